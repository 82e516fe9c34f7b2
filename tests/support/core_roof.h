// What one core of this processor can do at most: fused multiply-adds of floats that wait for
// nothing. For benches and long tests that tell the share of it which they reach.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <limits>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace icl::test {

#if defined(__x86_64__)
/// Fused multiply-adds that depend on nothing but themselves, sixteen chains at once.
__attribute__((target("avx512f"))) inline double wideFmas(std::size_t rounds) {
  __m512 sum[16];
  for (int i = 0; i < 16; ++i) sum[i] = _mm512_set1_ps(0.5F + static_cast<float>(i));
  const __m512 a = _mm512_set1_ps(0.999F), b = _mm512_set1_ps(0.001F);
  for (std::size_t r = 0; r < rounds; ++r) {
#pragma GCC unroll 16
    for (int i = 0; i < 16; ++i) sum[i] = _mm512_fmadd_ps(sum[i], a, b);
  }
  float all[16], total = 0;
  for (int i = 0; i < 16; ++i) {
    _mm512_storeu_ps(all, sum[i]);
    total += all[0];
  }
  return static_cast<double>(total);
}
__attribute__((target("avx2,fma"))) inline double narrowFmas(std::size_t rounds) {
  __m256 sum[12];
  for (int i = 0; i < 12; ++i) sum[i] = _mm256_set1_ps(0.5F + static_cast<float>(i));
  const __m256 a = _mm256_set1_ps(0.999F), b = _mm256_set1_ps(0.001F);
  for (std::size_t r = 0; r < rounds; ++r) {
#pragma GCC unroll 12
    for (int i = 0; i < 12; ++i) sum[i] = _mm256_fmadd_ps(sum[i], a, b);
  }
  float all[8], total = 0;
  for (int i = 0; i < 12; ++i) {
    _mm256_storeu_ps(all, sum[i]);
    total += all[0];
  }
  return static_cast<double>(total);
}
#endif

template <class Work>
double fastestOf(int times, const Work& work) {
  using Clock = std::chrono::steady_clock;
  double best = std::numeric_limits<double>::infinity();
  for (int i = 0; i < times; ++i) {
    const auto begin = Clock::now();
    work();
    best = std::min(best, std::chrono::duration<double>(Clock::now() - begin).count());
  }
  return best;
}

/// Operations a second of one core; 0 where it is not known how to ask.
inline double coreRoof() {
#if defined(__x86_64__)
  constexpr std::size_t kRounds = 100'000;
  volatile double keep = 0;
  if (__builtin_cpu_supports("avx512f")) {
    return 2.0 * 16 * 16 * kRounds / fastestOf(20, [&] { keep = wideFmas(kRounds); });
  }
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) {
    return 2.0 * 12 * 8 * kRounds / fastestOf(20, [&] { keep = narrowFmas(kRounds); });
  }
#endif
  return 0;
}

}  // namespace icl::test
