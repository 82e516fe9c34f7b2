#include "core/experiments/cross_attention/token_risk.h"

#include <cmath>

#include "core/base/parallel.h"

namespace icl::cross_attention {
namespace {

constexpr std::size_t kTokenGrain = 8;

}  // namespace

TokenSampler::TokenSampler(const Config& config, const TaskShift& shift, int context)
    : tasks_(config, shift), context_(context), noise_(coordinateNoise(config)) {
  ICL_CHECK(context >= 1, "a context has a token");
}

void TokenSampler::draw(Stream& random, TokenDraw& out) const {
  const Eigen::VectorXd task = tasks_.drawTask(random);
  const double scale = tasks_.drawScale(random);
  const Eigen::Index d = task.size(), all = context_ + 1;
  Eigen::MatrixXd tokens(d, all);
  Eigen::VectorXd hidden(all);
  random.normals(std::span<double>(tokens.data(), static_cast<std::size_t>(tokens.size())));
  random.normals(std::span<double>(hidden.data(), static_cast<std::size_t>(all)));
  tokens = noise_.cwiseSqrt().asDiagonal() * tokens;
  tokens.noalias() += task * hidden.transpose();
  out.x = tokens.leftCols(context_);
  out.query = tokens.rightCols(1);
  out.y = scale * hidden.head(context_);
  const Eigen::VectorXd scaled = task.cwiseQuotient(noise_);
  const double s = 1 + task.dot(scaled);
  out.truth = scale / s * scaled.dot(out.query);
  out.rest = scale * scale / s;
}

TokenRisk::TokenRisk(const Config& config, const TaskShift& shift, int context,
                     const MonteCarlo& how, Purpose purpose)
    : sampler_(config, shift, context), rules_(config), how_(how), purpose_(purpose) {}

void TokenRisk::each(const ScalarStack& stack, std::uint64_t step, std::span<double> out,
                     std::span<ScalarWeights> slopes) const {
  parallel::forEach(out.size(), kTokenGrain, [&](std::size_t first, std::size_t last) {
    TokenStack layers(stack.shape(), rules_);
    TokenDraw draw;
    for (std::size_t i = first; i < last && !how_.stop.stop_requested(); ++i) {
      Stream random(how_.seed, purpose_, step, i);
      sampler_.draw(random, draw);
      ScalarWeights slope;
      const double yhat = layers.predict(draw.x, draw.y, draw.query, stack.weights(),
                                         slopes.empty() ? nullptr : &slope);
      const double miss = yhat - draw.truth;
      out[i] = draw.rest + miss * miss;
      if (slopes.empty()) continue;
      slopes[i] = {2 * miss * slope.alpha, 2 * miss * slope.beta, 2 * miss * slope.gain};
    }
  });
}

double TokenRisk::at(const ScalarStack& stack, ScalarWeights* slope) const {
  const auto count = static_cast<std::size_t>(how_.samples);
  std::vector<double> losses(count);
  std::vector<ScalarWeights> slopes(slope != nullptr ? count : 0);
  each(stack, 0, losses, slopes);
  double sum = 0;
  ScalarWeights total;
  for (std::size_t i = 0; i < count; ++i) {
    sum += losses[i];
    if (slope == nullptr) continue;
    total.alpha += slopes[i].alpha;
    total.beta += slopes[i].beta;
    total.gain += slopes[i].gain;
  }
  const double share = 1.0 / how_.samples;
  if (slope != nullptr) *slope = {total.alpha * share, total.beta * share, total.gain * share};
  return sum * share;
}

}  // namespace icl::cross_attention
