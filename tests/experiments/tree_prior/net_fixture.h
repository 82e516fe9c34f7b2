// A net with weights that are all alive (no zero gains), a block of contexts for it, and its loss
// as a function of the weights: what tests of gradients and of single layers share.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "core/experiments/tree_prior/net.h"

namespace icl::tree_prior {

struct NetFixture {
  explicit NetFixture(const Config& c, int rows = 5)
      : config(c),
        net(makeNet(c)),
        tape(net->makeTape()),
        block(c.dimension(), c.explicitTokens() ? c.tokens : 0),
        weights(net->layout().size()),
        used(rows) {
    Stream(3, Purpose::Init).normals(weights);
    for (double& weight : weights) weight *= 0.4;
    Stream random(4, Purpose::Test);
    ContextSampler(c, c.tokens, c.noise, c.explicitTokens()).draw(random, rows, block);
  }

  /// Σ over the contexts of what training lowers.
  double loss(std::span<const double> at) const {
    net->prepare(at.data());
    net->forward(block, *tape);
    const Shape& shape = net->shape();
    double sum = 0;
    for (int l = shape.every_layer ? 0 : shape.layers - 1; l < shape.layers; ++l) {
      double errors[kRows];
      net->errors(block, *tape, l, errors);
      for (int r = 0; r < used; ++r) sum += errors[r];
    }
    return sum;
  }
  std::vector<double> gradient() {
    std::vector<double> sum(net->sumSize()), out(weights.size());
    net->prepare(weights.data());
    net->forward(block, *tape);
    net->backward(block, *tape, 1, sum.data());
    net->finish(sum.data(), out.data());
    return out;
  }

  Config config;
  std::unique_ptr<Net> net;
  std::unique_ptr<Tape> tape;
  ContextBlock block;
  std::vector<double> weights;
  int used;
};

}  // namespace icl::tree_prior
