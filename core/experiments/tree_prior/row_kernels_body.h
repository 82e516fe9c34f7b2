// The kernels of row_kernels.h for one instruction set. Included once for each by row_kernels.cpp,
// inside a namespace of its own and under the target's pragma, with
//   ICL_LANES   doubles in a vector (8, 4 or 2)
//   ICL_TILE    outputs that a product works on at once
// Sums over contexts go by eight lanes whatever the vector, joined in one order: the same bits.

typedef double Vector __attribute__((vector_size(8 * ICL_LANES)));
typedef long long Whole __attribute__((vector_size(8 * ICL_LANES)));
typedef double Stored __attribute__((vector_size(8 * ICL_LANES), may_alias, aligned(8)));
constexpr int kLanes = ICL_LANES;
constexpr int kPieces = 8 / kLanes;  // vectors in a group of eight contexts
constexpr int kTile = ICL_TILE;
constexpr int kSpan = 4;  // vectors of contexts that a product works on at once
static_assert(kRows % (kSpan * kLanes) == 0 && kRows % 8 == 0);

inline const Stored& at(const double* x) { return *reinterpret_cast<const Stored*>(x); }
inline Stored& at(double* x) { return *reinterpret_cast<Stored*>(x); }

/// ((0+4) + (2+6)) + ((1+5) + (3+7)) of eight lanes.
inline double laneSum(const Vector* pieces) {
#if ICL_LANES == 8
  const Vector a = pieces[0];
  const Vector b = a + __builtin_shufflevector(a, a, 4, 5, 6, 7, 0, 1, 2, 3);
  const Vector c = b + __builtin_shufflevector(b, b, 2, 3, 0, 1, 6, 7, 4, 5);
  return c[0] + c[1];
#elif ICL_LANES == 4
  const Vector b = pieces[0] + pieces[1];
  const Vector c = b + __builtin_shufflevector(b, b, 2, 3, 0, 1);
  return c[0] + c[1];
#else
  const Vector c = (pieces[0] + pieces[2]) + (pieces[1] + pieces[3]);
  return c[0] + c[1];
#endif
}

template <int kOut>
inline void productTile(const double* w, std::ptrdiff_t in_step, std::ptrdiff_t out_step,
                        const double* bias, bool add, int in, const double* x, double* y) {
  for (int r = 0; r < kRows; r += kSpan * kLanes) {
    Vector sum[kOut][kSpan];
    for (int o = 0; o < kOut; ++o) {
      for (int s = 0; s < kSpan; ++s) {
        const double* start = y + o * kRows + r + s * kLanes;
        sum[o][s] = add ? at(start) : (bias != nullptr ? bias[o] : 0.0) + Vector{};
      }
    }
    for (int i = 0; i < in; ++i) {
      Vector value[kSpan];
      for (int s = 0; s < kSpan; ++s) value[s] = at(x + i * kRows + r + s * kLanes);
      const double* weight = w + i * in_step;
      for (int o = 0; o < kOut; ++o) {
        const Vector factor = weight[o * out_step] + Vector{};
        for (int s = 0; s < kSpan; ++s) sum[o][s] += factor * value[s];
      }
    }
    for (int o = 0; o < kOut; ++o) {
      for (int s = 0; s < kSpan; ++s) at(y + o * kRows + r + s * kLanes) = sum[o][s];
    }
  }
}

inline void product(const double* w, std::ptrdiff_t in_step, std::ptrdiff_t out_step,
                    const double* bias, bool add, int in, int out, const double* x, double* y) {
  int o = 0;
  const auto biasAt = [bias](int k) { return bias != nullptr ? bias + k : nullptr; };
  for (; o + kTile <= out; o += kTile) {
    productTile<kTile>(w + o * out_step, in_step, out_step, biasAt(o), add, in, x, y + o * kRows);
  }
  for (; o < out; ++o) {
    productTile<1>(w + o * out_step, in_step, out_step, biasAt(o), add, in, x, y + o * kRows);
  }
}

void affine(const double* w, std::ptrdiff_t in_step, std::ptrdiff_t out_step, const double* bias,
            int in, int out, const double* x, double* y) {
  product(w, in_step, out_step, bias, false, in, out, x, y);
}

void addProduct(const double* w, std::ptrdiff_t in_step, std::ptrdiff_t out_step, int in, int out,
                const double* x, double* y) {
  product(w, in_step, out_step, nullptr, true, in, out, x, y);
}

template <int kIn, int kOut>
inline void outerTile(const double* x, const double* y, double* g, std::ptrdiff_t in_step,
                      std::ptrdiff_t out_step) {
  Vector sum[kIn][kOut][kPieces];
  for (int i = 0; i < kIn; ++i) {
    for (int o = 0; o < kOut; ++o) {
      for (int p = 0; p < kPieces; ++p) sum[i][o][p] = Vector{};
    }
  }
  for (int r = 0; r < kRows; r += 8) {
    for (int p = 0; p < kPieces; ++p) {
      Vector right[kOut];
      for (int o = 0; o < kOut; ++o) right[o] = at(y + o * kRows + r + p * kLanes);
      for (int i = 0; i < kIn; ++i) {
        const Vector left = at(x + i * kRows + r + p * kLanes);
        for (int o = 0; o < kOut; ++o) sum[i][o][p] += left * right[o];
      }
    }
  }
  for (int i = 0; i < kIn; ++i) {
    for (int o = 0; o < kOut; ++o) g[i * in_step + o * out_step] += laneSum(sum[i][o]);
  }
}

template <int kIn>
inline void outerRows(const double* x, const double* y, int out, double* g, std::ptrdiff_t in_step,
                      std::ptrdiff_t out_step) {
  constexpr int kOut = kLanes == 8 ? 4 : kLanes == 4 ? 2 : 1;
  int o = 0;
  for (; o + kOut <= out; o += kOut) {
    outerTile<kIn, kOut>(x, y + o * kRows, g + o * out_step, in_step, out_step);
  }
  for (; o < out; ++o) {
    outerTile<kIn, 1>(x, y + o * kRows, g + o * out_step, in_step, out_step);
  }
}

void addOuter(const double* x, const double* y, int in, int out, double* g, std::ptrdiff_t in_step,
              std::ptrdiff_t out_step) {
  constexpr int kIn = kLanes == 8 ? 4 : 2;
  int i = 0;
  for (; i + kIn <= in; i += kIn) {
    outerRows<kIn>(x + i * kRows, y, out, g + i * in_step, in_step, out_step);
  }
  for (; i < in; ++i) outerRows<1>(x + i * kRows, y, out, g + i * in_step, in_step, out_step);
}

void addSums(const double* x, int features, double* g) {
  for (int f = 0; f < features; ++f) {
    Vector sum[kPieces] = {};
    for (int r = 0; r < kRows; r += 8) {
      for (int p = 0; p < kPieces; ++p) sum[p] += at(x + f * kRows + r + p * kLanes);
    }
    g[f] += laneSum(sum);
  }
}

/// tanh |x| = −e/(e + 2) with e = exp(−2|x|) − 1 = 2ⁿ(p + 1) − 1, where p = exp(r) − 1 by its
/// series to r¹³. A cast between the two kinds of vector keeps the bits.
inline Vector tanhVector(Vector x) {
  constexpr long long kSignBit = (-0x7FFFFFFFFFFFFFFFLL) - 1;
  constexpr double kLog2High = 6.93147180369123816490e-01, kLog2Low = 1.90821492927058770002e-10;
  constexpr double kSeries[] = {1.0 / 6227020800.0, 1.0 / 479001600.0, 1.0 / 39916800.0,
                                1.0 / 3628800.0,    1.0 / 362880.0,    1.0 / 40320.0,
                                1.0 / 5040.0,       1.0 / 720.0,       1.0 / 120.0,
                                1.0 / 24.0,         1.0 / 6.0,         0.5};
  const Whole sign = (Whole)x & (kSignBit + Whole{});
  const Vector floor = -44.0 + Vector{};
  const Vector magnitude = (Vector)((Whole)x ^ sign);
  Vector y = -2.0 * magnitude;
  y = y < floor ? floor : y;  // a NaN stays one
  const Vector shifted = y * 1.44269504088896338700e+00 + 0x1.8p52;
  const Vector n = shifted - 0x1.8p52;
  const Vector r = (y - n * kLog2High) - n * kLog2Low;
  Vector series = kSeries[0] + Vector{};
  for (int k = 1; k < 12; ++k) series = series * r + kSeries[k];
  const Vector p = r + r * r * series;
  const Vector scale = (Vector)(((Whole)shifted << 52) + 0x3FF0000000000000LL);
  const Vector e = scale * p + (scale - 1.0);
  const Vector size = (0.0 - e) / (e + 2.0);  // +0 at 0
  return (Vector)((Whole)size | sign);
}

void tanhOf(int features, double* x) {
  for (int k = 0; k < features * kRows; k += kLanes) at(x + k) = tanhVector(at(x + k));
}

void tanhBack(int features, const double* h, double* slope) {
  for (int k = 0; k < features * kRows; k += kLanes) {
    const Vector value = at(h + k);
    at(slope + k) *= 1.0 - value * value;
  }
}

void dot(int features, const double* a, const double* b, double* out) {
  for (int r = 0; r < kRows; r += kLanes) {
    Vector sum = Vector{};
    for (int f = 0; f < features; ++f) sum += at(a + f * kRows + r) * at(b + f * kRows + r);
    at(out + r) = sum;
  }
}

void normalise(int features, double* x, double* inverse) {
  dot(features, x, x, inverse);
  for (int r = 0; r < kRows; ++r) inverse[r] = 1.0 / __builtin_sqrt(inverse[r]);
  for (int f = 0; f < features; ++f) {
    for (int r = 0; r < kRows; r += kLanes) at(x + f * kRows + r) *= at(inverse + r);
  }
}

void normaliseBack(int features, const double* unit, const double* inverse, double* slope) {
  alignas(64) double along[kRows];
  dot(features, unit, slope, along);
  for (int f = 0; f < features; ++f) {
    for (int r = 0; r < kRows; r += kLanes) {
      const int k = f * kRows + r;
      at(slope + k) = (at(slope + k) - at(unit + k) * at(along + r)) * at(inverse + r);
    }
  }
}

void addScaled(int features, const double* s, const double* a, double* y) {
  for (int f = 0; f < features; ++f) {
    for (int r = 0; r < kRows; r += kLanes) {
      at(y + f * kRows + r) += at(s + r) * at(a + f * kRows + r);
    }
  }
}

void addFixed(int features, const double* s, const double* v, double* y) {
  for (int f = 0; f < features; ++f) {
    const Vector value = v[f] + Vector{};
    for (int r = 0; r < kRows; r += kLanes) at(y + f * kRows + r) += at(s + r) * value;
  }
}

void combine(int features, const double* s, const double* a, const double* t, const double* b,
             double* y) {
  for (int f = 0; f < features; ++f) {
    for (int r = 0; r < kRows; r += kLanes) {
      const int k = f * kRows + r;
      at(y + k) = at(s + r) * at(a + k) + at(t + r) * at(b + k);
    }
  }
}

void multiply(const double* a, const double* b, double* out) {
  for (int r = 0; r < kRows; r += kLanes) at(out + r) = at(a + r) * at(b + r);
}

constexpr RowKernels kKernels{affine,    addProduct,    addOuter,  addSums,  tanhOf,  tanhBack, dot,
                              normalise, normaliseBack, addScaled, addFixed, combine, multiply};
