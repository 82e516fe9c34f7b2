// The inner loops of training: matrix products, norms, activations, attention, optimisers. They are
// built for three instruction sets and chosen once a process; what calls them is core/math alone.
// Raw pointers; a matrix is row-major with `ld` numbers from row to row. Any thread.
// Loads may run past the last column up to the next multiple of kLanePad: rows have room for that.
#pragma once

#include <cstddef>
#include <cstdint>

namespace icl::kernels {

inline constexpr std::size_t kLanePad = 16;
inline constexpr std::size_t kMostHalf = 512;  // pairs of a rotated head

/// c (rows × cols) = add + scale · (bias + a (rows × inner) · b). `b` is packed in panels for
/// `multiply`; for `multiplyTransposed` a is inner × rows and b plain, inner × cols.
template <class T>
struct ProductJob {
  std::size_t rows, cols, inner;
  const T* a;
  std::size_t lda;
  const T* b;
  std::size_t ldb;
  const T* bias;  // one a column, or null
  const T* add;   // rows × cols, or null; may be c itself
  std::size_t ldadd;
  T scale;
  T* c;
  std::size_t ldc;
};

/// y = x / rms(x) ∘ weight, row by row; `inverse` keeps 1/rms for the way back.
template <class T>
struct NormJob {
  std::size_t rows, cols;
  const T* x;
  std::size_t ldx;
  const T* weight;
  T eps;
  T* y;
  std::size_t ldy;
  T* inverse;
};

/// dx = [dx +] …, dweight += …, from dy.
template <class T>
struct NormGradientJob {
  std::size_t rows, cols;
  const T* x;
  std::size_t ldx;
  const T* weight;
  const T* inverse;
  const T* dy;
  std::size_t lddy;
  T* dx;
  std::size_t lddx;
  bool add;
  T* dweight;  // null: not wanted
};

/// y = SiLU(u ∘ v), or SiLU(u) ∘ v where `gated`; and the derivatives by u and v from dy.
template <class T>
struct ActivationJob {
  std::size_t rows, cols;
  const T* u;
  const T* v;
  std::size_t ld;
  bool gated;
  T* y;
  std::size_t ldy;
  const T* dy;
  std::size_t lddy;
  T* du;
  T* dv;
  std::size_t ldd;
};

/// Pairs of coordinates of x turned (or, published, mixed) by the angle of their token: rows ×
/// heads · 2 · half numbers. Row r is token first + r mod period. cosine, sine: tokens × half. In
/// place.
template <class T>
struct RotationJob {
  std::size_t rows, period, first, heads, half;
  const T* cosine;
  const T* sine;
  bool published, transposed;  // transposed: the way back of a gradient
  T* x;
  std::size_t ld;
};

/// One causal softmax head of one sequence, for the queries of tokens [first, tokens): q, weights,
/// out and add begin with the row of token `first`. slope · (t − u) is taken off the scores.
/// out = [add +] gate · weights · v.
template <class T>
struct AttentionJob {
  std::size_t tokens, size, first;
  const T* q;
  std::size_t ldq;
  const T* k;
  const T* v;
  std::size_t ldkv;
  T scale, slope, gate;
  T* weights;  // rows of paddedTokens(tokens) numbers, 0 where they look ahead
  T* out;
  std::size_t ldo;
  const T* add;  // or null
  std::size_t ldadd;
  T* scratch;  // attentionScratch() numbers
};

template <class T>
struct AttentionGradientJob {
  AttentionJob<T> forward;
  const T* dout;
  std::size_t lddo;
  T* dq;
  std::size_t lddq;
  T* dk;  // of all tokens, as dv
  T* dv;
  std::size_t lddkv;
};

template <class T>
struct AdamJob {
  std::size_t count;
  T* w;
  const T* g;
  T* m;
  T* v;
  T rate, beta1, beta2, eps, correction1, correction2;  // corrections: 1 − βᵗ
  T decay;                                              // added to the gradient
  T shrink;                                             // factor of w beforehand (1: none)
  T clip;                                               // factor of the gradient
};

/// One layer of the way back through a linear recursion: sum += adjoint (sum may be null), then
/// adjoint = keep · adjoint + factor · pulled.
template <class T>
struct AdjointJob {
  std::size_t count;
  const T* pulled;
  const T* state;
  T* adjoint;
  T* sum;
  T keep, factor;
};

/// A stack of linear attention with scalar weights over the tokens of one prompt, a row a token;
/// `size` is a whole number of vectors. F⁰ = α X or 0, Fᵗ⁺¹ = Fᵗ map + [t injects] α X; backwards
/// from ∂F^depth = y · pull through Fᵗ⁺¹ = keep Fᵗ + β Fᵗ map + [t injects] α X.
template <class T>
struct TokenStackJob {
  std::size_t size, tokens, depth;
  const T* map;  // symmetric, size × size
  const T* x;
  std::size_t ldx;
  const T* y;
  bool start_from_data, inject_first, inject_rest;
  T alpha, beta, keep;
  T* states;  // (depth + 1) · tokens · size numbers, which the way back reads
  T* out;     // Σ y · F^depth: `size` numbers
  const T* pull;
  T* scratch;           // tokenStackScratch(size) numbers, for the way back
  T *d_alpha, *d_beta;  // added to
};

template <class T>
struct MomentumJob {
  std::size_t count;
  T* w;
  const T* g;
  T* m;  // null: no momentum
  T rate, momentum, decay, clip;
};

template <class T>
struct Table {
  std::size_t panel;  // columns of a packed panel
  void (*multiply)(const ProductJob<T>&);
  void (*multiplyTransposed)(const ProductJob<T>&);
  /// Panels of the transposed (cols × inner, `ld` apart) or of the plain matrix (inner × cols).
  void (*packTransposed)(std::size_t inner, std::size_t cols, const T* from, std::size_t ld, T* to);
  void (*pack)(std::size_t inner, std::size_t cols, const T* from, std::size_t ld, T* to);
  /// The same of bf16 numbers, at any place; `ld` in numbers.
  void (*packTransposedBf16)(std::size_t inner, std::size_t cols, const unsigned char* from,
                             std::size_t ld, T* to);
  void (*packBf16)(std::size_t inner, std::size_t cols, const unsigned char* from, std::size_t ld,
                   T* to);
  void (*norm)(const NormJob<T>&);
  void (*normGradient)(const NormGradientJob<T>&);
  void (*activation)(const ActivationJob<T>&);
  void (*activationGradient)(const ActivationJob<T>&);
  void (*attention)(const AttentionJob<T>&);
  void (*attentionGradient)(const AttentionGradientJob<T>&);
  void (*rotation)(const RotationJob<T>&);
  /// sums = [sums +] scale · Σ of the rows.
  void (*columnSums)(std::size_t rows, std::size_t cols, const T* a, std::size_t lda, T scale,
                     bool add, T* sums);
  void (*add)(std::size_t count, T* into, const T* from);
  double (*squares)(std::size_t count, const T* a);
  void (*adam)(const AdamJob<T>&);
  void (*momentum)(const MomentumJob<T>&);
  /// Returns Σ pulled · state.
  T (*adjoint)(const AdjointJob<T>&);
  void (*tokenStack)(const TokenStackJob<T>&);
  void (*tokenStackGradient)(const TokenStackJob<T>&);
};

/// Three tiles of the most tokens that a kernel takes at once.
constexpr std::size_t tokenStackScratch(std::size_t size) { return 3 * 8 * size; }

/// Numbers of scratch that one attention job needs.
constexpr std::size_t paddedTokens(std::size_t tokens) {
  return (tokens + kLanePad - 1) / kLanePad * kLanePad;
}
constexpr std::size_t attentionScratch(std::size_t tokens, std::size_t size) {
  return (2 * size + tokens) * paddedTokens(tokens);
}

/// What the same jobs use where their queries are `rows` tokens [first, tokens) alone.
constexpr std::size_t attentionBlockScratch(std::size_t rows, std::size_t tokens,
                                            std::size_t size) {
  return (size + rows) * paddedTokens(tokens);
}

/// The one for this processor.
template <class T>
const Table<T>& table();

/// Plainest first; only those that this processor can run. For tests.
template <class T>
struct TableList {
  const Table<T>* tables[3];
  const char* names[3];
  int count;
};
template <class T>
TableList<T> usableTables();

}  // namespace icl::kernels
