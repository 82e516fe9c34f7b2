#include "core/run/report.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/run/repeat_command.h"
#include "core/run/report_parts.h"

namespace icl {

namespace report {

namespace {

std::string escapedCell(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '\n') {
      out += ' ';
    } else {
      if (c == '|' || c == '\\') out += '\\';
      out += c;
    }
  }
  return out;
}

}  // namespace

MarkdownTable::MarkdownTable(std::vector<std::string> titles, std::size_t numbers_from) {
  std::string rule = "|";
  text_ = "|";
  for (std::size_t i = 0; i < titles.size(); ++i) {
    text_ += " " + escapedCell(titles[i]) + " |";
    rule += i < numbers_from ? " --- |" : " ---: |";
  }
  text_ += "\n" + rule + "\n";
}

void MarkdownTable::add(const std::vector<std::string>& cells) {
  text_ += "|";
  for (const std::string& cell : cells) text_ += " " + escapedCell(cell) + " |";
  text_ += "\n";
  ++rows_;
}

std::string nameOf(std::size_t run) { return std::to_string(run + 1); }

std::string number(double value) { return std::isnan(value) ? "–" : shortNumber(value, 6); }

std::string withoutMarkup(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool opens =
        (text[i] == '_' || text[i] == '^') && i + 1 < text.size() && text[i + 1] == '{';
    if (opens) {
      out += text[i++];
    } else if (text[i] != '}') {
      out += text[i];
    }
  }
  return out;
}

double valueOf(const RunReader& run, std::string_view channel, std::int64_t step) {
  const auto& all = run.manifest().channels;
  const auto found = std::find(all.begin(), all.end(), channel);
  const std::uint64_t first = run.manifest().first_step;
  const std::uint64_t row = step < 0 ? run.rows() - 1 : static_cast<std::uint64_t>(step) - first;
  if (found == all.end() || row >= run.rows()) return std::nan("");
  const auto values = run.read(row, row + 1);
  if (!values) return std::nan("");
  return (*values)[static_cast<std::size_t>(found - all.begin())];
}

namespace {

std::vector<std::string> titles(std::string first, std::size_t runs) {
  std::vector<std::string> out{std::move(first)};
  for (std::size_t i = 0; i < runs; ++i) out.push_back("run " + nameOf(i));
  return out;
}

std::uint64_t lastStepOf(const RunReader& run) {
  return run.manifest().first_step + (run.rows() == 0 ? 0 : run.rows() - 1);
}

std::string runsPart(const std::vector<ReportRun>& runs) {
  MarkdownTable table({"run", "id", "experiment", "story", "seed", "last step", "end", "seconds"},
                      4);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const RunManifest& m = runs[i].run->manifest();
    const std::string end = m.end == EndReason::None ? "interrupted" : std::string(toText(m.end));
    table.add({nameOf(i), m.id, m.experiment, m.preset, std::to_string(m.seed),
               std::to_string(lastStepOf(*runs[i].run)), end, shortNumber(m.seconds, 3)});
  }
  return table.text();
}

/// Of one run the settings that differ from the defaults, of several those that differ among them.
std::string settingsPart(const std::vector<ReportRun>& runs) {
  std::map<std::string, std::vector<std::string>> rows;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    for (const auto& [key, value] : runs[i].run->manifest().config.map()) {
      rows.try_emplace(key, runs.size(), "–").first->second[i] = toText(value);
    }
  }
  MarkdownTable differ(titles("setting", runs.size()), 1);
  std::string common;
  const Values defaults = runs.front().type->schema.defaults();
  for (const auto& [key, values] : rows) {
    const bool equal = std::all_of(values.begin(), values.end(),
                                   [&](const std::string& v) { return v == values.front(); });
    std::vector<std::string> cells{"`" + key + "`"};
    cells.insert(cells.end(), values.begin(), values.end());
    if (!equal) differ.add(cells);
    const Value* fallback = defaults.find(key);
    if (equal && (fallback == nullptr || toText(*fallback) != values.front())) {
      common += (common.empty() ? "" : ", ") + ("`" + key + "` " + values.front());
    }
  }
  std::string out = "## Settings that differ\n\n";
  out += differ.empty() ? "None: all settings are the same.\n" : differ.text();
  if (!common.empty()) out += "\nThe same in all, and not as by default: " + common + ".\n";
  return out + "\n";
}

std::string finalsPart(const std::vector<ReportRun>& runs) {
  MarkdownTable table(titles("channel", runs.size()), 1);
  std::vector<std::string> keys;
  for (const ReportRun& run : runs) {
    for (const std::string& key : run.run->manifest().channels) {
      if (std::find(keys.begin(), keys.end(), key) == keys.end()) keys.push_back(key);
    }
  }
  for (const std::string& key : keys) {
    std::vector<std::string> cells{"`" + key + "`"};
    bool any = false;
    for (const ReportRun& run : runs) {
      const double value = valueOf(*run.run, key);
      any = any || !std::isnan(value);
      cells.push_back(number(value));
    }
    if (any) table.add(cells);
  }
  return "## At the end\n\n" + table.text() + "\n";
}

std::string repeatPart(const std::vector<ReportRun>& runs) {
  std::string out = "## To repeat the runs\n\n";
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const RunManifest& m = runs[i].run->manifest();
    out += "Run " + nameOf(i) + ", made by " + m.build + ":\n\n    " +
           repeatCommand(m, *runs[i].type, runs[i].preset, lastStepOf(*runs[i].run)) + "\n\n";
    const auto digest = runs[i].run->digest();
    if (digest) out += "SHA-256 of its rows: `" + *digest + "`\n\n";
    const auto by_hand = eventsByHand(m, runs[i].preset);
    if (by_hand.empty()) continue;
    out += "It was changed on its way, which no command repeats:\n\n";
    for (const Event& event : by_hand) out += "- " + sentenceOf(event) + "\n";
    out += "\n";
  }
  return out;
}

std::string picturesPart(const std::vector<ReportRun>& runs) {
  std::string out;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    for (const auto& [view, file] : runs[i].pictures) {
      out += "![" + view + " of run " + nameOf(i) + "](<" + file + ">)\n\n";
    }
  }
  return out.empty() ? out : "## Pictures\n\n" + out;
}

}  // namespace

}  // namespace report

Result<std::string> comparisonReport(const std::vector<ReportRun>& runs) {
  for (const ReportRun& run : runs) {
    if (run.run->rows() > 0) continue;
    return Error{Message{ICL_TR("has no rows yet, so there is nothing to compare")},
                 run.run->manifest().id};
  }
  std::string out = runs.size() == 1
                        ? "# A run\n\n"
                        : "# Comparison of " + std::to_string(runs.size()) + " runs\n\n";
  out += report::runsPart(runs) + "\n" + report::settingsPart(runs) + report::finalsPart(runs);
  out += report::seedsPart(runs) + report::theoryPart(runs) + report::claimsPart(runs);
  return out + report::picturesPart(runs) + report::repeatPart(runs);
}

}  // namespace icl
