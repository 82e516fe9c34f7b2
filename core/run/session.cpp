#include "core/run/session.h"

#include <algorithm>
#include <thread>

#include "core/run/session_worker.h"

namespace icl {

namespace {

using Order = SessionCommand::Order;

/// Room for the layers and heads of a run that is added later.
constexpr std::size_t kMoreChannels = 96;

SessionCommand command(Order order) {
  SessionCommand made;
  made.order = order;
  return made;
}

MemberState stateOf(const Driver& driver) {
  MemberState state;
  state.preset = driver.options().preset;
  state.parent = driver.parentText();
  state.config = driver.config();
  state.live_config = driver.liveConfig();
  state.seed = driver.options().seed;
  state.position = driver.position();
  state.first = driver.first();
  state.furthest = driver.furthest();
  state.end = driver.ended().end;
  state.sentence = driver.ended().sentence;
  state.events = driver.events();
  return state;
}

std::size_t ringWidth(const ExperimentType& type, const Values& complete) {
  // Another run of the session may record more than the first.
  const std::size_t room = type.channels.size() + (type.more_channels ? kMoreChannels : 0);
  return 2 + std::max(room, type.channelsOf(complete).size());
}

Error noSuchRun(std::uint64_t serial) {
  return Error{Message{ICL_TR("there is no run %1 in this session"), {std::to_string(serial)}},
               "run"};
}

}  // namespace

struct Session::State {
  State(const ExperimentType& type, const SessionOptions& options, std::size_t width)
      : worker(type, options, width) {}
  SessionWorker worker;
  std::jthread thread{};
};

Session::Session(std::unique_ptr<State> state) : state_(std::move(state)) {}

Session::~Session() {
  if (!state_) return;
  state_->worker.close();
  if (state_->thread.joinable()) state_->thread.join();
}

Result<std::unique_ptr<Session>> Session::open(const ExperimentType& type, const Values& changes,
                                               const RunOptions& run,
                                               const SessionOptions& options) {
  const auto complete = type.schema.complete(changes);
  if (!complete) return complete.error();
  auto state = std::make_unique<State>(type, options, ringWidth(type, *complete));
  SessionWorker& worker = state->worker;
  std::unique_ptr<Session> session(new Session(std::move(state)));
  if (auto first = session->addRun(changes, run); !first) return first.error();
  session->state_->thread = std::jthread([&worker] { worker.loop(); });
  return session;
}

Result<std::unique_ptr<Session>> Session::openStored(const Catalog& catalog, const RunReader& run,
                                                     const SessionOptions& options) {
  auto driver = driverFromRun(run, catalog);
  if (!driver) return driver.error();
  const ExperimentType& type = (*driver)->type();
  auto state = std::make_unique<State>(type, options, ringWidth(type, (*driver)->config()));
  SessionWorker& worker = state->worker;
  std::unique_ptr<Session> session(new Session(std::move(state)));
  MemberState known = stateOf(**driver);
  known.parent = run.manifest().parent;
  known.folder = run.folder().string();
  auto made = command(Order::Add);
  made.member = worker.announce(std::move(known), (*driver)->snapshot());
  made.member->stored = run;
  made.driver = std::move(driver).value();
  worker.post(std::move(made));
  session->state_->thread = std::jthread([&worker] { worker.loop(); });
  return session;
}

void Session::run() { state_->worker.post(command(Order::Run)); }

void Session::pause() { state_->worker.post(command(Order::Pause)); }

void Session::step(std::uint64_t n) {
  auto made = command(Order::Step);
  made.number = n;
  state_->worker.post(std::move(made));
}

void Session::seek(std::uint64_t step) {
  auto made = command(Order::Seek);
  made.number = step;
  state_->worker.post(std::move(made));
}

void Session::setPace(double steps_per_second) { state_->worker.setPace(steps_per_second); }

void Session::setLimits(std::uint64_t steps, std::string until) {
  auto made = command(Order::Limits);
  made.number = steps;
  made.text = std::move(until);
  state_->worker.post(std::move(made));
}

void Session::setLook(const Look& look) { state_->worker.setLook(look); }

void Session::apply(Intervention change, std::optional<std::uint64_t> serial) {
  auto made = command(Order::Apply);
  made.change = std::move(change);
  made.serial = serial;
  state_->worker.post(std::move(made));
}

void Session::cancel() { state_->worker.close(); }

Result<std::uint64_t> Session::addRun(const Values& changes, const RunOptions& run,
                                      const std::vector<Event>& events) {
  auto driver = Driver::create(state_->worker.type(), changes, run);
  if (!driver) return driver.error();
  for (const Event& event : events) {  // the first step has been taken up already
    if (event.step > 0) break;
    if (auto done = (*driver)->apply(event.intervention); !done) return done.error();
  }
  if (!events.empty()) {
    if (auto known = (*driver)->setEvents(events); !known) return known.error();
  }
  auto made = command(Order::Add);
  made.member = state_->worker.announce(stateOf(**driver), (*driver)->snapshot());
  made.driver = std::move(driver).value();
  const std::uint64_t serial = made.member->state.serial;
  state_->worker.post(std::move(made));
  return serial;
}

Result<std::uint64_t> Session::fork(std::uint64_t serial, std::uint64_t step, const Values& changes,
                                    const RunOptions& run) {
  const auto source = state_->worker.member(serial);
  if (!source) return noSuchRun(serial);
  if (step < source->first || step > source->furthest) {
    return Error{Message{ICL_TR("step %1 is outside the run, which has steps %2 to %3"),
                         {std::to_string(step), std::to_string(source->first),
                          std::to_string(source->furthest)}},
                 "step"};
  }
  // What can be refused without the state is refused here; its shape is judged by the worker.
  const ExperimentType& type = state_->worker.type();
  auto trial =
      type.parents ? Driver::unstarted(type, changes, run) : Driver::create(type, changes, run);
  if (!trial) return trial.error();
  MemberState state = stateOf(**trial);
  const std::string origin =
      source->folder.empty() ? "" : std::filesystem::path(source->folder).filename().string();
  state.parent = origin.empty() ? "" : origin + "@" + std::to_string(step);
  state.position = state.first = state.furthest = step;
  state.end = EndReason::None;
  state.sentence = {};
  auto made = command(Order::Fork);
  made.number = step;
  made.serial = serial;
  made.changes = changes;
  made.run = run;
  made.member = state_->worker.announce(std::move(state), nullptr);
  const std::uint64_t forked = made.member->state.serial;
  state_->worker.post(std::move(made));
  return forked;
}

void Session::removeRun(std::uint64_t serial) {
  state_->worker.hide(serial);
  auto made = command(Order::Remove);
  made.serial = serial;
  state_->worker.post(std::move(made));
}

void Session::rewind() { state_->worker.post(command(Order::Rewind)); }

Activity Session::activity() const noexcept { return state_->worker.activity(); }

std::uint64_t Session::position() const noexcept { return state_->worker.position(); }

std::vector<MemberState> Session::members() const { return state_->worker.members(); }

std::uint64_t Session::revision() const noexcept { return state_->worker.revision(); }

SnapshotPtr Session::snapshot(std::uint64_t serial) const {
  return state_->worker.snapshot(serial);
}

HistoryRing& Session::history() noexcept { return state_->worker.ring(); }

const Frame* Session::takeFrame(std::uint64_t serial) { return state_->worker.takeFrame(serial); }

std::optional<Error> Session::takeError() { return state_->worker.takeError(); }

double Session::stepsPerSecond() const noexcept { return state_->worker.rate(); }

}  // namespace icl
