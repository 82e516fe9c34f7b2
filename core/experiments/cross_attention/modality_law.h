// Laws for which the squared norm of the task is not enough: modalities with noise of their own, or
// one that is missing. There Λ = diag(v_j I) + m mᵀ acts on the prediction through the K × K matrix
// diag(v_j) + g gᵀ, g_j = ‖m_j‖, alone, and risk is a sum over its eigenvalues. Built once per
// configuration by lawOf() and the test conditions; plain data, any thread.
#pragma once

#include <array>
#include <vector>

#include "core/experiments/cross_attention/prior.h"

namespace icl::cross_attention {

/// Nodes and weights of the joint law of (‖m_1‖², …, ‖m_K‖²).
struct ModalityLaw {
  struct Node {
    std::array<double, kMaxModalities> norm2{};
    double weight = 0;
  };
  std::vector<Node> nodes{};
  bool bounded = true;
};

/// Exact for a list of tasks, Gauss quadrature for the others: products of Legendre rules where the
/// modalities are independent; else a rule in the norm times rules for the shares of modalities in
/// an isotropic direction, which are Beta distributed one after the other.
ModalityLaw modalityLawOf(const Config& config);

/// The law of `config` under the shift, by the eigenvalues that act. With noise that is the same
/// in all modalities (a missing one) it is a law of ρ again.
Law spectralLaw(const Config& config, const TaskShift& shift);

/// A sum of point masses replaced by one of at most `most` masses with the same moments up to order
/// 11 in each of many narrow panels of log x. Points must be positive.
struct PointMass {
  double x = 0, weight = 0;
};
std::vector<PointMass> condensed(std::vector<PointMass> masses, std::size_t most);

}  // namespace icl::cross_attention
