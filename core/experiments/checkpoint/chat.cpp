#include "core/experiments/checkpoint/chat.h"

#include <algorithm>

namespace icl::checkpoint {

std::string chatText(std::span<const ChatTurn> turns, bool vision, bool generate) {
  std::string text;
  const auto add = [&](std::string_view role, std::string_view content) {
    text.append("<|im_start|>").append(role).append("\n").append(content).append("<|im_end|>\n");
  };
  if (turns.empty() || turns.front().role != "system") {
    add("system", vision ? "You are a helpful assistant."
                         : "You are Qwen, created by Alibaba Cloud. You are a helpful assistant.");
  }
  for (const ChatTurn& turn : turns) add(turn.role, turn.content);
  if (generate) text += "<|im_start|>assistant\n";
  return text;
}

Result<std::vector<int>> withImagePads(std::span<const int> tokens, int image_pad,
                                       std::span<const std::size_t> counts) {
  const auto pads = static_cast<std::size_t>(std::count(tokens.begin(), tokens.end(), image_pad));
  if (pads != counts.size()) {
    return Error{Message{ICL_TR("the text has room for %1 pictures where there are %2"),
                         {std::to_string(pads), std::to_string(counts.size())}}};
  }
  std::vector<int> longer;
  std::size_t next = 0;
  for (const int token : tokens) {
    longer.insert(longer.end(), token == image_pad ? counts[next++] : 1, token);
  }
  return longer;
}

}  // namespace icl::checkpoint
