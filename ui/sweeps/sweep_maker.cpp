#include "ui/sweeps/sweep_maker.h"

#include <utility>

#include "core/base/files.h"

namespace icl::ui {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t kFileMost = std::uint64_t{4} << 20;

Result<MadeSweep> madeOf(Result<Sweep> sweep, const fs::path& file, const fs::path& folder) {
  if (!sweep) return sweep.error();
  MadeSweep made;
  made.file = file;
  made.folder = folder.empty() ? defaultSweepFolder(sweep->spec()) : folder;
  made.need = estimate(*sweep);
  made.sweep = std::make_shared<const Sweep>(std::move(sweep).value());
  return made;
}

/// A folder keeps its sweep as `sweep.json`, beside the results.
Result<MadeSweep> madeOfFile(fs::path path, const Catalog& catalog) {
  std::error_code none;
  if (path.extension() == ".db") path = path.parent_path();
  const fs::path file = fs::is_directory(path, none) ? path / "sweep.json" : path;
  const fs::path folder = file.filename() == "sweep.json" ? file.parent_path() : fs::path();
  return madeOf(Sweep::load(file, catalog), file, folder);
}

std::string memberText(const Json& json, const char* key) {
  const Json* member = json.find(key);
  return member != nullptr && member->isString() ? member->asString() : std::string();
}

std::vector<ShelvedSweep> shelf() {
  std::vector<ShelvedSweep> ready;
  for (const fs::path& file : readySweeps()) {
    const auto text = readFile(file, kFileMost);
    if (!text) continue;
    const auto json = Json::parse(*text, file.string());
    if (json) ready.push_back({file, memberText(*json, "title"), memberText(*json, "story")});
  }
  return ready;
}

}  // namespace

SweepMaker::SweepMaker(const Catalog& catalog, QObject* parent)
    : QObject(parent), catalog_(catalog) {}

void SweepMaker::ask(std::function<Result<MadeSweep>()> make) {
  const std::uint64_t number = ++wanted_;
  maker_.postOnly([this, number, make = std::move(make)] {
    QMetaObject::invokeMethod(
        this,
        [this, number, answer = make()] {
          if (number != wanted_) return;  // something else is wanted by now
          answered_ = number;
          if (answer) {
            Q_EMIT made(*answer);
          } else {
            Q_EMIT refused(answer.error());
          }
        },
        Qt::QueuedConnection);
  });
}

void SweepMaker::fromJson(const Json& json, const std::string& where) {
  ask([json, where, &catalog = catalog_] {
    return madeOf(Sweep::fromJson(json, where, {}, catalog), {}, {});
  });
}

void SweepMaker::fromFile(const fs::path& path) {
  ask([path, &catalog = catalog_] { return madeOfFile(path, catalog); });
}

void SweepMaker::listReady() {
  lister_.post([this] {
    QMetaObject::invokeMethod(
        this, [this, ready = shelf()] { Q_EMIT listed(ready); }, Qt::QueuedConnection);
  });
}

}  // namespace icl::ui
