#include "core/experiments/checkpoint/model_config.h"

#include <algorithm>
#include <cmath>

#include "core/base/files.h"
#include "core/experiments/checkpoint/bounded_json.h"

namespace icl::checkpoint {
namespace {

constexpr std::uint64_t kLargestConfig = std::uint64_t{4} << 20;
constexpr std::ptrdiff_t kMostValues = 1 << 16;
constexpr std::size_t kMostLayers = 4096, kMostHeads = 4096;
constexpr std::size_t kMostWidth = std::size_t{1} << 20, kMostRows = std::size_t{1} << 24;

/// Keys are looked for in the objects given, the first that has one wins. The first error is kept.
class ConfigKeys {
 public:
  ConfigKeys(std::vector<const Json*> objects, std::string where)
      : objects_(std::move(objects)), where_(std::move(where)) {}

  /// nullptr where none has it or it is null.
  const Json* find(std::string_view key) const {
    for (const Json* object : objects_) {
      const Json* value = object == nullptr ? nullptr : object->find(key);
      if (value != nullptr && !value->isNull()) return value;
    }
    return nullptr;
  }
  /// A whole number in [least, most]; without a fallback the key must be there.
  std::size_t size(std::string_view key, std::size_t most, std::optional<std::size_t> fallback = {},
                   std::size_t least = 1) {
    const Json* value = find(key);
    if (value == nullptr) {
      if (!fallback) fail({ICL_TR("'%1' is missing"), {std::string(key)}});
      return fallback.value_or(1);
    }
    if (!value->isInteger() || value->asInteger() < static_cast<std::int64_t>(least) ||
        value->asInteger() > static_cast<std::int64_t>(most)) {
      fail({ICL_TR("'%1' must be a whole number from %2 to %3"),
            {std::string(key), std::to_string(least), std::to_string(most)}});
      return fallback.value_or(1);
    }
    return static_cast<std::size_t>(value->asInteger());
  }
  double positive(std::string_view key, std::optional<double> fallback) {
    const Json* value = find(key);
    if (value == nullptr && fallback) return *fallback;
    if (value != nullptr && value->isNumber() && value->asNumber() > 0 &&
        std::isfinite(value->asNumber())) {
      return value->asNumber();
    }
    fail(value == nullptr ? Message{ICL_TR("'%1' is missing"), {std::string(key)}}
                          : Message{ICL_TR("'%1' must be a number above 0"), {std::string(key)}});
    return 1;
  }
  bool boolean(std::string_view key) {
    const Json* value = find(key);
    if (value == nullptr) return false;
    if (value->isBool()) return value->asBool();
    fail({ICL_TR("'%1' must be true or false"), {std::string(key)}});
    return false;
  }
  std::string text(std::string_view key) {
    const Json* value = find(key);
    if (value == nullptr) return {};
    if (value->isString()) return value->asString();
    fail({ICL_TR("'%1' must be a text"), {std::string(key)}});
    return {};
  }
  /// Whole numbers below `limit`; nothing where the key is absent.
  std::optional<std::vector<std::size_t>> sizes(std::string_view key, std::size_t limit) {
    const Json* value = find(key);
    if (value == nullptr) return {};
    std::vector<std::size_t> sizes;
    const bool listed = value->isArray() && value->items().size() <= limit;
    for (const Json& item : listed ? value->items() : Json::Array{}) {
      if (!item.isInteger() || item.asInteger() < 0) break;
      if (item.asInteger() >= static_cast<std::int64_t>(limit)) break;
      sizes.push_back(static_cast<std::size_t>(item.asInteger()));
    }
    if (!listed || sizes.size() != value->items().size()) {
      fail({ICL_TR("'%1' must be a list of whole numbers from 0 to %2"),
            {std::string(key), std::to_string(limit - 1)}});
    }
    return sizes;
  }
  /// An id below `rows`, or the first of a list of ids; -1 where there is none.
  int token(std::string_view key, std::size_t rows) {
    const Json* value = find(key);
    if (value != nullptr && value->isArray()) {
      value = value->items().empty() ? nullptr : &value->items().front();
    }
    if (value == nullptr) return -1;
    if (value->isInteger() && value->asInteger() >= 0 &&
        value->asInteger() < static_cast<std::int64_t>(rows)) {
      return static_cast<int>(value->asInteger());
    }
    fail({ICL_TR("'%1' must be the id of a token, from 0 to %2"),
          {std::string(key), std::to_string(rows - 1)}});
    return -1;
  }
  void fail(Message message) {
    if (status_.ok()) status_ = Error{std::move(message), where_};
  }
  const Status& status() const { return status_; }

 private:
  std::vector<const Json*> objects_;
  std::string where_;
  Status status_{};
};

/// Models that look alike but compute otherwise, and files whose numbers are packed.
void refuseOthers(ConfigKeys& keys, const std::string& type) {
  if (type.empty()) {
    keys.fail({ICL_TR("'model_type' is missing: this is no model's config.json")});
  } else if (type == "qwen2_vl") {
    keys.fail(
        {ICL_TR("Qwen2-VL has another picture tower (LayerNorm, no windows) and can't be "
                "read; Qwen2.5-VL can")});
  } else if (type != "qwen2" && type != "qwen2_5_vl") {
    keys.fail({ICL_TR("models of type '%1' can't be read; Qwen2.5 ('qwen2') and Qwen2.5-VL "
                      "('qwen2_5_vl') can"),
               {type}});
  }
  if (keys.find("quantization_config") != nullptr) {
    keys.fail({ICL_TR("quantised weights can't be read; take the model's bf16, f16 or f32 files")});
  }
  const Json* kinds = keys.find("layer_types");
  const auto slides = [](const Json& kind) {
    return kind.isString() && kind.asString() != "full_attention";
  };
  if (keys.boolean("use_sliding_window") ||
      (kinds != nullptr && kinds->isArray() &&
       std::any_of(kinds->items().begin(), kinds->items().end(), slides))) {
    keys.fail({ICL_TR("attention in sliding windows can't be computed here")});
  }
  const std::string activation = keys.text("hidden_act");
  if (!activation.empty() && activation != "silu") {
    keys.fail({ICL_TR("the activation '%1' can't be computed here, only 'silu'"), {activation}});
  }
}

const Json* memberOf(const Json* object, std::string_view key) {
  const Json* value = object == nullptr ? nullptr : object->find(key);
  return value == nullptr || !value->isObject() ? nullptr : value;
}

void readRotary(const Json& root, ConfigKeys& keys, const std::string& where, TextShape& shape) {
  const Json* text = memberOf(&root, "text_config");
  ConfigKeys rope({memberOf(text, "rope_parameters"), memberOf(text, "rope_scaling"),
                   memberOf(&root, "rope_parameters"), memberOf(&root, "rope_scaling")},
                  where);
  for (const std::string_view key : {"type", "rope_type"}) {
    const std::string type = rope.text(key);
    if (!type.empty() && type != "default" && type != "mrope") {
      keys.fail({ICL_TR("rotary positions of type '%1' can't be computed here"), {type}});
    }
  }
  if (rope.boolean("mrope_interleaved")) {
    keys.fail({ICL_TR("interleaved rotary sections can't be computed here")});
  }
  shape.rope_theta = (rope.find("rope_theta") != nullptr ? rope : keys).positive("rope_theta", {});
  const std::size_t half = shape.head_width / 2;
  if (const auto sections = rope.sizes("mrope_section", kMostWidth)) {
    if (sections->size() == 3) std::copy_n(sections->begin(), 3, shape.sections.begin());
    if (sections->size() != 3 ||
        shape.sections[0] + shape.sections[1] + shape.sections[2] != half) {
      keys.fail(
          {ICL_TR("'mrope_section' must be three numbers whose sum is half of a head's width, "
                  "%1"),
           {std::to_string(half)}});
    }
  }
  if (!rope.status().ok()) keys.fail(rope.status().error().message);
}

TextShape textShape(const Json& root, ConfigKeys& keys, const std::string& where) {
  TextShape shape;
  shape.layers = keys.size("num_hidden_layers", kMostLayers);
  shape.width = keys.size("hidden_size", kMostWidth);
  shape.inner = keys.size("intermediate_size", kMostWidth);
  shape.heads = keys.size("num_attention_heads", kMostHeads);
  shape.key_heads = keys.size("num_key_value_heads", kMostHeads, shape.heads);
  shape.vocabulary = keys.size("vocab_size", kMostRows);
  shape.head_width =
      keys.size("head_dim", kMostWidth, std::max<std::size_t>(1, shape.width / shape.heads));
  if (keys.find("head_dim") == nullptr && shape.width % shape.heads != 0) {
    keys.fail({ICL_TR("'hidden_size' must be a multiple of 'num_attention_heads'")});
  }
  if (shape.head_width % 2 != 0) keys.fail({ICL_TR("a head's width must be even")});
  if (shape.heads % shape.key_heads != 0) {
    keys.fail({ICL_TR("'num_attention_heads' must be a multiple of 'num_key_value_heads'")});
  }
  if (shape.queryWidth() > kMostWidth) {
    keys.fail({ICL_TR("all heads together are wider than %1"), {std::to_string(kMostWidth)}});
  }
  shape.norm_eps = keys.positive("rms_norm_eps", 1e-6);
  readRotary(root, keys, where, shape);
  return shape;
}

VisionShape visionShape(ConfigKeys& keys, std::size_t text_width) {
  VisionShape shape;
  shape.depth = keys.size("depth", kMostLayers);
  shape.width = keys.size("hidden_size", kMostWidth);
  shape.inner = keys.size("intermediate_size", kMostWidth);
  shape.heads = keys.size("num_heads", kMostHeads);
  shape.channels =
      keys.size(keys.find("in_chans") != nullptr ? "in_chans" : "in_channels", 3, 3, 3);
  shape.patch =
      keys.size(keys.find("patch_size") != nullptr ? "patch_size" : "spatial_patch_size", 256, 14);
  shape.temporal_patch = keys.size("temporal_patch_size", 16, 2);
  shape.merge = keys.size("spatial_merge_size", 16, 2);
  shape.window = keys.size("window_size", 1U << 16, 112);
  shape.out_width = keys.size("out_hidden_size", kMostWidth);
  const std::string activation = keys.text("hidden_act");
  if (!activation.empty() && activation != "silu") {
    keys.fail({ICL_TR("the activation '%1' can't be computed here, only 'silu'"), {activation}});
  }
  auto blocks = keys.sizes("fullatt_block_indexes", shape.depth);
  if (!blocks) keys.fail({ICL_TR("'%1' is missing"), {"fullatt_block_indexes"}});
  shape.full_blocks = std::move(blocks).value_or(std::vector<std::size_t>{});
  std::sort(shape.full_blocks.begin(), shape.full_blocks.end());
  const auto end = std::unique(shape.full_blocks.begin(), shape.full_blocks.end());
  shape.full_blocks.resize(static_cast<std::size_t>(end - shape.full_blocks.begin()));
  if (shape.width % shape.heads != 0 || shape.headWidth() % 4 != 0) {
    keys.fail({ICL_TR("'hidden_size' must be 'num_heads' times a multiple of 4")});
  }
  if (shape.window % (shape.patch * shape.merge) != 0) {
    keys.fail({ICL_TR("'window_size' must be a multiple of the patch size times the merge size")});
  }
  if (shape.out_width != text_width) {
    keys.fail({ICL_TR("'out_hidden_size' must be the text model's width, %1"),
               {std::to_string(text_width)}});
  }
  return shape;
}

TokenIds tokenIds(ConfigKeys& keys, std::size_t rows) {
  TokenIds ids;
  ids.bos = keys.token("bos_token_id", rows);
  ids.eos = keys.token("eos_token_id", rows);
  ids.vision_start = keys.token("vision_start_token_id", rows);
  ids.vision_end = keys.token("vision_end_token_id", rows);
  ids.image_pad = keys.token("image_token_id", rows);
  ids.video_pad = keys.token("video_token_id", rows);
  return ids;
}

void readVision(const Json& root, ConfigKeys& keys, const std::string& where, ModelConfig& config) {
  const Json* object = memberOf(&root, "vision_config");
  if (object == nullptr) return keys.fail({ICL_TR("'%1' is missing"), {"vision_config"}});
  ConfigKeys vision({object}, where + ", vision_config");
  config.vision = visionShape(vision, config.text.width);
  if (!vision.status().ok()) {
    const Error& error = vision.status().error();
    keys.fail({ICL_TR("in 'vision_config', %1"), {error.message.text()}});
  }
  if (!config.text.spatial()) keys.fail({ICL_TR("'%1' is missing"), {"mrope_section"}});
  const TokenIds& ids = config.tokens;
  if (ids.image_pad < 0) keys.fail({ICL_TR("'%1' is missing"), {"image_token_id"}});
  if (ids.vision_start < 0) keys.fail({ICL_TR("'%1' is missing"), {"vision_start_token_id"}});
}

}  // namespace

Result<ModelConfig> modelConfigFromText(std::string_view json, const std::string& where) {
  const auto root = boundedJson(json, kMostValues, where);
  if (!root) return root.error();
  if (!root->isObject()) return Error{Message{ICL_TR("this is not a JSON object")}, where};
  ModelConfig config;
  ConfigKeys top({&*root}, where);
  config.model_type = top.text("model_type");
  refuseOthers(top, config.model_type);
  if (!top.status().ok()) return top.status().error();

  const Json* text = memberOf(&*root, "text_config");
  ConfigKeys keys({text, &*root}, where);
  refuseOthers(keys, config.model_type);
  config.text = textShape(*root, keys, where);
  // Where both say it, the whole model's word counts.
  ConfigKeys tying({&*root, text}, where);
  config.text.tied = tying.boolean("tie_word_embeddings");
  if (!tying.status().ok()) return tying.status().error();
  config.tokens = tokenIds(keys, config.text.vocabulary);
  if (config.model_type == "qwen2_5_vl" && keys.status().ok()) {
    readVision(*root, keys, where, config);
  }
  if (!keys.status().ok()) return keys.status().error();
  return config;
}

Result<ModelConfig> readModelConfig(const std::filesystem::path& folder) {
  const auto path = folder / "config.json";
  const auto text = readFile(path, kLargestConfig);
  if (!text) return text.error();
  return modelConfigFromText(*text, path.string());
}

}  // namespace icl::checkpoint
