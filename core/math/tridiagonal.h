// The spectrum of a symmetric tridiagonal matrix, seen by a few vectors: eigenvalues, and what each
// vector becomes in the basis of eigenvectors. Called by spectra of prompts and by quadrature
// rules; pure, allocates nothing. The eigenvectors themselves are never formed, so n² work, not n³.
#pragma once

#include <initializer_list>
#include <span>

namespace icl {

/// For the matrix with `diagonal` (n) and `beside` (n; beside[i] couples i and i + 1, the last one
/// is not read): on return `diagonal` holds the eigenvalues (in no order), every vector v the
/// components Qᵀ v, and `beside` is used up.
void tridiagonalSpectrum(std::span<double> diagonal, std::span<double> beside,
                         std::initializer_list<std::span<double>> vectors);

}  // namespace icl
