#include "core/experiments/mixture/pretrain.h"

#include <cmath>
#include <utility>

#include "core/base/parallel.h"
#include "core/experiments/mixture/channels.h"

namespace icl::mixture {

Pretrain::Pretrain(const Values& complete, std::uint64_t seed,
                   std::shared_ptr<const SecondImages> images)
    : values_(complete),
      config_(configOf(complete)),
      seed_(seed),
      origin_{std::make_shared<const Task>(config_.task(), seed,
                                           TaskTables{{}, {}, {}, std::move(images)}),
              nullptr},
      decoder_(config_.shape(), config_.layout().tokens()),
      transition_(chanceOf(config_.task()).transition) {
  decoder_.initialise(seed);
  const DecoderShape& shape = decoder_.shape();
  state_.moments.prepare(config_.optimizerSettings(), decoder_.params().size());
  state_.gates.assign(shape.layers * shape.heads, 1.0);
  state_.frozen.assign(shape.layers, config_.paired() && config_.freeze != Freeze::None);
  Evaluation& e = state_.evaluation;
  e.test = e.icl = e.flipped = e.iwl = e.cla = kUnknown;
  HeadMeasures unknown;
  unknown.fill(kUnknown);
  e.heads.assign(shape.layers * shape.heads, unknown);
  if (config_.encoded) prepareEncoder();
  refreshOptions();
}

void Pretrain::prepareEncoder() {
  encoder_ = std::make_unique<JointEncoder>(config_, seed_);
  live_ = encoder_->live(*origin_.task);
  state_.encoder.held = config_.encoderHeld();
  state_.encoder.moments.prepare(config_.optimizerSettings(), encoder_->encoder().weights().size());
}

/// What follows from gates and frozen blocks.
void Pretrain::refreshOptions() {
  options_.last_only = config_.skip_unused;
  options_.gates = state_.gates;
  options_.frozen = state_.frozen;
  options_.second_gradient = encoderLearns();
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
  if (config_.paired() && config_.freeze == Freeze::AllButProjector) {
    if (open.end > open.begin) learning_.push_back(open);
    open.begin = decoder_.layout().projectorRange().begin;
  }
  open.end = decoder_.params().size();
  learning_.push_back(open);
  cutIntoPieces(learning_, pieces_);
}

void Pretrain::prepareTraining(std::uint64_t step) {
  if (!gradient_) {
    gradient_ = std::make_unique<BatchGradient<float>>(decoder_.shape(), decoder_.tokens(),
                                                       static_cast<std::size_t>(config_.batch));
  }
  if (!source_ && encoder_) {
    auto encoded = std::make_unique<EncodedSource>(*origin_.task, gradient_->chunks(), *encoder_);
    encoded_ = encoded.get();
    source_ = std::move(encoded);
  }
  if (!source_) source_ = std::make_unique<TrainingSource>(*origin_.task, gradient_->chunks());
  if (encoded_) encoded_->learn(encoderLearns());
  source_->setBatch(step, state_.scales);
}

StepStatus Pretrain::step(const StepContext& context) {
  const parallel::FlushDenormals flush;  // gradients that fade out
  prepareTraining(context.step);
  const BatchOutcome outcome = gradient_->run(decoder_, *source_, options_);
  state_.loss = outcome.loss;
  state_.accuracy = outcome.accuracy;
  const double squares = encoderLearns() ? encoder_->backward() : 0;
  state_.gradient_norm = std::sqrt(gradient_->reduce(learning_) + squares);
  if (!std::isfinite(state_.loss) || !std::isfinite(state_.gradient_norm)) {
    return {EndReason::Diverged,
            Message{ICL_TR("Training diverged at step %1: the loss or its gradient is larger than "
                           "a number can hold. A learning rate below %2 may help."),
                    {std::to_string(context.step + 1), shortNumber(config_.rate)}}};
  }
  update(context);
  const std::uint64_t made = context.step + 1;
  if (made == 1 || made % static_cast<std::uint64_t>(config_.evaluate_every) == 0) evaluate(made);
  return {};
}

void Pretrain::evaluate(std::uint64_t made) {
  if (encoderLearns() || std::isnan(state_.encoder.validation)) validateEncoder();
  record(state_, tested(), made, transition_);
}

void Pretrain::validateEncoder() {
  if (!encoder_) return;
  state_.encoder.validation = encoder_->validation(*itemsOf(config_, *origin_.task, seed_));
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
  if (encoderLearns()) {
    encoder_->update(settings, state_.updates, clip, state_.encoder.moments);
  }
}

Evaluation Pretrain::tested() {
  const parallel::FlushDenormals flush;  // wherever it is called from: the same bits
  if (encoder_) encoder_->refresh();
  if (!evaluator_) {
    evaluator_ = std::make_unique<Evaluator>(task(), config_.layout(), decoder_.shape(),
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
  writeChannels(state_, config_.layout().modalities(), config_.encoded, channels);
}

void Pretrain::draw(Frame& frame, const Look& look) const {
  if (encoder_) encoder_->refresh();
  if (!example_) {
    example_ = std::make_unique<Example>(task(), config_.layout(), decoder_.shape());
  }
  drawPlates(*example_, decoder_, state_, static_cast<std::size_t>(config_.test_sequences), look,
             frame);
}

SnapshotPtr Pretrain::snapshot() const {
  State state = state_;
  state.params = decoder_.params();
  if (encoder_) {
    state.encoder.weights = encoder_->encoder().weights();
    state.encoder.kept = encoder_->encoder().kept();
  }
  return std::make_shared<PretrainSnapshot>(values_, seed_, origin_, decoder_.layout().params(),
                                            std::move(state),
                                            encoder_ ? encoder_->layouts() : nullptr);
}

void Pretrain::adopt(State state) {
  decoder_.params() = state.params;
  decoder_.pack();
  if (encoder_) encoder_->set(state.encoder.weights, state.encoder.kept);
  state_ = std::move(state);
  state_.params = {};
  state_.encoder.weights = {};
  state_.encoder.kept = {};
  refreshOptions();
}

/// What looks at the task is made anew when it is needed.
void Pretrain::beginAt(Origin origin) {
  if (origin.task != origin_.task) {
    evaluator_.reset();
    source_.reset();
    encoded_ = nullptr;
    example_.reset();
    if (encoder_) live_ = encoder_->live(*origin.task);
  }
  origin_ = std::move(origin);
}

void Pretrain::restore(const Snapshot& snapshot) {
  values_ = snapshot.config();
  config_ = configOf(values_);
  const PretrainSnapshot& from = pretrainOf(snapshot);
  if (from.origin().start) beginAt(from.origin());
  adopt(from.state());
}

Status Pretrain::restoreTensors(const std::vector<Snapshot::Tensor>& tensors) {
  State next = state_;
  next.params = decoder_.params();
  const ParamLayout& layout = decoder_.layout().params();
  if (auto read = stateFromTensors(tensors, layout, next); !read) return read;
  auto origin = originFromTensors(tensors, layout, origin_, seed_);
  if (!origin) return origin.error();
  if (encoder_) {
    next.encoder.weights = encoder_->encoder().weights();
    next.encoder.kept = encoder_->encoder().kept();
    auto read =
        encoderPartFromTensors(tensors, *encoder_->layouts(), next.encoder, origin.value().encoder);
    if (!read) return read;
  }
  beginAt(std::move(origin).value());
  adopt(std::move(next));
  return {};
}

Status Pretrain::apply(const Intervention& change) {
  if (change.type == "set") {
    values_.set(change.target, change.value);
    config_ = configOf(values_);
    return {};
  }
  if (change.type == "edit-example") return applyEdit(change, origin_.task->config(), state_.edits);
  const std::size_t heads = decoder_.shape().heads;
  if (change.type == "head-gate") {
    const HeadName name = headFromText(change.target);
    state_.gates[name.layer * heads + name.head] = std::get<double>(change.value);
    refreshOptions();
    retest();
    return {};
  }
  if (change.type == "scale-input") {
    InputScales& scales = state_.scales;
    double& scale = change.target == "items"    ? scales.items
                    : change.target == "labels" ? scales.labels
                                                : scales.second;
    scale = std::get<double>(change.value);
    retest();
    return {};
  }
  ICL_CHECK(change.type == "freeze-block", "the driver lets only known interventions through");
  const bool hold = std::get<bool>(change.value);
  if (change.target == kEncoderTarget) {
    state_.encoder.held = hold;
  } else {
    state_.frozen[headFromText(change.target).layer] = hold;
  }
  refreshOptions();
  return {};
}

}  // namespace icl::mixture
