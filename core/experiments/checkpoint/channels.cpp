#include "core/experiments/checkpoint/channels.h"

#include <algorithm>

#include "core/experiments/checkpoint/published.h"
#include "core/run/head_list.h"

namespace icl::checkpoint {
namespace {

constexpr std::size_t kPlates = 6, kPublishedLayers = 36, kPublishedHeads = 16;

Channel rightShare() {
  return {"accuracy",
          ICL_TR("Accuracy"),
          "a",
          "",
          ICL_TR("Part of the examples whose likeliest next token is the first of the right name. "
                 "One half is chance: two names are in play."),
          Role::Accuracy,
          Scale::Linear};
}

Channel shownShare() {
  return {"cla",
          ICL_TR("Answers from the context"),
          "CLA",
          "",
          ICL_TR("Part of the examples whose answer begins any name that was shown."),
          Role::Accuracy,
          Scale::Linear};
}

Channel strongest(const char* key, const char* title, const char* symbol, const char* help) {
  return {key, title, symbol, "", help, Role::Strength, Scale::Linear};
}

Channel counter(const char* key, const char* title, const char* help) {
  return {key, title, "n", "", help, Role::Distance, Scale::Linear};
}

PlateData mapOf(const TextShape& shape, std::vector<double> data) {
  PlateData plate;
  plate.rows = static_cast<int>(shape.layers);
  plate.cols = static_cast<int>(shape.heads);
  plate.data = std::move(data);
  for (std::size_t l = 0; l < shape.layers; ++l) plate.row_labels.push_back(std::to_string(l));
  for (std::size_t h = 0; h < shape.heads; ++h) plate.col_labels.push_back(std::to_string(h));
  return plate;
}

/// The published scores of the study's model of this kind where the shape is that of its models; of
/// other heads there is none.
PlateData publishedMap(const ModelConfig& model, HeadMeasure measure) {
  const TextShape& shape = model.text;
  if (shape.layers != kPublishedLayers || shape.heads != kPublishedHeads) return {};
  std::vector<double> scores(shape.layers * shape.heads, kUnknown);
  const auto which = model.vision ? PublishedModel::Vision : PublishedModel::Text;
  for (const HeadScore& one : publishedHeads(which, measure)) {
    scores[one.layer * shape.heads + one.head] = one.score;
  }
  return mapOf(shape, std::move(scores));
}

/// Heads of one layer by tokens: where the last token of the example looks.
PlateData rowPlate(const Bench& bench, const Scores& scores, const Look& look) {
  const TextShape& shape = bench.model().text;
  PlateData plate;
  plate.layers = static_cast<int>(shape.layers);
  plate.layer = look.layer < 0 || look.layer >= plate.layers ? plate.layers - 1 : look.layer;
  if (!scores.row) return plate;
  const LastRow& row = *scores.row;
  const std::size_t tokens = row.tokens.size();
  plate.rows = static_cast<int>(shape.heads);
  plate.cols = static_cast<int>(tokens);
  const auto from =
      row.weights.begin() +
      static_cast<std::ptrdiff_t>(static_cast<std::size_t>(plate.layer) * shape.heads * tokens);
  plate.data.assign(from, from + static_cast<std::ptrdiff_t>(shape.heads * tokens));
  for (std::size_t h = 0; h < shape.heads; ++h) {
    plate.row_labels.push_back(std::to_string(plate.layer) + "." + std::to_string(h));
  }
  for (std::size_t t = 0; t < tokens; ++t) {
    plate.col_labels.push_back(std::to_string(t) + ": " + bench.tokenText(row.tokens[t]));
  }
  return plate;
}

}  // namespace

std::vector<Channel> headsChannels() {
  return {
      {"loss", ICL_TR("Loss"), "L", ICL_TR("nats"),
       ICL_TR("Surprise at the first token of the right name, mean over the examples so far."),
       Role::Loss, Scale::Log},
      rightShare(),
      shownShare(),
      strongest("ph_max", ICL_TR("Strongest previous-token head"), "PH",
                ICL_TR("The largest mean attention to the token before among all heads.")),
      strongest("ih_max", ICL_TR("Strongest induction head"), "IH",
                ICL_TR("The largest attention of the last token to the right name, less that to "
                       "other tokens, among all heads.")),
      counter("processed", ICL_TR("Examples scored"),
              ICL_TR("Under the present gates; after a change of a large model's gates they are "
                     "scored anew.")),
      counter("counted", ICL_TR("Examples with induction"),
              ICL_TR("Those where the score of some head is above 0; the published mean is over "
                     "them.")),
      counter("skipped", ICL_TR("Examples skipped"),
              ICL_TR("Those whose pictures or tokens could not be used.")),
  };
}

std::vector<Channel> loraChannels() {
  return {
      {"loss", ICL_TR("Loss"), "L", ICL_TR("nats"),
       ICL_TR("Of the step's example, before its update: mean surprise at the tokens of the name "
              "and at the end of the turn."),
       Role::Loss, Scale::Log},
      {"loss_mean", ICL_TR("Loss, smoothed"), "L_{20}", ICL_TR("nats"),
       ICL_TR("Mean of the losses so far that forgets with a memory of 20 steps."), Role::Loss,
       Scale::Log},
      rightShare(),
      shownShare(),
      strongest("ph_mean", ICL_TR("Previous-token heads watched"), "PH",
                ICL_TR("Mean score of the previous-token heads that are watched.")),
      strongest("ih_mean", ICL_TR("Induction heads watched"), "IH",
                ICL_TR("Mean score of the induction heads that are watched.")),
      counter("skipped", ICL_TR("Steps skipped"),
              ICL_TR("Those whose example could not be used; the weights stay.")),
  };
}

std::vector<Channel> strengthChannels(const TextShape& shape) {
  std::vector<Channel> channels;
  for (const bool previous : {true, false}) {
    for (std::size_t i = 0; i < shape.layers * shape.heads; ++i) {
      const std::string name = headName(i, shape.heads);
      Channel channel;
      channel.key = (previous ? "ph." : "ih.") + name;
      channel.title = previous ? ICL_TR("Previous token") : ICL_TR("Induction");
      channel.symbol = (previous ? "PH_{" : "IH_{") + name + "}";
      channel.help =
          previous ? ICL_TR("Mean attention to the token before, over all tokens but the first.")
                   : ICL_TR(
                         "Mean attention of the last token to the tokens of the right name, "
                         "less that to all others.");
      channel.role = Role::Strength;
      channels.push_back(std::move(channel));
    }
  }
  return channels;
}

std::vector<Plate> headPlates() {
  const auto map = [](const char* key, const char* title, const char* help, bool diverging) {
    Plate plate{key, title, ICL_TR("layer"), ICL_TR("head"), help, PlateRole::Posterior};
    plate.diverging = diverging;
    return plate;
  };
  std::vector<Plate> plates{
      map("ph", ICL_TR("Previous-token scores"),
          ICL_TR("Mean attention of every head to the token before; fills as examples pass."),
          false),
      map("ih", ICL_TR("Induction scores"),
          ICL_TR("How much more every head's last token looks at the right name than elsewhere."),
          true),
      map("gates", ICL_TR("Heads open"), ICL_TR("1: the head is open; 0: it is shut."), false)};
  plates.back().low = 0;
  plates.back().high = 1;
  plates.push_back(map("published-ph", ICL_TR("Published previous-token scores"),
                       ICL_TR("The 20 strongest heads of the study's model, for models of its "
                              "shape (36 layers of 16 heads)."),
                       false));
  plates.push_back(map("published-ih", ICL_TR("Published induction scores"),
                       ICL_TR("The 20 strongest heads of the study's model, for models of its "
                              "shape (36 layers of 16 heads)."),
                       false));
  Plate row{"last-row",
            ICL_TR("Where the last token looks"),
            ICL_TR("head"),
            ICL_TR("token"),
            ICL_TR("Attention of the last token of the example that was scored last, for every "
                   "head of a layer."),
            PlateRole::Posterior};
  row.diverging = false;
  row.layered = true;
  row.low = 0;
  row.high = 1;
  plates.push_back(std::move(row));
  return plates;
}

void writeStrengths(const Summary& summary, Average average, std::span<double> row) {
  if (summary.means.processed() == 0) {
    std::fill(row.begin(), row.end(), kUnknown);
    return;
  }
  const auto previous = summary.previous(average), induction = summary.induction(average);
  std::copy(induction.begin(), induction.end(),
            std::copy(previous.begin(), previous.end(), row.begin()));
}

void drawPlates(const Bench& bench, const Scores& scores, const Summary& summary, Average average,
                const Look& look, Frame& frame) {
  const TextShape& shape = bench.model().text;
  std::vector<double> strengths(2 * bench.heads());
  writeStrengths(summary, average, strengths);
  const auto middle = strengths.begin() + static_cast<std::ptrdiff_t>(bench.heads());
  frame.plates.assign(kPlates, {});
  if (summary.answered > 0) {
    frame.plates[0] = mapOf(shape, {strengths.begin(), middle});
    frame.plates[1] = mapOf(shape, {middle, strengths.end()});
  }
  frame.plates[2] = mapOf(shape, {scores.open.begin(), scores.open.end()});
  frame.plates[3] = publishedMap(bench.model(), HeadMeasure::Previous);
  frame.plates[4] = publishedMap(bench.model(), HeadMeasure::Induction);
  frame.plates[5] = rowPlate(bench, scores, look);
}

}  // namespace icl::checkpoint
