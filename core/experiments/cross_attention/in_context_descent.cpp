#include "core/experiments/cross_attention/in_context_descent.h"

#include <algorithm>
#include <cmath>

namespace icl::cross_attention {

double InContextDescent::largestDifference() const {
  double largest = 0;
  for (const Row& row : rows) {
    const double size = std::max({1.0, std::abs(row.stack), std::abs(row.descent)});
    largest = std::max(largest, std::abs(row.stack - row.descent) / size);
  }
  return largest;
}

Message whyNoDescent(const ScalarStack& stack, const TokenRules& rules) {
  if (stack.self()) {
    return ICL_TR("a self-attention stack is no gradient descent: set stack to cross");
  }
  if (stack.attention != Attention::Linear) {
    return ICL_TR("only linear attention is gradient descent: set attention to linear");
  }
  if (!stack.residual) {
    return ICL_TR("without residual stream a layer forgets the step before: set residual on");
  }
  if (stack.reinjection != Reinjection::EveryLayer) {
    return ICL_TR("descent meets the data in every step: set reinjection to every-layer");
  }
  if (stack.readout == Readout::Ff) {
    return ICL_TR("F in both places of the readout applies the steps twice: set readout to xf");
  }
  if (rules.query_as_key) {
    return ICL_TR("descent does not see the query: turn query-as-key off");
  }
  if (stack.beta == 0) {
    return ICL_TR("with beta 0 no layer looks at a residual: choose a beta other than 0");
  }
  return {};
}

InContextDescent inContextDescent(const ScalarStack& stack, const Prompt& prompt) {
  InContextDescent out;
  out.step = -stack.beta;
  out.scale = stack.alpha / -stack.beta;
  const auto length = static_cast<double>(prompt.x.cols());
  const Eigen::MatrixXd& x = prompt.x;
  const Eigen::VectorXd target = out.scale * prompt.y;
  Eigen::VectorXd w = Eigen::VectorXd::Zero(x.rows());
  if (stack.start == Start::Data) w = stack.alpha * (x * prompt.y) / length;
  TokenStack tokens(stack.shape(), {});
  const std::vector<double> predictions =
      tokens.predictions(x, prompt.y, prompt.query, stack.weights());
  for (std::size_t t = 0; t < predictions.size(); ++t) {
    if (t > 0) w += out.step * (x * (target - x.transpose() * w)) / length;
    const double loss = (target - x.transpose() * w).squaredNorm() / (2 * length);
    out.rows.push_back({predictions[t], w.dot(prompt.query), loss});
  }
  return out;
}

}  // namespace icl::cross_attention
