#include "core/experiments/checkpoint/text_cost.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>

#include "core/base/parallel.h"
#include "core/experiments/checkpoint/stored_product.h"

namespace icl::checkpoint {
namespace {

constexpr double kReached = 0.85;  // of the products' speed that whole passes reach

/// Numbers of the four attention matrices of a layer, and of its three others.
double attentionNumbers(const TextShape& shape) {
  const auto width = static_cast<double>(shape.width);
  const auto query = static_cast<double>(shape.heads * shape.head_width);
  const auto key = static_cast<double>(shape.key_heads * shape.head_width);
  return width * (2 * query + 2 * key);
}
double mlpNumbers(const TextShape& shape) {
  return 3 * static_cast<double>(shape.width) * static_cast<double>(shape.inner);
}
/// Of one layer's scores and sums over values, causal halves.
double headOperations(const TextShape& shape, double tokens) {
  return 2 * tokens * tokens * static_cast<double>(shape.heads * shape.head_width);
}
double logitOperations(const TextShape& shape, std::size_t rows) {
  return 2 * static_cast<double>(rows) * static_cast<double>(shape.width) *
         static_cast<double>(shape.vocabulary);
}

double rowBytes(std::size_t cols, std::size_t scalar_bytes) {
  return static_cast<double>(rowStride(cols) * scalar_bytes);
}

/// Operations a second of products with bf16 matrices, in the shape that layers have.
double measureSpeed() {
  using Clock = std::chrono::steady_clock;
  constexpr std::size_t kRows = 128, kIn = 512,
                        kOut = 1024;  // two milliseconds in all: a form waits
  const std::vector<std::uint16_t> numbers(kIn * kOut, 0x3D00);
  WeightView weight;
  weight.data = reinterpret_cast<const std::byte*>(numbers.data());
  weight.type = Stored::BF16;
  weight.shape = {kOut, kIn};
  const std::size_t ld_in = rowStride(kIn), ld_out = rowStride(kOut);
  Buffer<float> x(kRows * ld_in), y(kRows * ld_out);
  std::fill_n(x.data(), x.size(), 0.5F);
  const StoredJob<float> job{&weight, {y.data(), ld_out}};
  double best = std::numeric_limits<double>::infinity();
  for (int repeat = 0; repeat < 3; ++repeat) {
    const auto start = Clock::now();
    storedProducts<float>(kRows, {x.data(), ld_in}, {&job, 1});
    best = std::min(best, std::chrono::duration<double>(Clock::now() - start).count());
  }
  return 2.0 * kRows * kIn * kOut / best;
}

}  // namespace

double textOperations(const TextShape& shape, std::size_t tokens, std::size_t logit_rows) {
  const auto n = static_cast<double>(tokens), layers = static_cast<double>(shape.layers);
  const double mlp_rows = n * (layers - 1) + static_cast<double>(logit_rows);
  return 2 * attentionNumbers(shape) * n * layers + 2 * mlpNumbers(shape) * mlp_rows +
         headOperations(shape, n) * layers + logitOperations(shape, logit_rows);
}

double loraOperations(const TextShape& shape, std::size_t tokens, std::size_t rank,
                      std::size_t answer_tokens) {
  const auto n = static_cast<double>(tokens), layers = static_cast<double>(shape.layers);
  const LoraLayout layout(shape, rank);
  const double mlp_rows = n * (layers - 1) + static_cast<double>(answer_tokens);
  // Forward, made again and back: three times; gate and up but not down are made again.
  return 3 * 2 * attentionNumbers(shape) * n * layers +
         (3 - 1.0 / 3) * 2 * mlpNumbers(shape) * mlp_rows +
         (1 + 1 + 1 + 2) * headOperations(shape, n) * layers +
         2 * logitOperations(shape, answer_tokens) +
         6 * 2 * static_cast<double>(layout.count()) * n;
}

double textBytes(const TextShape& shape, std::size_t tokens, std::size_t scalar_bytes) {
  const auto n = static_cast<double>(tokens);
  const std::size_t query = shape.heads * shape.head_width;
  const std::size_t key = shape.key_heads * shape.head_width;
  const double rows = 2 * rowBytes(shape.width, scalar_bytes) + 2 * rowBytes(query, scalar_bytes) +
                      rowBytes(2 * key, scalar_bytes) + rowBytes(shape.inner, scalar_bytes);
  const double thread =
      n * (3 * (kStoredColumns + 16.0) + 64.0 + static_cast<double>(shape.head_width) + 64.0) *
      static_cast<double>(scalar_bytes);
  const double notes = 2 * static_cast<double>(shape.layers * shape.heads * scalar_bytes) * n;
  const double vectors =
      static_cast<double>(shape.layers) * 3 * rowBytes(shape.width, scalar_bytes);
  return n * rows + thread * parallel::threads() + notes + vectors +
         static_cast<double>(shape.vocabulary * scalar_bytes) * 2;
}

double loraBytes(const TextShape& shape, std::size_t tokens, std::size_t rank,
                 std::size_t scalar_bytes) {
  const auto n = static_cast<double>(tokens);
  const std::size_t query = shape.heads * shape.head_width;
  const std::size_t key = shape.key_heads * shape.head_width;
  const double inputs = static_cast<double>(shape.layers + 5) * rowBytes(shape.width, scalar_bytes);
  const double slopes = 2 * rowBytes(query, scalar_bytes) + rowBytes(2 * key, scalar_bytes) +
                        2 * rowBytes(shape.inner, scalar_bytes);
  const double key_slopes =
      2 * static_cast<double>(shape.heads) * rowBytes(shape.head_width, scalar_bytes);
  const double numbers = static_cast<double>(LoraLayout(shape, rank).count() * scalar_bytes);
  return textBytes(shape, tokens, scalar_bytes) + n * (inputs + slopes + key_slopes) + 4 * numbers +
         8 * static_cast<double>(shape.vocabulary * scalar_bytes);
}

double checkpointSpeed() {
  static const double kMeasured = measureSpeed() * kReached;
  return kMeasured;
}

}  // namespace icl::checkpoint
