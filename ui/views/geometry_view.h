// GeometryView: many tokens or items as points of a plane, coloured by label or class: the residual
// stream layer by layer, an item before and behind its encoder, or items of a second modality at
// the beginning of the last stage and now. Each point trails its way from stage to stage. GUI.
#pragma once

#include <QElapsedTimer>

#include "ui/plots/point_cloud.h"
#include "ui/view.h"
#include "ui/views/probe_asker.h"

class QComboBox;
class QLabel;

namespace icl::ui {

class LayerControl;

class GeometryView : public LabView {
  Q_OBJECT
 public:
  GeometryView(SessionController& lab, QWidget* parent);
  static bool suits(const ExperimentType& type);

  QString heading() const override { return heading_; }
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
  bool comparesTimes() const;  // stages are the beginning and now
  int stages() const;
  int shownStage() const;
  double share(const char* name, int stage) const;
  CloudScene sceneOf() const;

  SessionController& lab_;
  PointCloud* cloud_ = nullptr;
  LayerControl* layers_ = nullptr;
  QComboBox* what_ = nullptr;
  QLabel* read_out_ = nullptr;
  ProbeAsker *layers_asker_ = nullptr, *times_asker_ = nullptr;
  ProbeResult points_{};
  std::uint64_t asked_step_ = 0;
  QElapsedTimer since_;
  QString heading_{};
};

}  // namespace icl::ui
