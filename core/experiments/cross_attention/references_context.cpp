#include "core/experiments/cross_attention/references_context.h"

#include <cmath>

#include "core/experiments/cross_attention/finite_context.h"
#include "core/experiments/cross_attention/test_conditions.h"

namespace icl::cross_attention {
namespace {

/// Behind lines that have no formula: within one part in a hundred.
constexpr int kSamples = 4000;

/// Prompts that a chart's losses are of.
struct Prompts {
  const char* channel;
  Config config{};
  TaskShift shift{};
  int context = 0;
};

void add(std::vector<Reference>& lines, const Prompts& prompts, const char* name, const char* title,
         Reference::Kind kind, double level, const char* source) {
  if (!std::isfinite(level)) return;
  Reference line;
  line.key = std::string(prompts.channel) + "." + name;
  line.title = title;
  line.channel = prompts.channel;
  line.source = source;
  line.kind = kind;
  line.level = level;
  lines.push_back(std::move(line));
}

void addPredictors(std::vector<Reference>& lines, const Prompts& prompts) {
  const Law law = lawOf(prompts.config, prompts.shift);
  add(lines, prompts, "bayes", ICL_TR("Bayes"), Reference::Kind::Bayes, law.bayes(),
      ICL_TR("E[ζ²v/s]: the task is known"));
  if (prompts.context == 0) return;
  const double signal = law.moment(1);
  const double cost = tokenMeanCost(prompts.config, prompts.shift, law, prompts.context);
  add(lines, prompts, "lsa", ICL_TR("one layer at this length"), Reference::Kind::Baseline,
      1 - signal * signal / cost, ICL_TR("best multiple of the mean of y x, by second moments"));
  const auto least = leastSquaresRisk(law, prompts.config.dimension(), prompts.context);
  if (least) {
    add(lines, prompts, "least-squares", ICL_TR("least squares on the prompt"),
        Reference::Kind::Baseline, *least,
        ICL_TR("Bayes (L−1)/(L−d−1): the limit of infinite depth"));
  }
  if (prompts.config.evenNoise()) {
    const MonteCarlo how{kSamples, 1, {}};
    add(lines, prompts, "inverse-regression", ICL_TR("inverse regression"),
        Reference::Kind::Baseline,
        inverseRegressionLosses(prompts.config, prompts.shift, prompts.context, how).mean().risk,
        ICL_TR("x regressed on y, the model inverted; mean over sampled prompts"));
  }
}

/// Only where it takes no sampling.
void addBest(std::vector<Reference>& lines, const Prompts& prompts) {
  if (prompts.config.query_as_key || !prompts.config.evenNoise()) return;
  if (prompts.config.attention == Attention::Softmax) return;
  const Stack stack = Stack::of(prompts.config);
  if (!exactStackRisk(lawOf(prompts.config, 1), {stack, {0, 0, 0}}, prompts.config.dimension(),
                      prompts.context)) {
    return;
  }
  add(lines, prompts, "minimum", ICL_TR("minimum at this length"), Reference::Kind::Minimum,
      minimiserAtContext(prompts.config, prompts.context, {}).risk,
      ICL_TR("best weights for prompts of this length, by exact moments"));
}

}  // namespace

std::vector<Reference> contextReferences(const Config& config) {
  std::vector<Reference> lines;
  if (config.sampled()) {
    const Prompts training{"batch_loss", config, {}, config.context};
    addPredictors(lines, training);
    addBest(lines, training);
  }
  const TestConditions test = TestConditions::of(config);
  if (test.shifted || test.context > 0) {
    addPredictors(lines, {"test_risk", test.config, test.shift, test.context});
  }
  return lines;
}

}  // namespace icl::cross_attention
