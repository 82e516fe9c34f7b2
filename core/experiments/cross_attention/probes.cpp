#include "core/experiments/cross_attention/probes.h"

#include <cmath>
#include <limits>

#include "core/experiments/cross_attention/finite_context.h"
#include "core/experiments/cross_attention/minimiser.h"
#include "core/experiments/cross_attention/probes_parts.h"
#include "core/experiments/cross_attention/prompt.h"
#include "core/experiments/cross_attention/state.h"
#include "core/experiments/cross_attention/theory.h"

namespace icl::cross_attention {
namespace {

using Named = std::vector<std::pair<std::string, double>>;

struct NoArguments {};

Schema noArguments(const char* id) { return SchemaOf<NoArguments>(id, {}).build(); }

struct PointArguments {
  double alpha = std::numeric_limits<double>::quiet_NaN();
  double beta = std::numeric_limits<double>::quiet_NaN();
  double gain = std::numeric_limits<double>::quiet_NaN();
};

Schema pointArguments() {
  return SchemaOf<PointArguments>("loss", {})
      .add(&PointArguments::alpha, "alpha", ICL_TR("α"))
      .range(-10, 10)
      .help(ICL_TR("Where to evaluate; by default where the run stands."))
      .add(&PointArguments::beta, "beta", ICL_TR("β"))
      .range(-10, 10)
      .help(ICL_TR("Where to evaluate; by default where the run stands. Ignored with one "
                   "parameter."))
      .add(&PointArguments::gain, "gain", ICL_TR("a"))
      .range(-10, 10)
      .help(ICL_TR("Where to evaluate, in a self-attention stack that trains its residual gain; by "
                   "default where the run stands."))
      .build();
}

Named summaryOf(const Config& config) {
  const Baselines b = baselinesOf(config, lawOf(config));
  Named values{{"bayes_risk", b.bayes},       {"lsa_risk", b.lsa_risk},
               {"lsa_gamma", b.lsa_gamma},    {"raw_mean_risk", b.raw_mean},
               {"zero_risk", b.zero},         {"alpha_limit", b.alpha_limit},
               {"contraction", b.contraction}};
  if (b.lsa_matrix_risk) values.emplace_back("lsa_matrix_risk", *b.lsa_matrix_risk);
  if (b.excess_limit) values.emplace_back("excess_limit", *b.excess_limit);
  return values;
}

void append(ProbeResult& result, const Minimum& minimum) {
  if (minimum.alpha) result.values.emplace_back("alpha", *minimum.alpha);
  if (minimum.beta) result.values.emplace_back("beta", *minimum.beta);
  if (minimum.gain) result.values.emplace_back("gain", *minimum.gain);
  result.values.emplace_back("excess", minimum.excess);
  if (minimum.log10_excess) result.values.emplace_back("log10_excess", *minimum.log10_excess);
}

/// For stacks that are not geometric: what to set so that they are.
Error needsSkipEverywhere(const Stack& stack, const char* probe) {
  if (!stack.plain()) {
    return Error{Message{ICL_TR("%1 is a result about the whole cross-attention stack: set stack "
                                "to cross, residual on, readout to xf and attention to linear"),
                         {probe}},
                 "stack"};
  }
  return Error{Message{ICL_TR("%1 is a result about the skip in every layer: set reinjection to "
                              "every-layer"),
                       {probe}},
               "reinjection"};
}

Result<ProbeResult> runLoss(const Snapshot& snapshot, const Values& arguments, std::stop_token) {
  const PopulationLoss loss(configOf(snapshot.config()));
  const State& state = stateOf(snapshot);
  const double alpha = given(arguments, "alpha") ? arguments.real("alpha") : state.alpha;
  const double beta = given(arguments, "beta") ? arguments.real("beta") : state.beta;
  const double gain = given(arguments, "gain") ? arguments.real("gain") : state.gain;
  const Derivatives d = loss.derivatives(alpha, beta, gain);
  if (!std::isfinite(d.excess + d.gradientNorm() + std::abs(d.h_alpha_alpha))) {
    return Error{Message{ICL_TR("the loss at alpha %1 is larger than a number can hold: choose "
                                "weights nearer 0 or fewer layers"),
                         {exactNumber(alpha)}},
                 "alpha"};
  }
  ProbeResult result;
  result.values = {{"loss", loss.bayes() + d.excess},
                   {"excess", d.excess},
                   {"d_alpha", d.d_alpha},
                   {"h_alpha_alpha", d.h_alpha_alpha}};
  if (loss.stack().parameters == Parameters::Two) {
    result.values.emplace_back("d_beta", d.d_beta);
    result.values.emplace_back("h_alpha_beta", d.h_alpha_beta);
    result.values.emplace_back("h_beta_beta", d.h_beta_beta);
  }
  if (loss.stack().trains_gain) {
    result.values.emplace_back("d_gain", d.d_gain);
    result.values.emplace_back("h_alpha_gain", d.h_alpha_gain);
    result.values.emplace_back("h_beta_gain", d.h_beta_gain);
    result.values.emplace_back("h_gain_gain", d.h_gain_gain);
  }
  return result;
}

Result<ProbeResult> runStepLimit(const Snapshot& snapshot, const Values&, std::stop_token) {
  const PopulationLoss loss(configOf(snapshot.config()));
  if (loss.stack().parameters != Parameters::One) {
    return Error{ICL_TR("step-limit is a result about one parameter: set parameters to one"),
                 "parameters"};
  }
  if (!loss.stack().geometric()) return needsSkipEverywhere(loss.stack(), "step-limit");
  const StepLimit limit = stepLimitOf(loss);
  ProbeResult result;
  result.values = {{"step", limit.step},
                   {"curvature_start", limit.curvature_start},
                   {"curvature_minimum", limit.curvature_minimum}};
  return result;
}

Result<ProbeResult> runBarrier(const Snapshot& snapshot, const Values&, std::stop_token) {
  const PopulationLoss loss(configOf(snapshot.config()));
  if (loss.stack().parameters != Parameters::Two) {
    return Error{ICL_TR("barrier is a result about two parameters: set parameters to two"),
                 "parameters"};
  }
  if (!loss.stack().geometric()) return needsSkipEverywhere(loss.stack(), "barrier");
  if (loss.stack().power() < 2) {
    return Error{
        ICL_TR("one layer has no barrier, since beta does not act: set depth to 2 or more"),
        "depth"};
  }
  if (!loss.law().bounded) {
    return Error{ICL_TR("a prior of unbounded norm has no barrier: choose a bounded prior"),
                 "prior"};
  }
  if (loss.law().point()) {
    return Error{ICL_TR("a prior of one norm has no barrier: its minimisers form a curve; choose a "
                        "prior of more than one norm"),
                 "prior"};
  }
  const Barrier barrier = barrierOf(loss);
  ProbeResult result;
  result.values = {{"beta_barrier", barrier.beta},
                   {"excess_barrier", barrier.excess},
                   {"excess_escape", barrier.escape}};
  return result;
}

}  // namespace

ProbeType summaryProbe() {
  return {"summary",
          ICL_TR("Baselines and limits"),
          ICL_TR("Closed forms that need no training: the risk of Bayes, of one layer, of the mean "
                 "and of zero, and where the weights tend to as depth grows."),
          noArguments("summary"),
          {{"bayes_risk", ICL_TR("risk of the Bayes predictor with the task known")},
           {"lsa_risk", ICL_TR("risk of the best single layer of linear attention, Γ = γ I")},
           {"lsa_gamma", ICL_TR("the γ of that layer")},
           {"raw_mean_risk", ICL_TR("risk of the unscaled mean of y x as weights")},
           {"zero_risk", ICL_TR("risk of predicting zero")},
           {"alpha_limit", ICL_TR("best α as depth grows, 2 / (s_low + s_high)")},
           {"contraction", ICL_TR("factor by which a layer shrinks the worst residual")},
           {"lsa_matrix_risk",
            ICL_TR("risk of the best single layer with a free matrix, where the prior is not "
                   "isotropic")},
           {"excess_limit", ICL_TR("excess that no depth removes, under an unbounded norm")}},
          [](const Snapshot& snapshot, const Values&, std::stop_token) -> Result<ProbeResult> {
            ProbeResult result;
            result.values = summaryOf(configOf(snapshot.config()));
            return result;
          }};
}

ProbeType minimiserProbe() {
  return {"minimiser",
          ICL_TR("Minimiser"),
          ICL_TR("The best weights for the depth, the skip and the parameters that are set. Where "
                 "two parameters have no single minimiser (one layer, one norm): β = -α."),
          noArguments("minimiser"),
          {{"alpha", ICL_TR("best α")},
           {"beta", ICL_TR("best β")},
           {"gain", ICL_TR("best gain of a self-attention stack that trains one")},
           {"excess", ICL_TR("loss there, less Bayes")},
           {"log10_excess", ICL_TR("its logarithm, finite at any depth")},
           {"risk", ICL_TR("loss there")}},
          [](const Snapshot& snapshot, const Values&, std::stop_token) -> Result<ProbeResult> {
            const PopulationLoss loss(configOf(snapshot.config()));
            const Minimum minimum = minimiserOf(loss);
            ProbeResult result;
            append(result, minimum);
            result.values.emplace_back("risk", loss.bayes() + minimum.excess);
            return result;
          }};
}

ProbeType lossProbe() {
  return {"loss",
          ICL_TR("Loss and derivatives"),
          ICL_TR("Exact loss at infinite context with its gradient and Hessian. With one parameter "
                 "β = -α and the derivatives are total ones."),
          pointArguments(),
          {{"loss", ICL_TR("loss")},
           {"excess", ICL_TR("loss less Bayes")},
           {"d_alpha", ICL_TR("first derivative in α")},
           {"d_beta", ICL_TR("first derivative in β")},
           {"h_alpha_alpha", ICL_TR("second derivative in α")},
           {"h_alpha_beta", ICL_TR("mixed second derivative")},
           {"h_beta_beta", ICL_TR("second derivative in β")},
           {"d_gain", ICL_TR("first derivative in the gain")},
           {"h_alpha_gain", ICL_TR("mixed second derivative in α and the gain")},
           {"h_beta_gain", ICL_TR("mixed second derivative in β and the gain")},
           {"h_gain_gain", ICL_TR("second derivative in the gain")}},
          runLoss};
}

ProbeType stepLimitProbe() {
  return {"step-limit",
          ICL_TR("Largest stable step"),
          ICL_TR("The largest constant step with which descent of one parameter from α = 0 does "
                 "not diverge, and the curvature at the start and at the minimum."),
          noArguments("step-limit"),
          {{"step", ICL_TR("largest stable step")},
           {"curvature_start", ICL_TR("second derivative of the loss at α = 0")},
           {"curvature_minimum", ICL_TR("second derivative at the minimiser")}},
          runStepLimit};
}

ProbeType barrierProbe() {
  return {"barrier",
          ICL_TR("Barrier"),
          ICL_TR("The maximum of the profile of the loss over β, left of the minimum: beyond it "
                 "the flow escapes to β = -∞."),
          noArguments("barrier"),
          {{"beta_barrier", ICL_TR("β of the barrier")},
           {"excess_barrier", ICL_TR("excess on its top, with the best α")},
           {"excess_escape", ICL_TR("excess that an escaping flow tends to")}},
          runBarrier};
}

ProbeType untiedBoundProbe() {
  return {"untied-bound",
          ICL_TR("Bound for untied layers"),
          ICL_TR("The best that layers with weights of their own could do, on average and in the "
                 "worst case, beside the worst case of shared weights."),
          noArguments("untied-bound"),
          {{"excess", ICL_TR("least excess over all polynomials of the degree")},
           {"worst_case", ICL_TR("least worst-case residual, by Chebyshev")},
           {"worst_case_tied", ICL_TR("worst-case residual with shared weights")}},
          [](const Snapshot& snapshot, const Values&, std::stop_token) -> Result<ProbeResult> {
            const Config config = configOf(snapshot.config());
            const Stack stack = Stack::of(config);
            if (!stack.geometric()) return needsSkipEverywhere(stack, "untied-bound");
            const UntiedBound bound = untiedBoundOf(config);
            ProbeResult result;
            result.values = {{"excess", bound.excess},
                             {"worst_case", bound.worst_case},
                             {"worst_case_tied", bound.worst_case_tied}};
            return result;
          }};
}

std::vector<ProbeType> crossAttentionProbes() {
  return {summaryProbe(),       minimiserProbe(),       lossProbe(),     landscapeProbe(),
          flowProbe(),          stepLimitProbe(),       stepScanProbe(), barrierProbe(),
          untiedBoundProbe(),   depthCurveProbe(),      ablationProbe(), finiteContextProbe(),
          contextMatrixProbe(), gradientDescentProbe(), promptProbe(),   weightsProbe()};
}

std::map<std::string, double> summaryLevels(const Values& complete) {
  const Named values = summaryOf(configOf(complete));
  return {values.begin(), values.end()};
}

}  // namespace icl::cross_attention
