#include "core/math/tridiagonal.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include <Eigen/Eigenvalues>
#include <gtest/gtest.h>

#include "core/base/random.h"

namespace icl {
namespace {

struct Case {
  std::vector<double> diagonal, beside;
  Eigen::MatrixXd matrix() const {
    const auto n = static_cast<Eigen::Index>(diagonal.size());
    Eigen::MatrixXd m = Eigen::MatrixXd::Zero(n, n);
    for (Eigen::Index i = 0; i < n; ++i) {
      m(i, i) = diagonal[static_cast<std::size_t>(i)];
      if (i + 1 < n) m(i, i + 1) = m(i + 1, i) = beside[static_cast<std::size_t>(i)];
    }
    return m;
  }
};

void expectSpectrum(const Case& given) {
  const std::size_t n = given.diagonal.size();
  const Eigen::MatrixXd matrix = given.matrix();
  Stream random(3, Purpose::Example, n);
  std::vector<double> first(n, 0.0), other(n);
  first[0] = 1;
  for (double& x : other) x = random.normal();
  const Eigen::VectorXd b = Eigen::Map<Eigen::VectorXd>(other.data(), static_cast<Eigen::Index>(n));
  std::vector<double> values = given.diagonal, beside = given.beside;
  tridiagonalSpectrum(values, beside, {std::span<double>(first), std::span<double>(other)});
  // Moments of the spectrum as the two vectors see it, against powers of the matrix itself.
  Eigen::VectorXd power = b;
  const double size = 1 + matrix.norm();
  for (int k = 0; k < 5; ++k) {
    double along = 0, own = 0;
    for (std::size_t i = 0; i < n; ++i) {
      along += first[i] * std::pow(values[i], k) * other[i];
      own += other[i] * std::pow(values[i], k) * other[i];
    }
    const double tolerance = 1e-13 * std::pow(size, k) * (1 + b.squaredNorm());
    EXPECT_NEAR(along, power[0], tolerance) << k;
    EXPECT_NEAR(own, b.dot(power), tolerance) << k;
    power = matrix * power;
  }
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(matrix);
  std::sort(values.begin(), values.end());
  for (std::size_t i = 0; i < n; ++i) {
    EXPECT_NEAR(values[i], solver.eigenvalues()[static_cast<Eigen::Index>(i)], 1e-13 * size);
  }
}

TEST(Tridiagonal, HasTheSpectrumOfRandomMatrices) {
  for (const std::size_t n : {1u, 2u, 3u, 8u, 40u}) {
    Stream random(1, Purpose::Example, n);
    Case matrix{std::vector<double>(n), std::vector<double>(n)};
    for (double& x : matrix.diagonal) x = 3 * random.normal();
    for (double& x : matrix.beside) x = random.normal();
    matrix.beside.back() = 0;
    expectSpectrum(matrix);
  }
}

TEST(Tridiagonal, CopesWithZerosAndEqualEntries) {
  expectSpectrum({{0, 0, 0, 0}, {0, 0, 0, 0}});
  expectSpectrum({{1, 1, 1, 1}, {1e-200, 1, 0, 0}});
  expectSpectrum({{2, 2}, {0.5, 0}});
  expectSpectrum({{5, 1e-9, 0, 3}, {0, 1e-9, 0, 0}});
}

TEST(Tridiagonal, OfThePathGraphHasCosines) {
  constexpr std::size_t kSize = 30;
  std::array<double, kSize> diagonal{}, beside{};
  beside.fill(1);
  tridiagonalSpectrum(diagonal, beside, {});
  std::sort(diagonal.begin(), diagonal.end());
  for (std::size_t i = 0; i < kSize; ++i) {
    const double angle = 3.14159265358979323846 * static_cast<double>(kSize - i) / (kSize + 1);
    EXPECT_NEAR(diagonal[i], 2 * std::cos(angle), 1e-14);
  }
}

}  // namespace
}  // namespace icl
