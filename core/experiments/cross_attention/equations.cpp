#include "core/experiments/cross_attention/equations.h"

#include <algorithm>
#include <string>

#include "core/experiments/cross_attention/population_loss.h"
#include "core/experiments/cross_attention/stack.h"

namespace icl::cross_attention {
namespace {

bool predictsNothing(const Config& c) { return Stack::of(c).silent(); }

/// The attention term of a layer, without its weight.
std::string attended(const Config& c) {
  const bool self = c.stack == StackKind::Self;
  const std::string keys = self ? "F^{t−1}" : c.query_as_key ? "[X, x_{q}]" : "X";
  if (c.attention == Attention::Softmax) {
    const std::string mean = c.softmax_centred ? " − mean of " + keys : "";
    return "τ (" + keys + " softmax(" + keys + "ᵀ F^{t−1}/τ)" + mean + ")";
  }
  return keys + " " + keys + "ᵀ F^{t−1}/L";
}

/// The weights of a layer as they stand before X, and before the attention term.
struct LayerSymbols {
  std::string skip{}, value{}, attended{};
};
LayerSymbols symbolsOf(const Config& c) {
  const std::string at = c.parameters == Parameters::Untied || !c.tied ? "_{t}" : "";
  if (c.parameters == Parameters::Untied) return {"α_{t}", "β_{t}", attended(c)};
  if (c.parameters != Parameters::Matrices) return {"α", "β", attended(c)};
  const std::string keys = c.query_as_key ? "[X, x_{q}]" : "X";
  const std::string scores = "(W^{K}" + at + " " + keys + ")ᵀ W^{Q}" + at + " F^{t−1}";
  if (c.attention != Attention::Softmax) {
    return {"W^{S}" + at, "W^{V}" + at, keys + " " + scores + "/L"};
  }
  const std::string mean = c.softmax_centred ? " − mean of " + keys : "";
  return {"W^{S}" + at, "W^{V}" + at, "τ (" + keys + " softmax(" + scores + "/τ)" + mean + ")"};
}

Equation model(const Config& c) {
  const LayerSymbols symbols = symbolsOf(c);
  const bool self = c.stack == StackKind::Self, attends = c.attention != Attention::Off;
  std::string terms;
  const auto add = [&](const std::string& term) { terms += (terms.empty() ? "" : " + ") + term; };
  const std::string gain = c.residual ? "(1 + a) " : "a ";
  if (self && c.residual_gain) {
    add(gain + "F^{t−1}");
  } else if (c.residual) {
    add("F^{t−1}");
  }
  if (!self && c.reinjection == Reinjection::EveryLayer) add(symbols.skip + " X");
  if (!self && c.reinjection == Reinjection::FirstLayer) add("[t = 1] " + symbols.skip + " X");
  if (attends) add(symbols.value + " " + symbols.attended);
  const std::string start = self                     ? "F^{0} = X"
                            : c.start == Start::Data ? "F^{0} = α X"
                                                     : "F^{0} = 0";
  return {self ? ICL_TR("Self-attention stack") : ICL_TR("Cross-attention stack"),
          start + ",   F^{t} = " + (terms.empty() ? "0" : terms) + ",   t = 1 … " +
              std::to_string(c.depth),
          c.layered() ? ICL_TR("arXiv 2602.04872, definition of the stack")
                      : ICL_TR("arXiv 2602.04872, definition of the stack with scalar weights")};
}

/// The polynomial P with F^T = P(Λ) X.
std::string polynomial(const Config& c) {
  const std::string depth = std::to_string(c.depth), before = std::to_string(c.depth - 1);
  const bool data = c.start == Start::Data;
  const std::string attending = c.attention == Attention::Off ? "0"
                                : c.oneParameter()            ? "−α s"
                                                              : "β s";
  const std::string beta = c.oneParameter() ? "1 − α s" : "1 + β s";
  const std::string base = c.attention == Attention::Off ? (c.residual ? "1" : "0")
                           : c.residual                  ? "(" + beta + ")"
                                                         : "(" + attending + ")";
  if (predictsNothing(c)) return "P(s) = 0";
  if (c.parameters == Parameters::Untied) {
    return "P_{t}(s) = (1 + β_{t} s) P_{t−1}(s) + α_{t},   P = P_{" + depth + "}";
  }
  if (c.stack == StackKind::Self) {
    const std::string keep = !c.residual_gain ? (c.residual ? "P" : "")
                             : c.residual     ? "(1 + a) P"
                                              : "a P";
    const std::string cubic = c.attention == Attention::Off ? "" : "β s P^{3}";
    const std::string both = keep.empty() || cubic.empty() ? keep + cubic : keep + " + " + cubic;
    return "P(s) = 1, then " + depth + " times P ← " + (both.empty() ? "0" : both);
  }
  if (c.reinjection == Reinjection::None) return "P(s) = α " + base + "^{" + depth + "}";
  if (c.reinjection == Reinjection::FirstLayer) {
    const std::string once = "P(s) = α " + base + "^{" + before + "}";
    return data ? once + " + α " + base + "^{" + depth + "}" : once;
  }
  if (c.oneParameter() && Stack::of(c).plain()) {
    return "P(s) = (1 − " + base + "^{" + (data ? std::to_string(c.depth + 1) : depth) + "})/s";
  }
  return "P(s) = α Σ_{k=0}^{" + (data ? depth : before) + "} " + base + "^{k}";
}

Equation matrixPrediction(const Config& c) {
  const std::string sum = c.readout == Readout::Xf   ? "(1/L) Σ_{i} y_{i} x_{i}ᵀ U f_{q}"
                          : c.readout == Readout::Fx ? "(1/L) Σ_{i} y_{i} f_{i}ᵀ U x_{q}"
                                                     : "(1/L) Σ_{i} y_{i} f_{i}ᵀ U f_{q}";
  return {ICL_TR("Prediction"), "ŷ = " + sum + " = ⟨ŵ, x_{q}⟩",
          ICL_TR("linear in the query, so that ŵ is all that the weights and a prompt decide")};
}

Equation prediction(const Config& c) {
  if (c.parameters == Parameters::Matrices) return matrixPrediction(c);
  const Stack stack = Stack::of(c);
  const bool twice = stack.readout == Readout::Ff;
  const std::string pair = stack.readout == Readout::Fx ? "⟨f_{i}, x_{q}⟩"
                           : twice                      ? "⟨f_{i}, f_{q}⟩"
                                                        : "⟨x_{i}, f_{q}⟩";
  const std::string scale = stack.self() ? "(α/L)" : "(1/L)";
  const std::string p = stack.self() ? "p = α P^{2}" : twice ? "p = P^{2}" : "p = P";
  return {ICL_TR("Prediction"),
          "ŷ = " + scale + " Σ_{i} y_{i} " + pair + " → ζ mᵀ p(Λ) x_{q},   " + p + ",   " +
              polynomial(c),
          ICL_TR("limit of infinite context; s = v + ‖m‖² is the eigenvalue of Λ along m")};
}

Equation loss(const Config& c) {
  if (c.parameters == Parameters::Matrices) {
    return {ICL_TR("Population loss"),
            "L = E[(y_{q} − ŷ)^{2}] = E[ζ² v/s] + E[(ŵ − w)ᵀ Λ (ŵ − w)],   w = ζ Λ^{−1} m:   "
            "{loss} = {bayes_risk} + {excess}",
            ICL_TR("exact over the query, Gauss nodes in the norm, directions in whole frames")};
  }
  const Stack stack = Stack::of(c);
  const bool closed = c.oneParameter() && c.start == Start::Zero && stack.geometric();
  const std::string residual =
      closed ? "(1 − α s)^{" + std::to_string(2 * c.depth) + "}" : "(1 − s p(s))^{2}";
  const std::string arguments = c.oneParameter()    ? "L(α)"
                                : stack.trains_gain ? "L(α, β, a)"
                                                    : "L(α, β)";
  const std::string values = ":   {loss} = {bayes_risk} + {excess}";
  if (!c.evenNoise()) {
    return {ICL_TR("Population loss"), arguments + " = E ζ² − Σ ω + Σ ω " + residual + values,
            ICL_TR("the noise differs between modalities, so that every eigenvalue s of Λ with a "
                   "part of m acts; ω = ζ² (part of m)²/s")};
  }
  return {ICL_TR("Population loss"),
          arguments + " = E[ζ² v/s] + E[ω " + residual + "],   ω = ζ² ρ/s" + values,
          ICL_TR("Sherman–Morrison: m is an eigenvector of Λ, so only its eigenvalue s acts")};
}

/// How many norms the task may have; 0: a range of them.
int countNorms(const Config& c) {
  if (!c.evenNoise()) return 0;  // several eigenvalues act for each
  if (c.prior == PriorKind::Sphere) return 1;
  if (c.prior == PriorKind::TwoNorms) return 2;
  if (c.prior != PriorKind::TaskList) return 0;
  const Law law = lawOf(c);
  return static_cast<int>(
      std::count_if(law.rho.begin(), law.rho.end(), [](double rho) { return rho > 0; }));
}

/// One power of 1 + βs is 1/s at one or two values of s, for some weights. With β = -α those are
/// the roots of x (1 - x)^n = 1, or of x (1 - x)^n (2 - x) = 1.
bool powerReachesBayes(const Config& c) {
  const Stack stack = Stack::of(c);
  const int norms = countNorms(c), n = stack.power();
  if (c.parameters != Parameters::One) return norms == 1 || (norms == 2 && !stack.constant());
  return norms == 1 && (stack.twoTerms() ? n % 2 != 0 || n == 0 : n % 2 == 0);
}

Equation withoutSkip(const Config& c) {
  const char* title = ICL_TR("Without the skip in every layer");
  const char* source = ICL_TR("one power of 1 + β s cannot follow 1/s on a range of norms");
  const std::string weights = c.parameters == Parameters::One ? "α" : "α,β";
  if (powerReachesBayes(c)) {
    return {title, "min_{" + weights + "} E[ω (1 − s p(s))^{2}] = 0",
            ICL_TR("one power of 1 + β s meets 1/s at one or two norms, but not on a range of "
                   "them")};
  }
  const std::string where = countNorms(c) == 0 ? " > 0 at every depth" : " > 0 at this depth";
  return {title, "inf_{" + weights + "} E[ω (1 − s p(s))^{2}]" + where, source};
}

/// What is known of a stack from which something was taken away.
Equation ablatedTheorem(const Config& c) {
  const Stack stack = Stack::of(c);
  if (predictsNothing(c)) {
    return {ICL_TR("Without the skip in every layer"),
            "F^{t} = 0,   ŷ = 0,   risk = E ζ² = {zero_risk}", ICL_TR("nothing enters the stack")};
  }
  if (stack.self()) {
    return {ICL_TR("Self-attention"),
            stack.trains_gain ? "a = ½:   P → Λ^{−1/2} at a quadratic rate,   p → 1/s"
                              : "P^{2} → 1/(1 + 2 |β| s T):   p → 1/s at the rate 1/T",
            stack.trains_gain ? ICL_TR("Newton–Schulz iteration for the inverse root")
                              : ICL_TR("without gain the cubic map slows down at 0")};
  }
  if (stack.attention == Attention::Off) {
    return {ICL_TR("Without attention"), "p(s) does not depend on s:   best risk {lsa_risk}",
            ICL_TR("the stack is a scaled mean, one layer of linear self-attention")};
  }
  if (!stack.residual) {
    return {ICL_TR("Without residual stream"), "P(s) → α/(1 − β s),   |β| s < 1",
            ICL_TR("a geometric series in the attention alone, with one weight too few for 1/s")};
  }
  if (stack.readout == Readout::Ff) {
    return {ICL_TR("F in both places"),
            "p = P^{2}:   with P = 1/s the prediction is ζ mᵀ Λ^{−2} x_{q}",
            ICL_TR("the stack is applied twice, and Bayes asks for one inverse")};
  }
  return withoutSkip(c);
}

Equation layeredTheorem(const Config& c) {
  if (c.parameters == Parameters::Untied) {
    return {ICL_TR("Untied layers"),
            "min L = min_{deg p < T} E[ω (1 − s p(s))^{2}],   max |1 − s p(s)| ≥ "
            "1/C_{T}((s_{high} + s_{low})/(s_{high} − s_{low}))",
            ICL_TR("layers of their own reach every polynomial; C_{T} is Chebyshev's")};
  }
  return {ICL_TR("Scalar weights as a saddle"),
          "W^{V} (W^{K})ᵀ W^{Q} = β I + γ J,   Jᵀ = −J:   β = {beta}, γ = {rotation}",
          ICL_TR("scalar weights stay scalar, but from three layers on rotations have lower "
                 "loss")};
}

Equation theorem(const Config& c) {
  if (c.layered()) return layeredTheorem(c);
  if (!Stack::of(c).geometric()) return ablatedTheorem(c);
  const std::string limit = c.evenNoise() ? "2/(2v + m_{low} + m_{high}) = {alpha_limit}"
                                          : "2/(s_{low} + s_{high}) = {alpha_limit}";
  if (c.oneParameter()) {
    return {ICL_TR("Theorem 6.2"),
            "α(t) → α^{∗}_{T} from every start,   α^{∗}_{T} → " + limit + " as T → ∞",
            ICL_TR("arXiv 2602.04872, Theorem 6.2; the bounds are those of ‖m‖²")};
  }
  return {ICL_TR("Theorem 6.3"),
          "(α, β)(t) → (α^{∗}_{T}, β^{∗}_{T}),   β^{∗}_{T} → −α^{∗}_{T},   α^{∗}_{T} → " + limit,
          ICL_TR("arXiv 2602.04872, Theorem 6.3; near the minimum or from a small start")};
}

Equation update(const Config& c) {
  if (c.layered()) {
    const bool flow = c.method == Method::Flow;
    return {flow ? ICL_TR("Gradient flow") : ICL_TR("Gradient descent"),
            (flow                             ? "dθ/dt = −∇L"
             : c.optimizer == Optimizer::Adam ? "θ ← θ − η m̂/(√v̂ + ε)"
                                              : "θ ← θ − η ∇L") +
                std::string(":   |∇L| = {gradient_norm}"),
            ICL_TR("θ holds every number that is trained")};
  }
  const bool one = c.oneParameter(), gain = Stack::of(c).trains_gain;
  std::string markup;
  if (c.method == Method::Flow) {
    markup = one ? "dα/dt = −L′(α),   β = −α" : "dα/dt = −∂L/∂α,   dβ/dt = −∂L/∂β";
    if (gain) markup += ",   da/dt = −∂L/∂a";
  } else {
    const std::string of = c.sampled() ? "L_{B}" : "L";
    if (c.optimizer == Optimizer::Adam) {
      markup = "θ ← θ − η m̂/(√v̂ + ε)   with m̂, v̂ of ∇" + of;
    } else {
      markup = one ? "α ← α − η " + of + "′(α),   β = −α"
                   : "α ← α − η ∂" + of + "/∂α,   β ← β − η ∂" + of + "/∂β";
    }
    if (gain && c.optimizer == Optimizer::Sgd) markup += ",   a ← a − η ∂" + of + "/∂a";
  }
  return {c.method == Method::Flow ? ICL_TR("Gradient flow") : ICL_TR("Gradient descent"),
          markup + ":   α = {alpha}, β = {beta}" + (gain ? ", a = {gain}" : "") +
              ", |∇L| = {gradient_norm}",
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
