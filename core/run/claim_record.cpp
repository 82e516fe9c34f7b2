// What claims measured with some seeds, kept in the preset's file: written by recordClaims, read
// and checked against the claim by readRecord.
#include <algorithm>
#include <cmath>

#include "core/base/files.h"
#include "core/base/text.h"
#include "core/run/preset.h"

namespace icl {

namespace {

constexpr int kRecordedDigits = 5, kMarginDigits = 3, kAllDigits = 17;
/// Of the margin: how much rounding may change a recorded value, and how far the margin may be from
/// that of the rounded values.
constexpr double kRounding = 0.01, kAgreement = 0.05;

double rounded(double value, int digits) {
  const auto number = parseNumber(shortNumber(value, digits));
  return number ? *number : value;
}

/// As few digits as tell the value to a small part of its margin.
double recordedValue(double value, double margin) {
  for (int digits = kRecordedDigits; digits < kAllDigits; ++digits) {
    const double candidate = rounded(value, digits);
    if (std::abs(candidate - value) <= kRounding * margin) return candidate;
  }
  return value;
}

Status readNumbers(const Json& json, const std::string& where, std::vector<double>& numbers) {
  const bool whole = json.isArray() && json.items().size() == kRecordedSeeds.size() &&
                     std::all_of(json.items().begin(), json.items().end(),
                                 [](const Json& item) { return item.isNumber(); });
  if (!whole) {
    return Error{Message{ICL_TR("'measured' must be three numbers, one for each of the seeds 1, 2 "
                                "and 3")},
                 where};
  }
  for (const Json& item : json.items()) numbers.push_back(item.asNumber());
  return {};
}

/// Where the target is a number, what is recorded can be checked without a run.
Status checkAgainstNumber(const Claim& claim, double number, const std::string& where) {
  const double target = number * claim.factor + claim.offset;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < claim.measured.size(); ++i) {
    const double margin = claimMargin(claim, claim.measured[i], target);
    least = std::min(least, margin);
    if (margin >= 0 && (margin > 0 || claim.is == Claim::Is::Near)) continue;
    return Error{Message{ICL_TR("the claim does not hold for %1, the value recorded with seed %2: "
                                "record it anew or correct the claim"),
                         {exactNumber(claim.measured[i]), std::to_string(kRecordedSeeds[i])}},
                 where};
  }
  if (std::abs(claim.margin - least) <= kAgreement * least) return {};
  return Error{Message{ICL_TR("'margin' is %1, but the recorded values leave %2: record it anew"),
                       {exactNumber(claim.margin), shortNumber(least, kMarginDigits)}},
               where};
}

double leastMargin(std::span<const std::vector<ClaimResult>> by_seed, std::size_t claim) {
  double least = std::numeric_limits<double>::infinity();
  for (const auto& results : by_seed) least = std::min(least, results[claim].margin);
  return least;
}

}  // namespace

Status readRecord(const Json* measured, const Json* margin, const std::string& where,
                  Claim& claim) {
  if (measured == nullptr && margin == nullptr) return {};
  if (claim.is == Claim::Is::Ends) {
    return Error{
        Message{ICL_TR("a claim with \"is\": \"ends\" measures no number, so it has neither "
                       "'measured' nor 'margin'")},
        where};
  }
  if (measured == nullptr || margin == nullptr) {
    return Error{Message{ICL_TR("'measured' and 'margin' belong together: write both or neither")},
                 where};
  }
  if (auto read = readNumbers(*measured, where, claim.measured); !read) return read;
  if (!margin->isNumber() || !(margin->asNumber() >= 0)) {
    return Error{Message{ICL_TR("'margin' must be a number, 0 or more: how far the worst of the "
                                "values is from where the claim would fail")},
                 where};
  }
  claim.margin = margin->asNumber();
  const auto number = parseNumber(claim.target);
  return number ? checkAgainstNumber(claim, *number, where) : Status{};
}

Status recordClaims(const Preset& preset, std::span<const std::vector<ClaimResult>> by_seed) {
  ICL_CHECK(by_seed.size() == kRecordedSeeds.size(), "one set of results for each recorded seed");
  const auto text = readFile(preset.file);
  if (!text) return text.error();
  auto json = Json::parse(*text, preset.file.string());
  if (!json) return json.error();
  const Json* found = json->find("claims");
  ICL_CHECK(found != nullptr && found->items().size() == preset.claims.size(),
            "the file is the one that the preset was loaded from");
  Json claims = *found;
  for (std::size_t i = 0; i < preset.claims.size(); ++i) {
    if (preset.claims[i].is == Claim::Is::Ends) continue;
    const double margin = leastMargin(by_seed, i);
    Json measured = Json::array();
    for (const auto& results : by_seed) {
      ICL_CHECK(results[i].ok, "only claims that hold are recorded");
      if (!std::isfinite(results[i].measured) || !std::isfinite(margin)) {
        return Error{Message{ICL_TR("%1 is %2, and only finite numbers can be recorded"),
                             {results[i].quantity, exactNumber(results[i].measured)}},
                     preset.id};
      }
      measured.push(recordedValue(results[i].measured, margin));
    }
    claims.items()[i].set("measured", measured).set("margin", rounded(margin, kMarginDigits));
  }
  json->set("claims", std::move(claims));
  return writeAtomic(preset.file, json->print(2) + "\n");
}

}  // namespace icl
