// Net: the model as training and evaluation see it: one block of contexts forward, errors, and
// backward into a gradient. Two kinds: LinearNet (y ⟨K, x⟩ with chosen unit keys) and TokenNet
// (networks over tokens). A Net is shared by workers; each has a Tape of its own, made once.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/experiments/tree_prior/contexts.h"
#include "core/experiments/tree_prior/shape.h"

namespace icl::tree_prior {

/// What a forward pass keeps for the backward pass, and its scratch.
class Tape {
 public:
  virtual ~Tape() = default;
};

class Net {
 public:
  explicit Net(const Shape& shape) : shape_(shape), layout_(shape) {}
  virtual ~Net() = default;
  const Shape& shape() const { return shape_; }
  const Layout& layout() const { return layout_; }

  virtual std::unique_ptr<Tape> makeTape() const = 0;
  /// Weights for the calls that follow, which must stay where they are; does once what no context
  /// changes.
  virtual void prepare(const double* weights) = 0;
  virtual void forward(const ContextBlock& block, Tape& tape) const = 0;
  /// Squared error of each context after `layer`, or of the last estimate only where the read-out
  /// makes no other. Of contexts without weight, too.
  virtual void errors(const ContextBlock& block, Tape& tape, int layer, double* out) const = 0;
  /// Adds the slope of Σ weight · (loss of the context) · scale; after forward() of the same block.
  virtual void backward(const ContextBlock& block, Tape& tape, double scale, double* sum) const = 0;
  /// Length of a gradient while it is summed, in an order of the net's own.
  virtual std::size_t sumSize() const = 0;
  /// From a complete sum, which it may spoil, to the gradient by the weights in the layout's order.
  virtual void finish(double* sum, double* gradient) const = 0;

 private:
  Shape shape_;
  Layout layout_;
};

std::unique_ptr<Net> makeNet(const Config& config);

}  // namespace icl::tree_prior
