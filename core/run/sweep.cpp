#include "core/run/sweep.h"

#include <algorithm>
#include <charconv>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/run/record_json.h"
#include "core/run/registry.h"
#include "core/run/sweep_file.h"

namespace icl {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kSweepFormat = "icl-sweep/1";
constexpr std::uint64_t kFileMost = std::uint64_t{4} << 20;
constexpr std::uint64_t kMostJobs = 1'000'000'000;

Result<Preset> presetNamed(const std::string& name, const fs::path& folder, const Catalog& catalog,
                           const std::string& where) {
  if (fs::path(name).extension() == ".json" || name.find('/') != std::string::npos) {
    return loadPreset(folder / name, catalog);
  }
  auto presets = loadPresets(resourceFolder() / "presets", catalog);
  if (!presets) return presets.error();
  std::vector<std::string> known;
  for (Preset& preset : *presets) {
    if (preset.id == name) return std::move(preset);
    known.push_back(preset.id);
  }
  return unknownName("preset", name, known, where);
}

struct Subject {
  const ExperimentType* type = nullptr;
  Values changes{};
  RunOptions run{};
};

/// The experiment, or the preset's settings, limits and script.
Result<Subject> subjectOf(JsonReader& reader, const fs::path& folder, const Catalog& catalog,
                          const std::string& where) {
  const std::string experiment = reader.string("experiment"), preset = reader.string("preset");
  if (experiment.empty() == preset.empty()) {
    return Error{Message{ICL_TR("a sweep needs either 'experiment' or 'preset'")}, where};
  }
  Subject subject;
  std::string id = experiment;
  if (!preset.empty()) {
    auto found = presetNamed(preset, folder, catalog, where);
    if (!found) return found.error();
    id = found->experiment;
    subject.changes = found->changes;
    subject.run = found->run;
    subject.run.script = found->script;
  }
  subject.type = findExperiment(catalog, id);
  if (subject.type != nullptr) return subject;
  std::vector<std::string> known;
  for (const ExperimentType& type : catalog) known.push_back(type.id);
  return unknownName("experiment", id, known, where);
}

/// The limits of every job; the preset's where the file says nothing.
void readLimits(JsonReader& reader, RunOptions& run) {
  run.seed = countFromJson(reader, "seed", run.seed);
  run.steps = countFromJson(reader, "steps", run.steps);
  run.until = reader.string("until", run.until);
  if (reader.member("steps") != nullptr && run.steps == 0) {
    reader.fail({ICL_TR("'steps' must be 1 or more")});
  }
}

/// Settings common to all jobs, each of the kind its field has.
Status readSettings(const Json* json, const Schema& schema, const std::string& where,
                    Values& base) {
  if (json == nullptr) return {};
  auto given = valuesFromJson(*json, where + ": settings");
  if (!given) return given.error();
  for (const auto& [key, value] : given->map()) {
    const Field* field = schema.find(key);
    if (field == nullptr) {
      std::vector<std::string> known;
      for (const Field& candidate : schema.fields()) known.push_back(candidate.key);
      return unknownName("setting", key, known, where + ": settings");
    }
    auto checked = field->check(value);
    if (!checked) return sweepError(checked.error(), where + ": settings");
    base.set(key, std::move(checked).value());
  }
  return {};
}

/// The sweep's own file with a preset's settings and limits written out, so that it needs no other.
/// A script stays the preset's: it has no place here.
std::string selfContained(const Json& json, const SweepSpec& spec) {
  if (json.find("preset") == nullptr || !spec.run.script.empty()) return json.print(1) + "\n";
  Json out = Json::object();
  for (const auto& [key, value] : json.members()) {
    if (key == "preset") {
      out.set("experiment", spec.experiment);
    } else {
      out.set(key, value);
    }
  }
  out.set("settings", toJson(spec.base));
  if (spec.run.steps != 0) out.set("steps", countToJson(spec.run.steps));
  out.set("until", spec.run.until).set("seed", countToJson(spec.run.seed));
  return out.print(1) + "\n";
}

}  // namespace

std::string JobKey::hex() const {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string out;
  for (const std::uint64_t part : {high, low}) {
    for (int shift = 60; shift >= 0; shift -= 4) out += kDigits[(part >> shift) & 15];
  }
  return out;
}

Result<Sweep> Sweep::fromJson(const Json& json, const std::string& where, const fs::path& folder,
                              const Catalog& catalog) {
  JsonReader reader(json, where);
  if (!json.isObject()) return reader.finish().error();
  Sweep sweep;
  SweepSpec& spec = sweep.spec_;
  if (const std::string format = reader.requiredString("format"); format != kSweepFormat) {
    return Error{
        Message{ICL_TR("'format' must be \"%1\", not \"%2\""), {std::string(kSweepFormat), format}},
        where};
  }
  spec.id = reader.requiredString("id");
  spec.title = reader.requiredString("title");
  spec.story = reader.string("story");
  spec.source = reader.string("source");
  auto subject = subjectOf(reader, folder, catalog, where);
  if (!subject) return subject.error();
  sweep.type_ = subject->type;
  spec.experiment = sweep.type_->id;
  spec.base = std::move(subject->changes);
  spec.run = std::move(subject->run);
  readLimits(reader, spec.run);
  const Schema& schema = sweep.type_->schema;
  const Status settings = readSettings(reader.member("settings"), schema, where, spec.base);
  auto axes = sweepAxesFromJson(reader.requiredMember("axes"), schema, where);
  auto seeds = sweepSeedsFromJson(reader.member("seeds"), spec.run.seed, where);
  const Json* record = reader.member("record");
  auto keep = sweepKeepFromJson(reader.member("keep"), where);
  auto picture = sweepPictureFromJson(reader.member("picture"), where);
  auto claims = sweepClaimsFromJson(reader.member("claims"), where);
  if (auto finished = reader.finish(); !finished) return finished.error();
  if (!settings) return settings.error();
  if (!axes) return axes.error();
  if (!seeds) return seeds.error();
  if (!keep) return keep.error();
  if (!picture) return picture.error();
  if (!claims) return claims.error();
  spec.axes = std::move(axes).value();
  spec.seeds = std::move(seeds).value();
  spec.keep = std::move(keep).value();
  spec.picture = std::move(picture).value();
  spec.claims = std::move(claims).value();
  auto records = sweepRecordsFromJson(record, *sweep.type_, spec.axes, where);
  if (!records) return records.error();
  spec.records = std::move(records).value();
  if (auto fits = sweep.check(where); !fits) return fits.error();
  sweep.text_ = selfContained(json, spec);
  sweep.prepareKeys();
  return sweep;
}

Result<Sweep> Sweep::load(const fs::path& file, const Catalog& catalog) {
  const auto text = readFile(file, kFileMost);
  if (!text) return text.error();
  const auto json = Json::parse(*text, file.string());
  if (!json) return json.error();
  return fromJson(*json, file.string(), file.parent_path(), catalog);
}

SweepJob Sweep::job(std::uint64_t index) const {
  SweepJob job;
  job.index = index;
  job.seed = spec_.seeds[index % spec_.seeds.size()];
  job.at.resize(spec_.axes.size());
  std::uint64_t cell = index / spec_.seeds.size();
  for (std::size_t a = spec_.axes.size(); a-- > 0;) {
    const SweepAxis& axis = spec_.axes[a];
    job.at[a] = cell % axis.points.size();
    cell /= axis.points.size();
    for (std::size_t k = 0; k < axis.keys.size(); ++k) {
      job.settings.set(axis.keys[k], axis.points[job.at[a]][k]);
    }
  }
  return job;
}

Values Sweep::changes(const SweepJob& job) const {
  Values all = spec_.base;
  for (const auto& [key, value] : job.settings.map()) all.set(key, value);
  return all;
}

bool Sweep::keepsRun(const SweepJob& job) const {
  const SweepKeep& keep = spec_.keep;
  if (keep.all) return true;
  if (keep.settings.empty() && keep.seeds.empty()) return false;
  const auto among = [](const auto& list, const auto& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
  };
  if (!keep.seeds.empty() && !among(keep.seeds, job.seed)) return false;
  return std::all_of(keep.settings.begin(), keep.settings.end(), [&](const auto& kept) {
    return among(kept.second, *job.settings.find(kept.first));
  });
}

std::size_t Sweep::recordIndex(const std::string& name) const {
  const auto found = std::find_if(spec_.records.begin(), spec_.records.end(),
                                  [&](const SweepRecord& record) { return record.name == name; });
  return static_cast<std::size_t>(found - spec_.records.begin());
}

std::optional<std::pair<std::size_t, std::size_t>> Sweep::axisOf(const std::string& key) const {
  for (std::size_t a = 0; a < spec_.axes.size(); ++a) {
    const auto& keys = spec_.axes[a].keys;
    const auto found = std::find(keys.begin(), keys.end(), key);
    if (found != keys.end()) return std::pair(a, static_cast<std::size_t>(found - keys.begin()));
  }
  return {};
}

// ── keys ──

namespace {

std::string pieceOf(const std::string& key, const Value& value) {
  return toJson(Values{{key, value}}).print();
}

std::string describe(const SweepRecord& record) {
  Json json = Json::object();
  json.set("name", record.name);
  json.set(record.kind == SweepRecord::Kind::First ? "when" : "quantity", record.text);
  json.set("value", record.value);
  json.set("settings", toJson(record.set)).set("arguments", toJson(record.arguments));
  return json.print();
}

std::uint64_t fromHex(std::string_view digits) {
  std::uint64_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
  return number;
}

}  // namespace

/// Every setting that does not follow from others, as it is given or by default: jobs that differ
/// have different texts, and a default that changes in a later version is another job.
void Sweep::prepareKeys() {
  head_ = "icl-job/1\n" + spec_.experiment + "\n";
  piece_of_.resize(spec_.axes.size());
  for (std::size_t a = 0; a < spec_.axes.size(); ++a) {
    piece_of_[a].resize(spec_.axes[a].keys.size());
  }
  std::vector<const Field*> fields;
  for (const Field& field : type_->schema.fields()) {
    if (!field.read_only) fields.push_back(&field);
  }
  std::sort(fields.begin(), fields.end(),
            [](const Field* a, const Field* b) { return a->key < b->key; });
  for (const Field* field : fields) {
    const Value* given = spec_.base.find(field->key);
    if (const auto axis = axisOf(field->key)) piece_of_[axis->first][axis->second] = pieces_.size();
    if (given != nullptr) {
      pieces_.push_back(pieceOf(field->key, *given));
    } else {
      pieces_.push_back(field->derived ? "" : pieceOf(field->key, field->fallback));
    }
  }
  piece_text_.resize(spec_.axes.size());
  for (std::size_t a = 0; a < spec_.axes.size(); ++a) {
    const SweepAxis& axis = spec_.axes[a];
    for (const auto& point : axis.points) {
      std::vector<std::string> texts;
      for (std::size_t k = 0; k < point.size(); ++k)
        texts.push_back(pieceOf(axis.keys[k], point[k]));
      piece_text_[a].push_back(std::move(texts));
    }
  }
  tail_ = "\nsteps " + std::to_string(spec_.run.steps) + "\nuntil " + spec_.run.until;
  for (const Event& event : spec_.run.script) tail_ += "\n" + toJson(event).print();
  std::vector<std::string> records;
  for (const SweepRecord& record : spec_.records) records.push_back(describe(record));
  std::sort(records.begin(), records.end());
  tail_ += "\n" + joined(records, "\n") + "\nseed ";
}

JobKey Sweep::key(std::uint64_t index) const {
  std::vector<const std::string*> pieces(pieces_.size());
  for (std::size_t p = 0; p < pieces_.size(); ++p) pieces[p] = &pieces_[p];
  std::uint64_t cell = index / spec_.seeds.size();
  for (std::size_t a = spec_.axes.size(); a-- > 0;) {
    const std::size_t points = spec_.axes[a].points.size();
    const auto& texts = piece_text_[a][cell % points];
    for (std::size_t k = 0; k < texts.size(); ++k) pieces[piece_of_[a][k]] = &texts[k];
    cell /= points;
  }
  std::string text = head_;
  for (const std::string* piece : pieces) text += *piece;
  text += tail_;
  text += std::to_string(spec_.seeds[index % spec_.seeds.size()]);
  const std::string hash = sha256(text);
  return {fromHex(std::string_view(hash).substr(0, 16)),
          fromHex(std::string_view(hash).substr(16, 16))};
}

// ── places, shards, estimate ──

fs::path defaultSweepFolder(const SweepSpec& spec) { return defaultStore() / ".sweeps" / spec.id; }

std::vector<fs::path> readySweeps() {
  std::vector<fs::path> files;
  std::error_code none;
  for (fs::directory_iterator at(resourceFolder() / "sweeps", none), end; !none && at != end;
       at.increment(none)) {
    if (at->path().extension() == ".json") files.push_back(at->path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

Result<Shard> parseShard(const std::string& text, const std::string& where) {
  constexpr std::uint64_t kMostShards = 10'000'000;
  Shard shard;
  const char* const end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, shard.index);
  const bool slash = first.ec == std::errc() && first.ptr != end && *first.ptr == '/';
  const auto second = slash ? std::from_chars(first.ptr + 1, end, shard.count) : first;
  if (!slash || second.ec != std::errc() || second.ptr != end || shard.count > kMostShards) {
    return Error{Message{ICL_TR("'%1' must be a part and how many there are, like 0/4"), {text}},
                 where};
  }
  if (shard.index >= shard.count) {
    return Error{Message{ICL_TR("'%1' names a part that there is not: of %2 parts, the first is 0 "
                                "and the last %3"),
                         {text, std::to_string(shard.count),
                          std::to_string(shard.count == 0 ? 0 : shard.count - 1)}},
                 where};
  }
  return shard;
}

// ── what must fit together ──

Status Sweep::check(const std::string& where) {
  if (spec_.id != slug(spec_.id)) {
    return Error{Message{ICL_TR("the id '%1' must be lower-case letters, digits and hyphens, like "
                                "'%2'"),
                         {spec_.id, slug(spec_.id)}},
                 where};
  }
  for (const SweepAxis& axis : spec_.axes) {
    if (cells_ > kMostJobs / axis.points.size()) cells_ = kMostJobs + 1;
    if (cells_ <= kMostJobs) cells_ *= axis.points.size();
  }
  if (cells_ > kMostJobs / spec_.seeds.size()) {
    return Error{Message{ICL_TR("the grid has more than %1 jobs"), {std::to_string(kMostJobs)}},
                 where};
  }
  if (auto fits = checkCells(where); !fits) return fits;
  if (auto fits = checkRecords(where); !fits) return fits;
  if (auto fits = checkPicture(where); !fits) return fits;
  if (auto fits = checkKept(where); !fits) return fits;
  return checkClaims(where);
}

}  // namespace icl
