// Experiment: one training step, what can be measured, drawn, saved and changed; ExperimentType:
// its description. The plug point: a new experiment is one folder and one line in the catalog.
// An Experiment lives on one thread at a time (its Driver's); snapshots are immutable and cross.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/config/schema.h"
#include "core/run/parity.h"
#include "core/run/probe_type.h"
#include "core/telemetry/channel.h"

namespace icl {

enum class EndReason { None, ReachedLimit, Condition, Converged, Diverged, Cancelled, Failed };
/// "reached-limit", "condition", … as in cli.md; empty for None.
std::string_view toText(EndReason reason);
Result<EndReason> endReasonFromText(std::string_view text);

struct StepContext {
  std::uint64_t step = 0;  // number of the step about to be made, from 0
  std::uint64_t seed = 1;
};

/// None: go on. The sentence (only at an end) says why, for a person.
struct StepStatus {
  EndReason end = EndReason::None;
  Message sentence{};
};

struct Intervention {
  std::string type{}, target{};
  Value value{1.0};
  std::vector<double> data{};
  bool operator==(const Intervention&) const = default;
};

struct InterventionType {
  std::string id{}, title{}, help{};
  Field amount{};
  std::function<std::vector<std::string>(const Values&)> targets{};
};

/// Applied when the run stands at `step`, before the step is made.
struct Event {
  std::uint64_t step = 0;
  Intervention intervention{};
  bool operator==(const Event&) const = default;
};

/// Immutable state of an experiment, complete enough to go on from and to answer probes.
class Snapshot {
 public:
  virtual ~Snapshot() = default;
  virtual std::size_t bytes() const = 0;
  /// The settings in force (live changes included), complete.
  virtual const Values& config() const = 0;
  virtual std::uint64_t seed() const = 0;
  /// Named tensors, row-major double, for checkpoints (safetensors) and back.
  struct Tensor {
    std::string name{};
    std::vector<std::size_t> shape{};
    std::vector<double> data{};
  };
  virtual std::vector<Tensor> tensors() const = 0;
};

/// What a finished run leaves to runs that begin from it.
struct Parent {
  std::string role{};  // what it is to the run that begins: "decoder"
  std::string run{};   // "id@step" of its record; empty: it was kept in memory alone
  std::string experiment{};
  Values config{};
  std::uint64_t seed = 1, step = 0;
  std::vector<Snapshot::Tensor> tensors{};
};
using Parents = std::vector<std::shared_ptr<const Parent>>;

class Experiment {
 public:
  virtual ~Experiment() = default;
  /// Before the first step: the state that follows from the runs that the type's `parents` named,
  /// in their order. Refused where they do not fit the settings.
  virtual Status startFrom(const Parents&) { return {}; }
  virtual StepStatus step(const StepContext& context) = 0;     // no allocation after warm-up
  virtual void measure(std::span<double> channels) const = 0;  // every step; cheap
  virtual void draw(Frame& frame,
                    const Look& look) const = 0;  // fills frame.plates; at screen pace
  virtual SnapshotPtr snapshot() const = 0;
  virtual void restore(const Snapshot& snapshot) = 0;  // same type and shape
  virtual Status restoreTensors(
      const std::vector<Snapshot::Tensor>& tensors) = 0;  // from a checkpoint
  virtual Status apply(
      const Intervention& change) = 0;  // idempotent assignment; refused = no trace
};

/// A line of theory drawn in a chart of one channel: a level, or a curve over another channel.
struct Reference {
  enum class Kind { Bayes, Minimum, Baseline, Rate };
  std::string key{}, title{}, channel{}, source{};
  Kind kind = Kind::Minimum;
  double level = 0;              // where `x` is empty
  std::string x_channel{};       // "time" or "step" (empty: a level)
  std::vector<double> x{}, y{};  // curve points, x increasing
};

/// A formula in plain markup: _{…} and ^{…} nest, Greek and operators as Unicode, {key} is filled
/// with the live value of a channel or a summary label.
struct Equation {
  std::string title{}, markup{}, source{};
};

/// What a run with some settings will need, told before it starts.
struct Cost {
  double parameters = 0;    // numbers that are trained
  double bytes = 0;         // memory at its largest
  double step_seconds = 0;  // predicted for this machine; 0: not known
};

struct ExperimentType;
/// A run that another begins from: a stored one by its name, or the one with these settings.
struct ParentSpec {
  std::string role{}, title{};
  std::string run{};  // a stored run's name; empty: made of what follows
  std::function<ExperimentType()> type{};
  Values changes{};
  std::uint64_t seed = 1, steps = 0;
};

struct ExperimentType {
  std::string id{}, family{}, title{}, summary{}, source{};
  Schema schema{};
  std::vector<Channel> channels{};
  /// Channels that depend on the settings (one a layer and head), recorded after `channels`.
  std::function<std::vector<Channel>(const Values& complete)> more_channels{};
  std::vector<Plate> plates{};
  std::vector<ProbeType> probes{};
  std::vector<InterventionType> interventions{};
  std::uint64_t default_steps = 4000;
  /// Where a schedule that the settings describe ends; empty: it has none, default_steps holds.
  std::function<std::uint64_t(const Values& complete)> steps_of{};
  std::function<Result<std::unique_ptr<Experiment>>(const Values& complete, std::uint64_t seed)>
      create{};
  /// Of a later stage: the runs that it begins from under these settings; empty: none. What
  /// create() makes gets them by startFrom().
  std::function<std::vector<ParentSpec>(const Values& complete, std::uint64_t seed)> parents{};
  /// Theory lines for settings; may take tens of ms, so never on the GUI thread.
  std::function<std::vector<Reference>(const Values& complete)> references{};
  /// Named levels for stop rules and claims ("bayes_risk"): the labels of the summary probe.
  std::function<std::map<std::string, double>(const Values& complete)> levels{};
  std::function<std::vector<Equation>(const Values& complete)> equations{};
  /// Quick enough for a form that follows the hand.
  std::function<Cost(const Values& complete)> cost{};
  ParityHook parity = nullptr;

  /// All that a run with these settings records, in the order of its rows.
  std::vector<Channel> channelsOf(const Values& complete) const;
  /// The step at which a run that starts at `first` ends if nothing else is said: where its
  /// schedule ends, or as many steps later.
  std::uint64_t endFor(const Values& complete, std::uint64_t first = 0) const;
  const ProbeType* probe(std::string_view id) const;
  int channelIndex(std::string_view key) const;  // -1: none
  int plateIndex(std::string_view key) const;
};

using Catalog = std::vector<ExperimentType>;
int channelIndex(const std::vector<Channel>& channels, std::string_view key);  // -1: none
const ExperimentType* findExperiment(const Catalog& catalog, std::string_view id);

}  // namespace icl
