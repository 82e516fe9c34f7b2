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

/// a b + c. One place to say how products are rounded.
inline Vector fused(Vector a, Vector b, Vector c) { return a * b + c; }

template <int kOut>
inline void productTile(const double* w, std::ptrdiff_t in_step, std::ptrdiff_t out_step,
                        const double* bias, bool add, int in, const double* x, double* y) {
  for (int r = 0; r < kRows; r += kSpan * kLanes) {
    Vector sum[kOut][kSpan];
    for (int o = 0; o < kOut; ++o) {
      for (int s = 0; s < kSpan; ++s) {
        const double* start = y + o * kRows + r + s * kLanes;
        sum[o][s] = add ? at(start) : (bias != nullptr ? bias[o] : 0.0) - Vector{};
      }
    }
    for (int i = 0; i < in; ++i) {
      Vector value[kSpan];
      for (int s = 0; s < kSpan; ++s) value[s] = at(x + i * kRows + r + s * kLanes);
      const double* weight = w + i * in_step;
      for (int o = 0; o < kOut; ++o) {
        const Vector factor = weight[o * out_step] - Vector{};
        for (int s = 0; s < kSpan; ++s) sum[o][s] = fused(factor, value[s], sum[o][s]);
      }
    }
    for (int o = 0; o < kOut; ++o) {
      for (int s = 0; s < kSpan; ++s) at(y + o * kRows + r + s * kLanes) = sum[o][s];
    }
  }
}

/// Outputs in tiles of kTile, then of what is left: a single one would wait for itself.
template <int kOut>
inline void productTiles(const double* w, std::ptrdiff_t in_step, std::ptrdiff_t out_step,
                         const double* bias, bool add, int in, int out, const double* x,
                         double* y) {
  int o = 0;
  for (; o + kOut <= out; o += kOut) {
    productTile<kOut>(w + o * out_step, in_step, out_step, bias != nullptr ? bias + o : nullptr,
                      add, in, x, y + o * kRows);
  }
  if constexpr (kOut > 1) {
    if (o == out) return;
    productTiles<kOut - 1>(w + o * out_step, in_step, out_step,
                           bias != nullptr ? bias + o : nullptr, add, in, out - o, x,
                           y + o * kRows);
  }
}

void affine(const double* w, std::ptrdiff_t in_step, std::ptrdiff_t out_step, const double* bias,
            int in, int out, const double* x, double* y) {
  productTiles<kTile>(w, in_step, out_step, bias, false, in, out, x, y);
}

void addProduct(const double* w, std::ptrdiff_t in_step, std::ptrdiff_t out_step, int in, int out,
                const double* x, double* y) {
  productTiles<kTile>(w, in_step, out_step, nullptr, true, in, out, x, y);
}

/// kLanes features of as many contexts, a vector each, become as many contexts of features.
inline void turn(Vector* v) {
#if ICL_LANES == 8
  for (int i = 0; i < 4; ++i) {
    const Vector a = v[i], b = v[i + 4];
    v[i] = __builtin_shufflevector(a, b, 0, 1, 2, 3, 8, 9, 10, 11);
    v[i + 4] = __builtin_shufflevector(a, b, 4, 5, 6, 7, 12, 13, 14, 15);
  }
  for (int i = 0; i < 8; i += i % 4 == 1 ? 3 : 1) {
    const Vector a = v[i], b = v[i + 2];
    v[i] = __builtin_shufflevector(a, b, 0, 1, 8, 9, 4, 5, 12, 13);
    v[i + 2] = __builtin_shufflevector(a, b, 2, 3, 10, 11, 6, 7, 14, 15);
  }
  for (int i = 0; i < 8; i += 2) {
    const Vector a = v[i], b = v[i + 1];
    v[i] = __builtin_shufflevector(a, b, 0, 8, 2, 10, 4, 12, 6, 14);
    v[i + 1] = __builtin_shufflevector(a, b, 1, 9, 3, 11, 5, 13, 7, 15);
  }
#elif ICL_LANES == 4
  for (int i = 0; i < 2; ++i) {
    const Vector a = v[i], b = v[i + 2];
    v[i] = __builtin_shufflevector(a, b, 0, 1, 4, 5);
    v[i + 2] = __builtin_shufflevector(a, b, 2, 3, 6, 7);
  }
  for (int i = 0; i < 4; i += 2) {
    const Vector a = v[i], b = v[i + 1];
    v[i] = __builtin_shufflevector(a, b, 0, 4, 2, 6);
    v[i + 1] = __builtin_shufflevector(a, b, 1, 5, 3, 7);
  }
#else
  const Vector a = v[0], b = v[1];
  v[0] = __builtin_shufflevector(a, b, 0, 2);
  v[1] = __builtin_shufflevector(a, b, 1, 3);
#endif
}

/// Features of every context side by side, kWide vectors of them, zero from feature `out` on.
template <int kWide>
inline void sideBySide(const double* y, int out, double* panel) {
  for (int w = 0; w < kWide; ++w) {
    for (int r = 0; r < kRows; r += kLanes) {
      Vector block[kLanes];
      for (int f = 0; f < kLanes; ++f) {
        const int feature = w * kLanes + f;
        block[f] = feature < out ? static_cast<Vector>(at(y + feature * kRows + r)) : Vector{};
      }
      turn(block);
      for (int k = 0; k < kLanes; ++k) at(panel + ((r + k) * kWide + w) * kLanes) = block[k];
    }
  }
}

/// Outer products of kIn features with a panel, context after context.
template <int kIn, int kWide>
inline void outerTile(const double* x, const double* panel, int out, double* g,
                      std::ptrdiff_t in_step, std::ptrdiff_t out_step) {
  Vector sum[kIn][kWide];
  for (int i = 0; i < kIn; ++i) {
    for (int w = 0; w < kWide; ++w) sum[i][w] = Vector{};
  }
  for (int r = 0; r < kRows; ++r) {
    Vector right[kWide];
    for (int w = 0; w < kWide; ++w) right[w] = at(panel + (r * kWide + w) * kLanes);
    for (int i = 0; i < kIn; ++i) {
      const Vector left = x[i * kRows + r] - Vector{};
      for (int w = 0; w < kWide; ++w) sum[i][w] = fused(left, right[w], sum[i][w]);
    }
  }
  for (int i = 0; i < kIn; ++i) {
    double* row = g + i * in_step;
    if (out_step == 1 && out == kWide * kLanes) {
      for (int w = 0; w < kWide; ++w) at(row + w * kLanes) += sum[i][w];
      continue;
    }
    alignas(64) double sums[kWide * kLanes];
    for (int w = 0; w < kWide; ++w) at(sums + w * kLanes) = sum[i][w];
    for (int o = 0; o < out; ++o) row[o * out_step] += sums[o];
  }
}

template <int kIn, int kWide>
inline void outerRows(const double* x, const double* panel, int in, int out, double* g,
                      std::ptrdiff_t in_step, std::ptrdiff_t out_step) {
  int i = 0;
  for (; i + kIn <= in; i += kIn) {
    outerTile<kIn, kWide>(x + i * kRows, panel, out, g + i * in_step, in_step, out_step);
  }
  if constexpr (kIn > 1) {
    if (i == in) return;
    outerRows<kIn / 2, kWide>(x + i * kRows, panel, in - i, out, g + i * in_step, in_step,
                              out_step);
  }
}

/// One feature with kOut others, eight contexts at a time, whose sums are joined at the end.
template <int kOut>
inline void outerLanes(const double* x, const double* y, double* g, std::ptrdiff_t step) {
  Vector sum[kOut][kPieces];
  for (int o = 0; o < kOut; ++o) {
    for (int p = 0; p < kPieces; ++p) sum[o][p] = Vector{};
  }
  for (int r = 0; r < kRows; r += 8) {
    for (int p = 0; p < kPieces; ++p) {
      const Vector left = at(x + r + p * kLanes);
      for (int o = 0; o < kOut; ++o) {
        sum[o][p] = fused(left, at(y + o * kRows + r + p * kLanes), sum[o][p]);
      }
    }
  }
  for (int o = 0; o < kOut; ++o) g[o * step] += laneSum(sum[o]);
}

/// A few features with many others, which a panel would leave mostly empty.
inline void narrowOuter(const double* few, const double* many, int count, int others, double* g,
                        std::ptrdiff_t step, std::ptrdiff_t other_step) {
  constexpr int kOut = kLanes == 8 ? 8 : kLanes == 4 ? 4 : 2;
  for (int i = 0; i < count; ++i) {
    double* row = g + i * step;
    int o = 0;
    for (; o + kOut <= others; o += kOut) {
      outerLanes<kOut>(few + i * kRows, many + o * kRows, row + o * other_step, other_step);
    }
    for (; o < others; ++o) {
      outerLanes<1>(few + i * kRows, many + o * kRows, row + o * other_step, other_step);
    }
  }
}

void addOuter(const double* x, const double* y, int in, int out, double* g, std::ptrdiff_t in_step,
              std::ptrdiff_t out_step) {
  constexpr int kFew = 4;
  if (in <= kFew) return narrowOuter(x, y, in, out, g, in_step, out_step);
  if (out <= kFew) return narrowOuter(y, x, out, in, g, out_step, in_step);
  constexpr int kIn = kLanes == 8 ? 8 : 4;
  alignas(64) double panel[2 * kLanes * kRows];
  for (int o = 0; o < out; o += 2 * kLanes) {
    const int left = out - o < 2 * kLanes ? out - o : 2 * kLanes;
    double* part = g + o * out_step;
    if (left > kLanes) {
      sideBySide<2>(y + o * kRows, left, panel);
      outerRows<kIn, 2>(x, panel, in, left, part, in_step, out_step);
    } else {
      sideBySide<1>(y + o * kRows, left, panel);
      outerRows<kIn, 1>(x, panel, in, left, part, in_step, out_step);
    }
  }
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
/// series to r¹³. Line by line for several vectors: a processor looks not far enough ahead to find
/// work in the next ones while it waits for this. A cast between the two kinds of vector keeps the
/// bits.
template <int kCount>
inline void tanhVectors(double* x) {
  constexpr long long kSignBit = (-0x7FFFFFFFFFFFFFFFLL) - 1;
  constexpr double kLog2High = 6.93147180369123816490e-01, kLog2Low = 1.90821492927058770002e-10;
  const Vector floor = -44.0 + Vector{};
  Vector r[kCount], scale[kCount], low[kCount], middle[kCount], high[kCount], r2[kCount];
  const auto each = [](auto&& line) __attribute__((always_inline)) {
#pragma GCC unroll 8
    for (int k = 0; k < kCount; ++k) line(k);
  };
  each([&](int k) { r[k] = (Vector)((Whole)at(x + k * kLanes) & ~kSignBit); });
  each([&](int k) { r[k] = -2.0 * r[k]; });
  each([&](int k) { r[k] = r[k] < floor ? floor : r[k]; });  // a NaN stays one
  each([&](int k) { scale[k] = r[k] * 1.44269504088896338700e+00 + 0x1.8p52; });
  each([&](int k) { low[k] = scale[k] - 0x1.8p52; });
  each([&](int k) { r[k] = (r[k] - low[k] * kLog2High) - low[k] * kLog2Low; });
  each([&](int k) { scale[k] = (Vector)(((Whole)scale[k] << 52) + 0x3FF0000000000000LL); });
  each([&](int k) { r2[k] = r[k] * r[k]; });
  each([&](int k) { low[k] = 0.5 + r[k] * (1.0 / 6.0); });
  each([&](int k) { low[k] += r2[k] * (1.0 / 24.0 + r[k] * (1.0 / 120.0)); });
  each([&](int k) { middle[k] = 1.0 / 720.0 + r[k] * (1.0 / 5040.0); });
  each([&](int k) { middle[k] += r2[k] * (1.0 / 40320.0 + r[k] * (1.0 / 362880.0)); });
  each([&](int k) { high[k] = 1.0 / 3628800.0 + r[k] * (1.0 / 39916800.0); });
  each([&](int k) { high[k] += r2[k] * (1.0 / 479001600.0 + r[k] * (1.0 / 6227020800.0)); });
  each([&](int k) { middle[k] += (r2[k] * r2[k]) * high[k]; });
  each([&](int k) { low[k] += (r2[k] * r2[k]) * middle[k]; });
  each([&](int k) { r[k] += r2[k] * low[k]; });
  each([&](int k) { r[k] = scale[k] * r[k] + (scale[k] - 1.0); });  // e
  each([&](int k) { r[k] = (0.0 - r[k]) / (r[k] + 2.0); });         // +0 at 0
  each([&](int k) {
    Stored& value = at(x + k * kLanes);
    value = (Vector)((Whole)r[k] | ((Whole)value & kSignBit));
  });
}

void tanhOf(int features, double* x) {
  constexpr int kCount = kLanes == 8 ? 8 : 4;
  for (int k = 0; k < features * kRows; k += kCount * kLanes) tanhVectors<kCount>(x + k);
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
