// VectorsView: the function vectors of many contexts in a plane, layer by layer: two, then four
// clusters, one for each beginning of the path. Hue by the first two turns, shape by the third.
// GUI.
#pragma once

#include "ui/views/cloud_view.h"

class QComboBox;

namespace icl::ui {

class VectorsView : public CloudView {
  Q_OBJECT
 public:
  VectorsView(SessionController& lab, QWidget* parent);

  QString summary() const override;
  QString conclusion() const override;
  void refresh() override;

 private:
  void rebuild() override;
  void show() override;
  QStringList tableColumns() const override;
  void ask();
  CloudScene sceneOf() const;

  QComboBox *plane_ = nullptr, *tokens_ = nullptr;
  ProbeAsker* asker_ = nullptr;
};

}  // namespace icl::ui
