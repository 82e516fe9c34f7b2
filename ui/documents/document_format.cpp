#include "ui/documents/document_format.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include <QFile>
#include <QSaveFile>

#include "ui/classroom/hidden_controls.h"
#include "ui/view.h"

namespace icl::ui {

namespace {

constexpr std::string_view kFormat = "icl-document/1";
constexpr std::size_t kMaxBytes = 64u << 20;

Json textList(const std::vector<std::string>& items) {
  Json list = Json::array();
  for (const std::string& item : items) list.push(item);
  return list;
}

/// Strings of a list member; anything else fails the reader.
std::vector<std::string> readTexts(JsonReader& reader, const char* key) {
  std::vector<std::string> texts;
  const Json* member = reader.member(key);
  if (member == nullptr) return texts;
  if (!member->isArray()) {
    reader.fail(Message{QT_TRANSLATE_NOOP("core", "“%1” must be a list of texts."), {key}});
    return texts;
  }
  for (const Json& item : member->items()) {
    if (!item.isString()) {
      reader.fail(Message{QT_TRANSLATE_NOOP("core", "“%1” must be a list of texts."), {key}});
      return {};
    }
    texts.push_back(item.asString());
  }
  return texts;
}

Json readList(JsonReader& reader, const char* key) {
  const Json* member = reader.member(key);
  if (member == nullptr) return Json::array();
  if (!member->isArray()) {
    reader.fail(Message{QT_TRANSLATE_NOOP("core", "“%1” must be a list."), {key}});
    return Json::array();
  }
  return *member;
}

Result<std::vector<DocumentNote>> notesFrom(const Json& list, const std::string& where) {
  std::vector<DocumentNote> notes;
  for (std::size_t i = 0; i < list.items().size(); ++i) {
    JsonReader item(list.items()[i], where + ": notes[" + std::to_string(i) + "]");
    DocumentNote note;
    note.note = readNote(item);
    note.run = item.string("run");
    if (const Status status = item.finish(); !status) return status.error();
    notes.push_back(std::move(note));
  }
  return notes;
}

Json noteList(const std::vector<DocumentNote>& notes) {
  Json list = Json::array();
  for (const DocumentNote& note : notes) {
    Json json = toJson(note.note);
    if (!note.run.empty()) json.set("run", note.run);
    list.push(std::move(json));
  }
  return list;
}

/// A seed may be larger than JSON integers of 63 bits: then it is written as text.
std::uint64_t readSeed(JsonReader& reader) {
  const Json* member = reader.requiredMember("seed");
  if (member == nullptr) return 1;
  if (member->isInteger() && member->asInteger() >= 0) {
    return static_cast<std::uint64_t>(member->asInteger());
  }
  std::uint64_t seed = 0;
  if (member->isString()) {
    const std::string& text = member->asString();
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error == std::errc() && end == text.data() + text.size() && !text.empty()) return seed;
  }
  reader.fail(
      QT_TRANSLATE_NOOP("core", "“seed” must be a whole number from 0 to 18446744073709551615."));
  return 1;
}

Status checkViews(const std::vector<std::string>& views, const std::string& where) {
  std::vector<std::string> known;
  for (const ViewType& type : viewTypes()) known.push_back(type.id.toStdString());
  for (const std::string& id : views) {
    if (std::find(known.begin(), known.end(), id) == known.end()) {
      return unknownName("view", id, known, where);
    }
  }
  return {};
}

Status checkHidden(const std::vector<std::string>& ids, const ExperimentType& type,
                   const std::string& where) {
  std::vector<std::string> known;
  for (const ControlName& control : hideableControls(type)) {
    known.push_back(control.id.toStdString());
  }
  for (const std::string& id : ids) {
    if (std::find(known.begin(), known.end(), id) == known.end()) {
      return unknownName("control", id, known, where);
    }
  }
  return {};
}

Status checkFormat(const Json& json, const std::string& where) {
  const Json* format = json.find("format");
  if (format != nullptr && format->isString() && format->asString() == kFormat) return {};
  if (format == nullptr || !format->isString() ||
      format->asString().rfind("icl-document/", 0) != 0) {
    return Error{
        QT_TRANSLATE_NOOP("core",
                          "This is no document of ICL Lab: its “format” must be “icl-document/1”."),
        where};
  }
  const Json* version = json.find("version");
  return Error{
      Message{QT_TRANSLATE_NOOP("core",
                                "This document was written by a newer ICL Lab (version %1, format "
                                "%2); this one reads icl-document/1."),
              {version != nullptr && version->isString() ? version->asString() : "?",
               format->asString()}},
      where};
}

}  // namespace

std::string documentText(const DocumentData& data) {
  Json json = Json::object();
  json.set("format", std::string(kFormat));
  json.set("version", "0.1.0");
  json.set("experiment", data.experiment);
  if (!data.preset.empty()) json.set("preset", data.preset);
  json.set("changes", toJson(data.changes));
  if (data.seed <= static_cast<std::uint64_t>(INT64_MAX)) {
    json.set("seed", static_cast<std::int64_t>(data.seed));
  } else {
    json.set("seed", std::to_string(data.seed));
  }
  if (data.steps > 0) json.set("steps", static_cast<std::int64_t>(data.steps));
  if (!data.until.empty()) json.set("until", data.until);
  if (data.pace > 0) json.set("pace", data.pace);
  json.set("views", textList(data.views));
  json.set("cues", data.cues);
  json.set("notes", noteList(data.notes));
  json.set("runs", textList(data.runs));
  if (!data.hidden.empty()) json.set("hidden", textList(data.hidden));
  return json.print(2) + "\n";
}

Result<DocumentData> documentFromText(std::string_view text, const std::string& where,
                                      const Catalog& catalog) {
  if (text.size() > kMaxBytes) {
    return Error{QT_TRANSLATE_NOOP("core", "The file is larger than 64 MB: no document is."),
                 where};
  }
  auto parsed = Json::parse(text, where);
  if (!parsed) return parsed.error();
  const Json& json = parsed.value();
  if (!json.isObject()) {
    return Error{
        QT_TRANSLATE_NOOP("core", "A document is a JSON object; this file holds something else."),
        where};
  }
  if (Status status = checkFormat(json, where); !status) return status.error();
  JsonReader reader(json, where);
  DocumentData data;
  reader.string("format");
  reader.string("version");
  data.experiment = reader.requiredString("experiment");
  data.preset = reader.string("preset");
  const Json* changes = reader.requiredMember("changes");
  data.seed = readSeed(reader);
  const std::int64_t steps = reader.integer("steps", 0);
  data.until = reader.string("until");
  data.pace = reader.number("pace", 0);
  data.views = readTexts(reader, "views");
  data.cues = readList(reader, "cues");
  auto notes = notesFrom(readList(reader, "notes"), where);
  data.runs = readTexts(reader, "runs");
  data.hidden = readTexts(reader, "hidden");
  if (steps < 0) reader.fail(QT_TRANSLATE_NOOP("core", "“steps” must be a positive whole number."));
  if (!(data.pace >= 0 && std::isfinite(data.pace))) {
    reader.fail(
        QT_TRANSLATE_NOOP("core", "“pace” must be a number of steps per second, at least 0."));
  }
  if (Status status = reader.finish(); !status) return status.error();
  if (!notes) return notes.error();
  data.notes = std::move(notes.value());
  data.steps = static_cast<std::uint64_t>(steps);
  const ExperimentType* type = findExperiment(catalog, data.experiment);
  if (type == nullptr) {
    std::vector<std::string> known;
    for (const ExperimentType& one : catalog) known.push_back(one.id);
    return unknownName("experiment", data.experiment, known, where);
  }
  auto values = valuesFromJson(*changes, where + ": changes");
  if (!values) return values.error();
  auto complete = type->schema.complete(values.value());
  if (!complete) {
    Error error = complete.error();
    error.where = error.where.empty() ? where : where + ": " + error.where;
    return error;
  }
  data.changes = type->schema.changes(complete.value());
  if (Status status = checkViews(data.views, where); !status) return status.error();
  if (Status status = checkHidden(data.hidden, *type, where); !status) return status.error();
  return data;
}

Status writeDocumentFile(const QString& path, const std::string& text) {
  QSaveFile file(path);
  const std::string where = path.toStdString();
  const auto failed = [&] {
    return Error{
        Message{QT_TRANSLATE_NOOP("core",
                                  "The document could not be written: %1. Choose another place."),
                {file.errorString().toStdString()}},
        where};
  };
  if (!file.open(QIODevice::WriteOnly)) return failed();
  if (file.write(text.data(), static_cast<qint64>(text.size())) !=
          static_cast<qint64>(text.size()) ||
      !file.commit()) {
    return failed();
  }
  return {};
}

Result<std::string> readDocumentFile(const QString& path) {
  QFile file(path);
  const std::string where = path.toStdString();
  if (!file.open(QIODevice::ReadOnly)) {
    return Error{Message{QT_TRANSLATE_NOOP("core", "The file could not be read: %1."),
                         {file.errorString().toStdString()}},
                 where};
  }
  if (file.size() > static_cast<qint64>(kMaxBytes)) {
    return Error{QT_TRANSLATE_NOOP("core", "The file is larger than 64 MB: no document is."),
                 where};
  }
  return file.readAll().toStdString();
}

}  // namespace icl::ui
