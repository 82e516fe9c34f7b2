#include "app/cli_input.h"

#include <charconv>

namespace icl::cli {
namespace fs = std::filesystem;

namespace {

bool isPresetFile(const std::string& name) {
  return fs::path(name).extension() == ".json" || name.find('/') != std::string::npos;
}

}  // namespace

fs::path presetFolder() { return resourceFolder() / "presets"; }

Result<std::vector<Preset>> allPresets(const Catalog& catalog) {
  return loadPresets(presetFolder(), catalog);
}

Result<Preset> findPreset(const Catalog& catalog, const std::string& name) {
  if (isPresetFile(name)) return loadPreset(name, catalog);
  auto presets = allPresets(catalog);
  if (!presets) return presets.error();
  std::vector<std::string> known;
  for (const Preset& preset : presets.value()) {
    if (preset.id == name) return preset;
    known.push_back(preset.id);
  }
  return unknownName("preset", name, known);
}

Result<Subject> findSubject(const Catalog& catalog, const std::string& name) {
  Subject subject;
  subject.type = findExperiment(catalog, name);
  if (subject.type != nullptr) return subject;
  auto preset = findPreset(catalog, name);
  if (preset) {
    subject.preset = std::move(preset).value();
    subject.type = findExperiment(catalog, subject.preset.experiment);
    ICL_CHECK(subject.type != nullptr, "a loaded preset names a known experiment");
    return subject;
  }
  if (isPresetFile(name)) return preset.error();
  auto presets = allPresets(catalog);
  if (!presets) return presets.error();
  std::vector<std::string> known;
  for (const ExperimentType& type : catalog) known.push_back(type.id);
  for (const Preset& other : presets.value()) known.push_back(other.id);
  return unknownName("experiment or preset", name, known);
}

Result<Values> withAssignments(const Schema& schema, Values base,
                               const std::vector<std::string>& assignments, const std::string& flag,
                               const std::string& what) {
  std::vector<std::string> known;
  for (const Field& field : schema.fields()) known.push_back(field.key);
  for (const std::string& text : assignments) {
    const std::size_t equals = text.find('=');
    const std::string key = text.substr(0, equals);
    if (equals != std::string::npos && !key.empty() && schema.find(key) == nullptr) {
      return unknownName(what, key, known, flag);
    }
    auto pair = schema.parseAssignment(text);
    if (!pair) {
      Error error = pair.error();
      error.where = error.where.empty() ? flag : flag + " " + error.where;
      return error;
    }
    base.set(pair.value().first, pair.value().second);
  }
  return base;
}

Result<std::uint64_t> wholeNumber(const std::string& flag, const std::string& text,
                                  std::uint64_t low, std::uint64_t high) {
  std::uint64_t number = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (problem == std::errc{} && end == text.data() + text.size() && number >= low &&
      number <= high) {
    return number;
  }
  return Error{Message{"'%1' is not a whole number from %2 to %3",
                       {text, std::to_string(low), std::to_string(high)}},
               flag};
}

Status checkOutFile(const fs::path& file) {
  std::error_code ignored;
  const fs::path folder = file.has_parent_path() ? file.parent_path() : fs::path(".");
  if (!fs::is_directory(folder, ignored)) {
    return Error{Message{"there is no folder '%1' to write into", {folder.string()}}, "--out"};
  }
  if (fs::exists(file, ignored) && !fs::is_regular_file(file, ignored)) {
    return Error{
        Message{"'%1' is not a file that could be replaced; name a new file", {file.string()}},
        "--out"};
  }
  return {};
}

void addRepeated(CLI::App& app, const std::string& flag, std::vector<std::string>& to,
                 const std::string& help, const std::string& value_name) {
  app.add_option(flag, to, help)
      ->type_name(value_name)
      ->allow_extra_args(false)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void addText(CLI::App& app, const std::string& flag, std::string& to, const std::string& help,
             const std::string& value_name) {
  app.add_option(flag, to, help)
      ->type_name(value_name)
      ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
}

void addPositional(CLI::App& app, const std::string& name, std::string& to,
                   const std::string& help) {
  app.add_option(name, to, help)->type_name("");
}

Error missingArgument(const std::string& name, const std::string& usage) {
  return Error{Message{"%1 is missing: icl %2", {name, usage}}, ""};
}

}  // namespace icl::cli
