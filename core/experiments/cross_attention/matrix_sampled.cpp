#include "core/experiments/cross_attention/matrix_sampled.h"

#include "core/base/parallel.h"

namespace icl::cross_attention {
namespace {

/// Prompts a worker takes at a time: enough columns to make the products with weights matrix
/// products, few enough for the chunk to stay in the second level of cache.
constexpr std::size_t kMatrixGrain = 32;

}  // namespace

template <class T>
MatrixSampled<T>::MatrixSampled(const Config& config, const StackShape& shape, MomentForm form)
    : shape_(shape),
      prompts_(config, config.context, form),
      batch_(static_cast<std::size_t>(config.batch)),
      rooms_([this] {
        auto room = std::make_unique<Room>();
        prompts_.resize(room->chunk, static_cast<int>(kMatrixGrain));
        room->tape.resize(shape_, static_cast<int>(kMatrixGrain));
        room->error.resize(shape_.dimension, static_cast<Eigen::Index>(kMatrixGrain));
        room->slope.resize(shape_.dimension, static_cast<Eigen::Index>(kMatrixGrain));
        return room;
      }),
      partials_(parallel::chunkCount(batch_, kMatrixGrain)) {
  for (Partial& partial : partials_) partial.gradient.resize(shape_);
}

/// Sum of the losses, from ŵ in the tape; leaves dŵ in room.slope.
template <class T>
double MatrixSampled<T>::chunkLoss(Room& room, int n) const {
  auto error = room.error.leftCols(n);
  auto slope = room.slope.leftCols(n);
  const PromptChunk<T>& chunk = room.chunk;
  error = room.tape.weights.leftCols(n) - chunk.bayes.leftCols(n);
  double loss = 0;
  for (Eigen::Index i = 0; i < n; ++i) {
    const auto e = error.col(i);
    if (prompts_.sampledQuery()) {
      const T miss = e.dot(chunk.query.col(i));
      slope.col(i) = 2 * miss * chunk.query.col(i);
      loss += static_cast<double>(chunk.residual(0, i) + miss * miss);
    } else {
      const T along = chunk.task.col(i).dot(e);
      slope.col(i) = prompts_.noise().col(0).cwiseProduct(e) + along * chunk.task.col(i);
      loss += static_cast<double>(chunk.residual(0, i) + e.dot(slope.col(i)));
      slope.col(i) *= 2;
    }
  }
  return loss;
}

template <class T>
double MatrixSampled<T>::tokenLoss(Room& room, int n, StackWeights<T>& gradient) const {
  const PromptChunk<T>& chunk = room.chunk;
  const int count = prompts_.tokenCount();
  double loss = 0;
  for (int i = 0; i < n; ++i) {
    const auto X = chunk.tokens.middleCols(static_cast<Eigen::Index>(i) * count, count);
    const auto y = chunk.answers.col(i);
    const T prediction = tokenForward<T>(kernel_, prompts_.attention(), X, y, room.tokens);
    const T miss = prediction - chunk.bayes.col(i).dot(chunk.query.col(i));
    loss += static_cast<double>(chunk.residual(0, i) + miss * miss);
    tokenBackward<T>(kernel_, prompts_.attention(), X, y, 2 * miss, room.tokens, gradient);
  }
  return loss;
}

template <class T>
double MatrixSampled<T>::evaluate(const StackWeights<T>& weights, std::uint64_t seed,
                                  std::uint64_t step, StackWeights<T>& gradient) {
  kernel_.set(shape_, weights);
  const parallel::FlushDenormals flush;  // gradients of a stack at rest fade out
  const auto sumPrompts = [&](std::size_t first, std::size_t last, Partial& out) {
    auto room = rooms_.take();
    const int n = static_cast<int>(last - first);
    prompts_.draw(seed, Purpose::Tokens, step, first, n, room->chunk);
    out.gradient.setZero();
    if (prompts_.attention().softmax) {
      out.loss = tokenLoss(*room, n, out.gradient);
      return;
    }
    const auto H = room->chunk.response.leftCols(n);
    withMoments(prompts_, room->chunk, [&](const SecondMoments<T>& moments) {
      stackForward<T>(kernel_, H, moments, room->tape);
      out.loss = chunkLoss(*room, n);
      stackBackward<T>(kernel_, H, moments, room->slope.leftCols(n), room->tape, out.gradient);
    });
  };
  const Partial& sum = parallel::reduceInto(batch_, kMatrixGrain, std::span<Partial>(partials_),
                                            sumPrompts, [](Partial& into, const Partial& from) {
                                              into.loss += from.loss;
                                              into.gradient += from.gradient;
                                            });
  gradient = sum.gradient;
  const double share = 1.0 / static_cast<double>(batch_);
  gradient *= static_cast<T>(share);
  return sum.loss * share;
}

template class MatrixSampled<float>;
template class MatrixSampled<double>;

}  // namespace icl::cross_attention
