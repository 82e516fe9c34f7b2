// The list of core texts for translators: what `icl docs --strings` prints and lupdate reads.
// Walks the catalog, the presets and the ready sweeps, and reads the messages out of the sources.
// Main thread.
#pragma once

#include <filesystem>
#include <set>
#include <string>

#include "core/run/preset.h"
#include "core/run/sweep.h"

namespace icl::cli {

/// Every text of the core that a person can see in the window, sorted.
/// `sources`: the folder with core/ in it.
Result<std::set<std::string>> coreTexts(const Catalog& catalog, const std::vector<Preset>& presets,
                                        const std::vector<Sweep>& sweeps,
                                        const std::filesystem::path& sources);
/// The string literals inside ICL_TR( … ) of one source text, adjacent literals joined.
std::set<std::string> markedTexts(const std::string& source);
/// A C++ file of QT_TRANSLATE_NOOP("core", "…") lines.
std::string translationFile(const std::set<std::string>& texts);

}  // namespace icl::cli
