#include "core/experiments/mixture/pretrain.h"

#include <cmath>
#include <utility>

#include "core/base/parallel.h"
#include "core/experiments/mixture/channels.h"

namespace icl::mixture {

Pretrain::Pretrain(const Values& complete, std::uint64_t seed)
    : values_(complete),
      config_(configOf(complete)),
      seed_(seed),
      task_(std::make_shared<const Task>(config_.task(), seed)),
      decoder_(config_.shape(), config_.layout().tokens()),
      transition_(chanceOf(config_.task()).transition) {
  decoder_.initialise(seed);
  const DecoderShape& shape = decoder_.shape();
  state_.moments.prepare(config_.optimizerSettings(), decoder_.params().size());
  state_.gates.assign(shape.layers * shape.heads, 1.0);
  state_.frozen.assign(shape.layers, false);
  Evaluation& e = state_.evaluation;
  e.test = e.icl = e.flipped = e.iwl = e.cla = kUnknown;
  HeadMeasures unknown;
  unknown.fill(kUnknown);
  e.heads.assign(shape.layers * shape.heads, unknown);
  refreshOptions();
}

/// What follows from gates and frozen blocks.
void Pretrain::refreshOptions() {
  options_.last_only = config_.skip_unused;
  options_.gates = state_.gates;
  options_.frozen = state_.frozen;
  learning_.clear();
  ParamRange open{0, 0};
  for (std::size_t l = 0; l < state_.frozen.size(); ++l) {
    const ParamRange block = decoder_.layout().blockRange(l);
    if (!state_.frozen[l]) {
      open.end = block.end;
      continue;
    }
    if (open.end > open.begin) learning_.push_back(open);
    open = {block.end, block.end};
  }
  open.end = decoder_.params().size();
  learning_.push_back(open);
  cutIntoPieces(learning_, pieces_);
}

StepStatus Pretrain::step(const StepContext& context) {
  const parallel::FlushDenormals flush;  // gradients that fade out
  if (!gradient_) {
    gradient_ = std::make_unique<BatchGradient<float>>(decoder_.shape(), decoder_.tokens(),
                                                       static_cast<std::size_t>(config_.batch));
    source_ = std::make_unique<TrainingSource>(*task_, gradient_->chunks());
  }
  source_->setBatch(context.step, state_.scales);
  const BatchOutcome outcome = gradient_->run(decoder_, *source_, options_);
  state_.loss = outcome.loss;
  state_.accuracy = outcome.accuracy;
  state_.gradient_norm = std::sqrt(gradient_->reduce(learning_));
  if (!std::isfinite(state_.loss) || !std::isfinite(state_.gradient_norm)) {
    return {EndReason::Diverged,
            Message{ICL_TR("Training diverged at step %1: the loss or its gradient is larger than "
                           "a number can hold. A learning rate below %2 may help."),
                    {std::to_string(context.step + 1), shortNumber(config_.rate)}}};
  }
  update(context);
  const std::uint64_t made = context.step + 1;
  if (made == 1 || made % static_cast<std::uint64_t>(config_.evaluate_every) == 0) {
    record(state_, tested(), made, transition_);
  }
  return {};
}

void Pretrain::update(const StepContext& context) {
  OptimizerSettings settings = config_.optimizerSettings();
  settings.rate *= scheduleFactor(config_.scheduleSettings(), context.step);
  const double clip = config_.clip > 0 && state_.gradient_norm > config_.clip
                          ? config_.clip / state_.gradient_norm
                          : 1;
  ++state_.updates;
  parallel::forEach(pieces_.size(), 1, [&](std::size_t i) {
    updateRange<float>(settings, state_.updates, clip, pieces_[i], decoder_.params().data(),
                       gradient_->gradient(), state_.moments);
  });
  decoder_.pack();
}

Evaluation Pretrain::tested() {
  const parallel::FlushDenormals flush;  // wherever it is called from: the same bits
  if (!evaluator_) {
    evaluator_ = std::make_unique<Evaluator>(*task_, config_.layout(), decoder_.shape(),
                                             static_cast<std::size_t>(config_.test_sequences));
  }
  Evaluation evaluation;
  evaluator_->evaluate(decoder_, options_, state_.scales, evaluation);
  return evaluation;
}

/// What a change from outside does to the tests shows at once; it is no evaluation of the schedule,
/// so that making the change again changes nothing.
void Pretrain::retest() {
  if (state_.evaluations > 0) state_.evaluation = tested();
}

void Pretrain::measure(std::span<double> channels) const {
  writeChannels(state_, config_.layout().modalities(), channels);
}

void Pretrain::draw(Frame& frame, const Look& look) const {
  if (!example_) {
    example_ = std::make_unique<Example>(*task_, config_.layout(), decoder_.shape());
  }
  drawPlates(*example_, decoder_, state_, static_cast<std::size_t>(config_.test_sequences), look,
             frame);
}

SnapshotPtr Pretrain::snapshot() const {
  State state = state_;
  state.params = decoder_.params();
  return std::make_shared<PretrainSnapshot>(values_, seed_, task_, decoder_.layout().params(),
                                            std::move(state));
}

void Pretrain::adopt(State state) {
  decoder_.params() = state.params;
  decoder_.pack();
  state_ = std::move(state);
  state_.params = {};
  refreshOptions();
}

void Pretrain::restore(const Snapshot& snapshot) {
  values_ = snapshot.config();
  config_ = configOf(values_);
  adopt(pretrainOf(snapshot).state());
}

Status Pretrain::restoreTensors(const std::vector<Snapshot::Tensor>& tensors) {
  State next = state_;
  next.params = decoder_.params();
  if (auto read = stateFromTensors(tensors, decoder_.layout().params(), next); !read) return read;
  adopt(std::move(next));
  return {};
}

Status Pretrain::apply(const Intervention& change) {
  if (change.type == "set") {
    values_.set(change.target, change.value);
    config_ = configOf(values_);
    return {};
  }
  if (change.type == "edit-example") return applyEdit(change, task_->config(), state_.edits);
  const std::size_t heads = decoder_.shape().heads;
  if (change.type == "head-gate") {
    const HeadName name = headFromText(change.target);
    state_.gates[name.layer * heads + name.head] = std::get<double>(change.value);
    refreshOptions();
    retest();
    return {};
  }
  if (change.type == "scale-input") {
    double& scale = change.target == "items" ? state_.scales.items : state_.scales.labels;
    scale = std::get<double>(change.value);
    retest();
    return {};
  }
  ICL_CHECK(change.type == "freeze-block", "the driver lets only known interventions through");
  state_.frozen[headFromText(change.target).layer] = std::get<bool>(change.value);
  refreshOptions();
  return {};
}

namespace {

Field amount(const char* title, double min, double max, double fallback) {
  Field field;
  field.key = "value";
  field.title = title;
  field.kind = Kind::Real;
  field.min = min;
  field.max = max;
  field.fallback = fallback;
  return field;
}

std::size_t settingOf(const Values& complete, std::string_view key) {
  return static_cast<std::size_t>(complete.integer(key));
}

}  // namespace

std::vector<InterventionType> pretrainInterventions() {
  Field frozen;
  frozen.key = "frozen";
  frozen.title = ICL_TR("Frozen");
  frozen.kind = Kind::Toggle;
  frozen.fallback = true;
  return {
      {"head-gate", ICL_TR("Head gate"),
       ICL_TR("Multiplies what a head puts out: 0 takes the head away, in training as well as in "
              "the tests; everything else stays, and the residual stream passes by."),
       amount(ICL_TR("Gate"), 0, 1, 0.0),
       [](const Values& complete) {
         return headNames(settingOf(complete, "layers"), settingOf(complete, "heads"));
       }},
      {"freeze-block", ICL_TR("Freeze a block"),
       ICL_TR("Holds all weights of a block; the others go on learning."), frozen,
       [](const Values& complete) {
         std::vector<std::string> names;
         for (std::size_t l = 0; l < settingOf(complete, "layers"); ++l) {
           names.push_back("layer" + std::to_string(l));
         }
         return names;
       }},
      {"scale-input", ICL_TR("Scale the input"),
       ICL_TR("Multiplies the embeddings of all items (the query's, too) or of all labels, in "
              "training as well as in the tests; 0 takes them away and leaves their positions."),
       amount(ICL_TR("Scale"), 0, 1, 0.0),
       [](const Values&) -> std::vector<std::string> {
         return {"items", "labels"};
       }},
      {"edit-example", ICL_TR("Edit the example"),
       ICL_TR(
           "Changes the example sequence on the screen alone: the label of a pair (its number), "
           "an item (the number of a training class, or the item's own numbers as data; copy: the "
           "number of another place to copy from), or all labels moved on by so many (shift). -1 "
           "undoes; the target all undoes everything."),
       amount(ICL_TR("Value"), -1, 1'048'575, -1.0),
       [](const Values& complete) { return editTargets(settingOf(complete, "pairs")); }},
  };
}

}  // namespace icl::mixture
