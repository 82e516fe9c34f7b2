#include "core/experiments/cross_attention/matrix_population.h"

#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"

namespace icl::cross_attention {
namespace {

/// Columns a worker takes at a time, from the number of nodes alone: at most 64 partial sums.
std::size_t grainFor(Eigen::Index nodes) {
  return std::max<std::size_t>(32, (static_cast<std::size_t>(nodes) + 63) / 64);
}

/// Λ of each node: D and a rank of one.
class PopulationMoments final : public SecondMoments<double> {
 public:
  using Columns = Eigen::Ref<const Eigen::MatrixXd, 0, Eigen::OuterStride<>>;
  PopulationMoments(const Eigen::VectorXd& noise, Columns tasks) : noise_(noise), tasks_(tasks) {}

  void apply(const ConstMatView<double>& in, MatView<double> out) const override {
    for (Eigen::Index i = 0; i < in.cols(); ++i) {
      const double along = tasks_.col(i).dot(in.col(i));
      out.col(i) = noise_.cwiseProduct(in.col(i)) + along * tasks_.col(i);
    }
  }

 private:
  const Eigen::VectorXd& noise_;
  Columns tasks_;
};

}  // namespace

MatrixPopulation::MatrixPopulation(const StackShape& shape, TaskNodes nodes)
    : shape_(shape),
      nodes_(std::move(nodes)),
      bayes_weights_(nodes_.tasks.rows(), nodes_.size()),
      grain_(grainFor(nodes_.size())),
      rooms_([this] {
        auto room = std::make_unique<Room>();
        room->tape.resize(shape_, static_cast<int>(grain_));
        room->error.resize(shape_.dimension, static_cast<Eigen::Index>(grain_));
        room->slope.resize(shape_.dimension, static_cast<Eigen::Index>(grain_));
        return room;
      }),
      partials_(parallel::chunkCount(static_cast<std::size_t>(nodes_.size()), grain_)) {
  for (Eigen::Index i = 0; i < nodes_.size(); ++i) {
    const Eigen::VectorXd scaled = nodes_.tasks.col(i).cwiseQuotient(nodes_.noise);
    const double size = 1 + scaled.dot(nodes_.tasks.col(i));
    bayes_weights_.col(i) = scaled / size;
    bayes_ += nodes_.weight[i] / size;
  }
  if (nodes_.bayes) {
    // A difference of rounding errors alone would spoil the smallest excesses.
    const double beyond = bayes_ - *nodes_.bayes;
    beyond_ = std::abs(beyond) < 1e-13 ? 0 : beyond;
    bayes_ = *nodes_.bayes;
  }
  for (Partial& partial : partials_) partial.gradient.resize(shape_);
}

double MatrixPopulation::sum(const StackWeights<double>& weights, bool with_gradient) {
  kernel_.set(shape_, weights);
  const auto chunk = [&](std::size_t first, std::size_t last, Partial& out) {
    auto room = rooms_.take();
    const auto from = static_cast<Eigen::Index>(first);
    const auto n = static_cast<Eigen::Index>(last - first);
    const auto H = nodes_.tasks.middleCols(from, n);  // h = m
    const PopulationMoments moments(nodes_.noise, H);
    stackForward<double>(kernel_, H, moments, room->tape);
    auto error = room->error.leftCols(n);
    auto slope = room->slope.leftCols(n);
    error = room->tape.weights.leftCols(n) - bayes_weights_.middleCols(from, n);
    moments.apply(error, slope);
    out.excess = 0;
    for (Eigen::Index i = 0; i < n; ++i) {
      out.excess += nodes_.weight[from + i] * error.col(i).dot(slope.col(i));
      slope.col(i) *= 2 * nodes_.weight[from + i];
    }
    if (!with_gradient) return;
    out.gradient.setZero();
    stackBackward<double>(kernel_, H, moments, slope, room->tape, out.gradient);
  };
  return beyond_ + parallel::reduceInto(static_cast<std::size_t>(nodes_.size()), grain_,
                                        std::span<Partial>(partials_), chunk,
                                        [&](Partial& into, const Partial& other) {
                                          into.excess += other.excess;
                                          if (with_gradient) into.gradient += other.gradient;
                                        })
                       .excess;
}

double MatrixPopulation::excess(const StackWeights<double>& weights) { return sum(weights, false); }

double MatrixPopulation::excess(const StackWeights<double>& weights,
                                StackWeights<double>& gradient) {
  const double value = sum(weights, true);
  gradient = partials_[0].gradient;
  return value;
}

}  // namespace icl::cross_attention
