// The inside of a Session: the mailbox, the members and the loop of the training thread. Only
// session*.cpp includes this. Methods marked (any) may be called from any thread, the others run on
// the worker's own thread.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/run/session.h"

namespace icl {

/// One run of a session. It stays in memory until the session ends (a reader may still hold its
/// frame); its driver goes when it is removed.
struct SessionMember {
  // Guarded by SessionWorker::members_mutex_.
  MemberState state{};
  SnapshotPtr snapshot{};
  bool removed = false;

  // Any thread.
  std::atomic<std::uint64_t> position{0}, furthest{0};
  std::atomic<bool> snapshot_asked{false};
  Latest<Frame> frames{};

  // The worker's.
  std::unique_ptr<RunWriter> writer{};
  std::optional<RunReader> stored{};  // where the rows up to its beginning here are
  bool kept = true;                   // false: no store, or writing failed
  bool ended = false;                 // its end has been told and written
  std::uint64_t begin = 0;  // its position when it came: nothing of it is written before it moves
  std::uint64_t next_row = 0;  // step of the next row that is new
  std::vector<double> first_row{}, last_row{}, ring_row{};
  double seconds = 0;
  bool drawn = false, snapshot_fresh = false;  // as of the present state and look
  std::chrono::steady_clock::time_point snapshot_at{}, checkpoint_at{};
};

struct SessionCommand {
  enum class Order { Run, Pause, Step, Seek, Apply, Limits, Add, Fork, Remove, Rewind };
  Order order = Order::Run;
  std::uint64_t number = 0;  // steps, target step, or the fork's step
  std::string text{};        // stop rule
  Intervention change{};
  std::optional<std::uint64_t> serial{};  // of the member concerned (Fork: of the source)
  std::unique_ptr<Driver> driver{};       // Add
  SessionMember* member = nullptr;        // Add, Fork: the new one
  Values changes{};                       // Fork
  RunOptions run{};                       // Fork
};

class SessionWorker {
 public:
  /// `width`: numbers in a row of the ring; a member's channels beyond it are in its file alone.
  SessionWorker(const ExperimentType& type, const SessionOptions& options, std::size_t width);

  // (any) In.
  void post(SessionCommand command);
  void setLook(const Look& look);
  void setPace(double steps_per_second);
  void close();
  /// Lists the new run at once; its driver follows by post().
  SessionMember* announce(MemberState state, SnapshotPtr snapshot);
  /// Hides the run at once.
  void hide(std::uint64_t serial);

  // (any) Out.
  const ExperimentType& type() const { return type_; }
  Activity activity() const noexcept { return activity_.load(std::memory_order_acquire); }
  std::uint64_t position() const noexcept { return position_.load(std::memory_order_acquire); }
  std::uint64_t revision() const noexcept { return revision_.load(std::memory_order_acquire); }
  double rate() const noexcept { return rate_.load(std::memory_order_relaxed); }
  HistoryRing& ring() noexcept { return ring_; }
  std::vector<MemberState> members() const;
  std::optional<MemberState> member(std::uint64_t serial) const;
  SnapshotPtr snapshot(std::uint64_t serial) const;
  const Frame* takeFrame(std::uint64_t serial);
  std::optional<Error> takeError();

  /// The thread's body: returns after close(), with the files closed.
  void loop();

 private:
  using Clock = std::chrono::steady_clock;
  struct Forking {
    SessionCommand command{};
    std::unique_ptr<Driver> source{};
  };

  // Loop (session_worker.cpp).
  bool takeMail();
  bool mayTake(const SessionCommand& command) const;
  void obey(SessionCommand command);
  bool busy() const;
  void slice();
  void seekSlice(Clock::time_point until);
  void catchUpSlice(Clock::time_point until);
  void forkSlice(Clock::time_point until);
  Status forkOnward(Clock::time_point until);
  void recover(const std::exception& problem);
  void runSlice(Clock::time_point until);
  std::uint64_t stepsDue();
  bool interrupted(Clock::time_point until) const;
  void countSteps(std::uint64_t steps);
  void idle();
  void tellActivity();
  void stopMoving();

  // Commands and members (session_members.cpp).
  void doApply(const SessionCommand& command);
  void doLimits(const SessionCommand& command);
  void doAdd(std::unique_ptr<Driver> driver, SessionMember* member);
  void doRemove(std::uint64_t serial);
  void doRewind();
  SessionMember* find(std::uint64_t serial) const;  // members_mutex_ held
  std::size_t indexOf(const SessionMember* member) const;
  void afterStep(std::size_t index);
  void publishState(std::size_t index);
  void pictures(bool last);
  void draw(std::size_t index);
  void keepSnapshot(std::size_t index, bool last);
  void complain(const Error& error);

  // Run files (session_files.cpp).
  void record(std::size_t index);
  Status openFile(std::size_t index);
  void recordEdit(std::size_t index);
  void recordLimits(std::size_t index);
  void recordEnd(std::size_t index);
  void checkpoints();
  void closeFile(std::size_t index);
  void giveUpFile(std::size_t index, const Error& error);

  const ExperimentType& type_;
  const SessionOptions options_;
  HistoryRing ring_;

  // Mailbox, guarded by mail_mutex_; mail_ tells the loop that there is something in it.
  std::mutex mail_mutex_{};
  std::condition_variable mail_cv_{};
  std::deque<SessionCommand> queue_{};
  std::optional<Look> new_look_{};
  std::optional<double> new_pace_{};
  bool pause_asked_ = false, closing_ = false;
  std::atomic<bool> mail_{false};

  // Published.
  mutable std::mutex members_mutex_{};
  std::vector<std::unique_ptr<SessionMember>> all_{};
  std::uint64_t next_serial_ = 1;
  std::optional<Error> error_{};
  std::atomic<Activity> activity_{Activity::Idle};
  std::atomic<std::uint64_t> position_{0}, revision_{0};
  std::atomic<double> rate_{0};

  // The worker's.
  Ensemble ensemble_{};
  std::vector<SessionMember*> active_{};  // in the ensemble's order
  std::deque<Forking> forking_{};
  Look look_{};
  double pace_ = 0;
  bool running_ = false, bounded_ = false, catching_ = false;
  std::uint64_t steps_left_ = 0;
  std::optional<std::uint64_t> target_{};
  Clock::time_point pace_start_{};
  std::uint64_t pace_done_ = 0;
  std::deque<std::pair<Clock::time_point, std::uint64_t>> samples_{};
  std::uint64_t steps_made_ = 0;
};

}  // namespace icl
