#include "core/experiments/cross_attention/pictures.h"

#include <chrono>
#include <cmath>
#include <numeric>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/equations.h"
#include "core/experiments/cross_attention/experiment.h"
#include "core/experiments/cross_attention/minimiser.h"
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

TEST(Pictures, DescentOnThePromptAgreesWithTheStackAfterEveryLayer) {
  const Config config;
  const Frame frame = drawn(config, {-1, 3, 20}, 0.2, -0.15);
  const PlateData& p = plate(frame, "descent");
  ASSERT_EQ(p.rows, config.depth + 1);
  ASSERT_EQ(p.cols, 4);
  const PlateData& prediction = plate(frame, "prediction");
  for (std::size_t t = 0; t < 5; ++t) {
    EXPECT_NEAR(p.data[4 * t + 1], prediction.data[4 * t + 1], 1e-12);
    EXPECT_LE(std::abs(p.data[4 * t + 3]), 1e-12);
  }
  EXPECT_NE(p.data[4 * 4 + 1], 0);
  Config other;
  other.stack = StackKind::Self;
  EXPECT_EQ(plate(drawn(other, {-1, 3, 20}), "descent").rows, 0);
}

TEST(Pictures, OfSoftmaxShowTheSharesOfTheKeys) {
  Config config;
  config.attention = Attention::Softmax;
  const Frame frame = drawn(config, {2, 3, 9});
  const PlateData& p = plate(frame, "attention");
  ASSERT_EQ(p.rows, 10);
  ASSERT_EQ(p.cols, 9);
  for (std::size_t row = 0; row < 10; ++row) {
    const auto begin = p.data.begin() + static_cast<std::ptrdiff_t>(9 * row);
    EXPECT_NEAR(std::accumulate(begin, begin + 9, 0.0), 1, 1e-12);
  }
  config.query_as_key = true;
  const Frame with_query = drawn(config, {2, 3, 9});
  EXPECT_EQ(plate(with_query, "attention").cols, 10);
  EXPECT_EQ(plate(with_query, "attention").col_labels.back(), "xq");
}

TEST(Pictures, SharesOfTheModalitiesAddUpToTheAttention) {
  for (const bool softmax : {false, true}) {
    Config config;
    config.dim_1 = 3, config.dim_2 = 2, config.dim_3 = 4, config.modalities = 3;
    if (softmax) config.attention = Attention::Softmax, config.softmax_temperature = 1.7;
    for (const bool with_query : {false, true}) {
      config.query_as_key = with_query;
      const Frame frame = drawn(config, {2, 3, 9});
      const PlateData &parts = plate(frame, "modalities"), &whole = plate(frame, "attention");
      ASSERT_EQ(parts.cols, 3 * whole.cols);
      EXPECT_EQ(parts.col_blocks, std::vector<int>(3, whole.cols));
      EXPECT_EQ(parts.col_labels.back(), whole.col_labels.back() + " z3");
      const auto at = [](const PlateData& p, int r, int c) {
        return p.data[static_cast<std::size_t>(r * p.cols + c)];
      };
      for (int r = 0; r < whole.rows; ++r) {
        std::vector<double> sums;
        for (int c = 0; c < whole.cols; ++c) {
          sums.push_back(at(parts, r, c) + at(parts, r, c + whole.cols) +
                         at(parts, r, c + 2 * whole.cols));
        }
        double total = 0;
        for (const double s : sums) total += std::exp(s);
        for (int c = 0; c < whole.cols; ++c) {
          const double sum = sums[static_cast<std::size_t>(c)];
          EXPECT_NEAR(softmax ? std::exp(sum) / total : sum, at(whole, r, c), 1e-12);
        }
      }
    }
  }
}

TEST(Pictures, WhiteningTakesTheNoiseOfEachModality) {
  // Λ = diag(1, …, 4, …) + m mᵀ; one layer of weight α is α Λ.
  Config config;
  config.depth = 1, config.noise2_2 = 4;
  const Frame frame = drawn(config, {1, 3, 9}, 0.5, -0.1);
  const Eigen::VectorXd task = drawPrompt(config, 3, 9).task;
  const PlateData& p = plate(frame, "whitening");
  EXPECT_NEAR(p.data[0], 0.5 * (1 + task[0] * task[0]), 1e-12);
  EXPECT_NEAR(p.data[63], 0.5 * (4 + task[7] * task[7]), 1e-12);
  EXPECT_NEAR(p.data[1], 0.5 * task[0] * task[1], 1e-12);
}

TEST(Equations, EveryFillInIsAChannelOrALevel) {
  const ExperimentType type = crossAttentionType();
  for (const Values& changes :
       {Values{}, Values{{"parameters", std::string("one")}},
        Values{{"method", std::string("descent")}, {"context", std::int64_t{32}}},
        Values{{"reinjection", std::string("none")}},
        Values{{"reinjection", std::string("first-layer")}, {"start", std::string("data")}},
        Values{{"residual", false}}, Values{{"attention", "off"}}, Values{{"readout", "ff"}},
        Values{{"stack", "self"}}, Values{{"stack", "self"}, {"residual-gain", true}},
        Values{{"attention", "softmax"}, {"softmax-centred", true}}, Values{{"noise2-1", 2.0}}}) {
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
  EXPECT_NE(markup({{"residual", false}}).find("F^{t} = α X + β X"), std::string::npos);
  EXPECT_NE(markup({{"attention", "off"}}).find("F^{t} = F^{t−1} + α X,"), std::string::npos);
  EXPECT_NE(markup({{"readout", "ff"}}).find("⟨f_{i}, f_{q}⟩"), std::string::npos);
  EXPECT_NE(
      markup({{"stack", "self"}, {"residual-gain", true}}).find("(1 + a) F^{t−1} + β F^{t−1}"),
      std::string::npos);
  EXPECT_NE(markup({{"attention", "softmax"}}).find("softmax(Xᵀ F^{t−1}/τ)"), std::string::npos);
}

TEST(Equations, SayThatAPowerMissesBayesOnlyWhereItDoes) {
  const Schema schema = crossAttentionSchema();
  const std::string three = "[[1,0,0,0,0,0,0,0],[0,1.5,0,0,0,0,0,0],[0,0,0,0,2,0,0,0]]";
  const std::string two = "[[1,0,0,0,0,0,0,0],[0,1.5,0,0,0,0,0,0],[0,0,0,0,0,1,0,0]]";
  int reached = 0, missed = 0;
  for (const std::string prior : {"squared-norm", "sphere", "two-norms", "gaussian", "task-list"}) {
    for (const std::string parameters : {"one", "two"}) {
      for (const std::string reinjection : {"first-layer", "none"}) {
        for (const std::int64_t depth : {1, 2, 3, 4, 5}) {
          for (const std::string& tasks :
               prior == "task-list" ? std::vector{three, two} : std::vector{three}) {
            for (const std::string start : {"zero", "data"}) {
              if (reinjection == "none" && start == "zero") continue;
              const Values settings = schema
                                          .complete({{"prior", prior},
                                                     {"parameters", parameters},
                                                     {"reinjection", reinjection},
                                                     {"start", start},
                                                     {"depth", depth},
                                                     {"tasks", tasks}})
                                          .value();
              const std::string text = equations(settings).at(3).markup;
              const bool says = text.find("= 0") != std::string::npos;
              const double excess = minimiserOf(PopulationLoss(configOf(settings))).excess;
              EXPECT_EQ(says, excess < 1e-20)
                  << prior << " " << parameters << " " << reinjection << " " << start << " "
                  << depth << ": " << text << " but " << excess;
              ++(says ? reached : missed);
            }
          }
        }
      }
    }
  }
  EXPECT_GT(reached, 20);
  EXPECT_GT(missed, 20);
}

}  // namespace
}  // namespace icl::cross_attention
