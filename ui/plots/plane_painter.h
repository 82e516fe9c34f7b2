// Draws a PlaneScene: banded heights as an image, contour lines, arrows, paths and marks as
// vectors. Keeps the image and the thinned paths between frames. GUI thread.
#pragma once

#include <map>

#include <QImage>
#include <QPainter>

#include "ui/plots/plane_scene.h"

namespace icl::ui {

class PlanePainter {
 public:
  enum class Target { Screen, File };
  /// `scale`: device pixels a logical pixel. On the screen heights, contours and arrows are one
  /// kept image; in a file contours and arrows are vectors.
  void paint(QPainter& painter, const PlaneScene& scene, const PlotTheme& theme, const QRectF& area,
             double scale, Target target);
  const QRectF& plot() const { return plot_; }
  /// The grid, its levels or the colours have changed.
  void dropImage() { image_ = {}; }

 private:
  struct Thinned {
    std::vector<QPointF> points{};  // values, at least one pixel apart
    std::size_t scanned = 0;
    double last_x = 0, last_y = 0;
  };

  void layOut(const PlaneScene& scene, const PlotTheme& theme, const QRectF& area);
  void paintAxes(QPainter& painter, const PlaneScene& scene, const PlotTheme& theme,
                 const QRectF& area) const;
  void paintGround(QPainter& painter, const PlaneScene& scene, const PlotTheme& theme, double scale,
                   Target target);
  QImage heights(const PlaneScene& scene, const PlotTheme& theme, double scale) const;
  void paintContours(QPainter& painter, const PlaneScene& scene, const PlotTheme& theme) const;
  void paintArrows(QPainter& painter, const PlaneScene& scene, const PlotTheme& theme) const;
  void paintLines(QPainter& painter, const PlaneScene& scene, const PlotTheme& theme) const;
  void paintPath(QPainter& painter, const PlaneScene& scene, const PlotTheme& theme,
                 const PlanePath& path);
  void paintMarks(QPainter& painter, const PlaneScene& scene, const PlotTheme& theme) const;
  void paintCross(QPainter& painter, const PlaneScene& scene, const PlotTheme& theme) const;
  void paintBar(QPainter& painter, const PlaneScene& scene, const PlotTheme& theme) const;
  const std::vector<QPointF>& thinned(const PlanePath& path);
  QColor heightColour(double height, const PlotTheme& theme) const;
  QPointF toPixel(double x, double y) const;

  QRectF plot_{}, bar_{};
  AxisScale x_{}, y_{};
  std::vector<Tick> x_ticks_{}, y_ticks_{};
  std::vector<double> levels_{};
  QImage image_{};  // the ground as kept for the screen
  std::map<std::uint64_t, Thinned> thinned_{};
};

/// Text with a halo of the surface, readable on any height.
void haloText(QPainter& painter, const PlotTheme& theme, const QPointF& baseline,
              const QString& text, const QColor& color);

}  // namespace icl::ui
