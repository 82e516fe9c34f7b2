// The pictures of the mixture experiment: curves with chance lines, gates at a click, edits of the
// example, the answer.
#include "ui/views/mixture_views.h"

#include <cmath>

#include <gtest/gtest.h>

#include <QTest>

#include "core/experiments/mixture/experiment.h"
#include "tests/ui/lab_fixture.h"
#include "ui/views/channel_view.h"
#include "ui/views/mixture_accuracy_view.h"
#include "ui/views/mixture_answer_view.h"
#include "ui/views/mixture_circuit_view.h"

namespace icl::ui {
namespace {

/// A small model after a few steps, and paused.
class MixtureViews : public ::testing::Test {
 protected:
  MixtureViews() {
    const Values small{{"classes", std::int64_t{64}},        {"labels", std::int64_t{8}},
                       {"new-classes", std::int64_t{32}},    {"item-dimension", std::int64_t{7}},
                       {"pairs", std::int64_t{4}},           {"burstiness", std::int64_t{2}},
                       {"max-pairs", std::int64_t{8}},       {"batch", std::int64_t{24}},
                       {"optimizer", std::string("adam")},   {"test-sequences", std::int64_t{40}},
                       {"evaluate-every", std::int64_t{10}}, {"heads", std::int64_t{3}}};
    lab_.openExperiment(QStringLiteral("mixture-pretrain"), small, 3, false);
    lab_.setPace(0);
    lab_.step(12);
    EXPECT_TRUE(eventually([this] {
      return lab_.active() != nullptr && lab_.active()->steps.size() >= 13 &&
             !lab_.active()->frame.plates.empty() && lab_.active()->frame.step >= 12;
    }));
  }
  template <class View>
  void prepare(View& view) {
    view.resize(640, 420);
    view.refresh();
    view.grab();
  }
  const PlateData& plate(const char* key) const {
    return lab_.active()->frame.plates[static_cast<std::size_t>(lab_.type().plateIndex(key))];
  }

  Catalog catalog_{mixturePretrainType()};
  SessionController lab_{catalog_};
};

TEST_F(MixtureViews, AreOfferedForThisExperiment) {
  for (const ViewType& type : mixtureViewTypes()) EXPECT_TRUE(type.suits(lab_.type()));
}

TEST_F(MixtureViews, AccuraciesComeWithTheirChanceLines) {
  AccuracyView view(lab_, nullptr);
  prepare(view);
  EXPECT_EQ(view.chart().scene().lines.size(), 4u);
  ASSERT_TRUE(eventually([&] {
    view.refresh();
    return view.chart().scene().theory.size() == 2;
  }));
  EXPECT_DOUBLE_EQ(view.chart().scene().theory[0].level, 0.5 + 0.5 / 8);
  EXPECT_DOUBLE_EQ(view.chart().scene().theory[1].level, 1.0 / 8);
  EXPECT_FALSE(view.table().rows.empty());
}

TEST_F(MixtureViews, ALevelThatSeveralAccuraciesShareIsOneLine) {
  ChannelView view(lab_, otherChoices, nullptr);  // all accuracies together come first
  prepare(view);
  ASSERT_TRUE(eventually([&] {
    view.refresh();
    return !view.chart().scene().theory.empty();
  }));
  int chance = 0;
  for (const ChartTheory& t : view.chart().scene().theory) chance += t.level == 1.0 / 8 ? 1 : 0;
  EXPECT_EQ(chance, 1);
}

TEST_F(MixtureViews, AClickTakesAHeadAwayAndAnotherPutsItBack) {
  CircuitView view(lab_, nullptr);
  prepare(view);
  HeadGrid& grid = view.grid();
  ASSERT_EQ(grid.layoutNow().maps.size(), 6u);
  const QRectF map = grid.layoutNow().maps[4];  // layer 1, head 1
  const auto gateIs = [&](double gate) {
    return eventually([&] { return plate("gates").data[4] == gate; });
  };
  QTest::mouseClick(&grid, Qt::LeftButton, {}, map.center().toPoint());
  EXPECT_EQ(grid.selected(), 4);
  ASSERT_TRUE(gateIs(0));
  view.refresh();
  EXPECT_TRUE(view.heading().endsWith(QStringLiteral("without 1.1")));
  QTest::keyClick(&grid, Qt::Key_Return);
  ASSERT_TRUE(gateIs(1));
  view.refresh();
  QTest::keyClick(&grid, Qt::Key_Up);
  EXPECT_EQ(grid.selected(), 1);
}

TEST_F(MixtureViews, TheEnlargedMapReadsOutTheAttentionOfTheHead) {
  CircuitView view(lab_, nullptr);
  prepare(view);
  HeadGrid& grid = view.grid();
  grid.select(5);
  const HeadGridLayout& layout = grid.layoutNow();
  QTest::mouseClick(&grid, Qt::LeftButton, {},
                    (layout.large.topLeft() + QPointF(0.5, 8.5) * layout.cell).toPoint());
  const double weight = plate("all-heads").data[static_cast<std::size_t>(17 * 27 + 18)];
  EXPECT_NEAR(grid.data().weight(1, 2, 8, 0), weight, 1e-15);
  EXPECT_TRUE(grid.readOut().startsWith(QStringLiteral("head 1.2: xq")))
      << grid.readOut().toStdString();
}

TEST_F(MixtureViews, LabelsAndItemsOfTheExampleAreChangedByHand) {
  CircuitView view(lab_, nullptr);
  prepare(view);
  HeadGrid& grid = view.grid();
  const HeadGridLayout layout = grid.layoutNow();
  const auto nameOf = [&](int token) {
    return QPointF(layout.large.left() - 6, layout.large.top() + (token + 0.5) * layout.cell)
        .toPoint();
  };
  const QString label = grid.data().names[1], query = grid.data().names[8];
  QTest::mouseClick(&grid, Qt::LeftButton, {}, nameOf(1));
  ASSERT_TRUE(eventually([&] {
    view.refresh();
    return grid.data().names[1] != label;
  }));
  QTest::mousePress(&grid, Qt::LeftButton, {}, nameOf(0));
  QTest::mouseMove(&grid, nameOf(8));
  QTest::mouseRelease(&grid, Qt::LeftButton, {}, nameOf(8));
  ASSERT_TRUE(eventually([&] {
    const PlateData& tokens = plate("tokens");
    return tokens.data[static_cast<std::size_t>(tokens.rows - 1) * 9] ==
           tokens.data[static_cast<std::size_t>(tokens.rows - 1) * 9 + 8];
  }));
}

TEST_F(MixtureViews, TheAnswerHasABarForEveryLabelAndOneIsRight) {
  AnswerView view(lab_, nullptr);
  prepare(view);
  ASSERT_EQ(view.bars().size(), 8u);
  double total = 0, right = 0, context = 0;
  for (const AnswerView::Bar& bar : view.bars()) {
    total += bar.probability;
    right += bar.right ? 1 : 0;
    context += bar.in_context;
  }
  EXPECT_NEAR(total, 1, 1e-6);
  EXPECT_EQ(right, 1);
  EXPECT_NEAR(context, 1, 1e-12);
  EXPECT_TRUE(view.heading().startsWith(QStringLiteral("Answers ")));
}

TEST(HeadGridLayout, KeepsAllMapsApartAndInsideForFewHeadsAndForMany) {
  const PlotTheme theme = PlotTheme::paper(QFont());
  const QRectF area(0, 0, 640, 420);
  for (const auto& [layers, heads, tokens] :
       {std::tuple(1, 1, 9), std::tuple(2, 1, 17), std::tuple(2, 4, 17), std::tuple(4, 8, 65),
        std::tuple(2, 2, 257)}) {
    HeadGridData data;
    data.layers = layers;
    data.heads = heads;
    data.tokens = tokens;
    const HeadGridLayout layout = layOutHeadGrid(data, theme, area);
    ASSERT_EQ(layout.maps.size(), static_cast<std::size_t>(layers * heads));
    EXPECT_TRUE(area.contains(layout.large)) << tokens;
    for (std::size_t i = 0; i < layout.maps.size(); ++i) {
      EXPECT_TRUE(area.contains(layout.maps[i])) << heads;
      EXPECT_FALSE(layout.maps[i].intersects(layout.large));
      for (std::size_t j = 0; j < i; ++j) {
        EXPECT_FALSE(layout.maps[i].intersects(layout.maps[j]));
      }
    }
  }
}

TEST(TokenColours, AreOneALabelBeginningWithTheQuerys) {
  const PlotTheme theme = PlotTheme::paper(QFont());
  const QStringList names{QStringLiteral("x1·7"), QStringLiteral("y1·7"), QStringLiteral("x2·3"),
                          QStringLiteral("y2·3"), QStringLiteral("xq·3")};
  const auto colours = tokenColours(names, theme);
  EXPECT_EQ(colours[4], theme.series(0));
  EXPECT_EQ(colours[2], colours[4]);
  EXPECT_EQ(colours[0], colours[1]);
  EXPECT_NE(colours[0], colours[4]);
}

}  // namespace
}  // namespace icl::ui
