// Monte Carlo over contexts: what Bayes decoding of all of c, of the path's answers and of fixed
// questions leaves of the task.
#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/experiments/tree_prior/decoding.h"
#include "core/experiments/tree_prior/half_normal_floor.h"
#include "core/experiments/tree_prior/theory.h"
#include "core/math/statistics.h"

namespace icl::tree_prior {
namespace {

using BlockMoments = std::vector<RunningMoments>;

void join(BlockMoments& into, const BlockMoments& from) {
  for (std::size_t k = 0; k < into.size(); ++k) into[k].join(from[k]);
}

Estimate estimateOf(const RunningMoments& moments) {
  return {moments.mean(), moments.standardError()};
}

/// The leaves given answers at single nodes, updated answer by answer in O(1) a leaf.
class NodeAnswers {
 public:
  NodeAnswers(const Tree& tree, double noise2, double inverse_tokens)
      : tree_(tree),
        across_((1 + noise2) * inverse_tokens),
        inverse_(inverse_tokens),
        sums_(static_cast<std::size_t>(tree.leaves())),
        estimate_(static_cast<std::size_t>(tree.nodes())) {}

  void begin() { std::fill(sums_.begin(), sums_.end(), Sums{}); }
  void add(int node, double answer) {
    const int level = Tree::levelOf(node);
    for (int leaf = 0; leaf < tree_.leaves(); ++leaf) {
      const bool here = tree_.nodeAt(leaf, level) == node;
      const double m = here ? tree_.amplitude(level) * tree_.sign(leaf, level) : 0;
      Sums& s = sums_[static_cast<std::size_t>(leaf)];
      s.off2 += (answer - m) * (answer - m);
      s.along += m * (answer - m);
      s.size2 += m * m;
    }
  }
  /// ‖E[θ | answers] − θ‖² for the leaf that is true.
  double error(int truth) {
    double most = -INFINITY, total = 0;
    for (Sums& s : sums_) {
      const double stretch = 1 + s.size2 * inverse_ / across_;
      s.log =
          -0.5 * (s.off2 / across_ - s.along * s.along * inverse_ / (across_ * across_ * stretch) +
                  std::log(stretch));
      most = std::max(most, s.log);
    }
    std::fill(estimate_.begin(), estimate_.end(), 0.0);
    for (int leaf = 0; leaf < tree_.leaves(); ++leaf) {
      const double mass =
          std::exp(sums_[static_cast<std::size_t>(leaf)].log - most) * tree_.leafMass(leaf);
      total += mass;
      addLeaf(leaf, mass);
    }
    for (double& value : estimate_) value /= total;
    addLeaf(truth, -1);
    double error = 0;
    for (const double value : estimate_) error += value * value;
    return error;
  }

 private:
  struct Sums {
    double off2 = 0, along = 0, size2 = 0, log = 0;
  };
  void addLeaf(int leaf, double mass) {
    for (int level = 0; level < tree_.levels(); ++level) {
      estimate_[static_cast<std::size_t>(tree_.nodeAt(leaf, level))] +=
          mass * tree_.amplitude(level) * tree_.sign(leaf, level);
    }
  }

  const Tree& tree_;
  double across_, inverse_;
  std::vector<Sums> sums_;
  std::vector<double> estimate_;
};

/// sum(block, r, moments) for every context, blocks of them on all cores; the same bits for any
/// number of threads.
template <class Make>
BlockMoments overContexts(const Config& config, int samples, std::uint64_t seed, std::size_t size,
                          const Make& make) {
  const ContextSampler sampler(config, config.tokens, config.noise, false);
  const auto blocks = parallel::chunkCount(static_cast<std::size_t>(samples), kRows);
  return parallel::deterministicReduce(
      blocks, std::max<std::size_t>(1, blocks / 32), BlockMoments(size),
      [&](std::size_t first, std::size_t last, BlockMoments& moments) {
        ContextBlock block(config.dimension(), 0);
        auto judge = make();
        for (std::size_t b = first; b < last; ++b) {
          Stream random(seed, Purpose::Probe, 0, b);
          const int rows = std::min(kRows, samples - static_cast<int>(b) * kRows);
          sampler.draw(random, rows, block);
          for (int r = 0; r < rows; ++r) judge(block, r, random, moments);
        }
      },
      join);
}

struct PathJudge {
  const Tree& tree;
  const std::vector<double>& gains;
  int budget;
  NodeAnswers answers;

  void operator()(const ContextBlock& block, int r, Stream&, BlockMoments& moments) {
    const int leaf = block.leaf[static_cast<std::size_t>(r)];
    const auto most = static_cast<std::size_t>(budget);
    double linear = 1;  // ‖θ‖², less what each answer repairs
    int node = 0;
    answers.begin();
    for (std::size_t k = 0; k < most; ++k) {
      const auto level = static_cast<int>(k);
      if (level < tree.levels()) {
        const double answer = block.pooled.at(node, r), theta = block.theta.at(node, r);
        const double left = gains[k] * answer - theta;
        linear += left * left - theta * theta;
        answers.add(node, answer);
        node = Tree::child(node, answer > 0);
      }
      moments[k].add(linear);
      moments[most + k].add(answers.error(leaf));
    }
    answers.begin();
    for (std::size_t k = 0; k < most; ++k) {
      answers.add(static_cast<int>(k), block.pooled.at(static_cast<int>(k), r));
      moments[2 * most + k].add(answers.error(leaf));
    }
  }
};

}  // namespace

Estimate bayesFloor(const Config& config, int samples, std::uint64_t seed) {
  ICL_CHECK(config.hasTree(), "leaves to enumerate");
  if (config.tokens == 0) return {};  // c is θ
  const auto size = config.dimension();
  if (config.amplitudes == Amplitudes::HalfNormal) {
    const Tree tree(config);
    const auto make = [&] {
      return
          [size,
           posterior = HalfNormalPosterior(tree, config.noise * config.noise, 1.0 / config.tokens),
           pooled = Eigen::VectorXd(size), theta = Eigen::VectorXd(size)](
              const ContextBlock& block, int r, Stream& random, BlockMoments& moments) mutable {
            for (int k = 0; k < size; ++k) {
              pooled[k] = block.pooled.at(k, r);
              theta[k] = block.theta.at(k, r);
            }
            moments[0].add(posterior.squaredError(pooled, theta, random));
          };
    };
    return estimateOf(overContexts(config, samples, seed, 1, make)[0]);
  }
  const auto make = [&] {
    return [size, posterior = LeafPosterior(config, config.tokens, config.noise),
            pooled = Eigen::VectorXd(size), mean = Eigen::VectorXd(size)](
               const ContextBlock& block, int r, Stream&, BlockMoments& moments) mutable {
      for (int k = 0; k < size; ++k) pooled[k] = block.pooled.at(k, r);
      posterior.updateAll(pooled);
      posterior.mean(mean);
      for (int k = 0; k < size; ++k) mean[k] -= block.theta.at(k, r);
      moments[0].add(mean.squaredNorm());
    };
  };
  return estimateOf(overContexts(config, samples, seed, 1, make)[0]);
}

DecodingRisks decodingRisks(const Config& config, int budget, int samples, std::uint64_t seed) {
  const Tree tree(config);
  const Theory theory(config);
  std::vector<double> gains;
  for (int level = 0; level < tree.levels(); ++level) gains.push_back(*theory.pathGain(level));
  const double inverse = config.tokens > 0 ? 1.0 / config.tokens : 1e-10;
  const auto make = [&] {
    return PathJudge{tree, gains, budget, NodeAnswers(tree, config.noise * config.noise, inverse)};
  };
  const auto most = static_cast<std::size_t>(budget);
  const BlockMoments moments = overContexts(config, samples, seed, 3 * most, make);
  DecodingRisks risks;
  for (std::size_t k = 0; k < most; ++k) {
    risks.path_linear.push_back(estimateOf(moments[k]));
    risks.path_bayes.push_back(estimateOf(moments[most + k]));
    risks.fixed_bayes.push_back(estimateOf(moments[2 * most + k]));
  }
  risks.floor = bayesFloor(config, samples, seed);
  return risks;
}

}  // namespace icl::tree_prior
