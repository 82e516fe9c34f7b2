#include "ui/lecture/presentation.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QScreen>
#include <QSettings>
#include <QTextEdit>

#include "ui/documents/lab_document.h"
#include "ui/language.h"
#include "ui/lecture/cue_book.h"

namespace icl::ui {

namespace {

const QString kDarkKey = QStringLiteral("audience/dark");

/// Letters belong to it.
bool takesText(const QWidget& widget) {
  if (const auto* text = qobject_cast<const QTextEdit*>(&widget)) return !text->isReadOnly();
  if (const auto* box = qobject_cast<const QComboBox*>(&widget)) return box->isEditable();
  return qobject_cast<const QLineEdit*>(&widget) != nullptr ||
         qobject_cast<const QPlainTextEdit*>(&widget) != nullptr ||
         qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr;
}

QString keyName(int key) {
  switch (key) {
    case Qt::Key_PageDown:
    case Qt::Key_Right:
      return QStringLiteral("→");
    case Qt::Key_PageUp:
    case Qt::Key_Left:
      return QStringLiteral("←");
    default:
      return QKeySequence(key).toString(QKeySequence::NativeText);
  }
}

}  // namespace

Presentation::Presentation(SessionController& controller, LabDocument& document,
                           const std::vector<Preset>& presets, const Language& language,
                           QWidget& window)
    : QObject(&window),
      controller_(controller),
      document_(document),
      book_(document.cues()),
      language_(language),
      window_(window),
      player_(controller, presets) {
  connect(&player_, &CuePlayer::changed, this, &Presentation::showCue);
  connect(&player_, &CuePlayer::ended, this, [this] {
    Q_EMIT controller_.message(tr("This was the last cue: Esc ends the lecture."), false);
  });
  connect(&book_, &CueBook::changed, this, [this] {
    if (!isOn() || static_cast<int>(book_.cues().size()) != player_.count()) return;
    for (int i = 0; i < player_.count(); ++i) {
      const Cue& cue = book_.cues()[static_cast<std::size_t>(i)];
      player_.setTexts(i, cue.caption, cue.note);
    }
  });
}

Presentation::~Presentation() { qApp->removeEventFilter(this); }

// ── beginning and ending ──

QScreen* Presentation::audienceScreen() const {
  const auto screens = QGuiApplication::screens();
  if (screen_ >= 1 && screen_ <= screens.size()) return screens[screen_ - 1];
  for (QScreen* one : screens) {
    if (one != window_.screen()) return one;
  }
  return nullptr;
}

bool Presentation::begin(int first) {
  if (isOn()) return true;
  if (book_.cues().empty()) {
    Q_EMIT controller_.message(
        tr("There are no cues to present: add one, or choose a ready lecture."), false);
    return false;
  }
  document_.hold();
  if (!player_.start(book_.cues(), first)) {
    document_.release();
    return false;
  }
  audience_ = std::make_unique<AudienceWindow>(controller_, views_);
  audience_->setDark(wantsDark());
  connect(audience_.get(), &AudienceWindow::closed, this, &Presentation::end, Qt::QueuedConnection);
  clock_.start();
  qApp->installEventFilter(this);
  showCue();
  audience_->showOn(audienceScreen());
  audience_->renderNow();
  Q_EMIT begun();
  window_.activateWindow();
  Q_EMIT changed();
  return true;
}

void Presentation::end() {
  if (!isOn()) return;
  qApp->removeEventFilter(this);
  audience_->disconnect(this);
  audience_->retire();
  audience_.release()->deleteLater();
  Q_EMIT changed();  // nothing looks at the audience's window any more
  player_.stop();
  document_.release();
  Q_EMIT ended();
}

// ── what the speaker does ──

void Presentation::next() { player_.next(); }
void Presentation::back() { player_.back(); }

void Presentation::setBlank(bool on) {
  if (!isOn()) return;
  audience_->setBlank(on);
  Q_EMIT changed();
}

void Presentation::setFrozen(bool on) {
  if (!isOn()) return;
  audience_->setFrozen(on);
  Q_EMIT changed();
}

bool Presentation::wantsDark() { return QSettings().value(kDarkKey, false).toBool(); }

void Presentation::setDark(bool on) {
  QSettings().setValue(kDarkKey, on);
  if (isOn()) audience_->setDark(on);
}

// ── what is shown ──

int Presentation::minutes() const { return book_.lecture().minutes; }

QString Presentation::textOf(const Cue* cue, bool caption) const {
  if (cue == nullptr) return {};
  const LocalText& text = caption ? cue->caption : cue->note;
  return QString::fromStdString(text.in(language_.current().toStdString()));
}

QString Presentation::stateText() const {
  const Cue* cue = player_.cue();
  if (cue == nullptr) return {};
  if (player_.phase() == CuePlayer::Phase::Restoring) return tr("going there…");
  if (player_.phase() == CuePlayer::Phase::Running) {
    const QString stop =
        cue->step > 0
            ? tr("runs to step %1").arg(QLocale().toString(static_cast<qulonglong>(cue->step)))
            : tr("runs to its stop");
    return stop + QStringLiteral(" · ") + tr("Page Down: at once");
  }
  if (player_.covered()) return tr("covered: ask for a guess; Page Down reveals");
  return tr("step %1").arg(QLocale().toString(static_cast<qulonglong>(controller_.position())));
}

void Presentation::showCue() {
  if (!isOn()) return;
  QStringList views;
  if (const Cue* cue = player_.cue()) {
    for (const std::string& id : cue->views) views << QString::fromStdString(id);
  }
  audience_->setViews(views);
  audience_->setCaption(textOf(player_.cue(), true));
  Q_EMIT changed();
}

// ── keys ──

bool Presentation::mine(const QObject* watched) const {
  const auto* widget = qobject_cast<const QWidget*>(watched);
  return widget != nullptr && (widget->window() == &window_ || widget == audience_.get());
}

/// Whether the key is one of the lecture's; does what it says where it shall act.
bool Presentation::takeKey(const QKeyEvent& event, const QWidget& at, bool act) {
  const bool audience = &at == audience_.get();
  const int key = event.key();
  if (event.modifiers() & ~Qt::KeypadModifier) return false;
  if (takesText(at)) return false;
  const auto arrow = key == Qt::Key_Right || key == Qt::Key_Left;
  if (arrow && !audience) return false;  // they move cursors and sliders in the speaker's window
  const bool on = key == Qt::Key_PageDown || key == Qt::Key_Right;
  const bool before = key == Qt::Key_PageUp || key == Qt::Key_Left;
  const bool blank = key == Qt::Key_B || key == Qt::Key_Period;
  const bool freeze = key == Qt::Key_S, out = key == Qt::Key_Escape;
  const bool pause = audience && key == Qt::Key_Space;
  if (!(on || before || blank || freeze || out || pause)) return false;
  if (!act) return true;
  if (!out) audience_->echo(keyName(key));
  if (on) next();
  if (before) back();
  if (blank) setBlank(!audience_->isBlank());
  if (freeze) setFrozen(!audience_->isFrozen());
  if (pause) controller_.toggleRun();
  if (out) end();
  return true;
}

bool Presentation::eventFilter(QObject* watched, QEvent* event) {
  const bool press = event->type() == QEvent::KeyPress;
  if (!isOn() || (!press && event->type() != QEvent::ShortcutOverride) || !mine(watched)) {
    return false;
  }
  if (QApplication::activeModalWidget() != nullptr ||
      QApplication::activePopupWidget() != nullptr) {
    return false;
  }
  const auto& key = *static_cast<const QKeyEvent*>(event);
  const auto& at = *static_cast<const QWidget*>(watched);
  if (!takeKey(key, at, press && !key.isAutoRepeat())) return false;
  event->accept();
  return true;
}

}  // namespace icl::ui
