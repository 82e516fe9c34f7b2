// The residual stream of the planted decoder (width 128):
//   0…63    which token this is, one place each; what the heads write here is what is said next
//   64…79   which item stood just before (written by head 0.1)
//   80…127  what the random heads write; nobody of importance reads it
// A head's 32 coordinates turn in 16 pairs (j, j + 16) by 10^(−6j/16) a token. Offsets live in the
// fast pairs 0…3, which in pictures go by the time index; identities in the slow pairs 7…14, which
// hardly turn over a prompt; pair 15 stands still.
#include "core/experiments/checkpoint/planted.h"

#include <cmath>
#include <utility>

#include "core/experiments/checkpoint/planted_parts.h"

namespace icl::checkpoint {
namespace {

using namespace planted;

constexpr std::size_t kWidth = 128, kInner = 32, kHeadWidth = 32, kKeyHeads = 2;
constexpr std::size_t kBefore = 64, kRest = 80;  // first places of the later parts
constexpr std::size_t kPairs = kHeadWidth / 2, kSlowPair = 7, kStillPair = 15;
constexpr std::size_t kOffsetPairs = 4, kRecencyPair = 2;
constexpr double kTheta = 1e6;

constexpr double kOffsetSize = 16;   // of query and key in head 0.1: a gap of 25 to its neighbours
constexpr double kMatchSize = 1.75;  // of query and key in head 1.0: a match scores 49,
constexpr double kRestSize = 10;     // the start token 20, anything else nearly 0
// Of head 1.2's query: names score s (32 cos(0.18 d) − 16), d tokens back, and all else 0. What is
// subtracted makes the nearest stand out whatever the size s of a token is.
constexpr double kRecencySize = 32, kNameSize = -16;
constexpr double kReading = 0.125;  // values: about one over the size of a normalised token
constexpr double kInduction = 6, kVote = 2;  // what heads 1.0 and 1.2 add to the name they saw
constexpr double kSmall = 0.03, kScores = 0.1;

double speed(std::size_t pair) {
  return std::pow(kTheta, -static_cast<double>(pair) / static_cast<double>(kPairs));
}

/// Where item c stands among the slow coordinates of a head.
std::size_t slowPlace(std::size_t c) { return c < 8 ? kSlowPair + c : kPairs + kSlowPair + c - 8; }

std::string layerName(std::size_t layer, const char* part) {
  return "model.layers." + std::to_string(layer) + "." + part;
}

struct Attention {
  explicit Attention(std::size_t layer)
      : q(layerName(layer, "self_attn.q_proj.weight"), {kWidth, kWidth}),
        q_bias(layerName(layer, "self_attn.q_proj.bias"), {kWidth}),
        k(layerName(layer, "self_attn.k_proj.weight"), {kKeyHeads * kHeadWidth, kWidth}),
        k_bias(layerName(layer, "self_attn.k_proj.bias"), {kKeyHeads * kHeadWidth}),
        v(layerName(layer, "self_attn.v_proj.weight"), {kKeyHeads * kHeadWidth, kWidth}),
        v_bias(layerName(layer, "self_attn.v_proj.bias"), {kKeyHeads * kHeadWidth}),
        o(layerName(layer, "self_attn.o_proj.weight"), {kWidth, kWidth}) {}
  PlantedMatrix q, q_bias, k, k_bias, v, v_bias, o;
};

constexpr std::size_t headRow(std::size_t head) { return head * kHeadWidth; }

/// A head whose scores and values mean nothing; it writes a little where nobody looks.
void randomHead(Attention& a, std::uint64_t key, std::size_t head) {
  const std::size_t row = headRow(head);
  a.q.noise(key, kScores, row, row + kHeadWidth, 0, kVocabulary);
  a.o.noise(key + 1, kSmall, kRest, kWidth, row, row + kHeadWidth);
}

/// Queries of two heads meet one constant key: head 0.0 sees the token itself, 0.1 the one before.
Attention firstLayer() {
  Attention a(0);
  for (std::size_t j = 0; j < kOffsetPairs; ++j) {
    a.k_bias(j) = kOffsetSize;
    a.q_bias(headRow(0) + j) = kOffsetSize;
    a.q_bias(headRow(1) + j) = kOffsetSize * std::cos(speed(j));
    a.q_bias(headRow(1) + kPairs + j) = -kOffsetSize * std::sin(speed(j));
  }
  for (std::size_t c = 0; c < kItems; ++c) {
    a.v(c, c) = kReading;  // items, and names beside them
    a.v(kItems + c, kFirstName + c) = kReading;
    a.o(kBefore + c, headRow(1) + c) = 1;
    a.o(kRest + c, headRow(0) + c) = 0.25;
  }
  a.k.noise(10, kScores, kHeadWidth, 2 * kHeadWidth, 0, kVocabulary);
  a.v.noise(11, kSmall, kHeadWidth, 2 * kHeadWidth, 0, kVocabulary);
  for (const std::size_t head : {2U, 3U}) randomHead(a, 12 + 2 * head, head);
  return a;
}

Attention secondLayer() {
  Attention a(1);
  for (std::size_t c = 0; c < kItems; ++c) {
    a.q(headRow(0) + slowPlace(c), c) = kMatchSize;
    a.k(slowPlace(c), kBefore + c) = kMatchSize;
  }
  a.q_bias(headRow(0) + kStillPair) = kRestSize;
  a.k(kStillPair, kStart) = 1;
  a.q_bias(headRow(2) + kStillPair) = kNameSize;
  a.q_bias(headRow(2) + kRecencyPair) = kRecencySize;
  for (std::size_t n = 0; n < kItems; ++n) {
    const std::size_t name = kFirstName + n;
    a.k(kHeadWidth + kStillPair, name) = 1;
    a.k(kHeadWidth + kRecencyPair, name) = 1;
    for (const std::size_t group : {0U, 1U}) a.v(group * kHeadWidth + n, name) = kReading;
    a.o(name, headRow(0) + n) = kInduction;
    a.o(name, headRow(2) + n) = kVote;
  }
  for (const std::size_t head : {1U, 3U}) randomHead(a, 30 + 2 * head, head);
  return a;
}

void appendLayer(std::size_t layer, Attention attention, std::vector<Tensor>& out) {
  const std::uint64_t key = 50 + 10 * layer;
  out.push_back(PlantedMatrix(layerName(layer, "input_layernorm.weight"), {kWidth}).ones().take());
  out.push_back(PlantedMatrix(layerName(layer, "mlp.down_proj.weight"), {kWidth, kInner})
                    .noise(key, kSmall, kRest, kWidth, 0, kInner)
                    .take());
  for (const auto& [part, more] :
       {std::pair("mlp.gate_proj.weight", 1U), {"mlp.up_proj.weight", 2U}}) {
    out.push_back(PlantedMatrix(layerName(layer, part), {kInner, kWidth})
                      .noise(key + more, kSmall, 0, kInner, 0, kWidth)
                      .take());
  }
  out.push_back(
      PlantedMatrix(layerName(layer, "post_attention_layernorm.weight"), {kWidth}).ones().take());
  for (PlantedMatrix* part : {&attention.k_bias, &attention.k, &attention.o, &attention.q_bias,
                              &attention.q, &attention.v_bias, &attention.v}) {
    out.push_back(part->take());
  }
}

}  // namespace

std::string plantedConfig(Planted kind) {
  const bool words = kind == Planted::Words;
  std::string text = R"({
  "architectures": [")";
  text += words ? "Qwen2ForCausalLM" : "Qwen2_5_VLForConditionalGeneration";
  text += R"("],
  "model_type": ")";
  text += words ? "qwen2" : "qwen2_5_vl";
  text += R"(",
  "hidden_size": 128, "intermediate_size": 32, "num_hidden_layers": 2,
  "num_attention_heads": 4, "num_key_value_heads": 2, "vocab_size": 64,
  "hidden_act": "silu", "rms_norm_eps": 1e-6, "rope_theta": 1000000.0,
  "tie_word_embeddings": true, "use_sliding_window": false, "torch_dtype": "float32",
  "bos_token_id": 62, "eos_token_id": 61, "max_position_embeddings": 1024)";
  if (words) return text + "\n}\n";
  return text + R"(,
  "image_token_id": 58, "video_token_id": 59, "vision_start_token_id": 56,
  "vision_end_token_id": 57, "vision_token_id": 60,
  "rope_scaling": {"type": "mrope", "mrope_section": [4, 6, 6]},
  "vision_config": {"depth": 2, "hidden_size": 32, "intermediate_size": 40, "num_heads": 4,
    "in_chans": 3, "out_hidden_size": 128, "patch_size": 14, "spatial_merge_size": 2,
    "spatial_patch_size": 14, "temporal_patch_size": 2, "window_size": 56,
    "fullatt_block_indexes": [1], "tokens_per_second": 2, "hidden_act": "silu"}
}
)";
}

std::vector<Tensor> plantedTensors(Planted kind) {
  std::vector<Tensor> out;
  PlantedMatrix tokens("model.embed_tokens.weight", {kVocabulary, kWidth});
  for (std::size_t id = 0; id < kVocabulary; ++id) tokens(id, id) = 1;
  out.push_back(tokens.take());
  appendLayer(0, firstLayer(), out);
  appendLayer(1, secondLayer(), out);
  out.push_back(PlantedMatrix("model.norm.weight", {kWidth}).ones().take());
  if (kind == Planted::Words) return out;
  for (Tensor& tensor : plantedTower()) out.push_back(std::move(tensor));
  return out;
}

PlantedExample plantedExample(Planted kind, std::uint64_t seed, std::size_t index,
                              std::size_t shots) {
  const bool words = kind == Planted::Words;
  const bool two_tokens = words && index % 2 == 1;
  const bool last_shown = index / 2 % 2 == 1;
  Stream stream(seed, Purpose::Task, index);
  const auto two = [&](int of) {
    const auto first = static_cast<int>(stream.below(static_cast<std::uint64_t>(of)));
    const auto other = static_cast<int>(stream.below(static_cast<std::uint64_t>(of - 1)));
    return std::array<int, 2>{first, other < first ? other : other + 1};
  };
  const std::array<int, 2> items = two(words ? kItems : kColours), names = two(8);
  PlantedExample example;
  const auto nameOf = [&](int name) {
    if (!two_tokens) return std::vector<int>{kFirstName + name};
    return std::vector<int>{kFirstName + 8 + name, kFirstSecond + name};
  };
  const auto addItem = [&](int item) {
    if (!words) {
      example.tokens.push_back(kVisionStart);
      example.pictures.push_back(item);
    }
    example.tokens.push_back(words ? item : kImagePad);
  };
  example.tokens.push_back(kStart);
  for (std::size_t round = 0; round < shots; ++round) {
    for (const std::size_t which : {0U, 1U}) {
      addItem(items[which]);
      example.demonstrations.push_back(nameOf(names[which]));
      for (const int id : example.demonstrations.back()) example.tokens.push_back(id);
    }
  }
  const std::size_t asked = last_shown ? 1 : 0;
  addItem(items[asked]);
  example.answer = nameOf(names[asked]);
  example.variants.push_back(example.answer);
  if (words) {
    example.variants.push_back(example.answer);
    example.variants.back().insert(example.variants.back().begin(), kBlank);
  }
  return example;
}

std::string plantedToken(int id) {
  static constexpr std::array<const char*, kItems> kWords{
      "cup",  "key",  "drum", "leaf", "coin",  "rope",  "fork",  "bell",
      "kite", "lamp", "sock", "pear", "shell", "brick", "flute", "glove"};
  static constexpr std::array<const char*, kItems> kNames{
      "zib", "mof", "tarn", "quon", "lurp", "vesk", "dolt", "frim",
      "ba",  "ko",  "wu",   "ri",   "se",   "ny",   "ta",   "po"};
  static constexpr std::array<const char*, 8> kSeconds{"limo", "darn",  "vest", "zun",
                                                       "gart", "molle", "pix",  "ruff"};
  if (id < 0 || id >= kVocabulary) return "?";
  const auto i = static_cast<std::size_t>(id);
  if (id < kFirstName) return kWords[i];
  if (id < kFirstSecond) return kNames[i - kFirstName];
  if (id < kFirstSecond + 8) return kSeconds[i - kFirstSecond];
  switch (id) {
    case kBlank:
      return "␣";
    case kVisionStart:
      return "‹picture";
    case kVisionEnd:
      return "picture›";
    case kImagePad:
      return "▦";
    case kEnd:
      return "‹end›";
    case kStart:
      return "‹start›";
    default:
      return "‹" + std::to_string(id) + "›";
  }
}

}  // namespace icl::checkpoint
