// Evaluator: the risk of a net on contexts that training never sees, layer by layer, perhaps with
// keys or a workspace taken from other contexts. Used by the run (its held-out contexts), by probes
// and by claims. The same contexts for the same seed, whatever the weights; the same bits for any
// number of threads. Allocates at the first run and after a change of plan.
#pragma once

#include "core/experiments/tree_prior/workers.h"
#include "core/math/statistics.h"

namespace icl::tree_prior {

/// What each layer takes from a donor: a context whose path parts at this level (0 … T − 1), or has
/// the same leaf (T); −1: nothing. Vectors may be empty: nothing at all.
struct DonorPlan {
  std::vector<int> keys{}, workspace{};
  std::vector<std::vector<double>> given_keys{};  // a layer's keys for all contexts; empty: none

  bool empty() const;
  bool operator==(const DonorPlan&) const = default;
};

struct Risks {
  std::vector<RunningMoments> after{};  // a layer's running estimate, or one entry: the last
  RunningMoments routing{};             // squared key on the node to be asked; trees only
  const RunningMoments& last() const { return after.back(); }
};

/// Which contexts: how many, of which random numbers, of what kind.
struct Sample {
  std::size_t contexts = 2048;
  std::uint64_t seed = 1;
  Purpose purpose = Purpose::Test;
  int tokens = 32;
  double noise = 0.1;
  bool keep = false;  // for the next run, where they are pooled and not very many
};

class Evaluator {
 public:
  Evaluator(const Config& config, const Sample& sample);
  ~Evaluator();

  /// `net` must be prepared, and be the same net (its weights may change) from call to call. Plans
  /// with donors need a tree and linear features.
  const Risks& run(const Net& net, Workers& workers, const DonorPlan& plan);

 private:
  class Share;
  struct Kept {  // a block and the stream that goes on where its draw ended
    std::unique_ptr<ContextBlock> block{};
    Stream after{0, Purpose::Test};
  };
  void prepare(const Net& net, Workers& workers, const DonorPlan& plan);
  Stream draw(std::size_t b, ContextBlock& block) const;
  ContextSampler sampler_;
  bool has_tree_;
  Sample sample_;
  Division division_;
  std::vector<Risks> partial_{};
  std::vector<std::unique_ptr<Share>> shares_{};
  std::vector<Kept> kept_{};
  DonorPlan plan_{};
};

/// Sum over channels of the squared component on `node` of the keys that context r used in the
/// layer that should ask for nodes of this level: ⌊level/d⌋.
double keyOnNode(const LinearNet& net, const LinearTape& tape, int level, int node, int r);
/// Levels that the layers can ask: T, or L d where that is less.
int askedLevels(const Shape& shape, const Tree& tree);

}  // namespace icl::tree_prior
