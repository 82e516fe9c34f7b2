#include "core/base/parallel.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <thread>

#include <gtest/gtest.h>

#include "core/base/parallel_together.h"
#include "core/base/random.h"
#include "tests/support/allocation_guard.h"

namespace icl {
namespace {

/// Puts the number of threads back at the end of a test.
class ThreadCount {
 public:
  explicit ThreadCount(int count) : before_(parallel::threads()) { parallel::setThreads(count); }
  ~ThreadCount() { parallel::setThreads(before_); }
  ThreadCount(const ThreadCount&) = delete;
  ThreadCount& operator=(const ThreadCount&) = delete;

 private:
  int before_;
};

double oscillatingSum(std::size_t n, std::size_t grain) {
  return parallel::deterministicReduce(
      n, grain, 0.0,
      [](std::size_t first, std::size_t last, double& sum) {
        for (std::size_t i = first; i < last; ++i) {
          sum += std::sin(static_cast<double>(i)) * 1e3 + 1e-7 / (1.0 + static_cast<double>(i));
        }
      },
      [](double& into, const double& from) { into += from; });
}

TEST(Parallel, SumsHaveTheSameBitsForAnyNumberOfThreads) {
  double wanted = 0;
  {
    const ThreadCount one(1);
    wanted = oscillatingSum(100003, 64);
  }
  for (const int count : {2, 3, 4, 8}) {
    const ThreadCount threads(count);
    EXPECT_EQ(parallel::threads(), count);
    for (int repeat = 0; repeat < 20; ++repeat) ASSERT_EQ(oscillatingSum(100003, 64), wanted);
  }
}

TEST(Parallel, ASumIsThePairwiseSumOfItsChunks) {
  // Written out here, so that every backend must give these bits and no others.
  std::vector<double> partials;
  for (std::size_t first = 0; first < 1003; first += 100) {
    double sum = 0;
    for (std::size_t i = first; i < std::min<std::size_t>(first + 100, 1003); ++i) {
      sum += 1 / (1.0 + static_cast<double>(i));
    }
    partials.push_back(sum);
  }
  while (partials.size() > 1) {
    std::vector<double> halved;
    for (std::size_t i = 0; i < partials.size(); i += 2) {
      halved.push_back(i + 1 < partials.size() ? partials[i] + partials[i + 1] : partials[i]);
    }
    partials = halved;
  }
  const ThreadCount threads(3);
  const double sum = parallel::deterministicReduce(
      1003, 100, 0.0,
      [](std::size_t first, std::size_t last, double& part) {
        for (std::size_t i = first; i < last; ++i) part += 1 / (1.0 + static_cast<double>(i));
      },
      [](double& into, const double& from) { into += from; });
  EXPECT_EQ(sum, partials[0]);
}

TEST(Parallel, ADifferentGrainIsADifferentSumSoTheTestAboveCanFail) {
  EXPECT_NE(oscillatingSum(100003, 64), oscillatingSum(100003, 1000));
}

TEST(Parallel, ForEachVisitsEveryItemOnce) {
  for (const int count : {1, 2, 4}) {
    const ThreadCount threads(count);
    for (const std::size_t n : {0UL, 1UL, 7UL, 1000UL}) {
      for (const std::size_t grain : {1UL, 3UL, 5000UL}) {
        std::vector<std::atomic<int>> visits(n);
        parallel::forEach(n, grain, [&](std::size_t i) { ++visits[i]; });
        for (const auto& visit : visits) ASSERT_EQ(visit, 1);
      }
    }
  }
}

TEST(Parallel, RangesAreTheGrainLongExceptTheLast) {
  const ThreadCount threads(2);
  std::vector<std::atomic<std::size_t>> lengths(4);
  parallel::forEach(
      10, 3, [&](std::size_t first, std::size_t last) { lengths[first / 3] = last - first; });
  EXPECT_EQ(lengths[0], 3U);
  EXPECT_EQ(lengths[1], 3U);
  EXPECT_EQ(lengths[2], 3U);
  EXPECT_EQ(lengths[3], 1U);
}

TEST(Parallel, ASumOfNothingIsTheIdentity) { EXPECT_EQ(oscillatingSum(0, 8), 0.0); }

TEST(Parallel, JoinsKeepTheOrderOfTheChunks) {
  const ThreadCount threads(4);
  const std::string text = parallel::deterministicReduce(
      11, 2, std::string(),
      [](std::size_t first, std::size_t last, std::string& part) {
        for (std::size_t i = first; i < last; ++i) part += static_cast<char>('a' + i);
      },
      [](std::string& into, const std::string& from) { into += from; });
  EXPECT_EQ(text, "abcdefghijk");
}

TEST(Parallel, ReduceIntoReusesTheStorageOfItsCaller) {
  const ThreadCount threads(2);
  std::vector<std::vector<double>> partials(parallel::chunkCount(100, 8), std::vector<double>(3));
  for (int repeat = 0; repeat < 2; ++repeat) {
    const auto& sum = parallel::reduceInto(
        100, 8, std::span(partials),
        [](std::size_t first, std::size_t last, std::vector<double>& part) {
          std::fill(part.begin(), part.end(), 0.0);
          for (std::size_t i = first; i < last; ++i) part[i % 3] += static_cast<double>(i);
        },
        [](std::vector<double>& into, const std::vector<double>& from) {
          for (std::size_t i = 0; i < into.size(); ++i) into[i] += from[i];
        });
    // 0 + 3 + … + 99, 1 + 4 + … + 97, 2 + 5 + … + 98.
    EXPECT_EQ(sum, (std::vector<double>{1683, 1617, 1650}));
  }
}

TEST(Parallel, ALoopInATrainingStepDoesNotAllocate) {
  std::vector<double> partials(parallel::chunkCount(1000, 10));
  const auto step = [&] {
    return parallel::reduceInto(
        1000, 10, std::span(partials),
        [](std::size_t first, std::size_t last, double& sum) {
          sum = 0;
          std::array<double, 100> draws{};
          Stream(1, Purpose::Task, 2, first).normals(draws);
          for (std::size_t i = first; i < last; ++i) sum += draws[i - first];
        },
        [](double& into, const double& from) { into += from; });
  };
  const ThreadCount threads(2);
  const double wanted = step();  // warms up
  const icl::testing::AllocationGuard guard;
  EXPECT_EQ(step(), wanted);
  EXPECT_EQ(guard.count(), 0U);
}

TEST(Parallel, LoopsNest) {
  for (const int count : {1, 2, 4}) {
    const ThreadCount threads(count);
    std::atomic<int> visits{0};
    parallel::forEach(20, 1, [&](std::size_t) {
      parallel::isolate([&] { parallel::forEach(30, 4, [&](std::size_t) { ++visits; }); });
      parallel::forEach(10, 1, [&](std::size_t) { ++visits; });
    });
    EXPECT_EQ(visits, 20 * 40);
  }
}

TEST(Parallel, NestedSumsHaveTheSameBits) {
  const double wanted = oscillatingSum(5000, 64);
  const ThreadCount threads(4);
  std::vector<double> sums(16);
  parallel::forEach(sums.size(), 1, [&](std::size_t i) {
    parallel::isolate([&] { sums[i] = oscillatingSum(5000, 64); });
  });
  for (const double sum : sums) EXPECT_EQ(sum, wanted);
}

TEST(Parallel, LowPriorityWorkGivesTheSameBits) {
  const double wanted = oscillatingSum(5000, 64);
  const ThreadCount threads(2);
  double sum = 0;
  parallel::atLowPriority([&] { sum = oscillatingSum(5000, 64); });
  EXPECT_EQ(sum, wanted);
}

TEST(Parallel, AnExceptionOfABodyComesOutOfTheCall) {
  for (const int count : {1, 2, 4}) {
    const ThreadCount threads(count);
    EXPECT_THROW(parallel::forEach(1000, 1,
                                   [](std::size_t i) {
                                     if (i == 500) throw std::runtime_error("five hundred");
                                   }),
                 std::runtime_error);
    EXPECT_THROW(parallel::atLowPriority([] { throw std::runtime_error("low"); }),
                 std::runtime_error);
    // And the pool works on.
    EXPECT_EQ(oscillatingSum(1000, 10), oscillatingSum(1000, 10));
  }
}

TEST(Parallel, SeveralThreadsMayCallAtOnce) {
  const ThreadCount threads(2);
  const double wanted = oscillatingSum(20000, 64);
  std::vector<double> sums(4);
  {
    std::vector<std::jthread> callers;
    for (std::size_t i = 0; i < sums.size(); ++i) {
      callers.emplace_back([&sums, i] {
        const auto work = [&] { sums[i] = oscillatingSum(20000, 64); };
        if (i % 2 == 0) {
          work();
        } else {
          parallel::atLowPriority(work);
        }
      });
    }
  }
  for (const double sum : sums) EXPECT_EQ(sum, wanted);
}

TEST(Parallel, DenormalsCountAsZeroInEveryLoopBegunUnderTheGuard) {
  volatile double tiny = std::numeric_limits<double>::min();
  const auto halvesThatSurvive = [&] {
    return parallel::deterministicReduce(
        64, 1, 0, [&](std::size_t, std::size_t, int& count) { count += tiny / 4 > 0 ? 1 : 0; },
        [](int& into, const int& from) { into += from; });
  };
  const ThreadCount threads(4);
  EXPECT_EQ(halvesThatSurvive(), 64);
  {
    const parallel::FlushDenormals guard;
    EXPECT_EQ(halvesThatSurvive(), 0);
  }
  EXPECT_EQ(halvesThatSurvive(), 64);
}

TEST(Parallel, LoopsKeptTogetherStayOnTheirThreadWithTheSameBits) {
  const ThreadCount threads(2);
  const double wanted = oscillatingSum(20000, 16);
  std::atomic<bool> all_busy{true};
  const auto here = std::this_thread::get_id();
  std::atomic<int> elsewhere{0};
  const auto visit = [&](std::size_t) { elsewhere += std::this_thread::get_id() != here ? 1 : 0; };
  parallel::keepTogether(all_busy, [&] {
    for (int i = 0; i < 50; ++i) parallel::forEach(64, 1, visit);
    EXPECT_EQ(oscillatingSum(20000, 16), wanted);
  });
  EXPECT_EQ(elsewhere, 0);
  all_busy = false;
  const auto slowly = [&](std::size_t i) {
    std::this_thread::sleep_for(std::chrono::microseconds(200));
    visit(i);
  };
  // A helper may wake late on a busy machine.
  for (int tries = 0; tries < 500 && elsewhere == 0; ++tries) {
    parallel::keepTogether(all_busy, [&] { parallel::forEach(64, 1, slowly); });
  }
  EXPECT_GT(elsewhere, 0) << "with cores that are free they spread";
}

}  // namespace
}  // namespace icl
