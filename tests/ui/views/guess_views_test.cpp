// Guesses in the window: kept by quantity while the cover is on, beside the curve with their
// distance when it is gone, in words, table, figure and on the audience's screen.
#include <cmath>

#include <gtest/gtest.h>

#include <QFile>
#include <QMouseEvent>
#include <QToolButton>
#include <QWindow>

#include "tests/ui/window_fixture.h"
#include "ui/guess_book.h"
#include "ui/lecture/audience_window.h"
#include "ui/view_area.h"
#include "ui/views/channel_view.h"
#include "ui/views/guess_link.h"
#include "ui/views/view_export.h"

namespace icl::ui {
namespace {

struct GuessLab : WindowLab {
  GuessLab() {
    controller.setViews({QStringLiteral("loss")});
    showAt(1280, 800);
    reach(60);
    controller.setCover(20);
    settle();
  }
  void reach(std::uint64_t step) {
    controller.step(static_cast<int>(step - controller.position()));
    ASSERT_TRUE(eventually([&] { return controller.position() == step; }));
    ASSERT_TRUE(eventually([&] { return controller.active()->steps.size() == step + 1; }));
  }
  ChannelView& loss() const {
    return *qobject_cast<ChannelView*>(window.views().viewOf(QStringLiteral("loss")));
  }
  LineChart& chart() const { return loss().chart(); }
  void settle() {
    loss().refresh();
    QCoreApplication::processEvents();
    chart().grab();
  }
  /// Across the middle of the covered part, at this height of the plot (0 … 1).
  void draw(double height) {
    const QRectF& plot = chart().plotArea();
    const AxisScale& x = chart().scene().x;
    const double from = plot.left() + x.unit(*chart().scene().cover) * plot.width() + 4;
    const double y = plot.bottom() - height * plot.height();
    QTest::mousePress(&chart(), Qt::LeftButton, {}, QPointF(from, y).toPoint());
    for (double px = from; px < plot.right() - 2; px += 5) {
      const QPointF to(px, y + 10 * std::sin(px / 20));
      QMouseEvent event(QEvent::MouseMove, to, to, Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
      QCoreApplication::sendEvent(&chart(), &event);
    }
    QTest::mouseRelease(&chart(), Qt::LeftButton);
  }
  void reveal() {
    controller.setCover({});
    settle();
  }
};

TEST(GuessInTheWindow, BelongsToItsQuantityAndOutlivesThePictureItWasDrawnIn) {
  GuessLab lab;
  lab.draw(0.4);
  const GuessCurve drawn = lab.chart().guess();
  ASSERT_FALSE(drawn.empty());
  lab.loss().chooseChannel(1);
  EXPECT_TRUE(lab.chart().guess().empty()) << "another quantity";
  lab.controller.setViews({QStringLiteral("plane")});
  lab.controller.setViews({QStringLiteral("loss")});
  lab.settle();
  EXPECT_EQ(lab.chart().guess(), drawn);
}

TEST(GuessInTheWindow, BesideTheRevealedCurveStandsHowFarItWas) {
  GuessLab lab;
  lab.draw(0.4);
  EXPECT_FALSE(lab.loss().guessing().miss()) << "nothing is told while it is covered";
  EXPECT_TRUE(lab.loss().conclusion().isEmpty());
  lab.reveal();
  ASSERT_FALSE(lab.chart().guess().empty());
  ASSERT_TRUE(lab.loss().guessing().miss());
  const GuessMiss miss = *lab.loss().guessing().miss();
  // Once more, by hand: time and excess as recorded, the guess between its points.
  const ChartLine& line = lab.chart().scene().lines.front();
  ASSERT_TRUE(lab.chart().scene().x.log && lab.chart().scene().y.log);
  const auto& points = lab.chart().guess().points();
  double sum = 0;
  std::size_t n = 0;
  for (std::size_t row = 0; row < line.x->size(); ++row) {
    const double at = (*line.x)[row];
    for (std::size_t i = 1; i < points.size(); ++i) {
      const QPointF &a = points[i - 1], &b = points[i];
      if (at < a.x() || at >= b.x()) continue;
      const double t = std::log10(at / a.x()) / std::log10(b.x() / a.x());
      const double guessed = (1 - t) * std::log10(a.y()) + t * std::log10(b.y());
      sum += std::abs(guessed - std::log10((*line.y)[row]));
      ++n;
    }
  }
  ASSERT_GT(n, 10u);
  EXPECT_EQ(miss.steps, n);
  EXPECT_TRUE(miss.decades);
  EXPECT_NEAR(miss.mean, sum / static_cast<double>(n), 1e-9);
  EXPECT_TRUE(lab.loss().heading().endsWith(lab.loss().guessing().inHeading()));
  EXPECT_FALSE(lab.loss().guessing().inHeading().isEmpty());
  EXPECT_EQ(lab.loss().conclusion(), lab.loss().guessing().sentence());
  EXPECT_TRUE(lab.loss().conclusion().contains(QString::number(n))) << "over how many steps";
}

TEST(GuessInTheWindow, AClickGivesTheChartTheKeyboardAndKeysDraw) {
  GuessLab lab;
  EXPECT_TRUE(lab.chart().focusPolicy() & Qt::ClickFocus);
  const QRectF& plot = lab.chart().plotArea();
  const QPoint at = lab.chart().mapTo(&lab.window, (plot.center() + QPointF(0, 20)).toPoint());
  lab.window.activateWindow();
  ASSERT_TRUE(eventually([&] { return lab.window.isActiveWindow(); }));
  QTest::mouseClick(lab.window.windowHandle(), Qt::LeftButton, {}, at);
  ASSERT_TRUE(eventually([&] { return lab.chart().hasFocus(); }));
  WindowLab::press(Qt::Key_G);
  ASSERT_TRUE(lab.chart().pen());
  WindowLab::press(Qt::Key_Right);
  EXPECT_GE(lab.chart().guess().points().size(), 2u);
}

TEST(GuessInTheWindow, StrokesAreTakenBackAndClearedByButtonAndKey) {
  GuessLab lab;
  GuessLink& link = lab.loss().guessing();
  EXPECT_TRUE(link.clearButton()->isVisible()) << "there before the first stroke";
  EXPECT_FALSE(link.clearButton()->isEnabled());
  lab.draw(0.3);
  const GuessCurve first = lab.chart().guess();
  lab.draw(0.6);
  const GuessCurve second = lab.chart().guess();
  ASSERT_NE(first, second);
  QTest::keyClick(&lab.chart(), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(lab.chart().guess(), first);
  link.clearButton()->click();
  EXPECT_TRUE(lab.chart().guess().empty());
  link.backButton()->click();
  EXPECT_EQ(lab.chart().guess(), first) << "clearing is taken back as well";
  QTest::keyClick(&lab.chart(), Qt::Key_Delete);
  EXPECT_TRUE(lab.chart().guess().empty());
  EXPECT_FALSE(link.clearButton()->isEnabled());
  lab.reveal();
  EXPECT_FALSE(link.clearButton()->isVisible());
  EXPECT_FALSE(link.backButton()->isVisible());
}

TEST(GuessInTheWindow, ANewCoverOrANewRunBeginsEmptyAndATwinDoesNot) {
  GuessLab lab;
  lab.draw(0.4);
  lab.controller.startTwin(QStringLiteral("reinjection"), Value(std::string("none")));
  ASSERT_TRUE(eventually([&] { return lab.controller.runs().size() == 2; }));
  lab.settle();
  EXPECT_FALSE(lab.chart().guess().empty()) << "the same run, beside another";
  lab.controller.setCover(10);
  lab.settle();
  EXPECT_TRUE(lab.chart().guess().empty());
  lab.draw(0.5);
  ASSERT_FALSE(lab.chart().guess().empty());
  lab.controller.newSeed();
  lab.controller.restart();
  ASSERT_TRUE(eventually([&] { return lab.chart().guess().empty(); }));
}

TEST(GuessInTheWindow, WordsAndTableTellTheGuessAndNothingThatIsCovered) {
  GuessLab lab;
  EXPECT_TRUE(lab.loss().summary().contains(LineChart::guessKeys()));
  const auto columns = lab.loss().table().columns.size();
  lab.draw(0.4);
  ViewTable table = lab.loss().table();
  ASSERT_EQ(table.columns.size(), columns + 1);
  EXPECT_EQ(table.columns.back(), guessName());
  int guessed = 0;
  for (const auto& row : table.rows) {
    const bool covered = row[0] > 20;
    EXPECT_EQ(std::isnan(row[2]), covered) << row[0];
    if (covered && std::isfinite(row.back())) ++guessed;
    EXPECT_TRUE(row[0] >= 20 || std::isnan(row.back())) << row[0];
  }
  EXPECT_GT(guessed, 10);
  lab.reveal();
  table = lab.loss().table();
  EXPECT_EQ(table.columns.back(), guessName());
  EXPECT_TRUE(std::isfinite(table.rows.back()[2]));
  EXPECT_FALSE(lab.loss().summary().contains(LineChart::guessKeys()));
}

TEST(GuessInTheWindow, IsInTheFigureThatIsSaved) {
  GuessLab lab;
  const auto saved = [&] {
    ExportOptions options;
    options.path = lab.folder.filePath(QStringLiteral("figure.svg"));
    EXPECT_TRUE(exportFigure(lab.loss(), lab.controller, options));
    QFile file(options.path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
  };
  const QString label = QStringLiteral(">") + guessName() + QStringLiteral("<");
  EXPECT_FALSE(saved().contains(label));
  lab.draw(0.4);
  EXPECT_TRUE(saved().contains(label));
  lab.reveal();
  EXPECT_TRUE(saved().contains(label));
}

TEST(GuessInTheWindow, TheAudienceSeesItAndCanDrawOnItsOwnScreen) {
  GuessLab lab;
  AudienceWindow audience(lab.controller,
                          [&](const QString& id) { return lab.window.views().viewOf(id); });
  audience.resize(960, 600);
  audience.setViews({QStringLiteral("loss")});
  audience.show();
  const auto seen = [&] {
    audience.renderNow();
    return audience.picture().toImage();
  };
  const QImage empty = seen();
  lab.draw(0.4);
  EXPECT_NE(seen(), empty);
  lab.chart().clearGuess();
  EXPECT_EQ(seen(), empty);
  const auto drag = [&](const QPoint& from, const QPoint& to) {
    QTest::mousePress(&audience, Qt::LeftButton, {}, from);
    for (int i = 0; i <= 10; ++i) {
      const QPointF at = QPointF(from) + 0.1 * i * QPointF(to - from);
      QMouseEvent event(QEvent::MouseMove, at, at, Qt::LeftButton, Qt::LeftButton, Qt::NoModifier);
      QCoreApplication::sendEvent(&audience, &event);
    }
    QTest::mouseRelease(&audience, Qt::LeftButton, {}, to);
  };
  drag({120, 300}, {200, 300});
  EXPECT_TRUE(lab.chart().guess().empty()) << "what is seen already";
  // A little before the cover is near enough: the stroke begins at its edge.
  for (int x = 0; x < 960 && lab.chart().guess().empty(); x += 4) {
    drag({x, 330}, {x + 120, 330});
  }
  ASSERT_FALSE(lab.chart().guess().empty());
  EXPECT_EQ(lab.chart().guess().points().front().x(), *lab.chart().scene().cover);
  lab.controller.guesses().clear();
  // The ink of a stroke is where the hand was.
  QPoint from;
  for (int x = 959; x > 0 && lab.chart().guess().empty(); x -= 8) {
    from = QPoint(x, 330);
    drag(from, from - QPoint(60, 0));
  }
  ASSERT_FALSE(lab.chart().guess().empty());
  lab.controller.guesses().clear();
  const QImage before = seen();
  drag(from, from - QPoint(60, 0));
  const QImage after = seen();
  int ink = 0;
  for (int x = from.x() - 55; x < from.x() - 5; ++x) {
    for (int y = from.y() - 4; y <= from.y() + 4; ++y) {
      ink += before.pixel(x, y) != after.pixel(x, y) && qGray(after.pixel(x, y)) < 90 ? 1 : 0;
    }
  }
  EXPECT_GT(ink, 30) << "dashes";
}

}  // namespace
}  // namespace icl::ui
