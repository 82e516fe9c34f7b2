#include "core/experiments/cross_attention/stack.h"

namespace icl::cross_attention {

Stack Stack::of(const Config& config) {
  Stack stack;
  stack.parameters = config.oneParameter() ? Parameters::One : Parameters::Two;
  stack.depth = config.depth;
  stack.reinjection = config.reinjection;
  stack.start = config.start;
  stack.attention = config.attention;
  stack.kind = config.stack;
  stack.residual = config.residual;
  stack.trains_gain = config.stack == StackKind::Self && config.residual_gain;
  stack.readout = config.stack == StackKind::Self ? Readout::Ff : config.readout;
  return stack;
}

int Stack::power() const {
  if (reinjection == Reinjection::EveryLayer) return start == Start::Data ? depth + 1 : depth;
  return reinjection == Reinjection::FirstLayer ? depth - 1 : depth;
}

bool Stack::constant() const {
  if (attention == Attention::Off) return true;
  if (self()) return false;
  const int degree = reinjection == Reinjection::None || start == Start::Data ? depth : depth - 1;
  return degree == 0;
}

}  // namespace icl::cross_attention
