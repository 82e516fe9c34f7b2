// Layers of batch-wide networks: every way back against differences in double, and what they do to
// inputs whose answer is known.
#include <cmath>
#include <numeric>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/math/gradient_check.h"
#include "core/math/net/convolution.h"
#include "core/math/net/linear.h"
#include "core/math/net/norms.h"
#include "core/math/net/self_attention.h"
#include "core/math/net/tokens.h"

namespace icl::net {
namespace {

constexpr std::size_t kSamples = 5, kGrain = 2;

/// Layers on a batch of five samples in three chunks, and the weighted sum of what comes out.
class NetUnderTest {
 public:
  template <class Build>
  NetUnderTest(Shape in, Build&& build) {
    Stack<double> stack(in, parameters);
    build(stack);
    net = stack.finish();
    const std::size_t chunks = parallel::chunkCount(kSamples, kGrain);
    net->prepare(kSamples, chunks);
    x.prepare(in, kSamples);
    dx.prepare(in, kSamples);
    y.prepare(net->out(), kSamples);
    dy.prepare(net->out(), kSamples);
    weights = Buffer<double>(parameters.weights.size());
    kept = Buffer<double>(parameters.kept.size());
    for (std::size_t i = 0; i < chunks; ++i) partials.emplace_back(weights.size());
    Stream random(5, Purpose::Init);
    for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = 0.5 * random.normal();
    for (std::size_t i = 0; i < kept.size(); ++i) kept[i] = 1;
    for (std::size_t i = 0; i < kSamples * in.size(); ++i) number(x, i) = random.normal();
    for (std::size_t i = 0; i < kSamples * net->out().size(); ++i) {
      number(dy, i) = random.normal();
    }
  }
  static double& number(Activations<double>& of, std::size_t i) {
    return of.sample(i / of.shape.size())
        .row(i % of.shape.size() / of.shape.cols)[i % of.shape.cols];
  }
  std::vector<double> point() {
    std::vector<double> at(weights.data(), weights.data() + weights.size());
    for (std::size_t i = 0; i < kSamples * x.shape.size(); ++i) at.push_back(number(x, i));
    return at;
  }
  double value(std::span<const double> at) {
    for (std::size_t i = 0; i < weights.size(); ++i) weights[i] = at[i];
    for (std::size_t i = weights.size(); i < at.size(); ++i) number(x, i - weights.size()) = at[i];
    return value();
  }
  double value(bool training = true) {
    pass = {weights.data(), kept.data(), kSamples, kGrain, training, &partials, 3, 4};
    net->pack(weights.data());
    net->forward(pass, x, y);
    double sum = 0;
    for (std::size_t i = 0; i < kSamples * net->out().size(); ++i) {
      sum += number(dy, i) * number(y, i);
    }
    return sum;
  }
  double gradientError() {
    const auto at = point();
    value(at);
    net->backward(pass, x, dy, &dx);
    std::vector<double> claimed(weights.size());
    for (const auto& partial : partials) {
      for (std::size_t i = 0; i < claimed.size(); ++i) claimed[i] += partial[i];
    }
    for (std::size_t i = 0; i < kSamples * x.shape.size(); ++i) claimed.push_back(number(dx, i));
    return icl::gradientError([this](std::span<const double> p) { return value(p); }, at, claimed,
                              1e-4, 1e-2);
  }

  Parameters parameters{};
  LayerPtr<double> net{};
  Activations<double> x{}, y{}, dx{}, dy{};
  Buffer<double> weights{}, kept{};
  std::vector<Buffer<double>> partials{};
  Pass<double> pass{};
};

TEST(Net, EveryWayBackAgreesWithDifferences) {
  using S = Stack<double>;
  const auto usual = Linear<double>::usual(3);
  const auto error = [](Shape in, auto&& build) { return NetUnderTest(in, build).gradientError(); };
  EXPECT_LT(error({3, 7}, [&](S& s) { s.add<Linear<double>>("w", "b", 5, usual); }), 1e-7);
  EXPECT_LT(error({3, 7}, [&](S& s) { s.add<Linear<double>>("w", "", 5, usual); }), 1e-7);
  EXPECT_LT(error({2, 5}, [](S& s) { s.add<Relu<double>>(); }), 1e-7);
  EXPECT_LT(error({2, 5}, [](S& s) { s.add<Gelu<double>>(); }), 1e-7);
  EXPECT_LT(error({2, 5}, [](S& s) { s.add<Dropout<double>>(0.4, 2); }), 1e-7);
  EXPECT_LT(error({3, 6}, [](S& s) { s.add<LayerNorm<double>>("n"); }), 1e-6);
  EXPECT_LT(error({3, 4}, [](S& s) { s.add<BatchNorm<double>>("n"); }), 1e-6);
  EXPECT_LT(error({4, 12}, [](S& s) { s.add<SelfAttention<double>>(2U); }), 1e-6);
  EXPECT_LT(
      error({1, 6},
            [](S& s) {
              s.add<Regroup<double>>(Shape{3, 2}, std::vector<std::uint32_t>{4, 1, 0, 5, 1, 2});
            }),
      1e-7);
  EXPECT_LT(
      error({3, 2},
            [](S& s) { s.add<ClassToken<double>>("c", "p", Start::normal(1), Start::normal(1)); }),
      1e-7);
  EXPECT_LT(error({3, 2}, [](S& s) { s.add<FirstRow<double>>(); }), 1e-7);
  EXPECT_LT(error({9, 3}, [](S& s) { s.add<MaxPool<double>>(halves({1, 9})); }), 1e-7);
  EXPECT_LT(error({15, 3}, [](S& s) { s.add<MaxPool<double>>(halves({5, 3})); }), 1e-7);
  EXPECT_LT(error({7, 3},
                  [](S& s) {
                    s.add<Convolution<double>>("c", 4U, threeWide({1, 7}));
                  }),
            1e-7);
  EXPECT_LT(error({12, 2},
                  [](S& s) {
                    s.add<Convolution<double>>("c", 3U, threeWide({3, 4}));
                  }),
            1e-7);
}

TEST(Net, ASkipAddsWhatWentInAndItsGradientPassesBy) {
  NetUnderTest net({2, 4}, [](Stack<double>& stack) {
    Stack<double> inner = stack.branch();
    inner.add<Linear<double>>("w", "b", 4, Linear<double>::usual(4));
    inner.add<Gelu<double>>();
    stack.addSkip(std::move(inner));
    stack.add<LayerNorm<double>>("n");
  });
  EXPECT_LT(net.gradientError(), 1e-6);
}

TEST(Net, BatchNormTrainsOnTheBatchKeepsATenthAndThenUsesWhatItKept) {
  NetUnderTest net({2, 3}, [](Stack<double>& stack) { stack.add<BatchNorm<double>>("n"); });
  const auto& weights = net.parameters.weights;
  ASSERT_EQ(weights.find("n.weight")->size(), 3u);
  std::fill_n(net.weights.data(), 3, 1.0);
  std::fill_n(net.weights.data() + 3, 3, 0.0);
  const auto column = [&](Activations<double>& of, std::size_t c) {
    std::vector<double> values;
    for (std::size_t r = 0; r < 2 * kSamples; ++r) values.push_back(net.number(of, 3 * r + c));
    return values;
  };
  const auto mean = [](const std::vector<double>& v) {
    return std::accumulate(v.begin(), v.end(), 0.0) / static_cast<double>(v.size());
  };
  const auto variance = [&](const std::vector<double>& v) {
    double sum = 0;
    for (const double x : v) sum += (x - mean(v)) * (x - mean(v));
    return sum / static_cast<double>(v.size());
  };
  std::fill_n(net.kept.data(), 3, 0.0);
  net.value(true);
  for (std::size_t c = 0; c < 3; ++c) {
    EXPECT_NEAR(mean(column(net.y, c)), 0, 1e-12);
    EXPECT_NEAR(variance(column(net.y, c)), 1, 1e-4);  // the floor of the norm
    const auto x = column(net.x, c);
    EXPECT_NEAR(net.kept[c], 0.1 * mean(x), 1e-12);
    EXPECT_NEAR(net.kept[3 + c], 0.9 + 0.1 * variance(x) * 10 / 9, 1e-12);
  }
  const auto kept = net.kept;
  net.value(false);
  for (std::size_t i = 0; i < kSamples * 6; ++i) {
    const double expected =
        (net.number(net.x, i) - kept[i % 3]) / std::sqrt(kept[3 + i % 3] + 1e-5);
    ASSERT_NEAR(net.number(net.y, i), expected, 1e-12);
  }
  for (std::size_t i = 0; i < kept.size(); ++i) EXPECT_EQ(net.kept[i], kept[i]);
}

TEST(Net, DropoutKeepsTheMeanInTrainingAndDoesNothingOutside) {
  NetUnderTest net({40, 50}, [](Stack<double>& stack) { stack.add<Dropout<double>>(0.3, 1); });
  const auto count = kSamples * net.x.shape.size();
  for (std::size_t i = 0; i < count; ++i) net.number(net.x, i) = 1;
  net.value(true);
  double gone = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const double y = net.number(net.y, i);
    if (y == 0) {
      gone += 1;
    } else {
      EXPECT_DOUBLE_EQ(y, 1 / 0.7);
    }
  }
  EXPECT_NEAR(gone / static_cast<double>(count), 0.3, 0.02);  // 4.4 standard deviations
  net.value(false);
  for (std::size_t i = 0; i < count; ++i) ASSERT_EQ(net.number(net.y, i), 1);
}

TEST(Net, PlacesAroundAPlaceAndHalvesOfAGridAreCountedByHand) {
  EXPECT_EQ(threeWide({1, 3}), (std::vector<std::int32_t>{-1, 0, 1, 0, 1, 2, 1, 2, -1}));
  const auto around = threeWide({2, 2});
  ASSERT_EQ(around.size(), 36u);
  EXPECT_EQ(std::vector<std::int32_t>(around.begin(), around.begin() + 9),
            (std::vector<std::int32_t>{-1, -1, -1, -1, 0, 1, -1, 2, 3}));
  using Groups = std::vector<std::vector<std::uint32_t>>;
  EXPECT_EQ(halves({1, 5}), (Groups{{0, 1}, {2, 3}}));
  EXPECT_EQ(halves({3, 4}), (Groups{{0, 1, 4, 5}, {2, 3, 6, 7}}));
  EXPECT_EQ(halves({1, 1}), (Groups{{0}}));
}

TEST(Net, AConvolutionIsTheSumOverItsNeighbours) {
  NetUnderTest net({4, 2}, [](Stack<double>& stack) {
    stack.add<Convolution<double>>("c", 1U, threeWide({1, 4}));
  });
  net.value();
  const double* w = net.weights.data();  // channel by channel: left, here, right
  for (std::size_t r = 0; r < 4; ++r) {
    double expected = w[6];
    for (std::size_t c = 0; c < 2; ++c) {
      for (std::size_t j = 0; j < 3; ++j) {
        if (r + j < 1 || r + j > 4) continue;
        expected += w[3 * c + j] * net.number(net.x, 2 * (r + j - 1) + c);
      }
    }
    EXPECT_NEAR(net.number(net.y, r), expected, 1e-12);
  }
}

}  // namespace
}  // namespace icl::net
