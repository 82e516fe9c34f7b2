#include "ui/documents/lab_document.h"

#include <algorithm>
#include <filesystem>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>
#include <QSettings>
#include <QStandardPaths>
#include <QUndoStack>

#include "core/run/share_file.h"
#include "ui/classroom/hidden_controls.h"
#include "ui/lecture/cue_book.h"
#include "ui/notes/note_book.h"

namespace icl::ui {

namespace {

constexpr int kAutosaveMs = 30000;
constexpr int kRecent = 8;

QString autosaveFolder() {
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
         QStringLiteral("/autosave");
}

QString beside(const QString& path) {
  const QFileInfo info(path);
  return info.absolutePath() + QStringLiteral("/.") + info.fileName() + QStringLiteral(".autosave");
}

}  // namespace

LabDocument::LabDocument(SessionController& controller, const std::vector<Preset>& presets,
                         QObject* parent)
    : QObject(parent),
      controller_(controller),
      presets_(presets),
      cues_(std::make_unique<CueBook>(controller.undoStack(), presets)),
      hidden_(std::make_unique<HiddenControls>(controller.undoStack())) {
  connect(&controller_.undoStack(), &QUndoStack::cleanChanged, this, &LabDocument::changed);
  connect(&timer_, &QTimer::timeout, this, &LabDocument::autosaveNow);
  timer_.start(kAutosaveMs);
}

LabDocument::~LabDocument() = default;

QString LabDocument::name() const {
  return path_.isEmpty() ? tr("untitled") : QFileInfo(path_).fileName();
}

bool LabDocument::isDirty() const { return recovered_ || !controller_.undoStack().isClean(); }

DocumentData LabDocument::data() const {
  if (held_) {
    DocumentData data = *held_;
    data.cues = toJson(cues_->cues());
    return data;
  }
  DocumentData data;
  if (!controller_.isOpen()) return data;
  const ExperimentType& type = controller_.type();
  data.experiment = type.id;
  if (controller_.preset()) data.preset = controller_.preset()->id;
  data.changes = type.schema.changes(controller_.settings());
  data.seed = controller_.seed();
  data.steps = controller_.stepLimit();
  data.until = controller_.stopRule().toStdString();
  data.pace = controller_.pace();
  for (const QString& id : controller_.views()) data.views.push_back(id.toStdString());
  data.cues = toJson(cues_->cues());
  for (const Note& note : controller_.notes().notes()) {
    data.notes.push_back(
        {{note.step, note.view.toStdString(), note.text.toStdString()}, note.folder});
  }
  for (const RunTrack* run : controller_.runs()) {
    if (!run->state.folder.empty()) data.runs.push_back(run->state.folder);
  }
  for (const QString& id : hidden_->ids()) data.hidden.push_back(id.toStdString());
  return data;
}

Status LabDocument::save(const QString& path) {
  if (Status status = writeDocumentFile(path, documentText(data())); !status) return status;
  dropAutosave();
  path_ = QFileInfo(path).absoluteFilePath();
  recovered_ = false;
  last_saved_ = QDateTime::currentDateTime();
  controller_.undoStack().setClean();
  remember(path_);
  Q_EMIT changed();
  return {};
}

Status LabDocument::load(const QString& path, bool start) {
  auto text = readDocumentFile(path);
  if (!text) return text.error();
  auto parsed = documentFromText(text.value(), path.toStdString(), controller_.catalog());
  if (!parsed) return parsed.error();
  const DocumentData& data = parsed.value();
  auto cues = cuesFromJson(data.cues, path.toStdString(), controller_.catalog(), presets_);
  if (!cues) return cues.error();
  if (const Status shown =
          checkCueViews(cues.value(), controller_.catalog(), presets_, path.toStdString());
      !shown) {
    return shown.error();
  }
  Opening opening{};
  opening.type = findExperiment(controller_.catalog(), data.experiment);
  for (const Preset& known : presets_) {
    if (known.id == data.preset && known.experiment == data.experiment) opening.preset = known;
  }
  opening.title = QFileInfo(path).completeBaseName();
  opening.changes = data.changes;
  opening.run.seed = data.seed;
  opening.run.steps = data.steps;
  opening.run.until = data.until;
  opening.pace = data.pace;
  opening.start = start;
  for (const std::string& id : data.views) opening.views << QString::fromStdString(id);
  opening.afterwards = [self = QPointer<LabDocument>(this), data, list = cues.value(),
                        folder = QFileInfo(path).absolutePath()] {
    if (self) self->bring(data, list, folder);
  };
  if (!controller_.open(opening)) {
    return Error{QT_TRANSLATE_NOOP("core", "The run of this document could not be started."),
                 path.toStdString()};
  }
  return {};
}

/// What belongs to the document's run, which is open now: cues, notes, and runs stored beside it.
void LabDocument::bring(const DocumentData& data, const std::vector<Cue>& cues,
                        const QString& folder) {
  Lecture lecture;
  lecture.cues = cues;
  cues_->load(std::move(lecture));
  std::vector<Note> notes;
  for (const DocumentNote& one : data.notes) {
    notes.push_back({0, one.note.step, QString::fromStdString(one.note.view),
                     QString::fromStdString(one.note.text), 0, one.run});
  }
  controller_.notes().load(std::move(notes));
  QStringList hidden;
  for (const std::string& id : data.hidden) hidden << QString::fromStdString(id);
  hidden_->load(hidden);
  for (const std::string& run : data.runs) {
    controller_.addStoredRun(QDir(folder).filePath(QString::fromStdString(run)), true);
  }
  controller_.undoStack().clear();
}

Status LabDocument::open(const QString& path, bool start) {
  if (Status status = load(path, start); !status) return status;
  dropAutosave();
  path_ = QFileInfo(path).absoluteFilePath();
  recovered_ = false;
  last_saved_.reset();
  remember(path_);
  Q_EMIT changed();
  return {};
}

std::function<Status()> LabDocument::shareWriter(const QString& path) const {
  DocumentData shared = data();
  std::vector<std::filesystem::path> folders;
  for (std::string& folder : shared.runs) {
    folders.emplace_back(folder);
    folder = sharedName(folder);
  }
  return [to = path.toStdString(), text = documentText(shared), folders] {
    return writeShare(to, text, folders);
  };
}

std::filesystem::path LabDocument::sharesFolder() {
  const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
  return std::filesystem::path(data.toStdString()) / "shares";
}

Status LabDocument::openUnpacked(const std::filesystem::path& folder, bool start) {
  const auto document = folder / kShareDocument;
  if (Status status = load(QString::fromStdString(document.string()), start); !status) {
    std::error_code error;
    std::filesystem::remove_all(folder, error);
    return status;
  }
  dropAutosave();
  path_.clear();
  recovered_ = false;
  last_saved_.reset();
  Q_EMIT changed();
  return {};
}

Status LabDocument::recover(const Recoverable& from, bool start) {
  if (Status status = load(from.autosave, start); !status) return status;
  path_ = from.original;
  recovered_ = true;
  autosaveNow();
  if (from.autosave != autosavePath()) QFile::remove(from.autosave);
  Q_EMIT changed();
  return {};
}

void LabDocument::startAnew() {
  dropAutosave();
  path_.clear();
  cues_->clear();
  hidden_->load({});
  recovered_ = false;
  last_saved_.reset();
  Q_EMIT changed();
}

void LabDocument::hold() {
  held_.reset();
  held_ = data();
}

Status LabDocument::openLecture(const Lecture& lecture) {
  const std::string where = lecture.file.string();
  if (Status shown = checkCueViews(lecture.cues, controller_.catalog(), presets_, where); !shown) {
    return shown;
  }
  const Cue& first = lecture.cues.front();
  const auto state = stateOf(first, controller_.catalog(), presets_, where);
  if (!state) return state.error();
  if (!controller_.open(openingOf(first, state.value()))) {
    return Error{QT_TRANSLATE_NOOP("core",
                                   "The run of this lecture's first cue could not be "
                                   "started."),
                 where};
  }
  startAnew();
  cues_->load(lecture);
  return {};
}

Status LabDocument::openLectureFile(const QString& path) {
  const auto lecture = loadLecture(path.toStdString(), controller_.catalog(), presets_);
  return lecture ? openLecture(lecture.value()) : Status(lecture.error());
}

Status LabDocument::saveLecture(const QString& path) {
  Lecture lecture = cues_->lecture();
  const std::string name = QFileInfo(path).completeBaseName().toStdString();
  if (lecture.id.empty()) lecture.id = slug(name);
  if (lecture.title.empty()) lecture.title.set("en", name);
  if (Status status = writeDocumentFile(path, lectureText(lecture)); !status) return status;
  lecture.file = path.toStdString();
  cues_->load(std::move(lecture));
  return {};
}

QString LabDocument::autosavePath() const {
  if (!path_.isEmpty()) return beside(path_);
  return autosaveFolder() +
         QStringLiteral("/untitled-%1.icl").arg(QCoreApplication::applicationPid());
}

void LabDocument::autosaveNow() {
  if (!isDirty() || !controller_.isOpen()) return;
  const QString path = autosavePath();
  QDir().mkpath(QFileInfo(path).absolutePath());
  if (writeDocumentFile(path, documentText(data()))) {
    last_saved_ = QDateTime::currentDateTime();
    Q_EMIT changed();
  }
}

void LabDocument::dropAutosave() { QFile::remove(autosavePath()); }

std::vector<Recoverable> LabDocument::recoverable() const {
  std::vector<Recoverable> found;
  const QDir folder(autosaveFolder());
  const auto files = folder.entryInfoList({QStringLiteral("untitled-*.icl")}, QDir::Files);
  for (const QFileInfo& info : files) {
    const QString pid = info.completeBaseName().mid(9);
    const bool alive = QFile::exists(QStringLiteral("/proc/") + pid);
    if (!alive) found.push_back({info.absoluteFilePath(), {}, info.lastModified()});
  }
  for (const QString& path : recentFiles()) {
    const QFileInfo info(beside(path));
    if (info.exists()) found.push_back({info.absoluteFilePath(), path, info.lastModified()});
  }
  std::sort(found.begin(), found.end(),
            [](const Recoverable& a, const Recoverable& b) { return a.when > b.when; });
  return found;
}

void LabDocument::discard(const Recoverable& found) { QFile::remove(found.autosave); }

QStringList LabDocument::recentFiles() {
  return QSettings().value(QStringLiteral("documents/recent")).toStringList();
}

void LabDocument::remember(const QString& path) {
  QStringList recent = recentFiles();
  recent.removeAll(path);
  recent.prepend(path);
  while (recent.size() > kRecent) recent.removeLast();
  QSettings().setValue(QStringLiteral("documents/recent"), recent);
}

}  // namespace icl::ui
