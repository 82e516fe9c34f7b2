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
enum class Parameters { One, Two, Untied, Matrices };
enum class Reinjection { EveryLayer, FirstLayer, None };
enum class Start { Zero, Data };
enum class Attention { Linear, Softmax, Off };
enum class StackKind { Cross, Self };
enum class Readout { Xf, Fx, Ff };
/// What of a weight matrix is trained; frozen: nothing.
enum class Form { Full, Diagonal, Blocks, Scalar, Frozen };
enum class MatrixStart { Scalar, Random };
enum class Method { Flow, Descent };
enum class Optimizer { Sgd, Adam };
enum class Precision { Double, Float };

inline constexpr int kMaxModalities = 4;

/// Field by field what the schema declares, in its order; defaults are the standard configuration.
struct Config {
  int modalities = 2;
  int dim_1 = 4, dim_2 = 4, dim_3 = 4, dim_4 = 4;
  double noise2 = 1;
  double noise2_1 = 0, noise2_2 = 0, noise2_3 = 0, noise2_4 = 0;

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
  Attention attention = Attention::Linear;
  double softmax_temperature = 1;
  bool softmax_centred = false;
  StackKind stack = StackKind::Cross;
  bool residual = true;
  bool residual_gain = false;
  Readout readout = Readout::Xf;
  bool query_as_key = false;

  bool tied = true;
  Form skip_weights = Form::Full, value_weights = Form::Full, key_weights = Form::Full,
       query_weights = Form::Full, readout_weights = Form::Full;
  MatrixStart matrix_start = MatrixStart::Scalar;
  double spread = 0.01;
  int directions = 32;
  int norm_nodes = 16;

  Method method = Method::Flow;
  double alpha = 0.05, beta = -0.05;
  double rate = 0.01;
  double stop_time = 1000;
  int context = 0;
  int batch = 512;
  Optimizer optimizer = Optimizer::Sgd;
  Precision precision = Precision::Double;

  int test_context = 0;
  double test_noise2 = 0;
  double test_noise2_1 = 0, test_noise2_2 = 0, test_noise2_3 = 0, test_noise2_4 = 0;
  int test_missing_modality = 0;
  double test_norm_scale = 1;
  int test_prompts = 1024;

  /// Sizes of the modalities in use.
  std::vector<int> dims() const;
  /// d, the length of a token's x.
  int dimension() const;
  /// Bounds of ||m_j||^2 of modality j, counted from 0 (prior `per-modality`).
  double modalityLow(int j) const;
  double modalityHigh(int j) const;
  /// Noise of modality j in training; `noise2` where it has none of its own.
  double modalityNoise2(int j) const;
  /// Noise of modality j at test; that of training where the test has none of its own.
  double testNoise2(int j) const;
  /// All modalities in use have the noise `noise2`.
  bool evenNoise() const;
  /// β is tied to -α. A self-attention stack always trains both.
  bool oneParameter() const { return parameters == Parameters::One && stack == StackKind::Cross; }
  /// beta at the start of a run: -alpha with one parameter.
  double startBeta() const { return oneParameter() ? -alpha : beta; }
  /// The weights are more than α and β: untied layers or matrices.
  bool layered() const {
    return parameters == Parameters::Untied || parameters == Parameters::Matrices;
  }
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
