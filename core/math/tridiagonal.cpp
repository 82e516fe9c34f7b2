#include "core/math/tridiagonal.h"

#include <cmath>
#include <limits>

#include "core/base/result.h"

// Implicit QR steps with Wilkinson's shift: a plane rotation starts a bulge at the upper end of the
// block that is still coupled, and further ones chase it out at the lower end. Each rotation is
// applied to the vectors as well.

namespace icl {
namespace {

struct Block {
  std::span<double> diagonal, beside;
  std::size_t low, high;  // first and last index

  /// The eigenvalue of the last two rows that is nearer to the last entry.
  double shift() const {
    const double a = diagonal[high - 1], b = beside[high - 1], c = diagonal[high];
    const double half = (a - c) / 2;
    const double away = std::abs(half) + std::hypot(half, b);
    return away > 0 ? c - std::copysign(1.0, half) * b * b / away : c;
  }
};

void rotate(double cosine, double sine, double& first, double& second) {
  const double a = first, b = second;
  first = cosine * a + sine * b;
  second = cosine * b - sine * a;
}

void chase(const Block& block, std::initializer_list<std::span<double>> vectors) {
  const auto& d = block.diagonal;
  const auto& e = block.beside;
  double x = d[block.low] - block.shift(), bulge = e[block.low];
  for (std::size_t k = block.low; k < block.high; ++k) {
    const double length = std::hypot(x, bulge);
    const double cosine = length > 0 ? x / length : 1, sine = length > 0 ? bulge / length : 0;
    if (k > block.low) e[k - 1] = length;
    const double a = d[k], b = e[k], c = d[k + 1], both = 2 * cosine * sine * b;
    d[k] = cosine * cosine * a + both + sine * sine * c;
    d[k + 1] = sine * sine * a - both + cosine * cosine * c;
    e[k] = cosine * sine * (c - a) + (cosine - sine) * (cosine + sine) * b;
    for (const std::span<double>& vector : vectors) rotate(cosine, sine, vector[k], vector[k + 1]);
    if (k + 1 == block.high) break;
    x = e[k];
    bulge = sine * e[k + 1];
    e[k + 1] *= cosine;
  }
}

}  // namespace

void tridiagonalSpectrum(std::span<double> diagonal, std::span<double> beside,
                         std::initializer_list<std::span<double>> vectors) {
  const std::size_t n = diagonal.size();
  ICL_CHECK(n > 0 && beside.size() >= n, "one number beside each diagonal entry");
  const auto coupled = [&](std::size_t k) {
    const double size = std::abs(diagonal[k]) + std::abs(diagonal[k + 1]);
    return std::abs(beside[k]) > std::numeric_limits<double>::epsilon() * size &&
           std::abs(beside[k]) > std::numeric_limits<double>::min();
  };
  std::size_t high = n - 1;
  for (std::size_t left = 60 * n; high > 0; --left) {
    ICL_CHECK(left > 0, "a symmetric tridiagonal matrix of finite numbers has a spectrum");
    if (!coupled(high - 1)) {
      --high;
      continue;
    }
    std::size_t low = high - 1;
    while (low > 0 && coupled(low - 1)) --low;
    chase({diagonal, beside, low, high}, vectors);
  }
}

}  // namespace icl
