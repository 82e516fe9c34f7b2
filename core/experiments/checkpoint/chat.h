// The chat text that Qwen2.5 models were trained on. Pure functions; any thread.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace icl::checkpoint {

struct ChatTurn {
  std::string role{};     // "system", "user" or "assistant"
  std::string content{};  // kImageMark where a picture stands
  bool operator==(const ChatTurn&) const = default;
};

/// One picture in a turn's content; its pad becomes as many as the picture has tokens.
inline constexpr std::string_view kImageMark = "<|vision_start|><|image_pad|><|vision_end|>";

/// All turns, after a system turn of the model's own where the first is none; `generate`: and the
/// head of the answer.
std::string chatText(std::span<const ChatTurn> turns, bool vision, bool generate = true);

/// The k-th `image_pad` repeated counts[k] times. As many pads as counts, or it is an error.
Result<std::vector<int>> withImagePads(std::span<const int> tokens, int image_pad,
                                       std::span<const std::size_t> counts);

}  // namespace icl::checkpoint
