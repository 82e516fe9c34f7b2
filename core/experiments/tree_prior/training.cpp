#include "core/experiments/tree_prior/training.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/experiments/tree_prior/adam.h"
#include "core/math/constants.h"

namespace icl::tree_prior {
namespace {

constexpr const char* kRouters = "freeze-router";
constexpr const char* kKeys = "patch-keys";
constexpr const char* kTransplant = "transplant";

/// In eight sums, so that none waits for the one before.
double norm(std::span<const double> values) {
  std::array<double, 8> squares{};
  std::size_t k = 0;
  for (; k + squares.size() <= values.size(); k += squares.size()) {
    for (std::size_t i = 0; i < squares.size(); ++i) squares[i] += values[k + i] * values[k + i];
  }
  for (; k < values.size(); ++k) squares[0] += values[k] * values[k];
  double sum = 0;
  for (const double square : squares) sum += square;
  return std::sqrt(sum);
}

/// "layer.2" → 1: people count layers from 1. The driver lets only known targets through.
std::size_t layerOf(const std::string& target) {
  return static_cast<std::size_t>(std::stoul(target.substr(target.find('.') + 1))) - 1;
}

bool canExchange(const Config& config) {
  return config.hasTree() && config.features == Features::Linear;
}

}  // namespace

Training::Training(const Values& complete, std::uint64_t seed)
    : values_(complete),
      config_(configOf(complete)),
      seed_(seed),
      net_(makeNet(config_)),
      batch_(config_),
      state_(startOf(config_, seed)) {}

StepStatus Training::step(const StepContext& context) {
  state_.loss = batch_.evaluate(*net_, workers_, state_.weights, context.seed, context.step);
  state_.gradient_norm = norm(batch_.gradient());
  state_.rate = learningRate(config_, context.step);
  const std::string step = std::to_string(context.step + 1);
  if (!std::isfinite(state_.loss) || !std::isfinite(state_.gradient_norm)) {
    return {EndReason::Diverged,
            Message{ICL_TR("Training diverged at step %1: the loss of the batch is no finite "
                           "number. A learning rate below %2 may help."),
                    {step, shortNumber(config_.rate)}}};
  }
  adamStep(state_.rate, context.step, batch_.gradient(), frozen_, state_.weights, state_.moments);
  const auto every = static_cast<std::uint64_t>(config_.evaluate_every);
  if ((context.step + 1) % every == 0) measureHeldOut();
  return {};
}

void Training::measureHeldOut() const {
  if (!held_out_) {
    Sample sample;
    sample.contexts = static_cast<std::size_t>(config_.held_out);
    sample.seed = seed_;
    sample.tokens = config_.testTokens();
    sample.noise = config_.testNoise();
    sample.keep = true;
    held_out_.emplace(config_, sample);
  }
  net_->prepare(state_.weights.data());
  const Risks& risks = held_out_->run(*net_, workers_, state_.plan);
  Measured& measured = state_.measured;
  measured.risk = risks.last().mean();
  measured.routing = risks.routing.count() > 0 ? risks.routing.mean() : kNaN;
  measured.after.fill(kNaN);
  const std::size_t shown = std::min<std::size_t>(kShownLayers, risks.after.size());
  if (net_->shape().runningEstimate()) {
    for (std::size_t l = 0; l < shown; ++l) measured.after[l] = risks.after[l].mean();
  }
  state_.measured_yet = true;
}

void Training::measure(std::span<double> out) const {
  if (!state_.measured_yet) measureHeldOut();
  out[0] = state_.measured.risk;
  out[1] = state_.loss;
  out[2] = state_.gradient_norm;
  out[3] = state_.rate;
  std::size_t next = 4;
  if (canExchange(config_)) out[next++] = state_.measured.routing;
  const auto shown = static_cast<std::size_t>(shownLayersOf(net_->shape()));
  for (std::size_t l = 0; l < shown; ++l) out[next++] = state_.measured.after[l];
}

void Training::draw(Frame& frame, const Look& look) const {
  if (!state_.measured_yet) measureHeldOut();
  pictures_.draw(frame, look, config_, state_);
}

SnapshotPtr Training::snapshot() const {
  return std::make_shared<StateSnapshot>(values_, seed_, state_);
}

void Training::restore(const Snapshot& snapshot) {
  values_ = snapshot.config();
  state_ = stateOf(snapshot);
  settingsChanged();
}

Status Training::restoreTensors(const std::vector<Snapshot::Tensor>& tensors) {
  auto state = stateFromTensors(tensors, values_);
  if (!state) return state.error();
  state_ = std::move(state).value();
  if (!canExchange(config_)) state_.plan = startOf(config_, seed_).plan;
  for (std::vector<int>* levels : {&state_.plan.keys, &state_.plan.workspace}) {
    for (int& level : *levels) level = std::min(level, config_.levels);
  }
  settingsChanged();
  return {};
}

/// Brings up to date what follows from settings and flags.
void Training::settingsChanged() {
  const Config now = configOf(values_);
  const bool other_test =
      now.testTokens() != config_.testTokens() || now.testNoise() != config_.testNoise();
  config_ = now;
  if (other_test) held_out_.reset();
  frozen_.clear();
  for (std::size_t l = 0; l < state_.frozen.size(); ++l) {
    if (state_.frozen[l] != 0) frozen_.push_back(net_->layout().routerRange(static_cast<int>(l)));
  }
}

Status Training::apply(const Intervention& change) {
  if (change.type == "set") {
    values_.set(change.target, change.value);
    const bool test = change.target == "test-noise" || change.target == "test-tokens";
    settingsChanged();
    if (test) state_.measured_yet = false;
    return {};
  }
  if (change.type == kRouters) {
    state_.frozen[layerOf(change.target)] = std::get<bool>(change.value) ? 1 : 0;
    settingsChanged();
    return {};
  }
  return applyToLayer(change);
}

Status Training::applyToLayer(const Intervention& change) {
  ICL_CHECK(change.type == kKeys || change.type == kTransplant,
            "the driver lets only known interventions through");
  if (!canExchange(config_)) {
    return Error{
        Message{ICL_TR("%1 needs contexts whose paths part: set prior to tree and features "
                       "to linear"),
                {change.type}},
        change.type};
  }
  const auto level = static_cast<int>(std::get<std::int64_t>(change.value)) - 1;
  if (level > config_.levels) {
    return Error{Message{ICL_TR("paths part at a level from 1 to %1, or never (%2); 0 takes the "
                                "change back"),
                         {std::to_string(config_.levels), std::to_string(config_.levels + 1)}},
                 change.target};
  }
  const std::size_t layer = layerOf(change.target);
  const auto wanted = static_cast<std::size_t>(net_->shape().keyNumbers());
  std::vector<double> given =
      change.type == kKeys && level >= 0 ? change.data : std::vector<double>{};
  if (!given.empty() &&
      (given.size() != wanted || !(std::isfinite(norm(given)) && norm(given) > 0))) {
    return Error{Message{ICL_TR("the keys of a layer are %1 numbers, not all zero"),
                         {std::to_string(wanted)}},
                 change.target};
  }
  if (change.type == kTransplant) {
    state_.plan.workspace[layer] = level;
  } else {
    state_.plan.keys[layer] = given.empty() ? level : -1;
    state_.plan.given_keys[layer] = std::move(given);
  }
  state_.measured_yet = false;
  return {};
}

std::vector<Channel> trainingChannels() {
  // The risk first: the loss of a sum over layers stands beside that of one estimate as if it were
  // worse.
  std::vector<Channel> channels{
      {"risk", ICL_TR("Risk"), "R", "",
       ICL_TR("Mean squared error ‖θ̂ − θ‖² of the last estimate on held-out contexts, under the "
              "noise, tokens and patches of the test. 1 is no information."),
       Role::Loss, Scale::Log},
      {"loss", ICL_TR("Training loss"), "L", "",
       ICL_TR("What training lowers, on the batch of the last step: the squared error of the "
              "estimate of θ, or its sum over layers. A gap before the first step."),
       Role::Loss, Scale::Log}};
  channels.push_back({"gradient_norm", ICL_TR("Gradient norm"), "|∇L|", "",
                      ICL_TR("Length of the slope of the batch's loss."), Role::Gradient,
                      Scale::Log});
  channels.push_back({"rate", ICL_TR("Learning rate"), "η", "",
                      ICL_TR("Learning rate of the last step."), Role::Parameter, Scale::Linear});
  return channels;
}

int shownLayersOf(const Shape& shape) {
  return shape.runningEstimate() && shape.layers > 1 ? std::min(kShownLayers, shape.layers) : 0;
}

std::vector<Channel> channelsOfLayers(const Values& complete) {
  const Config config = configOf(complete);
  std::vector<Channel> channels;
  if (canExchange(config)) {
    channels.push_back({"routing", ICL_TR("Routing"), "k^{2}", "",
                        ICL_TR("Squared key component on the node that the path has reached, mean "
                               "over levels and held-out contexts: 1 is a perfect router."),
                        Role::Strength, Scale::Linear});
  }
  for (int l = 1; l <= shownLayersOf(Shape::of(config)); ++l) {
    const std::string n = std::to_string(l);
    channels.push_back({"risk." + n, ICL_TR("Risk after some layers"), "R_{" + n + "}", "",
                        ICL_TR("Held-out risk of the running estimate after so many layers."),
                        Role::Loss, Scale::Log});
  }
  return channels;
}

namespace {

std::vector<std::string> layerTargets(const Values& complete) {
  std::vector<std::string> names;
  const int layers = configOf(complete).layers();
  for (int l = 1; l <= layers; ++l) names.push_back("layer." + std::to_string(l));
  return names;
}

Field partingField() {
  Field level;
  level.key = "level";
  level.title = ICL_TR("Level where the paths part");
  level.help = ICL_TR("1: at the root; one more than the tree has levels: never; 0: no patch.");
  level.kind = Kind::Integer;
  level.min = 0;
  level.max = kMaxLevels + 1;
  level.fallback = std::int64_t{1};
  return level;
}

}  // namespace

std::vector<InterventionType> trainingInterventions() {
  Field frozen;
  frozen.key = "frozen";
  frozen.title = ICL_TR("Frozen");
  frozen.kind = Kind::Toggle;
  frozen.fallback = true;
  return {
      {kKeys, ICL_TR("Patch keys"),
       ICL_TR("Held-out contexts pool this layer's answer with the keys of another context, whose "
              "path parts from theirs at the level given; later layers run on what comes of it."),
       partingField(), layerTargets},
      {kTransplant, ICL_TR("Transplant the workspace"),
       ICL_TR("After this layer held-out contexts go on with the workspace of another context, "
              "whose path parts from theirs at the level given: the next keys land on its node."),
       partingField(), layerTargets},
      {kRouters, ICL_TR("Freeze a router"),
       ICL_TR("Holds what chooses the keys of this layer where it is, or lets it go again; "
              "gains and the other layers are trained on."),
       frozen, layerTargets},
  };
}

}  // namespace icl::tree_prior
