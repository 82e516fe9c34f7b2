// What is lost without the strongest heads, against the same examples with all heads.
#include <algorithm>
#include <utility>

#include "core/base/random.h"
#include "core/experiments/checkpoint/probes.h"
#include "core/experiments/checkpoint/probes_parts.h"
#include "core/run/head_list.h"

namespace icl::checkpoint {
namespace {

struct KnockoutQuestion {
  std::int64_t top = 0, examples = 0, control = 1;
  std::string heads{};
};

Schema knockoutQuestion() {
  return SchemaOf<KnockoutQuestion>("knockout", {})
      .add(&KnockoutQuestion::top, "top", ICL_TR("Heads of either kind"))
      .range(0, 1000)
      .help(ICL_TR("How many of the strongest are taken away; 0: five, or one in eight of a small "
                   "model's heads."))
      .add(&KnockoutQuestion::examples, "examples", ICL_TR("Examples"))
      .range(0, 2000)
      .help(ICL_TR("How many are answered, each five times; 0: all of the run."))
      .add(&KnockoutQuestion::control, "control", ICL_TR("Draw of the control"))
      .range(1, 1e6)
      .help(ICL_TR("The control takes away as many other heads of the same layers, drawn at "
                   "random; another number draws others."))
      .add(&KnockoutQuestion::heads, "heads", ICL_TR("Heads"))
      .help(ICL_TR("A set of your own beside the others, such as 1.0 or 0.1 1.0 (layer.head)."))
      .build();
}

std::vector<std::size_t> indicesOf(const std::vector<HeadScore>& ranked, const TextShape& shape) {
  std::vector<std::size_t> heads;
  for (const HeadScore& one : ranked) heads.push_back(one.layer * shape.heads + one.head);
  return heads;
}

/// For each head of the set another one of its layer that is not in it, none twice.
std::vector<std::size_t> controlFor(const std::vector<std::size_t>& set, const TextShape& shape,
                                    std::uint64_t draw) {
  std::vector<std::size_t> taken = set, control;
  Stream stream(draw, Purpose::Probe, 9);
  for (const std::size_t head : set) {
    const std::size_t first = head / shape.heads * shape.heads;
    std::vector<std::size_t> free;
    for (std::size_t h = first; h < first + shape.heads; ++h) {
      if (std::find(taken.begin(), taken.end(), h) == taken.end()) free.push_back(h);
    }
    if (free.empty()) continue;
    control.push_back(free[static_cast<std::size_t>(stream.below(free.size()))]);
    taken.push_back(control.back());
  }
  return control;
}

}  // namespace

std::vector<HeadSet> strongestSets(const AskedRun& asked, const Summary& summary, std::size_t top,
                                   std::uint64_t control) {
  const TextShape& shape = asked.shape();
  std::vector<HeadSet> sets{{"baseline", {}}};
  for (const auto& [name, measure] :
       {std::pair{"ih", HeadMeasure::Induction}, std::pair{"ph", HeadMeasure::Previous}}) {
    sets.push_back({name, indicesOf(strongestHeads(asked, summary, measure, top), shape)});
  }
  HeadSet both{"both", sets[1].heads};
  for (const std::size_t head : sets[2].heads) {
    if (std::find(both.heads.begin(), both.heads.end(), head) == both.heads.end()) {
      both.heads.push_back(head);
    }
  }
  HeadSet others{"control", controlFor(both.heads, shape, control)};
  sets.push_back(std::move(both));
  sets.push_back(std::move(others));
  return sets;
}

namespace {

PairedAnswers paired(const Outcomes& first, const Outcomes& second) {
  PairedAnswers pairs;
  for (std::size_t i = 0; i < first.size() && i < second.size(); ++i) {
    if (!first[i]->processed || !second[i]->processed) continue;
    pairs.add(first[i]->right, second[i]->right);
  }
  return pairs;
}

void addKnockoutRow(ProbeResult& result, const HeadSet& set, const Summary& summary,
                    const Summary& base, const PairedAnswers& pairs) {
  result.row_labels.push_back(set.name);
  ++result.rows;
  for (const double x :
       {summary.accuracy(), binomialError(summary.accuracy(), summary.answered),
        summary.inContext(), base.accuracy() - summary.accuracy(),
        static_cast<double>(pairs.only_first), static_cast<double>(pairs.only_second), pairs.p()}) {
    result.table.push_back(x);
  }
  result.values.emplace_back(set.name, summary.accuracy());
  result.values.emplace_back(set.name + "_cla", summary.inContext());
  if (set.name != "baseline") result.values.emplace_back(set.name + "_p", pairs.p());
}

std::string namesOf(const std::vector<HeadSet>& sets, const TextShape& shape) {
  std::vector<std::string> lines;
  for (const HeadSet& set : sets) {
    if (set.heads.empty()) continue;
    std::vector<std::string> names;
    for (const std::size_t head : set.heads) names.push_back(headName(head, shape.heads));
    lines.push_back(set.name + ": " + joined(names, " "));
  }
  return joined(lines, "; ");
}

Result<ProbeResult> runKnockouts(const Snapshot& snapshot, const Values& arguments,
                                 std::stop_token stop) {
  const AskedRun asked(snapshot, stop);
  const Summary summary = asked.summary();
  ProbeResult result;
  if (stop.stop_requested()) return result;
  const auto own =
      headsFromText(arguments.text("heads"), asked.shape().layers, asked.shape().heads, "heads");
  if (!own) return own.error();
  const std::int64_t top = arguments.integer("top"), wanted = arguments.integer("examples");
  auto sets =
      strongestSets(asked, summary, top > 0 ? static_cast<std::size_t>(top) : asked.usualTop(),
                    static_cast<std::uint64_t>(arguments.integer("control")));
  if (!own->empty()) sets.push_back({"heads", *own});
  const std::size_t count = wanted > 0 ? static_cast<std::size_t>(wanted) : asked.subject.count;
  result.cols = 7;
  result.col_labels = {"accuracy",      "standard_error", "cla", "drop",
                       "only_baseline", "only_without",   "p"};
  Outcomes first;
  Summary base;
  for (const HeadSet& set : sets) {
    Subject subject = asked.subject;
    for (const std::size_t head : set.heads) subject.open[head] = 0;
    Outcomes answers = answersOf(subject, count, asked.stop);
    if (stop.stop_requested()) return result;
    const Summary now = summaryOf(answers, asked.bench().heads());
    if (set.name == "baseline") {
      first = answers;
      base = now;
    }
    addKnockoutRow(result, set, now, base, paired(first, answers));
  }
  result.values.emplace_back("examples", static_cast<double>(base.answered));
  result.values.emplace_back("standard_error", binomialError(base.accuracy(), base.answered));
  result.text = namesOf(sets, asked.shape());
  return result;
}

}  // namespace

ProbeType knockoutProbe() {
  return {
      "knockout",
      ICL_TR("Without the strongest heads"),
      ICL_TR("Accuracy with all heads that are open now, without the strongest induction heads "
             "(ih), the strongest previous-token heads (ph), both, and a control of other heads "
             "of the same layers; with the pairs of answers that differ and McNemar's exact "
             "p."),
      knockoutQuestion(),
      {{"baseline", ICL_TR("accuracy with all heads that are open")},
       {"baseline_cla", ICL_TR("answers among the names shown, with all of them")},
       {"ih", ICL_TR("accuracy without the induction heads")},
       {"ih_cla", ICL_TR("answers among the names shown, without them")},
       {"ih_p", ICL_TR("p of that change")},
       {"ph", ICL_TR("accuracy without the previous-token heads")},
       {"ph_cla", ICL_TR("answers among the names shown, without them")},
       {"ph_p", ICL_TR("p of that change")},
       {"both", ICL_TR("accuracy without either")},
       {"both_cla", ICL_TR("answers among the names shown, without either")},
       {"both_p", ICL_TR("p of that change")},
       {"control", ICL_TR("accuracy without the control")},
       {"control_cla", ICL_TR("answers among the names shown, without the control")},
       {"control_p", ICL_TR("p of that change")},
       {"heads", ICL_TR("accuracy without the heads asked for")},
       {"heads_cla", ICL_TR("answers among the names shown, without them")},
       {"heads_p", ICL_TR("p of that change")},
       {"examples", ICL_TR("examples answered")},
       {"standard_error", ICL_TR("of the accuracy with all heads")}},
      runKnockouts};
}

}  // namespace icl::checkpoint
