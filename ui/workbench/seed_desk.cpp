#include "ui/workbench/seed_desk.h"

#include <algorithm>
#include <utility>

#include "core/base/parallel.h"
#include "core/base/text.h"
#include "ui/core_text.h"
#include "ui/session_controller.h"
#include "ui/views/view_parts.h"

namespace icl::ui {

namespace {

constexpr int kProgressMilliseconds = 250;
constexpr int kRooms = 8;  // more at a time leave the machine no memory for anything else

SeedSide sideOf(const RunTrack& run) {
  SeedSide side;
  side.serial = run.serial;
  side.name = run.name;
  side.colour = run.colour;
  side.twin = run.twin_of.has_value();
  side.config = run.state.config;
  side.script = run.state.events;
  return side;
}

}  // namespace

std::optional<SeedPlan> seedPlan(const SessionController& lab, int count, QString* why) {
  const auto refuse = [why](const QString& sentence) -> std::optional<SeedPlan> {
    if (why != nullptr) *why = sentence;
    return {};
  };
  const RunTrack* active = lab.isOpen() ? lab.active() : nullptr;
  if (active == nullptr) return refuse(SeedDesk::tr("No run is open."));
  if (active->state.first > 0) {
    return refuse(SeedDesk::tr("“%1” is a fork: its past is that of one seed. Look at the run it "
                               "left, or at one that begins at step 0.")
                      .arg(active->name));
  }
  SeedPlan plan;
  plan.type = &lab.type();
  plan.sides.push_back(sideOf(*active));
  if (const auto pair = comparedRuns(lab)) {
    const auto [a, b] = *pair;
    const bool of_active = a == active || b == active;
    const bool differ = a->state.config != b->state.config || a->state.events != b->state.events;
    if (of_active && differ && a->state.first == 0 && b->state.first == 0) {
      plan.sides = {sideOf(*a), sideOf(*b)};
    }
  }
  plan.first_seed = active->state.seed;
  plan.count = std::clamp(count, SeedDesk::kFewest, SeedDesk::kMost);
  plan.steps = lab.stepLimit();
  plan.until = lab.stopRule().toStdString();
  if (lab.preset()) plan.preset = lab.preset()->id;
  for (SeedSide& side : plan.sides) {  // as the window names further runs
    side.title = lab.preset() ? lab.preset()->title : plan.type->title;
    const Values changed = icl::difference(lab.startingPoint(), side.config);
    for (const auto& [key, value] : changed.map()) side.title += ", " + key + "=" + toText(value);
  }
  return plan;
}

SeedDesk::SeedDesk(std::filesystem::path store, QObject* parent)
    : QObject(parent), store_(std::move(store)) {
  timer_.setInterval(kProgressMilliseconds);
  connect(&timer_, &QTimer::timeout, this, &SeedDesk::progressed);
}

SeedDesk::~SeedDesk() {
  if (task_ != nullptr) task_->stop = true;
}

std::size_t SeedDesk::jobOf(std::size_t side, int seed) const {
  return static_cast<std::size_t>(seed) * plan_->sides.size() + side;
}

void SeedDesk::start(const SeedPlan& plan) {
  if (running() && !stopping() && plan_->sameRuns(plan) && plan_->count == plan.count) return;
  if (task_ != nullptr) task_->stop = true;
  Curves kept(static_cast<std::size_t>(plan.jobs()));
  if (plan_ && plan_->sameRuns(plan)) {  // seed by seed: a shorter or longer list of the same jobs
    for (std::size_t i = 0; i < std::min(kept.size(), curves_.size()); ++i) {
      kept[i] = std::move(curves_[i]);
    }
  }
  plan_ = plan;
  curves_ = std::move(kept);
  ++revision_;
  task_ = std::make_shared<Task>(plan, store_);
  for (std::size_t i = 0; i < curves_.size(); ++i) {
    if (!curves_[i]) task_->jobs.push_back(static_cast<int>(i));
  }
  const int wanted = std::clamp(parallel::threads() - 1, 1, kRooms);
  const std::size_t workers = std::min(static_cast<std::size_t>(wanted), task_->jobs.size());
  while (rooms_.size() < workers) rooms_.push_back(std::make_unique<BackRoom>());
  task_->left = workers;
  if (workers == 0) {
    task_.reset();
  } else {
    timer_.start();
  }
  for (std::size_t i = 0; i < workers; ++i) {
    rooms_[i]->post([this, task = task_] { work(task); });
  }
  Q_EMIT changed();
}

void SeedDesk::stop() {
  if (task_ == nullptr) return;
  task_->stop = true;
  Q_EMIT progressed();
}

void SeedDesk::clear() {
  if (!plan_) return;
  if (task_ != nullptr) task_->stop = true;
  task_.reset();
  timer_.stop();
  plan_.reset();
  curves_.clear();
  ++revision_;
  Q_EMIT changed();
}

void SeedDesk::setBands(bool on) {
  if (bands_ == on) return;
  bands_ = on;
  ++revision_;
  Q_EMIT changed();
}

/// On a room's thread: jobs one after the other until there is none.
void SeedDesk::work(const std::shared_ptr<Task>& task) {
  const auto tell = [this](std::function<void()> what) {
    QMetaObject::invokeMethod(this, std::move(what), Qt::QueuedConnection);
  };
  std::call_once(task->listed, [&] {
    if (!task->store.empty()) task->known = listRuns(task->store);
  });
  const auto sides = task->plan.sides.size();
  while (!task->stop) {
    const std::size_t at = task->next.fetch_add(1);
    if (at >= task->jobs.size()) break;
    const int job = task->jobs[at];
    const SeedSide& side = task->plan.sides[static_cast<std::size_t>(job) % sides];
    const std::uint64_t seed = task->plan.seed(job / static_cast<int>(sides));
    auto curve = storedSeed(task->plan, side, seed, task->known);
    if (!curve) {
      Result<std::optional<SeedCurve>> made{std::optional<SeedCurve>{}};
      parallel::atLowPriority([&] {
        made = makeSeed(task->plan, side, seed, task->store, [&](std::uint64_t step) {
          task->steps[static_cast<std::size_t>(job)].store(step, std::memory_order_relaxed);
          return !task->stop.load(std::memory_order_relaxed);
        });
      });
      if (!made) {
        task->stop = true;
        tell([this, error = made.error()] { Q_EMIT failed(coreError(error)); });
        break;
      }
      curve = std::move(made.value());
    }
    if (curve) {
      tell([this, task, job, curve = std::move(curve)]() mutable {
        took(task, job, std::move(curve));
      });
    }
  }
  if (task->left.fetch_sub(1) == 1) tell([this, task] { ended(task); });
}

void SeedDesk::took(const std::shared_ptr<Task>& task, int job, std::optional<SeedCurve> curve) {
  const bool wanted =
      plan_ && plan_->sameRuns(task->plan) && static_cast<std::size_t>(job) < curves_.size();
  if (!wanted) return;
  curves_[static_cast<std::size_t>(job)] = std::move(curve);
  ++revision_;
  Q_EMIT changed();
}

void SeedDesk::ended(const std::shared_ptr<Task>& task) {
  if (task != task_) return;
  task_.reset();
  timer_.stop();
  Q_EMIT changed();
}

int SeedDesk::done() const {
  return static_cast<int>(std::count_if(curves_.begin(), curves_.end(),
                                        [](const auto& curve) { return curve.has_value(); }));
}

double SeedDesk::progress(std::size_t side, int seed) const {
  if (!plan_) return 0;
  const std::size_t job = jobOf(side, seed);
  if (job >= curves_.size()) return 0;
  if (curves_[job]) return 1;
  if (task_ == nullptr || plan_->steps == 0) return 0;
  return std::min(1.0, static_cast<double>(task_->steps[job].load(std::memory_order_relaxed)) /
                           static_cast<double>(plan_->steps));
}

double SeedDesk::progress() const {
  if (!plan_) return 0;
  double sum = 0;
  for (std::size_t side = 0; side < plan_->sides.size(); ++side) {
    for (int seed = 0; seed < plan_->count; ++seed) sum += progress(side, seed);
  }
  return sum / plan_->jobs();
}

const SeedCurve* SeedDesk::curve(std::size_t side, int seed) const {
  if (!plan_ || side >= plan_->sides.size() || seed < 0 || seed >= plan_->count) return nullptr;
  const auto& curve = curves_[jobOf(side, seed)];
  return curve ? &*curve : nullptr;
}

}  // namespace icl::ui
