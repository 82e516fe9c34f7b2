// Settings of the cross-attention experiment: the typed struct and its schema. Read by the
// experiment, its theory and its probes, by the form, the command line and the reference page.
// Plain data; any thread. The meaning of each setting is written once, in its help text.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "core/config/schema.h"

namespace icl::cross_attention {

enum class PriorKind {
  SquaredNorm,
  Norm,
  TwoNorms,
  Sphere,
  TruncatedGaussian,
  PerModality,
  Gaussian,
  TaskList
};
enum class ResponseScale { Sign, Normal };
enum class Parameters { One, Two };
enum class Reinjection { EveryLayer, FirstLayer, None };
enum class Start { Zero, Data };
enum class Method { Flow, Descent };

inline constexpr int kMaxModalities = 4;

/// Field by field what the schema declares, in its order; defaults are the standard configuration.
struct Config {
  int modalities = 2;
  int dim_1 = 4, dim_2 = 4, dim_3 = 4, dim_4 = 4;
  double noise2 = 1;

  PriorKind prior = PriorKind::SquaredNorm;
  double norm2_low = 0.5, norm2_high = 4.5;
  double weight_low = 0.5;
  double tau2 = 0.3125;
  double norm2_low_1 = 0.25, norm2_high_1 = 2.25;
  double norm2_low_2 = 0.25, norm2_high_2 = 2.25;
  double norm2_low_3 = 0.25, norm2_high_3 = 2.25;
  double norm2_low_4 = 0.25, norm2_high_4 = 2.25;
  std::string tasks = "[[1,0,0,0,0,0,0,0],[0,1.5,0,0,0,0,0,0],[0,0,0,0,2,0,0,0]]";
  ResponseScale response_scale = ResponseScale::Sign;

  Parameters parameters = Parameters::Two;
  int depth = 4;
  Reinjection reinjection = Reinjection::EveryLayer;
  Start start = Start::Zero;

  Method method = Method::Flow;
  double alpha = 0.05, beta = -0.05;
  double rate = 0.01;
  double stop_time = 1000;
  int context = 0;
  int batch = 512;

  /// Sizes of the modalities in use.
  std::vector<int> dims() const;
  /// d, the length of a token's x.
  int dimension() const;
  /// Bounds of ||m_j||^2 of modality j, counted from 0 (prior `per-modality`).
  double modalityLow(int j) const;
  double modalityHigh(int j) const;
  /// beta at the start of a run: -alpha with one parameter.
  double startBeta() const { return parameters == Parameters::One ? -alpha : beta; }
  /// Batches of sampled prompts drive the training (else the exact population loss does).
  bool sampled() const { return context > 0 && method == Method::Descent; }
};

Schema crossAttentionSchema();

/// The vectors of the setting `tasks`: at least one, each of `dimension` finite numbers, not all
/// zero.
Result<std::vector<std::vector<double>>> parseTasks(const std::string& text, int dimension);

/// Binds complete values that the schema has accepted already (a snapshot's); else our mistake.
Config configOf(const Values& complete);

}  // namespace icl::cross_attention
