#include "ui/views/guess_link.h"

#include "ui/flow_layout.h"
#include "ui/guess_book.h"
#include "ui/plots/line_chart.h"
#include "ui/plots/number_text.h"
#include "ui/views/figure_parts.h"
#include "ui/views/view_parts.h"

namespace icl::ui {

namespace {
constexpr std::size_t kMostMeasured = 12000;  // values of all curves together, at draw pace
}

GuessLink::GuessLink(SessionController& lab, LineChart& chart, LabView& view, FlowLayout& controls)
    : QObject(&view), lab_(lab), chart_(chart), view_(view) {
  const QString keys = LineChart::guessKeys();
  back_ = quietButton(
      &view, tr("undo stroke"),
      tr("Takes the last stroke of the guess back (Ctrl+Z)") + QLatin1Char('\n') + keys, false);
  clear_ = quietButton(&view, tr("clear guess"),
                       tr("Clears the guess (Delete)") + QLatin1Char('\n') + keys, false);
  for (QToolButton* button : {back_, clear_}) {
    controls.addWidget(button);
    button->hide();
  }
  connect(back_, &QToolButton::clicked, this, [this] { lab_.guesses().takeBack(quantity_); });
  connect(clear_, &QToolButton::clicked, &chart_, &LineChart::clearGuess);
  connect(&chart_, &LineChart::guessTakenBack, back_, &QToolButton::click);
  connect(&chart_, &LineChart::guessEdited, this,
          [this](bool begins) { lab_.guesses().set(quantity_, chart_.guess(), begins); });
  connect(&lab_.guesses(), &GuessBook::changed, this, [this] {
    showGuess();
    if (!lab_.cover()) view_.refresh();  // the distance in its heading
  });
}

void GuessLink::refresh(const QString& quantity) {
  quantity_ = quantity;
  showGuess();
  measure();
}

bool GuessLink::drawInFigure(const QPointF& at, const QSizeF& size, bool begins) {
  if (!chart_.canGuess()) return false;
  const PlotTheme theme = figureTheme(view_);
  const QRectF area = figureRoom(theme, view_.heading(), size);
  const ChartScene& scene = chart_.scene();
  const QRectF plot = ChartPainter(scene, theme, area, ChartPainter::Target::File).plot();
  const QPointF value(scene.x.value((at.x() - plot.left()) / plot.width()),
                      scene.y.value((plot.bottom() - at.y()) / plot.height()));
  if (begins && !chart_.mayBeginGuess(at, plot)) return false;
  chart_.drawGuess(value, begins);
  return true;
}

void GuessLink::showGuess() {
  const bool covered = lab_.cover().has_value();
  chart_.setGuess(lab_.guesses().of(quantity_));
  // There from the beginning: a row that grows would move the chart under the hand.
  back_->setVisible(covered);
  back_->setEnabled(lab_.guesses().canTakeBack(quantity_));
  clear_->setVisible(covered || !chart_.guess().empty());
  clear_->setEnabled(!chart_.guess().empty());
}

void GuessLink::measure() {
  miss_.reset();
  nearest_.clear();
  if (lab_.cover() || chart_.guess().empty()) return;
  const ChartScene& scene = chart_.scene();
  std::vector<const ChartLine*> curves;
  for (const ChartLine& line : scene.lines) {
    if (line.y != nullptr && lab_.run(line.id) != nullptr) curves.push_back(&line);
  }
  for (const ChartLine* line : curves) {
    const auto miss = guessMiss(chart_.guess(), line->x, *line->y, scene.x.log, scene.y.log,
                                kMostMeasured / curves.size());
    if (!miss || (miss_ && miss_->mean <= miss->mean)) continue;
    miss_ = miss;
    nearest_ = curves.size() > 1 ? line->name : QString();
  }
}

QString GuessLink::distance() const {
  const QString number = valueText(miss_->mean, 3);
  return miss_->decades ? tr("%1 decades", "a distance on a logarithmic axis").arg(number) : number;
}

QString GuessLink::inHeading() const {
  return miss_ ? tr(", guess off by %1").arg(distance()) : QString();
}

QString GuessLink::sentence() const {
  if (!miss_) return {};
  const QString steps = tr("%n recorded step(s)", nullptr, static_cast<int>(miss_->steps));
  if (!nearest_.isEmpty()) {
    return tr("The guess is nearest to %1: on average %2 away, over %3.")
        .arg(nearest_, distance(), steps);
  }
  return tr("The guess is on average %1 away from the curve, over %2.").arg(distance(), steps);
}

QString GuessLink::whileCovered() const {
  if (!lab_.cover()) return {};
  QString text =
      tr("Curves are covered from step %1 on.").arg(countText(static_cast<double>(*lab_.cover())));
  if (!chart_.guess().empty()) {
    const QPointF &first = chart_.guess().points().front(), &last = chart_.guess().points().back();
    text += QLatin1Char(' ') + tr("The guess goes from %1 at %2 to %3 at %4.")
                                   .arg(valueText(first.y(), 3), valueText(first.x(), 3),
                                        valueText(last.y(), 3), valueText(last.x(), 3));
  }
  return text + QLatin1Char(' ') + LineChart::guessKeys();
}

}  // namespace icl::ui
