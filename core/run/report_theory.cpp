// What runs are held against in a report: other seeds, theory, and the claims of their stories.
#include <algorithm>
#include <cmath>
#include <map>

#include "core/math/statistics.h"
#include "core/run/report_parts.h"

namespace icl::report {

namespace {

/// What a claim's quantity or target is, as far as the stored rows and theory say.
double storedValue(const std::string& text, const Claim& claim, const ReportRun& run) {
  if (const auto parsed = parseNumber(text)) return *parsed;
  constexpr std::string_view kLevelPrefix = "level:";
  if (text.starts_with(kLevelPrefix) && claim.set.empty() && run.type->levels) {
    const auto levels = run.type->levels(run.run->manifest().config);
    const auto found = levels.find(text.substr(kLevelPrefix.size()));
    return found == levels.end() ? std::nan("") : found->second;
  }
  return valueOf(*run.run, text, claim.step);
}

/// Its settings and its limits are the story's: claims speak of no other run.
bool madeByPreset(const ReportRun& run) {
  if (run.preset == nullptr || run.preset->experiment != run.type->id) return false;
  const auto complete = run.type->schema.complete(run.preset->changes);
  const RunManifest& m = run.run->manifest();
  if (!complete || complete.value() != m.config || run.preset->run.until != m.until) return false;
  const std::uint64_t steps = run.preset->run.steps;
  return m.steps == (steps != 0 ? steps : run.type->endFor(m.config));
}

std::vector<std::string> claimCells(std::size_t i, const Claim& claim, const ReportRun& run) {
  const std::string ask = "icl check " + run.preset->id + " tells";
  if (claim.is == Claim::Is::Ends) {
    const std::string end(toText(run.run->manifest().end));
    return {nameOf(i), claim.text, end, claim.target, end == claim.target ? "holds" : "fails"};
  }
  const double value = storedValue(claim.quantity, claim, run);
  const double target = storedValue(claim.target, claim, run) * claim.factor + claim.offset;
  const std::string is = claim.is == Claim::Is::Below   ? "below "
                         : claim.is == Claim::Is::Above ? "above "
                                                        : "near ";
  const double margin = claimMargin(claim, value, target);
  return {nameOf(i), claim.text, number(value),
          std::isnan(target) ? claim.target : is + number(target),
          std::isnan(margin) ? ask
          : margin >= 0      ? "holds"
                             : "fails"};
}

}  // namespace

std::string seedsPart(const std::vector<ReportRun>& runs) {
  std::map<std::string, std::vector<std::size_t>> groups;  // by everything but the seed
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const RunManifest& m = runs[i].run->manifest();
    groups[m.experiment + contentHash(m.config)].push_back(i);
  }
  std::string out;
  for (const auto& [settings, members] : groups) {
    if (members.size() < 2) continue;
    std::string names;
    for (const std::size_t i : members) names += (names.empty() ? "" : ", ") + nameOf(i);
    MarkdownTable table({"channel", "mean", "standard deviation", "least", "most"}, 1);
    for (const std::string& key : runs[members.front()].run->manifest().channels) {
      RunningMoments moments;
      double least = HUGE_VAL, most = -HUGE_VAL;
      for (const std::size_t i : members) {
        const double value = valueOf(*runs[i].run, key);
        if (!std::isfinite(value)) continue;
        moments.add(value);
        least = std::min(least, value);
        most = std::max(most, value);
      }
      if (moments.count() < members.size()) continue;
      table.add({"`" + key + "`", number(moments.mean()), number(std::sqrt(moments.variance())),
                 number(least), number(most)});
    }
    out += "Runs " + names + " (n = " + std::to_string(members.size()) +
           ") have the same settings and other seeds; at the end:\n\n" + table.text() + "\n";
  }
  return out.empty() ? out : "## Over seeds\n\n" + out;
}

std::string theoryPart(const std::vector<ReportRun>& runs) {
  MarkdownTable table({"run", "line", "source", "channel", "theory", "at the end", "gap"}, 4);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    if (!runs[i].type->references) continue;
    for (const Reference& line : runs[i].type->references(runs[i].run->manifest().config)) {
      const double value = valueOf(*runs[i].run, line.channel);
      if (!line.x.empty() || std::isnan(value)) continue;  // a curve has no level to end at
      table.add({nameOf(i), withoutMarkup(line.title), withoutMarkup(line.source),
                 "`" + line.channel + "`", number(line.level), number(value),
                 number(value - line.level)});
    }
  }
  return table.empty() ? "" : "## Against theory\n\n" + table.text() + "\n";
}

std::string claimsPart(const std::vector<ReportRun>& runs) {
  MarkdownTable table({"run", "claim of its story", "measured", "claimed", "verdict"}, 5);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    if (!madeByPreset(runs[i])) continue;
    for (const Claim& claim : runs[i].preset->claims) table.add(claimCells(i, claim, runs[i]));
  }
  return table.empty() ? "" : "## Claims\n\n" + table.text() + "\n";
}

}  // namespace icl::report
