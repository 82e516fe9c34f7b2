// From pictures to the rows of numbers that a vision tower reads: rule of size, normalised colours,
// patches in the processor's order (units of merge × merge patches, unit after unit). The rules are
// those of preprocessor_config.json. Any thread.
#pragma once

#include <array>
#include <filesystem>
#include <string_view>

#include "core/experiments/checkpoint/images.h"
#include "core/experiments/checkpoint/model_config.h"
#include "core/experiments/checkpoint/resize.h"
#include "core/math/products.h"

namespace icl::checkpoint {

/// Patches of one picture (frames: 1 but for films). Merged, it has rows/merge × columns/merge
/// units, each one token of the text model.
struct PatchGrid {
  std::size_t frames = 1, rows = 0, columns = 0;

  std::size_t patches() const { return frames * rows * columns; }
  std::size_t tokens(std::size_t merge) const { return patches() / (merge * merge); }
  bool operator==(const PatchGrid&) const = default;
};

/// How a model wants its pictures.
struct PictureRules {
  PixelLimits limits{};
  double scale = 1.0 / 255;
  std::array<double, 3> mean{0.48145466, 0.4578275, 0.40821073};
  std::array<double, 3> deviation{0.26862954, 0.26130258, 0.27577711};
};

Result<PictureRules> pictureRulesFromText(std::string_view json, const std::string& where);
/// From preprocessor_config.json of a model's folder; the published rules where there is none.
Result<PictureRules> readPictureRules(const std::filesystem::path& folder);

/// A picture of its final size, and how many patches that makes.
struct PreparedPicture {
  Picture picture{};
  PatchGrid grid{};
};

Result<PreparedPicture> preparePicture(const Picture& picture, const VisionShape& shape,
                                       const PictureRules& rules, PictureRoute route);
/// Tokens of the text model that a picture of this size becomes.
Result<std::size_t> pictureTokens(PictureSize size, const VisionShape& shape,
                                  const PictureRules& rules, PictureRoute route);

/// All patches of a picture, a row a patch: channel, time (the same picture each time), row,
/// column.
template <class T>
void patchRows(const PreparedPicture& picture, const VisionShape& shape, const PictureRules& rules,
               Rows<T> to);

}  // namespace icl::checkpoint
