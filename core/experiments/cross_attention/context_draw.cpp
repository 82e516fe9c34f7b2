#include "core/experiments/cross_attention/context_draw.h"

#include <algorithm>
#include <cmath>

// Derivation. Write X = [√s zᵀ; √v Y] with z, Y standard normal (first row along m). Householder
// reflections from both sides, which leave the law of the rest unchanged, make X = U B Vᵀ with B
// lower bidiagonal and independent entries (Golub–Kahan; Dumitriu and Edelman 2002)
//   B_11 = √s χ_L,  B_{k+1,k} = √v χ_{d−k},  B_kk = √v χ_{L−k+1} (k ≥ 2).
// y = Xᵀw + e with e ~ N(0, ζ²v/s) independent of X, so h = Λ̂ w + B (Vᵀe)/L and Vᵀe is normal.

namespace icl::cross_attention {
ContextSampler::ContextSampler(const Config& config, const TaskShift& shift, int context)
    : tasks_(config, shift),
      dimension_(config.dimension()),
      context_(context),
      noise2_(config.modalityNoise2(0)) {
  ICL_CHECK(context >= 1 && dimension_ <= kMaxDimension, "sizes of the context");
  ICL_CHECK(config.evenNoise(), "contexts of uneven noise are dense_context.h's");
}

void ContextSampler::draw(Stream& random, ContextDraw& out) const {
  const int d = dimension_, columns = std::min(d, context_);
  const double inverse = 1.0 / context_;
  const double rho = tasks_.drawNorm2(random), scale = tasks_.drawScale(random);
  out.dimension = d;
  out.scale2 = scale * scale;
  out.v = noise2_;
  out.s = noise2_ + rho;
  out.target = scale * std::sqrt(rho) / out.s;
  const double residual = std::abs(scale) * std::sqrt(out.v / out.s);

  // One column k of B after the other: its diagonal entry b and the one below it, c.
  double c_before = 0, e_before = 0, square_sum = 0;
  for (int k = 0; k < d; ++k) {
    const auto i = static_cast<std::size_t>(k);
    const double size = k == 0 ? out.s : out.v;
    const double b = k < columns ? std::sqrt(size * random.chiSquare(context_ - k)) : 0;
    const double c = k < columns && k + 1 < d ? std::sqrt(out.v * random.chiSquare(d - 1 - k)) : 0;
    const double e = k < columns ? residual * random.normal() : 0;
    out.diagonal[i] = (b * b + c_before * c_before) * inverse;
    out.beside[i] = b * c * inverse;
    out.response[i] = (b * e + c_before * e_before) * inverse;
    const double y = e + (k == 0 ? b * out.target : 0);
    square_sum += y * y;
    c_before = c;
    e_before = e;
  }
  out.response[0] += out.diagonal[0] * out.target;
  if (d > 1) out.response[1] += out.beside[0] * out.target;
  const double rest =
      context_ > columns ? residual * residual * random.chiSquare(context_ - columns) : 0;
  out.mean_response2 = (square_sum + rest) * inverse;
}

double weightsRisk(const ContextDraw& context, const double* what) {
  double across = 0;
  for (int k = 1; k < context.dimension; ++k) across += what[k] * what[k];
  const double miss = what[0] - context.target;
  return context.scale2 * context.v / context.s + context.s * miss * miss + context.v * across;
}

LossGradient contextLoss(const ContextDraw& context, const ScalarStack& stack) {
  const auto d = static_cast<std::size_t>(context.dimension);
  const auto& h = context.response;
  // ŵ = α c and ∂ŵ/∂β = α b: the recursion with α = 1 and its derivative by β, updated in place.
  std::array<double, kMaxDimension> c, b;
  for (std::size_t k = 0; k < d; ++k) {
    c[k] = stack.start == Start::Data ? h[k] : 0;
    b[k] = 0;
  }
  for (int t = 0; t < stack.depth; ++t) {
    const double skip = stack.injects(t) ? 1 : 0;
    double c_left = 0, b_left = 0, coupling = 0;
    for (std::size_t k = 0; k < d; ++k) {
      const double next = k + 1 < d ? context.beside[k] : 0;
      const double c_right = k + 1 < d ? c[k + 1] : 0, b_right = k + 1 < d ? b[k + 1] : 0;
      const double mc = coupling * c_left + context.diagonal[k] * c[k] + next * c_right;
      const double mb = coupling * b_left + context.diagonal[k] * b[k] + next * b_right;
      c_left = c[k];
      b_left = b[k];
      coupling = next;
      b[k] += mc + stack.beta * mb;
      c[k] += stack.beta * mc + skip * h[k];
    }
  }
  double across = 0, across_beta = 0;
  for (std::size_t k = 1; k < d; ++k) {
    across += c[k] * c[k];
    across_beta += c[k] * b[k];
  }
  const double alpha = stack.alpha, miss = alpha * c[0] - context.target;
  LossGradient out;
  out.loss = context.scale2 * context.v / context.s + context.s * miss * miss +
             context.v * alpha * alpha * across;
  out.d_alpha = 2 * (context.s * miss * c[0] + context.v * alpha * across);
  out.d_beta = 2 * alpha * (context.s * miss * b[0] + context.v * alpha * across_beta);
  return out;
}

}  // namespace icl::cross_attention
