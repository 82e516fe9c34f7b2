// The probe `ablation`: one change, retrained and with the weights reused, exact at infinite
// context and on the same sampled prompts at a finite one.
#include <cmath>

#include "core/experiments/cross_attention/ablated_minimum.h"
#include "core/experiments/cross_attention/ablations.h"
#include "core/experiments/cross_attention/probes_parts.h"
#include "core/experiments/cross_attention/state.h"
#include "core/experiments/cross_attention/theory.h"

namespace icl::cross_attention {
namespace {

enum class Choice : std::size_t {};

struct Arguments {
  Choice change{};
  int context = 0;
  double label_noise2 = 1;
  int samples = 20000;
  std::int64_t seed = 1;
};

Schema argumentsSchema() {
  SchemaOf<Arguments> schema("ablation", ICL_TR("Ablation"));
  schema.add(&Arguments::change, "change", ICL_TR("Change"));
  for (std::size_t i = 0; i < ablations().size(); ++i) {
    const Ablation& ablation = ablations()[i];
    schema.option(static_cast<Choice>(i), ablation.key, ablation.title, ablation.help);
  }
  return schema.help(ICL_TR("What is changed in the model that is set, or in its prompts at test."))
      .add(&Arguments::context, "context", ICL_TR("Context length"))
      .range(0, 4096)
      .unit(ICL_TR("tokens"))
      .help(ICL_TR("Above 0, both models are also compared on sampled prompts of this length, each "
                   "with its best weights of infinite context."))
      .add(&Arguments::label_noise2, "label-noise2", ICL_TR("Label noise"))
      .range(0, 100)
      .help(ICL_TR("Variance of the noise on the responses, for the change label-noise."))
      .add(&Arguments::samples, "samples", ICL_TR("Sampled contexts"))
      .range(2, 1e6)
      .log()
      .help(ICL_TR("Prompts drawn for the comparison at a finite context."))
      .add(&Arguments::seed, "seed", ICL_TR("Seed"))
      .range(0, 9007199254740992.0)
      .help(ICL_TR("Seed of these prompts."))
      .build();
}

ScalarWeights weightsOf(const Minimum& minimum) {
  return {minimum.alpha.value_or(0), minimum.beta.value_or(0), minimum.gain.value_or(0)};
}

void add(ProbeResult& result, const char* label, double value) {
  result.values.emplace_back(label, value);
}

void addRetrained(ProbeResult& result, const Minimum& minimum, const PopulationLoss& loss) {
  if (minimum.alpha) add(result, "alpha", *minimum.alpha);
  if (minimum.beta) add(result, "beta", *minimum.beta);
  if (minimum.gain) add(result, "gain", *minimum.gain);
  add(result, "excess", minimum.excess);
  if (minimum.log10_excess) add(result, "log10_excess", *minimum.log10_excess);
  add(result, "risk", loss.bayes() + minimum.excess);
  add(result, "bayes_risk", loss.bayes());
}

/// At infinite context noise on the responses averages out of what the stack sees, and is left on
/// the response that is to be predicted: the same weights, every risk higher by its variance.
void addLabelNoise(ProbeResult& result, double variance) {
  for (auto& [label, value] : result.values) {
    if (label.find("risk") != std::string::npos) value += variance;
  }
}

/// What is known beyond the retrained optimum.
void addRemarks(ProbeResult& result, const std::string& change, const Variant& variant,
                int context) {
  const Law& law = variant.loss.law();
  if (change == "no-skip-data" || change == "skip-first") {
    const PowerFloor floor = powerFloorOf(law);
    add(result, "floor_excess", floor.excess);
    add(result, "floor_scale", floor.scale);
    add(result, "floor_rate", floor.rate);
  }
  if (change == "no-skip-zero") {  // both readings of "the sample mean"
    add(result, "mean_response_risk", context > 0 ? 1 + 1.0 / context : 1);
    add(result, "raw_mean_risk", 1 - 2 * law.moment(1) + law.moment(1, 1));
    add(result, "scaled_mean_risk", 1 - law.moment(1) * law.moment(1) / law.moment(1, 1));
  }
  if (change == "readout-ff") {  // F = Λ⁻¹ X exactly, in both places
    double excess = 0;
    for (std::size_t i = 0; i < law.size(); ++i) {
      const double q = 1 - 1 / law.s[i];
      excess += law.omega[i] * q * q;
    }
    add(result, "whitened_risk", law.bayes() + excess);
  }
}

void addTestBaselines(ProbeResult& result, const Config& config, const Variant& variant) {
  const Law trained = lawOf(config), &law = variant.loss.law();
  const double scale = trained.moment(1) / trained.moment(1, 1);
  add(result, "lsa_risk_reused", 1 - 2 * scale * law.moment(1) + scale * scale * law.moment(1, 1));
}

Result<ProbeResult> run(const Snapshot& snapshot, const Values& arguments, std::stop_token stop) {
  const Config config = configOf(snapshot.config());
  const std::string change = arguments.text("change");
  const Ablation& ablation = *findAblation(change);
  const int context = static_cast<int>(arguments.integer("context"));
  const PopulationLoss whole(config);
  const Minimum trained = minimiserOf(whole);
  const Variant variant = changed(config, ablation);
  const Minimum retrained = minimiserOf(variant.loss);

  ProbeResult result;
  addRetrained(result, retrained, variant.loss);
  const ScalarWeights reused = weightsOf(trained);
  const double excess = variant.loss.excess(reused.alpha, reused.beta, reused.gain);
  if (reusable(config, ablation) && std::isfinite(excess)) {
    add(result, "excess_reused", excess);
    add(result, "risk_reused", variant.loss.bayes() + excess);
  }
  addRemarks(result, change, variant, context);
  if (ablation.ofTest()) addTestBaselines(result, config, variant);
  const bool label_noise = change == "label-noise";
  if (label_noise) addLabelNoise(result, arguments.real("label-noise2"));
  if (context == 0) return result;
  if (label_noise) {
    return Error{ICL_TR("label-noise is a result about infinite context: leave context at 0"),
                 "context"};
  }

  const MonteCarlo how{static_cast<int>(arguments.integer("samples")),
                       static_cast<std::uint64_t>(arguments.integer("seed")), stop};
  const ScalarWeights chosen = ablation.ofTest() ? reused : weightsOf(retrained);
  const PairedRisk pair = pairedRisk(variant, chosen, config, reused, context, how);
  if (stop.stop_requested()) return Error{ICL_TR("stopped before the answer was complete")};
  add(result, "context_risk", pair.changed);
  add(result, "context_risk_unchanged", pair.unchanged);
  add(result, "context_difference", pair.difference);
  add(result, "standard_error", pair.standard_error);
  add(result, "context_median_difference", pair.median_difference);
  return result;
}

std::vector<std::pair<std::string, std::string>> labels() {
  return {
      {"excess", ICL_TR("excess after retraining")},
      {"log10_excess", ICL_TR("its logarithm")},
      {"excess_reused", ICL_TR("excess with the full model's best weights; absent where they mean "
                               "something else")},
      {"risk", ICL_TR("loss after retraining")},
      {"risk_reused", ICL_TR("loss with the full model's best weights")},
      {"bayes_risk", ICL_TR("risk with the task known, on the changed prompts")},
      {"alpha", ICL_TR("retrained α; absent where nothing is left to train")},
      {"beta", ICL_TR("retrained β; absent where nothing is left to train")},
      {"gain", ICL_TR("retrained gain a of a self-attention stack")},
      {"floor_excess", ICL_TR("excess that no depth goes below, with p(s) = c exp(−b s)")},
      {"floor_scale", ICL_TR("c of that limit")},
      {"floor_rate", ICL_TR("b of that limit")},
      {"mean_response_risk", ICL_TR("risk of predicting the mean of the context's responses")},
      {"raw_mean_risk", ICL_TR("risk of the unscaled mean of y x as weights")},
      {"scaled_mean_risk", ICL_TR("risk of its best multiple: one layer")},
      {"whitened_risk", ICL_TR("risk with F = Λ⁻¹ X exactly in both places")},
      {"lsa_risk_reused", ICL_TR("risk of one layer with the scale that is best in training")},
      {"context_risk", ICL_TR("risk of the changed model at the context length given")},
      {"context_risk_unchanged", ICL_TR("risk of the model that is set, on the same prompts")},
      {"context_difference", ICL_TR("difference of the two")},
      {"standard_error", ICL_TR("of the difference")},
      {"context_median_difference", ICL_TR("median of the difference over prompts")},
  };
}

}  // namespace

ProbeType ablationProbe() {
  return {"ablation",
          ICL_TR("Ablation"),
          ICL_TR("What one change of the model, or of its prompts at test, costs: with the weights "
                 "retrained, with the full model's best weights reused, and at a finite context."),
          argumentsSchema(),
          labels(),
          run};
}

}  // namespace icl::cross_attention
