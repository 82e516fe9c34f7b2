#include "core/experiments/cross_attention/matrix_weights.h"

#include "core/base/random.h"

namespace icl::cross_attention {
namespace {

std::size_t at(Part part) { return static_cast<std::size_t>(part); }

}  // namespace

std::string_view nameOf(Part part) {
  constexpr std::array<std::string_view, kParts.size()> kNames{"skip", "value", "key", "query",
                                                               "readout"};
  return kNames[at(part)];
}

bool MatrixSet::finite() const {
  for (const auto& copies : parts) {
    for (const auto& m : copies) {
      if (!m.allFinite()) return false;
    }
  }
  return true;
}

StackShape shapeOf(const Config& config) {
  StackShape shape;
  shape.dimension = config.dimension();
  shape.depth = config.depth;
  shape.tied = config.parameters == Parameters::Matrices ? config.tied
                                                         : config.parameters != Parameters::Untied;
  shape.start_from_data = config.start == Start::Data;
  shape.inject_first = config.reinjection != Reinjection::None;
  shape.inject_rest = config.reinjection == Reinjection::EveryLayer;
  shape.residual = config.residual;
  shape.attention = config.attention != Attention::Off;
  shape.pairing = config.readout == Readout::Xf   ? Pairing::Xf
                  : config.readout == Readout::Fx ? Pairing::Fx
                                                  : Pairing::Ff;
  return shape;
}

MatrixLayout::MatrixLayout(const Config& config)
    : shape_(shapeOf(config)),
      forms_{config.skip_weights, config.value_weights, config.key_weights, config.query_weights,
             config.readout_weights},
      block_sizes_(config.dims()) {
  for (std::size_t j = 0; j < block_sizes_.size(); ++j) {
    block_of_.insert(block_of_.end(), static_cast<std::size_t>(block_sizes_[j]),
                     static_cast<int>(j));
  }
  for (const Part part : kParts) {
    size_ += numbersOf(part) * (part == Part::Readout ? 1 : shape_.copies());
  }
}

std::size_t MatrixLayout::numbersOf(Part part) const {
  const auto d = static_cast<std::size_t>(shape_.dimension);
  switch (form(part)) {
    case Form::Full:
    case Form::Frozen:
      return d * d;
    case Form::Diagonal:
      return d;
    case Form::Blocks:
      return block_sizes_.size();
    case Form::Scalar:
      return 1;
  }
  return 0;
}

template <class Visit>
void MatrixLayout::forEach(Visit&& visit) const {
  std::size_t first = 0;
  for (const Part part : kParts) {
    const std::size_t copies = part == Part::Readout ? 1 : shape_.copies();
    for (std::size_t copy = 0; copy < copies; ++copy) {
      visit(part, copy, first);
      first += numbersOf(part);
    }
  }
}

std::pair<std::size_t, std::size_t> MatrixLayout::range(Part part) const {
  std::size_t begin = size_, end = 0;
  forEach([&](Part p, std::size_t, std::size_t first) {
    if (p != part) return;
    begin = std::min(begin, first);
    end = first + numbersOf(part);
  });
  return {begin, end};
}

MatrixSet MatrixLayout::zeros() const {
  MatrixSet set;
  for (const Part part : kParts) {
    set[part].resize(part == Part::Readout ? 1 : shape_.copies());
    for (auto& m : set[part]) m.setZero(shape_.dimension, shape_.dimension);
  }
  return set;
}

MatrixSet MatrixLayout::start(const Config& config, std::uint64_t seed) const {
  MatrixSet set = zeros();
  std::vector<double> numbers(static_cast<std::size_t>(shape_.dimension * shape_.dimension));
  for (const Part part : kParts) {
    const double center = part == Part::Skip    ? config.alpha
                          : part == Part::Value ? config.startBeta()
                                                : 1.0;
    for (std::size_t copy = 0; copy < set[part].size(); ++copy) {
      Mat<double>& m = set[part][copy];
      // A stream a matrix: the form of one changes no number of another.
      Stream random(seed, Purpose::Init, copy, at(part));
      random.normals(std::span<double>(numbers));
      if (config.matrix_start == MatrixStart::Scalar) m.diagonal().setConstant(center);
      if (form(part) == Form::Frozen && config.matrix_start == MatrixStart::Scalar) continue;
      m += config.spread * Eigen::Map<Mat<double>>(numbers.data(), m.rows(), m.cols());
    }
  }
  // Only what the forms allow remains; a scalar starts from the mean of its diagonal.
  std::vector<double> theta(size_);
  nearest(set, theta);
  expand(theta, set);
  return set;
}

void MatrixLayout::expand(std::span<const double> theta, MatrixSet& set) const {
  const auto d = static_cast<Eigen::Index>(shape_.dimension);
  forEach([&](Part part, std::size_t copy, std::size_t first) {
    Mat<double>& m = set[part][copy];
    const double* from = theta.data() + first;
    switch (form(part)) {
      case Form::Full:
      case Form::Frozen:
        m = Eigen::Map<const Mat<double>>(from, d, d);
        break;
      case Form::Diagonal:
        m.setZero();
        m.diagonal() = Eigen::Map<const Eigen::VectorXd>(from, d);
        break;
      case Form::Blocks:
        m.setZero();
        for (Eigen::Index k = 0; k < d; ++k) m(k, k) = from[block_of_[static_cast<std::size_t>(k)]];
        break;
      case Form::Scalar:
        m.setZero();
        m.diagonal().setConstant(*from);
        break;
    }
  });
}

void MatrixLayout::gather(const MatrixSet& gradient, std::span<double> out) const {
  const auto d = static_cast<Eigen::Index>(shape_.dimension);
  forEach([&](Part part, std::size_t copy, std::size_t first) {
    const Mat<double>& m = gradient[part][copy];
    double* to = out.data() + first;
    switch (form(part)) {
      case Form::Full:
        Eigen::Map<Mat<double>>(to, d, d) = m;
        break;
      case Form::Diagonal:
        Eigen::Map<Eigen::VectorXd>(to, d) = m.diagonal();
        break;
      case Form::Blocks:
        std::fill_n(to, block_sizes_.size(), 0.0);
        for (Eigen::Index k = 0; k < d; ++k) to[block_of_[static_cast<std::size_t>(k)]] += m(k, k);
        break;
      case Form::Scalar:
        *to = m.trace();
        break;
      case Form::Frozen:
        std::fill_n(to, d * d, 0.0);
        break;
    }
  });
}

void MatrixLayout::nearest(const MatrixSet& set, std::span<double> theta) const {
  const auto mean = [](const auto& values) {
    // Exactly the number itself where all are equal.
    return (values.array() == values[0]).all() ? values[0] : values.mean();
  };
  forEach([&](Part part, std::size_t copy, std::size_t first) {
    const Mat<double>& m = set[part][copy];
    double* to = theta.data() + first;
    switch (form(part)) {
      case Form::Full:
      case Form::Frozen:
        Eigen::Map<Mat<double>>(to, m.rows(), m.cols()) = m;
        break;
      case Form::Diagonal:
        Eigen::Map<Eigen::VectorXd>(to, m.rows()) = m.diagonal();
        break;
      case Form::Blocks: {
        Eigen::Index k = 0;
        for (const int size : block_sizes_) {
          *to++ = mean(m.diagonal().segment(k, size));
          k += size;
        }
        break;
      }
      case Form::Scalar:
        *to = mean(m.diagonal());
        break;
    }
  });
}

template <class T>
void toKernel(const MatrixSet& set, StackWeights<T>& out) {
  for (std::size_t t = 0; t < set[Part::Skip].size(); ++t) {
    out.skip[t] = set[Part::Skip][t].template cast<T>();
    out.value[t] = set[Part::Value][t].template cast<T>();
    out.product[t].noalias() =
        set[Part::Key][t].template cast<T>().transpose() * set[Part::Query][t].template cast<T>();
  }
  out.readout = set[Part::Readout][0].template cast<T>();
}

template <class T>
void fromKernel(const StackWeights<T>& gradient, const MatrixSet& set, MatrixSet& out) {
  for (std::size_t t = 0; t < set[Part::Skip].size(); ++t) {
    out[Part::Skip][t] = gradient.skip[t].template cast<double>();
    out[Part::Value][t] = gradient.value[t].template cast<double>();
    const auto product = gradient.product[t].template cast<double>();
    out[Part::Query][t].noalias() = set[Part::Key][t] * product;
    out[Part::Key][t].noalias() = set[Part::Query][t] * product.transpose();
  }
  out[Part::Readout][0] = gradient.readout.template cast<double>();
}

template void toKernel(const MatrixSet&, StackWeights<float>&);
template void toKernel(const MatrixSet&, StackWeights<double>&);
template void fromKernel(const StackWeights<float>&, const MatrixSet&, MatrixSet&);
template void fromKernel(const StackWeights<double>&, const MatrixSet&, MatrixSet&);

}  // namespace icl::cross_attention
