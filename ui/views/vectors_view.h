// VectorsView: the function vectors of many contexts in a plane, layer by layer: two, then four
// clusters, one for each beginning of the path. Hue by the first two turns, shape by the third.
// GUI.
#pragma once

#include <QElapsedTimer>

#include "ui/plots/point_cloud.h"
#include "ui/view.h"
#include "ui/views/probe_asker.h"

class QComboBox;
class QLabel;

namespace icl::ui {

class LayerControl;

class VectorsView : public LabView {
  Q_OBJECT
 public:
  VectorsView(SessionController& lab, QWidget* parent);

  QString heading() const override;
  QString summary() const override;
  QString conclusion() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;
  PointCloud& cloud() { return *cloud_; }

 private:
  void rebuild();
  void ask();
  void show();
  int stages() const;
  int shownStage() const;
  CloudScene sceneOf() const;

  SessionController& lab_;
  PointCloud* cloud_ = nullptr;
  LayerControl* layers_ = nullptr;
  QComboBox *plane_ = nullptr, *tokens_ = nullptr;
  QLabel* read_out_ = nullptr;
  ProbeAsker* asker_ = nullptr;
  ProbeResult points_{};
  std::uint64_t asked_step_ = 0;
  QElapsedTimer since_;
  QString heading_{};
};

}  // namespace icl::ui
