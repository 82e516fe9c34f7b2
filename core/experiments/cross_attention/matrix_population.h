// MatrixPopulation: the exact loss of matrix weights at infinite context and its gradient, by the
// finite sum of task_nodes.h. Called every step of a run and by probes; uses all cores, with the
// same bits for any number of them. One evaluation at a time.
//
//   excess = E_m (ŵ − w)ᵀ Λ (ŵ − w),  Λ = D + m mᵀ,  w = Λ⁻¹ m (ζ divides out),  D the noise
#pragma once

#include <memory>
#include <vector>

#include "core/base/workspaces.h"
#include "core/experiments/cross_attention/task_nodes.h"
#include "core/math/linear_attention.h"

namespace icl::cross_attention {

class MatrixPopulation {
 public:
  MatrixPopulation(const StackShape& shape, TaskNodes nodes);

  const StackShape& shape() const { return shape_; }
  /// Risk of the predictor that knows the task.
  double bayes() const { return bayes_; }
  /// The excess over Bayes; infinite or NaN where it is more than a double holds.
  double excess(const StackWeights<double>& weights);
  /// The same, and the gradient into `gradient`, whose old content goes.
  double excess(const StackWeights<double>& weights, StackWeights<double>& gradient);

 private:
  struct Room {
    StackTape<double> tape{};
    Eigen::MatrixXd error{}, slope{};  // ŵ − w, and the derivative by ŵ
  };
  struct Partial {
    double excess = 0;
    StackWeights<double> gradient{};
  };
  double sum(const StackWeights<double>& weights, bool with_gradient);

  StackShape shape_;
  TaskNodes nodes_;
  Eigen::MatrixXd bayes_weights_{};  // w of each node
  double bayes_ = 0;
  double beyond_ = 0;  // what the nodes make of it, less that
  StackKernel<double> kernel_{};
  std::size_t grain_;
  Workspaces<Room> rooms_;
  std::vector<Partial> partials_;
};

}  // namespace icl::cross_attention
