// Session: an Ensemble on its own thread. Every call returns at once; results leave by two doors:
// the history ring (rows) and one latest-frame slot a member (pictures). The trainer never waits
// for the screen. Calls from the GUI thread (or a test); the loop runs on the session's
// std::jthread. Rows in the ring: [member serial, step, channels…], where channels are those of
// MemberState's settings (ExperimentType::channelsOf), NaN beyond them. A row whose step is ≤ the
// last one received of that member replaces the record from there on (the past was edited).
#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/run/ensemble.h"
#include "core/run/record.h"
#include "core/telemetry/history_ring.h"
#include "core/telemetry/latest.h"

namespace icl {

enum class Activity { Idle, Running, Seeking, Closed };

struct SessionOptions {
  std::filesystem::path store{};  // where run folders are written; empty: nothing is kept
  std::size_t ring_rows = 32768;
  double steps_per_second = 0;  // pace; 0: as fast as it goes
};

/// State of one member, as of its newest step; a copy, any thread.
struct MemberState {
  std::uint64_t serial = 0;  // identity over the session's life; never reused
  std::string preset{}, parent{};
  Values config{}, live_config{};
  std::uint64_t seed = 1, position = 0, first = 0, furthest = 0;
  EndReason end = EndReason::None;
  Message sentence{};
  std::vector<Event> events{};
  std::string folder{};  // run folder, empty: not kept
};

class Session {
 public:
  static Result<std::unique_ptr<Session>> open(const ExperimentType& type, const Values& changes,
                                               const RunOptions& run,
                                               const SessionOptions& options);
  /// A session of one stored run, standing at its last row with its events and limits. Its rows are
  /// not told again: they are in its folder, the member's. The folder is only read; a step further
  /// goes, after a copy of the rows, into a folder of its own.
  static Result<std::unique_ptr<Session>> openStored(const Catalog& catalog, const RunReader& run,
                                                     const SessionOptions& options);
  ~Session();  // cancels and joins; run files are closed

  // Transport; return at once.
  void run();
  void pause();
  void step(std::uint64_t n = 1);         // n further steps, then pause
  void seek(std::uint64_t step);          // newest wins
  void setPace(double steps_per_second);  // 0: free
  void setLimits(std::uint64_t steps, std::string until);
  void setLook(const Look& look);  // redraws when idle, too
  /// Applied to the member (or all: no serial) at its present position; the error goes to
  /// lastError().
  void apply(Intervention change, std::optional<std::uint64_t> serial = {});
  void cancel();

  /// Adds a member: same seed unless options say otherwise. Its serial, or why not (checked at once
  /// on the caller's thread; creation is cheap). `events` (a twin's: what its partner was told on
  /// the way) replace the script until the member is rewound.
  Result<std::uint64_t> addRun(const Values& changes, const RunOptions& run,
                               const std::vector<Event>& events = {});
  /// A member that starts from what member `serial` was at `step` (brought there by replay).
  Result<std::uint64_t> fork(std::uint64_t serial, std::uint64_t step, const Values& changes,
                             const RunOptions& run);
  void removeRun(std::uint64_t serial);
  /// All members start again from their own first step with the same seeds (events dropped).
  void rewind();

  // Reads.
  Activity activity() const noexcept;
  std::uint64_t position() const noexcept;
  std::vector<MemberState> members() const;
  /// Grows whenever members() would answer differently in more than position.
  std::uint64_t revision() const noexcept;
  /// Newest, at most a tenth of a second old while running; nullptr: no such member, or a fork that
  /// is still being made. Any thread.
  SnapshotPtr snapshot(std::uint64_t serial) const;
  HistoryRing& history() noexcept;  // one reader
  /// The newest frame of a member; one reader. nullptr: no such member or nothing new.
  const Frame* takeFrame(std::uint64_t serial);
  std::optional<Error> takeError();        // last refused change, once
  double stepsPerSecond() const noexcept;  // measured, over the last second

 private:
  struct State;
  explicit Session(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace icl
