#include "core/experiments/cross_attention/training.h"

#include <array>
#include <cmath>
#include <limits>

#include "core/experiments/cross_attention/optimizer_step.h"
#include "core/experiments/cross_attention/theory.h"
#include "core/experiments/cross_attention/trained_model.h"
#include "core/experiments/cross_attention/weight_pictures.h"
#include "core/math/constants.h"

namespace icl::cross_attention {
namespace {

/// An excess this large that still grows never comes back under a constant step.
constexpr double kRunaway = 1e12;

}  // namespace

void addTime(State& state, double step) {
  const double added = step - state.time_rest, time = state.time + added;
  state.time_rest = (time - state.time) - added;
  state.time = time;
}

bool ofTheTest(const std::string& key) { return key.compare(0, 5, "test-") == 0; }

Training::Training(const Values& complete, std::uint64_t seed)
    : values_(complete),
      config_(configOf(complete)),
      seed_(seed),
      loss_(config_),
      pictures_(config_) {
  if (config_.sampled()) sampled_.emplace(config_);
  state_.alpha = config_.alpha;
  state_.beta = config_.startBeta();
  state_.batch_loss = kNaN;
  minimum_ = minimiserOf(loss_);
  limit_ = baselinesOf(config_, loss_.law()).alpha_limit;
  test_.emplace(config_, seed_);
  evaluate();
}

void Training::evaluate() {
  here_ = loss_.derivatives(state_.alpha, state_.beta, state_.gain);
  log10_excess_ = loss_.log10Excess(state_.alpha, state_.beta, state_.gain);
  evaluateTest();
}

void Training::evaluateTest() { test_here_ = test_->at(stack(), loss_.bayes() + here_.excess); }

StepStatus Training::step(const StepContext& context) {
  return config_.method == Method::Flow ? flowOnward() : descend(context);
}

StepStatus Training::flowOnward() {
  FlowState flow{state_.time, state_.alpha, state_.beta, state_.step_size, state_.gain};
  const FlowOutcome outcome =
      flowStep(loss_, flow, config_.stop_time, kFlowTolerance,
               {state_.alpha_frozen, state_.beta_frozen, state_.gain_frozen});
  state_.time = flow.time;
  state_.alpha = flow.alpha;
  state_.beta = flow.beta;
  state_.gain = flow.gain;
  state_.step_size = flow.next_step;
  evaluate();
  // The flow is followed to the stop time even where the weights have come to rest: a chart over
  // log time shows the rest, and the integrator crosses it in a few steps.
  if (outcome == FlowOutcome::Arrived) {
    return {EndReason::ReachedLimit, Message{ICL_TR("The flow reached the stop time t = %1."),
                                             {shortNumber(config_.stop_time)}}};
  }
  if (outcome == FlowOutcome::Failed) {
    return {
        EndReason::Diverged,
        Message{ICL_TR("The flow cannot be followed beyond t = %1: at α = %2, β = %3 the loss "
                       "or its slope is larger than a number can hold."),
                {shortNumber(state_.time), shortNumber(state_.alpha), shortNumber(state_.beta)}}};
  }
  return {};
}

StepStatus Training::descend(const StepContext& context) {
  double d_alpha = here_.d_alpha, d_beta = here_.d_beta, d_gain = here_.d_gain;
  if (sampled_) {
    const LossGradient batch = sampled_->evaluate(stack(), context.seed, context.step);
    state_.batch_loss = batch.loss;
    d_alpha = one() ? batch.d_alpha - batch.d_beta : batch.d_alpha;
    d_beta = batch.d_beta;
    d_gain = batch.d_gain;
  }
  const State from = state_;
  const double before = here_.excess;
  std::array<double, 3> weights{from.alpha, from.beta, from.gain};
  const std::array<double, 3> slope{from.alpha_frozen ? 0 : d_alpha,
                                    from.beta_frozen || one() ? 0 : d_beta,
                                    from.gain_frozen || !gain() ? 0 : d_gain};
  descentStep(config_.optimizer, config_.rate, slope, state_, weights);
  if (!from.alpha_frozen) state_.alpha = weights[0];  // Adam's momentum must not move it
  if (one()) {
    state_.beta = -state_.alpha;
  } else if (!from.beta_frozen) {
    state_.beta = weights[1];
  }
  if (!from.gain_frozen) state_.gain = weights[2];
  addTime(state_, config_.rate);
  evaluate();
  const bool finite = std::isfinite(here_.excess) && std::isfinite(here_.gradientNorm());
  if (!finite || (here_.excess > kRunaway && here_.excess > before)) return diverged(context);
  const bool frozen = state_.alpha_frozen || state_.beta_frozen || state_.gain_frozen;
  const bool still = state_.alpha == from.alpha && state_.beta == from.beta;
  if (!sampled_ && !frozen && still && state_.gain == from.gain) {
    return {EndReason::Converged,
            Message{ICL_TR("Descent came to rest at step %1: a further step changes no digit of "
                           "α = %2, β = %3."),
                    {std::to_string(context.step + 1), shortNumber(from.alpha, 6),
                     shortNumber(from.beta, 6)}}};
  }
  return {};
}

std::optional<double> Training::stableStep() const {
  if (one() && loss_.stack().geometric()) return stepLimitOf(loss_).step;
  if (one() || gain() || !minimum_.alpha) return {};
  const Derivatives d = loss_.derivatives(*minimum_.alpha, *minimum_.beta);
  const double mean = (d.h_alpha_alpha + d.h_beta_beta) / 2;
  const double largest = mean + std::hypot((d.h_alpha_alpha - d.h_beta_beta) / 2, d.h_alpha_beta);
  return 2 / largest;
}

StepStatus Training::diverged(const StepContext& context) const {
  const std::string step = std::to_string(context.step + 1), rate = shortNumber(config_.rate);
  StepStatus status{EndReason::Diverged, {}};
  const auto limit = stableStep();
  if (!limit) {
    status.sentence = {ICL_TR("Descent diverged at step %1: a step of %2 overshoots ever further."),
                       {step, rate}};
  } else if (config_.rate <= *limit) {
    status.sentence = {
        ICL_TR("Descent diverged at step %1: a step of %2 is below the limit %3, but "
               "the start was too far out or the batch too noisy for it."),
        {step, rate, shortNumber(*limit)}};
  } else if (one()) {
    status.sentence = {ICL_TR("Descent diverged at step %1: a step of %2 is above %3, the largest "
                              "constant step that converges from α = 0."),
                       {step, rate, shortNumber(*limit)}};
  } else {
    status.sentence = {ICL_TR("Descent diverged at step %1: a step of %2 is above %3, twice the "
                              "inverse of the largest curvature at the minimum, where larger steps "
                              "cannot come to rest."),
                       {step, rate, shortNumber(*limit)}};
  }
  return status;
}

void Training::measure(std::span<double> out) const {
  const double a = state_.alpha, b = state_.beta, g = state_.gain;
  out[0] = state_.time;
  out[1] = loss_.bayes() + here_.excess;
  out[2] = here_.excess;
  out[3] = log10_excess_;
  out[4] = here_.gradientNorm();
  out[5] = a;
  out[6] = b;
  out[7] = minimum_.alpha ? std::hypot(a - *minimum_.alpha, b - *minimum_.beta,
                                       gain() ? g - *minimum_.gain : 0)
                          : kNaN;
  out[8] = loss_.stack().geometric() ? std::hypot(a - limit_, b + limit_) : kNaN;
  out[9] = state_.batch_loss;
  out[10] = gain() ? g : kNaN;
  out[11] = test_here_.risk;
  out[12] = test_here_.error;
  out[13] = test_here_.median;
  out[14] = test_->differs() ? test_->bayes() : kNaN;
  out[15] = test_->differs() ? test_->oneLayer() : kNaN;
}

void Training::draw(Frame& frame, const Look& look) const {
  pictures_.draw(frame, look, stack());
  drawScalarWeights(frame, look, config_, stack());
}

SnapshotPtr Training::snapshot() const {
  return std::make_shared<StateSnapshot>(values_, seed_, state_);
}

void Training::restore(const Snapshot& snapshot) {
  const Values before = values_;
  values_ = snapshot.config();
  config_ = configOf(values_);
  state_ = stateOf(snapshot);
  bool same_test = true;
  for (const auto& [key, value] : values_.map()) {
    if (ofTheTest(key)) same_test = same_test && *before.find(key) == value;
  }
  if (!same_test) test_.emplace(config_, seed_);
  evaluate();
}

Status Training::restoreTensors(const std::vector<Snapshot::Tensor>& tensors) {
  auto state = stateFromTensors(tensors, config_);
  if (!state) return state.error();
  state_ = state.value();
  if (one()) state_.beta = -state_.alpha;  // a fork may have tied the weights
  evaluate();
  return {};
}

Status Training::apply(const Intervention& change) {
  if (change.type == "set") {
    if (change.target == "rate") config_.rate = std::get<double>(change.value);
    if (change.target == "stop-time") config_.stop_time = std::get<double>(change.value);
    values_.set(change.target, change.value);
    if (ofTheTest(change.target)) {
      config_ = configOf(values_);
      test_.emplace(config_, seed_);
      evaluateTest();
    }
    return {};
  }
  if (change.type == "set-parameter") return setParameter(change);
  ICL_CHECK(change.type == "freeze", "the driver lets only known interventions through");
  const bool frozen = std::get<bool>(change.value);
  if (change.target == "alpha") state_.alpha_frozen = frozen;
  if (change.target == "beta") state_.beta_frozen = frozen;
  if (change.target == "gain") state_.gain_frozen = frozen;
  return {};
}

Status Training::setParameter(const Intervention& change) {
  const double value = std::get<double>(change.value);
  if (change.target == "alpha") state_.alpha = value;
  if (change.target == "beta") state_.beta = value;
  if (change.target == "gain") state_.gain = value;
  if (one()) state_.beta = -state_.alpha;
  state_.step_size = 0;  // the integrator's last step says nothing about the new place
  evaluate();
  return {};
}

std::vector<Channel> trainingChannels() {
  return {
      {"time", ICL_TR("Time"), "t", "", ICL_TR("Flow time; for descent the sum of its steps."),
       Role::Time, Scale::Log},
      {"loss", ICL_TR("Loss"), "L", "",
       ICL_TR("Mean squared error of the prediction at infinite context, exact."), Role::Loss,
       Scale::Log},
      {"excess", ICL_TR("Excess risk"), "L − L_{Bayes}", "",
       ICL_TR("Loss above the Bayes risk, which knows the task."), Role::Excess, Scale::Log},
      {"log10_excess", ICL_TR("log₁₀ of the excess risk"), "log_{10}(L − L_{Bayes})", "",
       ICL_TR("From a scaled sum: finite also where the excess itself is too small for a number."),
       Role::LogExcess, Scale::Linear},
      {"gradient_norm", ICL_TR("Gradient norm"), "|∇L|", "",
       ICL_TR("Length of the exact gradient by the trained weights; of untied layers and matrices "
              "trained on sampled prompts that of the last batch."),
       Role::Gradient, Scale::Log},
      {"alpha", "α", "α", "",
       ICL_TR(
           "Weight of the skip term; of untied layers the mean, of matrices the closest scalar."),
       Role::Parameter, Scale::Linear},
      {"beta", "β", "β", "",
       ICL_TR("Weight of the attention term; of untied layers the mean, of matrices the closest "
              "scalar."),
       Role::Parameter, Scale::Linear},
      {"distance_minimiser", ICL_TR("Distance to the minimiser"), "|θ − θ^{∗}_{T}|", "",
       ICL_TR("Euclidean distance of (α, β) to the minimiser at this depth."), Role::Distance,
       Scale::Log},
      {"distance_limit", ICL_TR("Distance to the limit"), "|θ − θ^{∗}_{∞}|", "",
       ICL_TR("Euclidean distance of (α, β) to the limit of the minimisers at infinite depth."),
       Role::Distance, Scale::Log},
      {"batch_loss", ICL_TR("Batch loss"), "L_{B}", "",
       ICL_TR("Mean loss on the batch of sampled prompts that the last step used; a gap where no "
              "prompts are sampled."),
       Role::Loss, Scale::Log},
      {"gain", "a", "a", "",
       ICL_TR(
           "Gain of the residual stream beyond 1 in a self-attention stack that trains it; a gap "
           "elsewhere."),
       Role::Parameter, Scale::Linear},
      {"test_risk", ICL_TR("Test risk"), "L_{test}", "",
       ICL_TR("Mean squared error under the test settings: their noise, task and context length."),
       Role::Loss, Scale::Log},
      {"test_error", ICL_TR("Standard error of the test risk"), "", "",
       ICL_TR("Of the mean over the test prompts; 0 where the test risk is exact."), Role::Distance,
       Scale::Log},
      {"test_median", ICL_TR("Median test loss"), "", "",
       ICL_TR("Half of the test prompts have a smaller loss. Below the test risk where a few "
              "prompts make the mean; a gap at infinite test context."),
       Role::Loss, Scale::Log},
      {"test_bayes", ICL_TR("Bayes risk at test"), "", "",
       ICL_TR("Risk under the test settings with the task known; a gap where the test is as the "
              "training."),
       Role::Loss, Scale::Log},
      {"test_lsa", ICL_TR("One layer at test"), "", "",
       ICL_TR(
           "Risk under the test settings of one layer with the scale that is best in training; a "
           "gap where the test is as the training."),
       Role::Loss, Scale::Log},
  };
}

std::vector<InterventionType> trainingInterventions() {
  const auto targets = [](const Values& complete) {
    const Config config = configOf(complete);
    if (config.layered()) return trainedNames(config);
    const Stack stack = Stack::of(config);
    std::vector<std::string> names{"alpha"};
    if (stack.parameters == Parameters::Two) names.push_back("beta");
    if (stack.trains_gain) names.push_back("gain");
    return names;
  };
  const auto rotated = [](const Values& complete) {
    return complete.text("parameters") == "matrices" ? std::vector<std::string>{"value"}
                                                     : std::vector<std::string>{};
  };
  Field value;
  value.key = "value";
  value.title = ICL_TR("Value");
  value.kind = Kind::Real;
  value.min = -10;
  value.max = 10;
  value.fallback = 0.0;
  Field turn = value;
  turn.title = ICL_TR("Size");
  turn.fallback = 0.01;
  Field frozen;
  frozen.key = "frozen";
  frozen.title = ICL_TR("Frozen");
  frozen.kind = Kind::Toggle;
  frozen.fallback = true;
  return {
      {"set-parameter", ICL_TR("Set a weight"),
       ICL_TR("Puts a weight to a value, a matrix to that multiple of the identity; training goes "
              "on from there."),
       value, targets},
      {"freeze", ICL_TR("Freeze a weight"),
       ICL_TR("Holds a weight where it is, or lets it go again; the others go on."), frozen,
       targets},
      {"rotate", ICL_TR("Rotate the value weights"),
       ICL_TR("Gives the value weights an antisymmetric part of this size, quarter turns of pairs "
              "of coordinates: it leaves the scalar weights, which no gradient does by itself."),
       turn, rotated},
  };
}

}  // namespace icl::cross_attention
