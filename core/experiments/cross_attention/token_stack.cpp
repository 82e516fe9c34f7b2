#include "core/experiments/cross_attention/token_stack.h"

#include <cmath>

//   F   state (d × n): the query alone, or context and query      K   keys and values (d × k)
//   W   shares (k × n): Kᵀ F / L, or the softmax over keys of Kᵀ F / τ
//   A   attention term: K W, or τ (K W − mean of K [centred])
//   F ← keep F + β A + α [data enter]

namespace icl::cross_attention {

void TokenStack::begin(const Eigen::MatrixXd& x, const Eigen::VectorXd& query, bool all,
                       const ScalarWeights& weights, bool slopes) {
  length_ = x.cols();
  keys_ = length_ + (rules_.query_as_key ? 1 : 0);
  data_.resize(x.rows(), all ? length_ + 1 : 1);
  if (all) data_.leftCols(length_) = x;
  data_.rightCols(1) = query;
  raw_keys_.resize(x.rows(), keys_);
  raw_keys_.leftCols(length_) = x;
  if (rules_.query_as_key) raw_keys_.rightCols(1) = query;
  const bool from_data = shape_.self() || shape_.start == Start::Data;
  state_ = from_data ? (shape_.self() ? 1.0 : weights.alpha) * data_ : 0.0 * data_;
  for (std::size_t k = 0; slopes && k < kSlopes; ++k) {
    state_slope_[k].setZero(data_.rows(), data_.cols());
    if (k == 0 && from_data && !shape_.self()) state_slope_[k] = data_;
  }
}

void TokenStack::weigh(const Eigen::MatrixXd& keys, const Eigen::MatrixXd& states,
                       Eigen::MatrixXd& shares) const {
  if (shape_.attention != Attention::Softmax) {
    shares.noalias() = keys.transpose() * states / static_cast<double>(length_);
    return;
  }
  shares.noalias() = keys.transpose() * states / rules_.temperature;
  for (Eigen::Index j = 0; j < shares.cols(); ++j) {
    auto column = shares.col(j);
    column = (column.array() - column.maxCoeff()).exp();
    column /= column.sum();
  }
}

void TokenStack::attend(bool slopes) {
  const bool softmax = shape_.attention == Attention::Softmax;
  const Eigen::MatrixXd keys = shape_.self() ? Eigen::MatrixXd(keysOf(state_)) : raw_keys_;
  const double tau = softmax ? rules_.temperature : 1;
  const double unit = softmax ? 1 / tau : 1 / static_cast<double>(length_);
  weigh(keys, state_, shares_);
  term_.noalias() = tau * keys * shares_;
  if (softmax && rules_.centred) term_.colwise() -= tau * keys.rowwise().mean();
  for (std::size_t k = 0; slopes && k < kSlopes; ++k) {
    change_.noalias() = unit * keys.transpose() * state_slope_[k];
    if (shape_.self()) change_.noalias() += unit * keysOf(state_slope_[k]).transpose() * state_;
    if (softmax) {
      const Eigen::RowVectorXd mean = shares_.cwiseProduct(change_).colwise().sum();
      change_ = shares_.array() * (change_.rowwise() - mean).array();
    }
    term_slope_[k].noalias() = tau * keys * change_;
    if (!shape_.self()) continue;
    term_slope_[k].noalias() += tau * keysOf(state_slope_[k]) * shares_;
    if (softmax && rules_.centred) {
      term_slope_[k].colwise() -= tau * keysOf(state_slope_[k]).rowwise().mean();
    }
  }
}

void TokenStack::layer(const ScalarWeights& weights, int index, bool slopes) {
  const double keep = shape_.kept() + (shape_.self() ? weights.gain : 0);
  const bool attends = shape_.attention != Attention::Off, enters = shape_.injects(index);
  if (attends) attend(slopes);
  for (std::size_t k = 0; slopes && k < kSlopes; ++k) {
    Eigen::MatrixXd& slope = state_slope_[k];
    slope *= keep;
    if (attends) slope += weights.beta * term_slope_[k];
    if (k == 1 && attends) slope += term_;
    if (k == 0 && enters) slope += data_;
    if (k == 0 && shape_.self()) slope += state_;
  }
  state_ *= keep;
  if (attends) state_ += weights.beta * term_;
  if (enters) state_ += weights.alpha * data_;
}

double TokenStack::read(const Eigen::MatrixXd& x, const Eigen::VectorXd& y,
                        const Eigen::VectorXd& query, const ScalarWeights& weights,
                        ScalarWeights* slope) const {
  // Both places of the read-out as weights: context side Σ y_i k_i / L, and the query's side.
  const double unit = 1 / static_cast<double>(length_);
  const bool context_state = shape_.self() || shape_.readout != Readout::Xf;
  const bool query_state = shape_.self() || shape_.readout != Readout::Fx;
  const Eigen::VectorXd left =
      unit * (context_state ? Eigen::MatrixXd(state_.leftCols(length_)) : x) * y;
  const Eigen::VectorXd right = query_state ? Eigen::VectorXd(state_.rightCols(1)) : query;
  const double scale = shape_.self() ? weights.alpha : 1, pair = left.dot(right);
  if (slope == nullptr) return scale * pair;
  std::array<double, kSlopes> by{};
  for (std::size_t k = 0; k < kSlopes; ++k) {
    if (context_state) by[k] += unit * (state_slope_[k].leftCols(length_) * y).dot(right);
    if (query_state) by[k] += left.dot(state_slope_[k].rightCols(1).col(0));
    by[k] *= scale;
  }
  *slope = shape_.self() ? ScalarWeights{pair, by[1], by[0]} : ScalarWeights{by[0], by[1], 0};
  return scale * pair;
}

double TokenStack::predict(const Eigen::MatrixXd& x, const Eigen::VectorXd& y,
                           const Eigen::VectorXd& query, const ScalarWeights& weights,
                           ScalarWeights* slope) {
  begin(x, query, wholeContext(), weights, slope != nullptr);
  for (int t = 0; t < shape_.depth; ++t) layer(weights, t, slope != nullptr);
  return read(x, y, query, weights, slope);
}

std::vector<double> TokenStack::predictions(const Eigen::MatrixXd& x, const Eigen::VectorXd& y,
                                            const Eigen::VectorXd& query,
                                            const ScalarWeights& weights) {
  std::vector<double> out;
  begin(x, query, wholeContext(), weights, false);
  for (int t = 0; t <= shape_.depth; ++t) {
    if (t > 0) layer(weights, t - 1, false);
    out.push_back(read(x, y, query, weights, nullptr));
  }
  return out;
}

TokenStack::Trace TokenStack::trace(const Eigen::MatrixXd& x, const Eigen::VectorXd& y,
                                    const Eigen::VectorXd& query, const ScalarWeights& weights) {
  Trace trace;
  begin(x, query, true, weights, false);
  for (int t = 0; t <= shape_.depth; ++t) {
    if (t > 0) layer(weights, t - 1, false);
    trace.states.push_back(state_);
    trace.predictions.push_back(read(x, y, query, weights, nullptr));
  }
  return trace;
}

Eigen::MatrixXd TokenStack::attention(const Eigen::MatrixXd& x, const Eigen::VectorXd& query,
                                      const Eigen::MatrixXd& states) const {
  TokenStack other(shape_, rules_);
  other.begin(x, query, true, {}, false);
  Eigen::MatrixXd shares;
  const Eigen::MatrixXd keys =
      shape_.self() ? Eigen::MatrixXd(states.leftCols(other.keys_)) : other.raw_keys_;
  other.weigh(keys, states, shares);
  return shares.transpose();
}

}  // namespace icl::cross_attention
