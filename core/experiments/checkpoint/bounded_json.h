// JSON of files that may be hostile: a text whose tree would be far larger than the file is refused
// before it is built. Pure; any thread.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "core/base/json.h"

namespace icl::checkpoint {

/// At most `most` commas, so about as many values.
inline Result<Json> boundedJson(std::string_view text, std::ptrdiff_t most,
                                const std::string& where) {
  if (std::count(text.begin(), text.end(), ',') > most) {
    return Error{Message{ICL_TR("this lists more than any such file of a model does")}, where};
  }
  return Json::parse(text, where);
}

}  // namespace icl::checkpoint
