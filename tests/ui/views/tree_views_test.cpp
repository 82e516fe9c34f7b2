// The pictures of adaptive inference: the tree and what can be done to it, patches, budget,
// vectors.
#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "tests/ui/tree_lab.h"
#include "ui/views/budget_view.h"
#include "ui/views/key_patch_view.h"
#include "ui/views/tree_view.h"
#include "ui/views/vectors_view.h"
#include "ui/views/view_export.h"

namespace icl::ui {
namespace {

bool hasAnswer(TreeView& view) {
  return drawnUntil(view, [&view] { return view.inference().has_value(); });
}

int inkOf(const QImage& image) {
  std::set<QRgb> colours;
  for (int y = 0; y < image.height(); y += 2) {
    for (int x = 0; x < image.width(); x += 2) colours.insert(image.pixel(x, y));
  }
  return static_cast<int>(colours.size());
}

QPointF placeOf(const TreePlot& plot, int place) {
  return plot.layoutNow().at[static_cast<std::size_t>(place)];
}

const QString kTreePictures[] = {
    QStringLiteral("tree"),   QStringLiteral("routing"),   QStringLiteral("budget"),
    QStringLiteral("limits"), QStringLiteral("key-patch"), QStringLiteral("function-vectors"),
    QStringLiteral("keys"),   QStringLiteral("posterior"), QStringLiteral("design")};

TEST(TreeViews, EveryPictureIsDrawnExplainsItselfAndIsExported) {
  TreeLab lab;
  const QTemporaryDir folder;
  for (const QString& id : kTreePictures) {
    SCOPED_TRACE(id.toStdString());
    const auto view = treePicture(lab.controller, id);
    ASSERT_NE(view, nullptr);
    EXPECT_TRUE(drawnUntil(*view, [&view] { return !view->table().rows.empty(); }));
    EXPECT_GE(inkOf(view->grab().toImage()), 6);
    EXPECT_FALSE(view->heading().isEmpty());
    EXPECT_FALSE(view->summary().isEmpty());
    const ViewTable table = view->table();
    for (const auto& row : table.rows) {
      ASSERT_EQ(row.size(), static_cast<std::size_t>(table.columns.size()));
    }
    for (const char* suffix : {"svg", "pdf", "png"}) {
      ExportOptions options;
      options.path = folder.filePath(id + QLatin1Char('.') + QLatin1String(suffix));
      EXPECT_TRUE(exportFigure(*view, lab.controller, options).ok());
      EXPECT_GT(QFileInfo(options.path).size(), 1500) << options.path.toStdString();
    }
  }
}

TEST(TreeViews, PicturesOfTreesAreNotOfferedToOtherExperiments) {
  for (const ViewType& type : viewTypes()) {
    const bool of_trees = std::find(std::begin(kTreePictures), std::end(kTreePictures), type.id) !=
                          std::end(kTreePictures);
    if (!of_trees) continue;
    for (const ExperimentType& experiment : makeCatalog()) {
      EXPECT_EQ(type.suits(experiment), experiment.id == "adaptive-inference")
          << type.id.toStdString() << " " << experiment.id;
    }
  }
}

TEST(TreeViews, ALeafThatIsClickedIsTheTruthOfTheNextInference) {
  TreeLab lab;
  TreeView view(lab.controller, nullptr);
  ASSERT_TRUE(hasAnswer(view));
  view.grab();
  ASSERT_EQ(view.plot().layoutNow().at.size(), 15u);
  for (const int leaf : {5, 2}) {
    QTest::mouseClick(&view.plot(), Qt::LeftButton, {}, placeOf(view.plot(), 7 + leaf).toPoint());
    EXPECT_TRUE(drawnUntil(view, [&] { return view.inference()->leaf == leaf; })) << leaf;
    EXPECT_EQ(view.plot().scene().truth, leaf);
  }
}

TEST(TreeViews, OtherTokensAreAnotherInferenceOfTheSameLeaf) {
  TreeLab lab;
  TreeView view(lab.controller, nullptr);
  ASSERT_TRUE(hasAnswer(view));
  Q_EMIT view.plot().leafPicked(4);
  ASSERT_TRUE(drawnUntil(view, [&] { return view.inference()->leaf == 4; }));
  const double before = view.inference()->error;
  Look look = lab.controller.look();
  ++look.sample;
  lab.controller.setLook(look);
  EXPECT_TRUE(drawnUntil(view, [&] { return view.inference()->error != before; }));
  EXPECT_EQ(view.inference()->leaf, 4);
}

TEST(TreeViews, StepsThroughTheLayersShowBeliefsAndQuestionsOfThatStage) {
  TreeLab lab;
  TreeView view(lab.controller, nullptr);
  ASSERT_TRUE(hasAnswer(view));
  for (int layers = 0; layers <= 3; ++layers) {
    Look look = lab.controller.look();
    look.layer = layers;
    lab.controller.setLook(look);
    view.refresh();
    EXPECT_EQ(view.shownLayers(), layers);
    EXPECT_EQ(view.plot().scene().asked.size(), static_cast<std::size_t>(layers));
    double belief = 0;
    for (const double mass : view.plot().scene().masses) belief += mass;
    EXPECT_NEAR(belief, 1, 1e-9);
  }
  // Before any answer all leaves are alike.
  Look look = lab.controller.look();
  look.layer = 0;
  lab.controller.setLook(look);
  for (const double mass : view.plot().scene().masses) EXPECT_NEAR(mass, 0.125, 1e-12);
  EXPECT_TRUE(view.heading().contains(QStringLiteral("3")));  // bits
}

TEST(TreeViews, ARunThatMovesIsAskedAgain) {
  TreeLab lab;
  TreeView view(lab.controller, nullptr);
  ASSERT_TRUE(hasAnswer(view));
  Q_EMIT view.plot().leafPicked(1);
  ASSERT_TRUE(drawnUntil(view, [&] { return view.inference()->leaf == 1; }));
  const double before = view.inference()->error;
  lab.controller.step(40);
  EXPECT_TRUE(drawnUntil(view, [&] { return view.inference()->error != before; }));
}

TEST(TreeViews, BranchesAreWeighedOnTheScreen) {
  TreeLab lab({{"prior", std::string("user-tree")}}, 20);
  TreeView view(lab.controller, nullptr);
  ASSERT_TRUE(hasAnswer(view));
  auto* weight = view.findChild<QDoubleSpinBox*>();
  ASSERT_NE(weight, nullptr);
  EXPECT_TRUE(weight->isVisible());
  Q_EMIT view.plot().nodePicked(2);
  EXPECT_DOUBLE_EQ(weight->value(), 0.5);
  weight->setValue(0.9);
  EXPECT_EQ(lab.controller.settings().text("branches"), "[0.5, 0.5, 0.9]");
  // The run starts again, and the belief before the first question is the prior that was drawn.
  Look look = lab.controller.look();
  look.layer = 0;
  lab.controller.setLook(look);
  EXPECT_TRUE(drawnUntil(view, [&] {
    const auto& masses = view.plot().scene().masses;
    return masses.size() == 8 && std::abs(masses[7] - 0.5 * 0.9 * 0.5) < 1e-9;
  }));
}

TEST(TreeViews, WithoutATreeTheViewSaysSo) {
  TreeLab lab({{"prior", std::string("gaussian")}, {"dimension", std::int64_t{6}}}, 20);
  TreeView view(lab.controller, nullptr);
  ASSERT_TRUE(hasAnswer(view));
  EXPECT_EQ(view.plot().scene().levels, 0);
  EXPECT_FALSE(view.plot().scene().empty.isEmpty());
  KeyPatchView patch(lab.controller, nullptr);
  EXPECT_TRUE(drawnUntil(patch, [&] {
    return patch.heatmap().data().rows == 0 &&
           patch.tree().scene().empty.contains(QStringLiteral("tree"));
  }));
}

TEST(TreeViews, AClickedPatchShowsTheWayThatWentAstray) {
  TreeLab lab({}, 400);
  KeyPatchView view(lab.controller, nullptr);
  ASSERT_TRUE(drawnUntil(view, [&] { return view.heatmap().data().rows == 3; }));
  EXPECT_EQ(view.heatmap().data().cols, 4);
  Q_EMIT view.tree().leafPicked(6);
  view.heatmap().select(QPoint(0, 1));  // layer 2 with keys from the other half
  ASSERT_TRUE(drawnUntil(
      view, [&] { return view.tree().scene().truth == 6 && view.tree().scene().donor == 2; }));
  EXPECT_EQ(view.tree().scene().asked.size(), 3u);
  EXPECT_FALSE(view.heading().isEmpty());
  view.heatmap().select(QPoint(3, 1));  // the same leaf
  EXPECT_TRUE(drawnUntil(view, [&] { return view.tree().scene().donor == 6; }));
}

TEST(TreeViews, TheBudgetShowsEveryModelBesideTheory) {
  TreeLab lab({}, 60);
  BudgetView view(lab.controller, nullptr);
  ASSERT_TRUE(drawnUntil(view, [&] { return view.chart().scene().lines.size() == 1; }));
  EXPECT_GE(view.chart().scene().theory.size(), 3u);
  EXPECT_EQ(view.chart().scene().lines[0].x->size(), 4u);  // none, one, two, three questions
  lab.controller.startTwin(QStringLiteral("model"), std::string("c"));
  EXPECT_TRUE(drawnUntil(view, [&] { return view.chart().scene().lines.size() == 2; }));
}

TEST(TreeViews, FunctionVectorsHaveAPointALayerAndAContext) {
  TreeLab lab;
  VectorsView view(lab.controller, nullptr);
  ASSERT_TRUE(drawnUntil(view, [&] { return !view.cloud().scene().trails.empty(); }));
  EXPECT_EQ(view.cloud().scene().trails.size(), 256u);
  for (const CloudTrail& trail : view.cloud().scene().trails) {
    ASSERT_EQ(trail.points.size(), 4u);
    EXPECT_GE(trail.hue, 0);
    EXPECT_LT(trail.hue, 4);
  }
  EXPECT_EQ(view.cloud().scene().stage, 3);
}

TEST(TreePainter, PlacesAreNamedByTheirTurnsAndFoundWhereTheyAreDrawn) {
  EXPECT_EQ(treePlaceName(1), QStringLiteral("−"));
  EXPECT_EQ(treePlaceName(5), QStringLiteral("+−"));
  TreeScene scene;
  scene.levels = 3;
  scene.masses = {0.5, 0.25, 0.125, 0.125, 0, 0, 0, 0};
  EXPECT_DOUBLE_EQ(scene.massBelow(0), 1);
  EXPECT_DOUBLE_EQ(scene.massBelow(1), 1);
  EXPECT_DOUBLE_EQ(scene.massBelow(4), 0.25);
  EXPECT_DOUBLE_EQ(scene.massBelow(8), 0.25);
  EXPECT_TRUE(scene.onPath(4, 2));
  EXPECT_FALSE(scene.onPath(4, 1));
  EXPECT_TRUE(scene.onPath(9, 2));
  const PlotTheme theme = PlotTheme::paper(QFont());
  const TreeLayout layout = layOutTree(scene, theme, QRectF(0, 0, 500, 360));
  ASSERT_EQ(layout.at.size(), 15u);
  for (int place = 0; place < 15; ++place) {
    EXPECT_EQ(layout.hit(layout.at[static_cast<std::size_t>(place)]), place);
  }
  EXPECT_EQ(layout.hit({1, 1}), -1);
}

TEST(TreePainter, AWiderBeliefIsAWiderEdge) {
  TreeScene scene;
  scene.levels = 1;
  scene.squares = {1};
  scene.masses = {0.95, 0.05};
  const PlotTheme theme = PlotTheme::paper(QFont());
  const QRectF area(0, 0, 300, 200);
  const TreeLayout layout = layOutTree(scene, theme, area);
  QImage image(300, 200, QImage::Format_RGB32);
  image.fill(theme.surface);
  QPainter painter(&image);
  paintTree(painter, scene, theme, area, layout);
  painter.end();
  const auto inkAlong = [&](int leaf) {  // pixels of ink in the row halfway down the edge
    const QPointF middle = (layout.at[0] + layout.at[static_cast<std::size_t>(1 + leaf)]) / 2;
    int ink = 0;
    for (int dx = -20; dx <= 20; ++dx) {
      const QColor c =
          image.pixelColor(static_cast<int>(middle.x()) + dx, static_cast<int>(middle.y()) + 8);
      ink += c.lightness() < theme.surface.lightness() - 20 ? 1 : 0;
    }
    return ink;
  };
  EXPECT_GT(inkAlong(0), inkAlong(1) + 3);
}

}  // namespace
}  // namespace icl::ui
