// PointCloud: trajectories of many things in a plane, each a chain of points with a hue; shows the
// points of one stage and, faintly, the way there. Hover reads out; knows nothing of runs. GUI.
#pragma once

#include <optional>
#include <vector>

#include "ui/plots/axis.h"
#include "ui/plots/picture.h"
#include "ui/plots/plot_theme.h"

namespace icl::ui {

struct CloudTrail {
  std::vector<QPointF> points{};  // one a stage, from stage 0
  int hue = 0;                    // index in the theme's palette
  int shape = 0;                  // the second cue beside colour
  QString name{};
};

/// What a hue or a shape stands for. A hue of −1: the shape alone, without colour.
struct CloudKey {
  int hue = 0, shape = 0;
  QString name{};
};

struct CloudScene {
  std::vector<CloudTrail> trails{};
  std::vector<CloudKey> keys{};
  int stage = 0;
  QString x_title{}, y_title{}, empty{};
  std::optional<std::size_t> selected{};
  bool focus = false;
};

/// Where values land in a picture; the same scale along both axes, zero lines inside.
struct CloudLayout {
  QRectF plot{};
  std::vector<QPointF> keys{};  // middle of each key's sign
  double scale = 1;             // pixels a unit
  QPointF middle{};             // value at the middle of the plot
  QPointF pixel(const QPointF& value) const;
  AxisScale xAxis() const;
  AxisScale yAxis() const;
};

CloudLayout layOutCloud(const CloudScene& scene, const PlotTheme& theme, const QRectF& area);
void paintCloud(QPainter& painter, const CloudScene& scene, const PlotTheme& theme,
                const QRectF& area, const CloudLayout& layout);

class PointCloud : public Picture {
  Q_OBJECT
 public:
  explicit PointCloud(QWidget* parent = nullptr);

  void setScene(CloudScene scene);
  const CloudScene& scene() const { return scene_; }
  /// The trail's name and its place now; empty: nothing is pointed at.
  QString readOut() const;
  void paintFigure(QPainter& painter, const PlotTheme& theme, const QRectF& area) const;

  QSize sizeHint() const override { return {420, 340}; }
  QSize minimumSizeHint() const override { return {200, 150}; }

 Q_SIGNALS:
  void selectionChanged();
  /// [ and ], PageUp and PageDown: a stage back or on.
  void layerKey(int by);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void select(std::optional<std::size_t> trail);

  CloudScene scene_{};
  CloudLayout layout_{};
};

}  // namespace icl::ui
