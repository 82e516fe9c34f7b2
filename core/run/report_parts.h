// Pieces of a comparison report; used by report*.cpp alone.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/run/report.h"

namespace icl::report {

/// A Markdown table; cells are escaped, the columns from `numbers_from` on are set right.
class MarkdownTable {
 public:
  MarkdownTable(std::vector<std::string> titles, std::size_t numbers_from);
  void add(const std::vector<std::string>& cells);
  bool empty() const { return rows_ == 0; }
  const std::string& text() const { return text_; }

 private:
  std::string text_{};
  std::size_t rows_ = 0;
};

/// "1" for the first.
std::string nameOf(std::size_t run);
/// "–" where it is no number.
std::string number(double value);
/// "α_T" of "α_{T}": signs as the window draws them, in one line of text.
std::string withoutMarkup(const std::string& text);
/// The channel at the end or at a step; NaN where it was not recorded.
double valueOf(const RunReader& run, std::string_view channel, std::int64_t step = -1);

std::string seedsPart(const std::vector<ReportRun>& runs);
std::string theoryPart(const std::vector<ReportRun>& runs);
std::string claimsPart(const std::vector<ReportRun>& runs);

}  // namespace icl::report
