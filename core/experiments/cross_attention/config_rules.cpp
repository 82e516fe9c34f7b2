// Rules of the schema: which settings do not go together.
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

/// Combinations that no part of the experiment computes.
Status checkModel(const Config& c) {
  if (c.parameters == Parameters::Untied || c.parameters == Parameters::Matrices) {
    return Error{ICL_TR("only one or two parameters can be trained"), "parameters"};
  }
  if (c.attention != Attention::Linear) {
    return Error{ICL_TR("only linear attention can be trained"), "attention"};
  }
  if (c.stack != StackKind::Cross) {
    return Error{ICL_TR("only a cross-attention stack can be trained"), "stack"};
  }
  if (!c.residual) {
    return Error{ICL_TR("a stack needs its residual stream"), "residual"};
  }
  if (c.readout == Readout::Ff) {
    return Error{ICL_TR("the readout must pair x with f"), "readout"};
  }
  if (c.query_as_key) {
    return Error{ICL_TR("the query cannot be among the keys"), "query-as-key"};
  }
  if (!c.evenNoise()) {
    return Error{ICL_TR("all modalities must have the same noise"), "noise2-1"};
  }
  return {};
}

Status checkDescent(const Config& c) {
  if (c.method != Method::Descent) return {};
  if (c.optimizer != Optimizer::Sgd) {
    return Error{ICL_TR("descent must be plain"), "optimizer"};
  }
  if (c.sampled() && c.precision != Precision::Double) {
    return Error{ICL_TR("sampled training must be in double precision"), "precision"};
  }
  return {};
}

Status checkTest(const Config& c) {
  if (c.test_context > 0) {
    return Error{ICL_TR("the test is at infinite context"), "test-context"};
  }
  if (c.test_noise2 > 0) {
    return Error{ICL_TR("the noise at test must be that of training"), "test-noise2"};
  }
  for (int j = 0; j < c.modalities; ++j) {
    if (c.testNoise2(j) != c.modalityNoise2(j)) {
      return Error{ICL_TR("the noise at test must be that of training"),
                   "test-noise2-" + std::to_string(j + 1)};
    }
  }
  if (c.test_missing_modality != 0) {
    return Error{ICL_TR("no modality can be missing at test"), "test-missing-modality"};
  }
  if (c.test_norm_scale != 1) {
    return Error{ICL_TR("the norm of the task at test must be that of training"),
                 "test-norm-scale"};
  }
  return {};
}

}  // namespace

void addRules(Builder& schema) {
  schema.rule({"parameters", "attention", "stack", "residual", "readout", "query-as-key",
               "noise2-1", "noise2-2", "noise2-3", "noise2-4"},
              checkModel);
  schema.rule({"optimizer", "precision"}, checkDescent);
  schema.rule({"test-context", "test-noise2", "test-noise2-1", "test-noise2-2", "test-noise2-3",
               "test-noise2-4", "test-missing-modality", "test-norm-scale"},
              checkTest);
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
