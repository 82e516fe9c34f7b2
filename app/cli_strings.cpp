#include "app/cli_strings.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <iterator>

#include "core/config/reference.h"

namespace icl::cli {
namespace {

namespace fs = std::filesystem;
using Texts = std::set<std::string>;

// ── walking what the program knows ──

void addSchema(const Schema& schema, Texts& to) {
  for (std::string& text : translatable(schema)) to.insert(std::move(text));
}

/// The defaults, and the defaults with each switch and choice at each of its other values, as far
/// as the rules allow: titles of theory lines and equations depend on settings.
std::vector<Values> everyChoice(const Schema& schema) {
  std::vector<Values> all{schema.defaults()};
  const auto add = [&](const std::string& key, Value value) {
    auto complete = schema.complete({{key, std::move(value)}});
    if (complete) all.push_back(std::move(complete).value());
  };
  for (const Field& field : schema.fields()) {
    for (const Option& option : field.options) add(field.key, option.key);
    if (field.kind == Kind::Toggle) {
      add(field.key, true);
      add(field.key, false);
    }
  }
  return all;
}

void addTheory(const ExperimentType& type, const Values& complete, Texts& to) {
  if (type.references) {
    for (const Reference& line : type.references(complete)) to.insert({line.title, line.source});
  }
  if (type.equations) {
    for (const Equation& equation : type.equations(complete)) {
      to.insert({equation.title, equation.source});
    }
  }
}

void addType(const ExperimentType& type, Texts& to) {
  to.insert({type.title, type.summary, type.source});
  addSchema(type.schema, to);
  for (const Channel& channel : type.channelsOf(type.schema.defaults())) {
    to.insert({channel.title, channel.unit, channel.help});
  }
  for (const Plate& plate : type.plates) {
    to.insert({plate.title, plate.row_title, plate.column_title, plate.help});
  }
  for (const ProbeType& probe : type.probes) {
    to.insert({probe.title, probe.help});
    addSchema(probe.arguments, to);
    for (const auto& label : probe.labels) to.insert(label.second);
  }
  for (const InterventionType& change : type.interventions) {
    to.insert({change.title, change.help, change.amount.title, change.amount.help});
    to.insert(change.amount.unit);
  }
  for (const Values& complete : everyChoice(type.schema)) addTheory(type, complete, to);
}

void addPreset(const Preset& preset, const Catalog& catalog, Texts& to) {
  to.insert({preset.title, preset.story, preset.explanation, preset.source});
  for (const Claim& claim : preset.claims) to.insert(claim.text);
  const ExperimentType* type = findExperiment(catalog, preset.experiment);
  ICL_CHECK(type != nullptr, "a loaded preset names a known experiment");
  auto complete = type->schema.complete(preset.changes);
  if (complete) addTheory(*type, complete.value(), to);
}

void addSweep(const Sweep& sweep, Texts& to) {
  const SweepSpec& spec = sweep.spec();
  to.insert({spec.title, spec.story, spec.source});
  for (const SweepClaim& claim : spec.claims) to.insert(claim.text);
}

// ── reading the sources ──

/// The literal that starts at the quote at `at`, unescaped; `at` ends behind it.
std::string literalAt(const std::string& source, std::size_t& at) {
  std::string text;
  for (++at; at < source.size() && source[at] != '"'; ++at) {
    if (source[at] != '\\' || at + 1 >= source.size()) {
      text += source[at];
      continue;
    }
    const char escaped = source[++at];
    text += escaped == 'n' ? '\n' : escaped == 't' ? '\t' : escaped;
  }
  ++at;
  return text;
}

bool isSource(const fs::path& file) {
  return file.extension() == ".cpp" || file.extension() == ".h";
}

Status addSources(const fs::path& folder, Texts& to) {
  std::error_code problem;
  for (fs::recursive_directory_iterator entry(folder, problem), end; !problem && entry != end;
       entry.increment(problem)) {
    if (!isSource(entry->path())) continue;
    std::ifstream file(entry->path(), std::ios::binary);
    const std::string source{std::istreambuf_iterator<char>(file), {}};
    to.merge(markedTexts(source));
  }
  if (!problem) return {};
  return Error{Message{"there is no folder '%1' with sources in it; name the project's folder "
                       "after --sources",
                       {folder.string()}},
               "--sources"};
}

std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n') {
      out += "\\n";
    } else if (c == '\t') {
      out += "\\t";
    } else {
      out += c;
    }
  }
  return out;
}

bool isInComment(const std::string& source, std::size_t at) {
  const std::size_t line = source.rfind('\n', at) + 1;  // npos + 1 is the beginning
  return source.substr(line, at - line).find("//") != std::string::npos;
}

}  // namespace

Texts markedTexts(const std::string& source) {
  static const std::string kMark = "ICL_TR(";
  Texts found;
  std::size_t at = source.find(kMark);
  while (at != std::string::npos) {
    const bool commented = isInComment(source, at);
    at += kMark.size();
    std::string text;
    for (;;) {
      while (at < source.size() && std::isspace(static_cast<unsigned char>(source[at])) != 0) ++at;
      if (at >= source.size() || source[at] != '"') break;
      text += literalAt(source, at);
    }
    // The macro's own definition has no literal inside.
    const bool closed = at < source.size() && source[at] == ')';
    if (closed && !commented) found.insert(text);
    at = source.find(kMark, at);
  }
  return found;
}

Result<Texts> coreTexts(const Catalog& catalog, const std::vector<Preset>& presets,
                        const std::vector<Sweep>& sweeps, const fs::path& sources) {
  Texts texts;
  for (const char* part : {"core", "app", "ui"}) {
    if (const Status status = addSources(sources / part, texts); !status) return status.error();
  }
  for (const ExperimentType& type : catalog) addType(type, texts);
  for (const Preset& preset : presets) addPreset(preset, catalog, texts);
  for (const Sweep& sweep : sweeps) addSweep(sweep, texts);
  // Numbers and symbols are the same in every language.
  std::erase_if(texts, [](const std::string& text) {
    return std::none_of(text.begin(), text.end(),
                        [](unsigned char c) { return std::isalpha(c) != 0; });
  });
  return texts;
}

std::string translationFile(const Texts& texts) {
  std::string out =
      "// Every text of core/ that the window shows, for lupdate (context \"core\"). Generated:\n"
      "//   icl docs --strings > resources/i18n/core_strings.cpp\n"
      "// It walks the catalog, the presets and the ready sweeps, and reads the texts marked\n"
      "// ICL_TR(\"…\") in the sources (messages stand nowhere else). Sorted; never compiled; a "
      "test\n"
      "// compares it.\n"
      "// The command line's own texts are not here: it speaks English only.\n"
      "#define QT_TRANSLATE_NOOP(context, text) text\n"
      "static const char* const kCoreTexts[] = {\n";
  for (const std::string& text : texts) {
    out += "    QT_TRANSLATE_NOOP(\"core\", \"" + escaped(text) + "\"),\n";
  }
  return out + "};\n";
}

}  // namespace icl::cli
