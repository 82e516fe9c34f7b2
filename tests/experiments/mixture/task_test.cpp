// The laws of the generator: labels, classes, repetitions, lengths, the four test sets, addresses.
#include "core/experiments/mixture/task.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <gtest/gtest.h>

namespace icl::mixture {
namespace {

constexpr std::uint64_t kMany = 4000;

TaskConfig smallTask() {
  TaskConfig config;
  config.classes = 64;
  config.labels = 8;
  config.dimension = 12;
  config.new_classes = 32;
  config.position_block = 0;
  config.max_shift = 0;
  return config;
}

template <class Look>
void forMany(const Task& task, SequenceSet set, Look&& look, std::uint64_t count = kMany) {
  Prompt prompt;
  for (std::uint64_t i = 0; i < count; ++i) {
    task.draw({set, 5, i}, prompt);
    look(prompt);
  }
}

std::map<std::uint32_t, int> countsOf(std::span<const std::uint32_t> numbers) {
  std::map<std::uint32_t, int> counts;
  for (const std::uint32_t n : numbers) ++counts[n];
  return counts;
}

std::span<const std::uint32_t> contextOf(const Prompt& prompt) {
  return std::span(prompt.classes).first(prompt.classes.size() - 1);
}

TEST(MixtureTask, LabelsAreClassNumbersModuloTheirCount) {
  const Task task(smallTask(), 1);
  forMany(
      task, SequenceSet::Train,
      [](const Prompt& prompt) {
        ASSERT_EQ(prompt.labels.size(), 9u);
        for (std::size_t i = 0; i < 9; ++i) ASSERT_EQ(prompt.labels[i], prompt.classes[i] % 8);
      },
      200);
}

TEST(MixtureTask, BurstySequencesRepeatEachClassAndTheQueryIsOneOfThem) {
  for (const std::uint32_t copies : {1u, 2u, 4u}) {
    TaskConfig config = smallTask();
    config.burstiness = copies;
    const Task task(config, 1);
    forMany(
        task, SequenceSet::Train,
        [&](const Prompt& prompt) {
          const auto counts = countsOf(contextOf(prompt));
          for (const auto& [number, count] : counts) {
            ASSERT_EQ(count % static_cast<int>(copies), 0);
          }
          ASSERT_LE(counts.size(), 8 / copies);
          ASSERT_TRUE(counts.contains(prompt.classes.back()));
        },
        500);
  }
}

TEST(MixtureTask, TheQueryIsAnyOfTheClassesEquallyOftenAndPlacesAreRandom) {
  const Task task(smallTask(), 1);
  int first = 0, repeated = 0;
  forMany(task, SequenceSet::Train, [&](const Prompt& prompt) {
    first += prompt.classes.back() == prompt.classes.front() ? 1 : 0;
    repeated += prompt.classes[0] == prompt.classes[1] ? 1 : 0;
  });
  // Two classes, four copies each: the query is that of the first pair with 1/2 (+ 1/128 for two
  // equal draws); neighbours agree with 3/7.
  const double p = 0.5 + 0.5 / 64, q = 3.0 / 7 + 4.0 / 7 / 64;
  EXPECT_NEAR(first / double{kMany}, p, 4 * std::sqrt(p * (1 - p) / kMany));
  EXPECT_NEAR(repeated / double{kMany}, q, 4 * std::sqrt(q * (1 - q) / kMany));
}

TEST(MixtureTask, ClassesFollowZipfsLaw) {
  for (const double alpha : {0.0, 1.0}) {
    TaskConfig config = smallTask();
    config.zipf = alpha;
    config.burstiness = 0;  // every draw is independent
    const Task task(config, 1);
    std::vector<double> counts(64, 0);
    forMany(task, SequenceSet::Train, [&](const Prompt& prompt) {
      for (const std::uint32_t number : prompt.classes) counts[number] += 1;
    });
    double total = 0, chi2 = 0;
    for (int k = 0; k < 64; ++k) total += std::pow(k + 1, -alpha);
    for (std::size_t k = 0; k < 64; ++k) {
      const double wanted = 9.0 * kMany * std::pow(static_cast<double>(k) + 1, -alpha) / total;
      chi2 += (counts[k] - wanted) * (counts[k] - wanted) / wanted;
    }
    EXPECT_LT(chi2, 63 + 5 * std::sqrt(2 * 63.0)) << alpha;  // 63 degrees of freedom
  }
}

TEST(MixtureTask, BurstyAndNewClassPartsAreTheirFractions) {
  TaskConfig config = smallTask();
  config.classes = 1024;
  config.bursty_fraction = 0.7;
  config.ood_fraction = 0.2;
  const Task task(config, 1);
  int fresh = 0, bursty = 0;
  forMany(task, SequenceSet::Train, [&](const Prompt& prompt) {
    fresh += prompt.new_classes ? 1 : 0;
    // Of 1,024 classes eight independent draws hardly ever are two classes.
    bursty += countsOf(contextOf(prompt)).size() <= 2 ? 1 : 0;
    if (prompt.new_classes) {
      EXPECT_LE(countsOf(contextOf(prompt)).size(), 2u) << "new classes are always bursty";
      EXPECT_LT(*std::max_element(prompt.classes.begin(), prompt.classes.end()), 32u);
    }
  });
  const double n = kMany;
  EXPECT_NEAR(fresh / n, 0.2, 4 * std::sqrt(0.16 / n));
  EXPECT_NEAR(bursty / n, 0.2 + 0.8 * 0.7, 4 * std::sqrt(0.25 / n));
}

TEST(MixtureTask, NoRepeatedLabelsMeansDifferentLabelsAndEveryClass) {
  TaskConfig config = smallTask();
  config.burstiness = 2;
  config.no_repeats = true;
  const Task task(config, 1);
  std::set<std::uint32_t> seen;
  forMany(task, SequenceSet::Train, [&](const Prompt& prompt) {
    ASSERT_EQ(countsOf(std::span(prompt.labels).first(8)).size(), 4u);
    seen.insert(prompt.classes.begin(), prompt.classes.end());
  });
  EXPECT_EQ(seen.size(), 64u);
}

TEST(MixtureTask, TheFourTestSetsAreTheirRecipes) {
  TaskConfig config = smallTask();
  config.classes = 1024;
  config.bursty_fraction = 0.5;
  const Task task(config, 1);
  forMany(
      task, SequenceSet::Icl,
      [](const Prompt& p) {
        ASSERT_TRUE(p.new_classes);
        ASSERT_LE(countsOf(contextOf(p)).size(), 2u);
      },
      300);
  forMany(
      task, SequenceSet::Flipped,
      [](const Prompt& p) {
        ASSERT_FALSE(p.new_classes);
        ASSERT_LE(countsOf(contextOf(p)).size(), 2u);
        for (std::size_t i = 0; i < 9; ++i) ASSERT_EQ(p.labels[i], (p.classes[i] % 8 + 1) % 8);
      },
      300);
  int in_context = 0;
  forMany(task, SequenceSet::Iwl, [&](const Prompt& p) {
    ASSERT_FALSE(p.new_classes);
    const auto context = contextOf(p);
    in_context += std::count(context.begin(), context.end(), p.classes.back()) > 0 ? 1 : 0;
  });
  EXPECT_LT(in_context, 80);  // 8/1024 of them by accident
  int bursty = 0;
  forMany(task, SequenceSet::Test,
          [&](const Prompt& p) { bursty += countsOf(contextOf(p)).size() <= 2 ? 1 : 0; });
  EXPECT_NEAR(bursty / double{kMany}, 0.5, 4 * std::sqrt(0.25 / kMany));
}

/// Rows of one sequence.
std::vector<float> composed(const Task& task, const SequenceAddress& address, double items = 1,
                            double labels = 1) {
  const std::size_t width = task.config().width();
  std::vector<float> rows(task.config().tokens() * width), scratch(task.scratchSize());
  Prompt prompt;
  task.draw(address, prompt);
  task.compose(address, prompt, items, labels, {rows.data(), width}, scratch);
  return rows;
}

double squareOf(std::span<const float> x) {
  double sum = 0;
  for (const float value : x) sum += double{value} * double{value};
  return sum;
}

TEST(MixtureTask, ItemsHaveMeanSquaredLengthOneWhateverTheSpread) {
  for (const double spread : {0.0, 0.1, 2.0}) {
    TaskConfig config = smallTask();
    config.spread = spread;
    config.classes = 512;
    const Task task(config, 2);
    double items = 0;
    constexpr int kCount = 600;
    for (std::uint64_t i = 0; i < kCount; ++i) {
      const auto rows = composed(task, {SequenceSet::Icl, 0, i});
      // The query alone: the items of a context are copies of few classes.
      items += squareOf(std::span(rows).subspan(16 * 12, 12)) / kCount;
    }
    // Of a mean of n squared lengths with variance 2/D (at most 32 classes at spread 0).
    EXPECT_NEAR(items, 1, 4 * std::sqrt(2.0 / 12 / (spread < 1 ? 32 : 150))) << spread;
  }
}

TEST(MixtureTask, AnItemIsItsClassMeanUpToTheSpreadAndALabelIsExact) {
  TaskConfig config = smallTask();
  config.spread = 0.5;
  const Task task(config, 3);
  const SequenceAddress address{SequenceSet::Train, 7, 1};
  Prompt prompt;
  task.draw(address, prompt);
  double squares = 0;
  const auto rows = composed(task, address);
  for (std::size_t i = 0; i < 9; ++i) {
    const auto mean = task.classMean(prompt.classes[i]);
    for (std::size_t j = 0; j < 12; ++j) {
      const double d = rows[2 * i * 12 + j] * std::sqrt(1.25) - mean[j];
      squares += d * d;
    }
    if (i == 8) continue;
    const auto label = task.labelVector(prompt.labels[i]);
    for (std::size_t j = 0; j < 12; ++j) ASSERT_EQ(rows[(2 * i + 1) * 12 + j], label[j]);
  }
  // Noise of variance ε²/D in each of 108 coordinates.
  EXPECT_NEAR(squares / 9, 0.25, 4 * 0.25 * std::sqrt(2.0 / 108));
}

TEST(MixtureTask, PositionsAreOneHotAndShiftedAtRandom) {
  TaskConfig config = smallTask();
  config.position_block = 21;
  config.max_shift = 4;
  const Task task(config, 1);
  std::set<std::uint32_t> shifts;
  Prompt prompt;
  for (std::uint64_t i = 0; i < 60; ++i) {
    const SequenceAddress address{SequenceSet::Train, 0, i};
    task.draw(address, prompt);
    shifts.insert(prompt.shift);
    const auto rows = composed(task, address);
    for (std::size_t t = 0; t < 17; ++t) {
      for (std::size_t c = 0; c < 21; ++c) {
        ASSERT_EQ(rows[t * 33 + c], c == prompt.shift + t ? 1.0F : 0.0F);
      }
    }
  }
  EXPECT_EQ(shifts, (std::set<std::uint32_t>{0, 1, 2, 3, 4}));
}

TEST(MixtureTask, ScalesTakeItemsOrLabelsAway) {
  const Task task(smallTask(), 1);
  const SequenceAddress address{SequenceSet::Icl, 0, 3};
  const auto whole = composed(task, address), no_items = composed(task, address, 0, 1),
             half = composed(task, address, 1, 0.5);
  for (std::size_t t = 0; t < 17; ++t) {
    for (std::size_t j = 0; j < 12; ++j) {
      const std::size_t at = t * 12 + j;
      const bool label = t % 2 == 1;
      ASSERT_EQ(no_items[at], label ? whole[at] : 0.0F);
      ASSERT_EQ(half[at], label ? 0.5F * whole[at] : whole[at]);
    }
  }
}

TEST(MixtureTask, ASequenceIsTheSameWheneverItIsDrawn) {
  const Task task(smallTask(), 9), again(smallTask(), 9), other(smallTask(), 10);
  for (const SequenceSet set : {SequenceSet::Train, SequenceSet::Icl, SequenceSet::Iwl}) {
    const SequenceAddress address{set, 4, 11};
    EXPECT_EQ(composed(task, address), composed(again, address));
    EXPECT_NE(composed(task, address), composed(other, address));
    EXPECT_NE(composed(task, address), composed(task, {set, 4, 12}));
  }
  EXPECT_NE(composed(task, {SequenceSet::Train, 4, 11}),
            composed(task, {SequenceSet::Train, 5, 11}));
}

TEST(MixtureTask, NewClassesAreDrawnAfreshForEveryBatchButStayInATestSet) {
  const Task task(smallTask(), 1);
  std::vector<float> a(12), b(12);
  task.newClassMean(SequenceSet::Train, 3, 7, a);
  task.newClassMean(SequenceSet::Train, 4, 7, b);
  EXPECT_NE(a, b);
  task.newClassMean(SequenceSet::Icl, 3, 7, a);
  task.newClassMean(SequenceSet::Icl, 4, 7, b);
  EXPECT_EQ(a, b);
}

TEST(MixtureTask, ChanceLevelsAreThoseOfCountingInTheSets) {
  TaskConfig config = smallTask();
  config.zipf = 1;
  const Task task(config, 1);
  const ChanceLevels chance = chanceOf(config);
  EXPECT_EQ(chance.blind, 1.0 / 8);
  const auto counted = [&](SequenceSet set, auto&& of) {
    double sum = 0;
    forMany(task, set, [&](const Prompt& prompt) { sum += of(prompt); });
    return sum / kMany;
  };
  const auto share = [](const Prompt& prompt) {
    return static_cast<double>(
               std::count(prompt.labels.begin(), prompt.labels.end() - 1, prompt.labels.back())) /
           8;
  };
  const auto present = [&](const Prompt& prompt) { return share(prompt) > 0 ? 1.0 : 0.0; };
  EXPECT_NEAR(counted(SequenceSet::Icl, share), chance.context, 4 * 0.25 / std::sqrt(kMany));
  EXPECT_NEAR(counted(SequenceSet::Iwl, share), chance.context_iwl, 4 * 0.15 / std::sqrt(kMany));
  EXPECT_NEAR(counted(SequenceSet::Iwl, present), chance.present_iwl, 4 * 0.5 / std::sqrt(kMany));
  EXPECT_NEAR(chance.transition, (1 + chance.context) / 2, 1e-15);
}

TEST(MixtureTask, NoBurstinessMeansIndependentClassesEvenWhereSomeAreAskedFor) {
  TaskConfig config = smallTask();
  config.classes = 1024;
  config.burstiness = 0;
  config.bursty_fraction = 1;
  const Task task(config, 1);
  int repeated = 0;
  forMany(
      task, SequenceSet::Train,
      [&](const Prompt& prompt) { repeated += countsOf(contextOf(prompt)).size() < 7 ? 1 : 0; },
      500);
  EXPECT_LT(repeated, 5);
}

}  // namespace
}  // namespace icl::mixture
