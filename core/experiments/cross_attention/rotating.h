// The best weights that rotate: each matrix a multiple of the identity plus one of a quarter turn J
// of pairs of coordinates. Such weights commute, the loss depends on ‖m‖ alone, and two dimensions
// stand for every even number of them. From three layers on they beat scalar weights. Called by the
// probe `weights`, by reference lines and by tests; a tenth of a second at few layers. Pure.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "core/experiments/cross_attention/matrix_population.h"

namespace icl::cross_attention {

/// W^S = w0 I + w1 J, W^V B = w2 I + w3 J, U = w4 I + w5 J.
using RotatingWeights = std::array<double, 6>;

class RotatingLoss {
 public:
  /// One noise for all coordinates.
  explicit RotatingLoss(const Config& config);

  double excess(const RotatingWeights& weights, RotatingWeights* slope = nullptr);

 private:
  MatrixPopulation population_;
  StackWeights<double> weights_{}, gradient_{};
};

struct RotatingMinimum {
  double excess = 0;
  RotatingWeights weights{};
};
/// Absent where it has no meaning: an odd number of dimensions, noise of each modality's own, no
/// attention or nothing that enters the stack; and at more than 16 layers, where it takes long and
/// gains next to nothing.
std::optional<RotatingMinimum> rotatingMinimumOf(const Config& config);

}  // namespace icl::cross_attention
