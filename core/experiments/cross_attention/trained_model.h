// TrainedModel: a stack whose weights are one vector θ: untied scalars, or weight matrices. What
// training, pictures and checkpoints need of it, whatever it is. Belongs to one run, on the run's
// thread; evaluations may use more cores and give the same bits for any number of them.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/experiments/cross_attention/pictures.h"
#include "core/experiments/cross_attention/test_risk.h"
#include "core/run/experiment.h"

namespace icl::cross_attention {

/// What the weights are in numbers that scalar theory knows.
struct WeightSummary {
  double alpha = 0, beta = 0;  // closest scalars, means over layers
  double rotation = 0;         // size of the antisymmetric part of W^V B, 1 for a quarter turn
  double anisotropy = 0;       // size of its symmetric part without the trace
};

/// Weights that an intervention can name: where they lie in θ.
struct NamedRange {
  std::string name{};
  std::size_t begin = 0, end = 0;
};

class TrainedModel {
 public:
  virtual ~TrainedModel() = default;
  virtual std::size_t size() const = 0;
  virtual const std::vector<NamedRange>& ranges() const = 0;
  /// θ at the start of a run.
  virtual std::vector<double> start(std::uint64_t seed) const = 0;

  virtual double bayes() const = 0;
  /// Exact excess at infinite context and its gradient by θ, which costs more and is left out where
  /// `slope` is empty.
  virtual double excess(std::span<const double> theta, std::span<double> slope) = 0;
  /// Mean loss on the batch of prompts of step `step`, and its gradient; where prompts are sampled.
  virtual double batchLoss(std::span<const double> theta, std::uint64_t seed, std::uint64_t step,
                           std::span<double> slope) = 0;

  /// Takes the conditions of the test, again whenever they change.
  virtual void prepareTest(const TestConditions& conditions, std::uint64_t seed) = 0;
  /// The risk under them; `training` is the exact loss of infinite context at the same weights.
  virtual TestRisk::Values testRisk(std::span<const double> theta, double training) = 0;

  virtual WeightSummary summary(std::span<const double> theta) const = 0;
  /// The channels of layeredChannels().
  virtual void measure(std::span<const double> theta, std::span<double> more) const = 0;
  virtual void draw(Frame& frame, const Look& look, std::span<const double> theta) = 0;
  /// Assigns `value` to the weights named by a range; a matrix becomes `value` times the identity.
  virtual void set(const NamedRange& range, double value, std::span<double> theta) const = 0;
  /// Gives the value weights the rotation part `size`; refused where weights are scalars.
  virtual Status rotate(double size, std::span<double> theta) const = 0;
};

std::unique_ptr<TrainedModel> trainedModelOf(const Config& config);

/// θ as the named tensors of a checkpoint, and back: also from a run with scalar weights, whose α
/// and β become those of every layer.
std::vector<Snapshot::Tensor> trainedTensors(const Config& config, std::span<const double> theta);
Result<std::vector<double>> thetaFromTensors(const Config& config,
                                             const std::vector<Snapshot::Tensor>& tensors);
/// The channels of such a run beside those of scalar weights: what `more` of the model fills.
std::vector<Channel> layeredChannels(const Config& config);
/// Names of the weights that interventions can target under the settings.
std::vector<std::string> trainedNames(const Config& config);

}  // namespace icl::cross_attention
