#include "core/experiments/mixture/probes.h"

#include <cmath>

#include "core/experiments/mixture/cost.h"
#include "core/experiments/mixture/example.h"
#include "core/experiments/mixture/probes_parts.h"

namespace icl::mixture {
namespace {

struct NoArguments {};

Schema noArguments(const char* id) { return SchemaOf<NoArguments>(id, {}).build(); }

struct AttentionArguments {
  AskedSet set = AskedSet::Icl;
  std::int64_t sequence = 0, layer = 0, head = 0;
  bool edited = false;
};

Schema attentionArguments() {
  SchemaOf<AttentionArguments> schema("attention", {});
  addSet(schema, &AttentionArguments::set)
      .add(&AttentionArguments::sequence, "sequence", ICL_TR("Sequence"))
      .range(0, 9999)
      .help(ICL_TR("Number of the sequence in its test set, from 0."))
      .add(&AttentionArguments::layer, "layer", ICL_TR("Layer"))
      .range(0, 7)
      .help(ICL_TR("Counted from 0."))
      .add(&AttentionArguments::head, "head", ICL_TR("Head"))
      .range(0, 15)
      .help(ICL_TR("Counted from 0."))
      .add(&AttentionArguments::edited, "edited", ICL_TR("Edited"))
      .help(ICL_TR("With the changes that were made to the example on the screen."));
  return schema.build();
}

Result<ProbeResult> runAttention(const Snapshot& snapshot, const Values& arguments,
                                 std::stop_token) {
  const Asked asked(snapshot);
  if (auto place = checkPlace(arguments, asked.config); !place) return place.error();
  State state = asked.state();
  if (!arguments.toggle("edited")) state.edits.clear();
  const SequenceLayout layout = asked.config.layout();
  Example example(asked.task(), layout, asked.decoder.shape());
  example.show(asked.decoder, state,
               {setNamed(arguments.text("set")), 0,
                static_cast<std::uint64_t>(arguments.integer("sequence"))});
  const auto weights = example.attention(static_cast<std::size_t>(arguments.integer("layer")),
                                         static_cast<std::size_t>(arguments.integer("head")));
  ProbeResult result;
  result.rows = result.cols = static_cast<int>(layout.tokens());
  for (std::size_t t = 0; t < layout.tokens(); ++t) {
    result.table.insert(result.table.end(), weights.row(t), weights.row(t) + layout.tokens());
  }
  result.row_labels = result.col_labels = example.tokenNames();
  const HeadMeasures measures = measureHead<float>(layout, weights, example.labels());
  result.values = {{"answer", static_cast<double>(example.answer())},
                   {"right", static_cast<double>(example.labels().back())},
                   {"probability", example.probabilities()[example.labels().back()]},
                   {"ph", at(measures, Measure::Previous)},
                   {"own", at(measures, Measure::OwnItem)},
                   {"ind", at(measures, Measure::Induction)},
                   {"copy", at(measures, Measure::Copy)}};
  return result;
}

Result<ProbeResult> runChance(const Snapshot& snapshot, const Values&, std::stop_token) {
  const ChanceLevels levels = chanceOf(configOf(snapshot.config()).task());
  ProbeResult result;
  result.values = {{"blind", levels.blind},
                   {"context", levels.context},
                   {"context_flipped", levels.context_seen},
                   {"context_iwl", levels.context_iwl},
                   {"present_iwl", levels.present_iwl},
                   {"transition", levels.transition}};
  return result;
}

Result<ProbeResult> runTransition(const Snapshot& snapshot, const Values&, std::stop_token) {
  const State& state = pretrainOf(snapshot).state();
  ProbeResult result;
  result.values = {{"level", chanceOf(configOf(snapshot.config()).task()).transition},
                   {"evaluations", static_cast<double>(state.evaluations)}};
  if (!std::isnan(state.t50)) result.values.emplace_back("t50", state.t50);
  if (state.evaluations > 0) result.values.emplace_back("icl", state.evaluation.icl);
  return result;
}

Result<ProbeResult> runCost(const Snapshot& snapshot, const Values&, std::stop_token) {
  const Cost cost = costOf(configOf(snapshot.config()));
  ProbeResult result;
  result.values = {{"parameters", cost.parameters},
                   {"bytes", cost.bytes},
                   {"step_seconds", cost.step_seconds},
                   {"seconds_per_1000", 1000 * cost.step_seconds}};
  return result;
}

}  // namespace

Status checkPlace(const Values& arguments, const Config& config) {
  const std::int64_t layer = arguments.integer("layer"), head = arguments.integer("head");
  const auto last = [](std::int64_t count) { return std::to_string(count - 1); };
  if (layer >= config.layers) {
    return Error{Message{ICL_TR("there is no layer %1: layers are counted from 0 to %2"),
                         {std::to_string(layer), last(config.layers)}},
                 "layer"};
  }
  if (head < config.heads) return {};
  return Error{Message{ICL_TR("there is no head %1: heads are counted from 0 to %2"),
                       {std::to_string(head), last(config.heads)}},
               "head"};
}

ProbeType attentionProbe() {
  return {"attention",
          ICL_TR("Attention of a sequence"),
          ICL_TR("What one head attends to in one test sequence: a row for each token that looks, "
                 "a column for each it may look at, and the model's answer."),
          attentionArguments(),
          {{"answer", ICL_TR("the likeliest label")},
           {"right", ICL_TR("the right label")},
           {"probability", ICL_TR("what the model gives the right label")},
           {"ph", ICL_TR("mean attention to the token before")},
           {"own", ICL_TR("mean attention of labels to their item")},
           {"ind", ICL_TR("attention to a right label less that to a wrong one")},
           {"copy", ICL_TR("attention to all right labels")}},
          runAttention};
}

ProbeType chanceProbe() {
  return {"chance",
          ICL_TR("Chance levels"),
          ICL_TR("Accuracies that need no learning, exact under the laws of the task."),
          noArguments("chance"),
          {{"blind", ICL_TR("any label at random")},
           {"context", ICL_TR("a random label of the context, ICL set")},
           {"context_flipped", ICL_TR("a random label of the context, swapped-label set")},
           {"context_iwl", ICL_TR("a random label of the context, IWL set")},
           {"present_iwl", ICL_TR("how often the right label occurs in the context, IWL set")},
           {"transition", ICL_TR("half way from a random label of the context to 1")}},
          runChance};
}

ProbeType transitionProbe() {
  return {"transition",
          ICL_TR("Moment of transition"),
          ICL_TR("When ICL accuracy first crossed the middle between a random label of the context "
                 "and 1, on a line between the two evaluations about it."),
          noArguments("transition"),
          {{"level", ICL_TR("accuracy that counts as the middle")},
           {"evaluations", ICL_TR("evaluations so far")},
           {"t50", ICL_TR("step of the crossing; absent before it")},
           {"icl", ICL_TR("ICL accuracy at the last evaluation")}},
          runTransition};
}

ProbeType costProbe() {
  return {"cost",
          ICL_TR("Cost of a run"),
          ICL_TR("What the settings need on this machine, predicted from counts of operations and "
                 "a measured speed."),
          noArguments("cost"),
          {{"parameters", ICL_TR("numbers that are trained")},
           {"bytes", ICL_TR("memory at its largest")},
           {"step_seconds", ICL_TR("seconds for a step, evaluations included")},
           {"seconds_per_1000", ICL_TR("seconds for 1,000 steps")}},
          runCost};
}

std::vector<ProbeType> pretrainProbes() {
  return {attentionProbe(),  headsProbe(),    knockoutProbe(), chanceProbe(),
          transitionProbe(), geometryProbe(), costProbe()};
}

std::vector<ProbeType> projectorProbes() {
  auto probes = pretrainProbes();
  for (auto* more : {changeProbe, changedAttentionProbe, firstAloneProbe, withoutModalityProbe}) {
    probes.push_back(more());
  }
  return probes;
}

std::vector<ProbeType> jointProbes() {
  auto probes = projectorProbes();
  probes.push_back(alignmentProbe());
  return probes;
}

}  // namespace icl::mixture
