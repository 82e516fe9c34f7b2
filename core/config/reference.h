// Schemas as text for people: the CLI's help, the tables of the reference page and in-app help, the
// JSON of `icl show`, and the list of strings a translator must see. Pure functions; any thread.
#pragma once

#include <string>
#include <vector>

#include "core/base/json.h"
#include "core/config/schema.h"

namespace icl {

/// A real whose default is NaN may be left unset (NaN; typed as nothing): it then takes its value
/// from elsewhere, as its help says. JSON leaves it out.
bool mayBeUnset(const Field& field);
/// For a terminal: sections, then per setting its key, default, range and unit, and its help.
std::string helpText(const Schema& schema, std::size_t columns = 88);
/// A Markdown table (one a section, with its heading at `heading` #s where it has a title).
std::string markdownReference(const Schema& schema, int heading = 4);
/// One object a setting: key, title, kind, range, unit, default, help, section, options, live.
Json describe(const Schema& schema);
/// Every text of the schema that a person reads, once each, in order of first use: what the
/// generated string file of the translations lists.
std::vector<std::string> translatable(const Schema& schema);

}  // namespace icl
