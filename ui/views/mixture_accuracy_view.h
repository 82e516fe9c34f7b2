// AccuracyView: the accuracies on the test sets of one run, or the in-context accuracy of several,
// with the chance lines named and the step of the transition marked. GUI thread.
#pragma once

#include <vector>

#include "ui/plots/line_chart.h"
#include "ui/view.h"

namespace icl::ui {

class GuessLink;

class AccuracyView : public LabView {
  Q_OBJECT
 public:
  AccuracyView(SessionController& lab, QWidget* parent);

  /// Channels "icl" and "iwl" of role Accuracy.
  static bool suits(const ExperimentType& type);
  QString heading() const override;
  QString conclusion() const override;
  QString summary() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;
  LineChart& chart() { return *chart_; }
  GuessLink& guessing() const { return *guess_; }

 private:
  std::vector<int> channelsShown() const;
  void updateLines();
  void updateTheory();
  void updateHeading();
  void cursorFromChart(double x);

  SessionController& lab_;
  LineChart* chart_ = nullptr;
  GuessLink* guess_ = nullptr;
  QString heading_{};
};

}  // namespace icl::ui
