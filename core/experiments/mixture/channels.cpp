#include "core/experiments/mixture/channels.h"

#include <charconv>
#include <cmath>

namespace icl::mixture {
namespace {

constexpr std::size_t kFixed = 11;

struct MeasureText {
  const char* title;
  const char* symbol;
  const char* help;
};

MeasureText textOf(Measure measure) {
  switch (measure) {
    case Measure::Previous:
      return {ICL_TR("Previous token"), "PH",
              ICL_TR("Mean attention to the token before, over all tokens but the first. A head "
                     "that looks from every label to its item has about a half, since items count "
                     "as well.")};
    case Measure::Previous2:
      return {ICL_TR("Token before last"), "PH2",
              ICL_TR("Mean attention to the token two places before.")};
    case Measure::OwnItem:
      return {ICL_TR("Label to own item"), "Own",
              ICL_TR("Mean attention of labels to the item before them: the previous-token measure "
                     "on the scale from 0 to 1.")};
    case Measure::Induction:
      return {ICL_TR("Induction"), "Ind",
              ICL_TR("Mean attention of the query to the labels that equal its own, less that to "
                     "the other labels. At most one over the number of copies.")};
    case Measure::Copy:
      return {ICL_TR("Copying"), "Copy",
              ICL_TR("Attention of the query to all labels that equal its own: induction on the "
                     "scale from 0 to 1.")};
    case Measure::ToLabel:
      return {ICL_TR("To right labels"), "TILA",
              ICL_TR("Mean attention of the query to the labels that equal its own.")};
    case Measure::ToItem1:
      return {ICL_TR("To right items"), "TIIA",
              ICL_TR("Mean attention of the query to the items whose label is its own.")};
    case Measure::ToItem2:
      return {ICL_TR("To right items of modality 2"), "TIIA2",
              ICL_TR("Mean attention of the query to the second modality's items whose label is "
                     "its own.")};
    case Measure::AllLabels:
      return {ICL_TR("To all labels"), "TLA",
              ICL_TR("Attention of the query to all labels of the context.")};
    case Measure::AllLabelsPublished:
      return {ICL_TR("To all labels as published"), "TLA*",
              ICL_TR("The same as the published code counts it: over the first third of the "
                     "tokens' number of labels, here the first five of eight.")};
  }
  return {"", "", ""};
}

Channel accuracy(const char* key, const char* title, const char* symbol, const char* help) {
  return {key, title, symbol, "", help, Role::Accuracy, Scale::Linear};
}

double largest(const State& state, Measure measure) {
  double most = kUnknown;
  for (const HeadMeasures& head : state.evaluation.heads) {
    const double x = at(head, measure);
    if (!(x <= most)) most = x;
  }
  return most;
}

}  // namespace

std::vector<Channel> pretrainChannels() {
  return {
      {"loss", ICL_TR("Loss"), "L", ICL_TR("nats"),
       ICL_TR("Cross-entropy of the batch before the step's update; log L is blind guessing."),
       Role::Loss, Scale::Log},
      accuracy("accuracy", ICL_TR("Training accuracy"), "a_{train}",
               ICL_TR("Part of the batch answered rightly before the step's update.")),
      accuracy("icl", ICL_TR("ICL accuracy"), "a_{ICL}",
               ICL_TR("On classes never seen, whose labels only the context tells. As of the last "
                      "evaluation, like all tests.")),
      accuracy("icl_flipped", ICL_TR("Swapped-label accuracy"), "a_{swap}",
               ICL_TR("On known classes with every label of the context moved on by one; right is "
                      "what the context says, not what was memorised.")),
      accuracy("iwl", ICL_TR("IWL accuracy"), "a_{IWL}",
               ICL_TR("On known classes whose query has nothing to do with the context: only "
                      "memory in the weights answers.")),
      accuracy("test", ICL_TR("Test accuracy"), "a_{test}",
               ICL_TR("On fresh sequences of the training distribution; high both for memory and "
                      "for in-context learning.")),
      accuracy("cla", ICL_TR("Answers from the context"), "CLA",
               ICL_TR("Part of the ICL set whose answer is any label of the context.")),
      {"gradient_norm", ICL_TR("Gradient norm"), "|∇L|", "",
       ICL_TR("Length of the batch's gradient by all weights that learn."), Role::Gradient,
       Scale::Log},
      {"ph_max", ICL_TR("Strongest previous-token head"), "PH", "",
       ICL_TR("The largest mean attention to the token before among all heads; about a half where "
              "one head looks from each label to its item."),
       Role::Strength, Scale::Linear},
      {"ind_max", ICL_TR("Strongest induction head"), "Ind", "",
       ICL_TR("The largest attention of the query to a label that equals its own, less that to "
              "others, among all heads; at most one over the number of copies."),
       Role::Strength, Scale::Linear},
      {"t50", ICL_TR("Step of the transition"), "t_{50}", ICL_TR("steps"),
       ICL_TR("Where ICL accuracy first crossed the middle between a random label of the context "
              "and 1, on a line between two evaluations; not a number before."),
       Role::Distance, Scale::Linear},
  };
}

std::vector<Channel> headChannels(std::size_t layers, std::size_t heads, std::size_t modalities) {
  std::vector<Channel> channels;
  for (const Measure measure : measuresFor(modalities)) {
    const MeasureText text = textOf(measure);
    for (std::size_t l = 0; l < layers; ++l) {
      for (std::size_t h = 0; h < heads; ++h) {
        const std::string layer = std::to_string(l), head = std::to_string(h);
        Channel channel;
        channel.key = std::string(keyOf(measure, modalities)) + "." + layer + "." + head;
        channel.title = text.title;
        channel.symbol = std::string(text.symbol) + "_{" + layer + "." + head + "}";
        channel.help = text.help;
        channel.role = Role::Strength;
        channels.push_back(std::move(channel));
      }
    }
  }
  return channels;
}

Channel encoderChannel() {
  return accuracy("encoder_validation", ICL_TR("Accuracy of the encoder"), "a_{enc}",
                  ICL_TR("Part of single items that the encoder with its classifier names rightly, "
                         "as of the last evaluation; the classifier learns with the encoder alone, "
                         "in a run of its own."));
}

void writeChannels(const State& state, std::size_t modalities, bool encoded,
                   std::span<double> out) {
  const Evaluation& e = state.evaluation;
  const double fixed[kFixed] = {state.loss,
                                state.accuracy,
                                e.icl,
                                e.flipped,
                                e.iwl,
                                e.test,
                                e.cla,
                                state.gradient_norm,
                                largest(state, Measure::Previous),
                                largest(state, Measure::Induction),
                                state.t50};
  std::size_t i = 0;
  for (; i < kFixed; ++i) out[i] = fixed[i];
  if (encoded) out[i++] = state.encoder.validation;
  for (std::size_t m = 0; m < kMeasures; ++m) {
    const auto measure = static_cast<Measure>(m);
    if (!meaningful(measure, modalities)) continue;
    for (const HeadMeasures& head : e.heads) out[i++] = at(head, measure);
  }
}

std::vector<std::string> headNames(std::size_t layers, std::size_t heads) {
  std::vector<std::string> names;
  for (std::size_t l = 0; l < layers; ++l) {
    for (std::size_t h = 0; h < heads; ++h) {
      names.push_back("layer" + std::to_string(l) + ".head" + std::to_string(h));
    }
  }
  return names;
}

HeadName headFromText(std::string_view name) {
  HeadName out;
  const auto number = [&](std::string_view before, std::size_t& to) {
    const auto at = name.find(before);
    if (at == std::string_view::npos) return;
    const char* from = name.data() + at + before.size();
    std::from_chars(from, name.data() + name.size(), to);
  };
  number("layer", out.layer);
  number("head", out.head);
  return out;
}

}  // namespace icl::mixture
