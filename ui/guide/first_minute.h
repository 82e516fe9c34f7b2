// FirstMinute: five small tasks for a newcomer, each done when something moved on the screen
// because of what the person did: pause and run, a slider, a twin, back in time, a fork. Watches
// SessionController; touches nothing. GuideCard shows it. Remembered once it was ended. GUI thread.
#pragma once

#include <cstdint>
#include <optional>
#include <set>

#include <QObject>
#include <QString>

#include "ui/session_controller.h"

namespace icl::ui {

class FirstMinute : public QObject {
  Q_OBJECT
 public:
  enum class Task { Run, Slider, Twin, Back, Fork };
  static constexpr int kTasks = 5;

  explicit FirstMinute(SessionController& controller, QObject* parent = nullptr);

  /// Was it ended or left before, in any session?
  static bool wasSeen();
  void begin();
  /// Left or ended: remembered.
  void end();
  /// To the next task without doing this one; the last one: to the end.
  void skip();

  bool isOn() const { return on_; }
  /// All tasks are behind; the card still says what the last one did.
  bool isDone() const { return task_ >= kTasks; }
  int number() const { return task_ + 1; }  // from 1
  std::optional<Task> task() const;
  /// What to do now, with its key; live.
  QString wish() const;
  /// What the task before did; empty: it was skipped, or there is none.
  QString reward() const;

 Q_SIGNALS:
  void changed();

 private:
  void watch();
  bool achieved();
  bool possible(Task task) const;
  void goOn(bool rewarded);
  void noteBeginning();
  const RunTrack* newRun() const;

  SessionController& controller_;
  bool on_ = false, ran_ = false, stood_ = false, watching_ = false;
  int task_ = 0;
  std::optional<Task> rewarded_{};
  // How things stood when the task began.
  std::set<std::uint64_t> runs_{};
  std::set<std::uint64_t> twins_{};
  std::uint64_t ghosts_ = 0;
  QString last_wish_{};
};

}  // namespace icl::ui
