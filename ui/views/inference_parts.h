// One inference of an adaptive-inference net, read from the answer of the probe `inference`: what
// each layer asked, what it heard, and what is believed after it. Shared by the views that draw
// trees. Plain data; pure functions.
#pragma once

#include <optional>
#include <vector>

#include "core/run/probe_type.h"
#include "ui/plots/tree_painter.h"
#include "ui/session_controller.h"

namespace icl::ui {

struct InferenceStage {
  int asked = -1, reached = -1;  // node with the largest squared key; node that the path reached
  double entropy = 0;            // bits
  std::vector<double> squares{}, estimate{}, masses{};
};

struct OneInference {
  int levels = 0;  // of the tree; 0: the coordinates are no tree
  int leaf = -1, donor = -1, likeliest = -1;
  double error = 0, plain_error = 0, mass = 0;
  std::vector<InferenceStage> stages{};  // before the first layer, then after each

  int layers() const { return static_cast<int>(stages.size()) - 1; }
  bool hasBelief() const { return !stages.empty() && !stages.front().masses.empty(); }
};

/// What sentences about a run depend on.
struct TaskKind {
  bool tree = false;     // answers can change what is worth asking
  bool deep = false;     // more layers than one
  bool router = true;    // keys may depend on the answers
  bool decoder = false;  // the read-out is not linear
  bool trained = false;  // it has made a step
};
TaskKind taskKindOf(const RunTrack& track);

/// Nothing where the answer is not one of this probe.
std::optional<OneInference> inferenceFrom(const ProbeResult& result);
/// The tree after so many layers.
TreeScene treeSceneOf(const OneInference& inference, int layers);

}  // namespace icl::ui
