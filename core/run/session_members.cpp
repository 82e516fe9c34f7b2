// Members of a session: what other threads see of them, and the commands that concern them.
#include <algorithm>
#include <limits>

#include "core/run/session_worker.h"

namespace icl {

namespace {

// Probes ask for snapshots at the pace of a hand; a large state is not copied more often.
constexpr auto kAskedSnapshot = std::chrono::milliseconds(10);
constexpr auto kAnySnapshot = std::chrono::milliseconds(100);

}  // namespace

SessionMember* SessionWorker::find(std::uint64_t serial) const {
  const auto found = std::find_if(all_.begin(), all_.end(), [&](const auto& member) {
    return member->state.serial == serial && !member->removed;
  });
  return found == all_.end() ? nullptr : found->get();
}

std::size_t SessionWorker::indexOf(const SessionMember* member) const {
  const auto found = std::find(active_.begin(), active_.end(), member);
  return static_cast<std::size_t>(found - active_.begin());
}

SessionMember* SessionWorker::announce(MemberState state, SnapshotPtr snapshot) {
  const std::lock_guard lock(members_mutex_);
  auto member = std::make_unique<SessionMember>();
  state.serial = next_serial_++;
  member->state = std::move(state);
  member->position = member->state.position;
  member->furthest = member->state.furthest;
  member->snapshot = std::move(snapshot);
  member->kept = !options_.store.empty();
  all_.push_back(std::move(member));
  revision_.fetch_add(1, std::memory_order_acq_rel);
  return all_.back().get();
}

void SessionWorker::hide(std::uint64_t serial) {
  const std::lock_guard lock(members_mutex_);
  if (SessionMember* member = find(serial)) member->removed = true;
  revision_.fetch_add(1, std::memory_order_acq_rel);
}

std::vector<MemberState> SessionWorker::members() const {
  const std::lock_guard lock(members_mutex_);
  std::vector<MemberState> states;
  for (const auto& member : all_) {
    if (member->removed) continue;
    states.push_back(member->state);
    states.back().position = member->position.load(std::memory_order_acquire);
    states.back().furthest = member->furthest.load(std::memory_order_acquire);
  }
  return states;
}

std::optional<MemberState> SessionWorker::member(std::uint64_t serial) const {
  const std::lock_guard lock(members_mutex_);
  const SessionMember* member = find(serial);
  if (member == nullptr) return std::nullopt;
  MemberState state = member->state;
  state.position = member->position.load(std::memory_order_acquire);
  state.furthest = member->furthest.load(std::memory_order_acquire);
  return state;
}

SnapshotPtr SessionWorker::snapshot(std::uint64_t serial) const {
  const std::lock_guard lock(members_mutex_);
  SessionMember* member = find(serial);
  if (member == nullptr) return nullptr;
  member->snapshot_asked.store(true, std::memory_order_release);
  return member->snapshot;
}

const Frame* SessionWorker::takeFrame(std::uint64_t serial) {
  const std::lock_guard lock(members_mutex_);
  SessionMember* member = find(serial);
  return member == nullptr ? nullptr : member->frames.take();
}

std::optional<Error> SessionWorker::takeError() {
  const std::lock_guard lock(members_mutex_);
  return std::exchange(error_, std::nullopt);
}

void SessionWorker::complain(const Error& error) {
  const std::lock_guard lock(members_mutex_);
  error_ = error;
}

void SessionWorker::afterStep(std::size_t index) {
  const Driver& driver = ensemble_.at(index);
  SessionMember& member = *active_[index];
  member.position.store(driver.position(), std::memory_order_release);
  member.furthest.store(driver.furthest(), std::memory_order_release);
  position_.store(ensemble_.position(), std::memory_order_release);
  member.drawn = member.snapshot_fresh = false;

  if (driver.position() >= member.next_row) {  // a replay repeats no rows
    member.next_row = driver.position() + 1;
    member.ring_row.assign(ring_.width(), std::numeric_limits<double>::quiet_NaN());
    member.ring_row[0] = static_cast<double>(member.state.serial);
    member.ring_row[1] = static_cast<double>(driver.position());
    std::copy_n(driver.row().begin(), std::min(driver.row().size(), ring_.width() - 2),
                member.ring_row.begin() + 2);
    ring_.push(member.ring_row);
    member.last_row.assign(driver.row().begin(), driver.row().end());
    record(index);
  }
  const auto& events = driver.events();
  const bool event_here =
      std::binary_search(events.begin(), events.end(), Event{driver.position(), {}},
                         [](const Event& a, const Event& b) { return a.step < b.step; });
  if (driver.atEnd() && !member.ended) {
    member.ended = true;
    recordEnd(index);
    publishState(index);
  } else if (event_here) {
    publishState(index);  // the settings in force changed
  }
}

void SessionWorker::publishState(std::size_t index) {
  const Driver& driver = ensemble_.at(index);
  SessionMember& member = *active_[index];
  const std::lock_guard lock(members_mutex_);
  MemberState& state = member.state;
  state.config = driver.config();
  state.live_config = driver.liveConfig();
  state.seed = driver.options().seed;
  state.first = driver.first();
  state.end = driver.ended().end;
  state.sentence = driver.ended().sentence;
  state.events = driver.events();
  state.folder = member.stored ? member.stored->folder().string() : std::string();
  if (member.writer) state.folder = member.writer->folder().string();
  member.position.store(driver.position(), std::memory_order_release);
  member.furthest.store(driver.furthest(), std::memory_order_release);
  revision_.fetch_add(1, std::memory_order_acq_rel);
}

/// Draws what the screen waits for; `last`: nothing moves for a while, so what was not yet drawn is
/// drawn even if an older picture still waits.
void SessionWorker::pictures(bool last) {
  for (std::size_t i = 0; i < active_.size(); ++i) {
    SessionMember& member = *active_[i];
    if (!member.drawn && (last || member.frames.wanted())) draw(i);
    if (!member.snapshot_fresh) keepSnapshot(i, last);
  }
}

void SessionWorker::draw(std::size_t index) {
  SessionMember& member = *active_[index];
  const Driver& driver = ensemble_.at(index);
  member.drawn = true;
  Frame& frame = member.frames.back();
  frame.step = driver.position();
  frame.look = look_;
  frame.row.assign(driver.row().begin(), driver.row().end());
  driver.experiment().draw(frame, look_);
  member.frames.publish();
}

void SessionWorker::keepSnapshot(std::size_t index, bool last) {
  SessionMember& member = *active_[index];
  if (!last) {
    const auto age = Clock::now() - member.snapshot_at;
    const bool asked = member.snapshot_asked.load(std::memory_order_acquire);
    if (age < (asked ? kAskedSnapshot : kAnySnapshot)) return;
  }
  member.snapshot_fresh = true;
  member.snapshot_asked.store(false, std::memory_order_release);
  SnapshotPtr state = ensemble_.at(index).snapshot();
  {
    const std::lock_guard lock(members_mutex_);
    member.snapshot.swap(state);
  }
  member.snapshot_at = Clock::now();
}

void SessionWorker::doApply(const SessionCommand& command) {
  for (std::size_t i = 0; i < active_.size(); ++i) {
    if (command.serial && active_[i]->state.serial != *command.serial) continue;
    if (auto done = ensemble_.at(i).apply(command.change); !done) {
      complain(done.error());
      continue;
    }
    // The row of this step shows the state after the change; what came later is gone.
    active_[i]->next_row = ensemble_.at(i).position();
    active_[i]->ended = false;
    recordEdit(i);
    afterStep(i);
    publishState(i);
  }
}

void SessionWorker::doLimits(const SessionCommand& command) {
  for (std::size_t i = 0; i < active_.size(); ++i) {
    if (auto done = ensemble_.at(i).setLimits(command.number, command.text); !done) {
      complain(done.error());
      return;  // the same sentence for every member
    }
    recordLimits(i);
    active_[i]->ended = false;
    afterStep(i);
    publishState(i);
  }
}

void SessionWorker::doAdd(std::unique_ptr<Driver> driver, SessionMember* member) {
  {
    const std::lock_guard lock(members_mutex_);
    if (member->removed) return;  // removed before it came
  }
  const std::size_t index = ensemble_.add(std::move(driver));
  active_.push_back(member);
  member->begin = member->next_row = ensemble_.at(index).position();
  member->checkpoint_at = Clock::now();
  afterStep(index);
  publishState(index);
  keepSnapshot(index, true);
}

void SessionWorker::doRemove(std::uint64_t serial) {
  for (std::size_t i = 0; i < active_.size(); ++i) {
    if (active_[i]->state.serial != serial) continue;
    closeFile(i);
    ensemble_.remove(i);
    active_.erase(active_.begin() + static_cast<std::ptrdiff_t>(i));
    position_.store(ensemble_.position(), std::memory_order_release);
    return;
  }
}

void SessionWorker::doRewind() {
  for (std::size_t i = 0; i < active_.size(); ++i) {
    const Driver& old = ensemble_.at(i);
    auto fresh = !old.beganFromOthers() ? Driver::create(type_, old.config(), old.options())
                                        : Driver::fork(type_, old.config(), old.options(),
                                                       *old.firstSnapshot(), old.first());
    if (!fresh) {
      complain(fresh.error());
      continue;
    }
    closeFile(i);  // what was recorded stays; the next run gets a folder of its own
    static_cast<void>(ensemble_.replace(i, std::move(fresh).value()));
    SessionMember& member = *active_[i];
    member.begin = member.next_row = ensemble_.at(i).position();
    member.stored.reset();  // it begins anew, not where the stored run stood
    member.ended = false;
    member.seconds = 0;
    afterStep(i);
    publishState(i);
  }
}

}  // namespace icl
