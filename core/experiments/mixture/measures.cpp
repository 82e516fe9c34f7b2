#include "core/experiments/mixture/measures.h"

namespace icl::mixture {

namespace {

template <class T>
double meanOfDiagonal(const SequenceLayout& layout, Rows<const T> attention, std::size_t back) {
  double sum = 0;
  for (std::size_t t = back; t < layout.tokens(); ++t) {
    sum += static_cast<double>(attention.row(t)[t - back]);
  }
  return sum / static_cast<double>(layout.tokens() - back);
}

}  // namespace

template <class T>
HeadMeasures measureHead(const SequenceLayout& layout, Rows<const T> attention,
                         std::span<const std::uint32_t> labels) {
  HeadMeasures out{};
  at(out, Measure::Previous) = meanOfDiagonal(layout, attention, 1);
  if (layout.modalities() > 1) at(out, Measure::Previous2) = meanOfDiagonal(layout, attention, 2);
  const T* query = attention.row(layout.tokens() - 1);
  const std::uint32_t wanted = labels[layout.pairs];
  const std::size_t published = (layout.tokens() - 1) / 3;
  double own = 0, matching = 0, others = 0, items1 = 0, items2 = 0;
  std::size_t matches = 0;
  for (std::size_t i = 0; i < layout.pairs; ++i) {
    const std::size_t label = layout.label(i);
    for (std::size_t m = 0; m < layout.modalities(); ++m) {
      own += static_cast<double>(attention.row(label)[layout.item(i, m)]);
    }
    const auto weight = static_cast<double>(query[label]);
    at(out, Measure::AllLabels) += weight;
    if (i < published) at(out, Measure::AllLabelsPublished) += weight;
    if (labels[i] != wanted) {
      others += weight;
      continue;
    }
    ++matches;
    matching += weight;
    items1 += static_cast<double>(query[layout.item(i, 0)]);
    if (layout.modalities() > 1) items2 += static_cast<double>(query[layout.item(i, 1)]);
  }
  const auto mean = [](double sum, std::size_t count) {
    return count > 0 ? sum / static_cast<double>(count) : 0.0;
  };
  at(out, Measure::OwnItem) = mean(own, layout.pairs);
  at(out, Measure::Copy) = matching;
  at(out, Measure::ToLabel) = mean(matching, matches);
  at(out, Measure::Induction) = mean(matching, matches) - mean(others, layout.pairs - matches);
  at(out, Measure::ToItem1) = mean(items1, matches);
  at(out, Measure::ToItem2) = mean(items2, matches);
  return out;
}

std::string_view keyOf(Measure measure, std::size_t modalities) {
  switch (measure) {
    case Measure::Previous:
      return "ph";
    case Measure::Previous2:
      return "ph2";
    case Measure::OwnItem:
      return "own";
    case Measure::Induction:
      return "ind";
    case Measure::Copy:
      return "copy";
    case Measure::ToLabel:
      return "tila";
    case Measure::ToItem1:
      return modalities > 1 ? "tiia-1" : "tiia";
    case Measure::ToItem2:
      return "tiia-2";
    case Measure::AllLabels:
      return "tla";
    case Measure::AllLabelsPublished:
      return "tla_published";
  }
  return {};
}

bool meaningful(Measure measure, std::size_t modalities) {
  if (measure == Measure::Previous2 || measure == Measure::ToItem2) return modalities > 1;
  return measure != Measure::AllLabelsPublished || modalities == 1;
}

std::vector<Measure> measuresFor(std::size_t modalities) {
  std::vector<Measure> measures;
  for (std::size_t m = 0; m < kMeasures; ++m) {
    const auto measure = static_cast<Measure>(m);
    if (meaningful(measure, modalities)) measures.push_back(measure);
  }
  return measures;
}

template HeadMeasures measureHead(const SequenceLayout&, Rows<const float>,
                                  std::span<const std::uint32_t>);
template HeadMeasures measureHead(const SequenceLayout&, Rows<const double>,
                                  std::span<const std::uint32_t>);

}  // namespace icl::mixture
