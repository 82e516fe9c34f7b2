// Vocabularies from files: tokenizer.json, or vocab.json, merges.txt and the added tokens.
#include <algorithm>
#include <charconv>
#include <optional>

#include "core/base/files.h"
#include "core/base/text.h"
#include "core/base/unicode.h"
#include "core/experiments/checkpoint/bounded_json.h"
#include "core/experiments/checkpoint/tokenizer_tables.h"

namespace icl::checkpoint {
namespace {

constexpr std::uint64_t kLargestVocabulary = std::uint64_t{64} << 20;
constexpr std::ptrdiff_t kMostListedTokens = std::ptrdiff_t{3} << 20;
constexpr std::int64_t kMostIds = std::int64_t{1} << 21;
constexpr std::size_t kMostAdded = 10000, kLongestAdded = 1000;

}  // namespace

/// The printable character that stands for each byte in vocabularies, and back.
class ByteAlphabet {
 public:
  ByteAlphabet() {
    char32_t next = 0x100;
    for (unsigned byte = 0; byte < 256; ++byte) {
      const bool printable =
          (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || byte >= 174;
      const char32_t code = printable ? byte : next++;
      bytes_[code] = static_cast<char>(byte);
      known_[code] = true;
    }
  }
  /// Nothing where a character is not of the alphabet. `text` is valid UTF-8.
  std::optional<std::string> bytes(std::string_view text) const {
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
      const auto [code, length] = characterAt(text, at);
      if (code >= known_.size() || !known_[code]) return {};
      out.push_back(bytes_[code]);
      at += length;
    }
    return out;
  }

 private:
  std::array<char, 0x144> bytes_{};
  std::bitset<0x144> known_{};
};

/// Fills the tables, piece by piece; the first error is kept and the rest has no effect.
class TokenizerReader {
 public:
  explicit TokenizerReader(std::string where) : where_(std::move(where)) {}

  void at(std::string where) { where_ = std::move(where); }
  void fail(Message message) {
    if (status_.ok()) status_ = Error{std::move(message), where_};
  }
  bool ok() const { return status_.ok(); }
  void keep(const Error& error) {
    if (status_.ok()) status_ = error;
  }

  void vocabulary(const Json* json) {
    if (json == nullptr || !json->isObject() || json->members().empty()) {
      return fail({ICL_TR("the vocabulary is missing: an object of texts and their ids")});
    }
    tables_->ids.reserve(json->members().size());
    for (const auto& [name, value] : json->members()) {
      auto bytes = alphabet_.bytes(name);
      if (!bytes || bytes->empty()) {
        return fail({ICL_TR("'%1' in the vocabulary is not written in bytes' characters: this is "
                            "no byte-level vocabulary"),
                     {name}});
      }
      if (!place(value, *bytes)) return;
      tables_->ids.emplace(std::move(*bytes), static_cast<int>(value.asInteger()));
    }
    for (int byte = 0; byte < 256; ++byte) {
      const auto found = tables_->ids.find(std::string(1, static_cast<char>(byte)));
      if (found == tables_->ids.end()) {
        return fail(
            {ICL_TR("the vocabulary has no token for the byte %1"), {std::to_string(byte)}});
      }
      tables_->bytes[static_cast<std::size_t>(byte)] = found->second;
    }
  }

  void merge(std::string_view left, std::string_view right) {
    const auto a = token(left), b = token(right);
    const auto made = a && b ? tables_->ids.find(tables_->texts[static_cast<std::size_t>(*a)] +
                                                 tables_->texts[static_cast<std::size_t>(*b)])
                             : tables_->ids.end();
    if (made == tables_->ids.end()) {
      return fail({ICL_TR("the merge of '%1' and '%2' is not of tokens of the vocabulary"),
                   {std::string(left), std::string(right)}});
    }
    const auto rank = static_cast<std::uint32_t>(tables_->merges.size());
    if (!tables_->merges
             .emplace(Tokenizer::Tables::pair(*a, *b), Tokenizer::Tables::Merge{rank, made->second})
             .second) {
      fail({ICL_TR("the merge of '%1' and '%2' is there twice"),
            {std::string(left), std::string(right)}});
    }
  }
  void mergeText(std::string_view text) {
    const std::size_t blank = text.find(' ');
    if (blank == text.npos || text.find(' ', blank + 1) != text.npos) {
      return fail(
          {ICL_TR("the merge '%1' must be two tokens with a blank between"), {std::string(text)}});
    }
    merge(text.substr(0, blank), text.substr(blank + 1));
  }
  /// Texts "a b" or pairs ["a", "b"].
  void merges(const Json* json) {
    if (json == nullptr || !json->isArray()) {
      return fail({ICL_TR("the merges are missing: a list of pairs")});
    }
    tables_->merges.reserve(json->items().size());
    for (const Json& item : json->items()) {
      if (!ok()) return;
      if (item.isString()) {
        mergeText(item.asString());
      } else if (item.isArray() && item.items().size() == 2 && item.items()[0].isString() &&
                 item.items()[1].isString()) {
        merge(item.items()[0].asString(), item.items()[1].asString());
      } else {
        fail({ICL_TR("a merge must be a text or a pair of texts")});
      }
    }
  }
  void mergeLines(std::string_view text) {
    while (!text.empty() && ok()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      std::string_view line = text.substr(0, end);
      text.remove_prefix(std::min(end + 1, text.size()));
      if (line.ends_with('\r')) line.remove_suffix(1);
      if (!line.empty() && !line.starts_with("#version")) mergeText(line);
    }
  }

  void added(const std::string& content, const Json& id) {
    if (content.empty() || content.size() > kLongestAdded || tables_->added.size() == kMostAdded) {
      return fail({ICL_TR("the added token '%1' is empty, too long or one too many"),
                   {content.substr(0, 40)}});
    }
    if (const auto known = tables_->ids.find(content); known != tables_->ids.end()) {
      // Some files name in both places what is one token.
      if (!id.isInteger() || id.asInteger() != known->second) {
        return fail({ICL_TR("the token '%1' has two ids"), {content}});
      }
    } else if (!place(id, content)) {
      return;
    }
    if (!tables_->added.emplace(content, static_cast<int>(id.asInteger())).second) {
      return fail({ICL_TR("the token '%1' is there twice"), {content}});
    }
    tables_->added_lengths.push_back(content.size());
    tables_->added_begins.set(static_cast<unsigned char>(content.front()));
  }
  /// A list of objects with `content` and `id`.
  void addedList(const Json* json) {
    if (json == nullptr || json->isNull()) return;
    if (!json->isArray()) return fail({ICL_TR("'added_tokens' must be a list")});
    for (const Json& item : json->items()) {
      const Json* content = item.find("content");
      const Json* id = item.find("id");
      if (content == nullptr || !content->isString() || id == nullptr) {
        return fail({ICL_TR("an added token must have a text and an id")});
      }
      added(content->asString(), *id);
      if (!ok()) return;
    }
  }
  /// An object whose keys are ids and whose members have `content`.
  void addedById(const Json* json) {
    if (json == nullptr || !json->isObject()) {
      return fail({ICL_TR("'added_tokens_decoder' must be an object")});
    }
    for (const auto& [key, value] : json->members()) {
      const auto id = parseInteger(key);
      const Json* content = value.find("content");
      if (!id || content == nullptr || !content->isString()) {
        return fail({ICL_TR("an added token must have a text and an id")});
      }
      added(content->asString(), Json(std::int64_t{*id}));
      if (!ok()) return;
    }
  }

  Result<Tokenizer> finish() {
    if (!ok()) return status_.error();
    auto& lengths = tables_->added_lengths;
    std::sort(lengths.begin(), lengths.end(), std::greater<>());
    const auto end = std::unique(lengths.begin(), lengths.end());
    lengths.resize(static_cast<std::size_t>(end - lengths.begin()));
    return Tokenizer(std::move(tables_));
  }

 private:
  /// Takes the place of an id; false where it has none or it is taken.
  bool place(const Json& id, const std::string& bytes) {
    if (!id.isInteger() || id.asInteger() < 0 || id.asInteger() >= kMostIds) {
      fail({ICL_TR("the id of the token '%1' must be a whole number from 0 to %2"),
            {repairedUtf8(bytes), std::to_string(kMostIds - 1)}});
      return false;
    }
    const auto at = static_cast<std::size_t>(id.asInteger());
    if (at >= tables_->texts.size()) tables_->texts.resize(at + 1);
    if (!tables_->texts[at].empty()) {
      fail({ICL_TR("the id %1 has two tokens"), {std::to_string(at)}});
      return false;
    }
    tables_->texts[at] = bytes;
    return true;
  }
  std::optional<int> token(std::string_view written) const {
    const auto bytes = alphabet_.bytes(written);
    if (!bytes) return {};
    const auto found = tables_->ids.find(*bytes);
    if (found == tables_->ids.end()) return {};
    return found->second;
  }

  std::string where_;
  ByteAlphabet alphabet_{};
  Status status_{};
  std::shared_ptr<Tokenizer::Tables> tables_ = std::make_shared<Tokenizer::Tables>();
};

namespace {

Result<Json> vocabularyFile(const std::filesystem::path& path) {
  const auto text = readFile(path, kLargestVocabulary);
  if (!text) return text.error();
  return boundedJson(*text, kMostListedTokens, path.string());
}

/// Of a folder without tokenizer.json: from tokenizer_config.json, or added_tokens.json.
void readAddedTokens(const std::filesystem::path& folder, TokenizerReader& reader) {
  std::error_code ignored;
  const auto config = folder / "tokenizer_config.json", plain = folder / "added_tokens.json";
  if (std::filesystem::exists(config, ignored)) {
    const auto json = vocabularyFile(config);
    if (!json) return reader.keep(json.error());
    if (json->find("added_tokens_decoder") != nullptr) {
      reader.at(config.string());
      return reader.addedById(json->find("added_tokens_decoder"));
    }
  }
  const auto json = vocabularyFile(plain);
  if (!json) return reader.keep(json.error());
  reader.at(plain.string());
  if (!json->isObject()) return reader.fail({ICL_TR("this is not a JSON object")});
  for (const auto& [content, id] : json->members()) reader.added(content, id);
}

}  // namespace

Result<Tokenizer> Tokenizer::fromText(std::string_view text, const std::string& where) {
  const auto json = boundedJson(text, kMostListedTokens, where);
  if (!json) return json.error();
  TokenizerReader reader(where);
  const Json* model = json->find("model");
  if (model == nullptr) {
    reader.fail({ICL_TR("'%1' is missing"), {"model"}});
    return reader.finish();
  }
  const Json* type = model->find("type");
  if (type != nullptr && *type != Json("BPE")) {
    reader.fail({ICL_TR("only byte-level BPE vocabularies can be read")});
  }
  const Json* fallback = model->find("byte_fallback");
  if (fallback != nullptr && *fallback == Json(true)) {
    reader.fail({ICL_TR("only byte-level BPE vocabularies can be read")});
  }
  if (reader.ok()) reader.vocabulary(model->find("vocab"));
  if (reader.ok()) reader.merges(model->find("merges"));
  if (reader.ok()) reader.addedList(json->find("added_tokens"));
  return reader.finish();
}

Result<Tokenizer> Tokenizer::open(const std::filesystem::path& folder) {
  std::error_code ignored;
  const auto whole = folder / "tokenizer.json", vocabulary = folder / "vocab.json";
  if (std::filesystem::exists(whole, ignored) || !std::filesystem::exists(vocabulary, ignored)) {
    const auto text = readFile(whole, kLargestVocabulary);
    if (!text) return text.error();
    return fromText(*text, whole.string());
  }
  const auto json = vocabularyFile(vocabulary);
  if (!json) return json.error();
  const auto merges = readFile(folder / "merges.txt", kLargestVocabulary);
  if (!merges) return merges.error();
  TokenizerReader reader(vocabulary.string());
  reader.vocabulary(&*json);
  if (!reader.ok()) return reader.finish();
  reader.at((folder / "merges.txt").string());
  reader.mergeLines(repairedUtf8(*merges));
  if (reader.ok()) readAddedTokens(folder, reader);
  return reader.finish();
}

}  // namespace icl::checkpoint
