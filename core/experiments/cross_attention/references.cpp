#include "core/experiments/cross_attention/references.h"

#include <cmath>
#include <optional>

#include "core/experiments/cross_attention/ablated_minimum.h"
#include "core/experiments/cross_attention/probes.h"
#include "core/experiments/cross_attention/rates.h"
#include "core/experiments/cross_attention/references_context.h"
#include "core/experiments/cross_attention/rotating.h"
#include "core/experiments/cross_attention/theory.h"

namespace icl::cross_attention {
namespace {

using Kind = Reference::Kind;

Reference level(const char* channel, const char* name, std::string title, Kind kind, double value,
                std::string source) {
  Reference line;
  line.key = std::string(channel) + "." + name;
  line.title = std::move(title);
  line.channel = channel;
  line.source = std::move(source);
  line.kind = kind;
  line.level = value;
  return line;
}

/// A risk as a level of the loss, the excess and its logarithm; 0 has no place on a log axis.
void addRisk(std::vector<Reference>& lines, const char* name, const std::string& title, Kind kind,
             double bayes, double excess, double log10_excess, const std::string& source) {
  lines.push_back(level("loss", name, title, kind, bayes + excess, source));
  if (std::isfinite(log10_excess)) {
    lines.push_back(level("log10_excess", name, title, kind, log10_excess, source));
  }
  if (excess > 0) lines.push_back(level("excess", name, title, kind, excess, source));
}

void addRisk(std::vector<Reference>& lines, const char* name, const std::string& title, Kind kind,
             double bayes, double excess, const std::string& source) {
  addRisk(lines, name, title, kind, bayes, excess, std::log10(excess), source);
}

std::optional<Barrier> barrierIfAny(const PopulationLoss& loss) {
  const Stack& stack = loss.stack();
  const bool has = stack.parameters == Parameters::Two && stack.geometric() && stack.power() >= 2 &&
                   loss.law().bounded && !loss.law().point();
  return has ? std::optional(barrierOf(loss)) : std::nullopt;
}

void addBaselines(std::vector<Reference>& lines, const Baselines& base) {
  lines.push_back(level("loss", "bayes", ICL_TR("Bayes"), Kind::Bayes, base.bayes,
                        ICL_TR("E[ζ²v/s]: the task is known")));
  addRisk(lines, "lsa", ICL_TR("one layer (LSA)"), Kind::Baseline, base.bayes,
          base.lsa_risk - base.bayes, ICL_TR("Theorem 4.1: best single layer"));
  addRisk(lines, "zero", ICL_TR("predicting 0"), Kind::Baseline, base.bayes, base.zero - base.bayes,
          ICL_TR("E ζ² = 1"));
  if (base.excess_limit) {
    addRisk(lines, "unbounded", ICL_TR("limit of depth, norm unbounded"), Kind::Baseline,
            base.bayes, *base.excess_limit, ICL_TR("E[ω exp(−2cs)], c = κ/(4τ²)"));
  }
}

void addMinimum(std::vector<Reference>& lines, const Config& config, const PopulationLoss& loss,
                const Minimum& minimum) {
  if (!minimum.alpha) return;
  const char* title = config.layered() ? ICL_TR("minimum of shared scalar weights")
                                       : ICL_TR("minimum at this depth");
  const std::string source = ICL_TR("root of the exact gradient by quadrature");
  addRisk(lines, "minimum", title, Kind::Minimum, loss.bayes(), minimum.excess,
          minimum.log10_excess.value_or(-HUGE_VAL), source);
  lines.push_back(
      level("alpha", "minimum", ICL_TR("minimiser α*"), Kind::Minimum, *minimum.alpha, source));
  if (!loss.stack().constant()) {
    lines.push_back(
        level("beta", "minimum", ICL_TR("minimiser β*"), Kind::Minimum, *minimum.beta, source));
  }
  if (minimum.gain) {
    lines.push_back(
        level("gain", "minimum", ICL_TR("minimiser a*"), Kind::Minimum, *minimum.gain, source));
  }
}

/// One power of attention is all that these stacks have, however deep.
bool hasFloor(const Stack& stack) {
  return stack.plain() && !stack.geometric() && !stack.silent() && !stack.twoTerms();
}

void addFloor(std::vector<Reference>& lines, const PopulationLoss& loss) {
  if (!hasFloor(loss.stack())) return;
  addRisk(lines, "floor", ICL_TR("floor of any depth"), Kind::Baseline, loss.bayes(),
          powerFloorOf(loss.law()).excess,
          ICL_TR("best p(s) = c exp(−b s), the limit of α (1 + β s)ᵀ"));
}

void addLimit(std::vector<Reference>& lines, const PopulationLoss& loss, const Baselines& base) {
  if (!loss.stack().geometric() || !loss.law().bounded) return;
  const std::string source = ICL_TR("2/(2v + m_low + m_high), bounds of the squared norm");
  lines.push_back(level("alpha", "limit", ICL_TR("limit of infinite depth"), Kind::Baseline,
                        base.alpha_limit, source));
  lines.push_back(level("beta", "limit", ICL_TR("limit of infinite depth"), Kind::Baseline,
                        -base.alpha_limit, source));
}

void addEscape(std::vector<Reference>& lines, const PopulationLoss& loss) {
  const auto barrier = barrierIfAny(loss);
  if (!barrier) return;
  addRisk(lines, "escape", ICL_TR("level of escape"), Kind::Baseline, loss.bayes(), barrier->escape,
          ICL_TR("β → −∞: what one power of s can do"));
  lines.push_back(level("beta", "barrier", ICL_TR("barrier"), Kind::Baseline, barrier->beta,
                        ICL_TR("maximum of the profile over β")));
}

/// Excess of the polynomial whose worst residual is least: above the best, at the same rate.
double chebyshevExcess(const PopulationLoss& loss, const UntiedBound& bound) {
  return loss.excess(0, 0) * bound.worst_case * bound.worst_case;
}

void addUntied(std::vector<Reference>& lines, const Config& config, const PopulationLoss& loss) {
  if (config.parameters != Parameters::Untied || !loss.stack().geometric()) return;
  const UntiedBound bound = untiedBoundOf(config);
  addRisk(lines, "untied", ICL_TR("best of untied layers"), Kind::Minimum, loss.bayes(),
          bound.excess, ICL_TR("best polynomial of the degree, weighted least squares"));
  if (!loss.law().bounded) return;
  addRisk(lines, "chebyshev", ICL_TR("Chebyshev rate"), Kind::Baseline, loss.bayes(),
          chebyshevExcess(loss, bound),
          ICL_TR("E ω over the square of the Chebyshev polynomial: least worst residual"));
}

void addRotating(std::vector<Reference>& lines, const Config& config, const PopulationLoss& loss) {
  if (config.parameters != Parameters::Matrices || config.depth < 3) return;
  const auto best = rotatingMinimumOf(config);
  if (!best) return;
  addRisk(lines, "rotating", ICL_TR("minimum of rotating weights"), Kind::Minimum, loss.bayes(),
          best->excess, ICL_TR("scalars and rotations of pairs of coordinates, shared by layers"));
}

}  // namespace

std::vector<Reference> references(const Values& complete) {
  const Config config = configOf(complete);
  const PopulationLoss loss(config);
  const Baselines base = baselinesOf(config, loss.law());
  const Minimum minimum = minimiserOf(loss);
  std::vector<Reference> lines;
  addBaselines(lines, base);
  addMinimum(lines, config, loss, minimum);
  addLimit(lines, loss, base);
  addFloor(lines, loss);
  if (!config.layered()) addEscape(lines, loss);
  addUntied(lines, config, loss);
  addRotating(lines, config, loss);
  for (Reference& curve : predictedCurves(config, loss, minimum)) {
    lines.push_back(std::move(curve));
  }
  for (Reference& line : contextReferences(config)) lines.push_back(std::move(line));
  return lines;
}

std::map<std::string, double> levels(const Values& complete) {
  const Config config = configOf(complete);
  const PopulationLoss loss(config);
  auto out = summaryLevels(complete);
  const Baselines base = baselinesOf(config, loss.law());
  out["lsa_excess"] = base.lsa_risk - base.bayes;
  out["zero_excess"] = base.zero - base.bayes;
  if (base.excess_limit) out["unbounded_excess"] = *base.excess_limit;
  const Minimum minimum = minimiserOf(loss);
  if (minimum.alpha) {
    out["minimum_alpha"] = *minimum.alpha;
    out["minimum_beta"] = *minimum.beta;
    if (minimum.gain) out["minimum_gain"] = *minimum.gain;
    out["minimum_excess"] = minimum.excess;
    out["minimum_risk"] = loss.bayes() + minimum.excess;
  }
  if (const auto barrier = barrierIfAny(loss)) {
    out["barrier_beta"] = barrier->beta;
    out["barrier_excess"] = barrier->excess;
    out["escape_excess"] = barrier->escape;
  }
  if (loss.stack().geometric()) {
    const UntiedBound bound = untiedBoundOf(config);
    out["untied_excess"] = bound.excess;
    if (loss.law().bounded) out["chebyshev_excess"] = chebyshevExcess(loss, bound);
  }
  if (hasFloor(loss.stack())) out["floor_excess"] = powerFloorOf(loss.law()).excess;
  if (config.oneParameter() && loss.stack().geometric()) {
    out["step_limit"] = stepLimitOf(loss).step;
  }
  return out;
}

}  // namespace icl::cross_attention
