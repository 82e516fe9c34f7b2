// PromptPictures: the plates of a cross-attention run (whitening, Gram, attention, tokens, descent,
// prediction) for the layer and the example prompt that the screen asks for. Keeps the prompt and
// its spectrum from frame to frame; belongs to one run, on the run's thread.
#pragma once

#include <optional>
#include <vector>

#include "core/experiments/cross_attention/prompt.h"

namespace icl::cross_attention {

/// In the order in which draw() fills them.
std::vector<Plate> platesOfPrompt();

class PromptPictures {
 public:
  explicit PromptPictures(const Config& config) : config_(config) {}
  /// Fills frame.plates; storage is reused. Layer t is the state after t layers, 0 … depth.
  void draw(Frame& frame, const Look& look, const ScalarStack& stack);

 private:
  void choosePrompt(const Look& look);
  void drawLayer(Frame& frame, const ScalarStack& stack, int layer) const;

  Config config_;
  std::optional<PromptSpectrum> spectrum_{};
  std::uint64_t sample_ = 0;
  int length_ = 0;
};

}  // namespace icl::cross_attention
