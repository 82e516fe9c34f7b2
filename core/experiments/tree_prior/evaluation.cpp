#include "core/experiments/tree_prior/evaluation.h"

#include <algorithm>
#include <set>

#include "core/base/parallel.h"

namespace icl::tree_prior {
namespace {

bool any(const std::vector<int>& levels) {
  return std::any_of(levels.begin(), levels.end(), [](int level) { return level >= 0; });
}

void measureBlock(const Net& net, const ContextBlock& block, Tape& any, const Tree* tree, int rows,
                  Risks& risks) {
  std::array<double, kRows> values{};
  const std::span<const double> counted = std::span(values).first(static_cast<std::size_t>(rows));
  const int shown = static_cast<int>(risks.after.size());
  for (int k = 0; k < shown; ++k) {
    net.errors(block, any, net.shape().layers - shown + k, values.data());
    risks.after[static_cast<std::size_t>(k)].join(RunningMoments::of(counted));
  }
  const auto* linear = dynamic_cast<const LinearNet*>(&net);
  if (tree == nullptr || linear == nullptr) return;
  const auto& tape = static_cast<const LinearTape&>(any);
  const int levels = askedLevels(net.shape(), *tree);
  for (int r = 0; r < rows; ++r) {
    double sum = 0;
    const int leaf = block.leaf[static_cast<std::size_t>(r)];
    for (int level = 0; level < levels; ++level) {
      sum += keyOnNode(*linear, tape, level, tree->nodeAt(leaf, level), r);
    }
    values[static_cast<std::size_t>(r)] = sum / levels;
  }
  risks.routing.join(RunningMoments::of(counted));
}

}  // namespace

/// The donors of one share of the work.
class Evaluator::Share {
 public:
  Share(const Net& net, const DonorPlan& plan, const ContextSampler& sampler)
      : net_(net), sampler_(sampler) {
    if (plan.empty()) return;
    ICL_CHECK(dynamic_cast<const LinearNet*>(&net) != nullptr, "donors have keys");
    const auto layers = static_cast<std::size_t>(net.shape().layers);
    keys_.resize(layers);
    workspace_.resize(layers);
    std::set<int> levels(plan.keys.begin(), plan.keys.end());
    levels.insert(plan.workspace.begin(), plan.workspace.end());
    levels.erase(-1);
    for (const int level : levels) addDonor(plan, level);
    if (!levels.empty()) {
      block_ = std::make_unique<ContextBlock>(net.shape().dimension,
                                              sampler.explicitTokens() ? sampler.tokens() : 0);
    }
    for (std::size_t l = 0; l < plan.given_keys.size(); ++l) addGiven(plan.given_keys[l], l);
  }

  /// One block forward, its donors first. The stream goes on where the block's draw ended.
  void forward(Stream random, const ContextBlock& block, Tape& tape, int rows) {
    if (keys_.empty()) return net_.forward(block, tape);
    const auto& linear = static_cast<const LinearNet&>(net_);
    for (const auto& [level, donor] : donors_) {
      for (std::size_t r = 0; r < kRows; ++r) {
        block_->leaf[r] = sampler_.partingLeaf(random, block.leaf[r], level);
      }
      sampler_.drawGiven(random, rows, *block_);
      linear.forward(*block_, *donor, {});
    }
    linear.forward(block, static_cast<LinearTape&>(tape), {keys_, workspace_});
  }

 private:
  LinearTape& newTape() {
    tapes_.push_back(std::make_unique<LinearTape>(net_.shape()));
    return *tapes_.back();
  }
  void addDonor(const DonorPlan& plan, int level) {
    LinearTape& tape = newTape();
    donors_.emplace_back(level, &tape);
    for (std::size_t l = 0; l < keys_.size(); ++l) {
      if (l < plan.keys.size() && plan.keys[l] == level) keys_[l] = &tape;
      if (l < plan.workspace.size() && plan.workspace[l] == level) workspace_[l] = &tape;
    }
  }
  void addGiven(const std::vector<double>& given, std::size_t layer) {
    if (given.empty() || net_.shape().fixedKeys(static_cast<int>(layer))) return;
    LinearTape& tape = newTape();
    keys_[layer] = &tape;
    RowBuffer& keys = tape.layers[layer].keys;
    for (std::size_t k = 0; k < given.size(); ++k) {
      std::fill_n(keys.row(static_cast<int>(k)), kRows, given[k]);
    }
  }

  const Net& net_;
  const ContextSampler& sampler_;
  std::unique_ptr<ContextBlock> block_{};
  std::vector<std::unique_ptr<LinearTape>> tapes_{};
  std::vector<std::pair<int, LinearTape*>> donors_{};
  std::vector<const LinearTape*> keys_{}, workspace_{};
};

bool DonorPlan::empty() const {
  return !any(keys) && !any(workspace) &&
         std::all_of(given_keys.begin(), given_keys.end(), [](const auto& k) { return k.empty(); });
}

Evaluator::Evaluator(const Config& config, const Sample& sample)
    : sampler_(config, sample.tokens, sample.noise, config.explicitTokens()),
      has_tree_(config.hasTree()),
      sample_(sample),
      division_(sample.contexts) {}

Evaluator::~Evaluator() = default;

Stream Evaluator::draw(std::size_t b, ContextBlock& block) const {
  Stream random(sample_.seed, sample_.purpose, 0, b);
  sampler_.draw(random, division_.rows(b), block);
  return random;
}

void Evaluator::prepare(const Net& net, Workers& workers, const DonorPlan& plan) {
  constexpr std::size_t kMostKept = std::size_t{1} << 20;  // numbers
  const Shape& shape = net.shape();
  workers.prepare(net, sampler_.explicitTokens() ? sampler_.tokens() : 0);
  if (shares_.empty() || plan != plan_) {
    plan_ = plan;
    shares_.clear();
    for (std::size_t k = 0; k < division_.shares; ++k) {
      shares_.push_back(std::make_unique<Share>(net, plan, sampler_));
    }
    Risks start;
    start.after.resize(static_cast<std::size_t>(shape.runningEstimate() ? shape.layers : 1));
    partial_.assign(division_.shares, start);
  }
  const auto numbers = division_.blocks * kRows * static_cast<std::size_t>(2 * shape.dimension);
  if (!sample_.keep || sampler_.explicitTokens() || numbers > kMostKept || !kept_.empty()) return;
  kept_.resize(division_.blocks);
  for (std::size_t b = 0; b < division_.blocks; ++b) {
    kept_[b].block = std::make_unique<ContextBlock>(shape.dimension, 0);
    kept_[b].after = draw(b, *kept_[b].block);
  }
}

const Risks& Evaluator::run(const Net& net, Workers& workers, const DonorPlan& plan) {
  const parallel::FlushDenormals flush;
  prepare(net, workers, plan);
  const Tree* tree = has_tree_ ? &sampler_.tree() : nullptr;
  return parallel::reduceInto(
      division_.shares, 1, std::span<Risks>(partial_),
      [&](std::size_t share, std::size_t, Risks& risks) {
        std::fill(risks.after.begin(), risks.after.end(), RunningMoments{});
        risks.routing = {};
        auto lease = workers.take();
        Worker& worker = *lease;
        const std::size_t first = share * division_.length;
        const std::size_t last = std::min(first + division_.length, division_.blocks);
        for (std::size_t b = first; b < last; ++b) {
          const ContextBlock& block = kept_.empty() ? *worker.block : *kept_[b].block;
          const Stream random = kept_.empty() ? draw(b, *worker.block) : kept_[b].after;
          const int rows = division_.rows(b);
          shares_[share]->forward(random, block, *worker.tape, rows);
          measureBlock(net, block, *worker.tape, tree, rows, risks);
        }
      },
      [](Risks& into, const Risks& from) {
        for (std::size_t k = 0; k < into.after.size(); ++k) into.after[k].join(from.after[k]);
        into.routing.join(from.routing);
      });
}

int askedLevels(const Shape& shape, const Tree& tree) {
  return std::min(tree.levels(), shape.slots());
}

double keyOnNode(const LinearNet& net, const LinearTape& tape, int level, int node, int r) {
  const int channels = net.shape().channels, layer = level / channels;
  double sum = 0;
  for (int channel = 0; channel < channels; ++channel) {
    const double key = net.key(tape, layer, channel, node, r);
    sum += key * key;
  }
  return sum;
}

}  // namespace icl::tree_prior
