// LoraRun: the experiment that fine-tunes a checkpoint with low-rank adapters and watches its
// heads. One step draws a training example, goes there and back, and moves the adapters; on
// schedule the tested examples are answered and all heads scored. Pure function of state, step and
// seed.
#pragma once

#include <memory>
#include <vector>

#include "core/experiments/checkpoint/lora.h"
#include "core/experiments/checkpoint/scores.h"
#include "core/run/experiment.h"

namespace icl::checkpoint {

struct LoraState {
  Adapters<float> adapters{};
  Scores scores{};  // of the tested examples, at the last evaluation
  double loss = kUnknown, loss_sum = 0, loss_weight = 0;  // the last; for the smoothed one
  std::uint64_t evaluations = 0, skipped = 0;
  std::vector<std::size_t> previous{}, induction{};  // heads watched; empty before they are found
};

class LoraSnapshot final : public ScoredSnapshot {
 public:
  LoraSnapshot(Values config, std::uint64_t seed, std::shared_ptr<const Bench> bench,
               std::size_t first, LoraState state)
      : ScoredSnapshot(std::move(config), seed),
        bench_(std::move(bench)),
        first_(first),
        state_(std::move(state)) {}
  std::size_t bytes() const override;
  std::vector<Tensor> tensors() const override;
  Subject subject() const override {
    return {bench_, first_, bench_->size() - first_, state_.scores.open, &state_.adapters};
  }
  const Scores& scores() const override { return state_.scores; }
  const LoraState& state() const { return state_; }
  const Bench& bench() const { return *bench_; }

 private:
  std::shared_ptr<const Bench> bench_;
  std::size_t first_;
  LoraState state_;
};

class LoraRun final : public Experiment {
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
  LoraRun(Values values, std::uint64_t seed, std::shared_ptr<const Bench> bench,
          std::size_t trained);
  std::size_t exampleOf(const StepContext& context) const;
  bool learn(const StepContext& context);
  void evaluate();
  void watch();
  void refresh() { summary_ = summaryOf(state_.scores.outcomes, bench_->heads()); }

  Values values_;
  Config config_;
  std::uint64_t seed_;
  std::shared_ptr<const Bench> bench_;
  std::size_t trained_;  // the first so many examples; the others are tested
  LoraState state_{};
  Summary summary_{};
  Buffer<float> gradient_{};
};

}  // namespace icl::checkpoint
