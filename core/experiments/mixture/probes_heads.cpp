// The table of heads, and the removal of heads.
#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/experiments/mixture/probes.h"
#include "core/experiments/mixture/probes_parts.h"
#include "core/run/head_list.h"

namespace icl::mixture {
namespace {

struct HeadsArguments {
  std::int64_t sequences = 500;
};

Schema headsArguments() {
  return SchemaOf<HeadsArguments>("heads", {})
      .add(&HeadsArguments::sequences, "sequences", ICL_TR("Sequences"))
      .range(10, 10000)
      .log()
      .help(ICL_TR("Sequences of the ICL set that are averaged over."))
      .build();
}

std::string headLabel(std::size_t layer, std::size_t head) {
  return std::to_string(layer) + "." + std::to_string(head);
}

Result<ProbeResult> runHeads(const Snapshot& snapshot, const Values& arguments, std::stop_token) {
  const Asked asked(snapshot);
  const DecoderShape& shape = asked.decoder.shape();
  const SequenceLayout layout = asked.config.layout();
  Evaluator evaluator(asked.task(), layout, shape,
                      static_cast<std::size_t>(arguments.integer("sequences")));
  Evaluation evaluation;
  evaluator.evaluate(asked.decoder, asked.options, asked.state().scales, evaluation);
  const auto measures = measuresFor(layout.modalities());
  ProbeResult result;
  result.rows = static_cast<int>(evaluation.heads.size());
  result.cols = static_cast<int>(2 * measures.size());
  const std::size_t modalities = layout.modalities();
  for (const Measure measure : measures) {
    result.col_labels.emplace_back(keyOf(measure, modalities));
  }
  for (const Measure measure : measures) {
    result.col_labels.push_back("correlation." + std::string(keyOf(measure, modalities)));
  }
  const auto& correlations = asked.state().correlations;
  double ph = 0, ind = 0;
  for (std::size_t i = 0; i < evaluation.heads.size(); ++i) {
    result.row_labels.push_back(headLabel(i / shape.heads, i % shape.heads));
    for (const Measure m : measures) result.table.push_back(at(evaluation.heads[i], m));
    for (const Measure m : measures) {
      const std::size_t index = i * kMeasures + static_cast<std::size_t>(m);
      result.table.push_back(index < correlations.size() ? correlations[index].value() : kUnknown);
    }
    ph = std::max(ph, at(evaluation.heads[i], Measure::Previous));
    ind = std::max(ind, at(evaluation.heads[i], Measure::Induction));
  }
  result.values = {
      {"icl", evaluation.icl}, {"cla", evaluation.cla}, {"ph_max", ph}, {"ind_max", ind}};
  return result;
}

struct KnockoutArguments {
  AskedSet set = AskedSet::Icl;
  std::int64_t sequences = 500;
  std::string heads{};
};

Schema knockoutArguments() {
  SchemaOf<KnockoutArguments> schema("knockout", {});
  addSet(schema, &KnockoutArguments::set)
      .add(&KnockoutArguments::sequences, "sequences", ICL_TR("Sequences"))
      .range(10, 10000)
      .log()
      .help(ICL_TR("Sequences that are answered with and without the head."))
      .add(&KnockoutArguments::heads, "heads", ICL_TR("Heads"))
      .help(ICL_TR("Heads to remove together, such as 0.0 or 0.1 1.3 (layer.head, from 0); they "
                   "give removed and drop. The table removes each head alone, and each layer's "
                   "heads together."));
  return schema.build();
}

/// Accuracy with some heads removed, and its drop with the standard error of the paired difference.
struct Removal {
  double accuracy = 0, drop = 0, error = 0;
};

class Knockout {
 public:
  Knockout(const Asked& asked, SequenceSet set, std::size_t sequences)
      : asked_(asked),
        set_(set),
        evaluator_(asked.task(), asked.config.layout(), asked.decoder.shape(), sequences) {
    evaluator_.answers(asked.decoder, asked.options, asked.state().scales, set, sequences, whole_);
  }
  double accuracy() const { return shareOf(whole_); }

  Removal without(const std::vector<std::size_t>& heads) {
    PassOptions options = asked_.options;
    for (const std::size_t head : heads) options.gates[head] = 0;
    evaluator_.answers(asked_.decoder, options, asked_.state().scales, set_, whole_.size(), now_);
    const auto n = static_cast<double>(whole_.size());
    double sum = 0, squares = 0;
    for (std::size_t i = 0; i < whole_.size(); ++i) {
      const double d = static_cast<double>(whole_[i]) - static_cast<double>(now_[i]);
      sum += d;
      squares += d * d;
    }
    const double mean = sum / n;
    return {shareOf(now_), mean, std::sqrt((squares / n - mean * mean) / (n - 1))};
  }

 private:
  static double shareOf(const std::vector<std::uint8_t>& right) {
    double sum = 0;
    for (const std::uint8_t one : right) sum += one;
    return sum / static_cast<double>(right.size());
  }

  const Asked& asked_;
  SequenceSet set_;
  Evaluator evaluator_;
  std::vector<std::uint8_t> whole_{}, now_{};
};

void addRow(ProbeResult& result, std::string label, const Removal& removal) {
  result.row_labels.push_back(std::move(label));
  for (const double x : {removal.accuracy, removal.drop, removal.error}) result.table.push_back(x);
  ++result.rows;
}

Result<ProbeResult> runKnockout(const Snapshot& snapshot, const Values& arguments,
                                std::stop_token stop) {
  const Asked asked(snapshot);
  const DecoderShape& shape = asked.decoder.shape();
  const auto together = headsFromText(arguments.text("heads"), shape.layers, shape.heads, "heads");
  if (!together) return together.error();
  const std::size_t sequences = static_cast<std::size_t>(arguments.integer("sequences"));
  Knockout knockout(asked, setNamed(arguments.text("set")), sequences);
  ProbeResult result;
  result.cols = 3;
  result.col_labels = {"accuracy", "drop", "standard_error"};
  double largest = 0;
  for (std::size_t l = 0; l < shape.layers; ++l) {
    std::vector<std::size_t> of_layer;
    for (std::size_t h = 0; h < shape.heads; ++h) {
      if (stop.stop_requested()) return result;
      of_layer.push_back(l * shape.heads + h);
      const Removal removal = knockout.without({of_layer.back()});
      largest = std::max(largest, removal.drop);
      addRow(result, headLabel(l, h), removal);
    }
    if (shape.heads > 1) addRow(result, std::to_string(l) + ".*", knockout.without(of_layer));
  }
  const double p = knockout.accuracy();
  result.values = {{"accuracy", p},
                   {"standard_error", std::sqrt(p * (1 - p) / static_cast<double>(sequences))},
                   {"largest_drop", largest}};
  if (!together->empty()) {
    const Removal removal = knockout.without(*together);
    result.values.emplace_back("removed", removal.accuracy);
    result.values.emplace_back("drop", removal.drop);
    result.values.emplace_back("drop_error", removal.error);
  }
  return result;
}

}  // namespace

ProbeType headsProbe() {
  return {
      "heads",
      ICL_TR("Table of heads"),
      ICL_TR("Every measure of every head on the ICL set, and its correlation with ICL accuracy "
             "over the evaluations of the run so far. A row for each head, layer.head."),
      headsArguments(),
      {{"icl", ICL_TR("ICL accuracy on these sequences")},
       {"cla", ICL_TR("answers among the labels of the context")},
       {"ph_max", ICL_TR("the strongest previous-token head")},
       {"ind_max", ICL_TR("the strongest induction head")}},
      runHeads};
}

ProbeType knockoutProbe() {
  return {
      "knockout",
      ICL_TR("Heads removed"),
      ICL_TR("Accuracy without each head, its drop, and the standard error of the drop over the "
             "same sequences. A row for each head, and one for all heads of a layer where there "
             "are several."),
      knockoutArguments(),
      {{"accuracy", ICL_TR("accuracy of the whole model")},
       {"standard_error", ICL_TR("of that accuracy")},
       {"largest_drop", ICL_TR("the largest drop by one head")},
       {"removed", ICL_TR("accuracy without the heads asked for")},
       {"drop", ICL_TR("how far that is below the whole model")},
       {"drop_error", ICL_TR("standard error of that drop")}},
      runKnockout};
}

}  // namespace icl::mixture
