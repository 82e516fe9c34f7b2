#include "core/experiments/checkpoint/head_stats.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/result.h"

namespace icl::checkpoint {
namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

std::vector<double> dividedBy(std::vector<double> sums, std::size_t count, double without) {
  for (double& x : sums) x = count > 0 ? x / static_cast<double>(count) : without;
  return sums;
}

void addTo(std::vector<double>& sums, const std::vector<double>& more) {
  ICL_CHECK(sums.size() == more.size(), "scores of as many heads");
  for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += more[i];
}

/// Mean of a head's sub-diagonal over the rows t ≥ 1 of one kind.
template <class T>
double meanOf(std::span<const T> subdiagonal, std::span<const TokenKind> kinds, TokenKind kind) {
  double sum = 0;
  std::size_t count = 0;
  for (std::size_t t = 1; t < subdiagonal.size(); ++t) {
    if (kinds[t] != kind) continue;
    sum += static_cast<double>(subdiagonal[t]);
    ++count;
  }
  return count > 0 ? sum / static_cast<double>(count) : kNone;
}

template <class T>
double meanOf(std::span<const T> subdiagonal) {
  double sum = 0;
  for (std::size_t t = 1; t < subdiagonal.size(); ++t) sum += static_cast<double>(subdiagonal[t]);
  return subdiagonal.size() > 1 ? sum / static_cast<double>(subdiagonal.size() - 1) : 0;
}

}  // namespace

std::vector<Span> answerSpans(std::span<const int> tokens,
                              std::span<const std::vector<int>> variants) {
  std::vector<Span> spans;
  for (const auto& variant : variants) {
    if (variant.empty()) continue;
    for (std::size_t first = 0; first + variant.size() <= tokens.size(); ++first) {
      if (std::equal(variant.begin(), variant.end(), tokens.begin() + static_cast<long>(first))) {
        const Span found{first, variant.size()};
        if (std::find(spans.begin(), spans.end(), found) == spans.end()) spans.push_back(found);
      }
    }
  }
  std::sort(spans.begin(), spans.end(), [](const Span& a, const Span& b) {
    return a.first != b.first ? a.first < b.first : a.length < b.length;
  });
  return spans;
}

std::vector<std::size_t> spanPositions(std::span<const Span> spans) {
  std::vector<std::size_t> all;
  for (const Span& span : spans) {
    // Spans come by first token, so what is new lies behind all that is there.
    const std::size_t seen = all.empty() ? 0 : all.back() + 1;
    for (std::size_t t = std::max(span.first, seen); t < span.first + span.length; ++t) {
      all.push_back(t);
    }
  }
  return all;
}

std::vector<TokenKind> tokenKinds(std::span<const int> tokens, int image_pad, int vision_end) {
  std::vector<TokenKind> kinds(tokens.size(), TokenKind::Text);
  for (std::size_t t = 0; t < tokens.size(); ++t) {
    if (image_pad >= 0 && tokens[t] == image_pad) {
      kinds[t] = TokenKind::Pad;
    } else if (t > 0 && kinds[t - 1] == TokenKind::Pad) {
      kinds[t] = TokenKind::AfterImage;
    } else if (t > 0 && vision_end >= 0 && tokens[t - 1] == vision_end) {
      kinds[t] = TokenKind::AfterImage;
    }
  }
  return kinds;
}

template <class T>
double inductionScore(std::span<const T> last_row, std::span<const std::size_t> positions) {
  if (positions.empty()) return 0;
  double all = 0, on = 0;
  for (const T a : last_row) all += static_cast<double>(a);
  for (const std::size_t t : positions) on += static_cast<double>(last_row[t]);
  const std::size_t others = last_row.size() - positions.size();
  const double elsewhere = others > 0 ? (all - on) / static_cast<double>(others) : 0;
  return on / static_cast<double>(positions.size()) - elsewhere;
}

template <class T>
PromptScores promptScores(const TextResult<T>& result, std::span<const std::size_t> positions,
                          std::span<const TokenKind> kinds) {
  ICL_CHECK(!result.last_row.empty() && kinds.size() == result.tokens,
            "a pass with statistics, and the kind of each of its tokens");
  const std::size_t heads = result.last_row.size() / result.tokens;
  PromptScores out;
  for (std::size_t i = 0; i < heads; ++i) {
    const std::size_t layer = i / result.heads, head = i % result.heads;
    const auto subdiagonal = result.subdiagonalOf(layer, head);
    out.previous.push_back(meanOf(subdiagonal));
    out.induction.push_back(inductionScore(result.lastRowOf(layer, head), positions));
    for (std::size_t kind = 0; kind < kTokenKinds; ++kind) {
      out.by_kind[kind].push_back(meanOf(subdiagonal, kinds, static_cast<TokenKind>(kind)));
    }
  }
  return out;
}

ScoreMeans::ScoreMeans(std::size_t heads)
    : previous_(heads), induction_(heads), counted_induction_(heads) {
  for (auto& sums : by_kind_) sums.resize(heads);
}

void ScoreMeans::add(const PromptScores& scores) {
  ++processed_;
  addTo(previous_, scores.previous);
  addTo(induction_, scores.induction);
  const auto largest = std::max_element(scores.induction.begin(), scores.induction.end());
  if (largest != scores.induction.end() && *largest > 0) {
    ++counted_;
    addTo(counted_induction_, scores.induction);
  }
  for (std::size_t kind = 0; kind < kTokenKinds; ++kind) {
    // A prompt has rows of a kind or has none, for all heads alike.
    if (scores.by_kind[kind].empty() || std::isnan(scores.by_kind[kind].front())) continue;
    ++with_kind_[kind];
    addTo(by_kind_[kind], scores.by_kind[kind]);
  }
}

std::vector<double> ScoreMeans::previousPublished() const {
  return dividedBy(previous_, loaded(), 0);
}
std::vector<double> ScoreMeans::inductionPublished() const {
  return dividedBy(counted_induction_, counted_, 0);
}
std::vector<double> ScoreMeans::previous() const { return dividedBy(previous_, processed_, 0); }
std::vector<double> ScoreMeans::induction() const { return dividedBy(induction_, processed_, 0); }
std::vector<double> ScoreMeans::previousOf(TokenKind kind) const {
  const auto at = static_cast<std::size_t>(kind);
  return dividedBy(by_kind_[at], with_kind_[at], kNone);
}

Result<std::vector<HeadScore>> rankedHeads(std::size_t heads_a_layer,
                                           std::span<const double> scores, std::size_t most) {
  std::vector<HeadScore> heads;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const HeadScore one{i / heads_a_layer, i % heads_a_layer, scores[i]};
    if (std::isnan(one.score)) {
      return Error{Message{ICL_TR("the score of head %1 of layer %2 is not a number: the forward "
                                  "pass is broken, or the weights are"),
                           {std::to_string(one.head), std::to_string(one.layer)}},
                   "ranking"};
    }
    heads.push_back(one);
  }
  std::sort(heads.begin(), heads.end(), [](const HeadScore& a, const HeadScore& b) {
    if (a.score != b.score) return a.score > b.score;
    return a.layer != b.layer ? a.layer > b.layer : a.head > b.head;
  });
  if (heads.size() > most) heads.resize(most);
  return heads;
}

template <class T>
int likeliest(std::span<const T> logits) {
  std::size_t best = 0;
  for (std::size_t i = 0; i < logits.size(); ++i) {
    if (std::isnan(logits[i])) return -1;
    if (logits[i] > logits[best]) best = i;
  }
  return logits.empty() ? -1 : static_cast<int>(best);
}

AnswerMarks markAnswer(int token, std::span<const int> answer,
                       std::span<const int> first_tokens_of_demonstrations) {
  const auto& among = first_tokens_of_demonstrations;
  return {!answer.empty() && token == answer.front(),
          std::find(among.begin(), among.end(), token) != among.end()};
}

double binomialError(double share, std::size_t count) {
  if (count == 0) return kNone;
  return std::sqrt(share * (1 - share) / static_cast<double>(count));
}

double mcNemar(std::uint64_t only_first, std::uint64_t only_second) {
  const std::uint64_t n = only_first + only_second;
  const std::uint64_t fewer = std::min(only_first, only_second);
  if (2 * fewer == n) return 1;
  const auto size = static_cast<double>(n);
  double sum = 0;
  for (std::uint64_t k = 0; k <= fewer; ++k) {
    const auto at = static_cast<double>(k);
    sum += std::exp(std::lgamma(size + 1) - std::lgamma(at + 1) - std::lgamma(size - at + 1) -
                    size * std::log(2.0));
  }
  return std::min(1.0, 2 * sum);
}

void PairedAnswers::add(bool first, bool second) {
  if (first && second) {
    ++both;
  } else if (first) {
    ++only_first;
  } else if (second) {
    ++only_second;
  } else {
    ++neither;
  }
}

#define ICL_HEAD_STATS(T)                                                                \
  template double inductionScore(std::span<const T>, std::span<const std::size_t>);      \
  template PromptScores promptScores(const TextResult<T>&, std::span<const std::size_t>, \
                                     std::span<const TokenKind>);                        \
  template int likeliest(std::span<const T>);
ICL_HEAD_STATS(float)
ICL_HEAD_STATS(double)
#undef ICL_HEAD_STATS

}  // namespace icl::checkpoint
