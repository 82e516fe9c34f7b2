// SweepDesk: one sweep that the window shows, perhaps while it runs. Jobs run on a thread of their
// own at low priority; results are read, and the values of the picture worked out, on another. The
// GUI thread hands over and takes what is ready: none of its calls waits. Only the destructor waits
// for the jobs in hand to give up, a step of each.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <vector>

#include <QObject>
#include <QString>
#include <QTimer>

#include "core/run/sweep_results.h"
#include "core/run/sweep_run.h"
#include "ui/back_room.h"

namespace icl::ui {

/// A sweep with what is stored of it; immutable.
struct SweepView {
  explicit SweepView(std::shared_ptr<const Sweep> of, const std::filesystem::path& folder)
      : sweep(std::move(of)), results(SweepResults::open(*sweep, folder)) {
    if (results.done() > 0) claims = results.claims();
  }
  std::shared_ptr<const Sweep> sweep;
  SweepResults results;
  std::vector<SweepClaimResult> claims{};  // measured on what is stored; empty before the first
};

/// What a picture of a sweep shows.
struct SweepLook {
  static constexpr int kMean = -1, kInterval = -2;
  std::size_t across = 0, up = 0;  // axes; the same one: a single row
  std::size_t record = 0;
  int seed = kMean;                  // or the place of a seed
  std::vector<std::size_t> slice{};  // the point on each axis that is not drawn
  bool flat() const { return across == up; }
  /// The job of a cell of the picture; its first seed where no seed is chosen.
  std::uint64_t job(const SweepSpec& spec, std::size_t column, std::size_t row) const;
  bool operator==(const SweepLook&) const = default;
};

/// Values row by row, NaN where nothing is stored.
struct SweepGrid {
  SweepLook look{};
  std::size_t columns = 0, rows = 0;
  std::vector<double> values{};
};

/// `view` may be null: nothing is stored yet.
SweepGrid gridOf(const Sweep& sweep, const SweepView* view, const SweepLook& look);

class SweepDesk : public QObject {
  Q_OBJECT
 public:
  explicit SweepDesk(QObject* parent = nullptr);
  ~SweepDesk() override;

  /// Shows another sweep; the jobs of one that runs are given up. Results come as viewChanged().
  void show(std::shared_ptr<const Sweep> sweep, const std::filesystem::path& folder);
  /// Asks for a picture: gridChanged(), now and whenever there is more to see.
  void look(const SweepLook& look);
  /// Runs what is missing, as soon as jobs of an earlier sweep have given up; nothing where it
  /// runs.
  void start();
  /// Finished jobs stay; start() goes on.
  void stop();

  const std::shared_ptr<const Sweep>& sweep() const { return sweep_; }
  const std::filesystem::path& folder() const { return folder_; }
  const std::shared_ptr<const SweepView>& view() const { return view_; }
  const SweepGrid& grid() const { return grid_; }
  bool running() const { return task_ != nullptr; }
  bool stopping() const { return running() && task_->stop; }
  std::uint64_t stored() const;
  /// At the rate so far; below 0: not known yet.
  double secondsLeft() const;

 Q_SIGNALS:
  void viewChanged();
  void gridChanged();
  void progressChanged();
  void failed(const QString& sentence);

 private:
  /// What a running sweep and the window tell each other.
  struct Task {
    std::atomic<bool> stop{false};
    std::atomic<std::uint64_t> stored{0};
  };
  void tick();
  void read();
  void taken(std::shared_ptr<const SweepView> view);
  void drop(std::shared_ptr<const SweepView> view);
  void ended(const Result<SweepReport>& report);

  std::shared_ptr<const Sweep> sweep_{};
  std::filesystem::path folder_{};
  std::shared_ptr<const SweepView> view_{};
  SweepLook look_{};
  SweepGrid grid_{};
  QTimer timer_{};
  std::shared_ptr<Task> task_{};  // of the sweep that is shown, while it runs
  bool reading_ = false, read_again_ = false;
  std::uint64_t generation_ = 0;  // answers about an earlier sweep are dropped
  std::uint64_t stored_ = 0, read_at_ = 0, found_ = 0;
  std::chrono::steady_clock::time_point began_{};
  BackRoom runner_{}, reader_{};  // last: their work uses the others
};

}  // namespace icl::ui
