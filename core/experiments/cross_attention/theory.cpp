#include "core/experiments/cross_attention/theory.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <Eigen/Dense>

#include "core/experiments/cross_attention/minimiser.h"
#include "core/math/root.h"

namespace icl::cross_attention {
namespace {

/// Γ = diag(γ_j I): (diag(v_j E P_j) + E P Pᵀ) γ = E P for the squared norms P_j of the modalities.
double blockLsaRisk(const Config& config) {
  const int k = config.modalities;
  Eigen::VectorXd mean(k);
  Eigen::MatrixXd matrix(k, k);
  for (int j = 0; j < k; ++j) mean[j] = 0.5 * (config.modalityLow(j) + config.modalityHigh(j));
  matrix = mean * mean.transpose();
  for (int j = 0; j < k; ++j) {
    const double width = config.modalityHigh(j) - config.modalityLow(j);
    matrix(j, j) += width * width / 12 + config.modalityNoise2(j) * mean[j];
  }
  return 1 - mean.dot(matrix.ldlt().solve(mean));
}

/// E[D Γ m mᵀ + (mᵀ Γ m) m mᵀ] = E m mᵀ over the listed tasks, D the noise of each coordinate, by
/// conjugate gradients: the operator is symmetric and the equation consistent, also where the tasks
/// do not span the space.
double listLsaRisk(const Config& config) {
  const auto tasks = parseTasks(config.tasks, config.dimension());
  ICL_CHECK(tasks.ok(), "the schema has accepted the tasks");
  const auto d = static_cast<Eigen::Index>(config.dimension());
  const auto count = static_cast<Eigen::Index>(tasks.value().size());
  Eigen::MatrixXd m(d, count);
  for (Eigen::Index i = 0; i < count; ++i) {
    m.col(i) =
        Eigen::Map<const Eigen::VectorXd>(tasks.value()[static_cast<std::size_t>(i)].data(), d);
  }
  Eigen::VectorXd noise(d);
  Eigen::Index at = 0;
  for (int j = 0; j < config.modalities; ++j) {
    const int size = config.dims()[static_cast<std::size_t>(j)];
    noise.segment(at, size).setConstant(config.modalityNoise2(j));
    at += size;
  }
  const double share = 1 / static_cast<double>(count);
  const auto apply = [&](const Eigen::MatrixXd& gamma) -> Eigen::MatrixXd {
    const Eigen::MatrixXd image = gamma * m;
    const Eigen::VectorXd form = (m.array() * image.array()).colwise().sum();
    return share * (noise.asDiagonal() * image + m * form.asDiagonal()) * m.transpose();
  };
  const Eigen::MatrixXd right = share * m * m.transpose();
  Eigen::MatrixXd gamma = Eigen::MatrixXd::Zero(d, d), residual = right, direction = right;
  double norm2 = residual.squaredNorm();
  const double small = 1e-30 * norm2;
  for (int round = 0; round < 2000 && norm2 > small; ++round) {
    const Eigen::MatrixXd image = apply(direction);
    const double step = norm2 / (direction.array() * image.array()).sum();
    gamma += step * direction;
    residual -= step * image;
    const double next = residual.squaredNorm();
    direction = residual + (next / norm2) * direction;
    norm2 = next;
  }
  return 1 - (gamma.array() * right.array()).sum();
}

double chebyshevWorstCase(const Law& law, int degree) {
  if (law.point()) return 0;
  if (!law.bounded) return 1;
  const double x = (law.sHigh() + law.sLow()) / (law.sHigh() - law.sLow());
  return 1 / std::cosh(degree * std::acosh(x));
}

/// min E ω q² over polynomials q of the degree with q(0) = 1 is one over the Christoffel sum
/// Σ π_k(0)² of the polynomials orthonormal under ω: all terms positive, so exact to rounding
/// however small. Long double reaches the far tail of Gaussian weights.
double christoffelExcess(const Law& law, int degree) {
  using Real = long double;
  const std::size_t size = law.size();
  std::vector<Real> current(size), previous(size, 0);
  for (std::size_t i = 0; i < size; ++i) {
    current[i] = std::exp(0.5L * static_cast<Real>(law.log_omega[i]));
  }
  const auto norm = [](const std::vector<Real>& v) {
    return std::sqrt(std::inner_product(v.begin(), v.end(), v.begin(), Real{0}));
  };
  Real length = norm(current);
  for (Real& x : current) x /= length;
  Real at_zero = 1 / length, before_at_zero = 0, off_diagonal = 0, sum = at_zero * at_zero;
  for (int k = 0; k < degree; ++k) {
    Real diagonal = 0;
    for (std::size_t i = 0; i < size; ++i) diagonal += law.s[i] * current[i] * current[i];
    for (std::size_t i = 0; i < size; ++i) {
      const Real next = (law.s[i] - diagonal) * current[i] - off_diagonal * previous[i];
      previous[i] = current[i];
      current[i] = next;
    }
    length = norm(current);
    // A law of k + 1 atoms: some polynomial of this degree vanishes on all of them.
    if (length < 1e-13L * diagonal || sum > 1e600L) return 0;
    for (Real& x : current) x /= length;
    const Real next_at_zero = (-diagonal * at_zero - off_diagonal * before_at_zero) / length;
    before_at_zero = at_zero;
    at_zero = next_at_zero;
    off_diagonal = length;
    sum += at_zero * at_zero;
  }
  return static_cast<double>(1 / sum);
}

}  // namespace

double gaussianKappa() {
  return rootBetween([](double k) { return std::log(k) - 1 - 1 / k; }, 2, 5);
}

ScalarLsa lsaAtContext(const Law& law, int dimension, int context) {
  const double signal = law.moment(1);
  double cost = law.moment(1, 1);
  if (context > 0) {
    const double v = law.noise2, d = dimension, n = context;
    cost = cost * (1 + 2 / n) + v * (v * d + signal) / n;
  }
  return {signal / cost, 1 - signal * signal / cost};
}

Baselines baselinesOf(const Config& config, const Law& law) {
  Baselines b;
  b.bayes = law.bayes();
  const ScalarLsa lsa = lsaAtContext(law, config.dimension(), 0);
  b.lsa_gamma = lsa.gamma;
  b.lsa_risk = lsa.risk;
  b.raw_mean = 1 - 2 * law.moment(1) + law.moment(1, 1);
  b.alpha_limit = law.bounded ? 2 / (law.sLow() + law.sHigh()) : 0;
  b.contraction = law.bounded ? (law.sHigh() - law.sLow()) / (law.sHigh() + law.sLow()) : 1;
  if (config.prior == PriorKind::PerModality) b.lsa_matrix_risk = blockLsaRisk(config);
  if (config.prior == PriorKind::TaskList) b.lsa_matrix_risk = listLsaRisk(config);
  if (!law.bounded && law.even && Stack::of(config).geometric()) {
    const double c = gaussianKappa() / (4 * config.tau2);
    double limit = 0;
    for (std::size_t i = 0; i < law.size(); ++i) {
      limit += law.omega[i] * std::exp(-2 * c * law.s[i]);
    }
    b.excess_limit = limit;
  }
  return b;
}

StepLimit stepLimitOf(const PopulationLoss& loss) {
  ICL_CHECK(loss.stack().geometric() && loss.stack().parameters == Parameters::One,
            "the step limit is that of one parameter with the skip in every layer");
  const Derivatives start = loss.derivatives(0, 0);
  const double minimum = *minimiserOf(loss).alpha;
  const auto above = [&](double a) { return loss.derivatives(a, 0).d_alpha + start.d_alpha; };
  double high = minimum;
  while (above(high) < 0) high *= 1.05;
  StepLimit limit;
  limit.step = rootBetween(above, high / 1.05, high) / -start.d_alpha;
  limit.curvature_start = start.h_alpha_alpha;
  limit.curvature_minimum = loss.derivatives(minimum, 0).h_alpha_alpha;
  return limit;
}

UntiedBound untiedBoundOf(const Config& config) {
  const Stack stack = Stack::of(config);
  ICL_CHECK(stack.geometric(), "untied layers with the skip in every layer");
  const int degree = stack.power();
  const Law law = lawOf(config, std::max(400, 3 * degree));
  const Baselines b = baselinesOf(config, law);
  return {christoffelExcess(law, degree), chebyshevWorstCase(law, degree),
          std::pow(b.contraction, degree)};
}

}  // namespace icl::cross_attention
