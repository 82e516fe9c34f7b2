// KeyPatchView: the matrix of key patching (layer × level where the two paths part) beside the
// tree: a cell that is clicked is tried on one context, whose way then shows where the patched
// layer asks and where the later ones go astray. GUI thread.
#pragma once

#include <QElapsedTimer>

#include "ui/plots/heatmap.h"
#include "ui/plots/tree_plot.h"
#include "ui/view.h"
#include "ui/views/inference_parts.h"
#include "ui/views/probe_asker.h"

class QLabel;
class QSplitter;
class QToolButton;

namespace icl::ui {

class KeyPatchView : public LabView {
  Q_OBJECT
 public:
  KeyPatchView(SessionController& lab, QWidget* parent);

  QString heading() const override;
  QString summary() const override;
  QString conclusion() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;
  Heatmap& heatmap() { return *heatmap_; }
  TreePlot& tree() { return *tree_; }

 private:
  void rebuild();
  void askMatrix();
  void askTree();
  void takeMatrix(const ProbeResult& result);
  void takeTree(const ProbeResult& result);
  void refuse(const Error& error);
  void updateHeading();
  double predicted(int layer) const;

  SessionController& lab_;
  QSplitter* split_ = nullptr;
  Heatmap* heatmap_ = nullptr;
  TreePlot* tree_ = nullptr;
  QLabel* read_out_ = nullptr;
  ProbeAsker *matrix_asker_ = nullptr, *tree_asker_ = nullptr;
  ProbeResult matrix_{};
  std::optional<OneInference> inference_{};
  QPoint cell_{0, 1};  // column: level; row: layer; both from 0
  int truth_ = -1;
  std::uint64_t asked_step_ = 0;
  QElapsedTimer since_;
  QString heading_{};
};

}  // namespace icl::ui
