// Examples from a folder of the VL-ICL benchmark, subtask open_mi, as a person has downloaded it.
#include <algorithm>
#include <optional>

#include "core/base/files.h"
#include "core/experiments/checkpoint/bounded_json.h"
#include "core/experiments/checkpoint/task_data.h"
#include "core/experiments/checkpoint/task_draws.h"

namespace icl::checkpoint {
namespace {

constexpr std::uint64_t kLargestList = std::uint64_t{64} << 20;
constexpr std::ptrdiff_t kMostInList = 1 << 20;
constexpr std::string_view kAsked = "This is a ";

std::string textOf(const Json* object, std::string_view key) {
  const Json* value = object == nullptr ? nullptr : object->find(key);
  return value != nullptr && value->isString() ? value->asString() : std::string();
}

/// The text itself, or entry `at` of a list of texts; empty: none.
std::string textAt(const Json* value, std::size_t at) {
  if (value == nullptr) return {};
  if (value->isString()) return at == 0 ? value->asString() : std::string();
  if (!value->isArray() || at >= value->items().size()) return {};
  return value->items()[at].isString() ? value->items()[at].asString() : std::string();
}

/// Entries of a list into examples. An entry that lacks something gives none.
class BenchmarkReader {
 public:
  BenchmarkReader(std::filesystem::path folder, bool vision, std::size_t shots)
      : folder_(std::move(folder)), vision_(vision), shots_(shots) {}

  /// Of query.json: all that is needed to draw demonstrations.
  std::optional<TaskExample> drawn(const Json& query, std::size_t number) {
    begin();
    const std::string answer = textOf(&query, "answer");
    const Json* listed = query.find("classes");
    const Json* support = query.find("support");
    if (answer.empty() || listed == nullptr || !listed->isArray() || support == nullptr) return {};
    std::vector<std::string> others;
    for (const Json& name : listed->items()) {
      if (name.isString() && name.asString() != answer) others.push_back(name.asString());
    }
    const StudyDraw draw = studyDraw(number);
    if (draw.other >= others.size()) return {};
    std::array<std::string, 2> order{answer, others[draw.other]};
    if (draw.swapped) std::swap(order[0], order[1]);
    for (std::size_t round = 0; round < shots_; ++round) {
      for (const std::string& name : order) {
        const Json* thing = support->find(name);
        const Json* pictures = thing == nullptr ? nullptr : thing->find("images");
        ask(textAt(pictures, round), textOf(thing, "real_name"), std::string(kAsked));
        show(name);
      }
    }
    ask(textAt(query.find("image"), 0), textOf(&query, "real_name"), textOf(&query, "question"));
    return finish(answer);
  }

  /// Of "2-shot.json", whose demonstrations are chosen already.
  std::optional<TaskExample> chosen(const Json& entry) {
    begin();
    const Json* query = entry.find("query");
    const Json* support = entry.find("support");
    const Json* list =
        support == nullptr ? nullptr : support->find(std::to_string(shots_) + "-shot");
    const std::string answer = textOf(query, "answer");
    if (answer.empty() || list == nullptr || !list->isArray()) return {};
    for (const Json& shot : list->items()) {
      const std::string name = textOf(&shot, "answer");
      if (name.empty()) return {};
      ask(textAt(shot.find("image"), 0), {}, std::string(kAsked));
      show(name);
    }
    ask(textAt(query->find("image"), 0), {}, std::string(kAsked));
    return finish(answer);
  }

  /// How many pictures asked for so far are there.
  std::size_t pictures() const { return pictures_; }

 private:
  void begin() {
    whole_ = true;
    example_ = {};
    example_.turns.push_back({"system", std::string(taskInstruction())});
  }
  /// A user's turn; with a picture, or the thing's name for it.
  void ask(const std::string& picture, const std::string& thing, const std::string& question) {
    if (!vision_) {
      whole_ = whole_ && !thing.empty();
      example_.turns.push_back({"user", "This is a picture of a " + thing + ". This is a "});
      return;
    }
    const auto file = pictureFile(picture);
    whole_ = whole_ && file && !question.empty();
    example_.images.push_back(file.value_or(""));
    example_.turns.push_back({"user", std::string(kImageMark) + question});
  }
  void show(const std::string& name) {
    example_.turns.push_back({"assistant", name});
    example_.shown.push_back(name);
  }
  std::optional<TaskExample> finish(const std::string& answer) {
    if (!whole_ || example_.shown.empty()) return {};
    example_.answer = answer;
    for (const std::string& name : example_.shown) {
      auto& classes = example_.classes;
      if (std::find(classes.begin(), classes.end(), name) == classes.end()) classes.push_back(name);
    }
    return std::move(example_);
  }
  /// Paths are from the folder above open_mi; a path that leads out of it is none. A picture that
  /// is not there is told when it is needed: as in the study, its example counts and is skipped.
  std::optional<std::filesystem::path> pictureFile(const std::string& name) {
    const std::filesystem::path path(name);
    if (name.empty() || name.find('\0') != name.npos || path.is_absolute()) return {};
    if (std::find(path.begin(), path.end(), "..") != path.end()) return {};
    std::error_code ignored;
    for (const auto& root : {folder_.parent_path(), folder_}) {
      if (!std::filesystem::is_regular_file(root / path, ignored)) continue;
      ++pictures_;
      return root / path;
    }
    return folder_.parent_path() / path;
  }

  std::filesystem::path folder_;
  bool vision_;
  std::size_t shots_;
  std::size_t pictures_ = 0;
  bool whole_ = true;
  TaskExample example_{};
};

}  // namespace

Result<Task> benchmarkTask(const std::filesystem::path& given, bool vision, std::size_t count,
                           std::size_t shots) {
  std::error_code ignored;
  const bool above = std::filesystem::is_directory(given / "open_mi", ignored);
  auto folder = std::filesystem::absolute(above ? given / "open_mi" : given, ignored);
  folder = folder.lexically_normal();
  if (!folder.has_filename()) folder = folder.parent_path();  // "open_mi/"
  const auto ready = folder / (std::to_string(shots) + "-shot.json");
  const bool use_ready = vision && std::filesystem::exists(ready, ignored);
  const auto path = use_ready ? ready : folder / "query.json";
  const auto text = readFile(path, kLargestList);
  if (!text) return text.error();
  const auto json = boundedJson(*text, kMostInList, path.string());
  if (!json) return json.error();
  if (!json->isArray()) {
    return Error{Message{ICL_TR("this must be a list of queries")}, path.string()};
  }
  Task task;
  task.source = path.string();
  BenchmarkReader reader(folder, vision, shots);
  std::size_t wanted = std::min(count, json->items().size());
  if (!use_ready) wanted = std::min(wanted, studyDraws());
  for (std::size_t i = 0; i < wanted; ++i) {
    const Json& entry = json->items()[i];
    auto example = use_ready ? reader.chosen(entry) : reader.drawn(entry, i);
    if (example) task.examples.push_back(std::move(*example));
  }
  task.skipped = wanted - task.examples.size();
  if (task.examples.empty()) {
    return Error{Message{ICL_TR("no entry names its things, classes and pictures as the "
                                "benchmark's open_mi does")},
                 path.string()};
  }
  if (vision && reader.pictures() == 0) {
    return Error{Message{ICL_TR("none of its pictures is there; the benchmark's pictures come in a "
                                "download of their own")},
                 path.string()};
  }
  return task;
}

}  // namespace icl::checkpoint
