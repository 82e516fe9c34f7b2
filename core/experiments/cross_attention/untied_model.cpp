#include "core/experiments/cross_attention/untied_model.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>

#include "core/base/parallel.h"
#include "core/base/workspaces.h"
#include "core/experiments/cross_attention/matrix_sampled.h"
#include "core/experiments/cross_attention/matrix_test_sample.h"
#include "core/experiments/cross_attention/matrix_weights.h"
#include "core/experiments/cross_attention/weight_pictures.h"
#include "core/math/constants.h"

namespace icl::cross_attention {
namespace {

/// Prompts a worker takes at a time.
constexpr std::size_t kUntiedGrain = 32;

/// Mean loss and gradient over fresh prompts, as sampled.h does for two weights.
class UntiedSampled {
 public:
  UntiedSampled(const Config& config, const StackShape& shape)
      : sampler_(config, config.context),
        shape_(shape),
        batch_(static_cast<std::size_t>(config.batch)),
        rooms_([] { return std::make_unique<Room>(); }),
        partials_(parallel::chunkCount(batch_, kUntiedGrain)) {
    for (Partial& p : partials_) p.slope.resize(2 * static_cast<std::size_t>(config.depth));
  }

  double evaluate(std::span<const double> theta, std::uint64_t seed, std::uint64_t step,
                  std::span<double> slope) {
    const parallel::FlushDenormals flush;
    const auto chunk = [&](std::size_t first, std::size_t last, Partial& out) {
      auto room = rooms_.take();
      out.loss = 0;
      std::fill(out.slope.begin(), out.slope.end(), 0.0);
      for (std::size_t row = first; row < last; ++row) {
        Stream random(seed, Purpose::Tokens, step, row);
        sampler_.draw(random, room->context);
        out.loss += untiedContextLoss(room->context, shape_, theta, room->pass, out.slope);
      }
    };
    const Partial& sum = parallel::reduceInto(batch_, kUntiedGrain, std::span<Partial>(partials_),
                                              chunk, [](Partial& into, const Partial& from) {
                                                into.loss += from.loss;
                                                for (std::size_t i = 0; i < into.slope.size(); ++i)
                                                  into.slope[i] += from.slope[i];
                                              });
    const double share = 1.0 / static_cast<double>(batch_);
    for (std::size_t i = 0; i < slope.size(); ++i) slope[i] = share * sum.slope[i];
    return share * sum.loss;
  }

 private:
  struct Room {
    ContextDraw context{};
    UntiedRoom pass{};
  };
  struct Partial {
    double loss = 0;
    std::vector<double> slope{};
  };

  ContextSampler sampler_;
  StackShape shape_;
  std::size_t batch_;
  Workspaces<Room> rooms_;
  std::vector<Partial> partials_;
};

/// α_t I, β_t I and identities for everything else.
void scalarMatrices(std::span<const double> theta, StackWeights<double>& out) {
  const std::size_t layers = theta.size() / 2;
  for (std::size_t t = 0; t < layers; ++t) {
    out.skip[t].diagonal().setConstant(theta[t]);
    out.value[t].diagonal().setConstant(theta[layers + t]);
  }
}
StackWeights<double> identities(const StackShape& shape) {
  StackWeights<double> out;
  out.resize(shape);
  for (Mat<double>& m : out.product) m.setIdentity();
  out.readout.setIdentity();
  return out;
}

/// Prompts that scalar weights see more of than three diagonals: with noise of each modality's own,
/// the query among the keys, or softmax.
class WholePrompts {
 public:
  WholePrompts(const Config& config, const StackShape& shape)
      : sampled_(config, shape), weights_(identities(shape)), gradient_(identities(shape)) {}

  double evaluate(std::span<const double> theta, std::uint64_t seed, std::uint64_t step,
                  std::span<double> slope) {
    scalarMatrices(theta, weights_);
    const double loss = sampled_.evaluate(weights_, seed, step, gradient_);
    const std::size_t layers = theta.size() / 2;
    for (std::size_t t = 0; t < layers; ++t) {
      slope[t] = gradient_.skip[t].trace();
      slope[layers + t] = gradient_.value[t].trace();
    }
    return loss;
  }

 private:
  MatrixSampled<double> sampled_;
  StackWeights<double> weights_, gradient_;
};

class UntiedModel final : public TrainedModel {
 public:
  explicit UntiedModel(const Config& config)
      : config_(config),
        shape_(shapeOf(config)),
        population_(lawOf(config), shape_),
        pictures_(config) {
    const bool plain =
        config.evenNoise() && !config.query_as_key && config.attention != Attention::Softmax;
    if (config.sampled() && plain) {
      sampled_.emplace(config, shape_);
    } else if (config.sampled()) {
      whole_.emplace(config, shape_);
    }
    for (const char* kind : {"alpha.", "beta."}) {
      for (int t = 0; t < config.depth; ++t) {
        const std::size_t at = ranges_.size();
        ranges_.push_back({kind + std::to_string(t), at, at + 1});
      }
    }
  }

  std::size_t size() const override { return ranges_.size(); }
  const std::vector<NamedRange>& ranges() const override { return ranges_; }
  std::vector<double> start(std::uint64_t) const override {
    std::vector<double> theta(size(), config_.alpha);
    std::fill(theta.begin() + config_.depth, theta.end(), config_.startBeta());
    return theta;
  }

  double bayes() const override { return population_.bayes(); }
  double excess(std::span<const double> theta, std::span<double> slope) override {
    return population_.excess(theta, slope);
  }
  double batchLoss(std::span<const double> theta, std::uint64_t seed, std::uint64_t step,
                   std::span<double> slope) override {
    return sampled_ ? sampled_->evaluate(theta, seed, step, slope)
                    : whole_->evaluate(theta, seed, step, slope);
  }

  void prepareTest(const TestConditions& conditions, std::uint64_t seed) override {
    shifted_.reset();
    prompts_.reset();
    const Config& test = conditions.config;
    if (conditions.context == 0) {
      if (conditions.shifted) shifted_.emplace(lawOf(test, conditions.shift), shape_);
      return;
    }
    prompts_ = std::make_unique<MatrixTestSample>(conditions, shape_, seed);
    test_weights_ = identities(shape_);
    losses_.resize(prompts_->count());
    sorted_.resize(prompts_->count());
  }
  TestRisk::Values testRisk(std::span<const double> theta, double training) override {
    if (prompts_) {
      scalarMatrices(theta, test_weights_);
      prompts_->each(test_weights_, losses_);
      return TestRisk::overPrompts(losses_, sorted_);
    }
    if (!shifted_) return {training, 0, kNaN};
    return {shifted_->bayes() + shifted_->excess(theta, {}), 0, kNaN};
  }

  WeightSummary summary(std::span<const double> theta) const override {
    const auto mean = [](std::span<const double> values) {
      return std::accumulate(values.begin(), values.end(), 0.0) /
             static_cast<double>(values.size());
    };
    const auto layers = static_cast<std::size_t>(config_.depth);
    // The first layer's β meets F⁰ = 0 and does nothing.
    const std::size_t idle = config_.start == Start::Zero && layers > 1 ? 1 : 0;
    return {mean(theta.first(layers)), mean(theta.subspan(layers + idle)), 0, 0};
  }
  void measure(std::span<const double> theta, std::span<double> more) const override {
    const std::size_t shown = more.size() / 2, layers = theta.size() / 2;
    std::copy_n(theta.begin(), shown, more.begin());
    std::copy_n(theta.subspan(layers).begin(), shown, more.subspan(shown).begin());
  }
  void draw(Frame& frame, const Look& look, std::span<const double> theta) override {
    const ScalarStack stack = untiedStack(config_, theta);
    pictures_.draw(frame, look, stack);
    drawScalarWeights(frame, look, config_, stack);
  }
  void set(const NamedRange& range, double value, std::span<double> theta) const override {
    theta[range.begin] = value;
  }
  Status rotate(double, std::span<double>) const override {
    return Error{ICL_TR("scalar weights have no rotation part: set parameters to matrices"),
                 "parameters"};
  }

 private:
  Config config_;
  StackShape shape_;
  UntiedPopulation population_;
  std::optional<UntiedSampled> sampled_{};
  std::optional<WholePrompts> whole_{};
  std::optional<UntiedPopulation> shifted_{};    // the test of infinite context, where it differs
  std::unique_ptr<MatrixTestSample> prompts_{};  // the test of finite context
  StackWeights<double> test_weights_{};
  std::vector<double> losses_{}, sorted_{};
  PromptPictures pictures_;
  std::vector<NamedRange> ranges_{};
};

}  // namespace

std::unique_ptr<TrainedModel> untiedModelOf(const Config& config) {
  return std::make_unique<UntiedModel>(config);
}

ScalarStack untiedStack(const Config& config, std::span<const double> theta) {
  const auto layers = static_cast<std::size_t>(config.depth);
  ScalarStack stack(config, theta[0], theta[layers]);
  stack.alphas.assign(theta.begin(), theta.begin() + config.depth);
  stack.betas.assign(theta.begin() + config.depth, theta.end());
  return stack;
}

}  // namespace icl::cross_attention
