// Backward pass of LinearNet: slopes carry the prefix d_. Per context and layer, with G the slope
// by the estimate after the layer (Σ over later losses of 2 (θ̂ − θ)) and the read-out tied:
//   dq = φ ⟨u, G⟩,  dφ = q ⟨u, G⟩ + dp,  du = q φ G + dφ v,  dk = (du − u ⟨u, du⟩)/‖k‖,
//   dh = dk Wkᵀ + dq Wqᵀ,  da = dh (1 − h²),  dp += da W1ᵀ;  residual values: G −= Ŝ Σ dφ u.
#include <algorithm>

#include "core/experiments/tree_prior/linear_net.h"

namespace icl::tree_prior {

void LinearNet::backward(const ContextBlock& block, Tape& any, double scale, double* sum) const {
  auto& tape = static_cast<LinearTape&>(any);
  const Shape& s = shape();
  tape.d_workspace.zero();
  tape.d_estimate.zero();
  if (!s.runningEstimate()) {
    lossSlope(block, tape, s.layers - 1, scale);
    decodeBack(tape, sum);
  }
  for (int l = s.layers - 1; l >= 0; --l) {
    if (s.runningEstimate() && (s.every_layer || l == s.layers - 1)) {
      lossSlope(block, tape, l, scale);
    }
    layerBack(block, tape, l, sum);
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

void LinearNet::decodeBack(LinearTape& tape, double* sum) const {
  const Shape& s = shape();
  const Layout::Decoder& at = layout().decoder();
  const auto place = [&](std::size_t weight) {  // the decoder's part is in the layout's order
    return sum + decoder_place_ + (weight - at.direct);
  };
  const double *slope = tape.d_estimate.row(0), *p = tape.workspace.row(0);
  rows_.addOuter(p, slope, s.slots(), s.dimension, place(at.direct), s.dimension, 1);
  rows_.addProduct(weights_ + at.direct, 1, s.dimension, s.dimension, s.slots(), slope,
                   tape.d_workspace.row(0));
  if (!s.router) return;
  const double* hidden = tape.decoder_hidden.row(0);
  double* d_hidden = tape.d_hidden.row(0);
  rows_.addOuter(hidden, slope, s.hidden, s.dimension, place(at.w2), s.dimension, 1);
  rows_.addSums(slope, s.dimension, place(at.b2));
  rows_.affine(weights_ + at.w2, 1, s.dimension, nullptr, s.dimension, s.hidden, slope, d_hidden);
  rows_.tanhBack(s.hidden, hidden, d_hidden);
  rows_.addOuter(p, d_hidden, s.slots(), s.hidden, place(at.w1), s.hidden, 1);
  rows_.addSums(d_hidden, s.hidden, place(at.b1));
  rows_.addProduct(weights_ + at.w1, 1, s.hidden, s.hidden, s.slots(), d_hidden,
                   tape.d_workspace.row(0));
}

void LinearNet::layerBack(const ContextBlock& block, LinearTape& tape, int l, double* sum) const {
  const Shape& s = shape();
  const double* value = valueOf(block, tape, l);
  const bool residual = s.residual && l > 0;
  if (residual) tape.d_value.zero();
  for (int channel = 0; channel < s.channels; ++channel) {
    if (s.fixedKeys(l)) {
      fixedChannelBack(tape, value, l, channel, sum);
    } else {
      channelBack(tape, value, l, channel);
    }
  }
  if (residual) residualBack(block, tape);
  if (!s.fixedKeys(l)) routeBack(tape, l, sum);
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
    const double* gain = layer.keys.row(s.keyNumbers() + channel);
    rows_.dot(s.dimension, key, slope, along);
    rows_.multiply(answer, along, tape.d_keys.row(s.keyNumbers() + channel));
    rows_.addScaled(1, gain, along, d_answer);
    rows_.multiply(gain, answer, scaled);
  } else if (s.read_out == ReadOut::Attention) {
    rows_.dot(s.dimension, layer.keys.row(s.keyNumbers() + first), slope, along);
    for (int r = 0; r < kRows; ++r) d_answer[r] += along[r];
    for (int k = 0; k < s.dimension; ++k) {
      rows_.multiply(answer, tape.d_estimate.row(k), tape.d_keys.row(s.keyNumbers() + first + k));
    }
  }
  if (s.residual) rows_.addScaled(s.dimension, d_answer, key, tape.d_value.row(0));
  rows_.combine(s.dimension, scaled, slope, d_answer, value, d_key);
  rows_.normaliseBack(s.dimension, key, layer.inverse.row(channel), d_key);
}

void LinearNet::fixedChannelBack(LinearTape& tape, const double* value, int l, int channel,
                                 double* sum) const {
  const Shape& s = shape();
  const int slot = s.filled(l) + channel, dimension = s.dimension;
  const bool tied = s.read_out == ReadOut::Tied;
  const double *key = fixedKey(l, channel), *answer = tape.workspace.row(slot);
  const double* slope = tape.d_estimate.row(0);
  double *d_answer = tape.d_workspace.row(slot), *along = tape.scratch.row(1);
  double* d_key = sum + place(l).keys + channel * dimension;
  double* d_gain = sum + place(l).keys + s.keyNumbers() + channel * (tied ? 1 : dimension);
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

void LinearNet::routeBack(LinearTape& tape, int l, double* sum) const {
  const Shape& s = shape();
  const Place& at = place(l);
  const double* weights = packed_.data();
  const int read = s.keyNumbers() + s.gainNumbers(), filled = s.filled(l);
  const double* hidden = tape.layers[static_cast<std::size_t>(l)].hidden.row(0);
  const double* d_keys = tape.d_keys.row(0);
  double* d_hidden = tape.d_hidden.row(0);
  rows_.addOuter(hidden, d_keys, s.hidden, read, sum + at.keys, read, 1);
  rows_.addSums(d_keys, read, sum + at.bias);
  rows_.affine(weights + at.keys, 1, read, nullptr, read, s.hidden, d_keys, d_hidden);
  rows_.tanhBack(s.hidden, hidden, d_hidden);
  rows_.addOuter(tape.workspace.row(0), d_hidden, filled, s.hidden, sum + at.w1, s.hidden, 1);
  rows_.addSums(d_hidden, s.hidden, sum + at.b1);
  rows_.addProduct(weights + at.w1, 1, s.hidden, s.hidden, filled, d_hidden,
                   tape.d_workspace.row(0));
}

void LinearNet::finish(double* sum, double* gradient) const {
  std::fill_n(gradient, layout().size(), 0.0);
  for (int l = 0; l < shape().layers; ++l) {
    shape().fixedKeys(l) ? finishFixed(l, sum, gradient) : finishRouter(l, sum, gradient);
  }
  const std::size_t first = layout().size() - (size_ - decoder_place_);
  std::copy(sum + decoder_place_, sum + size_, gradient + first);
}

void LinearNet::finishRouter(int l, const double* sum, double* gradient) const {
  const Shape& s = shape();
  const Layout::Layer& at = layout().layer(l);
  const Place& from = place(l);
  std::copy(sum + from.w1, sum + from.b1, gradient + at.w1);
  std::copy_n(sum + from.b1, s.hidden, gradient + at.b1);
  const int keys = s.keyNumbers(), gains = s.gainNumbers();
  const double* row = sum + from.keys;
  for (int j = 0; j < s.hidden; ++j, row += keys + gains) {
    std::copy_n(row, keys, gradient + at.wk + j * keys);
    std::copy_n(row + keys, gains, gradient + at.wq + j * gains);
  }
  std::copy_n(row, keys, gradient + at.bk);
  std::copy_n(row + keys, gains, gradient + at.bq);
}

void LinearNet::finishFixed(int l, double* sum, double* gradient) const {
  const Shape& s = shape();
  const Layout::Layer& at = layout().layer(l);
  const Fixed& fixed = fixed_[static_cast<std::size_t>(l)];
  double* d_keys = sum + place(l).keys;
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
