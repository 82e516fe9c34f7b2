#include "core/experiments/cross_attention/matrix_test_sample.h"

#include <algorithm>

#include "core/base/parallel.h"

namespace icl::cross_attention {
namespace {

constexpr std::size_t kMostTestBytes = std::size_t{64} << 20;
constexpr std::size_t kTestGrain = 32;  // prompts a chunk

}  // namespace

MatrixTestSample::MatrixTestSample(const TestConditions& conditions, const StackShape& shape,
                                   std::uint64_t seed)
    : shape_(shape),
      prompts_(conditions.config, conditions.context,
               momentFormFor(conditions.config, conditions.context), conditions.shift),
      tapes_([this] {
        auto tape = std::make_unique<Tapes>();
        tape->vectors.resize(shape_, static_cast<int>(kTestGrain));
        return tape;
      }) {
  const auto d = static_cast<std::size_t>(shape.dimension);
  const bool tokens = prompts_.form() != MomentForm::Wishart;
  const std::size_t columns = d + (tokens ? static_cast<std::size_t>(prompts_.tokenCount()) : 0);
  const std::size_t each = sizeof(double) * d * (columns + 4);
  count_ = std::clamp<std::size_t>(kMostTestBytes / each, 16,
                                   static_cast<std::size_t>(conditions.config.test_prompts));
  chunks_.resize(parallel::chunkCount(count_, kTestGrain));
  parallel::forChunks(count_, kTestGrain,
                      [&](std::size_t chunk, std::size_t first, std::size_t last) {
                        const int n = static_cast<int>(last - first);
                        prompts_.resize(chunks_[chunk], n);
                        prompts_.draw(seed, Purpose::Test, 0, first, n, chunks_[chunk]);
                      });
}

void MatrixTestSample::each(const StackWeights<double>& weights, std::span<double> out) {
  kernel_.set(shape_, weights);
  parallel::forChunks(
      count_, kTestGrain, [&](std::size_t number, std::size_t first, std::size_t last) {
        const PromptChunk<double>& chunk = chunks_[number];
        const auto n = static_cast<Eigen::Index>(last - first);
        auto tape = tapes_.take();
        if (prompts_.attention().softmax) {
          const int tokens = prompts_.tokenCount();
          for (Eigen::Index i = 0; i < n; ++i) {
            const double prediction = tokenForward<double>(
                kernel_, prompts_.attention(), chunk.tokens.middleCols(i * tokens, tokens),
                chunk.answers.col(i), tape->tokens);
            const double miss = prediction - chunk.bayes.col(i).dot(chunk.query.col(i));
            out[first + static_cast<std::size_t>(i)] = chunk.residual(0, i) + miss * miss;
          }
          return;
        }
        withMoments(prompts_, chunk, [&](const SecondMoments<double>& moments) {
          stackForward<double>(kernel_, chunk.response, moments, tape->vectors);
        });
        for (Eigen::Index i = 0; i < n; ++i) {
          out[first + static_cast<std::size_t>(i)] =
              promptLoss(prompts_, chunk, i, tape->vectors.weights.col(i));
        }
      });
}

}  // namespace icl::cross_attention
