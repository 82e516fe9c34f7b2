#include "ui/session_controller.h"

#include <cmath>

#include <gtest/gtest.h>

#include <QRandomGenerator>
#include <QSignalSpy>
#include <QUndoStack>

#include "core/run/driver.h"
#include "core/run/record.h"
#include "core/run/repeat_command.h"
#include "tests/support/thread_time.h"
#include "tests/support/time_budget.h"
#include "tests/ui/lab_fixture.h"
#include "ui/time_bar.h"

namespace icl::ui {
namespace {

std::vector<double> column(const RunTrack& run, std::size_t channel) {
  const auto values = run.channels[channel].values();
  return {values.begin(), values.end()};
}

/// What the same run gives without a window: a Driver and nothing else.
std::vector<double> straight(const Catalog& catalog, const Values& changes) {
  RunOptions options{};
  options.seed = 7;
  auto driver = Driver::create(catalog.front(), changes, options);
  std::vector<double> losses{driver.value()->row()[0]};
  while (driver.value()->ended().end == EndReason::None) {
    driver.value()->advance();
    losses.push_back(driver.value()->row()[0]);
  }
  return losses;
}

TEST(SessionController, ARunInTheWindowHasTheSameBitsAsADriverAlone) {
  TinyLab lab;
  lab.open({{"noise", 0.5}}, false);
  ASSERT_TRUE(lab.runToEnd());
  EXPECT_EQ(column(lab.active(), 0), straight(lab.catalog, {{"noise", 0.5}}));
}

TEST(SessionController, ItsRunFolderHasTheDigestOfAHeadlessRun) {
  TinyLab lab;
  lab.open({{"noise", 0.5}}, false);
  ASSERT_TRUE(lab.runToEnd());
  RunOptions options{};
  options.seed = 7;
  auto driver = Driver::create(lab.catalog.front(), {{"noise", 0.5}}, options);
  RunManifest manifest{};
  manifest.experiment = "tiny";
  for (const Channel& channel : lab.catalog.front().channels) {
    manifest.channels.push_back(channel.key);
  }
  manifest.config = driver.value()->config();
  const QTemporaryDir folder;
  auto writer = RunWriter::create(folder.path().toStdString(), manifest);
  ASSERT_TRUE(writer.ok());
  const auto headless = runToEnd(*driver.value(), writer.value().get(), {});
  ASSERT_TRUE(headless.ok());
  const auto digest = [&]() -> std::string {
    const auto reader = RunReader::open(lab.active().state.folder);
    return reader && reader->rows() == 201 ? reader->digest().value() : std::string();
  };
  EXPECT_TRUE(eventually([&] { return digest() == headless->digest; })) << digest();
}

TEST(SessionController, RewindAndRunGiveTheSameRecord) {
  TinyLab lab;
  lab.open({{"noise", 0.5}}, false);
  ASSERT_TRUE(lab.runToEnd());
  const auto first = column(lab.active(), 0);
  lab.controller.rewind();
  ASSERT_TRUE(eventually([&] { return lab.controller.position() == 0 && lab.rows() == 1; }));
  EXPECT_NE(lab.controller.activity(), Activity::Running) << "rewind must not start the run";
  ASSERT_TRUE(lab.runToEnd());
  EXPECT_EQ(column(lab.active(), 0), first);
}

TEST(SessionController, ScrubbingTurnsFollowOffAndStaysWhereItWasPut) {
  TinyLab lab;
  lab.open({}, false);
  ASSERT_TRUE(lab.runToEnd());
  const double at_50 = lab.active().channels[0][50];
  TimeBar bar(lab.controller, nullptr);
  const auto scrub = [&] {
    lab.controller.seek(50);
    ASSERT_TRUE(eventually([&] { return lab.active().frame.step == 50; }));
  };
  EXPECT_TRUE(test::holdsOnce(test::timeBudget(250), scrub, [&] {
    lab.controller.seek(150);
    ASSERT_TRUE(eventually([&] { return lab.active().frame.step == 150; }));
  })) << "50 ms on an idle machine";
  EXPECT_FALSE(lab.controller.follow());
  EXPECT_EQ(lab.active().frame.row[0], at_50);
  EXPECT_EQ(lab.rows(), 201u) << "looking back must not cut the record";
  lab.controller.setStopRule({}, 400);
  EXPECT_TRUE(eventually([&] { return lab.controller.stepLimit() == 400; }));
  EXPECT_EQ(lab.controller.position(), 50u);
}

TEST(SessionController, ATwinStandsBesideTheRunWithTheSameSeedAndSteps) {
  TinyLab lab;
  lab.open({{"noise", 0.25}}, false);
  lab.controller.setPace(200);
  lab.controller.run();
  ASSERT_TRUE(eventually([&] { return lab.rows() > 10; }));
  lab.controller.startTwin(QStringLiteral("curvature"), Value(1.0));
  ASSERT_EQ(lab.controller.runs().size(), 2u);
  const RunTrack* twin = lab.controller.runs()[1];
  EXPECT_EQ(twin->twin_of, lab.active().serial);
  EXPECT_EQ(twin->colour, lab.active().colour);
  EXPECT_EQ(twin->state.seed, 7u);
  ASSERT_TRUE(eventually([&] { return twin->steps.size() >= 50 && lab.rows() >= 50; }, 5000));
  lab.controller.pause();
  ASSERT_TRUE(eventually([&] { return lab.controller.activity() == Activity::Idle; }));
  ASSERT_TRUE(eventually([&] { return twin->steps.size() == lab.rows(); }));
  EXPECT_EQ(twin->channels[1][20], lab.active().channels[1][20]) << "x does not see the curvature";
}

TEST(SessionController, RunFoldersCarryThePresetsNameWhateverStartedTheRun) {
  TinyLab lab;
  Preset preset;
  preset.id = "tale";
  preset.title = "A tale";
  preset.experiment = "tiny";
  ASSERT_TRUE(lab.controller.openPreset(preset, false));
  lab.controller.setPace(0);
  const auto manifestOfActive = [&] {
    const auto reader = RunReader::open(lab.active().state.folder);
    return reader.ok() ? reader->manifest() : RunManifest{};
  };
  const auto kept = [&] { return lab.rows() > 20 && !lab.active().state.folder.empty(); };
  lab.controller.run();
  ASSERT_TRUE(eventually(kept));
  EXPECT_EQ(manifestOfActive().preset, "tale");
  EXPECT_EQ(manifestOfActive().title, "A tale");
  lab.controller.setSetting(QStringLiteral("noise"), Value(0.5));
  lab.controller.restart();
  ASSERT_TRUE(eventually(kept));
  EXPECT_TRUE(lab.active().state.folder.find("-tale-") != std::string::npos);
  EXPECT_EQ(manifestOfActive().preset, "tale");
  EXPECT_EQ(manifestOfActive().title, "A tale, noise=0.5");
}

TEST(SessionController, ARestartKeepsTheOldRunAsAGhostNamedByWhatChanged) {
  TinyLab lab;
  lab.open({}, false);
  ASSERT_TRUE(lab.runToEnd());
  const std::uint64_t old = lab.active().serial;
  lab.controller.setSetting(QStringLiteral("noise"), Value(0.5));
  EXPECT_EQ(lab.controller.pending(), Values({{"noise", 0.5}}));
  lab.controller.restart();
  ASSERT_EQ(lab.controller.runs().size(), 2u);
  EXPECT_FALSE(lab.controller.run(old)->live);
  EXPECT_EQ(lab.controller.run(old)->steps.size(), 201u);
  EXPECT_TRUE(lab.active().live);
  EXPECT_EQ(lab.active().name, QStringLiteral("Noise 0→0.5"));
  EXPECT_TRUE(lab.controller.pending().empty());
}

TEST(SessionController, ALiveSettingActsOnTheRunningRunAndIsUndone) {
  TinyLab lab;
  lab.open({}, false);
  lab.controller.step(5);
  ASSERT_TRUE(eventually([&] { return lab.rows() == 6; }));
  lab.controller.setSetting(QStringLiteral("rate"), Value(0.2));
  ASSERT_TRUE(eventually([&] { return lab.active().state.live_config.real("rate") == 0.2; }));
  EXPECT_TRUE(lab.controller.pending().empty());
  EXPECT_EQ(lab.active().state.events.size(), 1u);
  lab.controller.undoStack().undo();
  ASSERT_TRUE(eventually([&] { return lab.active().state.live_config.real("rate") == 0.1; }));
}

TEST(SessionController, ATwinIsToldWhatItsPartnerWasToldOnTheWay) {
  TinyLab lab;
  lab.open({}, false);
  lab.controller.setSetting(QStringLiteral("rate"), Value(0.05));  // at the start
  ASSERT_TRUE(eventually([&] { return lab.active().state.live_config.real("rate") == 0.05; }));
  lab.controller.step(5);
  ASSERT_TRUE(eventually([&] { return lab.rows() == 6; }));
  lab.controller.setSetting(QStringLiteral("rate"), Value(0.2));
  ASSERT_TRUE(eventually([&] { return lab.active().state.live_config.real("rate") == 0.2; }));
  lab.controller.step(20);
  ASSERT_TRUE(eventually([&] { return lab.rows() == 26; }));
  lab.controller.startTwin(QStringLiteral("curvature"), Value(1.0));
  const RunTrack* twin = lab.controller.runs()[1];
  ASSERT_TRUE(eventually([&] { return twin->steps.size() >= 26; }));
  for (std::size_t i = 0; i < 26; ++i) {
    ASSERT_EQ(twin->channels[1][i], lab.active().channels[1][i]) << "x does not see the curvature";
  }
  // From the start again: neither is told anything.
  lab.controller.rewind();
  EXPECT_EQ(lab.controller.settings().real("rate"), 0.1);
  lab.controller.run();
  const auto ended = [&] { return twin->state.end != EndReason::None && lab.rows() == 201; };
  ASSERT_TRUE(eventually(ended));
  EXPECT_EQ(twin->channels[1][15], lab.active().channels[1][15]);
  EXPECT_DOUBLE_EQ(lab.active().channels[1][1], 0.6);  // x = 0.1 · 2 · 3
}

TEST(SessionController, ALiveChangeWhileLookingBackWaitsAndCutsNothing) {
  TinyLab lab;
  lab.open({}, false);
  ASSERT_TRUE(lab.runToEnd());
  lab.controller.seek(50);
  lab.controller.setSetting(QStringLiteral("rate"), Value(0.2));
  ASSERT_TRUE(eventually([&] { return lab.controller.position() == 50; }));
  EXPECT_TRUE(lab.controller.looksBack());
  EXPECT_EQ(lab.controller.pending(), Values({{"rate", 0.2}}));
  EXPECT_EQ(lab.rows(), 201u);
  const RunTrack* parent = lab.controller.active();
  lab.controller.forkHere();
  EXPECT_TRUE(lab.controller.pending().empty());
  const RunTrack* fork = lab.controller.active();
  ASSERT_TRUE(eventually([&] { return fork->state.end != EndReason::None; }));
  EXPECT_EQ(parent->steps.size(), 201u);
  EXPECT_EQ(parent->state.live_config.real("rate"), 0.1);
  EXPECT_EQ(fork->channels[1][50], parent->channels[1][50]);
  EXPECT_NE(fork->channels[1][51], parent->channels[1][51]);
}

TEST(SessionController, ALiveChangeOfAForkLeavesItsParentAlone) {
  TinyLab lab;
  lab.open({}, false);
  ASSERT_TRUE(lab.runToEnd());
  const RunTrack* parent = lab.controller.active();
  lab.controller.setStopRule({}, 400);
  lab.controller.setSetting(QStringLiteral("noise"), Value(0.5));
  lab.controller.forkHere();
  const RunTrack* fork = lab.controller.active();
  ASSERT_TRUE(eventually([&] { return fork->steps.size() == 401; }));
  lab.controller.setSetting(QStringLiteral("rate"), Value(0.2));
  ASSERT_TRUE(eventually([&] { return fork->state.live_config.real("rate") == 0.2; }));
  EXPECT_EQ(parent->state.live_config.real("rate"), 0.1);
  EXPECT_TRUE(parent->state.events.empty());
}

TEST(SessionController, AForkSharesThePastAndThenGoesItsOwnWay) {
  TinyLab lab;
  lab.open({{"noise", 0.5}}, false);
  ASSERT_TRUE(lab.runToEnd());
  const RunTrack* parent = lab.controller.active();
  lab.controller.seek(40);
  ASSERT_TRUE(eventually([&] { return lab.controller.position() == 40; }));
  lab.controller.setSetting(QStringLiteral("noise"), Value(2.0));
  lab.controller.forkHere();
  const RunTrack* fork = lab.controller.active();
  ASSERT_NE(fork, parent);
  ASSERT_TRUE(eventually([&] { return fork->steps.size() == 201; }));
  for (std::size_t i = 0; i <= 40; ++i) {
    ASSERT_EQ(fork->channels[0][i], parent->channels[0][i]) << "row " << i;
  }
  EXPECT_NE(fork->channels[0][60], parent->channels[0][60]);
}

TEST(SessionController, AStopConditionEndsTheRunAndABadOneIsRefusedInWords) {
  TinyLab lab;
  lab.open({}, false);
  EXPECT_FALSE(lab.controller.checkStopRule(QStringLiteral("los < 1")));
  EXPECT_FALSE(lab.controller.checkStopRule(QStringLiteral("loss < ")));
  EXPECT_TRUE(lab.controller.checkStopRule(QStringLiteral("loss < start_loss * 0.5")));
  lab.controller.setStopRule(QStringLiteral("loss < 1"), 0);
  lab.controller.run();
  ASSERT_TRUE(eventually([&] { return lab.ended(); }));
  EXPECT_EQ(lab.active().state.end, EndReason::Condition);
  const double last = lab.active().channels[0][lab.rows() - 1];
  EXPECT_LT(last, 1);
  EXPECT_GE(lab.active().channels[0][lab.rows() - 2], 1);
}

TEST(SessionController, ARemovedRunComesBackWithUndo) {
  TinyLab lab;
  lab.open({}, false);
  ASSERT_TRUE(lab.runToEnd());
  lab.controller.setSetting(QStringLiteral("noise"), Value(0.5));
  lab.controller.restart();
  const std::uint64_t ghost = lab.controller.runs().front()->serial;
  lab.controller.removeRun(ghost);
  EXPECT_EQ(lab.controller.run(ghost), nullptr);
  lab.controller.undoStack().undo();
  ASSERT_NE(lab.controller.run(ghost), nullptr);
  EXPECT_EQ(lab.controller.runs().front()->serial, ghost);
  EXPECT_EQ(lab.controller.run(ghost)->steps.size(), 201u);
}

TEST(SessionController, TheOnlyLiveRunIsNotRemoved) {
  TinyLab lab;
  lab.open({}, false);
  QSignalSpy said(&lab.controller, &SessionController::message);
  lab.controller.removeRun(lab.active().serial);
  EXPECT_EQ(lab.controller.runs().size(), 1u);
  EXPECT_EQ(said.count(), 1);
}

TEST(SessionController, OneDragIsOneUndoEntry) {
  TinyLab lab;
  lab.open({}, false);
  for (int i = 1; i <= 40; ++i) {
    lab.controller.setSetting(QStringLiteral("noise"), Value(0.1 * i));
  }
  lab.controller.endGesture();
  EXPECT_EQ(lab.controller.undoStack().count(), 1);
  lab.controller.setSetting(QStringLiteral("noise"), Value(1.0));
  EXPECT_EQ(lab.controller.undoStack().count(), 2);
  lab.controller.undoStack().undo();
  EXPECT_EQ(lab.controller.settings().real("noise"), 0.1 * 40);
  lab.controller.undoStack().undo();
  EXPECT_EQ(lab.controller.settings().real("noise"), 0.0);
}

TEST(SessionController, AProbeAnswersAboutTheActiveRun) {
  TinyLab lab;
  lab.open({}, false);
  ASSERT_TRUE(lab.runToEnd());
  std::optional<double> distance;
  QObject::connect(&lab.controller, &SessionController::probeAnswered, &lab.controller,
                   [&](const QString& channel, std::uint64_t, const Result<ProbeResult>& result) {
                     if (channel != QLatin1String("test") || !result) return;
                     distance = *result->find("distance");
                   });
  lab.controller.ask(QStringLiteral("test"), "distance", {});
  ASSERT_TRUE(eventually([&] { return distance.has_value(); }));
  const double x = lab.active().channels[1][200], y = lab.active().channels[2][200];
  EXPECT_DOUBLE_EQ(*distance, std::hypot(x - 3, y + 1));
}

TEST(SessionController, ARefusedOpeningLeavesTheOpenRunAlone) {
  TinyLab lab;
  lab.open({}, false);
  QSignalSpy said(&lab.controller, &SessionController::message);
  EXPECT_FALSE(lab.controller.openExperiment(QStringLiteral("tiny"), {{"noise", 99.0}}, 1, true));
  EXPECT_FALSE(lab.controller.openExperiment(QStringLiteral("nothing"), {}, 1, true));
  EXPECT_EQ(said.count(), 2);
  EXPECT_EQ(lab.controller.runs().size(), 1u);
  EXPECT_EQ(lab.controller.seed(), 7u);
}

TEST(SessionController, RowsThatTheRingRefusedComeBackFromTheRunFile) {
  TinyLab lab;
  lab.open({}, false);
  lab.controller.setStopRule({}, 60000);
  lab.controller.run();
  QThread::msleep(1500);  // nobody reads: the ring overflows
  lab.controller.pause();
  ASSERT_TRUE(eventually(
      [&] {
        const RunTrack& run = lab.active();
        const auto last = run.steps.size() > 0 ? run.steps[run.steps.size() - 1] : -1;
        return run.lost_rows == 0 && static_cast<double>(run.steps.size()) == last + 1;
      },
      15000));
}

TEST(SessionController, TheCommandIsTheOneOfReportsWithTheConditionOfTheWindow) {
  TinyLab lab;
  lab.open({{"noise", 0.5}}, false);
  lab.controller.setStopRule(QStringLiteral("loss < 1e-9"), 200);
  ASSERT_TRUE(lab.runToEnd());
  RunManifest record;
  record.config = lab.active().state.config;
  record.seed = 7;
  const QString line = lab.controller.asCommand(lab.active().serial);
  EXPECT_EQ(line.toStdString(),
            repeatCommand(record, lab.controller.type(), nullptr, 200, "loss < 1e-9"));
  EXPECT_EQ(line.toStdString(),
            "icl run tiny --set noise=0.5 --seed 7 --steps 200 --until 'loss < 1e-9'");
}

}  // namespace
}  // namespace icl::ui
