#include "ui/probes/probe_answer.h"

#include <gtest/gtest.h>

#include "tests/support/tiny_experiment.h"

namespace icl::ui {
namespace {

ProbeResult table(int rows, int cols, std::vector<double> values, std::vector<std::string> down,
                  std::vector<std::string> across) {
  ProbeResult r;
  r.rows = rows;
  r.cols = cols;
  r.table = std::move(values);
  r.row_labels = std::move(down);
  r.col_labels = std::move(across);
  return r;
}

TEST(ProbeAnswer, AFirstColumnThatGrowsIsTheHorizontalAxis) {
  const auto r = table(3, 3, {1, 10, 5, 2, 20, 6, 4, 40, 7}, {}, {"depth", "risk", "bound"});
  EXPECT_EQ(answerShape(r), AnswerShape::Curves);
  const AnswerCurves curves = answerCurves(r);
  EXPECT_EQ(curves.x_title, QStringLiteral("depth"));
  ASSERT_EQ(curves.series.size(), 2u);
  EXPECT_EQ(curves.series[0].name, QStringLiteral("risk"));
  EXPECT_EQ(curves.series[0].points[2], QPointF(4, 40));
  EXPECT_EQ(curves.series[1].points[1], QPointF(2, 6));
  EXPECT_TRUE(curves.whole_x);
}

TEST(ProbeAnswer, RowsNamedAfterTheFirstColumnLeaveItTheAxis) {
  const auto r = table(2, 2, {0, 0.5, 1, 0.7}, {"layer 0", "layer 1"}, {"layer", "stack"});
  EXPECT_EQ(answerShape(r), AnswerShape::Curves);
  const auto heads = table(2, 2, {0, 0.5, 1, 0.7}, {"0.0", "1.0"}, {"layer", "ph"});
  EXPECT_EQ(answerShape(heads), AnswerShape::Cells);
}

TEST(ProbeAnswer, ATableWithWordsOnBothSidesIsCells) {
  const auto r = table(2, 2, {0.1, 0.9, 0.4, 0.6}, {"0.0", "0.1"}, {"ph", "ind"});
  EXPECT_EQ(answerShape(r), AnswerShape::Cells);
  const HeatmapData cells = answerCells(r);
  EXPECT_EQ(cells.at(0, 1), 0.9);
  EXPECT_FALSE(cells.diverging) << "no value is negative";
  EXPECT_EQ(cells.col_labels.value(1), QStringLiteral("ind"));
  EXPECT_EQ(cells.row_labels.value(1), QStringLiteral("0.1")) << "a head's name, no number";
}

TEST(ProbeAnswer, AWideGridWithNumbersOnBothSidesIsCellsAndCanBeCurves) {
  std::vector<std::string> twelve;
  for (int i = 0; i < 12; ++i) twelve.push_back(std::to_string(i));
  const auto r = table(12, 12, std::vector<double>(144, -1.0), twelve, twelve);
  EXPECT_EQ(answerShapes(r), (std::vector<AnswerShape>{AnswerShape::Cells, AnswerShape::Curves}));
  EXPECT_TRUE(answerCells(r).diverging);
}

TEST(ProbeAnswer, NamedRowsOverNumbersAreOneCurveEach) {
  const auto r = table(2, 3, {3, 2, 1, 30, 20, 10}, {"tied", "untied"}, {"16", "64", "4096"});
  EXPECT_EQ(answerShape(r), AnswerShape::Curves);
  const AnswerCurves curves = answerCurves(r);
  ASSERT_EQ(curves.series.size(), 2u);
  EXPECT_EQ(curves.series[1].name, QStringLiteral("untied"));
  EXPECT_EQ(curves.series[1].points[2], QPointF(4096, 10));
  EXPECT_TRUE(curves.log_x) << "16, 64, 4096 are told apart on a log axis only";
}

TEST(ProbeAnswer, AListIsACurveOverItsIndexAndNumbersAloneAreNumbers) {
  const auto list = table(4, 1, {0, 1, 4, 9}, {}, {});
  EXPECT_EQ(answerShape(list), AnswerShape::Curves);
  EXPECT_EQ(answerCurves(list).series.front().points[3], QPointF(3, 9));
  ProbeResult numbers;
  numbers.values = {{"alpha", 0.25}};
  EXPECT_EQ(answerShape(numbers), AnswerShape::Numbers);
  EXPECT_EQ(answerTable(numbers).rows.front().front(), 0.25);
}

TEST(ProbeAnswer, ATableShorterThanItSaysIsNotDrawn) {
  const auto r = table(3, 3, {1, 2}, {}, {});
  EXPECT_EQ(answerShape(r), AnswerShape::Numbers);
  EXPECT_EQ(answerCells(r).rows, 0);
}

TEST(ProbeAnswer, TheCommandNamesTheStoredRunOrTheSettingsOfAFreshState) {
  ProbeType probe;
  probe.id = "loss";
  Field alpha;
  alpha.key = "alpha";
  alpha.kind = Kind::Real;
  alpha.fallback = 0.5;
  probe.arguments.mutableFields().push_back(alpha);
  ProbeAnswer answer;
  answer.arguments = {{"alpha", 0.25}};
  answer.step = 40;
  EXPECT_EQ(probeCommand("tiny", probe, answer, "2026-a", {}, 7),
            QStringLiteral("icl probe tiny loss --run 2026-a@40 --arg alpha=0.25"));
  EXPECT_EQ(probeCommand("tiny", probe, answer, "", {{"noise", 0.5}}, 7),
            QStringLiteral("icl probe tiny loss --set noise=0.5 --seed 7 --arg alpha=0.25"));
  answer.arguments = {{"alpha", 0.5}};
  EXPECT_EQ(probeCommand("tiny", probe, answer, "2026-a", {}, 7),
            QStringLiteral("icl probe tiny loss --run 2026-a@40"));
}

}  // namespace
}  // namespace icl::ui
