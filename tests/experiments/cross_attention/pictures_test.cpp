#include "core/experiments/cross_attention/pictures.h"

#include <chrono>
#include <cmath>
#include <numeric>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/equations.h"
#include "core/experiments/cross_attention/experiment.h"
#include "tests/support/time_budget.h"

namespace icl::cross_attention {
namespace {

Frame drawn(const Config& config, const Look& look, double alpha = 0.2, double beta = -0.2) {
  PromptPictures pictures(config);
  Frame frame;
  pictures.draw(frame, look, {config, alpha, beta});
  return frame;
}

const PlateData& plate(const Frame& frame, std::string_view key) {
  const auto types = platesOfPrompt();
  for (std::size_t i = 0; i < types.size(); ++i) {
    if (types[i].key == key) return frame.plates.at(i);
  }
  throw std::runtime_error("no such plate");
}

TEST(Pictures, EveryPlateHasItsShapeAndLabels) {
  Config config;
  config.dim_2 = 3;
  const Frame frame = drawn(config, {-1, 5, 10});
  ASSERT_EQ(frame.plates.size(), platesOfPrompt().size());
  for (const PlateData& p : frame.plates) {
    EXPECT_EQ(p.data.size(), static_cast<std::size_t>(p.rows * p.cols));
    if (!p.row_labels.empty()) {
      EXPECT_EQ(p.row_labels.size(), static_cast<std::size_t>(p.rows));
    }
    if (!p.col_labels.empty()) {
      EXPECT_EQ(p.col_labels.size(), static_cast<std::size_t>(p.cols));
    }
    if (!p.row_blocks.empty()) {
      EXPECT_EQ(std::accumulate(p.row_blocks.begin(), p.row_blocks.end(), 0), p.rows);
    }
    if (!p.col_blocks.empty()) {
      EXPECT_EQ(std::accumulate(p.col_blocks.begin(), p.col_blocks.end(), 0), p.cols);
    }
  }
  EXPECT_EQ(plate(frame, "attention").rows, 11);
  EXPECT_EQ(plate(frame, "attention").cols, 10);
  EXPECT_EQ(plate(frame, "whitening").rows, 7);
  EXPECT_EQ(plate(frame, "tokens").rows, 8);
  EXPECT_EQ(plate(frame, "tokens").cols, 11);
  EXPECT_EQ(plate(frame, "prediction").rows, config.depth + 1);
}

TEST(Pictures, TheLayerAskedForIsShownAndMinusOneIsTheLast) {
  const Config config;
  EXPECT_EQ(plate(drawn(config, {2, 1, 8}), "gram").layer, 2);
  EXPECT_EQ(plate(drawn(config, {-1, 1, 8}), "gram").layer, config.depth);
  EXPECT_EQ(plate(drawn(config, {99, 1, 8}), "gram").layer, config.depth);
  EXPECT_EQ(plate(drawn(config, {0, 1, 8}), "gram").layers, config.depth + 1);
  const Frame first = drawn(config, {0, 1, 8});
  for (const double value : plate(first, "attention").data) {
    EXPECT_EQ(value, 0);  // F⁰ = 0
  }
}

TEST(Pictures, WhiteningReachesOneAlongTheTaskAtTheRightStep) {
  // p(s) s = 1 − (1 − αs)^T = 1 along m where α s = 1: the trace is 1 + 7 (1 − (1 − α)^T).
  Config config;
  config.prior = PriorKind::Sphere;
  config.norm2_low = config.norm2_high = 3;
  const Frame frame = drawn(config, {-1, 1, 8}, 0.25, -0.25);
  const PlateData& p = plate(frame, "whitening");
  double trace = 0;
  for (int k = 0; k < 8; ++k) trace += p.data[static_cast<std::size_t>(k * 8 + k)];
  EXPECT_NEAR(trace, 1 + 7 * (1 - std::pow(0.75, 4)), 1e-12);
}

TEST(Pictures, AnotherSampleOrLengthIsAnotherPromptAndTheSameIsTheSame) {
  const Config config;
  PromptPictures pictures(config);
  Frame first, second;
  const ScalarStack stack(config, 0.2, -0.2);
  pictures.draw(first, {-1, 1, 8}, stack);
  pictures.draw(second, {-1, 2, 8}, stack);
  EXPECT_NE(plate(first, "tokens").data, plate(second, "tokens").data);
  pictures.draw(second, {-1, 1, 12}, stack);
  EXPECT_EQ(plate(second, "tokens").cols, 13);
  pictures.draw(second, {-1, 1, 8}, stack);
  EXPECT_EQ(plate(first, "tokens").data, plate(second, "tokens").data);
}

TEST(Pictures, ADeepStackOfManyDimensionsIsDrawnWithinMilliseconds) {
  Config config;
  config.depth = 1024;
  config.dim_1 = config.dim_2 = 8;
  PromptPictures pictures(config);
  Frame frame;
  const ScalarStack stack(config, 0.2, -0.2);
  pictures.draw(frame, {-1, 1, 24}, stack);
  const auto begin = std::chrono::steady_clock::now();
  for (int i = 0; i < 10; ++i) pictures.draw(frame, {-1, 1, 24}, stack);
  const std::chrono::duration<double, std::milli> spent = std::chrono::steady_clock::now() - begin;
  EXPECT_LT(spent.count() / 10, test::timeBudget(20));  // 1 ms on an idle core
}

TEST(Equations, EveryFillInIsAChannelOrALevel) {
  const ExperimentType type = crossAttentionType();
  for (const Values& changes :
       {Values{}, Values{{"parameters", std::string("one")}},
        Values{{"method", std::string("descent")}, {"context", std::int64_t{32}}},
        Values{{"reinjection", std::string("none")}},
        Values{{"reinjection", std::string("first-layer")}, {"start", std::string("data")}}}) {
    const Values settings = type.schema.complete(changes).value();
    const auto levels = type.levels(settings);
    for (const Equation& equation : equations(settings)) {
      EXPECT_FALSE(equation.title.empty());
      EXPECT_FALSE(equation.source.empty());
      const std::string& text = equation.markup;
      for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1)) {
        if (at > 0 && (text[at - 1] == '_' || text[at - 1] == '^')) continue;
        const std::string key = text.substr(at + 1, text.find('}', at) - at - 1);
        EXPECT_TRUE(type.channelIndex(key) >= 0 || levels.count(key) == 1) << key;
      }
    }
  }
}

TEST(Equations, TellTheStackThatIsActive) {
  const Schema schema = crossAttentionSchema();
  const auto markup = [&](const Values& changes) {
    std::string all;
    for (const Equation& e : equations(schema.complete(changes).value())) all += e.markup + "\n";
    return all;
  };
  EXPECT_NE(markup({}).find("F^{0} = 0"), std::string::npos);
  EXPECT_NE(markup({{"start", std::string("data")}}).find("F^{0} = α X"), std::string::npos);
  EXPECT_NE(markup({{"reinjection", std::string("none")}}).find("ŷ = 0"), std::string::npos);
  EXPECT_NE(markup({{"parameters", std::string("one")}}).find("(1 − α s)^{8}"), std::string::npos);
}

}  // namespace
}  // namespace icl::cross_attention
