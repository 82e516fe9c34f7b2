#include "core/experiments/tree_prior/contexts.h"

#include <algorithm>
#include <cmath>

// Pooled form. With u = θ/‖θ‖ a token is x = a u + (rest), y = τ a + σ e with τ = ‖θ‖, so
//   c = (a·y/N) u + (‖y‖/N) g,   g normal across u, independent of a and y;
// a·y and ‖y‖ need only A = ‖a‖² ~ χ²_N and e along and across a: z normal, E ~ χ²_{N−1}:
//   a·y = τA + σ√A z,   ‖y‖² = τ²A + 2τσ√A z + σ²(z² + E).

namespace icl::tree_prior {
namespace {

/// Gamma variates by Marsaglia and Tsang (2000), started from a normal that was drawn with many
/// others; their squeeze spares the logarithms in all but one draw of some thirty.
double chiSquare(int freedom, double normal, Stream& random) {
  if (freedom == 0) return 0;
  if (freedom == 1) return normal * normal;
  const double d = freedom / 2.0 - 1.0 / 3.0, c = 1 / std::sqrt(9 * d);
  for (double x = normal;; x = random.normal()) {
    const double root = 1 + c * x;
    if (root <= 0) continue;
    const double v = root * root * root, x2 = x * x;
    const double u = 1 - random.uniform();
    if (u < 1 - 0.0331 * x2 * x2) return 2 * d * v;
    if (std::log(u) < 0.5 * x2 + d - d * v + d * std::log(v)) return 2 * d * v;
  }
}

}  // namespace

ContextSampler::ContextSampler(const Config& config, int tokens, double noise, bool explicit_tokens)
    : tree_(config),
      has_tree_(config.hasTree()),
      half_normal_(config.amplitudes == Amplitudes::HalfNormal),
      explicit_tokens_(explicit_tokens),
      dimension_(config.dimension()),
      tokens_(tokens),
      noise_(noise) {
  ICL_CHECK(!explicit_tokens || tokens > 0, "infinitely many tokens cannot be drawn one by one");
  if (config.prior == PriorKind::Gaussian) {
    deviation_.assign(static_cast<std::size_t>(dimension_), std::sqrt(1.0 / dimension_));
  } else if (config.prior == PriorKind::TreeCovariance) {
    for (int node = 0; node < dimension_; ++node) {
      deviation_.push_back(tree_.amplitude(Tree::levelOf(node)) * std::sqrt(tree_.reach(node)));
    }
  }
}

int ContextSampler::drawLeaf(Stream& random) const {
  if (tree_.even()) return static_cast<int>(random.word() >> (32 - tree_.levels()));
  int node = 0;
  for (int level = 0; level < tree_.levels(); ++level) {
    node = Tree::child(node, random.uniform() < tree_.right(node));
  }
  return node - tree_.nodes();
}

int ContextSampler::partingLeaf(Stream& random, int leaf, int level) const {
  int node = 0;
  for (int at = 0; at < tree_.levels(); ++at) {
    const bool turn = tree_.turnsRight(leaf, at);
    const bool drawn = random.uniform() < tree_.right(node);
    node = Tree::child(node, at < level ? turn : at == level ? !turn : drawn);
  }
  return level >= tree_.levels() ? leaf : node - tree_.nodes();
}

void ContextSampler::draw(Stream& random, int rows, ContextBlock& block) const {
  drawTasks(random, block, false);
  explicit_tokens_ ? drawTokens(random, block) : drawPooled(random, block);
  for (int r = 0; r < kRows; ++r) block.weight[static_cast<std::size_t>(r)] = r < rows ? 1 : 0;
}

void ContextSampler::drawGiven(Stream& random, int rows, ContextBlock& block) const {
  ICL_CHECK(has_tree_, "only a tree has leaves");
  drawTasks(random, block, true);
  explicit_tokens_ ? drawTokens(random, block) : drawPooled(random, block);
  for (int r = 0; r < kRows; ++r) block.weight[static_cast<std::size_t>(r)] = r < rows ? 1 : 0;
}

void ContextSampler::drawTasks(Stream& random, ContextBlock& block, bool leaves_given) const {
  if (!has_tree_) {
    random.normals({block.theta.row(0), static_cast<std::size_t>(dimension_) * kRows});
    for (int k = 0; k < dimension_; ++k) {
      double* row = block.theta.row(k);
      for (int r = 0; r < kRows; ++r) row[r] *= deviation_[static_cast<std::size_t>(k)];
    }
    block.leaf.fill(-1);
    return;
  }
  block.theta.zero();
  for (int r = 0; r < kRows; ++r) {
    int& leaf = block.leaf[static_cast<std::size_t>(r)];
    if (!leaves_given) leaf = drawLeaf(random);
    for (int level = 0; level < tree_.levels(); ++level) {
      const double size = half_normal_ ? std::abs(random.normal()) : 1.0;
      block.theta.row(tree_.nodeAt(leaf, level))[r] =
          tree_.amplitude(level) * tree_.sign(leaf, level) * size;
    }
  }
}

void ContextSampler::drawPooled(Stream& random, ContextBlock& block) const {
  block.tokens = 0;
  const auto values = static_cast<std::size_t>(dimension_) * kRows;
  if (tokens_ == 0) {
    std::copy_n(block.theta.row(0), values, block.pooled.row(0));
    return;
  }
  random.normals({block.pooled.row(0), values});  // g, before its part along θ goes
  std::array<double, std::size_t{3} * kRows> starts;
  random.normals(starts);
  std::array<double, kRows> square{}, along{}, across{}, inward{};
  for (int k = 0; k < dimension_; ++k) {
    const double *theta = block.theta.row(k), *g = block.pooled.row(k);
    for (std::size_t r = 0; r < kRows; ++r) {
      square[r] += theta[r] * theta[r];
      along[r] += theta[r] * g[r];
    }
  }
  const double inverse = 1.0 / tokens_;
  for (std::size_t r = 0; r < kRows; ++r) {
    const double tau = std::sqrt(square[r]), z = starts[r];
    const double a2 = chiSquare(tokens_, starts[kRows + r], random);
    const double e2 = chiSquare(tokens_ - 1, starts[2 * kRows + r], random);
    const double cross = noise_ * std::sqrt(a2) * z;
    const double y2 = tau * tau * a2 + 2 * tau * cross + noise_ * noise_ * (z * z + e2);
    across[r] = std::sqrt(std::max(0.0, y2)) * inverse;
    // Coefficient of θ: ((a·y)/N − (‖y‖/N) ⟨g, u⟩)/τ.
    inward[r] = tau > 0 ? (tau * a2 + cross) * inverse / tau - across[r] * along[r] / square[r] : 0;
  }
  for (int k = 0; k < dimension_; ++k) {
    const double* theta = block.theta.row(k);
    double* c = block.pooled.row(k);
    for (std::size_t r = 0; r < kRows; ++r) c[r] = across[r] * c[r] + inward[r] * theta[r];
  }
}

void ContextSampler::drawTokens(Stream& random, ContextBlock& block) const {
  ICL_CHECK(block.y.features() >= tokens_, "a block without room for its tokens");
  block.tokens = tokens_;
  random.normals({block.x.row(0), static_cast<std::size_t>(tokens_) * kRows *
                                      static_cast<std::size_t>(dimension_)});
  random.normals({block.y.row(0), static_cast<std::size_t>(tokens_) * kRows});
  random.normals({block.query.row(0), static_cast<std::size_t>(dimension_) * kRows});
  const RowKernels& rows = rowKernels();
  block.pooled.zero();
  std::array<double, kRows> answer{}, share{};
  for (int i = 0; i < tokens_; ++i) {
    const double* x = block.x.row(i * dimension_);
    double* y = block.y.row(i);
    rows.dot(dimension_, x, block.theta.row(0), answer.data());
    for (std::size_t r = 0; r < kRows; ++r) {
      y[r] = answer[r] + noise_ * y[r];
      share[r] = y[r] / tokens_;
    }
    rows.addScaled(dimension_, share.data(), x, block.pooled.row(0));
  }
}

}  // namespace icl::tree_prior
