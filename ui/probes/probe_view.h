// ProbeView: the picture that asks: choose a probe of the open experiment, type its arguments, see
// the answer as numbers, curves or cells, pin it beside others, copy the question as a command,
// change the run by an intervention. Works for every experiment by schema and labels alone. The
// same with one probe only is a picture of its own (a risk for sliders, a matrix of contexts). GUI.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include <QElapsedTimer>

#include "ui/view.h"
#include "ui/views/probe_asker.h"

class QComboBox;
class QLabel;
class QScrollArea;
class QSplitter;
class QToolButton;

namespace icl::ui {

class AnswerCard;
class ArgumentForm;
class InterventionForm;
struct ProbeAnswer;

class ProbeView : public LabView {
  Q_OBJECT
 public:
  /// What the heading says of an answer; empty: the probe's title.
  using Headline = std::function<QString(const ProbeAnswer&)>;
  /// `fixed`: the probe that is shown, and no other; empty: a person chooses.
  ProbeView(SessionController& lab, QWidget* parent, std::string fixed = {},
            Headline headline = {});
  ~ProbeView() override;

  QString heading() const override;
  QString summary() const override;
  ViewTable table() const override;
  void paintFigure(QPainter& painter, const QSizeF& size) const override;
  void refresh() override;

  /// Titles of the rows and columns of the fixed probe's cells, and what they teach.
  void explain(const QString& rows, const QString& columns, const QString& conclusion);
  QString conclusion() const override { return conclusion_; }

  void choose(const std::string& probe);
  AnswerCard& card() const { return *card_; }
  ArgumentForm& form() const { return *form_; }
  const std::vector<AnswerCard*>& pins() const { return pins_; }
  void pin();
  /// The present state, although nothing but the state may have changed.
  void askAgain();
  QString command() const;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QLayout* buildControls();
  void addCardControls();
  QWidget* buildSide();
  void rebuild();
  void showChosen();
  void showPins();
  void ask();
  void take(const ProbeResult& result, std::uint64_t serial);
  void refused(const Error& error);
  const ProbeType* chosen() const;

  SessionController& lab_;
  std::string fixed_;
  Headline headline_;
  QString conclusion_{};
  QComboBox* which_ = nullptr;
  QToolButton *live_ = nullptr, *arguments_ = nullptr;
  QSplitter *split_ = nullptr, *cards_ = nullptr;
  QWidget* side_ = nullptr;
  QLabel* help_ = nullptr;
  ArgumentForm* form_ = nullptr;
  InterventionForm* intervention_ = nullptr;
  AnswerCard* card_ = nullptr;
  std::vector<AnswerCard*> pins_{};
  std::unique_ptr<ProbeAsker> asker_{};
  Values asked_{};
  std::uint64_t asked_step_ = 0;
  QElapsedTimer since_;
  bool placed_ = false;
};

}  // namespace icl::ui
