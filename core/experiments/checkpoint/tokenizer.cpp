#include "core/experiments/checkpoint/tokenizer.h"

#include <algorithm>

#include <queue>

#include "core/base/unicode.h"
#include "core/experiments/checkpoint/tokenizer_tables.h"
#include "core/experiments/checkpoint/tokenizer_words.h"

namespace icl::checkpoint {
namespace {

/// A pair that can be merged; stale once one of its members has been merged with another.
struct MergeCandidate {
  std::uint32_t rank = 0;
  std::size_t at = 0;
  int left = 0, right = 0, made = 0;
  bool operator>(const MergeCandidate& other) const {
    return std::pair(rank, at) > std::pair(other.rank, other.at);
  }
};

/// Merges the bytes of one word after the other, in n log n steps for n bytes.
template <class Tables>
class ByteMerger {
 public:
  explicit ByteMerger(const Tables& tables) : tables_(tables) {}

  void append(std::string_view word, std::vector<int>& to) {
    const std::size_t n = word.size();
    symbols_.resize(n);
    for (std::size_t i = 0; i < n; ++i) {
      symbols_[i] = {tables_.bytes[static_cast<unsigned char>(word[i])], i - 1, i + 1};
    }
    for (std::size_t i = 0; i + 1 < n; ++i) offer(i);
    while (!candidates_.empty()) {
      const MergeCandidate best = candidates_.top();
      candidates_.pop();
      merge(best);
    }
    for (std::size_t i = 0; i < n; i = symbols_[i].next) to.push_back(symbols_[i].id);
  }

 private:
  struct Symbol {
    int id = 0;  // -1: merged into the one before
    std::size_t before = 0, next = 0;
  };

  /// The pair that begins at `at`, if the table has it.
  void offer(std::size_t at) {
    const Symbol& left = symbols_[at];
    if (left.next >= symbols_.size()) return;
    const int right = symbols_[left.next].id;
    const auto found = tables_.merges.find(Tables::pair(left.id, right));
    if (found == tables_.merges.end()) return;
    candidates_.push({found->second.rank, at, left.id, right, found->second.made});
  }
  void merge(const MergeCandidate& best) {
    Symbol& left = symbols_[best.at];
    if (left.id != best.left || left.next >= symbols_.size()) return;
    Symbol& right = symbols_[left.next];
    if (right.id != best.right) return;
    left.id = best.made;
    right.id = -1;
    left.next = right.next;
    if (left.next < symbols_.size()) symbols_[left.next].before = best.at;
    if (best.at > 0) offer(left.before);
    offer(best.at);
  }

  const Tables& tables_;
  std::vector<Symbol> symbols_{};
  std::priority_queue<MergeCandidate, std::vector<MergeCandidate>, std::greater<>> candidates_{};
};

}  // namespace

std::vector<int> Tokenizer::encode(std::string_view bytes) const {
  const std::string text = repairedUtf8(bytes);
  std::vector<int> ids;
  ByteMerger<Tables> merger(*tables_);
  const auto plain = [&](std::string_view piece) {
    const std::string normal = composed(piece);
    for (const std::string_view word : words(normal)) merger.append(word, ids);
  };
  std::size_t begin = 0;  // of the piece that no added token has cut yet
  for (std::size_t at = 0; at < text.size();) {
    const auto [id, length] = tables_->addedAt(text, at);
    if (length == 0) {
      ++at;
      continue;
    }
    plain(std::string_view(text).substr(begin, at - begin));
    ids.push_back(id);
    begin = at += length;
  }
  plain(std::string_view(text).substr(begin));
  return ids;
}

std::string Tokenizer::decode(std::span<const int> ids) const {
  std::string bytes;
  for (const int id : ids) {
    if (id >= 0 && static_cast<std::size_t>(id) < size()) {
      bytes += tables_->texts[static_cast<std::size_t>(id)];
    }
  }
  return repairedUtf8(bytes);
}

int Tokenizer::id(std::string_view token) const {
  const std::string key(token);
  if (const auto found = tables_->added.find(key); found != tables_->added.end()) {
    return found->second;
  }
  const auto found = tables_->ids.find(key);
  return found == tables_->ids.end() ? -1 : found->second;
}

std::size_t Tokenizer::size() const { return tables_->texts.size(); }

}  // namespace icl::checkpoint
