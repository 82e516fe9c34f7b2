// One job of a sweep: a run as any other, of which only what was asked for is kept.
#include <algorithm>
#include <cmath>
#include <exception>
#include <limits>
#include <new>

#include "core/base/files.h"
#include "core/run/parents.h"
#include "core/run/quantity.h"
#include "core/run/record.h"
#include "core/run/sweep_run.h"

namespace icl {

namespace fs = std::filesystem;

namespace {

constexpr double kUnmeasured = std::numeric_limits<double>::quiet_NaN();

/// A "first time that" record of a job: its rule with this job's levels.
struct Watch {
  std::size_t record = 0;
  StopRule rule{};
  int channel = -1;  // -1: the step
  bool met = false;
};

Result<StopRule> ruleOf(const std::string& text, const Driver& driver) {
  auto rule = parseStopRule(text, driver.channels(), {});
  if (rule || !driver.type().levels) return rule;
  return parseStopRule(text, driver.channels(), driver.type().levels(driver.config()));
}

class Job {
 public:
  Job(const Sweep& sweep, const SweepJob& job) : spec_(sweep.spec()) {
    result_.key = sweep.key(job.index);
    result_.settings = toJson(job.settings).print();
    result_.seed = job.seed;
    result_.values.assign(spec_.records.size(), kUnmeasured);
  }

  /// Rules that name channels this job does not have (a head of a smaller model) are never met.
  void watch(const Driver& driver) {
    for (std::size_t r = 0; r < spec_.records.size(); ++r) {
      const SweepRecord& record = spec_.records[r];
      if (record.kind != SweepRecord::Kind::First) continue;
      auto rule = ruleOf(record.text, driver);
      const int channel =
          record.value == "step" ? -1 : channelIndex(driver.channels(), record.value);
      if (rule && (channel >= 0 || record.value == "step")) {
        watches_.push_back({r, std::move(rule).value(), channel, false});
      }
    }
  }

  void look(const Driver& driver) {
    for (Watch& watch : watches_) {
      if (watch.met || !watch.rule.met(driver.row())) continue;
      watch.met = true;
      result_.values[watch.record] = watch.channel < 0
                                         ? static_cast<double>(driver.position())
                                         : driver.row()[static_cast<std::size_t>(watch.channel)];
    }
  }

  /// Quantities at the end; one that cannot be had is absent, and the first such says why.
  void measure(const Driver& driver) {
    for (std::size_t r = 0; r < spec_.records.size(); ++r) {
      const SweepRecord& record = spec_.records[r];
      if (record.kind != SweepRecord::Kind::Quantity) continue;
      const auto quantity = parseQuantity(record.text, driver.type(), driver.channels());
      if (!quantity) continue;  // a channel of other cells
      const auto value = measureQuantity(*quantity, driver, record.set, record.arguments);
      if (value) {
        result_.values[r] = *value;
      } else if (trouble_.empty()) {
        trouble_ = record.name + ": " + value.error().text();
      }
    }
  }

  JobResult failed(const std::string& sentence) {
    result_.end = EndReason::Failed;
    result_.sentence = sentence;
    return std::move(result_);
  }

  JobResult ended(const RunReport& report, const fs::path& run) {
    result_.end = report.end;
    result_.steps = report.steps;
    result_.seconds = report.seconds;
    result_.digest = report.digest;
    result_.sentence = report.sentence.text();
    if (!trouble_.empty()) result_.sentence += " " + trouble_;
    result_.run = run.string();
    return std::move(result_);
  }

 private:
  const SweepSpec& spec_;
  JobResult result_{};
  std::vector<Watch> watches_{};
  std::string trouble_{};
};

/// A fresh folder for the job's run; what a kill left of an earlier try is removed.
Result<std::unique_ptr<RunWriter>> writerFor(const Driver& driver, const fs::path& folder) {
  std::error_code ignored;
  for (fs::directory_iterator at(folder, ignored), end; !ignored && at != end;
       at.increment(ignored)) {
    std::error_code failed;
    if (!isBeingWritten(at->path())) fs::remove_all(at->path(), failed);
  }
  return RunWriter::create(folder, manifestOf(driver));
}

}  // namespace

std::optional<JobResult> runJob(const Sweep& sweep, const SweepJob& job, const fs::path& folder,
                                const std::function<bool()>& stop) {
  Job one(sweep, job);
  try {
    RunOptions options = sweep.spec().run;
    options.seed = job.seed;
    options.keyframe_bytes = 0;  // nobody seeks in a job
    auto parents =
        parentsFor(sweep.type(), sweep.changes(job), job.seed,
                   {folder / "parents", [&](const ParentProgress&) { return !stop || !stop(); }});
    if (!parents && stop && stop()) return {};
    if (!parents) return one.failed(parents.error().text());
    options.parents = std::move(parents).value();
    auto driver = Driver::create(sweep.type(), sweep.changes(job), options);
    if (!driver) return one.failed(driver.error().text());
    one.watch(**driver);
    std::unique_ptr<RunWriter> writer;
    if (sweep.keepsRun(job)) {
      auto made = writerFor(**driver, folder / "runs" / sweep.key(job.index).hex());
      if (!made) return one.failed(made.error().text());
      writer = std::move(made).value();
    }
    auto report = runToEnd(**driver, writer.get(), [&](const Driver& now) {
      one.look(now);
      return !stop || !stop();
    });
    if (!report) return one.failed(report.error().text());
    if (report->end == EndReason::Cancelled) return {};
    one.look(**driver);
    one.measure(**driver);
    return one.ended(*report, writer ? fs::relative(writer->folder(), folder) : fs::path());
  } catch (const std::bad_alloc&) {
    return one.failed("the machine has no memory left for this job");
  } catch (const std::exception& problem) {
    return one.failed(problem.what());
  }
}

}  // namespace icl
