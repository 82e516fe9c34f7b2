#include "core/experiments/tree_prior/training.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/base/parallel.h"
#include "core/experiments/tree_prior/adam.h"
#include "core/experiments/tree_prior/experiment.h"
#include "core/experiments/tree_prior/theory.h"
#include "core/run/driver.h"
#include "tests/experiments/tree_prior/trained_net.h"
#include "tests/support/allocation_guard.h"
#include "tests/support/compare.h"

namespace icl::tree_prior {
namespace {

enum Row { kRisk, kLoss, kGradient, kRate, kMore };
constexpr std::size_t kMostChannels = kMore + 1 + kShownLayers;

using Text = std::string;
using Whole = std::int64_t;

Values small(const Values& more = {}) {
  Values values{{"levels", Whole{2}},  {"budget", Whole{2}},     {"hidden", Whole{12}},
                {"batch", Whole{96}},  {"held-out", Whole{256}}, {"schedule-steps", Whole{400}},
                {"warm-up", Whole{20}}};
  for (const auto& [key, value] : more.map()) values.set(key, value);
  return values;
}

std::unique_ptr<Driver> start(const ExperimentType& type, const Values& changes,
                              std::uint64_t steps = 400) {
  RunOptions options;
  options.steps = steps;
  auto driver = Driver::create(type, changes, options);
  EXPECT_TRUE(driver.ok()) << (driver.ok() ? "" : driver.error().text());
  return std::move(driver).value();
}

void runOut(Driver& driver) {
  while (driver.ended().end == EndReason::None) driver.advance();
}

TEST(Training, TheFirstRowKnowsNothingYet) {
  const ExperimentType type = adaptiveInferenceType();
  const auto driver = start(type, {});
  const auto at = [&](const char* key) {
    return driver->row()[static_cast<std::size_t>(channelIndex(driver->channels(), key))];
  };
  EXPECT_TRUE(std::isnan(at("loss")));
  EXPECT_TRUE(std::isnan(at("rate")));
  for (const char* key : {"risk", "risk.1", "risk.2", "risk.3", "risk.4"}) {
    EXPECT_NEAR(at(key), 1, 1e-12) << key;
  }
  EXPECT_GT(at("routing"), 0);
  EXPECT_LT(at("routing"), 0.3);
}

TEST(Training, ChannelsAreThoseThatTheSettingsGiveAMeaning) {
  const ExperimentType type = adaptiveInferenceType();
  const auto has = [&](const Values& changes, const char* key) {
    return channelIndex(type.channelsOf(type.schema.complete(changes).value()), key) >= 0;
  };
  EXPECT_TRUE(has({}, "risk.4"));
  EXPECT_FALSE(has({}, "risk.5"));
  EXPECT_FALSE(has({{"model", Text("b")}}, "risk.1"));
  EXPECT_FALSE(has({{"read-out", Text("mlp")}}, "risk.2"));
  EXPECT_FALSE(has({{"prior", Text("gaussian")}}, "routing"));
  EXPECT_TRUE(has({{"prior", Text("user-tree")}}, "routing"));
}

TEST(Training, TheLearningRateRisesAndFallsAsTheRecipeSays) {
  const Config config;
  EXPECT_NEAR(learningRate(config, 0), 5e-3 / 100, 1e-18);
  EXPECT_NEAR(learningRate(config, 99), 5e-3, 1e-18);
  EXPECT_NEAR(learningRate(config, 100), 5e-3, 1e-18);
  EXPECT_NEAR(learningRate(config, 1550), 2.5e-3, 1e-12);
  EXPECT_NEAR(learningRate(config, 3000), 0, 1e-18);
  EXPECT_NEAR(learningRate(config, 5000), 0, 1e-18);
}

// Adam's first step moves each weight by the rate, whatever the slope; worked out by hand beyond.
TEST(Training, AdamMovesAsItsDefinitionSays) {
  std::vector<double> w{1, 2, 3};
  Moments<double> moments{Buffer<double>(3), Buffer<double>(3)};
  const std::vector<double> g{0.5, -4, 0};
  adamStep(0.1, 0, g, {}, w, moments);
  EXPECT_NEAR(w[0], 0.9, 1e-8);
  EXPECT_NEAR(w[1], 2.1, 1e-9);
  EXPECT_EQ(w[2], 3);
  const std::vector<double> g2{-0.5, -4, 1};
  const ParamRange frozen[] = {{1, 2}};
  adamStep(0.1, 1, g2, frozen, w, moments);
  const double first = (0.9 * 0.05 - 0.05) / (1 - 0.81), second = 0.25;  // of w[0]: m̂ and v̂
  EXPECT_NEAR(w[0], 0.9 - 0.1 * first / (std::sqrt(second) + 1e-8), 1e-8);
  EXPECT_NEAR(w[1], 2.1, 1e-9);  // frozen
  EXPECT_LT(w[2], 3);
}

TEST(Training, ADeepNetFollowsThePathAndAWideOneDoesNot) {
  const ExperimentType type = adaptiveInferenceType();
  const auto trained = [&](const char* model) {
    const auto driver = start(
        type,
        small({{"model", Text(model)}, {"batch", Whole{256}}, {"schedule-steps", Whole{1500}}}),
        1500);
    runOut(*driver);
    return valueOf(ask(driver->snapshot(), "risk"), "risk");
  };
  Config config;
  config.levels = config.budget = 2;
  const Theory theory(config);
  const double a = trained("a"), b = trained("b"), c = trained("c");
  EXPECT_NEAR(a, *theory.path(2), 0.03);
  EXPECT_NEAR(b, theory.linear(2), 0.015);
  EXPECT_NEAR(c, theory.linear(2), 0.015);
}

std::vector<double> rowsOf(Driver& driver, std::uint64_t steps) {
  std::vector<double> rows(driver.row().begin(), driver.row().end());
  while (driver.position() < steps && driver.ended().end == EndReason::None) {
    driver.advance();
    rows.insert(rows.end(), driver.row().begin(), driver.row().end());
  }
  return rows;
}

std::vector<Values> kinds() {
  return {small({{"levels", Whole{3}}, {"budget", Whole{3}}}),
          small({{"model", Text("b")}, {"read-out", Text("mlp")}}),
          small({{"model", Text("c")}, {"read-out", Text("attention")}}),
          small({{"values", Text("residual")}, {"loss", Text("per-layer")}}),
          small({{"prior", Text("gaussian")}, {"tokens", Whole{0}}}),
          small({{"prior", Text("user-tree")},
                 {"branches", Text("[0.8]")},
                 {"amplitudes", Text("half-normal")}}),
          small({{"features", Text("full")}, {"tokens", Whole{8}}})};
}

TEST(Training, ThreadsSeeksAndResumesGiveTheSameBits) {
  const ExperimentType type = adaptiveInferenceType();
  for (const Values& changes : kinds()) {
    parallel::setThreads(1);
    const std::vector<double> straight = rowsOf(*start(type, changes, 50), 50);
    for (const int threads : {2, 4}) {
      parallel::setThreads(threads);
      EXPECT_EQ(testing::firstDifference(rowsOf(*start(type, changes, 50), 50), straight), -1);
    }
    const auto rowAt = [&](std::size_t step) {
      const std::size_t width = straight.size() / 51;
      return std::span<const double>(straight).subspan(step * width, width);
    };
    const auto sought = start(type, changes, 50);
    ASSERT_TRUE(sought->seek(45).ok());
    ASSERT_TRUE(sought->seek(13).ok());
    EXPECT_EQ(testing::firstDifference(sought->row(), rowAt(13)), -1);
    ASSERT_TRUE(sought->seek(50).ok());
    EXPECT_EQ(testing::firstDifference(sought->row(), rowAt(50)), -1);

    const auto first = start(type, changes, 50);
    ASSERT_TRUE(first->seek(27).ok());
    const auto resumed = start(type, changes, 50);
    ASSERT_TRUE(resumed->resume(first->snapshot()->tensors(), 27, {}).ok());
    EXPECT_EQ(testing::firstDifference(resumed->row(), rowAt(27)), -1);
    ASSERT_TRUE(resumed->seek(50).ok());
    EXPECT_EQ(testing::firstDifference(resumed->row(), rowAt(50)), -1);
  }
  parallel::setThreads(0);
}

TEST(Training, StepsAndMeasurementsAllocateNothing) {
  parallel::setThreads(1);
  for (const Values& changes : kinds()) {
    Training run(adaptiveInferenceSchema().complete(changes).value(), 1);
    std::array<double, kMostChannels> row{};
    for (std::uint64_t k = 0; k < 10; ++k) run.step({k, 1});  // the tenth measures
    run.measure(row);
    const testing::AllocationGuard guard;
    for (std::uint64_t k = 10; k < 20; ++k) run.step({k, 1});
    run.measure(row);
    // The text of a step's number in a sentence that is not needed stays within a short string.
    EXPECT_EQ(guard.count(), 0u);
  }
  parallel::setThreads(0);
}

TEST(Training, TokensOneByOneTrainToTheSameRisk) {
  const ExperimentType type = adaptiveInferenceType();
  const auto pooled = start(type, small()), tokens = start(type, small({{"token-form", true}}));
  runOut(*pooled);
  runOut(*tokens);
  const double a = valueOf(ask(pooled->snapshot(), "risk"), "risk");
  const double b = valueOf(ask(tokens->snapshot(), "risk"), "risk");
  EXPECT_NEAR(a, b, 0.02);
  EXPECT_NE(a, b);
}

TEST(Training, AFrozenRouterKeepsItsKeysWhileGainsLearn) {
  const ExperimentType type = adaptiveInferenceType();
  const auto driver = start(type, small());
  ASSERT_TRUE(driver->apply({"freeze-router", "layer.1", true, {}}).ok());
  ASSERT_TRUE(driver->apply({"freeze-router", "layer.2", true, {}}).ok());
  const State before = stateOf(*driver->snapshot());
  ASSERT_TRUE(driver->seek(30).ok());
  const State after = stateOf(*driver->snapshot());
  const Layout layout(Shape::of(configOf(driver->config())));
  for (const Layout::Part& part : layout.parts()) {
    const bool gains = part.name.ends_with("wq") || part.name.ends_with("bq");
    bool same = true;
    for (std::size_t k = 0; k < part.size(); ++k) {
      same = same && before.weights[part.first + k] == after.weights[part.first + k];
    }
    EXPECT_EQ(same, !gains) << part.name;
  }
  ASSERT_TRUE(driver->apply({"freeze-router", "layer.1", false, {}}).ok());
  ASSERT_TRUE(driver->seek(31).ok());
  EXPECT_NE(stateOf(*driver->snapshot()).weights[layout.layer(0).bk],
            before.weights[layout.layer(0).bk]);
}

TEST(Training, PatchesChangeWhatIsMeasuredAndNotWhatIsLearned) {
  const ExperimentType type = adaptiveInferenceType();
  const Values changes = small({{"loss", Text("per-layer")}});
  const auto driver = start(type, changes), plain = start(type, changes);
  ASSERT_TRUE(driver->seek(200).ok());
  ASSERT_TRUE(plain->seek(200).ok());
  const double before = driver->row()[kRisk];
  ASSERT_TRUE(driver->apply({"patch-keys", "layer.2", Whole{1}, {}}).ok());
  EXPECT_GT(driver->row()[kRisk], before + 0.2);  // half of the energy is asked at the wrong node
  ASSERT_TRUE(driver->apply({"patch-keys", "layer.2", Whole{3}, {}}).ok());  // the same leaf
  EXPECT_NEAR(driver->row()[kRisk], before, 0.03);
  ASSERT_TRUE(driver->apply({"transplant", "layer.1", Whole{1}, {}}).ok());
  EXPECT_GT(driver->row()[kRisk], before + 0.2);
  ASSERT_TRUE(driver->apply({"transplant", "layer.1", Whole{0}, {}}).ok());
  ASSERT_TRUE(driver->apply({"patch-keys", "layer.2", Whole{0}, {}}).ok());
  EXPECT_EQ(driver->row()[kRisk], before);
  ASSERT_TRUE(driver->apply({"patch-keys", "layer.2", Whole{1}, {}}).ok());
  ASSERT_TRUE(driver->seek(230).ok());
  ASSERT_TRUE(plain->seek(230).ok());
  EXPECT_EQ(driver->row()[kLoss], plain->row()[kLoss]);
  EXPECT_GT(driver->row()[kRisk], plain->row()[kRisk] + 0.2);
  // Replay comes to the same.
  const double there = driver->row()[kRisk];
  ASSERT_TRUE(driver->seek(100).ok());
  EXPECT_EQ(driver->row()[kRisk], plain->seek(100).ok() ? plain->row()[kRisk] : 0);
  ASSERT_TRUE(driver->seek(230).ok());
  EXPECT_EQ(driver->row()[kRisk], there);
}

TEST(Training, KeysMayBeGivenByNumbers) {
  const ExperimentType type = adaptiveInferenceType();
  const auto driver = start(type, small({{"loss", Text("per-layer")}}));
  ASSERT_TRUE(driver->seek(200).ok());
  const double before = driver->row()[kRisk];
  ASSERT_TRUE(driver->apply({"patch-keys", "layer.2", Whole{1}, {0, 1, 0}}).ok());
  const double given = driver->row()[kRisk];
  EXPECT_GT(given, before + 0.1);  // always the left child, right for half of the contexts
  EXPECT_FALSE(driver->apply({"patch-keys", "layer.2", Whole{1}, {0, 1}}).ok());
  EXPECT_FALSE(driver->apply({"patch-keys", "layer.2", Whole{1}, {0, 0, 0}}).ok());
  EXPECT_EQ(driver->row()[kRisk], given);
}

TEST(Training, RefusedInterventionsSayWhatWouldBeRight) {
  const ExperimentType type = adaptiveInferenceType();
  const auto tree = start(type, small());
  const auto level = tree->apply({"patch-keys", "layer.2", Whole{4}, {}});
  ASSERT_FALSE(level.ok());
  EXPECT_NE(level.error().text().find("from 1 to 2"), Text::npos) << level.error().text();
  EXPECT_FALSE(tree->apply({"patch-keys", "layer.3", Whole{1}, {}}).ok());
  const auto gaussian = start(type, small({{"prior", Text("gaussian")}}));
  const auto refused = gaussian->apply({"patch-keys", "layer.2", Whole{1}, {}});
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().text().find("prior to tree"), Text::npos);
}

TEST(Training, TestNoiseAndTokensActOnTheTestAlone) {
  const ExperimentType type = adaptiveInferenceType();
  const auto driver = start(type, small()), plain = start(type, small());
  ASSERT_TRUE(driver->seek(200).ok());
  ASSERT_TRUE(plain->seek(200).ok());
  const double before = driver->row()[kRisk];
  ASSERT_TRUE(driver->apply({"set", "test-noise", 2.0, {}}).ok());
  EXPECT_GT(driver->row()[kRisk], before + 0.05);
  ASSERT_TRUE(driver->apply({"set", "test-noise", 0.1, {}}).ok());
  ASSERT_TRUE(driver->apply({"set", "test-tokens", Whole{0}, {}}).ok());
  EXPECT_LT(driver->row()[kRisk], before);  // exact answers
  ASSERT_TRUE(driver->seek(205).ok());
  ASSERT_TRUE(plain->seek(205).ok());
  EXPECT_EQ(driver->row()[kLoss], plain->row()[kLoss]);
}

TEST(Training, AForkIntoAnotherPriorIsMeasuredAnew) {
  const ExperimentType type = adaptiveInferenceType();
  const auto driver = start(type, small());
  ASSERT_TRUE(driver->seek(203).ok());  // between two measurements
  RunOptions options;
  options.steps = 400;
  auto fork = Driver::fork(type, small({{"prior", Text("tree-covariance")}}), options,
                           *driver->snapshot(), 203);
  ASSERT_TRUE(fork.ok()) << fork.error().text();
  EXPECT_GT((*fork)->row()[kRisk], driver->row()[kRisk] + 0.1);
  auto same = Driver::fork(type, small(), options, *driver->snapshot(), 203);
  ASSERT_TRUE(same.ok());
  EXPECT_EQ((*same)->row()[kRisk], driver->row()[kRisk]);
  auto other =
      Driver::fork(type, small({{"hidden", Whole{13}}}), options, *driver->snapshot(), 203);
  ASSERT_FALSE(other.ok());
  EXPECT_NE(other.error().text().find("layer.0.w1"), Text::npos) << other.error().text();
}

TEST(Training, ARateTooLargeEndsInASentence) {
  const ExperimentType type = adaptiveInferenceType();
  const auto driver = start(
      type, small({{"rate", 1.0}, {"noise", 10.0}, {"tokens", Whole{1}}, {"warm-up", Whole{0}}}));
  runOut(*driver);  // Adam's steps are bounded: this one goes on to the end
  EXPECT_EQ(driver->ended().end, EndReason::ReachedLimit);
  Training run(adaptiveInferenceSchema().complete(small()).value(), 1);
  State state = startOf(configOf(adaptiveInferenceSchema().complete(small()).value()), 1);
  state.weights[0] = state.weights.back() = std::nan("");
  run.restore(StateSnapshot(adaptiveInferenceSchema().complete(small()).value(), 1, state));
  const StepStatus status = run.step({0, 1});
  EXPECT_EQ(status.end, EndReason::Diverged);
  EXPECT_NE(status.sentence.text().find("step 1"), Text::npos);
}

}  // namespace
}  // namespace icl::tree_prior
