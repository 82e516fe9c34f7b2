#include "core/experiments/cross_attention/pictures.h"

#include <algorithm>

#include <Eigen/Eigenvalues>

#include "core/experiments/cross_attention/dense_context.h"
#include "core/experiments/cross_attention/in_context_descent.h"

namespace icl::cross_attention {
namespace {

constexpr int kMostTokens = 512;
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
  putMatrix(plate, tokens, 0, 1);
  plate.row_blocks = dims;
  plate.row_blocks.push_back(1);
  plate.col_blocks = {static_cast<int>(length), 1};
  labelCoordinates(plate.row_labels, dims, true);
  labelTokens(plate.col_labels, "x", static_cast<int>(length), true);
}

void drawPrediction(PlateData& plate, const Prompt& prompt, const std::vector<double>& yhat,
                    int layer) {
  Eigen::MatrixXd curve(static_cast<Eigen::Index>(yhat.size()), 4);
  for (Eigen::Index t = 0; t < curve.rows(); ++t) {
    curve.row(t) << static_cast<double>(t), yhat[static_cast<std::size_t>(t)], prompt.bayes,
        prompt.truth;
  }
  putMatrix(plate, curve, layer, static_cast<int>(yhat.size()));
  plate.col_labels = {ICL_TR("layer"), ICL_TR("prediction"), ICL_TR("Bayes"), ICL_TR("truth")};
}

/// Empty where the stack is no descent.
void drawDescent(PlateData& plate, const ScalarStack& stack, const TokenRules& rules,
                 const Prompt& prompt, int layer) {
  plate = {};
  if (!whyNoDescent(stack, rules).empty()) return;
  const InContextDescent both = inContextDescent(stack, prompt);
  Eigen::MatrixXd curve(static_cast<Eigen::Index>(both.rows.size()), 4);
  for (Eigen::Index t = 0; t < curve.rows(); ++t) {
    const auto& row = both.rows[static_cast<std::size_t>(t)];
    curve.row(t) << static_cast<double>(t), row.stack, row.descent, row.stack - row.descent;
  }
  putMatrix(plate, curve, layer, static_cast<int>(both.rows.size()));
  plate.col_labels = {ICL_TR("layer"), ICL_TR("stack"), ICL_TR("descent"), ICL_TR("difference")};
}

std::vector<double> predictionsOf(const Config& config, const ScalarStack& stack,
                                  const PromptSpectrum& spectrum) {
  if (polynomial(config)) return spectrum.predictions(stack);
  const Prompt& prompt = spectrum.prompt();
  TokenStack tokens(stack.shape(), TokenRules(config));
  return tokens.predictions(prompt.x, prompt.y, prompt.query, stack.weights());
}

/// P_t Λ with the noise of each coordinate.
Eigen::MatrixXd whiteningOf(const Config& config, const ScalarStack& stack, int layer,
                            const Eigen::VectorXd& task) {
  if (config.evenNoise()) return populationWhitening(stack, layer, task, config.noise2);
  Eigen::MatrixXd lambda = task * task.transpose();
  lambda.diagonal() += coordinateNoise(config);
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(lambda);
  const Eigen::VectorXd p = solver.eigenvalues().unaryExpr(
      [&](double value) { return value * stack.response(layer, value); });
  return solver.eigenvectors() * p.asDiagonal() * solver.eigenvectors().transpose();
}

}  // namespace

void putMatrix(PlateData& plate, const Eigen::MatrixXd& matrix, int layer, int layers) {
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
       ICL_TR("Attention of the queries Fᵗ to the keys X in the example prompt, as the layer "
              "after t layers sees it: ⟨xⱼ, fᵢ⟩/L, or the softmax over keys. The last row is the "
              "query token; with linear attention this row reads out the prediction at the end."),
       PlateRole::Attention, true, true, 0, 0},
      {"modalities", ICL_TR("Attention by modality"), ICL_TR("query f"), ICL_TR("key x"),
       ICL_TR("The share that each modality of the keys has in the attention of the layer: one "
              "block a modality, ⟨xⱼ, fᵢ⟩/L over its coordinates alone. The blocks add up to the "
              "attention, of a softmax to the scores before it. Block means tell context and query "
              "apart."),
       PlateRole::Attention, true, true, 0, 0},
      {"tokens", ICL_TR("Tokens"), ICL_TR("coordinate"), ICL_TR("token"),
       ICL_TR("The example prompt as the stack receives it: modalities one above the other, the "
              "responses y below, the query token last with its response left at 0."),
       PlateRole::Tokens, true, false, 0, 0},
      {"descent", ICL_TR("Descent on the prompt"), ICL_TR("layer"), ICL_TR("response"),
       ICL_TR("Prediction after each layer beside as many steps of gradient descent on the least "
              "squares of the example prompt; empty where the stack is no descent."),
       PlateRole::Curve, true, false, 0, 0},
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
  frame.plates.resize(std::max<std::size_t>(frame.plates.size(), kPromptPlates));
  putMatrix(frame.plates[kWhitening], whiteningOf(config_, stack, layer, spectrum_->prompt().task),
            layer, layers);
  drawLayer(frame, stack, layer);
  drawDescent(frame.plates[kDescent], stack, TokenRules(config_), spectrum_->prompt(), layer);
  finish(frame, predictionsOf(config_, stack, *spectrum_), layer);
}

void PromptPictures::finish(Frame& frame, const std::vector<double>& predictions, int layer) const {
  const std::vector<int> dims = config_.dims();
  for (PlateData* plate : {&frame.plates[kWhitening], &frame.plates[kGram]}) {
    plate->row_blocks = dims;
    plate->col_blocks = dims;
    labelCoordinates(plate->row_labels, dims, false);
    labelCoordinates(plate->col_labels, dims, false);
  }
  PlateData& attention = frame.plates[kAttention];
  attention.row_blocks = {length_, 1};
  labelTokens(attention.row_labels, "f", length_, true);
  const bool self = config_.stack == StackKind::Self;
  labelTokens(attention.col_labels, self ? "f" : "x", length_, attention.cols > length_);
  PlateData& parts = frame.plates[kModalities];
  parts.row_blocks = attention.row_blocks;
  parts.row_labels = attention.row_labels;
  parts.col_blocks.assign(dims.size(), attention.cols);
  parts.col_labels.clear();
  for (std::size_t j = 1; j <= dims.size(); ++j) {
    for (const std::string& key : attention.col_labels) {
      parts.col_labels.push_back(key + " z" + std::to_string(j));
    }
  }
  drawTokens(frame.plates[kTokens], spectrum_->prompt(), dims);
  drawPrediction(frame.plates[kPrediction], spectrum_->prompt(), predictions, layer);
}

void PromptPictures::drawModalities(Frame& frame, const Eigen::MatrixXd& queries,
                                    const Eigen::MatrixXd& keys, double unit, int layer,
                                    int layers) const {
  const std::vector<int> dims = config_.dims();
  Eigen::MatrixXd scores(queries.cols(), keys.cols() * static_cast<Eigen::Index>(dims.size()));
  Eigen::Index row = 0;
  for (std::size_t j = 0; j < dims.size(); ++j) {
    const auto of_query = queries.middleRows(row, dims[j]), of_key = keys.middleRows(row, dims[j]);
    scores.middleCols(static_cast<Eigen::Index>(j) * keys.cols(), keys.cols()) =
        unit * of_query.transpose() * of_key;
    row += dims[j];
  }
  putMatrix(frame.plates[kModalities], scores, layer, layers);
}

void PromptPictures::drawLayer(Frame& frame, const ScalarStack& stack, int layer) const {
  PlateData &gram = frame.plates[kGram], &attention = frame.plates[kAttention];
  const int layers = stack.depth + 1;
  if (polynomial(config_)) {
    putMatrix(gram, spectrum_->gram(stack, layer), layer, layers);
    putMatrix(attention, spectrum_->attention(stack, layer), layer, layers);
    const Prompt& prompt = spectrum_->prompt();
    Eigen::MatrixXd states(prompt.x.rows(), length_ + 1);
    states << prompt.x, prompt.query;
    states = spectrum_->layerMap(stack, layer) * states;
    const bool self = stack.self();
    drawModalities(frame, states, self ? states.leftCols(length_) : prompt.x, 1.0 / length_, layer,
                   layers);
  } else {
    const Prompt& prompt = spectrum_->prompt();
    TokenStack tokens(stack.shape(), TokenRules(config_));
    const auto trace = tokens.trace(prompt.x, prompt.y, prompt.query, stack.weights());
    const Eigen::MatrixXd& state = trace.states[static_cast<std::size_t>(layer)];
    const Eigen::MatrixXd context = state.leftCols(length_);
    putMatrix(gram, context * context.transpose() / length_, layer, layers);
    putMatrix(attention, tokens.attention(prompt.x, prompt.query, state), layer, layers);
    Eigen::MatrixXd keys(prompt.x.rows(), attention.cols);
    keys.leftCols(length_) = prompt.x;
    if (attention.cols > length_) keys.rightCols(1) = prompt.query;
    if (stack.self()) keys = state.leftCols(attention.cols);
    const bool softmax = config_.attention == Attention::Softmax;
    const double unit = 1 / (softmax ? config_.softmax_temperature : static_cast<double>(length_));
    drawModalities(frame, state, keys, unit, layer, layers);
  }
}

}  // namespace icl::cross_attention
