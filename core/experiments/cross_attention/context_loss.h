// ContextLoss: the risk of a stack with scalar weights on prompts of one finite length, as a
// function of the weights. What retraining at a length minimises and tables of risks ask for; the
// kinds of it are exact (exact_context.h) or the mean over a fixed sample of prompts.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>

#include "core/experiments/cross_attention/scalar_stack.h"

namespace icl::cross_attention {

struct MonteCarlo {
  int samples = 20000;
  std::uint64_t seed = 1;
  std::stop_token stop{};
};

class ContextLoss {
 public:
  virtual ~ContextLoss() = default;
  /// Not a mean over sampled prompts.
  virtual bool exact() const = 0;
  /// Of the stack's shape and weights; `slope`, where not null, becomes the derivatives by α, β and
  /// the gain, each apart.
  virtual double at(const ScalarStack& stack, ScalarWeights* slope) const = 0;
};

/// The one that suits the settings: exact where it can be, else over `how.samples` prompts that are
/// drawn once. `context` ≥ 1.
std::unique_ptr<ContextLoss> contextLossOf(const Config& config, int context,
                                           const MonteCarlo& how);

/// The best weights at a context length (0: infinite), started from those of infinite context.
struct ContextMinimum {
  ScalarWeights weights{};
  double risk = 0;
  bool exact = true;
};
ContextMinimum minimiserAtContext(const Config& config, int context, const MonteCarlo& how);

}  // namespace icl::cross_attention
