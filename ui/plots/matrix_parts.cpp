#include "ui/plots/matrix_parts.h"

#include <cmath>
#include <limits>
#include <numeric>

namespace icl::ui {

namespace {

std::size_t at(int row, int col, int cols) {
  return static_cast<std::size_t>(row) * static_cast<std::size_t>(cols) +
         static_cast<std::size_t>(col);
}

/// Block of every index; empty where the sizes do not add up.
std::vector<int> blockOf(const std::vector<int>& sizes, int count) {
  std::vector<int> block;
  for (std::size_t b = 0; b < sizes.size(); ++b) {
    for (int i = 0; i < sizes[b]; ++i) block.push_back(static_cast<int>(b));
  }
  if (static_cast<int>(block.size()) != count) block.clear();
  return block;
}

}  // namespace

double closestScalar(std::span<const double> square, int size) {
  double trace = 0;
  for (int i = 0; i < size; ++i) trace += square[at(i, i, size)];
  return size > 0 ? trace / size : 0;
}

std::vector<double> withoutScalar(std::span<const double> square, int size) {
  std::vector<double> rest(square.begin(), square.end());
  const double scalar = closestScalar(square, size);
  for (int i = 0; i < size; ++i) rest[at(i, i, size)] -= scalar;
  return rest;
}

std::vector<double> rotationPart(std::span<const double> square, int size) {
  std::vector<double> part(square.begin(), square.end());
  for (int r = 0; r < size; ++r) {
    for (int c = 0; c < size; ++c) {
      part[at(r, c, size)] = (square[at(r, c, size)] - square[at(c, r, size)]) / 2;
    }
  }
  return part;
}

double frobenius(std::span<const double> values) {
  return std::sqrt(std::accumulate(values.begin(), values.end(), 0.0,
                                   [](double sum, double v) { return sum + v * v; }));
}

std::vector<double> blockMeans(std::span<const double> values, int rows, int cols,
                               const std::vector<int>& row_blocks,
                               const std::vector<int>& col_blocks) {
  std::vector<double> means(values.begin(), values.end());
  const std::vector<int> down = blockOf(row_blocks, rows), across = blockOf(col_blocks, cols);
  if (down.empty() || across.empty()) return means;
  const auto wide = static_cast<int>(col_blocks.size());
  std::vector<double> sum(row_blocks.size() * col_blocks.size(), 0.0), count(sum.size(), 0.0);
  const auto block = [&](int r, int c) {
    return at(down[static_cast<std::size_t>(r)], across[static_cast<std::size_t>(c)], wide);
  };
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < cols; ++c) {
      const double v = values[at(r, c, cols)];
      if (!std::isfinite(v)) continue;
      sum[block(r, c)] += v;
      count[block(r, c)] += 1;
    }
  }
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < cols; ++c) {
      const std::size_t b = block(r, c);
      means[at(r, c, cols)] =
          count[b] > 0 ? sum[b] / count[b] : std::numeric_limits<double>::quiet_NaN();
    }
  }
  return means;
}

}  // namespace icl::ui
