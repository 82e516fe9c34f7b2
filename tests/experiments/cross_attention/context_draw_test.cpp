#include "core/experiments/cross_attention/context_draw.h"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/context_moments.h"

namespace icl::cross_attention {
namespace {

/// Mean of one function of a draw with its standard error.
struct Estimate {
  double mean = 0, error = 0;
};
template <class F>
Estimate estimate(const Config& config, int context, int samples, F&& f) {
  const ContextSampler sampler(config, context);
  ContextDraw draw;
  double sum = 0, squares = 0;
  for (int i = 0; i < samples; ++i) {
    Stream random(11, Purpose::Test, 0, static_cast<std::uint64_t>(i));
    sampler.draw(random, draw);
    const double value = f(draw);
    sum += value;
    squares += value * value;
  }
  const double mean = sum / samples;
  return {mean, std::sqrt((squares / samples - mean * mean) / samples)};
}

double traceOf(const ContextDraw& draw, int power) {
  const auto d = draw.dimension;
  Eigen::MatrixXd m = Eigen::MatrixXd::Zero(d, d);
  for (int k = 0; k < d; ++k) {
    const auto i = static_cast<std::size_t>(k);
    m(k, k) = draw.diagonal[i];
    if (k + 1 < d) m(k, k + 1) = m(k + 1, k) = draw.beside[i];
  }
  Eigen::MatrixXd product = m;
  for (int n = 1; n < power; ++n) product = product * m;
  return product.trace();
}

Config sphere(double rho, double noise2) {
  Config config;
  config.prior = PriorKind::Sphere;
  config.norm2_low = config.norm2_high = rho;
  config.noise2 = noise2;
  config.dim_1 = 3;
  config.dim_2 = 2;
  return config;
}

TEST(ContextDraw, TheTridiagonalMatrixHasTheMomentsOfTheWishartLaw) {
  const Config config = sphere(2, 0.5);
  for (const int context : {2, 5, 12}) {
    const ContextMoments exact(5, context, 6);
    for (int power = 1; power <= 3; ++power) {
      const Estimate trace =
          estimate(config, context, 40000, [&](const ContextDraw& d) { return traceOf(d, power); });
      EXPECT_NEAR(trace.mean, static_cast<double>(exact.trace(power, 2.5, 0.5)), 4 * trace.error)
          << power;
    }
    const Estimate corner = estimate(config, context, 40000, [](const ContextDraw& d) {
      return d.diagonal[0] * d.diagonal[0] + d.beside[0] * d.beside[0];
    });
    EXPECT_NEAR(corner.mean, static_cast<double>(exact.corner(2, 2.5, 0.5)), 4 * corner.error);
  }
}

TEST(ContextDraw, TheResponsesHaveTheMomentsOfTheModel) {
  // E⟨h, m⟩ζ/‖m‖ = ‖m‖ (ζ = ±1), E‖h‖² = ρ(1 + 2/L) + (v d + ρ − ρ)/L … from E u² x xᵀ, E y² = 1.
  const double rho = 2, v = 0.5;
  const int d = 5;
  const Config config = sphere(rho, v);
  for (const int context : {3, 9}) {
    const Estimate along = estimate(config, context, 40000, [](const ContextDraw& draw) {
      return draw.response[0] * (draw.target > 0 ? 1 : -1);
    });
    EXPECT_NEAR(along.mean, std::sqrt(rho), 4 * along.error);
    const Estimate square = estimate(config, context, 40000, [](const ContextDraw& draw) {
      double sum = 0;
      for (int k = 0; k < draw.dimension; ++k) {
        sum +=
            draw.response[static_cast<std::size_t>(k)] * draw.response[static_cast<std::size_t>(k)];
      }
      return sum;
    });
    // u² ‖x‖² has mean 3ρ + v d; the L(L−1) pairs of different tokens give ρ each.
    const double expected = rho + (3 * rho + v * d - rho) / context;
    EXPECT_NEAR(square.mean, expected, 4 * square.error);
    const Estimate response =
        estimate(config, context, 40000, [](const ContextDraw& x) { return x.mean_response2; });
    EXPECT_NEAR(response.mean, 1, 4 * response.error);
  }
}

/// The gradient of one prompt's loss by central differences.
void expectGradient(const ContextDraw& draw, const Config& config, double alpha, double beta) {
  const auto loss = [&](double a, double b) { return contextLoss(draw, {config, a, b}).loss; };
  const LossGradient at = contextLoss(draw, {config, alpha, beta});
  const double h = 1e-6, scale = 1 + std::abs(at.d_alpha) + std::abs(at.d_beta);
  EXPECT_NEAR(at.d_alpha, (loss(alpha + h, beta) - loss(alpha - h, beta)) / (2 * h), 1e-7 * scale);
  EXPECT_NEAR(at.d_beta, (loss(alpha, beta + h) - loss(alpha, beta - h)) / (2 * h), 1e-7 * scale);
}

TEST(ContextDraw, ThePromptGradientAgreesWithCentralDifferences) {
  for (const auto reinjection :
       {Reinjection::EveryLayer, Reinjection::FirstLayer, Reinjection::None}) {
    for (const auto start : {Start::Zero, Start::Data}) {
      Config config = sphere(1.5, 0.7);
      config.reinjection = reinjection;
      config.start = start;
      config.depth = 5;
      const ContextSampler sampler(config, 7);
      ContextDraw draw;
      for (std::uint64_t row = 0; row < 4; ++row) {
        Stream random(2, Purpose::Test, 1, row);
        sampler.draw(random, draw);
        expectGradient(draw, config, 0.23, -0.17);
        expectGradient(draw, config, 0, 0);
      }
    }
  }
}

TEST(ContextDraw, TheLossIsThatOfTheWeightsTheRecursionMakes) {
  // ŵ = p(Λ̂) h with the matrix written out, on one draw.
  Config config = sphere(1.5, 0.7);
  config.depth = 3;
  const ContextSampler sampler(config, 9);
  ContextDraw draw;
  Stream random(4, Purpose::Test);
  sampler.draw(random, draw);
  Eigen::MatrixXd moment = Eigen::MatrixXd::Zero(5, 5);
  Eigen::VectorXd h(5), w = Eigen::VectorXd::Zero(5);
  for (int k = 0; k < 5; ++k) {
    const auto i = static_cast<std::size_t>(k);
    h[k] = draw.response[i];
    moment(k, k) = draw.diagonal[i];
    if (k < 4) moment(k, k + 1) = moment(k + 1, k) = draw.beside[i];
  }
  for (int t = 0; t < 3; ++t) w += -0.2 * moment * w + 0.3 * h;
  EXPECT_NEAR(contextLoss(draw, {config, 0.3, -0.2}).loss, weightsRisk(draw, w.data()), 1e-13);
}

TEST(ContextDraw, OneDimensionAndOneTokenAreNoExceptions) {
  Config config;
  config.modalities = 1;
  config.dim_1 = 1;
  const ContextSampler sampler(config, 1);
  ContextDraw draw;
  Stream random(6, Purpose::Test);
  sampler.draw(random, draw);
  EXPECT_EQ(draw.dimension, 1);
  EXPECT_TRUE(std::isfinite(contextLoss(draw, {config, 0.2, -0.2}).loss));
  // With one token Λ̂ = x², h = x y and Σ y²: h² = Λ̂ y².
  EXPECT_NEAR(draw.response[0] * draw.response[0], draw.diagonal[0] * draw.mean_response2, 1e-12);
}

}  // namespace
}  // namespace icl::cross_attention
