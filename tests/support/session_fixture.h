// A session with the tiny experiment, its rows collected as the window would collect them, and
// waits that end after five seconds. Used by the tests of sessions.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/run/session.h"
#include "tests/support/compare.h"
#include "tests/support/tiny_experiment.h"

namespace icl::testing {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Rows = std::map<std::uint64_t, std::vector<double>>;  // by step

inline double milliseconds(Clock::duration time) {
  return std::chrono::duration<double, std::milli>(time).count();
}

class SessionTest : public ::testing::Test {
 protected:
  void open(const Values& changes = {}, RunOptions run = {}, SessionOptions options = {}) {
    auto opened = Session::open(type_, changes, run, options);
    ASSERT_TRUE(opened.ok()) << opened.error().text();
    session_ = std::move(opened).value();
    first_ = session_->members().at(0).serial;
  }
  /// Waits until `done`, draining the ring as the window would; false after five seconds.
  bool waitFor(const std::function<bool()>& done) {
    for (const auto until = Clock::now() + 5s; Clock::now() < until;) {
      drain();
      if (done()) return true;
      std::this_thread::sleep_for(1ms);
    }
    return false;
  }
  bool waitIdle() {
    return waitFor([&] { return session_->activity() == Activity::Idle; });
  }
  /// A command is obeyed by the worker a moment later.
  bool waitAt(std::uint64_t step) {
    return waitFor(
        [&] { return session_->position() == step && session_->activity() == Activity::Idle; });
  }
  void drain() {
    session_->history().drain([&](std::span<const double> row) {
      auto& rows = rows_[static_cast<std::uint64_t>(row[0])];
      const auto step = static_cast<std::uint64_t>(row[1]);
      rows.erase(rows.lower_bound(step), rows.end());  // the past was edited
      rows[step].assign(row.begin() + 2, row.end());
      ++received_;
    });
  }
  MemberState state(std::uint64_t serial) {
    for (const auto& member : session_->members()) {
      if (member.serial == serial) return member;
    }
    ADD_FAILURE() << "no member " << serial;
    return {};
  }
  Rows straight(const Values& changes, RunOptions run, std::uint64_t to) {
    auto driver = std::move(Driver::create(type_, changes, run)).value();
    Rows rows;
    for (;;) {
      rows[driver->position()].assign(driver->row().begin(), driver->row().end());
      if (driver->position() >= to || driver->atEnd()) return rows;
      driver->advance();
    }
  }
  static void expectSame(const Rows& got, const Rows& expected) {
    ASSERT_EQ(got.size(), expected.size());
    for (const auto& [step, row] : expected) {
      ASSERT_TRUE(got.contains(step)) << step;
      ASSERT_EQ(firstDifference(got.at(step), row), -1) << "at step " << step;
    }
  }

  ExperimentType type_ = tiny::type();
  TemporaryFolder folder_{};
  std::unique_ptr<Session> session_{};
  std::uint64_t first_ = 0;
  std::map<std::uint64_t, Rows> rows_{};
  std::size_t received_ = 0;
};

}  // namespace icl::testing
