// What the pictures of adaptive inference say in words: layers counted from 1, signs explained,
// one sentence below each heading that agrees with the run, and what limits depth.
#include <cmath>

#include <gtest/gtest.h>

#include <QComboBox>
#include <QTest>

#include "tests/ui/tree_lab.h"
#include "ui/core_text.h"
#include "ui/plots/heatmap.h"
#include "ui/plots/point_cloud.h"
#include "ui/plots/tree_painter.h"
#include "ui/probes/answer_card.h"
#include "ui/probes/probe_view.h"
#include "ui/views/budget_view.h"
#include "ui/views/inference_parts.h"
#include "ui/views/key_patch_view.h"
#include "ui/views/limits_view.h"
#include "ui/views/plate_view.h"
#include "ui/views/tree_view.h"
#include "ui/views/vectors_view.h"

namespace icl::ui {
namespace {

bool says(const QString& text, const char* words) { return text.contains(QLatin1String(words)); }

TEST(TreeLessons, EveryPictureHasASentenceBelowItsHeading) {
  TreeLab lab({}, 400);
  for (const char* id : {"tree", "routing", "budget", "limits", "key-patch", "function-vectors",
                         "keys", "posterior", "design"}) {
    SCOPED_TRACE(id);
    const auto view = treePicture(lab.controller, QString::fromLatin1(id));
    ASSERT_NE(view, nullptr);
    EXPECT_TRUE(drawnUntil(*view, [&view] { return !view->conclusion().isEmpty(); }));
    EXPECT_FALSE(says(view->conclusion(), "Not trained")) << view->conclusion().toStdString();
  }
}

TEST(TreeLessons, TheSentenceIsThatOfTheRun) {
  const auto expectBudget = [](const Values& changes, int steps, const char* words) {
    TreeLab lab(changes, steps);
    BudgetView view(lab.controller, nullptr);
    EXPECT_TRUE(drawnUntil(view, [&] { return says(view.conclusion(), words); }))
        << view.conclusion().toStdString();
  };
  expectBudget({}, 500, "Each answer chooses the next question");
  expectBudget({{"model", std::string("b")}}, 60, "All questions at once");
  expectBudget({{"prior", std::string("tree-covariance")}}, 60, "Depth buys nothing");
  expectBudget({}, 1, "No better than fixed questions");
}

TEST(TreeLessons, LayersAreCountedFromOne) {
  TreeLab lab({}, 400);
  TreeView view(lab.controller, nullptr);
  ASSERT_TRUE(drawnUntil(view, [&] { return view.inference().has_value(); }));
  Look look = lab.controller.look();
  look.layer = 1;
  lab.controller.setLook(look);
  view.refresh();
  EXPECT_TRUE(says(view.heading(), "open after layer 1 asked")) << view.heading().toStdString();
  EXPECT_TRUE(says(view.summary(), "layer 3 asks"));
  EXPECT_FALSE(says(view.summary(), "layer 0"));
  KeyPatchView patch(lab.controller, nullptr);
  ASSERT_TRUE(drawnUntil(patch, [&] { return patch.heatmap().data().rows == 3; }));
  EXPECT_EQ(patch.heatmap().data().row_labels,
            (QStringList{QStringLiteral("layer 1"), QStringLiteral("layer 2"),
                         QStringLiteral("layer 3")}));
  EXPECT_EQ(patch.heatmap().data().col_labels.last(), QStringLiteral("same leaf"));
  patch.heatmap().select(QPoint(0, 1));
  EXPECT_TRUE(says(patch.heading(), "layer 2 asks with the keys of a path that parts at level 1"))
      << patch.heading().toStdString();
  EXPECT_TRUE(says(patch.conclusion(), "Foreign keys harm only"))
      << patch.conclusion().toStdString();
}

TEST(TreeLessons, TheSignsOfATreeAreExplainedWhereTheyOccur) {
  TreeScene scene;
  scene.levels = 2;
  EXPECT_TRUE(treeKeyText(scene).isEmpty());
  scene.truth = 3;
  scene.asked = {0, 2};
  EXPECT_TRUE(says(treeKeyText(scene), "layer that asked"));
  EXPECT_TRUE(treeKeyText(scene).contains(QStringLiteral("★")));
  EXPECT_FALSE(treeKeyText(scene).contains(QStringLiteral("✗")));
  EXPECT_FALSE(treeKeyText(scene).contains(QStringLiteral("◇")));
  scene.asked = {0, 1};  // the left child, whose leaves are 0 and 1
  scene.donor = 1;
  EXPECT_TRUE(treeKeyText(scene).contains(QStringLiteral("✗")));
  EXPECT_TRUE(treeKeyText(scene).contains(QStringLiteral("◇")));
  // There is room for it below the leaves.
  const PlotTheme theme = PlotTheme::paper(QFont());
  const QRectF area(0, 0, 420, 300);
  const TreeLayout layout = layOutTree(scene, theme, area);
  EXPECT_LT(layout.at.back().y() + layout.radius.back(), layout.key_top);
  EXPECT_LT(layout.key_top, area.bottom() - 8);
}

TEST(TreeLessons, FunctionVectorsHaveKeysAndTicks) {
  TreeLab lab;
  VectorsView view(lab.controller, nullptr);
  ASSERT_TRUE(drawnUntil(view, [&] { return !view.cloud().scene().trails.empty(); }));
  const CloudScene& scene = view.cloud().scene();
  ASSERT_EQ(scene.keys.size(), 6u);  // four beginnings, two third turns
  for (const CloudTrail& trail : scene.trails) {
    EXPECT_LT(trail.hue, 4);
    EXPECT_LT(trail.shape, 2);
  }
  EXPECT_EQ(scene.keys[1].name, QStringLiteral("−+ first"));
  const PlotTheme theme = PlotTheme::paper(QFont());
  const QRectF area(0, 0, 400, 320);
  const CloudLayout layout = layOutCloud(scene, theme, area);
  ASSERT_EQ(layout.keys.size(), 6u);
  for (const QPointF& key : layout.keys) {
    EXPECT_TRUE(area.contains(key));
    EXPECT_LT(key.y(), layout.plot.top());
  }
  EXPECT_NEAR(layout.pixel({layout.xAxis().low, 0}).x(), layout.plot.left(), 1e-6);
  EXPECT_NEAR(layout.pixel({0, layout.yAxis().high}).y(), layout.plot.top(), 1e-6);
}

TEST(TreeLessons, LimitsShowTheEndOfTheTreeAndTheFinestLevel) {
  TreeLab lab;
  LimitsView view(lab.controller, nullptr);
  ASSERT_TRUE(drawnUntil(view, [&] { return view.chart().scene().marks.size() == 2; }));
  const ChartScene& scene = view.chart().scene();
  EXPECT_EQ(scene.marks[0].x, 3);
  EXPECT_NEAR(scene.marks[1].x, 8.491, 1e-3);  // 1 + ln(32 · 0.4566/1.01)/ln(1/0.7)
  EXPECT_EQ(scene.theory.size(), 2u);          // no noise; this tree
  EXPECT_TRUE(says(view.heading(), "The tree ends at level 3")) << view.heading().toStdString();
  EXPECT_TRUE(says(view.conclusion(), "3.9 levels more")) << view.conclusion().toStdString();
  // Three noises, the two dots that lie inside, the run. Below the tree's end the curves are flat.
  EXPECT_EQ(scene.lines.size(), 6u);
  const Series& own = *scene.lines[0].y;
  ASSERT_EQ(own.size(), 10u);
  for (std::size_t depth = 4; depth < own.size(); ++depth) EXPECT_EQ(own[depth], own[3]);
}

TEST(TreeLessons, LimitsOfADeeperTreeOfTheSameEnergy) {
  TreeLab lab;
  LimitsView view(lab.controller, nullptr);
  view.setDeep(true);
  const auto finest = [&] {
    return view.chart().scene().marks.size() == 2 ? view.chart().scene().marks[1].x : 0;
  };
  ASSERT_TRUE(drawnUntil(view, [&] { return std::abs(finest() - 7.352) < 1e-3; }))
      << finest();  // 1 + ln(32 · 0.3042/1.01)/ln(1/0.7)
  const ChartScene& scene = view.chart().scene();
  // The dots lie on their curves.
  EXPECT_EQ(scene.lines.size(), 7u);
  for (std::size_t i = 0; i + 1 < scene.lines.size(); ++i) {
    const ChartLine &curve = scene.lines[i], &dot = scene.lines[i + 1];
    if (!dot.name.isEmpty() || dot.y->size() != 1) continue;
    const auto below = static_cast<std::size_t>((*dot.x)[0]);
    EXPECT_LT((*dot.y)[0], (*curve.y)[below]);
    EXPECT_GT((*dot.y)[0], (*curve.y)[below + 1]);
  }
}

TEST(TreeLessons, LimitsNameTheNoiseWhereItComesFirstAndTheMissingTree) {
  TreeLab noisy({{"tokens", std::int64_t{4}}}, 10);
  LimitsView first(noisy.controller, nullptr);
  EXPECT_TRUE(drawnUntil(first, [&] { return says(first.heading(), "Noise stops depth"); }))
      << first.heading().toStdString();
  TreeLab gaussian({{"prior", std::string("gaussian")}}, 10);
  LimitsView second(gaussian.controller, nullptr);
  EXPECT_TRUE(drawnUntil(second, [&] { return says(second.heading(), "no gain from depth"); }))
      << second.heading().toStdString();
  EXPECT_EQ(second.chart().scene().marks.size(), 1u);
}

TEST(TreeLessons, ALineThatFallsToNothingRunsToTheLastQuestion) {
  TreeLab lab;
  BudgetView view(lab.controller, nullptr);
  ASSERT_TRUE(drawnUntil(view, [&] { return view.chart().scene().theory.size() >= 4; }));
  for (const ChartTheory& line : view.chart().scene().theory) {
    if (line.x.empty()) continue;
    EXPECT_EQ(line.x.back(), 4) << line.name.toStdString();
    // Far below the picture, but not so far that the way there is drawn as a band of noise.
    for (const double y : line.y) EXPECT_GT(y, 1e-4) << line.name.toStdString();
  }
}

TEST(TreeLessons, TheDesignsAxesAreNamed) {
  TreeLab lab({}, 10);
  const auto view = treePicture(lab.controller, QStringLiteral("design"));
  auto* probe = qobject_cast<ProbeView*>(view.get());
  ASSERT_NE(probe, nullptr);
  ASSERT_TRUE(drawnUntil(*probe, [&] { return probe->card().answer().has_value(); }));
  EXPECT_FALSE(probe->card().cells().data().row_title.isEmpty());
  EXPECT_FALSE(probe->card().cells().data().col_title.isEmpty());
}

TEST(TreeLessons, TheTwinsOfARunAreToldApart) {
  TreeLab lab({}, 5);
  lab.controller.startTwin(QStringLiteral("model"), std::string("b"));
  lab.controller.startTwin(QStringLiteral("model"), std::string("c"));
  const auto runs = lab.controller.runs();
  ASSERT_EQ(runs.size(), 3u);
  EXPECT_EQ(runs[1]->colour, runs[0]->colour);
  EXPECT_NE(runs[2]->colour, runs[1]->colour);
}

TEST(CoreLabel, NumbersFillTheirPattern) {
  EXPECT_EQ(coreLabel("root"), QStringLiteral("root"));
  EXPECT_EQ(coreLabel("level 12"), QStringLiteral("level 12"));
  EXPECT_EQ(coreLabel("+−"), QStringLiteral("+−"));
  EXPECT_EQ(coreLabel("N = 8"), QStringLiteral("N = 8"));
}

}  // namespace
}  // namespace icl::ui
