// `icl run`: a preset or an experiment headless, kept as a run folder; forks (--from) and goes on
// with interrupted runs (--resume). The exit code follows from why the run ended.
#include <cmath>
#include <limits>

#include "app/cli_input.h"
#include "app/cli_interrupt.h"
#include "app/cli_stored.h"
#include "app/cli_verb.h"
#include "core/base/parallel.h"
#include "core/run/parents.h"
#include "core/run/record_json.h"

namespace icl::cli {
namespace {

struct RunArguments {
  std::string name{}, seed{}, steps{}, until{}, threads{}, out{}, from{}, resume{};
  std::vector<std::string> set{};
};

/// All that is needed to start: a driver in its place and a writer for what it does from there.
struct Plan {
  std::unique_ptr<Driver> driver{};
  std::unique_ptr<RunWriter> writer{};
};

Result<std::uint64_t> seedOf(const std::string& text) {
  return wholeNumber("--seed", text, 0, std::numeric_limits<std::int64_t>::max());
}

/// Flags over what the preset, the stored run or nobody said.
Result<RunOptions> withFlags(RunOptions options, const RunArguments& given) {
  if (!given.seed.empty()) {
    auto seed = seedOf(given.seed);
    if (!seed) return seed.error();
    options.seed = seed.value();
  }
  if (!given.steps.empty()) {
    auto steps = wholeNumber("--steps", given.steps, 1, std::numeric_limits<std::int64_t>::max());
    if (!steps) return steps.error();
    options.steps = steps.value();
  }
  if (!given.until.empty()) options.until = given.until;
  return options;
}

std::filesystem::path storeOf(const std::string& out) {
  return out.empty() ? defaultStore() : std::filesystem::path(out);
}

Status keepIn(Plan& plan, const std::string& out, const std::string& parent) {
  const std::filesystem::path root = storeOf(out);
  std::error_code ignored;
  if (std::filesystem::exists(root, ignored) && !std::filesystem::is_directory(root, ignored)) {
    return Error{Message{"'%1' is a file; runs are kept in a folder", {root.string()}}, "--out"};
  }
  stopAtAStep();
  RunManifest manifest = manifestOf(*plan.driver);
  if (!parent.empty()) manifest.parent = parent;
  auto writer = RunWriter::create(root, std::move(manifest));
  if (!writer) return writer.error();
  plan.writer = std::move(writer).value();
  return {};
}

/// The runs that this one begins from: found among the stored ones, or made and kept beside it.
Result<Parents> withParents(const Output& out, const ExperimentType& type, const Values& changes,
                            std::uint64_t seed, const std::string& store) {
  stopAtAStep();
  std::unique_ptr<Progress> bar;
  auto parents = parentsFor(type, changes, seed, {storeOf(store), [&](const ParentProgress& now) {
                                                    if (!bar) {
                                                      bar = std::make_unique<Progress>(
                                                          out, now.spec.title, "steps", now.steps);
                                                    }
                                                    bar->update(now.step);
                                                    return !stopRequested();
                                                  }});
  if (bar) bar->finish();
  return parents;
}

// ── the three ways to begin ──

Result<Plan> planFresh(const Output& out, const Catalog& catalog, const RunArguments& given) {
  if (given.name.empty()) {
    return missingArgument("NAME (or --from RUN, or --resume RUN)", runVerb().usage);
  }
  auto subject = findSubject(catalog, given.name);
  if (!subject) return subject.error();
  const ExperimentType& type = *subject.value().type;
  const Preset& preset = subject.value().preset;
  auto changes = withAssignments(type.schema, preset.changes, given.set, "--set", "setting");
  if (!changes) return changes.error();
  RunOptions base = preset.run;
  base.script = preset.script;
  base.preset = preset.id;
  base.title = preset.title;
  auto options = withFlags(base, given);
  if (!options) return options.error();
  if (type.parents) {
    auto fits = Driver::unstarted(type, changes.value(), options.value());
    if (!fits) return fits.error();  // before another run is made for it
    auto parents = withParents(out, type, changes.value(), options.value().seed, given.out);
    if (!parents) return parents.error();
    options.value().parents = std::move(parents).value();
  }
  auto driver = Driver::create(type, changes.value(), options.value());
  if (!driver) return driver.error();
  Plan plan;
  plan.driver = std::move(driver).value();
  if (const Status status = keepIn(plan, given.out, ""); !status) return status.error();
  return plan;
}

/// NAME beside --from may be left out; if given it must be the stored run's experiment.
Result<Values> forkSettings(const Catalog& catalog, const ExperimentType& type,
                            const Values& stored, const RunArguments& given) {
  Values changes = stored;
  if (!given.name.empty()) {
    auto subject = findSubject(catalog, given.name);
    if (!subject) return subject.error();
    if (subject.value().type != &type) {
      return Error{Message{"the run is one of %1, not of %2", {type.id, subject.value().type->id}},
                   "--from"};
    }
    for (const auto& [key, value] : subject.value().preset.changes.map()) changes.set(key, value);
  }
  return withAssignments(type.schema, changes, given.set, "--set", "setting");
}

Result<Plan> planFork(const Catalog& catalog, const RunArguments& given) {
  auto point = parseRunPoint(given.from, "--from");
  if (!point) return point.error();
  auto run = openStoredRun(catalog, point.value().run);
  if (!run) return run.error();
  const StoredRun& stored = run.value();
  const std::uint64_t step = point.value().has_step ? point.value().step : lastStep(stored.reader);
  if (const Status intact = stored.reader.intact(); !intact) return intact.error();
  auto past = driverFromRun(stored.reader, catalog, step);
  if (!past) return past.error();
  auto changes = forkSettings(catalog, *stored.type, past.value()->liveConfig(), given);
  if (!changes) return changes.error();
  RunOptions base;
  base.seed = stored.reader.manifest().seed;
  auto options = withFlags(base, given);
  if (!options) return options.error();
  if (options.value().steps != 0 && options.value().steps <= step) {
    return Error{Message{"the fork starts at step %1 and steps count from 0: give more than %1",
                         {std::to_string(step)}},
                 "--steps"};
  }
  auto driver =
      Driver::fork(*stored.type, changes.value(), options.value(), *past.value()->snapshot(), step);
  if (!driver) return driver.error();
  Plan plan;
  plan.driver = std::move(driver).value();
  const std::string parent = stored.reader.manifest().id + "@" + std::to_string(step);
  if (const Status status = keepIn(plan, given.out, parent); !status) return status.error();
  return plan;
}

Result<Plan> planOf(const Output& out, const Catalog& catalog, const RunArguments& given) {
  return given.from.empty() ? planFresh(out, catalog, given) : planFork(catalog, given);
}

/// What --resume cannot be combined with, since the run goes on as it was, in its own folder.
Status checkAlone(const RunArguments& given) {
  const bool alone = given.name.empty() && given.set.empty() && given.seed.empty() &&
                     given.steps.empty() && given.until.empty() && given.out.empty() &&
                     given.from.empty();
  if (alone) return {};
  return Error{Message{"an interrupted run goes on as it was, in its own folder: --resume takes no "
                       "other settings; --from begins a new run with them"},
               "--resume"};
}

// ── after the run ──

int exitCodeOf(EndReason end) {
  switch (end) {
    case EndReason::Diverged:
      return kDiverged;
    case EndReason::Cancelled:
      return kInterrupted;
    case EndReason::Failed:
      return kMachineFailed;
    default:
      return kDone;
  }
}

Json toObject(const RunManifest& manifest, const RunReport& report) {
  Json object = Json::object();
  object.set("run", manifest.id).set("folder", report.folder.string());
  object.set("experiment", manifest.experiment);
  object.set("preset", manifest.preset.empty() ? Json() : Json(manifest.preset));
  if (!manifest.parent.empty()) object.set("parent", manifest.parent);
  object.set("config", toJson(manifest.config)).set("seed", countToJson(manifest.seed));
  object.set("steps", report.steps).set("seconds", report.seconds);
  object.set("end", toText(report.end)).set("sentence", report.sentence.text());
  Json finals = Json::object();
  for (const auto& [channel, value] : report.finals) {
    setFinite(finals, channel, value);  // no meaning under these settings: absent
  }
  object.set("finals", finals).set("digest", report.digest);
  return object;
}

void print(const Output& out, const ExperimentType& type, const RunManifest& manifest,
           const RunReport& report) {
  out.line((manifest.preset.empty() ? type.id : manifest.preset) + ", seed " +
           std::to_string(manifest.seed) + ": " + grouped(report.steps) + " steps in " +
           duration(report.seconds));
  if (!report.sentence.empty()) out.line(report.sentence.text());
  out.line("");
  Table table({"CHANNEL", "AT THE END", "UNIT", "MEANS"});
  table.alignRight(1);
  for (const Channel& channel : type.channelsOf(manifest.config)) {
    const auto found = report.finals.find(channel.key);
    if (found == report.finals.end() || std::isnan(found->second)) continue;
    table.add({channel.key, shortNumber(found->second, 6), channel.unit, channel.title});
  }
  out.table(table);
  out.line("\nkept in " + report.folder.string());
  out.line("digest  " + report.digest);
}

/// Says what came out; the record on the disk is what both ways of running share.
int conclude(Context& context, const Result<RunReport>& report) {
  const Output& out = context.out;
  if (!report) return out.fail(report.error());
  auto kept = openStoredRun(context.catalog, report.value().folder.string());
  if (!kept) return out.fail(kept.error());
  const RunManifest& manifest = kept.value().reader.manifest();
  if (report.value().end == EndReason::Failed) {
    return out.fail(Error{report.value().sentence, manifest.id}, kMachineFailed);
  }
  print(out, *kept.value().type, manifest, report.value());
  out.object(toObject(manifest, report.value()));
  return exitCodeOf(report.value().end);
}

int runWith(Context& context, Plan& plan) {
  Progress progress(context.out, plan.driver->type().id, "steps", plan.driver->limit());
  auto report = runToEnd(*plan.driver, plan.writer.get(), [&](const Driver& now) {
    progress.update(now.position());
    return !stopRequested();
  });
  progress.finish();
  return conclude(context, report);
}

int resume(Context& context, const std::string& name) {
  auto run = openStoredRun(context.catalog, name);
  if (!run) return context.out.fail(run.error());
  const RunManifest& manifest = run.value().reader.manifest();
  if (!run.value().reader.interrupted()) {
    return context.out.fail(Error{Message{"the run has ended (%1); --from goes on from there in a "
                                          "new run",
                                          {std::string(toText(manifest.end))}},
                                  "--resume"});
  }
  stopAtAStep();
  Progress progress(context.out, manifest.experiment, "steps", manifest.steps);
  auto report = resumeRun(run.value().reader.folder(), context.catalog, [&](const Driver& now) {
    progress.update(now.position());
    return !stopRequested();
  });
  progress.finish();
  return conclude(context, report);
}

int run(Context& context, const RunArguments& given) {
  const Output& out = context.out;
  if (!given.threads.empty()) {
    auto threads = wholeNumber("--threads", given.threads, 1, 1024);
    if (!threads) return out.fail(threads.error());
    parallel::setThreads(static_cast<int>(threads.value()));
  }
  if (!given.resume.empty()) {
    if (const Status status = checkAlone(given); !status) return out.fail(status.error());
    return resume(context, given.resume);
  }
  auto plan = planOf(out, context.catalog, given);
  if (!plan && stopRequested()) return out.fail(plan.error(), kInterrupted);
  if (!plan) return out.fail(plan.error());
  return runWith(context, plan.value());
}

}  // namespace

Verb runVerb() {
  return {"run",
          "run NAME [--set key=value]… [--seed N] [--steps N] [--until 'loss<0.33'] [--threads N] "
          "[--out DIR] [--from RUN[@STEP]] [--resume RUN]",
          "runs a preset or an experiment headless and keeps the run folder",
          {"icl run cross-attention --set depth=8 --seed 3",
           "icl run cross-attention --until 'loss < bayes_risk * 1.01' --json",
           "icl run --from 2026-11@500 --set rate=0.02", "icl run --resume 2026-11"},
          [](CLI::App& app) -> Action {
            auto given = std::make_shared<RunArguments>();
            addPositional(app, "NAME", given->name, "an experiment or a preset");
            addRepeated(app, "--set", given->set, "a setting: see icl show NAME", "key=value");
            addText(app, "--seed", given->seed, "of every draw; the preset's, or 1", "N");
            addText(app, "--steps", given->steps, "at most so many, counted from step 0", "N");
            addText(app, "--until", given->until,
                    "stop where CHANNEL < X or CHANNEL > X; X may be a label of the probe summary",
                    "RULE");
            addText(app, "--threads", given->threads, "cores to use; the bits do not depend on it",
                    "N");
            addText(app, "--out", given->out, "the folder to keep the run folder in", "DIR");
            addText(app, "--from", given->from, "fork a stored run, at a step or at its end",
                    "RUN[@STEP]");
            addText(app, "--resume", given->resume, "go on with an interrupted run", "RUN");
            return [given](Context& context) { return run(context, *given); };
          }};
}

}  // namespace icl::cli
