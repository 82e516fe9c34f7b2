// Predict, then reveal, for pictures that are no curves: a sheet over a heat map, a plane, bars or
// a tree from the covered step on. It asks for a guess, which is written down on it and still
// stands beside the picture when the sheet is gone. Curves are covered by their charts. GUI thread.
#pragma once

#include <QWidget>

#include "ui/plots/plot_theme.h"
#include "ui/view.h"

class QLabel;
class QLineEdit;

namespace icl::ui {

/// The picture shows what shall not be seen yet, and does not cover it by itself.
bool isCovered(const SessionController& lab, const LabView& view);
/// What is to be guessed of this picture.
QString guessQuestion(const QString& view_id);
/// "Guess: …" as written on the sheet of this picture; empty: none.
QString guessOf(const LabView& view);
/// The sheet for the audience: no control on it.
void paintCoverSheet(QPainter& painter, const PlotTheme& theme, const QSizeF& size,
                     const QString& view_id, const QString& guess);

class CoverSheet : public QWidget {
  Q_OBJECT
 public:
  CoverSheet(LabView& view, const QString& view_id, QWidget* parent);
  QLineEdit* guess() const { return guess_; }

 Q_SIGNALS:
  void guessed();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  LabView& view_;
  QLabel* words_;
  QLineEdit* guess_;
};

}  // namespace icl::ui
