// Forward pass of LinearNet; the backward pass stands in linear_net_back.cpp.
#include "core/experiments/tree_prior/linear_net.h"

#include <algorithm>
#include <cmath>

namespace icl::tree_prior {

LinearTape::LinearTape(const Shape& s)
    : layers(static_cast<std::size_t>(s.layers)),
      workspace(s.slots()),
      estimate(s.dimension),
      scratch(4),
      d_workspace(s.slots()),
      d_estimate(s.dimension),
      d_keys(s.keyNumbers() + s.gainNumbers()),
      d_hidden(s.hidden) {
  for (int l = 0; l < s.layers; ++l) {
    Layer& layer = layers[static_cast<std::size_t>(l)];
    if (!s.fixedKeys(l)) {
      layer.hidden = RowBuffer(s.hidden);
      layer.keys = RowBuffer(s.keyNumbers() + s.gainNumbers());
      layer.inverse = RowBuffer(s.channels);
    }
    if (s.residual && l > 0) layer.value = RowBuffer(s.dimension);
    if (s.runningEstimate()) layer.estimate = RowBuffer(s.dimension);
  }
  if (s.residual) d_value = RowBuffer(s.dimension);
  if (s.read_out == ReadOut::Mlp && s.router) decoder_hidden = RowBuffer(s.hidden);
}

LinearNet::LinearNet(const Shape& shape) : Net(shape), rows_(rowKernels()) {
  fixed_.resize(static_cast<std::size_t>(shape.router ? 1 : shape.layers));
  for (Fixed& fixed : fixed_) {
    fixed.hidden.resize(static_cast<std::size_t>(shape.router ? shape.hidden : 0));
    fixed.keys.resize(static_cast<std::size_t>(shape.keyNumbers()));
    fixed.inverse.resize(static_cast<std::size_t>(shape.channels));
    fixed.gains.resize(static_cast<std::size_t>(shape.gainNumbers()));
  }
  const auto hidden = static_cast<std::size_t>(shape.hidden);
  const auto read = static_cast<std::size_t>(shape.keyNumbers() + shape.gainNumbers());
  for (int l = 0; l < shape.layers; ++l) {
    Place place;
    if (!shape.fixedKeys(l)) {
      place.w1 = size_;
      place.b1 = place.w1 + static_cast<std::size_t>(shape.filled(l)) * hidden;
      place.keys = place.b1 + hidden;
      place.bias = place.keys + hidden * read;
      size_ = place.bias + read;
    } else {
      place.keys = size_;
      size_ += read;
    }
    places_.push_back(place);
  }
  packed_.resize(size_);
  decoder_place_ = size_;
  if (shape.read_out == ReadOut::Mlp) size_ += layout().size() - layout().decoder().direct;
}

std::unique_ptr<Tape> LinearNet::makeTape() const { return std::make_unique<LinearTape>(shape()); }

void LinearNet::prepare(const double* weights) {
  weights_ = weights;
  for (int l = 0; l < static_cast<int>(fixed_.size()); ++l) prepareFixed(l);
  for (int l = 0; l < shape().layers; ++l) {
    if (!shape().fixedKeys(l)) prepareRouter(l);
  }
}

void LinearNet::prepareRouter(int l) {
  const Shape& s = shape();
  const Layout::Layer& at = layout().layer(l);
  const Place& to = place(l);
  std::copy_n(weights_ + at.w1, to.b1 - to.w1, packed_.data() + to.w1);
  std::copy_n(weights_ + at.b1, s.hidden, packed_.data() + to.b1);
  const int keys = s.keyNumbers(), gains = s.gainNumbers();
  double* row = packed_.data() + to.keys;
  for (int j = 0; j < s.hidden; ++j) {
    row = std::copy_n(weights_ + at.wk + j * keys, keys, row);
    row = std::copy_n(weights_ + at.wq + j * gains, gains, row);
  }
  row = std::copy_n(weights_ + at.bk, keys, row);
  std::copy_n(weights_ + at.bq, gains, row);
}

void LinearNet::prepareFixed(int l) {
  const Shape& s = shape();
  const Layout::Layer& at = layout().layer(l);
  Fixed& fixed = fixed_[static_cast<std::size_t>(l)];
  std::copy_n(weights_ + at.bk, fixed.keys.size(), fixed.keys.begin());
  std::copy_n(weights_ + at.bq, fixed.gains.size(), fixed.gains.begin());
  for (std::size_t j = 0; j < fixed.hidden.size(); ++j) {
    const double h = fixed.hidden[j] = std::tanh(weights_[at.b1 + j]);
    const double* wk = weights_ + at.wk + j * fixed.keys.size();
    for (std::size_t k = 0; k < fixed.keys.size(); ++k) fixed.keys[k] += h * wk[k];
    const double* wq = weights_ + at.wq + j * fixed.gains.size();
    for (std::size_t k = 0; k < fixed.gains.size(); ++k) fixed.gains[k] += h * wq[k];
  }
  for (int channel = 0; channel < s.channels; ++channel) {
    double* key = fixed.keys.data() + channel * s.dimension;
    double square = 0;
    for (int n = 0; n < s.dimension; ++n) square += key[n] * key[n];
    const double inverse = 1 / std::sqrt(square);
    for (int n = 0; n < s.dimension; ++n) key[n] *= inverse;
    fixed.inverse[static_cast<std::size_t>(channel)] = inverse;
  }
}

const double* LinearNet::fixedKey(int l, int channel) const {
  return fixed_[static_cast<std::size_t>(l)].keys.data() + channel * shape().dimension;
}

double LinearNet::key(const LinearTape& tape, int layer, int channel, int n, int r) const {
  if (shape().fixedKeys(layer)) return fixedKey(layer, channel)[n];
  return tape.layers[static_cast<std::size_t>(layer)].keys.at(channel * shape().dimension + n, r);
}

const double* LinearNet::valueOf(const ContextBlock& block, const LinearTape& tape, int l) const {
  const bool residual = shape().residual && l > 0;  // before the first layer the estimate is 0
  return residual ? tape.layers[static_cast<std::size_t>(l)].value.row(0) : block.pooled.row(0);
}

void LinearNet::forward(const ContextBlock& block, LinearTape& tape,
                        const Exchange& exchange) const {
  const Shape& s = shape();
  const auto numbers = static_cast<std::size_t>(s.dimension) * kRows;
  for (int l = 0; l < s.layers; ++l) {
    LinearTape::Layer& layer = tape.layers[static_cast<std::size_t>(l)];
    if (s.residual && l > 0) residualValue(block, tape, l);
    if (!s.fixedKeys(l)) route(tape, l);
    pool(valueOf(block, tape, l), tape, l, exchange);
    if (s.runningEstimate()) {
      if (l == 0) {
        layer.estimate.zero();
      } else {
        std::copy_n((&layer - 1)->estimate.row(0), numbers, layer.estimate.row(0));
      }
      readOut(tape, l);
    }
    const LinearTape* donor =
        exchange.workspace.empty() ? nullptr : exchange.workspace[static_cast<std::size_t>(l)];
    if (donor != nullptr) {
      std::copy_n(donor->workspace.row(0), static_cast<std::size_t>(s.filled(l + 1)) * kRows,
                  tape.workspace.row(0));
    }
  }
  if (!s.runningEstimate()) decode(tape);
}

void LinearNet::route(LinearTape& tape, int l) const {
  const Shape& s = shape();
  const Place& at = place(l);
  const double* weights = packed_.data();
  LinearTape::Layer& layer = tape.layers[static_cast<std::size_t>(l)];
  const int read = s.keyNumbers() + s.gainNumbers();
  rows_.affine(weights + at.w1, s.hidden, 1, weights + at.b1, s.filled(l), s.hidden,
               tape.workspace.row(0), layer.hidden.row(0));
  rows_.tanhOf(s.hidden, layer.hidden.row(0));
  rows_.affine(weights + at.keys, read, 1, weights + at.bias, s.hidden, read, layer.hidden.row(0),
               layer.keys.row(0));
  for (int channel = 0; channel < s.channels; ++channel) {
    rows_.normalise(s.dimension, layer.keys.row(channel * s.dimension), layer.inverse.row(channel));
  }
}

void LinearNet::pool(const double* value, LinearTape& tape, int l, const Exchange& exchange) const {
  const Shape& s = shape();
  const LinearTape* donor =
      exchange.keys.empty() ? nullptr : exchange.keys[static_cast<std::size_t>(l)];
  const LinearTape& asker = donor != nullptr ? *donor : tape;
  for (int channel = 0; channel < s.channels; ++channel) {
    double* answer = tape.workspace.row(s.filled(l) + channel);
    if (s.fixedKeys(l)) {
      rows_.affine(fixedKey(l, channel), 1, 0, nullptr, s.dimension, 1, value, answer);
    } else {
      const RowBuffer& keys = asker.layers[static_cast<std::size_t>(l)].keys;
      rows_.dot(s.dimension, keys.row(channel * s.dimension), value, answer);
    }
  }
}

void LinearNet::readOut(LinearTape& tape, int l) const {
  const Shape& s = shape();
  LinearTape::Layer& layer = tape.layers[static_cast<std::size_t>(l)];
  const bool tied = s.read_out == ReadOut::Tied;
  const auto width = static_cast<std::size_t>(tied ? 1 : s.dimension);
  double* estimate = layer.estimate.row(0);
  double* scaled = tape.scratch.row(0);
  for (int channel = 0; channel < s.channels; ++channel) {
    const double* answer = tape.workspace.row(s.filled(l) + channel);
    if (s.fixedKeys(l)) {
      const double* gain = fixed_[static_cast<std::size_t>(l)].gains.data() +
                           static_cast<std::size_t>(channel) * width;
      if (!tied) {
        rows_.addFixed(s.dimension, answer, gain, estimate);
        continue;
      }
      std::fill_n(scaled, kRows, 0.0);
      rows_.addFixed(1, answer, gain, scaled);
      rows_.addFixed(s.dimension, scaled, fixedKey(l, channel), estimate);
    } else if (tied) {
      rows_.multiply(layer.keys.row(s.keyNumbers() + channel), answer, scaled);
      rows_.addScaled(s.dimension, scaled, layer.keys.row(channel * s.dimension), estimate);
    } else {
      rows_.addScaled(s.dimension, answer, layer.keys.row(s.keyNumbers() + channel * s.dimension),
                      estimate);
    }
  }
}

void LinearNet::decode(LinearTape& tape) const {
  const Shape& s = shape();
  const Layout::Decoder& at = layout().decoder();
  rows_.affine(weights_ + at.direct, s.dimension, 1, s.router ? weights_ + at.b2 : nullptr,
               s.slots(), s.dimension, tape.workspace.row(0), tape.estimate.row(0));
  if (!s.router) return;
  rows_.affine(weights_ + at.w1, s.hidden, 1, weights_ + at.b1, s.slots(), s.hidden,
               tape.workspace.row(0), tape.decoder_hidden.row(0));
  rows_.tanhOf(s.hidden, tape.decoder_hidden.row(0));
  rows_.addProduct(weights_ + at.w2, s.dimension, 1, s.hidden, s.dimension,
                   tape.decoder_hidden.row(0), tape.estimate.row(0));
}

void LinearNet::residualValue(const ContextBlock& block, LinearTape& tape, int l) const {
  // (1/N) Σ (y − ⟨θ̂, x⟩) x over the tokens.
  const int dimension = shape().dimension;
  LinearTape::Layer& layer = tape.layers[static_cast<std::size_t>(l)];
  const double* estimate = (&layer - 1)->estimate.row(0);
  double* left = tape.scratch.row(0);
  layer.value.zero();
  const double share = 1.0 / block.tokens;
  for (int i = 0; i < block.tokens; ++i) {
    const double *x = block.x.row(i * dimension), *y = block.y.row(i);
    rows_.dot(dimension, x, estimate, left);
    for (int r = 0; r < kRows; ++r) left[r] = (y[r] - left[r]) * share;
    rows_.addScaled(dimension, left, x, layer.value.row(0));
  }
}

void LinearNet::errors(const ContextBlock& block, Tape& any, int layer, double* out) const {
  const auto& tape = static_cast<const LinearTape&>(any);
  const RowBuffer& estimate = shape().runningEstimate()
                                  ? tape.layers[static_cast<std::size_t>(layer)].estimate
                                  : tape.estimate;
  std::fill_n(out, kRows, 0.0);
  for (int k = 0; k < shape().dimension; ++k) {
    const double *have = estimate.row(k), *want = block.theta.row(k);
    for (int r = 0; r < kRows; ++r) out[r] += (have[r] - want[r]) * (have[r] - want[r]);
  }
}

}  // namespace icl::tree_prior
