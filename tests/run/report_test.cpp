#include "core/run/report.h"

#include "core/run/repeat_command.h"
#include "tests/run/record_fixture.h"

namespace icl {
namespace {

class ReportTest : public testing::RecordTest {
 protected:
  RunReader stored(const Values& changes, const RunOptions& options) {
    const auto driver = make(changes, options);
    const auto writer = writerOf(*driver);
    const auto report = runToEnd(*driver, writer.get(), {});
    EXPECT_TRUE(report.ok());
    return *RunReader::open(report->folder);
  }
  const ExperimentType& type_ = catalog_[0];
  static std::string of(const std::vector<ReportRun>& runs) {
    const auto report = comparisonReport(runs);
    EXPECT_TRUE(report.ok());
    return report.ok() ? *report : "";
  }
  static void expectLine(const std::string& report, const std::string& line) {
    EXPECT_NE(report.find("\n" + line + "\n"), std::string::npos) << "no " << line << " in\n"
                                                                  << report;
  }
  static void expectNone(const std::string& report, const std::string& text) {
    EXPECT_EQ(report.find(text), std::string::npos) << report;
  }
};

TEST_F(ReportTest, ShowsWhatDiffersAndWhereTheRunsEnded) {
  // Without noise x = 3 − 3·0.8^t and y = 0.9^t − 1 with curvature 0.5: after one step 0.6, −0.1.
  const auto a = stored({}, {.steps = 1});
  const auto b = stored({{"curvature", 1.0}}, {.steps = 1});
  const std::string report = of({{&a, &type_}, {&b, &type_}});
  EXPECT_TRUE(report.starts_with("# Comparison of 2 runs\n"));
  expectLine(report, "| `curvature` | 0.5 | 1 |");
  expectLine(report, "| `x` | 0.6 | 0.6 |");
  expectLine(report, "| `y` | -0.1 | -0.2 |");
  expectNone(report, "| `rate` |");  // the same in both
  expectNone(report, "## Over seeds");
}

TEST_F(ReportTest, OneCommandARunRepeatsIt) {
  const auto a = stored({{"rate", 0.2}}, {.seed = 7, .steps = 3});
  const std::string report = of({{&a, &type_}});
  expectLine(report, "    icl run tiny --set rate=0.2 --seed 7 --steps 3");
  EXPECT_NE(report.find("`" + *a.digest() + "`"), std::string::npos);
}

TEST_F(ReportTest, OfSeedsThereAreMeanAndSpread) {
  const auto a = stored({{"noise", 1.0}}, {.seed = 1, .steps = 1});
  const auto b = stored({{"noise", 1.0}}, {.seed = 2, .steps = 1});
  const std::string report = of({{&a, &type_}, {&b, &type_}});
  EXPECT_NE(report.find("Runs 1, 2 (n = 2)"), std::string::npos) << report;
  // y has no noise: both are −0.1.
  expectLine(report, "| `y` | -0.1 | 0 | -0.1 | -0.1 |");
  EXPECT_NE(report.find("None: all settings are the same."), std::string::npos);
  EXPECT_NE(report.find("not as by default: `noise` 1."), std::string::npos) << report;
}

TEST_F(ReportTest, TheoryIsALevelAndAGap) {
  ExperimentType type = type_;
  type.references = [](const Values&) {
    Reference line;
    line.title = "x^{∗}_{T}";
    line.channel = "x";
    line.source = "by hand";
    line.level = 3;
    Reference curve = line;
    curve.title = "a curve";
    curve.x = {0, 1};
    return std::vector<Reference>{line, curve};
  };
  const auto a = stored({}, {.steps = 1});
  const std::string report = of({{&a, &type}});
  expectLine(report, "| 1 | x^∗_T | by hand | `x` | 3 | 0.6 | -2.4 |");
  expectNone(report, "a curve");
}

TEST_F(ReportTest, ClaimsOfTheStoryAreJudgedByTheStoredRows) {
  Preset preset;
  preset.id = "story";
  preset.experiment = "tiny";
  preset.run.steps = 1;
  Claim near{"x moves", "x"};
  near.is = Claim::Is::Near;
  near.target = "0.6";
  near.absolute = 1e-6;
  Claim early{"it starts at 0", "x"};
  early.target = "0.1";
  early.step = 0;
  Claim wrong{"better than nothing", "loss"};
  wrong.is = Claim::Is::Above;
  wrong.target = "level:start_loss";
  Claim asked{"far", "probe:distance.distance"};
  asked.target = "1";
  Claim ends{"goes to its limit", "", Claim::Is::Ends, "reached-limit"};
  preset.claims = {near, early, wrong, asked, ends};
  const auto a = stored({}, {.steps = 1, .preset = "story"});
  const std::string report = of({{&a, &type_, &preset}});
  expectLine(report, "| 1 | x moves | 0.6 | near 0.6 | holds |");
  expectLine(report, "| 1 | it starts at 0 | 0 | below 0.1 | holds |");
  EXPECT_NE(report.find("| 1 | better than nothing | 6.165 | above 9.5 | fails |"),
            std::string::npos)
      << report;
  expectLine(report, "| 1 | far | – | below 1 | icl check story tells |");
  expectLine(report, "| 1 | goes to its limit | reached-limit | reached-limit | holds |");
  expectLine(report, "    icl run story --seed 1 --steps 1");
  // Cut short it is another story, as with another setting.
  preset.run.steps = 2;
  expectNone(of({{&a, &type_, &preset}}), "## Claims");
  preset.run.steps = 1;
  const auto b = stored({{"rate", 0.2}}, {.steps = 1, .preset = "story"});
  const std::string other = of({{&b, &type_, &preset}});
  expectNone(other, "## Claims");
  expectLine(other, "    icl run story --set rate=0.2 --seed 1 --steps 1");
}

TEST_F(ReportTest, PicturesAreNamedAndChangesByHandAreTold) {
  const Event event{1, {"place", "y", 2.0, {}}};
  const auto a = stored({}, {.steps = 2, .script = {event}});
  const std::string report = of({{&a, &type_, nullptr, {{"loss", "report-loss.svg"}}}});
  expectLine(report, "![loss of run 1](<report-loss.svg>)");
  expectLine(report, "- step 1: place y = 2");
}

TEST_F(ReportTest, CellsHoldNoBars) {
  const auto a = stored({}, {.steps = 1, .preset = "a|b"});
  EXPECT_NE(of({{&a, &type_}}).find("| a\\|b |"), std::string::npos);
}

TEST(RepeatCommand, IsQuotedForAShell) {
  ExperimentType type = tiny::type();
  RunManifest run;
  run.config = type.schema.defaults();
  run.parent = "it's@3";
  run.first_step = 3;
  EXPECT_EQ(repeatCommand(run, type, nullptr, 9), "icl run --from 'it'\\''s@3' --seed 1 --steps 9");
}

}  // namespace
}  // namespace icl
