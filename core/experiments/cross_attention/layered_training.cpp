#include "core/experiments/cross_attention/layered_training.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/experiments/cross_attention/optimizer_step.h"
#include "core/experiments/cross_attention/theory.h"
#include "core/experiments/cross_attention/training.h"
#include "core/math/constants.h"

namespace icl::cross_attention {
namespace {

/// An excess this large that still grows never comes back under a constant step.
constexpr double kRunawayExcess = 1e12;
/// Root mean square error of one step of the flow, relative to 1 + |weight|.
constexpr double kTolerance = 1e-6;

double norm(std::span<const double> v) {
  double sum = 0;
  for (const double x : v) sum += x * x;
  return std::sqrt(sum);
}

}  // namespace

LayeredTraining::LayeredTraining(const Values& complete, std::uint64_t seed)
    : values_(complete),
      config_(configOf(complete)),
      seed_(seed),
      model_(trainedModelOf(config_)),
      slope_(model_->size()),
      batch_slope_(model_->size()),
      before_(model_->size()),
      velocity_(model_->size()) {
  state_.theta = model_->start(seed);
  state_.frozen.assign(model_->ranges().size(), 0.0);
  state_.batch_loss = state_.batch_gradient = kNaN;
  const PopulationLoss scalar(config_);
  minimum_ = minimiserOf(scalar);
  limit_ = baselinesOf(config_, scalar.law()).alpha_limit;
  field_ = [this](std::span<const double> theta, std::span<double> velocity) {
    model_->excess(theta, velocity);
    for (double& v : velocity) v = -v;
    hold(velocity);
  };
  prepareTest();
  evaluate();
}

void LayeredTraining::evaluate() {
  // Sampled training has no use for the exact gradient, which costs as much as a batch.
  const auto slope = config_.sampled() ? std::span<double>() : std::span<double>(slope_);
  excess_ = model_->excess(state_.theta, slope);
  const WeightSummary summary = model_->summary(state_.theta);
  state_.alpha = summary.alpha;
  state_.beta = summary.beta;
  evaluateTest();
}

void LayeredTraining::evaluateTest() {
  test_here_ = model_->testRisk(state_.theta, model_->bayes() + excess_);
}

void LayeredTraining::prepareTest() {
  const TestConditions conditions = TestConditions::of(config_);
  const Law law = lawOf(conditions.config, conditions.shift);
  test_bayes_ = law.bayes();
  test_one_layer_ = oneLayerRisk(config_, conditions, law);
  model_->prepareTest(conditions, seed_);
}

void LayeredTraining::hold(std::span<double> slope) const {
  for (std::size_t k = 0; k < state_.frozen.size(); ++k) {
    if (state_.frozen[k] == 0) continue;
    const NamedRange& range = model_->ranges()[k];
    for (std::size_t i = range.begin; i < range.end; ++i) slope[i] = 0;
  }
}

StepStatus LayeredTraining::step(const StepContext& context) {
  return config_.method == Method::Flow ? flowOnward() : descend(context);
}

StepStatus LayeredTraining::flowOnward() {
  flow_.time = state_.time;
  flow_.y.assign(state_.theta.begin(), state_.theta.end());
  flow_.next_step = state_.step_size;
  flow_.radius = state_.radius;
  flow_.direction.assign(state_.direction.begin(), state_.direction.end());
  for (std::size_t i = 0; i < slope_.size(); ++i) velocity_[i] = -slope_[i];
  hold(velocity_);
  const OdeOutcome outcome = ode_.step(field_, flow_, velocity_, config_.stop_time, kTolerance);
  state_.time = flow_.time;
  state_.theta.assign(flow_.y.begin(), flow_.y.end());
  state_.step_size = flow_.next_step;
  state_.radius = flow_.radius;
  state_.direction.assign(flow_.direction.begin(), flow_.direction.end());
  evaluate();
  if (outcome == OdeOutcome::Arrived) {
    return {EndReason::ReachedLimit, Message{ICL_TR("The flow reached the stop time t = %1."),
                                             {shortNumber(config_.stop_time)}}};
  }
  if (outcome == OdeOutcome::Failed) {
    return {EndReason::Diverged,
            Message{ICL_TR("The flow cannot be followed beyond t = %1: the loss or its slope is "
                           "larger than a number can hold."),
                    {shortNumber(state_.time)}}};
  }
  return {};
}

StepStatus LayeredTraining::descend(const StepContext& context) {
  const double excess_before = excess_;
  std::copy(state_.theta.begin(), state_.theta.end(), before_.begin());
  std::copy(slope_.begin(), slope_.end(), batch_slope_.begin());
  if (config_.sampled()) {
    state_.batch_loss = model_->batchLoss(state_.theta, context.seed, context.step, batch_slope_);
    state_.batch_gradient = norm(batch_slope_);
  }
  hold(batch_slope_);
  descentStep(config_.optimizer, config_.rate, batch_slope_, state_, state_.theta);
  for (std::size_t k = 0; k < state_.frozen.size(); ++k) {  // Adam's momentum must not move them
    if (state_.frozen[k] == 0) continue;
    const NamedRange& range = model_->ranges()[k];
    std::copy(before_.data() + range.begin, before_.data() + range.end,
              state_.theta.data() + range.begin);
  }
  addTime(state_, config_.rate);
  evaluate();
  const bool finite = std::isfinite(excess_) && std::isfinite(norm(batch_slope_));
  if (!finite || (excess_ > kRunawayExcess && excess_ > excess_before)) {
    return {EndReason::Diverged,
            Message{ICL_TR("Descent diverged at step %1: a step of %2 overshoots ever further."),
                    {std::to_string(context.step + 1), shortNumber(config_.rate)}}};
  }
  if (!config_.sampled() && state_.theta == before_ && norm(state_.frozen) == 0) {
    return {EndReason::Converged,
            Message{ICL_TR("Descent came to rest at step %1: a further step changes no digit of "
                           "any weight."),
                    {std::to_string(context.step + 1)}}};
  }
  return {};
}

void LayeredTraining::measure(std::span<double> out) const {
  const double a = state_.alpha, b = state_.beta;
  const bool matrices = config_.parameters == Parameters::Matrices;
  out[0] = state_.time;
  out[1] = model_->bayes() + excess_;
  out[2] = excess_;
  out[3] = std::log10(excess_);
  out[4] = config_.sampled() ? state_.batch_gradient : norm(slope_);
  out[5] = a;
  out[6] = b;
  out[7] = matrices && minimum_.alpha ? std::hypot(a - *minimum_.alpha, b - *minimum_.beta) : kNaN;
  out[8] = matrices ? std::hypot(a - limit_, b + limit_) : kNaN;
  out[9] = state_.batch_loss;
  out[10] = kNaN;
  out[11] = test_here_.risk;
  out[12] = test_here_.error;
  out[13] = test_here_.median;
  out[14] = test_bayes_;
  out[15] = test_one_layer_;
  model_->measure(state_.theta, out.subspan(16));
}

void LayeredTraining::draw(Frame& frame, const Look& look) const {
  model_->draw(frame, look, state_.theta);
}

SnapshotPtr LayeredTraining::snapshot() const {
  return std::make_shared<StateSnapshot>(values_, seed_, state_);
}

void LayeredTraining::restore(const Snapshot& snapshot) {
  const Values before = values_;
  values_ = snapshot.config();
  config_ = configOf(values_);
  state_ = stateOf(snapshot);
  bool same_test = true;
  for (const auto& [key, value] : values_.map()) {
    if (ofTheTest(key)) same_test = same_test && *before.find(key) == value;
  }
  if (!same_test) prepareTest();
  evaluate();
}

Status LayeredTraining::restoreTensors(const std::vector<Snapshot::Tensor>& tensors) {
  auto state = stateFromTensors(tensors, config_);
  if (!state) return state.error();
  state_ = std::move(state).value();
  state_.frozen.resize(model_->ranges().size());
  evaluate();
  return {};
}

Status LayeredTraining::apply(const Intervention& given) {
  if (given.type == "set") {
    if (given.target == "rate") config_.rate = std::get<double>(given.value);
    if (given.target == "stop-time") config_.stop_time = std::get<double>(given.value);
    values_.set(given.target, given.value);
    if (ofTheTest(given.target)) {
      config_ = configOf(values_);
      prepareTest();
      evaluateTest();
    }
    return {};
  }
  return change(given);
}

Status LayeredTraining::change(const Intervention& given) {
  const auto& ranges = model_->ranges();
  const auto named = std::find_if(ranges.begin(), ranges.end(),
                                  [&](const NamedRange& r) { return r.name == given.target; });
  ICL_CHECK(named != ranges.end(), "the driver lets only known targets through");
  if (given.type == "freeze") {
    state_.frozen[static_cast<std::size_t>(named - ranges.begin())] =
        std::get<bool>(given.value) ? 1 : 0;
    return {};
  }
  if (given.type == "rotate") {
    if (auto turned = model_->rotate(std::get<double>(given.value), state_.theta); !turned) {
      return turned;
    }
  } else {
    model_->set(*named, std::get<double>(given.value), state_.theta);
  }
  state_.step_size = 0;  // the integrator's last step says nothing about the new place
  evaluate();
  return {};
}

}  // namespace icl::cross_attention
