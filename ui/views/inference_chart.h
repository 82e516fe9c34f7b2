// InferenceChart: what the pictures of risk against questions share: a chart with a logarithmic
// risk, its controls and heading, the highlight of a run, and the way it is exported. GUI thread.
#pragma once

#include "ui/plots/line_chart.h"
#include "ui/view.h"

class QToolButton;

namespace icl::ui {

class FlowLayout;

class InferenceChart : public LabView {
  Q_OBJECT
 public:
  QString heading() const override { return heading_; }
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  LineChart& chart() { return *chart_; }

 protected:
  InferenceChart(SessionController& lab, const QString& title, const QString& x_title,
                 QWidget* parent);
  SessionController& lab() const { return lab_; }
  const LineChart& chart() const { return *chart_; }
  FlowLayout& controls() { return *controls_; }
  bool logarithmic() const;
  void setHeading(const QString& text);
  /// Another experiment is open: nothing that was known holds.
  virtual void forget() = 0;
  /// Of a line that is not a run's, in an exported figure.
  virtual QColor figureColour(const ChartLine& line, const PlotTheme& theme) const;
  virtual std::vector<ChartMark> marks(const PlotTheme& theme) const;

  /// Where zero is drawn on a log axis: far below the smallest of these, so that a line that falls
  /// to nothing leaves through the bottom.
  static double belowAll(const std::vector<double>& risks);
  static ViewTable tableOf(const std::vector<std::string>& labels,
                           const std::vector<double>& cells);

 private:
  SessionController& lab_;
  LineChart* chart_ = nullptr;
  FlowLayout* controls_ = nullptr;
  QToolButton* log_ = nullptr;
  QString heading_{};
};

/// Why a net that was trained can be better than the machine that follows the path; empty where it
/// is not.
QString belowThePath(double risk, double path, double noise);

}  // namespace icl::ui
