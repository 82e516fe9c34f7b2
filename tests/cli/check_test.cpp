#include "tests/cli/program.h"

namespace icl::testing {

using Check = Cli;

namespace {

// One parameter at one layer ends where the closed form says: alpha = 30/121.
std::string preset(const std::string& target) {
  return R"({"id": "own", "title": "Own", "story": "One layer.",)"
         R"( "source": "by hand", "experiment": "cross-attention",)"
         R"( "settings": {"depth": 1, "parameters": "one"},)"
         R"( "claims": [{"text": "alpha ends there", "quantity": "alpha", "is": "near",)"
         R"( "target": )" +
         target + R"(, "relative": 1e-3}]})";
}

}  // namespace

TEST_F(Check, ClaimThatHoldsExitsZeroAndIsMeasured) {
  writeText(file("own.json"), preset("0.247933884"));
  const Json checked = answer({"check", file("own.json").string()});
  ASSERT_EQ(items(checked).size(), 1U);
  EXPECT_TRUE(at(items(checked).at(0), "ok").asBool());
  EXPECT_NEAR(numberAt(items(checked).at(0), "measured"), 30.0 / 121.0, 1e-3);
}

TEST_F(Check, ClaimThatFailsExitsOne) {
  writeText(file("own.json"), preset("0.5"));
  const Json checked = answer({"check", file("own.json").string()}, 1);
  EXPECT_FALSE(at(items(checked).at(0), "ok").asBool());
  const Ended words = icl({"check", file("own.json").string()});
  EXPECT_EQ(words.code, 1);
  EXPECT_NE(words.out.find("1 claims of 1 presets, 1 failed"), std::string::npos) << words.out;
}

TEST_F(Check, AnyOneOfThePresetsAndItsSeedCanBeChosen) {
  const std::string name = textAt(items(answer({"list", "presets"})).at(0), "name");
  const Json checked = answer({"check", name, "--seed", "2"});
  EXPECT_EQ(textAt(items(checked).at(0), "preset"), name);
  EXPECT_EQ(numberAt(items(checked).at(0), "seed"), 2);
}

TEST_F(Check, WhatWasMeasuredIsRecordedInTheFileUnlessAClaimFails) {
  writeText(file("own.json"), preset("0.247933884"));
  const Json checked = answer({"check", file("own.json").string(), "--record"});
  ASSERT_EQ(items(checked).size(), 3U);
  const Json shown = answer({"show", file("own.json").string()});
  const Json claim = items(shown).at(1);
  EXPECT_NEAR(numberAt(claim, "margin"), 1e-3 * 30 / 121, 1e-5);
  ASSERT_EQ(at(claim, "measured").items().size(), 3U);
  EXPECT_NEAR(at(claim, "measured").items()[2].asNumber(), 30.0 / 121.0, 1e-5);

  writeText(file("wrong.json"), preset("0.5"));
  answer({"check", file("wrong.json").string(), "--record"}, 1);
  EXPECT_EQ(readText(file("wrong.json")), preset("0.5"));
}

TEST_F(Check, NamesAndAllTogetherAreRefused) {
  expectRefused({"check", "own", "--all"}, {"--all", "not both"});
  expectRefused({"check", "--all", "--record", "--seed", "2"}, {"--record", "without --seed"});
  expectRefused({"check", "no-such-preset-at-all"}, {"no-such-preset-at-all"});
}

TEST_F(Check, BenchMeasuresWhatItIsAskedFor) {
  const Json bench = answer({"bench", "--filter", "peak-memory"});
  ASSERT_EQ(items(bench).size(), 1U);
  EXPECT_GT(numberAt(items(bench).at(0), "value"), 1);
  EXPECT_EQ(textAt(items(bench).at(0), "unit"), "MB");
  const Json flow = answer({"bench", "--filter", "flow.depth-4"});
  EXPECT_GT(numberAt(items(flow).at(0), "value"), 100);
  expectRefused({"bench", "--filter", "landscpae"}, {"did you mean 'landscape'?"});
}

}  // namespace icl::testing
