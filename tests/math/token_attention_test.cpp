#include "core/math/token_attention.h"

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
using Vector = TokenVector<double>;

Matrix randomMatrix(Eigen::Index rows, Eigen::Index cols, std::mt19937& random, double size = 1) {
  std::normal_distribution<double> normal(0, size);
  Matrix m(rows, cols);
  for (double& x : m.reshaped()) x = normal(random);
  return m;
}

StackWeights<double> randomWeights(const StackShape& shape, std::mt19937& random) {
  const int d = shape.dimension;
  const double size = std::sqrt(3.0 / d);
  StackWeights<double> w;
  w.resize(shape);
  for (std::size_t t = 0; t < shape.copies(); ++t) {
    w.skip[t] = randomMatrix(d, d, random, 0.4 * size);
    w.value[t] = randomMatrix(d, d, random, 0.3 * size);
    w.product[t] = randomMatrix(d, d, random, 0.5 * size);
  }
  w.readout = randomMatrix(d, d, random, 0.6 * size);
  return w;
}

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

// The short form, by vectors that h drives, and the long one, by every token, are each the other's
// test: they share no line of code.
TEST(TokenAttention, LinearAttentionIsThatOfTheSecondMoments) {
  std::mt19937 random(1);
  const int length = 5;
  const Vector y = randomMatrix(length, 1, random).col(0);
  forEachShape([&](const StackShape& given) {
    for (const bool query : {false, true}) {
      StackShape shape = given;
      shape.dimension = query ? 3 : 8;  // through Eigen, and through the kernels of the processor
      const Matrix X = randomMatrix(shape.dimension, length + 1, random);
      const StackWeights<double> w = randomWeights(shape, random);
      TokenAttention attention;
      attention.query_as_key = query;
      TokenTape<double> tokens;
      const double prediction = tokenForward<double>(kernelOf(shape, w), attention, X, y, tokens);
      StackWeights<double> by_tokens, by_moments;
      by_tokens.resize(shape), by_moments.resize(shape);
      tokenBackward<double>(kernelOf(shape, w), attention, X, y, 0.7, tokens, by_tokens);

      const Matrix K = X.leftCols(query ? length + 1 : length);
      const Matrix moment = K * K.transpose() / length;
      const Matrix h = X.leftCols(length) * y / length;
      StackTape<double> vectors;
      vectors.resize(shape, 1);
      const DenseMoments<double> moments(moment);
      stackForward<double>(kernelOf(shape, w), h, moments, vectors);
      EXPECT_NEAR(prediction, vectors.weights.col(0).dot(X.col(length)), 1e-13);
      const Matrix slope = 0.7 * X.col(length);
      stackBackward<double>(kernelOf(shape, w), h, moments, slope, vectors, by_moments);
      const auto a = flat(by_tokens), b = flat(by_moments);
      for (std::size_t i = 0; i < a.size(); ++i) ASSERT_NEAR(a[i], b[i], 1e-12) << i;
    }
  });
}

TEST(TokenAttention, GradientsOfSoftmaxAgreeWithCentralDifferences) {
  std::mt19937 random(2);
  const int length = 4;
  const Matrix X = randomMatrix(3, length + 1, random);
  const Vector y = randomMatrix(length, 1, random).col(0);
  forEachShape([&](const StackShape& shape) {
    if (!shape.attention) return;
    TokenAttention attention;
    attention.softmax = true;
    attention.temperature = shape.tied ? 1.3 : 0.8;
    attention.centred = shape.residual;
    attention.query_as_key = shape.inject_first;
    const StackWeights<double> w = randomWeights(shape, random);
    const auto predict = [&](std::span<const double> at) {
      TokenTape<double> tape;
      return tokenForward<double>(kernelOf(shape, unflat(at, w)), attention, X, y, tape);
    };
    TokenTape<double> tape;
    tokenForward<double>(kernelOf(shape, w), attention, X, y, tape);
    StackWeights<double> gradient;
    gradient.resize(shape);
    tokenBackward<double>(kernelOf(shape, w), attention, X, y, 1, tape, gradient);
    const auto at = flat(w), claimed = flat(gradient);
    EXPECT_LT(gradientError(predict, at, claimed, 1e-3, 1e-2), 1e-7);
  });
}

TEST(TokenAttention, ScalarWeightsHaveThePredictionAndGradientsOfMultiplesOfTheIdentity) {
  std::mt19937 random(5);
  const Vector y = randomMatrix(6, 1, random).col(0);
  for (int bits = 0; bits < 32; ++bits) {
    StackShape shape;
    shape.dimension = bits < 16 ? 3 : 8, shape.depth = 3, shape.pairing = Pairing::Fx;
    shape.start_from_data = (bits & 1) != 0, shape.inject_first = (bits & 2) != 0;
    shape.inject_rest = (bits & 4) != 0, shape.residual = (bits & 8) != 0;
    const Eigen::Index d = shape.dimension;
    const Matrix X = randomMatrix(d, 7, random);
    for (const double beta : {-0.2, 0.0}) {
      StackWeights<double> w, dw;
      w.resize(shape), dw.resize(shape);
      w.skip[0] = 0.3 * Matrix::Identity(d, d);
      w.value[0] = beta * Matrix::Identity(d, d);
      w.product[0].setIdentity(), w.readout.setIdentity();
      TokenTape<double> whole, scalar;
      const double expected = tokenForward<double>(kernelOf(shape, w), {}, X, y, whole);
      EXPECT_NEAR(scalarTokenForward<double>(shape, {0.3, beta}, X, y, scalar), expected, 1e-14);
      tokenBackward<double>(kernelOf(shape, w), {}, X, y, 1.7, whole, dw);
      TokenScalars<double> slope;
      scalarTokenBackward<double>(shape, {0.3, beta}, X, y, 1.7, scalar, slope);
      EXPECT_NEAR(slope.alpha, dw.skip[0].trace(), 1e-13) << bits;
      EXPECT_NEAR(slope.beta, dw.value[0].trace(), 1e-13) << bits;
    }
  }
}

// Id G2: scalar weights, temperature 1 as it is and temperature 2 with centred keys.
TEST(TokenAttention, SoftmaxHasTheStoredPredictions) {
  StackShape shape;
  shape.dimension = 2, shape.depth = 3;
  StackWeights<double> w;
  w.resize(shape);
  w.skip[0] = 0.25 * Matrix::Identity(2, 2);
  w.value[0] = -0.2 * Matrix::Identity(2, 2);
  w.product[0].setIdentity(), w.readout.setIdentity();
  Matrix X(2, 4);
  X << 1, 0, -1, 0.5, 0.5, -1, 0.5, 1;
  const Vector y = Eigen::Vector3d(1, -0.5, -1);
  TokenAttention attention;
  attention.softmax = true;
  TokenTape<double> tape;
  EXPECT_NEAR(tokenForward<double>(kernelOf(shape, w), attention, X, y, tape), 0.3271534390452129,
              1e-12);
  attention.temperature = 2, attention.centred = true;
  EXPECT_NEAR(tokenForward<double>(kernelOf(shape, w), attention, X, y, tape), 0.3287355893644128,
              1e-12);
}

TEST(TokenAttention, CentringTakesTheMeanOfTheKeysOffTheOutput) {
  std::mt19937 random(3);
  StackShape shape;
  shape.dimension = 3, shape.depth = 1, shape.start_from_data = true;
  const StackWeights<double> w = randomWeights(shape, random);
  const Matrix X = randomMatrix(3, 5, random);  // columns do not sum to zero
  const Vector y = randomMatrix(4, 1, random).col(0);
  TokenAttention attention;
  attention.softmax = true, attention.temperature = 1.7;
  for (const bool centred : {false, true}) {
    attention.centred = centred;
    const Matrix K = X.leftCols(4);
    const Vector start = w.skip[0] * X.col(4);
    Vector shares = (K.transpose() * w.product[0] * start / 1.7).array().exp();
    shares /= shares.sum();
    Vector pulled = K * shares;
    if (centred) pulled -= K.rowwise().mean();
    const Vector end = 2 * start + 1.7 * (w.value[0] * pulled);
    const Vector h = K * y / 4;
    TokenTape<double> tape;
    EXPECT_NEAR(tokenForward<double>(kernelOf(shape, w), attention, X, y, tape),
                h.dot(w.readout * end), 1e-13);
  }
}

}  // namespace
}  // namespace icl
