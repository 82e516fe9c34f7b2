#include "ui/sweeps/sweep_desk.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/parallel.h"
#include "ui/core_text.h"

namespace icl::ui {

namespace {

constexpr int kTickMilliseconds = 250;

}  // namespace

SweepDesk::SweepDesk(QObject* parent) : QObject(parent) {
  timer_.setInterval(kTickMilliseconds);
  connect(&timer_, &QTimer::timeout, this, &SweepDesk::tick);
}

SweepDesk::~SweepDesk() { stop_ = true; }

void SweepDesk::show(std::shared_ptr<const Sweep> sweep, const std::filesystem::path& folder) {
  stop_ = true;
  if (worker_.joinable()) worker_.join();  // a step of each job in the middle
  ++generation_;
  sweep_ = std::move(sweep);
  folder_ = folder;
  view_.reset();
  running_ = false;
  stored_ = read_at_ = 0;
  reading_ = false;
  read();
  Q_EMIT viewChanged();
  Q_EMIT progressChanged();
}

void SweepDesk::start() {
  if (running_ || sweep_ == nullptr) return;
  if (worker_.joinable()) worker_.join();
  running_ = true;
  stop_ = false;
  began_ = std::chrono::steady_clock::now();
  found_ = stored_ = view_ != nullptr ? view_->results.done() : 0;
  worker_ = std::jthread([this, sweep = sweep_, folder = folder_, generation = generation_] {
    SweepOptions options;
    options.folder = folder;
    // One core stays for the window and the run it shows.
    options.workers = std::max(1, parallel::threads() - 1);
    options.stop = [this] { return stop_.load(std::memory_order_relaxed); };
    options.progress = [this](const SweepProgress& now) { stored_ = now.stored; };
    std::optional<Result<SweepReport>> report;
    parallel::atLowPriority([&] { report = runSweep(*sweep, options); });
    QMetaObject::invokeMethod(
        this,
        [this, generation, done = *std::move(report)] {
          if (generation == generation_) ended(done);
        },
        Qt::QueuedConnection);
  });
  timer_.start();
  Q_EMIT progressChanged();
}

void SweepDesk::stop() { stop_ = true; }

double SweepDesk::secondsLeft() const {
  const std::uint64_t stored = stored_;
  if (!running_ || stored <= found_ || sweep_ == nullptr) return -1;
  const std::chrono::duration<double> gone = std::chrono::steady_clock::now() - began_;
  return gone.count() / static_cast<double>(stored - found_) *
         static_cast<double>(sweep_->jobs() - std::min(stored, sweep_->jobs()));
}

void SweepDesk::tick() {
  Q_EMIT progressChanged();
  if (stored_ != read_at_) read();
}

/// On a thread of its own; at most one at a time, so a large store is read as often as it can be.
void SweepDesk::read() {
  if (reading_ || sweep_ == nullptr) return;
  if (reader_.joinable()) reader_.join();  // it has handed its answer over
  reading_ = true;
  read_at_ = stored_;
  reader_ = std::jthread([this, sweep = sweep_, folder = folder_, generation = generation_] {
    auto view = std::make_shared<const SweepView>(sweep, folder);
    QMetaObject::invokeMethod(
        this,
        [this, generation, view = std::move(view)] {
          if (generation != generation_) return;
          reading_ = false;
          view_ = view;
          if (!running_) stored_ = read_at_ = view_->results.done();
          Q_EMIT viewChanged();
          Q_EMIT progressChanged();
        },
        Qt::QueuedConnection);
  });
}

void SweepDesk::ended(const Result<SweepReport>& report) {
  timer_.stop();
  running_ = false;
  if (!report) Q_EMIT failed(coreError(report.error()));
  if (reading_) {  // what is being read may miss the last jobs
    reader_.join();
    reading_ = false;
    ++generation_;
  }
  read();
  Q_EMIT progressChanged();
}

}  // namespace icl::ui
