#include "core/experiments/checkpoint/heads_run.h"

#include <algorithm>
#include <utility>

#include "core/base/memory.h"
#include "core/experiments/checkpoint/channels.h"
#include "core/experiments/checkpoint/cost.h"
#include "core/experiments/checkpoint/text_cost.h"
#include "core/run/head_list.h"

namespace icl::checkpoint {
namespace {

constexpr double kAtOnce = 4e9;  // operations

std::string longHeadName(std::size_t index, const TextShape& shape) {
  return "layer" + std::to_string(index / shape.heads) + ".head" +
         std::to_string(index % shape.heads);
}

}  // namespace

InterventionType gateIntervention() {
  Field open;
  open.key = "open";
  open.title = ICL_TR("Open");
  open.kind = Kind::Toggle;
  open.fallback = false;
  return {"head-gate", ICL_TR("Head gate"),
          ICL_TR("Off: what the head puts out is zero at every token; everything else stays. The "
                 "examples are answered again."),
          open, [](const Values& complete) {
            std::vector<std::string> names;
            const auto model = modelOf(configOf(complete));
            if (!model) return names;
            for (std::size_t i = 0; i < model->text.layers * model->text.heads; ++i) {
              names.push_back(longHeadName(i, model->text));
            }
            return names;
          }};
}

std::size_t gateTarget(const std::string& target, const TextShape& shape) {
  for (std::size_t i = 0; i < shape.layers * shape.heads; ++i) {
    if (longHeadName(i, shape) == target) return i;
  }
  ICL_CHECK(false, "the driver lets only known targets through: " + target);
  return 0;
}

bool quickToRepeat(const Bench& bench, const Outcomes& outcomes) {
  const auto answered = static_cast<double>(
      std::count_if(outcomes.begin(), outcomes.end(), [](const auto& o) { return o != nullptr; }));
  return answered * textOperations(bench.model().text, bench.longestPrompt()) <= kAtOnce;
}

std::vector<Snapshot::Tensor> HeadsSnapshot::tensors() const {
  std::vector<Tensor> out;
  appendTensors(scores_, bench_->heads(), out);
  return out;
}

Result<std::unique_ptr<Experiment>> HeadsRun::create(const Values& complete, std::uint64_t seed) {
  const Config config = configOf(complete);
  auto model = modelOf(config);
  if (!model) return model.error();
  const auto shut = headsFromText(config.gate, model->text.layers, model->text.heads, "gate");
  if (!shut) return shut.error();
  if (auto fits = checkFits(headsCost(config), config, availableMemory()); !fits)
    return fits.error();
  auto bench = Bench::open(config, static_cast<std::size_t>(config.examples), seed);
  if (!bench) return bench.error();
  std::unique_ptr<HeadsRun> run(new HeadsRun(complete, seed, std::move(bench).value()));
  for (const std::size_t head : *shut) run->scores_.open[head] = 0;
  return std::unique_ptr<Experiment>(std::move(run));
}

HeadsRun::HeadsRun(Values values, std::uint64_t seed, std::shared_ptr<const Bench> bench)
    : values_(std::move(values)),
      seed_(seed),
      average_(configOf(values_).average),
      bench_(std::move(bench)) {
  scores_.outcomes.resize(bench_->size());
  scores_.open.assign(bench_->heads(), 1);
  refresh();
}

/// False: the model's answer is no number.
bool HeadsRun::answer(std::size_t index) {
  const Subject subject{bench_, 0, bench_->size(), scores_.open, nullptr};
  auto row = std::make_shared<LastRow>();
  auto outcome = scoreExample(subject, index, {}, row.get());
  const bool finite = !outcome->processed || outcome->answered >= 0;
  if (outcome->processed) scores_.row = std::move(row);
  scores_.outcomes[index] = std::move(outcome);
  return finite;
}

StepStatus HeadsRun::step(const StepContext& context) {
  const std::size_t index = static_cast<std::size_t>(context.step % bench_->size());
  if (scores_.outcomes[index]) return {};
  const bool finite = answer(index);
  if (!finite) scores_.outcomes[index] = nullptr;
  refresh();
  if (finite) return {};
  return {EndReason::Diverged,
          Message{ICL_TR("The model's answer to example %1 is no number: its weights are damaged, "
                         "or not those of a Qwen2.5 model."),
                  {std::to_string(index)}}};
}

void HeadsRun::measure(std::span<double> channels) const {
  const std::size_t fixed = headsChannels().size(), heads = bench_->heads();
  const auto strengths = channels.subspan(fixed);
  writeStrengths(summary_, average_, strengths);
  const auto largest = [&](std::size_t first) {
    const auto from = strengths.begin() + static_cast<std::ptrdiff_t>(first);
    return *std::max_element(from, from + static_cast<std::ptrdiff_t>(heads));
  };
  const double values[] = {
      summary_.meanLoss(),
      summary_.accuracy(),
      summary_.inContext(),
      largest(0),
      largest(heads),
      static_cast<double>(summary_.means.processed()),
      static_cast<double>(summary_.means.counted()),
      static_cast<double>(summary_.means.loaded() - summary_.means.processed())};
  std::copy(std::begin(values), std::end(values), channels.begin());
}

void HeadsRun::draw(Frame& frame, const Look& look) const {
  drawPlates(*bench_, scores_, summary_, average_, look, frame);
}

SnapshotPtr HeadsRun::snapshot() const {
  return std::make_shared<HeadsSnapshot>(values_, seed_, bench_, scores_);
}

void HeadsRun::restore(const Snapshot& snapshot) {
  scores_ = scoredOf(snapshot).scores();
  refresh();
}

Status HeadsRun::restoreTensors(const std::vector<Snapshot::Tensor>& tensors) {
  Scores next = scores_;
  if (auto read = scoresFromTensors(tensors, bench_->heads(), next); !read) return read;
  scores_ = std::move(next);
  refresh();
  return {};
}

Status HeadsRun::apply(const Intervention& change) {
  ICL_CHECK(change.type == "head-gate", "the driver lets only known interventions through");
  std::uint8_t& open = scores_.open[gateTarget(change.target, bench_->model().text)];
  const std::uint8_t wanted = std::get<bool>(change.value) ? 1 : 0;
  if (open == wanted) return {};
  open = wanted;
  const Outcomes before = scores_.outcomes;
  scores_.outcomes.assign(bench_->size(), nullptr);
  if (quickToRepeat(*bench_, before)) {
    for (std::size_t i = 0; i < before.size(); ++i) {
      if (before[i] && !answer(i)) scores_.outcomes[i] = nullptr;
    }
  }
  refresh();
  return {};
}

}  // namespace icl::checkpoint
