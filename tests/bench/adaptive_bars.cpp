#include "tests/bench/adaptive_bars.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <thread>

#include "core/base/parallel.h"
#include "tests/bench/torch_peer.h"
#include "tests/bench/workloads.h"

namespace icl::bench {
namespace {

constexpr int kRepeats = 9, kSteps = 150, kRun = 3000;

struct Fastest {
  std::array<double, 2> lab{}, torch{};  // seconds of a step on one and on two threads
};

/// Steps as a run makes them: contexts drawn, forward, backward, Adam, the test every tenth step.
double secondsOfStep(Driver& driver) {
  const auto begin = std::chrono::steady_clock::now();
  for (int k = 0; k < kSteps; ++k) driver.advance();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() / kSteps;
}

Fastest timesOf(const ExperimentType& type, TorchPeer& peer, std::size_t most) {
  Fastest best;
  best.lab.fill(std::numeric_limits<double>::infinity());
  best.torch.fill(std::numeric_limits<double>::infinity());
  const auto driver = start(type, {});
  for (int repeat = 0; repeat < kRepeats; ++repeat) {
    for (std::size_t threads = 1; threads <= most; ++threads) {
      parallel::setThreads(static_cast<int>(threads));
      best.lab[threads - 1] = std::min(best.lab[threads - 1], secondsOfStep(*driver));
      if (!peer.ready()) continue;
      const double theirs = peer.seconds("train", static_cast<int>(threads), kSteps);
      best.torch[threads - 1] = std::min(best.torch[threads - 1], theirs);
    }
  }
  parallel::setThreads(0);
  return best;
}

}  // namespace

std::vector<Bar> adaptiveBars(const Catalog& catalog, const std::string& script) {
  const ExperimentType* type = findExperiment(catalog, "adaptive-inference");
  Bar ratio{"adaptive inference, A, against PyTorch", "×", {}, 10, true, {}};
  Bar scaling{"two threads over one, adaptive inference", "×", {}, 1.8, true, "one core"};
  if (type == nullptr) {
    ratio.why_not = scaling.why_not = "the catalog has no adaptive-inference";
    return {ratio, scaling};
  }
  TorchPeer peer(script);
  const std::size_t most = std::min(2U, std::max(1U, std::thread::hardware_concurrency()));
  const Fastest best = timesOf(*type, peer, most);
  std::printf("adaptive inference, model A, 4 levels, batch 512, 64 hidden units, %d steps\n%s\n",
              kRun, peer.ready() ? peer.settings().c_str() : peer.why().c_str());
  for (std::size_t k = 0; k < most; ++k) {
    std::printf("on %zu: lab %.2f s", k + 1, best.lab[k] * kRun);
    if (peer.ready()) std::printf(", PyTorch %.2f s", best.torch[k] * kRun);
    std::puts("");
  }
  ratio.why_not = peer.why();
  if (peer.ready()) {  // each with as many threads as suit it best
    ratio.measured = *std::min_element(best.torch.begin(), best.torch.end()) /
                     *std::min_element(best.lab.begin(), best.lab.end());
  }
  if (most == 2) scaling.measured = best.lab[0] / best.lab[1];
  return {ratio, scaling};
}

}  // namespace icl::bench
