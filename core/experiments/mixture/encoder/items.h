// Items: what encoders learn to classify, one at a time: noisy vectors about class means, or
// images. Every draw is addressed by seed, step and number. Immutable once made; any thread.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/base/random.h"
#include "core/experiments/mixture/encoder/images.h"

namespace icl::mixture {

/// The mean of a class of the second modality, N(0, 1/D) a number: of the seed, the class and the
/// dimension alone, so that every stage of a seed has the same ones.
void secondClassMean(std::uint64_t seed, std::uint32_t number, std::span<float> out);

/// Where an item comes from: the training stream, or the validation items, which stay.
struct ItemAddress {
  bool validation = false;
  std::uint64_t step = 0;  // training alone
  std::uint64_t index = 0;
};

class Items {
 public:
  virtual ~Items() = default;
  virtual ItemForm form() const = 0;
  virtual std::size_t validationCount() const = 0;
  /// So many validation items differ, those beyond validationCount() included.
  virtual std::uint64_t distinctValidation() const = 0;
  /// Fills the item's numbers and returns its class.
  virtual std::uint32_t draw(const ItemAddress& address, std::span<float> out) const = 0;
  /// Class means, a row a class; empty where items are images.
  virtual std::span<const float> classMeans() const { return {}; }
  /// Accuracy on the validation items of the best possible classifier; NaN where none is known.
  virtual double bestAccuracy() const;
};

struct VectorItemsConfig {
  std::size_t classes = 256, dimension = 64, validation = 1000;
  double spread = 0.1;
};

/// x = (μ + ε g/√D)/√(1 + ε²), classes equally likely. The best classifier takes the nearest mean.
class VectorItems final : public Items {
 public:
  VectorItems(const VectorItemsConfig& config, std::uint64_t seed);
  /// About these class means, which another seed may have drawn.
  VectorItems(const VectorItemsConfig& config, std::uint64_t seed, std::vector<float> means)
      : config_(config), seed_(seed), means_(std::move(means)) {}
  ItemForm form() const override { return {1, config_.dimension, 1}; }
  std::size_t validationCount() const override { return config_.validation; }
  std::uint64_t distinctValidation() const override { return 200'000; }
  std::uint32_t draw(const ItemAddress& address, std::span<float> out) const override;
  std::span<const float> classMeans() const override { return means_; }
  double bestAccuracy() const override;

 private:
  std::span<const float> mean(std::size_t of) const {
    return std::span(means_).subspan(of * config_.dimension, config_.dimension);
  }
  std::uint32_t nearest(std::span<const float> item) const;

  VectorItemsConfig config_;
  std::uint64_t seed_;
  std::vector<float> means_{};
};

/// Pixels from 0 to 1; with noise `out` comes with normal numbers, which it takes for it.
void readPixels(std::span<const std::uint8_t> pixels, double noise, std::span<float> out);

/// The first `classes` of a set: pixels from 0 to 1 with noise of a fixed size. The last `held_out`
/// images of each class are for validation alone, of which there are at most `validation`, spread
/// over the classes.
class ImageItems final : public Items {
 public:
  ImageItems(std::shared_ptr<const ImageSet> set, std::size_t classes, std::size_t held_out,
             std::size_t validation, double noise, std::uint64_t seed);
  /// Of all its classes.
  ImageItems(ImageSet set, std::size_t held_out, std::size_t validation, double noise,
             std::uint64_t seed);
  ItemForm form() const override { return set_->form; }
  std::size_t validationCount() const override { return validation_; }
  std::uint64_t distinctValidation() const override { return held_out_ * classes_; }
  std::uint32_t draw(const ItemAddress& address, std::span<float> out) const override;
  const ImageSet& set() const { return *set_; }

 private:
  std::shared_ptr<const ImageSet> set_;
  std::size_t classes_, held_out_, validation_;
  double noise_;
  std::uint64_t seed_;
};

/// Images as the second items of sequences: those of training's classes, whose last ones are for
/// tests alone, and of classes that training never shows.
struct SecondImages {
  enum class For { Training, Tests, NewClasses };

  std::shared_ptr<const ImageSet> set{};  // training's classes, then the new ones
  std::size_t classes = 0;                // of training
  std::size_t held_out = 1;               // last images of each of them
  bool glyphs = false;
  std::uint64_t seed = 0;  // of the glyphs, and of the noise on validation items

  /// One of the images of a class, or of the new class of this number.
  std::span<const std::uint8_t> draw(std::uint32_t class_number, For purpose, Stream& random) const;
};
/// The same as a run with another seed has them; null of null.
std::shared_ptr<const SecondImages> withSeed(std::shared_ptr<const SecondImages> images,
                                             std::uint64_t seed);

}  // namespace icl::mixture
