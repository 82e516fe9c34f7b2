#include "core/run/session_worker.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace icl {

namespace {

// A slice of work ends early when mail comes; its length only bounds how long drawing waits.
constexpr auto kSlice = std::chrono::milliseconds(4);
constexpr std::size_t kRingBytes = std::size_t{32} << 20;  // rows of many channels: fewer of them
constexpr auto kRateWindow = std::chrono::seconds(1);
constexpr auto kRateSample = std::chrono::milliseconds(50);

/// The window's thread goes first on a machine with few cores. Priority belongs to one thread on
/// Linux; where it cannot be lowered the run is merely less polite.
void lowerPriority() {
  const auto thread = static_cast<id_t>(::syscall(SYS_gettid));
  static_cast<void>(::setpriority(PRIO_PROCESS, thread, 10));
}

}  // namespace

SessionWorker::SessionWorker(const ExperimentType& type, const SessionOptions& options,
                             std::size_t width)
    : type_(type),
      options_(options),
      ring_(width, std::clamp<std::size_t>(kRingBytes / (width * sizeof(double)), 1,
                                           std::max<std::size_t>(options.ring_rows, 1))),
      pace_(options.steps_per_second) {}

void SessionWorker::post(SessionCommand command) {
  {
    const std::lock_guard lock(mail_mutex_);
    if (command.order == SessionCommand::Order::Pause) pause_asked_ = true;
    queue_.push_back(std::move(command));
    mail_.store(true, std::memory_order_release);
  }
  mail_cv_.notify_one();
}

void SessionWorker::setLook(const Look& look) {
  {
    const std::lock_guard lock(mail_mutex_);
    new_look_ = look;
    mail_.store(true, std::memory_order_release);
  }
  mail_cv_.notify_one();
}

void SessionWorker::setPace(double steps_per_second) {
  {
    const std::lock_guard lock(mail_mutex_);
    new_pace_ = steps_per_second;
    mail_.store(true, std::memory_order_release);
  }
  mail_cv_.notify_one();
}

void SessionWorker::close() {
  {
    const std::lock_guard lock(mail_mutex_);
    closing_ = true;
    mail_.store(true, std::memory_order_release);
  }
  mail_cv_.notify_one();
}

void SessionWorker::loop() {
  lowerPriority();
  for (bool open = true; open;) {
    try {
      open = takeMail();
      if (!open) break;
      tellActivity();
      if (busy()) {
        slice();
      } else {
        idle();
      }
    } catch (const std::exception& problem) {
      recover(problem);
    }
  }
  for (std::size_t i = 0; i < active_.size(); ++i) {
    try {
      closeFile(i);
    } catch (const std::exception& problem) {
      complain(Error{Message{problem.what()}, "", Fault::Machine});
    }
  }
  rate_.store(0, std::memory_order_relaxed);
  activity_.store(Activity::Closed, std::memory_order_release);
}

/// A picture, a snapshot or a command that fails ends the motion, not the session.
void SessionWorker::recover(const std::exception& problem) {
  complain(Error{Message{problem.what()}, ""});
  stopMoving();
  for (SessionMember* member : active_) member->drawn = member->snapshot_fresh = true;
  mail_.store(true, std::memory_order_release);  // commands behind it, or behind its seek, are due
}

/// Obeys what may be obeyed now; false: the session closes.
bool SessionWorker::takeMail() {
  if (!mail_.load(std::memory_order_acquire)) return true;
  std::unique_lock lock(mail_mutex_);
  mail_.store(false, std::memory_order_release);  // what comes while we obey rings again
  if (closing_) return false;
  if (new_look_ && *new_look_ != look_) {
    look_ = *new_look_;
    for (SessionMember* member : active_) member->drawn = false;
  }
  new_look_.reset();
  if (new_pace_) {
    pace_ = std::isfinite(*new_pace_) ? std::max(*new_pace_, 0.0) : 0.0;
    pace_start_ = Clock::now();
    pace_done_ = 0;
    new_pace_.reset();
  }
  // A seek into the future is training: a pause ends it where it stands. One into the past is short
  // and is finished.
  if (pause_asked_ && target_ && *target_ > ensemble_.furthest()) target_.reset();
  pause_asked_ = false;
  while (!queue_.empty() && mayTake(queue_.front())) {
    SessionCommand command = std::move(queue_.front());
    queue_.pop_front();
    lock.unlock();
    obey(std::move(command));
    lock.lock();
  }
  return true;
}

/// During a seek only what replaces or outlasts it is taken; the rest keeps its order and waits, so
/// that "seek, then change" changes the state that was sought.
bool SessionWorker::mayTake(const SessionCommand& command) const {
  using Order = SessionCommand::Order;
  if (command.order == Order::Apply && command.serial) {
    for (const Forking& work : forking_) {  // a change of a fork waits until the fork is there
      if (work.command.member->state.serial == *command.serial) return false;
    }
  }
  return !target_ || command.order == Order::Seek || command.order == Order::Run ||
         command.order == Order::Pause || command.order == Order::Rewind;
}

void SessionWorker::obey(SessionCommand command) {
  using Order = SessionCommand::Order;
  switch (command.order) {
    case Order::Run:
      running_ = catching_ = true;
      bounded_ = false;
      pace_start_ = Clock::now();
      pace_done_ = 0;
      break;
    case Order::Pause:
      running_ = catching_ = false;
      break;
    case Order::Step:
      running_ = catching_ = bounded_ = true;
      steps_left_ = command.number;
      break;
    case Order::Seek:
      running_ = running_ && !bounded_;
      target_ = command.number;
      if (auto near = ensemble_.approach(*target_); !near) complain(near.error());
      for (std::size_t i = 0; i < active_.size(); ++i) {
        active_[i]->drawn = active_[i]->snapshot_fresh = false;
        active_[i]->position.store(ensemble_.at(i).position(), std::memory_order_release);
      }
      position_.store(ensemble_.position(), std::memory_order_release);
      break;
    case Order::Apply:
      doApply(command);
      break;
    case Order::Limits:
      doLimits(command);
      break;
    case Order::Add:
      doAdd(std::move(command.driver), command.member);
      catching_ = true;
      break;
    case Order::Fork:
      forking_.push_back({std::move(command), nullptr});
      break;
    case Order::Remove:
      doRemove(*command.serial);
      break;
    case Order::Rewind:
      stopMoving();
      doRewind();
      break;
  }
}

void SessionWorker::stopMoving() {
  running_ = catching_ = false;
  target_.reset();
}

bool SessionWorker::busy() const {
  return target_ || running_ || !forking_.empty() || (catching_ && ensemble_.behind());
}

void SessionWorker::tellActivity() {
  Activity now = Activity::Idle;
  if (target_) {
    now = Activity::Seeking;
  } else if (running_) {
    now = Activity::Running;
  } else if (busy()) {
    now = Activity::Seeking;  // a new member is brought to the others
  }
  activity_.store(now, std::memory_order_release);
}

bool SessionWorker::interrupted(Clock::time_point until) const {
  return mail_.load(std::memory_order_acquire) || Clock::now() >= until;
}

void SessionWorker::slice() {
  const auto start = Clock::now();
  const auto until = start + kSlice;
  const std::uint64_t before = ensemble_.furthest();
  if (target_) {
    seekSlice(until);
  } else if (!forking_.empty()) {
    forkSlice(until);
  } else if (ensemble_.behind()) {
    catchUpSlice(until);
  } else {
    runSlice(until);
  }
  if (ensemble_.furthest() != before) {
    const double took = std::chrono::duration<double>(Clock::now() - start).count();
    for (SessionMember* member : active_) member->seconds += took;
    checkpoints();
  }
}

void SessionWorker::seekSlice(Clock::time_point until) {
  const bool future = *target_ > ensemble_.furthest();
  for (bool moved = true; moved;) {
    moved = false;
    for (std::size_t i = 0; i < active_.size(); ++i) {
      if (ensemble_.at(i).position() >= *target_ || ensemble_.at(i).atEnd()) continue;
      ensemble_.at(i).advance();
      afterStep(i);
      moved = true;
    }
    if (future) pictures(false);
    if (moved && interrupted(until)) return;
  }
  target_.reset();
  for (std::size_t i = 0; i < active_.size(); ++i) publishState(i);
  // Commands that waited for the seek are due now.
  mail_.store(true, std::memory_order_release);
}

void SessionWorker::catchUpSlice(Clock::time_point until) {
  do {
    afterStep(ensemble_.catchUp());
    pictures(false);
  } while (ensemble_.behind() && !interrupted(until));
}

void SessionWorker::forkSlice(Clock::time_point until) {
  const auto give_up = [&](const Error& error) {
    complain(error);
    hide(forking_.front().command.member->state.serial);
    forking_.pop_front();
    mail_.store(true, std::memory_order_release);
  };
  try {
    if (auto done = forkOnward(until); !done) give_up(done.error());
  } catch (const std::exception& problem) {
    give_up(Error{Message{problem.what()}, "fork"});
  }
}

/// Brings a private copy of the source to the fork's step, then makes the new member from it.
Status SessionWorker::forkOnward(Clock::time_point until) {
  Forking& work = forking_.front();
  const std::uint64_t step = work.command.number;
  if (!work.source) {
    const std::size_t index = [&] {
      const std::lock_guard lock(members_mutex_);
      return indexOf(find(*work.command.serial));
    }();
    if (index == active_.size()) {
      return Error{Message{ICL_TR("the run to fork from was removed")}, "fork"};
    }
    work.source = ensemble_.at(index).twin();
    if (auto near = work.source->approach(step); !near) return near;
  }
  while (work.source->position() < step && !work.source->atEnd()) {
    work.source->advance();
    if (interrupted(until)) return {};
  }
  auto driver = Driver::fork(type_, work.command.changes, work.command.run,
                             *work.source->snapshot(), work.source->position());
  if (!driver) return driver.error();
  doAdd(std::move(driver).value(), work.command.member);
  catching_ = true;
  forking_.pop_front();
  mail_.store(true, std::memory_order_release);  // changes of it that waited are due
  return {};
}

/// Steps that the pace asks for by now. After a stall the missed ones are dropped, not made in a
/// burst.
std::uint64_t SessionWorker::stepsDue() {
  const auto now = Clock::now();
  const double elapsed = std::chrono::duration<double>(now - pace_start_).count();
  const double due = std::floor(elapsed * pace_) + 1 - static_cast<double>(pace_done_);
  if (due > std::max(2.0, pace_ * 0.1)) {
    pace_start_ = now;
    pace_done_ = 0;
    return 1;
  }
  return due < 1 ? 0 : static_cast<std::uint64_t>(due);
}

void SessionWorker::runSlice(Clock::time_point until) {
  std::uint64_t quota = bounded_ ? steps_left_ : UINT64_MAX;
  if (!bounded_ && pace_ > 0) {
    quota = stepsDue();
    if (quota == 0) {
      pictures(true);
      std::unique_lock lock(mail_mutex_);
      const auto next =
          pace_start_ + std::chrono::duration_cast<Clock::duration>(
                            std::chrono::duration<double>(static_cast<double>(pace_done_) / pace_));
      mail_cv_.wait_until(lock, next, [&] { return mail_.load(std::memory_order_acquire); });
      countSteps(0);
      return;
    }
  }
  std::uint64_t made = 0;
  while (made < quota) {
    if (!ensemble_.advance()) {
      running_ = false;
      break;
    }
    for (std::size_t i = 0; i < active_.size(); ++i) afterStep(i);
    ++made;
    pictures(false);
    if (interrupted(until)) break;
  }
  pace_done_ += made;
  if (bounded_) {
    steps_left_ -= made;
    if (steps_left_ == 0) running_ = false;
  }
  countSteps(made);
}

void SessionWorker::countSteps(std::uint64_t steps) {
  steps_made_ += steps;
  const auto now = Clock::now();
  if (samples_.empty() || now - samples_.back().first >= kRateSample) {
    samples_.emplace_back(now, steps_made_);
    while (samples_.size() > 2 && now - samples_[1].first >= kRateWindow) samples_.pop_front();
    const double seconds = std::chrono::duration<double>(now - samples_.front().first).count();
    if (seconds > 0) {
      rate_.store(static_cast<double>(steps_made_ - samples_.front().second) / seconds,
                  std::memory_order_relaxed);
    }
  }
}

void SessionWorker::idle() {
  samples_.clear();
  rate_.store(0, std::memory_order_relaxed);
  pictures(true);
  std::unique_lock lock(mail_mutex_);
  mail_cv_.wait(lock, [&] { return mail_.load(std::memory_order_acquire); });
}

}  // namespace icl
