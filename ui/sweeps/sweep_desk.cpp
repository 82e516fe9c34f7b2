#include "ui/sweeps/sweep_desk.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/base/parallel.h"
#include "ui/core_text.h"

namespace icl::ui {

namespace {

constexpr int kTickMilliseconds = 250;

}  // namespace

// ── the picture ──

std::uint64_t SweepLook::job(const SweepSpec& spec, std::size_t column, std::size_t row) const {
  std::uint64_t cell = 0;
  for (std::size_t a = 0; a < spec.axes.size(); ++a) {
    std::size_t point = a < slice.size() ? slice[a] : 0;
    if (a == up) point = row;
    if (a == across) point = column;
    cell = cell * spec.axes[a].points.size() + point;
  }
  return cell * spec.seeds.size() + static_cast<std::uint64_t>(std::max(0, seed));
}

SweepGrid gridOf(const Sweep& sweep, const SweepView* view, const SweepLook& look) {
  const SweepSpec& spec = sweep.spec();
  SweepGrid grid;
  grid.look = look;
  grid.columns = spec.axes[look.across].points.size();
  grid.rows = look.flat() ? 1 : spec.axes[look.up].points.size();
  grid.values.assign(grid.columns * grid.rows, std::numeric_limits<double>::quiet_NaN());
  if (view == nullptr) return grid;
  for (std::size_t row = 0; row < grid.rows; ++row) {
    for (std::size_t column = 0; column < grid.columns; ++column) {
      const std::uint64_t job = look.job(spec, column, row);
      double& value = grid.values[row * grid.columns + column];
      if (look.seed >= 0) {
        value = view->results.value(job, look.record);
      } else {
        const SweepSummary cell = view->results.cell(job / spec.seeds.size(), look.record);
        value = look.seed == SweepLook::kMean ? cell.mean : cell.half_width;
      }
    }
  }
  return grid;
}

// ── the desk ──

SweepDesk::SweepDesk(QObject* parent) : QObject(parent) {
  timer_.setInterval(kTickMilliseconds);
  connect(&timer_, &QTimer::timeout, this, &SweepDesk::tick);
}

SweepDesk::~SweepDesk() {
  if (task_ != nullptr) task_->stop = true;
}

void SweepDesk::show(std::shared_ptr<const Sweep> sweep, const std::filesystem::path& folder) {
  stop();
  task_.reset();
  timer_.stop();
  ++generation_;
  sweep_ = std::move(sweep);
  folder_ = folder;
  look_ = {};
  grid_ = gridOf(*sweep_, nullptr, look_);
  drop(std::exchange(view_, nullptr));
  stored_ = read_at_ = 0;
  reading_ = read_again_ = false;
  read();
  Q_EMIT viewChanged();
  Q_EMIT progressChanged();
}

/// A hundred thousand results are let go where nobody waits.
void SweepDesk::drop(std::shared_ptr<const SweepView> view) {
  if (view != nullptr) reader_.post([view = std::move(view)]() mutable { view.reset(); });
}

void SweepDesk::look(const SweepLook& look) {
  if (sweep_ == nullptr) return;
  look_ = look;
  if (view_ == nullptr) {
    grid_ = gridOf(*sweep_, nullptr, look);
    Q_EMIT gridChanged();
    return;
  }
  reader_.post([this, view = view_, look, generation = generation_] {
    QMetaObject::invokeMethod(
        this,
        [this, generation, grid = gridOf(*view->sweep, view.get(), look)]() mutable {
          if (generation != generation_ || !(grid.look == look_)) return;
          grid_ = std::move(grid);
          Q_EMIT gridChanged();
        },
        Qt::QueuedConnection);
  });
}

void SweepDesk::start() {
  if (running() || sweep_ == nullptr) return;
  task_ = std::make_shared<Task>();
  found_ = stored_ = view_ != nullptr ? view_->results.done() : 0;
  task_->stored = stored_;
  began_ = std::chrono::steady_clock::now();
  runner_.post([this, task = task_, sweep = sweep_, folder = folder_, generation = generation_] {
    SweepOptions options;
    options.folder = folder;
    // One core stays for the window and the run it shows.
    options.workers = std::max(1, parallel::threads() - 1);
    options.stop = [task] { return task->stop.load(std::memory_order_relaxed); };
    options.progress = [task](const SweepProgress& now) { task->stored = now.stored; };
    Result<SweepReport> report{SweepReport{}};
    parallel::atLowPriority([&] { report = runSweep(*sweep, options); });
    QMetaObject::invokeMethod(
        this,
        [this, generation, done = std::move(report)] {
          if (generation == generation_) ended(done);
        },
        Qt::QueuedConnection);
  });
  timer_.start();
  Q_EMIT progressChanged();
}

void SweepDesk::stop() {
  if (task_ == nullptr) return;
  task_->stop = true;
  Q_EMIT progressChanged();
}

std::uint64_t SweepDesk::stored() const {
  return task_ != nullptr ? task_->stored.load() : stored_;
}

double SweepDesk::secondsLeft() const {
  const std::uint64_t now = stored();
  if (!running() || now <= found_ || sweep_ == nullptr) return -1;
  const std::chrono::duration<double> gone = std::chrono::steady_clock::now() - began_;
  return gone.count() / static_cast<double>(now - found_) *
         static_cast<double>(sweep_->jobs() - std::min(now, sweep_->jobs()));
}

void SweepDesk::tick() {
  Q_EMIT progressChanged();
  if (stored() != read_at_) read();
}

/// At most one at a time, so a large store is read as often as it can be.
void SweepDesk::read() {
  if (sweep_ == nullptr) return;
  if (reading_) {
    read_again_ = true;
    return;
  }
  reading_ = true;
  read_again_ = false;
  read_at_ = stored();
  reader_.post([this, sweep = sweep_, folder = folder_, generation = generation_] {
    auto view = std::make_shared<const SweepView>(sweep, folder);
    QMetaObject::invokeMethod(
        this,
        [this, generation, view = std::move(view)]() mutable {
          if (generation == generation_) {
            taken(std::move(view));
          } else {
            drop(std::move(view));
          }
        },
        Qt::QueuedConnection);
  });
}

void SweepDesk::taken(std::shared_ptr<const SweepView> view) {
  reading_ = false;
  drop(std::exchange(view_, std::move(view)));
  if (!running()) stored_ = read_at_ = view_->results.done();
  if (read_again_) read();
  Q_EMIT viewChanged();
  Q_EMIT progressChanged();
  look(look_);
}

void SweepDesk::ended(const Result<SweepReport>& report) {
  timer_.stop();
  stored_ = stored();
  task_.reset();
  if (!report) Q_EMIT failed(coreError(report.error()));
  read();  // again where one is under way: it may miss the last jobs
  Q_EMIT progressChanged();
}

}  // namespace icl::ui
