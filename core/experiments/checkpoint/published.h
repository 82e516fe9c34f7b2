// What the study published of its two models: the 20 strongest heads of either kind (from the data
// files of its public repository, MIT licence). Constants.
#pragma once

#include <span>

#include "core/experiments/checkpoint/head_stats.h"

namespace icl::checkpoint {

enum class PublishedModel { Text, Vision };  // Qwen2.5-3B-Instruct, Qwen2.5-VL-3B-Instruct
enum class HeadMeasure { Previous, Induction };
inline constexpr std::size_t kPublished = 20;

/// Strongest first.
std::span<const HeadScore> publishedHeads(PublishedModel model, HeadMeasure measure);
/// Heads that are among the first `top` of both lists.
std::size_t sharedHeads(std::span<const HeadScore> first, std::span<const HeadScore> second,
                        std::size_t top);

}  // namespace icl::checkpoint
