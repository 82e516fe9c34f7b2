#include "core/experiments/mixture/geometry.h"

#include <algorithm>
#include <map>

namespace icl::mixture {

PrincipalPlane principalPlane(const Eigen::MatrixXd& points) {
  PrincipalPlane plane;
  plane.mean = points.colwise().mean();
  const Eigen::MatrixXd centred = points.rowwise() - plane.mean;
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(centred.transpose() * centred);
  const Eigen::VectorXd variances = solver.eigenvalues().reverse().cwiseMax(0);
  const double total = variances.sum();
  plane.shares = total > 0 ? Eigen::VectorXd(variances / total) : variances;
  const Eigen::Index width = points.cols();
  plane.axes = Eigen::MatrixXd::Zero(width, 2);
  for (Eigen::Index k = 0; k < std::min<Eigen::Index>(2, width); ++k) {
    plane.axes.col(k) = solver.eigenvectors().col(width - 1 - k);
    Eigen::Index largest = 0;
    plane.axes.col(k).cwiseAbs().maxCoeff(&largest);
    if (plane.axes(largest, k) < 0) plane.axes.col(k) *= -1;
  }
  return plane;
}

double shareBetween(const Eigen::MatrixXd& points, std::span<const std::uint32_t> groups) {
  const Eigen::RowVectorXd mean = points.colwise().mean();
  std::map<std::uint32_t, std::pair<Eigen::RowVectorXd, double>> sums;
  double total = 0;
  for (Eigen::Index i = 0; i < points.rows(); ++i) {
    const Eigen::RowVectorXd offset = points.row(i) - mean;
    total += offset.squaredNorm();
    auto& [sum, count] = sums[groups[static_cast<std::size_t>(i)]];
    if (count == 0) sum = Eigen::RowVectorXd::Zero(points.cols());
    sum += offset;
    ++count;
  }
  double between = 0;
  for (const auto& [group, entry] : sums) between += entry.first.squaredNorm() / entry.second;
  return between / total;
}

}  // namespace icl::mixture
