#include "core/experiments/mixture/example.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace icl::mixture {
namespace {

enum PlateIndex : std::size_t { kAttention, kAllHeads, kPrediction, kTokens, kGates, kPlates };

void setSize(PlateData& plate, std::size_t rows, std::size_t cols) {
  plate.rows = static_cast<int>(rows);
  plate.cols = static_cast<int>(cols);
  plate.data.assign(rows * cols, 0.0);
}

}  // namespace

Example::Example(const Task& task, const SequenceLayout& layout, const DecoderShape& shape)
    : task_(task), layout_(layout), shape_(shape), pass_(shape, layout.tokens(), 1) {}

/// Draws the sequence and edits its labels.
void Example::choose(const State& state, const SequenceAddress& address) {
  Prompt& prompt = maker_.prompt();
  task_.draw(address, prompt);
  item_labels_.clear();
  for (const std::uint32_t number : prompt.classes) item_labels_.push_back(task_.labelOf(number));
  second_labels_.clear();
  for (const std::uint32_t number : prompt.second) {
    second_labels_.push_back(task_.secondLabelOf(number));
  }
  for (const ExampleEdit& edit : state.edits) {  // the query's own class tells the right answer
    if (edit.kind != ExampleEdit::Kind::Item || edit.index < layout_.pairs) continue;
    if (edit.data.empty() && second_labels_.empty()) {
      prompt.labels.back() = task_.labelOf(static_cast<std::uint32_t>(edit.value));
    }
  }
  for (const ExampleEdit& edit : state.edits) {
    if (edit.kind != ExampleEdit::Kind::Shift) continue;
    for (std::uint32_t& label : prompt.labels) {
      label = static_cast<std::uint32_t>((label + static_cast<std::uint32_t>(edit.value)) %
                                         task_.config().labels);
    }
  }
  for (const ExampleEdit& edit : state.edits) {
    if (edit.kind != ExampleEdit::Kind::Label) continue;
    prompt.labels[edit.index] = static_cast<std::uint32_t>(edit.value);
  }
  for (const ExampleEdit& edit : state.edits) {
    if (edit.kind != ExampleEdit::Kind::Copy || edit.index < layout_.pairs) continue;
    prompt.labels.back() = prompt.labels[static_cast<std::size_t>(edit.value)];
  }
}

void Example::show(const Decoder<float>& decoder, const State& state,
                   const SequenceAddress& address) {
  choose(state, address);
  const InputRows<float> rows = pass_.inputs();
  maker_.compose(task_, address, state.scales, rows);
  edit(state, rows);
  input_ = rows.tokens;
  PassOptions options;
  options.last_only = options.all_attention = true;
  options.gates = state.gates;
  pass_.forward(decoder, 1, options);

  const float* logits = pass_.logits().row(0);
  const double top = *std::max_element(logits, logits + shape_.labels);
  double total = 0;
  probabilities_.assign(shape_.labels, 0.0);
  for (std::size_t l = 0; l < shape_.labels; ++l) {
    probabilities_[l] = std::exp(static_cast<double>(logits[l]) - top);
    total += probabilities_[l];
  }
  for (double& p : probabilities_) p /= total;
}

/// Items that a person has put in the place of the drawn ones; with two modalities a copy is of
/// both items, anything else of the first.
void Example::edit(const State& state, const InputRows<float>& inputs) {
  const Rows<float> rows = inputs.tokens;
  const TaskConfig& config = task_.config();
  const double unit = state.scales.items / std::sqrt(1 + config.spread * config.spread);
  for (const ExampleEdit& edit : state.edits) {
    if (edit.kind != ExampleEdit::Kind::Item && edit.kind != ExampleEdit::Kind::Copy) continue;
    float* item = rows.row(layout_.item(edit.index, 0)) + config.position_block;
    if (edit.kind == ExampleEdit::Kind::Copy) {
      const auto from = static_cast<std::size_t>(edit.value);
      std::copy_n(rows.row(layout_.item(from, 0)) + config.position_block, config.dimension, item);
      item_labels_[edit.index] = item_labels_[from];
      if (!inputs.second) continue;
      std::copy_n(inputs.second.row(from), task_.secondWidth(), inputs.second.row(edit.index));
      second_labels_[edit.index] = second_labels_[from];
    } else if (edit.data.empty()) {
      const auto number = static_cast<std::uint32_t>(edit.value);
      const auto mean = task_.classMean(number);
      item_labels_[edit.index] = task_.labelOf(number);
      for (std::size_t j = 0; j < mean.size(); ++j) item[j] = static_cast<float>(unit * mean[j]);
    } else {
      for (std::size_t j = 0; j < edit.data.size(); ++j) {
        item[j] = static_cast<float>(state.scales.items * edit.data[j]);
      }
    }
  }
}

std::size_t Example::answer() const {
  return static_cast<std::size_t>(std::max_element(probabilities_.begin(), probabilities_.end()) -
                                  probabilities_.begin());
}

std::vector<std::string> Example::tokenNames() const {
  std::vector<std::string> names;
  const bool paired = !second_labels_.empty();
  const auto name = [&](const char* what, const std::string& number, std::uint32_t label) {
    names.push_back(what + number + "·" + std::to_string(label));
  };
  for (std::size_t i = 0; i <= layout_.pairs; ++i) {
    const std::string number = i < layout_.pairs ? std::to_string(i + 1) : "q";
    name(paired ? "a" : "x", number, item_labels_[i]);
    if (paired) name("b", number, second_labels_[i]);
    if (i < layout_.pairs) name("y", number, labels()[i]);
  }
  return names;
}

std::vector<Plate> pretrainPlates() {
  return {
      {"attention", ICL_TR("Attention"), ICL_TR("token that looks"), ICL_TR("token looked at"),
       ICL_TR("Where each token of the example sequence looks, in one head; the layer control goes "
              "through the heads of the first layer, then of the next. x are items (a and b those "
              "of two modalities), y labels, q is the query; the number after the dot is the "
              "label."),
       PlateRole::Attention, false, true, 0, 1},
      {"all-heads", ICL_TR("All heads"), ICL_TR("layer, token that looks"),
       ICL_TR("head, token looked at"),
       ICL_TR("The attention of every head: layers from top to bottom, heads from left to right."),
       PlateRole::Attention, false, false, 0, 1},
      {"prediction", ICL_TR("Prediction"), ICL_TR("label"), ICL_TR("quantity"),
       ICL_TR("For each label its probability, whether it is the right answer, and the part of the "
              "context that carries it."),
       PlateRole::Posterior, false, false, 0, 1},
      {"tokens", ICL_TR("Tokens"), ICL_TR("coordinate"), ICL_TR("token"),
       ICL_TR(
           "The example sequence as the decoder receives it: one-hot positions first where there "
           "are any, then the embedding of the item or label."),
       PlateRole::Tokens, true, false, 0, 0},
      {"gates", ICL_TR("Head gates"), ICL_TR("layer"), ICL_TR("head"),
       ICL_TR("What the output of each head is multiplied with: 0 is a head taken away."),
       PlateRole::Weights, false, false, 0, 1},
  };
}

namespace {

void drawAttention(const Example& example, const DecoderShape& shape, std::size_t tokens,
                   std::size_t chosen, PlateData& plate) {
  const auto weights = example.attention(chosen / shape.heads, chosen % shape.heads);
  setSize(plate, tokens, tokens);
  for (std::size_t t = 0; t < tokens; ++t) {
    std::copy_n(weights.row(t), tokens,
                plate.data.begin() + static_cast<std::ptrdiff_t>(t * tokens));
  }
  plate.layer = static_cast<int>(chosen);
  plate.layers = static_cast<int>(shape.layers * shape.heads);
  plate.row_labels = plate.col_labels = example.tokenNames();
}

void drawAllHeads(const Example& example, const DecoderShape& shape, std::size_t tokens,
                  PlateData& plate) {
  const std::size_t cols = shape.heads * tokens;
  setSize(plate, shape.layers * tokens, cols);
  const auto names = example.tokenNames();
  plate.row_blocks.assign(shape.layers, static_cast<int>(tokens));
  plate.col_blocks.assign(shape.heads, static_cast<int>(tokens));
  plate.row_labels.clear();
  plate.col_labels.clear();
  for (std::size_t l = 0; l < shape.layers; ++l) {
    for (const std::string& name : names) {
      plate.row_labels.push_back(std::to_string(l) + ": " + name);
    }
    for (std::size_t h = 0; h < shape.heads; ++h) {
      const auto weights = example.attention(l, h);
      for (std::size_t t = 0; t < tokens; ++t) {
        const std::size_t at = (l * tokens + t) * cols + h * tokens;
        std::copy_n(weights.row(t), tokens, plate.data.begin() + static_cast<std::ptrdiff_t>(at));
      }
    }
  }
  for (std::size_t h = 0; h < shape.heads; ++h) {
    for (const std::string& name : names) {
      plate.col_labels.push_back(std::to_string(h) + ": " + name);
    }
  }
}

void drawPrediction(const Example& example, PlateData& plate) {
  const auto& p = example.probabilities();
  const auto& labels = example.labels();
  setSize(plate, p.size(), 3);
  plate.col_labels = {ICL_TR("probability"), ICL_TR("right answer"), ICL_TR("in the context")};
  plate.row_labels.clear();
  const double share = 1 / static_cast<double>(labels.size() - 1);
  for (std::size_t l = 0; l < p.size(); ++l) {
    plate.row_labels.push_back(std::to_string(l));
    plate.data[3 * l] = p[l];
    plate.data[3 * l + 1] = labels.back() == l ? 1 : 0;
    plate.data[3 * l + 2] =
        share * static_cast<double>(std::count(labels.begin(), labels.end() - 1, l));
  }
}

void drawTokens(const Example& example, const DecoderShape& shape, std::size_t tokens,
                PlateData& plate) {
  setSize(plate, shape.width, tokens);
  for (std::size_t i = 0; i < shape.width; ++i) {
    for (std::size_t t = 0; t < tokens; ++t) {
      plate.data[i * tokens + t] = example.input().row(t)[i];
    }
  }
  plate.col_labels = example.tokenNames();
}

void drawGates(const State& state, const DecoderShape& shape, PlateData& plate) {
  setSize(plate, shape.layers, shape.heads);
  std::copy(state.gates.begin(), state.gates.end(), plate.data.begin());
}

}  // namespace

void drawPlates(Example& example, const Decoder<float>& decoder, const State& state,
                std::size_t test_sequences, const Look& look, Frame& frame) {
  const DecoderShape& shape = decoder.shape();
  const std::size_t tokens = decoder.tokens(), all = shape.layers * shape.heads;
  const std::uint64_t sample = look.sample > 0 ? (look.sample - 1) % test_sequences : 0;
  example.show(decoder, state, {SequenceSet::Icl, 0, sample});
  const std::size_t chosen =
      look.layer < 0 ? all - 1 : std::min(static_cast<std::size_t>(look.layer), all - 1);
  frame.plates.resize(kPlates);
  drawAttention(example, shape, tokens, chosen, frame.plates[kAttention]);
  drawAllHeads(example, shape, tokens, frame.plates[kAllHeads]);
  drawPrediction(example, frame.plates[kPrediction]);
  drawTokens(example, shape, tokens, frame.plates[kTokens]);
  drawGates(state, shape, frame.plates[kGates]);
}

std::vector<std::string> editTargets(std::size_t pairs) {
  std::vector<std::string> targets{"shift", "all"};
  for (std::size_t i = 0; i < pairs; ++i) targets.push_back("label." + std::to_string(i));
  for (std::size_t i = 0; i <= pairs; ++i) targets.push_back("item." + std::to_string(i));
  for (std::size_t i = 0; i <= pairs; ++i) targets.push_back("copy." + std::to_string(i));
  return targets;
}

namespace {

Error badEdit(const Intervention& change, const char* pattern, double most) {
  return Error{Message{pattern, {change.target, exactNumber(most)}}, "edit-example"};
}

}  // namespace

Status applyEdit(const Intervention& change, const TaskConfig& task,
                 std::vector<ExampleEdit>& edits) {
  if (change.target == "all") {
    edits.clear();
    return {};
  }
  ExampleEdit edit;
  edit.value = static_cast<std::int64_t>(std::llround(std::get<double>(change.value)));
  double most = task.labels;
  if (change.target == "shift") {
    edit.kind = ExampleEdit::Kind::Shift;
  } else {
    edit.kind = ExampleEdit::Kind::Label;
    if (change.target.starts_with("item.")) {
      edit.kind = ExampleEdit::Kind::Item;
      most = task.classes;
    } else if (change.target.starts_with("copy.")) {
      edit.kind = ExampleEdit::Kind::Copy;
      most = task.pairs + 1;
    }
    const char* number = change.target.data() + change.target.find('.') + 1;
    std::from_chars(number, change.target.data() + change.target.size(), edit.index);
    edit.data = change.data;
  }
  if (!edit.data.empty() &&
      (edit.kind != ExampleEdit::Kind::Item || edit.data.size() != task.dimension)) {
    return badEdit(change, ICL_TR("the numbers for %1 must be the %2 of an item"), task.dimension);
  }
  if (edit.data.empty() && static_cast<double>(edit.value) >= most) {
    return badEdit(change, ICL_TR("the value for %1 must be below %2, or -1 to undo"), most);
  }
  std::erase_if(edits,
                [&](const ExampleEdit& e) { return e.kind == edit.kind && e.index == edit.index; });
  if (edit.value >= 0 || !edit.data.empty()) edits.push_back(std::move(edit));
  return {};
}

}  // namespace icl::mixture
