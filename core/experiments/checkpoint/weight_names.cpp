// The names and shapes of a model's tensors, and the files that hold them.
#include <algorithm>
#include <set>

#include "core/base/files.h"
#include "core/experiments/checkpoint/bounded_json.h"
#include "core/experiments/checkpoint/weights.h"

namespace icl::checkpoint {
namespace {

constexpr std::uint64_t kLargestIndex = std::uint64_t{32} << 20;
constexpr std::ptrdiff_t kMostListed = 1 << 20;
constexpr std::size_t kMostShards = 1000;

void addTextLayer(const TextShape& shape, const std::string& at, std::vector<NamedShape>& to) {
  const std::size_t q = shape.queryWidth(), k = shape.keyWidth(), d = shape.width, f = shape.inner;
  to.push_back({at + "input_layernorm.weight", {d}});
  to.push_back({at + "self_attn.q_proj.weight", {q, d}});
  to.push_back({at + "self_attn.q_proj.bias", {q}});
  to.push_back({at + "self_attn.k_proj.weight", {k, d}});
  to.push_back({at + "self_attn.k_proj.bias", {k}});
  to.push_back({at + "self_attn.v_proj.weight", {k, d}});
  to.push_back({at + "self_attn.v_proj.bias", {k}});
  to.push_back({at + "self_attn.o_proj.weight", {d, q}});
  to.push_back({at + "post_attention_layernorm.weight", {d}});
  to.push_back({at + "mlp.gate_proj.weight", {f, d}});
  to.push_back({at + "mlp.up_proj.weight", {f, d}});
  to.push_back({at + "mlp.down_proj.weight", {d, f}});
}

/// A matrix and its bias.
void addAffine(const std::string& at, std::size_t out, std::size_t in,
               std::vector<NamedShape>& to) {
  to.push_back({at + ".weight", {out, in}});
  to.push_back({at + ".bias", {out}});
}

void addVision(const VisionShape& shape, std::vector<NamedShape>& to) {
  const std::size_t d = shape.width;
  to.push_back({"visual.patch_embed.proj.weight",
                {d, shape.channels, shape.temporal_patch, shape.patch, shape.patch}});
  for (std::size_t block = 0; block < shape.depth; ++block) {
    const std::string at = "visual.blocks." + std::to_string(block) + ".";
    to.push_back({at + "norm1.weight", {d}});
    addAffine(at + "attn.qkv", 3 * d, d, to);
    addAffine(at + "attn.proj", d, d, to);
    to.push_back({at + "norm2.weight", {d}});
    addAffine(at + "mlp.gate_proj", shape.inner, d, to);
    addAffine(at + "mlp.up_proj", shape.inner, d, to);
    addAffine(at + "mlp.down_proj", d, shape.inner, to);
  }
  const std::size_t unit = d * shape.merge * shape.merge;
  to.push_back({"visual.merger.ln_q.weight", {d}});
  addAffine("visual.merger.mlp.0", unit, unit, to);
  addAffine("visual.merger.mlp.2", shape.out_width, unit, to);
}

/// A file of this very folder, by its name alone.
bool isShardName(const std::string& name) {
  constexpr std::string_view ending = ".safetensors";
  return name.size() > ending.size() && name.size() <= 255 && name.ends_with(ending) &&
         name.find('/') == name.npos && name.find('\\') == name.npos &&
         name.find('\0') == name.npos && name.front() != '.';
}

}  // namespace

std::vector<NamedShape> weightShapes(const ModelConfig& config) {
  const TextShape& text = config.text;
  std::vector<NamedShape> shapes;
  shapes.push_back({"model.embed_tokens.weight", {text.vocabulary, text.width}});
  for (std::size_t layer = 0; layer < text.layers; ++layer) {
    addTextLayer(text, "model.layers." + std::to_string(layer) + ".", shapes);
  }
  shapes.push_back({"model.norm.weight", {text.width}});
  if (!text.tied) shapes.push_back({"lm_head.weight", {text.vocabulary, text.width}});
  if (config.vision) addVision(*config.vision, shapes);
  return shapes;
}

std::string publishedName(std::string_view name) {
  constexpr std::pair<std::string_view, std::string_view> prefixes[] = {
      {"model.language_model.", "model."},
      {"language_model.model.", "model."},
      {"language_model.lm_head.", "lm_head."},
      {"model.visual.", "visual."}};
  for (const auto& [from, to] : prefixes) {
    if (name.starts_with(from)) return std::string(to) + std::string(name.substr(from.size()));
  }
  return std::string(name);
}

Result<std::vector<std::filesystem::path>> weightFiles(const std::filesystem::path& folder) {
  std::error_code ignored;
  const auto single = folder / "model.safetensors";
  const auto index = folder / "model.safetensors.index.json";
  if (std::filesystem::exists(single, ignored) || !std::filesystem::exists(index, ignored)) {
    return std::vector{single};
  }
  const auto text = readFile(index, kLargestIndex);
  if (!text) return text.error();
  const auto json = boundedJson(*text, kMostListed, index.string());
  if (!json) return json.error();
  const Json* map = json->find("weight_map");
  if (map == nullptr || !map->isObject() || map->members().empty()) {
    return Error{Message{ICL_TR("'weight_map' must be an object that names each tensor's file")},
                 index.string()};
  }
  std::set<std::string> names;
  for (const auto& [tensor, file] : map->members()) {
    if (!file.isString() || !isShardName(file.asString())) {
      return Error{Message{ICL_TR("the file of tensor '%1' must be the name of a .safetensors file "
                                  "in the same folder"),
                           {tensor}},
                   index.string()};
    }
    names.insert(file.asString());
    if (names.size() > kMostShards) {
      return Error{Message{ICL_TR("more than %1 files of weights"), {std::to_string(kMostShards)}},
                   index.string()};
    }
  }
  std::vector<std::filesystem::path> files;
  for (const std::string& name : names) files.push_back(folder / name);
  return files;
}

}  // namespace icl::checkpoint
