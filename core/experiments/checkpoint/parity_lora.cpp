// Adapters: losses, the first gradient, what some updates lead to, and dropout with given masks.
#include <utility>

#include "core/experiments/checkpoint/head_stats.h"
#include "core/experiments/checkpoint/lora.h"
#include "core/experiments/checkpoint/parity_parts.h"

namespace icl::checkpoint {
namespace {

constexpr const char* kTargetLetters[kLoraTargets] = {"q", "k", "v", "o"};

LoraSettings statedSettings(const Json& inputs) {
  LoraSettings settings;
  settings.rank = static_cast<std::size_t>(numberIn(inputs, "r", 16));
  settings.alpha = numberIn(inputs, "alpha", 32);
  settings.rate = numberIn(inputs, "lr", settings.rate);
  settings.decay = numberIn(inputs, "weight_decay", settings.decay);
  settings.eps = numberIn(inputs, "eps", settings.eps);
  const auto betas = numbersIn(inputs.find("betas"));
  if (betas.size() != 2) return settings;
  settings.beta1 = betas[0];
  settings.beta2 = betas[1];
  return settings;
}

/// Visits all factors: name ("0.q.A"), first number, count.
template <class Visit>
void overFactors(const LoraLayout& layout, Visit&& visit) {
  for (std::size_t layer = 0; layer < layout.layers(); ++layer) {
    for (std::size_t t = 0; t < kLoraTargets; ++t) {
      const LoraModule module = layout.module(layer, static_cast<LoraTarget>(t));
      const std::string name = std::to_string(layer) + "." + kTargetLetters[t];
      visit(name + ".A", module.a, layout.rank() * module.in);
      visit(name + ".B", module.b, layout.rank() * module.out);
    }
  }
}

template <class T>
class LoraComparison {
 public:
  LoraComparison(FixtureModel<T> model, const FixtureJson& inputs, const MappedTensors& expected,
                 const Bounds& bounds, WorstDifference& worst)
      : model_(std::move(model)),
        inputs_(inputs),
        expected_(expected),
        worst_(worst),
        bounds_(bounds),
        exact_(bounds.planted),
        adapters_(model_.text->shape(), statedSettings(inputs.root())) {}

  Status run() {
    if (auto begun = begin(); !begun) return begun;
    if (auto trained = train(); !trained) return trained;
    return probe();
  }

 private:
  double allowed(double in_float) const { return Bounds::single<T>() ? in_float : exact_; }

  Status begin() {
    Status status;
    overFactors(adapters_.layout(), [&](const std::string& name, std::size_t at, std::size_t n) {
      const WeightView* first = expected_.find("init." + name);
      if (first == nullptr) return;  // B begins at 0
      if (first->size() != n) {
        status = damagedFixture(inputs_.where());
        return;
      }
      first->copy(0, n, adapters_.values().data() + at);
    });
    return status;
  }

  void compareFactors(const std::string& prefix, const Buffer<T>& numbers, double bound) {
    overFactors(adapters_.layout(), [&](const std::string& name, std::size_t at, std::size_t n) {
      compareTensor(expected_, prefix + name, std::span<const T>(numbers.data() + at, n), bound,
                    worst_);
    });
  }

  Status train() {
    const Json* examples = inputs_.find("examples");
    if (!examples->isArray()) return damagedFixture(inputs_.where());
    std::vector<double> losses, norms;
    Buffer<T> gradient;
    for (const Json& json : examples->items()) {
      LoraExample<T> example;
      example.input.tokens = idsIn(json.find("ids"));
      example.prompt = static_cast<std::size_t>(numberIn(json, "prompt_len", 0));
      if (example.prompt == 0 || example.prompt >= example.input.tokens.size()) {
        return damagedFixture(inputs_.where());
      }
      if (auto fits = model_.text->check(example.input); !fits) return fits;
      const auto loss = loraGradient(*model_.text, adapters_, example, {}, gradient);
      losses.push_back(*loss);
      double squares = 0;
      for (const T g : gradient.span()) squares += static_cast<double>(g) * static_cast<double>(g);
      norms.push_back(std::sqrt(squares));
      if (losses.size() == 1) compareFactors("grad1.", gradient, allowed(bounds_.losses));
      adapters_.update(gradient);
    }
    worst_.numbers("losses", losses, numbersIn(inputs_.find("losses")), allowed(bounds_.losses));
    // Norms are sums over thousands of numbers of the size of the losses.
    worst_.numbers("grad_norms", norms, numbersIn(inputs_.find("grad_norms")),
                   allowed(10 * bounds_.losses));
    compareFactors("final.", adapters_.values(), allowed(bounds_.adapters));
    return {};
  }

  Status probe() {
    TextInput<T> input;
    input.tokens = idsIn(inputs_.find("probe_ids"));
    if (input.tokens.empty()) return damagedFixture(inputs_.where());
    TextOptions<T> options;
    options.adapters = &adapters_;
    options.statistics = true;
    for (std::size_t i = 0; i < input.tokens.size(); ++i) options.logit_rows.push_back(i);
    const auto result = model_.text->forward(input, options);
    compareTensor(expected_, "probe_logits", result.logits, allowed(bounds_.logits), worst_);
    const std::vector<TokenKind> kinds(input.tokens.size(), TokenKind::Text);
    const PromptScores scores = promptScores(result, {}, kinds);
    compareTensor(expected_, "probe_subdiag_mean", scores.previous, allowed(bounds_.attention),
                  worst_);
    std::vector<std::vector<std::uint8_t>> keep;
    for (std::size_t layer = 0; layer < adapters_.layout().layers(); ++layer) {
      for (const char* letter : kTargetLetters) {
        const WeightView* mask =
            expected_.find("dropout_mask." + std::to_string(layer) + "." + letter);
        if (mask == nullptr) return {};
        const auto numbers = mask->template all<double>();
        keep.emplace_back(numbers.begin(), numbers.end());
      }
    }
    const Dropout dropout(numberIn(inputs_.root(), "dropout_p_of_masks", 0), std::move(keep));
    options.dropout = &dropout;
    compareTensor(expected_, "dropout_logits", model_.text->forward(input, options).logits,
                  allowed(bounds_.logits), worst_);
    return {};
  }

  FixtureModel<T> model_;
  const FixtureJson& inputs_;
  const MappedTensors& expected_;
  WorstDifference& worst_;
  const Bounds& bounds_;
  double exact_;
  Adapters<T> adapters_;
};

}  // namespace

Status compareLora(const ParityFixture& fixture, const FixtureJson& inputs,
                   const MappedTensors& expected, WorstDifference& worst) {
  const Json* base = inputs.find("base");
  if (!base->isString()) return damagedFixture(inputs.where());
  const auto folder = fixture.folder / base->asString();
  return compareInBoth<LoraComparison>(folder, inputs, expected, boundsOf(fixture), worst);
}

}  // namespace icl::checkpoint
