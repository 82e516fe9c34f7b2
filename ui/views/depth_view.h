// DepthView: the lowest risk of every predictor against depth (probe depth-curve), excess or risk,
// for the active run's prior and switches. Still: asked again only when settings change. GUI.
#pragma once

#include "ui/plots/static_chart.h"
#include "ui/view.h"
#include "ui/views/probe_asker.h"

class QLabel;
class QToolButton;

namespace icl::ui {

class DepthView : public LabView {
  Q_OBJECT
 public:
  DepthView(SessionController& lab, QWidget* parent);

  QString heading() const override;
  QString summary() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;

 private:
  void take(const ProbeResult& result);
  std::int64_t context() const;
  void showCurve();
  QString predictorName(const std::string& id) const;
  double valueAt(int row, int col) const;

  SessionController& lab_;
  StaticChart* chart_ = nullptr;
  QToolButton* excess_ = nullptr;
  QLabel* read_out_ = nullptr;
  ProbeAsker* asker_ = nullptr;
  ProbeResult curve_{};
  QString heading_{};
};

}  // namespace icl::ui
