#include "ui/time_bar.h"

#include <algorithm>
#include <cmath>

#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>

#include "ui/core_text.h"
#include "ui/notes/note_book.h"
#include "ui/run_naming.h"

namespace icl::ui {

namespace {

constexpr double kMargin = 9;
constexpr double kLine = 10;  // height of the bar's line
constexpr double kNear = 5;   // a mark is pointed at

/// The next of 1, 2, 5 × 10ⁿ that leaves room.
std::uint64_t roomFor(std::uint64_t steps) {
  double range = 100;
  while (range < static_cast<double>(steps)) {
    const double lead = range / std::pow(10.0, std::floor(std::log10(range)));
    range *= lead > 1.5 && lead < 3 ? 2.5 : 2.0;
  }
  return static_cast<std::uint64_t>(range);
}

}  // namespace

TimeBar::TimeBar(SessionController& controller, QWidget* parent)
    : QAbstractSlider(parent), controller_(controller) {
  setFocusPolicy(Qt::StrongFocus);
  setOrientation(Qt::Horizontal);
  setAccessibleName(tr("Time"));
  setProperty("helpAnchor", QStringLiteral("time"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(&controller_, &SessionController::activityChanged, this, &TimeBar::showState);
  connect(&controller_, &SessionController::runsChanged, this, [this] { update(); });
  connect(&controller_, &SessionController::cursorChanged, this, [this] { update(); });
  connect(&controller_.notes(), &NoteBook::changed, this, [this] { update(); });
  connect(&controller_, &SessionController::opened, this, [this] {
    shown_ = 0;
    range_ = 100;
    showState();
  });
  showState();
}

QSize TimeBar::sizeHint() const { return {400, fontMetrics().height() + 15}; }

void TimeBar::showState() {
  const std::uint64_t furthest = controller_.furthest();
  if (furthest > range_ || furthest == 0) range_ = roomFor(furthest);
  if (controller_.follow()) shown_ = controller_.position();
  const QSignalBlocker quiet(this);
  setRange(0, static_cast<int>(std::min<std::uint64_t>(range_, INT_MAX)));
  setValue(static_cast<int>(std::min<std::uint64_t>(shown_, INT_MAX)));
  update();
}

double TimeBar::xOf(double step) const {
  return kMargin + (width() - 2 * kMargin) * step / static_cast<double>(range_);
}

double TimeBar::stepAt(double x) const {
  const double t = std::clamp((x - kMargin) / (width() - 2 * kMargin), 0.0, 1.0);
  return std::min(t * static_cast<double>(range_), static_cast<double>(controller_.furthest()));
}

void TimeBar::scrubTo(double x) {
  const auto step = static_cast<std::uint64_t>(std::llround(stepAt(x)));
  shown_ = step;
  controller_.seek(step);
  update();
}

void TimeBar::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  setSliderDown(true);
  double x = event->position().x();
  for (const Note& note : controller_.notes().notes()) {  // a click on a note is that step
    const double at = xOf(static_cast<double>(note.step));
    if (std::abs(at - x) <= kNear) x = at;
  }
  scrubTo(x);
}

void TimeBar::mouseMoveEvent(QMouseEvent* event) {
  if (isSliderDown()) scrubTo(event->position().x());
}

void TimeBar::mouseReleaseEvent(QMouseEvent*) { setSliderDown(false); }

void TimeBar::keyPressEvent(QKeyEvent* event) {
  const auto furthest = static_cast<double>(controller_.furthest());
  const double page = std::max(1.0, std::round(furthest / 10));
  double to = static_cast<double>(shown_);
  switch (event->key()) {
    case Qt::Key_Left:
      to -= event->modifiers() & Qt::ShiftModifier ? 10 : 1;
      break;
    case Qt::Key_Right:
      to += event->modifiers() & Qt::ShiftModifier ? 10 : 1;
      break;
    case Qt::Key_PageDown:
      to += page;
      break;
    case Qt::Key_PageUp:
      to -= page;
      break;
    case Qt::Key_Home:
      to = 0;
      break;
    case Qt::Key_End:
      controller_.goToNewest();
      return;
    default:
      QAbstractSlider::keyPressEvent(event);
      return;
  }
  shown_ = static_cast<std::uint64_t>(std::clamp(to, 0.0, furthest));
  controller_.seek(shown_);
  update();
}

void TimeBar::paintMarks(QPainter& painter, double y) const {
  const RunTrack* run = controller_.active();
  if (run == nullptr) return;
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette().color(QPalette::WindowText));
  for (const Event& event : run->state.events) {
    const double x = xOf(static_cast<double>(event.step));
    painter.drawPolygon(QPolygonF({{x, y - 5}, {x + 4, y}, {x, y + 5}, {x - 4, y}}));
  }
  for (const StopMark& stop : controller_.stopMarks(run->serial)) {  // an upright bar: told by form
    const double x = xOf(static_cast<double>(std::min(stop.step, range_)));
    painter.drawRect(QRectF(x - 1.5, y - 8, 3, 16));
  }
}

/// Small flags above the line.
void TimeBar::paintNotes(QPainter& painter, double y) const {
  painter.setPen(QPen(palette().color(QPalette::Window), 1));
  painter.setBrush(palette().color(QPalette::WindowText));
  for (const Note& note : controller_.notes().notes()) {
    const double x = xOf(static_cast<double>(std::min(note.step, range_)));
    painter.drawPolygon(
        QPolygonF({{x, y + 1}, {x - 5, y - 5}, {x - 5, y - 10}, {x + 5, y - 10}, {x + 5, y - 5}}));
  }
}

void TimeBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double y = kLine;
  const QColor accent = palette().color(QPalette::Highlight);
  painter.setPen(QPen(palette().color(QPalette::Mid), 3, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(xOf(0), y), QPointF(xOf(static_cast<double>(range_)), y));
  if (controller_.furthest() > 0) {
    painter.setPen(QPen(palette().color(QPalette::Dark), 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(xOf(0), y),
                     QPointF(xOf(static_cast<double>(controller_.furthest())), y));
  }
  painter.setPen(QPen(accent, 3, Qt::SolidLine, Qt::RoundCap));
  const double handle = xOf(static_cast<double>(shown_));
  painter.drawLine(QPointF(xOf(0), y), QPointF(handle, y));
  paintMarks(painter, y);
  if (const double cursor = controller_.cursor(); std::isfinite(cursor) && cursor >= 0) {
    const double x = xOf(std::min(cursor, static_cast<double>(range_)));
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.drawLine(QPointF(x, y - 8), QPointF(x, y + 8));
  }
  painter.setPen(QPen(palette().color(QPalette::Window), 2));
  painter.setBrush(accent);
  painter.drawEllipse(QPointF(handle, y), 7, 7);
  if (hasFocus()) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.4));
    painter.drawEllipse(QPointF(handle, y), 8.5, 8.5);
  }
  paintNotes(painter, y);
  QFont small = font();
  small.setPointSizeF(small.pointSizeF() * 0.85);
  painter.setFont(small);
  painter.setPen(palette().color(QPalette::PlaceholderText));
  const QRectF text(kMargin - 6, y + 6, width() - 2 * kMargin + 12, height() - y - 6);
  painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("0"));
  painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter,
                   QLocale().toString(static_cast<qulonglong>(range_)));
}

QStringList TimeBar::marksNear(double x) const {
  QStringList lines;
  for (const Note& note : controller_.notes().notes()) {
    if (std::abs(xOf(static_cast<double>(std::min(note.step, range_))) - x) > kNear) continue;
    lines << tr("Step %1: %2").arg(note.step).arg(note.text);
  }
  const RunTrack* run = controller_.active();
  if (run == nullptr) return lines;
  for (const StopMark& stop : controller_.stopMarks(run->serial)) {
    if (std::abs(xOf(static_cast<double>(std::min(stop.step, range_))) - x) > kNear) continue;
    lines << stop.sentence;
  }
  for (const Event& change : run->state.events) {
    if (std::abs(xOf(static_cast<double>(change.step)) - x) > kNear) continue;
    const Field* field = controller_.type().schema.find(change.intervention.target);
    const QString name = field != nullptr ? coreText(field->title)
                                          : QString::fromStdString(change.intervention.target);
    const QString value = field != nullptr
                              ? valueText(*field, change.intervention.value)
                              : QString::fromStdString(toText(change.intervention.value));
    lines << tr("Step %1: %2 = %3").arg(change.step).arg(name, value);
  }
  return lines;
}

bool TimeBar::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QAbstractSlider::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const QStringList marks = marksNear(help->pos().x());
  QToolTip::showText(help->globalPos(),
                     marks.isEmpty() ? tr("Drag to look at any step; End goes back to the newest")
                                     : marks.join(QLatin1Char('\n')),
                     this);
  return true;
}

TimeRow::TimeRow(SessionController& controller, QWidget* parent) : QWidget(parent) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 4, 0);
  row->setSpacing(4);
  row->addWidget(new TimeBar(controller, this), 1);
  auto* follow = new QToolButton(this);
  follow->setText(tr("follow"));
  follow->setCheckable(true);
  follow->setAutoRaise(true);
  follow->setToolTip(tr("Stay at the newest step"));
  follow->setAccessibleName(tr("Follow the newest step"));
  follow->setProperty("helpAnchor", QStringLiteral("time"));
  row->addWidget(follow, 0, Qt::AlignTop);
  const auto show = [follow, &controller] { follow->setChecked(controller.follow()); };
  connect(&controller, &SessionController::activityChanged, follow, show);
  connect(follow, &QToolButton::clicked, &controller,
          [&controller](bool on) { on ? controller.goToNewest() : controller.setFollow(false); });
  show();
}

}  // namespace icl::ui
