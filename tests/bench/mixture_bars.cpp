#include "tests/bench/mixture_bars.h"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <thread>

#include "core/base/parallel.h"
#include "core/experiments/mixture/cost.h"
#include "core/experiments/mixture/experiment.h"
#include "core/experiments/mixture/task_source.h"
#include "core/run/driver.h"
#include "tests/bench/torch_peer.h"
#include "tests/support/core_roof.h"

namespace icl::bench {
namespace {

constexpr int kRepeats = 7, kSteps = 10, kTheirSteps = 5;
/// Sequences a second of the published code, generation and step one after the other, on the class
/// of processor that the bars were set on.
constexpr double kPublishedRotary = 8600, kPublishedAbsolute = 4900;

Values settingsOf(bool rotary, bool skipping) {
  Values settings{{"skip-unused", skipping}, {"evaluate-every", std::int64_t{100'000}}};
  if (rotary) settings.set("positions", std::string("rotary"));
  return settings;
}

/// A run whose steps hold generation, gradient and update; its only evaluation is behind it.
std::unique_ptr<Driver> started(bool rotary, bool skipping) {
  RunOptions options;
  options.steps = 1'000'000'000;
  auto driver = Driver::create(mixturePretrainType(), settingsOf(rotary, skipping), options);
  ICL_CHECK(driver.ok(), driver.ok() ? "" : driver.error().text());
  (*driver)->advance();
  return std::move(*driver);
}

/// Steps of two modalities (eight pairs, 26 tokens) or of one (twelve pairs, 25 tokens), per token.
std::unique_ptr<Driver> startedLong(bool paired) {
  Values settings = settingsOf(false, true);
  if (!paired) settings.set("pairs", std::int64_t{12});
  RunOptions options;
  options.steps = 1'000'000'000;
  auto driver =
      Driver::create(paired ? mixtureProjectorType() : mixturePretrainType(), settings, options);
  ICL_CHECK(driver.ok(), driver.ok() ? "" : driver.error().text());
  (*driver)->advance();
  return std::move(*driver);
}

/// Draws the batches of a run, without a step.
std::function<void()> generator(bool rotary) {
  auto config = std::make_shared<mixture::Config>(
      mixture::configOf(*mixture::pretrainSchema().complete(settingsOf(rotary, true))));
  auto task = std::make_shared<mixture::Task>(config->task(), 1);
  auto source = std::make_shared<mixture::TrainingSource>(*task, 1);
  const std::size_t width = config->shape().width, ld = rowStride(width);
  const auto batch = static_cast<std::size_t>(config->batch);
  auto rows = std::make_shared<Buffer<float>>(batch * config->layout().tokens() * ld);
  auto targets = std::make_shared<std::vector<std::uint32_t>>(batch);
  auto number = std::make_shared<std::uint64_t>(0);
  return [=] {
    static_cast<void>(task);  // the source looks at it
    source->setBatch((*number)++, {});
    source->fill({0, batch, 0}, {rows->data(), ld}, *targets);
  };
}

/// Fastest seconds by name and number of threads, ours and the peer's in turn.
class Times {
 public:
  void take(TorchPeer& peer, const std::vector<int>& threads) {
    std::map<std::string, std::unique_ptr<Driver>> runs;
    for (const bool rotary : {true, false}) {
      const std::string name = rotary ? "rotary" : "absolute";
      runs[name] = started(rotary, true);
      runs[name + ", nothing skipped"] = started(rotary, false);
    }
    const std::map<std::string, std::function<void()>> generators{
        {"rotary, generation", generator(true)}, {"absolute, generation", generator(false)}};
    for (int repeat = 0; repeat < kRepeats; ++repeat) {
      for (const int n : threads) {
        parallel::setThreads(n);
        for (const auto& [name, run] : runs) {
          keep("lab " + name, n, test::fastestOf(kSteps, [&] { run->advance(); }));
        }
        for (const char* name : {"rotary", "rotary-drawn", "absolute", "absolute-drawn"}) {
          if (!peer.ready()) break;
          keep(std::string("torch ") + name, n, peer.seconds(name, n, kTheirSteps));
        }
      }
      for (const auto& [name, work] : generators) {
        keep("lab " + name, 1, test::fastestOf(kSteps, work));
      }
    }
    parallel::setThreads(0);
  }
  void print() const {
    for (const auto& [name, times] : best_) {
      std::printf("%-32s", name.c_str());
      for (const auto& [threads, seconds] : times) {
        std::printf("  %9.3f ms on %d", seconds * 1e3, threads);
      }
      std::puts("");
    }
  }
  bool has(const std::string& name, int threads) const {
    const auto at = best_.find(name);
    return at != best_.end() && at->second.count(threads) > 0;
  }
  double of(const std::string& name, int threads) const { return best_.at(name).at(threads); }

 private:
  void keep(const std::string& name, int threads, double seconds) {
    const auto [at, fresh] = best_[name].try_emplace(threads, seconds);
    if (!fresh) at->second = std::min(at->second, seconds);
  }
  std::map<std::string, std::map<int, double>> best_{};
};

Bar against(const Times& times, const TorchPeer& peer, const std::string& what,
            const std::string& theirs, const std::string& ours, int threads, double least) {
  Bar bar{what, "×", {}, least, true, peer.ready() ? "one core" : peer.why()};
  if (times.has(theirs, threads) && times.has(ours, threads)) {
    bar.measured = times.of(theirs, threads) / times.of(ours, threads);
  }
  return bar;
}

Bar published(const Times& times, const char* what, const char* ours, double theirs, double least) {
  Bar bar{what, "×", {}, least, true, "one core"};
  if (times.has(ours, 2)) bar.measured = 128 / times.of(ours, 2) / theirs;
  return bar;
}

Bar shareOfRoof(const Times& times, double one_core) {
  Bar bar{"decoder 128 wide, share of the two cores", "%", {}, 35, true, "one core"};
  if (!times.has("lab absolute", 2) || one_core == 0) return bar;
  const auto config =
      mixture::configOf(*mixture::pretrainSchema().complete(settingsOf(false, true)));
  bar.measured =
      100 * mixture::stepOperations(config) / times.of("lab absolute", 2) / (2 * one_core);
  return bar;
}

/// Taken in turn, so that a busy machine slows both.
Bar secondModality() {
  const auto paired = startedLong(true), alone = startedLong(false);
  double with = std::numeric_limits<double>::infinity(), without = with;
  for (int repeat = 0; repeat < kRepeats; ++repeat) {
    with = std::min(with, test::fastestOf(kSteps, [&] { paired->advance(); }) / 26);
    without = std::min(without, test::fastestOf(kSteps, [&] { alone->advance(); }) / 25);
  }
  std::printf("per batch and token: two modalities %.1f µs, one %.1f µs\n", with * 1e6,
              without * 1e6);
  Bar bar{"step with two modalities over one, per token", "×", {}, 1.3, false, {}};
  bar.measured = with / without;
  return bar;
}

}  // namespace

std::vector<Bar> mixtureBars(const std::string& script) {
  TorchPeer peer(script);
  const bool two = std::thread::hardware_concurrency() >= 2;
  const double one_core = test::coreRoof();
  std::printf("decoder, 2 layers, batches of 128 sequences of 17 tokens\n%s\n",
              peer.ready() ? peer.settings().c_str() : peer.why().c_str());
  std::printf("one core: at most %.0f GFLOP/s\n", one_core * 1e-9);
  Times times;
  times.take(peer, two ? std::vector<int>{1, 2} : std::vector<int>{1});
  times.print();
  const std::string whole = "lab absolute, nothing skipped";
  std::vector<Bar> bars{published(times, "decoder 64 wide against 8,600 sequences/s", "lab rotary",
                                  kPublishedRotary, 5),
                        published(times, "decoder 128 wide against 4,900 sequences/s",
                                  "lab absolute", kPublishedAbsolute, 4),
                        against(times, peer, "decoder 64 wide, drawn and stepped, 2 threads",
                                "torch rotary-drawn", "lab rotary", 2, 4),
                        against(times, peer, "decoder 128 wide, same arithmetic, 1 thread",
                                "torch absolute", whole, 1, 1.5),
                        against(times, peer, "decoder 128 wide, same arithmetic, 2 threads",
                                "torch absolute", whole, 2, 2.1),
                        shareOfRoof(times, one_core)};
  Bar& scaling =
      bars.emplace_back(Bar{"decoder, two threads over one", "×", {}, 1.8, true, "one core"});
  if (two) scaling.measured = times.of("lab absolute", 1) / times.of("lab absolute", 2);
  for (const char* name : {"rotary", "absolute"}) {
    Bar bar{std::string("generation of a batch, ") + name, "%", {}, 10, false, {}};
    bar.measured = 100 * times.of("lab " + std::string(name) + ", generation", 1) /
                   times.of("lab " + std::string(name), 1);
    bars.push_back(bar);
  }
  bars.push_back(secondModality());
  return bars;
}

}  // namespace icl::bench
