#include "core/run/preset.h"

#include <cstdlib>

#include <gtest/gtest.h>

#include "tests/support/compare.h"
#include "tests/support/tiny_experiment.h"

namespace icl {
namespace {

const char* const kGood = R"({
  "id": "to-the-point", "title": "To the point", "story": "Descent reaches the minimum.",
  "experiment": "tiny", "settings": {"rate": 0.2}, "seed": 3, "steps": 60, "until": "loss < 1e-9",
  "script": [{"step": 5, "type": "place", "target": "y", "value": 2}],
  "views": ["loss"], "log_x": true, "pace": 30,
  "claims": [
    {"text": "x is at 3", "quantity": "x", "is": "near", "target": 3, "absolute": 1e-3},
    {"text": "y was moved", "quantity": "y", "is": "near", "target": 2, "absolute": 0, "relative": 1e-12, "step": 5},
    {"text": "better than the start", "quantity": "loss", "is": "below", "target": "level:start_loss", "factor": 0.5},
    {"text": "close", "quantity": "probe:distance.distance", "is": "below", "target": 0.01},
    {"text": "far from elsewhere", "quantity": "probe:distance.distance", "is": "near", "target": 1, "absolute": 0.01, "arguments": {"x": 4}},
    {"text": "another start is worse", "quantity": "level:start_loss", "is": "near", "target": 11, "absolute": 1e-9, "settings": {"curvature": 2}},
    {"text": "it meets its condition", "is": "ends", "target": "condition"}]
})";

class PresetTest : public ::testing::Test {
 protected:
  Result<Preset> load(const std::string& text) {
    const auto json = Json::parse(text, "preset.json");
    if (!json) return json.error();
    return presetFromJson(*json, "preset.json", catalog_);
  }
  std::string refusal(const std::string& from, const std::string& to) {
    std::string text = kGood;
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
    const auto preset = load(text);
    EXPECT_FALSE(preset.ok()) << to;
    return preset.ok() ? "" : preset.error().text();
  }
  static void expectContains(const std::string& text, const std::string& part) {
    EXPECT_NE(text.find(part), std::string::npos) << text;
  }
  Catalog catalog_{tiny::type()};
};

TEST_F(PresetTest, ReadsEverythingThereIs) {
  const auto preset = load(kGood);
  ASSERT_TRUE(preset.ok()) << preset.error().text();
  EXPECT_EQ(preset->id, "to-the-point");
  EXPECT_EQ(preset->changes, (Values{{"rate", 0.2}}));
  EXPECT_EQ(preset->run.seed, 3u);
  EXPECT_EQ(preset->run.steps, 60u);
  EXPECT_EQ(preset->run.preset, "to-the-point");
  ASSERT_EQ(preset->run.script.size(), 1u);
  EXPECT_EQ(preset->script[0].step, 5u);
  EXPECT_EQ(preset->views, std::vector<std::string>{"loss"});
  EXPECT_TRUE(preset->log_x);
  EXPECT_FALSE(preset->long_running);
  EXPECT_DOUBLE_EQ(preset->pace, 30);
  EXPECT_EQ(preset->claims.size(), 7u);
}

TEST_F(PresetTest, EveryClaimIsMeasured) {
  const auto preset = load(kGood);
  ASSERT_TRUE(preset.ok());
  const auto results = checkPreset(*preset, catalog_, 1);
  ASSERT_TRUE(results.ok()) << results.error().text();
  ASSERT_EQ(results->size(), 7u);
  for (const auto& result : *results) EXPECT_TRUE(result.ok) << result.sentence;
  EXPECT_NEAR((*results)[0].measured, 3, 1e-3);
  EXPECT_DOUBLE_EQ((*results)[2].target, 9.5 * 0.5);
  EXPECT_DOUBLE_EQ((*results)[5].measured, 11);  // 9 + 2
}

TEST_F(PresetTest, AClaimThatDoesNotHoldSaysWhatWasMeasured) {
  std::string text = kGood;
  text.replace(text.find("\"target\": 3,"), 12, "\"target\": 4,");
  const auto preset = load(text);
  ASSERT_TRUE(preset.ok());
  const auto results = checkPreset(*preset, catalog_, 1);
  ASSERT_TRUE(results.ok());
  EXPECT_FALSE((*results)[0].ok);
  expectContains((*results)[0].sentence, "claimed: within 0.001 of 4");
}

TEST_F(PresetTest, AClaimAboutAStepTheRunNeverReachedFails) {
  std::string text = kGood;
  text.replace(text.find("\"step\": 5}"), 10, "\"step\": 59}");
  const auto preset = load(text);
  ASSERT_TRUE(preset.ok());
  const auto results = checkPreset(*preset, catalog_, 1);
  ASSERT_TRUE(results.ok());
  EXPECT_FALSE((*results)[1].ok);
  expectContains((*results)[1].sentence, "before step 59");
}

TEST_F(PresetTest, WhatIsUnknownIsRefusedWithTheNearestName) {
  expectContains(refusal("\"story\"", "\"stroy\""), "story");
  expectContains(refusal("\"experiment\": \"tiny\"", "\"experiment\": \"tinny\""), "tiny");
  expectContains(refusal("{\"rate\": 0.2}", "{\"rte\": 0.2}"), "rate");
  expectContains(refusal("{\"rate\": 0.2}", "{\"rate\": 20}"), "rate");
  expectContains(refusal("loss < 1e-9", "lss < 1e-9"), "loss");
  expectContains(refusal("\"type\": \"place\"", "\"type\": \"plce\""), "place");
  expectContains(refusal("\"quantity\": \"x\"", "\"quantity\": \"xx\""), "claims[0]");
  expectContains(refusal("probe:distance.distance", "probe:distanse.distance"), "distance");
  expectContains(refusal("probe:distance.distance", "probe:distance.distanse"), "distance");
  expectContains(refusal("probe:distance.distance", "probe:distance"), "PROBE.LABEL");
  expectContains(refusal("\"is\": \"near\"", "\"is\": \"nearly\""), "near");
  expectContains(refusal("\"target\": \"condition\"", "\"target\": \"conditon\""), "condition");
  expectContains(refusal("\"arguments\": {\"x\": 4}", "\"arguments\": {\"z\": 4}"), "z");
  expectContains(refusal("\"settings\": {\"curvature\": 2}", "\"settings\": {\"curve\": 2}"),
                 "curvature");
}

TEST_F(PresetTest, ANearClaimNeedsATolerance) {
  expectContains(refusal(", \"absolute\": 1e-3", ""), "'relative' or 'absolute'");
}

TEST_F(PresetTest, AClaimIsAboutAStepOfTheRunOrItsEnd) {
  expectContains(refusal("\"step\": 5}", "\"step\": -2}"), "'step'");
}

TEST_F(PresetTest, AnIdMustBeASlug) {
  expectContains(refusal("to-the-point", "To The Point"), "id");
}

TEST_F(PresetTest, SettingsOfAClaimAboutAChannelAreRefused) {
  expectContains(refusal("\"target\": 3, \"absolute\": 1e-3",
                         "\"target\": 3, \"absolute\": 1e-3, \"settings\": {\"rate\": 0.1}"),
                 "channel");
}

TEST_F(PresetTest, AFolderIsReadInTheOrderOfItsFileNamesAndIdsAreUnique) {
  const testing::TemporaryFolder folder;
  std::filesystem::create_directory(folder / "family");
  std::string other = kGood;
  other.replace(other.find("to-the-point"), 12, "another");
  testing::writeText(folder / "family/20-second.json", kGood);
  testing::writeText(folder / "10-first.json", other);
  int made = 0;
  catalog_.front().create = [&made, create = catalog_.front().create](const Values& settings,
                                                                      std::uint64_t seed) {
    ++made;
    return create(settings, seed);
  };
  const auto presets = loadPresets(folder.path(), catalog_);
  EXPECT_EQ(made, 0) << "forty presets at start must not make forty runs";
  ASSERT_TRUE(presets.ok()) << presets.error().text();
  ASSERT_EQ(presets->size(), 2u);
  EXPECT_EQ((*presets)[0].id, "another");
  testing::writeText(folder / "30-third.json", kGood);
  const auto doubled = loadPresets(folder.path(), catalog_);
  ASSERT_FALSE(doubled.ok());
  expectContains(doubled.error().text(), "to-the-point");
}

TEST_F(PresetTest, ADamagedFileNamesItselfAndThePlace) {
  const testing::TemporaryFolder folder;
  testing::writeText(folder / "broken.json", "{\"id\": \"a\",\n \"title\" 3}");
  const auto preset = loadPreset(folder / "broken.json", catalog_);
  ASSERT_FALSE(preset.ok());
  expectContains(preset.error().text(), "broken.json");
  expectContains(preset.error().text(), "2:");
}

TEST_F(PresetTest, TheEnvironmentChoosesTheResources) {
  ::setenv("ICL_RESOURCES", "/somewhere", 1);
  EXPECT_EQ(resourceFolder(), "/somewhere");
  ::unsetenv("ICL_RESOURCES");
  EXPECT_TRUE(std::filesystem::is_directory(resourceFolder())) << resourceFolder();
}

}  // namespace
}  // namespace icl
