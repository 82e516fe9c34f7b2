#include "core/math/linear_attention.h"

#include <cmath>
#include <random>

#include <gtest/gtest.h>

#include "core/math/gradient_check.h"

namespace icl {
namespace {

template <class T>
StackKernel<T> kernelOf(const StackShape& shape, const StackWeights<T>& weights) {
  StackKernel<T> kernel;
  kernel.set(shape, weights);
  return kernel;
}

using Matrix = Mat<double>;

Matrix randomMatrix(Eigen::Index rows, Eigen::Index cols, std::mt19937& random, double size = 1) {
  std::normal_distribution<double> normal(0, size);
  Matrix m(rows, cols);
  for (double& x : m.reshaped()) x = normal(random);
  return m;
}

/// Prompts of random tokens, their second moments and h.
struct Prompts {
  Matrix tokens{}, moments{}, h{};
};
Prompts randomPrompts(int d, int length, int n, std::mt19937& random) {
  Prompts p{randomMatrix(d, length * n, random), Matrix(d, d * n), Matrix(d, n)};
  for (int i = 0; i < n; ++i) {
    const Matrix X = p.tokens.middleCols(i * length, length);
    p.moments.middleCols(i * d, d) = X * X.transpose() / length;
    p.h.col(i) = X * randomMatrix(length, 1, random) / length;
  }
  return p;
}

StackWeights<double> randomWeights(const StackShape& shape, std::mt19937& random) {
  StackWeights<double> w;
  w.resize(shape);
  const Eigen::Index d = shape.dimension;
  for (std::size_t t = 0; t < shape.copies(); ++t) {
    w.skip[t] = randomMatrix(d, d, random, 0.4);
    w.value[t] = randomMatrix(d, d, random, 0.3);
    w.product[t] = randomMatrix(d, d, random, 0.5);
  }
  w.readout = randomMatrix(d, d, random, 0.6);
  return w;
}

/// Every structure of a stack that can be set, small and of odd sizes.
template <class Body>
void forEachShape(Body&& body) {
  for (const Pairing pairing : {Pairing::Xf, Pairing::Fx, Pairing::Ff}) {
    for (int bits = 0; bits < 64; ++bits) {
      StackShape shape;
      shape.dimension = 3, shape.depth = 3, shape.pairing = pairing;
      shape.tied = (bits & 1) != 0, shape.start_from_data = (bits & 2) != 0;
      shape.inject_first = (bits & 4) != 0, shape.inject_rest = (bits & 8) != 0;
      shape.residual = (bits & 16) != 0, shape.attention = (bits & 32) != 0;
      SCOPED_TRACE("pairing " + std::to_string(static_cast<int>(pairing)) + " structure " +
                   std::to_string(bits));
      body(shape);
    }
  }
}

/// P_T by its definition, for one prompt.
Matrix definedMap(const StackShape& shape, const StackWeights<double>& w, const Matrix& M) {
  const Eigen::Index d = shape.dimension;
  Matrix P = Matrix::Zero(d, d);
  if (shape.start_from_data) P = w.skip[0];
  for (int t = 0; t < shape.depth; ++t) {
    const std::size_t k = shape.at(t);
    Matrix next = Matrix::Zero(d, d);
    if (shape.residual) next += P;
    if (shape.injects(t)) next += w.skip[k];
    if (shape.attention) next += w.value[k] * M * w.product[k] * P;
    P = next;
  }
  return P;
}

Matrix definedWeights(const StackShape& shape, const StackWeights<double>& w, const Prompts& p) {
  const Eigen::Index d = shape.dimension;
  Matrix out(d, p.h.cols());
  for (Eigen::Index i = 0; i < p.h.cols(); ++i) {
    const Matrix P = definedMap(shape, w, p.moments.middleCols(i * d, d));
    // ŷ = hᵀ U P x, (P h)ᵀ U x or (P h)ᵀ U P x.
    if (shape.pairing == Pairing::Xf) out.col(i) = (w.readout * P).transpose() * p.h.col(i);
    if (shape.pairing == Pairing::Fx) out.col(i) = w.readout.transpose() * P * p.h.col(i);
    if (shape.pairing == Pairing::Ff) {
      out.col(i) = (w.readout * P).transpose() * P * p.h.col(i);
    }
  }
  return out;
}

/// All numbers of the weights, one after the other.
std::vector<Matrix*> partsOf(StackWeights<double>& w) {
  std::vector<Matrix*> parts;
  for (auto* kind : {&w.skip, &w.value, &w.product}) {
    for (Matrix& m : *kind) parts.push_back(&m);
  }
  parts.push_back(&w.readout);
  return parts;
}
std::vector<double> flat(StackWeights<double> w) {
  std::vector<double> out;
  for (const Matrix* m : partsOf(w)) out.insert(out.end(), m->data(), m->data() + m->size());
  return out;
}
StackWeights<double> unflat(std::span<const double> numbers, StackWeights<double> w) {
  std::size_t at = 0;
  for (Matrix* m : partsOf(w)) {
    for (double& x : m->reshaped()) x = numbers[at++];
  }
  return w;
}

TEST(LinearAttention, WeightsOfThePredictionAreThoseOfTheDefinition) {
  std::mt19937 random(1);
  const Prompts p = randomPrompts(3, 5, 4, random);
  forEachShape([&](const StackShape& shape) {
    const StackWeights<double> w = randomWeights(shape, random);
    StackTape<double> tape;
    tape.resize(shape, 6);  // more room than prompts
    const DenseMoments<double> moments(p.moments);
    stackForward<double>(kernelOf(shape, w), p.h, moments, tape);
    EXPECT_LT((tape.weights.leftCols(4) - definedWeights(shape, w, p)).norm(), 1e-13);
  });
}

TEST(LinearAttention, GradientsOfEveryWeightAgreeWithCentralDifferences) {
  std::mt19937 random(2);
  const Prompts p = randomPrompts(3, 5, 2, random);
  const Matrix seen = randomMatrix(3, 2, random);  // dŵ: the loss is ⟨ŵ, seen⟩ + |ŵ|²/2
  forEachShape([&](const StackShape& shape) {
    const StackWeights<double> w = randomWeights(shape, random);
    const auto loss = [&](std::span<const double> at) {
      const Matrix what = definedWeights(shape, unflat(at, w), p);
      return what.cwiseProduct(seen).sum() + 0.5 * what.squaredNorm();
    };
    StackTape<double> tape;
    tape.resize(shape, 2);
    const DenseMoments<double> moments(p.moments);
    stackForward<double>(kernelOf(shape, w), p.h, moments, tape);
    const Matrix slope = seen + tape.weights;
    StackWeights<double> gradient;
    gradient.resize(shape);
    stackBackward<double>(kernelOf(shape, w), p.h, moments, slope, tape, gradient);
    const auto at = flat(w), claimed = flat(gradient);
    EXPECT_LT(gradientError(loss, at, claimed, 1e-3, 1e-2), 1e-7);
  });
}

// Columns of whole vectors go through the kernels of this processor, others through Eigen.
TEST(LinearAttention, KernelsOfTheProcessorGiveWhatTheDefinitionDoes) {
  std::mt19937 random(6);
  for (const int d : {8, 16, 24}) {
    for (const Pairing pairing : {Pairing::Xf, Pairing::Fx, Pairing::Ff}) {
      StackShape shape;
      shape.dimension = d, shape.depth = 3, shape.pairing = pairing;
      const Prompts p = randomPrompts(d, 2 * d, 5, random);
      StackWeights<double> w = randomWeights(shape, random);
      w *= 0.3;
      StackTape<double> tape;
      tape.resize(shape, 5);
      const DenseMoments<double> moments(p.moments);
      stackForward<double>(kernelOf(shape, w), p.h, moments, tape);
      const Matrix expected = definedWeights(shape, w, p);
      EXPECT_LT((tape.weights - expected).norm(), 1e-13 * (1 + expected.norm())) << d;

      // Along one direction of all weights the gradient is a central difference.
      const Matrix seen = randomMatrix(d, 5, random);
      StackWeights<double> gradient;
      gradient.resize(shape);
      stackBackward<double>(kernelOf(shape, w), p.h, moments, seen, tape, gradient);
      const StackWeights<double> way = randomWeights(shape, random);
      const auto along = [&](double step) {
        StackWeights<double> moved = way;
        moved *= step;
        moved += w;
        return definedWeights(shape, moved, p).cwiseProduct(seen).sum();
      };
      double claimed = 0;
      const auto a = flat(gradient), b = flat(way);
      for (std::size_t i = 0; i < a.size(); ++i) claimed += a[i] * b[i];
      const double numeric =
          (4 * (along(5e-5) - along(-5e-5)) / 1e-4 - (along(1e-4) - along(-1e-4)) / 2e-4) / 3;
      EXPECT_NEAR(claimed, numeric, 1e-7 * (1 + std::abs(numeric))) << d;
    }
  }
}

TEST(LinearAttention, BackwardAddsToWhatIsThere) {
  std::mt19937 random(3);
  const Prompts p = randomPrompts(3, 5, 2, random);
  StackShape shape;
  shape.dimension = 3, shape.depth = 2;
  const StackWeights<double> w = randomWeights(shape, random);
  const DenseMoments<double> moments(p.moments);
  StackTape<double> tape;
  tape.resize(shape, 2);
  StackWeights<double> once, twice;
  once.resize(shape), twice.resize(shape);
  const Matrix slope = randomMatrix(3, 2, random);
  const auto pass = [&](StackWeights<double>& into) {
    stackForward<double>(kernelOf(shape, w), p.h, moments, tape);
    stackBackward<double>(kernelOf(shape, w), p.h, moments, slope, tape, into);
  };
  pass(once), pass(twice), pass(twice);
  const auto a = flat(once), b = flat(twice);
  for (std::size_t i = 0; i < a.size(); ++i) EXPECT_NEAR(b[i], 2 * a[i], 1e-13);
}

TEST(LinearAttention, TokensAndSecondMomentsSayTheSame) {
  std::mt19937 random(4);
  for (const int length : {1, 2, 9}) {
    const Prompts p = randomPrompts(5, length, 3, random);
    const Matrix in = randomMatrix(5, 3, random);
    Matrix by_moments(5, 3), by_tokens(5, 3);
    DenseMoments<double>(p.moments).apply(in, by_moments);
    TokenMoments<double>(p.tokens, length, 1.0 / length).apply(in, by_tokens);
    EXPECT_LT((by_moments - by_tokens).norm(), 1e-13 * (1 + by_moments.norm()));
  }
}

TEST(LinearAttention, SinglePrecisionFollowsDouble) {
  std::mt19937 random(5);
  const Prompts p = randomPrompts(4, 6, 3, random);
  StackShape shape;
  shape.dimension = 4, shape.depth = 3;
  const StackWeights<double> w = randomWeights(shape, random);
  StackWeights<float> single;
  single.resize(shape);
  single.skip[0] = w.skip[0].cast<float>();
  single.value[0] = w.value[0].cast<float>();
  single.product[0] = w.product[0].cast<float>();
  single.readout = w.readout.cast<float>();
  StackTape<double> tape;
  StackTape<float> single_tape;
  tape.resize(shape, 3), single_tape.resize(shape, 3);
  const Mat<float> moments = p.moments.cast<float>(), h = p.h.cast<float>();
  stackForward<double>(kernelOf(shape, w), p.h, DenseMoments<double>(p.moments), tape);
  stackForward<float>(kernelOf(shape, single), h, DenseMoments<float>(moments), single_tape);
  EXPECT_LT((tape.weights - single_tape.weights.cast<double>()).norm(), 3e-6 * tape.weights.norm());
}

}  // namespace
}  // namespace icl
