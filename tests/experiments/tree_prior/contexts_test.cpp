#include "core/experiments/tree_prior/contexts.h"

#include <cmath>
#include <map>

#include <gtest/gtest.h>

#include "core/math/statistics.h"
#include "tests/experiments/tree_prior/numbers.h"
#include "tests/support/allocation_guard.h"

namespace icl::tree_prior {
namespace {

/// Moments that tell apart any two laws of c that one could confuse: with a = ⟨c − θ, u⟩ and
/// b = ‖c − θ‖² − a², and c₁ any one coordinate off the path.
std::vector<RunningMoments> momentsOf(const Config& config, bool explicit_tokens, int blocks) {
  const ContextSampler sampler(config, config.tokens, config.noise, explicit_tokens);
  ContextBlock block(config.dimension(), explicit_tokens ? config.tokens : 0);
  std::vector<RunningMoments> moments(9);
  for (int k = 0; k < blocks; ++k) {
    Stream random(5, Purpose::Test, explicit_tokens ? 1 : 0, static_cast<std::uint64_t>(k));
    sampler.draw(random, kRows, block);
    for (int r = 0; r < kRows; ++r) {
      double norm2 = 0, along = 0, off2 = 0;
      for (int f = 0; f < config.dimension(); ++f) {
        const double theta = block.theta.at(f, r), off = block.pooled.at(f, r) - theta;
        norm2 += theta * theta;
        along += off * theta;
        off2 += off * off;
      }
      const double a = along / std::sqrt(norm2), b = off2 - a * a;
      const double first = block.pooled.at(0, r);
      const double values[] = {a, a * a, a * a * a, b, b * b, a * b, off2, first, first * first};
      for (std::size_t m = 0; m < moments.size(); ++m) moments[m].add(values[m]);
    }
  }
  return moments;
}

TEST(Contexts, ThePooledLawIsThatOfTokens) {
  for (const PriorKind prior : {PriorKind::Tree, PriorKind::Gaussian}) {
    for (const int tokens : {1, 2, 7}) {
      Config config;
      config.prior = prior;
      config.levels = 3;
      config.tokens = tokens;
      config.noise = 0.6;
      const auto pooled = momentsOf(config, false, 400), drawn = momentsOf(config, true, 400);
      for (std::size_t m = 0; m < pooled.size(); ++m) {
        const double error = std::hypot(pooled[m].standardError(), drawn[m].standardError());
        EXPECT_NEAR(pooled[m].mean(), drawn[m].mean(), 4.5 * error)
            << "moment " << m << " with " << tokens << " tokens";
      }
    }
  }
}

TEST(Contexts, MeanAndCovarianceOfThePooledVectorAreTheClosedForms) {
  Config config;
  config.noise = 0.3;
  config.tokens = 11;
  const auto moments = momentsOf(config, false, 600);
  const auto expectNear = [&](std::size_t m, double value) {
    EXPECT_NEAR(moments[m].mean(), value, 4.5 * moments[m].standardError()) << m;
  };
  expectNear(0, 0);
  expectNear(1, (2 + 0.09) / 11);             // along θ: (‖θ‖² + σ² + ‖θ‖²)/N
  expectNear(3, 14 * (1 + 0.09) / 11);        // across: 14 directions
  expectNear(6, (15 * (1 + 0.09) + 1) / 11);  // E‖c − θ‖²
}

TEST(Contexts, PooledErrorOfTheBaseConfiguration) {
  const Config base;
  const auto pooled = momentsOf(base, false, 1000);
  EXPECT_STORED("pooled_error_mc", pooled[6].mean(), 0);
  const auto drawn = momentsOf(base, true, 160);
  EXPECT_STORED("pooled_error_tokens", drawn[6].mean(), 0);
}

TEST(Contexts, LeavesComeAsOftenAsTheirMass) {
  Config config;
  config.prior = PriorKind::UserTree;
  config.levels = 3;
  config.branches = "[0.8, 0.1, 0.5, 1, 0.25]";
  const ContextSampler sampler(config, 4, 0, false);
  const int count = 40000;
  std::vector<int> seen(8);
  Stream random(3, Purpose::Test);
  for (int k = 0; k < count; ++k) ++seen[static_cast<std::size_t>(sampler.drawLeaf(random))];
  for (int leaf = 0; leaf < 8; ++leaf) {
    const double mass = sampler.tree().leafMass(leaf);
    EXPECT_NEAR(seen[static_cast<std::size_t>(leaf)] / double{count}, mass,
                4.5 * std::sqrt(mass * (1 - mass) / count))
        << leaf;
  }
}

TEST(Contexts, APartingLeafPartsWhereItWasAskedTo) {
  const Config config;
  const ContextSampler sampler(config, 4, 0, false);
  Stream random(3, Purpose::Test);
  std::map<int, int> later;
  for (int k = 0; k < 400; ++k) {
    const int leaf = sampler.drawLeaf(random);
    for (int level = 0; level <= 4; ++level) {
      const int other = sampler.partingLeaf(random, leaf, level);
      ASSERT_EQ(sampler.tree().partingLevel(leaf, other), level);
      if (level == 1) ++later[other & 3];
    }
  }
  for (const auto& [turns, count] : later) EXPECT_NEAR(count, 100, 45);  // 4.5 deviations of 10
  EXPECT_EQ(later.size(), 4u);
}

TEST(Contexts, HalfNormalAmplitudesAreNormalCoordinates) {
  Config config;
  config.amplitudes = Amplitudes::HalfNormal;
  const ContextSampler sampler(config, 0, 0, false);
  ContextBlock block(15, 0);
  RunningMoments root2, root4, total;
  for (std::uint64_t k = 0; k < 500; ++k) {
    Stream random(8, Purpose::Test, 0, k);
    sampler.draw(random, kRows, block);
    for (int r = 0; r < kRows; ++r) {
      const double square = block.theta.at(0, r) * block.theta.at(0, r);
      root2.add(square);
      root4.add(square * square);
      double sum = 0;
      for (int f = 0; f < 15; ++f) {
        sum += block.theta.at(f, r) * block.theta.at(f, r);
        EXPECT_EQ(block.theta.at(f, r), block.pooled.at(f, r));  // infinitely many tokens
      }
      total.add(sum);
    }
  }
  const double a2 = sampler.tree().energy(0);
  EXPECT_NEAR(root2.mean(), a2, 4.5 * root2.standardError());
  EXPECT_NEAR(root4.mean(), 3 * a2 * a2, 4.5 * root4.standardError());
  EXPECT_NEAR(total.mean(), 1, 4.5 * total.standardError());
}

TEST(Contexts, RowsBeyondTheNumberWantedHaveNoWeight) {
  const Config config;
  const ContextSampler sampler(config, 32, 0.1, false);
  ContextBlock block(15, 0);
  Stream random(1, Purpose::Test);
  sampler.draw(random, 3, block);
  EXPECT_EQ(block.weight[2], 1);
  EXPECT_EQ(block.weight[3], 0);
}

TEST(Contexts, DrawingAllocatesNothing) {
  const Config config;
  const ContextSampler sampler(config, 32, 0.1, true), pooled(config, 32, 0.1, false);
  ContextBlock block(15, 32);
  Stream random(1, Purpose::Test);
  sampler.draw(random, kRows, block);
  const testing::AllocationGuard guard;
  sampler.draw(random, kRows, block);
  pooled.draw(random, kRows, block);
  EXPECT_EQ(guard.count(), 0u);
}

}  // namespace
}  // namespace icl::tree_prior
