// AnswerView: what the model would answer for the example's query, a bar a label: the right one
// filled, those that stand in the context marked. For the active run. GUI thread.
#pragma once

#include "ui/plots/plot_theme.h"
#include "ui/view.h"

class QToolButton;

namespace icl::ui {

class AnswerView : public LabView {
  Q_OBJECT
 public:
  AnswerView(SessionController& lab, QWidget* parent);

  /// A plate "prediction": probability, right or not, share of the context; a row a label.
  static bool suits(const ExperimentType& type);
  QString heading() const override;
  QString summary() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;

  struct Bar {
    QString label{};
    double probability = 0, in_context = 0;
    bool right = false;
  };
  const std::vector<Bar>& bars() const { return bars_; }

 private:
  void updateHeading();

  SessionController& lab_;
  QWidget* canvas_ = nullptr;
  QToolButton* new_prompt_ = nullptr;
  std::vector<Bar> bars_{};
  QString heading_{};
};

}  // namespace icl::ui
