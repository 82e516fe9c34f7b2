#include "tests/experiments/checkpoint/vision_reference.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/base/json.h"
#include "core/base/random.h"
#include "core/experiments/checkpoint/formats.h"
#include "core/experiments/checkpoint/weights.h"
#include "tests/support/compare.h"

namespace icl::checkpoint {
namespace {

using Vector = std::vector<double>;

std::size_t product(const std::vector<std::size_t>& shape) {
  std::size_t count = 1;
  for (const std::size_t side : shape) count *= side;
  return count;
}

Vector affine(const Vector& matrix, const Vector& x, const Vector* bias = nullptr) {
  Vector y(matrix.size() / x.size());
  for (std::size_t o = 0; o < y.size(); ++o) {
    y[o] = bias == nullptr ? 0 : (*bias)[o];
    for (std::size_t i = 0; i < x.size(); ++i) y[o] += matrix[o * x.size() + i] * x[i];
  }
  return y;
}

Vector rmsNormed(const Vector& x, const Vector& weight) {
  double squares = 0;
  for (const double value : x) squares += value * value;
  const double inverse = 1 / std::sqrt(squares / static_cast<double>(x.size()) + 1e-6);
  Vector y(x.size());
  for (std::size_t i = 0; i < x.size(); ++i) y[i] = x[i] * inverse * weight[i];
  return y;
}

/// A patch: its place, its stream, and what it asks, offers and says in the present block.
struct PlainPatch {
  std::size_t row, column;
  Vector x, q, k, v;
};

class PlainTower {
 public:
  PlainTower(const PlainTensors& tensors, const VisionShape& shape)
      : tensors_(tensors), shape_(shape) {}

  void block(std::size_t b, std::vector<PlainPatch>& patches) const {
    const std::string at = "visual.blocks." + std::to_string(b) + ".";
    const bool full = std::count(shape_.full_blocks.begin(), shape_.full_blocks.end(), b) > 0;
    for (PlainPatch& patch : patches) askAndOffer(at, patch);
    std::vector<Vector> mixed;
    for (const PlainPatch& patch : patches) mixed.push_back(attention(patch, patches, full));
    for (std::size_t i = 0; i < patches.size(); ++i) {
      Vector& x = patches[i].x;
      add(x, affine(of(at + "attn.proj.weight"), mixed[i], &of(at + "attn.proj.bias")));
      add(x, feedForward(at, rmsNormed(x, of(at + "norm2.weight"))));
    }
  }
  const Vector& of(const std::string& name) const { return tensors_.at(name); }
  static void add(Vector& to, const Vector& from) {
    for (std::size_t i = 0; i < to.size(); ++i) to[i] += from[i];
  }

 private:
  void askAndOffer(const std::string& at, PlainPatch& patch) const {
    const Vector all =
        affine(of(at + "attn.qkv.weight"), rmsNormed(patch.x, of(at + "norm1.weight")),
               &of(at + "attn.qkv.bias"));
    const auto part = [&](std::size_t i) {
      const auto begin = all.begin() + static_cast<std::ptrdiff_t>(i * shape_.width);
      return Vector(begin, begin + static_cast<std::ptrdiff_t>(shape_.width));
    };
    patch.q = turned(part(0), patch);
    patch.k = turned(part(1), patch);
    patch.v = part(2);
  }
  Vector turned(Vector x, const PlainPatch& patch) const {
    const std::size_t size = shape_.headWidth(), half = size / 2;
    for (std::size_t h = 0; h < shape_.heads; ++h) {
      for (std::size_t j = 0; j < half; ++j) {
        const std::size_t i = j % (half / 2);
        const double place = static_cast<double>(j < half / 2 ? patch.row : patch.column);
        const double angle =
            place / std::pow(10000.0, 2.0 * static_cast<double>(i) / static_cast<double>(half));
        double& a = x[h * size + j];
        double& b = x[h * size + j + half];
        const double before = a;
        a = a * std::cos(angle) - b * std::sin(angle);
        b = b * std::cos(angle) + before * std::sin(angle);
      }
    }
    return x;
  }
  bool sees(const PlainPatch& a, const PlainPatch& b) const {
    return a.row / (shape_.window / shape_.patch) == b.row / (shape_.window / shape_.patch) &&
           a.column / (shape_.window / shape_.patch) == b.column / (shape_.window / shape_.patch);
  }
  Vector attention(const PlainPatch& asking, const std::vector<PlainPatch>& patches,
                   bool full) const {
    const std::size_t size = shape_.headWidth();
    Vector out(shape_.width, 0);
    for (std::size_t h = 0; h < shape_.heads; ++h) {
      double total = 0;
      Vector sum(size, 0);
      for (const PlainPatch& other : patches) {
        if (!full && !sees(asking, other)) continue;
        double score = 0;
        for (std::size_t i = h * size; i < (h + 1) * size; ++i) score += asking.q[i] * other.k[i];
        const double weight = std::exp(score / std::sqrt(static_cast<double>(size)));
        total += weight;
        for (std::size_t i = 0; i < size; ++i) sum[i] += weight * other.v[h * size + i];
      }
      for (std::size_t i = 0; i < size; ++i) out[h * size + i] = sum[i] / total;
    }
    return out;
  }
  Vector feedForward(const std::string& at, const Vector& x) const {
    Vector gate = affine(of(at + "mlp.gate_proj.weight"), x, &of(at + "mlp.gate_proj.bias"));
    const Vector up = affine(of(at + "mlp.up_proj.weight"), x, &of(at + "mlp.up_proj.bias"));
    for (std::size_t i = 0; i < gate.size(); ++i) gate[i] *= up[i] / (1 + std::exp(-gate[i]));
    return affine(of(at + "mlp.down_proj.weight"), gate, &of(at + "mlp.down_proj.bias"));
  }

  const PlainTensors& tensors_;
  const VisionShape& shape_;
};

/// Pixels of one patch in the order of the kernel's numbers.
Vector plainPixels(const PreparedPicture& picture, const VisionShape& shape, std::size_t row,
                   std::size_t column) {
  const PictureRules rules;
  Vector pixels;
  for (std::size_t c = 0; c < 3; ++c) {
    for (std::size_t t = 0; t < shape.temporal_patch; ++t) {
      for (std::size_t y = row * shape.patch; y < (row + 1) * shape.patch; ++y) {
        for (std::size_t x = column * shape.patch; x < (column + 1) * shape.patch; ++x) {
          const double value = picture.picture.row(y)[3 * x + c] / 255.0;
          pixels.push_back((value - rules.mean[c]) / rules.deviation[c]);
        }
      }
    }
  }
  return pixels;
}

}  // namespace

PlainTensors randomTensors(const ModelConfig& config, std::uint64_t seed) {
  PlainTensors tensors;
  std::uint64_t next = 0;
  for (const NamedShape& one : weightShapes(config)) {
    Vector numbers(product(one.shape));
    const bool norm = one.name.ends_with("norm.weight") || one.name.ends_with("norm1.weight") ||
                      one.name.ends_with("norm2.weight") || one.name.ends_with("ln_q.weight") ||
                      one.name.ends_with("layernorm.weight");
    Stream stream(seed, Purpose::Init, next++);
    for (double& number : numbers) {
      const double whole = static_cast<double>(stream.below(64)) - 32;
      number = norm ? 1 + whole / 64 : whole / 256;
    }
    tensors[one.name] = std::move(numbers);
  }
  return tensors;
}

std::vector<double> plainMerged(const PlainTensors& tensors, const VisionShape& shape,
                                const PreparedPicture& picture) {
  const PlainTower tower(tensors, shape);
  std::vector<PlainPatch> patches;
  for (std::size_t row = 0; row < picture.grid.rows; ++row) {
    for (std::size_t column = 0; column < picture.grid.columns; ++column) {
      patches.push_back({row,
                         column,
                         affine(tower.of("visual.patch_embed.proj.weight"),
                                plainPixels(picture, shape, row, column)),
                         {},
                         {},
                         {}});
    }
  }
  for (std::size_t b = 0; b < shape.depth; ++b) tower.block(b, patches);
  Vector merged;
  for (std::size_t row = 0; row < picture.grid.rows; row += shape.merge) {
    for (std::size_t column = 0; column < picture.grid.columns; column += shape.merge) {
      Vector unit;
      for (std::size_t i = 0; i < shape.merge * shape.merge; ++i) {
        const std::size_t patch =
            (row + i / shape.merge) * picture.grid.columns + column + i % shape.merge;
        const Vector part = rmsNormed(patches[patch].x, tower.of("visual.merger.ln_q.weight"));
        unit.insert(unit.end(), part.begin(), part.end());
      }
      Vector hidden = affine(tower.of("visual.merger.mlp.0.weight"), unit,
                             &tower.of("visual.merger.mlp.0.bias"));
      for (double& value : hidden) value *= 0.5 * (1 + std::erf(value / std::sqrt(2.0)));
      const Vector out = affine(tower.of("visual.merger.mlp.2.weight"), hidden,
                                &tower.of("visual.merger.mlp.2.bias"));
      merged.insert(merged.end(), out.begin(), out.end());
    }
  }
  return merged;
}

namespace {

std::string bytesStoredAs(const Vector& numbers, const std::string& type) {
  std::string bytes;
  const auto put = [&](auto value) {
    char raw[sizeof(value)];
    std::memcpy(raw, &value, sizeof(value));
    bytes.append(raw, sizeof(value));
  };
  for (const double number : numbers) {
    const auto single = static_cast<float>(number);
    if (type == "F64") put(number);
    if (type == "F32") put(single);
    if (type == "BF16") put(bf16FromFloat(single));
    if (type == "F16") put(f16FromFloat(single));
  }
  return bytes;
}

std::string renamed(const std::string& name) {
  if (name.starts_with("model.")) return "model.language_model." + name.substr(6);
  if (name.starts_with("visual.")) return "model." + name;
  return name;
}

Json numberList(const std::vector<std::size_t>& numbers) {
  Json list = Json::array();
  for (const std::size_t number : numbers) list.push(static_cast<std::int64_t>(number));
  return list;
}

Json configJson(const ModelConfig& config, bool nested) {
  const auto whole = [](std::size_t n) { return Json(static_cast<std::int64_t>(n)); };
  const TextShape& text = config.text;
  Json inner = Json::object();
  inner.set("num_hidden_layers", whole(text.layers)).set("hidden_size", whole(text.width));
  inner.set("intermediate_size", whole(text.inner)).set("vocab_size", whole(text.vocabulary));
  inner.set("num_attention_heads", whole(text.heads));
  inner.set("num_key_value_heads", whole(text.key_heads)).set("rms_norm_eps", text.norm_eps);
  Json rope = Json::object();
  rope.set(nested ? "rope_type" : "type", nested ? "default" : "mrope");
  rope.set("mrope_section", numberList({text.sections.begin(), text.sections.end()}));
  if (nested) rope.set("rope_theta", text.rope_theta);
  inner.set(nested ? "rope_parameters" : "rope_scaling", rope);
  if (!nested) inner.set("rope_theta", text.rope_theta);
  Json vision = Json::object();
  if (config.vision) {
    const VisionShape& shape = *config.vision;
    vision.set("depth", whole(shape.depth)).set("hidden_size", whole(shape.width));
    vision.set("intermediate_size", whole(shape.inner)).set("num_heads", whole(shape.heads));
    vision.set(nested ? "in_channels" : "in_chans", whole(shape.channels));
    vision.set(nested ? "patch_size" : "spatial_patch_size", whole(shape.patch));
    vision.set("temporal_patch_size", whole(shape.temporal_patch));
    vision.set("spatial_merge_size", whole(shape.merge)).set("window_size", whole(shape.window));
    vision.set("out_hidden_size", whole(shape.out_width)).set("hidden_act", "silu");
    vision.set("fullatt_block_indexes", numberList(shape.full_blocks));
  }
  Json root = nested ? Json::object({{"text_config", inner}}) : inner;
  root.set("model_type", config.model_type).set("tie_word_embeddings", text.tied);
  root.set("bos_token_id", config.tokens.bos).set("eos_token_id", config.tokens.eos);
  root.set("vision_start_token_id", config.tokens.vision_start);
  root.set("vision_end_token_id", config.tokens.vision_end);
  root.set("image_token_id", config.tokens.image_pad);
  root.set("video_token_id", config.tokens.video_pad).set("vision_config", vision);
  return root;
}

}  // namespace

void writeCheckpoint(const std::filesystem::path& folder, const ModelConfig& config,
                     const PlainTensors& tensors, const CheckpointForm& form) {
  std::filesystem::create_directories(folder);
  icl::testing::writeText(folder / "config.json", configJson(config, form.new_names).print(1));
  std::vector<Json> headers(form.shards, Json::object());
  std::vector<std::string> data(form.shards);
  Json places = Json::object();
  const auto fileOf = [&](std::size_t shard) {
    return form.shards == 1 ? std::string("model.safetensors")
                            : "model-" + std::to_string(shard + 1) + ".safetensors";
  };
  std::size_t next = 0;
  for (const NamedShape& one : weightShapes(config)) {
    const std::string name = form.new_names ? renamed(one.name) : one.name;
    const std::size_t shard = next++ % form.shards;
    const std::string bytes = bytesStoredAs(tensors.at(one.name), form.type);
    const std::size_t begin = data[shard].size();
    data[shard] += bytes;
    Json entry = Json::object();
    entry.set("dtype", form.type).set("shape", numberList(one.shape));
    entry.set("data_offsets", numberList({begin, data[shard].size()}));
    headers[shard].append(name, entry);
    places.append(name, fileOf(shard));
  }
  for (std::size_t shard = 0; shard < form.shards; ++shard) {
    const std::string header = headers[shard].print();
    std::string length(8, '\0');
    for (std::size_t i = 0; i < 8; ++i) {
      length[i] = static_cast<char>(header.size() >> (8 * i) & 255U);
    }
    icl::testing::writeText(folder / fileOf(shard), length + header + data[shard]);
  }
  if (form.shards > 1) {
    Json index = Json::object();
    index.set("weight_map", places);
    icl::testing::writeText(folder / "model.safetensors.index.json", index.print(1));
  }
}

}  // namespace icl::checkpoint
