// StaticChart: a small still chart (a few series of a few points) on Qt Charts, with what Qt Charts
// lacks added by a thin adaptor: our theme, log axes as log10 on a linear axis with own labels,
// direct labels at the line ends, a read-out by mouse and keys. For live curves use LineChart.
#pragma once

#include <vector>

#include <QChartView>
#include <QPointF>

#include "ui/plots/axis.h"
#include "ui/plots/plot_theme.h"

class QCategoryAxis;
class QGraphicsSimpleTextItem;

namespace icl::ui {

struct StaticSeries {
  QString name{};
  int colour = 0;                      // index in the theme's palette
  std::optional<TheoryKind> theory{};  // a thin neutral line instead
  std::vector<QPointF> points{};       // values; on a log axis those ≤ 0 are left out
};

class StaticChart : public QChartView {
  Q_OBJECT
 public:
  explicit StaticChart(QWidget* parent = nullptr);

  void setSeries(std::vector<StaticSeries> series);
  void setTitles(const QString& x, const QString& y);
  void setLogY(bool log) { setLog(log_x_, log); }
  void setLog(bool x, bool y);
  /// The horizontal axis counts something (the default): labels at whole numbers only.
  void setWholeX(bool whole) { whole_x_ = whole; }
  void setEmptyText(const QString& sentence);
  const std::vector<StaticSeries>& series() const { return series_; }
  /// The x at which values are read out; NaN: none.
  double selected() const { return selected_; }
  void select(double x);
  void paintFigure(QPainter& painter, const PlotTheme& theme, const QRectF& area);

 Q_SIGNALS:
  void selectionChanged();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void rebuild(const PlotTheme& theme);
  void addSeries(const StaticSeries& series, const PlotTheme& theme);
  void setUpAxes(const PlotTheme& theme);
  void placeLabels(const PlotTheme& theme);
  bool drawable(const QPointF& value) const;
  QPointF plotted(const QPointF& value) const;

  std::vector<StaticSeries> series_{};
  QString x_title_{}, y_title_{}, empty_{};
  bool log_x_ = false, log_y_ = true, whole_x_ = true;
  QCategoryAxis *x_axis_, *y_axis_;  // the chart's
  double selected_;
  AxisScale x_{}, y_{};
  std::vector<QGraphicsSimpleTextItem*> labels_{};
};

}  // namespace icl::ui
