#include "core/run/lecture.h"

#include <algorithm>
#include <set>
#include <system_error>

#include "core/base/files.h"

namespace icl {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t kLectureMost = std::uint64_t{4} << 20;

bool isLanguage(const std::string& code) {
  return (code.size() == 2 || code.size() == 3) &&
         std::all_of(code.begin(), code.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

}  // namespace

std::string LocalText::in(const std::string& language) const {
  if (texts.empty()) return {};
  for (const std::string& code : {language, std::string("en")}) {
    if (const auto at = texts.find(code); at != texts.end()) return at->second;
  }
  return texts.begin()->second;
}

void LocalText::set(const std::string& language, const std::string& text) {
  if (text.empty()) {
    texts.erase(language);
  } else {
    texts[language] = text;
  }
}

Result<LocalText> localTextFromJson(const Json* json, const std::string& where) {
  LocalText text;
  if (json == nullptr) return text;
  const Error wrong{Message{ICL_TR("must be a text, or texts by language like {\"en\": \"…\"}")},
                    where};
  if (json->isString()) {
    if (!json->asString().empty()) text.texts["en"] = json->asString();
    return text;
  }
  if (!json->isObject()) return wrong;
  for (const auto& [language, words] : json->members()) {
    if (!isLanguage(language)) {
      return Error{Message{ICL_TR("'%1' is no code of a language: write en, it or ko"), {language}},
                   where};
    }
    if (!words.isString() || words.asString().empty()) return wrong;
    text.texts[language] = words.asString();
  }
  return text;
}

Json toJson(const LocalText& text) {
  if (text.texts.size() == 1 && text.texts.begin()->first == "en") {
    return Json(text.texts.begin()->second);
  }
  Json json = Json::object();
  for (const auto& [language, words] : text.texts) json.set(language, words);
  return json;
}

Result<Lecture> lectureFromJson(const Json& json, const std::string& where, const Catalog& catalog,
                                const std::vector<Preset>& presets) {
  JsonReader reader(json, where);
  Lecture lecture;
  if (reader.requiredString("format") != kLectureFormat) {
    reader.fail(
        {ICL_TR("this is no lecture that this program reads: its 'format' must be "
                "'icl-lecture/1'")});
  }
  lecture.id = reader.requiredString("id");
  lecture.source = reader.string("source");
  const std::int64_t minutes = reader.integer("minutes", 0);
  if (minutes < 0 || minutes > 600) {
    reader.fail({ICL_TR("'minutes' must be a whole number from 0 to 600")});
  } else {
    lecture.minutes = static_cast<int>(minutes);
  }
  auto title = localTextFromJson(reader.requiredMember("title"), where + ": title");
  auto about = localTextFromJson(reader.member("about"), where + ": about");
  const Json* cues = reader.requiredMember("cues");
  if (auto finished = reader.finish(); !finished) return finished.error();
  if (!title) return title.error();
  if (!about) return about.error();
  if (lecture.id != slug(lecture.id)) {
    return Error{Message{ICL_TR("the id '%1' must be lower-case letters, digits and hyphens, like "
                                "'%2'"),
                         {lecture.id, slug(lecture.id)}},
                 where};
  }
  auto read = cuesFromJson(*cues, where, catalog, presets);
  if (!read) return read.error();
  if (read->empty()) {
    return Error{Message{ICL_TR("a lecture has at least one cue")}, where};
  }
  lecture.title = std::move(title).value();
  lecture.about = std::move(about).value();
  lecture.cues = std::move(read).value();
  return lecture;
}

std::string lectureText(const Lecture& lecture) {
  Json json = Json::object();
  json.set("format", std::string(kLectureFormat)).set("id", lecture.id);
  json.set("title", toJson(lecture.title));
  if (!lecture.about.empty()) json.set("about", toJson(lecture.about));
  if (!lecture.source.empty()) json.set("source", lecture.source);
  if (lecture.minutes > 0) json.set("minutes", lecture.minutes);
  json.set("cues", toJson(lecture.cues));
  return json.print(2) + "\n";
}

Result<Lecture> loadLecture(const fs::path& file, const Catalog& catalog,
                            const std::vector<Preset>& presets) {
  const auto text = readFile(file, kLectureMost);
  if (!text) return text.error();
  const auto json = Json::parse(*text, file.string());
  if (!json) return json.error();
  auto lecture = lectureFromJson(*json, file.string(), catalog, presets);
  if (lecture) lecture->file = file;
  return lecture;
}

bool isLectureFile(const fs::path& file) {
  const auto text = readFile(file, kLectureMost);
  if (!text) return false;
  const auto json = Json::parse(*text, file.string());
  if (!json) return false;
  const Json* format = json->find("format");
  return format != nullptr && format->isString() &&
         format->asString().rfind("icl-lecture/", 0) == 0;
}

Result<std::vector<Lecture>> loadLectures(const fs::path& folder, const Catalog& catalog,
                                          const std::vector<Preset>& presets) {
  std::vector<fs::path> files;
  std::error_code none;
  for (fs::directory_iterator at(folder, none), end; !none && at != end; at.increment(none)) {
    if (at->path().extension() == ".json") files.push_back(at->path());
  }
  std::sort(files.begin(), files.end());
  std::vector<Lecture> lectures;
  std::set<std::string> ids;
  for (const fs::path& file : files) {
    auto lecture = loadLecture(file, catalog, presets);
    if (!lecture) return lecture.error();
    if (!ids.insert(lecture->id).second) {
      return Error{Message{ICL_TR("another lecture has the id '%1', too"), {lecture->id}},
                   file.string()};
    }
    lectures.push_back(std::move(lecture).value());
  }
  return lectures;
}

}  // namespace icl
