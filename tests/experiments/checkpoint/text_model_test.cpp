// The text model against an independent implementation in double: hidden rows, attention, logits,
// head statistics and knock-outs, from float, bf16 and sharded files; and what must not depend on
// threads, on which rows are asked for, or on how prompts are cut into blocks.
#include <gtest/gtest.h>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/experiments/checkpoint/head_stats.h"
#include "core/experiments/checkpoint/text_pass.h"
#include "core/math/kernels/table.h"
#include "tests/experiments/checkpoint/golden_text.h"

namespace icl::checkpoint {
namespace {

template <class T>
class GoldenText : public ::testing::Test {
 protected:
  /// Every tensor that the fixture has, from `name`'s files.
  void compare(const std::string& name, const std::string& expectations) {
    const golden::Expected expected(expectations);
    const Json inputs = golden::inputs(expectations);
    const auto model = golden::model<T>(name);
    const TextShape& shape = model.shape();
    TextInput<T> input;
    input.tokens = golden::whole(*inputs.find("ids"));
    const std::size_t n = input.tokens.size();
    std::vector<std::vector<T>> hidden(shape.layers + 1), maps(shape.layers);
    for (auto& map : maps) map.resize(shape.heads * n * n);
    std::vector<T> final_norm;
    const auto copied = [&](Rows<const T> rows) {
      std::vector<T> out;
      for (std::size_t t = 0; t < n; ++t) {
        out.insert(out.end(), rows.row(t), rows.row(t) + shape.width);
      }
      return out;
    };
    TextObserver<T> observer;
    observer.hidden = [&](std::size_t layer, Rows<const T> rows) { hidden[layer] = copied(rows); };
    observer.final_norm = [&](Rows<const T> rows) { final_norm = copied(rows); };
    observer.attention = [&](std::size_t layer, std::size_t head, std::size_t first,
                             std::size_t rows, Rows<const T> weights) {
      for (std::size_t i = 0; i < rows; ++i) {
        std::copy_n(weights.row(i), n, maps[layer].data() + (head * n + first + i) * n);
      }
    };
    TextOptions<T> options;
    options.logit_rows = golden::allRows(n);
    options.statistics = true;
    options.observer = &observer;
    const auto result = model.forward(input, options);
    ASSERT_TRUE(result.complete);
    for (std::size_t l = 0; l < shape.layers; ++l) {
      const std::string number = std::to_string(l);
      EXPECT_LT(golden::distance(maps[l], expected.at("attention." + number)), kAttention);
      EXPECT_LT(golden::distance(hidden[l], expected.at("hidden." + number)), kHidden);
    }
    EXPECT_LT(golden::distance(hidden.back(), expected.at("hidden.2")), kHidden);
    EXPECT_LT(golden::distance(final_norm, expected.at("final_norm")), kHidden);
    EXPECT_LT(golden::distance(result.logits, expected.at("logits")), kLogits);
    EXPECT_LT(golden::distance(result.last_row, expected.at("last_row")), kAttention);
    compareScores(result, inputs, expected);
    compareKnockOut(model, input, inputs, expected);
  }

  void compareScores(const TextResult<T>& result, const Json& inputs,
                     const golden::Expected& expected) {
    std::vector<std::vector<int>> variants;
    for (const Json& one : inputs.find("answer_variants")->items()) {
      variants.push_back(golden::whole(one));
    }
    const auto tokens = golden::whole(*inputs.find("ids"));
    const auto positions = spanPositions(answerSpans(tokens, variants));
    const auto wanted = golden::whole(*inputs.find("answer_positions"));
    EXPECT_TRUE(std::equal(positions.begin(), positions.end(), wanted.begin(), wanted.end()));
    const auto scores = promptScores(result, positions, tokenKinds(tokens, -1, -1));
    EXPECT_LT(golden::distance(scores.previous, expected.at("subdiag_mean")), kAttention);
    EXPECT_LT(golden::distance(scores.induction, expected.at("ih")), kAttention);
    EXPECT_EQ(scores.by_kind[0], scores.previous) << "all tokens are text";
    compareRanking(scores.previous, *inputs.find("top_ph"));
    compareRanking(scores.induction, *inputs.find("top_ih"));
  }

  void compareRanking(const std::vector<double>& scores, const Json& wanted) {
    const auto ranked = rankedHeads(4, scores, wanted.items().size()).value();
    ASSERT_EQ(ranked.size(), wanted.items().size());
    for (std::size_t i = 0; i < ranked.size(); ++i) {
      const Json& one = wanted.items()[i];
      EXPECT_EQ(ranked[i].layer, one.find("layer")->asInteger());
      EXPECT_EQ(ranked[i].head, one.find("head")->asInteger());
      EXPECT_NEAR(ranked[i].score, one.find("score")->asNumber(), kAttention);
    }
  }

  void compareKnockOut(const TextModel<T>& model, const TextInput<T>& input, const Json& inputs,
                       const golden::Expected& expected) {
    TextOptions<T> options;
    options.logit_rows = golden::allRows(input.tokens.size());
    std::vector<std::size_t> shut;
    for (const Json& one : inputs.find("knockout")->items()) {
      const auto at = golden::whole(one);
      shut.push_back(static_cast<std::size_t>(at[0]) * model.shape().heads +
                     static_cast<std::size_t>(at[1]));
      TextOptions<T> alone;
      alone.logit_rows = {input.tokens.size() - 1};
      alone.open = openBut(model.headCount(), {&shut.back(), 1});
      const std::string name =
          "knockout_logits." + std::to_string(at[0]) + "." + std::to_string(at[1]);
      EXPECT_LT(golden::distance(model.forward(input, alone).logits, expected.at(name)), kLogits);
    }
    options.open = openBut(model.headCount(), shut);
    const auto result = model.forward(input, options);
    EXPECT_LT(golden::distance(result.logits, expected.at("knockout_logits")), kLogits);
  }

  static constexpr bool kFloat = sizeof(T) == 4;
  static constexpr double kLogits = kFloat ? 1e-3 : 1e-10, kHidden = kFloat ? 1e-4 : 1e-10,
                          kAttention = kFloat ? 2e-5 : 1e-10;
};

using Scalars = ::testing::Types<float, double>;
TYPED_TEST_SUITE(GoldenText, Scalars);

TYPED_TEST(GoldenText, FloatFilesGiveTheReferenceNumbers) { this->compare("text_f32", "text_f32"); }
TYPED_TEST(GoldenText, Bf16FilesGiveTheirOwnNumbers) { this->compare("text_bf16", "text_bf16"); }
TYPED_TEST(GoldenText, ShardsAreTheSameModel) {
  this->compare("text_two_shards_bf16", "text_bf16");
}

/// A model of random weights, with many heads and odd sizes.
ModelConfig oddConfig(bool tied) {
  ModelConfig config;
  config.model_type = "qwen2";
  config.text.layers = 3;
  config.text.width = 20;
  config.text.inner = 37;
  config.text.heads = 6;
  config.text.key_heads = 2;
  config.text.head_width = 6;
  config.text.vocabulary = 51;
  config.text.rope_theta = 1e4;
  config.text.tied = tied;
  config.tokens.image_pad = 50;
  return config;
}

std::shared_ptr<const Weights> randomWeights(const ModelConfig& config) {
  std::vector<Tensor> tensors;
  std::uint32_t row = 0;
  for (const auto& [name, shape] : weightShapes(config)) {
    Tensor tensor{name, shape, {}, Tensor::Storage::F64};
    std::size_t count = 1;
    for (const std::size_t size : shape) count *= size;
    tensor.data.resize(count);
    Stream random(7, Purpose::Init, 0, row++);
    random.normals(tensor.data);
    for (double& x : tensor.data) x *= 0.3;
    tensors.push_back(std::move(tensor));
  }
  return Weights::fromTensors(tensors, config).value();
}

TextInput<double> longPrompt(std::size_t tokens) {
  TextInput<double> input;
  Stream random(3, Purpose::Example);
  for (std::size_t i = 0; i < tokens; ++i)
    input.tokens.push_back(static_cast<int>(random.below(50)));
  return input;
}

TEST(TextModel, SameBitsForAnyNumberOfThreadsAndAnyRowsAskedFor) {
  const ModelConfig config = oddConfig(false);
  const TextModel<double> model(config, randomWeights(config));
  const auto input = longPrompt(150);  // three blocks of queries
  TextOptions<double> options;
  options.logit_rows = {149};
  options.statistics = true;
  parallel::setThreads(1);
  const auto one = model.forward(input, options);
  parallel::setThreads(3);
  const auto three = model.forward(input, options);
  options.logit_rows = golden::allRows(150);
  const auto all = model.forward(input, options);
  parallel::setThreads(0);
  EXPECT_EQ(one.logits, three.logits);
  EXPECT_EQ(one.subdiagonal, three.subdiagonal);
  EXPECT_EQ(one.last_row, three.last_row);
  const auto last = all.logitsOf(149);
  EXPECT_TRUE(std::equal(last.begin(), last.end(), one.logits.begin()));
  double sum = 0;
  for (const double a : one.lastRowOf(2, 5)) sum += a;
  EXPECT_NEAR(sum, 1, 1e-12);
}

TEST(TextModel, APrefixHasTheSameLogits) {
  const ModelConfig config = oddConfig(true);
  const TextModel<double> model(config, randomWeights(config));
  auto input = longPrompt(131);
  TextOptions<double> options;
  options.logit_rows = {70};
  const auto longer = model.forward(input, options);
  input.tokens.resize(71);
  const auto shorter = model.forward(input, options);
  EXPECT_LT(golden::distance(longer.logits, shorter.logits), 1e-12);
}

TEST(TextModel, ImagesTakeThePlacesOfTheirPadsAndPositionsAreTheCallers) {
  const ModelConfig config = oddConfig(true);
  const auto weights = randomWeights(config);
  const TextModel<double> model(config, weights);
  auto input = longPrompt(12);
  TextOptions<double> options;
  options.logit_rows = {11};
  const auto plain = model.forward(input, options);
  for (std::int32_t t = 0; t < 12; ++t) input.positions.push_back({t, t, t});
  EXPECT_EQ(model.forward(input, options).logits, plain.logits);
  // Rows of an image that are the embeddings of tokens 7 and 9 stand for these tokens.
  auto with_image = input;
  input.tokens[3] = 7;
  input.tokens[4] = 9;
  with_image.tokens[3] = with_image.tokens[4] = 50;
  with_image.images.resize(40);
  model.embedding().copy(7 * 20, 20, with_image.images.data());
  model.embedding().copy(9 * 20, 20, with_image.images.data() + 20);
  EXPECT_EQ(model.forward(with_image, options).logits, model.forward(input, options).logits);
  // All positions moved by the same number: attention does not see it.
  auto moved = input;
  for (auto& place : moved.positions) place[0] += 5;
  EXPECT_LT(
      golden::distance(model.forward(moved, options).logits, model.forward(input, options).logits),
      1e-11);
  moved.positions[4][0] += 3;
  EXPECT_GT(
      golden::distance(model.forward(moved, options).logits, model.forward(input, options).logits),
      1e-6);
}

TEST(TextModel, SectionsTakeTheirOwnAxis) {
  ModelConfig config = oddConfig(true);
  config.text.sections = {1, 1, 1};
  const TextModel<double> model(config, randomWeights(config));
  auto input = longPrompt(9);
  TextOptions<double> options;
  options.logit_rows = {8};
  for (std::int32_t t = 0; t < 9; ++t) input.positions.push_back({t, t, t});
  const auto equal = model.forward(input, options).logits;
  for (const std::size_t axis : {0, 1, 2}) {
    auto moved = input;
    moved.positions[4][axis] += 4;
    EXPECT_GT(golden::distance(model.forward(moved, options).logits, equal), 1e-7) << axis;
  }
}

Buffer<double> bufferOf(const std::vector<double>& numbers) {
  Buffer<double> out(numbers.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) out[i] = numbers[i];
  return out;
}

TEST(TextModel, NormActivationAndRotationAreThoseOfTheReferenceTable) {
  const Json table = golden::unit("functions.json");
  const Json& norm = *table.find("rmsnorm");
  const auto x = golden::numbers(*norm.find("x")), weight = golden::numbers(*norm.find("weight"));
  Buffer<double> in = bufferOf(x), out(8), inverse(1);
  const auto scale = bufferOf(weight);
  normRows<double>(1, 8, {in.data(), 8}, scale, norm.find("eps")->asNumber(), {out.data(), 8},
                   inverse);
  EXPECT_LT(golden::distance(out.span(), golden::numbers(*norm.find("y"))), 1e-14);

  const auto z = golden::numbers(*table.find("x"));
  const auto gate = bufferOf(z);
  Buffer<double> ones(z.size()), silu(z.size());
  std::fill_n(ones.data(), ones.size(), 1.0);
  kernels::table<double>().activation({1, z.size(), gate.data(), ones.data(), 16, true, silu.data(),
                                       16, nullptr, 0, nullptr, nullptr, 0});
  EXPECT_LT(golden::distance(silu.span(), golden::numbers(*table.find("silu"))), 1e-14);

  const Json& rope = *table.find("rope");
  ModelConfig config = oddConfig(true);
  config.text.head_width = static_cast<std::size_t>(rope.find("head_dim")->asInteger());
  config.text.rope_theta = rope.find("theta")->asNumber();
  TextInput<double> input;
  input.tokens = {0};
  const auto sections = golden::whole(*rope.find("sections"));
  const auto position = golden::whole(*rope.find("position"));
  input.positions.resize(1);
  for (std::size_t axis = 0; axis < 3; ++axis) {
    config.text.sections[axis] = static_cast<std::size_t>(sections[axis]);
    input.positions[0][axis] = position[axis];
  }
  const TextModel<double> model(config, randomWeights(config));
  const TextOptions<double> options;
  const TextPass<double> pass(model, input, options);
  const auto before = golden::numbers(*rope.find("x"));
  in = bufferOf(before);
  pass.turn(1, false, {in.data(), 8});
  EXPECT_LT(golden::distance(in.span(), golden::numbers(*rope.find("y"))), 1e-14);
  pass.turn(1, true, {in.data(), 8});
  EXPECT_LT(golden::distance(in.span(), before), 1e-14);
}

TEST(TextModel, RefusesPromptsThatAreNotItsOwn) {
  const ModelConfig config = oddConfig(true);
  const TextModel<double> model(config, randomWeights(config));
  TextInput<double> input;
  EXPECT_FALSE(model.check(input).ok());
  input.tokens = {1, 51};
  EXPECT_FALSE(model.check(input).ok());
  input.tokens = {1, -1};
  EXPECT_FALSE(model.check(input).ok());
  input.tokens = {1, 50};
  EXPECT_TRUE(model.check(input).ok());
  input.images.resize(40);
  EXPECT_FALSE(model.check(input).ok());
  input.images.resize(20);
  EXPECT_TRUE(model.check(input).ok());
  input.positions.resize(1);
  EXPECT_FALSE(model.check(input).ok());
}

TEST(TextModel, StopsBetweenLayers) {
  const ModelConfig config = oddConfig(true);
  const TextModel<double> model(config, randomWeights(config));
  int asked = 0;
  TextOptions<double> options;
  options.stop = [&asked] { return ++asked == 2; };
  EXPECT_FALSE(model.forward(longPrompt(4), options).complete);
  EXPECT_EQ(asked, 2);
}

}  // namespace
}  // namespace icl::checkpoint
