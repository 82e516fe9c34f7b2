// Parts of transformers besides products and attention: angles of rotary positions, slopes of
// ALiBi, GELU, cross-entropy. Templates on the scalar, built for float and double. Any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/math/buffer.h"
#include "core/math/products.h"

namespace icl {

/// How coordinates of a head are turned by a token's angle. Standard: pairs (p, p + half).
/// Published: even and odd coordinates, written out in blocks; linear, but no rotation.
enum class Rotation { None, Standard, Published };

/// Cosines and sines of t · base^(−j/half), or of angle(t, j), tokens × half.
template <class T>
class RotaryAngles {
 public:
  RotaryAngles() = default;
  RotaryAngles(std::size_t tokens, std::size_t half, double base);
  RotaryAngles(std::size_t tokens, std::size_t half,
               const std::function<double(std::size_t t, std::size_t j)>& angle);
  std::size_t half() const { return half_; }
  const T* cosine() const { return cosine_.data(); }
  const T* sine() const { return sine_.data(); }

 private:
  std::size_t half_ = 0;
  Buffer<T> cosine_{}, sine_{};
};

/// Turns x (rows × heads · 2 · half) in place; row r stands for token first + r mod period.
/// `transposed`: the way back of a gradient.
template <class T>
void rotate(Rotation rotation, const RotaryAngles<T>& angles, std::size_t rows, std::size_t period,
            std::size_t first, std::size_t heads, bool transposed, Rows<T> x);

/// One slope a head: 2^(−8 i/m) for a power of two m; the missing ones from every second of 2m.
std::vector<double> alibiSlopes(std::size_t heads);

/// x Φ(x), with the exact normal distribution function, and its derivative.
double gelu(double x);
double geluSlope(double x);

struct CrossEntropy {
  double loss = 0;         // −log of the probability of the target
  std::size_t best = 0;    // the likeliest label, the first of equals
  double probability = 0;  // of the target
};

/// Of one row of logits against a label. Where `gradient` is not empty it receives weight · (p − 1)
/// at the target and weight · p elsewhere.
template <class T>
CrossEntropy crossEntropy(std::span<const T> logits, std::size_t target, double weight,
                          std::span<T> gradient);
/// The mean loss against a distribution over labels, as of label smoothing and mixtures.
template <class T>
double softCrossEntropy(std::span<const T> logits, std::span<const T> targets);

}  // namespace icl
