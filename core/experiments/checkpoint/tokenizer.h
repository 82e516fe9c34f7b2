// The byte-level BPE tokenizer of Qwen2.5: text to ids and back. The vocabulary comes from a model
// folder's tokenizer.json, or vocab.json and merges.txt. Text that is no UTF-8 is repaired, never
// refused; every text has ids. Immutable once open; any thread.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace icl::checkpoint {

class Tokenizer {
 public:
  static Result<Tokenizer> open(const std::filesystem::path& folder);
  /// The text of a tokenizer.json; `where` names it in errors.
  static Result<Tokenizer> fromText(std::string_view json, const std::string& where);

  /// Added tokens ("<|im_start|>") in the text become their ids.
  std::vector<int> encode(std::string_view text) const;
  /// All bytes joined, then what is no UTF-8 replaced; ids without a token are left out.
  std::string decode(std::span<const int> ids) const;
  /// A token as one sees it in a list: its own bytes decoded.
  std::string text(int id) const { return decode({&id, 1}); }
  /// The id of an added token, or of a text that is one token as it stands; -1: none.
  int id(std::string_view token) const;
  /// The largest id and one.
  std::size_t size() const;

 private:
  struct Tables;
  friend class TokenizerReader;
  explicit Tokenizer(std::shared_ptr<const Tables> tables) : tables_(std::move(tables)) {}

  std::shared_ptr<const Tables> tables_;
};

}  // namespace icl::checkpoint
