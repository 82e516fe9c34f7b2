// Backward pass of LinearNet: slopes carry the prefix d_. Per context and layer, with G the slope
// by the estimate after the layer (Σ over later losses of 2 (θ̂ − θ)) and the read-out tied:
//   dq = φ ⟨u, G⟩,  dφ = q ⟨u, G⟩ + dp,  du = q φ G + dφ v,  dk = (du − u ⟨u, du⟩)/‖k‖,
//   dh = dk Wkᵀ + dq Wqᵀ,  da = dh (1 − h²),  dp += da W1ᵀ;  residual values: G −= Ŝ Σ dφ u.
#include <algorithm>

#include "core/experiments/tree_prior/linear_net.h"

namespace icl::tree_prior {

std::size_t LinearNet::gradientSize() const { return fixedPlace(static_cast<int>(fixed_.size())); }

std::size_t LinearNet::fixedPlace(int l) const {
  const auto numbers = static_cast<std::size_t>(shape().keyNumbers() + shape().gainNumbers());
  return layout().size() + static_cast<std::size_t>(l) * numbers;
}

void LinearNet::backward(const ContextBlock& block, Tape& any, double scale,
                         double* gradient) const {
  auto& tape = static_cast<LinearTape&>(any);
  const Shape& s = shape();
  tape.d_workspace.zero();
  tape.d_estimate.zero();
  if (!s.runningEstimate()) {
    lossSlope(block, tape, s.layers - 1, scale);
    decodeBack(tape, gradient);
  }
  for (int l = s.layers - 1; l >= 0; --l) {
    if (s.runningEstimate() && (s.every_layer || l == s.layers - 1)) {
      lossSlope(block, tape, l, scale);
    }
    layerBack(block, tape, l, gradient);
  }
}

void LinearNet::lossSlope(const ContextBlock& block, LinearTape& tape, int l, double scale) const {
  const RowBuffer& estimate =
      shape().runningEstimate() ? tape.layers[static_cast<std::size_t>(l)].estimate : tape.estimate;
  double* factor = tape.scratch.row(0);
  for (std::size_t r = 0; r < kRows; ++r) factor[r] = 2 * scale * block.weight[r];
  for (int k = 0; k < shape().dimension; ++k) {
    const double *have = estimate.row(k), *want = block.theta.row(k);
    double* slope = tape.d_estimate.row(k);
    for (int r = 0; r < kRows; ++r) slope[r] += factor[r] * (have[r] - want[r]);
  }
}

void LinearNet::decodeBack(LinearTape& tape, double* gradient) const {
  const Shape& s = shape();
  const Layout::Decoder& at = layout().decoder();
  const double *slope = tape.d_estimate.row(0), *p = tape.workspace.row(0);
  rows_.addOuter(p, slope, s.slots(), s.dimension, gradient + at.direct, s.dimension, 1);
  rows_.addProduct(weights_ + at.direct, 1, s.dimension, s.dimension, s.slots(), slope,
                   tape.d_workspace.row(0));
  if (!s.router) return;
  const double* hidden = tape.decoder_hidden.row(0);
  double* d_hidden = tape.d_hidden.row(0);
  rows_.addOuter(hidden, slope, s.hidden, s.dimension, gradient + at.w2, s.dimension, 1);
  rows_.addSums(slope, s.dimension, gradient + at.b2);
  rows_.affine(weights_ + at.w2, 1, s.dimension, nullptr, s.dimension, s.hidden, slope, d_hidden);
  rows_.tanhBack(s.hidden, hidden, d_hidden);
  rows_.addOuter(p, d_hidden, s.slots(), s.hidden, gradient + at.w1, s.hidden, 1);
  rows_.addSums(d_hidden, s.hidden, gradient + at.b1);
  rows_.addProduct(weights_ + at.w1, 1, s.hidden, s.hidden, s.slots(), d_hidden,
                   tape.d_workspace.row(0));
}

void LinearNet::layerBack(const ContextBlock& block, LinearTape& tape, int l,
                          double* gradient) const {
  const Shape& s = shape();
  const double* value = valueOf(block, tape, l);
  const bool residual = s.residual && l > 0;
  if (residual) tape.d_value.zero();
  for (int channel = 0; channel < s.channels; ++channel) {
    if (s.fixedKeys(l)) {
      fixedChannelBack(tape, value, l, channel, gradient);
    } else {
      channelBack(tape, value, l, channel);
    }
  }
  if (residual) residualBack(block, tape);
  if (!s.fixedKeys(l)) routeBack(tape, l, gradient);
}

void LinearNet::channelBack(LinearTape& tape, const double* value, int l, int channel) const {
  const Shape& s = shape();
  const int slot = s.filled(l) + channel, first = channel * s.dimension;
  LinearTape::Layer& layer = tape.layers[static_cast<std::size_t>(l)];
  const double *key = layer.keys.row(first), *answer = tape.workspace.row(slot);
  const double* slope = tape.d_estimate.row(0);
  double *d_answer = tape.d_workspace.row(slot), *d_key = tape.d_keys.row(first);
  double *scaled = tape.scratch.row(0), *along = tape.scratch.row(1);
  std::fill_n(scaled, kRows, 0.0);
  if (s.read_out == ReadOut::Tied) {
    const double* gain = layer.gains.row(channel);
    rows_.dot(s.dimension, key, slope, along);
    rows_.multiply(answer, along, tape.d_gains.row(channel));
    rows_.addScaled(1, gain, along, d_answer);
    rows_.multiply(gain, answer, scaled);
  } else if (s.read_out == ReadOut::Attention) {
    rows_.dot(s.dimension, layer.gains.row(first), slope, along);
    for (int r = 0; r < kRows; ++r) d_answer[r] += along[r];
    for (int k = 0; k < s.dimension; ++k) {
      rows_.multiply(answer, tape.d_estimate.row(k), tape.d_gains.row(first + k));
    }
  }
  if (s.residual) rows_.addScaled(s.dimension, d_answer, key, tape.d_value.row(0));
  rows_.combine(s.dimension, scaled, slope, d_answer, value, d_key);
  rows_.normaliseBack(s.dimension, key, layer.inverse.row(channel), d_key);
}

void LinearNet::fixedChannelBack(LinearTape& tape, const double* value, int l, int channel,
                                 double* gradient) const {
  const Shape& s = shape();
  const int slot = s.filled(l) + channel, dimension = s.dimension;
  const bool tied = s.read_out == ReadOut::Tied;
  const double *key = fixedKey(l, channel), *answer = tape.workspace.row(slot);
  const double* slope = tape.d_estimate.row(0);
  double *d_answer = tape.d_workspace.row(slot), *along = tape.scratch.row(1);
  double* d_key = gradient + fixedPlace(l) + channel * dimension;
  double* d_gain = gradient + fixedPlace(l) + s.keyNumbers() + channel * (tied ? 1 : dimension);
  if (s.read_out != ReadOut::Mlp) {
    const double* gain =
        fixed_[static_cast<std::size_t>(l)].gains.data() + channel * (tied ? 1 : dimension);
    const double one = 1;
    rows_.affine(tied ? key : gain, 1, 0, nullptr, dimension, 1, slope, along);
    rows_.addFixed(1, along, tied ? gain : &one, d_answer);
    if (tied) {
      double* scaled = tape.scratch.row(0);
      std::fill_n(scaled, kRows, 0.0);
      rows_.addFixed(1, answer, gain, scaled);
      rows_.addOuter(answer, along, 1, 1, d_gain, 0, 0);
      rows_.addOuter(slope, scaled, dimension, 1, d_key, 1, 0);
    } else {
      rows_.addOuter(slope, answer, dimension, 1, d_gain, 1, 0);
    }
  }
  if (s.residual && l > 0) rows_.addFixed(dimension, d_answer, key, tape.d_value.row(0));
  rows_.addOuter(value, d_answer, dimension, 1, d_key, 1, 0);
}

void LinearNet::residualBack(const ContextBlock& block, LinearTape& tape) const {
  const int dimension = shape().dimension;
  double* along = tape.scratch.row(0);
  const double share = -1.0 / block.tokens;
  for (int i = 0; i < block.tokens; ++i) {
    const double* x = block.x.row(i * dimension);
    rows_.dot(dimension, x, tape.d_value.row(0), along);
    for (int r = 0; r < kRows; ++r) along[r] *= share;
    rows_.addScaled(dimension, along, x, tape.d_estimate.row(0));
  }
}

void LinearNet::routeBack(LinearTape& tape, int l, double* gradient) const {
  const Shape& s = shape();
  const Layout::Layer& at = layout().layer(l);
  const int keys = s.keyNumbers(), gains = s.gainNumbers(), filled = s.filled(l);
  const double* hidden = tape.layers[static_cast<std::size_t>(l)].hidden.row(0);
  const double *d_keys = tape.d_keys.row(0), *d_gains = tape.d_gains.row(0);
  double* d_hidden = tape.d_hidden.row(0);
  rows_.addOuter(hidden, d_keys, s.hidden, keys, gradient + at.wk, keys, 1);
  rows_.addSums(d_keys, keys, gradient + at.bk);
  rows_.affine(weights_ + at.wk, 1, keys, nullptr, keys, s.hidden, d_keys, d_hidden);
  if (gains > 0) {
    rows_.addOuter(hidden, d_gains, s.hidden, gains, gradient + at.wq, gains, 1);
    rows_.addSums(d_gains, gains, gradient + at.bq);
    rows_.addProduct(weights_ + at.wq, 1, gains, gains, s.hidden, d_gains, d_hidden);
  }
  rows_.tanhBack(s.hidden, hidden, d_hidden);
  rows_.addOuter(tape.workspace.row(0), d_hidden, filled, s.hidden, gradient + at.w1, s.hidden, 1);
  rows_.addSums(d_hidden, s.hidden, gradient + at.b1);
  rows_.addProduct(weights_ + at.w1, 1, s.hidden, s.hidden, filled, d_hidden,
                   tape.d_workspace.row(0));
}

void LinearNet::finish(double* gradient) const {
  for (int l = 0; l < static_cast<int>(fixed_.size()); ++l) finishFixed(l, gradient);
}

void LinearNet::finishFixed(int l, double* gradient) const {
  const Shape& s = shape();
  const Layout::Layer& at = layout().layer(l);
  const Fixed& fixed = fixed_[static_cast<std::size_t>(l)];
  double* d_keys = gradient + fixedPlace(l);
  const double* d_gains = d_keys + s.keyNumbers();
  for (int channel = 0; channel < s.channels; ++channel) {
    const double* unit = fixedKey(l, channel);
    double* d_key = d_keys + channel * s.dimension;
    double along = 0;
    for (int n = 0; n < s.dimension; ++n) along += unit[n] * d_key[n];
    const double inverse = fixed.inverse[static_cast<std::size_t>(channel)];
    for (int n = 0; n < s.dimension; ++n) d_key[n] = (d_key[n] - unit[n] * along) * inverse;
  }
  for (std::size_t k = 0; k < fixed.keys.size(); ++k) gradient[at.bk + k] += d_keys[k];
  for (std::size_t k = 0; k < fixed.gains.size(); ++k) gradient[at.bq + k] += d_gains[k];
  for (std::size_t j = 0; j < fixed.hidden.size(); ++j) {
    const double h = fixed.hidden[j];
    const std::size_t wk = at.wk + j * fixed.keys.size(), wq = at.wq + j * fixed.gains.size();
    double slope = 0;
    for (std::size_t k = 0; k < fixed.keys.size(); ++k) {
      gradient[wk + k] += h * d_keys[k];
      slope += weights_[wk + k] * d_keys[k];
    }
    for (std::size_t k = 0; k < fixed.gains.size(); ++k) {
      gradient[wq + k] += h * d_gains[k];
      slope += weights_[wq + k] * d_gains[k];
    }
    gradient[at.b1 + j] += slope * (1 - h * h);
  }
}

}  // namespace icl::tree_prior
