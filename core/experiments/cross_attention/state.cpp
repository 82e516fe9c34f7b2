#include "core/experiments/cross_attention/state.h"

#include <algorithm>
#include <array>

#include "core/experiments/cross_attention/trained_model.h"

namespace icl::cross_attention {
namespace {

struct StoredNumber {
  const char* name;
  double (*read)(const State&);
  void (*write)(State&, double);
  bool in_all = true;  // else it came later, and is 0 in checkpoints from before
  bool scalar = true;  // of runs with scalar weights alone
};

// One scalar tensor each: a checkpoint stays readable by any safetensors tool.
const std::array<StoredNumber, 13> kNumbers{{
    {"alpha", [](const State& s) { return s.alpha; }, [](State& s, double v) { s.alpha = v; }},
    {"beta", [](const State& s) { return s.beta; }, [](State& s, double v) { s.beta = v; }},
    {"time", [](const State& s) { return s.time; }, [](State& s, double v) { s.time = v; }, true,
     false},
    {"time_rest", [](const State& s) { return s.time_rest; },
     [](State& s, double v) { s.time_rest = v; }, true, false},
    {"step_size", [](const State& s) { return s.step_size; },
     [](State& s, double v) { s.step_size = v; }, true, false},
    {"batch_loss", [](const State& s) { return s.batch_loss; },
     [](State& s, double v) { s.batch_loss = v; }, true, false},
    {"alpha_frozen", [](const State& s) { return s.alpha_frozen ? 1.0 : 0.0; },
     [](State& s, double v) { s.alpha_frozen = v != 0; }},
    {"beta_frozen", [](const State& s) { return s.beta_frozen ? 1.0 : 0.0; },
     [](State& s, double v) { s.beta_frozen = v != 0; }},
    {"gain", [](const State& s) { return s.gain; }, [](State& s, double v) { s.gain = v; }, false},
    {"gain_frozen", [](const State& s) { return s.gain_frozen ? 1.0 : 0.0; },
     [](State& s, double v) { s.gain_frozen = v != 0; }, false},
    {"batch_gradient", [](const State& s) { return s.batch_gradient; },
     [](State& s, double v) { s.batch_gradient = v; }, false, false},
    {"radius", [](const State& s) { return s.radius; }, [](State& s, double v) { s.radius = v; },
     false, false},
    {"adam_steps", [](const State& s) { return s.adam_steps; },
     [](State& s, double v) { s.adam_steps = v; }, false, false},
}};

struct List {
  const char* name;
  std::vector<double> State::*member;
};
const std::array<List, 4> kLists{{{"frozen", &State::frozen},
                                  {"direction", &State::direction},
                                  {"adam_first", &State::adam_first},
                                  {"adam_second", &State::adam_second}}};

const Snapshot::Tensor* stored(const std::vector<Snapshot::Tensor>& tensors, const char* name) {
  const auto found =
      std::find_if(tensors.begin(), tensors.end(), [&](const auto& t) { return t.name == name; });
  return found == tensors.end() ? nullptr : &*found;
}

}  // namespace

std::size_t StateSnapshot::bytes() const {
  // A map node a setting: key, value and pointers, about 160 bytes.
  std::size_t numbers = state_.theta.size();
  for (const List& list : kLists) numbers += (state_.*list.member).size();
  return sizeof(*this) + config_.map().size() * 160 + numbers * sizeof(double);
}

std::vector<Snapshot::Tensor> StateSnapshot::tensors() const {
  const Config config = configOf(config_);
  std::vector<Tensor> out;
  if (config.layered()) out = trainedTensors(config, state_.theta);
  for (const StoredNumber& part : kNumbers) {
    if (part.scalar && config.layered()) continue;
    out.push_back({part.name, {1}, {part.read(state_)}});
  }
  for (const List& list : kLists) {
    const auto& values = state_.*list.member;
    if (!values.empty()) out.push_back({list.name, {values.size()}, values});
  }
  return out;
}

Result<State> stateFromTensors(const std::vector<Snapshot::Tensor>& tensors, const Config& config) {
  State state;
  if (config.layered()) {
    auto theta = thetaFromTensors(config, tensors);
    if (!theta) return theta.error();
    state.theta = std::move(theta).value();
  }
  for (const StoredNumber& part : kNumbers) {
    if (part.scalar && config.layered()) continue;
    const auto* found = stored(tensors, part.name);
    if (found == nullptr && !part.in_all) continue;
    if (found == nullptr || found->data.size() != 1) {
      return Error{Message{ICL_TR("the checkpoint of a cross-attention run must hold one number "
                                  "named %1"),
                           {part.name}},
                   part.name};
    }
    part.write(state, found->data.front());
  }
  // What the optimiser remembers of other weights says nothing about these.
  const std::size_t size = config.layered() ? state.theta.size() : 3;
  for (const List& list : kLists) {
    const auto* found = stored(tensors, list.name);
    const std::size_t wanted =
        list.member == &State::frozen && config.layered() ? trainedNames(config).size() : size;
    if (found != nullptr && found->data.size() == wanted) state.*list.member = found->data;
  }
  if (state.adam_first.empty()) state.adam_steps = 0;
  if (state.direction.empty()) state.radius = 0;
  return state;
}

const State& stateOf(const Snapshot& snapshot) {
  const auto* own = dynamic_cast<const StateSnapshot*>(&snapshot);
  ICL_CHECK(own != nullptr, "a snapshot of another experiment");
  return own->state();
}

}  // namespace icl::cross_attention
