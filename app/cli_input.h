// What a person typed, turned into checked values: names of experiments and presets, key=value
// assignments, whole numbers, files to write. Shared by the verbs; every mistake is one sentence.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "core/run/preset.h"

namespace icl::cli {

/// What NAME stands for: an experiment, or a preset of one (by id, or a preset file ending .json).
struct Subject {
  const ExperimentType* type = nullptr;
  Preset preset{};  // id empty: the experiment itself
  bool isPreset() const { return !preset.id.empty(); }
};
Result<Subject> findSubject(const Catalog& catalog, const std::string& name);
Result<Preset> findPreset(const Catalog& catalog, const std::string& name);
Result<std::vector<Preset>> allPresets(const Catalog& catalog);
std::filesystem::path presetFolder();

/// `--set key=value` texts over `base`; later ones win. `flag` ("--set") leads the error, `what`
/// ("setting") is what an unknown key would be.
Result<Values> withAssignments(const Schema& schema, Values base,
                               const std::vector<std::string>& assignments, const std::string& flag,
                               const std::string& what);
/// A whole number from `low` to `high` given to `flag`.
Result<std::uint64_t> wholeNumber(const std::string& flag, const std::string& text,
                                  std::uint64_t low, std::uint64_t high);
/// Whether a file can be written there: its folder exists and nothing but a file is in the way
/// (replacing a device by a file would destroy it).
Status checkOutFile(const std::filesystem::path& file);

/// A flag that may be given several times, one value each.
void addRepeated(CLI::App& app, const std::string& flag, std::vector<std::string>& to,
                 const std::string& help, const std::string& value_name);
/// A flag with one value; of several, the last counts.
void addText(CLI::App& app, const std::string& flag, std::string& to, const std::string& help,
             const std::string& value_name);
/// An argument without a flag; missing ones are told by the verb.
void addPositional(CLI::App& app, const std::string& name, std::string& to,
                   const std::string& help);
Error missingArgument(const std::string& name, const std::string& usage);

}  // namespace icl::cli
