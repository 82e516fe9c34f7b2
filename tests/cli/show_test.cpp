#include "tests/cli/program.h"

namespace icl::testing {

using Show = Cli;

namespace {

/// Null where there is none.
Json findItem(const Json& answer, const std::string& kind, const std::string& key) {
  for (const Json& item : items(answer)) {
    if (textAt(item, "kind") == kind && textAt(item, "key") == key) return item;
  }
  return {};
}

}  // namespace

TEST_F(Show, ListHasTheExperimentAndItsPresets) {
  const Json all = answer({"list"});
  int experiments = 0, presets = 0;
  for (const Json& item : items(all)) {
    experiments += textAt(item, "kind") == "experiment" ? 1 : 0;
    presets += textAt(item, "kind") == "preset" ? 1 : 0;
    EXPECT_NE(textAt(item, "title"), "") << item.print();
  }
  EXPECT_GE(experiments, 1);
  EXPECT_GE(presets, 1);
  EXPECT_EQ(items(answer({"list", "experiments"})).size(), static_cast<std::size_t>(experiments));
  EXPECT_EQ(items(answer({"list", "presets"})).size(), static_cast<std::size_t>(presets));
  EXPECT_GE(items(answer({"list", "lectures"})).size(), 3U);
  EXPECT_NE(icl({"list"}).out.find("cross-attention"), std::string::npos);
}

TEST_F(Show, ListOfSomethingElseNamesTheNearest) {
  expectRefused({"list", "preset"}, {"'preset'", "did you mean 'presets'?"});
}

TEST_F(Show, ExperimentHasSettingsChannelsAndProbesWithTheirDefaults) {
  const Json shown = answer({"show", "cross-attention"});
  const Json depth = findItem(shown, "setting", "depth");
  ASSERT_TRUE(depth.isObject());
  EXPECT_EQ(numberAt(depth, "default"), 4);
  EXPECT_EQ(numberAt(depth, "min"), 1);
  EXPECT_EQ(numberAt(depth, "max"), 1024);
  EXPECT_NE(textAt(depth, "help"), "");
  const Json prior = findItem(shown, "setting", "prior");
  ASSERT_TRUE(prior.isObject());
  EXPECT_EQ(textAt(prior, "default"), "squared-norm");
  EXPECT_EQ(at(prior, "options").items().size(), 8U);
  EXPECT_TRUE(findItem(shown, "channel", "log10_excess").isObject());
  const Json loss = findItem(shown, "probe", "loss");
  ASSERT_TRUE(loss.isObject());
  EXPECT_EQ(textAt(at(loss, "arguments").items().at(0), "key"), "alpha");
  bool has_excess = false;
  for (const Json& label : at(loss, "labels").items()) {
    has_excess = has_excess || textAt(label, "label") == "excess";
  }
  EXPECT_TRUE(has_excess);
}

TEST_F(Show, EverySettingOfTheTableIsAlsoInTheText) {
  const std::string text = icl({"show", "cross-attention"}).out;
  for (const Json& item : items(answer({"show", "cross-attention"}))) {
    EXPECT_NE(text.find(textAt(item, "key")), std::string::npos) << item.print();
  }
}

TEST_F(Show, PresetHasItsStoryAndClaims) {
  const Json::Array presets = items(answer({"list", "presets"}));
  // Some from outside; the tests of preset files read all of them.
  for (std::size_t i = 0; i < presets.size(); i += 8) {
    const Json& preset = presets[i];
    const Json shown = answer({"show", textAt(preset, "name")});
    const Json first = items(shown).at(0);
    EXPECT_EQ(textAt(first, "kind"), "preset");
    EXPECT_NE(textAt(first, "story"), "");
    ASSERT_GE(items(shown).size(), 2U) << "no claim in " << textAt(preset, "name");
    EXPECT_EQ(textAt(items(shown).at(1), "kind"), "claim");
  }
}

TEST_F(Show, UnknownNameNamesTheNearest) {
  expectRefused({"show", "cross-atention"},
                {"'cross-atention'", "did you mean 'cross-attention'?"});
}

}  // namespace icl::testing
