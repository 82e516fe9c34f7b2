#include "core/experiments/mixture/pretrain.h"

#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "tests/experiments/mixture/small_run.h"
#include "tests/support/compare.h"

namespace icl::mixture {
namespace {

using icl::testing::firstDifference;

using PretrainTest = SmallRun;

std::vector<double> rowOf(const Driver& driver) {
  return {driver.row().begin(), driver.row().end()};
}

TEST_F(PretrainTest, AnUntrainedModelGuessesBlindly) {
  const auto driver = make();
  EXPECT_TRUE(std::isnan(channel(*driver, "loss")));
  EXPECT_TRUE(std::isnan(channel(*driver, "icl")));
  driver->advance();
  EXPECT_NEAR(channel(*driver, "loss"), std::log(8), 0.05);
  EXPECT_NEAR(channel(*driver, "icl"), 1.0 / 8, 0.25);
  // Attention is nearly uniform: (1/8) Σ over t of 1/(t+1), and 4 labels among 9 tokens.
  double uniform = 0;
  for (int t = 2; t <= 9; ++t) uniform += 1.0 / t / 8;
  EXPECT_NEAR(channel(*driver, "ph.0.0"), uniform, 0.02);
  EXPECT_NEAR(channel(*driver, "tla.1.0"), 4.0 / 9, 0.05);
  EXPECT_NEAR(channel(*driver, "ind.1.0"), 0, 0.02);
}

TEST_F(PretrainTest, LearnsToClassifyAndTheLossFalls) {
  const auto driver = make({{"rate", 0.01}}, 150);
  driver->advance();
  const double before = channel(*driver, "loss");
  while (!driver->atEnd()) driver->advance();
  EXPECT_LT(channel(*driver, "loss"), 0.6 * before);
  EXPECT_GT(channel(*driver, "accuracy"), 0.5);
  EXPECT_GT(channel(*driver, "test"), 0.5);
  EXPECT_GT(channel(*driver, "cla"), 0.4);  // of the context; one in four by chance
}

TEST_F(PretrainTest, RowsHaveTheSameBitsForAnyNumberOfThreadsAndBothWaysToSkip) {
  const int before = parallel::threads();
  for (const bool skip : {true, false}) {
    std::vector<std::vector<double>> rows;
    for (const int threads : {1, 2, 3}) {
      parallel::setThreads(threads);
      const auto driver = make({{"skip-unused", skip}, {"batch", std::int64_t{100}}}, 12);
      while (!driver->atEnd()) driver->advance();
      rows.push_back(rowOf(*driver));
    }
    EXPECT_EQ(firstDifference(rows[1], rows[0]), -1);
    EXPECT_EQ(firstDifference(rows[2], rows[0]), -1);
  }
  parallel::setThreads(before);
}

TEST_F(PretrainTest, SkippingChangesARunByRoundingOnly) {
  const auto skipping = make({{"skip-unused", true}}, 5), whole = make({{"skip-unused", false}}, 5);
  for (int i = 0; i < 5; ++i) {
    skipping->advance();
    whole->advance();
    EXPECT_NEAR(channel(*skipping, "loss"), channel(*whole, "loss"), 1e-5);
  }
}

TEST_F(PretrainTest, SeekCheckpointAndForkGiveTheSameBits) {
  for (const char* optimizer : {"sgd", "adam", "adamw"}) {
    const auto driver = make({{"optimizer", std::string(optimizer)}, {"momentum", 0.5}}, 40);
    std::vector<std::vector<double>> rows{rowOf(*driver)};
    while (!driver->atEnd()) {
      driver->advance();
      rows.push_back(rowOf(*driver));
    }
    for (const std::uint64_t step : {17u, 3u, 40u, 0u}) {
      ASSERT_TRUE(driver->seek(step).ok());
      ASSERT_EQ(firstDifference(driver->row(), rows[step]), -1) << optimizer << " " << step;
    }
    ASSERT_TRUE(driver->seek(17).ok());
    auto fork = Driver::forkStored(type_, driver->config(), {.seed = 1, .steps = 40},
                                   driver->snapshot()->tensors(), 17);
    ASSERT_TRUE(fork.ok()) << fork.error().text();
    ASSERT_TRUE((*fork)->seek(40).ok());
    EXPECT_EQ(firstDifference((*fork)->row(), rows[40]), -1) << optimizer;
  }
}

TEST_F(PretrainTest, AStepAllocatesNothingOnceItIsWarm) {
  expectWarmStepsTakeNoMemory(*type_.schema.complete(smallSettings()));
}

TEST_F(PretrainTest, AClosedGateTakesTheHeadAwayAndAFrozenBlockStays) {
  const auto driver = make({}, 30);
  ASSERT_TRUE(driver->seek(10).ok());
  const auto weights = [&](const char* name) {
    const auto tensors = driver->snapshot()->tensors();
    return std::find_if(tensors.begin(), tensors.end(),
                        [&](const auto& t) { return t.name == name; })
        ->data;
  };
  ASSERT_TRUE(driver->apply({"freeze-block", "layer0", true, {}}).ok());
  const auto frozen = weights("layers.0.attn.wq.weight");
  const auto free = weights("layers.1.mlp.fc1.weight");
  ASSERT_TRUE(driver->seek(12).ok());
  EXPECT_EQ(weights("layers.0.attn.wq.weight"), frozen);
  EXPECT_NE(weights("layers.1.mlp.fc1.weight"), free);

  ASSERT_TRUE(driver->apply({"head-gate", "layer1.head0", 0.0, {}}).ok());
  const auto values = weights("layers.1.attn.wv.weight");
  ASSERT_TRUE(driver->seek(14).ok());
  // Without a gradient only Adam's memory and the decay move the values.
  const auto after = weights("layers.1.attn.wv.weight");
  double moved = 0;
  for (std::size_t i = 0; i < after.size(); ++i)
    moved = std::max(moved, std::abs(after[i] - values[i]));
  EXPECT_LT(moved, 3e-3);
  EXPECT_EQ(weights("gates"), (std::vector<double>{1, 0}));
}

TEST_F(PretrainTest, AChangeFromOutsideShowsInTheTestsAtOnceAndOnlyOnce) {
  const auto driver = make({{"rate", 0.01}}, 60);
  ASSERT_TRUE(driver->seek(45).ok());
  const double before = channel(*driver, "test"), evaluations = 5;  // after steps 1, 10, 20, …
  ASSERT_TRUE(driver->apply({"scale-input", "items", 0.0, {}}).ok());
  EXPECT_LT(channel(*driver, "test"), before - 0.1);
  ASSERT_TRUE(driver->apply({"scale-input", "items", 1.0, {}}).ok());
  EXPECT_EQ(pretrainOf(*driver->snapshot()).state().evaluations, evaluations);
  Frame frame;
  ASSERT_TRUE(driver->apply({"head-gate", "layer1.head0", 0.25, {}}).ok());
  driver->experiment().draw(frame, {.layer = 0, .sample = 1, .length = 0});
  EXPECT_EQ(frame.plates.back().data, (std::vector<double>{1, 0.25}));
}

TEST_F(PretrainTest, EditsOfTheExampleSurviveACheckpoint) {
  const auto driver = make();
  driver->advance();
  ASSERT_TRUE(driver->apply({"edit-example", "label.1", 3.0, {}}).ok());
  ASSERT_TRUE(driver->apply({"edit-example", "item.0", 0.0, {1, 2, 3, 4, 5, 6, 7}}).ok());
  const auto fork = Driver::forkStored(type_, smallSettings(), {.seed = 1, .steps = 5},
                                       driver->snapshot()->tensors(), 1);
  ASSERT_TRUE(fork.ok()) << fork.error().text();
  EXPECT_EQ(pretrainOf(*(*fork)->snapshot()).state().edits,
            pretrainOf(*driver->snapshot()).state().edits);
}

TEST_F(PretrainTest, InterventionsAreReplayedOnASeek) {
  const auto driver = make({}, 30);
  ASSERT_TRUE(driver->seek(5).ok());
  ASSERT_TRUE(driver->apply({"head-gate", "layer0.head0", 0.5, {}}).ok());
  ASSERT_TRUE(driver->seek(8).ok());
  ASSERT_TRUE(driver->apply({"scale-input", "items", 0.0, {}}).ok());
  ASSERT_TRUE(driver->apply({"set", "rate", 0.002, {}}).ok());
  ASSERT_TRUE(driver->seek(30).ok());
  const auto row = rowOf(*driver);
  ASSERT_TRUE(driver->seek(2).ok());
  ASSERT_TRUE(driver->seek(30).ok());
  EXPECT_EQ(firstDifference(driver->row(), row), -1);
}

TEST_F(PretrainTest, UnknownTargetsAreRefusedByName) {
  const auto driver = make();
  const auto refused = driver->apply({"head-gate", "layer2.head0", 0.0, {}});
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().text().find("layer2.head0"), std::string::npos);
  EXPECT_FALSE(driver->apply({"head-gate", "layer0.head0", 1.5, {}}).ok());
  EXPECT_FALSE(driver->apply({"edit-example", "label.0", 8.0, {}}).ok());
  EXPECT_FALSE(driver->apply({"edit-example", "item.0", 0.0, {1, 2, 3}}).ok());
}

TEST_F(PretrainTest, WithoutItemsNothingTellsTheClassesApart) {
  const auto driver = make({{"rate", 0.01}}, 80);
  ASSERT_TRUE(driver->apply({"scale-input", "items", 0.0, {}}).ok());
  while (!driver->atEnd()) driver->advance();
  EXPECT_LT(channel(*driver, "iwl"), 0.4);
  EXPECT_LT(channel(*driver, "test"), 0.75);  // at most a random label of the context
}

TEST_F(PretrainTest, ARateThatIsFarTooLargeEndsTheRunInWords) {
  const auto driver =
      make({{"optimizer", std::string("sgd")}, {"rate", 10.0}, {"rms-norm", false}}, 200);
  while (!driver->atEnd()) driver->advance();
  EXPECT_EQ(driver->ended().end, EndReason::Diverged);
  EXPECT_NE(driver->ended().sentence.text().find("A learning rate below 10"), std::string::npos);
}

TEST_F(PretrainTest, AClippedGradientMovesTheWeightsLess) {
  const auto moved = [&](double clip) {
    const auto driver = make({{"optimizer", std::string("sgd")}, {"rate", 0.1}, {"clip", clip}}, 1);
    const auto before = driver->snapshot()->tensors().front().data;
    driver->advance();
    const auto after = driver->snapshot()->tensors().front().data;
    EXPECT_GT(channel(*driver, "gradient_norm"), 0.01);
    double squares = 0;
    for (std::size_t i = 0; i < after.size(); ++i) squares += std::pow(after[i] - before[i], 2);
    return std::sqrt(squares) / channel(*driver, "gradient_norm");
  };
  EXPECT_LT(moved(0.001), 0.05 * moved(0));
}

TEST_F(PretrainTest, TheTransitionIsWhereTheAccuracyCrossesTheMiddle) {
  State state;
  Evaluation e;
  e.heads.resize(2);
  const auto take = [&](double icl, std::uint64_t step) {
    e.icl = icl;
    record(state, e, step, 0.75);
  };
  take(0.5, 1);
  take(0.7, 50);
  EXPECT_TRUE(std::isnan(state.t50));
  take(0.8, 100);
  EXPECT_NEAR(state.t50, 75, 1e-9);
  take(0.6, 150);
  take(0.9, 200);
  EXPECT_NEAR(state.t50, 75, 1e-9);  // the first crossing counts
}

TEST_F(PretrainTest, CheckpointsOfAnotherModelAreRefusedByTheNameOfATensor) {
  const auto one = make();
  const auto other = Driver::forkStored(type_, smallSettings({{"heads", std::int64_t{2}}}),
                                        {.seed = 1, .steps = 5}, one->snapshot()->tensors(), 0);
  ASSERT_FALSE(other.ok());
  EXPECT_NE(other.error().text().find("layers.0.attn.wo.weight"), std::string::npos)
      << other.error().text();
}

TEST_F(PretrainTest, RunsOfEveryKindTrain) {
  const Values kinds[] = {
      {{"positions", std::string("rotary")}, {"item-dimension", std::int64_t{8}}},
      {{"positions", std::string("alibi")}, {"heads", std::int64_t{7}}},
      {{"positions", std::string("hybrid")},
       {"hybrid-rotation", std::string("on")},
       {"item-dimension", std::int64_t{8}}},
      {{"positions", std::string("none")}, {"layers", std::int64_t{3}}},
      {{"activation", std::string("swiglu")}, {"rms-norm", false}},
      {{"ood-fraction", 0.5}, {"bursty-fraction", 0.5}},
      {{"schedule", std::string("cosine")}, {"optimizer", std::string("adamw")}},
      {{"burstiness", std::int64_t{0}}, {"zipf", 1.0}, {"no-repeats", true}}};
  for (const Values& kind : kinds) {
    Values changes = kind;
    changes.set("warm-up-steps", std::int64_t{2});
    const auto driver = make(changes, 11);
    driver->advance();
    const double before = channel(*driver, "loss");
    while (!driver->atEnd()) driver->advance();
    EXPECT_LT(channel(*driver, "loss"), before + 0.1);
    EXPECT_FALSE(std::isnan(channel(*driver, "icl")));
  }
}

TEST_F(PretrainTest, ItsPlatesShowTheExampleAndFollowItsEdits) {
  const auto driver = make();
  Frame frame;
  driver->experiment().draw(frame, {.layer = 0, .sample = 3, .length = 0});
  ASSERT_EQ(frame.plates.size(), type_.plates.size());
  const PlateData& attention = frame.plates[0];
  EXPECT_EQ(attention.rows, 9);
  EXPECT_EQ(attention.layers, 2);
  for (int t = 0; t < 9; ++t) {
    double sum = 0;
    for (int u = 0; u < 9; ++u) sum += attention.data[static_cast<std::size_t>(t * 9 + u)];
    EXPECT_NEAR(sum, 1, 1e-5);
  }
  EXPECT_EQ(attention.row_labels.back().substr(0, 4), "xq·");
  const PlateData& all = frame.plates[1];
  EXPECT_EQ(all.rows, 18);
  EXPECT_EQ(all.data[9 * 9 - 1], attention.data[9 * 9 - 1]);
  double total = 0;
  for (int l = 0; l < 8; ++l) total += frame.plates[2].data[static_cast<std::size_t>(3 * l)];
  EXPECT_NEAR(total, 1, 1e-6);

  const std::string before = attention.row_labels[1];
  const std::uint32_t label = before.back() == '0' ? 1 : 0;
  ASSERT_TRUE(driver->apply({"edit-example", "label.0", double(label), {}}).ok());
  ASSERT_TRUE(driver->apply({"edit-example", "item.4", 5.0, {}}).ok());
  driver->experiment().draw(frame, {.layer = 0, .sample = 3, .length = 0});
  EXPECT_EQ(frame.plates[0].row_labels[1], "y1·" + std::to_string(label));
  EXPECT_EQ(frame.plates[0].row_labels.back(), "xq·5");
  // The query becomes a copy of the first item: its answer is what stands behind that.
  ASSERT_TRUE(driver->apply({"edit-example", "copy.4", 0.0, {}}).ok());
  driver->experiment().draw(frame, {.layer = 0, .sample = 3, .length = 0});
  EXPECT_EQ(frame.plates[2].data[3 * label + 1], 1);
  const PlateData& tokens = frame.plates[3];
  for (int i = 17; i < tokens.rows; ++i) {  // below the block of positions
    EXPECT_EQ(tokens.data[static_cast<std::size_t>(i * 9)],
              tokens.data[static_cast<std::size_t>(i * 9 + 8)]);
  }
  EXPECT_FALSE(driver->apply({"edit-example", "copy.4", 5.0, {}}).ok());
  ASSERT_TRUE(driver->apply({"edit-example", "all", -1.0, {}}).ok());
  driver->experiment().draw(frame, {.layer = 0, .sample = 3, .length = 0});
  EXPECT_EQ(frame.plates[0].row_labels[1], before);
}

}  // namespace
}  // namespace icl::mixture
