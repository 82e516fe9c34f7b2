// How Qwen2.5 cuts text into words before merging bytes. Pure function; any thread.
#pragma once

#include <string_view>
#include <vector>

namespace icl::checkpoint {

/// The words of valid UTF-8, in order; together they are the text.
std::vector<std::string_view> words(std::string_view text);

}  // namespace icl::checkpoint
