// The laws of sequences of two modalities: pairs of classes that share a label, joint labels, the
// four test sets, layout; and the rows of an independent implementation.
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "core/base/safetensors.h"
#include "core/experiments/mixture/task.h"
#include "tests/support/places.h"

namespace icl::mixture {
namespace {

constexpr std::uint64_t kDraws = 4000;

TaskConfig pairedTask() {
  TaskConfig config;
  config.classes = 64;
  config.labels = 8;
  config.dimension = 6;
  config.new_classes = 32;
  config.position_block = 0;
  config.max_shift = 0;
  config.second.classes = 12;
  config.second.labels = 4;
  config.second.dimension = 5;
  return config;
}

TaskConfig jointTask() {
  TaskConfig config = pairedTask();
  config.second.groups_1 = 2;
  config.second.groups_2 = 4;
  return config;
}

template <class Look>
void forDraws(const Task& task, SequenceSet set, Look&& look, std::uint64_t count = kDraws) {
  Prompt prompt;
  for (std::uint64_t i = 0; i < count; ++i) {
    task.draw({set, 5, i}, prompt);
    look(prompt);
  }
}

TEST(MixturePairs, TablesOfTheFirstModalityAreThoseOfTheFirstStage) {
  TaskConfig first = pairedTask();
  first.second = {};
  const Task alone(first, 7), paired(pairedTask(), 7);
  EXPECT_EQ(alone.tables().labels, paired.tables().labels);
  EXPECT_EQ(alone.tables().classes, paired.tables().classes);
  EXPECT_TRUE(alone.tables().second.empty());
  EXPECT_EQ(paired.tables().second.size(), 12u * 5);
}

TEST(MixturePairs, MeansOfBothModalitiesHaveMeanSquaredLengthOne) {
  TaskConfig config = pairedTask();
  config.second.classes = 2000;
  const Task task(config, 3);
  double second = 0, fresh = 0;
  std::vector<float> mean(5);
  for (std::uint32_t k = 0; k < 2000; ++k) {
    for (const float x : task.secondMean(k)) second += double{x} * double{x} / 2000;
    task.newSecondMean(SequenceSet::Icl, 0, k, mean);
    for (const float x : mean) fresh += double{x} * double{x} / 2000;
  }
  EXPECT_NEAR(second, 1, 4 * std::sqrt(2.0 / 5 / 2000));
  EXPECT_NEAR(fresh, 1, 4 * std::sqrt(2.0 / 5 / 2000));
}

TEST(MixturePairs, BothItemsOfAPairHaveItsLabelAndTheQueryIsAPair) {
  const Task task(pairedTask(), 1);
  for (const SequenceSet set : {SequenceSet::Train, SequenceSet::Icl}) {
    forDraws(
        task, set,
        [&](const Prompt& p) {
          std::set<std::pair<std::uint32_t, std::uint32_t>> pairs;
          for (std::size_t i = 0; i <= 8; ++i) {
            ASSERT_EQ(p.labels[i], p.second[i] % 4);
            ASSERT_EQ(p.classes[i] % 8, p.labels[i]);
            if (i < 8) pairs.insert({p.classes[i], p.second[i]});
          }
          ASSERT_LE(pairs.size(), 2u);
          ASSERT_TRUE(pairs.contains({p.classes[8], p.second[8]}));
        },
        500);
  }
}

TEST(MixturePairs, FirstClassesFollowTheirPriorAmongThoseWithTheLabel) {
  for (const double zipf : {0.0, 1.0}) {
    TaskConfig config = pairedTask();
    config.zipf = zipf;
    config.second.zipf = 1;
    const Task task(config, 1);
    std::map<std::uint32_t, double> first, second;
    forDraws(task, SequenceSet::Train, [&](const Prompt& p) {
      first[p.classes[0]] += 1;
      second[p.second[0]] += 1;
    });
    double total = 0;
    for (int k = 0; k < 12; ++k) total += 1.0 / (k + 1);
    std::map<std::uint32_t, double> of_label;
    for (std::uint32_t k = 0; k < 12; ++k) {
      const double p = 1.0 / (k + 1) / total;
      of_label[k % 4] += p;
      EXPECT_NEAR(second[k] / kDraws, p, 4.5 * std::sqrt(p / kDraws)) << k;
    }
    for (std::uint32_t k = 0; k < 64; ++k) {
      if (k % 8 >= 4) {
        EXPECT_EQ(first.count(k), 0u) << "labels of the first modality alone";
        continue;
      }
      double among = 0;
      for (std::uint32_t j = k % 8; j < 64; j += 8) among += std::pow(j + 1, -zipf);
      const double p = of_label[k % 4] * std::pow(k + 1, -zipf) / among;
      EXPECT_NEAR(first[k] / kDraws, p, 4.5 * std::sqrt(p / kDraws)) << k;
    }
  }
}

TEST(MixturePairs, NewClassesOfTheSecondModalityAreAsManyInProportionButOneALabel) {
  TaskConfig config;  // 8192 classes, 128 new ones
  config.second.classes = 256;
  EXPECT_EQ(config.newSecondClasses(), 32u);  // 4 would be too few for 32 labels
  config.second.classes = 8192;
  EXPECT_EQ(config.newSecondClasses(), 128u);
  config.classes = 512;
  config.second.classes = 160;
  EXPECT_EQ(config.newSecondClasses(), 32u);  // 40, a multiple of 32
  config.second.groups_1 = 24;
  config.second.groups_2 = 12;
  EXPECT_EQ(config.newSecondClasses(), 36u);
  EXPECT_EQ(config.newClasses(), 120u);
  config.second.groups_1 = 256;
  EXPECT_EQ(config.newClasses(), 256u);

  const Task task(pairedTask(), 1);
  std::set<std::uint32_t> seen;
  forDraws(
      task, SequenceSet::Icl, [&](const Prompt& p) { seen.insert(p.second[8]); }, 500);
  EXPECT_EQ(seen, (std::set<std::uint32_t>{0, 1, 2, 3}));  // 32 · 12/64 = 6, at least one a label
}

TEST(MixturePairs, WithoutBurstsNothingBelongsTogether) {
  TaskConfig config = pairedTask();
  config.bursty_fraction = 0;
  const Task task(config, 1);
  int together = 0;
  std::map<std::pair<std::uint32_t, std::uint32_t>, int> labels;
  forDraws(task, SequenceSet::Train, [&](const Prompt& p) {
    ASSERT_EQ(p.labels[8], p.second[8] % 4);
    together += p.classes[8] % 8 == p.labels[8] ? 1 : 0;
  });
  // Eight labels of the first, independent of the second's four.
  EXPECT_NEAR(together / double{kDraws}, 1.0 / 8, 4 * std::sqrt(7.0 / 64 / kDraws));
}

TEST(MixturePairs, SwappedLabelsGoRoundAmongThoseOfTheSecondModality) {
  const Task task(pairedTask(), 1);
  forDraws(
      task, SequenceSet::Flipped,
      [](const Prompt& p) {
        for (std::size_t i = 0; i <= 8; ++i) ASSERT_EQ(p.labels[i], (p.second[i] % 4 + 1) % 4);
      },
      200);
}

TEST(MixturePairs, NoRepeatedLabelsAreThoseOfTheSecondModality) {
  TaskConfig config = pairedTask();
  config.burstiness = 2;
  config.no_repeats = true;
  const Task task(config, 1);
  std::set<std::uint32_t> seen;
  forDraws(task, SequenceSet::Train, [&](const Prompt& p) {
    const std::set<std::uint32_t> labels(p.labels.begin(), p.labels.end() - 1);
    ASSERT_EQ(labels.size(), 4u);
    seen.insert(p.second.begin(), p.second.end());
  });
  EXPECT_EQ(seen.size(), 12u);
}

TEST(MixturePairs, JointLabelsTellBothGroupsAndTheClassesAreIndependent) {
  const Task task(jointTask(), 1);
  std::map<std::pair<std::uint32_t, std::uint32_t>, double> groups;
  forDraws(task, SequenceSet::Train, [&](const Prompt& p) {
    for (std::size_t i = 0; i <= 8; ++i) {
      ASSERT_EQ(p.labels[i], p.classes[i] % 2 * 4 + p.second[i] % 4);
    }
    groups[{p.classes[8] % 2, p.second[8] % 4}] += 1;
  });
  for (const auto& [pair, count] : groups) {
    EXPECT_NEAR(count / kDraws, 1.0 / 8, 4 * std::sqrt(7.0 / 64 / kDraws));
  }
  EXPECT_EQ(groups.size(), 8u);
}

TEST(MixturePairs, TheJointFlipIsRightAndThePublishedOneAsksForOneMore) {
  for (const bool published : {false, true}) {
    TaskConfig config = jointTask();
    config.second.published_flip = published;
    const Task task(config, 1);
    forDraws(
        task, SequenceSet::Flipped,
        [&](const Prompt& p) {
          for (std::size_t i = 0; i < 8; ++i) {
            ASSERT_EQ(p.labels[i], (p.classes[i] % 2 * 4 + p.second[i] % 4 + 1) % 8);
          }
          const std::uint32_t wanted = p.classes[8] % 2 * 4 + p.second[8] % 4 + (published ? 2 : 1);
          ASSERT_EQ(p.labels[8], wanted % 8);
          const auto shown = std::count(p.labels.begin(), p.labels.end() - 1, p.labels[8]);
          if (!published) {
            ASSERT_GT(shown, 0);
          }
        },
        200);
  }
}

TEST(MixturePairs, ChanceLevelsAreThoseOfCounting) {
  for (TaskConfig config : {pairedTask(), jointTask()}) {
    config.second.zipf = 1;
    config.zipf = 0.5;
    const Task task(config, 1);
    const ChanceLevels chance = chanceOf(config);
    EXPECT_EQ(chance.blind, 1.0 / (config.joint() ? 8 : 4));
    const auto share = [&](SequenceSet set) {
      double sum = 0;
      forDraws(task, set, [&](const Prompt& p) {
        sum += static_cast<double>(std::count(p.labels.begin(), p.labels.end() - 1, p.labels[8]));
      });
      return sum / 8 / kDraws;
    };
    EXPECT_NEAR(share(SequenceSet::Icl), chance.context, 4 * 0.3 / std::sqrt(kDraws));
    EXPECT_NEAR(share(SequenceSet::Flipped), chance.context_seen, 4 * 0.3 / std::sqrt(kDraws));
    EXPECT_NEAR(share(SequenceSet::Iwl), chance.context_iwl, 4 * 0.2 / std::sqrt(kDraws));
  }
}

/// Rows of one sequence, the second items' apart.
struct Composed {
  std::vector<float> rows{}, second{};
};

Composed composed(const Task& task, const SequenceAddress& address, const Prompt& prompt,
                  double items = 1, double labels = 1, double second = 1) {
  const TaskConfig& config = task.config();
  Composed out;
  out.rows.assign(std::size_t{config.tokens()} * config.width(), 9.0F);
  out.second.assign((std::size_t{config.pairs} + 1) * config.second.dimension, 9.0F);
  std::vector<float> scratch(task.scratchSize());
  task.compose(address, prompt, items, labels, {out.rows.data(), config.width()}, scratch);
  task.composeSecond(address, prompt, second, {out.second.data(), config.second.dimension},
                     scratch);
  return out;
}

TEST(MixturePairs, ElementsAreItemEmptyPlaceLabelAndTheQueryEndsWithAnEmptyPlace) {
  TaskConfig config = pairedTask();
  config.position_block = 33;
  config.max_shift = 7;
  const Task task(config, 1);
  EXPECT_EQ(config.tokens(), 26u);
  const SequenceAddress address{SequenceSet::Train, 2, 3};
  Prompt prompt;
  task.draw(address, prompt);
  const Composed whole = composed(task, address, prompt),
                 zeroed = composed(task, address, prompt, 0);
  for (std::size_t t = 0; t < 26; ++t) {
    const float* row = whole.rows.data() + t * 39;
    for (std::size_t c = 0; c < 33; ++c) {
      ASSERT_EQ(row[c], c == prompt.shift + t ? 1.0F : 0.0F);
    }
    for (std::size_t j = 0; j < 6; ++j) {
      const float without = zeroed.rows[t * 39 + 33 + j];
      const bool label = t % 3 == 2;
      const float wanted = label ? task.labelVector(prompt.labels[t / 3])[j] : 0.0F;
      ASSERT_EQ(without, wanted);
      if (t % 3 != 0) {
        ASSERT_EQ(row[33 + j], wanted);
      }
    }
  }
  for (const float x : composed(task, address, prompt, 1, 1, 0).second) ASSERT_EQ(x, 0.0F);
}

TEST(MixturePairs, SecondItemsHaveTheirOwnNoise) {
  TaskConfig config = pairedTask();
  config.spread = 0;
  config.second.spread = 0.5;
  const Task task(config, 1);
  double squares = 0;
  for (std::uint64_t s = 0; s < 40; ++s) {
    const SequenceAddress address{SequenceSet::Train, 0, s};
    Prompt prompt;
    task.draw(address, prompt);
    const Composed one = composed(task, address, prompt);
    for (std::size_t i = 0; i <= 8; ++i) {
      for (std::size_t j = 0; j < 6; ++j) {
        ASSERT_EQ(one.rows[3 * i * 6 + j], task.classMean(prompt.classes[i])[j]);
      }
      for (std::size_t j = 0; j < 5; ++j) {
        const double d =
            one.second[i * 5 + j] * std::sqrt(1.25) - task.secondMean(prompt.second[i])[j];
        squares += d * d / (40 * 9);
      }
    }
  }
  EXPECT_NEAR(squares, 0.25, 4 * 0.25 * std::sqrt(2.0 / (40 * 45)));
}

/// Sequences of an independent implementation without noise: their classes are found by their rows;
/// with those and its tables ours makes the same rows and labels.
class StoredPairs : public ::testing::Test {
 protected:
  const std::vector<double>& tensor(const std::string& name) {
    for (const Tensor& tensor : file_.tensors) {
      if (tensor.name == name) return tensor.data;
    }
    ADD_FAILURE() << "no tensor " << name;
    return file_.tensors.front().data;
  }
  std::vector<float> table(const std::string& name) {
    const auto& data = tensor(name);
    return {data.begin(), data.end()};
  }
  static std::uint32_t nearest(std::span<const float> table, const double* row, std::size_t size) {
    std::size_t best = 0;
    double least = 1e9;
    for (std::size_t k = 0; k * size < table.size(); ++k) {
      double distance = 0;
      for (std::size_t j = 0; j < size; ++j) distance += std::pow(table[k * size + j] - row[j], 2);
      if (distance < least) best = k;
      least = std::min(least, distance);
    }
    return static_cast<std::uint32_t>(least < 1e-10 ? best : kNew);
  }
  static constexpr std::size_t kNew = 1000;  // no class of the table
  void compare(const std::string& variant, const char* set, const TaskConfig& config) {
    const Task task(config, 1,
                    {table(variant + ".mus_label"), table(variant + ".mus_class_m1"),
                     table(variant + ".mus_class_m2")});
    const std::string at = variant + "." + set;
    const auto &first = tensor(at + ".x_m1"), &second = tensor(at + ".x_m2"),
               &labels = tensor(at + ".seq");
    const bool flipped = std::string(set) == "icl2";
    std::size_t compared = 0;
    for (std::size_t s = 0; s < 6; ++s) {
      Prompt prompt;
      bool fresh = false;  // a sequence of new classes, whose means are not stored
      for (std::size_t i = 0; i < 5; ++i) {
        const double* row = first.data() + (s * 14 + 3 * i) * 6;
        prompt.classes.push_back(nearest(task.tables().classes, row, 6));
        prompt.second.push_back(nearest(task.tables().second, second.data() + (s * 5 + i) * 5, 5));
        fresh = fresh || prompt.classes[i] == kNew || prompt.second[i] == kNew;
        if (fresh) break;
        std::uint32_t label = task.secondLabelOf(prompt.second[i]);
        if (config.joint()) label += 4 * task.labelOf(prompt.classes[i]);
        const std::uint32_t shown = (label + (flipped ? 1 : 0)) % config.answers();
        // The labels that it stores are flipped with joint labels alone.
        ASSERT_EQ(flipped && config.joint() ? shown : label, labels[s * 5 + i]) << at;
        prompt.labels.push_back(shown);
      }
      if (fresh) continue;
      ++compared;
      const Composed ours = composed(task, {SequenceSet::Test, 0, s}, prompt);
      for (std::size_t i = 0; i < 14 * 6; ++i) {
        ASSERT_NEAR(ours.rows[i], first[s * 14 * 6 + i], 1e-6) << at << " " << i;
      }
      for (std::size_t i = 0; i < 5 * 5; ++i) {
        ASSERT_NEAR(ours.second[i], second[s * 25 + i], 1e-6) << at << " " << i;
      }
    }
    EXPECT_GE(compared, 1u) << at;
  }
  TensorFile file_ =
      std::move(readSafetensors(std::string(ICL_GOLDEN_DIR) + "/mixture/data_eps0.safetensors"))
          .value();
};

TEST_F(StoredPairs, HaveOurRowsAndLabels) {
  TaskConfig config = pairedTask();
  config.classes = 16;
  config.pairs = 4;
  config.burstiness = 2;
  config.spread = config.second.spread = 0;
  config.second.classes = 8;
  TaskConfig joint = config;
  joint.classes = 8;
  joint.second.groups_1 = 2;
  joint.second.groups_2 = 4;
  for (const char* set : {"train", "icl2", "iwl", "norep"}) {
    compare("mm", set, config);
    compare("joint", set, joint);
  }
}

}  // namespace
}  // namespace icl::mixture
