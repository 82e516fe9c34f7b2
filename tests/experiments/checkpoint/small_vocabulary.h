// A made-up byte-level vocabulary: 256 bytes, some merges, some added tokens. For tests of the
// tokenizer and of what needs one.
#pragma once

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/base/json.h"
#include "core/base/unicode.h"
#include "tests/support/compare.h"

namespace icl::checkpoint {

struct SmallVocabulary {
  SmallVocabulary() {
    for (int byte = 0; byte < 256; ++byte) ids[std::string(1, static_cast<char>(byte))] = byte;
    for (const auto& [left, right] : merges) {
      ids.emplace(left + right, static_cast<int>(ids.size()));
    }
  }
  std::size_t size() const { return ids.size() + added.size(); }

  /// A vocabulary writes each byte as a printable character.
  static std::string written(const std::string& bytes) {
    std::string text;
    for (const char c : bytes) {
      const unsigned byte = static_cast<unsigned char>(c);
      // The bytes without a printable character of their own are numbered from U+0100.
      const unsigned code = byte <= 32                   ? 0x100 + byte
                            : byte >= 127 && byte <= 160 ? 0x100 + 33 + byte - 127
                            : byte == 173                ? 0x100 + 67
                                                         : byte;
      appendCharacter(code, text);
    }
    return text;
  }
  Json vocabulary() const {
    Json json = Json::object();
    for (const auto& [bytes, id] : ids) json.append(written(bytes), id);
    return json;
  }
  std::string json(bool pairs = false) const {
    Json list = Json::array(), tokens = Json::array();
    for (const auto& [left, right] : merges) {
      const std::string a = written(left), b = written(right);
      list.push(pairs ? Json::array({a, b}) : Json(a + " " + b));
    }
    int next = static_cast<int>(ids.size());
    for (const std::string& content : added) {
      Json token = Json::object();
      token.set("id", next++);
      token.set("content", content);
      tokens.push(std::move(token));
    }
    Json model = Json::object();
    model.set("type", "BPE");
    model.set("vocab", vocabulary());
    model.set("merges", std::move(list));
    Json root = Json::object();
    root.set("added_tokens", std::move(tokens));
    root.set("model", std::move(model));
    return root.print();
  }
  /// vocab.json, merges.txt and tokenizer_config.json.
  void writeSplit(const std::filesystem::path& folder) const {
    std::string lines = "#version: 0.2\n";
    for (const auto& [left, right] : merges) lines += written(left) + " " + written(right) + "\n";
    Json decoder = Json::object(), config = Json::object();
    int next = static_cast<int>(ids.size());
    for (const std::string& content : added) {
      Json token = Json::object();
      token.set("content", content);
      decoder.append(std::to_string(next++), std::move(token));
    }
    config.set("added_tokens_decoder", std::move(decoder));
    icl::testing::writeText(folder / "vocab.json", vocabulary().print());
    icl::testing::writeText(folder / "merges.txt", lines);
    icl::testing::writeText(folder / "tokenizer_config.json", config.print());
  }

  std::vector<std::pair<std::string, std::string>> merges{
      {"a", "a"},   {"a", "b"},   {"n", "d"},    {"a", "nd"},  {"t", "e"},  {"and", "an"},
      {"b", "c"},   {"ab", "c"},  {"a", "n"},    {" ", "and"}, {"b", "b"},  {"aa", "bb"},
      {"n", "e"},   {"ne", "t"},  {"c", "d"},    {"e", "t"},   {"b", "ab"}, {"\xE2", "\x82"},
      {"\n", "\n"}, {"bab", "c"}, {"and", "te"}, {"d", "an"}};
  std::vector<std::string> added{"<|im_start|>",  "<|im_end|>",       "<|im|>",
                                 "<|im|><|im|>",  "<|vision_start|>", "<|image_pad|>",
                                 "<|vision_end|>"};
  std::map<std::string, int> ids{};
};

}  // namespace icl::checkpoint
