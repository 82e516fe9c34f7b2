// The probe `finite-context`: the risk of one predictor at a finite context length.
#include <cmath>
#include <limits>

#include "core/experiments/cross_attention/finite_context.h"
#include "core/experiments/cross_attention/state.h"
#include "core/experiments/cross_attention/theory.h"

namespace icl::cross_attention {
namespace {

enum class Predictor { Lca, Lsa, LeastSquares, InverseRegression };

/// Not given: the weights the run has.
constexpr double kOwn = std::numeric_limits<double>::quiet_NaN();

struct Arguments {
  int context = 32;
  Predictor predictor = Predictor::Lca;
  double alpha = kOwn, beta = kOwn;
  int samples = 20000;
  std::int64_t seed = 1;
};

Schema argumentsSchema() {
  return SchemaOf<Arguments>("finite-context", ICL_TR("Risk at finite context"))
      .add(&Arguments::context, "context", ICL_TR("Context length"))
      .range(1, 1e6)
      .unit(ICL_TR("tokens"))
      .help(ICL_TR("Tokens in each prompt."))
      .add(&Arguments::predictor, "predictor", ICL_TR("Predictor"))
      .option(Predictor::Lca, "lca", ICL_TR("cross-attention"),
              ICL_TR("The stack set, with the weights alpha and beta."))
      .option(Predictor::Lsa, "lsa", ICL_TR("one layer, retrained"),
              ICL_TR("The best multiple of the mean of y x at this context length."))
      .option(Predictor::LeastSquares, "least-squares", ICL_TR("least squares"),
              ICL_TR("Least squares on the prompt: the stack's limit of infinite depth."))
      .option(Predictor::InverseRegression, "inverse-regression", ICL_TR("inverse regression"),
              ICL_TR("Regresses x on y and inverts the model; better than least squares."))
      .help(ICL_TR("Whose risk is asked for."))
      .add(&Arguments::alpha, "alpha", ICL_TR("α"))
      .range(-1e6, 1e6)
      .help(ICL_TR("Weight of the skip term; not given: the run's present one."))
      .add(&Arguments::beta, "beta", ICL_TR("β"))
      .range(-1e6, 1e6)
      .help(ICL_TR("Weight of the attention term; not given: the run's present one, or -α with one "
                   "parameter."))
      .add(&Arguments::samples, "samples", ICL_TR("Sampled contexts"))
      .range(2, 1e7)
      .log()
      .help(ICL_TR("Contexts drawn where the risk is estimated by Monte Carlo."))
      .add(&Arguments::seed, "seed", ICL_TR("Seed"))
      .range(0, 9007199254740992.0)
      .help(ICL_TR("Seed of the contexts drawn."))
      .build();
}

ScalarStack stackFor(const Config& config, const State& state, const Values& values) {
  const double given_alpha = values.real("alpha"), given_beta = values.real("beta");
  const double alpha = std::isnan(given_alpha) ? state.alpha : given_alpha;
  if (config.parameters == Parameters::One) return ScalarStack(config, alpha, -alpha);
  return ScalarStack(config, alpha, std::isnan(given_beta) ? state.beta : given_beta);
}

ProbeResult answer(const FiniteRisk& risk) {
  ProbeResult result;
  result.values = {{"risk", risk.risk}, {"standard_error", risk.standard_error}};
  return result;
}

Result<ProbeResult> run(const Snapshot& snapshot, const Values& values, std::stop_token stop) {
  const Config config = configOf(snapshot.config());
  const int context = static_cast<int>(values.integer("context"));
  const MonteCarlo how{static_cast<int>(values.integer("samples")),
                       static_cast<std::uint64_t>(values.integer("seed")), stop};
  const std::string& predictor = values.text("predictor");
  if (predictor == "inverse-regression") {
    return answer(inverseRegressionRisk(config, context, how));
  }
  const Law law = lawOf(config);
  if (predictor == "lsa") {
    const ScalarLsa best = lsaAtContext(law, config.dimension(), context);
    ProbeResult result = answer({best.risk, 0});
    result.values.emplace_back("gamma", best.gamma);
    return result;
  }
  if (predictor == "least-squares") {
    const auto risk = leastSquaresRisk(law, config.dimension(), context);
    if (!risk) return risk.error();
    return answer({*risk, 0});
  }
  const ScalarStack stack = stackFor(config, stateOf(snapshot), values);
  if (const auto exact = exactStackRisk(law, stack, config.dimension(), context)) {
    return answer({*exact, 0});
  }
  return answer(sampledStackRisk(config, stack, context, how));
}

}  // namespace

ProbeType finiteContextProbe() {
  return {"finite-context",
          ICL_TR("Risk at finite context"),
          ICL_TR("The risk at a finite context length of the stack, of one retrained layer, of "
                 "least squares or of inverse regression: exact where it can be, else a Monte "
                 "Carlo mean with its standard error."),
          argumentsSchema(),
          {{"risk", ICL_TR("mean squared error on the query")},
           {"standard_error", ICL_TR("of the Monte Carlo mean; 0 where the risk is exact")},
           {"gamma", ICL_TR("the best scale of one layer")}},
          run};
}

}  // namespace icl::cross_attention
