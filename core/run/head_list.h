// Heads as people write them, "0.1 1.3" (layer.head, from 0), for settings and probes. Any thread.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace icl {

/// Of a model with `heads` heads in each layer: "layer.head".
std::string headName(std::size_t index, std::size_t heads);
/// Indices layer · heads + head, in the order written, none twice, with blanks or commas between
/// them. The error says which word is no head; `where` is the setting that holds the text.
Result<std::vector<std::size_t>> headsFromText(const std::string& text, std::size_t layers,
                                               std::size_t heads, const std::string& where);

}  // namespace icl
