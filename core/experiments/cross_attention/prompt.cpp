#include "core/experiments/cross_attention/prompt.h"

#include <cmath>

#include <Eigen/Eigenvalues>

#include "core/experiments/cross_attention/dense_context.h"

namespace icl::cross_attention {

namespace {

/// What is drawn for an example prompt; each has streams of its own, so that a longer prompt keeps
/// the task, the query and the first tokens.
enum Drawn : std::uint64_t { kTask, kQuery, kToken };

}  // namespace

Prompt drawPrompt(const Config& config, std::uint64_t seed, int length) {
  Stream of_task(seed, Purpose::Example, kTask), of_query(seed, Purpose::Example, kQuery);
  const TaskLaw law(config);
  Prompt prompt;
  prompt.task = law.drawTask(of_task);
  const double scale = law.drawScale(of_task);
  const Eigen::VectorXd noise2 = coordinateNoise(config), noise = noise2.cwiseSqrt();
  const Eigen::Index d = prompt.task.size();
  const auto token = [&](Stream& random, double& u) {
    u = random.normal();
    Eigen::VectorXd x = u * prompt.task;
    for (Eigen::Index k = 0; k < d; ++k) x[k] += noise[k] * random.normal();
    return x;
  };
  prompt.x.resize(d, length);
  prompt.y.resize(length);
  double u = 0;
  for (Eigen::Index i = 0; i < length; ++i) {
    Stream random(seed, Purpose::Example, kToken, static_cast<std::uint64_t>(i));
    prompt.x.col(i) = token(random, u);
    prompt.y[i] = scale * u;
  }
  prompt.query = token(of_query, u);
  prompt.truth = scale * u;
  const Eigen::VectorXd scaled = prompt.task.cwiseQuotient(noise2);
  prompt.bayes = scale / (1 + prompt.task.dot(scaled)) * scaled.dot(prompt.query);
  return prompt;
}

PromptSpectrum::PromptSpectrum(Prompt prompt) : prompt_(std::move(prompt)) {
  const Eigen::MatrixXd& x = prompt_.x;
  const double inverse = 1.0 / static_cast<double>(x.cols());
  const Eigen::MatrixXd moment = x * x.transpose() * inverse;
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(moment);
  basis_ = solver.eigenvectors();
  eigenvalues_ = solver.eigenvalues().cwiseMax(0.0);
  target_ = basis_.transpose() * (x * prompt_.y) * inverse;
  query_ = basis_.transpose() * prompt_.query;
}

Eigen::MatrixXd PromptSpectrum::layerMap(const ScalarStack& stack, int layers) const {
  const Eigen::VectorXd p =
      eigenvalues_.unaryExpr([&](double value) { return stack.response(layers, value); });
  return basis_ * p.asDiagonal() * basis_.transpose();
}

Eigen::MatrixXd PromptSpectrum::gram(const ScalarStack& stack, int layers) const {
  const Eigen::VectorXd p = eigenvalues_.unaryExpr([&](double value) {
    const double response = stack.response(layers, value);
    return response * value * response;
  });
  return basis_ * p.asDiagonal() * basis_.transpose();
}

Eigen::MatrixXd PromptSpectrum::attention(const ScalarStack& stack, int layers) const {
  const Eigen::MatrixXd map = layerMap(stack, layers);
  const Eigen::MatrixXd keys = (stack.self() ? map * prompt_.x : prompt_.x) / length();
  Eigen::MatrixXd scores(length() + 1, length());
  scores.topRows(length()).noalias() = (map * prompt_.x).transpose() * keys;
  scores.bottomRows(1).noalias() = (map * prompt_.query).transpose() * keys;
  return scores;
}

Eigen::VectorXd PromptSpectrum::queryState(const ScalarStack& stack, int layers) const {
  Eigen::VectorXd state = query_;
  for (Eigen::Index k = 0; k < state.size(); ++k) {
    state[k] *= stack.response(layers, eigenvalues_[k]);
  }
  return basis_ * state;
}

std::vector<double> PromptSpectrum::predictions(const ScalarStack& stack) const {
  std::vector<double> sums(static_cast<std::size_t>(stack.depth) + 1, 0.0), responses;
  for (Eigen::Index k = 0; k < query_.size(); ++k) {
    stack.responses(eigenvalues_[k], responses);
    const double weight = target_[k] * query_[k];
    for (std::size_t t = 0; t < sums.size(); ++t) sums[t] += weight * stack.reading(responses[t]);
  }
  return sums;
}

bool polynomial(const Config& config) {
  return config.attention != Attention::Softmax && !config.query_as_key;
}

Eigen::MatrixXd populationWhitening(const ScalarStack& stack, int layers,
                                    const Eigen::VectorXd& task, double noise2) {
  const double rho = task.squaredNorm(), s = noise2 + rho;
  const double across = noise2 * stack.response(layers, noise2);
  const double along = s * stack.response(layers, s);
  Eigen::MatrixXd out = Eigen::MatrixXd::Identity(task.size(), task.size()) * across;
  if (rho > 0) out += task * task.transpose() * ((along - across) / rho);
  return out;
}

}  // namespace icl::cross_attention
