// Sections Modalities and Prior of the schema, and the list of tasks.
#include <algorithm>
#include <cmath>

#include "core/base/json.h"
#include "core/experiments/cross_attention/config_sections.h"

namespace icl::cross_attention {
namespace {

std::function<Message(const Values&)> actsForPriors(std::vector<std::string> priors,
                                                    const char* message) {
  return [priors = std::move(priors), message](const Values& values) -> Message {
    const std::string& prior = values.text("prior");
    const bool acts = std::find(priors.begin(), priors.end(), prior) != priors.end();
    return acts ? Message{} : Message{message};
  };
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
  const auto noise = [&schema](double Config::*member, int number, const char* title) {
    schema.add(member, "noise2-" + std::to_string(number), title)
        .range(0, 100)
        .advanced()
        .help(ICL_TR("Variance of the noise in this modality's coordinates, in training and at "
                     "test; 0 stands for the covariate noise that all modalities share. Where "
                     "they differ, the task is no eigenvector of the covariance of x."))
        .idle(actsForModality(number, false));
  };
  noise(&Config::noise2_1, 1, ICL_TR("Noise of modality 1"));
  noise(&Config::noise2_2, 2, ICL_TR("Noise of modality 2"));
  noise(&Config::noise2_3, 3, ICL_TR("Noise of modality 3"));
  noise(&Config::noise2_4, 4, ICL_TR("Noise of modality 4"));
}

void addPrior(Builder& schema) {
  addPriorChoice(schema);
  addPriorBounds(schema);
  addPriorParts(schema);
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

}  // namespace icl::cross_attention
