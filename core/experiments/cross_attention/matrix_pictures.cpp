// The plates of the example prompt for weight matrices: by the recursion itself, since no spectrum
// is shared by all layers.
#include <algorithm>

#include "core/experiments/cross_attention/dense_context.h"
#include "core/experiments/cross_attention/pictures.h"

namespace icl::cross_attention {
namespace {

using Matrix = Eigen::MatrixXd;
using Vector = Eigen::VectorXd;

/// One layer: out = r in + V Λ̂ B in + [injects] S source, for any columns.
Matrix layerOf(const StackShape& shape, const StackWeights<double>& w, const Matrix& moment, int t,
               const Matrix& in, const Matrix& source) {
  const std::size_t k = shape.at(t);
  Matrix out = Matrix::Zero(in.rows(), in.cols());
  if (shape.residual) out += in;
  if (shape.attention) out += w.value[k] * (moment * (w.product[k] * in));
  if (shape.injects(t)) out += w.skip[k] * source;
  return out;
}

Matrix startOf(const StackShape& shape, const StackWeights<double>& w, const Matrix& source) {
  if (!shape.start_from_data) return Matrix::Zero(source.rows(), source.cols());
  return w.skip[0] * source;
}

/// P_t for a second moment.
Matrix layerMap(const StackShape& shape, const StackWeights<double>& w, const Matrix& moment,
                int layers) {
  const Matrix identity = Matrix::Identity(moment.rows(), moment.cols());
  Matrix map = startOf(shape, w, identity);
  for (int t = 0; t < layers; ++t) map = layerOf(shape, w, moment, t, map, identity);
  return map;
}

/// Predictions read out after each layer, from the states of the query and of h alone.
std::vector<double> predictionsOfMatrices(const StackShape& shape, const StackWeights<double>& w,
                                          const Matrix& moment, const Vector& h,
                                          const Vector& query) {
  Matrix source(h.size(), 2);
  source << h, query;
  Matrix state = startOf(shape, w, source);
  std::vector<double> out;
  for (int t = 0;; ++t) {
    const Vector left = shape.pairing == Pairing::Xf ? h : Vector(state.col(0));
    const Vector right = shape.pairing == Pairing::Fx ? query : Vector(state.col(1));
    out.push_back(left.dot(w.readout * right));
    if (t == shape.depth) return out;
    state = layerOf(shape, w, moment, t, state, source);
  }
}

}  // namespace

void PromptPictures::draw(Frame& frame, const Look& look, const StackShape& shape,
                          const StackWeights<double>& weights) {
  choosePrompt(look);
  const Prompt& prompt = spectrum_->prompt();
  const int layer = look.layer < 0 ? shape.depth : std::min(look.layer, shape.depth);
  const double share = 1.0 / static_cast<double>(prompt.x.cols());
  Matrix moment = share * prompt.x * prompt.x.transpose();
  if (config_.query_as_key) moment += share * prompt.query * prompt.query.transpose();
  Matrix covariance = prompt.task * prompt.task.transpose();
  covariance += coordinateNoise(config_).asDiagonal();

  const int layers = shape.depth + 1;
  frame.plates.resize(std::max<std::size_t>(frame.plates.size(), kPromptPlates));
  putMatrix(frame.plates[kWhitening], layerMap(shape, weights, covariance, layer) * covariance,
            layer, layers);
  const Matrix map = layerMap(shape, weights, moment, layer);
  putMatrix(frame.plates[kGram], map * moment * map.transpose(), layer, layers);
  // The next layer's keys and queries; after the last layer those of the readout.
  const Matrix& pairing = layer < shape.depth ? weights.product[shape.at(layer)] : weights.readout;
  Matrix tokens(prompt.x.rows(), prompt.x.cols() + 1);
  tokens << prompt.x, prompt.query;
  const Matrix states = map * tokens;
  const Matrix keys = config_.query_as_key ? tokens : prompt.x;
  putMatrix(frame.plates[kAttention], share * (pairing * states).transpose() * keys, layer, layers);
  drawModalities(frame, pairing * states, keys, share, layer, layers);
  frame.plates[kDescent] = {};  // no descent on least squares
  finish(frame,
         predictionsOfMatrices(shape, weights, moment, share * prompt.x * prompt.y, prompt.query),
         layer);
}

}  // namespace icl::cross_attention
