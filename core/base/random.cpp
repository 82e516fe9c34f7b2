#include "core/base/random.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

#include <Random123/philox.h>

#include "core/base/normals.h"
#include "core/base/result.h"

namespace icl {

Stream::Stream(std::uint64_t seed, Purpose purpose, std::uint64_t step, std::uint64_t row)
    : key_{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)},
      counter_{
          0, static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(step),
          static_cast<std::uint32_t>(step >> 32) | (static_cast<std::uint32_t>(purpose) << 24)} {
  ICL_CHECK(row >> 32 == 0 && step >> 56 == 0, "a row or step too large for the address");
}

std::uint32_t Stream::word() {
  if (used_ == 4) {
    const r123::Philox4x32::ctr_type counter{
        {counter_[0]++, counter_[1], counter_[2], counter_[3]}};
    const r123::Philox4x32::key_type key{{key_[0], key_[1]}};
    const auto block = r123::Philox4x32()(counter, key);
    std::copy(block.begin(), block.end(), words_.begin());
    used_ = 0;
  }
  return words_[used_++];
}

std::uint64_t Stream::bits() {
  const std::uint64_t low = word();
  return low | (std::uint64_t{word()} << 32);
}

double Stream::uniform() { return static_cast<double>(bits() >> 11) * 0x1p-53; }

std::uint64_t Stream::below(std::uint64_t n) {
  ICL_CHECK(n > 0, "a draw from nothing");
  // Draws from the incomplete last copy of [0, n) are thrown back.
  const std::uint64_t incomplete = (0 - n) % n;  // 2^64 mod n
  std::uint64_t draw = bits();
  while (draw < incomplete) draw = bits();
  return draw % n;
}

double Stream::sign() { return (word() >> 31) != 0 ? -1.0 : 1.0; }

double Stream::normal() {
  if (spares_ > 0) return spare_[--spares_];
  const std::uint32_t radius = word();
  const auto pair = detail::normalPair(radius, word());
  spare_[0] = pair[1];
  spares_ = 1;
  return pair[0];
}

double Stream::exponential() { return -std::log1p(-uniform()); }

double Stream::gamma(double shape) {
  ICL_CHECK(shape > 0, "a gamma distribution needs a positive shape");
  // Marsaglia and Tsang (2000); below 1 by their boost with a power of a uniform.
  if (shape < 1) return gamma(shape + 1) * std::pow(1 - uniform(), 1 / shape);
  const double d = shape - 1.0 / 3.0;
  const double c = 1 / std::sqrt(9 * d);
  for (;;) {
    const double x = normal();
    const double v = (1 + c * x) * (1 + c * x) * (1 + c * x);
    if (v <= 0) continue;
    if (std::log(1 - uniform()) < 0.5 * x * x + d - d * v + d * std::log(v)) return d * v;
  }
}

template <class T>
void Stream::fillNormals(std::span<T> out) {
  used_ = 4;  // a group begins with a block of its own
  const std::size_t whole = out.size() / detail::kNormals;
  detail::fillNormalGroups(key_.data(), counter_.data(), out.data(), whole);
  counter_[0] += static_cast<std::uint32_t>(whole * detail::kNormalBlocks);
  const auto rest = out.subspan(whole * detail::kNormals);
  if (rest.empty()) return;
  std::array<T, detail::kNormals> group{};
  detail::fillNormalGroups(key_.data(), counter_.data(), group.data(), 1);
  counter_[0] += static_cast<std::uint32_t>(detail::kNormalBlocks);
  std::copy_n(group.begin(), rest.size(), rest.begin());
}

void Stream::normals(std::span<double> out) { fillNormals(out); }

void Stream::normals(std::span<float> out) { fillNormals(out); }

std::vector<std::uint32_t> Stream::permutation(std::uint32_t n) {
  std::vector<std::uint32_t> order(n);
  std::iota(order.begin(), order.end(), 0U);
  shuffle(std::span(order));
  return order;
}

}  // namespace icl
