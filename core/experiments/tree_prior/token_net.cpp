#include "core/experiments/tree_prior/token_net.h"

#include <algorithm>

namespace icl::tree_prior {

TokenTape::TokenTape(const Shape& s)
    : layers(static_cast<std::size_t>(s.layers)),
      workspace(s.slots()),
      prediction(1),
      start(s.hidden),
      first(s.hidden),
      second(s.hidden),
      out(s.channels),
      d_workspace(s.slots()),
      d_out(s.channels),
      d_first(s.hidden),
      d_second(s.hidden),
      d_start(s.hidden),
      scratch(2) {
  for (Layer& layer : layers) {
    layer.read_first = RowBuffer(s.hidden);
    layer.read_second = RowBuffer(s.hidden);
    layer.weights = RowBuffer(s.channels);
  }
}

TokenNet::TokenNet(const Shape& shape) : Net(shape), rows_(rowKernels()) {}

std::unique_ptr<Tape> TokenNet::makeTape() const { return std::make_unique<TokenTape>(shape()); }

void TokenNet::startOf(const Network& net, int l, const TokenTape& tape, double* start) const {
  rows_.affine(weights_ + net.slots, shape().hidden, 1, weights_ + net.b1, shape().filled(l),
               shape().hidden, tape.workspace.row(0), start);
}

void TokenNet::finishForward(const Network& net, double* first, double* second, double* out) const {
  const int hidden = shape().hidden, channels = shape().channels;
  rows_.tanhOf(hidden, first);
  rows_.affine(weights_ + net.w2, hidden, 1, weights_ + net.b2, hidden, hidden, first, second);
  rows_.tanhOf(hidden, second);
  rows_.affine(weights_ + net.w3, channels, 1, weights_ + net.b3, hidden, channels, second, out);
}

/// Leaves the token's hidden layers and λ of each channel (times 1/N) in the tape.
void TokenNet::askToken(const ContextBlock& block, TokenTape& tape, int l, int token) const {
  const Shape& s = shape();
  const Network& net = layout().tokenLayer(l).ask;
  const double *x = block.x.row(token * s.dimension), *y = block.y.row(token);
  double* first = tape.first.row(0);
  std::copy_n(tape.start.row(0), static_cast<std::size_t>(s.hidden) * kRows, first);
  rows_.addProduct(weights_ + net.token, s.hidden, 1, s.dimension, s.hidden, x, first);
  if (full()) {
    rows_.addProduct(weights_ + net.token + s.dimension * s.hidden, s.hidden, 1, 1, s.hidden, y,
                     first);
  }
  finishForward(net, first, tape.second.row(0), tape.out.row(0));
}

void TokenNet::forward(const ContextBlock& block, Tape& any) const {
  auto& tape = static_cast<TokenTape&>(any);
  const Shape& s = shape();
  double* share = tape.scratch.row(0);
  tape.prediction.zero();
  for (int l = 0; l < s.layers; ++l) {
    TokenTape::Layer& layer = tape.layers[static_cast<std::size_t>(l)];
    const Network& read = layout().tokenLayer(l).read;
    double* first = layer.read_first.row(0);
    startOf(read, l, tape, first);
    rows_.addProduct(weights_ + read.token, s.hidden, 1, s.dimension, s.hidden, block.query.row(0),
                     first);
    finishForward(read, first, layer.read_second.row(0), layer.weights.row(0));

    startOf(layout().tokenLayer(l).ask, l, tape, tape.start.row(0));
    double* answers = tape.workspace.row(s.filled(l));
    std::fill_n(answers, static_cast<std::size_t>(s.channels) * kRows, 0.0);
    for (int i = 0; i < block.tokens; ++i) {
      askToken(block, tape, l, i);
      const double* y = block.y.row(i);
      for (int r = 0; r < kRows; ++r) share[r] = (full() ? 1.0 : y[r]) / block.tokens;
      for (int c = 0; c < s.channels; ++c) {
        rows_.addScaled(1, share, tape.out.row(c), answers + c * kRows);
      }
    }
    for (int c = 0; c < s.channels; ++c) {
      rows_.addScaled(1, answers + c * kRows, layer.weights.row(c), tape.prediction.row(0));
    }
  }
}

void TokenNet::errors(const ContextBlock& block, Tape& any, int, double* out) const {
  const auto& tape = static_cast<const TokenTape&>(any);
  rows_.dot(shape().dimension, block.theta.row(0), block.query.row(0), out);
  const double* prediction = tape.prediction.row(0);
  for (int r = 0; r < kRows; ++r) out[r] = (prediction[r] - out[r]) * (prediction[r] - out[r]);
}

void TokenNet::backward(const ContextBlock& block, Tape& any, double scale,
                        double* gradient) const {
  auto& tape = static_cast<TokenTape&>(any);
  tape.d_workspace.zero();
  double* slope = tape.scratch.row(1);  // by the prediction
  rows_.dot(shape().dimension, block.theta.row(0), block.query.row(0), slope);
  const double* prediction = tape.prediction.row(0);
  for (std::size_t r = 0; r < kRows; ++r) {
    slope[r] = 2 * scale * block.weight[r] * (prediction[r] - slope[r]);
  }
  for (int l = shape().layers - 1; l >= 0; --l) {
    readBack(block, tape, l, gradient);
    askBack(block, tape, l, gradient);
  }
}

void TokenNet::backThrough(const Network& net, const double* first, const double* second,
                           const double* d_out, double* d_second, double* d_first,
                           double* gradient) const {
  const int hidden = shape().hidden, channels = shape().channels;
  rows_.addOuter(second, d_out, hidden, channels, gradient + net.w3, channels, 1);
  rows_.addSums(d_out, channels, gradient + net.b3);
  rows_.affine(weights_ + net.w3, 1, channels, nullptr, channels, hidden, d_out, d_second);
  rows_.tanhBack(hidden, second, d_second);
  rows_.addOuter(first, d_second, hidden, hidden, gradient + net.w2, hidden, 1);
  rows_.addSums(d_second, hidden, gradient + net.b2);
  rows_.affine(weights_ + net.w2, 1, hidden, nullptr, hidden, hidden, d_second, d_first);
  rows_.tanhBack(hidden, first, d_first);
}

void TokenNet::startBack(const Network& net, int l, const double* d_first, TokenTape& tape,
                         double* gradient) const {
  const int hidden = shape().hidden, filled = shape().filled(l);
  rows_.addSums(d_first, hidden, gradient + net.b1);
  rows_.addOuter(tape.workspace.row(0), d_first, filled, hidden, gradient + net.slots, hidden, 1);
  rows_.addProduct(weights_ + net.slots, 1, hidden, hidden, filled, d_first,
                   tape.d_workspace.row(0));
}

void TokenNet::readBack(const ContextBlock& block, TokenTape& tape, int l, double* gradient) const {
  const Shape& s = shape();
  const Network& read = layout().tokenLayer(l).read;
  TokenTape::Layer& layer = tape.layers[static_cast<std::size_t>(l)];
  const double* slope = tape.scratch.row(1);
  for (int c = 0; c < s.channels; ++c) {
    const int slot = s.filled(l) + c;
    rows_.multiply(slope, tape.workspace.row(slot), tape.d_out.row(c));
    rows_.addScaled(1, slope, layer.weights.row(c), tape.d_workspace.row(slot));
  }
  double* d_first = tape.d_first.row(0);
  backThrough(read, layer.read_first.row(0), layer.read_second.row(0), tape.d_out.row(0),
              tape.d_second.row(0), d_first, gradient);
  rows_.addOuter(block.query.row(0), d_first, s.dimension, s.hidden, gradient + read.token,
                 s.hidden, 1);
  startBack(read, l, d_first, tape, gradient);
}

void TokenNet::askBack(const ContextBlock& block, TokenTape& tape, int l, double* gradient) const {
  const Shape& s = shape();
  const Network& net = layout().tokenLayer(l).ask;
  const auto hidden = static_cast<std::size_t>(s.hidden) * kRows;
  double *share = tape.scratch.row(0), *d_first = tape.d_first.row(0);
  double* d_start = tape.d_start.row(0);
  startOf(net, l, tape, tape.start.row(0));
  tape.d_start.zero();
  for (int i = 0; i < block.tokens; ++i) {
    askToken(block, tape, l, i);
    const double *x = block.x.row(i * s.dimension), *y = block.y.row(i);
    for (int r = 0; r < kRows; ++r) share[r] = (full() ? 1.0 : y[r]) / block.tokens;
    for (int c = 0; c < s.channels; ++c) {
      rows_.multiply(share, tape.d_workspace.row(s.filled(l) + c), tape.d_out.row(c));
    }
    backThrough(net, tape.first.row(0), tape.second.row(0), tape.d_out.row(0), tape.d_second.row(0),
                d_first, gradient);
    rows_.addOuter(x, d_first, s.dimension, s.hidden, gradient + net.token, s.hidden, 1);
    if (full()) {
      rows_.addOuter(y, d_first, 1, s.hidden, gradient + net.token + s.dimension * s.hidden,
                     s.hidden, 1);
    }
    for (std::size_t k = 0; k < hidden; ++k) d_start[k] += d_first[k];
  }
  startBack(net, l, d_start, tape, gradient);
}

}  // namespace icl::tree_prior
