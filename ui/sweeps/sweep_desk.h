// SweepDesk: one sweep that the window shows, perhaps while it runs. Jobs run on threads of their
// own at low priority, results are read on another; the GUI thread only takes what is ready.
// The destructor, and show() while a sweep runs, wait for the jobs in the middle to give up.
#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <memory>
#include <thread>

#include <QObject>
#include <QString>
#include <QTimer>

#include "core/run/sweep_results.h"
#include "core/run/sweep_run.h"

namespace icl::ui {

/// A sweep with what is stored of it; immutable.
struct SweepView {
  explicit SweepView(std::shared_ptr<const Sweep> of, const std::filesystem::path& folder)
      : sweep(std::move(of)), results(SweepResults::open(*sweep, folder)) {}
  std::shared_ptr<const Sweep> sweep;
  SweepResults results;
};

class SweepDesk : public QObject {
  Q_OBJECT
 public:
  explicit SweepDesk(QObject* parent = nullptr);
  ~SweepDesk() override;

  /// Shows another sweep; one that runs is stopped first. Results come as viewChanged().
  void show(std::shared_ptr<const Sweep> sweep, const std::filesystem::path& folder);
  /// Runs what is missing; nothing where it runs already.
  void start();
  /// Finished jobs stay; start() goes on.
  void stop();

  const std::shared_ptr<const Sweep>& sweep() const { return sweep_; }
  const std::filesystem::path& folder() const { return folder_; }
  const std::shared_ptr<const SweepView>& view() const { return view_; }
  bool running() const { return running_; }
  std::uint64_t stored() const { return stored_; }
  /// At the rate so far; below 0: not known yet.
  double secondsLeft() const;

 Q_SIGNALS:
  void viewChanged();
  void progressChanged();
  void failed(const QString& sentence);

 private:
  void tick();
  void read();
  void ended(const Result<SweepReport>& report);

  std::shared_ptr<const Sweep> sweep_{};
  std::filesystem::path folder_{};
  std::shared_ptr<const SweepView> view_{};
  QTimer timer_{};
  bool running_ = false, reading_ = false;
  std::uint64_t generation_ = 0;  // answers about an earlier sweep are dropped
  std::atomic<std::uint64_t> stored_{0};
  std::uint64_t read_at_ = 0, found_ = 0;
  std::chrono::steady_clock::time_point began_{};
  std::atomic<bool> stop_{false};
  std::jthread worker_{}, reader_{};  // last: they use the others
};

}  // namespace icl::ui
