// The sweeps window over the tiny experiment: form, run, picture, a cell's run, and folders that a
// cluster has made.
#include "ui/sweeps/sweep_window.h"

#include <cmath>

#include <gtest/gtest.h>

#include <QImage>
#include <QSignalSpy>

#include "core/run/sweep_run.h"
#include "tests/support/compare.h"
#include "tests/ui/lab_fixture.h"
#include "ui/sweeps/phase_diagram.h"
#include "ui/sweeps/sweep_form.h"

namespace icl::ui {

namespace {

struct SweepLab : TinyLab {
  SweepLab() {
    qputenv("ICL_STORE", folder.path().toUtf8());
    open({}, false);
  }
  ~SweepLab() { qunsetenv("ICL_STORE"); }
  bool complete(SweepWindow& window) {
    return eventually([&] {
      return !window.desk().running() && window.desk().view() != nullptr &&
             window.desk().view()->results.complete();
    });
  }
};

}  // namespace

TEST(SweepForm, ListsAndRangesBecomeAxesOfAFile) {
  EXPECT_EQ(sweepAxis(QStringLiteral("depth"), QStringLiteral("2, 4,8")).print(),
            R"({"setting":"depth","values":[2,4,8]})");
  EXPECT_EQ(sweepAxis(QStringLiteral("rate"), QStringLiteral("0.001 … 0.1 / 9 log")).print(),
            R"({"setting":"rate","from":0.001,"to":0.1,"count":9,"scale":"log"})");
  EXPECT_EQ(sweepAxis(QStringLiteral("rate"), QStringLiteral("1...2/3")).print(),
            R"({"setting":"rate","from":1,"to":2,"count":3})");
  EXPECT_EQ(sweepAxis(QStringLiteral("prior"), QStringLiteral("norm, sphere")).print(),
            R"({"setting":"prior","values":["norm","sphere"]})");
}

TEST(SweepWindow, FormIsRefusedWithASentenceAndThenRuns) {
  SweepLab lab;
  SweepWindow window(lab.controller, nullptr);
  window.show();
  EXPECT_NE(window.sentence(), QString()) << "no axis is chosen yet";
  window.form().setAxis(0, QStringLiteral("rate"), QStringLiteral("0.1, 99"));
  EXPECT_NE(window.sentence().indexOf(QStringLiteral("99")), -1) << window.sentence().toStdString();
  window.form().setSteps(3);
  window.form().setSeeds(2);
  window.form().setAxis(0, QStringLiteral("rate"), QStringLiteral("0.1, 0.2"));
  window.form().setAxis(1, QStringLiteral("curvature"), QStringLiteral("0.5, 1, 2"));
  ASSERT_NE(window.desk().sweep(), nullptr);
  EXPECT_EQ(window.desk().sweep()->jobs(), 12U);
  window.startOrStop();
  ASSERT_TRUE(lab.complete(window));
  const HeatmapData& grid = window.diagram().data();
  ASSERT_EQ(grid.cols, 2);
  ASSERT_EQ(grid.rows, 3);
  // loss after three steps: x is 3 (1 − (1 − 2 rate)³) from 0, y is −1 + (1 − 2 rate curvature)³.
  const auto loss = [](double rate, double curvature) {
    return 9 * std::pow(1 - 2 * rate, 6) + curvature * std::pow(1 - 2 * rate * curvature, 6);
  };
  EXPECT_NEAR(grid.at(0, 0), loss(0.1, 0.5), 1e-12);
  EXPECT_NEAR(grid.at(2, 1), loss(0.2, 2), 1e-12);
}

TEST(SweepWindow, ACellOpensItsRunWithTheSameBits) {
  SweepLab lab;
  SweepWindow window(lab.controller, nullptr);
  window.show();
  window.form().setSteps(10);
  window.form().setAxis(0, QStringLiteral("rate"), QStringLiteral("0.1, 0.2"));
  window.startOrStop();
  ASSERT_TRUE(lab.complete(window));
  std::optional<Opening> asked;
  QObject::connect(&window, &SweepWindow::runAsked, &window,
                   [&](const Opening& opening) { asked = opening; });
  Q_EMIT window.diagram().cellChosen(1, 0);
  ASSERT_TRUE(asked.has_value());
  EXPECT_EQ(asked->changes.real("rate"), 0.2);
  ASSERT_TRUE(lab.controller.open(*asked));
  lab.controller.setPace(0);
  lab.controller.run();
  ASSERT_TRUE(eventually([&] { return lab.ended() && lab.rows() == 11; }));
  // Digest of the rows that the window's trainer recorded.
  ASSERT_TRUE(eventually([&] {
    const auto run = RunReader::open(lab.active().state.folder);
    return run.ok() && !run->manifest().digest.empty();
  }));
  EXPECT_EQ(RunReader::open(lab.active().state.folder)->manifest().digest,
            window.desk().view()->results.digest(1));
}

TEST(SweepWindow, AFolderMadeElsewhereOpensWithItsPictureAndContour) {
  SweepLab lab;
  const testing::TemporaryFolder cluster;
  const auto json = Json::parse(R"({"format": "icl-sweep/1", "id": "made-elsewhere", "title": "t",
      "experiment": "tiny", "steps": 2, "record": ["x", "y"],
      "axes": [{"setting": "rate", "values": [0.1, 0.2, 0.3]},
               {"setting": "curvature", "values": [0.5, 1]},
               {"setting": "noise", "values": [0, 1]}], "seeds": 2,
      "picture": {"x": "curvature", "y": "rate", "value": "y", "level": -0.3}})",
                                "t");
  const auto sweep = Sweep::fromJson(*json, "t", ".", lab.catalog);
  ASSERT_TRUE(sweep.ok()) << sweep.error().text();
  SweepOptions options;
  options.folder = cluster.path();
  ASSERT_TRUE(runSweep(*sweep, options).ok());
  const QString path = QString::fromStdString(cluster.path().string());
  EXPECT_TRUE(SweepWindow::isSweep(path));
  EXPECT_FALSE(SweepWindow::isSweep(lab.folder.path()));
  SweepWindow window(lab.controller, nullptr);
  ASSERT_TRUE(window.openPath(path));
  ASSERT_TRUE(lab.complete(window));
  EXPECT_EQ(window.diagram().data().cols, 2);
  EXPECT_EQ(window.diagram().data().rows, 3);
  EXPECT_EQ(window.diagram().level(), std::optional(-0.3));
  const SweepResults own = SweepResults::open(*sweep, cluster.path());
  EXPECT_EQ(window.diagram().data().at(1, 0),
            own.over({{"rate", 0.2}, {"curvature", 0.5}, {"noise", 0.0}}, 1).mean);
  window.resize(900, 700);
  const QImage with = window.diagram().grab().toImage();
  window.diagram().setLevel(std::nullopt);
  EXPECT_NE(window.diagram().grab().toImage(), with) << "the contour is seen";
}

TEST(SweepWindow, WhatIsNoSweepIsRefusedWithASentence) {
  SweepLab lab;
  const testing::TemporaryFolder folder;
  testing::writeText(folder / "sweep.json", R"({"format": "icl-sweep/1"})");
  SweepWindow window(lab.controller, nullptr);
  EXPECT_FALSE(window.openPath(QString::fromStdString(folder.path().string())));
  EXPECT_NE(window.sentence().indexOf(QStringLiteral("sweep.json")), -1);
}

}  // namespace icl::ui
