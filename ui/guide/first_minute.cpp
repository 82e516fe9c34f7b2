#include "ui/guide/first_minute.h"

#include <algorithm>

#include <QSettings>
#include <QTimer>

namespace icl::ui {

namespace {

const QString kSeen = QStringLiteral("guide/first-minute-seen");

constexpr int kSettleMs = 500;

bool hasSlider(const Field& field) {
  const bool number = field.kind == Kind::Integer || field.kind == Kind::Real;
  return number && field.change != Change::AnyTime && !field.read_only;
}

/// Two rows make a curve.
bool moved(const RunTrack& run) { return run.steps.size() > 1; }

bool atEnd(const RunTrack& run, const SessionController& controller) {
  return run.state.end != EndReason::None && controller.position() >= controller.furthest();
}

}  // namespace

FirstMinute::FirstMinute(SessionController& controller, QObject* parent)
    : QObject(parent), controller_(controller) {
  const auto look = [this] { watch(); };
  connect(&controller_, &SessionController::activityChanged, this, look);
  connect(&controller_, &SessionController::refreshed, this, look);
  connect(&controller_, &SessionController::runsChanged, this, look);
  connect(&controller_, &SessionController::opened, this, [this] {
    if (on_ && !isDone()) noteBeginning();
    watch();
  });
}

bool FirstMinute::wasSeen() { return QSettings().value(kSeen, false).toBool(); }

void FirstMinute::begin() {
  on_ = true;
  task_ = -1;
  rewarded_.reset();
  goOn(false);
}

void FirstMinute::end() {
  if (!on_) return;
  on_ = false;
  QSettings().setValue(kSeen, true);
  Q_EMIT changed();
}

void FirstMinute::skip() {
  if (on_ && !isDone()) goOn(false);
}

std::optional<FirstMinute::Task> FirstMinute::task() const {
  if (!on_ || isDone()) return {};
  return static_cast<Task>(task_);
}

/// To the next task that this experiment has.
void FirstMinute::goOn(bool rewarded) {
  rewarded_.reset();
  if (rewarded) rewarded_ = static_cast<Task>(task_);
  ++task_;
  while (!isDone() && !possible(static_cast<Task>(task_))) ++task_;
  if (isDone()) QSettings().setValue(kSeen, true);
  noteBeginning();
  last_wish_ = wish();
  Q_EMIT changed();
}

void FirstMinute::noteBeginning() {
  runs_.clear();
  twins_.clear();
  ghosts_ = 0;
  ran_ = controller_.activity() == Activity::Running;
  stood_ = false;
  // A run that was just started is not known to run yet.
  QTimer::singleShot(kSettleMs, this, [this] {
    if (controller_.activity() != Activity::Running) stood_ = true;
  });
  for (const RunTrack* run : controller_.runs()) {
    runs_.insert(run->serial);
    if (run->live && run->twin_of && run->shown && moved(*run)) twins_.insert(run->serial);
    ghosts_ += run->live ? 0 : 1;
  }
}

bool FirstMinute::possible(Task task) const {
  if (!controller_.isOpen()) return true;
  const auto& fields = controller_.type().schema.fields();
  if (task == Task::Slider) return std::any_of(fields.begin(), fields.end(), hasSlider);
  if (task == Task::Twin) {
    return std::any_of(fields.begin(), fields.end(), [](const Field& f) { return bool(f.twins); });
  }
  return true;
}

const RunTrack* FirstMinute::newRun() const {
  const RunTrack* run = controller_.active();
  return run != nullptr && runs_.count(run->serial) == 0 ? run : nullptr;
}

bool FirstMinute::achieved() {
  const auto runs = controller_.runs();
  const RunTrack* fresh = newRun();
  switch (static_cast<Task>(task_)) {
    case Task::Run: {  // it must have stood still and move again
      const bool running = controller_.activity() == Activity::Running;
      const bool stood = stood_;
      const RunTrack* run = controller_.active();
      const bool ended = run != nullptr && atEnd(*run, controller_);
      stood_ = stood_ || ((ran_ || ended) && !running);
      ran_ = ran_ || running;
      return running && stood;
    }
    case Task::Slider: {
      const auto ghosts = static_cast<std::uint64_t>(
          std::count_if(runs.begin(), runs.end(), [](const RunTrack* run) { return !run->live; }));
      return fresh != nullptr && ghosts > ghosts_ && moved(*fresh);
    }
    case Task::Twin:
      return std::any_of(runs.begin(), runs.end(), [this](const RunTrack* run) {
        return run->live && run->twin_of && run->shown && moved(*run) &&
               twins_.count(run->serial) == 0;
      });
    case Task::Back:
      return !controller_.follow() && controller_.position() < controller_.furthest();
    case Task::Fork:
      return fresh != nullptr && fresh->state.first > 0 && fresh->steps.size() > 0 &&
             fresh->steps[fresh->steps.size() - 1] > static_cast<double>(fresh->state.first);
  }
  return false;
}

void FirstMinute::watch() {
  if (!on_ || isDone() || watching_ || !controller_.isOpen()) return;
  watching_ = true;
  if (controller_.hasGuests()) {
    end();  // a lecture began
  } else if (achieved()) {
    goOn(true);
  } else if (wish() != last_wish_) {
    last_wish_ = wish();
    Q_EMIT changed();
  }
  watching_ = false;
}

QString FirstMinute::wish() const {
  if (isDone()) {
    return tr(
        "Every control has its own help: Shift+F1. Ctrl+K finds everything by name, and the "
        "presets in Ctrl+G each tell a story.");
  }
  const RunTrack* run = controller_.active();
  const bool running = controller_.activity() == Activity::Running;
  switch (static_cast<Task>(task_)) {
    case Task::Run:
      if (run != nullptr && !running && atEnd(*run, controller_)) {
        return tr("The run is at its end. Rewind it with Ctrl+Home, then press Space.");
      }
      return running ? tr("A model is learning. Press Space, or Pause, and it stands still.")
                     : tr("Press Space, or Run, and it goes on.");
    case Task::Slider:
      if (newRun() != nullptr && !running) return tr("The new run waits. Press Space.");
      if (controller_.looksBack()) {
        return tr("Go to the newest step with Ctrl+End. Then move a slider on the left.");
      }
      return tr("Move a slider on the left, with the mouse or the arrow keys, and let go.");
    case Task::Twin:
      return tr(
          "Press Twin beside a setting: the other choice runs as well, with the same seed "
          "and data.");
    case Task::Back:
      return tr("Drag the time bar at the bottom to the left, or press Ctrl+Left.");
    case Task::Fork:
      if (controller_.position() == 0) return tr("Go a step forward with Ctrl+Right.");
      return tr("Press Ctrl+B, or Fork here in the Run menu: a second future begins at this step.");
  }
  return {};
}

QString FirstMinute::reward() const {
  if (!rewarded_) return {};
  switch (*rewarded_) {
    case Task::Run:
      return tr("Pause and run act at once, at any moment.");
    case Task::Slider:
      return tr("A new curve began with the same seed. The old one stays as a ghost.");
    case Task::Twin:
      return tr("Two runs in lock step. What differs between them is that one setting.");
    case Task::Back:
      return tr("Every picture went back to that step, exactly as it was.");
    case Task::Fork:
      return tr("The fork shares the past of its run and goes its own way from there.");
  }
  return {};
}

}  // namespace icl::ui
