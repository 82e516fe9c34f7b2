// Vectors of the instruction set that the including file is compiled for. Only the kernel sources
// include this, each with ICL_KERNELS (its namespace), ICL_LANE_BYTES and ICL_TILE_ROWS set. They
// include no other code: of an inline function that several files hold the linker keeps one copy,
// and that may be one for another processor.
#pragma once

#include <cstddef>
#include <cstdint>

#define ICL_ALWAYS [[gnu::always_inline]] inline

namespace icl::kernels::ICL_KERNELS {

template <class T>
struct Lanes;

template <>
struct Lanes<float> {
  using Word = std::int32_t;
  typedef float V __attribute__((vector_size(ICL_LANE_BYTES), aligned(4), may_alias));
  typedef std::int32_t I __attribute__((vector_size(ICL_LANE_BYTES), aligned(4), may_alias));
  typedef std::uint32_t Bits __attribute__((vector_size(ICL_LANE_BYTES), may_alias));
  /// As many numbers of half the size, anywhere in memory.
  typedef std::uint16_t Halves
      __attribute__((vector_size(ICL_LANE_BYTES / 2), aligned(1), may_alias));
  static constexpr int kCount = ICL_LANE_BYTES / 4;
};

template <>
struct Lanes<double> {
  using Word = std::int64_t;
  typedef double V __attribute__((vector_size(ICL_LANE_BYTES), aligned(8), may_alias));
  typedef std::int64_t I __attribute__((vector_size(ICL_LANE_BYTES), aligned(8), may_alias));
  static constexpr int kCount = ICL_LANE_BYTES / 8;
};

#define ICL_LOAD(T, from) (*reinterpret_cast<const typename Lanes<T>::V*>(from))
#define ICL_STORE(T, to, value) (*reinterpret_cast<typename Lanes<T>::V*>(to) = (value))

/// The sum of the lanes, joined pairwise.
template <class T>
ICL_ALWAYS T sumOf(const typename Lanes<T>::V& lanes) {
  T x[Lanes<T>::kCount];
  ICL_STORE(T, x, lanes);
  for (int width = Lanes<T>::kCount / 2; width > 0; width /= 2) {
    for (int i = 0; i < width; ++i) x[i] += x[i + width];
  }
  return x[0];
}

template <class T>
ICL_ALWAYS T largestOf(const typename Lanes<T>::V& lanes) {
  T x[Lanes<T>::kCount];
  ICL_STORE(T, x, lanes);
  for (int width = Lanes<T>::kCount / 2; width > 0; width /= 2) {
    for (int i = 0; i < width; ++i) x[i] = x[i] > x[i + width] ? x[i] : x[i + width];
  }
  return x[0];
}

/// eˣ by 2ⁿ eʳ with |r| ≤ ln 2/2 and the Taylor polynomial of eʳ, one rounding from exact. Below
/// the smallest normal number it stays there; above the largest it stays, too.
ICL_ALWAYS void exponential(const Lanes<float>::V& given, Lanes<float>::V& out) {
  using V = Lanes<float>::V;
  using I = Lanes<float>::I;
  constexpr float kMagic = 12582912.0F;  // 1.5 · 2²³: adding it rounds to whole numbers
  V x = given;
  x = x < -87.0F ? V{} - 87.0F : x;
  x = x > 88.0F ? V{} + 88.0F : x;
  const V shifted = x * 1.44269504F + kMagic;
  const V n = shifted - kMagic;
  V r = x - n * 0.693359375F;
  r = r - n * -2.12194440e-4F;
  V p = r * (1.0F / 5040) + (1.0F / 720);
  p = p * r + (1.0F / 120);
  p = p * r + (1.0F / 24);
  p = p * r + (1.0F / 6);
  p = p * r + 0.5F;
  p = p * r + 1.0F;
  p = p * r + 1.0F;
  const I exponent = (reinterpret_cast<const I&>(shifted) - 0x4B400000 + 127) << 23;
  out = p * reinterpret_cast<const V&>(exponent);
}

ICL_ALWAYS void exponential(const Lanes<double>::V& given, Lanes<double>::V& out) {
  using V = Lanes<double>::V;
  using I = Lanes<double>::I;
  constexpr double kMagic = 6755399441055744.0;  // 1.5 · 2⁵²
  V x = given;
  x = x < -708.0 ? V{} - 708.0 : x;
  x = x > 709.0 ? V{} + 709.0 : x;
  const V shifted = x * 1.4426950408889634074 + kMagic;
  const V n = shifted - kMagic;
  V r = x - n * 6.93147180369123816490e-01;
  r = r - n * 1.90821492927058770002e-10;
  V p = r * (1.0 / 6227020800.0) + (1.0 / 479001600.0);
  p = p * r + (1.0 / 39916800.0);
  p = p * r + (1.0 / 3628800.0);
  p = p * r + (1.0 / 362880.0);
  p = p * r + (1.0 / 40320.0);
  p = p * r + (1.0 / 5040.0);
  p = p * r + (1.0 / 720.0);
  p = p * r + (1.0 / 120.0);
  p = p * r + (1.0 / 24.0);
  p = p * r + (1.0 / 6.0);
  p = p * r + 0.5;
  p = p * r + 1.0;
  p = p * r + 1.0;
  const I exponent = (reinterpret_cast<const I&>(shifted) - 0x4338000000000000LL + 1023) << 52;
  out = p * reinterpret_cast<const V&>(exponent);
}

/// 1/(1 + e⁻ˣ).
template <class T>
ICL_ALWAYS void sigmoid(const typename Lanes<T>::V& x, typename Lanes<T>::V& out) {
  typename Lanes<T>::V e;
  exponential(-x, e);
  out = T{1} / (T{1} + e);
}

}  // namespace icl::kernels::ICL_KERNELS
