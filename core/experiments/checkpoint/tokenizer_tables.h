// The tables of a Tokenizer, private to its two sources. Immutable once read.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/experiments/checkpoint/tokenizer.h"

namespace icl::checkpoint {

struct Tokenizer::Tables {
  struct Merge {
    std::uint32_t rank = 0;
    int made = 0;
  };
  static std::uint64_t pair(int left, int right) {
    return std::uint64_t{static_cast<std::uint32_t>(left)} << 32 |
           static_cast<std::uint32_t>(right);
  }
  /// The added token that is longest at `at`; its length is 0 where there is none.
  std::pair<int, std::size_t> addedAt(std::string_view text, std::size_t at) const {
    if (!added_begins[static_cast<unsigned char>(text[at])]) return {-1, 0};
    for (const std::size_t length : added_lengths) {
      if (length > text.size() - at) continue;
      const auto found = added.find(std::string(text.substr(at, length)));
      if (found != added.end()) return {found->second, length};
    }
    return {-1, 0};
  }

  std::array<int, 256> bytes{};                       // the token of each byte
  std::vector<std::string> texts{};                   // bytes by id; empty: no such token
  std::unordered_map<std::string, int> ids{};         // of the vocabulary, by bytes
  std::unordered_map<std::uint64_t, Merge> merges{};  // by pair
  std::unordered_map<std::string, int> added{};
  std::vector<std::size_t> added_lengths{};  // longest first, each once
  std::bitset<256> added_begins{};
};

}  // namespace icl::checkpoint
