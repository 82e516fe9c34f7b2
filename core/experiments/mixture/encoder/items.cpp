#include "core/experiments/mixture/encoder/items.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/parallel.h"

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

void readPixels(std::span<const std::uint8_t> pixels, double noise, std::span<float> out) {
  const auto size = static_cast<float>(noise);
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    out[i] = static_cast<float>(pixels[i]) / 255.0F + (noise > 0 ? size * out[i] : 0.0F);
  }
}

ImageItems::ImageItems(std::shared_ptr<const ImageSet> set, std::size_t classes,
                       std::size_t held_out, std::size_t validation, double noise,
                       std::uint64_t seed)
    : set_(std::move(set)),
      classes_(classes),
      held_out_(held_out),
      validation_(std::min(validation, held_out * classes)),
      noise_(noise),
      seed_(seed) {}

ImageItems::ImageItems(ImageSet set, std::size_t held_out, std::size_t validation, double noise,
                       std::uint64_t seed)
    : ImageItems(std::make_shared<const ImageSet>(std::move(set)), 0, held_out, 0, noise, seed) {
  classes_ = set_->classes();
  validation_ = std::min(validation, held_out * classes_);
}

std::uint32_t ImageItems::draw(const ItemAddress& address, std::span<float> out) const {
  std::size_t of = address.index % classes_, number = 0;
  if (address.validation) {
    number = set_->count(of) - held_out_ + address.index / classes_ % held_out_;
  } else {
    Stream choice = itemChoice(seed_, address);
    of = choice.below(classes_);
    number = choice.below(set_->count(of) - held_out_);
  }
  if (noise_ > 0) itemNoise(seed_, address).normals(out);
  readPixels(set_->image(of, number), noise_, out);
  return static_cast<std::uint32_t>(of);
}

std::span<const std::uint8_t> SecondImages::draw(std::uint32_t class_number, For purpose,
                                                 Stream& random) const {
  const std::size_t of = class_number + (purpose == For::NewClasses ? classes : 0);
  const std::size_t all = set->count(of);
  if (purpose == For::NewClasses) return set->image(of, random.below(all));
  if (purpose == For::Training) return set->image(of, random.below(all - held_out));
  return set->image(of, all - held_out + random.below(held_out));
}

std::shared_ptr<const SecondImages> withSeed(std::shared_ptr<const SecondImages> images,
                                             std::uint64_t seed) {
  if (!images || images->seed == seed) return images;
  auto out = std::make_shared<SecondImages>(*images);
  out->seed = seed;
  if (out->glyphs) {
    const ImageSet& old = *images->set;
    out->set = std::make_shared<const ImageSet>(
        makeGlyphs(seed, old.classes(), old.count(0), old.form.height));
  }
  return out;
}

}  // namespace icl::mixture
