#include "core/run/parents.h"

#include <map>
#include <memory>
#include <mutex>

#include "core/base/hash.h"
#include "core/run/record_json.h"
#include "core/run/registry.h"

namespace icl {

namespace {

using ParentPtr = std::shared_ptr<const Parent>;

/// One a digest: whoever needs the same parent meanwhile waits for it.
struct Place {
  std::mutex mutex{};
  ParentPtr parent{};
};

std::shared_ptr<Place> placeFor(const std::string& digest) {
  static std::mutex guard;
  static std::map<std::string, std::shared_ptr<Place>> places;
  const std::lock_guard lock(guard);
  auto& place = places[digest];
  if (!place) place = std::make_shared<Place>();
  return place;
}

Result<Values> completeOf(const ParentSpec& spec) {
  return spec.type().schema.complete(spec.changes);
}

/// Nothing happened to it but its steps, and this very program would compute the same bits.
bool isThatRun(const RunManifest& manifest, const ParentSpec& spec, const std::string& experiment,
               const Values& complete) {
  return manifest.experiment == experiment && manifest.config == complete &&
         manifest.seed == spec.seed && manifest.first_step == 0 && manifest.events.empty() &&
         manifest.end == EndReason::ReachedLimit && manifest.rows == spec.steps + 1 &&
         manifest.build == buildString();
}

Result<ParentPtr> parentFromRun(const RunReader& run, const ParentSpec& spec) {
  const auto steps = run.checkpointSteps();
  if (steps.empty()) {
    return Error{Message{ICL_TR("the run has no checkpoint to begin from")}, run.folder().string()};
  }
  auto tensors = run.checkpoint(steps.back());
  if (!tensors) return tensors.error();
  const RunManifest& m = run.manifest();
  auto parent = std::make_shared<Parent>();
  parent->role = spec.role;
  parent->run = m.id + "@" + std::to_string(steps.back());
  parent->experiment = m.experiment;
  parent->config = m.config;
  parent->seed = m.seed;
  parent->step = steps.back();
  parent->tensors = std::move(tensors).value();
  return ParentPtr(std::move(parent));
}

Result<ParentPtr> namedParent(const ParentSpec& spec, const std::filesystem::path& store) {
  auto entry = findRun(store.empty() ? defaultStore() : store, spec.run);
  if (!entry && !store.empty()) entry = findRun(defaultStore(), spec.run);
  if (!entry) return entry.error();
  const auto run = RunReader::open(entry->folder);
  if (!run) return run.error();
  const std::string wanted = spec.type().id;
  if (run->manifest().experiment != wanted) {
    return Error{Message{ICL_TR("the run %1 is one of %2; a run of %3 is needed to begin from"),
                         {run->manifest().id, run->manifest().experiment, wanted}},
                 "initial"};
  }
  if (auto intact = run->intact(); !intact) return intact.error();
  return parentFromRun(*run, spec);
}

ParentPtr storedParent(const ParentSpec& spec, const Values& complete,
                       const std::filesystem::path& store) {
  if (store.empty()) return nullptr;
  const std::string experiment = spec.type().id;
  for (const RunEntry& entry : listRuns(store)) {
    if (!entry.problem.empty() || !isThatRun(entry.manifest, spec, experiment, complete)) continue;
    const auto run = RunReader::open(entry.folder);
    if (!run || !run->intact()) continue;
    if (auto parent = parentFromRun(*run, spec); parent && parent.value()->step == spec.steps) {
      return *parent;
    }
  }
  return nullptr;
}

Result<ParentPtr> madeParent(const ParentSpec& spec, const ParentPlace& place) {
  const ExperimentType type = spec.type();
  RunOptions options;
  options.seed = spec.seed;
  options.steps = spec.steps;
  options.title = spec.title;
  options.keyframe_bytes = 0;
  auto driver = Driver::create(type, spec.changes, options);
  if (!driver) return driver.error();
  std::unique_ptr<RunWriter> writer;
  if (!place.store.empty()) {
    auto made = RunWriter::create(place.store, manifestOf(**driver));
    if (!made) return made.error();
    writer = std::move(made).value();
  }
  const auto report = runToEnd(**driver, writer.get(), [&](const Driver& now) {
    return !place.progress || place.progress({spec, now.position(), spec.steps});
  });
  if (!report) return report.error();
  if (report->end != EndReason::ReachedLimit) {
    return Error{Message{ICL_TR("the run to begin from did not reach its end: %1"),
                         {report->sentence.text()}},
                 type.id};
  }
  auto parent = std::make_shared<Parent>();
  parent->role = spec.role;
  if (writer) parent->run = writer->manifest().id + "@" + std::to_string(spec.steps);
  parent->experiment = type.id;
  parent->config = (*driver)->config();
  parent->seed = spec.seed;
  parent->step = spec.steps;
  parent->tensors = (*driver)->snapshot()->tensors();
  return ParentPtr(std::move(parent));
}

bool isStoredIn(const Parent& parent, const std::filesystem::path& store) {
  std::error_code none;
  const std::string id = parent.run.substr(0, parent.run.rfind('@'));
  return !id.empty() && std::filesystem::exists(store / id / "run.json", none);
}

Result<ParentPtr> parentOf(const ParentSpec& spec, const ParentPlace& place) {
  if (!spec.run.empty()) return namedParent(spec, place.store);
  const auto complete = completeOf(spec);
  if (!complete) return complete.error();
  const auto known = placeFor(parentDigest(spec));
  const std::lock_guard lock(known->mutex);
  if (known->parent && (place.store.empty() || isStoredIn(*known->parent, place.store))) {
    return known->parent;
  }
  if (auto stored = storedParent(spec, *complete, place.store)) {
    known->parent = stored;
    return stored;
  }
  auto made = madeParent(spec, place);
  if (made) known->parent = *made;
  return made;
}

}  // namespace

std::string parentDigest(const ParentSpec& spec) {
  const auto complete = completeOf(spec);
  Json json = Json::object();
  json.set("experiment", spec.type().id).set("seed", countToJson(spec.seed));
  json.set("steps", countToJson(spec.steps));
  json.set("config", toJson(complete ? *complete : spec.changes));
  Sha256 sha;
  sha.update(json.print());
  return sha.hex();
}

Result<Parents> parentsFor(const ExperimentType& type, const Values& changes, std::uint64_t seed,
                           const ParentPlace& place) {
  if (!type.parents) return Parents{};
  const auto complete = type.schema.complete(changes);
  if (!complete) return complete.error();
  Parents parents;
  for (const ParentSpec& spec : type.parents(*complete, seed)) {
    auto parent = parentOf(spec, place);
    if (!parent) return parent.error();
    parents.push_back(std::move(parent).value());
  }
  return parents;
}

bool parentsKnown(const ExperimentType& type, const Values& changes, std::uint64_t seed,
                  const std::filesystem::path& store) {
  if (!type.parents) return true;
  const auto complete = type.schema.complete(changes);
  if (!complete) return true;  // refused anyway, in words
  for (const ParentSpec& spec : type.parents(*complete, seed)) {
    if (!spec.run.empty()) continue;
    const auto config = completeOf(spec);
    if (!config) continue;
    const auto known = placeFor(parentDigest(spec));
    const std::unique_lock lock(known->mutex, std::try_to_lock);
    if (!lock.owns_lock()) return false;  // it is being made
    if (!known->parent && !storedParent(spec, *config, store)) return false;
  }
  return true;
}

}  // namespace icl
