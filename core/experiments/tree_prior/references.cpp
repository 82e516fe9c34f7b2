#include "core/experiments/tree_prior/references.h"

#include <algorithm>

#include "core/experiments/tree_prior/decoding.h"
#include "core/experiments/tree_prior/shape.h"
#include "core/experiments/tree_prior/theory.h"

namespace icl::tree_prior {
namespace {

using Kind = Reference::Kind;

/// Enough for a line in a chart; the probe `theory` takes as many as one likes.
double floorOf(const Config& config, const Theory& theory) {
  constexpr int kSamples = 5000, kDearSamples = 1000;
  if (!config.hasTree()) return theory.linear(config.dimension());
  const bool dear = config.amplitudes == Amplitudes::HalfNormal;
  return bayesFloor(config, dear ? kDearSamples : kSamples, 1).value;
}

void add(std::vector<Reference>& lines, const std::string& channel, const char* name,
         std::string title, Kind kind, double value, std::string source) {
  if (!(value > 1e-12)) return;  // 0 has no place on a log axis
  Reference line;
  line.key = channel + "." + name;
  line.title = std::move(title);
  line.channel = channel;
  line.source = std::move(source);
  line.kind = kind;
  line.level = value;
  lines.push_back(std::move(line));
}

/// Lines for a net that has spent this budget.
void addBudget(std::vector<Reference>& lines, const std::string& channel, const Theory& theory,
               int budget) {
  if (const auto path = theory.path(budget)) {
    add(lines, channel, "path", ICL_TR("following the path"), Kind::Minimum, *path,
        ICL_TR("hard turns by the sign of each answer, linear gains, normal noise of the answers"));
  }
  add(lines, channel, "linear", ICL_TR("best fixed questions"), Kind::Baseline,
      theory.linear(budget), ICL_TR("exact: best linear read-out of M fixed directions of c"));
}

/// The training loss of a net that asks along the path or keeps to fixed questions.
void addLoss(std::vector<Reference>& lines, const Config& config, const Theory& theory) {
  const int channels = config.channels(), layers = config.layers();
  double path = 0, linear = 0;
  for (int l = config.loss == LossKind::PerLayer ? 1 : layers; l <= layers; ++l) {
    path += theory.path(l * channels).value_or(0);
    linear += theory.linear(l * channels);
  }
  add(lines, "loss", "path", ICL_TR("following the path"), Kind::Minimum, path,
      ICL_TR("the risks along the path, added up as the loss adds them"));
  add(lines, "loss", "linear", ICL_TR("best fixed questions"), Kind::Baseline, linear,
      ICL_TR("the risks of fixed questions, added up as the loss adds them"));
}

}  // namespace

std::vector<Reference> references(const Values& complete) {
  Config config = configOf(complete);
  std::vector<Reference> lines;
  addLoss(lines, config, Theory(config));
  config.tokens = config.testTokens();
  config.noise = config.testNoise();
  const Theory theory(config);
  addBudget(lines, "risk", theory, config.budget);
  if (const auto limit = theory.adaptiveLimit(config.budget)) {
    add(lines, "risk", "adaptive-limit", ICL_TR("path without noise"), Kind::Baseline, *limit,
        ICL_TR("1 − Σ a² over the levels asked"));
  }
  add(lines, "risk", "floor", ICL_TR("Bayes from the whole of c"), Kind::Bayes,
      floorOf(config, theory),
      config.hasTree() ? ICL_TR("posterior over all leaves given c, Monte Carlo over contexts")
                       : ICL_TR("best linear read-out of all of c"));
  const Shape shape = Shape::of(config);
  if (!shape.runningEstimate()) return lines;
  for (int l = 1; l <= std::min(kShownLayers, shape.layers); ++l) {
    addBudget(lines, "risk." + std::to_string(l), theory, shape.filled(l));
  }
  return lines;
}

std::map<std::string, double> levels(const Values& complete) {
  Config config = configOf(complete);
  config.tokens = config.testTokens();
  config.noise = config.testNoise();
  const Theory theory(config);
  std::map<std::string, double> out{{"linear", theory.linear(config.budget)},
                                    {"fixed_limit", theory.fixedLimit(config.budget)},
                                    {"floor", floorOf(config, theory)},
                                    {"pooled_error", theory.pooledError()}};
  if (const auto limit = theory.adaptiveLimit(config.budget)) out["adaptive_limit"] = *limit;
  if (const auto path = theory.path(config.budget)) out["path"] = *path;
  for (int m = 1; m <= std::min(kShownLayers, config.levels); ++m) {
    if (const auto path = theory.path(m)) out["path_" + std::to_string(m)] = *path;
  }
  return out;
}

std::vector<Equation> equations(const Values& complete) {
  const Config c = configOf(complete);
  std::vector<Equation> list;
  list.push_back({ICL_TR("Context"),
                  "y_{i} = ⟨θ, x_{i}⟩ + σ ε_{i},   i = 1 … N,   c = (1/N) Σ_{i} y_{i} x_{i}",
                  ICL_TR("arXiv 2606.16694, in-context regression with a hidden θ, E ‖θ‖² = 1")});
  if (c.hasTree()) {
    list.push_back({ICL_TR("Tree prior"),
                    "θ = Σ_{l} a_{l} s_{l} r_{l} e_{n(s_{1} … s_{l−1})},   "
                    "a_{l}^{2} = α^{l−1} (1 − α)/(1 − α^{T})",
                    ICL_TR("the sign found at a node tells which child is on the path")});
  }
  const std::string asks = c.hasRouter() ? "K_{l} = K_{l}(φ_{1}, …, φ_{l−1})" : "K_{l} fixed";
  const std::string value = c.values == ValueKind::Residual ? "y_{i} − ⟨θ̂_{l−1}, x_{i}⟩" : "y_{i}";
  list.push_back(
      {ICL_TR("A layer asks"),
       "φ_{l} = (1/N) Σ_{i} (" + value + ") ⟨K_{l}, x_{i}⟩,   " + asks + ",   ‖K_{l}‖ = 1",
       ICL_TR("constrained linear attention: d pooled numbers a layer")});
  if (c.read_out == ReadOut::Tied) {
    list.push_back({ICL_TR("Read-out"), "θ̂ = Σ_{l} q_{l} φ_{l} K_{l},   R = E ‖θ̂ − θ‖² = {risk}",
                    ICL_TR("the error of the prediction, averaged over queries")});
  } else {
    list.push_back({ICL_TR("Read-out"),
                    c.read_out == ReadOut::Attention
                        ? "θ̂ = Σ_{l} φ_{l} q_{l},   R = E ‖θ̂ − θ‖² = {risk}"
                        : "θ̂ = f(φ_{1}, …, φ_{L}),   R = E ‖θ̂ − θ‖² = {risk}",
                    ICL_TR("the error of the prediction, averaged over queries")});
  }
  list.push_back({ICL_TR("Fixed questions"),
                  "R_{lin}(M) = 1 − Σ_{n ≤ M} λ_{n}^{2}/(λ_{n} (1 + 1/N) + (1 + σ²)/N) = {linear}",
                  ICL_TR("exact for every prior: only second moments enter")});
  if (Theory(c).path(1)) {
    list.push_back(
        {ICL_TR("Following the path"),
         "R_{path}(M) = 1 − Σ_{l ≤ M} π_{l}^{2} a_{l}^{4}/(π_{l} (a_{l}^{2} + s_{l}^{2}) + "
         "(1 − π_{l}) s_{0}^{2}) = {path},   π_{l+1} = π_{l} Φ(a_{l}/s_{l})",
         ICL_TR("turn by the sign of each answer, read out linearly")});
  }
  return list;
}

}  // namespace icl::tree_prior
