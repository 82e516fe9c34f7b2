// SessionController's part for runs that begin from runs: a first stage that this process does not
// know yet is found or trained on another thread while the window stays live; then what was asked
// for goes on.
#include <atomic>
#include <utility>

#include <QElapsedTimer>
#include <QLocale>

#include "core/run/parents.h"
#include "ui/core_text.h"
#include "ui/session_state.h"

namespace icl::ui {

namespace {

constexpr int kProgressMs = 300;

}  // namespace

/// True: `then` will be called when the parents are there, unless something else is asked for
/// before. False: nothing to wait for. The window's first session, which nothing else could stand
/// in for, and a lecture's wait in the call that opens them.
bool SessionController::waitsForParents(const ExperimentType& type, const Values& changes,
                                        std::uint64_t seed, std::function<void()> then) {
  State& s = *state_;
  stopTraining();
  if (!s.session || s.guests || !type.parents || parentsKnown(type, changes, seed, {}))
    return false;
  const auto stop = std::make_shared<std::atomic<bool>>(false);
  s.training = stop;
  const auto said = std::make_shared<QElapsedTimer>();
  const auto progress = [this, stop, said](const ParentProgress& now) {
    if (*stop) return false;
    if (said->isValid() && said->elapsed() < kProgressMs) return true;
    said->start();
    const auto tell = [this, stop, title = now.spec.title, step = now.step, steps = now.steps] {
      if (*stop) return;
      Q_EMIT message(tr("It begins from another run, which is trained first: “%1”, step %2 of %3.")
                         .arg(coreText(title), QLocale().toString(static_cast<qulonglong>(step)),
                              QLocale().toString(static_cast<qulonglong>(steps))),
                     false);
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    return true;
  };
  s.background.start([this, &type, changes, seed, stop, place = ParentPlace{s.store, progress},
                      next = std::move(then)] {
    const auto made = parentsFor(type, changes, seed, place);
    const auto go_on = [this, stop, next, outcome = made ? Status() : Status(made.error())] {
      if (*stop) return;
      state_->training.reset();
      if (!outcome) return Q_EMIT message(coreError(outcome.error()), true);
      Q_EMIT message({}, false);  // no progress any more
      next();
    };
    QMetaObject::invokeMethod(this, go_on, Qt::QueuedConnection);
  });
  return true;
}

/// What was asked for before is not wanted any more.
void SessionController::stopTraining() {
  if (!state_->training) return;
  *state_->training = true;
  state_->training.reset();
}

}  // namespace icl::ui
