// LimitsView: what limits depth: the risk along the path of a deep tree for several strengths of
// noise, each with the finest level that it leaves resolvable, beside the run's own tree, which
// ends earlier, and the run's net. Theory from the probe `depth-limit`. GUI thread.
#pragma once

#include <memory>

#include "ui/plots/line_chart.h"
#include "ui/view.h"
#include "ui/views/probe_asker.h"

class QToolButton;

namespace icl::ui {

class LimitsView : public LabView {
  Q_OBJECT
 public:
  LimitsView(SessionController& lab, QWidget* parent);

  QString heading() const override;
  QString summary() const override;
  QString conclusion() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;
  LineChart& chart() { return *chart_; }

 private:
  void take(const ProbeResult& result);
  void show();
  void updateHeading();
  void addCurves(const PlotTheme& theme, std::vector<ChartLine>& lines);
  void addRuns(const PlotTheme& theme, std::vector<ChartLine>& lines);
  std::vector<ChartTheory> theoryLines() const;
  std::vector<ChartMark> marks(const PlotTheme& theme) const;
  std::optional<double> value(const std::string& label) const;
  std::optional<double> value(const char* label, int number) const;
  int ownCurve() const;

  SessionController& lab_;
  LineChart* chart_ = nullptr;
  QToolButton* log_ = nullptr;
  ProbeAsker* asker_ = nullptr;
  ProbeResult answer_{};
  std::vector<std::unique_ptr<std::pair<Series, Series>>> points_{};  // what the lines point at
  QString heading_{};
};

}  // namespace icl::ui
