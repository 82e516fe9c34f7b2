// BatchGradient: the loss on a fresh batch of contexts and its slope. Contexts are drawn inside the
// workers, each block of them from a stream of its own, and summed in a fixed order. Called once a
// step, from the run's thread; allocates nothing after the first call.
#pragma once

#include "core/experiments/tree_prior/workers.h"

namespace icl::tree_prior {

class BatchGradient {
 public:
  explicit BatchGradient(const Config& config);

  /// Mean loss over the batch of this step; its slope is then in gradient().
  double evaluate(Net& net, Workers& workers, std::span<const double> weights, std::uint64_t seed,
                  std::uint64_t step);
  std::span<const double> gradient() const { return gradient_; }

 private:
  struct Sum {
    std::vector<double> slope{};
    double loss = 0;
  };
  void work(const Net& net, Worker& worker, std::size_t share, std::uint64_t seed,
            std::uint64_t step, Sum& sum) const;

  ContextSampler sampler_;
  Division division_;
  std::vector<Sum> sums_{};
  std::vector<double> gradient_{};
};

}  // namespace icl::tree_prior
