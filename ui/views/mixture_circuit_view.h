// CircuitView: the attention of every head on the example sequence, with the gates of the heads at
// hand: click a head and it is gone, click again and it is back; the tests answer at once. The
// example can be changed: drag an item onto another, click a label. For the active run. GUI thread.
#pragma once

#include "ui/plots/head_grid.h"
#include "ui/view.h"

class QLabel;
class QSlider;
class QToolButton;

namespace icl::ui {

class CircuitView : public LabView {
  Q_OBJECT
 public:
  CircuitView(SessionController& lab, QWidget* parent);

  /// Plates "all-heads" and "gates", the intervention "head-gate".
  static bool suits(const ExperimentType& type);
  QString heading() const override;
  QString summary() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;
  HeadGrid& grid() { return *grid_; }

 private:
  void makeControls();
  HeadGridData dataOf(const RunTrack& track) const;
  void showSelected();
  void setGate(int layer, int head, double gate);
  void edit(const QString& target, double value);
  void changeLabel(int token);
  void updateHeading();

  SessionController& lab_;
  HeadGrid* grid_ = nullptr;
  QSlider* gate_ = nullptr;
  QToolButton *new_prompt_ = nullptr, *swap_ = nullptr, *undo_ = nullptr;
  QLabel* read_out_ = nullptr;
  QString heading_{};
};

}  // namespace icl::ui
