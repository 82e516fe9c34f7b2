// The probe `finite-context`: the risk of one predictor at a finite context length.
#include <cmath>
#include <limits>

#include "core/experiments/cross_attention/finite_context.h"
#include "core/experiments/cross_attention/matrix_model.h"
#include "core/experiments/cross_attention/state.h"
#include "core/experiments/cross_attention/test_conditions.h"
#include "core/experiments/cross_attention/theory.h"

namespace icl::cross_attention {
namespace {

enum class Predictor {
  Lca,
  Retrained,
  Lsa,
  LeastSquares,
  InverseRegression,
  KnownScale,
  RawMean,
  MeanResponse,
  Zero,
  Bayes
};

/// Not given: the weights the run has.
constexpr double kOwn = std::numeric_limits<double>::quiet_NaN();
/// Longest prompts that are gone through token by token.
constexpr int kMostTokens = 4096;

struct Arguments {
  int context = 32;
  Predictor predictor = Predictor::Lca;
  double alpha = kOwn, beta = kOwn, gain = kOwn;
  int samples = 20000;
  std::int64_t seed = 1;
};

void addPredictors(SchemaOf<Arguments>& schema) {
  schema.add(&Arguments::predictor, "predictor", ICL_TR("Predictor"))
      .option(Predictor::Lca, "lca", ICL_TR("cross-attention"),
              ICL_TR("The stack set, with the weights alpha and beta."))
      .option(Predictor::Retrained, "lca-retrained", ICL_TR("cross-attention, retrained"),
              ICL_TR("The stack set, with the weights that are best at this context length."))
      .option(Predictor::Lsa, "lsa", ICL_TR("one layer, retrained"),
              ICL_TR("The best multiple of the mean of y x at this context length."))
      .option(Predictor::LeastSquares, "least-squares", ICL_TR("least squares"),
              ICL_TR("Least squares on the prompt: the stack's limit of infinite depth."))
      .option(Predictor::InverseRegression, "inverse-regression", ICL_TR("inverse regression"),
              ICL_TR("Regresses x on y and inverts the model; better than least squares."))
      .option(Predictor::KnownScale, "known-scale", ICL_TR("mean with the scale known"),
              ICL_TR("The mean of y x divided by the task's own eigenvalue s."))
      .option(Predictor::RawMean, "raw-mean", ICL_TR("unscaled mean"),
              ICL_TR("The mean of y x as weights."))
      .option(Predictor::MeanResponse, "mean-response", ICL_TR("mean response"),
              ICL_TR("The mean of the responses y, whatever the query is."))
      .option(Predictor::Zero, "zero", ICL_TR("zero"), ICL_TR("Predicts 0."))
      .option(Predictor::Bayes, "bayes", ICL_TR("Bayes"), ICL_TR("Knows the task."))
      .help(ICL_TR("Whose risk is asked for."));
}

Schema argumentsSchema() {
  SchemaOf<Arguments> schema("finite-context", ICL_TR("Risk at finite context"));
  schema.add(&Arguments::context, "context", ICL_TR("Context length"))
      .range(1, 1e6)
      .unit(ICL_TR("tokens"))
      .help(ICL_TR("Tokens in each prompt."));
  addPredictors(schema);
  return schema.add(&Arguments::alpha, "alpha", ICL_TR("α"))
      .range(-1e6, 1e6)
      .help(ICL_TR("Weight of the skip term; not given: the run's present one."))
      .add(&Arguments::beta, "beta", ICL_TR("β"))
      .range(-1e6, 1e6)
      .help(ICL_TR("Weight of the attention term; not given: the run's present one, or -α with one "
                   "parameter."))
      .add(&Arguments::gain, "gain", ICL_TR("a"))
      .range(-1e6, 1e6)
      .help(ICL_TR("Gain of the residual stream beyond 1 in a self-attention stack; not given: the "
                   "run's present one."))
      .add(&Arguments::samples, "samples", ICL_TR("Sampled contexts"))
      .range(2, 1e7)
      .log()
      .help(ICL_TR("Contexts drawn for the median and where the risk is estimated by Monte Carlo."))
      .add(&Arguments::seed, "seed", ICL_TR("Seed"))
      .range(0, 9007199254740992.0)
      .help(ICL_TR("Seed of the contexts drawn."))
      .build();
}

ScalarStack stackFor(const Config& config, const State& state, const Values& values) {
  const auto chosen = [&](const char* key, double own) {
    return std::isnan(values.real(key)) ? own : values.real(key);
  };
  const double alpha = chosen("alpha", state.alpha), gain = chosen("gain", state.gain);
  const double beta = config.oneParameter() ? -alpha : chosen("beta", state.beta);
  return ScalarStack(config, alpha, beta, gain);
}

ProbeResult answer(double risk, double error = 0) {
  ProbeResult result;
  result.values = {{"risk", risk}, {"standard_error", error}};
  return result;
}

/// The mean, unless the risk is known exactly, with the median beside it and what makes them part.
ProbeResult answer(const PromptLosses& sample, std::optional<double> exact) {
  const FiniteRisk mean = sample.mean();
  ProbeResult result = exact ? answer(*exact) : answer(mean.risk, mean.standard_error);
  result.values.emplace_back("median", sample.median());
  if (!sample.diverging) return result;
  result.values.emplace_back("diverging", *sample.diverging);
  if (*sample.diverging == 0) return result;
  result.text = Message{ICL_TR("%1 % of prompts diverge at this length: their largest eigenvalue "
                               "makes every further layer grow, so that few prompts make the mean. "
                               "Half of the prompts have a loss below %2."),
                        {shortNumber(100 * *sample.diverging), shortNumber(sample.median())}}
                    .text();
  return result;
}

Error longSoftmax() {
  return Error{Message{ICL_TR("softmax attention goes through every token: choose a context of at "
                              "most %1"),
                       {std::to_string(kMostTokens)}},
               "context"};
}

Result<ProbeResult> runStack(const Config& config, const ScalarStack& stack, int context,
                             const MonteCarlo& how) {
  if (config.attention == Attention::Softmax && context > kMostTokens) return longSoftmax();
  std::optional<double> exact;
  if (config.attention != Attention::Softmax && !config.query_as_key) {
    exact = exactStackRisk(lawOf(config), stack, config.dimension(), context);
  }
  return answer(stackLosses(config, {}, stack, context, how), exact);
}

/// Untied layers and matrices as they are, on sampled prompts.
Result<ProbeResult> runLayered(const Config& config, const State& state, int context,
                               const MonteCarlo& how) {
  if (context > kMostTokens && config.attention == Attention::Softmax) return longSoftmax();
  PromptLosses sample;
  sample.losses = lossesOf(config, state, context, how.samples, how.seed);
  return answer(sample, {});
}

Result<ProbeResult> runRetrained(const Config& config, int context, const MonteCarlo& how) {
  const ContextMinimum best = minimiserAtContext(config, context, how);
  const ScalarWeights w = best.weights;
  auto result = runStack(config, {Stack::of(config), w}, context, how);
  if (!result) return result;
  result->values.emplace_back("alpha", w.alpha);
  result->values.emplace_back("beta", w.beta);
  if (Stack::of(config).trains_gain) result->values.emplace_back("gain", w.gain);
  return result;
}

Result<ProbeResult> runBaseline(const Config& config, const std::string& predictor, int context,
                                const MonteCarlo& how) {
  if (predictor == "inverse-regression" && config.evenNoise()) {
    return answer(inverseRegressionLosses(config, {}, context, how), {});
  }
  const auto risk = baselineAtContext(config, predictor, context, how);
  if (!risk) return risk.error();
  ProbeResult result = answer(risk->risk, risk->standard_error);
  if (predictor == "lsa") {
    const Law law = lawOf(config);
    result.values.emplace_back("gamma", law.moment(1) / tokenMeanCost(config, {}, law, context));
  }
  return result;
}

/// Refused where a value is beyond every number.
Result<ProbeResult> finite(ProbeResult result) {
  for (const auto& [label, value] : result.values) {
    if (std::isfinite(value)) continue;
    return Error{Message{ICL_TR("%1 is larger than a number can hold: choose weights nearer 0, "
                                "fewer layers or a longer context"),
                         {label}},
                 "alpha"};
  }
  return result;
}

Result<ProbeResult> run(const Snapshot& snapshot, const Values& values, std::stop_token stop) {
  const Config config = configOf(snapshot.config());
  const int context = static_cast<int>(values.integer("context"));
  const MonteCarlo how{static_cast<int>(values.integer("samples")),
                       static_cast<std::uint64_t>(values.integer("seed")), stop};
  const std::string& predictor = values.text("predictor");
  Result<ProbeResult> result = ProbeResult{};
  const bool own = std::isnan(values.real("alpha")) && std::isnan(values.real("beta"));
  if (predictor == "lca" && config.layered() && own) {
    result = runLayered(config, stateOf(snapshot), context, how);
  } else if (predictor == "lca") {
    result = runStack(config, stackFor(config, stateOf(snapshot), values), context, how);
  } else if (predictor == "lca-retrained") {
    result = runRetrained(config, context, how);
  } else {
    result = runBaseline(config, predictor, context, how);
  }
  if (stop.stop_requested()) return Error{ICL_TR("stopped before the answer was complete")};
  return result ? finite(std::move(result).value()) : result;
}

}  // namespace

ProbeType finiteContextProbe() {
  return {"finite-context",
          ICL_TR("Risk at finite context"),
          ICL_TR("The risk at a finite context length of the stack, of one retrained layer, of "
                 "least squares, of inverse regression and of simpler predictors: exact where it "
                 "can be, else a Monte Carlo mean with its standard error."),
          argumentsSchema(),
          {{"risk", ICL_TR("mean squared error on the query")},
           {"standard_error", ICL_TR("of the Monte Carlo mean; 0 where the risk is exact")},
           {"median", ICL_TR("half of the sampled prompts have a smaller loss")},
           {"diverging", ICL_TR("share of prompts on which ever deeper stacks diverge")},
           {"gamma", ICL_TR("the best scale of one layer")},
           {"alpha", ICL_TR("retrained α")},
           {"beta", ICL_TR("retrained β")},
           {"gain", ICL_TR("retrained gain of a self-attention stack")}},
          run};
}

}  // namespace icl::cross_attention
