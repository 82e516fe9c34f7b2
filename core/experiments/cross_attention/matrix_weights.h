// MatrixLayout: which numbers of the weight matrices are trained, and how they make the matrices:
// full, diagonal, a scalar a modality, one scalar, or frozen. The trained numbers are one vector θ
// that optimisers, flow and checkpoints share. Immutable after construction; any thread.
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "core/experiments/cross_attention/config.h"
#include "core/math/linear_attention.h"

namespace icl::cross_attention {

enum class Part { Skip, Value, Key, Query, Readout };
inline constexpr std::array<Part, 5> kParts{Part::Skip, Part::Value, Part::Key, Part::Query,
                                            Part::Readout};
std::string_view nameOf(Part part);

/// The matrices of a stack as they are trained: those of a layer, or one for all where tied.
struct MatrixSet {
  std::array<std::vector<Mat<double>>, kParts.size()> parts{};

  std::vector<Mat<double>>& operator[](Part part) { return parts[static_cast<std::size_t>(part)]; }
  const std::vector<Mat<double>>& operator[](Part part) const {
    return parts[static_cast<std::size_t>(part)];
  }
  bool finite() const;
};

/// Structure of the stack that is set, for the kernels.
StackShape shapeOf(const Config& config);

class MatrixLayout {
 public:
  explicit MatrixLayout(const Config& config);

  const StackShape& shape() const { return shape_; }
  /// Length of θ.
  std::size_t size() const { return size_; }
  Form form(Part part) const { return forms_[static_cast<std::size_t>(part)]; }
  /// Where the numbers of a part lie in θ, those of all layers side by side.
  std::pair<std::size_t, std::size_t> range(Part part) const;

  /// Matrices of the right sizes, all zero.
  MatrixSet zeros() const;
  /// The start of a run: what the settings say, with random numbers from the seed.
  MatrixSet start(const Config& config, std::uint64_t seed) const;
  /// θ into the matrices. Frozen ones are part of θ with all their numbers, so that θ is the
  /// whole state.
  void expand(std::span<const double> theta, MatrixSet& set) const;
  /// The chain rule of expand(): gradients by the matrices into the gradient by θ, which is 0 for
  /// frozen ones.
  void gather(const MatrixSet& gradient, std::span<double> out) const;
  /// θ of the matrices of these forms that lie nearest to `set`.
  void nearest(const MatrixSet& set, std::span<double> theta) const;

 private:
  std::size_t numbersOf(Part part) const;  // a copy
  template <class Visit>
  void forEach(Visit&& visit) const;  // visit(part, copy, first number)

  StackShape shape_{};
  std::array<Form, kParts.size()> forms_{};
  std::vector<int> block_of_{};  // modality of each coordinate
  std::vector<int> block_sizes_{};
  std::size_t size_ = 0;
};

/// What the kernels need: B = (W^K)ᵀ W^Q of each layer.
template <class T>
void toKernel(const MatrixSet& set, StackWeights<T>& out);
/// Gradients of the kernels to gradients by the matrices: dW^Q = W^K dB, dW^K = W^Q dBᵀ.
template <class T>
void fromKernel(const StackWeights<T>& gradient, const MatrixSet& set, MatrixSet& out);

}  // namespace icl::cross_attention
