#include "core/experiments/mixture/theory.h"

#include <cmath>

#include "core/experiments/mixture/config.h"

namespace icl::mixture {

std::vector<Reference> references(const Values& complete) {
  const Config config = configOf(complete);
  const ChanceLevels chance = chanceOf(config.task());
  const auto line = [](const char* key, const char* title, const char* channel, double level) {
    Reference reference;
    reference.key = key;
    reference.title = title;
    reference.channel = channel;
    reference.kind = Reference::Kind::Baseline;
    reference.level = level;
    return reference;
  };
  return {
      line("blind_loss", ICL_TR("blind guess, log L"), "loss", std::log(1 / chance.blind)),
      line("context", ICL_TR("a random label of the context"), "icl", chance.context),
      line("blind", ICL_TR("any label"), "icl", chance.blind),
      line("context_flipped", ICL_TR("a random label of the context"), "icl_flipped",
           chance.context_seen),
      line("blind_flipped", ICL_TR("any label"), "icl_flipped", chance.blind),
      line("blind_iwl", ICL_TR("any label"), "iwl", chance.blind),
      line("blind_accuracy", ICL_TR("any label"), "accuracy", chance.blind),
      line("blind_test", ICL_TR("any label"), "test", chance.blind),
  };
}

std::map<std::string, double> levels(const Values& complete) {
  const ChanceLevels chance = chanceOf(configOf(complete).task());
  return {{"blind", chance.blind},
          {"context", chance.context},
          {"context_flipped", chance.context_seen},
          {"context_iwl", chance.context_iwl},
          {"present_iwl", chance.present_iwl},
          {"transition", chance.transition}};
}

std::vector<Equation> equations(const Values& complete) {
  const Config config = configOf(complete);
  const bool gated = config.activation == Activation::SwiGlu;
  const std::string source = "arXiv 2601.20796";
  const std::string norm = config.rms_norm ? "Norm(x)" : "x";
  const std::string project = config.shape().project ? "W_{O} " : "";
  std::vector<Equation> out;
  if (config.paired()) {
    out.push_back(
        {ICL_TR("Sequence"), "a_{1} b_{1} y_{1} … a_{N} b_{N} y_{N} a_{q} b_{q} → y_{q}", source});
  } else {
    out.push_back({ICL_TR("Sequence"), "x_{1} y_{1} … x_{N} y_{N} x_{q} → y_{q}", source});
  }
  out.push_back({ICL_TR("Item of class k"), "x = (μ_{k} + ε g/√D)/√(1 + ε^{2})", source});
  if (config.paired()) {
    const bool large = config.projector == ProjectorSize::Large;
    out.push_back({ICL_TR("Projector"),
                   (large ? "b = P_{3} GELU(P_{2} GELU(P_{1}" : "b = P_{2} GELU(P_{1}") +
                       std::string(config.encoded ? "f(x_{2})" : "x_{2}") + (large ? "))" : ")"),
                   source});
  }
  out.push_back({ICL_TR("Attention"), "x ← x + s " + project + "softmax(q k^{T}/√h) v", source});
  out.push_back(
      {ICL_TR("Feed-forward layer"),
       gated ? "x ← x + s W_{3}(SiLU(W_{1}x) ∘ W_{2}x)" : "x ← x + s W_{3} SiLU(W_{1}x ∘ W_{2}x)",
       source});
  out.push_back({ICL_TR("Read-out"), "p = softmax(W_{out} " + norm + ")", source});
  out.push_back({ICL_TR("Loss"), "L = −log p(y_{q}) = {loss}", source});
  out.push_back({ICL_TR("In context, in weights"), "a_{ICL} = {icl},  a_{IWL} = {iwl}", source});
  return out;
}

}  // namespace icl::mixture
