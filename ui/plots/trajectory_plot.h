// TrajectoryPlot: the parameter plane as a live picture: heights with contour lines, downhill
// arrows, the paths of all runs, marks of theory. Click or crosshair + Enter picks a start; wheel,
// drag and keys move the window, and rangeChanged asks for new heights. Knows no experiment; GUI.
#pragma once

#include "ui/plots/picture.h"
#include "ui/plots/plane_painter.h"

namespace icl::ui {

class TrajectoryPlot : public Picture {
  Q_OBJECT
 public:
  explicit TrajectoryPlot(QWidget* parent = nullptr);

  void setGrid(PlaneGrid grid);
  void setPaths(std::vector<PlanePath> paths);
  void setMarks(std::vector<PlaneMark> marks);
  void setLines(std::vector<PlaneLine> lines);
  void setTitles(const QString& x, const QString& y, const QString& height);
  void setEmptyText(const QString& computing, const QString& flat);
  void setArrows(bool on);
  void setHighlight(std::optional<std::uint64_t> id);
  /// Where Home leads.
  void setHomeRange(const AxisScale& x, const AxisScale& y);
  void goHome();
  bool atHome() const { return scene_.x == home_x_ && scene_.y == home_y_; }
  const PlaneScene& scene() const { return scene_; }
  const QRectF& plotArea() const { return painter_.plot(); }
  void zoomBy(double factor, const QPointF& about);
  void panBy(double share_x, double share_y);
  void paintFigure(QPainter& painter, const PlotTheme& theme, const QRectF& area,
                   const PlaneScene& scene) const;

  QSize sizeHint() const override { return {460, 380}; }
  QSize minimumSizeHint() const override { return {200, 160}; }

 Q_SIGNALS:
  void startPicked(double x, double y);
  void rangeChanged();

 protected:
  void themeChanged() override { painter_.dropImage(); }
  void paintEvent(QPaintEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QPointF valueAt(const QPointF& pixel) const;
  void setRange(const AxisScale& x, const AxisScale& y);
  void moveCross(double pixels_x, double pixels_y);

  PlaneScene scene_{};
  PlanePainter painter_{};
  AxisScale home_x_{-0.1, 0.6, false}, home_y_{-0.7, 0.3, false};
  std::optional<QPointF> press_{};
  bool dragged_ = false, by_keys_ = false;
};

}  // namespace icl::ui
