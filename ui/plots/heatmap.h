// Heatmap: one matrix as square cells with a colour bar; read-out by mouse and arrow keys; fixed
// or free colour range. Views feed it with plates; it knows nothing of runs. GUI thread.
#pragma once

#include "ui/plots/heatmap_scene.h"
#include "ui/plots/picture.h"

namespace icl::ui {

class Heatmap : public Picture {
  Q_OBJECT
 public:
  explicit Heatmap(QWidget* parent = nullptr);

  void setData(HeatmapData data);
  const HeatmapData& data() const { return scene_.data; }
  void setEmptyText(const QString& sentence);
  /// On: the colour range stays as it is now (the quantity's own range where it has one), so that
  /// frames and runs can be compared. Off: it follows the values.
  void setFixedRange(bool fixed);
  bool fixedRange() const { return fixed_; }
  /// Colours two pictures alike; also turns the fixed range on.
  void setRange(double low, double high);
  double low() const { return scene_.low; }
  double high() const { return scene_.high; }

  void select(std::optional<QPoint> cell);
  std::optional<QPoint> selected() const { return scene_.cell; }
  /// "row f3, column x12: −0.118", or empty.
  QString readOut() const;
  QString readOut(const QPoint& cell) const;
  const HeatmapLayout& layoutNow() const { return layout_; }
  void paintFigure(QPainter& painter, const PlotTheme& theme, const QRectF& area) const;

  QSize sizeHint() const override { return {380, 340}; }
  QSize minimumSizeHint() const override { return {180, 150}; }

 Q_SIGNALS:
  void cellChanged();
  /// A cell was clicked, or Return pressed on the selected one.
  void cellClicked(const QPoint& cell);
  /// [ and ], PageUp and PageDown: a view with layers moves by this many.
  void layerKey(int by);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void fitRange();

  HeatmapScene scene_{};
  HeatmapLayout layout_{};
  bool fixed_ = false, pinned_ = false;
};

}  // namespace icl::ui
