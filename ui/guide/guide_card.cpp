#include "ui/guide/guide_card.h"

#include <algorithm>
#include <array>

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace icl::ui {

namespace {

constexpr int kCardWidth = 300;
constexpr int kCardGap = 10;
constexpr int kRing = 3;  // pixels between a control and its frame

/// A thin frame that lets every click through.
class Ring : public QWidget {
 public:
  explicit Ring(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 5, 5);
  }
};

QLabel* words(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  return label;
}

}  // namespace

GuideCard::GuideCard(FirstMinute& guide, Place place, QWidget* over)
    : QFrame(over),
      guide_(guide),
      place_(std::move(place)),
      over_(over),
      ring_(new Ring(over)),
      count_(new QLabel(this)),
      reward_(words(this)),
      wish_(words(this)),
      skip_(new QPushButton(tr("Skip"), this)),
      close_(new QPushButton(tr("Leave"), this)),
      leave_(new QToolButton(this)) {
  setObjectName(QStringLiteral("guide"));
  setProperty("role", QStringLiteral("guide"));
  setAutoFillBackground(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(14, 8, 8, 10);
  column->setSpacing(6);
  auto* head = new QHBoxLayout;
  count_->setProperty("role", QStringLiteral("panel-heading"));
  leave_->setText(QStringLiteral("✕"));
  leave_->setAutoRaise(true);
  leave_->setAccessibleName(tr("Leave the first minute"));
  leave_->setToolTip(tr("Leave; Help → First minute brings it back"));
  head->addWidget(count_, 1);
  head->addWidget(leave_);
  column->addLayout(head);
  QFont font = wish_->font();
  font.setBold(true);
  wish_->setFont(font);
  column->addWidget(reward_);
  column->addWidget(wish_);
  auto* buttons = new QHBoxLayout;
  buttons->addStretch(1);
  buttons->addWidget(skip_);
  buttons->addWidget(close_);
  column->addLayout(buttons);
  skip_->setToolTip(tr("To the next of the five, without doing this one"));
  skip_->setAutoDefault(false);
  close_->setAutoDefault(false);
  for (QWidget* part : {static_cast<QWidget*>(this), static_cast<QWidget*>(leave_)}) {
    part->setProperty("helpAnchor", QStringLiteral("guide"));
  }
  connect(skip_, &QPushButton::clicked, &guide_, &FirstMinute::skip);
  connect(close_, &QPushButton::clicked, &guide_, &FirstMinute::end);
  connect(leave_, &QToolButton::clicked, &guide_, &FirstMinute::end);
  connect(&guide_, &FirstMinute::changed, this, &GuideCard::showState);
  over_->installEventFilter(this);
  hide();
  showState();
}

QRect GuideCard::framed() const {
  return ring_ == nullptr || ring_->isHidden() ? QRect() : ring_->geometry();
}

void GuideCard::showState() {
  if (!guide_.isOn()) {
    const QWidget* focus = over_->window()->focusWidget();
    const bool had_keyboard = focus == this || isAncestorOf(focus);
    hide();
    if (ring_ != nullptr) ring_->hide();
    said_.clear();
    if (had_keyboard) Q_EMIT focusFreed();
    return;
  }
  const bool done = guide_.isDone();
  count_->setText(
      done ? tr("That was the first minute")
           : tr("First minute · %1 of %2").arg(guide_.number()).arg(FirstMinute::kTasks));
  const QString reward = guide_.reward();
  reward_->setText(reward.isEmpty() ? QString() : QStringLiteral("✓ ") + reward);
  reward_->setVisible(!reward.isEmpty());
  wish_->setText(guide_.wish());
  skip_->setVisible(!done);
  close_->setText(done ? tr("Close") : tr("Leave"));
  fitWords();
  show();
  shown_at_ = {};
  settle();
  announce();
}

/// A label that wraps says its height only for a width.
void GuideCard::fitWords() {
  const QMargins margins = layout()->contentsMargins();
  const int room = kCardWidth - margins.left() - margins.right() - 4;
  for (QLabel* label : {reward_, wish_}) {
    label->setFixedWidth(room);
    label->setFixedHeight(std::max(0, label->heightForWidth(room)));
  }
  layout()->invalidate();
  layout()->activate();
  setFixedSize(kCardWidth, layout()->sizeHint().height());
}

/// Beside the control, on the first side where the whole card fits; else bottom right.
void GuideCard::settle() {
  if (isHidden()) return;
  const auto task = guide_.task();
  QRect at = task ? place_(*task) : QRect();
  at = at.intersected(over_->rect());
  if (at == shown_at_ && !at.isEmpty()) return;
  shown_at_ = at;
  const QRect all = over_->rect().adjusted(kCardGap, kCardGap, -kCardGap, -kCardGap);
  const QPoint corner(all.right() - width(), all.bottom() - height() - 56);
  QPoint to = corner;
  if (!at.isEmpty()) {
    const int x = std::clamp(at.left(), all.left(), std::max(all.left(), all.right() - width()));
    // What the task moves is seen in the first pictures: the card stands below them.
    const int low = std::max(at.top() - kCardGap, all.top() + all.height() / 2);
    const int y = std::clamp(low, all.top(), std::max(all.top(), all.bottom() - height()));
    const std::array<QPoint, 4> places{
        QPoint(x, at.bottom() + kCardGap), QPoint(at.right() + kCardGap, y),
        QPoint(x, at.top() - kCardGap - height()), QPoint(at.left() - kCardGap - width(), y)};
    // Below a control of the form would be the next ones: beside it is better.
    const bool narrow = at.width() < over_->width() / 3 && at.top() > over_->height() / 8;
    const std::array<int, 4> order =
        narrow ? std::array<int, 4>{1, 3, 0, 2} : std::array<int, 4>{0, 2, 1, 3};
    for (const int side : order) {
      const QPoint candidate = places[static_cast<std::size_t>(side)];
      if (!all.contains(QRect(candidate, size()))) continue;
      to = candidate;
      break;
    }
  }
  move(to);
  raise();
  if (ring_ == nullptr) return;
  ring_->setVisible(!at.isEmpty());
  ring_->setGeometry(at.adjusted(-kRing, -kRing, kRing, kRing));
  ring_->raise();
  raise();
}

/// To a screen reader: what was reached and what comes next, once.
void GuideCard::announce() {
  const QString text = (guide_.reward() + QLatin1Char(' ') + guide_.wish()).trimmed();
  setAccessibleName(count_->text());
  setAccessibleDescription(text);
  skip_->setAccessibleDescription(text);
  close_->setAccessibleDescription(text);
  if (text == said_) return;
  said_ = text;
  QAccessibleEvent event(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

bool GuideCard::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
    QMetaObject::invokeMethod(
        this, [this] { settle(); }, Qt::QueuedConnection);
  }
  return QFrame::eventFilter(watched, event);
}

void GuideCard::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    guide_.end();
  } else {
    QFrame::keyPressEvent(event);
  }
}

void GuideCard::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
    if (guide_.isOn() && !isHidden()) fitWords();
  }
}

}  // namespace icl::ui
