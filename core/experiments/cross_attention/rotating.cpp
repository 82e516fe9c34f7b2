#include "core/experiments/cross_attention/rotating.h"

#include <algorithm>
#include <cmath>

#include "core/experiments/cross_attention/matrix_weights.h"
#include "core/experiments/cross_attention/minimiser.h"
#include "core/math/ode.h"

namespace icl::cross_attention {
namespace {

constexpr int kMostLayers = 16;

StackShape planeShape(const Config& config) {
  StackShape shape = shapeOf(config);
  shape.dimension = 2;
  shape.tied = true;
  return shape;
}

/// The law of ‖m‖², in one direction.
TaskNodes lineNodes(const Config& config) {
  const NormRule rule = gaussRule(lawOf(config), std::max(config.norm_nodes, config.depth + 1));
  const auto n = static_cast<Eigen::Index>(rule.rho.size());
  TaskNodes nodes;
  nodes.tasks.setZero(2, n);
  nodes.weight.resize(n);
  for (Eigen::Index i = 0; i < n; ++i) {
    nodes.tasks(0, i) = std::sqrt(rule.rho[static_cast<std::size_t>(i)]);
    nodes.weight[i] = rule.weight[static_cast<std::size_t>(i)];
  }
  nodes.noise = Eigen::Vector2d::Constant(config.modalityNoise2(0));
  nodes.bayes = lawOf(config).bayes();
  return nodes;
}

void turn(double along, double across, Mat<double>& out) { out << along, -across, across, along; }

}  // namespace

RotatingLoss::RotatingLoss(const Config& config)
    : population_(planeShape(config), lineNodes(config)) {
  weights_.resize(population_.shape());
  gradient_.resize(population_.shape());
  weights_.product[0].setIdentity();
}

double RotatingLoss::excess(const RotatingWeights& w, RotatingWeights* slope) {
  turn(w[0], w[1], weights_.skip[0]);
  turn(w[2], w[3], weights_.value[0]);
  turn(w[4], w[5], weights_.readout);
  if (slope == nullptr) return population_.excess(weights_);
  const double value = population_.excess(weights_, gradient_);
  std::size_t at = 0;
  for (const Mat<double>* g : {&gradient_.skip[0], &gradient_.value[0], &gradient_.readout}) {
    (*slope)[at++] = g->trace();
    (*slope)[at++] = (*g)(1, 0) - (*g)(0, 1);
  }
  return value;
}

std::optional<RotatingMinimum> rotatingMinimumOf(const Config& config) {
  const Stack stack = Stack::of(config);
  if (config.dimension() % 2 != 0 || !config.evenNoise() || stack.self() || stack.silent() ||
      stack.constant() || config.depth > kMostLayers) {
    return {};
  }
  Config scalar = config;
  scalar.parameters = Parameters::Two;
  const Minimum start = minimiserOf(PopulationLoss(scalar));
  if (!start.alpha) return {};
  RotatingLoss loss(config);
  // Down the gradient from the best scalar weights, a little turned the way in which they give.
  OdeState state;
  state.y = {*start.alpha, 0.02, *start.beta, -0.05, 1, 0.02};
  const auto whole = [](std::span<const double> y) {
    return RotatingWeights{y[0], y[1], y[2], y[3], y[4], y[5]};
  };
  const auto downhill = [&](std::span<const double> y, std::span<double> velocity) {
    RotatingWeights slope;
    loss.excess(whole(y), &slope);
    for (std::size_t i = 0; i < velocity.size(); ++i) velocity[i] = -slope[i];
  };
  std::vector<double> velocity(6);
  downhill(state.y, velocity);
  ChebyshevOde ode;
  for (OdeOutcome outcome = OdeOutcome::Accepted; outcome == OdeOutcome::Accepted;) {
    outcome = ode.step(downhill, state, velocity, 1e6, 1e-5);
    double steepest = 0;
    for (const double v : velocity) steepest = std::max(steepest, std::abs(v));
    if (steepest < 1e-8 * start.excess) break;
  }
  return RotatingMinimum{loss.excess(whole(state.y)), whole(state.y)};
}

}  // namespace icl::cross_attention
