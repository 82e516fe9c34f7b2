// What an example tells of the heads and of the answer, the outcomes of all examples of a run, and
// the means over them. Snapshots share outcomes, so that a step copies one of them alone.
#pragma once

#include <functional>
#include <limits>
#include <memory>
#include <vector>

#include "core/experiments/checkpoint/bench.h"
#include "core/run/experiment.h"

namespace icl::checkpoint {

inline constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

struct Outcome {
  bool processed = false;  // false: its pictures or tokens could not be used
  PromptScores scores{};
  double loss = kUnknown;  // −log of the probability of the answer's first token
  int answered = -1;       // the likeliest token; -1: a logit is no number
  bool right = false, in_context = false;
};

/// Where the last token of an example looks: layers × heads × tokens.
struct LastRow {
  std::size_t example = 0;
  std::vector<int> tokens{};
  std::vector<float> weights{};
};

/// The examples [first, first + count) of a bench, answered by its model with some heads shut.
struct Subject {
  std::shared_ptr<const Bench> bench{};
  std::size_t first = 0, count = 0;
  std::vector<std::uint8_t> open{};           // layers · heads, 0: shut
  const Adapters<float>* adapters = nullptr;  // outlives the question
};

using Stop = std::function<bool()>;

/// Example number `index` of the subject. Null where `stop` ended the work. An error: our tower or
/// text model cannot use what the example holds; the caller counts it as skipped.
std::shared_ptr<const Outcome> scoreExample(const Subject& subject, std::size_t index,
                                            const Stop& stop = {}, LastRow* row = nullptr);

using Outcomes = std::vector<std::shared_ptr<const Outcome>>;  // null: not answered yet

struct Summary {
  ScoreMeans means{};
  std::size_t right = 0, in_context = 0, answered = 0;
  double loss = 0;  // a sum

  double accuracy() const { return share(right); }
  double inContext() const { return share(in_context); }
  double meanLoss() const { return answered > 0 ? loss / static_cast<double>(answered) : kUnknown; }
  /// Of either kind, in the manner asked for.
  std::vector<double> previous(Average average) const;
  std::vector<double> induction(Average average) const;

 private:
  double share(std::size_t part) const {
    return answered > 0 ? static_cast<double>(part) / static_cast<double>(answered) : kUnknown;
  }
};

/// Over the examples that have been answered, in their order, so that the same outcomes give the
/// same bits however they came about.
Summary summaryOf(const Outcomes& outcomes, std::size_t heads);

/// What a run knows of its examples under the present gates.
struct Scores {
  Outcomes outcomes{};
  std::vector<std::uint8_t> open{};
  std::shared_ptr<const LastRow> row{};  // of the example answered last
};

std::size_t bytesOf(const Scores& scores);
void appendTensors(const Scores& scores, std::size_t heads, std::vector<Snapshot::Tensor>& out);
/// Into scores whose sizes are those of the run; refused where they do not fit the model.
Status scoresFromTensors(const std::vector<Snapshot::Tensor>& tensors, std::size_t heads,
                         Scores& scores);
/// By name; an error that names it where it is missing or has another size.
Result<const Snapshot::Tensor*> tensorNamed(const std::vector<Snapshot::Tensor>& tensors,
                                            const std::string& name, std::size_t size);

/// A state that probes can ask: what both experiments' snapshots have in common.
class ScoredSnapshot : public Snapshot {
 public:
  ScoredSnapshot(Values config, std::uint64_t seed) : config_(std::move(config)), seed_(seed) {}
  const Values& config() const override { return config_; }
  std::uint64_t seed() const override { return seed_; }
  virtual Subject subject() const = 0;  // must not outlive this
  virtual const Scores& scores() const = 0;

 private:
  Values config_;
  std::uint64_t seed_;
};

const ScoredSnapshot& scoredOf(const Snapshot& snapshot);

}  // namespace icl::checkpoint
