// Norms, activations, sums and optimisers, row by row. Included by the kernel sources
// alone.
#pragma once

#include "core/math/kernels/lanes.h"
#include "core/math/kernels/table.h"

namespace icl::kernels::ICL_KERNELS {

/// Σ a b, in four running vectors and a scalar rest.
template <class T>
ICL_ALWAYS T dot(std::size_t count, const T* a, const T* b) {
  using V = typename Lanes<T>::V;
  constexpr std::size_t kCount = Lanes<T>::kCount;
  V sum[4] = {V{}, V{}, V{}, V{}};
  std::size_t i = 0;
  for (; i + 4 * kCount <= count; i += 4 * kCount) {
#pragma GCC unroll 4
    for (std::size_t j = 0; j < 4; ++j) {
      sum[j] += ICL_LOAD(T, a + i + j * kCount) * ICL_LOAD(T, b + i + j * kCount);
    }
  }
  for (; i + kCount <= count; i += kCount) sum[0] += ICL_LOAD(T, a + i) * ICL_LOAD(T, b + i);
  T rest = 0;
  for (; i < count; ++i) rest += a[i] * b[i];
  return sumOf<T>((sum[0] + sum[1]) + (sum[2] + sum[3])) + rest;
}

ICL_ALWAYS float root(float x) { return __builtin_sqrtf(x); }
ICL_ALWAYS double root(double x) { return __builtin_sqrt(x); }

template <class T>
void norm(const NormJob<T>& job) {
  for (std::size_t row = 0; row < job.rows; ++row) {
    const T* x = job.x + row * job.ldx;
    T* y = job.y + row * job.ldy;
    const T inverse = T{1} / root(dot(job.cols, x, x) / static_cast<T>(job.cols) + job.eps);
    job.inverse[row] = inverse;
#pragma GCC ivdep
    for (std::size_t i = 0; i < job.cols; ++i) y[i] = x[i] * inverse * job.weight[i];
  }
}

template <class T>
void normGradient(const NormGradientJob<T>& job) {
  for (std::size_t row = 0; row < job.rows; ++row) {
    const T* x = job.x + row * job.ldx;
    const T* dy = job.dy + row * job.lddy;
    T* dx = job.dx + row * job.lddx;
    const T inverse = job.inverse[row];
    using V = typename Lanes<T>::V;
    constexpr std::size_t kCount = Lanes<T>::kCount;
    V sums = V{};
    std::size_t i = 0;
    for (; i + kCount <= job.cols; i += kCount) {
      sums += ICL_LOAD(T, x + i) * ICL_LOAD(T, dy + i) * ICL_LOAD(T, job.weight + i);
    }
    T sum = sumOf<T>(sums);
    for (; i < job.cols; ++i) sum += x[i] * dy[i] * job.weight[i];
    const T along = inverse * inverse * inverse / static_cast<T>(job.cols) * sum;
    if (job.add) {
#pragma GCC ivdep
      for (i = 0; i < job.cols; ++i) {
        dx[i] += inverse * dy[i] * job.weight[i] - along * x[i];
      }
    } else {
#pragma GCC ivdep
      for (i = 0; i < job.cols; ++i) dx[i] = inverse * dy[i] * job.weight[i] - along * x[i];
    }
    if (job.dweight == nullptr) continue;
#pragma GCC ivdep
    for (i = 0; i < job.cols; ++i) job.dweight[i] += inverse * dy[i] * x[i];
  }
}

/// Rows have room for whole vectors, so the last vector may run past `cols`.
template <class T>
void activation(const ActivationJob<T>& job) {
  using V = typename Lanes<T>::V;
  for (std::size_t row = 0; row < job.rows; ++row) {
    const T* u = job.u + row * job.ld;
    const T* v = job.v + row * job.ld;
    T* y = job.y + row * job.ldy;
    for (std::size_t i = 0; i < job.cols; i += Lanes<T>::kCount) {
      const V a = ICL_LOAD(T, u + i), b = ICL_LOAD(T, v + i);
      const V z = job.gated ? a : a * b;
      V s;
      sigmoid<T>(z, s);
      const V out = job.gated ? z * s * b : z * s;
      ICL_STORE(T, y + i, out);
    }
  }
}

template <class T>
void activationGradient(const ActivationJob<T>& job) {
  using V = typename Lanes<T>::V;
  for (std::size_t row = 0; row < job.rows; ++row) {
    const T* u = job.u + row * job.ld;
    const T* v = job.v + row * job.ld;
    const T* dy = job.dy + row * job.lddy;
    T* du = job.du + row * job.ldd;
    T* dv = job.dv + row * job.ldd;
    for (std::size_t i = 0; i < job.cols; i += Lanes<T>::kCount) {
      const V a = ICL_LOAD(T, u + i), b = ICL_LOAD(T, v + i), g = ICL_LOAD(T, dy + i);
      const V z = job.gated ? a : a * b;
      V s;
      sigmoid<T>(z, s);
      const V slope = s * (T{1} + z * (T{1} - s));
      if (job.gated) {
        ICL_STORE(T, du + i, g * b * slope);
        ICL_STORE(T, dv + i, g * z * s);
      } else {
        const V dz = g * slope;
        ICL_STORE(T, du + i, dz * b);
        ICL_STORE(T, dv + i, dz * a);
      }
    }
  }
}

template <class T>
void columnSums(std::size_t rows, std::size_t cols, const T* a, std::size_t lda, T scale, bool add,
                T* sums) {
  if (!add) {
    for (std::size_t i = 0; i < cols; ++i) sums[i] = 0;
  }
  for (std::size_t row = 0; row < rows; ++row, a += lda) {
#pragma GCC ivdep
    for (std::size_t i = 0; i < cols; ++i) sums[i] += scale * a[i];
  }
}

/// (x_p, x_{p+half}) turned by its angle, or back.
template <class T>
ICL_ALWAYS void turn(std::size_t half, const T* c, const T* s, T sign, T* x) {
  T* y = x + half;
#pragma GCC ivdep
  for (std::size_t p = 0; p < half; ++p) {
    const T a = x[p], b = y[p];
    x[p] = a * c[p] - sign * b * s[p];
    y[p] = b * c[p] + sign * a * s[p];
  }
}

/// The published map: x_p c_p − x_{2p+1} s_p and x_{p+half} c_p + x_{2p} s_p, or its transpose.
template <class T>
ICL_ALWAYS void mix(std::size_t half, const T* c, const T* s, bool transposed, T* x) {
  T before[2 * kMostHalf];
  for (std::size_t i = 0; i < 2 * half; ++i) before[i] = x[i];
#pragma GCC ivdep
  for (std::size_t i = 0; i < half; ++i) {
    x[i] = before[i] * c[i];
    x[i + half] = before[i + half] * c[i];
  }
  if (transposed) {
#pragma GCC ivdep
    for (std::size_t p = 0; p < half; ++p) {
      x[2 * p] += before[p + half] * s[p];
      x[2 * p + 1] -= before[p] * s[p];
    }
    return;
  }
#pragma GCC ivdep
  for (std::size_t p = 0; p < half; ++p) {
    x[p] -= before[2 * p + 1] * s[p];
    x[p + half] += before[2 * p] * s[p];
  }
}

template <class T>
void rotation(const RotationJob<T>& job) {
  for (std::size_t row = 0; row < job.rows; ++row) {
    const std::size_t token = job.first + row % job.period;
    const T* c = job.cosine + token * job.half;
    const T* s = job.sine + token * job.half;
    for (std::size_t head = 0; head < job.heads; ++head) {
      T* x = job.x + row * job.ld + head * 2 * job.half;
      if (job.published) {
        mix(job.half, c, s, job.transposed, x);
      } else {
        turn(job.half, c, s, job.transposed ? T{-1} : T{1}, x);
      }
    }
  }
}

template <class T>
void add(std::size_t count, T* into, const T* from) {
#pragma GCC ivdep
  for (std::size_t i = 0; i < count; ++i) into[i] += from[i];
}

/// In double, in sixteen running sums: the same for every instruction set up to the last joining.
template <class T>
double squares(std::size_t count, const T* a) {
  double sums[16] = {};
  std::size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    for (std::size_t j = 0; j < 16; ++j) {
      const double x = static_cast<double>(a[i + j]);
      sums[j] += x * x;
    }
  }
  for (; i < count; ++i) sums[i % 16] += static_cast<double>(a[i]) * static_cast<double>(a[i]);
  for (std::size_t width = 8; width > 0; width /= 2) {
    for (std::size_t j = 0; j < width; ++j) sums[j] += sums[j + width];
  }
  return sums[0];
}

template <class T>
void adam(const AdamJob<T>& job) {
  const T size = job.rate / job.correction1;
  const T scale = T{1} / job.correction2;
#pragma GCC ivdep
  for (std::size_t i = 0; i < job.count; ++i) {
    const T before = job.w[i] * job.shrink;
    const T g = job.g[i] * job.clip + job.decay * job.w[i];
    const T m = job.beta1 * job.m[i] + (T{1} - job.beta1) * g;
    const T v = job.beta2 * job.v[i] + (T{1} - job.beta2) * g * g;
    job.m[i] = m;
    job.v[i] = v;
    job.w[i] = before - size * m / (root(v * scale) + job.eps);
  }
}

template <class T>
void momentum(const MomentumJob<T>& job) {
  if (job.m == nullptr) {
#pragma GCC ivdep
    for (std::size_t i = 0; i < job.count; ++i) {
      job.w[i] -= job.rate * (job.g[i] * job.clip + job.decay * job.w[i]);
    }
    return;
  }
#pragma GCC ivdep
  for (std::size_t i = 0; i < job.count; ++i) {
    const T g = job.g[i] * job.clip + job.decay * job.w[i];
    const T m = job.momentum * job.m[i] + g;
    job.m[i] = m;
    job.w[i] -= job.rate * m;
  }
}

template <class T>
T adjoint(const AdjointJob<T>& job) {
  using V = typename Lanes<T>::V;
  constexpr std::size_t kCount = Lanes<T>::kCount;
  V along = V{};
  std::size_t i = 0;
  for (; i + kCount <= job.count; i += kCount) {
    const V pulled = ICL_LOAD(T, job.pulled + i), a = ICL_LOAD(T, job.adjoint + i);
    along += pulled * ICL_LOAD(T, job.state + i);
    if (job.sum) ICL_STORE(T, job.sum + i, ICL_LOAD(T, job.sum + i) + a);
    ICL_STORE(T, job.adjoint + i, job.keep * a + job.factor * pulled);
  }
  T total = sumOf<T>(along);
  for (; i < job.count; ++i) {
    total += job.pulled[i] * job.state[i];
    if (job.sum) job.sum[i] += job.adjoint[i];
    job.adjoint[i] = job.keep * job.adjoint[i] + job.factor * job.pulled[i];
  }
  return total;
}

}  // namespace icl::kernels::ICL_KERNELS
