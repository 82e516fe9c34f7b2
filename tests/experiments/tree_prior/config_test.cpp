#include "core/experiments/tree_prior/config.h"

#include <gtest/gtest.h>

namespace icl::tree_prior {
namespace {

using Text = std::string;
using Whole = std::int64_t;

std::string refusal(const Values& changes) {
  const auto complete = adaptiveInferenceSchema().complete(changes);
  return complete.ok() ? "" : complete.error().text();
}

Config of(const Values& changes) {
  return configOf(adaptiveInferenceSchema().complete(changes).value());
}

TEST(TreeConfig, DefaultsAreTheBaseConfiguration) {
  const Config c = of({});
  EXPECT_EQ(c.dimension(), 15);
  EXPECT_EQ(c.layers(), 4);
  EXPECT_EQ(c.channels(), 1);
  EXPECT_EQ(c.tokens, 32);
  EXPECT_EQ(c.noise, 0.1);
  EXPECT_EQ(c.testNoise(), 0.1);
  EXPECT_EQ(c.testTokens(), 32);
  EXPECT_FALSE(c.explicitTokens());
}

TEST(TreeConfig, LayersAndChannelsFollowTheModelOrEachOther) {
  EXPECT_EQ(of({{"model", Text("b")}}).layers(), 1);
  EXPECT_EQ(of({{"model", Text("c")}}).channels(), 4);
  EXPECT_EQ(of({{"layers", Whole{2}}}).channels(), 2);
  EXPECT_EQ(of({{"channels", Whole{4}}}).layers(), 1);
  const Config deep = of({{"model", Text("c")}, {"layers", Whole{8}}, {"budget", Whole{8}}});
  EXPECT_EQ(deep.channels(), 1);
  EXPECT_FALSE(deep.hasRouter());
}

TEST(TreeConfig, TheDimensionIsTheTreesUnlessTheGaussianHasItsOwn) {
  EXPECT_EQ(of({{"levels", Whole{8}}}).dimension(), 255);
  EXPECT_EQ(of({{"dimension", Whole{8}}}).dimension(), 15);
  EXPECT_EQ(of({{"dimension", Whole{8}}, {"prior", Text("gaussian")}}).dimension(), 8);
}

TEST(TreeConfig, WhatDoesNotFitTogetherIsRefusedInWords) {
  EXPECT_NE(refusal({{"budget", Whole{16}}}).find("at most the dimension of the task (15)"),
            Text::npos);
  EXPECT_NE(refusal({{"layers", Whole{3}}}).find("layers (3) times channels (1)"), Text::npos);
  EXPECT_NE(refusal({{"tokens", Whole{0}}, {"token-form", true}}).find("tokens must be at least 1"),
            Text::npos);
  EXPECT_NE(refusal({{"read-out", Text("mlp")}, {"loss", Text("per-layer")}}).find("read-out"),
            Text::npos);
  EXPECT_NE(refusal({{"read-out", Text("mlp")}, {"values", Text("residual")}}).find("read-out"),
            Text::npos);
  EXPECT_NE(refusal({{"model", Text("c")}, {"features", Text("key")}}).find("a or b"), Text::npos);
  EXPECT_NE(refusal({{"features", Text("key")}, {"values", Text("residual")}}).find("linear"),
            Text::npos);
  EXPECT_NE(refusal({{"features", Text("key")}, {"loss", Text("per-layer")}}).find("linear"),
            Text::npos);
  EXPECT_NE(refusal({{"test-noise", -0.5}}).find("for that of training"), Text::npos);
  EXPECT_NE(refusal({{"values", Text("residual")}, {"test-tokens", Whole{0}}}).find("test-tokens"),
            Text::npos);
}

TEST(TreeConfig, BranchesAreProbabilitiesBreadthFirst) {
  EXPECT_EQ(parseBranches("", 3).value(), (std::vector<double>{0.5, 0.5, 0.5}));
  EXPECT_EQ(parseBranches("[1, 0.25]", 3).value(), (std::vector<double>{1, 0.25, 0.5}));
  for (const char* bad : {"[2]", "[-0.1]", "[0.5, 0.5, 0.5, 0.5]", "0.5", "[\"a\"]", "[", "{}"}) {
    EXPECT_FALSE(parseBranches(bad, 3).ok()) << bad;
  }
  const auto text = refusal({{"prior", Text("user-tree")}, {"branches", Text("[0.5, 7]")}});
  EXPECT_NE(text.find("entry 2"), Text::npos) << text;
  EXPECT_EQ(refusal({{"branches", Text("[0.5, 7]")}}), "");  // not looked at under other priors
}

}  // namespace
}  // namespace icl::tree_prior
