// AnswerCard: one answer on the screen: what was asked and of which state, the numbers, and the
// table as curves or coloured cells. The newest answer or a pinned one. GUI thread.
#pragma once

#include <optional>

#include <QFrame>

#include "ui/probes/probe_answer.h"

class QHBoxLayout;
class QLabel;
class QScrollArea;
class QStackedWidget;
class QToolButton;

namespace icl::ui {

class Heatmap;

class AnswerCard : public QFrame {
  Q_OBJECT
 public:
  /// A pinned card has a button that takes it off the desk.
  AnswerCard(bool pinned, QWidget* parent);
  void setAnswer(const ProbeType& type, ProbeAnswer answer);
  /// Nothing to show, or a refusal: one sentence instead of an answer.
  void tell(const QString& sentence);
  /// Puts a control into the heading.
  void addControl(QToolButton* button);
  /// A quiet word beside the title while another answer is on its way.
  void setBusy(bool busy);
  /// Titles beside the rows and below the columns of cells.
  void setSides(const QString& rows, const QString& columns);
  const QString& rowTitle() const { return row_title_; }
  const QString& columnTitle() const { return column_title_; }
  const std::optional<ProbeAnswer>& answer() const { return answer_; }
  AnswerShape shape() const { return shape_; }
  void setShape(AnswerShape shape);
  StaticChart& chart() const { return *chart_; }
  Heatmap& cells() const { return *cells_; }
  QString title() const;
  QString summary() const;
  void paintFigure(QPainter& painter, const PlotTheme& theme, const QRectF& area) const;
  QSize minimumSizeHint() const override { return {190, 150}; }

 Q_SIGNALS:
  void closeAsked();

 private:
  void showTable();
  void showReadOut();
  QString valuesHtml() const;

  QHBoxLayout* head_ = nullptr;
  const ProbeType* type_ = nullptr;
  std::optional<ProbeAnswer> answer_{};
  AnswerShape shape_ = AnswerShape::Numbers;
  QString row_title_{}, column_title_{};
  QLabel *title_ = nullptr, *busy_ = nullptr, *about_ = nullptr, *values_ = nullptr,
         *read_out_ = nullptr;
  QScrollArea* scroll_ = nullptr;
  QStackedWidget* table_ = nullptr;
  QToolButton* other_ = nullptr;
  StaticChart* chart_ = nullptr;
  Heatmap* cells_ = nullptr;
};

}  // namespace icl::ui
