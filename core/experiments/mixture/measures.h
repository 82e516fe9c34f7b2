// Measures of what heads attend to, per sequence, and their sums over a test set. Matching is by
// label, not by class. Pure; workers keep sums of their own and join them in order.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/math/products.h"

namespace icl::mixture {

/// Where a sequence has its items and labels: element i of the context begins at i · stride.
struct SequenceLayout {
  std::size_t pairs = 8, stride = 2;  // stride: items and label of one element
  std::size_t modalities() const { return stride - 1; }
  std::size_t tokens() const { return pairs * stride + modalities(); }
  std::size_t item(std::size_t i, std::size_t modality) const { return i * stride + modality; }
  std::size_t label(std::size_t i) const { return i * stride + stride - 1; }
};

/// t: a token, u: one it attends to, a: the attention; q: the query, c_i and x_i: label and item of
/// pair i; M: the pairs whose label is the query's.
enum class Measure : std::uint8_t {
  Previous,            // mean over t ≥ 1 of a(t, t − 1)
  Previous2,           // mean over t ≥ 2 of a(t, t − 2); several modalities
  OwnItem,             // mean over labels of a(c_i, x_i), all modalities: the part in [0, 1]
  Induction,           // mean over M of a(q, c_i) less the mean over the others
  Copy,                // Σ over M of a(q, c_i): the part in [0, 1]
  ToLabel,             // mean over M of a(q, c_i)
  ToItem1,             // mean over M of a(q, x_i), first modality
  ToItem2,             // second modality
  AllLabels,           // Σ of a(q, c_i)
  AllLabelsPublished,  // as published with one modality: over a third of the tokens instead of half
};
inline constexpr std::size_t kMeasures = 10;

using HeadMeasures = std::array<double, kMeasures>;

inline double& at(HeadMeasures& measures, Measure measure) {
  return measures[static_cast<std::size_t>(measure)];
}
inline double at(const HeadMeasures& measures, Measure measure) {
  return measures[static_cast<std::size_t>(measure)];
}

/// Of one head on one sequence. `attention`: every token's weights; `labels`: of the pairs, then of
/// the query, as shown.
template <class T>
HeadMeasures measureHead(const SequenceLayout& layout, Rows<const T> attention,
                         std::span<const std::uint32_t> labels);

/// "ph", "ind", …: the beginning of the channel's key. Of items with several modalities: "tiia-1".
std::string_view keyOf(Measure measure, std::size_t modalities = 1);
/// Whether it has a meaning with so many modalities.
bool meaningful(Measure measure, std::size_t modalities);
/// Those that have, in the order of the channels.
std::vector<Measure> measuresFor(std::size_t modalities);

}  // namespace icl::mixture
