// Claims of a preset, measured on a run of it.
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/run/preset.h"
#include "core/run/quantity.h"

namespace icl {

namespace {

constexpr int kDigits = 6;

ClaimResult unmeasured(const Claim& claim, const std::string& why) {
  ClaimResult result;
  result.text = claim.text;
  result.quantity = claim.quantity;
  result.measured = result.target = std::numeric_limits<double>::quiet_NaN();
  result.sentence = why;
  return result;
}

/// How far from its target a Near claim lets the value be.
double allowance(const Claim& claim, double target) {
  return std::max(claim.absolute, claim.relative * std::abs(target));
}

Result<double> valueOf(const std::string& text, const Claim& claim, const Driver& driver) {
  if (const auto number = parseNumber(text)) return *number;
  const auto quantity = parseQuantity(text, driver.type(), driver.channels());
  if (!quantity) return quantity.error();
  return measureQuantity(*quantity, driver, claim.set, claim.arguments);
}

ClaimResult judgeEnd(const Claim& claim, const Driver& driver) {
  ClaimResult result;
  result.text = claim.text;
  result.quantity = "end";
  const std::string end(toText(driver.ended().end));
  result.ok = end == claim.target;
  result.sentence = "the run ended " + end + " at step " + std::to_string(driver.position()) +
                    "; claimed: " + claim.target;
  return result;
}

ClaimResult judge(const Claim& claim, const Driver& driver) {
  if (claim.is == Claim::Is::Ends) return judgeEnd(claim, driver);
  const auto measured = valueOf(claim.quantity, claim, driver);
  if (!measured) return unmeasured(claim, measured.error().text());
  const auto target = valueOf(claim.target, claim, driver);
  if (!target) return unmeasured(claim, target.error().text());

  ClaimResult result;
  result.text = claim.text;
  result.quantity = claim.quantity;
  result.measured = *measured;
  result.target = *target * claim.factor + claim.offset;
  result.margin = claimMargin(claim, result.measured, result.target);
  std::string wanted;
  const std::string bound = shortNumber(result.target, kDigits);
  if (claim.is == Claim::Is::Below) {
    result.ok = result.measured < result.target;
    wanted = "below " + bound;
  } else if (claim.is == Claim::Is::Above) {
    result.ok = result.measured > result.target;
    wanted = "above " + bound;
  } else {
    const double allowed = allowance(claim, result.target);
    result.ok = std::abs(result.measured - result.target) <= allowed;
    wanted = "within " + shortNumber(allowed, 2) + " of " + bound;
  }
  result.sentence = claim.quantity + " is " + shortNumber(result.measured, kDigits) + " at step " +
                    std::to_string(driver.position()) + "; claimed: " + wanted;
  return result;
}

}  // namespace

double claimMargin(const Claim& claim, double measured, double target) {
  if (claim.is == Claim::Is::Below) return target - measured;
  if (claim.is == Claim::Is::Above) return measured - target;
  if (claim.is == Claim::Is::Near) return allowance(claim, target) - std::abs(measured - target);
  return std::numeric_limits<double>::quiet_NaN();
}

Result<std::vector<ClaimResult>> checkPreset(const Preset& preset, const Catalog& catalog,
                                             std::uint64_t seed) {
  const ExperimentType* type = findExperiment(catalog, preset.experiment);
  ICL_CHECK(type != nullptr, "a loaded preset names an experiment of the catalog");
  RunOptions options = preset.run;
  options.seed = seed;
  auto made = Driver::create(*type, preset.changes, options);
  if (!made) return made.error();
  Driver& driver = **made;

  std::vector<ClaimResult> results(preset.claims.size());
  const auto judgeAt = [&](std::int64_t step) {
    for (std::size_t i = 0; i < preset.claims.size(); ++i) {
      if (preset.claims[i].step == step) results[i] = judge(preset.claims[i], driver);
    }
  };
  for (;;) {
    judgeAt(static_cast<std::int64_t>(driver.position()));
    if (driver.atEnd()) break;
    driver.advance();
    if (driver.ended().end == EndReason::Failed) break;
  }
  judgeAt(-1);
  for (std::size_t i = 0; i < preset.claims.size(); ++i) {
    if (preset.claims[i].step <= static_cast<std::int64_t>(driver.position())) continue;
    results[i] =
        unmeasured(preset.claims[i], "the run ended at step " + std::to_string(driver.position()) +
                                         ", before step " + std::to_string(preset.claims[i].step));
  }
  return results;
}

}  // namespace icl
