#include "core/experiments/cross_attention/layered_training.h"

#include <cmath>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/base/parallel.h"
#include "core/experiments/cross_attention/experiment.h"
#include "core/experiments/cross_attention/matrix_weights.h"
#include "core/run/driver.h"
#include "tests/experiments/cross_attention/numbers.h"
#include "tests/support/allocation_guard.h"

namespace icl::cross_attention {
namespace {

const ExperimentType& type() {
  static const ExperimentType kType = crossAttentionType();
  return kType;
}

std::unique_ptr<Driver> start(const Values& changes, std::uint64_t steps = 20000,
                              std::uint64_t seed = 1) {
  RunOptions options;
  options.seed = seed, options.steps = steps;
  auto driver = Driver::create(type(), changes, options);
  EXPECT_TRUE(driver.ok()) << (driver.ok() ? "" : driver.error().text());
  return std::move(driver).value();
}

double channel(const Driver& driver, const char* key) {
  const int at = channelIndex(type().channelsOf(driver.config()), key);
  EXPECT_GE(at, 0) << key;
  return driver.row()[static_cast<std::size_t>(at)];
}

Values matrices(std::int64_t depth, Values more = {}) {
  Values out{{"parameters", std::string("matrices")},
             {"depth", depth},
             {"dim-1", std::int64_t{1}},
             {"dim-2", std::int64_t{1}},
             {"directions", std::int64_t{8}},
             {"norm-nodes", std::int64_t{6}}};
  for (const auto& [key, value] : more.map()) out.set(key, value);
  return out;
}

Values untied(std::int64_t depth, Values more = {}) {
  Values out{{"parameters", std::string("untied")}, {"depth", depth}};
  for (const auto& [key, value] : more.map()) out.set(key, value);
  return out;
}

void advance(Driver& driver, int steps) {
  for (int k = 0; k < steps && !driver.atEnd(); ++k) driver.advance();
}

// Ids H1.3: LSA, then the best scalar weights, then the best rotating ones.
TEST(MatrixTraining, LeavesTheScalarWeightsForRotatingOnesFromThreeLayersOn) {
  const auto driver = start(matrices(
      3, {{"matrix-start", std::string("random")}, {"spread", 0.1}, {"stop-time", 3000.0}}));
  const auto stored = storedNumber("H1.3").values;
  double nearest_to_scalar = 1;
  while (!driver->atEnd()) {
    driver->advance();
    const double off = channel(*driver, "excess") / stored[0] - 1;
    nearest_to_scalar = std::min(nearest_to_scalar, std::abs(off));
  }
  EXPECT_EQ(driver->ended().end, EndReason::ReachedLimit);
  EXPECT_LT(nearest_to_scalar, 0.01);
  EXPECT_NEAR(channel(*driver, "excess"), stored[1], 1e-4 * stored[1]);
  EXPECT_GT(channel(*driver, "rotation"), 0.15);
}

TEST(MatrixTraining, ScalarWeightsStayScalarAndReachTheScalarMinimum) {
  // Not much longer: the scalar optimum is a saddle, and rounding alone leaves it in the end.
  const Values scalar{{"spread", 0.0}, {"stop-time", 100.0}};
  const auto driver = start(matrices(3, scalar));
  while (!driver->atEnd()) driver->advance();
  const double expected = storedNumber("H1.3").values[0];
  EXPECT_NEAR(channel(*driver, "excess"), expected, 1e-6 * expected);
  EXPECT_LT(channel(*driver, "rotation"), 1e-10);
  EXPECT_LT(channel(*driver, "distance_minimiser"), 1e-5);
}

// Id E13: block-scalar weights gain little where modalities differ in strength. The stored number
// is that of the fx readout with B = U = I, which the other weights can only lower.
TEST(MatrixTraining, BlockScalarWeightsReachTheStoredRisk) {
  const std::string blocks = "block-scalar", frozen = "frozen";
  const auto driver = start({{"parameters", std::string("matrices")},
                             {"depth", std::int64_t{2}},
                             {"prior", std::string("per-modality")},
                             {"norm2-low-1", 0.2},
                             {"norm2-high-1", 1.0},
                             {"norm2-low-2", 2.0},
                             {"norm2-high-2", 6.0},
                             {"dim-1", std::int64_t{2}},
                             {"dim-2", std::int64_t{2}},
                             {"directions", std::int64_t{2}},
                             {"norm-nodes", std::int64_t{10}},
                             {"skip-weights", blocks},
                             {"value-weights", blocks},
                             {"key-weights", frozen},
                             {"query-weights", frozen},
                             {"readout-weights", frozen},
                             {"readout", std::string("fx")},
                             {"spread", 0.0},
                             {"stop-time", 1e5}});
  while (!driver->atEnd()) driver->advance();
  const auto stored = storedNumber("E13").values;
  EXPECT_NEAR(channel(*driver, "loss"), stored[1], 1e-10);
  EXPECT_LT(channel(*driver, "loss"), stored[0] - 1e-6);
}

TEST(MatrixTraining, DescentFollowsTheFlowAtSmallSteps) {
  const Values random{{"spread", 0.1}, {"alpha", 0.1}};
  Values flow = matrices(2, random), descent = matrices(2, random);
  flow.set("stop-time", 0.5);
  descent.set("method", std::string("descent"));
  descent.set("rate", 1e-4);
  const auto a = start(flow);
  while (!a->atEnd()) a->advance();
  const auto b = start(descent, 5000);
  while (!b->atEnd()) b->advance();
  EXPECT_NEAR(channel(*a, "excess"), channel(*b, "excess"), 2e-3 * channel(*a, "excess"));
  EXPECT_NEAR(channel(*a, "alpha"), channel(*b, "alpha"), 1e-4);
}

TEST(MatrixTraining, AdamLowersTheLoss) {
  const auto driver = start(matrices(3, {{"method", std::string("descent")},
                                         {"optimizer", std::string("adam")},
                                         {"rate", 0.01}}),
                            400);
  const double before = channel(*driver, "excess");
  while (!driver->atEnd()) driver->advance();
  EXPECT_LT(channel(*driver, "excess"), 0.05 * before);
}

TEST(MatrixTraining, CheckpointsHoldEachMatrixByName) {
  const auto driver = start(matrices(2, {{"tied", false}, {"spread", 0.2}}));
  advance(*driver, 3);
  const auto tensors = driver->snapshot()->tensors();
  std::vector<std::string> names;
  for (const auto& t : tensors) names.push_back(t.name);
  for (const char* name : {"skip", "value", "key", "query", "readout", "time", "direction"}) {
    EXPECT_THAT(names, ::testing::Contains(name));
  }
  EXPECT_EQ(tensors[0].shape, (std::vector<std::size_t>{2, 2, 2}));
}

TEST(MatrixTraining, GoesOnFromARunWithScalarWeights) {
  const auto scalar = start({{"depth", std::int64_t{3}}, {"stop-time", 100.0}});
  while (!scalar->atEnd()) scalar->advance();
  const SnapshotPtr from = scalar->snapshot();
  auto fork = Driver::fork(type(), matrices(3, {{"stop-time", 4000.0}}), {.steps = 20000}, *from,
                           scalar->position());
  ASSERT_TRUE(fork.ok()) << fork.error().text();
  Driver& run = **fork;
  EXPECT_NEAR(channel(run, "alpha"), channel(*scalar, "alpha"), 1e-15);
  EXPECT_NEAR(channel(run, "excess"), channel(*scalar, "excess"), 1e-14);
  EXPECT_EQ(channel(run, "time"), 100.0);
  // A saddle: nothing happens until something turns the weights.
  ASSERT_TRUE(run.apply({"rotate", "value", 1e-3, {}}).ok());
  EXPECT_NEAR(channel(run, "rotation"), 1e-3, 1e-12);
  while (!run.atEnd()) run.advance();
  EXPECT_NEAR(channel(run, "excess"), storedNumber("H1.3").values[1], 1e-4 * 6.57e-4);
}

TEST(MatrixTraining, InterventionsSetAndHoldWholeMatrices) {
  const auto driver = start(matrices(2, {{"spread", 0.1}}));
  ASSERT_TRUE(driver->apply({"set-parameter", "skip", 0.3, {}}).ok());
  ASSERT_TRUE(driver->apply({"freeze", "skip", true, {}}).ok());
  advance(*driver, 20);
  const auto skip = driver->snapshot()->tensors()[0];
  EXPECT_EQ(skip.name, "skip");
  EXPECT_EQ(skip.data, (std::vector<double>{0.3, 0, 0, 0.3}));
  ASSERT_TRUE(driver->apply({"freeze", "skip", false, {}}).ok());
  advance(*driver, 20);
  EXPECT_NE(driver->snapshot()->tensors()[0].data[0], 0.3);
  EXPECT_FALSE(driver->apply({"set-parameter", "alpha", 0.3, {}}).ok());
}

TEST(MatrixTraining, PicturesShowPromptsAndWeights) {
  const auto driver = start(matrices(2, {{"spread", 0.1}}));
  Frame frame;
  driver->experiment().draw(frame, {});
  ASSERT_EQ(frame.plates.size(), type().plates.size());
  for (std::size_t k = 0; k < frame.plates.size(); ++k) {
    const bool descent = type().plates[k].key == "descent";  // which matrices are not
    EXPECT_EQ(frame.plates[k].data.empty(), descent) << type().plates[k].key;
  }
  const auto& skip = frame.plates[static_cast<std::size_t>(type().plateIndex("weights-skip"))];
  EXPECT_EQ(skip.data, driver->snapshot()->tensors()[0].data);
}

// With scalar weights the recursion over matrices draws what the spectrum does.
TEST(MatrixTraining, PicturesOfScalarMatricesAreThoseOfScalars) {
  const Values same{{"depth", std::int64_t{3}},
                    {"dim-1", std::int64_t{2}},
                    {"dim-2", std::int64_t{2}},
                    {"start", std::string("data")}};
  Values wide = same;
  wide.set("parameters", std::string("matrices"));
  wide.set("spread", 0.0);
  Frame scalars, whole;
  Look look;
  look.layer = 2;
  start(same)->experiment().draw(scalars, look);
  start(wide)->experiment().draw(whole, look);
  ASSERT_EQ(scalars.plates.size(), whole.plates.size());
  for (std::size_t k = 0; k < whole.plates.size(); ++k) {
    if (type().plates[k].key == "descent") continue;
    const auto &a = scalars.plates[k].data, &b = whole.plates[k].data;
    ASSERT_EQ(a.size(), b.size()) << type().plates[k].key;
    for (std::size_t i = 0; i < a.size(); ++i) {
      EXPECT_NEAR(a[i], b[i], 1e-12 * (1 + std::abs(a[i]))) << type().plates[k].key;
    }
  }
}

TEST(MatrixTraining, ADescentStepAllocatesNothingAfterWarmUp) {
  parallel::setThreads(1);
  for (const char* context : {"0", "6"}) {
    Values changes = matrices(2, {{"method", std::string("descent")},
                                  {"batch", std::int64_t{64}},
                                  {"context", std::int64_t{context[0] - '0'}}});
    const Values complete = type().schema.complete(changes).value();
    LayeredTraining training(complete, 1);
    std::vector<double> row(type().channelsOf(complete).size());
    for (std::uint64_t k = 0; k < 3; ++k) training.step({k, 1}), training.measure(row);
    const testing::AllocationGuard guard;
    training.step({3, 1});
    training.measure(row);
    EXPECT_EQ(guard.count(), 0U) << context;
  }
  parallel::setThreads(0);
}

TEST(UntiedTraining, FlowAndDescentReachTheBestPolynomial) {
  const double bound = storedNumber("C7.3").values[0];
  const auto flow = start(untied(3, {{"stop-time", 1e5}}));
  while (!flow->atEnd()) flow->advance();
  EXPECT_NEAR(channel(*flow, "excess"), bound, 1e-6 * bound);
  const auto descent =
      start(untied(3, {{"method", std::string("descent")}, {"rate", 0.02}}), 40000);
  while (!descent->atEnd()) descent->advance();
  EXPECT_NEAR(channel(*descent, "excess"), bound, 1e-3 * bound);
}

TEST(UntiedTraining, LayersAreTargetsOfInterventions) {
  const auto driver = start(untied(2));
  ASSERT_TRUE(driver->apply({"set-parameter", "beta.1", -0.5, {}}).ok());
  ASSERT_TRUE(driver->apply({"freeze", "beta.1", true, {}}).ok());
  advance(*driver, 5);
  const auto tensors = driver->snapshot()->tensors();
  EXPECT_EQ(tensors[1].name, "beta");
  EXPECT_EQ(tensors[1].data[1], -0.5);
  EXPECT_FALSE(driver->apply({"set-parameter", "beta.2", 0.1, {}}).ok());
  EXPECT_FALSE(driver->apply({"rotate", "beta.1", 0.1, {}}).ok());
}

TEST(UntiedTraining, SampledPromptsTrainEachLayer) {
  const auto driver = start(untied(2, {{"method", std::string("descent")},
                                       {"context", std::int64_t{64}},
                                       {"batch", std::int64_t{128}}}),
                            300);
  const double before = channel(*driver, "excess");
  while (!driver->atEnd()) driver->advance();
  EXPECT_LT(channel(*driver, "excess"), 0.5 * before);
  EXPECT_TRUE(std::isfinite(channel(*driver, "batch_loss")));
}

TEST(UntiedTraining, ForksFromSharedWeightsToTheSameLoss) {
  const auto shared = start({{"depth", std::int64_t{3}}});
  advance(*shared, 30);
  const SnapshotPtr from = shared->snapshot();
  auto fork = Driver::fork(type(), untied(3), {.steps = 100}, *from, 30);
  ASSERT_TRUE(fork.ok()) << fork.error().text();
  EXPECT_NEAR(channel(**fork, "excess"), channel(*shared, "excess"), 1e-15);
  // Back again they do not fit: layers differ.
  advance(**fork, 10);
  const SnapshotPtr layers = (*fork)->snapshot();
  EXPECT_FALSE(Driver::fork(type(), {{"depth", std::int64_t{3}}}, {.steps = 100}, *layers, 40));
}

// The test curve at infinite context is exact under any shift; at finite context it is that of
// scalar weights on prompts of the same law.
TEST(LayeredTest, CurvesOfScalarMatricesAndEqualLayersAreThoseOfScalars) {
  const Values shifts[] = {
      {{"test-noise2", 2.0}},
      {{"test-noise2", 0.5}, {"test-norm-scale", 1.3}},
      {{"test-context", std::int64_t{24}}, {"test-prompts", std::int64_t{8192}}}};
  for (const Values& shift : shifts) {
    Values scalar{{"depth", std::int64_t{2}}, {"alpha", 0.2}, {"beta", -0.15}};
    for (const auto& [key, value] : shift.map()) scalar.set(key, value);
    const auto expected = start(scalar);
    for (const char* parameters : {"untied", "matrices"}) {
      Values layered = scalar;
      layered.set("parameters", std::string(parameters));
      layered.set("spread", 0.0);
      layered.set("directions", std::int64_t{8});
      const auto driver = start(layered);
      const double risk = channel(*expected, "test_risk");
      const double error =
          std::hypot(channel(*expected, "test_error"), channel(*driver, "test_error"));
      EXPECT_NEAR(channel(*driver, "test_risk"), risk, 1e-11 * risk + 4 * error) << parameters;
      EXPECT_NEAR(channel(*driver, "test_bayes"), channel(*expected, "test_bayes"), 1e-12);
      EXPECT_NEAR(channel(*driver, "test_lsa"), channel(*expected, "test_lsa"), 1e-12);
    }
  }
}

TEST(LayeredTest, ATestSettingMovesTheCurveDuringARun) {
  const auto driver = start(matrices(2, {{"spread", 0.1}}));
  advance(*driver, 5);
  EXPECT_EQ(channel(*driver, "test_risk"), channel(*driver, "loss"));
  ASSERT_TRUE(driver->apply({"set", "test-missing-modality", std::int64_t{2}, {}}).ok());
  EXPECT_NE(channel(*driver, "test_risk"), channel(*driver, "loss"));
  const double missing = channel(*driver, "test_risk");
  advance(*driver, 5);
  ASSERT_TRUE(driver->seek(2).ok());
  EXPECT_EQ(channel(*driver, "test_risk"), channel(*driver, "loss"));
  ASSERT_TRUE(driver->seek(5).ok());
  EXPECT_EQ(channel(*driver, "test_risk"), missing);
}

TEST(AdamTraining, MovesScalarWeightsAndKeepsFrozenOnesStill) {
  const auto driver = start(
      {{"method", std::string("descent")}, {"optimizer", std::string("adam")}, {"rate", 0.005}},
      600);
  advance(*driver, 20);
  ASSERT_TRUE(driver->apply({"freeze", "beta", true, {}}).ok());
  const double beta = channel(*driver, "beta");
  advance(*driver, 20);
  EXPECT_EQ(channel(*driver, "beta"), beta);
  ASSERT_TRUE(driver->apply({"freeze", "beta", false, {}}).ok());
  while (!driver->atEnd()) driver->advance();
  EXPECT_LT(channel(*driver, "excess"), 1e-3);
}

}  // namespace
}  // namespace icl::cross_attention
