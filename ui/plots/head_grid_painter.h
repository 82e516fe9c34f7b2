// What a HeadGrid shows, apart from the widget: filled by HeadGrid, drawn on screen and into files.
// Plain data.
#pragma once

#include "ui/plots/head_grid.h"

class QPainter;

namespace icl::ui {

struct HeadGridScene {
  const HeadGridData& data;
  int selected = 0, dragged = -1;
  std::optional<QPoint> cell{};
  QString empty{};
  bool focus = false;
};

void paintHeadGrid(QPainter& painter, const HeadGridScene& scene, const PlotTheme& theme,
                   const QRectF& area, const HeadGridLayout& layout);

}  // namespace icl::ui
