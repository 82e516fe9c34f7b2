#include "ui/status_line.h"

#include <cmath>

#include <QLocale>

#include "ui/core_text.h"
#include "ui/session_pump.h"

namespace icl::ui {

namespace {

constexpr int kUpdateMs = 500;

}  // namespace

StatusLine::StatusLine(SessionController& controller, const LabDocument& document, QWidget* parent)
    : QLabel(parent), controller_(controller), document_(document) {
  setContentsMargins(0, 0, 10, 0);
  setAccessibleName(tr("State"));
  soon_.setSingleShot(true);
  connect(&soon_, &QTimer::timeout, this, &StatusLine::show);
  const auto later = [this] {
    if (!soon_.isActive()) soon_.start(kUpdateMs);
  };
  connect(&controller_, &SessionController::refreshed, this, later);
  connect(&controller_, &SessionController::activityChanged, this, later);
  connect(&controller_, &SessionController::runsChanged, this, later);
  connect(&document_, &LabDocument::changed, this, later);
}

QString StatusLine::activityText() const {
  int live = 0;
  for (const RunTrack* run : controller_.runs()) live += run->live ? 1 : 0;
  const RunTrack* active = controller_.active();
  if (controller_.activity() == Activity::Running) return tr("training %n run(s)", nullptr, live);
  if (controller_.activity() == Activity::Seeking) return tr("going to the step");
  if (active != nullptr && active->state.end != EndReason::None && !controller_.cover()) {
    return coreMessage(active->state.sentence);
  }
  return tr("paused");
}

void StatusLine::show() {
  if (!controller_.isOpen()) return;
  QStringList parts{activityText()};
  if (controller_.activity() == Activity::Running) {
    const double rate = controller_.measuredStepsPerSecond();
    parts << tr("%1 steps/s").arg(QLocale().toString(std::round(rate), 'f', 0));
    parts << tr("frame %1 ms").arg(qRound(controller_.pump().meter().lastFrameMs()));
  }
  if (const auto saved = document_.lastSaved()) {
    parts << tr("saved %1").arg(QLocale().toString(saved->time(), QLocale::ShortFormat));
  }
  setText(parts.join(QStringLiteral(" · ")));
}

}  // namespace icl::ui
