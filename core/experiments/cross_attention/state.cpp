#include "core/experiments/cross_attention/state.h"

#include <algorithm>
#include <array>

namespace icl::cross_attention {
namespace {

struct Part {
  const char* name;
  double (*read)(const State&);
  void (*write)(State&, double);
  bool in_all = true;  // else it came later, and is 0 in checkpoints from before
};

// One scalar tensor each: a checkpoint stays readable by any safetensors tool.
const std::array<Part, 10> kParts{{
    {"alpha", [](const State& s) { return s.alpha; }, [](State& s, double v) { s.alpha = v; }},
    {"beta", [](const State& s) { return s.beta; }, [](State& s, double v) { s.beta = v; }},
    {"time", [](const State& s) { return s.time; }, [](State& s, double v) { s.time = v; }},
    {"time_rest", [](const State& s) { return s.time_rest; },
     [](State& s, double v) { s.time_rest = v; }},
    {"step_size", [](const State& s) { return s.step_size; },
     [](State& s, double v) { s.step_size = v; }},
    {"batch_loss", [](const State& s) { return s.batch_loss; },
     [](State& s, double v) { s.batch_loss = v; }},
    {"alpha_frozen", [](const State& s) { return s.alpha_frozen ? 1.0 : 0.0; },
     [](State& s, double v) { s.alpha_frozen = v != 0; }},
    {"beta_frozen", [](const State& s) { return s.beta_frozen ? 1.0 : 0.0; },
     [](State& s, double v) { s.beta_frozen = v != 0; }},
    {"gain", [](const State& s) { return s.gain; }, [](State& s, double v) { s.gain = v; }, false},
    {"gain_frozen", [](const State& s) { return s.gain_frozen ? 1.0 : 0.0; },
     [](State& s, double v) { s.gain_frozen = v != 0; }, false},
}};

}  // namespace

std::size_t StateSnapshot::bytes() const {
  // A map node a setting: key, value and pointers, about 160 bytes.
  return sizeof(*this) + config_.map().size() * 160;
}

std::vector<Snapshot::Tensor> StateSnapshot::tensors() const {
  std::vector<Tensor> out;
  for (const Part& part : kParts) out.push_back({part.name, {1}, {part.read(state_)}});
  return out;
}

Result<State> stateFromTensors(const std::vector<Snapshot::Tensor>& tensors) {
  State state;
  for (const Part& part : kParts) {
    const auto found = std::find_if(tensors.begin(), tensors.end(),
                                    [&](const auto& t) { return t.name == part.name; });
    if (found == tensors.end() && !part.in_all) continue;
    if (found == tensors.end() || found->data.size() != 1) {
      return Error{Message{ICL_TR("the checkpoint of a cross-attention run must hold one number "
                                  "named %1"),
                           {part.name}},
                   part.name};
    }
    part.write(state, found->data.front());
  }
  return state;
}

const State& stateOf(const Snapshot& snapshot) {
  const auto* own = dynamic_cast<const StateSnapshot*>(&snapshot);
  ICL_CHECK(own != nullptr, "a snapshot of another experiment");
  return own->state();
}

}  // namespace icl::cross_attention
