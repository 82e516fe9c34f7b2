// Ablations: each one change of the model or of the prompts at test, and what it costs with the
// weights reused or retrained. Used by the probe `ablation`, by the curves over depth and by tests.
// Pure; any thread.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/experiments/cross_attention/context_loss.h"
#include "core/experiments/cross_attention/minimiser.h"
#include "core/experiments/cross_attention/test_conditions.h"
#include "core/run/probe_type.h"

namespace icl::cross_attention {

struct Ablation {
  const char* key;
  const char* title;
  const char* help;
  /// Changes the model; null where the prompts change instead.
  void (*model)(Config&);
  /// Keeps, of the test settings, those that this change is about; null where the model changes.
  void (*test)(Config&);

  bool ofTest() const { return test != nullptr; }
};

std::span<const Ablation> ablations();
const Ablation* findAblation(std::string_view key);

/// A model on prompts of its own.
struct Variant {
  Config config{};
  TaskShift shift{};
  PopulationLoss loss;

  explicit Variant(const Config& settings) : config(settings), loss(settings) {}
  Variant(const Config& settings, const TaskShift& moved)
      : config(settings), shift(moved), loss(lawOf(settings, moved), Stack::of(settings)) {}
};
/// The settings with the change made.
Variant changed(const Config& config, const Ablation& ablation);
/// Whether the weights of the model that is set mean the same in the changed one.
bool reusable(const Config& config, const Ablation& ablation);

/// Both on the same prompts of `context` tokens, each with its weights.
struct PairedRisk {
  double changed = 0, unchanged = 0;
  double difference = 0, standard_error = 0;  // of the difference
  double median_difference = 0;
};
PairedRisk pairedRisk(const Variant& changed, const ScalarWeights& changed_weights,
                      const Config& unchanged, const ScalarWeights& unchanged_weights, int context,
                      const MonteCarlo& how);

}  // namespace icl::cross_attention
