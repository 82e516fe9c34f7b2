// A run of the first stage small enough for tests of milliseconds, and its driver.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/parallel.h"
#include "core/experiments/mixture/experiment.h"
#include "core/experiments/mixture/pretrain.h"
#include "core/run/driver.h"
#include "tests/support/allocation_guard.h"
#include "tests/support/compare.h"

namespace icl::mixture {

inline Values smallSettings() {
  return {{"classes", std::int64_t{64}},       {"labels", std::int64_t{8}},
          {"new-classes", std::int64_t{32}},   {"item-dimension", std::int64_t{7}},
          {"pairs", std::int64_t{4}},          {"burstiness", std::int64_t{2}},
          {"max-pairs", std::int64_t{8}},      {"batch", std::int64_t{40}},
          {"optimizer", std::string("adam")},  {"test-sequences", std::int64_t{60}},
          {"evaluate-every", std::int64_t{10}}};
}

inline Values smallSettings(const Values& changes) {
  Values settings = smallSettings();
  for (const auto& [key, value] : changes.map()) settings.set(key, value);
  return settings;
}

/// Steps of a run that has been evaluated take no memory, on one thread.
inline void expectWarmStepsTakeNoMemory(const Values& complete) {
  const int before = parallel::threads();
  parallel::setThreads(1);
  Pretrain run(complete, 1, secondImages(configOf(complete), 1).value());
  std::uint64_t step = 0;
  for (; step < 21; ++step) run.step({step, 1});
  const testing::AllocationGuard guard;
  for (; step < 29; ++step) run.step({step, 1});
  EXPECT_EQ(guard.count(), 0u);
  parallel::setThreads(before);
}

/// `begin` makes the run anew: the same row with one thread, with three, and after going back.
inline void expectSameRowAnyWay(const std::function<std::unique_ptr<Driver>()>& begin,
                                std::uint64_t step, std::uint64_t back) {
  const int before = parallel::threads();
  std::vector<std::vector<double>> rows;
  for (const int threads : {1, 3}) {
    parallel::setThreads(threads);
    const auto driver = begin();
    for (const std::uint64_t place : {step, back, step}) {
      ASSERT_TRUE(driver->seek(place).ok());
      if (place == step) rows.emplace_back(driver->row().begin(), driver->row().end());
    }
  }
  parallel::setThreads(before);
  for (const auto& row : rows) EXPECT_EQ(icl::testing::firstDifference(row, rows[0]), -1);
}

class SmallRun : public ::testing::Test {
 protected:
  std::unique_ptr<Driver> make(const Values& changes = {}, std::uint64_t steps = 60,
                               std::uint64_t seed = 1) {
    auto driver = Driver::create(type_, smallSettings(changes), {.seed = seed, .steps = steps});
    EXPECT_TRUE(driver.ok()) << (driver.ok() ? "" : driver.error().text());
    return std::move(driver).value();
  }
  double channel(const Driver& driver, const char* key) const {
    const int at = channelIndex(driver.channels(), key);
    EXPECT_GE(at, 0) << key;
    return driver.row()[static_cast<std::size_t>(at)];
  }
  ExperimentType type_ = mixturePretrainType();
};

}  // namespace icl::mixture
