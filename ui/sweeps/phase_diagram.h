// PhaseDiagram: a heatmap of one value over two axes of a sweep, with the contour of a level drawn
// over it. A double click or Return asks to open the run of the cell. GUI thread.
#pragma once

#include <optional>

#include "ui/plots/heatmap.h"

namespace icl::ui {

class PhaseDiagram : public Heatmap {
  Q_OBJECT
 public:
  explicit PhaseDiagram(QWidget* parent = nullptr);
  void setLevel(std::optional<double> level);
  std::optional<double> level() const { return level_; }

 Q_SIGNALS:
  void cellChosen(int column, int row);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  std::optional<double> level_{};
};

}  // namespace icl::ui
