// BatchGradient: loss and gradient of a batch, spread over all cores. The batch is cut into chunks
// by its size alone; each has a gradient of its own, and they are added up in order: the same bits
// for any number of threads. Allocates nothing after the first batches. Float and double.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "core/experiments/mixture/decoder_pass.h"

namespace icl::mixture {

/// Passes that workers borrow; which one they get changes no number.
template <class T>
class PassPool {
 public:
  PassPool(const DecoderShape& shape, std::size_t tokens, std::size_t sequences);
  std::size_t capacity() const { return sequences_; }

  class Loan {
   public:
    explicit Loan(PassPool& pool) : pool_(pool), pass_(pool.take()) {}
    ~Loan() { pool_.give(std::move(pass_)); }
    Loan(const Loan&) = delete;
    Loan& operator=(const Loan&) = delete;
    DecoderPass<T>& operator*() { return *pass_; }
    DecoderPass<T>* operator->() { return pass_.get(); }

   private:
    PassPool& pool_;
    std::unique_ptr<DecoderPass<T>> pass_;
  };

 private:
  std::unique_ptr<DecoderPass<T>> take();
  void give(std::unique_ptr<DecoderPass<T>> pass);

  DecoderShape shape_;
  std::size_t tokens_, sequences_;
  std::mutex mutex_{};
  std::vector<std::unique_ptr<DecoderPass<T>>> free_{};
};

/// Sequences that go through a pass together: enough rows for the products, few enough to stay in
/// the cache.
std::size_t sequencesPerPass(std::size_t tokens);

/// Part of a batch. `chunk` numbers the storage that whoever fills it may keep for itself.
struct BatchPart {
  std::size_t first = 0, count = 0, chunk = 0;
};

/// What a batch is made of. Called on workers, at once for parts of different chunks.
template <class T>
class BatchSource {
 public:
  virtual ~BatchSource() = default;
  /// The rows of the part's sequences and the label each should end with.
  virtual void fill(const BatchPart& part, const InputRows<T>& rows,
                    std::span<std::uint32_t> targets) = 0;
  /// With PassOptions::second_gradient: the gradient by the second rows that were filled in.
  virtual void takeSecondGradient(const BatchPart&, Rows<const T>) {}
};

struct BatchOutcome {
  double loss = 0, accuracy = 0;
};

/// Adds the gradients of chunks pairwise, in an order that threads do not change, into the first.
template <class T>
class PartialSum {
 public:
  /// Takes the memory for gradients of this size.
  void prepare(std::size_t size);
  /// The sum of its squares. What lies outside the ranges is left as it was.
  double operator()(std::span<Buffer<T>> partials, std::span<const ParamRange> ranges);

 private:
  std::vector<ParamRange> pieces_{};
  std::vector<double> squares_{};
};

template <class T>
class BatchGradient {
 public:
  BatchGradient(const DecoderShape& shape, std::size_t tokens, std::size_t batch);

  /// Chunks that a batch is cut into: the most that BatchPart::chunk can be, plus 1.
  std::size_t chunks() const { return partials_.size(); }
  BatchOutcome run(const Decoder<T>& decoder, BatchSource<T>& source, const PassOptions& options);
  /// Mean gradient of the last run and the sum of its squares, in the ranges that learn.
  double reduce(std::span<const ParamRange> ranges) { return sum_(partials_, ranges); }
  const T* gradient() const { return partials_.front().data(); }

  PassPool<T>& passes() { return pool_; }

 private:
  std::size_t batch_, grain_;
  PassPool<T> pool_;
  std::vector<Buffer<T>> partials_;
  std::vector<BatchOutcome> outcomes_;
  std::vector<std::vector<std::uint32_t>> targets_;
  PartialSum<T> sum_{};
};

/// The ranges cut into pieces of a size that suits one core's cache.
void cutIntoPieces(std::span<const ParamRange> ranges, std::vector<ParamRange>& pieces);

/// Partial gradients a batch is summed in: at most 16, fewer for large models.
std::size_t partialGradients(std::size_t batch, std::size_t parameters);

}  // namespace icl::mixture
