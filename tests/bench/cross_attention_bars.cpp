#include "tests/bench/cross_attention_bars.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <thread>

#include "core/base/parallel.h"
#include "core/base/workspaces.h"
#include "core/experiments/cross_attention/matrix_sampled.h"
#include "core/experiments/cross_attention/matrix_weights.h"
#include "core/experiments/cross_attention/sampled.h"
#include "core/math/token_attention.h"
#include "tests/bench/torch_peer.h"

namespace icl::bench {
namespace {

using namespace cross_attention;
using Clock = std::chrono::steady_clock;

constexpr int kRepeats = 7, kSteps = 3;
constexpr std::size_t kGrain = 8;  // prompts of tokens that a worker takes at a time

/// 16 layers, 512 prompts of 128 tokens in 32 dimensions, single precision.
Config workload() {
  Config c;
  c.parameters = Parameters::Matrices;
  c.depth = 16;
  c.modalities = 2, c.dim_1 = 16, c.dim_2 = 16;
  c.method = Method::Descent, c.context = 128, c.batch = 512;
  c.spread = 0.01;
  return c;
}

StackWeights<float> weightsOf(const Config& config) {
  const MatrixLayout layout(config);
  StackWeights<float> w;
  w.resize(layout.shape());
  toKernel(layout.start(config, 1), w);
  return w;
}

void descend(StackWeights<float>& w, const StackWeights<float>& gradient) {
  StackWeights<float> step = gradient;
  step *= -1e-6F;
  w += step;
}

/// A training step in one of our forms, and the time of the fastest of a few.
using Step = std::function<void()>;
double secondsOf(const Step& step) {
  double best = std::numeric_limits<double>::infinity();
  for (int i = 0; i < kSteps; ++i) {
    const auto begin = Clock::now();
    step();
    best = std::min(best, std::chrono::duration<double>(Clock::now() - begin).count());
  }
  return best;
}

/// Every token's state, layer by layer, over prompts that were drawn beforehand, as the peer does.
class TokenSteps {
 public:
  TokenSteps() {
    Config config = workload();
    config.readout = Readout::Fx;  // then every token's state has a gradient
    shape_ = shapeOf(config);
    weights_ = weightsOf(config);
    config.query_as_key = true;  // puts the query's column behind the tokens
    const PromptBatch<float> prompts(config, config.context, MomentForm::Formed);
    prompts.resize(chunk_, config.batch);
    prompts.draw(1, Purpose::Tokens, 0, 0, config.batch, chunk_);
    count_ = prompts.tokenCount();
    batch_ = static_cast<std::size_t>(config.batch);
    partials_.resize(parallel::chunkCount(batch_, kGrain));
    for (auto& p : partials_) p.resize(shape_);
    scalar_partials_.resize(partials_.size());
  }

  void matrices() {
    kernel_.set(shape_, weights_);
    const auto& sum = over<StackWeights<float>>(
        partials_, [&](Eigen::Index i, TokenTape<float>& tape, StackWeights<float>& out) {
          const auto X = chunk_.tokens.middleCols(i * count_, count_);
          const auto y = chunk_.answers.col(i);
          const float miss = tokenForward<float>(kernel_, {}, X, y, tape) - aim(i);
          tokenBackward<float>(kernel_, {}, X, y, 2 * miss, tape, out);
        });
    descend(weights_, sum);
  }
  void scalars() {
    const auto& sum = over<TokenScalars<float>>(
        scalar_partials_, [&](Eigen::Index i, TokenTape<float>& tape, TokenScalars<float>& out) {
          const auto X = chunk_.tokens.middleCols(i * count_, count_);
          const auto y = chunk_.answers.col(i);
          const float miss = scalarTokenForward<float>(shape_, scalars_, X, y, tape) - aim(i);
          scalarTokenBackward<float>(shape_, scalars_, X, y, 2 * miss, tape, out);
        });
    scalars_.alpha -= 1e-6F * sum.alpha;
    scalars_.beta -= 1e-6F * sum.beta;
  }

 private:
  float aim(Eigen::Index i) const { return chunk_.bayes.col(i).dot(chunk_.query.col(i)); }
  static void reset(StackWeights<float>& sum) { sum.setZero(); }
  static void reset(TokenScalars<float>& sum) { sum = {}; }
  static void add(StackWeights<float>& into, const StackWeights<float>& from) { into += from; }
  static void add(TokenScalars<float>& into, const TokenScalars<float>& from) {
    into.alpha += from.alpha;
    into.beta += from.beta;
  }
  template <class Sum, class Pass>
  const Sum& over(std::vector<Sum>& partials, Pass&& pass) {
    return parallel::reduceInto(
        batch_, kGrain, std::span<Sum>(partials),
        [&](std::size_t first, std::size_t last, Sum& out) {
          auto tape = tapes_.take();
          reset(out);
          for (std::size_t i = first; i < last; ++i) pass(static_cast<Eigen::Index>(i), *tape, out);
        },
        [](Sum& into, const Sum& from) { add(into, from); });
  }

  StackShape shape_{};
  TokenScalars<float> scalars_{0.05F, -0.05F};
  std::vector<TokenScalars<float>> scalar_partials_{};
  StackWeights<float> weights_{};
  StackKernel<float> kernel_{};
  PromptChunk<float> chunk_{};
  Eigen::Index count_ = 0;
  std::size_t batch_ = 0;
  std::vector<StackWeights<float>> partials_{};
  Workspaces<TokenTape<float>> tapes_{[] { return std::make_unique<TokenTape<float>>(); }};
};

/// The short forms, drawing their prompts anew in each step.
Step momentsOfMatrices() {
  const Config config = workload();
  auto sampled = std::make_shared<MatrixSampled<float>>(config, shapeOf(config));
  auto weights = std::make_shared<StackWeights<float>>(weightsOf(config));
  auto gradient = std::make_shared<StackWeights<float>>(*weights);
  auto step = std::make_shared<std::uint64_t>(0);
  return [=] {
    sampled->evaluate(*weights, 1, (*step)++, *gradient);
    descend(*weights, *gradient);
  };
}

Step momentsOfScalars() {
  Config config = workload();
  config.parameters = Parameters::Two;
  auto sampled = std::make_shared<SampledLoss>(config);
  auto step = std::make_shared<std::uint64_t>(0);
  auto stack = std::make_shared<ScalarStack>(config, 0.05, -0.05);
  return [=] {
    const LossGradient g = sampled->evaluate(*stack, 1, (*step)++);
    stack->alpha -= 1e-6 * g.d_alpha;
    stack->beta -= 1e-6 * g.d_beta;
  };
}

/// Fastest seconds by name and number of threads, ours and the peer's taken in turn.
class Times {
 public:
  void take(TorchPeer& peer, const std::map<std::string, Step>& ours,
            const std::vector<std::string>& theirs, const std::vector<int>& threads) {
    for (int repeat = 0; repeat < kRepeats; ++repeat) {
      for (const int n : threads) {
        parallel::setThreads(n);
        for (const auto& [name, step] : ours) keep("lab " + name, n, secondsOf(step));
        if (!peer.ready()) continue;
        for (const std::string& name : theirs) {
          keep("torch " + name, n, peer.seconds(name, n, kSteps));
        }
      }
    }
    parallel::setThreads(0);
  }
  void print() const {
    for (const auto& [name, times] : best_) {
      std::printf("%-28s", name.c_str());
      for (const auto& [threads, seconds] : times) {
        std::printf("  %9.3f ms on %d", seconds * 1e3, threads);
      }
      std::puts("");
    }
  }
  double of(const std::string& name, int threads) const { return best_.at(name).at(threads); }

 private:
  void keep(const std::string& name, int threads, double seconds) {
    auto& best = best_[name];
    const auto [at, fresh] = best.try_emplace(threads, seconds);
    if (!fresh) at->second = std::min(at->second, seconds);
  }
  std::map<std::string, std::map<int, double>> best_{};
};

struct Ratio {
  const char* what;
  const char* ours;
  const char* theirs;
  int threads;
  double bar;
};

const Ratio kRatios[] = {
    {"tokens, scalar, against PyTorch, 1 thread", "tokens-scalar", "tokens-scalar", 1, 4.5},
    {"tokens, scalar, 2 threads", "tokens-scalar", "tokens-scalar", 2, 6},
    {"tokens, matrices, against PyTorch, 1 thread", "tokens-matrices", "tokens-matrices", 1, 3.2},
    {"tokens, matrices, 2 threads", "tokens-matrices", "tokens-matrices", 2, 5.5},
    {"scalar step against PyTorch by tokens", "moments-scalar", "tokens-scalar", 2, 50},
    {"scalar step against PyTorch, same algebra", "moments-scalar", "moments-scalar", 2, 5},
    {"matrix step against PyTorch by tokens", "moments-matrices", "tokens-eager", 2, 20},
    {"matrix step against PyTorch, same algebra", "moments-matrices", "moments-matrices", 2, 3},
};

Bar scaling(const Times& times, const char* what, const char* name, bool two) {
  Bar bar{what, "×", {}, 1.8, true, "one core"};
  if (two) bar.measured = times.of(name, 1) / times.of(name, 2);
  return bar;
}

}  // namespace

std::vector<Bar> crossAttentionBars(const std::string& script) {
  TorchPeer peer(script);
  const bool two = std::thread::hardware_concurrency() >= 2;
  const auto tokens = std::make_shared<TokenSteps>();
  const std::map<std::string, Step> ours{{"tokens-scalar", [&] { tokens->scalars(); }},
                                         {"tokens-matrices", [&] { tokens->matrices(); }},
                                         {"moments-scalar", momentsOfScalars()},
                                         {"moments-matrices", momentsOfMatrices()}};
  const std::vector<std::string> theirs{"tokens-scalar", "tokens-matrices", "tokens-eager",
                                        "moments-scalar", "moments-matrices"};
  std::printf("cross-attention, 16 layers, 512 prompts of 128 tokens in 32 dimensions\n%s\n",
              peer.ready() ? peer.settings().c_str() : peer.why().c_str());
  Times times;
  times.take(peer, ours, theirs, two ? std::vector<int>{1, 2} : std::vector<int>{1});
  times.print();
  std::vector<Bar> bars;
  for (const Ratio& ratio : kRatios) {
    Bar bar{ratio.what, "×", {}, ratio.bar, true, peer.ready() ? "one core" : peer.why()};
    if (peer.ready() && (two || ratio.threads == 1)) {
      bar.measured = times.of(std::string("torch ") + ratio.theirs, ratio.threads) /
                     times.of(std::string("lab ") + ratio.ours, ratio.threads);
    }
    bars.push_back(std::move(bar));
  }
  bars.push_back(scaling(times, "two threads over one, scalar step", "lab moments-scalar", two));
  bars.push_back(scaling(times, "two threads over one, matrix step", "lab moments-matrices", two));
  return bars;
}

}  // namespace icl::bench
