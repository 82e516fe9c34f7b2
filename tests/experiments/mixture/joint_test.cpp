// The last stage: what earlier runs have learnt comes over as it was, the encoder learns or is
// held, and a run goes on from its record alone.
#include "core/experiments/mixture/joint.h"

#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/experiments/mixture/encoder/experiment.h"
#include "core/experiments/mixture/pretrain.h"
#include "core/run/parents.h"
#include "core/run/record.h"
#include "core/run/verify.h"
#include "tests/experiments/mixture/joint_settings.h"
#include "tests/support/compare.h"

namespace icl::mixture {
namespace {

class LastStage : public SmallRun {
 protected:
  LastStage() { type_ = mixtureJointType(); }
  std::unique_ptr<Driver> begin(const Values& more = {}, std::uint64_t steps = 6) {
    return make(jointSettings(more), steps);
  }
  static Values after(const char* mode) {
    return {{"initial", std::string(kInitialPretrain)}, {"encoder-mode", std::string(mode)}};
  }
  static std::vector<double> weights(const Driver& driver, const std::string& name) {
    const auto tensors = driver.snapshot()->tensors();
    const auto at =
        std::find_if(tensors.begin(), tensors.end(), [&](const auto& t) { return t.name == name; });
    EXPECT_NE(at, tensors.end()) << name;
    return at == tensors.end() ? std::vector<double>{} : at->data;
  }
  ProbeResult answer(const Driver& driver, const char* probe, const Values& arguments = {}) {
    auto result = askSnapshot(*type_.probe(probe), *driver.snapshot(), arguments);
    EXPECT_TRUE(result.ok()) << (result.ok() ? "" : result.error().text());
    return result.ok() ? *result : ProbeResult{};
  }
};

TEST_F(LastStage, BothParentsHaveTheirOldAccuraciesBeforeTheFirstStep) {
  const auto driver = begin(after("fine-tuned"));
  const auto& parents = driver->options().parents;
  ASSERT_EQ(parents.size(), 2u);
  const auto fact = [](const Parent& parent, std::size_t at) {
    for (const auto& tensor : parent.tensors) {
      if (tensor.name == "facts") return tensor.data[at];
    }
    return -1.0;
  };
  EXPECT_EQ(parents[0]->role, "decoder");
  EXPECT_EQ(parents[1]->experiment, "mixture-encoder");
  EXPECT_EQ(channel(*driver, "encoder_validation"), fact(*parents[1], 3));
  EXPECT_GT(channel(*driver, "encoder_validation"), 0.3);  // it has learnt: a guess has 1/16
  const ProbeResult first = answer(*driver, "first-modality", {{"sequences", std::int64_t{60}}});
  EXPECT_EQ(*first.find("test"), fact(*parents[0], 3));
  EXPECT_EQ(*first.find("icl"), fact(*parents[0], 4));
  EXPECT_EQ(*first.find("icl_before"), fact(*parents[0], 4));
  EXPECT_EQ(*answer(*driver, "alignment").find("moved"), 0);
  EXPECT_NEAR(*answer(*driver, "change").find("cosine_least"), 1, 1e-9);
}

TEST_F(LastStage, TheEncoderLearnsOrIsHeldAsTheModeSays) {
  const std::pair<const char*, std::pair<bool, bool>> modes[] = {{"frozen", {true, false}},
                                                                 {"fine-tuned", {true, true}},
                                                                 {"random", {false, false}},
                                                                 {"scratch", {false, true}}};
  const std::string name = "encoder.feature_extractor.0.weight";
  for (const auto& [mode, is] : modes) {
    SCOPED_TRACE(mode);
    const auto driver = begin(after(mode));
    const auto& [pretrained, learns] = is;
    EXPECT_EQ(driver->options().parents.size(), pretrained ? 2u : 1u);
    const auto before = weights(*driver, name);
    const auto classifier = weights(*driver, "encoder.classifier.weight");
    const auto projector = weights(*driver, "projector.fc1.weight");
    ASSERT_TRUE(driver->seek(2).ok());
    EXPECT_EQ(weights(*driver, name) != before, learns);
    EXPECT_EQ(weights(*driver, "encoder.classifier.weight"), classifier);
    EXPECT_NE(weights(*driver, "projector.fc1.weight"), projector);
    EXPECT_EQ(weights(*driver, "start." + name), before);
    const ProbeResult features = answer(*driver, "alignment", {{"show", std::string("features")}});
    EXPECT_EQ(*features.find("moved") > 0, learns);
    EXPECT_GT(*answer(*driver, "alignment").find("moved"), 0);
    ASSERT_TRUE(driver->apply({"freeze-block", "encoder", learns, {}}).ok());
    const auto now = weights(*driver, name);
    driver->advance();
    EXPECT_EQ(weights(*driver, name) != now, !learns);
  }
}

TEST_F(LastStage, EveryKindOfEncoderTrains) {
  for (const char* kind : {"mlp", "transformer", "cnn", "vit"}) {
    const auto driver = begin({{"encoder", std::string(kind)},
                               {"segment", std::int64_t{3}},
                               {"patch", std::int64_t{3}},
                               {"encoder-layers", std::int64_t{1}}},
                              11);
    driver->advance();
    const double before = channel(*driver, "loss");
    while (!driver->atEnd()) driver->advance();
    EXPECT_LT(channel(*driver, "loss"), before + 0.1) << kind;
    EXPECT_FALSE(std::isnan(channel(*driver, "tiia-2.1.0")));
    EXPECT_FALSE(std::isnan(channel(*driver, "encoder_validation")));
  }
}

TEST_F(LastStage, RowsHaveTheSameBitsForAnyNumberOfThreadsAndAfterASeek) {
  expectSameRowAnyWay([&] { return begin(after("fine-tuned"), 12); }, 12, 0);
}

TEST_F(LastStage, ItsRecordIsEnoughToGoOnAndNamesBothParents) {
  testing::TemporaryFolder store;
  const Values changes = smallSettings(jointSettings(after("fine-tuned")));
  auto parents = parentsFor(type_, changes, 5, {store.path(), {}});
  ASSERT_TRUE(parents.ok()) << parents.error().text();
  RunOptions options{.seed = 5, .steps = 6};
  options.parents = *parents;
  auto driver = std::move(Driver::create(type_, changes, options)).value();
  auto writer = std::move(RunWriter::create(store.path(), manifestOf(*driver))).value();
  const auto report = runToEnd(*driver, writer.get(), {});
  ASSERT_TRUE(report.ok());
  EXPECT_EQ(writer->manifest().parent, (*parents)[0]->run + " " + (*parents)[1]->run);
  for (const auto& parent : *parents) {
    std::filesystem::remove_all(store.path() / parent->run.substr(0, parent->run.find('@')));
  }
  const auto run = RunReader::open(report->folder);
  ASSERT_TRUE(run.ok());
  for (const std::uint64_t step : {std::uint64_t{0}, std::uint64_t{4}}) {
    auto again = driverFromRun(*run, {type_}, step);
    ASSERT_TRUE(again.ok()) << again.error().text();
    ASSERT_TRUE((*again)->seek(6).ok());
    EXPECT_EQ(icl::testing::firstDifference((*again)->row(), driver->row()), -1);
    EXPECT_EQ(weights(**again, "start.encoder.feature_extractor.0.weight"),
              weights(*driver, "start.encoder.feature_extractor.0.weight"));
  }
}

TEST_F(LastStage, AStoredEncoderOfAnotherSeedBringsItsClassesAndAMisfitIsRefused) {
  testing::TemporaryFolder store;
  const auto stored = [&](const ExperimentType& type, const Values& changes) {
    auto other = std::move(Driver::create(type, changes, {.seed = 9, .steps = 150})).value();
    auto writer = std::move(RunWriter::create(store.path(), manifestOf(*other))).value();
    EXPECT_TRUE(runToEnd(*other, writer.get(), {}).ok());
    return writer->folder().string();
  };
  const Values settings{{"classes-2", std::int64_t{16}},
                        {"labels-2", std::int64_t{8}},
                        {"item-dimension-2", std::int64_t{6}},
                        {"encoder-width", std::int64_t{5}},
                        {"encoder-hidden", std::int64_t{9}},
                        {"validation-items", std::int64_t{80}},
                        {"rate", 0.02},
                        {"batch", std::int64_t{40}}};
  Values with{{"encoder-mode", std::string("frozen")},
              {"encoder-initial", stored(mixtureEncoderType(), settings)}};
  const auto driver = begin(with);
  const auto held = driver->snapshot();
  std::vector<float> mean(6);
  secondClassMean(9, 2, mean);
  const auto theirs = pretrainOf(*held).task().secondMean(2);
  EXPECT_TRUE(std::equal(mean.begin(), mean.end(), theirs.begin()));
  EXPECT_GT(channel(*driver, "encoder_validation"), 0.3);

  const auto refusal = [&](const Values& more) {
    Values changes = with;
    for (const auto& [key, value] : more.map()) changes.set(key, value);
    auto refused =
        Driver::create(type_, smallSettings(jointSettings(changes)), {.seed = 1, .steps = 3});
    return refused.ok() ? "accepted" : refused.error().text();
  };
  EXPECT_NE(refusal({{"encoder-width", std::int64_t{7}}})
                .find("the encoder to begin with has encoder-width = 5, but here it is 7"),
            std::string::npos);
  EXPECT_NE(refusal({{"encoder-initial", std::string()}}).find("write pretrain or the name"),
            std::string::npos);
  EXPECT_NE(refusal({{"encoder", std::string("vit")}, {"patch", std::int64_t{4}}})
                .find("a side of 6 cannot be cut into patches of 4"),
            std::string::npos);
}

TEST_F(LastStage, FeaturesThatAreTakenAwayAreZeroAndSoIsTheirGradient) {
  const auto driver = begin({{"encoder-mode", std::string("scratch")}, {"weight-decay", 0.0}});
  const std::string name = "encoder.feature_extractor.0.weight";
  ASSERT_TRUE(driver->apply({"scale-input", "items-2", 0.0, {}}).ok());
  const auto before = weights(*driver, name);
  driver->advance();
  EXPECT_EQ(weights(*driver, name), before);
  Frame frame;
  driver->experiment().draw(frame, {.layer = 0, .sample = 1, .length = 0});
  const PlateData& tokens = frame.plates[3];
  for (int r = 17; r < tokens.rows; ++r) {  // behind the positions
    EXPECT_EQ(tokens.data[static_cast<std::size_t>(r * tokens.cols + 1)], 0);
  }
}

TEST_F(LastStage, AStepAllocatesNothingOnceItIsWarm) {
  expectWarmStepsTakeNoMemory(*type_.schema.complete(jointSettings()));
}

TEST_F(LastStage, ItemsBeforeAndAfterLieInOnePlane) {
  const auto driver = begin(after("fine-tuned"), 40);
  ASSERT_TRUE(driver->seek(40).ok());
  const ProbeResult both = answer(*driver, "alignment", {{"points", std::int64_t{50}}});
  EXPECT_EQ(both.rows, 100);
  EXPECT_EQ(both.col_labels,
            (std::vector<std::string>{"point", "layers", "label", "class", "x", "y"}));
  double middle = 0;  // the plane's origin is the middle of all points, before and after
  for (int r = 0; r < both.rows; ++r) {
    const double* row = both.table.data() + r * both.cols;
    EXPECT_EQ(row[1], r % 2);
    EXPECT_EQ(row[2], static_cast<int>(row[3]) % 8);
    middle += row[4];
  }
  EXPECT_NEAR(middle, 0, 1e-9);
  EXPECT_GT(*both.find("by_class.0"), *both.find("by_chance"));
}

}  // namespace
}  // namespace icl::mixture
