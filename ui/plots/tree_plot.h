// TreePlot: a tree on the screen: hover and keys read out nodes and leaves, a click picks one.
// Views feed it with scenes; it knows nothing of runs. GUI thread.
#pragma once

#include "ui/plots/picture.h"
#include "ui/plots/tree_painter.h"

namespace icl::ui {

class TreePlot : public Picture {
  Q_OBJECT
 public:
  explicit TreePlot(QWidget* parent = nullptr);

  /// What is selected stays, where it still exists.
  void setScene(TreeScene scene);
  const TreeScene& scene() const { return scene_; }
  void select(std::optional<int> place);
  /// "leaf +−+−: belief 0.93", or empty.
  QString readOut(int place) const;
  QString readOut() const { return scene_.selected ? readOut(*scene_.selected) : QString(); }
  const TreeLayout& layoutNow() const { return layout_; }
  void paintFigure(QPainter& painter, const PlotTheme& theme, const QRectF& area) const;

  QSize sizeHint() const override { return {520, 380}; }
  QSize minimumSizeHint() const override { return {220, 160}; }

 Q_SIGNALS:
  void selectionChanged();
  void leafPicked(int leaf);
  void nodePicked(int node);
  /// [ and ], PageUp and PageDown, the arrows up and down: a layer back or on.
  void layerKey(int by);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void pick(int place);
  void moveLeaf(int by);

  TreeScene scene_{};
  TreeLayout layout_{};
  bool pinned_ = false;
};

}  // namespace icl::ui
