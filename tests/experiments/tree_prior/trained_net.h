// The trained net of tests/golden/adaptive_inference_trained_A.json as a snapshot of the
// experiment, to ask probes of without training.
#pragma once

#include <memory>
#include <string>

#include "core/experiments/tree_prior/experiment.h"
#include "core/experiments/tree_prior/state.h"
#include "core/run/verify.h"
#include "tests/experiments/tree_prior/numbers.h"

namespace icl::tree_prior {

inline void copyNumbers(const Json& from, double*& to) {
  if (from.isNumber()) {
    *to++ = from.asNumber();
    return;
  }
  for (const Json& item : from.items()) copyNumbers(item, to);
}

/// With these settings over the net's own (levels 4, budget 4, hidden 64, loss per layer).
inline SnapshotPtr trainedNet(Values changes = {}) {
  static const Json json = goldenJson("adaptive_inference_trained_A.json");
  changes.set("loss", std::string("per-layer"));
  const Values settings = adaptiveInferenceSchema().complete(changes).value();
  const Config config = configOf(settings);
  State state = startOf(config, 1);
  const Layout layout(Shape::of(config));
  const auto& layers = json.find("layers")->items();
  for (std::size_t l = 0; l < layers.size(); ++l) {
    const Layout::Layer& at = layout.layer(static_cast<int>(l));
    const std::pair<const char*, std::size_t> parts[] = {
        {"w1", at.w1}, {"b1", at.b1}, {"wk", at.wk}, {"bk", at.bk}, {"wq", at.wq}, {"bq", at.bq}};
    for (const auto& [name, first] : parts) {
      double* to = state.weights.data() + first;
      copyNumbers(*layers[l].find(name), to);
    }
  }
  return std::make_shared<StateSnapshot>(settings, 1, state);
}

/// The answer of a probe of this experiment; a refused question is a failed check.
inline ProbeResult ask(const SnapshotPtr& snapshot, const std::string& probe,
                       const Values& arguments = {}) {
  const ExperimentType type = adaptiveInferenceType();
  auto answer = askSnapshot(*type.probe(probe), *snapshot, arguments);
  ICL_CHECK(answer.ok(), answer.ok() ? "" : answer.error().text());
  return std::move(answer).value();
}

inline double valueOf(const ProbeResult& result, const std::string& label) {
  const double* value = result.find(label);
  ICL_CHECK(value != nullptr, "no label " + label);
  return *value;
}

}  // namespace icl::tree_prior
