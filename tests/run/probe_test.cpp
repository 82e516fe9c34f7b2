#include "core/run/probe.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/tiny_experiment.h"

namespace icl {
namespace {

using namespace std::chrono_literals;

/// Collects answers and waits for them.
class Answers {
 public:
  std::function<void(Answer)> sink() {
    return [this](Answer answer) {
      const std::lock_guard lock(mutex_);
      answers_.push_back(std::move(answer));
      cv_.notify_all();
    };
  }
  std::vector<Answer> waitFor(std::size_t count) {
    std::unique_lock lock(mutex_);
    cv_.wait_for(lock, 60s, [&] { return answers_.size() >= count; });
    return answers_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable cv_;
  std::vector<Answer> answers_;
};

/// Runs until it is stopped; says when it began.
struct SlowProbe {
  std::atomic<int> begun{0}, stopped{0};
  ProbeType type() {
    ProbeType probe = tiny::distanceProbe();
    probe.run = [this](const Snapshot&, const Values&,
                       std::stop_token stop) -> Result<ProbeResult> {
      ++begun;
      while (!stop.stop_requested()) std::this_thread::sleep_for(1ms);
      ++stopped;
      return ProbeResult{};
    };
    return probe;
  }
  void waitBegun() {
    for (int i = 0; i < 5000 && begun == 0; ++i) std::this_thread::sleep_for(1ms);
  }
};

SnapshotPtr freshSnapshot() {
  const auto type = tiny::type();
  return (*type.create(type.schema.defaults(), 1))->snapshot();
}

TEST(ProbeRunner, AnswersWithTheTicketAndTheValue) {
  Answers answers;
  ProbeRunner runner(answers.sink());
  const auto ticket =
      runner.request("gauge", tiny::distanceProbe(), freshSnapshot(), {{"x", 3.0}, {"y", 4.0}});
  const auto got = answers.waitFor(1);
  ASSERT_EQ(got.size(), 1u);
  EXPECT_EQ(got[0].channel, "gauge");
  EXPECT_EQ(got[0].ticket, ticket);
  ASSERT_TRUE(got[0].result.ok());
  EXPECT_DOUBLE_EQ(*got[0].result->find("distance"), 5);
}

TEST(ProbeRunner, ANewerRequestStopsAndReplacesTheOneOfItsChannel) {
  SlowProbe slow;
  Answers answers;
  ProbeRunner runner(answers.sink());
  runner.request("gauge", slow.type(), freshSnapshot(), {});
  slow.waitBegun();
  const auto newer = runner.request("gauge", tiny::distanceProbe(), freshSnapshot(), {});
  const auto got = answers.waitFor(1);
  ASSERT_EQ(got.size(), 1u);
  EXPECT_EQ(got[0].ticket, newer);
  EXPECT_EQ(slow.stopped, 1);
}

TEST(ProbeRunner, OtherChannelsKeepTheirQuestions) {
  Answers answers;
  ProbeRunner runner(answers.sink());
  for (const char* channel : {"a", "b", "c"}) {
    runner.request(channel, tiny::distanceProbe(), freshSnapshot(), {});
  }
  EXPECT_EQ(answers.waitFor(3).size(), 3u);
}

TEST(ProbeRunner, CancelAndDestructionStopARunningProbe) {
  SlowProbe slow;
  Answers answers;
  {
    ProbeRunner runner(answers.sink());
    runner.request("gauge", slow.type(), freshSnapshot(), {});
    slow.waitBegun();
    runner.cancel();
    for (int i = 0; i < 5000 && slow.stopped == 0; ++i) std::this_thread::sleep_for(1ms);
    EXPECT_EQ(slow.stopped, 1);
    slow.begun = 0;
    runner.request("gauge", slow.type(), freshSnapshot(), {});
    slow.waitBegun();
  }
  EXPECT_EQ(slow.stopped, 2);
  EXPECT_TRUE(answers.waitFor(0).empty());
}

TEST(ProbeRunner, BadArgumentsMissingStatesAndExceptionsAreAnswersToo) {
  Answers answers;
  ProbeRunner runner(answers.sink());
  runner.request("a", tiny::distanceProbe(), freshSnapshot(), {{"z", 1.0}});
  runner.request("b", tiny::distanceProbe(), nullptr, {});
  ProbeType broken = tiny::distanceProbe();
  broken.run = [](const Snapshot&, const Values&, std::stop_token) -> Result<ProbeResult> {
    throw std::runtime_error("out of paper");
  };
  runner.request("c", broken, freshSnapshot(), {});
  const auto got = answers.waitFor(3);
  ASSERT_EQ(got.size(), 3u);
  for (const auto& answer : got) {
    ASSERT_FALSE(answer.result.ok()) << answer.channel;
    if (answer.channel == "c") {
      EXPECT_NE(answer.result.error().text().find("out of paper"), std::string::npos);
    }
  }
}

}  // namespace
}  // namespace icl
