#include "core/experiments/cross_attention/modality_law.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include <Eigen/Eigenvalues>

#include "core/math/quadrature.h"

namespace icl::cross_attention {
namespace {

using Norms = std::array<double, kMaxModalities>;

constexpr std::size_t kMostNorms = 64;     // nodes of the norm before shares multiply them
constexpr std::size_t kMostMasses = 1200;  // of a finished law
constexpr int kPanelPoints = 6;

/// Nodes a dimension of a product of rules, by how many there are.
int pointsFor(std::size_t dimensions) {
  constexpr std::array<int, 5> kPoints{1, 200, 48, 20, 12};
  return kPoints.at(dimensions);
}

ModalityLaw independentModalities(const Config& config, int missing) {
  std::vector<int> present;
  for (int j = 0; j < config.modalities; ++j) {
    if (j != missing) present.push_back(j);
  }
  const QuadratureRule unit = gaussLegendre(pointsFor(present.size()));
  ModalityLaw law;
  law.nodes.push_back({{}, 1});
  for (const int j : present) {
    const double low = config.modalityLow(j), high = config.modalityHigh(j);
    std::vector<ModalityLaw::Node> grown;
    for (const ModalityLaw::Node& node : law.nodes) {
      for (std::size_t i = 0; i < unit.nodes.size(); ++i) {
        ModalityLaw::Node next = node;
        next.norm2[static_cast<std::size_t>(j)] = low + (high - low) * (1 + unit.nodes[i]) / 2;
        next.weight *= unit.weights[i] / 2;
        grown.push_back(next);
      }
    }
    law.nodes = std::move(grown);
  }
  return law;
}

ModalityLaw listedTasks(const Config& config) {
  const auto tasks = parseTasks(config.tasks, config.dimension());
  ICL_CHECK(tasks.ok(), "the schema has accepted the tasks");
  ModalityLaw law;
  const auto dims = config.dims();
  for (const auto& task : tasks.value()) {
    ModalityLaw::Node node{{}, 1.0 / static_cast<double>(tasks.value().size())};
    auto at = task.begin();
    for (std::size_t j = 0; j < dims.size(); ++j) {
      node.norm2[j] = std::inner_product(at, at + dims[j], at, 0.0);
      at += dims[j];
    }
    law.nodes.push_back(node);
  }
  return law;
}

/// The law of ‖m‖² alone, with few nodes.
std::vector<PointMass> normsOf(const Config& config) {
  Config even = config;
  even.noise2_1 = even.noise2_2 = even.noise2_3 = even.noise2_4 = 0;
  const Law law = lawOf(even, 40);
  std::vector<PointMass> norms;
  for (std::size_t i = 0; i < law.size(); ++i) norms.push_back({law.rho[i], law.weight[i]});
  return law.discrete ? norms : condensed(std::move(norms), kMostNorms);
}

/// A direction that is uniform on the sphere gives modality after modality a Beta share of what is
/// left.
ModalityLaw isotropic(const Config& config) {
  ModalityLaw law;
  law.bounded = config.prior != PriorKind::Gaussian;
  for (const PointMass& norm : normsOf(config)) {
    ModalityLaw::Node node;
    node.norm2[0] = norm.x;
    node.weight = norm.weight;
    law.nodes.push_back(node);
  }
  const auto dims = config.dims();
  const int shares = static_cast<int>(dims.size()) - 1;
  const int points = shares == 1 ? 32 : shares == 2 ? 14 : 9;
  double left = config.dimension();
  for (std::size_t j = 0; j + 1 < dims.size(); ++j) {
    const double own = dims[j];
    const QuadratureRule share = gaussBeta(points, own / 2, (left - own) / 2);
    left -= own;
    std::vector<ModalityLaw::Node> grown;
    for (const ModalityLaw::Node& node : law.nodes) {
      for (std::size_t i = 0; i < share.nodes.size(); ++i) {
        ModalityLaw::Node next = node;
        next.norm2[j] = node.norm2[j] * share.nodes[i];
        next.norm2[j + 1] = node.norm2[j] - next.norm2[j];
        next.weight *= share.weights[i];
        grown.push_back(next);
      }
    }
    law.nodes = std::move(grown);
  }
  return law;
}

ModalityLaw modalityLaw(const Config& config, int missing) {
  if (config.prior == PriorKind::PerModality) return independentModalities(config, missing);
  if (config.prior == PriorKind::TaskList) return listedTasks(config);
  return isotropic(config);
}

/// Eigenvalues of diag(v_j) + g gᵀ over the modalities that are there, with the squared component
/// of g along each.
class SmallSpectrum {
 public:
  SmallSpectrum(const Config& config, int missing) {
    for (int j = 0; j < config.modalities; ++j) {
      if (j == missing) continue;
      index_.push_back(static_cast<std::size_t>(j));
      noise_.push_back(config.modalityNoise2(j));
    }
  }

  std::size_t size() const { return index_.size(); }
  const std::vector<double>& noise() const { return noise_; }

  void at(const Norms& norm2, std::vector<PointMass>& out) const {
    const auto k = static_cast<Eigen::Index>(size());
    Small matrix = Small::Zero(k, k);
    Eigen::Matrix<double, Eigen::Dynamic, 1, 0, kMaxModalities, 1> g(k);
    for (Eigen::Index i = 0; i < k; ++i) {
      const auto at = static_cast<std::size_t>(i);
      g[i] = std::sqrt(norm2[index_[at]]);
      matrix(i, i) = noise_[at];
    }
    matrix += g * g.transpose();
    const Eigen::SelfAdjointEigenSolver<Small> solver(matrix);
    out.clear();
    for (Eigen::Index i = 0; i < k; ++i) {
      const double along = solver.eigenvectors().col(i).dot(g);
      out.push_back({solver.eigenvalues()[i], along * along});
    }
  }

 private:
  using Small =
      Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, 0, kMaxModalities, kMaxModalities>;
  std::vector<std::size_t> index_{};
  std::vector<double> noise_{};
};

double presentNorm(const ModalityLaw::Node& node, int missing) {
  double sum = 0;
  for (std::size_t j = 0; j < node.norm2.size(); ++j) {
    if (static_cast<int>(j) != missing) sum += node.norm2[j];
  }
  return sum;
}

struct Range {
  double low = 0, high = 0;
};

/// Bounds of ‖m‖² without the missing modality, and corners of the modalities' norms.
Range normRange(const Config& config, const ModalityLaw& joint, int missing) {
  if (config.prior == PriorKind::PerModality) {
    Range range;
    for (int j = 0; j < config.modalities; ++j) {
      if (j == missing) continue;
      range.low += config.modalityLow(j);
      range.high += config.modalityHigh(j);
    }
    return range;
  }
  if (config.prior == PriorKind::TaskList) {
    Range range{std::numeric_limits<double>::infinity(), 0};
    for (const auto& node : joint.nodes) {
      const double rho = presentNorm(node, missing);
      range.low = std::min(range.low, rho);
      range.high = std::max(range.high, rho);
    }
    return range;
  }
  Config even = config;
  even.noise2_1 = even.noise2_2 = even.noise2_3 = even.noise2_4 = 0;
  const Law law = lawOf(even, 1);
  return {missing >= 0 ? 0 : law.rho_low, law.rho_high};
}

/// Bounds of the eigenvalues that act. Each is monotonic in each modality's norm (up where it lies
/// above that noise, else down), so corners decide; a direction that is free can lie near the
/// modality of least, or of most noise.
Range eigenvalueRange(const Config& config, const ModalityLaw& joint, const SmallSpectrum& small,
                      const TaskShift& shift) {
  const double factor = shift.scale * shift.scale;
  std::vector<PointMass> at;
  Range range{std::numeric_limits<double>::infinity(), 0};
  const auto include = [&](const Norms& norms) {
    small.at(norms, at);
    for (const PointMass& mass : at) {
      if (mass.weight <= 1e-14 * at.back().x) continue;
      range.low = std::min(range.low, mass.x);
      range.high = std::max(range.high, mass.x);
    }
  };
  if (config.prior == PriorKind::PerModality) {
    for (unsigned corner = 0; corner < 1u << config.modalities; ++corner) {
      Norms norms{};
      for (int j = 0; j < config.modalities; ++j) {
        const bool high = (corner >> j) & 1u;
        norms[static_cast<std::size_t>(j)] =
            factor * (high ? config.modalityHigh(j) : config.modalityLow(j));
      }
      include(norms);
    }
    return range;
  }
  if (config.prior == PriorKind::TaskList) {
    for (const auto& node : joint.nodes) {
      Norms norms = node.norm2;
      for (double& norm2 : norms) norm2 *= factor;
      include(norms);
    }
    return range;
  }
  const Range norms = normRange(config, joint, shift.missing);
  const auto [least, most] = std::minmax_element(small.noise().begin(), small.noise().end());
  return {*least + (small.size() == 1 ? factor * norms.low : 0), *most + factor * norms.high};
}

/// One noise for all: a law of what is left of ρ.
Law evenLaw(const Config& config, const TaskShift& shift, const ModalityLaw& joint) {
  const double factor = shift.scale * shift.scale;
  std::vector<PointMass> masses;
  for (const auto& node : joint.nodes) {
    masses.push_back({factor * presentNorm(node, shift.missing), node.weight});
  }
  const Range range = normRange(config, joint, shift.missing);
  Law law;
  law.bounded = joint.bounded;
  for (const PointMass& mass : condensed(std::move(masses), kMostMasses)) {
    law.rho.push_back(mass.x);
    law.log_weight.push_back(std::log(mass.weight));
  }
  law.discrete = config.prior == PriorKind::TaskList;
  law.rho_low = factor * range.low;
  law.rho_high = factor * range.high;
  completeLaw(law, config.modalityNoise2(0));
  return law;
}

}  // namespace

ModalityLaw modalityLawOf(const Config& config) { return modalityLaw(config, -1); }

Law spectralLaw(const Config& config, const TaskShift& shift) {
  const ModalityLaw joint = modalityLaw(config, shift.missing);
  const SmallSpectrum small(config, shift.missing);
  if (config.evenNoise() || small.size() == 0) return evenLaw(config, shift, joint);
  const double factor = shift.scale * shift.scale;
  std::vector<PointMass> at, masses;
  for (const auto& node : joint.nodes) {
    Norms norms = node.norm2;
    for (double& norm2 : norms) norm2 *= factor;
    small.at(norms, at);
    for (const PointMass& mass : at) {
      const double omega = node.weight * mass.weight / mass.x;
      if (omega > 0) masses.push_back({mass.x, omega});
    }
  }
  Law law;
  law.even = false;
  law.bounded = joint.bounded;
  law.discrete = config.prior == PriorKind::TaskList;
  law.bayes_risk = 1;
  for (const PointMass& mass : condensed(std::move(masses), kMostMasses)) {
    law.s.push_back(mass.x);
    law.rho.push_back(mass.x);
    law.omega.push_back(mass.weight);
    law.weight.push_back(mass.weight);
    law.log_omega.push_back(std::log(mass.weight));
    law.log_weight.push_back(law.log_omega.back());
    law.bayes_risk -= mass.weight;
  }
  const Range range = eigenvalueRange(config, joint, small, shift);
  law.s_low = law.rho_low = range.low;
  law.s_high = law.rho_high = range.high;
  law.noise2 = *std::min_element(small.noise().begin(), small.noise().end());
  return law;
}

std::vector<PointMass> condensed(std::vector<PointMass> masses, std::size_t most) {
  std::sort(masses.begin(), masses.end(),
            [](const PointMass& a, const PointMass& b) { return a.x < b.x; });
  std::erase_if(masses, [](const PointMass& mass) { return !(mass.weight > 0); });
  if (masses.size() <= most) return masses;
  double mass = 0, mean = 0;
  for (const PointMass& m : masses) {
    mass += m.weight;
    mean += m.weight * m.x;
  }
  if (!(mean > 0)) return {{0, mass}};
  mean /= mass;
  // Panels even in log(x + mean): fine where the mass is, and as long as x itself far out.
  const std::size_t panels = std::max<std::size_t>(most / kPanelPoints, 1);
  const double first = std::log(masses.front().x + mean), last = std::log(masses.back().x + mean);
  std::vector<PointMass> out;
  std::vector<double> points, weights;
  const auto close = [&] {
    if (points.empty()) return;
    const QuadratureRule rule = gaussOfMasses(points, weights, kPanelPoints);
    for (std::size_t i = 0; i < rule.nodes.size(); ++i) {
      if (rule.weights[i] > 0) out.push_back({rule.nodes[i], rule.weights[i]});
    }
    points.clear();
    weights.clear();
  };
  std::size_t panel = 0;
  for (const PointMass& m : masses) {
    const double place = last > first ? (std::log(m.x + mean) - first) / (last - first) : 0;
    const auto here =
        std::min(static_cast<std::size_t>(place * static_cast<double>(panels)), panels - 1);
    if (here != panel) close();
    panel = here;
    points.push_back(m.x);
    weights.push_back(m.weight);
  }
  close();
  return out;
}

}  // namespace icl::cross_attention
