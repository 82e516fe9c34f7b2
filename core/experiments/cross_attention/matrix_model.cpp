#include "core/experiments/cross_attention/matrix_model.h"

#include <cmath>
#include <limits>
#include <optional>

#include "core/experiments/cross_attention/matrix_population.h"
#include "core/experiments/cross_attention/matrix_sampled.h"
#include "core/experiments/cross_attention/matrix_test_sample.h"
#include "core/experiments/cross_attention/weight_pictures.h"

namespace icl::cross_attention {
namespace {

/// Antisymmetric with J² = −I on as many pairs of coordinates as there are.
Mat<double> quarterTurn(Eigen::Index d) {
  Mat<double> turn = Mat<double>::Zero(d, d);
  for (Eigen::Index k = 0; k + 1 < d; k += 2) {
    turn(k, k + 1) = -1;
    turn(k + 1, k) = 1;
  }
  return turn;
}

class MatrixModel final : public TrainedModel {
 public:
  explicit MatrixModel(const Config& config)
      : config_(config),
        layout_(config),
        population_(layout_.shape(), taskNodesOf(config)),
        bayes_(lawOf(config).bayes()),
        pictures_(config),
        set_(layout_.zeros()),
        slopes_(layout_.zeros()),
        seen_(layout_.zeros()) {
    kernel_.resize(layout_.shape());
    kernel_slopes_.resize(layout_.shape());
    if (config.sampled() && config.precision == Precision::Float) {
      single_.emplace(config, layout_.shape());
    } else if (config.sampled()) {
      double_.emplace(config, layout_.shape());
    }
    for (const Part part : kParts) {
      const auto [begin, end] = layout_.range(part);
      ranges_.push_back({std::string(nameOf(part)), begin, end});
    }
  }

  std::size_t size() const override { return layout_.size(); }
  const std::vector<NamedRange>& ranges() const override { return ranges_; }
  std::vector<double> start(std::uint64_t seed) const override {
    std::vector<double> theta(size());
    layout_.nearest(layout_.start(config_, seed), theta);
    return theta;
  }

  double bayes() const override { return bayes_; }
  double excess(std::span<const double> theta, std::span<double> slope) override {
    layout_.expand(theta, set_);
    toKernel(set_, kernel_);
    if (slope.empty()) return population_.excess(kernel_);
    const double value = population_.excess(kernel_, kernel_slopes_);
    fromKernel(kernel_slopes_, set_, slopes_);
    layout_.gather(slopes_, slope);
    return value;
  }
  double batchLoss(std::span<const double> theta, std::uint64_t seed, std::uint64_t step,
                   std::span<double> slope) override {
    layout_.expand(theta, set_);
    const double loss = single_ ? batchOf(*single_, seed, step) : batchOf(*double_, seed, step);
    layout_.gather(slopes_, slope);
    return loss;
  }

  void prepareTest(const TestConditions& conditions, std::uint64_t seed) override {
    shifted_.reset();
    prompts_.reset();
    const Config& test = conditions.config;
    if (conditions.context > 0) {
      prompts_ = std::make_unique<MatrixTestSample>(conditions, layout_.shape(), seed);
      losses_.resize(prompts_->count());
      sorted_.resize(prompts_->count());
    } else if (conditions.shifted) {
      test_bayes_ = lawOf(test, conditions.shift).bayes();
      shifted_ =
          std::make_unique<MatrixPopulation>(layout_.shape(), taskNodesOf(test, conditions.shift));
    }
  }
  TestRisk::Values testRisk(std::span<const double> theta, double training) override {
    constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
    if (!prompts_ && !shifted_) return {training, 0, kNaN};
    layout_.expand(theta, set_);
    toKernel(set_, kernel_);
    if (!prompts_) return {test_bayes_ + shifted_->excess(kernel_), 0, kNaN};
    prompts_->each(kernel_, losses_);
    return TestRisk::overPrompts(losses_, sorted_);
  }

  WeightSummary summary(std::span<const double> theta) const override {
    layout_.expand(theta, seen_);
    return summaryOf(seen_, layout_.shape(), room_);
  }
  void measure(std::span<const double> theta, std::span<double> more) const override {
    const WeightSummary parts = summary(theta);
    more[0] = parts.rotation;
    more[1] = parts.anisotropy;
  }
  void draw(Frame& frame, const Look& look, std::span<const double> theta) override {
    const MatrixSet set = expanded(theta);
    StackWeights<double> weights;
    weights.resize(layout_.shape());
    toKernel(set, weights);
    pictures_.draw(frame, look, layout_.shape(), weights);
    drawMatrixWeights(frame, look, config_, set);
  }

  void set(const NamedRange& range, double value, std::span<double> theta) const override {
    MatrixSet set = expanded(theta);
    for (const Part part : kParts) {
      if (nameOf(part) != range.name) continue;
      for (auto& m : set[part]) m = value * Mat<double>::Identity(m.rows(), m.cols());
    }
    layout_.nearest(set, theta);
  }
  Status rotate(double size, std::span<double> theta) const override {
    if (layout_.form(Part::Value) != Form::Full) {
      return Error{ICL_TR("only full value weights can have a rotation part: set value-weights to "
                          "full"),
                   "value-weights"};
    }
    MatrixSet set = expanded(theta);
    for (auto& m : set[Part::Value]) {
      const Mat<double> symmetric = 0.5 * (m + m.transpose());
      m = symmetric + size * quarterTurn(m.rows());
    }
    layout_.nearest(set, theta);
    return {};
  }

 private:
  /// Sampled training in one precision, with the weights in it.
  template <class T>
  struct Batches {
    Batches(const Config& config, const StackShape& shape) : sampled(config, shape) {
      weights.resize(shape);
      gradient.resize(shape);
    }
    MatrixSampled<T> sampled;
    StackWeights<T> weights{}, gradient{};
  };
  /// Of the weights in set_; leaves the gradient in slopes_.
  template <class T>
  double batchOf(Batches<T>& batches, std::uint64_t seed, std::uint64_t step) {
    toKernel(set_, batches.weights);
    const double loss = batches.sampled.evaluate(batches.weights, seed, step, batches.gradient);
    fromKernel(batches.gradient, set_, slopes_);
    return loss;
  }
  MatrixSet expanded(std::span<const double> theta) const {
    MatrixSet set = layout_.zeros();
    layout_.expand(theta, set);
    return set;
  }

  Config config_;
  MatrixLayout layout_;
  MatrixPopulation population_;
  double bayes_;
  PromptPictures pictures_;
  std::vector<NamedRange> ranges_{};
  MatrixSet set_, slopes_;
  mutable MatrixSet seen_;  // by summary(), which every row asks for
  mutable SummaryRoom room_{};
  StackWeights<double> kernel_{}, kernel_slopes_{};
  std::unique_ptr<MatrixPopulation> shifted_{};  // the test of infinite context, where it differs
  std::unique_ptr<MatrixTestSample> prompts_{};  // the test of finite context
  double test_bayes_ = 0;
  std::vector<double> losses_{}, sorted_{};
  std::optional<Batches<double>> double_{};
  std::optional<Batches<float>> single_{};
};

}  // namespace

std::unique_ptr<TrainedModel> matrixModelOf(const Config& config) {
  return std::make_unique<MatrixModel>(config);
}

MatrixParts partsOf(const Mat<double>& matrix) {
  const Eigen::Index d = matrix.rows();
  const double scalar = matrix.trace() / static_cast<double>(d);
  double odd = 0, even = 0;
  for (Eigen::Index i = 0; i < d; ++i) {
    even += (matrix(i, i) - scalar) * (matrix(i, i) - scalar);
    for (Eigen::Index j = 0; j < i; ++j) {
      const double sum = matrix(i, j) + matrix(j, i), difference = matrix(i, j) - matrix(j, i);
      even += 0.5 * sum * sum;
      odd += 0.5 * difference * difference;
    }
  }
  const double share = 1 / static_cast<double>(d);
  return {scalar, std::sqrt(share * odd), std::sqrt(share * even)};
}

MatrixSet matricesOf(const Config& config, const State& state) {
  const MatrixLayout layout(config);
  MatrixSet set = layout.zeros();
  if (config.parameters == Parameters::Matrices) {
    layout.expand(state.theta, set);
    return set;
  }
  const bool untied = config.parameters == Parameters::Untied;
  const auto layers = static_cast<std::size_t>(config.depth);
  for (const Part part : kParts) {
    for (std::size_t t = 0; t < set[part].size(); ++t) {
      const double alpha = untied ? state.theta[t] : state.alpha;
      const double beta = untied ? state.theta[layers + t] : state.beta;
      set[part][t].diagonal().setConstant(part == Part::Skip    ? alpha
                                          : part == Part::Value ? beta
                                                                : 1.0);
    }
  }
  return set;
}

std::vector<double> lossesOf(const Config& config, const State& state, int context, int samples,
                             std::uint64_t seed) {
  TestConditions conditions;
  conditions.config = config;
  conditions.config.test_prompts = samples;
  conditions.context = context;
  const StackShape shape = shapeOf(config);
  MatrixTestSample prompts(conditions, shape, seed);
  StackWeights<double> weights;
  weights.resize(shape);
  toKernel(matricesOf(config, state), weights);
  std::vector<double> losses(prompts.count());
  prompts.each(weights, losses);
  return losses;
}

WeightSummary summaryOf(const MatrixSet& set, const StackShape& shape, SummaryRoom& room) {
  WeightSummary out;
  const Mat<double>& U = set[Part::Readout][0];
  const auto copies = set[Part::Skip].size();
  // The first layer's attention meets F⁰ = 0 and does nothing.
  const std::size_t idle = copies > 1 && !shape.start_from_data ? 1 : 0;
  for (std::size_t t = 0; t < copies; ++t) {
    const Mat<double>& S = set[Part::Skip][t];
    const double alpha = shape.pairing == Pairing::Xf   ? U.transpose().cwiseProduct(S).sum()
                         : shape.pairing == Pairing::Fx ? U.cwiseProduct(S).sum()
                                                        : S.trace();
    out.alpha += alpha / static_cast<double>(S.rows());
    if (t < idle) continue;
    room.product.noalias() = set[Part::Key][t].transpose() * set[Part::Query][t];
    room.attention.noalias() = set[Part::Value][t] * room.product;
    const MatrixParts parts = partsOf(room.attention);
    out.beta += parts.scalar;
    out.rotation += parts.rotation;
    out.anisotropy += parts.anisotropy;
  }
  out.alpha /= static_cast<double>(copies);
  const auto acting = static_cast<double>(copies - idle);
  out.beta /= acting;
  out.rotation /= acting;
  out.anisotropy /= acting;
  return out;
}

}  // namespace icl::cross_attention
