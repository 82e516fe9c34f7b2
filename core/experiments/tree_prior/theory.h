// Theory: closed forms of what a budget of M pooled numbers buys, with and without adapting the
// questions to the answers. E‖θ‖² = 1, noise-free query: a risk of 1 is no information. Pure; cheap
// but for the eigenvalues of an uneven tree. Derivations stand at the functions.
#pragma once

#include <optional>
#include <vector>

#include "core/experiments/tree_prior/tree.h"

namespace icl::tree_prior {

class Theory {
 public:
  explicit Theory(const Config& config);

  /// Best linear read-out of M fixed directions of c; exact for every prior.
  double linear(int budget) const;
  /// The same with exact answers: 1 − the sum of the M largest energies.
  double fixedLimit(int budget) const;
  /// Following the path with exact answers; trees only.
  std::optional<double> adaptiveLimit(int budget) const;
  /// A machine that measures node after node, turns by the sign of the answer, and reads out
  /// linearly; fixed amplitudes only, since their errors are what its gains rest on.
  std::optional<double> path(int budget) const;
  /// Linear gain of that machine at a level (from 0).
  std::optional<double> pathGain(int level) const;
  /// E‖c − θ‖².
  double pooledError() const;
  /// Level (from 1, not whole) whose strength equals the noise of one answer; absent without noise
  /// or decay.
  std::optional<double> finestLevel() const;

  /// What the path machine loses where layer l (from 0) uses the keys of a context whose path parts
  /// before the level it asks.
  std::optional<double> patchDamage(int layer) const;

  int dimension() const { return dimension_; }

 private:
  /// What the path machine does at a level: how often it is on the path, what it gains there.
  struct Turn {
    double on_path = 1, gain = 0, gained = 0, read_noise = 0;
  };
  std::vector<Turn> pathTurns() const;

  Tree tree_;
  bool has_tree_, fixed_;
  int dimension_;
  double inverse_tokens_, noise2_;  // 1/N, 0 for infinitely many; σ²
  std::vector<double> energies_{};
};

/// An infinite tree without noise, energies (1 − α) α^l: α^M by following the path, against fixed
/// questions, whose risk falls as (M + 1)^(−log₂ 1/α) and is linear between M = 2^j − 1.
double infiniteAdaptive(double decay, int budget);
double infiniteFixed(double decay, int budget);
/// Fixed questions that do as well as `budget` adaptive ones on the infinite tree: 2^M − 1, for
/// every decay below 1.
double equivalentWidth(int budget);

}  // namespace icl::tree_prior
