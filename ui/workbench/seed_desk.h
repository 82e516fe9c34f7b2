// SeedDesk: one run, or a run and its twin, repeated with further seeds in the background. Jobs run
// on threads of their own at low priority, one core is left for the window; each finished run is in
// the store, where it is found again instead of being made twice. GUI thread; no call waits but the
// destructor, for a step of each job in hand.
#pragma once

#include <atomic>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include <QObject>
#include <QTimer>

#include "ui/back_room.h"
#include "ui/workbench/seed_run.h"

namespace icl::ui {

class SessionController;

/// What would be repeated now: the run that is looked at and, where there is one, its twin (or the
/// one other run that is ticked). Nothing, with `why`, where that cannot be repeated.
std::optional<SeedPlan> seedPlan(const SessionController& lab, int count, QString* why = nullptr);

class SeedDesk : public QObject {
  Q_OBJECT
 public:
  static constexpr int kFewest = 2, kMost = 30, kUsual = 5;

  explicit SeedDesk(std::filesystem::path store, QObject* parent = nullptr);
  ~SeedDesk() override;

  /// Runs what is missing; curves of the same runs stay.
  void start(const SeedPlan& plan);
  /// Finished runs stay; start() goes on.
  void stop();
  /// Another experiment: nothing is shown any more. The runs stay in the store.
  void clear();

  const std::optional<SeedPlan>& plan() const { return plan_; }
  /// Where its runs are kept; empty: nowhere.
  const std::filesystem::path& store() const { return store_; }
  bool running() const { return task_ != nullptr; }
  bool stopping() const { return running() && task_->stop; }
  int done() const;
  /// 0 … 1 over all jobs.
  double progress() const;
  /// Of one job, 0 … 1.
  double progress(std::size_t side, int seed) const;
  /// Null until it has ended.
  const SeedCurve* curve(std::size_t side, int seed) const;
  /// Grows with every curve and with every plan.
  std::uint64_t revision() const { return revision_; }
  /// Whether the loss chart shows bands.
  bool bands() const { return bands_; }
  void setBands(bool on);

 Q_SIGNALS:
  /// A plan, a curve, an end.
  void changed();
  void progressed();
  void failed(const QString& sentence);

 private:
  /// What the jobs and the window tell each other.
  struct Task {
    Task(const SeedPlan& what, std::filesystem::path where)
        : plan(what), store(std::move(where)), steps(static_cast<std::size_t>(what.jobs())) {}
    SeedPlan plan;
    std::filesystem::path store;
    std::vector<int> jobs{};
    std::atomic<std::size_t> next{0}, left{0};
    std::atomic<bool> stop{false};
    std::once_flag listed{};
    std::vector<RunEntry> known{};
    std::vector<std::atomic<std::uint64_t>> steps;  // by job
  };
  using Curves = std::vector<std::optional<SeedCurve>>;  // by job
  void work(const std::shared_ptr<Task>& task);
  void took(const std::shared_ptr<Task>& task, int job, std::optional<SeedCurve> curve);
  void ended(const std::shared_ptr<Task>& task);
  std::size_t jobOf(std::size_t side, int seed) const;

  std::filesystem::path store_;
  std::optional<SeedPlan> plan_{};
  Curves curves_{};
  std::shared_ptr<Task> task_{};
  std::uint64_t revision_ = 0;
  bool bands_ = true;
  QTimer timer_{};
  std::vector<std::unique_ptr<BackRoom>> rooms_{};  // last: their work uses the others
};

}  // namespace icl::ui
