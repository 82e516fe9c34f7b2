// What makes a head a previous-token or an induction head, and the measures of a knock-out: scores
// of one prompt, their means over prompts, the ranking, and exact statistics of paired answers.
// Plain functions; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/result.h"
#include "core/experiments/checkpoint/text_model.h"

namespace icl::checkpoint {

struct HeadScore {
  std::size_t layer = 0, head = 0;
  double score = 0;
  bool operator==(const HeadScore&) const = default;
};

/// Where one of the variants stands in the tokens.
struct Span {
  std::size_t first = 0, length = 0;
  bool operator==(const Span&) const = default;
};

/// All places of all variants, overlapping ones too, none twice, by first token and length.
std::vector<Span> answerSpans(std::span<const int> tokens,
                              std::span<const std::vector<int>> variants);
/// The tokens of all spans in order, none twice.
std::vector<std::size_t> spanPositions(std::span<const Span> spans);

/// What a token is, for previous-token scores by kind: text, an image pad, or the row right after
/// an image.
enum class TokenKind : std::uint8_t { Text, Pad, AfterImage };
inline constexpr std::size_t kTokenKinds = 3;
std::vector<TokenKind> tokenKinds(std::span<const int> tokens, int image_pad, int vision_end);

/// Scores of all heads (layers × heads) on one prompt.
struct PromptScores {
  std::vector<double> previous{};   // mean of a[t][t − 1] over t ≥ 1
  std::vector<double> induction{};  // mean of the last row on the answer less that elsewhere
  std::vector<double> by_kind[kTokenKinds] = {};  // as previous, over rows of one kind; NaN if none
};

/// Mean over `positions` of the row less the mean over the other places; 0 without positions.
template <class T>
double inductionScore(std::span<const T> last_row, std::span<const std::size_t> positions);
/// From a pass with statistics.
template <class T>
PromptScores promptScores(const TextResult<T>& result, std::span<const std::size_t> positions,
                          std::span<const TokenKind> kinds);

/// Means over examples in the two manners: as published (previous-token sums over loaded examples,
/// induction over those whose largest score is positive) and per processed example.
class ScoreMeans {
 public:
  explicit ScoreMeans(std::size_t heads = 0);
  void add(const PromptScores& scores);
  /// An example that was loaded, but could not be processed.
  void skip() { ++skipped_; }

  std::size_t heads() const { return previous_.size(); }
  std::size_t processed() const { return processed_; }
  std::size_t loaded() const { return processed_ + skipped_; }
  std::size_t counted() const { return counted_; }  // examples with a positive induction score

  std::vector<double> previousPublished() const;   // all 0 before the first example
  std::vector<double> inductionPublished() const;  // all 0 while none counts
  std::vector<double> previous() const;            // per processed example
  std::vector<double> induction() const;
  /// Per example that has rows of the kind; NaN where none had.
  std::vector<double> previousOf(TokenKind kind) const;

 private:
  std::vector<double> previous_{}, induction_{}, counted_induction_{};
  std::vector<double> by_kind_[kTokenKinds] = {};
  std::size_t with_kind_[kTokenKinds] = {};
  std::size_t processed_ = 0, skipped_ = 0, counted_ = 0;
};

/// The highest first, of equal ones the larger layer · heads + head; NaN is refused.
Result<std::vector<HeadScore>> rankedHeads(std::size_t heads_a_layer,
                                           std::span<const double> scores, std::size_t most = 20);

/// The largest of a row, the first of equals; a NaN anywhere is the answer -1.
template <class T>
int likeliest(std::span<const T> logits);

/// Whether the likeliest token is the first of the bare answer; or of any demonstration's answer,
/// bare or behind a blank.
struct AnswerMarks {
  bool right = false, in_context = false;
};
AnswerMarks markAnswer(int token, std::span<const int> answer,
                       std::span<const int> first_tokens_of_demonstrations);

/// √(p (1 − p)/n); NaN without examples.
double binomialError(double share, std::size_t count);
/// Two-sided exact p of McNemar's test: of the pairs where exactly one is right, `only_first` and
/// `only_second`.
double mcNemar(std::uint64_t only_first, std::uint64_t only_second);

/// Right and wrong with all heads against the same examples with some heads shut.
struct PairedAnswers {
  std::uint64_t both = 0, only_first = 0, only_second = 0, neither = 0;
  void add(bool first, bool second);
  std::uint64_t count() const { return both + only_first + only_second + neither; }
  double p() const { return mcNemar(only_first, only_second); }
};

}  // namespace icl::checkpoint
