// The second stage: gradients reach the projector through its places, the decoder of a first stage
// comes over as it was, what is frozen stays, and a run goes on from its record alone.
#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/experiments/mixture/pretrain.h"
#include "core/math/gradient_check.h"
#include "core/run/parents.h"
#include "core/run/record.h"
#include "tests/experiments/mixture/small_run.h"
#include "tests/support/compare.h"

namespace icl::mixture {
namespace {

DecoderShape pairedShape(bool large, std::size_t block) {
  DecoderShape shape;
  shape.layers = 2;
  shape.width = block + 4;
  shape.labels = 3;
  shape.projector = {5, 4, large, block};
  return shape;
}

/// Random weights and rows; loss of two sequences of eight tokens, by weights or by second rows.
class PairedModel {
 public:
  explicit PairedModel(const DecoderShape& shape)
      : decoder(shape, 8), pass(shape, 8, 2), gradient(decoder.params().size()) {
    Stream random(4, Purpose::Init);
    for (std::size_t i = 0; i < decoder.params().size(); ++i) {
      decoder.params()[i] = 0.5 * random.normal();
    }
    for (std::size_t i = 0; i < 16 * shape.width; ++i) tokens.push_back(random.normal());
    for (std::size_t i = 0; i < 6 * 5; ++i) second.push_back(random.normal());
    decoder.pack();
  }
  double loss() {
    const std::size_t width = decoder.shape().width;
    for (std::size_t r = 0; r < 16; ++r) {
      std::copy_n(tokens.data() + r * width, width, pass.input().row(r));
    }
    for (std::size_t r = 0; r < 6; ++r) {
      std::copy_n(second.data() + r * 5, 5, pass.secondInput().row(r));
    }
    pass.forward(decoder, 2, options);
    double sum = 0;
    for (std::size_t s = 0; s < 2; ++s) {
      sum += crossEntropy<double>({pass.logits().row(s), 3}, s + 1, 0.5,
                                  {pass.logitGradient().row(s), 3})
                 .loss;
    }
    return sum / 2;
  }
  double byWeights(std::span<const double> at) {
    std::copy(at.begin(), at.end(), decoder.params().data());
    decoder.pack();
    return loss();
  }

  Decoder<double> decoder;
  DecoderPass<double> pass;
  Buffer<double> gradient;
  PassOptions options{};
  std::vector<double> tokens{}, second{};
};

TEST(ProjectorGradient, IsTheDerivativeByEveryWeightAndBySecondItems) {
  for (const bool large : {false, true}) {
    for (const std::size_t block : {std::size_t{0}, std::size_t{3}}) {
      for (const bool last_only : {true, false}) {
        PairedModel model(pairedShape(large, block));
        model.options.last_only = last_only;
        model.options.second_gradient = true;
        model.loss();
        model.pass.backward(model.decoder, model.options, model.gradient.data(), true);
        const std::size_t count = model.gradient.size();
        const std::vector<double> claimed(model.gradient.data(), model.gradient.data() + count);
        const std::vector<double> at(model.decoder.params().data(),
                                     model.decoder.params().data() + count);
        std::vector<double> by_second;
        for (std::size_t r = 0; r < 6; ++r) {
          const double* row = model.pass.secondGradient().row(r);
          by_second.insert(by_second.end(), row, row + 5);
        }
        const auto by_weights = [&](std::span<const double> x) { return model.byWeights(x); };
        EXPECT_LT(gradientError(by_weights, at, claimed, 2e-4, 1e-2), 1e-7);
        model.byWeights(at);
        const std::vector<double> rows = model.second;
        const auto by_rows = [&](std::span<const double> x) {
          model.second.assign(x.begin(), x.end());
          return model.loss();
        };
        EXPECT_LT(gradientError(by_rows, rows, by_second, 2e-4, 1e-2), 1e-7);
      }
    }
  }
}

TEST(ProjectorGradient, IsTheSameWithFrozenBlocksAndPartsAddUp) {
  PairedModel model(pairedShape(false, 3));
  model.loss();
  model.pass.backward(model.decoder, model.options, model.gradient.data(), true);
  const Buffer<double> whole = model.gradient;
  model.pass.backward(model.decoder, model.options, model.gradient.data(), false);
  const ParamRange projector = model.decoder.layout().projectorRange();
  EXPECT_EQ(projector.end, whole.size());
  for (std::size_t i = projector.begin; i < projector.end; ++i) {
    ASSERT_NEAR(model.gradient[i], 2 * whole[i], 1e-14 * std::abs(whole[i]) + 1e-300);
  }
  model.options.frozen = {true, true};
  model.pass.backward(model.decoder, model.options, model.gradient.data(), true);
  for (std::size_t i = projector.begin; i < projector.end; ++i) {
    ASSERT_EQ(model.gradient[i], whole[i]);
  }
}

TEST(Projector, ComesBehindADecoderThatIsOtherwiseTheSame) {
  DecoderShape shape = pairedShape(true, 3), alone = shape;
  alone.projector = {};
  Decoder<float> with(shape, 8), without(alone, 7);
  with.initialise(5);
  without.initialise(5);
  const std::size_t shared = without.params().size();
  EXPECT_EQ(with.params().size(), shared + 4 * 5 + 4 * 4 + 4 * 4);
  EXPECT_TRUE(
      std::equal(without.params().data(), without.params().data() + shared, with.params().data()));
}

class SecondStage : public SmallRun {
 protected:
  SecondStage() { type_ = mixtureProjectorType(); }
  static Values paired(const Values& more = {}) {
    Values changes{{"classes-2", std::int64_t{32}},
                   {"item-dimension-2", std::int64_t{6}},
                   {"pretrain-steps", std::int64_t{20}}};
    for (const auto& [key, value] : more.map()) changes.set(key, value);
    return changes;
  }
  static Values after(const Values& more = {}) {
    Values changes = paired(more);
    changes.set("initial", std::string(kInitialPretrain));
    return changes;
  }
  static std::vector<double> weights(const Driver& driver, const char* name) {
    const auto tensors = driver.snapshot()->tensors();
    return std::find_if(tensors.begin(), tensors.end(),
                        [&](const auto& t) { return t.name == name; })
        ->data;
  }
};

TEST_F(SecondStage, TheDecoderThatComesOverHasItsOldAccuracyBeforeTheFirstStep) {
  const ExperimentType first = mixturePretrainType();
  auto before = Driver::create(first, smallSettings(), {.seed = 1, .steps = 20});
  ASSERT_TRUE((*before)->seek(20).ok());
  const auto driver = make(after());
  const auto held_before = (*before)->snapshot(), held = driver->snapshot();
  const PretrainSnapshot& old = pretrainOf(*held_before);
  const PretrainSnapshot& now = pretrainOf(*held);
  EXPECT_EQ(now.task().tables().classes, old.task().tables().classes);

  const Config config = configOf((*before)->config());
  Decoder<float> decoder(config.shape(), config.layout().tokens());
  std::copy_n(now.state().params.data(), decoder.params().size(), decoder.params().data());
  decoder.pack();
  Evaluator evaluator(old.task(), config.layout(), config.shape(), 60);
  Evaluation evaluation;
  evaluator.evaluate(decoder, {}, {}, evaluation);
  EXPECT_EQ(evaluation.icl, old.state().evaluation.icl);
  EXPECT_EQ(evaluation.test, old.state().evaluation.test);
  EXPECT_EQ(evaluation.heads, old.state().evaluation.heads);
  EXPECT_GT(evaluation.test, 0.15);  // a model that has begun to learn
}

TEST_F(SecondStage, WhatIsFrozenStaysAndTheRestLearns) {
  const std::pair<const char*, std::vector<bool>> kinds[] = {
      {"none", {true, true, true}},
      {"blocks", {false, true, true}},
      {"all-but-projector", {false, false, true}}};
  for (const auto& [freeze, learns] : kinds) {
    const auto driver = make(after({{"freeze", std::string(freeze)}}), 5);
    const char* names[] = {"layers.1.attn.wk.weight", "out.weight", "projector.fc1.weight"};
    std::vector<std::vector<double>> before;
    for (const char* name : names) before.push_back(weights(*driver, name));
    ASSERT_TRUE(driver->seek(2).ok());
    for (std::size_t i = 0; i < 3; ++i) {
      EXPECT_EQ(weights(*driver, names[i]) != before[i], learns[i]) << freeze << " " << names[i];
    }
  }
}

TEST_F(SecondStage, EveryKindOfRunTrains) {
  const Values kinds[] = {
      {},
      {{"projector", std::string("large")},
       {"heads", std::int64_t{2}},
       {"item-dimension", std::int64_t{9}}},
      {{"positions", std::string("rotary")}, {"item-dimension", std::int64_t{8}}},
      {{"positions", std::string("none")}, {"ood-fraction", 0.5}, {"bursty-fraction", 0.5}},
      {{"joint-labels", true},
       {"groups-1", std::int64_t{2}},
       {"groups-2", std::int64_t{4}},
       {"published-flip", true},
       {"no-repeats", true}},
      {{"labels-2", std::int64_t{4}}, {"zipf", 1.0}, {"zipf-2", 1.0}, {"no-repeats", true}}};
  for (const Values& kind : kinds) {
    const auto driver = make(paired(kind), 11);
    driver->advance();
    const double before = channel(*driver, "loss");
    EXPECT_FALSE(std::isnan(channel(*driver, "tiia-1.1.0")));
    EXPECT_FALSE(std::isnan(channel(*driver, "ph2.0.0")));
    while (!driver->atEnd()) driver->advance();
    EXPECT_LT(channel(*driver, "loss"), before + 0.1);
    EXPECT_FALSE(std::isnan(channel(*driver, "tiia-2.1.0")));
  }
}

TEST_F(SecondStage, RowsHaveTheSameBitsForAnyNumberOfThreadsAndAfterASeek) {
  const int before = parallel::threads();
  std::vector<std::vector<double>> rows;
  for (const int threads : {1, 2, 3}) {
    parallel::setThreads(threads);
    const auto driver = make(after({{"batch", std::int64_t{100}}}), 12);
    ASSERT_TRUE(driver->seek(12).ok());
    rows.emplace_back(driver->row().begin(), driver->row().end());
    ASSERT_TRUE(driver->seek(0).ok());
    ASSERT_TRUE(driver->seek(12).ok());
    rows.emplace_back(driver->row().begin(), driver->row().end());
    const auto twin = driver->twin();
    ASSERT_TRUE(twin->seek(12).ok());
    rows.emplace_back(twin->row().begin(), twin->row().end());
  }
  for (const auto& row : rows) EXPECT_EQ(icl::testing::firstDifference(row, rows[0]), -1);
  parallel::setThreads(before);
}

TEST_F(SecondStage, AStepAllocatesNothingOnceItIsWarm) {
  expectWarmStepsTakeNoMemory(*type_.schema.complete(smallSettings(paired())));
}

TEST_F(SecondStage, AModalityThatIsTakenAwayIsZeroAndItsPlacesStay) {
  const auto driver = make(paired(), 5);
  driver->advance();
  Frame frame;
  ASSERT_TRUE(driver->apply({"scale-input", "items-2", 0.0, {}}).ok());
  driver->experiment().draw(frame, {.layer = 0, .sample = 1, .length = 0});
  const PlateData& tokens = frame.plates[3];
  EXPECT_EQ(tokens.cols, 14);
  EXPECT_EQ(tokens.col_labels[1].substr(0, 2), "b1");
  EXPECT_EQ(tokens.col_labels.back().substr(0, 2), "bq");
  double second = 0, first = 0, positions = 0;
  for (int r = 0; r < tokens.rows; ++r) {
    const double b = tokens.data[static_cast<std::size_t>(r * 14 + 1)];
    (r < 17 ? positions : second) += std::abs(b);
    if (r >= 17) first += std::abs(tokens.data[static_cast<std::size_t>(r * 14)]);
  }
  EXPECT_EQ(second, 0);
  EXPECT_EQ(positions, 1);
  EXPECT_GT(first, 0.5);
  const auto copy = Driver::forkStored(type_, driver->config(), {.seed = 1, .steps = 5},
                                       driver->snapshot()->tensors(), 1);
  ASSERT_TRUE(copy.ok());
  EXPECT_EQ(pretrainOf(*(*copy)->snapshot()).state().scales.second, 0);
}

TEST_F(SecondStage, ItsRecordIsEnoughToGoOnAndTellsWhereItBegan) {
  testing::TemporaryFolder store;
  const Values changes = smallSettings(after());
  auto parents = parentsFor(type_, changes, 5, {store.path(), {}});
  ASSERT_TRUE(parents.ok()) << parents.error().text();
  RunOptions options{.seed = 5, .steps = 6};
  options.parents = *parents;
  auto driver = std::move(Driver::create(type_, changes, options)).value();
  auto writer = std::move(RunWriter::create(store.path(), manifestOf(*driver))).value();
  const auto report = runToEnd(*driver, writer.get(), {});
  ASSERT_TRUE(report.ok());
  EXPECT_EQ(writer->manifest().parent, (*parents)[0]->run);

  const std::string parent = writer->manifest().parent;
  std::filesystem::remove_all(store.path() / parent.substr(0, parent.find('@')));
  const auto run = RunReader::open(report->folder);
  ASSERT_TRUE(run.ok());
  for (const std::uint64_t step : {std::uint64_t{0}, std::uint64_t{4}}) {
    auto again = driverFromRun(*run, {type_}, step);
    ASSERT_TRUE(again.ok()) << again.error().text();
    ASSERT_TRUE((*again)->seek(6).ok());
    EXPECT_EQ(icl::testing::firstDifference((*again)->row(), driver->row()), -1);
  }
}

TEST_F(SecondStage, AStoredFirstStageOfAnotherSeedBringsItsTables) {
  testing::TemporaryFolder store;
  const ExperimentType first = mixturePretrainType();
  auto other = std::move(Driver::create(first, smallSettings(), {.seed = 9, .steps = 3})).value();
  auto writer = std::move(RunWriter::create(store.path(), manifestOf(*other))).value();
  ASSERT_TRUE(runToEnd(*other, writer.get(), {}).ok());
  const std::string name = writer->folder().string();
  const auto driver = make(paired({{"initial", name}}), 3);
  const auto held = driver->snapshot(), theirs = other->snapshot();
  EXPECT_EQ(pretrainOf(*held).task().tables().classes, pretrainOf(*theirs).task().tables().classes);
  EXPECT_EQ(weights(*driver, "layers.0.attn.wq.weight"),
            weights(*other, "layers.0.attn.wq.weight"));

  const auto refusal = [&](const Values& changes) {
    auto refused = Driver::create(type_, smallSettings(paired(changes)), {.seed = 1, .steps = 3});
    return refused.ok() ? "accepted" : refused.error().text();
  };
  EXPECT_NE(refusal({{"initial", name}, {"layers", std::int64_t{3}}})
                .find("the decoder to begin with has layers = 2, but here it is 3"),
            std::string::npos);
  EXPECT_NE(refusal({{"initial", name}, {"classes", std::int64_t{128}}}).find("classes = 64"),
            std::string::npos);
  EXPECT_NE(refusal({{"initial", std::string("nowhere")}}).find("no run 'nowhere'"),
            std::string::npos);
  EXPECT_NE(refusal({{"initial", std::string()}}).find("write random, pretrain or the name"),
            std::string::npos);
}

TEST_F(SecondStage, EveryRefusalOfItsSettingsSaysWhatWouldBeRight) {
  const auto refusal = [&](const Values& changes) {
    const auto complete = projectorSchema().complete(changes);
    return complete ? "accepted" : complete.error().text();
  };
  EXPECT_EQ(refusal({{"classes-2", std::int64_t{100}}}),
            "classes-2: 100 classes cannot share 32 labels evenly: choose a multiple of 32");
  EXPECT_EQ(refusal({{"labels-2", std::int64_t{64}}}),
            "labels-2: the second modality shares the first's 32 labels, so it cannot have 64: "
            "choose at most 32");
  EXPECT_EQ(
      refusal({{"joint-labels", true}, {"groups-1", std::int64_t{5}}}),
      "groups-2: 5 times 8 groups make 40 joint labels, but there are 32: choose groups whose "
      "product is the number of labels");
  EXPECT_EQ(refusal({{"pairs", std::int64_t{24}}}),
            "max-pairs: positions reach for 65 tokens, but a sequence has 74: choose max-pairs of "
            "at least 37");
  EXPECT_EQ(projectorSchema().defaults().integer("width"), 128);
  const TaskConfig task = configOf(projectorSchema().defaults()).task();
  EXPECT_EQ(task.tokens(), 26u);
  EXPECT_EQ(task.max_shift, 65u - 26u);
}

}  // namespace
}  // namespace icl::mixture
