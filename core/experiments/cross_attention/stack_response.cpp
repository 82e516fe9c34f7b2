#include "core/experiments/cross_attention/stack_response.h"

namespace icl::cross_attention {
namespace {

/// R and its derivatives in β.
struct Recursion {
  Lanes r0{}, r1{}, r2{};
};

template <int kOrder>
void recurse(const Stack& stack, double beta_given, const Lanes& s_given, Recursion& r) {
  const double beta = stack.attending(beta_given);
  Lanes s = s_given, factor{};
  if (stack.attention == Attention::Off) s.fill(0);  // R does not depend on β
  for (std::size_t i = 0; i < kLanes; ++i) factor[i] = stack.kept() + beta * s[i];
  r = {};
  r.r0.fill(stack.start == Start::Data ? 1 : 0);
  for (int t = 0; t < stack.depth; ++t) {
    const double entering = stack.injects(t) ? 1 : 0;
    for (std::size_t i = 0; i < kLanes; ++i) {
      if constexpr (kOrder >= 2) r.r2[i] = factor[i] * r.r2[i] + 2 * s[i] * r.r1[i];
      if constexpr (kOrder >= 1) r.r1[i] = factor[i] * r.r1[i] + s[i] * r.r0[i];
      r.r0[i] = factor[i] * r.r0[i] + entering;
    }
  }
}

/// p = α R.
template <int kOrder>
void readOnce(double alpha, const Recursion& r, Response& out) {
  for (std::size_t i = 0; i < kLanes; ++i) {
    out.p[i] = alpha * r.r0[i];
    if constexpr (kOrder >= 1) {
      out.a[i] = r.r0[i];
      out.b[i] = alpha * r.r1[i];
      out.g[i] = 0;
    }
    if constexpr (kOrder >= 2) {
      out.aa[i] = out.ag[i] = out.bg[i] = out.gg[i] = 0;
      out.ab[i] = r.r1[i];
      out.bb[i] = alpha * r.r2[i];
    }
  }
}

/// p = (α R)².
template <int kOrder>
void readTwice(double alpha, const Recursion& r, Response& out) {
  const double square = alpha * alpha;
  for (std::size_t i = 0; i < kLanes; ++i) {
    const double r0 = r.r0[i], r1 = r.r1[i], r2 = r.r2[i];
    out.p[i] = square * r0 * r0;
    if constexpr (kOrder >= 1) {
      out.a[i] = 2 * alpha * r0 * r0;
      out.b[i] = 2 * square * r0 * r1;
      out.g[i] = 0;
    }
    if constexpr (kOrder >= 2) {
      out.ag[i] = out.bg[i] = out.gg[i] = 0;
      out.aa[i] = 2 * r0 * r0;
      out.ab[i] = 4 * alpha * r0 * r1;
      out.bb[i] = 2 * square * (r1 * r1 + r0 * r2);
    }
  }
}

/// P of the self-attention stack and its derivatives in β and the gain.
struct Cubic {
  Lanes p{}, b{}, g{}, bb{}, bg{}, gg{};
};

template <int kOrder>
void layerOfCubics(double keep, double beta, const Lanes& s, Cubic& c) {
  for (std::size_t i = 0; i < kLanes; ++i) {
    const double p = c.p[i], p2 = p * p;
    const double slope = keep + 3 * beta * s[i] * p2;  // of the map P → (r + a) P + β s P³
    if constexpr (kOrder >= 1) {
      const double b = c.b[i], g = c.g[i];
      if constexpr (kOrder >= 2) {
        const double bend = 6 * beta * s[i] * p;
        c.bb[i] = slope * c.bb[i] + bend * b * b + 6 * s[i] * p2 * b;
        c.bg[i] = slope * c.bg[i] + bend * b * g + 3 * s[i] * p2 * g + b;
        c.gg[i] = slope * c.gg[i] + bend * g * g + 2 * g;
      }
      c.b[i] = slope * b + s[i] * p2 * p;
      c.g[i] = slope * g + p;
    }
    c.p[i] = (keep + beta * s[i] * p2) * p;
  }
}

template <int kOrder>
void selfAttention(const Stack& stack, const ScalarWeights& w, const Lanes& s_given,
                   Response& out) {
  Lanes s = s_given;
  if (stack.attention == Attention::Off) s.fill(0);
  Cubic c;
  c.p.fill(1);
  for (int t = 0; t < stack.depth; ++t) layerOfCubics<kOrder>(stack.kept() + w.gain, w.beta, s, c);
  for (std::size_t i = 0; i < kLanes; ++i) {
    const double p = c.p[i];
    out.p[i] = w.alpha * p * p;
    if constexpr (kOrder >= 1) {
      out.a[i] = p * p;
      out.b[i] = 2 * w.alpha * p * c.b[i];
      out.g[i] = 2 * w.alpha * p * c.g[i];
    }
    if constexpr (kOrder >= 2) {
      out.aa[i] = 0;
      out.ab[i] = 2 * p * c.b[i];
      out.ag[i] = 2 * p * c.g[i];
      out.bb[i] = 2 * w.alpha * (c.b[i] * c.b[i] + p * c.bb[i]);
      out.bg[i] = 2 * w.alpha * (c.b[i] * c.g[i] + p * c.bg[i]);
      out.gg[i] = 2 * w.alpha * (c.g[i] * c.g[i] + p * c.gg[i]);
    }
  }
}

}  // namespace

template <int kOrder>
void respond(const Stack& stack, const ScalarWeights& weights, const Lanes& s, Response& out) {
  if (stack.self()) return selfAttention<kOrder>(stack, weights, s, out);
  Recursion r;
  recurse<kOrder>(stack, weights.beta, s, r);
  if (stack.readout == Readout::Ff) {
    readTwice<kOrder>(weights.alpha, r, out);
  } else {
    readOnce<kOrder>(weights.alpha, r, out);
  }
}

template void respond<0>(const Stack&, const ScalarWeights&, const Lanes&, Response&);
template void respond<1>(const Stack&, const ScalarWeights&, const Lanes&, Response&);
template void respond<2>(const Stack&, const ScalarWeights&, const Lanes&, Response&);

}  // namespace icl::cross_attention
