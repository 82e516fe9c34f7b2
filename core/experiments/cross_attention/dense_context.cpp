#include "core/experiments/cross_attention/dense_context.h"

#include <algorithm>
#include <cmath>

// X = C Z with Λ = C Cᵀ and Z standard normal, d × L. Householder reflections from the right turn Z
// into a lower trapezoid with χ_{L−i} on the diagonal and normals below it (Bartlett), and leave
// the normal residuals of y normal: h = Λ̂ w + C (trapezoid) e/L.

namespace icl::cross_attention {

Eigen::VectorXd coordinateNoise(const Config& config) {
  Eigen::VectorXd noise(config.dimension());
  Eigen::Index at = 0;
  const auto dims = config.dims();
  for (std::size_t j = 0; j < dims.size(); ++j) {
    noise.segment(at, dims[j]).setConstant(config.modalityNoise2(static_cast<int>(j)));
    at += dims[j];
  }
  return noise;
}

DenseSampler::DenseSampler(const Config& config, const TaskShift& shift, int context)
    : tasks_(config, shift), context_(context), noise_(coordinateNoise(config)) {
  ICL_CHECK(context >= 1, "a context has a token");
}

void DenseSampler::draw(Stream& random, DenseContext& out) {
  const Eigen::Index d = noise_.size(), columns = std::min<Eigen::Index>(d, context_);
  out.noise = noise_;
  out.task = tasks_.drawTask(random);
  out.scale = tasks_.drawScale(random);
  const Eigen::VectorXd scaled = out.task.cwiseQuotient(noise_);  // D⁻¹ m
  const double s = 1 + out.task.dot(scaled);                      // Sherman–Morrison
  const Eigen::VectorXd weights = out.scale / s * scaled;
  out.rest = out.scale * out.scale / s;

  Eigen::MatrixXd lambda = out.task * out.task.transpose();
  lambda.diagonal() += noise_;
  const Eigen::LLT<Eigen::MatrixXd> root(lambda);
  factor_.setZero(d, columns);
  for (Eigen::Index j = 0; j < columns; ++j) {
    factor_(j, j) = std::sqrt(random.chiSquare(static_cast<double>(context_ - j)));
    for (Eigen::Index i = j + 1; i < d; ++i) factor_(i, j) = random.normal();
  }
  mixed_.noalias() = root.matrixL() * factor_;
  const double inverse = 1.0 / context_;
  out.moment.noalias() = mixed_ * mixed_.transpose() * inverse;
  out.response = out.moment * weights;
  const double spread = std::sqrt(out.rest) * inverse;
  for (Eigen::Index j = 0; j < columns; ++j) {
    out.response += mixed_.col(j) * (spread * random.normal());
  }
  Eigen::VectorXd normal(d);
  for (double& x : normal) x = random.normal();
  out.query = root.matrixL() * normal;
  out.truth = weights.dot(out.query);
}

}  // namespace icl::cross_attention
