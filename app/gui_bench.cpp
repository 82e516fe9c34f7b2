#include "app/gui_bench.h"

#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <unistd.h>

#include <QApplication>
#include <QEvent>
#include <QTimer>

#include "core/base/json.h"
#include "ui/session_pump.h"

namespace icl::app {

namespace {

double residentMb() {
  std::ifstream file("/proc/self/statm");
  double total = 0, resident = 0;
  file >> total >> resident;
  return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

Json spreadJson(const ui::Spread& spread) {
  Json json = Json::object();
  json.set("p50", spread.p50);
  json.set("p95", spread.p95);
  json.set("max", spread.max);
  return json;
}

}  // namespace

double sinceProcessStartMs() {
  std::ifstream file("/proc/self/stat");
  std::string line;
  std::getline(file, line);
  std::istringstream fields(line.substr(line.rfind(')') + 2));  // after the program's name
  std::string field;
  for (int i = 3; i <= 22; ++i) fields >> field;
  const double started = std::stod(field) * 1000.0 / static_cast<double>(sysconf(_SC_CLK_TCK));
  timespec now{};
  clock_gettime(CLOCK_BOOTTIME, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6 - started;
}

GuiBench::GuiBench(ui::SessionController& controller, const ui::ViewArea& views, double seconds)
    : controller_(controller), views_(views) {
  qApp->installEventFilter(this);
  QTimer::singleShot(1500, this, [this] {  // frames of the steady state, not of the start
    controller_.pump().meter().reset();
    controller_.pump().meter().startHeartbeat();
  });
  QTimer::singleShot(static_cast<int>(seconds * 1000), this, &GuiBench::finish);
  auto* watch = new QTimer(this);
  connect(watch, &QTimer::timeout, this, &GuiBench::watch);
  watch->start(100);
  clock_.start();
}

// The measure is of a window that trains: a run that has come to its end is rewound and run again.
void GuiBench::watch() {
  const std::uint64_t now = controller_.position();
  if (now > position_) steps_ += now - position_;
  position_ = now;
  const ui::RunTrack* run = controller_.active();
  if (run != nullptr && run->state.end != EndReason::None &&
      controller_.activity() != Activity::Running) {
    controller_.rewind();
    controller_.run();
  }
}

bool GuiBench::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::Paint || first_moving_ms_ >= 0) return false;
  const ui::RunTrack* run = controller_.active();
  if (run == nullptr || run->steps.size() < 2) return false;
  std::size_t seen = 0;
  for (int i = 0; i < ui::ViewArea::kSlots; ++i) {
    const ui::LabView* view = views_.slot(i)->view();
    seen += view != nullptr && view->isVisible() ? 1 : 0;
  }
  for (int i = 0; i < ui::ViewArea::kSlots; ++i) {
    const ui::LabView* view = views_.slot(i)->view();
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (view == nullptr || widget == nullptr) continue;
    if (view != widget && !view->isAncestorOf(widget)) continue;
    painted_.insert(view);
    if (first_paint_ms_ < 0 && painted_.size() >= seen) {
      first_paint_ms_ = sinceProcessStartMs();
      rows_at_paint_ = run->steps.size();
    } else if (first_paint_ms_ >= 0 && run->steps.size() > rows_at_paint_) {
      first_moving_ms_ = sinceProcessStartMs();
    }
  }
  return false;
}

void GuiBench::finish() {
  Json json = Json::object();
  json.set("first_paint_ms", first_paint_ms_);
  json.set("first_moving_ms", first_moving_ms_);
  json.set("frame_ms", spreadJson(controller_.pump().meter().frames()));
  json.set("loop_gap_ms", spreadJson(controller_.pump().meter().gaps()));
  json.set("steps_per_second",
           1000.0 * static_cast<double>(steps_) / static_cast<double>(clock_.elapsed()));
  json.set("resident_mb", residentMb());
  std::cout << json.print() << std::endl;
  QCoreApplication::exit(0);
}

}  // namespace icl::app
