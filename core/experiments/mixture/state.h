// State: everything that a run of a stage consists of besides its settings, and the immutable
// snapshot of it that keyframes, checkpoints and probes share. Snapshots cross threads.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

#include "core/experiments/mixture/evaluation.h"
#include "core/math/optimizer.h"
#include "core/run/experiment.h"

namespace icl::mixture {

inline constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

/// Running correlation of a measure with ICL accuracy over the evaluations of a run.
struct Correlation {
  double mean_x = 0, mean_y = 0, squares_x = 0, squares_y = 0, products = 0;
  void add(double count, double x, double y);
  /// NaN where one of them has not moved.
  double value() const;
};

/// A change of the example on the screen: a label, an item (its class, or its numbers), the labels
/// of the whole context moved on, or an item that is a copy of another's.
struct ExampleEdit {
  enum class Kind { Label, Item, Shift, Copy } kind = Kind::Label;
  std::size_t index = 0;
  std::int64_t value = 0;
  std::vector<double> data{};
  bool operator==(const ExampleEdit&) const = default;
};

/// The encoder of the last stage; empty in the others.
struct EncoderPart {
  Buffer<float> weights{}, kept{};
  Moments<float> moments{};
  bool held = false;
  double validation = kUnknown;  // accuracy with its classifier, as of the last evaluation
};

struct State {
  Buffer<float> params{};
  Moments<float> moments{};
  std::uint64_t updates = 0;
  double loss = kUnknown, accuracy = kUnknown, gradient_norm = kUnknown;  // of the last batch

  Evaluation evaluation{};  // all NaN before the first
  std::uint64_t evaluations = 0, evaluated_at = 0;
  double t50 = kUnknown;  // step where ICL accuracy crossed the middle of chance and 1
  std::vector<Correlation> correlations{};  // (layer · heads + head) · kMeasures + measure

  std::vector<double> gates{};  // layers × heads
  std::vector<bool> frozen{};   // layers
  InputScales scales{};
  std::vector<ExampleEdit> edits{};
  EncoderPart encoder{};
};

/// Takes over a fresh evaluation: correlations, and the crossing of `transition`.
void record(State& state, const Evaluation& evaluation, std::uint64_t step, double transition);

/// Where a run began: its task, whose tables may be those of an earlier stage, and then the weights
/// that it began with.
struct Origin {
  std::shared_ptr<const Task> task{};
  std::shared_ptr<const Buffer<float>> start{};  // none: drawn from the seed, tables as well
  std::shared_ptr<const EncoderPart> encoder{};  // of the last stage; its weights alone
};

struct EncoderLayouts;

class PretrainSnapshot final : public Snapshot {
 public:
  /// `encoder`: of the last stage alone.
  PretrainSnapshot(Values config, std::uint64_t seed, Origin origin, const ParamLayout& layout,
                   State state, std::shared_ptr<const EncoderLayouts> encoder = nullptr)
      : config_(std::move(config)),
        seed_(seed),
        origin_(std::move(origin)),
        layout_(layout),
        state_(std::move(state)),
        encoder_(std::move(encoder)) {}

  std::size_t bytes() const override;
  const Values& config() const override { return config_; }
  std::uint64_t seed() const override { return seed_; }
  std::vector<Tensor> tensors() const override;
  const State& state() const { return state_; }
  const Task& task() const { return *origin_.task; }
  const Origin& origin() const { return origin_; }

 private:
  Values config_;
  std::uint64_t seed_;
  Origin origin_;
  ParamLayout layout_;
  State state_;
  std::shared_ptr<const EncoderLayouts> encoder_;
};

/// Puts what a checkpoint holds into `state`, whose parts have their sizes already. Moments that
/// are missing begin at 0; a missing or misshapen weight is refused by name.
Status stateFromTensors(const std::vector<Snapshot::Tensor>& tensors, const ParamLayout& layout,
                        State& state);

/// The origin that a checkpoint tells of: that of a run that began from another; `drawn` where it
/// tells of none.
Result<Origin> originFromTensors(const std::vector<Snapshot::Tensor>& tensors,
                                 const ParamLayout& layout, const Origin& drawn,
                                 std::uint64_t seed);
/// The tables among the tensors of a checkpoint; empty where there are none.
TaskTables tablesFromTensors(const std::vector<Snapshot::Tensor>& tensors);
/// Weights by name; those of the projector may be missing, and then stay.
Status decoderFromTensors(const std::vector<Snapshot::Tensor>& tensors, const ParamLayout& layout,
                          Buffer<float>& params);

/// Of the last stage's encoder: weights and statistics behind "encoder.", moments, those it began
/// with, and the numbers that belong to them.
void appendEncoder(const EncoderLayouts& layouts, const EncoderPart& part, const EncoderPart* start,
                   std::vector<Snapshot::Tensor>& out);
/// Puts them into `part`, whose buffers have their sizes already; `start` stays null where there is
/// none.
Status encoderPartFromTensors(const std::vector<Snapshot::Tensor>& tensors,
                              const EncoderLayouts& layouts, EncoderPart& part,
                              std::shared_ptr<const EncoderPart>& start);

const PretrainSnapshot& pretrainOf(const Snapshot& snapshot);

}  // namespace icl::mixture
