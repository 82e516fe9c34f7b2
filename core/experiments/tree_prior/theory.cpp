#include "core/experiments/tree_prior/theory.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace icl::tree_prior {
namespace {

double standardNormalBelow(double x) { return 0.5 * std::erfc(-x / std::sqrt(2.0)); }

}  // namespace

Theory::Theory(const Config& config)
    : tree_(config),
      has_tree_(config.hasTree()),
      fixed_(config.amplitudes == Amplitudes::Fixed),
      dimension_(config.dimension()),
      inverse_tokens_(config.tokens > 0 ? 1.0 / config.tokens : 0),
      noise2_(config.noise * config.noise),
      energies_(energies(config)) {}

double Theory::linear(int budget) const {
  // S = E θθᵀ and E ccᵀ = S (1 + 1/N) + ((tr S + σ²)/N) I commute, and E θcᵀ = S. So the best rank
  // M read-out keeps the M directions with the largest s²/(s (1 + 1/N) + (1 + σ²)/N).
  double risk = 1;
  for (int n = 0; n < std::min(budget, dimension_); ++n) {
    const double s = energies_[static_cast<std::size_t>(n)];
    if (s > 0) risk -= s * s / (s * (1 + inverse_tokens_) + (1 + noise2_) * inverse_tokens_);
  }
  return risk;
}

double Theory::fixedLimit(int budget) const {
  double risk = 1;
  for (int n = 0; n < std::min(budget, dimension_); ++n) {
    risk -= energies_[static_cast<std::size_t>(n)];
  }
  return std::max(0.0, risk);
}

std::optional<double> Theory::adaptiveLimit(int budget) const {
  if (!has_tree_) return {};
  double risk = 1;
  for (int level = 0; level < std::min(budget, tree_.levels()); ++level) {
    risk -= tree_.energy(level);
  }
  return std::max(0.0, risk);
}

std::vector<Theory::Turn> Theory::pathTurns() const {
  // An answer on the path has mean ± a and variance s² = (1 + σ² + a²)/N, one off it mean 0 and
  // variance s₀² = (1 + σ²)/N. The machine is on the path with probability π, which the normal law
  // of the answer's sign multiplies at each turn; its gain g is the best linear one for the
  // mixture.
  const double off2 = (1 + noise2_) * inverse_tokens_;
  std::vector<Turn> turns;
  double on_path = 1;
  for (int level = 0; level < tree_.levels(); ++level) {
    const double a2 = tree_.energy(level), on2 = off2 + a2 * inverse_tokens_;
    const double second = on_path * (a2 + on2) + (1 - on_path) * off2;
    const double gain = on_path * a2 / second;
    turns.push_back({on_path, gain, gain * on_path * a2, gain * gain * off2});
    if (on2 > 0) on_path *= standardNormalBelow(std::sqrt(a2 / on2));
  }
  return turns;
}

std::optional<double> Theory::path(int budget) const {
  if (!has_tree_ || !fixed_) return {};
  double risk = 1;
  const std::vector<Turn> turns = pathTurns();
  for (int level = 0; level < std::min(budget, tree_.levels()); ++level) {
    risk -= turns[static_cast<std::size_t>(level)].gained;
  }
  return risk;
}

std::optional<double> Theory::pathGain(int level) const {
  if (!has_tree_ || !fixed_) return {};
  return pathTurns()[static_cast<std::size_t>(level)].gain;
}

std::optional<double> Theory::patchDamage(int layer) const {
  if (!has_tree_ || !fixed_ || layer < 0 || layer >= tree_.levels()) return {};
  if (layer == 0) return 0.0;  // the first keys are constant
  // The wrong node answers with noise alone: the level's gain is lost and its noise is read; the
  // next turn is a coin toss, so that half of the same is lost at each deeper level.
  double damage = 0;
  const std::vector<Turn> turns = pathTurns();
  for (int level = layer; level < tree_.levels(); ++level) {
    const Turn& turn = turns[static_cast<std::size_t>(level)];
    damage += (turn.gained + turn.read_noise) * (level == layer ? 1 : 0.5);
  }
  return damage;
}

double Theory::pooledError() const { return (dimension_ * (1 + noise2_) + 1) * inverse_tokens_; }

std::optional<double> Theory::finestLevel() const {
  if (!has_tree_ || inverse_tokens_ == 0 || tree_.levels() < 2) return {};
  const double decay = tree_.energy(1) / tree_.energy(0);
  if (decay >= 1) return {};
  return 1 + std::log(tree_.energy(0) / ((1 + noise2_) * inverse_tokens_)) / -std::log(decay);
}

double infiniteAdaptive(double decay, int budget) { return std::pow(decay, budget); }

double infiniteFixed(double decay, int budget) {
  // Whole levels 0 … j − 1 leave α^j; each node of level j takes (1 − α) α^j / 2^j of it.
  const int whole = std::bit_width(static_cast<unsigned>(budget) + 1U) - 1;
  const double left = budget - (std::ldexp(1.0, whole) - 1);
  return std::pow(decay, whole) - left * (1 - decay) * std::pow(decay / 2, whole);
}

double equivalentWidth(int budget) { return std::ldexp(1.0, budget) - 1; }

}  // namespace icl::tree_prior
