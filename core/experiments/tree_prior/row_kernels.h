// RowKernels: arithmetic on kRows contexts side by side. Arrays are feature-major: x[f * kRows + r]
// is feature f of context r, so every instruction works on several contexts at once. Built for
// three instruction sets of x86-64 that give the same bits; rowKernels() is the best that this
// processor has. Called by the models of this folder; pure, allocates nothing.
#pragma once

#include <cstddef>
#include <vector>

namespace icl::tree_prior {

inline constexpr int kRows = 64;

struct RowKernels {
  /// y[o] = bias[o] + Σ_i w[i * in_step + o * out_step] x[i]; bias may be null: 0.
  void (*affine)(const double* w, std::ptrdiff_t in_step, std::ptrdiff_t out_step,
                 const double* bias, int in, int out, const double* x, double* y);
  /// y[o] += Σ_i w[i * in_step + o * out_step] x[i]. With the steps exchanged it takes the slope of
  /// an affine map's output back to its input.
  void (*addProduct)(const double* w, std::ptrdiff_t in_step, std::ptrdiff_t out_step, int in,
                     int out, const double* x, double* y);
  /// g[i * in_step + o * out_step] += Σ_r x[i][r] y[o][r].
  void (*addOuter)(const double* x, const double* y, int in, int out, double* g,
                   std::ptrdiff_t in_step, std::ptrdiff_t out_step);
  /// g[f] += Σ_r x[f][r].
  void (*addSums)(const double* x, int features, double* g);
  /// x ← tanh x, to about two units in the last place.
  void (*tanhOf)(int features, double* x);
  /// slope ← slope (1 − h²).
  void (*tanhBack)(int features, const double* h, double* slope);
  /// out[r] = Σ_f a[f][r] b[f][r].
  void (*dot)(int features, const double* a, const double* b, double* out);
  /// x ← x/‖x‖ a context; inverse[r] = 1/‖x‖.
  void (*normalise)(int features, double* x, double* inverse);
  /// slope ← (slope − unit ⟨unit, slope⟩) inverse: back through normalise.
  void (*normaliseBack)(int features, const double* unit, const double* inverse, double* slope);
  /// y[f][r] += s[r] a[f][r].
  void (*addScaled)(int features, const double* s, const double* a, double* y);
  /// y[f][r] += s[r] v[f].
  void (*addFixed)(int features, const double* s, const double* v, double* y);
  /// y[f][r] = s[r] a[f][r] + t[r] b[f][r].
  void (*combine)(int features, const double* s, const double* a, const double* t, const double* b,
                  double* y);
  /// out[r] = a[r] b[r].
  void (*multiply)(const double* a, const double* b, double* out);
};

const RowKernels& rowKernels();

/// For every instruction set that this processor has, plainest first: the last is used.
std::vector<const RowKernels*> allRowKernels();

}  // namespace icl::tree_prior
