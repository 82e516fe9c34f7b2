#include "ui/lecture/audience_window.h"

#include <algorithm>

#include <QFontInfo>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScreen>
#include <QWindow>

#include "ui/app_theme.h"
#include "ui/elided_text.h"
#include "ui/guess_book.h"
#include "ui/plots/plot_theme.h"
#include "ui/view.h"
#include "ui/views/cover_sheet.h"
#include "ui/views/figure_parts.h"
#include "ui/views/guess_link.h"

namespace icl::ui {

namespace {

constexpr double kSheetHeight = 1080;  // the screen that the sizes below are meant for
constexpr double kBodyType = 24, kThinLine = 3, kCaptionType = 36, kEchoType = 26,
                 kSheetMargin = 28, kPointerDot = 13;
constexpr double kTallLine = 1.45;  // of the size of the type
constexpr int kCaptionLines = 3;
constexpr int kSheetMs = 80;
constexpr int kEchoMs = 1500, kPointerMs = 3000;
constexpr QSize kSheetSize{960, 600};
constexpr QRgb kPointerColour = 0xffe3342f;

}  // namespace

AudienceWindow::AudienceWindow(SessionController& controller, ViewSource views)
    : QWidget(nullptr, Qt::Window), controller_(controller), view_of_(std::move(views)) {
  setWindowTitle(tr("Audience"));
  setAccessibleName(tr("What the audience sees"));
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setMinimumSize(320, 200);
  resize(kSheetSize);
  for (QTimer* timer : {&due_, &echo_timer_, &pointer_timer_}) timer->setSingleShot(true);
  connect(&due_, &QTimer::timeout, this, &AudienceWindow::renderNow);
  connect(&echo_timer_, &QTimer::timeout, this, [this] { update(); });
  connect(&pointer_timer_, &QTimer::timeout, this, [this] { point({}); });
  for (const auto signal : {&SessionController::refreshed, &SessionController::runsChanged,
                            &SessionController::viewsChanged, &SessionController::coverChanged,
                            &SessionController::lookChanged, &SessionController::highlightChanged,
                            &SessionController::opened}) {
    connect(&controller_, signal, this, &AudienceWindow::schedule);
  }
  connect(&controller_.guesses(), &GuessBook::changed, this, &AudienceWindow::schedule);
  connect(&controller_, &SessionController::cursorChanged, this, &AudienceWindow::schedule);
  connect(&controller_, &SessionController::probeAnswered, this, &AudienceWindow::schedule);
}

void AudienceWindow::showOn(QScreen* screen) {
  if (screen == nullptr) return show();
  setGeometry(screen->geometry());
  showFullScreen();
}

void AudienceWindow::retire() {
  controller_.disconnect(this);
  view_of_ = {};
  for (QTimer* timer : {&due_, &echo_timer_, &pointer_timer_}) timer->stop();
  hide();
}

double AudienceWindow::unit() const { return std::max(1, height()) / kSheetHeight; }
double AudienceWindow::typePixels() const { return kBodyType * unit(); }
double AudienceWindow::linePixels() const { return kThinLine * unit(); }

// ── what is shown ──

void AudienceWindow::setViews(const QStringList& ids) {
  if (views_ == ids) return;
  views_ = ids;
  schedule();
}

void AudienceWindow::setCaption(const QString& caption) {
  if (caption_ == caption) return;
  caption_ = caption;
  schedule();
}

void AudienceWindow::setDark(bool dark) {
  dark_ = dark;
  schedule();
}

void AudienceWindow::setBlank(bool on) {
  blank_ = on;
  update();
  Q_EMIT pictureChanged();
}

void AudienceWindow::setFrozen(bool on) {
  frozen_ = on;
  schedule();
  Q_EMIT pictureChanged();
}

void AudienceWindow::echo(const QString& key) {
  echo_ = key;
  echo_timer_.start(kEchoMs);
  update();
}

void AudienceWindow::point(std::optional<QPointF> place) {
  if (pointer_ == place) return;
  pointer_ = place;
  if (place) pointer_timer_.start(kPointerMs);
  setCursor(place ? Qt::BlankCursor : Qt::ArrowCursor);
  update();
}

// ── drawing ──

void AudienceWindow::schedule() {
  if (frozen_ || !isVisible() || due_.isActive()) return;
  due_.start(kSheetMs);
}

/// One picture fills the room; two stand side by side, a third and fourth below.
QList<QRectF> AudienceWindow::boxes(const QRectF& room) const {
  const auto n = views_.size();
  const double gap = kSheetMargin / 2 * unit();
  const double half = (room.width() - gap) / 2, low = (room.height() - gap) / 2;
  if (n <= 1) return {room};
  const double high = n == 2 ? room.height() : low;
  QList<QRectF> all{QRectF(room.left(), room.top(), half, high),
                    QRectF(room.left() + half + gap, room.top(), half, high)};
  const double y = room.top() + low + gap;
  if (n == 3) all << QRectF(room.left(), y, room.width(), low);
  if (n > 3) all << QRectF(room.left(), y, half, low) << all[1].translated(0, low + gap);
  return all;
}

void AudienceWindow::renderNow() {
  due_.stop();
  const double ratio = devicePixelRatioF();
  QPixmap fresh(size() * ratio);
  fresh.setDevicePixelRatio(ratio);
  const QPalette colours = themePalette(dark_);
  fresh.fill(colours.color(QPalette::Base));
  QPainter painter(&fresh);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  const double margin = kSheetMargin * unit();
  const QRectF room =
      paintCaption(painter, QRectF(rect()).adjusted(margin, margin, -margin, -margin));
  places_ = boxes(room);
  for (qsizetype i = 0; i < views_.size() && i < places_.size(); ++i) {
    if (LabView* view = view_of_ && controller_.isOpen() ? view_of_(views_[i]) : nullptr) {
      paintView(painter, *view, places_[i]);
    }
  }
  painter.end();
  picture_ = fresh;
  update();
  Q_EMIT pictureChanged();
}

double AudienceWindow::typeScale(const LabView& view) const {
  return std::max(0.5, typePixels() / PlotTheme::paper(view.font()).small.pixelSize());
}

/// The figure that would be saved, larger: type and lines grow with it.
void AudienceWindow::paintView(QPainter& painter, LabView& view, const QRectF& box) const {
  if (!view.isVisible()) view.refresh();  // in the speaker's window there may be no room for it
  const double scale = typeScale(view);
  painter.save();
  painter.setClipRect(box);
  painter.translate(box.topLeft());
  painter.scale(scale, scale);
  setFigureAudience(view, dark_, linePixels() / scale);
  const QString id = view.property("viewId").toString();
  const QString guess = guessOf(view);
  const PlotTheme large = figureTheme(view);
  QSizeF room = box.size() / scale;
  if (isCovered(controller_, view)) {
    paintCoverSheet(painter, large, room, id, guess);
  } else {
    if (!guess.isEmpty()) {  // beside what was seen then, in a line of its own
      const double line = 1.5 * QFontMetricsF(large.font).height();
      painter.setFont(large.font);
      painter.setPen(large.accent);
      painter.drawText(QRectF(0, room.height() - line, room.width(), line),
                       Qt::AlignRight | Qt::AlignVCenter, guess);
      room.setHeight(room.height() - line);
    }
    view.paintFigure(painter, room);
  }
  endFigureAudience(view);
  painter.restore();
}

/// At the foot of the window; what is left above it is for the pictures.
QRectF AudienceWindow::paintCaption(QPainter& painter, const QRectF& room) const {
  if (caption_.isEmpty()) return room;
  QFont type = font();
  type.setPixelSize(std::max(12, qRound(kCaptionType * unit())));
  const QStringList lines = elidedLines(caption_, type, room.width(), kCaptionLines);
  // Some scripts are drawn with a taller font than the first.
  const double line = std::max(QFontMetricsF(type).lineSpacing(), kTallLine * type.pixelSize());
  const double height = line * static_cast<double>(lines.size());
  const QRectF box(room.left(), room.bottom() - height, room.width(), height);
  painter.setFont(type);
  painter.setPen(themePalette(dark_).color(QPalette::Text));
  for (qsizetype i = 0; i < lines.size(); ++i) {
    const QRectF row(box.left(), box.top() + static_cast<double>(i) * line, box.width(), line);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, lines[i]);
  }
  return room.adjusted(0, 0, 0, -height - kSheetMargin / 2 * unit());
}

void AudienceWindow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (blank_) return painter.fillRect(rect(), Qt::black);
  if (picture_.isNull()) {
    painter.fillRect(rect(), themePalette(dark_).color(QPalette::Base));
  } else {
    painter.drawPixmap(rect(), picture_);
  }
  painter.setRenderHint(QPainter::Antialiasing);
  if (!echoed().isEmpty()) {
    QFont type = font();
    type.setPixelSize(std::max(12, qRound(kEchoType * unit())));
    const QFontMetricsF metrics(type);
    const double pad = 12 * unit();
    const double width = metrics.horizontalAdvance(echo_) + 2 * pad;
    const QRectF box(this->width() - width - pad, pad, width, metrics.height() + pad);
    QColor ground = themePalette(dark_).color(QPalette::Text);
    ground.setAlphaF(0.85F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 6, 6);
    painter.setFont(type);
    painter.setPen(themePalette(dark_).color(QPalette::Base));
    painter.drawText(box, Qt::AlignCenter, echo_);
  }
  if (pointer_) {
    const QPointF at(pointer_->x() * width(), pointer_->y() * height());
    painter.setPen(QPen(Qt::white, 2 * unit()));
    painter.setBrush(QColor(kPointerColour));
    painter.drawEllipse(at, kPointerDot * unit(), kPointerDot * unit());
  }
}

void AudienceWindow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (isVisible()) renderNow();
}

// ── hands ──

void AudienceWindow::keyPressEvent(QKeyEvent* event) { Q_EMIT keyPressed(event); }

/// A guess is drawn on this screen as in the speaker's window, where it can be touched.
bool AudienceWindow::draw(const QString& id, const QPointF& at, bool begins) {
  const auto place = views_.indexOf(id);
  if (blank_ || frozen_ || place < 0 || place >= places_.size() || !controller_.isOpen()) {
    return false;
  }
  LabView* view = view_of_ ? view_of_(id) : nullptr;
  auto* guess = view != nullptr ? view->findChild<GuessLink*>() : nullptr;
  if (guess == nullptr) return false;
  const QRectF& box = places_[place];
  const double scale = typeScale(*view);
  setFigureAudience(*view, dark_, linePixels() / scale);
  const bool taken = guess->drawInFigure((at - box.topLeft()) / scale, box.size() / scale, begins);
  endFigureAudience(*view);
  return taken;
}

void AudienceWindow::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return QWidget::mousePressEvent(event);
  for (qsizetype i = 0; i < views_.size() && i < places_.size(); ++i) {
    if (!places_[i].contains(event->position())) continue;
    if (draw(views_[i], event->position(), true)) drawn_in_ = views_[i];
  }
}

void AudienceWindow::mouseReleaseEvent(QMouseEvent*) { drawn_in_.clear(); }

void AudienceWindow::mouseMoveEvent(QMouseEvent* event) {
  if (!drawn_in_.isEmpty() && event->buttons() & Qt::LeftButton) {
    draw(drawn_in_, event->position(), false);
  }
  point(QPointF(event->position().x() / std::max(1, width()),
                event->position().y() / std::max(1, height())));
}

void AudienceWindow::leaveEvent(QEvent*) { point({}); }

void AudienceWindow::closeEvent(QCloseEvent* event) {
  QWidget::closeEvent(event);
  Q_EMIT closed();
}

}  // namespace icl::ui
