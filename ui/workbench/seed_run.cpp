#include "ui/workbench/seed_run.h"

#include <algorithm>

#include "core/run/parents.h"

namespace icl::ui {

namespace {

constexpr std::uint64_t kRowsAtOnce = 4096;

bool cameToItsEnd(EndReason end) {
  return end == EndReason::ReachedLimit || end == EndReason::Condition ||
         end == EndReason::Converged || end == EndReason::Diverged;
}

bool isThisRun(const RunManifest& run, const SeedPlan& plan, const SeedSide& side,
               std::uint64_t seed) {
  return run.seed == seed && run.experiment == plan.type->id && run.first_step == 0 &&
         cameToItsEnd(run.end) && run.steps == plan.steps && run.until == plan.until &&
         run.build == buildString() && run.edits.empty() && run.events == side.script &&
         run.config == side.config;
}

}  // namespace

bool SeedPlan::sameRuns(const SeedPlan& other) const {
  return type == other.type && first_seed == other.first_seed && steps == other.steps &&
         until == other.until &&
         std::equal(sides.begin(), sides.end(), other.sides.begin(), other.sides.end(),
                    [](const SeedSide& a, const SeedSide& b) {
                      return a.serial == b.serial && a.config == b.config && a.script == b.script;
                    });
}

// ── what is kept ──

void CurveKeeper::keep(double step, std::span<const double> row) {
  curve_.steps.push_back(step);
  for (std::size_t c = 0; c < curve_.channels.size(); ++c) {
    curve_.channels[c].push_back(c < row.size() ? row[c] : std::nan(""));
  }
}

void CurveKeeper::add(std::uint64_t step, std::span<const double> row) {
  last_ = step;
  newest_.assign(row.begin(), row.end());
  if (step % stride_ != 0) return;
  keep(static_cast<double>(step), row);
  if (curve_.steps.size() <= kMost) return;
  stride_ *= 2;
  const auto thin = [](std::vector<double>& values) {
    for (std::size_t i = 0; 2 * i < values.size(); ++i) values[i] = values[2 * i];
    values.resize((values.size() + 1) / 2);
  };
  thin(curve_.steps);
  for (std::vector<double>& channel : curve_.channels) thin(channel);
}

SeedCurve CurveKeeper::take() {
  const auto last = static_cast<double>(last_);
  if (!newest_.empty() && (curve_.steps.empty() || curve_.steps.back() != last)) {
    keep(last, newest_);
  }
  return std::move(curve_);
}

// ── found or made ──

std::optional<SeedCurve> storedSeed(const SeedPlan& plan, const SeedSide& side, std::uint64_t seed,
                                    const std::vector<RunEntry>& known) {
  const auto channels = plan.type->channelsOf(side.config);
  for (const RunEntry& entry : known) {
    const RunManifest& run = entry.manifest;
    if (!entry.problem.empty() || !isThisRun(run, plan, side, seed)) continue;
    if (run.channels.size() != channels.size() || entry.rows == 0) continue;
    const auto reader = RunReader::open(entry.folder);
    if (!reader || !reader->intact()) continue;
    CurveKeeper keeper(channels.size());
    bool whole = true;
    for (std::uint64_t first = 0; first < reader->rows() && whole; first += kRowsAtOnce) {
      const std::uint64_t end = std::min(reader->rows(), first + kRowsAtOnce);
      const auto rows = reader->read(first, end);
      whole = rows.ok();
      for (std::uint64_t i = first; i < end && whole; ++i) {
        const auto at = static_cast<std::size_t>(i - first) * channels.size();
        keeper.add(i, std::span(rows.value()).subspan(at, channels.size()));
      }
    }
    if (!whole) continue;
    SeedCurve curve = keeper.take();
    curve.end = run.end;
    curve.sentence = Message{run.sentence};
    curve.folder = entry.folder.string();
    curve.found = true;
    return curve;
  }
  return {};
}

Result<std::optional<SeedCurve>> makeSeed(const SeedPlan& plan, const SeedSide& side,
                                          std::uint64_t seed, const std::filesystem::path& store,
                                          const std::function<bool(std::uint64_t)>& progress) {
  const Values changes = plan.type->schema.changes(side.config);
  RunOptions options;
  options.seed = seed;
  options.steps = plan.steps;
  options.until = plan.until;
  options.script = side.script;
  options.preset = plan.preset;
  options.title = side.title;
  bool stopped = false;
  ParentPlace place;
  place.store = store;
  place.progress = [&](const ParentProgress&) {
    stopped = stopped || !progress(0);
    return !stopped;
  };
  auto parents = parentsFor(*plan.type, changes, seed, place);
  if (stopped) return std::optional<SeedCurve>{};
  if (!parents) return parents.error();
  options.parents = std::move(parents.value());
  auto driver = Driver::create(*plan.type, changes, options);
  if (!driver) return driver.error();
  std::unique_ptr<RunWriter> writer;
  if (!store.empty()) {
    auto made = RunWriter::create(store, manifestOf(**driver));
    if (!made) return made.error();
    writer = std::move(made.value());
  }
  CurveKeeper keeper((*driver)->channels().size());
  const auto report = runToEnd(**driver, writer.get(), [&](const Driver& now) {
    keeper.add(now.position(), now.row());
    return progress(now.position());
  });
  if (!report) return report.error();
  if (report->end == EndReason::Cancelled) return std::optional<SeedCurve>{};
  keeper.add((*driver)->position(), (*driver)->row());
  SeedCurve curve = keeper.take();
  curve.end = report->end;
  curve.sentence = report->sentence;
  curve.folder = report->folder.string();
  return std::optional<SeedCurve>(std::move(curve));
}

}  // namespace icl::ui
