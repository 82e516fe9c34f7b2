// GuessLink: what a view with a covered chart needs so that a guess can be drawn in it: brings the
// quantity's guess from the GuessBook into the chart and back, two quiet buttons, and in words how
// far the guess was once the curve is shown. GUI thread.
#pragma once

#include <optional>

#include <QObject>
#include <QString>

#include "ui/plots/guess_curve.h"
#include "ui/view.h"

class QToolButton;

namespace icl::ui {

class FlowLayout;
class LineChart;

class GuessLink : public QObject {
  Q_OBJECT
 public:
  GuessLink(SessionController& lab, LineChart& chart, LabView& view, FlowLayout& controls);
  /// The chart has its lines and cover: its guess, the buttons, the distance.
  void refresh(const QString& quantity);
  /// A hand draws at this point of the view's figure of this size, as on the audience's screen.
  /// False: there is nothing to draw in.
  bool drawInFigure(const QPointF& at, const QSizeF& size, bool begins);
  /// ", guess off by 0.31 decades"; empty without a guess, and while it is covered.
  QString inHeading() const;
  /// How far the guess was, and what that number is; empty as above.
  QString sentence() const;
  /// What stands instead of numbers while the chart is covered.
  QString whileCovered() const;
  /// The nearest curve's; nothing without a guess, and while it is covered.
  const std::optional<GuessMiss>& miss() const { return miss_; }
  QToolButton* backButton() const { return back_; }
  QToolButton* clearButton() const { return clear_; }

 private:
  void showGuess();
  void measure();
  QString distance() const;
  SessionController& lab_;
  LineChart& chart_;
  LabView& view_;
  QToolButton *back_ = nullptr, *clear_ = nullptr;
  QString quantity_{};
  std::optional<GuessMiss> miss_{};
  QString nearest_{};  // the curve's name, where there are several
};

}  // namespace icl::ui
