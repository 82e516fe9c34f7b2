#include "core/experiments/checkpoint/task_data.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/base/random.h"

namespace icl::checkpoint {
namespace {

constexpr std::string_view kInstruction =  // the study's own words, spelt as there
    "Answer the question with a single word or phase.";

// Invented; no two begin with the same letter, so no two begin with the same token.
constexpr std::array<std::string_view, 20> kInventedNames{
    "bralk",  "clumet", "drosk", "fenvo", "grilt", "hulba",  "jorvin", "kesta", "lombix", "mivek",
    "nurpel", "plaska", "quorl", "rendu", "skovi", "tambel", "uskin",  "vrell", "wozzin", "zupta"};
constexpr std::array<std::string_view, 40> kThings{
    "teapot",  "hammer",    "bicycle",     "lantern",    "violin",   "rowing boat", "cactus",
    "penguin", "ladder",    "kettle",      "compass",    "windmill", "telescope",   "mushroom",
    "scarf",   "drum",      "tractor",     "pillow",     "bucket",   "candle",      "saddle",
    "fox",     "pineapple", "wheelbarrow", "whistle",    "barrel",   "snail",       "helmet",
    "trumpet", "sandal",    "cherry",      "typewriter", "goose",    "chair",       "tent",
    "magnet",  "pumpkin",   "seashell",    "toaster",    "zebra"};

std::string askedInWords(std::string_view thing) {
  return "This is a picture of a " + std::string(thing) + ". This is a ";
}

/// Two different numbers below n, in random order.
std::pair<std::size_t, std::size_t> twoBelow(std::size_t n, Stream& stream) {
  const std::size_t first = stream.below(n);
  const std::size_t second = stream.below(n - 1);
  return {first, second < first ? second : second + 1};
}

TaskExample inventedExample(std::uint64_t seed, std::uint64_t number, std::size_t shots) {
  Stream stream(seed, Purpose::Task, number);
  const auto [name_a, name_b] = twoBelow(kInventedNames.size(), stream);
  const auto [thing_a, thing_b] = twoBelow(kThings.size(), stream);
  const std::array<std::string, 2> names{std::string(kInventedNames[name_a]),
                                         std::string(kInventedNames[name_b])};
  const std::array<std::string_view, 2> things{kThings[thing_a], kThings[thing_b]};
  const std::size_t asked = stream.below(2);
  TaskExample example;
  example.turns.push_back({"system", std::string(kInstruction)});
  for (std::size_t shot = 0; shot < 2 * shots; ++shot) {
    example.turns.push_back({"user", askedInWords(things[shot % 2])});
    example.turns.push_back({"assistant", names[shot % 2]});
    example.shown.push_back(names[shot % 2]);
  }
  example.turns.push_back({"user", askedInWords(things[asked])});
  example.answer = names[asked];
  example.classes.assign(names.begin(), names.end());
  return example;
}

void addFirst(const std::vector<int>& tokens, std::set<int>& to) {
  if (!tokens.empty()) to.insert(tokens.front());
}

}  // namespace

std::string_view taskInstruction() { return kInstruction; }

Task namesTask(std::uint64_t seed, std::uint64_t first, std::size_t count, std::size_t shots) {
  Task task;
  task.source = "names";
  for (std::size_t i = 0; i < count; ++i) {
    task.examples.push_back(inventedExample(seed, first + i, shots));
  }
  return task;
}

TokenExample inTokens(const TaskExample& example, const Tokenizer& tokenizer, bool vision) {
  const auto bare = [&](const std::string& text) { return tokenizer.encode(text); };
  const auto afterBlank = [&](const std::string& text) { return tokenizer.encode(" " + text); };
  TokenExample tokens;
  tokens.prompt = tokenizer.encode(chatText(example.turns, vision));
  tokens.images = example.images;
  tokens.answer = bare(example.answer);
  tokens.target = bare(example.answer + "<|im_end|>");
  tokens.variants.push_back(tokens.answer);
  if (auto other = afterBlank(example.answer); other != tokens.answer) {
    tokens.variants.push_back(std::move(other));
  }
  std::set<int> shown, classes;
  for (const std::string& name : example.shown) {
    addFirst(bare(name), shown);
    addFirst(afterBlank(name), shown);
  }
  tokens.shown_first.assign(shown.begin(), shown.end());
  for (const std::string& name : example.classes) addFirst(bare(name), classes);
  tokens.confounded = classes.size() < example.classes.size();
  return tokens;
}

}  // namespace icl::checkpoint
