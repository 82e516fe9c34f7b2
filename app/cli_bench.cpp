// `icl bench`: steps a second, answer times, time to a stated loss and memory on this machine, as a
// table. Each entry runs for about half a second.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <sys/resource.h>

#include "app/cli_input.h"
#include "app/cli_verb.h"
#include "core/base/parallel.h"
#include "core/run/verify.h"

namespace icl::cli {
namespace {

using Clock = std::chrono::steady_clock;
constexpr double kSeconds = 0.5;  // enough for two digits, short enough for a lecture's break

double since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

struct Measure {
  std::string name{}, unit{}, about{};
  std::function<Result<double>()> value{};
};

/// Steps a second of the experiment with these settings. A run that ends early begins anew; its
/// beginning is not counted.
Result<double> stepsPerSecond(const ExperimentType& type, const Values& changes) {
  RunOptions options;
  options.steps = std::uint64_t{1} << 40;
  options.keyframe_bytes = 1 << 20;
  auto driver = Driver::create(type, changes, options);
  if (!driver) return driver.error();
  std::uint64_t steps = 0;
  double seconds = 0;
  const auto begin = Clock::now();
  while (seconds < kSeconds && since(begin) < 4 * kSeconds) {
    const auto start = Clock::now();
    bool ended = false;
    for (int i = 0; i < 16 && !ended; ++i) {
      ended = driver.value()->advance().end != EndReason::None;
      ++steps;
    }
    seconds += since(start);
    if (!ended) continue;
    driver = Driver::create(type, changes, options);
    if (!driver) return driver.error();
  }
  return static_cast<double>(steps) / seconds;
}

/// Best of as many questions as fit, in milliseconds.
Result<double> answerTime(const ExperimentType& type, const Values& changes,
                          const std::string& probe) {
  double best = 1e300;
  const auto start = Clock::now();
  do {
    const auto asked = Clock::now();
    auto answer = askFresh(type, changes, 1, probe, {});
    if (!answer) return answer.error();
    best = std::min(best, since(asked));
  } while (since(start) < kSeconds);
  return best * 1e3;
}

/// Seconds from the start until the rule is met.
Result<double> timeTo(const ExperimentType& type, const Values& changes, const std::string& until) {
  RunOptions options;
  options.until = until;
  options.steps = 10'000'000;
  const auto start = Clock::now();
  auto driver = Driver::create(type, changes, options);
  if (!driver) return driver.error();
  while (driver.value()->advance().end == EndReason::None) {
  }
  if (driver.value()->ended().end != EndReason::Condition) return std::nan("");
  return since(start);
}

double peakMegabytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024.0;
}

/// Sets the number of threads for a scope.
class Threads {
 public:
  explicit Threads(int count) : before_(parallel::threads()) { parallel::setThreads(count); }
  ~Threads() { parallel::setThreads(before_); }
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;

 private:
  int before_;
};

Values sampledSettings() {
  return {{"method", std::string("descent")}, {"context", std::int64_t{64}}};
}

Result<double> sampledRate(const ExperimentType& type, int threads) {
  const Threads scope(threads);
  return stepsPerSecond(type, sampledSettings());
}

void addRates(const ExperimentType& type, std::vector<Measure>& to) {
  for (const std::string method : {"flow", "descent"}) {
    for (const std::int64_t depth : {4, 16, 64}) {
      Values changes{{"method", method}, {"depth", depth}};
      if (method == "descent") changes.set("rate", 1e-3);
      to.push_back({method + ".depth-" + std::to_string(depth), "steps/s",
                    method + " on the exact loss, " + std::to_string(depth) + " layers",
                    [&type, changes] { return stepsPerSecond(type, changes); }});
    }
  }
}

void addSampled(const ExperimentType& type, std::vector<Measure>& to) {
  for (const int threads : {1, 2}) {
    to.push_back({"sampled.threads-" + std::to_string(threads), "steps/s",
                  "512 prompts of 64 tokens a step, threads: " + std::to_string(threads),
                  [&type, threads] { return sampledRate(type, threads); }});
  }
  to.push_back({"sampled.ratio", "×", "two threads over one", [&type]() -> Result<double> {
                  auto one = sampledRate(type, 1);
                  if (!one) return one;
                  auto two = sampledRate(type, 2);
                  if (!two) return two;
                  return two.value() / one.value();
                }});
}

void addAnswers(const ExperimentType& type, std::vector<Measure>& to) {
  to.push_back({"landscape", "ms", "101 × 101 points, 4 layers",
                [&type] { return answerTime(type, {}, "landscape"); }});
  for (const std::int64_t depth : {4, 64, 1024}) {
    to.push_back({"minimiser.depth-" + std::to_string(depth), "ms",
                  "two parameters, " + std::to_string(depth) + " layers", [&type, depth] {
                    return answerTime(type, {{"depth", depth}}, "minimiser");
                  }});
  }
}

std::vector<Measure> measures(const Catalog& catalog) {
  std::vector<Measure> all;
  if (const ExperimentType* type = findExperiment(catalog, "cross-attention")) {
    addRates(*type, all);
    addSampled(*type, all);
    addAnswers(*type, all);
    all.push_back({"time-to-bayes.flow", "s", "4 layers by flow until loss < 1.002 Bayes",
                   [type] { return timeTo(*type, {}, "loss < bayes_risk * 1.002"); }});
    const Values descent{{"method", std::string("descent")}};
    all.push_back({"time-to-bayes.descent", "s", "4 layers by descent until loss < 1.01 Bayes",
                   [type, descent] { return timeTo(*type, descent, "loss < bayes_risk * 1.01"); }});
  }
  all.push_back({"peak-memory", "MB", "resident, of this program, so far",
                 []() -> Result<double> { return peakMegabytes(); }});
  return all;
}

int bench(Context& context, const std::string& filter) {
  const Output& out = context.out;
  std::vector<Measure> all = measures(context.catalog);
  std::vector<std::string> names;
  for (const Measure& measure : all) names.push_back(measure.name);
  std::erase_if(all, [&](const Measure& m) { return m.name.find(filter) == std::string::npos; });
  if (all.empty()) return out.fail(unknownName("measurement", filter, names, "--filter"));
  Table table({"NAME", "VALUE", "UNIT", "WHAT"});
  table.alignRight(1);
  Json::Array items;
  {
    Progress progress(out, "measuring", "entries", all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
      progress.update(i);
      auto value = all[i].value();
      if (!value) return out.fail(value.error());
      table.add({all[i].name, shortNumber(value.value(), 3), all[i].unit, all[i].about});
      Json item = Json::object();
      item.set("name", all[i].name).set("value", value.value()).set("unit", all[i].unit);
      item.set("what", all[i].about);
      items.push_back(std::move(item));
    }
  }
  out.table(table);
  out.items(std::move(items));
  return kDone;
}

}  // namespace

Verb benchVerb() {
  return {"bench",
          "bench [--filter NAME]",
          "steps a second, answer times, time to a stated loss and memory on this machine",
          {"icl bench", "icl bench --filter flow --json"},
          [](CLI::App& app) -> Action {
            auto filter = std::make_shared<std::string>();
            addText(app, "--filter", *filter, "only entries with this in their name", "NAME");
            return [filter](Context& context) { return bench(context, *filter); };
          }};
}

}  // namespace icl::cli
