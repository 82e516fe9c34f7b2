#include "core/experiments/tree_prior/contexts.h"

#include <algorithm>
#include <cmath>

// Pooled form. With u = θ/‖θ‖ a token is x = a u + (rest), y = τ a + σ e with τ = ‖θ‖, so
//   c = (a·y/N) u + (‖y‖/N) g,   g normal across u, independent of a and y;
// a·y and ‖y‖ need only A = ‖a‖² ~ χ²_N and e along and across a: z normal, E ~ χ²_{N−1}:
//   a·y = τA + σ√A z,   ‖y‖² = τ²A + 2τσ√A z + σ²(z² + E).

namespace icl::tree_prior {
namespace {

/// Gamma variates by Marsaglia and Tsang (2000): of a normal and a uniform number the variate, or
/// −1 where they refuse it. Their squeeze spares the logarithms in all but one draw of some thirty.
class ChiSquare {
 public:
  explicit ChiSquare(int freedom) : d_(freedom / 2.0 - 1.0 / 3.0), c_(1 / std::sqrt(9 * d_)) {}
  bool squeezed(double x, double u) const {
    return 1 + c_ * x > 0 && u < 1 - 0.0331 * (x * x) * (x * x);
  }
  double cube(double x) const { return (1 + c_ * x) * (1 + c_ * x) * (1 + c_ * x); }
  double value(double x) const { return 2 * d_ * cube(x); }
  bool accepted(double x, double u) const {
    if (squeezed(x, u)) return true;
    const double v = cube(x);
    return v > 0 && std::log(u) < 0.5 * x * x + d_ - d_ * v + d_ * std::log(v);
  }

 private:
  double d_, c_;
};

using Row = std::array<double, kRows>;

/// In (0, 1).
double uniformOf(Stream& random) { return (random.word() + 0.5) * 0x1p-32; }

/// Variates of all rows at once, from a normal each; those refused are drawn again one by one.
void chiSquares(int freedom, const double* normals, Stream& random, Row& out) {
  if (freedom < 2) {
    for (std::size_t r = 0; r < kRows; ++r) out[r] = freedom * normals[r] * normals[r];
    return;
  }
  const ChiSquare law(freedom);
  Row uniforms;
  for (double& u : uniforms) u = uniformOf(random);
  for (std::size_t r = 0; r < kRows; ++r) out[r] = law.value(normals[r]);
  for (std::size_t r = 0; r < kRows; ++r) {
    double x = normals[r], u = uniforms[r];
    if (law.accepted(x, u)) continue;
    do {
      x = random.normal();
      u = uniformOf(random);
    } while (!law.accepted(x, u));
    out[r] = law.value(x);
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
  Row length, rest, square, along, across, inward;
  chiSquares(tokens_, starts.data() + kRows, random, length);
  chiSquares(tokens_ - 1, starts.data() + 2 * kRows, random, rest);
  const RowKernels& rows = rowKernels();
  double *theta = block.theta.row(0), *c = block.pooled.row(0);
  rows.dot(dimension_, theta, theta, square.data());
  rows.dot(dimension_, theta, c, along.data());
  const double inverse = 1.0 / tokens_;
  for (std::size_t r = 0; r < kRows; ++r) {
    const double tau = std::sqrt(square[r]), z = starts[r];
    const double a2 = length[r], e2 = rest[r];
    const double cross = noise_ * std::sqrt(a2) * z;
    const double y2 = tau * tau * a2 + 2 * tau * cross + noise_ * noise_ * (z * z + e2);
    across[r] = std::sqrt(std::max(0.0, y2)) * inverse;
    // Coefficient of θ: ((a·y)/N − (‖y‖/N) ⟨g, u⟩)/τ.
    inward[r] = tau > 0 ? (tau * a2 + cross) * inverse / tau - across[r] * along[r] / square[r] : 0;
  }
  rows.combine(dimension_, across.data(), c, inward.data(), theta, c);
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
