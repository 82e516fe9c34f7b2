// TwoLevel: the smallest tree, solved exactly. Three nodes, four leaves, fixed amplitudes, answers
// with independent normal noise of a given size: the value of a question by quadrature, the best
// direction of one question, and the dynamic programme of two. Pure; milliseconds.
#pragma once

#include <array>
#include <cstddef>

namespace icl::tree_prior {

class TwoLevel {
 public:
  using Direction = std::array<double, 3>;  // root, left child, right child; unit length
  using Belief = std::array<double, 4>;     // mass of the leaves −−, −+, +−, ++

  explicit TwoLevel(double decay);

  /// Expected error after one question in this direction.
  double risk(const Direction& question, double noise) const;
  /// The direction that leans from the root's axis towards both children by `angle`.
  static Direction tilted(double angle);
  static Direction root() { return {1, 0, 0}; }
  static Direction child() { return {0, 1, 0}; }

  /// Angle of the best leaning direction, in radians; 0: the root's axis itself.
  double bestTilt(double noise) const;
  /// Noise below which the best direction leans.
  double tiltCritical() const;
  /// Noise at which a child's coordinate and the root's are worth as much, for one question.
  double crossing() const;
  /// Expected error after this question and then the best of the three coordinates, chosen by the
  /// answer.
  double riskThenBest(const Direction& first, double noise) const;

 private:
  double riskFrom(const Belief& belief, const Direction& question, double noise) const;
  double remaining(const Belief& belief) const;
  template <class Value>
  double expected(const Belief& belief, const Direction& question, double noise,
                  double steps_per_sigma, const Value& value) const;

  double root_, child_;  // amplitudes
};

}  // namespace icl::tree_prior
