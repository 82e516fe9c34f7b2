// Parts of a matrix that a picture can show instead of the whole: its closest multiple of the
// identity taken away, its rotation (antisymmetric) part, the means of its blocks. Pure functions
// on plain numbers; any thread.
#pragma once

#include <span>
#include <vector>

namespace icl::ui {

/// Closest multiple of the identity: the mean of the diagonal (square, row-major).
double closestScalar(std::span<const double> square, int size);
/// The matrix minus its closest scalar times the identity.
std::vector<double> withoutScalar(std::span<const double> square, int size);
/// (W − Wᵀ)/2: what of it turns.
std::vector<double> rotationPart(std::span<const double> square, int size);
/// Root of the sum of squares.
double frobenius(std::span<const double> values);

/// Every cell replaced by the mean of its block; `row_blocks` and `col_blocks` are sizes that add
/// up to rows and columns (else the values come back as they are). Non-finite cells are left out.
std::vector<double> blockMeans(std::span<const double> values, int rows, int cols,
                               const std::vector<int>& row_blocks,
                               const std::vector<int>& col_blocks);

}  // namespace icl::ui
