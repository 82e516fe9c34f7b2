// TreeView: one inference of the active run on the tree of the task, layer by layer: which node the
// layer asks, and what its answer makes of the belief. Pick the leaf, draw other tokens, step
// through the layers; under the prior with weighted branches, weigh the branches. GUI thread.
#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include "ui/plots/tree_plot.h"
#include "ui/view.h"
#include "ui/views/inference_parts.h"
#include "ui/views/probe_asker.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QToolButton;

namespace icl::ui {

class LayerControl;

class TreeView : public LabView {
  Q_OBJECT
 public:
  TreeView(SessionController& lab, QWidget* parent);

  QString heading() const override;
  QString summary() const override;
  QString conclusion() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;
  TreePlot& plot() { return *plot_; }
  const std::optional<OneInference>& inference() const { return inference_; }
  /// Layers done in what is shown.
  int shownLayers() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QLayout* buildControls();
  void buildWeights(QLayout* row);
  void rebuild();
  void ask();
  void take(const ProbeResult& result);
  void show();
  void updateHeading();
  QString placeName(int coordinate) const;
  void pickLeaf(int leaf);
  void drawTokens();
  void pickNode(int node);
  void weighBranch(double right);
  void fillLeaves(int levels);
  void play(bool on);
  Values arguments() const;

  SessionController& lab_;
  TreePlot* plot_ = nullptr;
  LayerControl* layers_ = nullptr;
  QComboBox* leaves_ = nullptr;
  QToolButton *play_ = nullptr, *own_ = nullptr;
  QWidget* weights_ = nullptr;
  QLabel *weight_of_ = nullptr, *read_out_ = nullptr;
  QDoubleSpinBox* weight_ = nullptr;
  ProbeAsker* asker_ = nullptr;
  std::optional<OneInference> inference_{};
  int leaf_ = -1, node_ = 0, filled_levels_ = -1;
  std::uint64_t asked_step_ = 0;
  QElapsedTimer since_;
  QTimer player_{}, weigher_{};
  QString heading_{};
};

}  // namespace icl::ui
