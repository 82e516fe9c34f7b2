// Runs without a window: to the end, from where a kill left them, or to a stored step.
#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <limits>

#include "core/base/hash.h"
#include "core/run/record.h"
#include "core/run/record_files.h"

namespace icl {

namespace {

using Clock = std::chrono::steady_clock;
constexpr auto kCheckpointEvery = std::chrono::seconds(10);

bool sameBits(std::span<const double> a, std::span<const double> b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](double x, double y) {
    return std::bit_cast<std::uint64_t>(x) == std::bit_cast<std::uint64_t>(y);
  });
}

/// The same but for rounding: what another kind of processor makes of the same state.
bool nearly(std::span<const double> a, std::span<const double> b) {
  constexpr double kRelative = 1e-6, kAbsolute = 1e-9;
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](double x, double y) {
    if (!std::isfinite(x) || !std::isfinite(y)) return x == y || (std::isnan(x) && std::isnan(y));
    const double off = std::abs(x - y);
    return off <= kAbsolute || off <= kRelative * std::max(std::abs(x), std::abs(y));
  });
}

Error otherRow(const std::filesystem::path& folder, std::uint64_t step) {
  return Error{Message{ICL_TR("this program computes another row for step %1 than the run has: it "
                              "was made by another version, or damaged; it can be read and "
                              "exported, not continued"),
                       {std::to_string(step)}},
               folder.string()};
}

Status saveEnd(Driver& driver, RunWriter& writer, RunReport& report, double earlier) {
  if (report.end != EndReason::Failed) {
    if (auto kept = writer.checkpoint(*driver.snapshot(), driver.position()); !kept) return kept;
  }
  if (auto closed =
          writer.close(report.end, report.sentence.text(), report.finals, earlier + report.seconds);
      !closed) {
    return closed;
  }
  report.folder = writer.folder();
  report.digest = writer.manifest().digest;
  return {};
}

/// The driver, or what is wrong with it and in which file.
Result<std::unique_ptr<Driver>> placed(Result<std::unique_ptr<Driver>> made,
                                       const std::filesystem::path& file) {
  if (made) return made;
  Error error = made.error();
  error.where = error.where.empty() ? file.string() : file.string() + ": " + error.where;
  return error;
}

/// The settings a stored run can be made again from: complete, and for the channels it recorded.
Result<const ExperimentType*> typeOf(const RunReader& run, const Catalog& catalog) {
  const RunManifest& manifest = run.manifest();
  const ExperimentType* type = findExperiment(catalog, manifest.experiment);
  if (type == nullptr) {
    std::vector<std::string> known;
    for (const ExperimentType& candidate : catalog) known.push_back(candidate.id);
    return unknownName("experiment", manifest.experiment, known, run.folder().string());
  }
  const auto channels = type->channelsOf(manifest.config);
  const bool same = std::equal(
      channels.begin(), channels.end(), manifest.channels.begin(), manifest.channels.end(),
      [](const Channel& c, const std::string& key) { return c.key == key; });
  if (!same) {
    return Error{Message{ICL_TR("the run recorded other channels than this program's '%1' has; it "
                                "can be read and exported, not continued"),
                         {type->id}},
                 run.folder().string()};
  }
  return type;
}

/// A driver at the last checkpoint at or before `step`, or at the run's start, without limits: the
/// stored rows are known to exist.
Result<std::unique_ptr<Driver>> nearestStored(const RunReader& run, const ExperimentType& type,
                                              std::uint64_t step) {
  const RunManifest& manifest = run.manifest();
  RunOptions options;
  options.seed = manifest.seed;
  options.steps = std::numeric_limits<std::uint64_t>::max();
  options.preset = manifest.preset;
  options.title = manifest.title;
  options.script = manifest.events;
  const auto start = [&]() -> Result<std::unique_ptr<Driver>> {
    const bool began = type.parents && !type.parents(manifest.config, manifest.seed).empty();
    if (manifest.first_step == 0 && !began) {
      return placed(Driver::create(type, manifest.config, options), run.folder() / "run.json");
    }
    const auto tensors = run.checkpoint(manifest.first_step);
    if (!tensors) return tensors.error();
    return placed(Driver::forkStored(type, manifest.config, options, *tensors, manifest.first_step),
                  checkpointFile(run.folder(), manifest.first_step));
  };
  auto driver = start();
  const auto steps = run.checkpointSteps();
  for (auto at = steps.rbegin(); at != steps.rend() && driver; ++at) {
    if (*at > step || *at <= manifest.first_step) continue;
    // A checkpoint that cannot be read, or is another run's, costs time, not the run: an earlier
    // one serves as well.
    const auto tensors = run.checkpoint(*at);
    if (!tensors) continue;
    const std::uint64_t row = *at - manifest.first_step;
    const auto stored = run.read(row, row + 1);
    if (!stored) return stored.error();
    if ((*driver)->resume(*tensors, *at, manifest.events).ok() &&
        nearly((*driver)->row(), *stored)) {
      break;
    }
    driver = start();  // what was refused may have left its traces
  }
  return driver;
}

}  // namespace

Result<RunReport> runToEnd(Driver& driver, RunWriter* writer,
                           const std::function<bool(const Driver&)>& progress) {
  const auto start = Clock::now();
  auto checkpoint_at = start;
  const double earlier = writer != nullptr ? writer->manifest().seconds : 0;
  Sha256 sha;
  RunReport report;
  const auto record = [&]() -> Status {
    if (writer == nullptr) {
      sha.update(driver.row());
      return {};
    }
    if (driver.position() - driver.first() < writer->rows()) return {};
    return writer->row(driver.row());
  };
  if (writer != nullptr && driver.beganFromOthers() && driver.position() == driver.first()) {
    // The past is another run's, so the state at the first row belongs to this record.
    if (auto kept = writer->checkpoint(*driver.firstSnapshot(), driver.first()); !kept) {
      return kept.error();
    }
  }
  if (auto recorded = record(); !recorded) return recorded.error();
  bool stopped = false;
  while (!driver.atEnd()) {
    if (progress && !progress(driver)) {
      stopped = true;
      break;
    }
    const std::uint64_t before = driver.position();
    driver.advance();
    if (driver.position() == before) break;  // the step failed and left no row
    if (auto recorded = record(); !recorded) return recorded.error();
    if (writer != nullptr && Clock::now() - checkpoint_at >= kCheckpointEvery) {
      checkpoint_at = Clock::now();
      if (auto kept = writer->checkpoint(*driver.snapshot(), driver.position()); !kept) {
        return kept.error();
      }
    }
  }
  report.end = stopped ? EndReason::Cancelled : driver.ended().end;
  report.sentence = stopped ? Message{ICL_TR("The run was stopped at step %1."),
                                      {std::to_string(driver.position())}}
                            : driver.ended().sentence;
  report.steps = driver.position();
  report.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  report.finals = finalsOf(driver.channels(), driver.row());
  if (writer == nullptr) {
    report.digest = sha.hex();
  } else if (auto saved = saveEnd(driver, *writer, report, earlier); !saved) {
    return saved.error();
  }
  return report;
}

/// Stopped while known rows were computed again: nothing has happened to the run.
static RunReport stillInterrupted(const std::filesystem::path& folder, const Driver& driver) {
  RunReport report;
  report.folder = folder;
  report.end = EndReason::Cancelled;
  report.sentence = {
      ICL_TR("It was stopped before it went on: the run is as it was and can still "
             "be resumed.")};
  report.steps = driver.position();
  return report;
}

Result<RunReport> resumeRun(const std::filesystem::path& folder, const Catalog& catalog,
                            const std::function<bool(const Driver&)>& progress) {
  const auto run = RunReader::open(folder);
  if (!run) return run.error();
  const auto type = typeOf(*run, catalog);
  if (!type) return type.error();
  auto writer = RunWriter::reopen(folder, run->rows());
  if (!writer) return writer.error();
  const std::uint64_t first = run->manifest().first_step;
  const std::uint64_t last = first + (run->rows() > 0 ? run->rows() - 1 : 0);
  // From before the last row: whether the run ended there is known only by making its last step.
  auto driver = nearestStored(*run, **type, last > first ? last - 1 : last);
  if (!driver) return driver.error();

  while (run->rows() > 0) {
    const std::uint64_t row = (*driver)->position() - first;
    const auto stored = run->read(row, row + 1);
    if (!stored) return stored.error();
    if (!nearly(*stored, (*driver)->row())) {
      return otherRow(run->folder(), (*driver)->position());
    }
    if (!sameBits(*stored, (*driver)->row())) {
      // Another kind of processor computes other last bits: from here on this one's rows stand, and
      // the record says so.
      if (auto cut = (*writer)->truncate((*driver)->position(), run->manifest().events); !cut) {
        return cut.error();
      }
      break;
    }
    if ((*driver)->position() >= last || (*driver)->atEnd()) break;
    if (progress && !progress(**driver)) return stillInterrupted(folder, **driver);
    (*driver)->advance();
  }
  if (auto set = (*driver)->setLimits(run->manifest().steps, run->manifest().until); !set) {
    return set.error();
  }
  return runToEnd(**driver, writer->get(), progress);
}

Result<std::unique_ptr<Driver>> driverFromRun(const RunReader& run, const Catalog& catalog,
                                              std::optional<std::uint64_t> step) {
  const auto type = typeOf(run, catalog);
  if (!type) return type.error();
  const RunManifest& manifest = run.manifest();
  if (run.rows() == 0) {
    return Error{Message{ICL_TR("the run has no recorded rows yet")}, run.folder().string()};
  }
  const std::uint64_t last = manifest.first_step + run.rows() - 1;
  const std::uint64_t wanted = step.value_or(last);
  if (wanted < manifest.first_step || wanted > last) {
    return Error{Message{ICL_TR("step %1 is outside the run, which has steps %2 to %3"),
                         {std::to_string(wanted), std::to_string(manifest.first_step),
                          std::to_string(last)}},
                 run.folder().string()};
  }
  auto driver = nearestStored(run, **type, wanted);
  if (!driver) return driver;
  if (auto sought = (*driver)->seek(wanted); !sought) return sought.error();
  const std::uint64_t row = wanted - manifest.first_step;
  const auto stored = run.read(row, row + 1);
  if (!stored) return stored.error();
  if (!nearly(*stored, (*driver)->row())) return otherRow(run.folder(), wanted);
  if (auto set = (*driver)->setLimits(manifest.steps, manifest.until); !set) return set.error();
  return driver;
}

}  // namespace icl
