#include "core/experiments/cross_attention/minimiser.h"

#include <array>
#include <chrono>
#include <cmath>

#include <gtest/gtest.h>

#include "tests/experiments/cross_attention/brute_force.h"
#include "tests/experiments/cross_attention/numbers.h"
#include "tests/support/time_budget.h"

namespace icl::cross_attention {
namespace {

Config withDepth(int depth, Parameters parameters, Config config = {}) {
  config.depth = depth;
  config.parameters = parameters;
  return config;
}

Minimum best(const Config& config) { return minimiserOf(PopulationLoss(config)); }

TEST(OneParameter, HasTheStoredMinimisersUpToDepth256) {  // B1
  for (const StoredNumber& stored : storedNumbers("B1.")) {
    const Minimum m = best(withDepth(std::stoi(stored.id.substr(3)), Parameters::One));
    EXPECT_NEAR(*m.alpha, stored.values[0], 1e-11) << stored.id;
    EXPECT_NEAR(m.excess / stored.values[1], 1, 1e-9) << stored.id;
    EXPECT_NEAR(*m.log10_excess, std::log10(stored.values[1]), 1e-9) << stored.id;
    EXPECT_EQ(*m.beta, -*m.alpha);
  }
}

std::vector<Config> storedLaws() {  // in the order of B2.0 … B2.6
  std::vector<Config> laws(7);
  laws[0].prior = PriorKind::Norm, laws[0].norm2_low = 1, laws[0].norm2_high = 4;
  laws[1].prior = PriorKind::TwoNorms;
  laws[2].prior = PriorKind::TruncatedGaussian;
  laws[3].prior = PriorKind::PerModality;
  laws[4].prior = PriorKind::PerModality, laws[4].modalities = 3;
  laws[4].norm2_low_1 = laws[4].norm2_low_2 = laws[4].norm2_low_3 = 0.5;
  laws[4].norm2_high_1 = laws[4].norm2_high_2 = laws[4].norm2_high_3 = 1.5;
  laws[5].norm2_low = 0, laws[5].norm2_high = 4;
  laws[6].norm2_high = 1.5;
  return laws;
}

TEST(OneParameter, HasTheStoredMinimisersUnderOtherPriors) {  // B2, B3
  const auto laws = storedLaws();
  for (std::size_t i = 0; i < laws.size(); ++i) {
    const std::string n = std::to_string(i);
    const auto alphas = storedNumber("B2." + n).values, risks = storedNumber("B3." + n).values;
    const std::array depths{1, 2, 4, 8, 16, 64, 256};
    for (std::size_t k = 0; k < depths.size(); ++k) {
      const Minimum m = best(withDepth(depths[k], Parameters::One, laws[i]));
      EXPECT_NEAR(*m.alpha, alphas[k], 1e-10) << "law " << n << " depth " << depths[k];
      if (k >= 1 && k <= 4) {
        const double bayes = PopulationLoss(laws[i]).bayes();
        EXPECT_NEAR(bayes, risks[0], 1e-10);
        EXPECT_NEAR(bayes + m.excess, risks[k + 1], 1e-10);
      }
    }
  }
}

TEST(OneParameter, ApproachesItsLimitAsOneOverDepth) {  // B4, B6
  const auto scaled = storedNumber("B4").values;
  const std::array depths{64, 256, 1024};
  for (std::size_t k = 0; k < depths.size(); ++k) {
    const double gap = 2.0 / 7 - *best(withDepth(depths[k], Parameters::One)).alpha;
    EXPECT_NEAR(depths[k] * gap, scaled[k], 1e-8);
  }
  const Config norm = storedLaws()[0];
  EXPECT_NEAR(*best(withDepth(1024, Parameters::One, norm)).alpha, storedNumber("B6").values[0],
              1e-9);
}

TEST(OneParameter, IsTheTwoPointFormulaForTwoNorms) {
  Config config;
  config.prior = PriorKind::TwoNorms, config.weight_low = 0.3, config.noise2 = 0.5;
  for (const int depth : {1, 2, 7, 100, 1024}) {
    const double ratio = 4.5 * 0.7 / (0.5 * 0.3);
    const double k = std::pow(ratio, 1.0 / (2 * depth - 1));
    const double alpha = (1 + k) / (1.0 + k * 5.0);
    EXPECT_NEAR(*best(withDepth(depth, Parameters::One, config)).alpha, alpha, 1e-13) << depth;
  }
}

TEST(OneParameter, UnderAnUnboundedNormHasTheStoredMinimisers) {  // E16
  const auto rows = storedNumber("E16").rows;
  Config config;
  config.prior = PriorKind::Gaussian, config.modalities = 1, config.dim_1 = 2, config.tau2 = 1.25;
  const std::array depths{2, 8, 32, 128};
  for (std::size_t k = 0; k < depths.size(); ++k) {
    const Minimum m = best(withDepth(depths[k], Parameters::One, config));
    EXPECT_NEAR(*m.alpha / rows[k][0], 1, 1e-6);
    EXPECT_NEAR(m.excess / rows[k][1], 1, 1e-6);
  }
}

TEST(OneParameter, OfTwoUniformModalitiesHasTheStoredRisks) {  // E11
  const auto stored = storedNumber("E11").values;
  Config config;
  config.prior = PriorKind::PerModality;
  config.norm2_low_1 = config.norm2_low_2 = 0.5;
  config.norm2_high_1 = config.norm2_high_2 = 2.5;
  const std::array depths{2, 4, 8};
  for (std::size_t k = 0; k < depths.size(); ++k) {
    const PopulationLoss loss(withDepth(depths[k], Parameters::One, config));
    EXPECT_NEAR(loss.bayes(), stored[0], 1e-9);
    EXPECT_NEAR(loss.bayes() + minimiserOf(loss).excess, stored[k + 2], 1e-9);
  }
}

TEST(TwoParameters, OfUnequalModalitiesHaveTheStoredScalarRisk) {  // E13
  Config config;
  config.prior = PriorKind::PerModality;
  config.norm2_low_1 = 0.2, config.norm2_high_1 = 1;
  config.norm2_low_2 = 2, config.norm2_high_2 = 6;
  const PopulationLoss loss(withDepth(2, Parameters::Two, config));
  EXPECT_NEAR(loss.bayes() + minimiserOf(loss).excess, storedNumber("E13").values[0], 1e-9);
}

TEST(TwoParameters, HaveTheStoredMinimisers) {  // C1
  for (const StoredNumber& stored : storedNumbers("C1.")) {
    const Minimum m = best(withDepth(std::stoi(stored.id.substr(3)), Parameters::Two));
    EXPECT_NEAR(*m.alpha, stored.values[0], 1e-9) << stored.id;
    EXPECT_NEAR(*m.beta, stored.values[1], 1e-9) << stored.id;
    EXPECT_NEAR(m.excess / stored.values[3], 1, 1e-8) << stored.id;
  }
}

TEST(TwoParameters, HaveTheStoredCurvaturesAtTheMinimum) {  // C2
  for (const StoredNumber& stored : storedNumbers("C2.")) {
    const PopulationLoss loss(withDepth(std::stoi(stored.id.substr(3)), Parameters::Two));
    const Minimum m = minimiserOf(loss);
    const Derivatives d = loss.derivatives(*m.alpha, *m.beta);
    const double mean = (d.h_alpha_alpha + d.h_beta_beta) / 2;
    const double spread = std::hypot((d.h_alpha_alpha - d.h_beta_beta) / 2, d.h_alpha_beta);
    EXPECT_NEAR((mean - spread) / stored.values[0], 1, 1e-5) << stored.id;
    EXPECT_NEAR((mean + spread) / stored.values[1], 1, 1e-5) << stored.id;
  }
}

TEST(TwoParameters, OnTwoNormsReachBayesExactlyAtEvenDepthOnly) {  // C4
  Config config;
  config.prior = PriorKind::TwoNorms;
  for (const int depth : {2, 4, 6, 40}) {
    const Minimum m = best(withDepth(depth, Parameters::Two, config));
    EXPECT_NEAR(*m.beta, -2.0 / 7, 1e-12) << depth;
    EXPECT_NEAR(*m.alpha, 2.0 / 7 / (1 - std::pow(4.0 / 7, depth)), 1e-12) << depth;
    EXPECT_EQ(m.excess, 0) << depth;
    EXPECT_FALSE(m.log10_excess) << depth;
  }
  EXPECT_GT(best(withDepth(3, Parameters::Two, config)).excess, 1e-3);
}

TEST(TwoParameters, WhereManyAreBestTakeTheOneOnTheDiagonal) {
  Config sphere;
  sphere.prior = PriorKind::Sphere, sphere.norm2_low = 2.5;
  const Minimum m = best(withDepth(4, Parameters::Two, sphere));
  EXPECT_DOUBLE_EQ(*m.alpha, 2.0 / 7);
  EXPECT_DOUBLE_EQ(*m.beta, -2.0 / 7);
  EXPECT_EQ(m.excess, 0);
  const Minimum layer = best(withDepth(1, Parameters::Two));
  EXPECT_NEAR(*layer.alpha, 30.0 / 121, 1e-14);
  EXPECT_EQ(*layer.beta, -*layer.alpha);
}

/// No neighbour within a few per cent, in any direction, is better; brute force decides.
void expectLocallyBest(const Config& config, const Minimum& m, const char* name) {
  const double here = brute::excess(config, *m.alpha, *m.beta);
  EXPECT_NEAR(m.excess / here, 1, 1e-7) << name << " depth " << config.depth;
  for (const double r : {0.05, 0.002}) {
    for (int k = 0; k < 8; ++k) {
      const bool one = config.parameters == Parameters::One;
      const double alpha = *m.alpha * (1 + r * std::cos(k * 0.7854));
      const double beta = one ? -alpha : *m.beta * (1 + r * std::sin(k * 0.7854));
      if (one && std::abs(std::cos(k * 0.7854)) < 0.1) continue;
      EXPECT_GE(brute::excess(config, alpha, beta), here) << name << " depth " << config.depth;
    }
  }
}

TEST(Minimiser, IsBetterThanItsNeighboursForEveryPriorAndStack) {
  for (const Config& prior : brute::assorted()) {
    if (prior.prior == PriorKind::PerModality || prior.prior == PriorKind::Sphere) continue;
    for (const Reinjection skip :
         {Reinjection::EveryLayer, Reinjection::FirstLayer, Reinjection::None}) {
      for (const Start start : {Start::Zero, Start::Data}) {
        if (skip == Reinjection::None && start == Start::Zero) continue;
        for (const int depth : {2, 5}) {
          for (const Parameters parameters : {Parameters::One, Parameters::Two}) {
            Config config = withDepth(depth, parameters, prior);
            config.reinjection = skip, config.start = start;
            const Minimum m = best(config);
            if (m.excess < 1e-25) continue;  // exactly Bayes: every neighbour is worse
            expectLocallyBest(config, m, skip == Reinjection::EveryLayer ? "every" : "power");
          }
        }
      }
    }
  }
}

TEST(Minimiser, IsTheLowestOfAFineGridOverThePlane) {
  for (const Reinjection skip :
       {Reinjection::EveryLayer, Reinjection::FirstLayer, Reinjection::None}) {
    for (const int depth : {2, 5}) {
      for (const Parameters parameters : {Parameters::One, Parameters::Two}) {
        Config config = withDepth(depth, parameters);
        config.reinjection = skip, config.start = Start::Data;
        const PopulationLoss loss(config);
        double lowest = INFINITY;
        for (double alpha = -2; alpha <= 2; alpha += 0.02) {
          if (parameters == Parameters::One) {
            lowest = std::min(lowest, loss.excess(alpha, 0));
            continue;
          }
          for (double beta = -2; beta <= 0.5; beta += 0.02) {
            lowest = std::min(lowest, loss.excess(alpha, beta));
          }
        }
        EXPECT_LE(minimiserOf(loss).excess, lowest) << depth;
      }
    }
  }
}

TEST(Minimiser, WithoutSkipFromDataIsTheStoredOne) {  // E1
  for (const StoredNumber& stored : storedNumbers("E1.")) {
    Config config = withDepth(std::stoi(stored.id.substr(3)), Parameters::Two);
    config.reinjection = Reinjection::None, config.start = Start::Data;
    const Minimum m = best(config);
    EXPECT_NEAR(*m.alpha, stored.values[0], 1e-4) << stored.id;
    EXPECT_NEAR(*m.beta, stored.values[1], 1e-4) << stored.id;
    EXPECT_NEAR(m.excess / stored.values[2], 1, 1e-6) << stored.id;
  }
}

TEST(Minimiser, WithoutSkipFromDataTendsToTheExponentialFloor) {  // E2
  const auto floor = storedNumber("E2").values;
  Config config = withDepth(1024, Parameters::Two);
  config.reinjection = Reinjection::None, config.start = Start::Data;
  const Minimum m = best(config);
  EXPECT_NEAR(*m.alpha, floor[0], 1e-3);
  EXPECT_NEAR(-1024 * *m.beta, floor[1], 1e-3);
  EXPECT_NEAR(m.excess / floor[2], 1, 3e-3);
}

TEST(Minimiser, WithSkipInTheFirstLayerIsThatWithoutSkipOfOneLayerLess) {
  Config first = withDepth(5, Parameters::Two), none = withDepth(4, Parameters::Two);
  first.reinjection = Reinjection::FirstLayer;
  none.reinjection = Reinjection::None, none.start = Start::Data;
  EXPECT_DOUBLE_EQ(best(first).excess, best(none).excess);
}

TEST(Minimiser, OfNothingTrainedHasNoWeights) {  // E8
  Config config;
  config.reinjection = Reinjection::None;
  const PopulationLoss loss(config);
  const Minimum m = minimiserOf(loss);
  EXPECT_FALSE(m.alpha);
  EXPECT_FALSE(m.beta);
  EXPECT_NEAR(loss.bayes() + m.excess, 1, 1e-13);
}

TEST(Minimiser, IsFiniteAndOrderedAtEveryDepthToAThousand) {
  for (const Config& prior : brute::assorted()) {
    if (prior.prior == PriorKind::Sphere) continue;
    double before = 1;
    for (const int depth : {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024}) {
      const Minimum one = best(withDepth(depth, Parameters::One, prior));
      const Minimum two = best(withDepth(depth, Parameters::Two, prior));
      ASSERT_TRUE(one.log10_excess);
      EXPECT_TRUE(std::isfinite(*one.log10_excess));
      EXPECT_LT(*one.log10_excess, before);  // deeper is better
      EXPECT_LE(two.log10_excess.value_or(-1e9), *one.log10_excess + 1e-9);
      before = *one.log10_excess;
    }
  }
}

TEST(Minimiser, HasTheExcessThatTheLossGivesThereAlsoFarInAGaussianTail) {
  Config config;
  config.prior = PriorKind::Gaussian;
  for (const Parameters parameters : {Parameters::One, Parameters::Two}) {
    for (const int depth : {4, 64, 400, 1024}) {  // weights below 1e-308 act from about 300 on
      const PopulationLoss loss(withDepth(depth, parameters, config));
      const Minimum m = minimiserOf(loss);
      EXPECT_NEAR(loss.excess(*m.alpha, *m.beta) / m.excess, 1, 1e-9) << depth;
      EXPECT_NEAR(loss.derivatives(*m.alpha, *m.beta).gradientNorm(), 0, 1e-8) << depth;
    }
  }
}

TEST(Minimiser, IgnoresHowTheNormIsSharedAmongModalities) {  // E14
  Config two, four;
  four.modalities = 4, four.dim_1 = 1, four.dim_2 = 7, four.dim_3 = 2, four.dim_4 = 5;
  EXPECT_EQ(*best(two).alpha, *best(four).alpha);
  EXPECT_EQ(*best(two).beta, *best(four).beta);
}

TEST(Minimiser, TakesMillisecondsAtAnyDepth) {
  for (const int depth : {4, 1024}) {
    const PopulationLoss loss(withDepth(depth, Parameters::Two));
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < 10; ++i) minimiserOf(loss);
    const std::chrono::duration<double, std::milli> each =
        (std::chrono::steady_clock::now() - start) / 10;
    EXPECT_LT(each.count(),
              test::timeBudget(50));  // 1 ms where nothing else runs; wide for sanitizers
  }
}

TEST(Profile, IsTheExcessOfTheBestAlphaForEachBeta) {
  for (const int depth : {2, 3, 8}) {
    const Config config = withDepth(depth, Parameters::Two);
    const PopulationLoss loss(config);
    for (const double beta : {-0.9, -0.5, -0.3, -0.2, 0.1}) {
      const ProfilePoint p = profileAt(loss, beta);
      const double here = loss.excess(p.alpha, beta);
      EXPECT_NEAR(std::pow(10, p.log10_excess) / here, 1, 1e-10);
      const Derivatives d = loss.derivatives(p.alpha, beta);
      EXPECT_NEAR(d.d_alpha, 0, 1e-12 * d.h_alpha_alpha);
      EXPECT_EQ(std::signbit(p.slope), std::signbit(d.d_beta)) << depth << " " << beta;
    }
  }
}

TEST(Barrier, IsWhereItIsStored) {  // C3
  for (const StoredNumber& stored : storedNumbers("C3.")) {
    const Barrier b =
        barrierOf(PopulationLoss(withDepth(std::stoi(stored.id.substr(3)), Parameters::Two)));
    EXPECT_NEAR(b.beta, stored.values[0], 1e-5) << stored.id;
    EXPECT_NEAR(b.excess, stored.values[1], 1e-5) << stored.id;
    EXPECT_NEAR(b.escape, stored.values[2], 1e-9) << stored.id;
  }
}

TEST(Barrier, OfEvenDepthHasTheExcessOfPredictingZero) {
  for (Config config : storedLaws()) {
    for (const int depth : {2, 6, 30, 1024}) {
      config.depth = depth;
      const PopulationLoss loss(config);
      EXPECT_NEAR(barrierOf(loss).excess, 1 - loss.bayes(), 1e-9) << depth;
    }
  }
}

TEST(Barrier, ABoundOnTheEscapeLevelIsApproachedFarToTheLeft) {
  const PopulationLoss loss(withDepth(4, Parameters::Two));
  EXPECT_NEAR(std::pow(10, profileAt(loss, -1e4).log10_excess), barrierOf(loss).escape, 1e-3);
}

}  // namespace
}  // namespace icl::cross_attention
