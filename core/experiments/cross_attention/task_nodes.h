// TaskNodes: the law of the task m as a finite sum, for losses of matrix weights at infinite
// context: Gauss nodes in the norm (exact for polynomials, whatever the prior) times directions.
// Directions come in orthogonal frames, so that scalar weights see the exact average and stay
// scalar under training. Built once per configuration; plain data, any thread.
#pragma once

#include <optional>
#include <vector>

#include <Eigen/Dense>

#include "core/experiments/cross_attention/prior.h"

namespace icl::cross_attention {

struct TaskNodes {
  Eigen::MatrixXd tasks{};   // d × n, a task m a column
  Eigen::VectorXd weight{};  // of E ζ² (…), sums to 1
  Eigen::VectorXd noise{};   // variance of the noise in each coordinate of x
  /// Exact risk of the predictor that knows the task: the one part of the loss that is no
  /// polynomial of m, so that few nodes miss it.
  std::optional<double> bayes{};

  Eigen::Index size() const { return tasks.cols(); }
};

/// `variant` chooses other directions of the same law (to see what the choice matters).
TaskNodes taskNodesOf(const Config& config, std::uint64_t variant = 0);
/// The same for prompts that are shifted against those of the settings.
TaskNodes taskNodesOf(const Config& config, const TaskShift& shift);

/// The Gauss rule with `count` nodes for a law of more nodes: exact for polynomials in ρ of degree
/// 2 count − 1. The law's own nodes where it has no more.
struct NormRule {
  std::vector<double> rho{}, weight{};
};
NormRule gaussRule(const Law& law, int count);

}  // namespace icl::cross_attention
