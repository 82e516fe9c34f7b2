// Runs that begin from others: found by their settings or made, once a process, kept beside the run
// or in memory; the record of a run that began from another stands alone.
#include "core/run/parents.h"

#include <atomic>
#include <thread>

#include <gtest/gtest.h>

#include "core/run/record.h"
#include "core/run/registry.h"
#include "tests/support/compare.h"
#include "tests/support/tiny_experiment.h"

namespace icl {
namespace {

/// A tiny experiment that begins where another tiny run ended.
class Later final : public Experiment {
 public:
  explicit Later(std::unique_ptr<Experiment> inner) : inner_(std::move(inner)) {}
  Status startFrom(const Parents& parents) override {
    return inner_->restoreTensors(parents.at(0)->tensors);
  }
  StepStatus step(const StepContext& context) override { return inner_->step(context); }
  void measure(std::span<double> channels) const override { inner_->measure(channels); }
  void draw(Frame& frame, const Look& look) const override { inner_->draw(frame, look); }
  SnapshotPtr snapshot() const override { return inner_->snapshot(); }
  void restore(const Snapshot& snapshot) override { inner_->restore(snapshot); }
  Status restoreTensors(const std::vector<Snapshot::Tensor>& tensors) override {
    return inner_->restoreTensors(tensors);
  }
  Status apply(const Intervention& change) override { return inner_->apply(change); }

 private:
  std::unique_ptr<Experiment> inner_;
};

/// `first_noise` tells the tests' parents apart, since a process remembers each.
ExperimentType laterType(double first_noise, std::string run = {}) {
  ExperimentType type = tiny::type();
  type.id = "later";
  type.create = [inner = type.create](const Values& complete,
                                      std::uint64_t seed) -> Result<std::unique_ptr<Experiment>> {
    auto made = inner(complete, seed);
    if (!made) return made.error();
    return std::unique_ptr<Experiment>(std::make_unique<Later>(std::move(made).value()));
  };
  type.parents = [first_noise, run](const Values&, std::uint64_t seed) {
    ParentSpec spec;
    spec.role = "point";
    spec.run = run;
    spec.type = tiny::type;
    spec.changes = {{"noise", first_noise}};
    spec.seed = seed;
    spec.steps = 7;
    return std::vector<ParentSpec>{spec};
  };
  return type;
}

class ParentsTest : public ::testing::Test {
 protected:
  static double x(const Driver& driver) { return driver.row()[1]; }
  static double firstEnd(double noise, std::uint64_t seed) {
    auto driver = Driver::create(kTiny, {{"noise", noise}}, {.seed = seed, .steps = 7});
    EXPECT_TRUE((*driver)->seek(7).ok());
    return x(**driver);
  }
  int storedRuns() const { return static_cast<int>(listRuns(store_.path()).size()); }

  static inline const ExperimentType kTiny = tiny::type();
  testing::TemporaryFolder store_{};
};

TEST_F(ParentsTest, ARunBeginsWhereTheOneThatItsSettingsNameEnds) {
  const ExperimentType type = laterType(1.25);
  for (const std::uint64_t seed : {3u, 4u}) {
    auto driver = Driver::create(type, {}, {.seed = seed, .steps = 5});
    ASSERT_TRUE(driver.ok()) << driver.error().text();
    EXPECT_EQ(x(**driver), firstEnd(1.25, seed));
    EXPECT_EQ((*driver)->position(), 0u);
    EXPECT_TRUE((*driver)->parentText().empty()) << "kept in memory alone";
    EXPECT_EQ(storedRuns(), 0);
  }
}

TEST_F(ParentsTest, ItIsMadeOnceAndKeptBesideTheRunAndFoundAgain) {
  const ExperimentType type = laterType(1.5);
  int told = 0;
  const ParentPlace place{store_.path(), [&](const ParentProgress& now) {
                            EXPECT_EQ(now.steps, 7u);
                            ++told;
                            return true;
                          }};
  EXPECT_FALSE(parentsKnown(type, {}, 3, store_.path()));
  const auto first = parentsFor(type, {}, 3, place);
  ASSERT_TRUE(first.ok()) << first.error().text();
  EXPECT_EQ(told, 7);
  EXPECT_EQ(storedRuns(), 1);
  EXPECT_TRUE(parentsKnown(type, {}, 3, store_.path()));
  const auto again = parentsFor(type, {{"curvature", 2.0}}, 3, place);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(told, 7) << "settings of the later stage alone ask for no other parent";
  EXPECT_EQ((*again)[0]->run, (*first)[0]->run);

  // In another place it is looked for by its settings, under whatever name it lies there.
  testing::TemporaryFolder other;
  std::filesystem::copy(listRuns(store_.path()).front().folder, other / "copy",
                        std::filesystem::copy_options::recursive);
  const auto copied = parentsFor(type, {}, 3, {other.path(), place.progress});
  ASSERT_TRUE(copied.ok());
  EXPECT_EQ(told, 7);
  EXPECT_EQ(firstEnd(1.5, 3), (*copied)[0]->tensors[0].data[0]);
}

TEST_F(ParentsTest, WhoeverNeedsTheSameOneMeanwhileWaitsForIt) {
  const ExperimentType type = laterType(1.75);
  std::atomic<int> told{0};
  const ParentPlace place{store_.path(), [&](const ParentProgress&) {
                            ++told;
                            return true;
                          }};
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < 4; ++i) {
      threads.emplace_back([&] { EXPECT_TRUE(parentsFor(type, {}, 3, place).ok()); });
    }
  }
  EXPECT_EQ(told, 7);
  EXPECT_EQ(storedRuns(), 1);
}

TEST_F(ParentsTest, StoppedWhileItIsMadeNothingIsTakenForWhole) {
  const ExperimentType type = laterType(2.0);
  const auto stopped = parentsFor(
      type, {}, 3, {store_.path(), [](const ParentProgress& now) { return now.step < 3; }});
  ASSERT_FALSE(stopped.ok());
  EXPECT_NE(stopped.error().text().find("did not reach its end"), std::string::npos);
  EXPECT_FALSE(parentsKnown(type, {}, 3, store_.path()));
  const auto whole = parentsFor(type, {}, 3, {store_.path(), {}});
  ASSERT_TRUE(whole.ok());
  EXPECT_EQ((*whole)[0]->step, 7u);
}

TEST_F(ParentsTest, ANamedRunIsTakenAsItIsAndARunOfAnotherKindIsRefused) {
  auto driver = std::move(Driver::create(kTiny, {{"noise", 3.0}}, {.seed = 8, .steps = 4})).value();
  auto writer = std::move(RunWriter::create(store_.path(), manifestOf(*driver))).value();
  ASSERT_TRUE(runToEnd(*driver, writer.get(), {}).ok());
  const std::string name = writer->folder().string();
  const ExperimentType type = laterType(0, name);
  auto later = Driver::create(type, {}, {.seed = 1, .steps = 5});
  ASSERT_TRUE(later.ok()) << later.error().text();
  EXPECT_EQ(x(**later), x(*driver));
  EXPECT_EQ((*later)->parentText(), writer->manifest().id + "@4");

  auto second = std::move(RunWriter::create(store_.path(), manifestOf(**later))).value();
  EXPECT_EQ(second->manifest().parent, writer->manifest().id + "@4");
  ASSERT_TRUE(runToEnd(**later, second.get(), {}).ok());
  const ExperimentType wrong = laterType(0, second->folder().string());
  const auto refused = Driver::create(wrong, {}, {.seed = 1, .steps = 5});
  ASSERT_FALSE(refused.ok());
  EXPECT_NE(refused.error().text().find("is one of later; a run of tiny is needed"),
            std::string::npos);
}

TEST_F(ParentsTest, TheRecordStandsAloneAndARewindBeginsThereAgain) {
  const ExperimentType type = laterType(2.25);
  auto driver = std::move(Driver::create(type, {}, {.seed = 3, .steps = 5})).value();
  const double began = x(*driver);
  auto writer = std::move(RunWriter::create(store_.path(), manifestOf(*driver))).value();
  const auto report = runToEnd(*driver, writer.get(), {});
  ASSERT_TRUE(report.ok());
  const auto run = RunReader::open(report->folder);
  ASSERT_TRUE(run.ok());
  EXPECT_EQ(run->checkpointSteps(), (std::vector<std::uint64_t>{0, 5}));
  // A type whose parents nobody could make any more.
  ExperimentType lost = laterType(2.25, "gone");
  lost.id = "later";
  auto again = driverFromRun(*run, {lost}, 0);
  ASSERT_TRUE(again.ok()) << again.error().text();
  EXPECT_EQ(x(**again), began);
  ASSERT_TRUE((*again)->seek(5).ok());
  EXPECT_EQ(testing::firstDifference((*again)->row(), driver->row()), -1);
}

TEST_F(ParentsTest, WhatIsWrongIsSaidBeforeAnyRunIsMade) {
  const ExperimentType type = laterType(2.5);
  EXPECT_FALSE(Driver::unstarted(type, {{"widht", 1.0}}, {}).ok());
  EXPECT_FALSE(Driver::unstarted(type, {}, {.until = "spare > 1"}).ok());
  EXPECT_TRUE(Driver::unstarted(type, {}, {.steps = 5}).ok());
  EXPECT_FALSE(parentsKnown(type, {}, 1, {}));
}

TEST_F(ParentsTest, DigestsTellExperimentSettingsSeedAndStepsApart) {
  ParentSpec spec = laterType(1).parents({}, 1)[0];
  const std::string digest = parentDigest(spec);
  EXPECT_EQ(digest.size(), 64u);
  ParentSpec same = spec;
  same.changes.set("rate", 0.1);  // the default
  same.role = "other";
  EXPECT_EQ(parentDigest(same), digest);
  ParentSpec noise = spec, seed = spec, steps = spec;
  noise.changes.set("noise", 1.5);
  seed.seed = 2;
  steps.steps = 8;
  for (const ParentSpec& other : {noise, seed, steps}) EXPECT_NE(parentDigest(other), digest);
}

}  // namespace
}  // namespace icl
