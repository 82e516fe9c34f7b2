// Driver: a run without threads; the whole meaning of a run. Steps, seeks by replay (the same
// bits), takes interventions, keeps keyframes under a memory budget. Used by CLI, sweeps, tests,
// Ensemble. One thread at a time.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "core/run/experiment.h"
#include "core/run/stop_rule.h"

namespace icl {

struct RunOptions {
  std::uint64_t seed = 1;
  std::uint64_t steps = 0;  // at most (counted from step 0); 0: as many as the experiment says
  std::string until{};      // stop rule, empty: none
  std::size_t keyframe_bytes = std::size_t{64} << 20;
  std::vector<Event> script{};    // interventions known beforehand (a preset's), any order
  std::string preset{}, title{};  // who asked for the run; written in its record
  Parents parents{};              // that it begins from; empty: found or made when it is created
};

/// The intervention every experiment has: assigns a `.live()` setting (target: its key).
inline constexpr std::string_view kSetIntervention = "set";

class Driver {
 public:
  /// `changes`: settings that differ from the defaults; checked here.
  static Result<std::unique_ptr<Driver>> create(const ExperimentType& type, const Values& changes,
                                                const RunOptions& options);
  /// With settings, stop rule and script checked as by create(), but not begun, so that the runs it
  /// would begin from are not needed: to be looked at, not to be stepped.
  static Result<std::unique_ptr<Driver>> unstarted(const ExperimentType& type,
                                                   const Values& changes,
                                                   const RunOptions& options) {
    return prepare(type, changes, options, 0);
  }
  /// A run that shares the past up to `step` of another (its snapshot there), with its own
  /// settings.
  static Result<std::unique_ptr<Driver>> fork(const ExperimentType& type, const Values& changes,
                                              const RunOptions& options, const Snapshot& from,
                                              std::uint64_t step);
  /// The same from the tensors of a stored checkpoint.
  static Result<std::unique_ptr<Driver>> forkStored(const ExperimentType& type,
                                                    const Values& changes,
                                                    const RunOptions& options,
                                                    const std::vector<Snapshot::Tensor>& tensors,
                                                    std::uint64_t step);
  /// A second driver of the same run that may stand elsewhere: it shares the keyframes and knows
  /// the events, so that it reaches any step of the past without disturbing this one.
  std::unique_ptr<Driver> twin() const;

  /// One step, events due there, measure, perhaps a keyframe; also in the past (then a replay).
  /// Does nothing once ended at furthest(). The status is also kept in ended(). A row is the state
  /// after the events of its step.
  StepStatus advance();
  /// Nearest keyframe at or before, then replay: the same bits. Beyond furthest(): advances.
  Status seek(std::uint64_t step);
  /// The first half of seek(): stands where replay to `step` is shortest. advance() does the rest,
  /// in portions of the caller's choice.
  Status approach(std::uint64_t step);
  /// Takes effect now. In the past it drops the future (rows, events, keyframes after here).
  /// A refused intervention leaves no trace.
  Status apply(const Intervention& change);
  /// Replaces the step limit or the stop rule; a run ended by the old one may go on.
  Status setLimits(std::uint64_t steps, const std::string& until);

  const ExperimentType& type() const { return *type_; }
  /// Settings at the start, complete.
  const Values& config() const { return config_; }
  /// Settings in force now (live changes included), complete.
  const Values& liveConfig() const { return live_; }
  const RunOptions& options() const { return options_; }
  const StopRule& stopRule() const { return rule_; }
  std::uint64_t limit() const { return limit_; }  // steps, with the default filled in
  std::uint64_t first() const { return first_; }  // 0, or the fork's step
  std::uint64_t position() const { return position_; }
  std::uint64_t furthest() const { return furthest_; }
  /// In step order; those after furthest() are a script still to come.
  const std::vector<Event>& events() const { return events_; }
  /// How the run ended at furthest(); None while it may go on there.
  const StepStatus& ended() const { return ended_; }
  /// True where advance() does nothing: at furthest(), after an end.
  bool atEnd() const { return ended_.end != EndReason::None && position_ == furthest_; }
  /// Channels at position(), in schema order.
  std::span<const double> row() const { return row_; }
  /// What the row holds, in its order.
  const std::vector<Channel>& channels() const { return channels_; }
  const Experiment& experiment() const { return *experiment_; }
  SnapshotPtr snapshot() const { return experiment_->snapshot(); }
  /// The state at first(): what the record of a fork, or of a run that began from others, must
  /// keep.
  SnapshotPtr firstSnapshot() const { return keyframes_.begin()->second; }
  /// "id@step" of the stored runs it began from, apart by blanks; of a fork nothing.
  std::string parentText() const;
  bool beganFromOthers() const { return first_ > 0 || has_parents_; }
  std::size_t keyframeBytes() const { return keyframe_bytes_; }
  std::vector<std::uint64_t> keyframeSteps() const;

  /// For resuming an interrupted run: state from checkpoint tensors at `step`, with the events so
  /// far.
  Status resume(const std::vector<Snapshot::Tensor>& tensors, std::uint64_t step,
                std::vector<Event> events);
  /// Events of a stored run, before its first step is replayed; they replace the script.
  Status setEvents(std::vector<Event> events);

 private:
  Driver() = default;
  static Result<std::unique_ptr<Driver>> prepare(const ExperimentType& type, const Values& changes,
                                                 const RunOptions& options, std::uint64_t first);
  Status start();  // at first_: events due, first row, first keyframe
  Result<Intervention> checked(const Intervention& change) const;
  Status applyDue();
  Status assign(const Intervention& change);
  Values liveAt(std::uint64_t step) const;
  StepStatus limitStatus() const;
  StepStatus fail(const std::string& what);
  void measure();
  void keepIfDue();
  void keep();
  void thin();

  const ExperimentType* type_ = nullptr;
  std::vector<Channel> channels_{};
  Values config_{}, live_{};
  RunOptions options_{};
  std::uint64_t limit_ = 0;  // options_.steps, or the experiment's default
  StopRule rule_{};
  std::unique_ptr<Experiment> experiment_{};
  std::uint64_t first_ = 0, position_ = 0, furthest_ = 0;
  std::vector<Event> events_{};
  StepStatus ended_{};
  bool has_parents_ = false;
  bool own_end_ = false;  // the experiment (or a failure) ended it, not the limits
  std::vector<double> row_{};
  std::map<std::uint64_t, SnapshotPtr> keyframes_{};
  std::size_t keyframe_bytes_ = 0;
  std::chrono::steady_clock::time_point kept_at_{};
};

}  // namespace icl
