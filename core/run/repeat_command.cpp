#include "core/run/repeat_command.h"

#include <algorithm>

namespace icl {

namespace {

std::string quoted(const std::string& word) {
  constexpr std::string_view kSafe =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=.,/@:+";
  if (!word.empty() && word.find_first_not_of(kSafe) == std::string::npos) return word;
  std::string out = "'";
  for (const char c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

}  // namespace

std::string repeatCommand(const RunManifest& run, const ExperimentType& type, const Preset* preset,
                          std::uint64_t last, const std::string& until) {
  std::vector<std::string> words{"icl", "run"};
  Values changes = type.schema.changes(run.config);
  if (run.first_step > 0 &&
      !run.parent.empty()) {  // else the runs that it began from follow from its settings
    words.insert(words.end(), {"--from", run.parent});
  } else if (preset != nullptr) {
    words.push_back(preset->id);
    if (auto base = type.schema.complete(preset->changes)) {
      changes = difference(base.value(), run.config);
    }
  } else {
    words.push_back(type.id);
  }
  for (const auto& [key, value] : changes.map()) {
    const Field* field = type.schema.find(key);
    if (field != nullptr && field->read_only) continue;  // it follows from the others
    words.insert(words.end(), {"--set", key + "=" + toText(value)});
  }
  words.insert(words.end(), {"--seed", std::to_string(run.seed), "--steps", std::to_string(last)});
  if (!until.empty()) words.insert(words.end(), {"--until", until});
  return shellLine(words);
}

std::string shellLine(const std::vector<std::string>& words) {
  std::string line;
  for (const std::string& word : words) line += (line.empty() ? "" : " ") + quoted(word);
  return line;
}

std::vector<Event> eventsByHand(const RunManifest& run, const Preset* preset) {
  std::vector<Event> events;
  for (const Event& event : run.events) {
    const bool known = preset != nullptr &&
                       std::find(preset->run.script.begin(), preset->run.script.end(), event) !=
                           preset->run.script.end();
    if (!known) events.push_back(event);
  }
  return events;
}

std::string sentenceOf(const Event& event) {
  const Intervention& change = event.intervention;
  return "step " + std::to_string(event.step) + ": " + change.type +
         (change.target.empty() ? "" : " " + change.target) + " = " + toText(change.value);
}

}  // namespace icl
