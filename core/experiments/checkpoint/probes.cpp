// The ranking of heads, its overlap with published ones, and what the probes share.
#include "core/experiments/checkpoint/probes.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/experiments/checkpoint/cost.h"
#include "core/experiments/checkpoint/probes_parts.h"

namespace icl::checkpoint {

std::size_t AskedRun::usualTop() const {
  return std::clamp<std::size_t>(bench().heads() / 8, 1, 5);
}

Summary AskedRun::summary() const {
  Summary so_far = summaryOf(scored.scores().outcomes, bench().heads());
  if (so_far.answered > 0) return so_far;
  return summaryOf(answersOf(subject, subject.count, stop), bench().heads());
}

Outcomes answersOf(const Subject& subject, std::size_t count, const Stop& stop) {
  Outcomes outcomes;
  for (std::size_t i = 0; i < std::min(count, subject.count); ++i) {
    auto outcome = scoreExample(subject, i, stop);
    if (!outcome) break;
    outcomes.push_back(std::move(outcome));
  }
  return outcomes;
}

std::vector<HeadScore> strongestHeads(const AskedRun& asked, const Summary& summary,
                                      HeadMeasure measure, std::size_t top) {
  const auto scores = measure == HeadMeasure::Previous ? summary.previous(asked.config.average)
                                                       : summary.induction(asked.config.average);
  auto ranked = rankedHeads(asked.shape().heads, scores, std::min(top, scores.size()));
  return ranked ? std::move(ranked).value() : std::vector<HeadScore>{};
}

std::string headLabel(const HeadScore& head) {
  return std::to_string(head.layer) + "." + std::to_string(head.head);
}

namespace {

constexpr std::array kMeasured{HeadMeasure::Previous, HeadMeasure::Induction};

const char* shortName(HeadMeasure measure) {
  return measure == HeadMeasure::Previous ? "ph" : "ih";
}

struct RankingArguments {
  HeadMeasure measure = HeadMeasure::Previous;
  std::int64_t top = 0;
};

Schema rankingArguments() {
  return SchemaOf<RankingArguments>("ranking", {})
      .add(&RankingArguments::measure, "measure", ICL_TR("Ranked by"))
      .option(HeadMeasure::Previous, "ph", ICL_TR("previous token"))
      .option(HeadMeasure::Induction, "ih", ICL_TR("induction"))
      .help(ICL_TR("Which score orders the heads; of equal ones the later head comes first."))
      .add(&RankingArguments::top, "top", ICL_TR("Heads"))
      .range(0, 100000)
      .help(ICL_TR("How many are listed; 0: as the settings say."))
      .build();
}

Error nothingScored(const AskedRun& asked) {
  return Error{Message{ICL_TR("no example could be scored: all %1 were skipped"),
                       {std::to_string(asked.subject.count)}},
               asked.config.data};
}

Result<ProbeResult> runRanking(const Snapshot& snapshot, const Values& arguments,
                               std::stop_token stop) {
  const AskedRun asked(snapshot, stop);
  const Summary summary = asked.summary();
  ProbeResult result;
  if (stop.stop_requested()) return result;
  if (summary.answered == 0) return nothingScored(asked);
  const auto measure =
      arguments.text("measure") == "ph" ? HeadMeasure::Previous : HeadMeasure::Induction;
  const std::int64_t wanted = arguments.integer("top");
  const auto top = static_cast<std::size_t>(wanted > 0 ? wanted : asked.config.top);
  const auto previous = summary.previous(asked.config.average);
  const auto induction = summary.induction(asked.config.average);
  std::array<std::vector<double>, kTokenKinds> kinds;
  for (std::size_t k = 0; k < kTokenKinds; ++k) {
    kinds[k] = summary.means.previousOf(static_cast<TokenKind>(k));
  }
  result.col_labels = {"ph", "ih", "ph_text", "ph_pads", "ph_after_image"};
  result.cols = 5;
  for (const HeadScore& one : strongestHeads(asked, summary, measure, top)) {
    const std::size_t i = one.layer * asked.shape().heads + one.head;
    result.row_labels.push_back(headLabel(one));
    for (const double x : {previous[i], induction[i], kinds[0][i], kinds[1][i], kinds[2][i]}) {
      result.table.push_back(x);
    }
    ++result.rows;
  }
  for (const HeadMeasure each : kMeasured) {
    const auto strongest = strongestHeads(asked, summary, each, 1);
    if (strongest.empty()) {
      return Error{Message{ICL_TR("a score of a head is no number, so there is no ranking: the "
                                  "weights are damaged, or training diverged")},
                   asked.config.folder};
    }
    const HeadScore& first = strongest.front();
    const std::string name = shortName(each);
    result.values.emplace_back(name + "_layer", static_cast<double>(first.layer));
    result.values.emplace_back(name + "_head", static_cast<double>(first.head));
    result.values.emplace_back(name + "_score", first.score);
  }
  const ScoreMeans& means = summary.means;
  for (const auto& [label, count] :
       {std::pair{"loaded", means.loaded()}, std::pair{"processed", means.processed()},
        std::pair{"counted", means.counted()},
        std::pair{"skipped", means.loaded() - means.processed() + asked.bench().skippedEntries()},
        std::pair{"confounded", asked.bench().confounded()}}) {
    result.values.emplace_back(label, static_cast<double>(count));
  }
  return result;
}

constexpr std::array<std::size_t, 3> kTops{5, 10, 20};

struct NoArguments {};

Result<ProbeResult> runOverlap(const Snapshot& snapshot, const Values&, std::stop_token stop) {
  const AskedRun asked(snapshot, stop);
  const Summary summary = asked.summary();
  ProbeResult result;
  if (stop.stop_requested()) return result;
  if (summary.answered == 0) return nothingScored(asked);
  result.col_labels = {"with_text", "with_vision", "text_with_vision"};
  result.cols = 3;
  for (const HeadMeasure measure : kMeasured) {
    const auto own = strongestHeads(asked, summary, measure, kPublished);
    const auto text = publishedHeads(PublishedModel::Text, measure);
    const auto vision = publishedHeads(PublishedModel::Vision, measure);
    for (const std::size_t top : kTops) {
      const std::string name = std::string(shortName(measure)) + "_" + std::to_string(top);
      const std::array<std::size_t, 3> shared{sharedHeads(own, text, top),
                                              sharedHeads(own, vision, top),
                                              sharedHeads(text, vision, top)};
      result.row_labels.push_back(name);
      ++result.rows;
      for (std::size_t c = 0; c < shared.size(); ++c) {
        result.table.push_back(static_cast<double>(shared[c]));
        result.values.emplace_back(name + "_" + result.col_labels[c],
                                   static_cast<double>(shared[c]));
      }
    }
  }
  return result;
}

Result<ProbeResult> runCost(const Snapshot& snapshot, const Values&, std::stop_token) {
  const bool trains = snapshot.config().contains("rank");
  const Config config = checkpoint::configOf(snapshot.config());
  const Cost cost = trains ? loraCost(config) : headsCost(config);
  const Bench& bench = *scoredOf(snapshot).subject().bench;
  ProbeResult result;
  result.values = {{"parameters", cost.parameters},
                   {"weight_bytes", static_cast<double>(bench.weightBytes())},
                   {"bytes", cost.bytes},
                   {"step_seconds", cost.step_seconds},
                   {"longest_prompt", static_cast<double>(bench.longestPrompt())}};
  return result;
}

}  // namespace

ProbeType rankingProbe() {
  return {"ranking",
          ICL_TR("Ranking of heads"),
          ICL_TR("The strongest heads with both scores, and the previous-token score split by what "
                 "the token is: text, part of a picture, or right after a picture."),
          rankingArguments(),
          {{"ph_layer", ICL_TR("layer of the strongest previous-token head")},
           {"ph_head", ICL_TR("its number in the layer")},
           {"ph_score", ICL_TR("its score")},
           {"ih_layer", ICL_TR("layer of the strongest induction head")},
           {"ih_head", ICL_TR("its number in the layer")},
           {"ih_score", ICL_TR("its score")},
           {"loaded", ICL_TR("examples loaded")},
           {"processed", ICL_TR("examples scored")},
           {"counted", ICL_TR("examples where some induction score is above 0")},
           {"skipped", ICL_TR("examples that could not be used")},
           {"confounded", ICL_TR("examples whose names begin with the same token")}},
          runRanking};
}

ProbeType overlapProbe() {
  ProbeType probe{
      "overlap",
      ICL_TR("Heads shared with the published ones"),
      ICL_TR("How many of this model's 5, 10 and 20 strongest heads are among the published ones "
             "of Qwen2.5-3B-Instruct (text) and Qwen2.5-VL-3B-Instruct (vision), and how many "
             "those two share. It says something of these two models alone."),
      SchemaOf<NoArguments>("overlap", {}).build(),
      {},
      runOverlap};
  for (const HeadMeasure measure : kMeasured) {
    for (const std::size_t top : kTops) {
      const std::string name = std::string(shortName(measure)) + "_" + std::to_string(top) + "_";
      probe.labels.emplace_back(name + "with_text", ICL_TR("shared with the published text model"));
      probe.labels.emplace_back(name + "with_vision",
                                ICL_TR("shared with the published vision model"));
      probe.labels.emplace_back(name + "text_with_vision",
                                ICL_TR("shared by the two published models"));
    }
  }
  return probe;
}

ProbeType costProbe() {
  return {"cost",
          ICL_TR("Cost of a run"),
          ICL_TR("What the settings need on this machine, predicted from counts of operations and "
                 "a measured speed."),
          SchemaOf<NoArguments>("cost", {}).build(),
          {{"parameters", ICL_TR("numbers that are trained")},
           {"weight_bytes", ICL_TR("bytes of the checkpoint's weights")},
           {"bytes", ICL_TR("memory at its largest")},
           {"step_seconds", ICL_TR("seconds for a step")},
           {"longest_prompt", ICL_TR("tokens of the longest prompt, a picture counted as one")}},
          runCost};
}

std::vector<ProbeType> headsProbes() {
  return {rankingProbe(),      knockoutProbe(), overlapProbe(),
          attentionRowProbe(), resultsProbe(),  costProbe()};
}

std::vector<ProbeType> loraProbes() {
  auto probes = headsProbes();
  probes.push_back(adaptersProbe());
  return probes;
}

}  // namespace icl::checkpoint
