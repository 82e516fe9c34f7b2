// What a few independent values say about their median, without assuming a law: an interval between
// two of the sorted values with its exact level, and the sign test. Called by comparisons over
// seeds; pure functions.
#pragma once

#include <algorithm>
#include <cstddef>

namespace icl {

/// P(B ≤ k) of a count B of heads in n throws of a fair coin.
inline double fairCoinUpTo(std::size_t n, std::size_t k) {
  if (k >= n) return 1;
  double term = 1, sum = 1;  // C(n, i), from i = 0 on
  for (std::size_t i = 0; i < k; ++i) {
    term *= static_cast<double>(n - i) / static_cast<double>(i + 1);
    sum += term;
  }
  for (std::size_t i = 0; i < n; ++i) sum *= 0.5;
  return sum;
}

/// Places in the sorted values, from 0, and the probability that the median of a continuous law
/// lies between the values there.
struct MedianInterval {
  std::size_t low = 0, high = 0;
  double level = 0;
};

/// The narrowest interval, as many values left out below as above, whose level is at least
/// `wanted`; where even the lowest and the highest value do not reach it, these two with the level
/// that they have. n ≥ 1.
inline MedianInterval medianInterval(std::size_t n, double wanted) {
  const auto level = [n](std::size_t out) { return 1 - 2 * fairCoinUpTo(n, out); };
  std::size_t out = 0;
  while (n > 2 * (out + 1) && level(out + 1) >= wanted) ++out;
  return {out, n - 1 - out, n < 2 ? 0.0 : level(out)};
}

/// Two-sided: how probable a split at least as uneven is where both signs are equally likely.
inline double signTest(std::size_t below, std::size_t above) {
  return std::min(1.0, 2 * fairCoinUpTo(below + above, std::min(below, above)));
}

}  // namespace icl
