// Runs of mixture-encoder: they learn, are the same for any number of threads, keep their tables,
// and answer probes.
#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "core/base/parallel.h"
#include "core/experiments/mixture/encoder/experiment.h"
#include "core/experiments/mixture/encoder/training.h"
#include "core/run/driver.h"
#include "tests/support/allocation_guard.h"
#include "tests/support/compare.h"

namespace icl::mixture {
namespace {

Values smallEncoderSettings(const Values& changes = {}) {
  Values settings{{"classes-2", std::int64_t{16}},
                  {"labels-2", std::int64_t{8}},
                  {"item-dimension-2", std::int64_t{16}},
                  {"segment", std::int64_t{4}},
                  {"patch", std::int64_t{4}},
                  {"encoder-width", std::int64_t{12}},
                  {"encoder-hidden", std::int64_t{24}},
                  {"batch", std::int64_t{40}},
                  {"validation-items", std::int64_t{200}},
                  {"evaluate-every", std::int64_t{10}},
                  {"rate", 0.01}};
  for (const auto& [key, value] : changes.map()) settings.set(key, value);
  return settings;
}

class EncoderRun : public ::testing::Test {
 protected:
  std::unique_ptr<Driver> make(const Values& changes = {}, std::uint64_t steps = 60,
                               std::uint64_t seed = 1) {
    auto driver =
        Driver::create(type_, smallEncoderSettings(changes), {.seed = seed, .steps = steps});
    EXPECT_TRUE(driver.ok()) << (driver.ok() ? "" : driver.error().text());
    return std::move(driver).value();
  }
  double channel(const Driver& driver, const char* key) const {
    return driver.row()[static_cast<std::size_t>(channelIndex(driver.channels(), key))];
  }
  static Values kind(const char* encoder) { return {{"encoder", std::string(encoder)}}; }
  ExperimentType type_ = mixtureEncoderType();
};

TEST_F(EncoderRun, AnUntrainedEncoderGuessesAndEveryKindLearns) {
  for (const char* encoder : {"mlp", "transformer", "cnn", "vit"}) {
    const auto driver = make(kind(encoder), 120);
    driver->advance();
    EXPECT_NEAR(channel(*driver, "loss"), std::log(16), 0.6) << encoder;
    EXPECT_LT(channel(*driver, "validation"), 0.3) << encoder;
    while (!driver->atEnd()) driver->advance();
    EXPECT_GT(channel(*driver, "validation"), 0.7) << encoder;
    EXPECT_LT(channel(*driver, "validation_loss"), 1.2) << encoder;
  }
}

TEST_F(EncoderRun, RowsHaveTheSameBitsForAnyNumberOfThreads) {
  const int before = parallel::threads();
  for (const char* encoder : {"mlp", "transformer", "cnn", "vit"}) {
    std::vector<std::vector<double>> rows;
    for (const int threads : {1, 3}) {
      parallel::setThreads(threads);
      const auto driver = make(kind(encoder), 12);
      while (!driver->atEnd()) driver->advance();
      rows.emplace_back(driver->row().begin(), driver->row().end());
    }
    EXPECT_EQ(testing::firstDifference(rows[1], rows[0]), -1) << encoder;
  }
  parallel::setThreads(before);
}

TEST_F(EncoderRun, AStepAllocatesNothingOnceItIsWarm) {
  const int before = parallel::threads();
  parallel::setThreads(1);
  for (const char* encoder : {"mlp", "transformer", "cnn", "vit"}) {
    const Values complete = *type_.schema.complete(smallEncoderSettings(kind(encoder)));
    const EncoderConfig config = encoderConfigOf(complete);
    EncoderTraining run(complete, 1, *makeItems(config, 1));
    std::uint64_t step = 0;
    for (; step < 11; ++step) run.step({step, 1});
    const testing::AllocationGuard guard;
    for (; step < 22; ++step) run.step({step, 1});
    EXPECT_EQ(guard.count(), 0u) << encoder;
  }
  parallel::setThreads(before);
}

TEST_F(EncoderRun, TheCheckpointHoldsWeightsStatisticsMeansAndLabels) {
  const auto driver = make(kind("cnn"), 5);
  while (!driver->atEnd()) driver->advance();
  const auto tensors = driver->snapshot()->tensors();
  const auto named = [&](const char* name) {
    const auto at =
        std::find_if(tensors.begin(), tensors.end(), [&](const auto& t) { return t.name == name; });
    EXPECT_NE(at, tensors.end()) << name;
    return at == tensors.end() ? Snapshot::Tensor{} : *at;
  };
  EXPECT_EQ(named("conv.4.weight").shape, (std::vector<std::size_t>{32, 48}));
  EXPECT_NE(named("conv.1.running_mean").data[0], 0);
  EXPECT_EQ(named("classifier.weight").shape, (std::vector<std::size_t>{16, 12}));
  const auto means = named("tables.class_means_2");
  ASSERT_EQ(means.shape, (std::vector<std::size_t>{16, 16}));
  std::vector<float> expected(16);
  secondClassMean(1, 5, expected);
  for (std::size_t j = 0; j < 16; ++j) EXPECT_EQ(means.data[5 * 16 + j], double{expected[j]});
  const auto labels = named("tables.labels_2");
  ASSERT_EQ(labels.data.size(), 16u);
  EXPECT_EQ(labels.data[13], 5);

  // Other tables are refused: the run's seed makes others.
  auto other = make(kind("cnn"), 5, 2);
  const auto resumed = other->resume(tensors, 5, {});
  ASSERT_FALSE(resumed.ok());
  EXPECT_NE(resumed.error().text().find("class means"), std::string::npos);
  auto wider = make({{"encoder-width", std::int64_t{10}}, {"encoder", std::string("cnn")}}, 5);
  EXPECT_FALSE(wider->resume(tensors, 5, {}).ok());
}

TEST_F(EncoderRun, WhatIsFrozenStays) {
  const auto driver = make({}, 30);
  ASSERT_TRUE(driver->seek(5).ok());
  const auto weights = [&](const char* name) {
    const auto tensors = driver->snapshot()->tensors();
    return std::find_if(tensors.begin(), tensors.end(),
                        [&](const auto& t) { return t.name == name; })
        ->data;
  };
  ASSERT_TRUE(driver->apply({"freeze", "encoder", true, {}}).ok());
  const auto body = weights("feature_extractor.0.weight"), head = weights("classifier.weight");
  ASSERT_TRUE(driver->seek(9).ok());
  EXPECT_EQ(weights("feature_extractor.0.weight"), body);
  EXPECT_NE(weights("classifier.weight"), head);
}

TEST_F(EncoderRun, TheBestClassifierTakesTheNearestMeanAndIsNotBeaten) {
  const auto driver = make({{"spread-2", 1.5}}, 150);
  while (!driver->atEnd()) driver->advance();
  const auto best = type_.probe("best")->run(*driver->snapshot(), {}, {});
  ASSERT_TRUE(best.ok());
  const double bound = *best->find("accuracy");
  EXPECT_LT(bound, 0.95);
  EXPECT_GT(bound, 0.4);
  EXPECT_LT(channel(*driver, "validation"), bound + 0.06);
  EXPECT_GT(channel(*driver, "validation"), 0.5 * bound);
}

TEST_F(EncoderRun, TrainingPullsTheItemsOfAClassTogetherInThePlane) {
  const auto driver = make({{"spread-2", 1.0}}, 150);
  while (!driver->atEnd()) driver->advance();
  const ProbeType& probe = *type_.probe("geometry");
  const Values arguments = *probe.arguments.complete({{"points", std::int64_t{60}}});
  const auto plane = probe.run(*driver->snapshot(), arguments, {});
  ASSERT_TRUE(plane.ok());
  EXPECT_EQ(plane->cols, 6);
  EXPECT_EQ(plane->rows, 120);
  EXPECT_GT(*plane->find("by_class.1"), *plane->find("by_class.0") + 0.1);
  EXPECT_GT(*plane->find("by_class.0"), *plane->find("by_chance"));
  for (int r = 0; r < plane->rows; ++r) {
    const double* row = plane->table.data() + 6 * r;
    EXPECT_EQ(row[0], r / 2);
    EXPECT_EQ(row[1], r % 2);
    EXPECT_LT(row[3], 6);
    EXPECT_EQ(row[2], static_cast<int>(row[3]) % 8);
  }
}

TEST_F(EncoderRun, OneItemIsShownWithItsAnswer) {
  const auto driver = make({}, 60);
  while (!driver->atEnd()) driver->advance();
  const ProbeType& probe = *type_.probe("item");
  const auto item = probe.run(*driver->snapshot(), *probe.arguments.complete({}), {});
  ASSERT_TRUE(item.ok());
  EXPECT_EQ(item->rows, 1);
  EXPECT_EQ(item->cols, 16);
  EXPECT_GE(*item->find("probability"), 0);
  const auto beyond =
      probe.run(*driver->snapshot(), *probe.arguments.complete({{"item", std::int64_t{200}}}), {});
  ASSERT_FALSE(beyond.ok());
  EXPECT_NE(beyond.error().text().find("0 to 199"), std::string::npos);
}

TEST_F(EncoderRun, SettingsThatDoNotFitAreRefusedInWords) {
  const auto refusal = [&](const Values& changes) {
    const auto complete = type_.schema.complete(smallEncoderSettings(changes));
    return complete.ok() ? std::string() : complete.error().text();
  };
  EXPECT_NE(refusal({{"labels-2", std::int64_t{5}}}).find("multiple of 5"), std::string::npos);
  EXPECT_NE(refusal({{"data", std::string("images")}}).find("folder"), std::string::npos);
  EXPECT_NE(
      refusal({{"data", std::string("glyphs")}, {"held-out", std::int64_t{20}}}).find("at most 19"),
      std::string::npos);
  EXPECT_NE(refusal({{"encoder", std::string("transformer")}, {"segment", std::int64_t{3}}})
                .find("segments of 3"),
            std::string::npos);
  EXPECT_EQ(refusal({{"segment", std::int64_t{3}}}), "");
}

}  // namespace
}  // namespace icl::mixture
