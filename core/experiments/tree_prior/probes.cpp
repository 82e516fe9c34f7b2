// Probes that speak of risks: theory, the net's own, and both against the budget.
#include "core/experiments/tree_prior/probes.h"

#include <algorithm>
#include <cmath>

#include "core/experiments/tree_prior/decoding.h"
#include "core/experiments/tree_prior/probes_parts.h"
#include "core/experiments/tree_prior/theory.h"

namespace icl::tree_prior {
namespace {

using Named = std::vector<std::pair<std::string, double>>;

struct TheoryArguments {
  int samples = 20000;
  std::int64_t seed = 1;
};

Schema theoryArguments(const char* id) {
  using A = TheoryArguments;
  return SchemaOf<A>(id, {})
      .add(&A::samples, "samples", ICL_TR("Samples"))
      .range(2, 10000000)
      .log()
      .help(ICL_TR("Contexts of the Monte Carlo estimates; closed forms need none."))
      .add(&A::seed, "seed", ICL_TR("Seed"))
      .range(0, 9007199254740992.0)
      .help(ICL_TR("Which contexts are drawn."))
      .build();
}

void addIf(Named& values, const char* label, std::optional<double> value) {
  if (value) values.emplace_back(label, *value);
}

bool enumerable(const Config& config) {
  return config.hasTree() && config.amplitudes == Amplitudes::Fixed;
}

Result<ProbeResult> runTheory(const Snapshot& snapshot, const Values& arguments, std::stop_token) {
  const Config config = configOf(snapshot.config());
  const Theory theory(config);
  ProbeResult result;
  Named& v = result.values;
  addIf(v, "path", theory.path(config.budget));
  v.emplace_back("linear", theory.linear(config.budget));
  addIf(v, "adaptive_limit", theory.adaptiveLimit(config.budget));
  v.emplace_back("fixed_limit", theory.fixedLimit(config.budget));
  if (!config.hasTree()) {
    v.emplace_back("floor", theory.linear(config.dimension()));
    v.emplace_back("standard_error", 0);
  } else {
    const Estimate floor = bayesFloor(config, static_cast<int>(arguments.integer("samples")),
                                      static_cast<std::uint64_t>(arguments.integer("seed")));
    v.emplace_back("floor", floor.value);
    v.emplace_back("standard_error", floor.error);
  }
  v.emplace_back("pooled_error", theory.pooledError());
  addIf(v, "finest_level", theory.finestLevel());
  if (config.hasTree() && config.decay < 1) {
    v.emplace_back("equivalent_width", equivalentWidth(config.budget));
    v.emplace_back("infinite_adaptive", infiniteAdaptive(config.decay, config.budget));
    v.emplace_back("infinite_fixed", infiniteFixed(config.decay, config.budget));
    v.emplace_back("exponent", -std::log2(config.decay));
  }
  return result;
}

struct RiskArguments {
  int contexts = 20000;
  std::int64_t seed = 1;
  int tokens = -1;
  double noise = -1;
};

Schema riskArguments() {
  using A = RiskArguments;
  SchemaOf<A> schema("risk", {});
  return addSample(schema, 10000000)
      .add(&A::tokens, "tokens", ICL_TR("Tokens"))
      .range(-1, 65536)
      .help(ICL_TR("Tokens of a context; −1: as the run is tested, 0: infinitely many."))
      .add(&A::noise, "noise", ICL_TR("Noise"))
      .range(-1, 10)
      .help(ICL_TR("Noise of the responses; below 0: as the run is tested."))
      .build();
}

Risks risksOf(const Config& config, const State& state, const Sample& sample,
              const DonorPlan& plan) {
  const auto net = makeNet(config);
  net->prepare(state.weights.data());
  Workers workers;
  Evaluator evaluator(config, sample);
  return evaluator.run(*net, workers, plan);
}

Sample sampleOf(const Config& config, const Values& arguments, const char* count) {
  Sample sample;
  sample.contexts = static_cast<std::size_t>(arguments.integer(count));
  sample.seed = static_cast<std::uint64_t>(arguments.integer("seed"));
  sample.purpose = Purpose::Probe;
  sample.tokens = config.testTokens();
  sample.noise = config.testNoise();
  return sample;
}

Result<ProbeResult> runRisk(const Snapshot& snapshot, const Values& arguments, std::stop_token) {
  const Config config = configOf(snapshot.config());
  const State& state = stateOf(snapshot);
  Sample sample = sampleOf(config, arguments, "contexts");
  if (arguments.integer("tokens") >= 0)
    sample.tokens = static_cast<int>(arguments.integer("tokens"));
  if (arguments.real("noise") >= 0) sample.noise = arguments.real("noise");
  if (sample.tokens == 0 && config.explicitTokens()) {
    return Error{ICL_TR("tokens must be at least 1 where they are drawn one by one"), "tokens"};
  }
  const Risks risks = risksOf(config, state, sample, state.plan);
  ProbeResult result;
  result.values = {{"risk", risks.last().mean()}, {"standard_error", risks.last().standardError()}};
  if (risks.routing.count() > 0) result.values.emplace_back("routing", risks.routing.mean());
  std::vector<std::vector<double>> rows;
  const int first = config.layers() - static_cast<int>(risks.after.size()) + 1;
  for (std::size_t k = 0; k < risks.after.size(); ++k) {
    const int layer = first + static_cast<int>(k);
    rows.push_back(
        {static_cast<double>(layer), risks.after[k].mean(), risks.after[k].standardError()});
    if (layer <= kShownLayers) {
      result.values.emplace_back(numbered("risk", layer), risks.after[k].mean());
    }
  }
  setTable(result, rows, {"layers", "risk", "standard error"});
  return result;
}

struct BudgetArguments {
  int most = 0;
  int samples = 10000;
  std::int64_t seed = 1;
};

Schema budgetArguments() {
  using A = BudgetArguments;
  return SchemaOf<A>("budget-curve", {})
      .add(&A::most, "most", ICL_TR("Largest budget"))
      .range(0, 255)
      .help(ICL_TR("Last row of the table; 0: the setting budget."))
      .add(&A::samples, "samples", ICL_TR("Samples"))
      .range(0, 10000000)
      .help(ICL_TR("Contexts of the Monte Carlo columns; 0 leaves those out."))
      .add(&A::seed, "seed", ICL_TR("Seed"))
      .range(0, 9007199254740992.0)
      .help(ICL_TR("Which contexts are drawn."))
      .build();
}

/// Columns beside the budget, filled row by row.
struct Columns {
  std::vector<std::string> labels{};
  std::vector<std::vector<double>> values{};
  void add(std::string label, std::vector<double> column) {
    labels.push_back(std::move(label));
    values.push_back(std::move(column));
  }
};

void addTheory(Columns& columns, const Config& config, int most) {
  const Theory theory(config);
  std::vector<double> path, linear, adaptive, fixed;
  for (int m = 1; m <= most; ++m) {
    if (const auto p = theory.path(m)) path.push_back(*p);
    if (const auto a = theory.adaptiveLimit(m)) adaptive.push_back(*a);
    linear.push_back(theory.linear(m));
    fixed.push_back(theory.fixedLimit(m));
  }
  if (!path.empty()) columns.add("path", path);
  columns.add("linear", linear);
  if (!adaptive.empty()) columns.add("adaptive_limit", adaptive);
  columns.add("fixed_limit", fixed);
}

void addDecoding(Columns& columns, const Config& config, int most, int samples,
                 std::uint64_t seed) {
  const DecodingRisks risks = decodingRisks(config, most, samples, seed);
  const auto column = [](const std::vector<Estimate>& estimates) {
    std::vector<double> values;
    for (const Estimate& e : estimates) values.push_back(e.value);
    return values;
  };
  columns.add("path_simulated", column(risks.path_linear));
  columns.add("path_bayes", column(risks.path_bayes));
  columns.add("fixed_bayes", column(risks.fixed_bayes));
  columns.add("floor", std::vector<double>(static_cast<std::size_t>(most), risks.floor.value));
}

Result<ProbeResult> runBudgetCurve(const Snapshot& snapshot, const Values& arguments,
                                   std::stop_token stop) {
  const Config config = configOf(snapshot.config());
  const int asked = static_cast<int>(arguments.integer("most"));
  const int most = std::min(asked == 0 ? config.budget : asked, config.dimension());
  const int samples = static_cast<int>(arguments.integer("samples"));
  const auto seed = static_cast<std::uint64_t>(arguments.integer("seed"));
  Columns columns;
  addTheory(columns, config, most);
  if (samples >= 2 && enumerable(config)) addDecoding(columns, config, most, samples, seed);
  if (stop.stop_requested()) return stopped();
  ProbeResult result;
  if (samples >= 16) {
    const State& state = stateOf(snapshot);
    const Risks risks = risksOf(config, state, sampleOf(config, arguments, "samples"), {});
    const Shape shape = Shape::of(config);
    if (shape.runningEstimate() && shape.channels == 1 && most <= shape.layers) {
      std::vector<double> net;
      for (int m = 0; m < most; ++m) {
        net.push_back(risks.after[static_cast<std::size_t>(m)].mean());
      }
      columns.add("net", net);
    }
    result.values = {{"risk", risks.last().mean()},
                     {"standard_error", risks.last().standardError()}};
  }
  std::vector<std::vector<double>> rows;
  for (int m = 1; m <= most; ++m) {
    rows.push_back({static_cast<double>(m)});
    for (const auto& column : columns.values) {
      rows.back().push_back(column[static_cast<std::size_t>(m - 1)]);
    }
  }
  columns.labels.insert(columns.labels.begin(), "budget");
  setTable(result, rows, std::move(columns.labels));
  return result;
}

}  // namespace

ProbeType theoryProbe() {
  return {
      "theory",
      ICL_TR("Theory"),
      ICL_TR("What the budget of pooled numbers that is set can buy: by following the path, by the "
             "best fixed questions, and without a limit on questions."),
      theoryArguments("theory"),
      {{"path", ICL_TR("risk of a machine that follows the path by the signs of the answers and "
                       "reads out linearly; trees with fixed amplitudes")},
       {"linear", ICL_TR("risk of the best linear read-out of fixed questions, exact")},
       {"adaptive_limit", ICL_TR("risk on the path with exact answers; trees")},
       {"fixed_limit", ICL_TR("risk of fixed questions with exact answers")},
       {"floor",
        ICL_TR("risk of Bayes from all of the pooled vector: by enumeration of the leaves, "
               "or the best linear read-out under a Gaussian prior")},
       {"standard_error", ICL_TR("of the floor; 0 where it is exact")},
       {"pooled_error", ICL_TR("mean of ‖c − θ‖² of the pooled vector c")},
       {"finest_level", ICL_TR("level (from 1) whose strength equals the noise of one answer")},
       {"equivalent_width",
        ICL_TR("fixed questions that do as well as this budget of adaptive ones "
               "on an infinite tree without noise: 2^M − 1")},
       {"infinite_adaptive", ICL_TR("risk on the path of an infinite tree without noise, α^M")},
       {"infinite_fixed", ICL_TR("risk of fixed questions there")},
       {"exponent", ICL_TR("power of M + 1 with which that falls, log₂(1/α)")}},
      runTheory};
}

ProbeType riskProbe() {
  std::vector<std::pair<std::string, std::string>> labels{
      {"risk", ICL_TR("mean squared error of the last estimate")},
      {"standard_error", ICL_TR("its standard error")},
      {"routing", ICL_TR("squared key component on the node that the path has reached; trees")}};
  for (int l = 1; l <= kShownLayers; ++l) {
    labels.emplace_back(numbered("risk", l), ICL_TR("the same after so many layers"));
  }
  return {"risk",
          ICL_TR("Risk of the net"),
          ICL_TR("Risk of the weights as they stand, on more contexts than the run looks at, under "
                 "the patches in force; the table has a row for each layer with an estimate."),
          riskArguments(),
          std::move(labels),
          runRisk};
}

ProbeType budgetCurveProbe() {
  return {"budget-curve",
          ICL_TR("Risk against budget"),
          ICL_TR("A row for each budget: the closed forms, and by Monte Carlo a simulated path "
                 "machine, Bayes decoding of the path's answers and of the first nodes, the floor, "
                 "and the net's running estimate."),
          budgetArguments(),
          {{"risk", ICL_TR("mean squared error of the net's last estimate")},
           {"standard_error", ICL_TR("its standard error")}},
          runBudgetCurve};
}

std::vector<ProbeType> adaptiveInferenceProbes() {
  return {theoryProbe(),          riskProbe(),     budgetCurveProbe(),         posteriorProbe(),
          routingProbe(),         keyPatchProbe(), workspaceTransplantProbe(), inferenceProbe(),
          functionVectorsProbe(), designProbe(),   depthLimitProbe()};
}

Result<Loaded> loadLinear(const Snapshot& snapshot, const char* probe) {
  Loaded loaded;
  loaded.config = configOf(snapshot.config());
  if (loaded.config.features != Features::Linear) {
    return Error{
        Message{ICL_TR("%1 looks at keys, which only linear features have: set features to "
                       "linear"),
                {probe}},
        "features"};
  }
  loaded.net = std::make_unique<LinearNet>(Shape::of(loaded.config));
  loaded.net->prepare(stateOf(snapshot).weights.data());
  return loaded;
}

Result<Loaded> loadOnTree(const Snapshot& snapshot, const char* probe) {
  auto loaded = loadLinear(snapshot, probe);
  if (!loaded || loaded->config.hasTree()) return loaded;
  return Error{Message{ICL_TR("%1 speaks of leaves, which a Gaussian prior has not: set prior to "
                              "tree"),
                       {probe}},
               "prior"};
}

Error stopped() { return Error{ICL_TR("stopped before the answer was complete")}; }

void setTable(ProbeResult& result, const std::vector<std::vector<double>>& rows,
              std::vector<std::string> col_labels) {
  result.rows = static_cast<int>(rows.size());
  result.cols = static_cast<int>(col_labels.size());
  result.table.clear();
  for (const auto& row : rows) {
    ICL_CHECK(row.size() == col_labels.size(), "a row as long as its labels");
    result.table.insert(result.table.end(), row.begin(), row.end());
  }
  result.col_labels = std::move(col_labels);
}

std::string numbered(const char* name, int number) {
  return std::string(name) + "." + std::to_string(number);
}

std::string layerName(int layer) {
  return Message{ICL_TR("layer %1"), {std::to_string(layer + 1)}}.text();
}

std::string levelName(int level) {
  return Message{ICL_TR("level %1"), {std::to_string(level)}}.text();
}

}  // namespace icl::tree_prior
