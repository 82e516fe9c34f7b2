// Settings of the adaptive-inference experiment: the typed struct and its schema. Read by the
// experiment, its theory and its probes, by the form, the command line and the reference page.
// Plain data; any thread. The meaning of each setting is written once, in its help text.
#pragma once

#include <string>
#include <vector>

#include "core/config/schema.h"

namespace icl::tree_prior {

enum class PriorKind { Tree, UserTree, Gaussian, TreeCovariance };
enum class Amplitudes { Fixed, HalfNormal };
enum class ModelKind { A, B, C };
enum class ReadOut { Tied, Attention, Mlp };
enum class ValueKind { Plain, Residual };
enum class Features { Linear, Key, Full };
enum class LossKind { Final, PerLayer };

inline constexpr int kMaxLevels = 8;
/// Layers whose risk has a channel of its own.
inline constexpr int kShownLayers = 8;

/// Field by field what the schema declares, in its order; defaults are the base configuration.
struct Config {
  PriorKind prior = PriorKind::Tree;
  int levels = 4;
  double decay = 0.7;
  Amplitudes amplitudes = Amplitudes::Fixed;
  std::string branches{};
  int wanted_dimension = 0;

  int tokens = 32;
  double noise = 0.1;
  bool token_form = false;

  ModelKind model = ModelKind::A;
  int budget = 4;
  int wanted_layers = 0, wanted_channels = 0;
  int hidden = 64;
  ReadOut read_out = ReadOut::Tied;
  ValueKind values = ValueKind::Plain;
  Features features = Features::Linear;

  LossKind loss = LossKind::Final;
  int batch = 512;
  double rate = 5e-3;
  int warm_up = 100;
  int schedule_steps = 3000;

  double test_noise = -1;
  int test_tokens = -1;
  int held_out = 2048;
  int evaluate_every = 10;

  /// The task has leaves (tree and user-tree).
  bool hasTree() const { return prior == PriorKind::Tree || prior == PriorKind::UserTree; }
  /// D, the length of θ and of a token's x.
  int dimension() const;
  int layers() const;
  /// Numbers that one layer writes in the workspace.
  int channels() const;
  /// Keys depend on the workspace through an MLP.
  bool hasRouter() const { return model != ModelKind::C; }
  /// Tokens are drawn one by one, not only their pooled vector c.
  bool explicitTokens() const {
    return token_form || values == ValueKind::Residual || features != Features::Linear;
  }
  double testNoise() const { return test_noise < 0 ? noise : test_noise; }
  int testTokens() const { return test_tokens < 0 ? tokens : test_tokens; }
};

Schema adaptiveInferenceSchema();

/// Probabilities of turning right at the nodes, breadth first: `nodes` of them, one half where the
/// text lists fewer. Empty text: all one half.
Result<std::vector<double>> parseBranches(const std::string& text, int nodes);

/// Binds complete values that the schema has accepted already (a snapshot's); else our mistake.
Config configOf(const Values& complete);

}  // namespace icl::tree_prior
