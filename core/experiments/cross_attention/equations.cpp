#include "core/experiments/cross_attention/equations.h"

#include <string>

#include "core/experiments/cross_attention/config.h"

namespace icl::cross_attention {
namespace {

bool predictsNothing(const Config& c) {
  return c.reinjection == Reinjection::None && c.start == Start::Zero;
}

Equation model(const Config& c) {
  const std::string start = c.start == Start::Data ? "F^{0} = α X" : "F^{0} = 0";
  std::string layer = "F^{t} = F^{t−1} + α X + β X Xᵀ F^{t−1}/L";
  if (c.reinjection == Reinjection::None) layer = "F^{t} = F^{t−1} + β X Xᵀ F^{t−1}/L";
  if (c.reinjection == Reinjection::FirstLayer) {
    layer = "F^{t} = F^{t−1} + [t = 1] α X + β X Xᵀ F^{t−1}/L";
  }
  return {ICL_TR("Cross-attention stack"),
          start + ",   " + layer + ",   t = 1 … " + std::to_string(c.depth),
          ICL_TR("arXiv 2602.04872, definition of the stack with scalar weights")};
}

/// The polynomial p by which the stack turns h into weights.
std::string polynomial(const Config& c) {
  const std::string depth = std::to_string(c.depth), before = std::to_string(c.depth - 1);
  const bool data = c.start == Start::Data;
  const std::string beta = c.parameters == Parameters::One ? "1 − α s" : "1 + β s";
  const std::string base = "(" + beta + ")";
  if (predictsNothing(c)) return "p(s) = 0";
  if (c.reinjection == Reinjection::None) return "p(s) = α " + base + "^{" + depth + "}";
  if (c.reinjection == Reinjection::FirstLayer) {
    const std::string once = "p(s) = α " + base + "^{" + before + "}";
    return data ? once + " + α " + base + "^{" + depth + "}" : once;
  }
  if (c.parameters == Parameters::One) {
    return "p(s) = (1 − " + base + "^{" + (data ? std::to_string(c.depth + 1) : depth) + "})/s";
  }
  return "p(s) = α Σ_{k=0}^{" + (data ? depth : before) + "} " + base + "^{k}";
}

Equation prediction(const Config& c) {
  return {ICL_TR("Prediction"),
          "ŷ = (1/L) Σ_{i} y_{i} ⟨x_{i}, f_{q}⟩ → ζ mᵀ p(Λ) x_{q},   " + polynomial(c),
          ICL_TR("limit of infinite context; s = v + ‖m‖² is the eigenvalue of Λ along m")};
}

Equation loss(const Config& c) {
  const bool closed = c.parameters == Parameters::One && c.start == Start::Zero &&
                      c.reinjection == Reinjection::EveryLayer;
  const std::string residual =
      closed ? "(1 − α s)^{" + std::to_string(2 * c.depth) + "}" : "(1 − s p(s))^{2}";
  const std::string arguments = c.parameters == Parameters::One ? "L(α)" : "L(α, β)";
  return {ICL_TR("Population loss"),
          arguments + " = E[ζ² v/s] + E[ω " + residual +
              "],   ω = ζ² ρ/s:   {loss} = {bayes_risk} + {excess}",
          ICL_TR("Sherman–Morrison: m is an eigenvector of Λ, so only its eigenvalue s acts")};
}

Equation theorem(const Config& c) {
  if (c.reinjection != Reinjection::EveryLayer) {
    return {ICL_TR("Without the skip in every layer"),
            predictsNothing(c) ? "F^{t} = 0,   ŷ = 0,   risk = E ζ² = {zero_risk}"
                               : "inf_{α,β} E[ω (1 − s p(s))^{2}] > 0 at every depth",
            ICL_TR("one power of 1 + β s cannot follow 1/s on a range of norms")};
  }
  const std::string limit = "2/(2v + m_{low} + m_{high}) = {alpha_limit}";
  if (c.parameters == Parameters::One) {
    return {ICL_TR("Theorem 6.2"),
            "α(t) → α^{∗}_{T} from every start,   α^{∗}_{T} → " + limit + " as T → ∞",
            ICL_TR("arXiv 2602.04872, Theorem 6.2; the bounds are those of ‖m‖²")};
  }
  return {ICL_TR("Theorem 6.3"),
          "(α, β)(t) → (α^{∗}_{T}, β^{∗}_{T}),   β^{∗}_{T} → −α^{∗}_{T},   α^{∗}_{T} → " + limit,
          ICL_TR("arXiv 2602.04872, Theorem 6.3; near the minimum or from a small start")};
}

Equation update(const Config& c) {
  const bool one = c.parameters == Parameters::One;
  std::string markup;
  if (c.method == Method::Flow) {
    markup = one ? "dα/dt = −L′(α),   β = −α" : "dα/dt = −∂L/∂α,   dβ/dt = −∂L/∂β";
  } else {
    const std::string of = c.sampled() ? "L_{B}" : "L";
    markup = one ? "α ← α − η " + of + "′(α),   β = −α"
                 : "α ← α − η ∂" + of + "/∂α,   β ← β − η ∂" + of + "/∂β";
  }
  return {c.method == Method::Flow ? ICL_TR("Gradient flow") : ICL_TR("Gradient descent"),
          markup + ":   α = {alpha}, β = {beta}, |∇L| = {gradient_norm}",
          c.sampled()
              ? ICL_TR("L_{B} is the mean over a fresh batch of prompts, the query averaged "
                       "exactly")
              : ICL_TR("the exact population loss, by quadrature over the norm")};
}

Equation oneLayer() {
  return {ICL_TR("One layer of linear self-attention"),
          "ŷ = γ ζ mᵀ x_{q},   γ = E[ζ²ρ]/E[ζ²ρs] = {lsa_gamma},   risk {lsa_risk} ≥ {bayes_risk}",
          ICL_TR("arXiv 2602.04872, Theorem 4.1: one fixed matrix cannot follow the scale s")};
}

}  // namespace

std::vector<Equation> equations(const Values& complete) {
  const Config c = configOf(complete);
  return {model(c), prediction(c), loss(c), theorem(c), update(c), oneLayer()};
}

}  // namespace icl::cross_attention
