// Geometry of points in a wide space: the plane of their two principal axes, and how much of their
// spread lies between groups. Pure; called by the probe of class geometry.
#pragma once

#include <cstdint>
#include <span>

#include <Eigen/Dense>

namespace icl::mixture {

struct PrincipalPlane {
  Eigen::RowVectorXd mean{};
  Eigen::MatrixXd axes{};    // two columns of length 1, the larger variance first
  Eigen::VectorXd shares{};  // of the variance along every principal axis, largest first

  /// One row (x, y) a point.
  Eigen::MatrixXd project(const Eigen::MatrixXd& points) const {
    return (points.rowwise() - mean) * axes;
  }
};

/// Of at least one point, one a row. The sign of an axis is such that its largest entry is
/// positive.
PrincipalPlane principalPlane(const Eigen::MatrixXd& points);

/// Variance between the means of groups over all variance, in [0, 1]; NaN where nothing varies.
/// Groups that mean nothing leave (groups − 1)/(points − 1) on average.
double shareBetween(const Eigen::MatrixXd& points, std::span<const std::uint32_t> groups);

}  // namespace icl::mixture
