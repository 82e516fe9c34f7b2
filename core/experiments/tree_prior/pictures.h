// TaskPictures: the plates of an adaptive-inference run: where each layer's keys point, one example
// context's keys, leaf posterior and estimates, and risk against budget. Keeps its storage from
// frame to frame; belongs to one run, on the run's thread.
#pragma once

#include <optional>
#include <vector>

#include "core/experiments/tree_prior/inference.h"
#include "core/experiments/tree_prior/state.h"

namespace icl::tree_prior {

/// In the order in which draw() fills them.
std::vector<Plate> platesOfTask();

class TaskPictures {
 public:
  /// Fills frame.plates; the example context is the one that look.sample draws.
  void draw(Frame& frame, const Look& look, const Config& config, const State& state);

 private:
  void prepare(const Config& config);
  void drawExample(Frame& frame, const Config& config);

  std::optional<LinearNet> net_{};
  std::optional<ContextSampler> sampler_{};
  std::optional<ContextBlock> block_{};
  std::optional<LinearTape> tape_{};
  std::optional<Inference> inference_{};
  int tokens_ = -1;
  double noise_ = -1;
};

}  // namespace icl::tree_prior
