// PromptPictures: the plates of a cross-attention run (whitening, Gram, attention, tokens, descent,
// prediction) for the layer and the example prompt that the screen asks for. Keeps the prompt and
// its spectrum from frame to frame; belongs to one run, on the run's thread.
#pragma once

#include <optional>
#include <vector>

#include "core/experiments/cross_attention/prompt.h"
#include "core/math/linear_attention.h"

namespace icl::cross_attention {

/// In the order in which draw() fills them.
std::vector<Plate> platesOfPrompt();
enum PromptPlate : std::size_t {
  kWhitening,
  kGram,
  kAttention,
  kModalities,
  kTokens,
  kDescent,
  kPrediction,
  kPromptPlates
};

/// A matrix as a plate.
void putMatrix(PlateData& plate, const Eigen::MatrixXd& matrix, int layer, int layers);
/// "z1.1" … for the coordinates of modalities of these sizes, then perhaps "y".
void labelCoordinates(std::vector<std::string>& labels, const std::vector<int>& dims, bool and_y);

class PromptPictures {
 public:
  explicit PromptPictures(const Config& config) : config_(config) {}
  /// Fills the first of frame.plates; storage is reused. Layer t is the state after t layers,
  /// 0 … depth.
  void draw(Frame& frame, const Look& look, const ScalarStack& stack);
  /// The same with weight matrices.
  void draw(Frame& frame, const Look& look, const StackShape& shape,
            const StackWeights<double>& weights);

 private:
  void choosePrompt(const Look& look);
  /// Labels, and the plates that do not depend on the weights but for the predictions.
  void finish(Frame& frame, const std::vector<double>& predictions, int layer) const;
  void drawLayer(Frame& frame, const ScalarStack& stack, int layer) const;
  /// The scores of the queries with the coordinates of each modality of the keys.
  void drawModalities(Frame& frame, const Eigen::MatrixXd& queries, const Eigen::MatrixXd& keys,
                      double unit, int layer, int layers) const;

  Config config_;
  std::optional<PromptSpectrum> spectrum_{};
  std::uint64_t sample_ = 0;
  int length_ = 0;
};

}  // namespace icl::cross_attention
