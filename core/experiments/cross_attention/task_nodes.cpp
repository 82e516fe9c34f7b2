#include "core/experiments/cross_attention/task_nodes.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/random.h"
#include "core/experiments/cross_attention/dense_context.h"
#include "core/math/quadrature.h"

namespace icl::cross_attention {
namespace {

using Matrix = Eigen::MatrixXd;
using Vector = Eigen::VectorXd;
constexpr double kPi = 3.14159265358979323846;

/// A random orthogonal matrix: QR of normal numbers with the signs made unique.
Matrix randomFrame(int d, Stream& random) {
  Matrix normals(d, d);
  for (double& x : normals.reshaped()) x = random.normal();
  const Eigen::HouseholderQR<Matrix> qr(normals);
  Matrix frame = qr.householderQ();
  for (int k = 0; k < d; ++k) {
    if (qr.matrixQR()(k, k) < 0) frame.col(k) *= -1;
  }
  return frame;
}

/// At least `count` directions, in whole frames. The loss is the same for m and −m, so half of the
/// circle is enough in two dimensions.
Matrix directions(int d, int count, std::uint64_t variant) {
  if (d == 1) return Matrix::Ones(1, 1);
  if (d == 2) {
    const int n = count + count % 2;  // even: then they are whole frames, too
    const double turn = variant == 0 ? 0 : 0.5 / n;
    Matrix out(2, n);
    for (int i = 0; i < n; ++i) {
      const double angle = kPi * ((i + 0.0) / n + turn);
      out.col(i) << std::cos(angle), std::sin(angle);
    }
    return out;
  }
  const int frames = (count + d - 1) / d;
  Matrix out(d, frames * d);
  for (int f = 0; f < frames; ++f) {
    Stream random(variant, Purpose::Task, static_cast<std::uint64_t>(f));
    out.middleCols(f * d, d) = randomFrame(d, random);
  }
  return out;
}

/// Nodes at which the loss of a stack is exact: it is a polynomial of degree 2T in ρ.
int normNodes(const Config& config) { return std::max(config.norm_nodes, config.depth + 1); }

TaskNodes isotropicNodes(const Config& config, std::uint64_t variant) {
  // The law of ρ, whatever the noise is.
  Config even = config;
  even.noise2_1 = even.noise2_2 = even.noise2_3 = even.noise2_4 = 0;
  const NormRule rule = gaussRule(lawOf(even), normNodes(config));
  const Matrix u = directions(config.dimension(), config.directions, variant);
  TaskNodes out;
  const auto n = static_cast<Eigen::Index>(rule.rho.size());
  out.tasks.resize(u.rows(), u.cols() * n);
  out.weight.resize(u.cols() * n);
  for (Eigen::Index k = 0; k < n; ++k) {
    const auto i = static_cast<std::size_t>(k);
    out.tasks.middleCols(k * u.cols(), u.cols()) = std::sqrt(rule.rho[i]) * u;
    out.weight.segment(k * u.cols(), u.cols())
        .setConstant(rule.weight[i] / static_cast<double>(u.cols()));
  }
  return out;
}

TaskNodes listed(const Config& config) {
  const auto tasks = parseTasks(config.tasks, config.dimension());
  ICL_CHECK(tasks.ok(), "the schema has accepted the tasks");
  TaskNodes out;
  const auto n = static_cast<Eigen::Index>(tasks.value().size());
  out.tasks.resize(config.dimension(), n);
  for (Eigen::Index i = 0; i < n; ++i) {
    out.tasks.col(i) = Eigen::Map<const Vector>(tasks.value()[static_cast<std::size_t>(i)].data(),
                                                config.dimension());
  }
  out.weight = Vector::Constant(n, 1.0 / static_cast<double>(n));
  return out;
}

/// Nodes of each modality's squared norm; fewer where their product would be out of reach.
int modalityNodes(const Config& config) {
  constexpr std::array<int, kMaxModalities> kMost{400, 24, 8, 4};
  const int most = kMost.at(static_cast<std::size_t>(config.modalities - 1));
  return std::min(normNodes(config), most);
}

/// Each modality's direction by frames of its own; every pattern of signs, so that modalities are
/// uncorrelated as they are in the law.
Matrix modalityDirections(const Config& config, std::uint64_t variant) {
  const std::vector<int> dims = config.dims();
  int common = 1;
  for (const int d : dims) common = std::min(std::lcm(common, d), 4096);
  const int count = (config.directions + common - 1) / common * common;
  const int patterns = 1 << (dims.size() - 1);
  Matrix out(config.dimension(), count * patterns);
  Eigen::Index row = 0;
  for (std::size_t j = 0; j < dims.size(); ++j) {
    const int d = dims[j];
    for (int i = 0; i < count; i += d) {
      Stream random(variant, Purpose::Task, static_cast<std::uint64_t>(i), j + 1);
      const Matrix frame = d == 1 ? Matrix(Matrix::Ones(1, 1)) : randomFrame(d, random);
      for (int k = 0; k < d && i + k < count; ++k) {
        for (int pattern = 0; pattern < patterns; ++pattern) {
          const double sign = j > 0 && ((pattern >> (j - 1)) & 1) != 0 ? -1 : 1;
          out.col((i + k) * patterns + pattern).segment(row, d) = sign * frame.col(k);
        }
      }
    }
    row += d;
  }
  return out;
}

TaskNodes perModalityNodes(const Config& config, std::uint64_t variant) {
  const std::vector<int> dims = config.dims();
  const Matrix u = modalityDirections(config, variant);
  const QuadratureRule rule = gaussLegendre(modalityNodes(config));
  const std::size_t nodes = rule.nodes.size();
  std::size_t cells = 1;
  for (std::size_t j = 0; j < dims.size(); ++j) cells *= nodes;
  TaskNodes out;
  out.tasks.resize(u.rows(), u.cols() * static_cast<Eigen::Index>(cells));
  out.weight.resize(out.tasks.cols());
  for (std::size_t cell = 0; cell < cells; ++cell) {
    Vector scale(u.rows());
    double weight = 1 / static_cast<double>(u.cols());
    Eigen::Index row = 0;
    for (std::size_t j = 0, rest = cell; j < dims.size(); ++j, rest /= nodes) {
      const std::size_t k = rest % nodes;
      const int number = static_cast<int>(j);
      const double low = config.modalityLow(number), high = config.modalityHigh(number);
      const double norm2 = low + (high - low) * 0.5 * (1 + rule.nodes[k]);
      scale.segment(row, dims[j]).setConstant(std::sqrt(norm2));
      weight *= 0.5 * rule.weights[k];
      row += dims[j];
    }
    const auto first = static_cast<Eigen::Index>(cell) * u.cols();
    out.tasks.middleCols(first, u.cols()) = scale.asDiagonal() * u;
    out.weight.segment(first, u.cols()).setConstant(weight);
  }
  return out;
}

}  // namespace

NormRule gaussRule(const Law& law, int count) {
  const auto n = static_cast<Eigen::Index>(law.size());
  if (count >= n) return {law.rho, law.weight};
  // Lanczos on diag(ρ) from √weight, every vector made orthogonal to all before; the eigenvalues
  // of the tridiagonal matrix are the nodes (Golub and Welsch).
  const Vector rho = Eigen::Map<const Vector>(law.rho.data(), n);
  Matrix basis(n, count);
  basis.col(0) = Eigen::Map<const Vector>(law.weight.data(), n).cwiseSqrt();
  basis.col(0).normalize();
  Matrix jacobi = Matrix::Zero(count, count);
  for (int k = 0; k < count; ++k) {
    Vector next = rho.cwiseProduct(basis.col(k));
    jacobi(k, k) = basis.col(k).dot(next);
    for (int twice = 0; twice < 2; ++twice) {
      const Vector along = basis.leftCols(k + 1).transpose() * next;
      next -= basis.leftCols(k + 1) * along;
    }
    if (k + 1 == count) break;
    jacobi(k, k + 1) = jacobi(k + 1, k) = next.norm();
    basis.col(k + 1) = next / next.norm();
  }
  const Eigen::SelfAdjointEigenSolver<Matrix> solver(jacobi);
  NormRule rule;
  for (int k = 0; k < count; ++k) {
    rule.rho.push_back(std::max(solver.eigenvalues()[k], 0.0));
    rule.weight.push_back(solver.eigenvectors()(0, k) * solver.eigenvectors()(0, k));
  }
  return rule;
}

TaskNodes taskNodesOf(const Config& config, std::uint64_t variant) {
  TaskNodes out = config.prior == PriorKind::TaskList      ? listed(config)
                  : config.prior == PriorKind::PerModality ? perModalityNodes(config, variant)
                                                           : isotropicNodes(config, variant);
  out.noise = coordinateNoise(config);
  out.bayes = lawOf(config).bayes();
  return out;
}

TaskNodes taskNodesOf(const Config& config, const TaskShift& shift) {
  TaskNodes out = taskNodesOf(config);
  out.tasks *= shift.scale;
  Eigen::Index row = 0;
  const std::vector<int> dims = config.dims();
  for (std::size_t j = 0; j < dims.size(); ++j) {
    if (static_cast<int>(j) == shift.missing) out.tasks.middleRows(row, dims[j]).setZero();
    row += dims[j];
  }
  out.bayes = lawOf(config, shift).bayes();
  return out;
}

}  // namespace icl::cross_attention
