#include "core/experiments/mixture/encoder/items.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/parallel.h"
#include "core/base/random.h"

namespace icl::mixture {
namespace {

/// Rows of the streams of tables: the first modality's classes and labels lie elsewhere.
constexpr std::uint64_t kTableRow = std::uint64_t{1} << 30;
/// Steps of test streams: those of sequences are below 10.
constexpr std::uint64_t kItemTest = 100;
constexpr std::size_t kNearestGrain = 32;

Stream itemChoice(std::uint64_t seed, const ItemAddress& at) {
  if (!at.validation) return {seed, Purpose::Tokens, at.step, at.index};
  return {seed, Purpose::Test, kItemTest, at.index};
}

Stream itemNoise(std::uint64_t seed, const ItemAddress& at) {
  if (!at.validation) return {seed, Purpose::Noise, at.step, at.index};
  return {seed, Purpose::Test, kItemTest + 1, at.index};
}

}  // namespace

void secondClassMean(std::uint64_t seed, std::uint32_t number, std::span<float> out) {
  Stream random(seed, Purpose::Task, 0, kTableRow + number);
  random.normals(out);
  const float size = 1 / std::sqrt(static_cast<float>(out.size()));
  for (float& x : out) x *= size;
}

double Items::bestAccuracy() const { return std::numeric_limits<double>::quiet_NaN(); }

VectorItems::VectorItems(const VectorItemsConfig& config, std::uint64_t seed)
    : config_(config), seed_(seed), means_(config.classes * config.dimension) {
  const std::size_t d = config.dimension;
  for (std::uint32_t k = 0; k < config.classes; ++k) {
    secondClassMean(seed, k, std::span(means_).subspan(k * d, d));
  }
}

std::uint32_t VectorItems::draw(const ItemAddress& address, std::span<float> out) const {
  Stream choice = itemChoice(seed_, address);
  const auto number = static_cast<std::uint32_t>(choice.below(config_.classes));
  if (config_.spread > 0) itemNoise(seed_, address).normals(out);
  const double unit = 1 / std::sqrt(1 + config_.spread * config_.spread);
  const auto share = static_cast<float>(unit);
  const auto spread =
      static_cast<float>(unit * config_.spread / std::sqrt(static_cast<double>(config_.dimension)));
  const auto centre = mean(number);
  for (std::size_t j = 0; j < centre.size(); ++j) {
    out[j] = share * centre[j] + (config_.spread > 0 ? spread * out[j] : 0.0F);
  }
  return number;
}

/// All classes are equally likely and their noise is the same, so the likeliest is the nearest.
std::uint32_t VectorItems::nearest(std::span<const float> item) const {
  const auto unit = static_cast<float>(1 / std::sqrt(1 + config_.spread * config_.spread));
  std::uint32_t best = 0;
  float least = std::numeric_limits<float>::infinity();
  for (std::uint32_t k = 0; k < config_.classes; ++k) {
    const auto centre = mean(k);
    float distance = 0;
    for (std::size_t j = 0; j < centre.size(); ++j) {
      const float offset = item[j] - unit * centre[j];
      distance += offset * offset;
    }
    if (distance >= least) continue;
    least = distance;
    best = k;
  }
  return best;
}

double VectorItems::bestAccuracy() const {
  const std::size_t count = config_.validation;
  std::vector<std::size_t> right(parallel::chunkCount(count, kNearestGrain));
  parallel::forChunks(count, kNearestGrain,
                      [&](std::size_t chunk, std::size_t first, std::size_t last) {
                        std::vector<float> item(config_.dimension);
                        for (std::size_t i = first; i < last; ++i) {
                          const auto number = draw({true, 0, i}, item);
                          right[chunk] += nearest(item) == number ? 1 : 0;
                        }
                      });
  std::size_t all = 0;
  for (const std::size_t some : right) all += some;
  return static_cast<double>(all) / static_cast<double>(count);
}

ImageItems::ImageItems(ImageSet set, std::size_t held_out, std::size_t validation, double noise,
                       std::uint64_t seed)
    : set_(std::move(set)),
      held_out_(held_out),
      validation_(std::min(validation, held_out * set_.classes())),
      noise_(noise),
      seed_(seed) {}

std::uint32_t ImageItems::draw(const ItemAddress& address, std::span<float> out) const {
  std::size_t of = address.index % set_.classes(), number = 0;
  if (address.validation) {
    number = set_.count(of) - held_out_ + address.index / set_.classes() % held_out_;
  } else {
    Stream choice = itemChoice(seed_, address);
    of = choice.below(set_.classes());
    number = choice.below(set_.count(of) - held_out_);
  }
  if (noise_ > 0) itemNoise(seed_, address).normals(out);
  const auto pixels = set_.image(of, number);
  const auto noise = static_cast<float>(noise_);
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    out[i] = static_cast<float>(pixels[i]) / 255.0F + (noise_ > 0 ? noise * out[i] : 0.0F);
  }
  return static_cast<std::uint32_t>(of);
}

}  // namespace icl::mixture
