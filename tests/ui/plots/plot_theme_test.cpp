// The theme's promises: contrast in light and dark, series apart for every colour vision, maps
// that equal their published files.
#include "ui/plots/plot_theme.h"

#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "core/base/json.h"
#include "tests/support/places.h"
#include "ui/plots/color_map.h"
#include "ui/plots/color_science.h"

namespace icl::ui {
namespace {

PlotTheme themeOn(const QColor& surface, const QColor& text) {
  QPalette palette;
  palette.setColor(QPalette::Base, surface);
  palette.setColor(QPalette::Text, text);
  palette.setColor(QPalette::Highlight, QColor(0x30, 0x70, 0xc0));
  return PlotTheme::from(palette, QFont());
}

std::vector<PlotTheme> themes() {
  return {themeOn(Qt::white, QColor(0x1c, 0x21, 0x26)),
          themeOn(QColor(0x1b, 0x1e, 0x20), QColor(0xe6, 0xe8, 0xea)), PlotTheme::paper(QFont())};
}

TEST(ColorScience, KnownContrastsAndDistancesAreFound) {
  EXPECT_NEAR(contrastRatio(Qt::white, Qt::black), 21, 1e-9);
  EXPECT_NEAR(contrastRatio(QColor(0x77, 0x77, 0x77), Qt::white), 4.48, 0.01);  // WCAG's example
  EXPECT_NEAR(colorDistance(Qt::white, Qt::black), 100, 0.01);
  const CieLab red = toLab(Qt::red);
  EXPECT_NEAR(red.l, 53.24, 0.02);
  EXPECT_NEAR(red.a, 80.09, 0.05);
  EXPECT_NEAR(red.b, 67.20, 0.05);
}

TEST(ColorScience, RedAndGreenMeetForAProtanopeAndGreyStaysGrey) {
  const QColor red(200, 60, 40), green(96, 130, 40);
  EXPECT_LT(colorDistance(red, green, Vision::Protan), 0.6 * colorDistance(red, green));
  const QColor grey(128, 128, 128);
  for (const Vision v : {Vision::Protan, Vision::Deutan, Vision::Tritan}) {
    EXPECT_LT(colorDistance(grey, seenBy(grey, v)), 1.5);
  }
}

TEST(PlotTheme, TextAndLinesHaveTheContrastOfWcag) {
  for (const PlotTheme& theme : themes()) {
    EXPECT_GE(contrastRatio(theme.text, theme.surface), 7.0);
    EXPECT_GE(contrastRatio(theme.quiet, theme.surface), 4.5);
    EXPECT_GE(contrastRatio(theme.warning, theme.surface), 4.5);
    EXPECT_GE(contrastRatio(theme.theory, theme.surface), 3.0);
    EXPECT_GE(contrastRatio(theme.accent, theme.surface), 3.0);
    for (int i = 0; i < PlotTheme::kSeries; ++i) {
      EXPECT_GE(contrastRatio(theme.series(i), theme.surface), 3.0) << i;
      EXPECT_GE(contrastRatio(theme.twin(i), theme.surface), 3.0) << i;
    }
  }
}

TEST(PlotTheme, SeriesStayApartForEveryColourVision) {
  for (const PlotTheme& theme : themes()) {
    for (const Vision v : {Vision::Normal, Vision::Protan, Vision::Deutan, Vision::Tritan}) {
      for (int i = 0; i < PlotTheme::kSeries; ++i) {
        for (int j = 0; j < i; ++j) {
          EXPECT_GE(colorDistance(theme.series(i), theme.series(j), v), 20)
              << i << " and " << j << (theme.dark ? " dark" : " light");
        }
      }
    }
  }
}

TEST(PlotTheme, ATwinSharesTheHueAndStillDiffers) {
  for (const PlotTheme& theme : themes()) {
    for (int i = 0; i < PlotTheme::kSeries; ++i) {
      const QColor base = theme.series(i), twin = theme.twin(i);
      for (const Vision v : {Vision::Normal, Vision::Protan, Vision::Deutan, Vision::Tritan}) {
        EXPECT_GE(colorDistance(base, twin, v), 12) << i << (theme.dark ? " dark" : " light");
      }
      int turn = std::abs(base.hsvHue() - twin.hsvHue());
      turn = std::min(turn, 360 - turn);
      EXPECT_LE(turn, 12) << i;
    }
  }
}

TEST(PlotTheme, LiveLinesAreNeverDashedAndTheoryAlwaysThin) {
  for (const PlotTheme& theme : themes()) {
    for (const TheoryKind kind :
         {TheoryKind::Bayes, TheoryKind::Minimum, TheoryKind::Baseline, TheoryKind::Rate}) {
      EXPECT_LE(theme.theoryPen(kind).widthF(), 1.5);
    }
    EXPECT_EQ(theme.theoryPen(TheoryKind::Rate).style(), Qt::SolidLine)
        << "a rate is a curve of many points, and dashes on those are slow";
  }
}

TEST(PlotTheme, InkOnAnyCellOfAMapCanBeRead) {
  for (const PlotTheme& theme : themes()) {
    for (const ColorMap& map : ColorMap::all()) {
      for (int i = 0; i <= 20; ++i) {
        const QColor fill = map.at(i / 20.0);
        EXPECT_GE(contrastRatio(theme.inkOn(fill), fill), 4.0) << map.name().toStdString() << i;
      }
    }
  }
}

TEST(ColorMap, EqualsItsPublishedFile) {
  for (const ColorMap& map : ColorMap::all()) {
    const std::string path =
        std::string(ICL_SOURCE_DIR) + "/resources/colormaps/" + map.name().toStdString() + ".json";
    std::ifstream file(path);
    ASSERT_TRUE(file) << path;
    std::stringstream text;
    text << file.rdbuf();
    const auto json = Json::parse(text.str(), path);
    ASSERT_TRUE(json.ok()) << json.error().text();
    EXPECT_FALSE(json.value().find("licence")->asString().empty());
    const auto& points = json.value().find("points")->items();
    ASSERT_EQ(points.size(), map.points().size());
    for (std::size_t i = 0; i < points.size(); ++i) {
      EXPECT_EQ(QColor(QString::fromStdString(points[i].asString())).rgb() & 0xffffff,
                map.points()[i]);
    }
  }
}

TEST(ColorMap, LightnessRisesOrFallsEvenlySoThatEqualStepsLookEqual) {
  for (const ColorMap& map : ColorMap::all()) {
    const bool diverging = map.kind() == MapKind::Diverging;
    const int steps = diverging ? 8 : 16;
    const double from = diverging ? 0.5 : 0.0;
    const double first = toLab(map.at(from)).l, last = toLab(map.at(1)).l;
    for (int i = 1; i <= steps; ++i) {
      const double here = toLab(map.at(from + (1 - from) * i / steps)).l;
      const double before = toLab(map.at(from + (1 - from) * (i - 1) / steps)).l;
      EXPECT_NEAR(here - before, (last - first) / steps, std::abs(last - first) / steps * 0.75)
          << map.name().toStdString() << " step " << i;
    }
  }
}

TEST(ColorMap, ADivergingMapIsNearlyColourlessAtZero) {
  for (const bool dark : {false, true}) {
    const CieLab zero = toLab(ColorMap::get(MapKind::Diverging, dark).at(0.5));
    EXPECT_LT(std::hypot(zero.a, zero.b), 3);
  }
}

}  // namespace
}  // namespace icl::ui
