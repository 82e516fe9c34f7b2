#include "core/experiments/mixture/encoder/training.h"

#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/base/text.h"
#include "core/experiments/mixture/batch_gradient.h"
#include "core/math/layers.h"

namespace icl::mixture {
namespace {

constexpr std::size_t kDrawGrain = 8;

}  // namespace

std::shared_ptr<const EncoderLayouts> layoutsOf(const Encoder<float>& encoder) {
  return std::make_shared<const EncoderLayouts>(
      EncoderLayouts{encoder.weightLayout(), encoder.keptLayout()});
}

EncoderTraining::EncoderTraining(const Values& complete, std::uint64_t seed,
                                 std::shared_ptr<const Items> items)
    : values_(complete),
      config_(encoderConfigOf(complete)),
      seed_(seed),
      items_(std::move(items)),
      encoder_(config_.shape(items_->form()), static_cast<std::size_t>(config_.batch)),
      layouts_(layoutsOf(encoder_)),
      targets_(encoder_.samples()),
      losses_(encoder_.samples()),
      right_(encoder_.samples()) {
  encoder_.initialise(seed);
  state_.moments.prepare(config_.optimizerSettings(), encoder_.weights().size());
  refreshRanges();
}

void EncoderTraining::refreshRanges() {
  learning_.clear();
  if (!state_.body_frozen) learning_.push_back(encoder_.bodyRange());
  if (!state_.classifier_frozen) learning_.push_back(encoder_.classifierRange());
  cutIntoPieces(learning_, pieces_);
}

void EncoderTraining::drawBatch(const ItemAddress& first, std::size_t count) {
  parallel::forEach(count, kDrawGrain, [&](std::size_t i) {
    targets_[i] = items_->draw({first.validation, first.step, first.index + i}, encoder_.item(i));
  });
}

void EncoderTraining::judge(std::size_t count, bool gradient, double& loss, double& right) {
  const double weight = 1 / static_cast<double>(count);
  const double smooth = config_.label_smoothing;
  const auto classes = static_cast<double>(encoder_.shape().classes);
  parallel::forEach(count, kDrawGrain, [&](std::size_t i) {
    const auto logits = encoder_.logits(i);
    const auto down = gradient ? encoder_.logitGradient(i) : std::span<float>{};
    const CrossEntropy e = crossEntropy<float>(logits, targets_[i], weight, down);
    losses_[i] = e.loss;
    right_[i] = e.best == targets_[i] ? 1 : 0;
    if (!gradient || smooth == 0) return;
    // The target with its part spread over all classes, instead of all of it in one place.
    double mean = 0;
    for (const float logit : logits) mean += static_cast<double>(logit) / classes;
    losses_[i] += smooth * (static_cast<double>(logits[targets_[i]]) - mean);
    for (float& g : down) g -= static_cast<float>(weight * smooth / classes);
    down[targets_[i]] += static_cast<float>(weight * smooth);
  });
  for (std::size_t i = 0; i < count; ++i) {
    loss += losses_[i];
    right += right_[i];
  }
}

StepStatus EncoderTraining::step(const StepContext& context) {
  const parallel::FlushDenormals flush;
  const std::size_t count = encoder_.samples();
  drawBatch({false, context.step, 0}, count);
  encoder_.forward(count, true, seed_, context.step);
  state_.loss = state_.accuracy = 0;
  judge(count, true, state_.loss, state_.accuracy);
  state_.loss /= static_cast<double>(count);
  state_.accuracy /= static_cast<double>(count);
  encoder_.backward();
  state_.gradient_norm = std::sqrt(encoder_.reduce(learning_));
  if (!std::isfinite(state_.loss) || !std::isfinite(state_.gradient_norm)) {
    return {EndReason::Diverged,
            Message{ICL_TR("Training diverged at step %1: the loss or its gradient is larger than "
                           "a number can hold. A learning rate below %2 may help."),
                    {std::to_string(context.step + 1), shortNumber(config_.rate)}}};
  }
  update(context);
  const std::uint64_t made = context.step + 1;
  if (made == 1 || made % static_cast<std::uint64_t>(config_.evaluate_every) == 0) validate();
  return {};
}

void EncoderTraining::update(const StepContext& context) {
  OptimizerSettings settings = config_.optimizerSettings();
  settings.rate *= scheduleFactor(config_.scheduleSettings(), context.step);
  const double clip = config_.clip > 0 && state_.gradient_norm > config_.clip
                          ? config_.clip / state_.gradient_norm
                          : 1;
  ++state_.updates;
  parallel::forEach(pieces_.size(), 1, [&](std::size_t i) {
    updateRange<float>(settings, state_.updates, clip, pieces_[i], encoder_.weights().data(),
                       encoder_.gradient(), state_.moments);
  });
  encoder_.pack();
}

void EncoderTraining::validate() {
  const std::size_t all = items_->validationCount();
  double loss = 0, right = 0;
  for (std::size_t first = 0; first < all; first += encoder_.samples()) {
    const std::size_t count = std::min(encoder_.samples(), all - first);
    drawBatch({true, 0, first}, count);
    encoder_.forward(count, false);
    judge(count, false, loss, right);
  }
  state_.validation_loss = loss / static_cast<double>(all);
  state_.validation = right / static_cast<double>(all);
}

void EncoderTraining::measure(std::span<double> channels) const {
  const double row[] = {state_.loss, state_.accuracy, state_.validation, state_.validation_loss,
                        state_.gradient_norm};
  std::copy(std::begin(row), std::end(row), channels.begin());
}

SnapshotPtr EncoderTraining::snapshot() const {
  EncoderState state = state_;
  state.weights = encoder_.weights();
  state.kept = encoder_.kept();
  return std::make_shared<EncoderSnapshot>(values_, seed_, items_, layouts_, std::move(state));
}

void EncoderTraining::adopt(EncoderState state) {
  encoder_.weights() = state.weights;
  encoder_.kept() = state.kept;
  encoder_.pack();
  state_ = std::move(state);
  state_.weights = {};
  state_.kept = {};
  refreshRanges();
}

void EncoderTraining::restore(const Snapshot& snapshot) {
  values_ = snapshot.config();
  config_ = encoderConfigOf(values_);
  adopt(encoderOf(snapshot).state());
}

Status EncoderTraining::restoreTensors(const std::vector<Snapshot::Tensor>& tensors) {
  EncoderState next = state_;
  next.weights = encoder_.weights();
  next.kept = encoder_.kept();
  if (auto read = encoderFromTensors(tensors, *layouts_, *items_, next); !read) return read;
  adopt(std::move(next));
  return {};
}

Status EncoderTraining::apply(const Intervention& change) {
  if (change.type == "set") {
    values_.set(change.target, change.value);
    config_ = encoderConfigOf(values_);
    return {};
  }
  ICL_CHECK(change.type == "freeze", "the driver lets only known interventions through");
  bool& frozen = change.target == "encoder" ? state_.body_frozen : state_.classifier_frozen;
  frozen = std::get<bool>(change.value);
  refreshRanges();
  return {};
}

}  // namespace icl::mixture
