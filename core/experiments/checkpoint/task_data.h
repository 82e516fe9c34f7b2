// Examples of the open-ended two-way task: demonstrations give invented names to two things, the
// query asks for one of them. From the built-in texts, or from a folder of the VL-ICL benchmark
// (open_mi) that a person has. Functions of their arguments; files are read, nothing is kept.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/experiments/checkpoint/chat.h"
#include "core/experiments/checkpoint/tokenizer.h"

namespace icl::checkpoint {

/// An example in words. Pictures in the order of their marks in the turns.
struct TaskExample {
  std::vector<ChatTurn> turns{};
  std::vector<std::filesystem::path> images{};
  std::string answer{};                // the name asked for
  std::vector<std::string> shown{};    // the answers of the demonstrations, in order
  std::vector<std::string> classes{};  // the names in play, each once
};

/// The same in tokens. One pad a picture: see withImagePads.
struct TokenExample {
  std::vector<int> prompt{};  // with the head of the answer
  std::vector<std::filesystem::path> images{};
  std::vector<int> answer{};                 // bare, as it stands in the prompt
  std::vector<int> target{};                 // what training predicts: the answer and <|im_end|>
  std::vector<std::vector<int>> variants{};  // of the answer: bare, after a blank
  std::vector<int> shown_first{};            // first tokens of all demonstrated answers, bare and
                                             // after a blank; ascending, each once
  bool confounded = false;                   // two names in play begin with the same token
};

struct Task {
  std::vector<TaskExample> examples{};
  std::string source{};     // the file used, or "names"
  std::size_t skipped = 0;  // entries of the file that lack something
};

/// What every example's system turn says.
std::string_view taskInstruction();
/// Which of the study's 100 training examples each of its 500 steps took.
std::span<const std::uint8_t> studyTrainingOrder();

/// Built-in examples first … first + count - 1 of `seed`, of 2 x `shots` demonstrations, each alone
/// of its seed and number; no files.
Task namesTask(std::uint64_t seed, std::uint64_t first, std::size_t count, std::size_t shots);

/// The first `count` entries of a benchmark folder (the one with open_mi, or open_mi itself), fewer
/// where some cannot be used: of "<shots>-shot.json" where it exists and pictures are wanted, else
/// of query.json, with two classes drawn as the study drew them for its seed 0. Without `vision`
/// the things' names stand for their pictures.
Result<Task> benchmarkTask(const std::filesystem::path& folder, bool vision, std::size_t count,
                           std::size_t shots);

TokenExample inTokens(const TaskExample& example, const Tokenizer& tokenizer, bool vision);

}  // namespace icl::checkpoint
