// EquationView: the formulas of the active run's model and theorem in mathematical type with the
// live numbers filled in. Text comes from ExperimentType::equations. GUI thread.
#pragma once

#include "ui/plots/formula.h"
#include "ui/view.h"

class QScrollArea;

namespace icl::ui {

/// The painted column inside the scroll area.
class EquationSheet : public QWidget {
 public:
  using QWidget::QWidget;
  void setEntries(std::vector<FormulaEntry> entries, FormulaValue value);
  int heightForWidth(int width) const override;
  bool hasHeightForWidth() const override { return true; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitHeight();
  std::vector<FormulaEntry> entries_{};
  FormulaValue value_{};
};

class EquationView : public LabView {
  Q_OBJECT
 public:
  EquationView(SessionController& lab, QWidget* parent);

  QString heading() const override;
  QString summary() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;

 private:
  QString valueOf(const QString& key) const;
  std::vector<FormulaEntry> entries() const;

  SessionController& lab_;
  QScrollArea* area_ = nullptr;
  EquationSheet* sheet_ = nullptr;
  Values config_{};
  std::vector<FormulaEntry> entries_{};
  std::string shown_{};  // the values as last painted
};

}  // namespace icl::ui
