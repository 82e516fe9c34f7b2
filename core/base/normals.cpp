#include "core/base/normals.h"

#include <bit>
#include <cmath>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// Built with -ffp-contract=off -fno-math-errno -fno-trapping-math (core/CMakeLists.txt): the first
// keeps the bits equal on processors with and without fused multiply-add, the others let the loops
// become vector code. Polynomials after fdlibm (Sun Microsystems, freely usable).

namespace icl::detail {

namespace {

#define ICL_INLINE [[gnu::always_inline]] inline

constexpr std::uint32_t kMultiply0 = 0xD2511F53U, kMultiply1 = 0xCD9E8D57U;
constexpr std::uint32_t kWeyl0 = 0x9E3779B9U, kWeyl1 = 0xBB67AE85U;

/// -2 log((w + 0.5) / 2^32). The fraction is scaled to [sqrt(1/2), sqrt(2)) with bit operations.
ICL_INLINE double minusTwoLog(std::uint32_t w, double) {
  constexpr std::uint64_t kRootHalf = 0x3FE6A09E667F3BCDULL;
  const double low = static_cast<double>(static_cast<std::int32_t>(w ^ 0x80000000U));
  const double u = (low + 2147483648.5) * 0x1p-32;
  const std::uint64_t bits = std::bit_cast<std::uint64_t>(u);
  const std::uint64_t exponent = (bits - kRootHalf + (1024ULL << 52)) >> 52;  // plus 1024
  const double k = std::bit_cast<double>(exponent | 0x4330000000000000ULL) - (0x1p52 + 1024.0);
  const double f = std::bit_cast<double>(bits - ((exponent - 1024ULL) << 52)) - 1.0;
  const double s = f / (2.0 + f);
  const double z = s * s;
  const double w2 = z * z;
  const double even = w2 * (3.999999999940941908e-01 +
                            w2 * (2.222219843214978396e-01 + w2 * 1.531383769920937332e-01));
  const double odd = z * (6.666666666666735130e-01 +
                          w2 * (2.857142874366239149e-01 +
                                w2 * (1.818357216161805012e-01 + w2 * 1.479819860511658591e-01)));
  const double half = 0.5 * f * f;
  const double log = k * 6.93147180369123816490e-01 -
                     ((half - (s * (half + (even + odd)) + k * 1.90821492927058770002e-10)) - f);
  return -2.0 * log;
}

ICL_INLINE float minusTwoLog(std::uint32_t w, float) {
  constexpr std::uint32_t kRootHalf = 0x3F3504F3U;
  const float high = static_cast<float>(static_cast<std::int32_t>(w >> 16)) * 65536.0F;
  const float low = static_cast<float>(static_cast<std::int32_t>(w & 0xFFFFU)) + 0.5F;
  const std::uint32_t bits = std::bit_cast<std::uint32_t>(high + low);  // (w + 0.5), rounded once
  const std::uint32_t exponent = (bits - kRootHalf) >> 23;
  const float scaled = std::bit_cast<float>(bits - (exponent << 23)) - 1.0F;
  // Near 1 the rounding above would lose what is left of 1 - u: there w itself says it exactly.
  const float near_one = (static_cast<float>(static_cast<std::int32_t>(w)) + 0.5F) * 0x1p-32F;
  const bool near = w >= 0xB504F400U;
  const float f = near ? near_one : scaled;
  const float k = near ? 0.0F : static_cast<float>(static_cast<std::int32_t>(exponent)) - 32.0F;
  const float s = f / (2.0F + f);
  const float z = s * s;
  const float w2 = z * z;
  const float even = w2 * (0.40000972152F + w2 * 0.24279078841F);
  const float odd = z * (0.66666662693F + w2 * 0.28498786688F);
  const float half = 0.5F * f * f;
  const float log =
      k * 6.9313812256e-01F - ((half - (s * (half + (even + odd)) + k * 9.0580006145e-06F)) - f);
  return -2.0F * log;
}

/// Sine and cosine of an angle within an eighth of a turn either way.
ICL_INLINE void sineCosine(double x, double& sine, double& cosine) {
  const double z = x * x;
  const double r = 8.33333333332248946124e-03 +
                   z * (-1.98412698298579493134e-04 +
                        z * (2.75573137070700676789e-06 +
                             z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)));
  sine = x + z * x * (-1.66666666666666324348e-01 + z * r);
  const double c =
      z * (4.16666666666666019037e-02 +
           z * (-1.38888888888741095749e-03 +
                z * (2.48015872894767294178e-05 +
                     z * (-2.75573143513906633035e-07 +
                          z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)))));
  cosine = 1.0 - (0.5 * z - z * c);
}

ICL_INLINE void sineCosine(float x, float& sine, float& cosine) {
  const float z = x * x;
  sine = x + z * x * (-1.6666654611e-1F + z * (8.3321608736e-3F + z * -1.9515295891e-4F));
  cosine =
      1.0F - 0.5F * z +
      z * z * (4.166664568298827e-2F + z * (-1.388731625493765e-3F + z * 2.443315711809948e-5F));
}

/// Two independent normals: radius from one word, direction from the other.
template <class T>
ICL_INLINE void pairOf(std::uint32_t radius_word, std::uint32_t angle_word, T& first, T& second) {
  const T radius = std::sqrt(minusTwoLog(radius_word, T{}));
  // The nearest quarter turn leaves an angle of at most an eighth of a turn, exactly.
  const std::uint32_t quarter = (angle_word + 0x20000000U) >> 30;
  const auto rest = static_cast<std::int32_t>(angle_word - (quarter << 30));
  constexpr T kScale = static_cast<T>(1.57079632679489661923 * 0x1p-30);
  T sine{}, cosine{};
  sineCosine((static_cast<T>(rest) + static_cast<T>(0.5)) * kScale, sine, cosine);
  const bool swapped = (quarter & 1U) != 0;
  const T x = swapped ? sine : cosine;
  const T y = swapped ? cosine : sine;
  // quarter 0: (c, s), 1: (-s, c), 2: (-c, -s), 3: (s, -c)
  const T x_sign = quarter == 1 || quarter == 2 ? T{-1} : T{1};
  const T y_sign = quarter >= 2 ? T{-1} : T{1};
  first = radius * x_sign * x;
  second = radius * y_sign * y;
}

/// The output of Philox4x32-10 (Salmon et al. 2011) for consecutive blocks: lane i is block i.
struct Words {
  alignas(64) std::uint32_t a[kNormalBlocks], b[kNormalBlocks], c[kNormalBlocks], d[kNormalBlocks];
};
using Philox = void (*)(const std::uint32_t* key, const std::uint32_t* counter, std::uint32_t block,
                        Words& out);

void philoxBasic(const std::uint32_t* key, const std::uint32_t* counter, std::uint32_t block,
                 Words& out) {
  for (std::uint32_t i = 0; i < kNormalBlocks; ++i) {
    std::uint32_t a = block + i, b = counter[1], c = counter[2], d = counter[3];
    std::uint32_t key0 = key[0], key1 = key[1];
#pragma GCC unroll 10
    for (int round = 0; round < 10; ++round, key0 += kWeyl0, key1 += kWeyl1) {
      const std::uint64_t p0 = std::uint64_t{kMultiply0} * a;
      const std::uint64_t p1 = std::uint64_t{kMultiply1} * c;
      a = static_cast<std::uint32_t>(p1 >> 32) ^ b ^ key0;
      b = static_cast<std::uint32_t>(p1);
      c = static_cast<std::uint32_t>(p0 >> 32) ^ d ^ key1;
      d = static_cast<std::uint32_t>(p0);
    }
    out.a[i] = a;
    out.b[i] = b;
    out.c[i] = c;
    out.d[i] = d;
  }
}

#if defined(__x86_64__)

// The same with each word in the low half of a 64-bit lane, where the processor's 32 x 32 -> 64
// multiplication wants it; the compiler does not find that by itself (1.2 against 0.8 ns a float).
// Written out twice because a helper shared by two instruction sets could not be inlined in both.

typedef std::uint64_t Lanes4 __attribute__((vector_size(32)));
typedef std::uint64_t Lanes8 __attribute__((vector_size(64)));

__attribute__((target("arch=x86-64-v3"))) void philoxV3(const std::uint32_t* key,
                                                        const std::uint32_t* counter,
                                                        std::uint32_t block, Words& out) {
  const auto m0 = reinterpret_cast<__m256i>(Lanes4{} + kMultiply0);
  const auto m1 = reinterpret_cast<__m256i>(Lanes4{} + kMultiply1);
  for (std::uint32_t first = 0; first < kNormalBlocks; first += 8) {
    Lanes4 a[2], b[2], c[2], d[2];
    for (std::uint32_t h = 0; h < 2; ++h) {
      a[h] = (Lanes4{0, 1, 2, 3} + (block + first + 4 * h)) & 0xFFFFFFFFU;
      b[h] = Lanes4{} + counter[1];
      c[h] = Lanes4{} + counter[2];
      d[h] = Lanes4{} + counter[3];
    }
    std::uint32_t key0 = key[0], key1 = key[1];
#pragma GCC unroll 10
    for (int round = 0; round < 10; ++round, key0 += kWeyl0, key1 += kWeyl1) {
      for (int h = 0; h < 2; ++h) {
        const auto p0 =
            reinterpret_cast<Lanes4>(_mm256_mul_epu32(reinterpret_cast<__m256i>(a[h]), m0));
        const auto p1 =
            reinterpret_cast<Lanes4>(_mm256_mul_epu32(reinterpret_cast<__m256i>(c[h]), m1));
        a[h] = (p1 >> 32) ^ b[h] ^ key0;
        b[h] = p1;
        c[h] = (p0 >> 32) ^ d[h] ^ key1;
        d[h] = p0;
      }
    }
    for (std::uint32_t i = 0; i < 8; ++i) {
      out.a[first + i] = static_cast<std::uint32_t>(a[i / 4][i % 4]);
      out.b[first + i] = static_cast<std::uint32_t>(b[i / 4][i % 4]);
      out.c[first + i] = static_cast<std::uint32_t>(c[i / 4][i % 4]);
      out.d[first + i] = static_cast<std::uint32_t>(d[i / 4][i % 4]);
    }
  }
}

__attribute__((target("arch=x86-64-v4"))) void philoxV4(const std::uint32_t* key,
                                                        const std::uint32_t* counter,
                                                        std::uint32_t block, Words& out) {
  const auto m0 = reinterpret_cast<__m512i>(Lanes8{} + kMultiply0);
  const auto m1 = reinterpret_cast<__m512i>(Lanes8{} + kMultiply1);
  Lanes8 a[2], b[2], c[2], d[2];
  for (std::uint32_t h = 0; h < 2; ++h) {
    a[h] = (Lanes8{0, 1, 2, 3, 4, 5, 6, 7} + (block + 8 * h)) & 0xFFFFFFFFU;
    b[h] = Lanes8{} + counter[1];
    c[h] = Lanes8{} + counter[2];
    d[h] = Lanes8{} + counter[3];
  }
  std::uint32_t key0 = key[0], key1 = key[1];
#pragma GCC unroll 10
  for (int round = 0; round < 10; ++round, key0 += kWeyl0, key1 += kWeyl1) {
    for (int h = 0; h < 2; ++h) {
      // The masked forms, because GCC 12 warns of its own headers' plain ones.
      const auto p0 = reinterpret_cast<Lanes8>(
          _mm512_maskz_mul_epu32(0xFF, reinterpret_cast<__m512i>(a[h]), m0));
      const auto p1 = reinterpret_cast<Lanes8>(
          _mm512_maskz_mul_epu32(0xFF, reinterpret_cast<__m512i>(c[h]), m1));
      a[h] = (p1 >> 32) ^ b[h] ^ key0;
      b[h] = p1;
      c[h] = (p0 >> 32) ^ d[h] ^ key1;
      d[h] = p0;
    }
  }
  const auto store = [](std::uint32_t* to, const Lanes8& lanes) {
    for (int i = 0; i < 8; ++i) to[i] = static_cast<std::uint32_t>(lanes[i]);
  };
  for (int h = 0; h < 2; ++h) {
    store(out.a + 8 * h, a[h]);
    store(out.b + 8 * h, b[h]);
    store(out.c + 8 * h, c[h]);
    store(out.d + 8 * h, d[h]);
  }
}

#endif

template <class T>
ICL_INLINE void fillGroups(const std::uint32_t* key, const std::uint32_t* counter, T* out,
                           std::size_t groups, Philox philox) {
  for (std::size_t group = 0; group < groups; ++group, out += kNormals) {
    Words x;
    philox(key, counter, counter[0] + static_cast<std::uint32_t>(group * kNormalBlocks), x);
    for (std::size_t i = 0; i < kNormalBlocks; ++i) {
      pairOf(x.a[i], x.b[i], out[i], out[kNormalBlocks + i]);
    }
    T* rest = out + 2 * kNormalBlocks;
    for (std::size_t i = 0; i < kNormalBlocks; ++i) {
      pairOf(x.c[i], x.d[i], rest[i], rest[kNormalBlocks + i]);
    }
  }
}

template <class T>
void fillBasic(const std::uint32_t* key, const std::uint32_t* counter, T* out, std::size_t groups) {
  fillGroups(key, counter, out, groups, philoxBasic);
}

#if defined(__x86_64__)

template <class T>
__attribute__((target("arch=x86-64-v3"))) void fillV3(const std::uint32_t* key,
                                                      const std::uint32_t* counter, T* out,
                                                      std::size_t groups) {
  fillGroups(key, counter, out, groups, philoxV3);
}

template <class T>
__attribute__((target("arch=x86-64-v4,prefer-vector-width=512"))) void fillV4(
    const std::uint32_t* key, const std::uint32_t* counter, T* out, std::size_t groups) {
  fillGroups(key, counter, out, groups, philoxV4);
}

#endif

template <class T>
std::vector<NormalKernel<T>> kernels() {
  std::vector<NormalKernel<T>> usable{fillBasic<T>};
#if defined(__x86_64__)
  if (__builtin_cpu_supports("x86-64-v3")) usable.push_back(fillV3<T>);
  if (__builtin_cpu_supports("x86-64-v4")) usable.push_back(fillV4<T>);
#endif
  return usable;
}

}  // namespace

std::vector<NormalKernel<float>> floatNormalKernels() { return kernels<float>(); }

std::vector<NormalKernel<double>> doubleNormalKernels() { return kernels<double>(); }

void fillNormalGroups(const std::uint32_t key[2], const std::uint32_t counter[4], float* out,
                      std::size_t groups) {
  static const NormalKernel<float> fill = kernels<float>().back();
  fill(key, counter, out, groups);
}

void fillNormalGroups(const std::uint32_t key[2], const std::uint32_t counter[4], double* out,
                      std::size_t groups) {
  static const NormalKernel<double> fill = kernels<double>().back();
  fill(key, counter, out, groups);
}

std::array<double, 2> normalPair(std::uint32_t radius, std::uint32_t angle) {
  std::array<double, 2> pair{};
  pairOf(radius, angle, pair[0], pair[1]);
  return pair;
}

}  // namespace icl::detail
