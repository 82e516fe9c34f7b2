// What claims measured, in a preset's file: read, refused where it contradicts the claim, written.
#include <algorithm>
#include <cmath>
#include <map>

#include <gtest/gtest.h>

#include "core/experiments/catalog.h"
#include "core/run/preset.h"
#include "core/run/quantity.h"
#include "tests/support/compare.h"
#include "tests/support/tiny_experiment.h"

namespace icl {
namespace {

/// A preset of one claim.
std::string withClaim(const std::string& claim) {
  return R"({"id": "one", "title": "One", "story": "A claim.", "experiment": "tiny",)"
         R"( "steps": 20, "claims": [)" +
         claim + "]}";
}

const char* const kRecorded =
    R"({"text": "near", "quantity": "x", "is": "near", "target": 3, "absolute": 0.5,)"
    R"( "measured": [3.1, 2.8, 3], "margin": 0.3})";

class ClaimRecordTest : public ::testing::Test {
 protected:
  Result<Preset> load(const std::string& text) {
    const auto json = Json::parse(text, "one.json");
    if (!json) return json.error();
    return presetFromJson(*json, "one.json", catalog_);
  }
  std::string refusal(const std::string& from, const std::string& to) {
    std::string claim = kRecorded;
    const auto at = claim.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    claim.replace(at, from.size(), to);
    const auto preset = load(withClaim(claim));
    EXPECT_FALSE(preset.ok()) << claim;
    return preset.ok() ? "" : preset.error().text();
  }
  static void expectContains(const std::string& text, const std::string& part) {
    EXPECT_NE(text.find(part), std::string::npos) << text;
  }
  Catalog catalog_{tiny::type()};
};

TEST_F(ClaimRecordTest, IsReadWithTheClaim) {
  const auto preset = load(withClaim(kRecorded));
  ASSERT_TRUE(preset.ok()) << preset.error().text();
  EXPECT_EQ(preset->claims[0].measured, (std::vector<double>{3.1, 2.8, 3}));
  EXPECT_DOUBLE_EQ(preset->claims[0].margin, 0.3);
}

TEST_F(ClaimRecordTest, IsThreeNumbersAndAMarginOfZeroOrMore) {
  expectContains(refusal("[3.1, 2.8, 3]", "[3.1, 2.8]"), "three numbers");
  expectContains(refusal("[3.1, 2.8, 3]", "[3.1, 2.8, \"3\"]"), "three numbers");
  expectContains(refusal("[3.1, 2.8, 3]", "3.1"), "claims[0]");
  expectContains(refusal("0.3}", "-0.3}"), "0 or more");
  expectContains(refusal("0.3}", "\"0.3\"}"), "0 or more");
  expectContains(refusal(", \"margin\": 0.3", ""), "both or neither");
  expectContains(refusal("\"measured\": [3.1, 2.8, 3], ", ""), "both or neither");
}

TEST_F(ClaimRecordTest, MustFulfilItsClaim) {
  expectContains(refusal("3.1, 2.8", "3.1, 2.2"), "2.2, the value recorded with seed 2");
  expectContains(refusal("\"is\": \"near\"", "\"is\": \"above\""), "2.8, the value recorded");
  expectContains(refusal("0.3}", "0.4}"), "leave 0.3");
  EXPECT_TRUE(load(withClaim(R"({"text": "t", "quantity": "x", "is": "below", "target": 3.2,)"
                             R"( "measured": [3.1, 2.8, 3], "margin": 0.1})"))
                  .ok());
}

TEST_F(ClaimRecordTest, AnEndHasNone) {
  const auto preset = load(withClaim(
      R"({"text": "t", "is": "ends", "target": "condition", "measured": [1, 1, 1], "margin": 1})"));
  ASSERT_FALSE(preset.ok());
  expectContains(preset.error().text(), "measures no number");
}

TEST_F(ClaimRecordTest, TheMarginIsTheDistanceToWhereTheClaimFails) {
  Claim claim;
  claim.is = Claim::Is::Above;
  EXPECT_DOUBLE_EQ(claimMargin(claim, 3, 2.5), 0.5);
  claim.is = Claim::Is::Below;
  EXPECT_DOUBLE_EQ(claimMargin(claim, 3, 2.5), -0.5);
  claim.is = Claim::Is::Near;
  claim.absolute = 0.25;
  claim.relative = 0.5;  // of 2.5: the wider of the two
  EXPECT_DOUBLE_EQ(claimMargin(claim, 3, 2.5), 0.75);
  EXPECT_DOUBLE_EQ(claimMargin(claim, 1, 2.5), -0.25);
  claim.is = Claim::Is::Ends;
  EXPECT_TRUE(std::isnan(claimMargin(claim, 1, 1)));
}

TEST_F(ClaimRecordTest, RecordingKeepsTheRestOfTheFile) {
  const testing::TemporaryFolder folder;
  const auto file = folder / "many.json";
  testing::writeText(file, R"({"id": "many", "title": "Many", "story": "Four claims.",
    "experiment": "tiny", "settings": {"noise": 0.5}, "steps": 40, "until": "loss < 1e-9",
    "claims": [
      {"text": "at 3", "quantity": "x", "is": "near", "target": 3, "absolute": 0.7},
      {"text": "tight", "quantity": "level:start_loss", "is": "near", "target": 9.5, "absolute": 1e-9},
      {"text": "better", "quantity": "loss", "is": "below", "target": "level:start_loss", "factor": 0.5},
      {"text": "to the end", "is": "ends", "target": "reached-limit"}]})");
  const auto preset = loadPreset(file, catalog_);
  ASSERT_TRUE(preset.ok()) << preset.error().text();
  std::vector<std::vector<ClaimResult>> by_seed;
  for (const std::uint64_t seed : kRecordedSeeds) {
    by_seed.push_back(*checkPreset(*preset, catalog_, seed));
  }
  const auto written = recordClaims(*preset, by_seed);
  ASSERT_TRUE(written.ok()) << written.error().text();

  const auto again = loadPreset(file, catalog_);
  ASSERT_TRUE(again.ok()) << again.error().text();
  EXPECT_EQ(again->changes, preset->changes);
  EXPECT_EQ(again->run.until, "loss < 1e-9");
  ASSERT_EQ(again->claims.size(), 4u);
  for (std::size_t i = 0; i < 3; ++i) {
    const Claim& claim = again->claims[i];
    ASSERT_EQ(claim.measured.size(), 3u) << claim.text;
    double least = by_seed[0][i].margin;
    for (std::size_t s = 0; s < 3; ++s) {
      least = std::min(least, by_seed[s][i].margin);
      EXPECT_NEAR(claim.measured[s], by_seed[s][i].measured, 0.011 * least + 1e-15);
    }
    EXPECT_NEAR(claim.margin, least, 0.01 * least);
  }
  EXPECT_TRUE(again->claims[3].measured.empty());
  EXPECT_NE(by_seed[0][0].measured, by_seed[1][0].measured);  // seeds differ
}

/// The files of the project: what they record fulfils their claims, those against levels included.
TEST(PresetFiles, EveryClaimRecordsWhatItMeasured) {
  const Catalog catalog = makeCatalog();
  const auto presets = loadPresets(resourceFolder() / "presets", catalog);
  ASSERT_TRUE(presets.ok()) << presets.error().text();
  for (const Preset& preset : presets.value()) {
    const ExperimentType& type = *findExperiment(catalog, preset.experiment);
    for (const Claim& claim : preset.claims) {
      if (claim.is == Claim::Is::Ends) continue;
      const std::string name = preset.id + ": " + claim.text;
      // Every number of the mixture experiment; of the others what is recorded.
      const bool mixture = preset.experiment == "mixture-pretrain";
      if (!mixture && claim.measured.empty()) continue;
      ASSERT_EQ(claim.measured.size(), kRecordedSeeds.size()) << name;
      if (!mixture || !claim.target.starts_with("level:")) continue;
      const auto known = type.levels(*type.schema.complete(preset.changes));
      const double target = known.at(claim.target.substr(6)) * claim.factor + claim.offset;
      double least = claimMargin(claim, claim.measured[0], target);
      for (const double value : claim.measured) {
        EXPECT_GE(claimMargin(claim, value, target), 0) << name;
        least = std::min(least, claimMargin(claim, value, target));
      }
      EXPECT_NEAR(claim.margin, least, 0.05 * least) << name;
    }
  }
}

}  // namespace
}  // namespace icl
