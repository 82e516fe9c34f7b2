#include "core/experiments/mixture/parity.h"

#include <algorithm>
#include <memory>

#include "core/experiments/mixture/decoder_pass.h"
#include "core/experiments/mixture/parity_given.h"
#include "core/experiments/mixture/parity_unit.h"
#include "core/math/optimizer.h"

namespace icl::mixture {
namespace {

constexpr double kExact = 1e-11, kOptimizer = 1e-9;                          // against ref64
constexpr double kForward = 2e-5, kGradient = 5e-5, kFloatOptimizer = 5e-3;  // against float32
constexpr int kOptimizerSteps = 5;

/// A decoder with the fixture's weights and its batch, in float or double.
template <class T>
class Comparison {
 public:
  Comparison(const ParityFixture& fixture, const FixtureTensors& tensors, const Given& given)
      : fixture_(fixture),
        tensors_(tensors),
        given_(given),
        decoder_(given.shape, given.tokens),
        pass_(given.shape, given.tokens, given.batch),
        gradient_(decoder_.params().size()) {}

  Status load() {
    for (const ParamEntry& entry : decoder_.layout().params().entries()) {
      const Tensor* weight = tensors_.find("w." + entry.name);
      if (weight == nullptr || weight->data.size() != entry.size()) {
        return damaged(fixture_, ICL_TR("the tensor w.%1 must have %2 numbers"),
                       {entry.name, std::to_string(entry.size())});
      }
      std::transform(weight->data.begin(), weight->data.end(),
                     decoder_.params().data() + entry.offset,
                     [](double x) { return static_cast<T>(x); });
    }
    decoder_.pack();
    loadInput(1, 1);
    return {};
  }
  /// The batch; with two modalities scaled by one factor each.
  void loadInput(double first, double second) {
    const auto copy = [](const Tensor& x, std::size_t row, double scale, T* to) {
      const std::size_t d = x.shape.back();
      for (std::size_t i = 0; i < d; ++i) to[i] = static_cast<T>(scale * x.data[row * d + i]);
    };
    const Tensor& x = *tensors_.find(given_.paired() ? "in.x_m1" : "in.x");
    const std::size_t block = given_.shape.projector.column;
    const SequenceLayout layout = given_.layout();
    for (std::size_t r = 0; r < given_.batch * given_.tokens; ++r) {
      T* row = pass_.input().row(r);
      std::fill_n(row, given_.shape.width, T{0});
      const std::size_t sequence = r / given_.tokens, token = r % given_.tokens;
      if (block > 0) {
        const auto shift = static_cast<std::size_t>(tensors_.find("in.shifts")->data[sequence]);
        row[(shift + token) % block] = 1;
      }
      copy(x, r, token % layout.stride == 0 ? first : 1, row + block);
    }
    if (!given_.paired()) return;
    for (std::size_t r = 0; r < given_.batch * given_.items(); ++r) {
      copy(*tensors_.find("in.x_m2"), r, second, pass_.secondInput().row(r));
    }
  }
  PassOptions options(bool last_only) const {
    PassOptions options;
    options.last_only = last_only;
    options.input_gradient = true;
    options.second_gradient = given_.paired();
    if (given_.frozen) options.frozen.assign(given_.shape.layers, true);
    return options;
  }
  double evaluate(const PassOptions& options) {
    const std::size_t labels = given_.shape.labels;
    const auto& targets = tensors_.find("in.labels")->data;
    pass_.forward(decoder_, given_.batch, options);
    double loss = 0;
    for (std::size_t s = 0; s < given_.batch; ++s) {
      const auto row = targets.begin() + static_cast<std::ptrdiff_t>(s * labels);
      const auto target = static_cast<std::size_t>(
          std::max_element(row, row + static_cast<std::ptrdiff_t>(labels)) - row);
      loss += crossEntropy<T>({pass_.logits().row(s), labels}, target,
                              1.0 / static_cast<double>(given_.batch),
                              {pass_.logitGradient().row(s), labels})
                  .loss;
    }
    return loss / static_cast<double>(given_.batch);
  }
  void back(const PassOptions& options) {
    pass_.backward(decoder_, options, gradient_.data(), true);
  }
  void forwardTensors(const std::string& prefix, double tolerance, double loss, WorstTensor& worst);
  void hiddenTensors(WorstTensor& worst);
  void gradientTensors(const std::string& prefix, double tolerance, bool input, WorstTensor& worst);
  void optimizerRun(const std::string& name, WorstTensor& worst);
  void knockouts(WorstTensor& worst);
  void zeroed(WorstTensor& worst);
  void measures(WorstTensor& worst);

 private:
  const ParityFixture& fixture_;
  const FixtureTensors& tensors_;
  const Given& given_;
  Decoder<T> decoder_;
  DecoderPass<T> pass_;
  Buffer<T> gradient_;
};

template <class T>
void Comparison<T>::forwardTensors(const std::string& prefix, double tolerance, double loss,
                                   WorstTensor& worst) {
  worst.tensor(tensors_, prefix + "logits", given_.batch, given_.shape.labels, tolerance,
               [&](std::size_t s) { return pass_.logits().row(s); });
  worst.tensor(tensors_, prefix + "loss", 1, 1, tolerance, [&](std::size_t) { return &loss; });
  if (!given_.paired()) return;
  worst.tensor(tensors_, prefix + "proj", given_.batch * given_.items(),
               given_.shape.projector.outputs, tolerance,
               [&](std::size_t r) { return pass_.projected().row(r); });
}

template <class T>
void Comparison<T>::hiddenTensors(WorstTensor& worst) {
  const DecoderShape& shape = given_.shape;
  for (std::size_t l = 0; l <= shape.layers; ++l) {
    worst.tensor(tensors_, "out.h" + std::to_string(l), given_.batch * given_.tokens, shape.width,
                 kForward, [&](std::size_t r) { return pass_.stream(l).row(r); });
  }
  worst.tensor(tensors_, "out.norm_last", given_.batch, shape.width, kForward,
               [&](std::size_t s) { return pass_.lastNorm().row(s); });
  for (std::size_t l = 0; l < shape.layers; ++l) {
    worst.tensor(tensors_, "out.attn." + std::to_string(l),
                 given_.batch * shape.heads * given_.tokens, given_.tokens, kForward,
                 [&](std::size_t r) {
                   const std::size_t t = r % given_.tokens, at = r / given_.tokens;
                   return pass_.attention(at / shape.heads, l, at % shape.heads).row(t);
                 });
  }
}

template <class T>
void Comparison<T>::gradientTensors(const std::string& prefix, double tolerance, bool input,
                                    WorstTensor& worst) {
  for (const ParamEntry& entry : decoder_.layout().params().entries()) {
    worst.tensor(tensors_, prefix + entry.name, 1, entry.size(), tolerance,
                 [&](std::size_t) { return gradient_.data() + entry.offset; });
  }
  if (!input) return;
  if (given_.paired()) {
    worst.tensor(tensors_, prefix + "in.x_m2", given_.batch * given_.items(),
                 given_.shape.projector.inputs, tolerance,
                 [&](std::size_t r) { return pass_.secondGradient().row(r); });
  }
  worst.tensor(tensors_, prefix + "in.x", given_.batch * given_.tokens, given_.shape.width,
               tolerance, [&](std::size_t r) { return pass_.inputGradient().row(r); });
}

/// Five full-batch steps; "…_amp" with a larger rate and decay.
template <class T>
void Comparison<T>::optimizerRun(const std::string& name, WorstTensor& worst) {
  const std::string stored = "opt." + name + ".";
  const bool exact = tensors_.find("ref64." + stored + "losses") != nullptr;
  const std::string prefix = exact ? "ref64." + stored : stored;
  if (tensors_.find(prefix + "losses") == nullptr) return;
  const double tolerance = exact ? kOptimizer : kFloatOptimizer;
  OptimizerSettings settings;
  if (name.starts_with("adam")) settings.method = Optimizer::Adam;
  if (name.starts_with("adamw")) settings.method = Optimizer::AdamW;
  const bool amplified = name.ends_with("_amp");
  settings.rate = amplified ? 1e-2 : 1e-3;
  settings.decay = amplified ? 1e-1 : 1e-6;
  Moments<T> moments;
  moments.prepare(settings, gradient_.size());
  const Buffer<T> before = decoder_.params();
  std::vector<double> losses;
  const PassOptions options = this->options(true);
  const std::size_t first =
      given_.frozen ? decoder_.layout().blockRange(given_.shape.layers - 1).end : 0;
  for (std::uint64_t step = 1; step <= kOptimizerSteps; ++step) {
    losses.push_back(evaluate(options));
    back(options);
    updateRange<T>(settings, step, 1, {first, gradient_.size()}, decoder_.params().data(),
                   gradient_.data(), moments);
    decoder_.pack();
  }
  worst.tensor(tensors_, prefix + "losses", 1, kOptimizerSteps, tolerance,
               [&](std::size_t) { return losses.data(); });
  for (const ParamEntry& entry : decoder_.layout().params().entries()) {
    const auto part = [&](const char* what, const Buffer<T>& slab) {
      if (slab.size() == 0) return;
      worst.tensor(tensors_, prefix + what + entry.name, 1, entry.size(), tolerance,
                   [&](std::size_t) { return slab.data() + entry.offset; });
    };
    part("w.", decoder_.params());
    part("m.", moments.first);
    part("v.", moments.second);
  }
  decoder_.params() = before;
  decoder_.pack();
}

template <class T>
void Comparison<T>::knockouts(WorstTensor& worst) {
  const DecoderShape& shape = given_.shape;
  for (std::size_t l = 0; l < shape.layers; ++l) {
    for (std::size_t h = 0; h < shape.heads; ++h) {
      PassOptions options;
      options.gates.assign(shape.layers * shape.heads, 1.0);
      options.gates[l * shape.heads + h] = 0;
      evaluate(options);
      worst.tensor(tensors_, "knock.L" + std::to_string(l) + "H" + std::to_string(h), given_.batch,
                   shape.labels, kForward, [&](std::size_t s) { return pass_.logits().row(s); });
    }
  }
}

/// With the items of one modality or the other taken away.
template <class T>
void Comparison<T>::zeroed(WorstTensor& worst) {
  if (!given_.paired()) return;
  for (const bool first : {true, false}) {
    loadInput(first ? 0 : 1, first ? 1 : 0);
    evaluate({});
    worst.tensor(tensors_, first ? "zero_m1.logits" : "zero_m2.logits", given_.batch,
                 given_.shape.labels, kForward,
                 [&](std::size_t s) { return pass_.logits().row(s); });
  }
  loadInput(1, 1);
}

/// The manifest's "measures": means over the batch, a list of heads for each layer.
template <class T>
void Comparison<T>::measures(WorstTensor& worst) {
  const Json* all = fixture_.entry->find("measures");
  const Tensor* ids = tensors_.find("in.seq_labels");
  if (all == nullptr || ids == nullptr) return;
  const DecoderShape& shape = given_.shape;
  const SequenceLayout layout = given_.layout();
  std::vector<HeadMeasures> mean(shape.layers * shape.heads, HeadMeasures{});
  double in_context = 0;
  for (std::size_t s = 0; s < given_.batch; ++s) {
    std::vector<std::uint32_t> labels;
    for (std::size_t i = 0; i <= given_.pairs; ++i) {
      labels.push_back(static_cast<std::uint32_t>(ids->data[s * (given_.pairs + 1) + i]));
    }
    const T* logits = pass_.logits().row(s);
    const auto answer = std::max_element(logits, logits + shape.labels) - logits;
    in_context += std::count(labels.begin(), labels.end() - 1, answer) > 0 ? 1 : 0;
    for (std::size_t i = 0; i < mean.size(); ++i) {
      const auto weights = pass_.attention(s, i / shape.heads, i % shape.heads);
      const HeadMeasures of = measureHead<T>(layout, weights, labels);
      for (std::size_t m = 0; m < kMeasures; ++m) {
        mean[i][m] += of[m] / static_cast<double>(given_.batch);
      }
    }
  }
  const auto compare = [&](const Json* table, const std::string& key, Measure measure) {
    if (table == nullptr || !table->isArray()) return;
    for (std::size_t i = 0; i < mean.size(); ++i) {
      const Json& expected = table->items().at(i / shape.heads).items().at(i % shape.heads);
      worst.number("measures." + key, at(mean[i], measure), expected.asNumber(), kForward);
    }
  };
  if (const Json* heads = all->find("per_head")) {
    compare(heads->find("ih"), "ih", Measure::Induction);
    compare(heads->find("tila"), "tila", Measure::ToLabel);
    compare(heads->find("tiia"), "tiia", Measure::ToItem1);
    compare(heads->find("prev1"), "prev1", Measure::Previous);
    compare(heads->find("tiia_m1"), "tiia_m1", Measure::ToItem1);
    compare(heads->find("tiia_m2"), "tiia_m2", Measure::ToItem2);
    compare(heads->find("prev2"), "prev2", Measure::Previous2);
    compare(heads->find("tla"), "tla", Measure::AllLabels);
    compare(heads->find("tla_as_coded"), "tla_as_coded", Measure::AllLabelsPublished);
  }
  compare(all->find("tla_all_labels"), "tla_all_labels", Measure::AllLabels);
  if (const Json* share = all->find("prob_icl_labels")) {
    worst.number("measures.prob_icl_labels", in_context / static_cast<double>(given_.batch),
                 share->asNumber(), kForward);
  }
}

Result<VerifyEntry> compareDecoder(const ParityFixture& fixture, const FixtureTensors& tensors) {
  const auto given = givenBy(fixture, tensors);
  if (!given) return given.error();
  WorstTensor worst(fixture.id);
  Comparison<double> exact(fixture, tensors, *given);
  if (auto loaded = exact.load(); !loaded) return loaded.error();
  const PassOptions whole = exact.options(false), skipping = exact.options(true);
  for (const PassOptions& options : {skipping, whole}) {
    const double loss = exact.evaluate(options);
    exact.forwardTensors("ref64.", kExact, loss, worst);
    exact.forwardTensors("out.", kForward, loss, worst);
    exact.back(options);
    exact.gradientTensors("ref64.grad.", kExact, true, worst);
    exact.gradientTensors("grad.", kGradient, true, worst);
  }
  exact.hiddenTensors(worst);
  exact.measures(worst);
  for (const char* name : {"sgd", "adam", "adamw", "sgd_amp", "adam_amp", "adamw_amp"}) {
    exact.optimizerRun(name, worst);
  }
  exact.knockouts(worst);
  exact.zeroed(worst);

  Comparison<float> single(fixture, tensors, *given);
  if (auto loaded = single.load(); !loaded) return loaded.error();
  const double loss = single.evaluate(whole);
  single.forwardTensors("out.", kForward, loss, worst);
  single.hiddenTensors(worst);
  single.back(whole);
  single.gradientTensors("grad.", kGradient, true, worst);
  return worst.entry();
}

}  // namespace

std::optional<Result<VerifyEntry>> compareFixture(const ParityFixture& fixture) {
  if (!fixture.entry->isObject()) return {};
  const std::string kind = textOf(*fixture.entry, "kind");
  if (kind != "unimodal" && kind != "multimodal" && kind != "unit") return {};
  auto file = readSafetensors(fixture.folder / textOf(*fixture.entry, "file"));
  if (!file) return Result<VerifyEntry>(file.error());
  const FixtureTensors tensors(std::move(file).value());
  if (kind == "unit") return compareOperations(fixture, tensors);
  return compareDecoder(fixture, tensors);
}

}  // namespace icl::mixture
