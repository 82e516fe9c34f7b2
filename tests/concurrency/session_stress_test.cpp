// A session and a probe runner under a hail of commands: no race, no lost end, the same bits.
#include <chrono>
#include <map>
#include <random>
#include <thread>

#include <gtest/gtest.h>

#include "core/run/probe.h"
#include "core/run/session.h"
#include "tests/support/compare.h"
#include "tests/support/tiny_experiment.h"

namespace icl {
namespace {

using namespace std::chrono_literals;

/// One random command, as a hasty hand would give it.
void command(Session& session, std::mt19937& random) {
  const auto pick = [&](unsigned n) { return random() % n; };
  const auto members = session.members();
  switch (pick(12)) {
    case 0:
      return session.pause();
    case 1:
      return session.step(pick(20));
    case 2:
      return session.seek(pick(300));
    case 3:
      return session.setLook({.layer = static_cast<int>(pick(3))});
    case 4:
      return session.setPace(pick(2) == 0 ? 0 : 5000);
    case 5:
      return session.apply({"set", "rate", 0.01 * (1 + static_cast<int>(pick(20))), {}});
    case 6:
      return session.rewind();
    case 7:
      if (members.size() < 4) static_cast<void>(session.addRun({{"curvature", 1.0}}, {}));
      return;
    case 8:
      if (members.size() > 1) session.removeRun(members.back().serial);
      return;
    case 9:
      if (members.size() < 4) {
        static_cast<void>(session.fork(members[0].serial,
                                       pick(1 + static_cast<unsigned>(members[0].furthest)),
                                       {{"curvature", 2.0}}, {}));
      }
      return;
    case 10:
      return session.setLimits(100 + pick(300), "");
    default:
      return session.run();
  }
}

TEST(SessionStress, AHailOfCommandsLeavesASessionThatStillGivesTheSameBits) {
  const ExperimentType type = tiny::type();
  const testing::TemporaryFolder store;
  SessionOptions options;
  options.store = store.path();
  auto opened = Session::open(type, {{"noise", 1.0}}, {.seed = 5}, options);
  ASSERT_TRUE(opened.ok());
  Session& session = **opened;
  const auto first = session.members().at(0).serial;
  std::mt19937 random(11);
  for (int i = 0; i < 200; ++i) {
    command(session, random);
    session.history().drain([](std::span<const double>) {});
    for (const auto& member : session.members()) {
      const Frame* frame = session.takeFrame(member.serial);
      ASSERT_TRUE(frame == nullptr || frame->row.size() == 3u);
      const SnapshotPtr snapshot = session.snapshot(member.serial);
      ASSERT_TRUE(snapshot == nullptr || snapshot->tensors().size() == 2u);
    }
    static_cast<void>(session.takeError());
    if (i % 10 == 0) std::this_thread::sleep_for(1ms);
  }
  // Whatever happened: from the start, without events, the run is what it always is.
  session.setPace(0);
  session.setLimits(200, "");
  session.rewind();
  std::map<std::uint64_t, std::vector<double>> rows;
  session.run();
  const auto until = std::chrono::steady_clock::now() + 20s;
  const auto done = [&] {
    const auto state = session.members().at(0);
    return state.end == EndReason::ReachedLimit && state.position == 200 && state.events.empty() &&
           session.activity() == Activity::Idle;
  };
  while (!done() && std::chrono::steady_clock::now() < until) {
    std::this_thread::sleep_for(1ms);
  }
  ASSERT_TRUE(done());
  auto driver = std::move(Driver::create(type, {{"noise", 1.0}}, {.seed = 5})).value();
  ASSERT_TRUE(driver->seek(200).ok());
  const Frame* frame = nullptr;
  while (frame == nullptr && std::chrono::steady_clock::now() < until) {
    frame = session.takeFrame(first);
    if (frame != nullptr && frame->step != 200) frame = nullptr;
  }
  ASSERT_NE(frame, nullptr);
  EXPECT_EQ(testing::firstDifference(frame->row, driver->row()), -1);
}

TEST(SessionStress, OpeningAndClosingAgainAndAgainNeverHangs) {
  const ExperimentType type = tiny::type();
  for (int i = 0; i < 40; ++i) {
    auto session = Session::open(type, {{"noise", 1.0}}, {.steps = 1000000}, {});
    ASSERT_TRUE(session.ok());
    if (i % 2 == 0) (*session)->run();
    if (i % 3 == 0) (*session)->cancel();
  }
}

TEST(ProbeRunnerStress, RequestsFromTheWindowsThreadRaceNothing) {
  std::atomic<std::uint64_t> newest{0};
  std::atomic<int> answers{0};
  const ExperimentType type = tiny::type();
  const SnapshotPtr snapshot = (*type.create(type.schema.defaults(), 1))->snapshot();
  {
    ProbeRunner runner([&](Answer answer) {
      newest.store(answer.ticket);
      ++answers;
    });
    std::uint64_t last = 0;
    for (int i = 0; i < 300; ++i) {
      last = runner.request("gauge", type.probes[0], snapshot, {{"x", 1.0 * i}});
      if (i % 50 == 0) runner.cancel();
      if (i % 7 == 0) std::this_thread::sleep_for(100us);
    }
    for (int i = 0; i < 5000 && newest != last; ++i) std::this_thread::sleep_for(1ms);
    EXPECT_EQ(newest, last);
  }
  EXPECT_GT(answers, 0);
}

}  // namespace
}  // namespace icl
