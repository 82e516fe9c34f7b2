// BudgetView: risk against the number of pooled answers, for every ticked run (deep, wide and fixed
// nets side by side), between the lines of theory. Live: drawn from the plate of key `budget`. GUI.
#pragma once

#include <map>

#include "ui/plots/line_chart.h"
#include "ui/view.h"

class QLabel;
class QToolButton;

namespace icl::ui {

class BudgetView : public LabView {
  Q_OBJECT
 public:
  BudgetView(SessionController& lab, QWidget* parent);

  QString heading() const override;
  QString summary() const override;
  QString conclusion() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;
  LineChart& chart() { return *chart_; }

 private:
  const PlateData* curveOf(const RunTrack& track) const;
  std::vector<ChartTheory> theoryOf(const RunTrack& track, const PlateData& curve) const;
  void updateHeading();

  SessionController& lab_;
  LineChart* chart_ = nullptr;
  QToolButton *log_ = nullptr, *model_b_ = nullptr, *model_c_ = nullptr;
  std::map<std::uint64_t, std::pair<Series, Series>> curves_{};
  QString heading_{};
};

}  // namespace icl::ui
