// A binary tree as a picture: nodes coloured by what a layer asks, edges as wide as the belief that
// the path goes there, the true leaf marked, the nodes asked so far numbered. Plain data and pure
// drawing; filled by views, drawn by TreePlot and into files, read by tests.
#pragma once

#include <optional>
#include <vector>

#include <QPainter>
#include <QPointF>
#include <QString>

#include "ui/plots/plot_theme.h"

namespace icl::ui {

/// Nodes are counted breadth first from the root; leaf i is the place nodes() + i.
struct TreeScene {
  int levels = 0;
  std::vector<double> squares{};  // a node: share of the key that points at it, 0 … 1
  std::vector<double> masses{};   // a leaf: belief; empty: there is none to show
  std::vector<int> asked{};       // node asked by each layer so far, in order; −1: none
  int truth = -1;                 // leaves; −1: none
  int donor = -1;
  std::optional<int> selected{};  // a node or a leaf
  QString empty{};
  bool focus = false;

  int nodes() const { return (1 << levels) - 1; }
  int leaves() const { return 1 << levels; }
  /// Belief that the path goes through a node or ends in a leaf.
  double massBelow(int place) const;
  bool onPath(int place, int leaf) const;
};

/// "root", "+−": the turns on the way to a node or a leaf.
QString treePlaceName(int place);
/// What the signs of this scene mean, in one line: "★ true leaf   ◇ leaf of the donor".
QString treeKeyText(const TreeScene& scene);

struct TreeLayout {
  std::vector<QPointF> at{};     // of nodes and leaves
  std::vector<double> radius{};  // a level each, leaves last
  QRectF bar{};                  // colour bar
  double key_top = 0;            // where the line that explains the signs begins
  /// The node or leaf at a point of the picture; −1: none.
  int hit(const QPointF& point) const;
};

TreeLayout layOutTree(const TreeScene& scene, const PlotTheme& theme, const QRectF& area);
void paintTree(QPainter& painter, const TreeScene& scene, const PlotTheme& theme,
               const QRectF& area, const TreeLayout& layout);

}  // namespace icl::ui
