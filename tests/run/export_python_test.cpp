#include "core/run/export_python.h"

#include <cmath>
#include <cstdlib>

#include "core/experiments/catalog.h"
#include "core/run/compared_rows.h"
#include "core/run/preset.h"
#include "tests/run/record_fixture.h"

namespace icl {
namespace {

class ExportPythonTest : public testing::RecordTest {
 protected:
  RunReader stored(const Values& changes, const RunOptions& options) {
    const auto driver = make(changes, options);
    const auto writer = writerOf(*driver);
    const auto report = runToEnd(*driver, writer.get(), {});
    EXPECT_TRUE(report.ok());
    return *RunReader::open(report->folder);
  }
  ComparedRows rowsOf(const RunReader& run, const std::string& header, int seeds = 4) {
    const auto plan = comparisonPlan(header, "tiny.py");
    EXPECT_TRUE(plan.ok());
    PythonOptions options;
    options.seeds = seeds;
    auto rows = ComparedRows::of(run, type_, *plan, options);
    EXPECT_TRUE(rows.ok()) << rows.error().text();
    return std::move(rows).value();
  }
  /// A script for the experiment, in a folder of resources of its own.
  void useScript(const std::string& text) {
    const auto folder = folder_ / "resources";
    std::filesystem::create_directories(folder / "python");
    testing::writeText(folder / "python" / "tiny.py", text);
    testing::writeText(folder / "python" / "ending.py", "\n\n# the end\n");
    const char* before = std::getenv("ICL_RESOURCES");
    before_ = before == nullptr ? "" : before;
    setenv("ICL_RESOURCES", folder.c_str(), 1);
  }
  void TearDown() override {
    if (!before_.empty()) setenv("ICL_RESOURCES", before_.c_str(), 1);
  }
  Result<PythonReport> exported(const RunReader& run, const PythonOptions& options = {}) {
    return exportPython(run, type_, options, folder_ / "out.py");
  }
  const ExperimentType& type_ = catalog_[0];
  testing::TemporaryFolder folder_;
  std::string before_{};
};

const char* const kHeader =
    R"(#: {"channels": [{"key": "x", "relative": 0.01, "absolute": 1e-3}]})";

TEST_F(ExportPythonTest, WithoutRandomNumbersTheToleranceIsTheFloorAlone) {
  const auto run = stored({}, {.steps = 64});
  const ComparedRows rows = rowsOf(run, kHeader);
  EXPECT_FALSE(rows.random());
  EXPECT_EQ(rows.seeds(), 2);  // one other seed is enough to see it
  std::vector<std::uint64_t> steps;
  for (const ComparedRow& row : rows.rows()) steps.push_back(row.step);
  EXPECT_EQ(steps, (std::vector<std::uint64_t>{0, 1, 4, 8, 16, 32, 48, 64}));
  // x = 3 − 3·0.8^t
  const ComparedValue& at_four = rows.rows()[2].values.at(0);
  EXPECT_NEAR(at_four.lab, 3 - 3 * std::pow(0.8, 4), 1e-12);
  EXPECT_NEAR(at_four.tolerance, 0.01 * at_four.lab + 1e-3, 1e-12);
}

TEST_F(ExportPythonTest, ToleranceIsSixDeviationsOverSeeds) {
  const Values noisy{{"noise", 1.0}};
  const auto run = stored(noisy, {.seed = 1, .steps = 1});
  const ComparedRows rows = rowsOf(run, kHeader, 2);
  EXPECT_TRUE(rows.random());
  EXPECT_EQ(rows.seeds(), 3);
  double sum = 0, squares = 0;
  for (const std::uint64_t seed : {1, 2, 3}) {
    const double x = 0.6 - 0.1 * tiny::keyedDraw(seed, 0);
    sum += x;
    squares += x * x;
  }
  const double deviation = std::sqrt((squares - sum * sum / 3) / 2);
  const ComparedValue& last = rows.rows().back().values.at(0);
  EXPECT_NEAR(last.tolerance, 0.01 * last.lab + 1e-3 + 6 * deviation, 1e-9);
  // The first row has no spread of its own; its neighbour lends one.
  EXPECT_NEAR(rows.rows().front().values.at(0).tolerance, 1e-3 + 6 * deviation, 1e-9);
}

TEST_F(ExportPythonTest, MeansAreOverTheLastSteps) {
  const auto run = stored({}, {.steps = 64});
  const ComparedRows rows =
      rowsOf(run, R"(#: {"channels": [{"key": "x", "mean_over": 3}, {"key": "nowhere"}]})");
  ASSERT_EQ(rows.channels().size(), 1u);  // what the run does not record is left out
  double mean = 0;
  for (const int step : {62, 63, 64}) mean += (3 - 3 * std::pow(0.8, step)) / 3;
  EXPECT_NEAR(rows.rows().back().values.at(0).lab, mean, 1e-12);
  EXPECT_EQ(rows.rows().front().values.at(0).lab, 0);  // of the first row, itself
}

TEST_F(ExportPythonTest, RunsWithoutAFixedStepAreComparedAlongAChannel) {
  // y goes down by a tenth of what is left each step: rows are compared where y is the same.
  const auto run = stored({}, {.steps = 16});
  const ComparedRows rows = rowsOf(run, R"(#: {"channels": [{"key": "x"}], "along": "x"})");
  for (const ComparedRow& row : rows.rows()) EXPECT_EQ(row.along, row.values.at(0).lab);
}

TEST_F(ExportPythonTest, WritesSettingsAndRowsBehindTheImports) {
  useScript(std::string(kHeader) +
            "\nimport math\n\nimport numpy\n\n\nUSES = (\"rate\", \"curvature\")\n");
  const auto run = stored({{"rate", 0.25}}, {.steps = 2});
  const auto report = exported(run);
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report->values, 3u);
  const std::string text = testing::readText(folder_ / "out.py");
  EXPECT_TRUE(text.starts_with("#!/usr/bin/env python3\n# Repeats in PyTorch")) << text;
  EXPECT_NE(text.find("icl run tiny --set rate=0.25 --seed 1 --steps 2"), std::string::npos)
      << text;
  EXPECT_NE(text.find("SETTINGS = {\n    \"rate\": 0.25,\n    # As they are by default:\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("    \"breaks\": False,\n    \"curvature\": 0.5,\n    \"noise\": 0.0,\n"),
            std::string::npos)
      << text;
  // x = 3 − 3·0.5^t
  EXPECT_NE(text.find("{\"step\": 1, \"values\": {\"x\": (1.5, 0.016)}}"), std::string::npos)
      << text;
  const auto imports = text.find("import numpy"), rows = text.find("EXPECTED = ["),
             uses = text.find("USES");
  EXPECT_LT(imports, rows);
  EXPECT_LT(rows, uses);
  EXPECT_TRUE(text.ends_with("# the end\n"));
}

TEST_F(ExportPythonTest, RefusesSettingsThatTheScriptDoesNotKnow) {
  useScript(std::string(kHeader) + "\nimport math\n\nUSES = (\"rate\")\n");
  EXPECT_TRUE(exported(stored({{"rate", 0.2}}, {.steps = 2})).ok());
  const auto refused = exported(stored({{"curvature", 2.0}}, {.steps = 2}));
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().text(),
            "curvature: the script for tiny does not know this setting, which the run has at 2; "
            "only runs with its default can be exported");
}

TEST_F(ExportPythonTest, PutsPartsIntoTheirPlaces) {
  useScript(std::string(kHeader) +
            "\nimport math\n\n\n#+ one\n\n\nUSES = (\"rate\")\n\n\n#+ two\n");
  const auto parts = folder_ / "resources" / "python" / "parts";
  std::filesystem::create_directories(parts);
  testing::writeText(parts / "one.py", "ONE = 1\n");
  const auto without = pythonScript(type_);
  ASSERT_FALSE(without.ok());
  EXPECT_NE(without.error().text().find("two.py"), std::string::npos) << without.error().text();
  testing::writeText(parts / "two.py", "TWO = 2\n");
  EXPECT_EQ(
      *pythonScript(type_),
      std::string(kHeader) + "\nimport math\n\n\nONE = 1\n\n\nUSES = (\"rate\")\n\n\nTWO = 2\n");
  // A setting that a part names is one that the script knows.
  testing::writeText(parts / "two.py", "TWO = \"curvature\"\n");
  EXPECT_TRUE(exported(stored({{"curvature", 2.0}}, {.steps = 2})).ok());
}

TEST_F(ExportPythonTest, RefusesOptionsThatTheScriptDoesNotCover) {
  useScript(R"(#: {"channels": [{"key": "x"}], "covers": {"curvature": ["0.5", "1"]}})"
            "\nimport math\n\nUSES = (\"curvature\")\n");
  EXPECT_TRUE(exported(stored({{"curvature", 1.0}}, {.steps = 2})).ok());
  const auto refused = exported(stored({{"curvature", 2.0}}, {.steps = 2}));
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().text(),
            "curvature: the script for tiny repeats only runs with one of these: 0.5, 1; this run "
            "has 2");
}

TEST_F(ExportPythonTest, RefusesForksChangedRunsAndExperimentsWithoutAScript) {
  const Event event{1, {"place", "y", 2.0, {}}};
  const auto changed = stored({}, {.steps = 2, .script = {event}});
  const auto plain = stored({}, {.steps = 2});
  const auto without = exported(plain);
  ASSERT_FALSE(without.ok());
  EXPECT_NE(without.error().text().find("no PyTorch script for the experiment tiny"),
            std::string::npos);
  useScript(std::string(kHeader) + "\nimport math\n\n");
  const auto refused = exported(changed);
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().text().find("step 1: place y = 2"), std::string::npos)
      << refused.error().text();
  const auto empty =
      exported(stored({}, {.steps = 2}), {.seeds = 1, .progress = [](double) { return false; }});
  EXPECT_FALSE(empty.ok());
  EXPECT_FALSE(std::filesystem::exists(folder_ / "out.py"));
}

TEST(PythonScripts, KnowEverySettingAndOnlyChannelsThereAre) {
  const Catalog all = makeCatalog();
  int scripts = 0;
  for (const ExperimentType& type : all) {
    const std::string file = type.id + ".py";
    if (!std::filesystem::exists(resourceFolder() / "python" / file)) continue;  // refused
    ++scripts;
    const auto read = pythonScript(type);
    ASSERT_TRUE(read.ok()) << read.error().text();
    const std::string& script = *read;
    EXPECT_EQ(script.find("#+ "), std::string::npos)
        << type.id << " names a part that is not there";
    for (const Field& field : type.schema.fields()) {
      EXPECT_NE(script.find('"' + field.key + '"'), std::string::npos)
          << type.id << ".py does not name the setting " << field.key;
    }
    const auto plan = comparisonPlan(script.substr(0, script.find('\n')), file);
    ASSERT_TRUE(plan.ok()) << plan.error().text();
    const auto channels = type.channelsOf(type.schema.defaults());
    for (const ComparedChannel& channel : plan->channels) {
      EXPECT_GE(channelIndex(channels, channel.key), 0) << type.id << ": " << channel.key;
    }
    for (const auto& [key, options] : plan->covers) {
      const Field* field = type.schema.find(key);
      ASSERT_NE(field, nullptr) << type.id << ": " << key;
      for (const std::string& option : options) {
        const auto complete = type.schema.complete({{key, option}});
        EXPECT_TRUE(complete.ok()) << type.id << ": " << key << " = " << option;
      }
    }
    if (!plan->along.empty()) {
      EXPECT_GE(channelIndex(channels, plan->along), 0);
    }
  }
  EXPECT_GE(scripts, 5);
}

}  // namespace
}  // namespace icl
