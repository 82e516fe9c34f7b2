// Minima that a coarse look misses: a valley and a barrier close together, or several valleys.
#include <cmath>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/minimiser.h"

namespace icl::cross_attention {
namespace {

Config withDepth(int depth, Parameters parameters, Config config = {}) {
  config.depth = depth;
  config.parameters = parameters;
  return config;
}

Minimum best(const Config& config) { return minimiserOf(PopulationLoss(config)); }

TEST(TwoParameters, OnTwoNormsFarApartReachBayesThoughTheBarrierIsNear) {  // C4
  for (const auto& [low, high] : std::vector<std::pair<double, double>>{
           {.5, 20}, {.2, 9}, {.1, 10}, {.05, 20}, {.01, 30}, {1, 50}, {.01, 1000}}) {
    Config config;
    config.prior = PriorKind::TwoNorms, config.norm2_low = low, config.norm2_high = high;
    for (const int depth : {2, 4, 8, 32}) {
      const Minimum m = best(withDepth(depth, Parameters::Two, config));
      EXPECT_NEAR(*m.beta * (2 + low + high), -2, 1e-9) << low << " " << high << " " << depth;
      EXPECT_LT(m.excess, 1e-20) << low << " " << high << " " << depth;
    }
  }
}

TEST(TwoParameters, AreNeverWorseThanOneNorAboveTheBarrier) {
  std::vector<Config> laws(6);
  laws[0].norm2_high = 100;
  laws[1].norm2_low = 0, laws[1].noise2 = 0.1;
  laws[2].norm2_low = 0, laws[2].norm2_high = 1000;
  laws[3].prior = PriorKind::TwoNorms, laws[3].norm2_low = 0.01, laws[3].norm2_high = 100;
  laws[4].prior = PriorKind::Norm, laws[4].norm2_low = 0;
  laws[5].noise2 = 0.01, laws[5].norm2_high = 100;
  for (std::size_t i = 0; i < laws.size(); ++i) {
    for (const int depth : {2, 3, 8, 64, 96, 128, 255, 1024}) {
      const Minimum one = best(withDepth(depth, Parameters::One, laws[i]));
      const PopulationLoss loss(withDepth(depth, Parameters::Two, laws[i]));
      const Minimum two = minimiserOf(loss);
      EXPECT_LE(two.log10_excess.value_or(-1e9), *one.log10_excess + 1e-9) << i << " " << depth;
      EXPECT_LT(two.excess, barrierOf(loss).excess) << i << " " << depth;
      EXPECT_GT(*two.beta, barrierOf(loss).beta) << i << " " << depth;
    }
  }
}

TEST(Minimiser, WithoutSkipFollowsTwoNormsExactlyAtEvenPowers) {
  // s u^n is the same at both norms for u_high = -ρ u_low with ρ = (s_low/s_high)^{1/n}, and also
  // for u_high = ρ u_low: either β is a minimum of excess 0.
  for (const auto& [low, high] : std::vector<std::pair<double, double>>{{1, 50}, {.05, 20}}) {
    for (const int depth : {2, 8, 64}) {
      Config config = withDepth(depth, Parameters::Two);
      config.prior = PriorKind::TwoNorms, config.norm2_low = low, config.norm2_high = high;
      config.reinjection = Reinjection::None, config.start = Start::Data;
      const double r = std::pow((1 + low) / (1 + high), 1.0 / depth);
      const double far = -(1 + r) / (1 + high + r * (1 + low));
      const double near = -(1 - r) / (1 + high - r * (1 + low));
      const Minimum m = best(config);
      EXPECT_LT(m.excess, 1e-20) << low << " " << high << " " << depth;
      const double off = std::min(std::abs(*m.beta / far - 1), std::abs(*m.beta / near - 1));
      EXPECT_LT(off, 1e-8) << low << " " << high << " " << depth;
    }
  }
}

TEST(Minimiser, OfDeepPowersIsTheLowestOfAGridFineAroundTheEdge) {
  std::vector<Config> configs;
  for (const Reinjection skip : {Reinjection::FirstLayer, Reinjection::None}) {
    for (const int depth : {9, 33, 65, 400}) {
      Config config = withDepth(depth, Parameters::Two);
      config.reinjection = skip, config.start = Start::Data, config.noise2 = 0.01;
      configs.push_back(config);
      config.noise2 = 1, config.prior = PriorKind::TwoNorms;
      config.norm2_low = 1, config.norm2_high = 50;
      configs.push_back(config);
      config.start = Start::Zero, config.reinjection = Reinjection::FirstLayer;
      configs.push_back(config);
    }
  }
  for (Config config : configs) {
    const double high = config.noise2 + config.norm2_high;
    for (const Parameters parameters : {Parameters::One, Parameters::Two}) {
      config.parameters = parameters;
      const PopulationLoss loss(config);
      double lowest = INFINITY;
      for (double b = 0.0005; b < 2.5; b += 0.0005) {
        double alpha = b / high;
        if (parameters == Parameters::Two) {
          const Derivatives zero = loss.derivatives(0, -b / high);
          alpha = -zero.d_alpha / zero.h_alpha_alpha;
        }
        const double here = loss.excess(alpha, -b / high);
        if (here < lowest) lowest = here;
      }
      const double found = minimiserOf(loss).excess;
      EXPECT_LE(found, lowest * (1 + 1e-12)) << config.depth << " " << high;
    }
  }
}

TEST(Barrier, IsTheHighestPointOfTheProfileBeyondTheMinimum) {
  std::vector<Config> laws(3);
  laws[0].prior = PriorKind::TwoNorms, laws[0].norm2_low = 0.05, laws[0].norm2_high = 20;
  laws[1].norm2_high = 100;
  for (Config config : laws) {
    for (const int depth : {2, 3, 5, 8, 33}) {
      config.depth = depth;
      const PopulationLoss loss(config);
      const Barrier b = barrierOf(loss);
      const double minimum = *minimiserOf(loss).beta;
      EXPECT_LT(b.beta, minimum);
      for (double part = 1e-4; part < 30; part *= 1.01) {
        for (const double beta : {b.beta * (1 + part), b.beta * (1 - part)}) {
          if (beta > minimum) continue;
          EXPECT_LE(std::pow(10, profileAt(loss, beta).log10_excess), b.excess * (1 + 1e-12));
        }
      }
    }
  }
}

}  // namespace
}  // namespace icl::cross_attention
