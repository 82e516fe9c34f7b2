// Gradient flows and other stiff systems y' = f(y) whose Jacobian has (nearly) real eigenvalues, by
// the stabilised explicit scheme of Runge–Kutta–Chebyshev (Sommeijer, Shampine and Verwer 1997):
// second order, and stable over steps that grow with the square of the number of evaluations, so
// that no matrix is solved. Called once a step by experiments and in loops by probes. The state is
// plain data: a stored state goes on to the same bits. After the first step nothing allocates.
#pragma once

#include <functional>
#include <span>
#include <vector>

namespace icl {

enum class OdeOutcome {
  Accepted,
  Arrived,  // at `until`
  Failed    // no step size gives finite values
};

struct OdeState {
  double time = 0;
  std::vector<double> y{};
  double next_step = 0;             // size to try next; 0: not chosen yet
  double radius = 0;                // estimate of the largest eigenvalue's size; 0: none yet
  std::vector<double> direction{};  // of that eigenvalue; empty: none yet
};

class ChebyshevOde {
 public:
  /// dy = f(y). Must be the same function at every call, and finite wherever y is sensible.
  using Field = std::function<void(std::span<const double> y, std::span<double> dy)>;

  /// One accepted step, not beyond `until`. `slope` holds f(y) on entry and on return. Each
  /// component's error stays below tolerance · (1 + |y|) in the root mean square. A failed step
  /// leaves the state as it was.
  OdeOutcome step(const Field& f, OdeState& state, std::span<double> slope, double until,
                  double tolerance);
  /// Evaluations of f so far.
  std::size_t evaluations() const { return evaluations_; }

 private:
  void measureRadius(const Field& f, OdeState& state, std::span<const double> slope);
  /// y after a step of size h in `stages` evaluations, in next_, with f there in next_slope_.
  void advance(const Field& f, std::span<const double> y, std::span<const double> slope, double h,
               int stages);
  double errorOf(std::span<const double> y, std::span<const double> slope, double h,
                 double tolerance) const;
  void evaluate(const Field& f, std::span<const double> y, std::span<double> dy);
  void resize(std::size_t n);

  std::vector<double> before_{}, now_{}, next_{}, at_now_{}, next_slope_{};
  std::size_t evaluations_ = 0;
};

}  // namespace icl
