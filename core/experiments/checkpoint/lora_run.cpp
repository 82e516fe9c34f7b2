#include "core/experiments/checkpoint/lora_run.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/memory.h"
#include "core/base/random.h"
#include "core/experiments/checkpoint/channels.h"
#include "core/experiments/checkpoint/cost.h"
#include "core/experiments/checkpoint/heads_run.h"
#include "core/experiments/checkpoint/task_data.h"
#include "core/run/head_list.h"

namespace icl::checkpoint {
namespace {

constexpr double kMemory = 0.95;  // of the smoothed loss: 20 steps
constexpr std::size_t kLoraFacts = 6;

std::vector<Snapshot::Tensor> slabsOf(const Adapters<float>& adapters) {
  std::vector<Snapshot::Tensor> out;
  for (const auto& [name, slab] : {std::pair{"adapters", &adapters.values()},
                                   std::pair{"optimizer.first", &adapters.moments().first},
                                   std::pair{"optimizer.second", &adapters.moments().second}}) {
    const auto from = slab->span();
    out.push_back({name, {from.size()}, {from.begin(), from.end()}});
  }
  return out;
}

std::vector<double> asNumbers(const std::vector<std::size_t>& heads) {
  return {heads.begin(), heads.end()};
}

std::vector<std::size_t> strongestOf(const std::vector<double>& scores, const TextShape& shape,
                                     std::size_t count) {
  std::vector<std::size_t> heads;
  const auto ranked = rankedHeads(shape.heads, scores, count);
  if (!ranked) return heads;
  for (const HeadScore& one : *ranked) heads.push_back(one.layer * shape.heads + one.head);
  return heads;
}

double meanOver(const std::vector<double>& scores, const std::vector<std::size_t>& heads) {
  double sum = 0;
  for (const std::size_t head : heads) sum += scores[head];
  return heads.empty() ? kUnknown : sum / static_cast<double>(heads.size());
}

}  // namespace

std::size_t LoraSnapshot::bytes() const {
  const Adapters<float>& a = state_.adapters;
  return bytesOf(state_.scores) +
         sizeof(float) * (a.values().size() + a.moments().first.size() + a.moments().second.size());
}

std::vector<Snapshot::Tensor> LoraSnapshot::tensors() const {
  std::vector<Tensor> out = slabsOf(state_.adapters);
  out.push_back(
      {"facts",
       {kLoraFacts},
       {state_.loss, state_.loss_sum, state_.loss_weight, static_cast<double>(state_.evaluations),
        static_cast<double>(state_.skipped), static_cast<double>(state_.adapters.updates())}});
  out.push_back({"watched.previous", {state_.previous.size()}, asNumbers(state_.previous)});
  out.push_back({"watched.induction", {state_.induction.size()}, asNumbers(state_.induction)});
  appendTensors(state_.scores, bench_->heads(), out);
  return out;
}

Result<std::unique_ptr<Experiment>> LoraRun::create(const Values& complete, std::uint64_t seed) {
  const Config config = configOf(complete);
  auto model = modelOf(config);
  if (!model) return model.error();
  const TextShape& shape = model->text;
  const auto shut = headsFromText(config.gate, shape.layers, shape.heads, "gate");
  if (!shut) return shut.error();
  auto previous = headsFromText(config.watch_previous, shape.layers, shape.heads, "watch-previous");
  if (!previous) return previous.error();
  auto induction =
      headsFromText(config.watch_induction, shape.layers, shape.heads, "watch-induction");
  if (!induction) return induction.error();
  if (auto fits = checkFits(loraCost(config), config, availableMemory()); !fits)
    return fits.error();
  const auto trained = static_cast<std::size_t>(config.train_examples);
  const auto tested = static_cast<std::size_t>(config.examples);
  auto bench = Bench::open(config, trained + tested, seed);
  if (!bench) return bench.error();
  if ((*bench)->size() <= trained) {
    return Error{Message{ICL_TR("there are %1 examples, and all of them would be trained on: "
                                "'train-examples' must leave some to test"),
                         {std::to_string((*bench)->size())}},
                 "train-examples"};
  }
  std::unique_ptr<LoraRun> run(new LoraRun(complete, seed, std::move(bench).value(), trained));
  for (const std::size_t head : *shut) run->state_.scores.open[head] = 0;
  run->state_.previous = std::move(previous).value();
  run->state_.induction = std::move(induction).value();
  return std::unique_ptr<Experiment>(std::move(run));
}

LoraRun::LoraRun(Values values, std::uint64_t seed, std::shared_ptr<const Bench> bench,
                 std::size_t trained)
    : values_(std::move(values)),
      config_(configOf(values_)),
      seed_(seed),
      bench_(std::move(bench)),
      trained_(trained) {
  state_.adapters = Adapters<float>(bench_->model().text, config_.lora());
  state_.adapters.begin(seed);
  state_.scores.outcomes.resize(bench_->size() - trained_);
  state_.scores.open.assign(bench_->heads(), 1);
  refresh();
}

/// The study's order where the study's examples are used; else drawn.
std::size_t LoraRun::exampleOf(const StepContext& context) const {
  const auto order = studyTrainingOrder();
  if (config_.benchmark() && trained_ == 100 && context.step < order.size()) {
    return order[static_cast<std::size_t>(context.step)];
  }
  Stream stream(context.seed, Purpose::Order, context.step);
  return static_cast<std::size_t>(stream.below(trained_));
}

/// False: the loss is no number.
bool LoraRun::learn(const StepContext& context) {
  auto prepared = bench_->prepare(exampleOf(context));
  if (!prepared) {
    ++state_.skipped;
    return true;
  }
  LoraExample<float> example;
  example.input = std::move(prepared->input);
  example.prompt = example.input.tokens.size();
  auto& tokens = example.input.tokens;
  tokens.insert(tokens.end(), prepared->target.begin(), prepared->target.end());
  auto& positions = example.input.positions;
  positions.insert(positions.end(), prepared->target_positions.begin(),
                   prepared->target_positions.end());
  LoraOptions<float> options;
  options.open = state_.scores.open;
  const Dropout dropout(config_.dropout, context.seed, context.step);
  if (config_.dropout > 0) options.dropout = &dropout;
  const auto loss = loraGradient(bench_->text(), state_.adapters, example, options, gradient_);
  if (!loss || !std::isfinite(*loss)) return false;
  state_.loss = *loss;
  state_.loss_sum = kMemory * state_.loss_sum + *loss;
  state_.loss_weight = kMemory * state_.loss_weight + 1;
  state_.adapters.update(gradient_);
  return true;
}

StepStatus LoraRun::step(const StepContext& context) {
  if (state_.evaluations == 0) evaluate();
  if (!learn(context)) {
    return {EndReason::Diverged,
            Message{ICL_TR("Training diverged at step %1: the loss is no number. A learning rate "
                           "below %2 may help."),
                    {std::to_string(context.step + 1), shortNumber(config_.rate)}}};
  }
  const auto every = static_cast<std::uint64_t>(config_.evaluate_every);
  if ((context.step + 1) % every == 0) evaluate();
  return {};
}

void LoraRun::evaluate() {
  Scores& scores = state_.scores;
  const std::size_t tested = scores.outcomes.size();
  const Subject subject{bench_, trained_, tested, scores.open, &state_.adapters};
  auto row = std::make_shared<LastRow>();
  for (std::size_t i = 0; i < tested; ++i) {
    scores.outcomes[i] = scoreExample(subject, i, {}, row.get());
  }
  scores.row = row->tokens.empty() ? nullptr : std::move(row);
  ++state_.evaluations;
  refresh();
  watch();
}

/// The strongest heads of the first evaluation, where none were named.
void LoraRun::watch() {
  const TextShape& shape = bench_->model().text;
  const auto count = std::min(static_cast<std::size_t>(config_.watched), bench_->heads());
  if (state_.previous.empty()) {
    state_.previous = strongestOf(summary_.previous(config_.average), shape, count);
  }
  if (state_.induction.empty()) {
    state_.induction = strongestOf(summary_.induction(config_.average), shape, count);
  }
}

void LoraRun::measure(std::span<double> channels) const {
  const bool known = state_.evaluations > 0;
  const auto strengths = channels.subspan(loraChannels().size());
  writeStrengths(summary_, config_.average, strengths);
  const std::vector<double> all(strengths.begin(), strengths.end());
  const auto middle = all.begin() + static_cast<std::ptrdiff_t>(bench_->heads());
  const double values[] = {state_.loss,
                           state_.loss_weight > 0 ? state_.loss_sum / state_.loss_weight : kUnknown,
                           summary_.accuracy(),
                           summary_.inContext(),
                           known ? meanOver({all.begin(), middle}, state_.previous) : kUnknown,
                           known ? meanOver({middle, all.end()}, state_.induction) : kUnknown,
                           static_cast<double>(state_.skipped)};
  std::copy(std::begin(values), std::end(values), channels.begin());
}

void LoraRun::draw(Frame& frame, const Look& look) const {
  drawPlates(*bench_, state_.scores, summary_, config_.average, look, frame);
}

SnapshotPtr LoraRun::snapshot() const {
  return std::make_shared<LoraSnapshot>(values_, seed_, bench_, trained_, state_);
}

void LoraRun::restore(const Snapshot& snapshot) {
  const auto* from = dynamic_cast<const LoraSnapshot*>(&snapshot);
  ICL_CHECK(from != nullptr, "a snapshot of another experiment");
  state_ = from->state();
  refresh();
}

Status LoraRun::restoreTensors(const std::vector<Snapshot::Tensor>& tensors) {
  LoraState next = state_;
  Adapters<float>& adapters = next.adapters;
  for (const auto& [name, slab] : {std::pair{"adapters", &adapters.values()},
                                   std::pair{"optimizer.first", &adapters.moments().first},
                                   std::pair{"optimizer.second", &adapters.moments().second}}) {
    const auto read = tensorNamed(tensors, name, slab->size());
    if (!read) return read.error();
    std::transform((*read)->data.begin(), (*read)->data.end(), slab->data(),
                   [](double x) { return static_cast<float>(x); });
  }
  const auto facts = tensorNamed(tensors, "facts", kLoraFacts);
  if (!facts) return facts.error();
  const auto& numbers = (*facts)->data;
  next.loss = numbers[0];
  next.loss_sum = numbers[1];
  next.loss_weight = numbers[2];
  next.evaluations = static_cast<std::uint64_t>(numbers[3]);
  next.skipped = static_cast<std::uint64_t>(numbers[4]);
  adapters.setUpdates(static_cast<std::uint64_t>(numbers[5]));
  for (const Snapshot::Tensor& tensor : tensors) {
    auto* heads = tensor.name == "watched.previous"    ? &next.previous
                  : tensor.name == "watched.induction" ? &next.induction
                                                       : nullptr;
    if (heads == nullptr) continue;
    heads->clear();
    for (const double head : tensor.data) {
      if (head >= 0 && head < static_cast<double>(bench_->heads())) {
        heads->push_back(static_cast<std::size_t>(head));
      }
    }
  }
  if (auto read = scoresFromTensors(tensors, bench_->heads(), next.scores); !read) return read;
  state_ = std::move(next);
  refresh();
  return {};
}

Status LoraRun::apply(const Intervention& change) {
  ICL_CHECK(change.type == "head-gate", "the driver lets only known interventions through");
  std::uint8_t& open = state_.scores.open[gateTarget(change.target, bench_->model().text)];
  const std::uint8_t wanted = std::get<bool>(change.value) ? 1 : 0;
  if (open == wanted) return {};
  open = wanted;
  // Of a large model the next evaluation shows it.
  if (state_.evaluations > 0 && quickToRepeat(*bench_, state_.scores.outcomes)) {
    const std::uint64_t evaluations = state_.evaluations;
    evaluate();
    state_.evaluations = evaluations;
  }
  return {};
}

}  // namespace icl::checkpoint
