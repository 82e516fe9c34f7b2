// DifferenceView: two runs at the same step: their curves with the difference as a third line, and
// A − B of a chosen matrix on colours centred on zero. For a twin and its partner, else for the two
// runs that are ticked. GUI thread.
#pragma once

#include "ui/plots/heatmap.h"
#include "ui/view.h"

class QComboBox;
class QLabel;
class QSplitter;

namespace icl::ui {

class ChannelView;

class DifferenceView : public LabView {
  Q_OBJECT
 public:
  DifferenceView(SessionController& lab, QWidget* parent);

  QString heading() const override;
  QString summary() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;

 private:
  void rebuild();
  void updateMatrix();
  void updateHeading();

  SessionController& lab_;
  QSplitter* split_ = nullptr;
  ChannelView* curves_ = nullptr;
  QWidget* matrix_side_ = nullptr;
  QComboBox* which_ = nullptr;
  Heatmap* heatmap_ = nullptr;
  QLabel *note_ = nullptr, *lesson_ = nullptr;
  std::vector<int> plates_{};
  QString heading_{};
};

}  // namespace icl::ui
