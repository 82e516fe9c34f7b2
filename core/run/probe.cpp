#include "core/run/probe.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <stop_token>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <thread>
#include <unistd.h>
#include <utility>
#include <vector>

#include "core/base/parallel.h"

namespace icl {

namespace {

constexpr int kNice = 15;  // after the training thread, which is at 10

struct Request {
  std::string channel{};
  std::uint64_t ticket = 0;
  ProbeType probe{};
  SnapshotPtr snapshot{};
  Values arguments{};
  std::stop_source stop{};
};

Result<ProbeResult> answerTo(const Request& request) {
  if (!request.snapshot) {
    return Error{Message{ICL_TR("there is no state to ask yet; ask again in a moment")},
                 request.probe.id};
  }
  const auto complete = request.probe.arguments.complete(request.arguments);
  if (!complete) return complete.error();
  try {
    std::optional<Result<ProbeResult>> answer;
    parallel::atLowPriority([&] {
      answer = request.probe.run(*request.snapshot, *complete, request.stop.get_token());
    });
    return *std::move(answer);
  } catch (const std::exception& problem) {
    return Error{Message{ICL_TR("the question could not be answered: %1"), {problem.what()}},
                 request.probe.id, Fault::Machine};
  }
}

}  // namespace

struct ProbeRunner::State {
  std::function<void(Answer)> done{};
  std::mutex mutex{};
  std::condition_variable cv{};
  std::vector<Request> waiting{};  // oldest first
  std::optional<std::stop_source> running{};
  std::string running_channel{};
  std::uint64_t last_ticket = 0;
  bool closing = false;
  std::jthread thread{};  // last: it uses the others

  void loop() {
    const auto self = static_cast<id_t>(::syscall(SYS_gettid));
    static_cast<void>(::setpriority(PRIO_PROCESS, self, kNice));
    std::unique_lock lock(mutex);
    for (;;) {
      cv.wait(lock, [&] { return closing || !waiting.empty(); });
      if (closing) return;
      Request request = std::move(waiting.back());  // the newest question first
      waiting.pop_back();
      running = request.stop;
      running_channel = request.channel;
      lock.unlock();
      Answer answer{request.channel, request.ticket, answerTo(request)};
      lock.lock();
      running.reset();
      // Whoever replaced this request does not want its answer any more.
      if (request.stop.stop_requested()) continue;
      lock.unlock();
      done(std::move(answer));
      lock.lock();
    }
  }
  void dropChannel(const std::string& channel) {
    std::erase_if(waiting, [&](const Request& request) { return request.channel == channel; });
    if (running && running_channel == channel) running->request_stop();
  }
};

ProbeRunner::ProbeRunner(std::function<void(Answer)> done) : state_(std::make_unique<State>()) {
  state_->done = std::move(done);
  state_->thread = std::jthread([state = state_.get()] { state->loop(); });
}

ProbeRunner::~ProbeRunner() {
  {
    const std::lock_guard lock(state_->mutex);
    state_->closing = true;
    if (state_->running) state_->running->request_stop();
  }
  state_->cv.notify_one();
  state_->thread.join();
}

std::uint64_t ProbeRunner::request(std::string channel, const ProbeType& probe,
                                   SnapshotPtr snapshot, Values arguments) {
  std::uint64_t ticket = 0;
  {
    const std::lock_guard lock(state_->mutex);
    ticket = ++state_->last_ticket;
    state_->dropChannel(channel);
    Request request;
    request.channel = std::move(channel);
    request.ticket = ticket;
    request.probe = probe;
    request.snapshot = std::move(snapshot);
    request.arguments = std::move(arguments);
    state_->waiting.push_back(std::move(request));
  }
  state_->cv.notify_one();
  return ticket;
}

void ProbeRunner::cancel() {
  const std::lock_guard lock(state_->mutex);
  state_->waiting.clear();
  if (state_->running) state_->running->request_stop();
}

}  // namespace icl
