// Images of classes: read from folders of PNG files, or drawn here. Plain data once made; making
// one blocks (not on the GUI thread).
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/experiments/mixture/encoder/encoder.h"

namespace icl::mixture {

/// Eight bits a number; the images of class k are first[k] … first[k + 1] − 1.
struct ImageSet {
  ItemForm form{};
  std::vector<std::string> names{};
  std::vector<std::size_t> first{0};
  std::vector<std::uint8_t> pixels{};

  std::size_t classes() const { return names.size(); }
  std::size_t count(std::size_t of) const { return first[of + 1] - first[of]; }
  std::span<const std::uint8_t> image(std::size_t of, std::size_t number) const {
    return std::span(pixels).subspan((first[of] + number) * form.size(), form.size());
  }
};

struct FolderOptions {
  std::size_t classes = 2;   // the first so many, in order of their paths
  std::size_t size = 0;      // side to scale to; 0: as they are, all alike
  std::size_t channels = 1;  // 1: grey, 3: red-green-blue
  std::size_t least = 2;     // images that each class must have
  std::size_t last = 0;      // and the last so many classes, behind the first ones
};

/// A class is a folder with PNG files, however deep below `folder`: alphabets with characters
/// (Omniglot) or splits with classes (Mini-ImageNet) as they are published.
Result<ImageSet> readImageFolder(const std::filesystem::path& folder, const FolderOptions& options);

/// Hand-drawn-like signs, dark on white: a class is a few random strokes, an image draws them with
/// another hand (turned, sheared, shifted, wavering, with another pen). Of seed, class and number
/// alone.
ImageSet makeGlyphs(std::uint64_t seed, std::size_t classes, std::size_t each, std::size_t size);

}  // namespace icl::mixture
