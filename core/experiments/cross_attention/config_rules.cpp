// Rules of the schema: which settings do not go together.
#include <cmath>

#include "core/experiments/cross_attention/config_sections.h"

namespace icl::cross_attention {
namespace {

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

/// Beyond this a run would need gigabytes for its gradients alone.
constexpr double kMostWeights = 1e6;

Status checkSize(const Config& c) {
  if (c.parameters != Parameters::Matrices) return {};
  const double each = std::pow(c.dimension(), 2);
  const double numbers = each * (1 + 4.0 * (c.tied ? 1 : c.depth));
  if (numbers <= kMostWeights) return {};
  return Error{Message{ICL_TR("the weight matrices would hold %1 numbers, and %2 is the most: "
                              "choose smaller dimensions, fewer layers or tied ones"),
                       {shortNumber(numbers), shortNumber(kMostWeights)}},
               "tied"};
}

/// Combinations that no part of the experiment computes.
Status checkModel(const Config& c) {
  if (!c.layered()) return {};
  if (c.stack != StackKind::Cross) {
    return Error{ICL_TR("untied layers and weight matrices are of a cross-attention stack: set "
                        "parameters to one or two for self-attention"),
                 "stack"};
  }
  return checkSize(c);
}

Status checkTest(const Config& c) {
  if (c.test_missing_modality <= c.modalities) return {};
  return Error{Message{ICL_TR("there is no modality %1: the task has %2"),
                       {std::to_string(c.test_missing_modality), std::to_string(c.modalities)}},
               "test-missing-modality"};
}

}  // namespace

void addRules(Builder& schema) {
  schema.rule({"parameters", "stack", "tied", "depth"}, checkModel);
  schema.rule({"test-missing-modality", "modalities"}, checkTest);
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

}  // namespace icl::cross_attention
