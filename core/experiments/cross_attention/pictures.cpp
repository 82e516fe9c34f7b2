#include "core/experiments/cross_attention/pictures.h"

#include <algorithm>

namespace icl::cross_attention {
namespace {

constexpr int kMostTokens = 512;
enum PlateIndex : std::size_t { kWhitening, kGram, kAttention, kTokens, kPrediction, kPlates };

void put(PlateData& plate, const Eigen::MatrixXd& matrix, int layer, int layers) {
  plate.layer = layer;
  plate.layers = layers;
  plate.rows = static_cast<int>(matrix.rows());
  plate.cols = static_cast<int>(matrix.cols());
  plate.data.resize(static_cast<std::size_t>(matrix.size()));
  using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  Eigen::Map<RowMajor>(plate.data.data(), matrix.rows(), matrix.cols()) = matrix;
}

void labelCoordinates(std::vector<std::string>& labels, const std::vector<int>& dims, bool and_y) {
  labels.clear();
  for (std::size_t j = 0; j < dims.size(); ++j) {
    for (int k = 1; k <= dims[j]; ++k) {
      labels.push_back("z" + std::to_string(j + 1) + "." + std::to_string(k));
    }
  }
  if (and_y) labels.push_back("y");
}

void labelTokens(std::vector<std::string>& labels, const std::string& name, int length,
                 bool and_query) {
  labels.clear();
  for (int i = 1; i <= length; ++i) labels.push_back(name + std::to_string(i));
  if (and_query) labels.push_back(name + "q");
}

void drawTokens(PlateData& plate, const Prompt& prompt, const std::vector<int>& dims) {
  const Eigen::Index d = prompt.x.rows(), length = prompt.x.cols();
  Eigen::MatrixXd tokens(d + 1, length + 1);
  tokens.topLeftCorner(d, length) = prompt.x;
  tokens.topRightCorner(d, 1) = prompt.query;
  tokens.bottomLeftCorner(1, length) = prompt.y.transpose();
  tokens(d, length) = 0;  // what the stack is to predict
  put(plate, tokens, 0, 1);
  plate.row_blocks = dims;
  plate.row_blocks.push_back(1);
  plate.col_blocks = {static_cast<int>(length), 1};
  labelCoordinates(plate.row_labels, dims, true);
  labelTokens(plate.col_labels, "x", static_cast<int>(length), true);
}

void drawPrediction(PlateData& plate, const PromptSpectrum& spectrum, const ScalarStack& stack,
                    int layer) {
  const std::vector<double> yhat = spectrum.predictions(stack);
  Eigen::MatrixXd curve(static_cast<Eigen::Index>(yhat.size()), 4);
  for (Eigen::Index t = 0; t < curve.rows(); ++t) {
    curve.row(t) << static_cast<double>(t), yhat[static_cast<std::size_t>(t)],
        spectrum.prompt().bayes, spectrum.prompt().truth;
  }
  put(plate, curve, layer, static_cast<int>(yhat.size()));
  plate.col_labels = {ICL_TR("layer"), ICL_TR("prediction"), ICL_TR("Bayes"), ICL_TR("truth")};
}

}  // namespace

std::vector<Plate> platesOfPrompt() {
  return {
      {"whitening", ICL_TR("Whitening Pₜ Λ"), ICL_TR("coordinate of Fᵗ"), ICL_TR("coordinate of x"),
       ICL_TR("The map that t layers apply to whitened data at infinite context, for the task of "
              "the example prompt. The identity is the aim: along the task it is reached fast, "
              "across it slowly, and only the first matters for the prediction."),
       PlateRole::Whitening, true, true, 0, 0},
      {"gram", ICL_TR("Second moment of Fᵗ"), ICL_TR("coordinate of Fᵗ"),
       ICL_TR("coordinate of Fᵗ"),
       ICL_TR("Fᵗ Fᵗᵀ/L over the tokens of the example prompt, which equals Pₜ Λ̂ Pₜᵀ "
              "with the prompt's own second moment Λ̂."),
       PlateRole::Gram, true, true, 0, 0},
      {"attention", ICL_TR("Attention"), ICL_TR("query f"), ICL_TR("key x"),
       ICL_TR("Linear attention ⟨xⱼ, fᵢ⟩/L of the queries Fᵗ to the keys X in the example "
              "prompt, as the layer after t layers sees it; the last row is the query token, and "
              "after the last layer this row is what reads out the prediction."),
       PlateRole::Attention, true, true, 0, 0},
      {"tokens", ICL_TR("Tokens"), ICL_TR("coordinate"), ICL_TR("token"),
       ICL_TR("The example prompt as the stack receives it: modalities one above the other, the "
              "responses y below, the query token last with its response left at 0."),
       PlateRole::Tokens, true, false, 0, 0},
      {"prediction", ICL_TR("Prediction"), ICL_TR("layer"), ICL_TR("response"),
       ICL_TR("Prediction read out after each layer for the example prompt, beside the truth and "
              "the Bayes prediction, which knows the task."),
       PlateRole::Curve, true, false, 0, 0},
  };
}

void PromptPictures::choosePrompt(const Look& look) {
  const int length = std::clamp(look.length, 1, kMostTokens);
  if (spectrum_ && sample_ == look.sample && length_ == length) return;
  spectrum_.emplace(drawPrompt(config_, look.sample, length));
  sample_ = look.sample;
  length_ = length;
}

void PromptPictures::draw(Frame& frame, const Look& look, const ScalarStack& stack) {
  choosePrompt(look);
  const int layers = stack.depth + 1;
  const int layer = look.layer < 0 ? stack.depth : std::min(look.layer, stack.depth);
  const std::vector<int> dims = config_.dims();
  frame.plates.resize(kPlates);

  PlateData& whitening = frame.plates[kWhitening];
  put(whitening, populationWhitening(stack, layer, spectrum_->prompt().task, config_.noise2), layer,
      layers);
  PlateData& gram = frame.plates[kGram];
  put(gram, spectrum_->gram(stack, layer), layer, layers);
  for (PlateData* plate : {&whitening, &gram}) {
    plate->row_blocks = dims;
    plate->col_blocks = dims;
    labelCoordinates(plate->row_labels, dims, false);
    labelCoordinates(plate->col_labels, dims, false);
  }

  PlateData& attention = frame.plates[kAttention];
  put(attention, spectrum_->attention(stack, layer), layer, layers);
  attention.row_blocks = {length_, 1};
  labelTokens(attention.row_labels, "f", length_, true);
  labelTokens(attention.col_labels, "x", length_, false);

  drawTokens(frame.plates[kTokens], spectrum_->prompt(), dims);
  drawPrediction(frame.plates[kPrediction], *spectrum_, stack, layer);
}

}  // namespace icl::cross_attention
