// Small model folders written by tests: config.json and safetensors files with any number type,
// naming scheme and split. For tests of the reader and of what reads models.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/base/json.h"
#include "core/base/random.h"
#include "core/experiments/checkpoint/formats.h"
#include "core/experiments/checkpoint/weights.h"
#include "tests/support/compare.h"

namespace icl::checkpoint {

/// A tensor as a file has it.
struct RawTensor {
  std::string name{};
  std::string type = "F32";
  std::vector<std::size_t> shape{};
  std::string data{};
};

inline std::string tensorFileBytes(const std::vector<RawTensor>& tensors, bool blanks = false) {
  Json header = Json::object();
  std::uint64_t at = 0;
  for (const RawTensor& tensor : tensors) {
    Json entry = Json::object(), shape = Json::array();
    for (const std::size_t size : tensor.shape) shape.push(std::uint64_t{size});
    entry.set("dtype", tensor.type);
    entry.set("shape", std::move(shape));
    entry.set("data_offsets", Json::array({at, at + tensor.data.size()}));
    header.append(tensor.name, std::move(entry));
    at += tensor.data.size();
  }
  std::string text = header.print();
  if (blanks) text.append(11, ' ');
  const std::uint64_t length = text.size();
  std::string bytes(8, '\0');
  std::memcpy(bytes.data(), &length, 8);
  bytes += text;
  for (const RawTensor& tensor : tensors) bytes += tensor.data;
  return bytes;
}

/// Numbers in the bytes of a type: F64, F32, F16 or BF16.
inline std::string storedBytes(const std::vector<float>& values, const std::string& type) {
  std::string bytes;
  const auto add = [&](auto value) {
    bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
  };
  for (const float value : values) {
    if (type == "F64") add(double{value});
    if (type == "F32") add(value);
    if (type == "F16") add(f16FromFloat(value));
    if (type == "BF16") add(bf16FromFloat(value));
  }
  return bytes;
}

/// Every tensor of the model with numbers that all types hold exactly.
inline std::vector<RawTensor> randomTensors(const ModelConfig& config, const std::string& type,
                                            std::uint64_t seed = 1) {
  std::vector<RawTensor> tensors;
  std::uint64_t row = 0;
  for (const NamedShape& wanted : weightShapes(config)) {
    Stream stream(seed, Purpose::Init, 0, row++);
    std::size_t count = 1;
    for (const std::size_t size : wanted.shape) count *= size;
    std::vector<float> values(count);
    for (float& x : values) x = (static_cast<float>(stream.below(255)) - 127) / 128;
    tensors.push_back({wanted.name, type, wanted.shape, storedBytes(values, type)});
  }
  return tensors;
}

inline ModelConfig tinyConfig(bool vision, bool tied) {
  ModelConfig config;
  config.model_type = vision ? "qwen2_5_vl" : "qwen2";
  config.text = {2, 24, 20, 6, 3, 4, 50, 1e-6, 1e6, tied, {}};
  config.tokens.bos = 40;
  config.tokens.eos = 41;
  if (!vision) return config;
  config.text.sections = {1, 1, 0};
  config.vision = VisionShape{2, 16, 12, 2, 3, 4, 2, 2, 16, 24, {1}};
  config.tokens = {40, 41, 42, 43, 44, 45};
  return config;
}

/// The config.json of a model, as the published files have it.
inline Json configJson(const ModelConfig& config) {
  const auto whole = [](std::size_t x) { return Json(std::uint64_t{x}); };
  const TextShape& text = config.text;
  Json json = Json::object();
  json.set("model_type", config.model_type);
  json.set("num_hidden_layers", whole(text.layers));
  json.set("hidden_size", whole(text.width));
  json.set("intermediate_size", whole(text.inner));
  json.set("num_attention_heads", whole(text.heads));
  json.set("num_key_value_heads", whole(text.key_heads));
  json.set("vocab_size", whole(text.vocabulary));
  json.set("rms_norm_eps", text.norm_eps);
  json.set("rope_theta", text.rope_theta);
  json.set("tie_word_embeddings", text.tied);
  json.set("hidden_act", "silu");
  json.set("use_sliding_window", false);
  json.set("bos_token_id", config.tokens.bos);
  json.set("eos_token_id", config.tokens.eos);
  if (text.width != text.heads * text.head_width) json.set("head_dim", whole(text.head_width));
  if (!config.vision) return json;
  const VisionShape& eye = *config.vision;
  Json scaling = Json::object(), vision = Json::object(), blocks = Json::array();
  scaling.set("type", "mrope");
  scaling.set("mrope_section", Json::array({whole(text.sections[0]), whole(text.sections[1]),
                                            whole(text.sections[2])}));
  json.set("rope_scaling", std::move(scaling));
  json.set("vision_start_token_id", config.tokens.vision_start);
  json.set("vision_end_token_id", config.tokens.vision_end);
  json.set("image_token_id", config.tokens.image_pad);
  json.set("video_token_id", config.tokens.video_pad);
  vision.set("depth", whole(eye.depth));
  vision.set("hidden_size", whole(eye.width));
  vision.set("intermediate_size", whole(eye.inner));
  vision.set("num_heads", whole(eye.heads));
  vision.set("in_chans", whole(eye.channels));
  vision.set("patch_size", whole(eye.patch));
  vision.set("temporal_patch_size", whole(eye.temporal_patch));
  vision.set("spatial_merge_size", whole(eye.merge));
  vision.set("window_size", whole(eye.window));
  vision.set("out_hidden_size", whole(eye.out_width));
  for (const std::size_t block : eye.full_blocks) blocks.push(whole(block));
  vision.set("fullatt_block_indexes", std::move(blocks));
  json.set("vision_config", std::move(vision));
  return json;
}

enum class NamingScheme { Published, Newer, Nested };

/// A published name as another scheme writes it.
inline std::string renamed(const std::string& name, NamingScheme scheme) {
  const auto swapped = [&](std::string_view from, std::string_view to) {
    return std::string(to) + name.substr(from.size());
  };
  if (scheme == NamingScheme::Newer) {
    if (name.starts_with("model.")) return swapped("model.", "model.language_model.");
    if (name.starts_with("visual.")) return swapped("visual.", "model.visual.");
  }
  if (scheme == NamingScheme::Nested) {
    if (name.starts_with("model.")) return swapped("model.", "language_model.model.");
    if (name.starts_with("lm_head.")) return swapped("lm_head.", "language_model.lm_head.");
  }
  return name;
}

/// Writes config.json and the tensors in `shards` files (1: model.safetensors alone); tensors go to
/// the shards in turn, so that every layer is spread.
inline void writeModel(const std::filesystem::path& folder, const Json& config,
                       const std::vector<RawTensor>& tensors, std::size_t shards = 1) {
  using icl::testing::writeText;
  writeText(folder / "config.json", config.print(1));
  if (shards == 1) return writeText(folder / "model.safetensors", tensorFileBytes(tensors));
  std::vector<std::vector<RawTensor>> parts(shards);
  Json map = Json::object(), index = Json::object();
  const auto file = [&](std::size_t shard) {
    return "model-" + std::to_string(shard + 1) + "-of-" + std::to_string(shards) + ".safetensors";
  };
  for (std::size_t i = 0; i < tensors.size(); ++i) {
    map.append(tensors[i].name, file(i % shards));
    parts[i % shards].push_back(tensors[i]);
  }
  index.set("weight_map", std::move(map));
  writeText(folder / "model.safetensors.index.json", index.print(1));
  for (std::size_t shard = 0; shard < shards; ++shard) {
    writeText(folder / file(shard), tensorFileBytes(parts[shard]));
  }
}

}  // namespace icl::checkpoint
