// What one step costs: exact and sampled training, and what a Session adds to a bare Driver.
#include <chrono>
#include <thread>

#include <benchmark/benchmark.h>

#include "core/base/parallel.h"
#include "core/run/session.h"
#include "tests/bench/workloads.h"
#include "tests/support/tiny_experiment.h"

namespace icl::bench {
namespace {

void advance(benchmark::State& state, Driver& driver) {
  for (auto _ : state) {
    driver.advance();
    if (driver.ended().end != EndReason::None) {
      state.SkipWithError(driver.ended().sentence.text().c_str());
      break;
    }
  }
  state.counters["steps/s"] =
      benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

void exactStep(benchmark::State& state) {
  const Catalog catalog = makeCatalog();
  Values settings = exactDescent();
  settings.set("depth", std::int64_t{state.range(0)});
  const auto driver = start(crossAttention(catalog), settings);
  advance(state, *driver);
}
BENCHMARK(exactStep)->ArgName("layers")->Arg(1)->Arg(16)->Arg(256)->Unit(benchmark::kMicrosecond);

void sampledStep(benchmark::State& state) {
  const Catalog catalog = makeCatalog();
  parallel::setThreads(static_cast<int>(state.range(0)));
  const auto driver = start(crossAttention(catalog), sampledDescent());
  advance(state, *driver);
  parallel::setThreads(0);
}
BENCHMARK(sampledStep)
    ->ArgName("threads")
    ->Arg(1)
    ->Arg(2)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

Values tinyThatGoesOn() { return {{"noise", 1.0}}; }

void driverStep(benchmark::State& state) {
  const ExperimentType type = tiny::type();
  const auto driver = start(type, tinyThatGoesOn());
  advance(state, *driver);
}
BENCHMARK(driverStep)->Unit(benchmark::kNanosecond);

/// The same steps on a session's thread while this one drains the rows as the window does.
void sessionStep(benchmark::State& state) {
  const ExperimentType type = tiny::type();
  auto session = Session::open(type, tinyThatGoesOn(), endless(), {});
  if (!session) {
    state.SkipWithError(session.error().text().c_str());
    return;
  }
  constexpr std::uint64_t kSteps = 20'000;
  for (auto _ : state) {
    const std::uint64_t goal = (*session)->position() + kSteps;
    (*session)->step(kSteps);
    while ((*session)->position() < goal) {
      (*session)->history().drain(
          [](std::span<const double> row) { benchmark::DoNotOptimize(row); });
      std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
  }
  state.counters["steps/s"] =
      benchmark::Counter(static_cast<double>(state.iterations()) * static_cast<double>(kSteps),
                         benchmark::Counter::kIsRate);
}
BENCHMARK(sessionStep)->UseRealTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace icl::bench
