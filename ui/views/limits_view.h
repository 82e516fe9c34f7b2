// LimitsView: what limits depth: the risk along the path of the run's tree, or of a deeper one, for
// several strengths of noise, each with the finest level that it leaves resolvable, the end of the
// tree, and the run's net. Theory from the probe `depth-limit`. GUI thread.
#pragma once

#include <memory>

#include "ui/views/inference_chart.h"
#include "ui/views/probe_asker.h"

class QToolButton;

namespace icl::ui {

class LimitsView : public InferenceChart {
  Q_OBJECT
 public:
  LimitsView(SessionController& lab, QWidget* parent);

  QString summary() const override;
  QString conclusion() const override;
  ViewTable table() const override;
  void refresh() override;
  /// A deeper tree of the same energy in the place of the run's own.
  void setDeep(bool deep);

 private:
  void forget() override { answer_ = {}; }
  QColor figureColour(const ChartLine& line, const PlotTheme& theme) const override;
  void take(const ProbeResult& result);
  void show();
  void updateHeading();
  void addCurves(const PlotTheme& theme, std::vector<ChartLine>& lines);
  void addRuns(const PlotTheme& theme, std::vector<ChartLine>& lines);
  std::vector<ChartTheory> theoryLines() const;
  std::vector<ChartMark> marks(const PlotTheme& theme) const override;
  std::optional<double> finestLevel() const;
  QString belowPath() const;
  std::optional<double> value(const std::string& label) const;
  std::optional<double> value(const char* label, int number) const;
  int ownCurve() const;

  QToolButton* deep_ = nullptr;
  ProbeAsker* asker_ = nullptr;
  ProbeResult answer_{};
  std::vector<std::unique_ptr<std::pair<Series, Series>>> points_{};  // what the lines point at
};

}  // namespace icl::ui
