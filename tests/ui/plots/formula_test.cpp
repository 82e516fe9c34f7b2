// Mathematical type: scripts nest and stack, live numbers are filled in, lines wrap.
#include "ui/plots/formula.h"

#include <gtest/gtest.h>

#include <QImage>

#include "core/experiments/catalog.h"

namespace icl::ui {
namespace {

QString seven(const QString& key) {
  return key == QLatin1String("loss") ? QStringLiteral("0.7") : QString();
}

TEST(Formula, ScriptsAreRaisedAndLoweredAndSmaller) {
  const auto p = parseFormula(QStringLiteral("F^{t} = P_{t}Λ"), {});
  ASSERT_EQ(p.size(), 5u);
  EXPECT_EQ(p[0].text, QStringLiteral("F"));
  EXPECT_EQ(p[1].text, QStringLiteral("t"));
  EXPECT_GT(p[1].raise, 0);
  EXPECT_EQ(p[1].level, 1);
  EXPECT_LT(p[3].raise, 0);
  EXPECT_EQ(p[4].text, QStringLiteral("Λ"));
  EXPECT_EQ(p[4].raise, 0);
}

TEST(Formula, ScriptsNest) {
  const auto p = parseFormula(QStringLiteral("e^{x_{i}}"), {});
  ASSERT_EQ(p.size(), 3u);
  EXPECT_EQ(p[2].level, 2);
  EXPECT_LT(p[2].raise, p[1].raise);
  EXPECT_GT(p[2].raise, 0);
}

TEST(Formula, BothScriptsOfOneLetterBeginAtTheSamePlace) {
  const auto p = parseFormula(QStringLiteral("α^{∗}_{T}, β"), {});
  ASSERT_EQ(p.size(), 4u);
  EXPECT_GE(p[1].stack, 0);
  EXPECT_EQ(p[1].stack, p[2].stack);
  EXPECT_EQ(p[3].stack, -1);
  const auto apart = parseFormula(QStringLiteral("a^{1}b_{2}"), {});
  EXPECT_NE(apart[1].stack, apart[3].stack);
}

TEST(Formula, LiveNumbersAreFilledInAndUnknownOnesAreADash) {
  const auto p = parseFormula(QStringLiteral("L = {loss}, x = {nothing}"), seven);
  EXPECT_EQ(spokenFormula(p), QStringLiteral("L = 0.7, x = –"));
  EXPECT_TRUE(p[1].value);
}

TEST(Formula, MarkupThatIsNotClosedIsShownAsItIs) {
  EXPECT_EQ(spokenFormula(parseFormula(QStringLiteral("a_{b"), {})), QStringLiteral("ab"));
  EXPECT_EQ(spokenFormula(parseFormula(QStringLiteral("{loss"), seven)), QStringLiteral("{loss"));
}

TEST(Formula, ANarrowColumnWrapsIntoMoreHeight) {
  const PlotTheme theme = PlotTheme::paper(QFont());
  const auto p =
      parseFormula(QStringLiteral("F^{t} = F^{t−1} + α X + β X Xᵀ F^{t−1}/L,   t = 1"), {});
  const double wide = layOutFormula(nullptr, p, theme, {}, 2000, 1.2);
  const double narrow = layOutFormula(nullptr, p, theme, {}, 160, 1.2);
  EXPECT_GT(narrow, 1.8 * wide);
}

/// Dark pixels within and outside a part of a white picture.
std::pair<int, int> darkPixels(const QImage& image, const QRect& part) {
  std::pair<int, int> ink{0, 0};
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (qGray(image.pixel(x, y)) > 160) continue;
      ++(part.contains(x, y) ? ink.first : ink.second);
    }
  }
  return ink;
}

TEST(Formula, NoEquationOfAnyExperimentIsCutInAQuarterOfAnAudienceWindow) {
  PlotTheme theme = PlotTheme::paper(QFont());
  for (const ExperimentType& type : makeCatalog()) {
    if (!type.equations) continue;
    std::vector<FormulaEntry> entries;
    for (const Equation& e : type.equations(type.schema.defaults())) {
      entries.push_back({QString::fromStdString(e.title), QString::fromStdString(e.markup),
                         QString::fromStdString(e.source)});
    }
    for (const QSize size : {QSize(440, 210), QSize(300, 420), QSize(900, 430)}) {
      QImage image(size + QSize(200, 300), QImage::Format_RGB32);
      image.fill(Qt::white);
      QPainter painter(&image);
      const QRect area(QPoint(20, 20), size);
      paintFittedEquations(painter, entries, seven, theme, area);
      painter.end();
      const auto [inside, outside] = darkPixels(image, area.adjusted(-1, -1, 1, 1));
      EXPECT_GT(inside, 200) << type.id;
      EXPECT_EQ(outside, 0) << type.id << " at " << size.width() << " × " << size.height();
    }
  }
}

}  // namespace
}  // namespace icl::ui
