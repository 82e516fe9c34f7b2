#include "app/gui_opening.h"

#include <filesystem>

#include "core/run/lecture.h"
#include "core/run/registry.h"
#include "core/run/share_file.h"
#include "ui/documents/document_format.h"

namespace icl::app {

namespace {

constexpr std::string_view kDefaultPreset = "two-weights";

Status openStored(const std::filesystem::path& folder, ui::SessionController& controller) {
  auto reader = RunReader::open(folder);
  if (!reader) return reader.error();
  const RunManifest& manifest = reader->manifest();
  const ExperimentType* type = findExperiment(controller.catalog(), manifest.experiment);
  if (type == nullptr) {
    return Error{Message{ICL_TR("This is a run of “%1”, an experiment that this build does not "
                                "have."),
                         {manifest.experiment}},
                 folder.string()};
  }
  ui::Opening opening{};
  opening.type = type;
  opening.title = QString::fromStdString(manifest.title);
  opening.changes = type->schema.changes(manifest.config);
  opening.run.seed = manifest.seed;
  opening.run.steps = manifest.steps;
  opening.run.until = manifest.until;
  opening.stored = std::move(reader).value();
  if (!controller.open(opening)) {
    return Error{ICL_TR("This run cannot be opened by this build."), folder.string()};
  }
  return {};
}

Status openPresetFile(const std::filesystem::path& file, ui::SessionController& controller,
                      bool start) {
  auto preset = loadPreset(file, controller.catalog());
  if (!preset) return preset.error();
  controller.openPreset(preset.value(), start);
  return {};
}

/// The experiment of a preset's or document's file; empty where it is neither.
std::string experimentOfFile(const std::filesystem::path& path, const Catalog& catalog) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return {};
  if (path.extension() == ".json") {
    if (isLectureFile(path)) return {};
    const auto preset = loadPreset(path, catalog);
    return preset ? preset.value().experiment : std::string();
  }
  if (path.extension() != ".icl") return {};
  const auto text = ui::readDocumentFile(QString::fromStdString(path.string()));
  if (!text) return {};
  const auto data = ui::documentFromText(text.value(), path.string(), catalog);
  return data ? data.value().experiment : std::string();
}

}  // namespace

const Preset* defaultPreset(const std::vector<Preset>& presets) {
  for (const Preset& preset : presets) {
    if (preset.id == kDefaultPreset) return &preset;
  }
  return presets.empty() ? nullptr : &presets.front();
}

bool mayTrainFirst(const std::string& what, const Catalog& catalog,
                   const std::vector<Preset>& presets) {
  std::string experiment = what;
  for (const Preset& preset : presets) {
    if (preset.id == what) experiment = preset.experiment;
  }
  if (const std::string of_file = experimentOfFile(what, catalog); !of_file.empty()) {
    experiment = of_file;
  }
  const ExperimentType* type = findExperiment(catalog, experiment);
  return type != nullptr && type->parents;
}

Status openNamed(const std::string& what, ui::SessionController& controller,
                 ui::LabDocument& document, const std::vector<Preset>& presets, bool start) {
  if (what.empty()) {
    if (const Preset* preset = defaultPreset(presets)) {
      controller.openPreset(*preset, start);
    } else {
      controller.openExperiment(QString::fromStdString(controller.catalog().front().id), {}, 1,
                                start);
    }
    return {};
  }
  std::vector<std::string> known;
  for (const Preset& preset : presets) {
    known.push_back(preset.id);
    if (preset.id != what) continue;
    controller.openPreset(preset, start);
    return {};
  }
  for (const ExperimentType& type : controller.catalog()) {
    known.push_back(type.id);
    if (type.id != what) continue;
    controller.openExperiment(QString::fromStdString(type.id), {}, 1, start);
    return {};
  }
  std::error_code error;
  const std::filesystem::path path(what);
  if (std::filesystem::is_directory(path, error)) return openStored(path, controller);
  if (path.extension() == ".json" && isLectureFile(path)) {
    return document.openLectureFile(QString::fromStdString(what));
  }
  if (path.extension() == ".json") return openPresetFile(path, controller, start);
  if (path.extension() == ".iclshare") {
    const auto folder = unpackShare(path, ui::LabDocument::sharesFolder());
    return folder ? document.openUnpacked(*folder, start) : Status(folder.error());
  }
  if (std::filesystem::exists(path, error) || path.extension() == ".icl") {
    return document.open(QString::fromStdString(what), start);
  }
  const auto lectures = loadLectures(resourceFolder() / "lectures", controller.catalog(), presets);
  if (lectures) {
    for (const Lecture& lecture : lectures.value()) {
      known.push_back(lecture.id);
      if (lecture.id == what) return document.openLecture(lecture);
    }
  }
  if (auto run = findRun(defaultStore(), what)) return openStored(run->folder, controller);
  return unknownName("document, run, preset, experiment or lecture", what, known);
}

}  // namespace icl::app
