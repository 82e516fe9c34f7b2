// Draws a ChartScene into any QPainter: the screen (segments, cheap) or a file (true polylines).
// Used by LineChart for both, so that an export is the picture seen. GUI thread.
#pragma once

#include <vector>

#include <QPainter>
#include <QPointF>
#include <QRectF>

#include "ui/plots/chart_scene.h"

namespace icl::ui {

class ChartPainter {
 public:
  enum class Target { Screen, File };

  ChartPainter(const ChartScene& scene, const PlotTheme& theme, const QRectF& area, Target target);

  void paint(QPainter& painter);
  const QRectF& plot() const { return plot_; }
  const ChartCounts& counts() const { return counts_; }
  /// Points drawn for each line, in pixels; for hit tests and for tests. NaN y: a gap.
  const std::vector<std::vector<QPointF>>& drawn() const { return drawn_; }
  const std::vector<Tick>& xTicks() const { return x_ticks_; }
  const std::vector<Tick>& yTicks() const { return y_ticks_; }
  double toX(double value) const { return plot_.left() + scene_.x.unit(value) * plot_.width(); }
  double toY(double value) const { return plot_.bottom() - scene_.y.unit(value) * plot_.height(); }

 private:
  struct EndLabel {
    QString text{}, value{};
    QColor color{};
    double y = 0, wanted = 0;
    int marker = -1;  // −1: theory, no marker; −2: the guess
    bool open = false, strong = false;
  };

  void layOut();
  std::vector<EndLabel> endLabels() const;
  void paintAxes(QPainter& painter);
  void paintTheory(QPainter& painter);
  void paintBand(QPainter& painter, const ChartBand& band) const;
  void paintBandLegend(QPainter& painter) const;
  void paintCover(QPainter& painter) const;
  void paintCoverWords(QPainter& painter, const QRectF& veil) const;
  void paintGuess(QPainter& painter) const;
  void paintPen(QPainter& painter) const;
  void strokeDashes(QPainter& painter, const std::vector<QPointF>& points, double width) const;
  void paintGuessSample(QPainter& painter, const QPointF& left) const;
  void addGuessLabel(std::vector<EndLabel>& labels) const;
  void paintLine(QPainter& painter, std::size_t index);
  void stroke(QPainter& painter, const std::vector<QPointF>& points) const;
  void strokeOnScreen(QPainter& painter, const std::vector<QPointF>& points) const;
  void strokeBand(QPainter& painter, const std::vector<QPointF>& points) const;
  void paintMarkers(QPainter& painter, std::size_t index) const;
  void paintEndLabels(QPainter& painter) const;
  void paintGap(QPainter& painter) const;
  bool covers(double x) const { return scene_.cover && x > *scene_.cover; }
  void paintMarks(QPainter& painter) const;
  void paintCursor(QPainter& painter, double x, bool second) const;
  void paintReadOut(QPainter& painter) const;
  void paintEmpty(QPainter& painter) const;
  void paintStrip(QPainter& painter) const;
  void paintFocus(QPainter& painter) const;
  std::vector<QPointF> decimate(const ChartLine& line, ChartCounts& counts) const;

  const ChartScene& scene_;
  const PlotTheme& theme_;
  QRectF area_, plot_{};
  Target target_;
  std::vector<Tick> x_ticks_{}, y_ticks_{};
  ChartCounts counts_{};
  std::vector<std::vector<QPointF>> drawn_{};
  std::vector<EndLabel> labels_{};
};

/// Shape `kind` (circle, square, triangle, diamond, down-triangle, cross) around a point.
void drawMarker(QPainter& painter, const QPointF& at, int kind, double radius, const QColor& color,
                const QColor& surface, bool open);

}  // namespace icl::ui
