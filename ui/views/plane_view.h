// PlaneView: the parameter plane of cross-attention: heights of log10 excess, flow arrows, paths of
// all runs, minimiser, one-layer optimum, β = −α, barrier; a click sets the start. With one
// parameter: loss against α with the moving points. GUI thread; heights come from the probe.
#pragma once

#include <map>

#include "ui/plots/line_chart.h"
#include "ui/plots/trajectory_plot.h"
#include "ui/view.h"
#include "ui/views/probe_asker.h"

class QStackedWidget;
class QToolButton;

namespace icl::ui {

class PlaneView : public LabView {
  Q_OBJECT
 public:
  PlaneView(SessionController& lab, QWidget* parent);

  QString heading() const override;
  QString summary() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;
  TrajectoryPlot& plane() { return *plane_; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void rebuild();
  void askAll();
  void takeLandscape(const ProbeResult& result);
  void takeMinimiser(const ProbeResult& result);
  void updatePlane();
  void updateCurve();
  void updateHome();
  void updateHeading();
  std::vector<PlanePath> paths(const PlotTheme& theme) const;
  std::vector<PlaneMark> marks() const;
  std::vector<PlaneLine> lines() const;
  bool oneParameter() const;
  void pickStart(double alpha, double beta);

  SessionController& lab_;
  QStackedWidget* pages_ = nullptr;
  TrajectoryPlot* plane_ = nullptr;
  LineChart* curve_ = nullptr;
  QToolButton *arrows_ = nullptr, *whole_ = nullptr;
  ProbeAsker *landscape_ = nullptr, *minimiser_ = nullptr, *barrier_ = nullptr;
  Values range_{};        // of the landscape that was asked for
  PlaneGrid diagonal_{};  // the landscape along β = −α, for one parameter
  std::optional<QPointF> best_{};
  double best_excess_ = 0;
  std::optional<double> barrier_beta_{};
  Series curve_x_{}, curve_y_{};
  std::map<std::uint64_t, std::pair<Series, Series>> points_{};
  int alpha_ = -1, beta_ = -1, excess_ = -1;
  QString heading_{};
};

}  // namespace icl::ui
