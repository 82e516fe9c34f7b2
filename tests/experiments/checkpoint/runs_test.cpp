// The two experiments on the planted checkpoint: what a run records, that rewinding, forking and
// checkpoints give the same bits, what a gate does, what the probes answer and what is refused.
#include <cmath>
#include <cstring>
#include <filesystem>

#include <gtest/gtest.h>

#include "core/base/files.h"
#include "core/base/parallel.h"
#include "core/experiments/checkpoint/cost.h"
#include "core/experiments/checkpoint/experiment.h"
#include "core/experiments/checkpoint/lora.h"
#include "core/experiments/checkpoint/published.h"
#include "core/run/driver.h"
#include "core/run/verify.h"
#include "tests/experiments/checkpoint/golden_text.h"
#include "tests/support/compare.h"

namespace icl::checkpoint {
namespace {

using RowsOfRun = std::vector<std::vector<double>>;

RowsOfRun runToEnd(Driver& driver) {
  RowsOfRun rows{{driver.row().begin(), driver.row().end()}};
  while (!driver.atEnd()) {
    driver.advance();
    rows.emplace_back(driver.row().begin(), driver.row().end());
  }
  return rows;
}

/// Bits, so that what is not a number is equal to itself.
bool sameBits(const std::vector<double>& a, std::span<const double> b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0;
}

class CheckpointRuns : public ::testing::Test {
 protected:
  std::unique_ptr<Driver> make(const ExperimentType& type, const Values& changes,
                               RunOptions options = {}) {
    auto driver = Driver::create(type, changes, options);
    EXPECT_TRUE(driver.ok()) << (driver.ok() ? "" : driver.error().text());
    return std::move(driver).value();
  }
  double at(const Driver& driver, const char* key) {
    const int index = channelIndex(driver.channels(), key);
    EXPECT_GE(index, 0) << key;
    return index < 0 ? NAN : driver.row()[static_cast<std::size_t>(index)];
  }
  std::string refusal(const ExperimentType& type, const Values& changes) {
    const auto driver = Driver::create(type, changes, {});
    return driver.ok() ? "" : driver.error().text();
  }
  double asked(const ExperimentType& type, const char* probe, const char* label,
               const Values& arguments = {}) {
    const auto answer = askFresh(type, {}, 1, probe, arguments);
    EXPECT_TRUE(answer.ok()) << (answer.ok() ? "" : answer.error().text());
    const double* value = answer.ok() ? answer->find(label) : nullptr;
    EXPECT_NE(value, nullptr) << label;
    return value == nullptr ? NAN : *value;
  }
  static std::vector<std::pair<const ExperimentType*, Values>> both(const ExperimentType& heads,
                                                                    const ExperimentType& lora) {
    return {{&heads, {{"examples", std::int64_t{12}}}},
            {&lora,
             {{"examples", std::int64_t{4}},
              {"train-examples", std::int64_t{8}},
              {"evaluate-every", std::int64_t{5}},
              {"rate", 1e-3}}}};
  }

  const ExperimentType heads_ = checkpointHeadsType(), lora_ = checkpointLoraType();
};

TEST_F(CheckpointRuns, AStepIsAnExampleAndTheEndIsAfterTheLast) {
  const auto driver = make(heads_, {{"examples", std::int64_t{10}}});
  EXPECT_TRUE(std::isnan(at(*driver, "accuracy")));
  driver->advance();
  EXPECT_EQ(at(*driver, "processed"), 1);
  EXPECT_NEAR(at(*driver, "ph.0.1"), 1, 1e-6);
  while (!driver->atEnd()) driver->advance();
  EXPECT_EQ(driver->position(), 10U);
  EXPECT_EQ(at(*driver, "processed"), 10);
  EXPECT_EQ(at(*driver, "accuracy"), 1);
  EXPECT_EQ(at(*driver, "cla"), 1);
}

TEST_F(CheckpointRuns, StepsBeyondTheLastExampleChangeNothing) {
  const auto driver = make(heads_, {{"examples", std::int64_t{6}}}, {.steps = 9});
  const RowsOfRun rows = runToEnd(*driver);
  ASSERT_EQ(rows.size(), 10U);
  EXPECT_TRUE(sameBits(rows[6], rows[9]));
}

TEST_F(CheckpointRuns, EveryWayToAStepGivesTheSameBits) {
  for (const auto& [type, changes] : both(heads_, lora_)) {
    const RunOptions options{.seed = 4, .steps = 11};
    const auto straight = make(*type, changes, options);
    const RowsOfRun rows = runToEnd(*straight);
    ASSERT_TRUE(straight->seek(3).ok());
    EXPECT_TRUE(sameBits(rows[3], straight->row())) << type->id;
    ASSERT_TRUE(straight->seek(11).ok());
    EXPECT_TRUE(sameBits(rows[11], straight->row())) << type->id;
    parallel::setThreads(1);
    const auto alone = make(*type, changes, options);
    EXPECT_TRUE(sameBits(rows.back(), runToEnd(*alone).back())) << type->id;
    parallel::setThreads(0);
    // From what a checkpoint file holds.
    const auto first = make(*type, changes, options);
    for (int i = 0; i < 6; ++i) first->advance();
    const auto tensors = first->experiment().snapshot()->tensors();
    auto second = Driver::forkStored(*type, changes, options, tensors, 6);
    ASSERT_TRUE(second.ok()) << second.error().text();
    EXPECT_TRUE(sameBits(rows[6], (*second)->row())) << type->id;
    while (!(*second)->atEnd()) (*second)->advance();
    EXPECT_TRUE(sameBits(rows[11], (*second)->row())) << type->id;
  }
}

TEST_F(CheckpointRuns, ASnapshotHoldsNoWeights) {
  for (const auto& [type, changes] : both(heads_, lora_)) {
    const auto driver = make(*type, changes, {.steps = 2});
    runToEnd(*driver);
    for (const auto& tensor : driver->experiment().snapshot()->tensors()) {
      EXPECT_EQ(tensor.name.find("model."), std::string::npos) << tensor.name;
      EXPECT_EQ(tensor.name.find("proj"), std::string::npos) << tensor.name;
    }
  }
}

TEST_F(CheckpointRuns, AGateIsAnsweredAtOnceAndOpenedAgainNothingIsLost) {
  const auto driver = make(heads_, {{"examples", std::int64_t{20}}}, {.steps = 40});
  while (driver->position() < 20) driver->advance();
  const std::vector<double> before(driver->row().begin(), driver->row().end());
  ASSERT_TRUE(driver->apply({"head-gate", "layer1.head0", false, {}}).ok());
  EXPECT_EQ(at(*driver, "accuracy"), 0.5);
  EXPECT_EQ(at(*driver, "cla"), 1);
  EXPECT_EQ(at(*driver, "processed"), 20);
  ASSERT_TRUE(driver->apply({"head-gate", "layer1.head0", true, {}}).ok());
  EXPECT_TRUE(sameBits(before, driver->row()));
}

TEST_F(CheckpointRuns, TheSettingGateIsTheSameAsTheIntervention) {
  const auto set = make(heads_, {{"examples", std::int64_t{8}}, {"gate", std::string("1.0 0.1")}});
  EXPECT_EQ(runToEnd(*set).back()[1], 0.5);
}

TEST_F(CheckpointRuns, FramesShowMapsOfHeadsGatesAndWhereTheLastTokenLooks) {
  const auto driver = make(heads_, {{"examples", std::int64_t{4}}, {"gate", std::string("0.2")}});
  runToEnd(*driver);
  Frame frame;
  driver->experiment().draw(frame, {});
  ASSERT_EQ(frame.plates.size(), heads_.plates.size());
  const PlateData& previous = frame.plates[static_cast<std::size_t>(heads_.plateIndex("ph"))];
  EXPECT_EQ(previous.rows, 2);
  EXPECT_EQ(previous.cols, 4);
  EXPECT_NEAR(previous.data[1], 1, 1e-6);
  const PlateData& gates = frame.plates[static_cast<std::size_t>(heads_.plateIndex("gates"))];
  EXPECT_EQ(gates.data, (std::vector<double>{1, 1, 0, 1, 1, 1, 1, 1}));
  const PlateData& row = frame.plates[static_cast<std::size_t>(heads_.plateIndex("last-row"))];
  EXPECT_EQ(row.layers, 2);
  EXPECT_EQ(row.layer, 1);
  EXPECT_EQ(row.rows, 4);
  double sum = 0;
  for (int c = 0; c < row.cols; ++c) sum += row.data[static_cast<std::size_t>(c)];
  EXPECT_NEAR(sum, 1, 1e-5);
  EXPECT_EQ(row.col_labels.front(), "0: ‹start›");
  // The published lists are of another shape, and before the first example there are no scores.
  EXPECT_EQ(frame.plates[static_cast<std::size_t>(heads_.plateIndex("published-ph"))].rows, 0);
  make(heads_, {})->experiment().draw(frame, {});
  EXPECT_EQ(frame.plates[static_cast<std::size_t>(heads_.plateIndex("ph"))].rows, 0);
  EXPECT_EQ(frame.plates[static_cast<std::size_t>(heads_.plateIndex("gates"))].rows, 2);
}

TEST_F(CheckpointRuns, ProbesTellTheCircuit) {
  EXPECT_EQ(asked(heads_, "ranking", "ph_layer"), 0);
  EXPECT_EQ(asked(heads_, "ranking", "ph_head"), 1);
  EXPECT_EQ(asked(heads_, "ranking", "ih_layer"), 1);
  EXPECT_EQ(asked(heads_, "ranking", "ih_head"), 0);
  const auto knockout = askFresh(heads_, {}, 1, "knockout", {{"heads", std::string("1.2")}});
  ASSERT_TRUE(knockout.ok());
  for (const auto& [label, value] :
       {std::pair{"baseline", 1.0}, std::pair{"ih", 0.5}, std::pair{"ph", 0.5},
        std::pair{"both", 0.5}, std::pair{"control", 1.0}, std::pair{"both_cla", 1.0},
        std::pair{"heads", 1.0}}) {
    ASSERT_NE(knockout->find(label), nullptr) << label;
    EXPECT_EQ(*knockout->find(label), value) << label;
  }
  // Twenty of forty pairs turn from right to wrong, none the other way: p = 2 / 2^20.
  EXPECT_NEAR(*knockout->find("ih_p"), std::ldexp(1.0, -19), 1e-12);
  EXPECT_EQ(asked(heads_, "attention-row", "right"), asked(heads_, "attention-row", "answered"));
  EXPECT_NEAR(asked(heads_, "attention-row", "on_answer"), 1, 1e-6);
}

TEST_F(CheckpointRuns, FineTuningLowersTheLossAndKeepsTheHeads) {
  const auto driver = make(lora_,
                           {{"examples", std::int64_t{8}},
                            {"train-examples", std::int64_t{32}},
                            {"evaluate-every", std::int64_t{20}},
                            {"watched", std::int64_t{1}},
                            {"dropout", 0.0},
                            {"rate", 1e-3}},
                           {.steps = 60});
  driver->advance();
  const double first = at(*driver, "loss");
  EXPECT_NEAR(at(*driver, "ph_mean"), 1, 1e-6);
  while (!driver->atEnd()) driver->advance();
  EXPECT_LT(at(*driver, "loss_mean"), 0.8 * first);
  EXPECT_GT(at(*driver, "ph_mean"), 0.95);
  EXPECT_GT(at(*driver, "ih_mean"), 0.3);
}

TEST_F(CheckpointRuns, AdaptersOfARunAreReadBackFromTheirFiles) {
  const auto driver = make(lora_,
                           {{"examples", std::int64_t{1}},
                            {"train-examples", std::int64_t{2}},
                            {"rank", std::int64_t{3}}},
                           {.steps = 2});
  runToEnd(*driver);
  const icl::testing::TemporaryFolder folder;
  const auto snapshot = driver->experiment().snapshot();
  const auto asked = askSnapshot(*lora_.probe("adapters"), *snapshot,
                                 {{"folder", (folder.path() / "out").string()}});
  ASSERT_TRUE(asked.ok()) << asked.error().text();
  const auto model = modelConfigFromText(plantedConfig(Planted::Words), "planted").value();
  const auto read = readAdapters<float>(folder.path() / "out", model.text);
  ASSERT_TRUE(read.ok()) << read.error().text();
  for (const auto& tensor : snapshot->tensors()) {
    if (tensor.name != "adapters") continue;
    ASSERT_EQ(tensor.data.size(), read->values().size());
    for (std::size_t i = 0; i < tensor.data.size(); ++i) {
      ASSERT_EQ(static_cast<float>(tensor.data[i]), read->values()[i]);
    }
  }
}

TEST_F(CheckpointRuns, ResultsAreWrittenInTheLayoutOfTheStudy) {
  const icl::testing::TemporaryFolder folder;
  const auto asked = askFresh(heads_, {{"examples", std::int64_t{8}}}, 1, "results",
                              {{"folder", folder.path().string()}});
  ASSERT_TRUE(asked.ok()) << asked.error().text();
  EXPECT_EQ(*asked->find("files"), 4);
  const auto read = [&](const char* name) {
    return Json::parse(icl::testing::readText(folder.path() / name), name).value();
  };
  const Json heads = read("heads.json");
  EXPECT_EQ(heads.find("ph_heads")->items().size(), 8U);
  EXPECT_EQ(heads.find("ih_heads")->items()[0].find("layer")->asInteger(), 1);
  EXPECT_EQ(heads.find("model_hash")->asString().size(), 64U);
  const Json both = read("knockout_both_results.json");
  EXPECT_EQ(both.find("knockout_type")->asString(), "both");
  EXPECT_EQ(both.find("heads")->items().size(), 2U);
  EXPECT_EQ(both.find("diff")->find("accuracy")->asNumber(), -0.5);
  EXPECT_EQ(both.find("num_eval")->asInteger(), 8);
}

TEST_F(CheckpointRuns, WhatCannotBeUsedIsRefusedInOneSentence) {
  EXPECT_NE(refusal(heads_, {{"folder", std::string("/nowhere/at-all")}}).find("/nowhere/at-all"),
            std::string::npos);
  EXPECT_EQ(refusal(heads_, {{"gate", std::string("2.0")}}),
            "gate: '2.0' is no head of this model: write layer.head, from 0.0 to 1.3");
  EXPECT_EQ(refusal(heads_, {{"data", std::string("/some/folder")}}),
            "data: the built-in checkpoint knows its own task alone: 'data' must be names, or "
            "'folder' must name a model");
  EXPECT_NE(refusal(lora_, {{"watch-previous", std::string("x")}}), "");
  const icl::testing::TemporaryFolder empty;
  EXPECT_NE(refusal(heads_, {{"folder", empty.path().string()}}).find("config.json"),
            std::string::npos);
}

TEST_F(CheckpointRuns, ARunThatDoesNotFitIsRefusedBeforeAnythingIsOpened) {
  const Cost cost = headsCost(Config{});
  EXPECT_GT(cost.bytes, 0);
  EXPECT_TRUE(checkFits(cost, Config{}, 1e12).ok());
  const Status refused = checkFits(cost, Config{}, 1e6);
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().text().find("1.0 MB of memory are left"), std::string::npos)
      << refused.error().text();
  EXPECT_GT(loraCost(Config{}).parameters, 0);
}

TEST_F(CheckpointRuns, ScoresOfAnotherModelAreRefused) {
  const auto driver = make(heads_, {{"examples", std::int64_t{3}}}, {.steps = 3});
  runToEnd(*driver);
  const auto tensors = driver->experiment().snapshot()->tensors();
  const auto other = Driver::forkStored(heads_, {{"examples", std::int64_t{5}}}, {}, tensors, 3);
  ASSERT_FALSE(other.ok());
  EXPECT_NE(other.error().text().find("another number of examples"), std::string::npos);
}

TEST(Published, ListsAreThoseOfTheStudyAndShareWhatItSays) {
  const Json all = Json::parse(icl::testing::readText(std::filesystem::path(ICL_GOLDEN_DIR) /
                                                      "checkpoints" / "acceptance.json"),
                               "acceptance")
                       .value();
  for (const auto& [name, model] : {std::pair{"qwen2.5-3b-instruct", PublishedModel::Text},
                                    std::pair{"qwen2.5-vl-3b-instruct", PublishedModel::Vision}}) {
    for (const auto& [key, measure] :
         {std::pair{"ph", HeadMeasure::Previous}, std::pair{"ih", HeadMeasure::Induction}}) {
      const auto ours = publishedHeads(model, measure);
      const auto& rows = all.find("published_heads")->find(name)->find(key)->items();
      ASSERT_EQ(rows.size(), ours.size());
      for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(rows[i].items()[0].asInteger(), static_cast<std::int64_t>(ours[i].layer));
        EXPECT_EQ(rows[i].items()[1].asInteger(), static_cast<std::int64_t>(ours[i].head));
        EXPECT_EQ(rows[i].items()[2].asNumber(), ours[i].score);
      }
    }
  }
  for (const auto& [key, measure] : {std::pair{"ph_heads", HeadMeasure::Previous},
                                     std::pair{"ih_heads", HeadMeasure::Induction}}) {
    const Json& stated = *all.find("overlap_text_vs_vl")->find(key);
    for (const std::size_t top : {5U, 10U, 20U}) {
      const std::string name = "top" + std::to_string(top);
      EXPECT_EQ(sharedHeads(publishedHeads(PublishedModel::Text, measure),
                            publishedHeads(PublishedModel::Vision, measure), top),
                static_cast<std::size_t>(stated.find(name)->find("count")->asInteger()));
    }
  }
}

TEST(CheckpointParity, EveryFixtureOfTheManifestAgrees) {
  const auto report =
      verifyParity(std::filesystem::path(ICL_GOLDEN_DIR) / "checkpoints" / "manifest.json",
                   {checkpointHeadsType()});
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report->checked, 9);
  EXPECT_EQ(report->skipped, 0);
  for (const VerifyEntry& entry : report->entries) {
    EXPECT_TRUE(entry.ok) << entry.id << " " << entry.label << ": got " << entry.got
                          << ", expected " << entry.expected;
  }
}

TEST(CheckpointParity, AWrongWeightIsSeen) {
  namespace fs = std::filesystem;
  const icl::testing::TemporaryFolder folder;
  const fs::path golden = fs::path(ICL_GOLDEN_DIR) / "checkpoints";
  fs::copy(golden / "text_f32", folder.path() / "text_f32");
  auto bytes = readFile(folder.path() / "text_f32" / "model.safetensors").value();
  bytes[bytes.size() - 2] = static_cast<char>(bytes[bytes.size() - 2] ^ 0x40);
  ASSERT_TRUE(writeAtomic(folder.path() / "text_f32" / "model.safetensors", bytes).ok());
  icl::testing::writeText(folder.path() / "manifest.json", R"({"folders": {"text_f32": "one"}})");
  const auto report = verifyParity(folder.path() / "manifest.json", {checkpointHeadsType()});
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report->failed, 1);
}

}  // namespace
}  // namespace icl::checkpoint
