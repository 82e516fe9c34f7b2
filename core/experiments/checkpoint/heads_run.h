// HeadsRun: the experiment that scores the heads of a checkpoint. One step takes one example
// through the model: its answer, the previous-token and the induction score of every head. Steps
// beyond the last example begin again at the first and change nothing. Shutting a head starts the
// scores anew: at once for a small model, step by step for a large one.
#pragma once

#include <memory>

#include "core/experiments/checkpoint/scores.h"
#include "core/run/experiment.h"

namespace icl::checkpoint {

class HeadsSnapshot final : public ScoredSnapshot {
 public:
  HeadsSnapshot(Values config, std::uint64_t seed, std::shared_ptr<const Bench> bench,
                Scores scores)
      : ScoredSnapshot(std::move(config), seed),
        bench_(std::move(bench)),
        scores_(std::move(scores)) {}
  std::size_t bytes() const override { return bytesOf(scores_); }
  std::vector<Tensor> tensors() const override;
  Subject subject() const override { return {bench_, 0, bench_->size(), scores_.open, nullptr}; }
  const Scores& scores() const override { return scores_; }

 private:
  std::shared_ptr<const Bench> bench_;
  Scores scores_;
};

class HeadsRun final : public Experiment {
 public:
  static Result<std::unique_ptr<Experiment>> create(const Values& complete, std::uint64_t seed);

  StepStatus step(const StepContext& context) override;
  void measure(std::span<double> channels) const override;
  void draw(Frame& frame, const Look& look) const override;
  SnapshotPtr snapshot() const override;
  void restore(const Snapshot& snapshot) override;
  Status restoreTensors(const std::vector<Snapshot::Tensor>& tensors) override;
  Status apply(const Intervention& change) override;

 private:
  HeadsRun(Values values, std::uint64_t seed, std::shared_ptr<const Bench> bench);
  bool answer(std::size_t index);
  void refresh() { summary_ = summaryOf(scores_.outcomes, bench_->heads()); }

  Values values_;
  std::uint64_t seed_;
  Average average_;
  std::shared_ptr<const Bench> bench_;
  Scores scores_{};
  Summary summary_{};
};

/// Heads by name ("layer1.head0"), and the change that shuts or opens one.
InterventionType gateIntervention();
/// The number of the head that a change names.
std::size_t gateTarget(const std::string& target, const TextShape& shape);
/// Whether all examples answered so far can be answered again in about a tenth of a second.
bool quickToRepeat(const Bench& bench, const Outcomes& outcomes);

}  // namespace icl::checkpoint
