// Names of runs by what differs ("T 4→8, −skip") and values as a person reads them. Pure functions
// of settings; called by SessionController and panels.
#pragma once

#include <cstdint>
#include <string>

#include <QString>
#include <QStringList>

#include "core/run/preset.h"
#include "core/run/session.h"

namespace icl::ui {

/// "8", "1 000", "gradient flow", "on": a value of a setting in the window's language.
QString valueText(const Field& field, const Value& value);
/// "0.001 … 1, logarithmic", "≥ 0", the titles of the choices; empty where anything goes.
QString rangeWords(const Field& field);
/// "T": the symbol of a setting, or its title where it has none.
QString shortName(const Field& field);
/// "T 4→8, seed 1→2"; empty where nothing differs.
QString describeDifference(const Schema& schema, const Values& before, const Values& after,
                           std::uint64_t seed_before, std::uint64_t seed_after);
/// Name of the folder that keeps a run; empty where none does.
std::string folderName(const MemberState& run);
/// Equal; a NaN (an argument that is not given) equals itself.
bool sameValue(const Value& a, const Value& b);
/// Index of the channel to show first: excess, else loss, else the first one; -1 where there is
/// none.
int mainChannel(const ExperimentType& type);

}  // namespace icl::ui
