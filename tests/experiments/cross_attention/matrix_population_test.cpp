#include "core/experiments/cross_attention/matrix_population.h"

#include <cmath>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "core/base/json.h"
#include "core/base/parallel.h"
#include "core/experiments/cross_attention/matrix_weights.h"
#include "core/experiments/cross_attention/population_loss.h"
#include "core/math/gradient_check.h"
#include "tests/support/places.h"

namespace icl::cross_attention {
namespace {

using Matrix = Mat<double>;

Config matrices(int depth, std::vector<int> dims) {
  Config c;
  c.parameters = Parameters::Matrices;
  c.depth = depth;
  c.modalities = static_cast<int>(dims.size());
  int* sizes[] = {&c.dim_1, &c.dim_2, &c.dim_3, &c.dim_4};
  for (std::size_t j = 0; j < dims.size(); ++j) *sizes[j] = dims[j];
  return c;
}

StackWeights<double> scalarWeights(const Config& config, double alpha, double beta) {
  StackWeights<double> w;
  w.resize(shapeOf(config));
  const Matrix one = Matrix::Identity(config.dimension(), config.dimension());
  for (auto& m : w.skip) m = alpha * one;
  for (auto& m : w.value) m = beta * one;
  for (auto& m : w.product) m = one;
  w.readout = one;
  return w;
}

/// The loss and its gradient as functions of θ.
struct Problem {
  explicit Problem(const Config& config)
      : layout(config),
        population(layout.shape(), taskNodesOf(config)),
        set(layout.zeros()),
        slopes(layout.zeros()),
        theta(layout.size()),
        slope(layout.size()) {
    kernel.resize(layout.shape()), kernel_slopes.resize(layout.shape());
    layout.nearest(layout.start(config, 5), theta);
  }
  double at(std::span<const double> point) {
    layout.expand(point, set);
    toKernel(set, kernel);
    const double value = population.excess(kernel, kernel_slopes);
    fromKernel(kernel_slopes, set, slopes);
    layout.gather(slopes, slope);
    return value;
  }
  MatrixLayout layout;
  MatrixPopulation population;
  MatrixSet set, slopes;
  StackWeights<double> kernel{}, kernel_slopes{};
  std::vector<double> theta, slope;
};

Matrix matrixOf(const Json& rows) {
  Matrix m(2, 2);
  for (std::size_t i = 0; i < 2; ++i) {
    for (std::size_t j = 0; j < 2; ++j) {
      m(static_cast<Eigen::Index>(i), static_cast<Eigen::Index>(j)) =
          rows.items()[i].items()[j].asNumber();
    }
  }
  return m;
}

// Ids G4.xf and G4.fx: an analytic backward pass that agrees with automatic differentiation.
TEST(MatrixPopulation, HasTheStoredLossAndGradients) {
  std::ifstream file(std::string(ICL_GOLDEN_DIR) + "/cross_attention_numbers.json");
  std::stringstream text;
  text << file.rdbuf();
  const Json json = Json::parse(text.str(), "numbers").value();
  int seen = 0;
  for (const Json& entry : json.find("numbers")->items()) {
    const std::string id = entry.find("id")->asString();
    if (id != "G4.xf" && id != "G4.fx") continue;
    ++seen;
    StackShape shape;
    shape.dimension = 2, shape.depth = 2;
    shape.pairing = id == "G4.xf" ? Pairing::Xf : Pairing::Fx;
    TaskNodes nodes;
    nodes.tasks.resize(2, 2);
    nodes.tasks << 1, -0.3, 0.5, 1.2;
    nodes.weight.resize(2);
    nodes.weight << 0.5 * 1, 0.5 * 0.8 * 0.8;  // ζ = 1 and −0.8
    nodes.noise = Eigen::Vector2d::Ones();
    StackWeights<double> w, g;
    w.resize(shape), g.resize(shape);
    w.skip[0] << 0.3, 0.1, -0.2, 0.4;
    w.value[0] << -0.25, 0.05, 0.1, -0.3;
    w.product[0] << 1, 0.2, -0.1, 0.9;
    w.readout << 1, -0.1, 0.3, 0.8;
    MatrixPopulation population(shape, nodes);
    const auto& expected = entry.find("value")->items();
    EXPECT_NEAR(population.bayes() + population.excess(w, g), expected[0].asNumber(), 1e-12);
    EXPECT_LT((g.skip[0] - matrixOf(expected[1])).norm(), 1e-12);
    EXPECT_LT((g.value[0] - matrixOf(expected[2])).norm(), 1e-12);
    EXPECT_LT((g.product[0] - matrixOf(expected[3])).norm(), 1e-12);
    EXPECT_LT((g.readout - matrixOf(expected[4])).norm(), 1e-12);
  }
  EXPECT_EQ(seen, 2);
}

TEST(MatrixPopulation, ScalarWeightsHaveTheExactLossUnderEveryPrior) {
  for (const PriorKind prior : {PriorKind::SquaredNorm, PriorKind::Norm, PriorKind::TwoNorms,
                                PriorKind::Sphere, PriorKind::TruncatedGaussian,
                                PriorKind::PerModality, PriorKind::Gaussian, PriorKind::TaskList}) {
    Config config = matrices(3, {2, 3});
    config.prior = prior, config.noise2 = 0.7, config.directions = 5;
    config.tasks = "[[1,0,0,0,0],[0,0.5,0,1,0],[0.3,0.3,0.3,0.3,2]]";
    // Fewer nodes in the norm than the law has: exact all the same for the loss, a polynomial.
    config.norm_nodes = 7;
    MatrixPopulation population(shapeOf(config), taskNodesOf(config));
    const double alpha = 0.2, beta = -0.15;
    const double loss = population.bayes() + population.excess(scalarWeights(config, alpha, beta));
    const double expected = PopulationLoss(config).loss(alpha, beta);
    EXPECT_NEAR(loss, expected, 2e-12 * expected) << static_cast<int>(prior);
  }
}

// The Bayes risk is no polynomial: the nodes miss it, and it is put right.
TEST(MatrixPopulation, TheExcessIsExactWithOneNodeMoreThanLayers) {
  Config config = matrices(3, {2});
  config.norm_nodes = 1;
  MatrixPopulation population(shapeOf(config), taskNodesOf(config));
  const double expected = PopulationLoss(config).excess(0.26, -0.27);
  EXPECT_NEAR(population.excess(scalarWeights(config, 0.26, -0.27)), expected, 1e-9 * expected);
}

TEST(MatrixPopulation, GradientsOfEveryFormAgreeWithCentralDifferences) {
  for (const Form form : {Form::Full, Form::Diagonal, Form::Blocks, Form::Scalar, Form::Frozen}) {
    for (const bool tied : {true, false}) {
      Config config = matrices(2, {1, 2});
      config.tied = tied, config.spread = 0.2, config.alpha = 0.2, config.beta = -0.1;
      config.directions = 3, config.norm_nodes = 3;
      config.skip_weights = config.query_weights = form;
      config.noise2_2 = 0.5;
      Problem problem(config);
      problem.at(problem.theta);
      auto claimed = problem.slope;
      const auto theta = problem.theta;
      auto f = [&](std::span<const double> point) { return problem.at(point); };
      if (form == Form::Frozen) {
        for (const Part part : {Part::Skip, Part::Query}) {
          const auto [begin, end] = problem.layout.range(part);
          for (std::size_t i = begin; i < end; ++i) EXPECT_EQ(claimed[i], 0);
        }
        continue;
      }
      EXPECT_LT(gradientError(f, theta, claimed, 1e-3, 1e-3), 1e-7)
          << static_cast<int>(form) << tied;
    }
  }
}

// What a rotation leaves of a task depends on its norm alone, so one direction has the whole law.
TEST(MatrixPopulation, RotatingWeightsSeeTheExactAverageOverDirections) {
  Config config = matrices(3, {4});
  StackWeights<double> w = scalarWeights(config, 0.26, -0.2);
  for (int k = 0; k < 4; k += 2) {
    w.value[0](k, k + 1) = -0.2;
    w.value[0](k + 1, k) = 0.2;
  }
  config.directions = 1;
  MatrixPopulation few(shapeOf(config), taskNodesOf(config));
  config.directions = 40;
  MatrixPopulation many(shapeOf(config), taskNodesOf(config, 3));
  const double excess = few.excess(w);
  EXPECT_NEAR(many.excess(w), excess, 1e-12 * excess);
}

TEST(MatrixPopulation, OneTwoAndFourThreadsGiveTheSameBits) {
  const Config config = matrices(3, {3, 2});
  std::vector<double> values, slopes;
  for (const int threads : {1, 2, 4}) {
    parallel::setThreads(threads);
    Problem problem(config);
    values.push_back(problem.at(problem.theta));
    slopes.push_back(problem.slope[7]);
  }
  parallel::setThreads(0);
  for (const double v : values) EXPECT_EQ(v, values[0]);
  for (const double s : slopes) EXPECT_EQ(s, slopes[0]);
}

TEST(TaskNodes, HaveTheMomentsOfTheirLaw) {
  for (const PriorKind prior : {PriorKind::SquaredNorm, PriorKind::PerModality}) {
    Config config = matrices(2, {2, 3});
    config.prior = prior;
    const TaskNodes nodes = taskNodesOf(config);
    EXPECT_NEAR(nodes.weight.sum(), 1, 1e-13);
    const Matrix second = nodes.tasks * nodes.weight.asDiagonal() * nodes.tasks.transpose();
    Matrix expected = Matrix::Identity(5, 5) * 0.5;  // E ρ / d
    if (prior == PriorKind::PerModality) {
      expected.topLeftCorner(2, 2) = Matrix::Identity(2, 2) * 1.25 / 2;
      expected.bottomRightCorner(3, 3) = Matrix::Identity(3, 3) * 1.25 / 3;
    }
    EXPECT_LT((second - expected).norm(), 1e-12);
  }
}

TEST(TaskNodes, GaussRulesAreExactForPolynomialsUpToTwiceTheirNodes) {
  for (const PriorKind prior :
       {PriorKind::Norm, PriorKind::Gaussian, PriorKind::TruncatedGaussian}) {
    Config config;
    config.prior = prior;
    const Law law = lawOf(config);
    const NormRule rule = gaussRule(law, 5);
    ASSERT_EQ(rule.rho.size(), 5U);
    for (int power = 0; power <= 9; ++power) {
      double sum = 0;
      for (std::size_t i = 0; i < 5; ++i) sum += rule.weight[i] * std::pow(rule.rho[i], power);
      EXPECT_NEAR(sum, law.moment(power), 1e-11 * law.moment(power)) << power;
    }
  }
}

// Even spacing on the circle is exact for polynomials of degree up to twice the points.
TEST(TaskNodes, TwoDimensionsAreExactWithMoreThanTwiceAsManyDirectionsAsLayers) {
  Config config = matrices(3, {1, 1});
  config.spread = 0.3, config.alpha = 0.2, config.beta = -0.2;
  std::vector<double> losses;
  for (const int directions : {8, 64}) {
    config.directions = directions;
    Problem problem(config);
    losses.push_back(problem.at(problem.theta));
  }
  EXPECT_NEAR(losses[0], losses[1], 1e-13 * losses[1]);
}

}  // namespace
}  // namespace icl::cross_attention
