// Pictures, tower, positions and text model together: against golden numbers, and checkpoints of
// other forms against their plain twins.
#include <gtest/gtest.h>

#include "core/experiments/checkpoint/head_stats.h"
#include "core/experiments/checkpoint/rope_positions.h"
#include "core/experiments/checkpoint/text_model.h"
#include "core/experiments/checkpoint/vision_model.h"
#include "tests/experiments/checkpoint/vision_fixtures.h"
#include "tests/experiments/checkpoint/vision_reference.h"

namespace icl::checkpoint {
namespace {

/// Both halves of a model, and prompts with pictures for them.
template <class T>
class SeeingModel {
 public:
  explicit SeeingModel(const std::filesystem::path& folder)
      : config_(readModelConfig(folder).value()),
        weights_(Weights::open(folder, config_).value()),
        vision_(config_, weights_),
        text_(config_, weights_) {}

  const TextModel<T>& text() const { return text_; }
  TextInput<T> input(std::vector<int> tokens, const std::vector<PreparedPicture>& pictures) const {
    TextInput<T> input;
    std::vector<PatchGrid> grids;
    for (const PreparedPicture& picture : pictures) {
      const auto features = vision_.features(picture);
      input.images.insert(input.images.end(), features.values.begin(), features.values.end());
      grids.push_back(picture.grid);
    }
    auto positions = ropePositions(tokens, grids, vision_.shape().merge, config_.tokens);
    EXPECT_TRUE(positions.ok()) << (positions.ok() ? "" : positions.error().text());
    input.positions = std::move(positions).value().tokens;
    input.tokens = std::move(tokens);
    EXPECT_TRUE(text_.check(input).ok());
    return input;
  }

 private:
  ModelConfig config_;
  std::shared_ptr<const Weights> weights_;
  VisionModel<T> vision_;
  TextModel<T> text_;
};

template <class T>
std::vector<double> doubles(const std::vector<T>& numbers) {
  return {numbers.begin(), numbers.end()};
}

/// Hidden rows of every layer and the last norm, as they come by.
template <class T>
struct HiddenRows {
  std::map<std::string, std::vector<double>> found{};
  TextObserver<T> observer{};

  HiddenRows(std::size_t tokens, std::size_t width) {
    const auto keep = [this, tokens, width](const std::string& name, Rows<const T> rows) {
      auto& out = found[name];
      for (std::size_t t = 0; t < tokens; ++t) {
        out.insert(out.end(), rows.row(t), rows.row(t) + width);
      }
    };
    observer.hidden = [keep](std::size_t layer, Rows<const T> rows) {
      keep("hidden." + std::to_string(layer), rows);
    };
    observer.final_norm = [keep](Rows<const T> rows) { keep("final_norm", rows); };
  }
};

template <class T>
void expectGoldenModel(const std::string& fixture, double hidden, double logits, double attention) {
  const auto golden = MappedTensors::open(visionGolden(fixture) / "expected.safetensors").value();
  const Json inputs = goldenJson(fixture + "/inputs.json");
  const SeeingModel<T> model(visionGolden(fixture));
  std::vector<PreparedPicture> pictures;
  for (const Json& size : inputs.find("sizes")->items()) {
    pictures.push_back(goldenPrepared(golden, static_cast<int>(pictures.size())));
    EXPECT_EQ(pictures.back().picture.height, wholeNumbers(size)[0]);
  }
  const auto input = model.input(goldenTokens(*inputs.find("ids")), pictures);
  const std::size_t tokens = input.tokens.size();
  HiddenRows<T> rows(tokens, model.text().shape().width);
  TextOptions<T> options;
  for (std::size_t t = 0; t < tokens; ++t) options.logit_rows.push_back(t);
  options.statistics = true;
  options.observer = &rows.observer;
  const auto result = model.text().forward(input, options);
  EXPECT_EQ(rows.found.size(), 4U);
  for (const auto& [name, numbers] : rows.found) {
    EXPECT_LT(largestDifference(numbers, goldenNumbers(golden, name)), hidden) << fixture << name;
  }
  EXPECT_LT(largestDifference(doubles(result.logits), goldenNumbers(golden, "logits")), logits);
  EXPECT_LT(largestDifference(doubles(result.last_row), goldenNumbers(golden, "last_row")),
            attention);
  std::vector<std::size_t> answer = wholeNumbers(*inputs.find("answer_positions"));
  const auto scores = promptScores(result, answer, tokenKinds(input.tokens, -1, -1));
  EXPECT_LT(largestDifference(scores.previous, goldenNumbers(golden, "subdiag_mean")), attention);
  EXPECT_LT(largestDifference(scores.induction, goldenNumbers(golden, "ih")), attention);

  std::vector<std::size_t> shut;
  for (const Json& head : inputs.find("knockout")->items()) {
    const auto place = wholeNumbers(head);
    shut.push_back(place[0] * model.text().shape().heads + place[1]);
  }
  TextOptions<T> without;
  without.logit_rows = {tokens - 1};
  without.open = openBut(model.text().headCount(), shut);
  EXPECT_LT(largestDifference(doubles(model.text().forward(input, without).logits),
                              goldenNumbers(golden, "knockout_logits_last")),
            logits);
}

TEST(SeeingModels, GoldenPromptsInDouble) {
  for (const char* fixture : {"vl_w28", "vl_w56"}) {
    expectGoldenModel<double>(fixture, 1e-10, 1e-10, 1e-10);
  }
}

TEST(SeeingModels, GoldenPromptsInSinglePrecision) {
  for (const char* fixture : {"vl_w28", "vl_w56"}) {
    expectGoldenModel<float>(fixture, 1e-4, 1e-3, 2e-5);
  }
}

TEST(SeeingModels, GoldenPositions) {
  for (const std::string fixture : {"vl_w28", "vl_w56"}) {
    const auto golden = MappedTensors::open(visionGolden(fixture) / "expected.safetensors").value();
    const Json inputs = goldenJson(fixture + "/inputs.json");
    const auto config = readModelConfig(visionGolden(fixture)).value();
    const auto positions =
        ropePositions(goldenTokens(*inputs.find("ids")), goldenGrids(*inputs.find("grids")),
                      config.vision->merge, config.tokens);
    ASSERT_TRUE(positions.ok()) << positions.error().text();
    std::vector<double> by_axis;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      for (const RopePosition& position : positions->tokens) by_axis.push_back(position[axis]);
    }
    EXPECT_EQ(by_axis, goldenNumbers(golden, "positions"));
    EXPECT_EQ(positions->delta, inputs.find("rope_delta")->asInteger());
  }
}

/// Two layers of other widths than the fixtures', grouped heads, windows of three units.
ModelConfig twinConfig(bool tied) {
  ModelConfig config;
  config.model_type = "qwen2_5_vl";
  config.text = {2, 40, 28, 5, 1, 8, 50, 1e-6, 5000, tied, {1, 2, 1}};
  config.tokens = {47, 46, 40, 41, 42, 43};
  VisionShape vision;
  vision.depth = 2;
  vision.width = 24;
  vision.inner = 18;
  vision.heads = 2;
  vision.window = 84;
  vision.out_width = 40;
  vision.full_blocks = {1};
  config.vision = vision;
  return config;
}

template <class T>
std::vector<T> twinLogits(const std::filesystem::path& folder) {
  const SeeingModel<T> model(folder);
  std::vector<PreparedPicture> pictures;
  pictures.push_back({patternPicture(112, 140), {1, 10, 8}});
  pictures.push_back({patternPicture(28, 84), {1, 6, 2}});
  std::vector<int> tokens{47, 3, 40};
  tokens.insert(tokens.end(), 20, 42);
  tokens.insert(tokens.end(), {41, 17, 40});
  tokens.insert(tokens.end(), 3, 42);
  tokens.insert(tokens.end(), {41, 9, 17});
  TextOptions<T> options;
  options.logit_rows = {22, tokens.size() - 1};
  return model.text().forward(model.input(tokens, pictures), options).logits;
}

TEST(SeeingModels, EveryFormOfCheckpointAgreesWithItsPlainTwin) {
  for (const bool tied : {true, false}) {
    const ModelConfig config = twinConfig(tied);
    const PlainTensors tensors = randomTensors(config, tied ? 21 : 22);
    const icl::testing::TemporaryFolder folder;
    writeCheckpoint(folder / "plain", config, tensors, {});
    const auto plain = twinLogits<float>(folder / "plain");
    ASSERT_EQ(plain.size(), 2 * config.text.vocabulary);
    EXPECT_LT(largestDifference(doubles(plain), twinLogits<double>(folder / "plain")), 1e-3);
    int number = 0;
    for (const CheckpointForm& form :
         {CheckpointForm{"BF16", true, 3}, CheckpointForm{"F16", true, 1},
          CheckpointForm{"F16", false, 2}, CheckpointForm{"F64", false, 1},
          CheckpointForm{"BF16", false, 1}}) {
      const auto place = folder / ("form" + std::to_string(number++));
      writeCheckpoint(place, config, tensors, form);
      ASSERT_EQ(readModelConfig(place).value(), config);
      EXPECT_EQ(twinLogits<float>(place), plain) << form.type << form.shards << form.new_names;
    }
  }
}

TEST(SeeingModels, WhereAPictureStandsMatters) {
  // The same pads with transposed grids: another answer, so rows and columns are told apart.
  const ModelConfig config = twinConfig(true);
  const icl::testing::TemporaryFolder folder;
  writeCheckpoint(folder.path(), config, randomTensors(config, 3), {});
  const SeeingModel<double> model(folder.path());
  std::vector<int> tokens{40};
  tokens.insert(tokens.end(), 6, 42);
  tokens.push_back(5);
  TextInput<double> wide = model.input(tokens, {{patternPicture(84, 56), {1, 4, 6}}});
  TextInput<double> tall = wide;
  const std::vector<PatchGrid> grids{{1, 6, 4}};
  tall.positions = ropePositions(tokens, grids, 2, config.tokens).value().tokens;
  TextOptions<double> options;
  options.logit_rows = {tokens.size() - 1};
  const auto one = model.text().forward(wide, options).logits;
  EXPECT_GT(largestDifference(one, model.text().forward(tall, options).logits), 1e-6);
}

}  // namespace
}  // namespace icl::checkpoint
