#include "core/experiments/cross_attention/config.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <numeric>
#include <string_view>

#include "core/base/json.h"

namespace icl::cross_attention {
namespace {

using Builder = SchemaOf<Config>;

bool is(const Values& values, std::string_view key, std::string_view option) {
  return values.text(key) == option;
}

std::function<Message(const Values&)> actsForPriors(std::vector<std::string> priors,
                                                    const char* message) {
  return [priors = std::move(priors), message](const Values& values) -> Message {
    const std::string& prior = values.text("prior");
    const bool acts = std::find(priors.begin(), priors.end(), prior) != priors.end();
    return acts ? Message{} : Message{message};
  };
}

std::function<Message(const Values&)> actsForModality(int number, bool per_modality) {
  return [number, per_modality](const Values& values) -> Message {
    if (per_modality && !is(values, "prior", "per-modality")) {
      return ICL_TR("acts for the prior per-modality");
    }
    if (values.integer("modalities") >= number) return {};
    return Message{ICL_TR("acts with %1 or more modalities"), {std::to_string(number)}};
  };
}

std::function<std::vector<Value>(const Values&)> otherOptions(std::string key,
                                                              std::vector<std::string> options) {
  return [key = std::move(key), options = std::move(options)](const Values& values) {
    std::vector<Value> others;
    for (const std::string& option : options) {
      if (option != values.text(key)) others.emplace_back(option);
    }
    return others;
  };
}

std::vector<Value> otherDepths(const Values& values) {
  const auto depth = values.integer("depth");
  std::vector<Value> others;
  if (depth * 2 <= 1024) others.emplace_back(depth * 2);
  if (depth >= 2) others.emplace_back(depth / 2);
  return others;
}

void addModalities(Builder& schema) {
  schema.section(ICL_TR("Modalities"))
      .add(&Config::modalities, "modalities", ICL_TR("Modalities"))
      .range(1, kMaxModalities)
      .symbol("K")
      .help(ICL_TR("How many modalities a token has. At infinite context only the law of the "
                   "squared norm of the task acts, not how it is divided among modalities."));
  const auto dim = [&schema](int Config::*member, int number, const char* title) {
    const std::string n = std::to_string(number);
    schema.add(member, "dim-" + n, title)
        .range(1, 64)
        .symbol("d_{" + n + "}")
        .help(ICL_TR("Numbers in this modality's part of a token. The dimensions add up to d, "
                     "which acts in the example prompt, at finite context and for the Gaussian "
                     "priors."))
        .idle(actsForModality(number, false));
  };
  dim(&Config::dim_1, 1, ICL_TR("Dimension 1"));
  dim(&Config::dim_2, 2, ICL_TR("Dimension 2"));
  dim(&Config::dim_3, 3, ICL_TR("Dimension 3"));
  dim(&Config::dim_4, 4, ICL_TR("Dimension 4"));
  schema.add(&Config::noise2, "noise2", ICL_TR("Covariate noise"))
      .range(0.01, 100)
      .log()
      .symbol("v")
      .help(ICL_TR("Variance of the noise in each coordinate of x, so that the covariance of x is "
                   "v I + m mᵀ and its task eigenvalue is s = v + ρ."));
}

void addPriorChoice(Builder& schema) {
  schema.section(ICL_TR("Prior"))
      .add(&Config::prior, "prior", ICL_TR("Prior of the task"))
      .option(PriorKind::SquaredNorm, "squared-norm", ICL_TR("squared norm uniform"),
              ICL_TR("the squared norm ρ is uniform between its bounds"))
      .option(PriorKind::Norm, "norm", ICL_TR("norm uniform"),
              ICL_TR("the norm is uniform between the roots of the bounds"))
      .option(PriorKind::TwoNorms, "two-norms", ICL_TR("two norms"),
              ICL_TR("the squared norm is one of its two bounds"))
      .option(PriorKind::Sphere, "sphere", ICL_TR("sphere"),
              ICL_TR("the squared norm is the lower bound, always"))
      .option(PriorKind::TruncatedGaussian, "truncated-gaussian", ICL_TR("truncated Gaussian"),
              ICL_TR("the task is Gaussian, given that its squared norm lies between the bounds"))
      .option(PriorKind::PerModality, "per-modality", ICL_TR("per modality"),
              ICL_TR("each modality's squared norm is uniform between bounds of its own"))
      .option(PriorKind::Gaussian, "gaussian", ICL_TR("Gaussian"),
              ICL_TR("the task is Gaussian with unbounded norm, so that depth never reaches Bayes"))
      .option(PriorKind::TaskList, "task-list", ICL_TR("list of tasks"),
              ICL_TR("the task is one of the listed vectors, each equally likely"))
      .help(ICL_TR("How the task vector m of a prompt is drawn. All but the list are isotropic in "
                   "direction (within each modality for per-modality)."));
}

void addPriorBounds(Builder& schema) {
  schema.add(&Config::norm2_low, "norm2-low", ICL_TR("Lowest squared norm"))
      .range(0, 1000)
      .symbol("m_{low}")
      .help(ICL_TR("Lower bound of the squared norm of the task (also where the prior is uniform "
                   "in the norm); the sphere's squared norm."))
      .idle(actsForPriors({"squared-norm", "norm", "two-norms", "sphere", "truncated-gaussian"},
                          ICL_TR("acts for priors with one pair of bounds")));
  schema.add(&Config::norm2_high, "norm2-high", ICL_TR("Highest squared norm"))
      .range(0, 1000)
      .symbol("m_{high}")
      .help(ICL_TR("Upper bound of the squared norm of the task."))
      .idle(actsForPriors({"squared-norm", "norm", "two-norms", "truncated-gaussian"},
                          ICL_TR("acts for priors with one pair of bounds")));
  schema.add(&Config::weight_low, "weight-low", ICL_TR("Weight of the lower norm"))
      .range(0.001, 0.999)
      .help(ICL_TR("Probability of the lower of the two norms."))
      .idle(actsForPriors({"two-norms"}, ICL_TR("acts for the prior two-norms")));
  schema.add(&Config::tau2, "tau2", ICL_TR("Variance of the task"))
      .range(0.01, 100)
      .log()
      .symbol("τ^{2}")
      .help(ICL_TR("Variance of each coordinate of the task under the Gaussian priors."))
      .idle(actsForPriors({"truncated-gaussian", "gaussian"},
                          ICL_TR("acts for the Gaussian priors")));
}

void addPriorParts(Builder& schema) {
  const auto bounds = [&schema](double Config::*low, double Config::*high, int number,
                                const char* low_title, const char* high_title) {
    const std::string n = std::to_string(number);
    schema.add(low, "norm2-low-" + n, low_title)
        .range(0, 1000)
        .advanced()
        .help(ICL_TR("Lower bound of the squared norm of this modality's part of the task."))
        .idle(actsForModality(number, true));
    schema.add(high, "norm2-high-" + n, high_title)
        .range(0, 1000)
        .advanced()
        .help(ICL_TR("Upper bound of the squared norm of this modality's part of the task."))
        .idle(actsForModality(number, true));
  };
  bounds(&Config::norm2_low_1, &Config::norm2_high_1, 1, ICL_TR("Lowest squared norm 1"),
         ICL_TR("Highest squared norm 1"));
  bounds(&Config::norm2_low_2, &Config::norm2_high_2, 2, ICL_TR("Lowest squared norm 2"),
         ICL_TR("Highest squared norm 2"));
  bounds(&Config::norm2_low_3, &Config::norm2_high_3, 3, ICL_TR("Lowest squared norm 3"),
         ICL_TR("Highest squared norm 3"));
  bounds(&Config::norm2_low_4, &Config::norm2_high_4, 4, ICL_TR("Lowest squared norm 4"),
         ICL_TR("Highest squared norm 4"));
  schema.add(&Config::tasks, "tasks", ICL_TR("List of tasks"))
      .advanced()
      .help(ICL_TR("Task vectors as JSON, for instance [[1,0,0],[0,2,0]]: each has as many numbers "
                   "as the dimensions of the modalities together."))
      .idle(actsForPriors({"task-list"}, ICL_TR("acts for the prior task-list")));
  schema.add(&Config::response_scale, "response-scale", ICL_TR("Response scale"))
      .symbol("ζ")
      .option(ResponseScale::Sign, "sign", ICL_TR("sign"), ICL_TR("ζ is +1 or -1"))
      .option(ResponseScale::Normal, "normal", ICL_TR("normal"), ICL_TR("ζ is standard normal"))
      .help(ICL_TR("Law of ζ in y = ζ u. Both have mean square 1, so that the population loss is "
                   "the same; only sampled prompts and the example prompt differ."));
}

void addModel(Builder& schema) {
  schema.section(ICL_TR("Model"))
      .add(&Config::parameters, "parameters", ICL_TR("Parameters"))
      .option(Parameters::One, "one", ICL_TR("one"), ICL_TR("β is tied to -α"))
      .option(Parameters::Two, "two", ICL_TR("two"), ICL_TR("α and β are trained freely"))
      .help(ICL_TR("Which weights are trained: α alone with β = -α (Theorem 6.2), or α and β "
                   "(Theorem 6.3). All layers share them."))
      .asSwitch()
      .twins(otherOptions("parameters", {"one", "two"}));
  schema.add(&Config::depth, "depth", ICL_TR("Depth"))
      .range(1, 1024)
      .log()
      .unit(ICL_TR("layers"))
      .symbol("T")
      .help(ICL_TR("Number of cross-attention layers."))
      .asSwitch()
      .twins(otherDepths);
  schema.add(&Config::reinjection, "reinjection", ICL_TR("Skip connection"))
      .option(Reinjection::EveryLayer, "every-layer", ICL_TR("every layer"),
              ICL_TR("the raw data enter every layer"))
      .option(Reinjection::FirstLayer, "first-layer", ICL_TR("first layer only"),
              ICL_TR("the raw data enter the first layer and no other"))
      .option(
          Reinjection::None, "none", ICL_TR("none"),
          ICL_TR(
              "the raw data enter no layer, so that with a start from zero nothing is predicted"))
      .help(ICL_TR("Where the skip term α X re-injects the raw data. Without it in every layer the "
                   "stack reaches only p(s) = α (1 + β s)ᵏ, which never is Bayes."))
      .asSwitch()
      .twins(otherOptions("reinjection", {"none", "every-layer", "first-layer"}));
  schema.add(&Config::start, "start", ICL_TR("Start of the stack"))
      .option(Start::Zero, "zero", ICL_TR("zero"), ICL_TR("F⁰ = 0"))
      .option(Start::Data, "data", ICL_TR("data"), ICL_TR("F⁰ = α X"))
      .help(ICL_TR("What the first layer receives: zero, or the data scaled by the skip weight, "
                   "F⁰ = α X. With the skip in every layer, a start from data equals one more "
                   "layer from zero."))
      .asSwitch()
      .twins(otherOptions("start", {"zero", "data"}));
}

void addTraining(Builder& schema) {
  schema.section(ICL_TR("Training"))
      .add(&Config::method, "method", ICL_TR("Method"))
      .option(Method::Flow, "flow", ICL_TR("gradient flow"),
              ICL_TR("continuous time, by a linearly implicit scheme with the exact Hessian"))
      .option(Method::Descent, "descent", ICL_TR("gradient descent"),
              ICL_TR("steps of constant size, which diverge above the step limit"))
      .help(ICL_TR("How the weights move: gradient flow of the exact loss, or gradient descent on "
                   "the exact loss or, at finite context, on batches of sampled prompts."));
  schema.add(&Config::alpha, "alpha", ICL_TR("Initial α"))
      .range(-10, 10)
      .symbol("α")
      .help(ICL_TR("Weight of the skip term at the start of the run."));
  schema.add(&Config::beta, "beta", ICL_TR("Initial β"))
      .range(-10, 10)
      .symbol("β")
      .help(ICL_TR("Weight of the attention term at the start of the run."))
      .idle([](const Values& values) -> Message {
        if (is(values, "parameters", "two")) return {};
        return ICL_TR("acts with two parameters; with one, β = -α");
      });
  schema.add(&Config::rate, "rate", ICL_TR("Learning rate"))
      .range(1e-6, 10)
      .log()
      .unit(ICL_TR("time per step"))
      .symbol("η")
      .help(ICL_TR("Size of a descent step: the weights move by rate times the negative gradient, "
                   "so that one step covers this much flow time."))
      .live()
      .idle([](const Values& values) -> Message {
        if (is(values, "method", "descent")) return {};
        return ICL_TR("acts with method descent");
      });
  schema.add(&Config::stop_time, "stop-time", ICL_TR("Stop time"))
      .range(1e-3, 1e9)
      .log()
      .symbol("t_{end}")
      .help(ICL_TR("Flow time at which the run ends; the flow chooses its own steps on the way."))
      .live()
      .idle([](const Values& values) -> Message {
        if (is(values, "method", "flow")) return {};
        return ICL_TR("acts with method flow");
      });
  schema.add(&Config::context, "context", ICL_TR("Context length"))
      .range(0, 4096)
      .unit(ICL_TR("tokens"))
      .symbol("L")
      .help(ICL_TR("Tokens in a training prompt; 0 is the limit of infinite context, where the "
                   "loss is exact. Above 0, descent trains on sampled prompts of this length."))
      .idle([](const Values& values) -> Message {
        if (is(values, "method", "descent")) return {};
        return ICL_TR("acts with method descent");
      });
  schema.add(&Config::batch, "batch", ICL_TR("Batch"))
      .range(1, 65536)
      .log()
      .unit(ICL_TR("prompts per step"))
      .symbol("B")
      .help(ICL_TR("Prompts drawn afresh for each step of sampled training."))
      .idle([](const Values& values) -> Message {
        if (!is(values, "method", "descent")) return ICL_TR("acts with method descent");
        if (values.integer("context") == 0) return ICL_TR("acts at finite context");
        return {};
      });
}

Status boundsCrossed(const std::string& low_key, double low, const std::string& high_key,
                     double high) {
  if (low < high) return {};
  return Error{Message{ICL_TR("%1 (%2) must be less than %3 (%4)"),
                       {low_key, exactNumber(low), high_key, exactNumber(high)}},
               low_key};
}

Status checkBounds(const Config& config) {
  switch (config.prior) {
    case PriorKind::SquaredNorm:
    case PriorKind::Norm:
    case PriorKind::TwoNorms:
    case PriorKind::TruncatedGaussian:
      return boundsCrossed("norm2-low", config.norm2_low, "norm2-high", config.norm2_high);
    case PriorKind::Sphere:
      if (config.norm2_low > 0) return {};
      return Error{ICL_TR("the squared norm of the sphere must be above 0"), "norm2-low"};
    default:
      return {};
  }
}

void addRules(Builder& schema) {
  schema.rule({"norm2-low", "norm2-high", "prior"}, checkBounds);
  for (int j = 0; j < kMaxModalities; ++j) {
    const std::string n = std::to_string(j + 1);
    const std::string low = "norm2-low-" + n, high = "norm2-high-" + n;
    schema.rule({low, high, "prior"}, [j, low, high](const Config& config) -> Status {
      if (config.prior != PriorKind::PerModality || j >= config.modalities) return {};
      return boundsCrossed(low, config.modalityLow(j), high, config.modalityHigh(j));
    });
  }
  schema.rule({"tasks", "prior"}, [](const Config& config) -> Status {
    if (config.prior != PriorKind::TaskList) return {};
    const auto tasks = parseTasks(config.tasks, config.dimension());
    return tasks ? Status{} : Status{tasks.error()};
  });
}

Error taskError(Message message) { return Error{std::move(message), "tasks"}; }

Result<std::vector<double>> parseTask(const Json& item, const std::string& number, int dimension) {
  const std::string length = std::to_string(dimension);
  if (!item.isArray()) {
    return taskError({ICL_TR("vector %1 must be a list of %2 numbers"), {number, length}});
  }
  if (item.items().size() != static_cast<std::size_t>(dimension)) {
    return taskError(
        {ICL_TR("vector %1 has %2 numbers, but the dimensions of the modalities add up to %3"),
         {number, std::to_string(item.items().size()), length}});
  }
  std::vector<double> task;
  double norm2 = 0;
  for (const Json& entry : item.items()) {
    const double x = entry.isNumber() ? entry.asNumber() : std::nan("");
    if (!(std::abs(x) <= 1000)) {
      return taskError({ICL_TR("vector %1 must hold numbers between -1000 and 1000"), {number}});
    }
    task.push_back(x);
    norm2 += x * x;
  }
  if (norm2 == 0) return taskError({ICL_TR("vector %1 must not be zero"), {number}});
  return task;
}

}  // namespace

std::vector<int> Config::dims() const {
  const std::array<int, kMaxModalities> all{dim_1, dim_2, dim_3, dim_4};
  return {all.begin(), all.begin() + modalities};
}

int Config::dimension() const {
  const auto sizes = dims();
  return std::accumulate(sizes.begin(), sizes.end(), 0);
}

double Config::modalityLow(int j) const {
  const std::array<double, kMaxModalities> all{norm2_low_1, norm2_low_2, norm2_low_3, norm2_low_4};
  return all.at(static_cast<std::size_t>(j));
}

double Config::modalityHigh(int j) const {
  const std::array<double, kMaxModalities> all{norm2_high_1, norm2_high_2, norm2_high_3,
                                               norm2_high_4};
  return all.at(static_cast<std::size_t>(j));
}

Schema crossAttentionSchema() {
  Builder schema("cross-attention", ICL_TR("Cross-attention"));
  addModalities(schema);
  addPriorChoice(schema);
  addPriorBounds(schema);
  addPriorParts(schema);
  addModel(schema);
  addTraining(schema);
  addRules(schema);
  return schema.build();
}

Result<std::vector<std::vector<double>>> parseTasks(const std::string& text, int dimension) {
  const auto json = Json::parse(text, "tasks");
  if (!json) return json.error();
  if (!json.value().isArray() || json.value().items().empty()) {
    return taskError({ICL_TR("expected a list of vectors of %1 numbers, such as [[1,0],[0,2]]"),
                      {std::to_string(dimension)}});
  }
  std::vector<std::vector<double>> tasks;
  for (const Json& item : json.value().items()) {
    auto task = parseTask(item, std::to_string(tasks.size() + 1), dimension);
    if (!task) return task.error();
    tasks.push_back(std::move(task).value());
  }
  return tasks;
}

Config configOf(const Values& complete) {
  static const Schema kSchema = crossAttentionSchema();
  auto config = bind<Config>(kSchema, complete);
  ICL_CHECK(config.ok(), config.ok() ? "" : config.error().text());
  return config.value();
}

}  // namespace icl::cross_attention
