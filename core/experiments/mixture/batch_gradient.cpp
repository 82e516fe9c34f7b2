#include "core/experiments/mixture/batch_gradient.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/math/kernels/table.h"

namespace icl::mixture {
namespace {

constexpr std::size_t kRowsPerPass = 144;
constexpr std::size_t kMostPartials = 16;
constexpr std::size_t kLeastPerPartial = 8;                    // sequences
constexpr std::size_t kPartialBytes = std::size_t{256} << 20;  // all of them, at four bytes each
constexpr std::size_t kPiece = 16384;

}  // namespace

std::size_t sequencesPerPass(std::size_t tokens) {
  return std::clamp<std::size_t>(kRowsPerPass / tokens, 1, 16);
}

std::size_t partialGradients(std::size_t batch, std::size_t parameters) {
  const std::size_t wanted =
      std::clamp<std::size_t>((batch + kLeastPerPartial - 1) / kLeastPerPartial, 1, kMostPartials);
  const std::size_t fit = kPartialBytes / (parameters * sizeof(float) + 1);
  const std::size_t most = std::min(wanted, std::max<std::size_t>(fit, 2));
  const std::size_t grain = (batch + most - 1) / most;
  return (batch + grain - 1) / grain;
}

void cutIntoPieces(std::span<const ParamRange> ranges, std::vector<ParamRange>& pieces) {
  pieces.clear();
  for (const ParamRange& range : ranges) {
    for (std::size_t at = range.begin; at < range.end; at += kPiece) {
      pieces.push_back({at, std::min(at + kPiece, range.end)});
    }
  }
}

template <class T>
PassPool<T>::PassPool(const DecoderShape& shape, std::size_t tokens, std::size_t sequences)
    : shape_(shape), tokens_(tokens), sequences_(sequences) {
  free_.reserve(64);
}

template <class T>
std::unique_ptr<DecoderPass<T>> PassPool<T>::take() {
  {
    const std::lock_guard lock(mutex_);
    if (!free_.empty()) {
      auto pass = std::move(free_.back());
      free_.pop_back();
      return pass;
    }
  }
  return std::make_unique<DecoderPass<T>>(shape_, tokens_, sequences_);
}

template <class T>
void PassPool<T>::give(std::unique_ptr<DecoderPass<T>> pass) {
  const std::lock_guard lock(mutex_);
  free_.push_back(std::move(pass));
}

template <class T>
BatchGradient<T>::BatchGradient(const DecoderShape& shape, std::size_t tokens, std::size_t batch)
    : batch_(batch), grain_(1), pool_(shape, tokens, sequencesPerPass(tokens)) {
  const std::size_t parameters = parameterCount(shape);
  const std::size_t count = partialGradients(batch, parameters);
  grain_ = (batch + count - 1) / count;
  for (std::size_t i = 0; i < count; ++i) partials_.emplace_back(parameters);
  outcomes_.resize(count);
  targets_.assign(count, std::vector<std::uint32_t>(pool_.capacity()));
  sum_.prepare(parameters);
}

template <class T>
BatchOutcome BatchGradient<T>::run(const Decoder<T>& decoder, BatchSource<T>& source,
                                   const PassOptions& options) {
  const std::size_t labels = decoder.shape().labels;
  const double weight = 1 / static_cast<double>(batch_);
  const auto work = [&](std::size_t chunk, std::size_t first, std::size_t last) {
    typename PassPool<T>::Loan pass(pool_);
    BatchOutcome& outcome = outcomes_[chunk];
    outcome = {};
    for (std::size_t at = first; at < last; at += pool_.capacity()) {
      const BatchPart part{at, std::min(pool_.capacity(), last - at), chunk};
      const auto targets = std::span(targets_[chunk]).first(part.count);
      source.fill(part, pass->inputs(), targets);
      pass->forward(decoder, part.count, options);
      for (std::size_t s = 0; s < part.count; ++s) {
        const CrossEntropy e = crossEntropy<T>({pass->logits().row(s), labels}, targets[s], weight,
                                               {pass->logitGradient().row(s), labels});
        outcome.loss += e.loss * weight;
        outcome.accuracy += e.best == targets[s] ? weight : 0;
      }
      pass->backward(decoder, options, partials_[chunk].data(), at == first);
      if (options.second_gradient) source.takeSecondGradient(part, pass->secondGradient());
    }
  };
  parallel::forChunks(batch_, grain_, work);
  BatchOutcome sum;
  for (const BatchOutcome& outcome : outcomes_) {
    sum.loss += outcome.loss;
    sum.accuracy += outcome.accuracy;
  }
  return sum;
}

template <class T>
void PartialSum<T>::prepare(std::size_t size) {
  const ParamRange all{0, size};
  cutIntoPieces({&all, 1}, pieces_);
  pieces_.reserve(pieces_.size() + 2);  // what is frozen may cut a piece in two
  squares_.reserve(pieces_.capacity());
}

template <class T>
double PartialSum<T>::operator()(std::span<Buffer<T>> partials,
                                 std::span<const ParamRange> ranges) {
  cutIntoPieces(ranges, pieces_);
  squares_.resize(pieces_.size());
  const auto& kernels = kernels::table<T>();
  parallel::forEach(pieces_.size(), 1, [&](std::size_t i) {
    const auto [begin, end] = pieces_[i];
    for (std::size_t width = 1; width < partials.size(); width *= 2) {
      for (std::size_t j = 0; j + width < partials.size(); j += 2 * width) {
        kernels.add(end - begin, partials[j].data() + begin, partials[j + width].data() + begin);
      }
    }
    squares_[i] = kernels.squares(end - begin, partials.front().data() + begin);
  });
  double total = 0;
  for (const double square : squares_) total += square;
  return total;
}

template class PartialSum<float>;
template class PartialSum<double>;
template class PassPool<float>;
template class PassPool<double>;
template class BatchGradient<float>;
template class BatchGradient<double>;

}  // namespace icl::mixture
