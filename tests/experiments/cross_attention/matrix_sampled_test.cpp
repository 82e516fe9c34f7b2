#include "core/experiments/cross_attention/matrix_sampled.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/base/parallel.h"
#include "core/experiments/cross_attention/finite_context.h"
#include "core/experiments/cross_attention/matrix_weights.h"
#include "core/experiments/cross_attention/task_nodes.h"
#include "core/math/gradient_check.h"
#include "tests/support/allocation_guard.h"

namespace icl::cross_attention {
namespace {

using Matrix = Mat<double>;
using Weights = StackWeights<double>;

Config sampled(int depth, int context, int batch = 512) {
  Config c;
  c.parameters = Parameters::Matrices;
  c.depth = depth;
  c.modalities = 2, c.dim_1 = 2, c.dim_2 = 1;
  c.method = Method::Descent, c.context = context, c.batch = batch;
  return c;
}

Weights weightsOf(const Config& config, double spread) {
  Config start = config;
  start.alpha = 0.18, start.beta = -0.15, start.spread = spread;
  const MatrixLayout layout(start);
  Weights w;
  w.resize(layout.shape());
  toKernel(layout.start(start, 3), w);
  return w;
}

/// Mean loss and gradient over many batches, with the size of each one's error.
struct Average {
  double loss = 0, loss_error = 0;
  Weights mean{};
  std::vector<double> error{};  // of skip, value, product, readout: roots of summed variances
};

std::vector<const Matrix*> tensorsOf(const Weights& w) {
  return {&w.skip[0], &w.value[0], &w.product[0], &w.readout};
}

template <class T = double>
Average averageOf(MatrixSampled<T>& source, const StackShape& shape, const Weights& w,
                  int batches) {
  Average out;
  out.mean.resize(shape);
  StackWeights<T> weights, gradient;
  weights.resize(shape), gradient.resize(shape);
  weights.skip[0] = w.skip[0].cast<T>(), weights.value[0] = w.value[0].cast<T>();
  weights.product[0] = w.product[0].cast<T>(), weights.readout = w.readout.cast<T>();
  std::vector<double> squares(4, 0.0);
  double loss_square = 0;
  for (int k = 0; k < batches; ++k) {
    const double loss = source.evaluate(weights, 1, static_cast<std::uint64_t>(k), gradient);
    Weights wide;
    wide.resize(shape);
    wide.skip[0] = gradient.skip[0].template cast<double>();
    wide.value[0] = gradient.value[0].template cast<double>();
    wide.product[0] = gradient.product[0].template cast<double>();
    wide.readout = gradient.readout.template cast<double>();
    out.loss += loss / batches;
    loss_square += loss * loss / batches;
    for (std::size_t i = 0; i < 4; ++i) squares[i] += tensorsOf(wide)[i]->squaredNorm() / batches;
    wide *= 1.0 / batches;
    out.mean += wide;
  }
  out.loss_error = std::sqrt((loss_square - out.loss * out.loss) / batches);
  for (std::size_t i = 0; i < 4; ++i) {
    out.error.push_back(std::sqrt((squares[i] - tensorsOf(out.mean)[i]->squaredNorm()) / batches));
  }
  return out;
}

constexpr int kBatches = 196;  // of 512: 1e5 prompts

// One layer: the risk needs E h hᵀ = ζ² (m mᵀ (1 + 2/L) + D / L) alone, so it is exact for any
// matrices.
TEST(MatrixSampled, OneLayerIsUnbiasedForTheExactGradientOfEveryTensor) {
  for (const int length : {1, 2, 6}) {
    Config config = sampled(1, length);
    config.prior = PriorKind::TaskList;
    config.tasks = "[[1,0.4,-0.2],[0,0.7,1.1]]";
    config.noise2_2 = 0.5;
    const TaskNodes nodes = taskNodesOf(config);
    const auto risk = [&](std::span<const double> numbers) {
      const Eigen::Map<const Matrix> S(numbers.data(), 3, 3), U(numbers.data() + 9, 3, 3);
      const Matrix G = (U * S).transpose();  // ŵ = G h
      double sum = 0;
      for (Eigen::Index i = 0; i < nodes.size(); ++i) {
        const Eigen::Vector3d m = nodes.tasks.col(i);
        const Matrix mm = m * m.transpose(), noise = nodes.noise.asDiagonal();
        const Matrix hh = mm * (1 + 2.0 / length) + noise / length;
        sum += nodes.weight[i] *
               (1 - 2 * m.dot(G * m) + (G.transpose() * (noise + mm) * G * hh).trace());
      }
      return sum;
    };
    const StackShape shape = shapeOf(config);
    const Weights w = weightsOf(config, 0.2);
    MatrixSampled<double> source(config, shape);
    const Average average = averageOf(source, shape, w, kBatches);
    std::vector<double> at(w.skip[0].data(), w.skip[0].data() + 9);
    at.insert(at.end(), w.readout.data(), w.readout.data() + 9);
    EXPECT_NEAR(average.loss, risk(at), 4 * average.loss_error) << length;
    const auto exact = numericGradient(risk, at);
    EXPECT_LT((average.mean.skip[0] - Eigen::Map<const Matrix>(exact.data(), 3, 3)).norm(),
              4 * average.error[0]);
    EXPECT_LT((average.mean.readout - Eigen::Map<const Matrix>(exact.data() + 9, 3, 3)).norm(),
              4 * average.error[3]);
  }
}

// Scalar weights, three layers: the risk is exact by Gaussian moments; traces of the gradients are
// its derivatives.
TEST(MatrixSampled, ThreeLayersAreUnbiasedForTheExactRiskOfScalarWeights) {
  for (const int length : {2, 12}) {
    const Config config = sampled(3, length);
    const StackShape shape = shapeOf(config);
    MatrixSampled<double> source(config, shape);
    const Average average = averageOf(source, shape, weightsOf(config, 0), kBatches);
    const Law law = lawOf(config);
    const auto risk = [&](double a, double b) {
      return *exactStackRisk(law, ScalarStack(config, a, b), 3, length);
    };
    const double h = 1e-4;
    EXPECT_NEAR(average.loss, risk(0.18, -0.15), 4 * average.loss_error) << length;
    EXPECT_NEAR(average.mean.skip[0].trace(),
                (risk(0.18 + h, -0.15) - risk(0.18 - h, -0.15)) / (2 * h),
                4 * std::sqrt(3) * average.error[0]);
    EXPECT_NEAR(average.mean.value[0].trace(),
                (risk(0.18, -0.15 + h) - risk(0.18, -0.15 - h)) / (2 * h),
                4 * std::sqrt(3) * average.error[1]);
  }
}

// Three ways to keep a context draw other random numbers and agree in the mean, in every tensor.
TEST(MatrixSampled, MomentsAndTokensAreEachTheOthersTest) {
  for (const bool query : {false, true}) {
    for (const Readout readout : {Readout::Xf, Readout::Fx, Readout::Ff}) {
      Config config = sampled(2, 4);
      config.readout = readout, config.query_as_key = query, config.noise2_1 = 0.6;
      const StackShape shape = shapeOf(config);
      const Weights w = weightsOf(config, 0.15);
      std::vector<Average> averages;
      for (const MomentForm form : {MomentForm::Wishart, MomentForm::Formed, MomentForm::Tokens}) {
        MatrixSampled<double> source(config, shape, form);
        averages.push_back(averageOf(source, shape, w, 60));
      }
      for (const std::size_t other : {std::size_t{0}, std::size_t{1}}) {
        const Average &a = averages[other], &b = averages[2];
        EXPECT_NEAR(a.loss, b.loss, 4 * std::hypot(a.loss_error, b.loss_error));
        for (std::size_t i = 0; i < 4; ++i) {
          EXPECT_LT((*tensorsOf(a.mean)[i] - *tensorsOf(b.mean)[i]).norm(),
                    4 * std::hypot(a.error[i], b.error[i]))
              << "tensor " << i << " readout " << static_cast<int>(readout);
        }
      }
    }
  }
}

TEST(MatrixSampled, SinglePrecisionSeesTheSamePrompts) {
  const Config config = sampled(3, 16);
  const StackShape shape = shapeOf(config);
  const Weights w = weightsOf(config, 0.1);
  MatrixSampled<double> wide(config, shape);
  MatrixSampled<float> narrow(config, shape);
  const Average a = averageOf(wide, shape, w, 2);
  const Average b = averageOf<float>(narrow, shape, w, 2);
  EXPECT_NEAR(a.loss, b.loss, 1e-5 * a.loss);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_LT((*tensorsOf(a.mean)[i] - *tensorsOf(b.mean)[i]).norm(),
              2e-5 * (1 + tensorsOf(a.mean)[i]->norm()));
  }
}

// A batch is a function of the weights like any other: its gradient is its derivative, also where
// attention is softmax or the query is among the keys.
TEST(MatrixSampled, ABatchHasTheGradientOfItsLoss) {
  for (const Attention attention : {Attention::Linear, Attention::Softmax}) {
    for (const bool query : {false, true}) {
      Config config = sampled(2, 5, 40);
      config.attention = attention, config.query_as_key = query;
      config.softmax_temperature = 2, config.softmax_centred = true;
      const StackShape shape = shapeOf(config);
      Weights w = weightsOf(config, 0.15), gradient = w, unused = w;
      MatrixSampled<double> source(config, shape);
      source.evaluate(w, 1, 9, gradient);
      for (double* number : {&w.skip[0](1, 2), &w.value[0](0, 1), &w.product[0](2, 0),
                             &w.readout(1, 1), &w.value[0](2, 2)}) {
        const double middle = *number, h = 1e-4;
        *number = middle + h;
        const double above = source.evaluate(w, 1, 9, unused);
        *number = middle - h;
        const double below = source.evaluate(w, 1, 9, unused);
        *number = middle;
        double claimed = 0;
        for (const auto& [from, to] :
             {std::pair{&w.skip[0], &gradient.skip[0]}, std::pair{&w.value[0], &gradient.value[0]},
              std::pair{&w.product[0], &gradient.product[0]},
              std::pair{&w.readout, &gradient.readout}}) {
          const std::ptrdiff_t at = number - from->data();
          if (at >= 0 && at < from->size()) claimed = to->data()[at];
        }
        EXPECT_NEAR(claimed, (above - below) / (2 * h), 1e-6 * (1 + std::abs(claimed)));
      }
    }
  }
}

TEST(MatrixSampled, OneTwoAndFourThreadsGiveTheSameBits) {
  for (const int length : {1, 16}) {
    const Config config = sampled(2, length, 200);
    const StackShape shape = shapeOf(config);
    const Weights w = weightsOf(config, 0.1);
    std::vector<Weights> seen;
    for (const int threads : {1, 2, 4}) {
      parallel::setThreads(threads);
      MatrixSampled<double> source(config, shape);
      Weights gradient;
      gradient.resize(shape);
      source.evaluate(w, 4, 17, gradient);
      seen.push_back(gradient);
    }
    parallel::setThreads(0);
    for (const Weights& g : seen) {
      for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(*tensorsOf(g)[i], *tensorsOf(seen[0])[i]);
    }
  }
}

TEST(MatrixSampled, ASecondEvaluationAllocatesNothing) {
  for (const int length : {1, 2, 16}) {
    const Config config = sampled(2, length, 100);
    const StackShape shape = shapeOf(config);
    const Weights w = weightsOf(config, 0.1);
    MatrixSampled<double> source(config, shape);
    Weights gradient;
    gradient.resize(shape);
    parallel::setThreads(1);
    source.evaluate(w, 1, 0, gradient);
    const testing::AllocationGuard guard;
    source.evaluate(w, 1, 1, gradient);
    EXPECT_EQ(guard.count(), 0U) << length;
    parallel::setThreads(0);
  }
}

}  // namespace
}  // namespace icl::cross_attention
