// The probe `context-matrix`: what weights that are best at one context length cost at another.
#include <cmath>
#include <map>

#include "core/experiments/cross_attention/context_spectra.h"
#include "core/experiments/cross_attention/exact_context.h"
#include "core/experiments/cross_attention/finite_context.h"
#include "core/experiments/cross_attention/population_loss.h"
#include "core/experiments/cross_attention/probes_parts.h"
#include "core/experiments/cross_attention/state.h"
#include "core/math/statistics.h"

namespace icl::cross_attention {
namespace {

struct Arguments {
  std::string train = "[8,16,32,64,128,256,0]", test = "[8,16,32,64,128,256,0]";
  int samples = 4000;
  std::int64_t seed = 1;
};

Schema argumentsSchema() {
  return SchemaOf<Arguments>("context-matrix", ICL_TR("Training against test length"))
      .add(&Arguments::train, "train", ICL_TR("Training lengths"))
      .help(ICL_TR("List of context lengths at which the weights are the best ones, such as "
                   "[16, 64, 0]; 0 is infinite. One row of the table each."))
      .add(&Arguments::test, "test", ICL_TR("Test lengths"))
      .help(ICL_TR("List of context lengths at which these weights are tested; 0 is infinite. One "
                   "column of the table each."))
      .add(&Arguments::samples, "samples", ICL_TR("Sampled contexts"))
      .range(100, 1e6)
      .log()
      .help(ICL_TR("Contexts drawn for a length where the risk has no exact formula; the same ones "
                   "for every row."))
      .add(&Arguments::seed, "seed", ICL_TR("Seed"))
      .range(0, 9007199254740992.0)
      .help(ICL_TR("Seed of the contexts drawn."))
      .build();
}

Result<std::vector<int>> lengths(const Values& arguments, const char* key) {
  const auto numbers = parseNumbers(arguments.text(key), key, 0, 4096);
  if (!numbers) return numbers.error();
  std::vector<int> out;
  for (const double number : numbers.value()) {
    if (number != std::floor(number)) {
      return Error{
          Message{ICL_TR("context lengths must be whole numbers, not %1"), {exactNumber(number)}},
          key};
    }
    out.push_back(static_cast<int>(number));
  }
  return out;
}

std::string lengthText(int context) { return context == 0 ? "∞" : std::to_string(context); }

/// The risk of given weights at each length, prepared once.
class Lengths {
 public:
  Lengths(const Config& config, const MonteCarlo& how) : config_(config), how_(how) {}

  FiniteRisk at(int context, const ScalarWeights& w) {
    const ScalarStack stack(Stack::of(config_), w);
    if (context == 0) {
      if (!infinite_) infinite_.emplace(config_);
      return {infinite_->loss(w.alpha, w.beta, w.gain), 0};
    }
    auto& loss = losses_[context];
    if (!loss) loss = contextLossOf(config_, context, how_);
    if (const auto* sample = dynamic_cast<const SampledRisk*>(loss.get())) {
      PromptLosses each;
      each.losses.resize(sample->count());
      sample->each(stack, each.losses);
      return each.mean();
    }
    if (!loss->exact()) return stackLosses(config_, {}, stack, context, how_).mean();
    return {loss->at(stack, nullptr), 0};
  }

 private:
  Config config_;
  MonteCarlo how_;
  std::optional<PopulationLoss> infinite_{};
  std::map<int, std::unique_ptr<ContextLoss>> losses_{};
};

Result<ProbeResult> run(const Snapshot& snapshot, const Values& arguments, std::stop_token stop) {
  const Config config = configOf(snapshot.config());
  const auto train = lengths(arguments, "train"), test = lengths(arguments, "test");
  if (!train) return train.error();
  if (!test) return test.error();
  const MonteCarlo how{static_cast<int>(arguments.integer("samples")),
                       static_cast<std::uint64_t>(arguments.integer("seed")), stop};
  Lengths risks(config, how);
  ProbeResult result;
  result.rows = static_cast<int>(train->size());
  result.cols = static_cast<int>(test->size());
  double error = 0;
  for (const int context : *train) {
    const ContextMinimum best = minimiserAtContext(config, context, how);
    result.row_labels.push_back(lengthText(context));
    for (const int other : *test) {
      if (stop.stop_requested()) return Error{ICL_TR("stopped before the answer was complete")};
      const FiniteRisk risk = risks.at(other, best.weights);
      result.table.push_back(risk.risk);
      error = std::max(error, risk.standard_error);
    }
  }
  for (const int other : *test) result.col_labels.push_back(lengthText(other));
  result.values = {{"standard_error", error}};
  return result;
}

}  // namespace

ProbeType contextMatrixProbe() {
  return {"context-matrix",
          ICL_TR("Training against test length"),
          ICL_TR("The risk of the weights that are best at one context length (rows) on prompts of "
                 "another (columns). Exact where it can be, else over sampled prompts that all "
                 "rows share."),
          argumentsSchema(),
          {{"standard_error", ICL_TR("the largest of the table; 0 where all risks are exact")}},
          run};
}

}  // namespace icl::cross_attention
