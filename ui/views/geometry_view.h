// GeometryView: many tokens or items as points of a plane, coloured by label or class: the residual
// stream layer by layer, an item before and behind its encoder, or items of a second modality at
// the beginning of the last stage and now. Each point trails its way from stage to stage. GUI.
#pragma once

#include "ui/views/cloud_view.h"

class QComboBox;

namespace icl::ui {

class GeometryView : public CloudView {
  Q_OBJECT
 public:
  GeometryView(SessionController& lab, QWidget* parent);
  static bool suits(const ExperimentType& type);

  QString summary() const override;
  QString conclusion() const override;
  void refresh() override;

 private:
  void rebuild() override;
  void show() override;
  QStringList tableColumns() const override;
  void ask();
  bool comparesTimes() const;  // stages are the beginning and now
  double share(const char* name, int stage) const;
  CloudScene sceneOf() const;

  QComboBox* what_ = nullptr;
  ProbeAsker *layers_asker_ = nullptr, *times_asker_ = nullptr;
};

}  // namespace icl::ui
