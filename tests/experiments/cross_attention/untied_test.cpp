#include <cmath>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/experiments/cross_attention/matrix_weights.h"
#include "core/experiments/cross_attention/population_loss.h"
#include "core/experiments/cross_attention/theory.h"
#include "core/experiments/cross_attention/untied_loss.h"
#include "core/experiments/cross_attention/untied_model.h"
#include "core/math/gradient_check.h"
#include "core/math/ode.h"

namespace icl::cross_attention {
namespace {

Config untied(int depth) {
  Config c;
  c.parameters = Parameters::Untied;
  c.depth = depth;
  return c;
}

std::vector<double> someTheta(int depth) {
  std::vector<double> theta;
  for (int t = 0; t < depth; ++t) theta.push_back(0.2 + 0.05 * t);
  for (int t = 0; t < depth; ++t) theta.push_back(-0.25 + 0.04 * t);
  return theta;
}

template <class Body>
void forEachConfig(Body&& body) {
  for (const Reinjection skip :
       {Reinjection::EveryLayer, Reinjection::FirstLayer, Reinjection::None}) {
    for (int bits = 0; bits < 16; ++bits) {
      Config c = untied(3);
      c.reinjection = skip;
      c.start = (bits & 1) != 0 ? Start::Data : Start::Zero;
      c.residual = (bits & 2) == 0;
      c.attention = (bits & 4) != 0 ? Attention::Off : Attention::Linear;
      c.readout = (bits & 8) != 0 ? Readout::Ff : Readout::Xf;
      SCOPED_TRACE("skip " + std::to_string(static_cast<int>(skip)) + " structure " +
                   std::to_string(bits));
      body(c);
    }
  }
}

TEST(UntiedPopulation, EqualLayersHaveTheLossOfSharedWeights) {
  for (const int depth : {1, 2, 5}) {
    for (const Start start : {Start::Zero, Start::Data}) {
      Config c = untied(depth);
      c.start = start;
      UntiedPopulation population(lawOf(c), shapeOf(c));
      std::vector<double> theta(static_cast<std::size_t>(depth), 0.21), slope(2 * theta.size());
      theta.resize(slope.size(), -0.17);
      const double excess = population.excess(theta, slope);
      const Derivatives d = PopulationLoss(c).derivatives(0.21, -0.17);
      EXPECT_NEAR(excess, d.excess, 1e-13);
      double by_alpha = 0, by_beta = 0;
      for (int t = 0; t < depth; ++t) {
        by_alpha += slope[static_cast<std::size_t>(t)];
        by_beta += slope[static_cast<std::size_t>(depth + t)];
      }
      EXPECT_NEAR(by_alpha, d.d_alpha, 1e-12 * (1 + std::abs(d.d_alpha)));
      EXPECT_NEAR(by_beta, d.d_beta, 1e-12 * (1 + std::abs(d.d_beta)));
    }
  }
}

TEST(UntiedPopulation, GradientsAgreeWithCentralDifferences) {
  forEachConfig([](const Config& c) {
    UntiedPopulation population(lawOf(c), shapeOf(c));
    const auto theta = someTheta(3);
    std::vector<double> slope(6), unused(6);
    population.excess(theta, slope);
    const auto f = [&](std::span<const double> at) { return population.excess(at, unused); };
    EXPECT_LT(gradientError(f, theta, slope, 1e-3, 1e-2), 1e-8);
  });
}

TEST(UntiedContext, GradientsAgreeWithCentralDifferences) {
  forEachConfig([](const Config& c) {
    ContextDraw context;
    Stream random(3, Purpose::Tokens);
    ContextSampler(c, 12).draw(random, context);
    UntiedRoom room;
    const auto theta = someTheta(3);
    std::vector<double> slope(6), unused(6);
    untiedContextLoss(context, shapeOf(c), theta, room, slope);
    const auto f = [&](std::span<const double> at) {
      return untiedContextLoss(context, shapeOf(c), at, room, unused);
    };
    EXPECT_LT(gradientError(f, theta, slope, 1e-3, 1e-2), 1e-8);
  });
}

TEST(UntiedContext, EqualLayersAgreeWithTheTwoWeightRecursion) {
  Config c = untied(4);
  for (int row = 0; row < 5; ++row) {
    ContextDraw context;
    Stream random(4, Purpose::Tokens, 0, static_cast<std::uint64_t>(row));
    ContextSampler(c, 5).draw(random, context);  // fewer tokens than dimensions
    UntiedRoom room;
    std::vector<double> theta(4, 0.2), slope(8);
    theta.resize(8, -0.15);
    const double loss = untiedContextLoss(context, shapeOf(c), theta, room, slope);
    const LossGradient expected = contextLoss(context, ScalarStack(c, 0.2, -0.15));
    EXPECT_NEAR(loss, expected.loss, 1e-12 * expected.loss);
    EXPECT_NEAR(slope[0] + slope[1] + slope[2] + slope[3], expected.d_alpha,
                1e-11 * (1 + std::abs(expected.d_alpha)));
    EXPECT_NEAR(slope[4] + slope[5] + slope[6] + slope[7], expected.d_beta,
                1e-11 * (1 + std::abs(expected.d_beta)));
  }
}

// Ids C7: the flow ends where weighted least squares over polynomials does.
TEST(UntiedPopulation, TheFlowReachesTheBestPolynomial) {
  for (const int depth : {2, 3, 4}) {
    const Config c = untied(depth);
    const auto model = untiedModelOf(c);
    OdeState state;
    state.y = model->start(1);
    std::vector<double> velocity(model->size());
    const auto f = [&](std::span<const double> theta, std::span<double> v) {
      model->excess(theta, v);
      for (double& x : v) x = -x;
    };
    f(state.y, velocity);
    ChebyshevOde ode;
    int steps = 0;
    while (ode.step(f, state, velocity, 1e6, 1e-6) == OdeOutcome::Accepted) ++steps;
    const double bound = untiedBoundOf(c).excess;
    std::vector<double> slope(model->size());
    EXPECT_NEAR(model->excess(state.y, slope), bound, 1e-3 * bound)
        << "depth " << depth << ", " << steps << " steps";
  }
}

TEST(UntiedStack, GivesThePicturesTheSamePolynomial) {
  Config c = untied(3);
  c.start = Start::Data;
  const auto theta = someTheta(3);
  const ScalarStack stack = untiedStack(c, theta);
  // p_0 = α_0, p_{t+1} = (1 + β_t λ) p_t + α_t.
  double p = theta[0];
  for (std::size_t t = 0; t < 3; ++t) p = (1 + theta[3 + t] * 1.7) * p + theta[t];
  EXPECT_NEAR(stack.response(3, 1.7), p, 1e-15);
}

}  // namespace
}  // namespace icl::cross_attention
