// Contexts: blocks of kRows contexts drawn from the prior, either as the pooled vector
// c = (1/N) Σ y x alone, exact in law and in O(D) random numbers, or token by token. Rows of a
// block share one random stream, so a block is the unit of reproducible work. Used by training
// (workers), held-out evaluation and Monte Carlo; a block allocates only when it is made.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/base/random.h"
#include "core/experiments/tree_prior/row_buffer.h"
#include "core/experiments/tree_prior/tree.h"

namespace icl::tree_prior {

struct ContextBlock {
  /// `room`: for as many tokens a context, 0 for none.
  ContextBlock(int dimension, int room)
      : theta(dimension),
        pooled(dimension),
        query(room > 0 ? dimension : 0),
        x(dimension * room),
        y(room) {}

  RowBuffer theta, pooled, query;      // D features: θ, c and, with tokens, x_q
  RowBuffer x, y;                      // tokens: feature i·D + k of x is coordinate k of token i
  int tokens = 0;                      // drawn; 0: only c
  std::array<int, kRows> leaf{};       // −1 under a Gaussian prior
  std::array<double, kRows> weight{};  // 1, or 0 for rows beyond the number wanted
};

class ContextSampler {
 public:
  /// `tokens` 0: infinitely many. `explicit_tokens`: the block must have room for them.
  ContextSampler(const Config& config, int tokens, double noise, bool explicit_tokens);

  /// Draws tasks and contexts; the first `rows` rows count, the others have weight 0.
  void draw(Stream& random, int rows, ContextBlock& block) const;
  /// The same with the leaves given (trees only): `block.leaf` is read.
  void drawGiven(Stream& random, int rows, ContextBlock& block) const;
  /// For each row a leaf of the same tree that parts from `leaf` at `level` (levels(): the same
  /// leaf), with its later turns drawn afresh.
  int partingLeaf(Stream& random, int leaf, int level) const;
  int drawLeaf(Stream& random) const;

  int tokens() const { return tokens_; }
  bool explicitTokens() const { return explicit_tokens_; }
  double noise() const { return noise_; }
  const Tree& tree() const { return tree_; }

 private:
  void drawTasks(Stream& random, ContextBlock& block, bool leaves_given) const;
  void drawPooled(Stream& random, ContextBlock& block) const;
  void drawTokens(Stream& random, ContextBlock& block) const;

  Tree tree_;
  bool has_tree_, half_normal_, explicit_tokens_;
  int dimension_, tokens_;
  double noise_;
  std::vector<double> deviation_{};  // of each coordinate under the Gaussian priors
};

}  // namespace icl::tree_prior
