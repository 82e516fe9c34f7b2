// TaskLaw: draws the task of a prompt (m, or only ‖m‖², and ζ) from the prior that is set. Used by
// the example prompt, sampled training and Monte Carlo risks; immutable, so any thread may draw.
#pragma once

#include <span>
#include <vector>

#include <Eigen/Dense>

#include "core/base/random.h"
#include "core/experiments/cross_attention/prior.h"

namespace icl::cross_attention {

class TaskLaw {
 public:
  explicit TaskLaw(const Config& config, const TaskShift& shift = {});

  /// ‖m‖²: all that a prompt with isotropic noise needs of the task.
  double drawNorm2(Stream& random) const;
  /// ζ, of mean square 1.
  double drawScale(Stream& random) const;
  /// m itself, modalities one after the other.
  Eigen::VectorXd drawTask(Stream& random) const;
  /// The same law into `out`, by other draws of the stream; allocates nothing.
  void drawTaskInto(Stream& random, std::span<double> out) const;

 private:
  double plainNorm2(Stream& random) const;
  Eigen::VectorXd plainTask(Stream& random) const;
  double truncatedGaussianNorm2(Stream& random) const;
  double farTailNorm2(Stream& random) const;

  Config config_;
  TaskShift shift_;
  std::vector<Eigen::VectorXd> tasks_{};  // prior `task-list`
  // Prior `truncated-gaussian`: the mass of ‖m‖² beyond its bounds, on the side of the mean's tail.
  bool above_mean_ = false;
  double mass_low_ = 0, mass_high_ = 1;
};

}  // namespace icl::cross_attention
