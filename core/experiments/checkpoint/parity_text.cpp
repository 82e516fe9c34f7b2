// A text model, alone or behind a vision tower: hidden rows, attention, logits, scores, heads shut.
#include <utility>

#include "core/experiments/checkpoint/head_stats.h"
#include "core/experiments/checkpoint/parity_parts.h"
#include "core/experiments/checkpoint/rope_positions.h"

namespace icl::checkpoint {
namespace {

std::vector<std::size_t> everyRow(std::size_t tokens) {
  std::vector<std::size_t> rows(tokens);
  for (std::size_t i = 0; i < tokens; ++i) rows[i] = i;
  return rows;
}

template <class T>
class TextComparison {
 public:
  TextComparison(FixtureModel<T> model, const FixtureJson& inputs, const MappedTensors& expected,
                 const Bounds& bounds, WorstDifference& worst)
      : model_(std::move(model)),
        inputs_(inputs),
        expected_(expected),
        worst_(worst),
        logits_(Bounds::single<T>() ? bounds.logits : bounds.exact),
        hidden_(Bounds::single<T>() ? bounds.hidden : bounds.exact),
        attention_(Bounds::single<T>() ? bounds.attention : bounds.exact),
        bounds_(bounds) {}

  Status run() {
    if (auto placed = place(); !placed) return placed;
    if (auto fits = model_.text->check(input_); !fits) return fits;
    observe();
    scores();
    return knockouts();
  }

 private:
  Status place() {
    input_.tokens = idsIn(inputs_.find("ids"));
    if (input_.tokens.empty()) return damagedFixture(inputs_.where());
    if (!model_.config.vision) return {};
    auto rows = fixtureFeatures<T>(model_, inputs_, expected_, bounds_, worst_);
    if (!rows) return rows.error();
    input_.images = std::move(rows).value();
    const auto grids = gridsIn(inputs_.find("grids"));
    const auto positions =
        ropePositions(input_.tokens, grids, model_.config.vision->merge, model_.config.tokens);
    if (!positions) return positions.error();
    input_.positions = positions->tokens;
    std::vector<int> by_axis;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      for (const auto& position : positions->tokens) by_axis.push_back(position[axis]);
    }
    compareTensor(expected_, "positions", by_axis, 0, worst_);
    worst_.number("rope_delta", static_cast<double>(positions->delta),
                  numberIn(inputs_.root(), "rope_delta", static_cast<double>(positions->delta)), 0);
    return {};
  }

  void observe() {
    const std::size_t tokens = input_.tokens.size(), width = model_.text->shape().width;
    TextObserver<T> observer;
    observer.hidden = [&](std::size_t layer, Rows<const T> rows) {
      const std::string name = "hidden." + std::to_string(layer);
      compareRows<T>(expected_, name, rows, 0, tokens, width, hidden_, worst_);
    };
    observer.final_norm = [&](Rows<const T> rows) {
      compareRows<T>(expected_, "final_norm", rows, 0, tokens, width, hidden_, worst_);
    };
    observer.attention = [&](std::size_t layer, std::size_t head, std::size_t first,
                             std::size_t rows, Rows<const T> weights) {
      compareRows<T>(expected_, "attention." + std::to_string(layer), weights,
                     head * tokens + first, rows, tokens, attention_, worst_);
    };
    TextOptions<T> options;
    options.logit_rows = everyRow(tokens);
    options.observer = &observer;
    const auto result = model_.text->forward(input_, options);
    compareTensor(expected_, "logits", result.logits, logits_, worst_);
  }

  void scores() {
    const auto variants = listsIn(inputs_.find("answer_variants"));
    const auto places = spanPositions(answerSpans(input_.tokens, variants));
    worst_.numbers("answer_positions", places, numbersIn(inputs_.find("answer_positions")), 0);
    TextOptions<T> options;
    options.statistics = true;
    const auto result = model_.text->forward(input_, options);
    const auto kinds =
        tokenKinds(input_.tokens, model_.config.tokens.image_pad, model_.config.tokens.vision_end);
    const PromptScores scored = promptScores(result, places, kinds);
    compareTensor(expected_, "subdiag_mean", scored.previous, attention_, worst_);
    compareTensor(expected_, "ih", scored.induction, attention_, worst_);
    compareTensor(expected_, "last_row", result.last_row, attention_, worst_);
    ranking("top_ph", scored.previous);
    ranking("top_ih", scored.induction);
  }

  void ranking(const char* name, const std::vector<double>& scores) {
    const Json* list = inputs_.find(name);
    if (list == nullptr || !list->isArray()) return;
    const auto ranked = rankedHeads(model_.text->shape().heads, scores, list->items().size());
    if (!ranked || ranked->size() != list->items().size()) return worst_.number(name, 0, 1, 0);
    for (std::size_t i = 0; i < ranked->size(); ++i) {
      const Json& item = list->items()[i];
      const HeadScore& one = (*ranked)[i];
      worst_.number(name, static_cast<double>(one.layer), numberIn(item, "layer", -1), 0);
      worst_.number(name, static_cast<double>(one.head), numberIn(item, "head", -1), 0);
      worst_.number(name, one.score, numberIn(item, "score", -1), attention_);
    }
  }

  std::vector<T> without(const std::vector<std::vector<int>>& heads, bool all_rows) {
    std::vector<std::size_t> shut;
    for (const auto& head : heads) {
      shut.push_back(static_cast<std::size_t>(head[0]) * model_.text->shape().heads +
                     static_cast<std::size_t>(head[1]));
    }
    TextOptions<T> options;
    options.open = openBut(model_.text->headCount(), shut);
    const std::size_t tokens = input_.tokens.size();
    options.logit_rows = all_rows ? everyRow(tokens) : std::vector<std::size_t>{tokens - 1};
    return model_.text->forward(input_, options).logits;
  }

  Status knockouts() {
    const auto heads = listsIn(inputs_.find("knockout"));
    for (const auto& head : heads) {
      if (head.size() != 2) return damagedFixture(inputs_.where());
    }
    if (heads.empty()) return {};
    compareTensor(expected_, "knockout_logits", without(heads, true), logits_, worst_);
    compareTensor(expected_, "knockout_logits_last", without(heads, false), logits_, worst_);
    for (const auto& head : heads) {
      const std::string name =
          "knockout_logits." + std::to_string(head[0]) + "." + std::to_string(head[1]);
      if (expected_.find(name) == nullptr) continue;
      compareTensor(expected_, name, without({head}, false), logits_, worst_);
    }
    return {};
  }

  FixtureModel<T> model_;
  const FixtureJson& inputs_;
  const MappedTensors& expected_;
  WorstDifference& worst_;
  double logits_, hidden_, attention_;
  const Bounds& bounds_;
  TextInput<T> input_{};
};

}  // namespace

Status compareText(const ParityFixture& fixture, const FixtureJson& inputs,
                   const MappedTensors& expected, WorstDifference& worst) {
  return compareInBoth<TextComparison>(fixture.folder / fixture.id, inputs, expected,
                                       boundsOf(fixture), worst);
}

}  // namespace icl::checkpoint
