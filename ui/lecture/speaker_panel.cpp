#include "ui/lecture/speaker_panel.h"

#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/lecture/audience_window.h"
#include "ui/lecture/presentation.h"

namespace icl::ui {

namespace {

constexpr double kNoteType = 1.25;  // of the window's font: read from a desk
constexpr int kSecond = 1000;

QString minutesText(qint64 seconds) {
  return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QLabel* wrapped(QWidget* parent, const char* role) {
  auto* label = new QLabel(parent);
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  label->setMinimumWidth(40);
  if (role != nullptr) label->setProperty("role", QString::fromLatin1(role));
  return label;
}

}  // namespace

// ── the small copy ──

AudiencePreview::AudiencePreview(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  setAccessibleName(tr("What the audience sees, in small"));
  setToolTip(tr("What the audience sees; point here, and a dot shows it to them"));
  setProperty("helpAnchor", QStringLiteral("lecture"));
}

void AudiencePreview::watch(AudienceWindow* audience) {
  if (audience_ == audience) return;
  audience_ = audience;
  if (audience_ != nullptr) {
    connect(audience_, &AudienceWindow::pictureChanged, this, [this] { update(); });
  }
  update();
}

QRectF AudiencePreview::pictureRect() const {
  if (audience_ == nullptr) return {};
  const QSizeF size = QSizeF(audience_->size()).scaled(this->size(), Qt::KeepAspectRatio);
  return {(width() - size.width()) / 2, (height() - size.height()) / 2, size.width(),
          size.height()};
}

void AudiencePreview::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::SmoothPixmapTransform);
  const QRectF box = pictureRect();
  if (audience_ == nullptr || box.isEmpty()) return;
  painter.drawPixmap(box, audience_->picture(), QRectF(audience_->picture().rect()));
  const bool blank = audience_->isBlank();
  if (blank) painter.fillRect(box, QColor(0, 0, 0, 200));
  painter.setPen(palette().color(QPalette::Mid));
  painter.drawRect(box.adjusted(0, 0, -1, -1));
  if (!blank && !audience_->isFrozen()) return;
  const QString word = blank ? tr("blank") : tr("frozen");
  const QFontMetricsF metrics(font());
  const QRectF badge(box.left() + 8, box.top() + 8, metrics.horizontalAdvance(word) + 16,
                     metrics.height() + 6);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette().color(QPalette::Highlight));
  painter.drawRoundedRect(badge, 4, 4);
  painter.setPen(palette().color(QPalette::HighlightedText));
  painter.drawText(badge, Qt::AlignCenter, word);
}

void AudiencePreview::mouseMoveEvent(QMouseEvent* event) {
  const QRectF box = pictureRect();
  if (audience_ == nullptr || !box.contains(event->position())) return;
  audience_->point(QPointF((event->position().x() - box.left()) / box.width(),
                           (event->position().y() - box.top()) / box.height()));
}

void AudiencePreview::leaveEvent(QEvent*) {
  if (audience_ != nullptr) audience_->point({});
}

// ── the panel ──

SpeakerPanel::SpeakerPanel(Presentation& lecture, QWidget* parent)
    : QWidget(parent), lecture_(lecture) {
  setProperty("helpAnchor", QStringLiteral("lecture"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(4, 8, 8, 8);
  column->setSpacing(6);
  auto* head = new QHBoxLayout;
  place_ = wrapped(this, "panel-heading");
  time_ = new QLabel(this);
  QFont clock = font();
  clock.setPixelSize(qRound(QFontInfo(clock).pixelSize() * 1.3));
  time_->setFont(clock);
  time_->setToolTip(tr("Time since the lecture began, and how long it is planned to take"));
  head->addWidget(place_, 1);
  head->addWidget(time_);
  column->addLayout(head);
  preview_ = new AudiencePreview(this);
  column->addWidget(preview_, 3);
  auto* keys = new QHBoxLayout;
  keys->setSpacing(2);
  back_button_ = button(QStringLiteral("‹"), tr("The end of the cue before (Page Up)"), false);
  back_button_->setAccessibleName(tr("Previous cue"));
  QToolButton* forward =
      button(QStringLiteral("›"), tr("Go on: to the stop, reveal, next cue (Page Down)"), false);
  forward->setAccessibleName(tr("Next cue"));
  blank_ = button(tr("blank"), tr("Darkens the audience's window (B or full stop)"), true);
  freeze_ =
      button(tr("freeze"), tr("Keeps the audience's picture while you try something (S)"), true);
  QToolButton* end =
      button(tr("end"), tr("Ends the lecture; the window is as it was (Esc)"), false);
  for (QToolButton* one : {back_button_, forward, blank_, freeze_}) keys->addWidget(one);
  keys->addStretch(1);
  keys->addWidget(end);
  column->addLayout(keys);
  state_ = wrapped(this, "note");
  caption_ = wrapped(this, nullptr);
  QFont strong = font();
  strong.setWeight(QFont::DemiBold);
  caption_->setFont(strong);
  note_ = new QTextBrowser(this);
  note_->setFrameShape(QFrame::NoFrame);
  note_->setAccessibleName(tr("Speaker note"));
  note_->setToolTip(tr("What to say here; the audience does not see it"));
  note_->setMinimumHeight(40);
  QFont larger = font();
  larger.setPixelSize(qRound(QFontInfo(larger).pixelSize() * kNoteType));
  note_->document()->setDefaultFont(larger);
  next_ = wrapped(this, "note");
  for (QWidget* part : {static_cast<QWidget*>(state_), static_cast<QWidget*>(caption_)}) {
    column->addWidget(part);
  }
  column->addWidget(note_, 6);
  column->addWidget(next_);
  connect(back_button_, &QToolButton::clicked, &lecture_, &Presentation::back);
  connect(forward, &QToolButton::clicked, &lecture_, &Presentation::next);
  connect(blank_, &QToolButton::clicked, &lecture_, &Presentation::setBlank);
  connect(freeze_, &QToolButton::clicked, &lecture_, &Presentation::setFrozen);
  connect(end, &QToolButton::clicked, &lecture_, &Presentation::end);
  connect(&lecture_, &Presentation::changed, this, &SpeakerPanel::showCue);
  connect(&clock_, &QTimer::timeout, this, &SpeakerPanel::showTime);
  showCue();
}

QToolButton* SpeakerPanel::button(const QString& text, const QString& tip, bool checkable) {
  auto* made = new QToolButton(this);
  made->setText(text);
  made->setToolTip(tip);
  made->setAccessibleName(text);
  made->setAutoRaise(true);
  made->setCheckable(checkable);
  return made;
}

QString SpeakerPanel::noteShown() const { return note_->toPlainText(); }

void SpeakerPanel::showCue() {
  const bool on = lecture_.isOn();
  preview_->watch(lecture_.audience());
  if (!on) return clock_.stop();
  if (!clock_.isActive()) clock_.start(kSecond);
  const CuePlayer& player = lecture_.player();
  place_->setText(tr("Cue %1 of %2").arg(player.index() + 1).arg(player.count()));
  state_->setText(lecture_.stateText());
  caption_->setText(lecture_.textOf(player.cue(), true));
  const QString note = lecture_.textOf(player.cue(), false);
  if (note != note_->toPlainText()) note_->setPlainText(note);
  const Cue* upcoming = player.upcoming();
  next_->setText(upcoming == nullptr ? tr("This is the last cue.")
                                     : tr("Next: %1").arg(lecture_.textOf(upcoming, true)));
  back_button_->setEnabled(player.index() > 0);
  const AudienceWindow* audience = lecture_.audience();
  blank_->setChecked(audience != nullptr && audience->isBlank());
  freeze_->setChecked(audience != nullptr && audience->isFrozen());
  showTime();
}

void SpeakerPanel::showTime() {
  const QString planned = lecture_.minutes() > 0
                              ? QStringLiteral(" / ") + minutesText(60LL * lecture_.minutes())
                              : QString();
  time_->setText(minutesText(lecture_.seconds()) + planned);
}

}  // namespace icl::ui
