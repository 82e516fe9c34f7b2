#include "core/experiments/mixture/config.h"

#include <limits>

#include <gtest/gtest.h>

#include "core/experiments/mixture/cost.h"

namespace icl::mixture {
namespace {

Values integers(std::initializer_list<std::pair<const char*, std::int64_t>> settings) {
  Values values;
  for (const auto& [key, value] : settings) values.set(key, value);
  return values;
}

std::string refusal(const Values& changes) {
  const auto complete = pretrainSchema().complete(changes);
  return complete ? "accepted" : complete.error().text();
}

std::int64_t widthFor(Values changes) {
  return pretrainSchema().complete(changes)->integer("width");
}

TEST(PretrainConfig, WidthFollowsFromPositionsAndDimension) {
  EXPECT_EQ(widthFor({}), 128);
  EXPECT_EQ(widthFor({{"positions", std::string("rotary")}}), 64);
  EXPECT_EQ(widthFor({{"positions", std::string("hybrid")}}), 130);
  EXPECT_EQ(widthFor(integers({{"item-dimension", 15}})), 80);
  EXPECT_EQ(widthFor(integers({{"item-dimension", 15}, {"max-pairs", 8}})), 32);
}

TEST(PretrainConfig, EveryRefusalSaysWhatWouldBeRight) {
  EXPECT_EQ(refusal(integers({{"classes", 100}})),
            "classes: 100 classes cannot share 32 labels evenly: choose a multiple of 32");
  EXPECT_EQ(refusal(integers({{"new-classes", 100}})),
            "new-classes: 100 new classes cannot share 32 labels evenly: choose a multiple of 32");
  EXPECT_EQ(refusal(integers({{"burstiness", 3}})),
            "burstiness: 8 pairs cannot be filled with 3 copies of each class: choose a burstiness "
            "that divides the number of pairs");
  EXPECT_EQ(
      refusal(integers({{"burstiness", 8}})),
      "burstiness: burstiness 8 leaves one class in a context of 8 pairs: choose at most half "
      "as many copies as pairs");
  EXPECT_EQ(
      refusal(integers({{"pairs", 40}})),
      "max-pairs: positions reach for 32 pairs, but a sequence has 40: choose max-pairs of at "
      "least 40");
  EXPECT_EQ(refusal(integers({{"heads", 3}})),
            "heads: a width of 128 cannot be shared by 3 heads: change heads or item-dimension so "
            "that one divides the other");
  Values odd = integers({{"item-dimension", 63}});
  odd.set("positions", std::string("rotary"));
  EXPECT_EQ(refusal(odd),
            "item-dimension: rotary positions turn pairs of coordinates, so a head's size must be "
            "even, not 63: change item-dimension by one");
  Values labels = integers({{"labels", 2}, {"burstiness", 2}});
  labels.set("no-repeats", true);
  EXPECT_EQ(refusal(labels),
            "no-repeats: a context of 4 classes without repeated labels needs as many labels, not "
            "2");
  Values schedule = integers({{"schedule-steps", 50}});
  schedule.set("schedule", std::string("cosine"));
  EXPECT_EQ(refusal(schedule),
            "schedule-steps: the cosine schedule ends at step 50, before its warm-up of 100 steps");
}

TEST(PretrainConfig, SettingsMeanWhatTheContractSays) {
  const auto bound = [](const char* key, const char* option) {
    return configOf(*pretrainSchema().complete({{key, std::string(option)}}));
  };
  EXPECT_EQ(bound("positions", "rotary").shape().rotation, Rotation::Standard);
  EXPECT_EQ(bound("positions", "rotary-published").shape().rotation, Rotation::Published);
  EXPECT_EQ(bound("positions", "hybrid").shape().rotation, Rotation::None);
  EXPECT_TRUE(bound("positions", "alibi").shape().alibi);
  EXPECT_FALSE(bound("positions", "none").shape().alibi);
  EXPECT_TRUE(bound("activation", "swiglu").shape().gated);
  EXPECT_TRUE(bound("output-projection", "always").shape().project);
  EXPECT_FALSE(bound("output-projection", "auto").shape().project);
  EXPECT_EQ(bound("optimizer", "adamw").optimizerSettings().method, Optimizer::AdamW);
  Values hybrid{{"positions", std::string("hybrid")},
                {"hybrid-rotation", std::string("published")}};
  EXPECT_EQ(configOf(*pretrainSchema().complete(hybrid)).shape().rotation, Rotation::Published);
  const TaskConfig task = configOf(pretrainSchema().defaults()).task();
  EXPECT_EQ(task.position_block, 65u);
  EXPECT_EQ(task.max_shift, 48u);
  EXPECT_EQ(task.dimension, 63u);
}

TEST(PretrainCost, CountsParametersAndTheMemoryThatARunTakes) {
  const Config config = configOf(pretrainSchema().defaults());
  const Cost cost = costOf(config);
  EXPECT_EQ(cost.parameters, 202112);
  EXPECT_GT(cost.bytes, 64e6);
  EXPECT_LT(cost.bytes, 300e6);
  EXPECT_GT(cost.step_seconds, 0);
  const auto scaled = [](std::int64_t dimension) {
    return costOf(configOf(*pretrainSchema().complete(integers({{"item-dimension", dimension}}))));
  };
  EXPECT_GT(scaled(447).bytes, 2 * cost.bytes);
  EXPECT_GT(scaled(447).step_seconds, 8 * cost.step_seconds);  // 16 times the products
}

// 12 d² multiplications a token and layer pair, as the specification counts them.
TEST(PretrainCost, CountsTheOperationsOfTheSpecification) {
  Config config = configOf(*pretrainSchema().complete({{"positions", std::string("rotary")}}));
  config.skip_unused = false;
  EXPECT_NEAR(stepOperations(config) / 0.70e9, 1, 0.05);
  config.skip_unused = true;
  EXPECT_NEAR(stepOperations(config) / 0.456e9, 1, 0.05);
}

TEST(PretrainCost, TheTestsAreASmallPartOfADefaultRun) {
  const Config config = configOf(pretrainSchema().defaults());
  const double every = static_cast<double>(config.evaluate_every);
  const double share = evaluationOperations(config) / (every * stepOperations(config));
  // Four sets of a thousand, there alone, against batches of 128 there and back.
  EXPECT_NEAR(share, 4 * 1000.0 / (3 * 128 * every), 1e-12);
  EXPECT_LT(share, 0.05);
}

TEST(PretrainCost, WhatDoesNotFitIsRefusedWithTheSum) {
  const Config config = configOf(pretrainSchema().defaults());
  EXPECT_TRUE(checkMemory(config, std::numeric_limits<double>::infinity()).ok());
  const Status refused = checkMemory(config, 1e6);
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().text().find("(202112 parameters), but 1.0 MB of memory are left"),
            std::string::npos)
      << refused.error().text();
}

}  // namespace
}  // namespace icl::mixture
