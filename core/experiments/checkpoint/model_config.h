// What a model folder's config.json says of a Qwen2.5 or Qwen2.5-VL model: its shape, how its
// positions turn, and the ids of the tokens with a meaning. All known dialects of the file are
// read; models whose arithmetic is another are refused with one sentence. Plain data; any thread.
#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace icl::checkpoint {

struct TextShape {
  std::size_t layers = 0, width = 0, inner = 0;
  std::size_t heads = 0, key_heads = 0, head_width = 0;
  std::size_t vocabulary = 0;  // rows of the embedding; some stand for no token
  double norm_eps = 1e-6, rope_theta = 0;
  bool tied = false;                      // logits by the embedding, without a matrix of their own
  std::array<std::size_t, 3> sections{};  // frequencies turned by time, row, column; 0 0 0: plain
  bool operator==(const TextShape&) const = default;

  std::size_t queryWidth() const { return heads * head_width; }
  std::size_t keyWidth() const { return key_heads * head_width; }
  bool spatial() const { return sections[0] + sections[1] + sections[2] > 0; }
};

struct VisionShape {
  std::size_t depth = 0, width = 0, inner = 0, heads = 0;
  std::size_t channels = 3, patch = 14, temporal_patch = 2;
  std::size_t merge = 2;     // merge x merge patches become one token
  std::size_t window = 112;  // pixels a side
  std::size_t out_width = 0;
  std::vector<std::size_t> full_blocks{};  // blocks that see a whole picture, ascending
  bool operator==(const VisionShape&) const = default;

  std::size_t headWidth() const { return width / heads; }
  /// Numbers of a patch.
  std::size_t patchNumbers() const { return channels * temporal_patch * patch * patch; }
};

/// -1: the file names none.
struct TokenIds {
  int bos = -1, eos = -1;
  int vision_start = -1, vision_end = -1, image_pad = -1, video_pad = -1;
  bool operator==(const TokenIds&) const = default;
};

struct ModelConfig {
  std::string model_type{};  // "qwen2" or "qwen2_5_vl"
  TextShape text{};
  std::optional<VisionShape> vision{};  // exactly where the type is "qwen2_5_vl"
  TokenIds tokens{};
  bool operator==(const ModelConfig&) const = default;
};

/// `where` names the text in errors.
Result<ModelConfig> modelConfigFromText(std::string_view json, const std::string& where);
/// From `folder`/config.json.
Result<ModelConfig> readModelConfig(const std::filesystem::path& folder);

}  // namespace icl::checkpoint
