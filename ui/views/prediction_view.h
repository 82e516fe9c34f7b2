// PredictionView: what the stack answers for the example's query after each layer, for every ticked
// run, against the truth and the Bayes prediction (plates of role Curve). GUI thread.
#pragma once

#include <map>

#include "ui/plots/line_chart.h"
#include "ui/view.h"

class QToolButton;

namespace icl::ui {

class PredictionView : public LabView {
  Q_OBJECT
 public:
  PredictionView(SessionController& lab, QWidget* parent);

  QString heading() const override;
  QString summary() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;

 private:
  const PlateData* curveOf(const RunTrack& track) const;
  void updateHeading();

  SessionController& lab_;
  LineChart* chart_ = nullptr;
  QToolButton* new_prompt_ = nullptr;
  std::map<std::uint64_t, std::pair<Series, Series>> curves_{};
  int plate_ = -1;
  QString heading_{};
};

}  // namespace icl::ui
