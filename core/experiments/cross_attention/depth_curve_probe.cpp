// The probe `depth-curve`: the risk of every predictor at each depth, at infinite context or on
// prompts of one length.
#include <algorithm>
#include <cmath>
#include <functional>

#include "core/base/parallel.h"
#include "core/experiments/cross_attention/ablations.h"
#include "core/experiments/cross_attention/context_spectra.h"
#include "core/experiments/cross_attention/finite_context.h"
#include "core/experiments/cross_attention/probes_parts.h"
#include "core/experiments/cross_attention/theory.h"
#include "core/run/experiment.h"

namespace icl::cross_attention {
namespace {

struct Arguments {
  std::string depths = "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]";
  std::string predictors{};
  int context = 0;
  int samples = 4000;
  std::int64_t seed = 1;
};

using Names = std::vector<std::string>;

const Names& infiniteNames() {
  static const Names kNames{"bayes", "lsa", "lca-one", "lca-two", "untied", "zero", "raw-mean"};
  return kNames;
}

/// On prompts of one length: lca with its weights of infinite context, and with those that are best
/// at the length.
const Names& finiteNames() {
  static const Names kNames{"bayes",
                            "lsa",
                            "lca-one",
                            "lca-two",
                            "lca-one-retrained",
                            "lca-two-retrained",
                            "least-squares",
                            "inverse-regression",
                            "known-scale",
                            "zero",
                            "raw-mean"};
  return kNames;
}

/// The rate of untied layers, which is drawn by default where they are trained.
constexpr const char* kChebyshev = "chebyshev";

/// Bounds of the whole stack with the skip in every layer, at infinite context.
bool isBound(const std::string& name) { return name == "untied" || name == kChebyshev; }

/// Beside these, each change of the model that `ablation` knows, retrained at each depth.
Names knownNames(int context) {
  Names names = context > 0 ? finiteNames() : infiniteNames();
  if (context == 0) names.emplace_back(kChebyshev);
  for (const Ablation& ablation : ablations()) {
    const bool constant = std::string(ablation.key) == "label-noise";  // the same stack
    if (!ablation.ofTest() && !constant) names.emplace_back(ablation.key);
  }
  return names;
}

Schema argumentsSchema() {
  return SchemaOf<Arguments>("depth-curve", {})
      .add(&Arguments::depths, "depths", ICL_TR("Depths"))
      .help(ICL_TR("List of depths, each between 1 and 1024."))
      .add(&Arguments::predictors, "predictors", ICL_TR("Predictors"))
      .help(ICL_TR("Which of bayes, lsa, lca-one, lca-two, untied, zero, raw-mean, chebyshev (the "
                   "rate of untied layers) and the changes of the model that ablation knows, such "
                   "as no-residual or self-gain; at a finite context lca-one-retrained, "
                   "lca-two-retrained, least-squares, inverse-regression and known-scale as well, "
                   "and neither untied nor chebyshev. By default all but the changes that have a "
                   "meaning for what is set."))
      .add(&Arguments::context, "context", ICL_TR("Context length"))
      .range(0, 4096)
      .unit(ICL_TR("tokens"))
      .help(ICL_TR("Tokens of the prompts on which the risk is taken; 0 is infinite. The stack "
                   "keeps its best weights of infinite context unless it is a retrained one."))
      .add(&Arguments::samples, "samples", ICL_TR("Sampled contexts"))
      .range(100, 1e6)
      .log()
      .help(ICL_TR("Contexts drawn where the risk at a finite context has no exact formula."))
      .add(&Arguments::seed, "seed", ICL_TR("Seed"))
      .range(0, 9007199254740992.0)
      .help(ICL_TR("Seed of the contexts drawn."))
      .build();
}

using Predictor = std::function<FiniteRisk(const Config&)>;

Config with(Config config, Parameters parameters) {
  config.parameters = parameters;
  return config;
}

Predictor level(double risk) {
  return [risk](const Config&) { return FiniteRisk{risk, 0}; };
}

Predictor trained(std::function<Config(const Config&)> model) {
  return [model = std::move(model)](const Config& at) {
    const PopulationLoss loss(model(at));
    return FiniteRisk{loss.bayes() + minimiserOf(loss).excess, 0};
  };
}

/// The model at a length with the weights that are best there, or at infinite context.
Predictor tested(std::function<Config(const Config&)> model, int context, bool retrain,
                 const MonteCarlo& how) {
  return [model = std::move(model), context, retrain, how](const Config& at) {
    const Config config = model(at);
    const ScalarWeights w = minimiserAtContext(config, retrain ? context : 0, how).weights;
    return riskAtContext(config, {Stack::of(config), w}, context, how);
  };
}

std::function<Config(const Config&)> modelOf(const std::string& name) {
  if (name.rfind("lca-one", 0) == 0) {
    return [](const Config& at) { return with(at, Parameters::One); };
  }
  if (name.rfind("lca-two", 0) == 0) {
    return [](const Config& at) { return with(at, Parameters::Two); };
  }
  const Ablation* ablation = findAblation(name);
  if (ablation == nullptr) return {};
  return [ablation](const Config& at) {
    Config config = at;
    ablation->model(config);
    return config;
  };
}

Predictor infinitePredictor(const std::string& name, const Config& config) {
  if (auto model = modelOf(name)) return trained(std::move(model));
  const Baselines b = baselinesOf(config, lawOf(config));
  if (name == "untied") {
    return [bayes = b.bayes](const Config& at) {
      return FiniteRisk{bayes + untiedBoundOf(at).excess, 0};
    };
  }
  if (name == kChebyshev) {
    return [bayes = b.bayes, zero = b.zero - b.bayes](const Config& at) {
      const double worst = untiedBoundOf(at).worst_case;
      return FiniteRisk{bayes + zero * worst * worst, 0};
    };
  }
  return level(name == "bayes"  ? b.bayes
               : name == "lsa"  ? b.lsa_risk
               : name == "zero" ? b.zero
                                : b.raw_mean);
}

/// Those that depth does not change are worked out once; an error where one has no risk there.
Result<Predictor> finitePredictor(const std::string& name, const Config& config, int context,
                                  const MonteCarlo& how) {
  if (auto model = modelOf(name)) {
    return tested(std::move(model), context, name.find("retrained") != std::string::npos, how);
  }
  const auto risk = baselineAtContext(config, name, context, how);
  if (!risk) return risk.error();
  return Predictor([fixed = risk.value()](const Config&) { return fixed; });
}

/// Those that are asked for; by default all that have a risk here.
Result<Names> chosenNames(const std::string& text, const Config& config, int context) {
  auto names = parseNames(text, "predictors", knownNames(context));
  if (!names) return names;
  const bool geometric = Stack::of(config).geometric();
  const auto bound = std::find_if(names->begin(), names->end(), isBound);
  if (bound != names->end() && !geometric) {
    return Error{Message{ICL_TR("%1 is a bound for the whole stack with the skip in every layer: "
                                "set reinjection to every-layer, or leave %1 out"),
                         {*bound}},
                 "predictors"};
  }
  if (!names->empty()) return names;
  Names all = context > 0 ? finiteNames() : infiniteNames();
  const bool untied = config.parameters == Parameters::Untied;
  if (context == 0 && untied) all.emplace_back(kChebyshev);
  std::erase_if(all, [&](const std::string& name) {
    if (isBound(name)) return !geometric;
    if (name == "least-squares") return context <= config.dimension() + 1;
    if (name == "inverse-regression" || name == "known-scale") return !config.evenNoise();
    return false;
  });
  return all;
}

Result<std::vector<int>> depthsOf(const Values& arguments) {
  const auto numbers = parseNumbers(arguments.text("depths"), "depths", 1, 1024);
  if (!numbers) return numbers.error();
  std::vector<int> depths;
  for (const double depth : numbers.value()) {
    if (depth != std::floor(depth)) {
      return Error{Message{ICL_TR("depths must be whole numbers, not %1"), {exactNumber(depth)}},
                   "depths"};
    }
    depths.push_back(static_cast<int>(depth));
  }
  return depths;
}

Result<std::vector<Predictor>> predictorsOf(const Names& names, const Config& config, int context,
                                            const MonteCarlo& how) {
  std::vector<Predictor> predictors;
  for (const std::string& name : names) {
    if (context == 0) {
      predictors.push_back(infinitePredictor(name, config));
      continue;
    }
    auto predictor = finitePredictor(name, config, context, how);
    if (!predictor) return predictor.error();
    predictors.push_back(std::move(predictor).value());
  }
  return predictors;
}

Result<ProbeResult> run(const Snapshot& snapshot, const Values& arguments, std::stop_token stop) {
  const Config config = configOf(snapshot.config());
  const int context = static_cast<int>(arguments.integer("context"));
  const MonteCarlo how{static_cast<int>(arguments.integer("samples")),
                       static_cast<std::uint64_t>(arguments.integer("seed")), stop};
  const auto depths = depthsOf(arguments);
  if (!depths) return depths.error();
  const auto names = chosenNames(arguments.text("predictors"), config, context);
  if (!names) return names.error();
  const auto predictors = predictorsOf(names.value(), config, context, how);
  if (!predictors) return predictors.error();

  ProbeResult result;
  result.rows = static_cast<int>(depths->size());
  result.cols = static_cast<int>(predictors->size()) + 1;
  result.col_labels = {"depth"};
  result.col_labels.insert(result.col_labels.end(), names->begin(), names->end());
  const auto cols = static_cast<std::size_t>(result.cols);
  result.table.resize(depths->size() * cols);
  std::vector<double> errors(depths->size(), 0.0);
  parallel::forEach(depths->size(), 1, [&](std::size_t r) {
    Config at = config;
    at.depth = depths.value()[r];
    result.table[r * cols] = at.depth;
    for (std::size_t c = 1; c < cols && !stop.stop_requested(); ++c) {
      const FiniteRisk risk = predictors.value()[c - 1](at);
      result.table[r * cols + c] = risk.risk;
      errors[r] = std::max(errors[r], risk.standard_error);
    }
  });
  if (stop.stop_requested()) return Error{ICL_TR("stopped before the answer was complete")};
  if (context > 0) {
    result.values = {{"standard_error", *std::max_element(errors.begin(), errors.end())}};
  }
  return result;
}

}  // namespace

ProbeType depthCurveProbe() {
  return {"depth-curve",
          ICL_TR("Risk against depth"),
          ICL_TR("Risk at each depth of every predictor: rows of depth and one risk a predictor, "
                 "at infinite context or on prompts of one length."),
          argumentsSchema(),
          {{"standard_error",
            ICL_TR("the largest of the table at a finite context; 0 where all risks are exact")}},
          run};
}

}  // namespace icl::cross_attention
