// Text that a person or a file reads: round-trip numbers, short numbers, slugs, nearest names, and
// the axis scale that settings and channels share. No state; any thread.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace icl {

enum class Scale { Linear, Log };

/// Shortest text that parses back to the same double ("0.1", "1e-06", "nan", "inf").
std::string exactNumber(double value);
/// `digits` significant digits for a person ("0.3248", "5.19e-4" as "5.19e-04" in C locale).
std::string shortNumber(double value, int digits = 4);
/// The whole text as a number in C locale; no value for anything else ("1,5", "2 ", "").
Result<double> parseNumber(std::string_view text);
Result<long long> parseInteger(std::string_view text);
/// Lower-case letters, digits and single hyphens, at most 40 characters; never empty.
std::string slug(std::string_view text);
/// The entry of `known` nearest to `name` by edit distance, or empty where none is near.
std::string nearestName(std::string_view name, const std::vector<std::string>& known);
/// Error for an unknown name, with the nearest known one ("unknown setting 'widht': did you mean
/// 'width'?"), or the known ones where none is near. `what`: "setting", "probe", "preset", …
Error unknownName(std::string_view what, std::string_view name,
                  const std::vector<std::string>& known, std::string where = {});
/// "512 B", "1.2 kB", "3.4 MB".
std::string byteCount(double bytes);
std::string joined(const std::vector<std::string>& parts, std::string_view separator);

}  // namespace icl
