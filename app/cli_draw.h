// Pictures of the window, drawn off screen by icl-lab, which this starts and waits for: the command
// line holds no Qt. Used by plot and by the reports of export; main thread.
#pragma once

#include <string>

#include "app/cli_output.h"

namespace icl::cli {

/// How icl-lab ended and what it said.
struct Drawn {
  int code = kMachineFailed;
  std::string said{};
  /// Its own sentence (its last line, without its name), or that it gave none.
  Error error(const std::string& view) const;
};

/// `what`: the folder of a stored run, or a preset's or an experiment's name; `out`: a file whose
/// ending says the format.
Result<Drawn> drawOffScreen(const std::string& what, const std::string& view,
                            const std::string& out);

}  // namespace icl::cli
