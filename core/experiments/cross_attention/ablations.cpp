#include "core/experiments/cross_attention/ablations.h"

#include <array>

#include "core/experiments/cross_attention/context_spectra.h"
#include "core/experiments/cross_attention/finite_context.h"
#include "core/experiments/cross_attention/token_risk.h"
#include "core/math/statistics.h"

namespace icl::cross_attention {
namespace {

/// The test settings without any shift.
void clearTest(Config& c) {
  c.test_noise2 = c.test_noise2_1 = c.test_noise2_2 = c.test_noise2_3 = c.test_noise2_4 = 0;
  c.test_missing_modality = 0;
  c.test_norm_scale = 1;
}

void keepNoise(Config& c) {
  const double noise = c.test_noise2;
  clearTest(c);
  c.test_noise2 = noise;
}

void keepMissing(Config& c) {
  const int missing = c.test_missing_modality;
  clearTest(c);
  c.test_missing_modality = missing;
}

void keepModalityNoise(Config& c) {
  const Config from = c;
  clearTest(c);
  c.test_noise2_1 = from.test_noise2_1;
  c.test_noise2_2 = from.test_noise2_2;
  c.test_noise2_3 = from.test_noise2_3;
  c.test_noise2_4 = from.test_noise2_4;
}

void keepNorm(Config& c) {
  const double scale = c.test_norm_scale;
  clearTest(c);
  c.test_norm_scale = scale;
}

void noSkip(Config& c, Start start) {
  c.reinjection = Reinjection::None;
  c.start = start;
}

void useSelfAttention(Config& c, bool gain) {
  c.stack = StackKind::Self;
  c.residual_gain = gain;
}

constexpr std::array<Ablation, 17> kAblations{{
    {"no-skip-zero", ICL_TR("no skip, start from zero"),
     ICL_TR("nothing enters the stack, which predicts zero"),
     [](Config& c) { noSkip(c, Start::Zero); }, nullptr},
    {"no-skip-data", ICL_TR("no skip, start from the data"),
     ICL_TR("P(s) = α (1 + β s)ᵀ, where α is the scale of the start"),
     [](Config& c) { noSkip(c, Start::Data); }, nullptr},
    {"skip-first", ICL_TR("skip in the first layer only"), ICL_TR("P(s) = α (1 + β s)ᵀ⁻¹"),
     [](Config& c) {
       c.reinjection = Reinjection::FirstLayer;
       c.start = Start::Zero;
     },
     nullptr},
    {"no-attention", ICL_TR("no attention"),
     ICL_TR("P(s) = T α, a scaled mean: one layer of self-attention"),
     [](Config& c) { c.attention = Attention::Off; }, nullptr},
    {"no-residual", ICL_TR("no residual stream"), ICL_TR("P(s) = α (1 + β s + … + (β s)ᵀ⁻¹)"),
     [](Config& c) { c.residual = false; }, nullptr},
    {"depth-one", ICL_TR("one layer"), ICL_TR("P(s) = α: one layer of self-attention"),
     [](Config& c) { c.depth = 1; }, nullptr},
    {"readout-ff", ICL_TR("F in both places of the readout"), ICL_TR("p(s) = P(s)²"),
     [](Config& c) { c.readout = Readout::Ff; }, nullptr},
    {"self-plain", ICL_TR("self-attention stack"),
     ICL_TR("F ← F + β F Fᵀ F/L from X, read out α times with F in both places"),
     [](Config& c) { useSelfAttention(c, false); }, nullptr},
    {"self-gain", ICL_TR("self-attention stack with residual gain"),
     ICL_TR("F ← (1 + a) F + β F Fᵀ F/L: Newton–Schulz steps to the inverse root"),
     [](Config& c) { useSelfAttention(c, true); }, nullptr},
    {"softmax", ICL_TR("softmax attention"),
     ICL_TR("the same at infinite context; give a context to see the difference"),
     [](Config& c) { c.attention = Attention::Softmax; }, nullptr},
    {"query-as-key", ICL_TR("query among the keys"),
     ICL_TR("the same at infinite context; give a context to see the difference"),
     [](Config& c) { c.query_as_key = true; }, nullptr},
    {"label-noise", ICL_TR("noise on the responses"),
     ICL_TR("at infinite context a constant on every risk, with the same best weights"),
     [](Config&) {}, nullptr},
    {"noise", ICL_TR("noise at test"), ICL_TR("prompts have the noise test-noise2"), nullptr,
     keepNoise},
    {"missing-modality", ICL_TR("a modality missing at test"),
     ICL_TR("prompts miss the task in test-missing-modality"), nullptr, keepMissing},
    {"modality-noise", ICL_TR("noise of each modality at test"),
     ICL_TR("prompts have the noises test-noise2-1 and following"), nullptr, keepModalityNoise},
    {"norm-shift", ICL_TR("norm shifted at test"),
     ICL_TR("prompts have tasks test-norm-scale times as long"), nullptr, keepNorm},
    {"test-settings", ICL_TR("all test settings"),
     ICL_TR("prompts are those of all test settings together"), nullptr, [](Config&) {}},
}};

std::vector<double> lossesOf(const Variant& variant, const ScalarWeights& weights, int context,
                             const MonteCarlo& how, bool by_tokens) {
  const ScalarStack stack(Stack::of(variant.config), weights);
  if (!by_tokens) return stackLosses(variant.config, variant.shift, stack, context, how).losses;
  std::vector<double> losses(static_cast<std::size_t>(how.samples));
  TokenRisk(variant.config, variant.shift, context, how).each(stack, 0, losses, {});
  return losses;
}

}  // namespace

std::span<const Ablation> ablations() { return kAblations; }

const Ablation* findAblation(std::string_view key) {
  for (const Ablation& ablation : kAblations) {
    if (key == ablation.key) return &ablation;
  }
  return nullptr;
}

Variant changed(const Config& config, const Ablation& ablation) {
  Config settings = config;
  if (ablation.model != nullptr) {
    ablation.model(settings);
    return Variant(settings);
  }
  ablation.test(settings);
  const TestConditions test = TestConditions::of(settings);
  return Variant(test.config, test.shift);
}

bool reusable(const Config& config, const Ablation& ablation) {
  const Stack before = Stack::of(config), after = changed(config, ablation).loss.stack();
  return before.kind == after.kind && before.trains_gain == after.trains_gain;
}

PairedRisk pairedRisk(const Variant& changed, const ScalarWeights& changed_weights,
                      const Config& unchanged, const ScalarWeights& unchanged_weights, int context,
                      const MonteCarlo& how) {
  const Variant before(unchanged);
  // Prompts are the same only where both are drawn in the same way: as tokens where one needs them.
  const auto asTokens = [](const Config& c) {
    return c.attention == Attention::Softmax || c.query_as_key || !c.evenNoise();
  };
  const bool by_tokens = asTokens(changed.config) || asTokens(unchanged);
  const auto after = lossesOf(changed, changed_weights, context, how, by_tokens);
  const auto base = lossesOf(before, unchanged_weights, context, how, by_tokens);
  RunningMoments mean_after, mean_base, difference;
  PromptLosses differences;
  for (std::size_t i = 0; i < after.size(); ++i) {
    mean_after.add(after[i]);
    mean_base.add(base[i]);
    difference.add(after[i] - base[i]);
    differences.losses.push_back(after[i] - base[i]);
  }
  return {mean_after.mean(), mean_base.mean(), difference.mean(), difference.standardError(),
          differences.median()};
}

}  // namespace icl::cross_attention
