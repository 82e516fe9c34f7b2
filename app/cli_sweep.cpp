// `icl sweep`: runs a grid of settings × seeds over all cores, alone, as a rank of mpirun or as a
// task of a Slurm array; goes on where it stopped; prints and exports what is stored.
#include "app/cli_sweep.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <thread>

#include "app/cli_input.h"
#include "app/cli_interrupt.h"
#include "app/cli_verb.h"
#include "core/base/parallel.h"

namespace icl::cli {
namespace {

namespace fs = std::filesystem;

struct SweepArguments {
  std::string file{}, threads{}, shard{}, out{}, format{};
  bool slurm = false, stored = false, retry = false;
};

/// A file, or the id of a ready sweep.
Result<fs::path> sweepFile(const std::string& name) {
  std::error_code ignored;
  if (fs::path(name).extension() == ".json" || name.find('/') != std::string::npos) {
    return fs::path(name);
  }
  std::vector<std::string> known;
  for (const fs::path& ready : readySweeps()) {
    if (ready.stem() == name) return ready;
    known.push_back(ready.stem().string());
  }
  if (fs::is_regular_file(name, ignored)) return fs::path(name);
  return unknownName("sweep", name, known);
}

/// What is to be done, checked.
struct Task {
  fs::path file{}, folder{};
  Rank rank{};
  Shard all{};   // what the processes of this mpirun do together
  Shard mine{};  // this one's part
};

Status checkFormat(const std::string& format) {
  if (format.empty() || format == "csv" || format == "npy") return {};
  return Error{Message{"'%1' is not a format of this build, which writes csv (text for people and "
                       "spreadsheets) and npy (NumPy)",
                       {format}},
               "--export"};
}

Result<Task> taskOf(const Sweep& sweep, const fs::path& file, const SweepArguments& given) {
  Task task;
  std::error_code ignored;
  task.file = fs::absolute(file, ignored);
  task.folder = given.out.empty() ? defaultSweepFolder(sweep.spec()) : fs::path(given.out);
  task.folder = fs::absolute(task.folder, ignored);
  task.rank = rankOfThisProcess();
  if (!given.shard.empty()) {
    auto shard = parseShard(given.shard, "--shard");
    if (!shard) return shard.error();
    task.all = shard.value();
  }
  task.mine.index = task.all.index + task.rank.index * task.all.count;
  task.mine.count = task.all.count * task.rank.count;
  if (const Status known = checkFormat(given.format); !known) return known.error();
  if (given.threads.empty()) {
    if (task.rank.count > 1) parallel::setThreads(threadsOf(task.rank));
    return task;
  }
  auto threads = wholeNumber("--threads", given.threads, 1, 1024);
  if (!threads) return threads.error();
  parallel::setThreads(static_cast<int>(threads.value()));
  return task;
}

/// The first process speaks for all, so it must see what the others have stored: they store it
/// before they end. One that dies takes the whole mpirun with it, this one among them.
void waitForOthers(const Sweep& sweep, const Task& task, Progress& progress) {
  using Clock = std::chrono::steady_clock;
  if (task.rank.count == 1) return;
  const std::uint64_t jobs = task.all.jobs(sweep.jobs());
  while (!stopRequested()) {
    const auto begin = Clock::now();
    const std::uint64_t missing = missingJobs(sweep, task.folder, task.all).size();
    progress.update(jobs - missing, jobs);
    if (missing == 0) return;
    // Reading must stay a small part of the time, whatever the size of the sweep.
    std::this_thread::sleep_for(
        std::max<Clock::duration>(std::chrono::milliseconds(200), 5 * (Clock::now() - begin)));
  }
}

Result<SweepReport> runJobs(const Output& out, const Sweep& sweep, const Task& task,
                            const SweepArguments& given) {
  const bool first = task.rank.index == 0;
  stopAtAStep();
  Progress progress(out, sweep.spec().id, "jobs", task.mine.jobs(sweep.jobs()));
  SweepOptions options;
  options.folder = task.folder;
  options.shard = task.mine;
  options.retry_failed = given.retry;
  options.stop = stopRequested;
  options.progress = [&](const SweepProgress& now) {
    if (first) progress.update(now.stored);
  };
  auto report = runSweep(sweep, options);
  if (report && first && !report.value().stopped) waitForOthers(sweep, task, progress);
  progress.finish();
  return report;
}

/// What stands in the store, without running anything.
SweepReport storedReport(const Sweep& sweep, const Task& task) {
  SweepReport report;
  report.jobs = task.all.jobs(sweep.jobs());
  report.found = report.jobs - missingJobs(sweep, task.folder, task.all).size();
  return report;
}

Result<fs::path> exported(const SweepResults& results, const std::string& format) {
  if (format.empty()) return fs::path();
  const fs::path file = results.folder() / (results.sweep().spec().id + "." + format);
  const Status written =
      format == "csv" ? exportSweepCsv(results, file) : exportSweepNpy(results, file);
  if (!written) return written.error();
  return file;
}

int conclude(const Output& out, const Sweep& sweep, const Task& task, const SweepReport& report,
             const std::string& format) {
  for (const std::string& note : report.notes) out.note("icl: " + note);
  const SweepResults results = SweepResults::open(sweep, task.folder);
  if (report.stopped && stopRequested()) {
    print(out, {results, report, {}});
    return kInterrupted;
  }
  auto file = exported(results, format);
  if (!file) return out.fail(file.error());
  const int wrong = print(out, {results, report, file.value()});
  return wrong == 0 ? kDone : kClaimFailed;
}

int printScript(const Output& out, const Sweep& sweep, const Task& task,
                const SweepArguments& given) {
  constexpr std::uint64_t kTasks = 16;  // a beginning: the number is a person's to choose
  const std::uint64_t tasks = given.shard.empty() ? std::min(kTasks, sweep.jobs()) : task.all.count;
  const std::string script = slurmScript(sweep, task.file, task.folder, tasks);
  Json item = Json::object();
  item.set("script", script).set("tasks", tasks);
  out.items({item});
  if (!out.json) out.raw(script);
  return kDone;
}

int sweep(Context& context, const SweepArguments& given) {
  const Output& out = context.out;
  const bool first = rankOfThisProcess().index == 0;
  // What is wrong with the call is wrong for every rank; one says so.
  const auto refuse = [&](const Error& error) { return first ? out.fail(error) : kBadInput; };
  if (given.file.empty()) return refuse(missingArgument("FILE", sweepVerb().usage));
  auto file = sweepFile(given.file);
  if (!file) return refuse(file.error());
  auto loaded = Sweep::load(file.value(), context.catalog);
  if (!loaded) return refuse(loaded.error());
  auto task = taskOf(loaded.value(), file.value(), given);
  if (!task) return refuse(task.error());
  if (given.slurm) return printScript(out, loaded.value(), task.value(), given);
  if (given.stored) {
    const SweepReport report = storedReport(loaded.value(), task.value());
    return conclude(out, loaded.value(), task.value(), report, given.format);
  }
  auto report = runJobs(out, loaded.value(), task.value(), given);
  if (!report) return out.fail(report.error());
  if (!first) return report.value().stopped ? kInterrupted : kDone;
  return conclude(out, loaded.value(), task.value(), report.value(), given.format);
}

}  // namespace

Verb sweepVerb() {
  return {"sweep",
          "sweep FILE [--threads N] [--shard I/N] [--out DIR] [--export csv|npy] [--stored] "
          "[--retry] [--print-slurm]",
          "a grid of settings × seeds over all cores; resumes where it stopped",
          {"icl sweep step-size-small", "icl sweep grid.json --out grid --export csv",
           "mpirun -n 8 icl sweep grid.json --out grid",
           "icl sweep grid.json --out grid --print-slurm | sbatch"},
          [](CLI::App& app) -> Action {
            auto given = std::make_shared<SweepArguments>();
            addPositional(app, "FILE", given->file,
                          "a sweep file, or a ready sweep: see icl list sweeps");
            addText(app, "--threads", given->threads,
                    "cores to use, a job on each; the bits do not depend on it", "N");
            addText(app, "--shard", given->shard,
                    "only each N-th job, from job I on: 0/N … (N-1)/N are all jobs", "I/N");
            addText(app, "--out", given->out,
                    "the folder of the results; .sweeps/ID in the run store unless given", "DIR");
            addText(app, "--export", given->format,
                    "when the jobs are done: all results as ID.csv or ID.npy in that folder", "F");
            app.add_flag("--stored", given->stored,
                         "runs nothing: prints and exports what is stored");
            app.add_flag("--retry", given->retry, "runs jobs that failed once more");
            app.add_flag("--print-slurm", given->slurm,
                         "prints a batch script for an array of Slurm tasks, and runs nothing");
            return [given](Context& context) { return sweep(context, *given); };
          }};
}

}  // namespace icl::cli
