#include "core/experiments/checkpoint/model_config.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/experiments/checkpoint/small_model.h"
#include "tests/support/places.h"

namespace icl::checkpoint {
namespace {

using ::testing::HasSubstr;

Result<ModelConfig> readBack(const Json& json) { return modelConfigFromText(json.print(), "c"); }

std::string configRefusal(const Json& json) {
  const auto config = readBack(json);
  return config ? "accepted" : config.error().text();
}

/// `json` without `keys`, which come back in an object of their own.
Json takeOut(Json& json, const std::vector<std::string>& keys) {
  Json rest = Json::object(), taken = Json::object();
  for (const auto& [key, value] : json.members()) {
    const bool out = std::find(keys.begin(), keys.end(), key) != keys.end();
    (out ? taken : rest).set(key, value);
  }
  json = rest;
  return taken;
}

const std::vector<std::string> kTextKeys{
    "num_hidden_layers",   "hidden_size",  "intermediate_size", "num_attention_heads",
    "num_key_value_heads", "vocab_size",   "rms_norm_eps",      "rope_theta",
    "tie_word_embeddings", "rope_scaling", "hidden_act",        "use_sliding_window"};

/// The published shape of the 3B models.
ModelConfig threeBillion(bool vision) {
  ModelConfig config = tinyConfig(vision, true);
  config.text = {36, 2048, 11008, 16, 2, 128, 151936, 1e-6, 1e6, true, {}};
  if (!vision) return config;
  config.text.sections = {16, 24, 24};
  config.vision = VisionShape{32, 1280, 3420, 16, 3, 14, 2, 2, 112, 2048, {7, 15, 23, 31}};
  return config;
}

std::pair<std::size_t, std::size_t> tensorsAndNumbers(const ModelConfig& config) {
  std::size_t numbers = 0;
  const auto shapes = weightShapes(config);
  for (const NamedShape& entry : shapes) {
    std::size_t count = 1;
    for (const std::size_t size : entry.shape) count *= size;
    numbers += count;
  }
  return {shapes.size(), numbers};
}

TEST(CheckpointConfig, ThePublishedShapesHaveTheirNumbersOfParameters) {
  EXPECT_EQ(tensorsAndNumbers(threeBillion(false)), std::pair(434UL, 3085938688UL));
  EXPECT_EQ(tensorsAndNumbers(threeBillion(true)), std::pair(824UL, 3754622976UL));
  ModelConfig half = threeBillion(false);
  half.text = {24, 896, 4864, 14, 2, 64, 151936, 1e-6, 1e6, true, {}};
  EXPECT_EQ(tensorsAndNumbers(half).second, 494032768UL);
  half.text = {28, 1536, 8960, 12, 2, 128, 151936, 1e-6, 1e6, true, {}};
  EXPECT_EQ(tensorsAndNumbers(half).second, 1543714304UL);
}

TEST(CheckpointConfig, PublishedFilesAreReadAsTheyAre) {
  for (const bool vision : {false, true}) {
    const ModelConfig wanted = threeBillion(vision);
    const auto got = readBack(configJson(wanted));
    ASSERT_TRUE(got) << got.error().text();
    EXPECT_EQ(*got, wanted);
  }
  const auto fixture = readModelConfig(std::string(ICL_GOLDEN_DIR) + "/checkpoints/text_f32");
  ASSERT_TRUE(fixture) << fixture.error().text();
  EXPECT_EQ(fixture->text, (TextShape{2, 32, 48, 4, 2, 8, 96, 1e-6, 1e6, true, {}}));
  EXPECT_EQ(fixture->tokens.bos, 95);
  EXPECT_FALSE(fixture->vision);
}

TEST(CheckpointConfig, EveryDialectSaysTheSame) {
  const ModelConfig wanted = tinyConfig(true, true);
  const Json published = configJson(wanted);

  Json nested = published;  // text keys in an object of their own
  nested.set("text_config", takeOut(nested, kTextKeys));
  EXPECT_EQ(*readBack(nested), wanted);

  Json newer = published;  // theta and sections in rope_parameters, type "default"
  takeOut(newer, {"rope_theta", "rope_scaling"});
  Json rope = Json::object();
  rope.set("rope_theta", 1000000);
  rope.set("rope_type", "default");
  rope.set("mrope_section", Json::array({1, 1, 0}));
  Json parameters = newer;
  parameters.set("rope_parameters", rope);
  EXPECT_EQ(*readBack(parameters), wanted);
  newer.set("rope_scaling", rope);  // all of it in rope_scaling
  EXPECT_EQ(*readBack(newer), wanted);

  Json renamedKeys = published;
  Json vision = *published.find("vision_config");
  takeOut(vision, {"in_chans", "patch_size"});
  vision.set("in_channels", 3);
  vision.set("spatial_patch_size", 4);
  renamedKeys.set("vision_config", std::move(vision));
  EXPECT_EQ(*readBack(renamedKeys), wanted);

  Json wide = configJson(tinyConfig(false, false));  // heads wider than width / heads
  wide.set("head_dim", 8);
  EXPECT_EQ(readBack(wide)->text.head_width, 8U);
  Json ends = published;
  ends.set("eos_token_id", Json::array({41, 40}));
  EXPECT_EQ(readBack(ends)->tokens.eos, 41);
}

TEST(CheckpointConfig, OtherModelsAreRefusedByName) {
  const auto with = [](const char* key, Json value) {
    Json json = configJson(tinyConfig(true, true));
    json.set(key, std::move(value));
    return configRefusal(json);
  };
  EXPECT_EQ(with("tie_word_embeddings", true), "accepted");
  EXPECT_THAT(with("model_type", "qwen2_vl"), HasSubstr("another picture tower"));
  EXPECT_THAT(with("model_type", "qwen3"), HasSubstr("models of type 'qwen3' can't be read"));
  EXPECT_THAT(with("model_type", "qwen3_vl_moe"), HasSubstr("'qwen3_vl_moe'"));
  EXPECT_THAT(with("model_type", nullptr), HasSubstr("'model_type' is missing"));
  EXPECT_THAT(with("use_sliding_window", true), HasSubstr("sliding windows"));
  EXPECT_THAT(with("layer_types", Json::array({"full_attention", "sliding_attention"})),
              HasSubstr("sliding windows"));
  EXPECT_THAT(with("quantization_config", Json::object()), HasSubstr("quantised"));
  EXPECT_THAT(with("hidden_act", "gelu"), HasSubstr("the activation 'gelu'"));
  Json yarn = Json::object();
  yarn.set("type", "yarn");
  EXPECT_THAT(with("rope_scaling", yarn), HasSubstr("of type 'yarn'"));
  Json text = configJson(tinyConfig(false, true));
  takeOut(text, {"rope_theta"});
  EXPECT_EQ(configRefusal(text), "c: 'rope_theta' is missing");  // never a silent default
}

TEST(CheckpointConfig, ImpossibleShapesAreRefused) {
  const auto with = [](const char* key, Json value) {
    Json json = configJson(tinyConfig(false, true));
    json.set(key, std::move(value));
    return configRefusal(json);
  };
  EXPECT_THAT(with("num_hidden_layers", std::int64_t{1} << 40), HasSubstr("from 1 to 4096"));
  EXPECT_THAT(with("num_hidden_layers", 0), HasSubstr("from 1 to 4096"));
  EXPECT_THAT(with("hidden_size", -1), HasSubstr("'hidden_size' must be a whole number"));
  EXPECT_THAT(with("hidden_size", 2.5), HasSubstr("'hidden_size' must be a whole number"));
  EXPECT_THAT(with("hidden_size", 25), HasSubstr("must be a multiple of 'num_attention_heads'"));
  EXPECT_THAT(with("num_key_value_heads", 4), HasSubstr("must be a multiple of"));
  EXPECT_THAT(with("head_dim", 5), HasSubstr("must be even"));
  EXPECT_THAT(with("head_dim", 1 << 20), HasSubstr("all heads together are wider"));
  EXPECT_THAT(with("rms_norm_eps", 0), HasSubstr("must be a number above 0"));
  EXPECT_THAT(with("rope_theta", "many"), HasSubstr("must be a number above 0"));
  EXPECT_THAT(with("eos_token_id", 50), HasSubstr("from 0 to 49"));
  EXPECT_THAT(with("tie_word_embeddings", "yes"), HasSubstr("must be true or false"));
}

TEST(CheckpointConfig, ImpossibleTowersAreRefused) {
  const auto with = [](const char* key, Json value) {
    Json json = configJson(tinyConfig(true, true));
    Json vision = *json.find("vision_config");
    vision.set(key, std::move(value));
    json.set("vision_config", std::move(vision));
    return configRefusal(json);
  };
  EXPECT_EQ(with("tokens_per_second", 2), "accepted");
  EXPECT_THAT(with("fullatt_block_indexes", nullptr),
              HasSubstr("in 'vision_config', 'fullatt_block_indexes' is missing"));
  EXPECT_THAT(with("fullatt_block_indexes", Json::array({2})), HasSubstr("from 0 to 1"));
  EXPECT_THAT(with("out_hidden_size", 20), HasSubstr("must be the text model's width, 24"));
  EXPECT_THAT(with("window_size", 20), HasSubstr("must be a multiple of the patch size"));
  EXPECT_THAT(with("num_heads", 3), HasSubstr("'num_heads' times a multiple of 4"));
  EXPECT_THAT(with("in_chans", 4), HasSubstr("from 3 to 3"));
  Json json = configJson(tinyConfig(true, true));
  takeOut(json, {"image_token_id"});
  EXPECT_EQ(configRefusal(json), "c: 'image_token_id' is missing");
  takeOut(json, {"rope_scaling"});
  EXPECT_EQ(configRefusal(json), "c: 'mrope_section' is missing");
  takeOut(json, {"vision_config"});
  EXPECT_EQ(configRefusal(json), "c: 'vision_config' is missing");
  Json scaling = Json::object();
  scaling.set("mrope_section", Json::array({1, 1}));
  json.set("rope_scaling", std::move(scaling));
  EXPECT_THAT(configRefusal(json), HasSubstr("three numbers whose sum is half of a head's width"));
}

TEST(CheckpointConfig, AnyChangedByteGivesASentenceOrAShapeWithinBounds) {
  const std::string good = configJson(tinyConfig(true, false)).print();
  Stream stream(3, Purpose::Test);
  int refused = 0;
  for (int trial = 0; trial < 4000; ++trial) {
    std::string text = good;
    for (std::uint64_t n = 1 + stream.below(3); n > 0; --n) {
      const std::size_t at = stream.below(text.size());
      const std::uint64_t kind = stream.below(4);
      if (kind == 0) text[at] = static_cast<char>(stream.below(256));
      if (kind == 1) text[at] = "0123456789-.e{}[],\""[stream.below(19)];
      if (kind == 2) text.erase(at, 1 + stream.below(30));
      if (kind == 3) text.insert(at, text.substr(stream.below(text.size()), stream.below(30)));
    }
    const auto config = modelConfigFromText(text, "c");
    if (!config) {
      ASSERT_FALSE(config.error().message.empty());
      ++refused;
      continue;
    }
    ASSERT_LE(config->text.queryWidth(), std::size_t{1} << 20);
    ASSERT_EQ(config->text.heads % config->text.key_heads, 0U);
  }
  EXPECT_GT(refused, 2000);
}

}  // namespace
}  // namespace icl::checkpoint
