#include <cmath>
#include <random>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/math/buffer.h"
#include "core/math/column_products.h"
#include "core/math/kernels/table.h"

namespace icl::kernels {
namespace {

using Matrix = Eigen::MatrixXd;

template <class T>
class TokenKernels : public ::testing::Test {};
using Scalars = ::testing::Types<float, double>;
TYPED_TEST_SUITE(TokenKernels, Scalars);

/// Columns of width whole vectors on every processor, in one panel, in several, and with a rest.
template <class T>
std::vector<std::size_t> sizes() {
  constexpr std::size_t kVector = 64 / sizeof(T);
  return {kVector, 2 * kVector, 5 * kVector};
}

struct Plain {
  Matrix last{};               // F^depth, a row a token
  double alpha = 0, beta = 0;  // slopes
};

/// The same layer by layer, as it is written down.
template <class T>
Plain plain(const TokenStackJob<T>& job, const Matrix& x, const Matrix& moment, const Matrix& y,
            const Matrix& pull) {
  const Matrix injected = static_cast<double>(job.alpha) * x;
  const Matrix map = static_cast<double>(job.keep) * Matrix::Identity(x.cols(), x.cols()) +
                     static_cast<double>(job.beta) * moment;
  const auto injects = [&](std::size_t t) { return t == 0 ? job.inject_first : job.inject_rest; };
  std::vector<Matrix> states{job.start_from_data ? injected : Matrix(0 * injected)};
  for (std::size_t t = 0; t < job.depth; ++t) {
    states.push_back(states[t] * map);
    if (injects(t)) states.back() += injected;
  }
  Plain out;
  out.last = states.back();
  Matrix adjoint = y * pull.transpose();
  for (std::size_t t = job.depth; t-- > 0;) {
    if (injects(t)) out.alpha += adjoint.cwiseProduct(x).sum();
    out.beta += (adjoint * moment).cwiseProduct(states[t]).sum();
    adjoint *= map;
  }
  if (job.start_from_data) out.alpha += adjoint.cwiseProduct(x).sum();
  return out;
}

template <class T>
Buffer<T> rowsOf(const Matrix& m, std::size_t ld) {
  Buffer<T> rows(static_cast<std::size_t>(m.rows()) * ld);
  for (Eigen::Index i = 0; i < m.rows(); ++i) {
    for (Eigen::Index j = 0; j < m.cols(); ++j) {
      rows[static_cast<std::size_t>(i) * ld + static_cast<std::size_t>(j)] =
          static_cast<T>(m(i, j));
    }
  }
  return rows;
}

TYPED_TEST(TokenKernels, StacksAreThoseThatAreMadeLayerByLayer) {
  using T = TypeParam;
  const auto list = usableTables<T>();
  const double close = std::is_same_v<T, float> ? 2e-4 : 1e-12;
  std::mt19937 random(3);
  std::normal_distribution<double> normal;
  const auto draw = [&](std::size_t rows, std::size_t cols) {
    Matrix m(rows, cols);
    for (double& value : m.reshaped()) value = normal(random);
    return m;
  };
  for (const std::size_t size : sizes<T>()) {
    for (const std::size_t tokens : {1U, 7U, 21U}) {
      const Matrix x = draw(tokens, size), y = draw(tokens, 1), pull = draw(size, 1);
      const Matrix moment = x.transpose() * x / static_cast<double>(tokens * size);
      for (int bits = 0; bits < 16; ++bits) {
        TokenStackJob<T> job{};
        job.size = size, job.tokens = tokens, job.depth = 3;
        job.start_from_data = (bits & 1) != 0, job.inject_first = (bits & 2) != 0;
        job.inject_rest = (bits & 4) != 0, job.keep = (bits & 8) != 0 ? T{1} : T{0};
        job.alpha = T(0.75), job.beta = T(-0.5);
        const Plain expected = plain(job, x, moment, y, pull);
        const Matrix forward =
            static_cast<double>(job.keep) * Matrix::Identity(moment.rows(), moment.cols()) +
            static_cast<double>(job.beta) * moment;
        job.ldx = size + 16;
        const Buffer<T> rows = rowsOf<T>(x, job.ldx), answers = rowsOf<T>(y, 1);
        const Buffer<T> pulls = rowsOf<T>(pull, 1), map = rowsOf<T>(forward, size);
        const Buffer<T> slope_map = rowsOf<T>(moment, size);
        Buffer<T> states(4 * tokens * size), scratch(tokenStackScratch(size)), out(size);
        T alpha = 0, beta = 0;
        job.x = rows.data(), job.y = answers.data(), job.pull = pulls.data();
        job.states = states.data(), job.scratch = scratch.data(), job.out = out.data();
        job.d_alpha = &alpha, job.d_beta = &beta;
        for (int k = 0; k < list.count; ++k) {
          SCOPED_TRACE(std::string(list.names[k]) + " size " + std::to_string(size) + " tokens " +
                       std::to_string(tokens) + " kind " + std::to_string(bits));
          alpha = beta = 0;
          job.map = map.data();
          list.tables[k]->tokenStack(job);
          const Matrix read = expected.last.transpose() * y;
          for (std::size_t i = 0; i < size; ++i) {
            ASSERT_NEAR(out[i], read(static_cast<Eigen::Index>(i)), close * (1 + read.norm()));
          }
          job.map = slope_map.data();
          list.tables[k]->tokenStackGradient(job);
          const double scale = y.norm() * pull.norm() * x.norm();
          EXPECT_NEAR(alpha, expected.alpha, close * scale);
          EXPECT_NEAR(beta, expected.beta, close * scale);
        }
      }
    }
  }
}

}  // namespace
}  // namespace icl::kernels
