// Compares this machine with the bars set for the lab: prints each figure, its bar, and pass or
// short. Exits 0; with --strict 1 where a figure is short. `icl_bars [--strict] [--window
// ICL_LAB] [--peers FOLDER]`: where the PyTorch peers are.
#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "core/base/json.h"
#include "core/base/parallel.h"
#include "core/run/session.h"
#include "tests/bench/adaptive_bars.h"
#include "tests/bench/bar.h"
#include "tests/bench/cross_attention_bars.h"
#include "tests/bench/mixture_bars.h"
#include "tests/bench/sweep_bars.h"
#include "tests/bench/workloads.h"

namespace icl::bench {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

double timeSteps(Driver& driver, int steps) {
  const auto begin = Clock::now();
  for (int i = 0; i < steps; ++i) driver.advance();
  return secondsSince(begin);
}

/// Minima of interleaved repeats: whatever else the machine does, it does to both.
Bar twoThreadsOverOne(const Catalog& catalog) {
  Bar bar{"two threads over one, sampled training", "×", {}, 1.8, true, {}};
  if (std::thread::hardware_concurrency() < 2) {
    bar.why_not = "one core";
    return bar;
  }
  constexpr int kRepeats = 9, kSteps = 10;
  const auto driver = start(crossAttention(catalog), sampledDescent());
  std::array<double, 2> best{};
  best.fill(std::numeric_limits<double>::infinity());
  for (int repeat = 0; repeat < kRepeats; ++repeat) {
    for (const std::size_t threads : {std::size_t{1}, std::size_t{2}}) {
      parallel::setThreads(static_cast<int>(threads));
      timeSteps(*driver, 1);
      best[threads - 1] = std::min(best[threads - 1], timeSteps(*driver, kSteps));
    }
  }
  parallel::setThreads(0);
  std::printf("sampled step: %.2f ms on one thread, %.2f ms on two\n", best[0] / kSteps * 1e3,
              best[1] / kSteps * 1e3);
  bar.measured = best[0] / best[1];
  return bar;
}

/// Steps per second of a free session while rows are drained at 60 Hz, with or without pictures.
double sessionRate(Session& session, bool pictures) {
  const std::uint64_t serial = session.members().front().serial;
  const std::uint64_t from = session.position();
  const auto begin = Clock::now();
  while (secondsSince(begin) < 0.5) {
    session.history().drain([](std::span<const double>) {});
    if (pictures) session.takeFrame(serial);
    std::this_thread::sleep_for(std::chrono::microseconds(16'667));
  }
  return static_cast<double>(session.position() - from) / secondsSince(begin);
}

Bar drawingSlowsTraining(const Catalog& catalog) {
  Bar bar{"drawing slows sampled training by", "%", {}, 15, false, {}};
  auto session = Session::open(crossAttention(catalog), sampledDescent(), endless(), {});
  if (!session) {
    bar.why_not = session.error().text();
    return bar;
  }
  (*session)->run();
  sessionRate(**session, true);
  double with = 0, without = 0;
  for (int repeat = 0; repeat < 7; ++repeat) {
    without = std::max(without, sessionRate(**session, false));
    with = std::max(with, sessionRate(**session, true));
  }
  if (without > 0) bar.measured = std::max(0.0, 100 * (1 - with / without));
  return bar;
}

/// The window itself, off screen, on its default document.
std::optional<Json> benchWindow(const std::string& program) {
  const std::string command =
      "QT_QPA_PLATFORM=offscreen '" + program + "' --bench-ui 8 2>/dev/null";
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return {};
  std::string text;
  std::array<char, 4096> part{};
  for (std::size_t n = 0; (n = fread(part.data(), 1, part.size(), pipe)) > 0;) {
    text.append(part.data(), n);
  }
  if (pclose(pipe) != 0) return {};
  auto json = Json::parse(text, "--bench-ui");
  return json ? std::optional<Json>(*json) : std::nullopt;
}

std::vector<Bar> windowBars(const std::string& program) {
  std::vector<Bar> bars{{"first picture painted", "ms", {}, 1000, false, {}},
                        {"first picture that moves", "ms", {}, 2000, false, {}},
                        {"frame while training, 95 % within", "ms", {}, 33, false, {}}};
  const auto json = program.empty() ? std::nullopt : benchWindow(program);
  const auto read = [&](Bar& bar, std::string_view key, std::string_view inner) {
    const Json* value = json ? json->find(key) : nullptr;
    if (value != nullptr && !inner.empty()) value = value->find(inner);
    if (value != nullptr && value->isNumber()) bar.measured = value->asNumber();
    bar.why_not = program.empty() ? "no window in this build" : "the window gave no answer";
  };
  read(bars[0], "first_paint_ms", "");
  read(bars[1], "first_moving_ms", "");
  read(bars[2], "frame_ms", "p95");
  return bars;
}

void print(const Bar& bar) {
  if (!bar.measured) {
    std::printf("%-42s %12s   (%s)\n", bar.what.c_str(), "not measured", bar.why_not.c_str());
    return;
  }
  std::printf("%-42s %9.2f %-2s   %s %g   %s\n", bar.what.c_str(), *bar.measured, bar.unit.c_str(),
              bar.at_least ? "≥" : "≤", bar.bar, bar.holds() ? "pass" : "short");
}

}  // namespace
}  // namespace icl::bench

int main(int argc, char** argv) {
  bool strict = false;
  std::string window, peers = "tests/bench";
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument == "--strict") {
      strict = true;
    } else if (argument == "--window" && i + 1 < argc) {
      window = argv[++i];
    } else if (argument == "--peers" && i + 1 < argc) {
      peers = argv[++i];
    } else {
      std::fprintf(
          stderr,
          "icl_bars: unknown '%s'; it takes --strict, --window PROGRAM and --peers FOLDER\n",
          argv[i]);
      return 2;
    }
  }
  const icl::Catalog catalog = icl::makeCatalog();
  std::vector<icl::bench::Bar> bars =
      icl::bench::sweepBars(catalog);  // first: memory is still free
  bars.push_back(icl::bench::twoThreadsOverOne(catalog));
  bars.push_back(icl::bench::drawingSlowsTraining(catalog));
  for (auto& bar : icl::bench::crossAttentionBars(peers + "/torch_cross_attention.py")) {
    bars.push_back(bar);
  }
  for (auto& bar : icl::bench::mixtureBars(peers + "/torch_mixture.py")) bars.push_back(bar);
  for (auto& bar : icl::bench::adaptiveBars(catalog, peers + "/torch_adaptive.py")) {
    bars.push_back(bar);
  }
  for (auto& bar : icl::bench::windowBars(window)) bars.push_back(bar);
  std::puts("");
  for (const auto& bar : bars) icl::bench::print(bar);
  const bool all =
      std::all_of(bars.begin(), bars.end(), [](const auto& bar) { return bar.holds(); });
  return strict && !all ? 1 : 0;
}
