// The population loss from its definition, by tanh-sinh quadrature and the layer recursion as it is
// written on paper: an independent derivation to test the fast one against. Slow; tests only.
#pragma once

#include <cmath>
#include <functional>
#include <vector>

#include <boost/math/quadrature/exp_sinh.hpp>
#include <boost/math/quadrature/tanh_sinh.hpp>

#include "core/experiments/cross_attention/config.h"

namespace icl::cross_attention::brute {

using Function = std::function<double(double)>;

inline double integral(const Function& f, double low, double high) {
  thread_local boost::math::quadrature::tanh_sinh<double> rule(12);
  return rule.integrate(f, low, high, 1e-13);
}

/// E f(ρ), each prior by the words that define it.
inline double mean(const Config& c, const Function& f) {
  const double low = c.norm2_low, high = c.norm2_high;
  switch (c.prior) {
    case PriorKind::SquaredNorm:
      return integral(f, low, high) / (high - low);
    case PriorKind::Norm:
      return integral([&](double r) { return f(r * r); }, std::sqrt(low), std::sqrt(high)) /
             (std::sqrt(high) - std::sqrt(low));
    case PriorKind::TwoNorms:
      return c.weight_low * f(low) + (1 - c.weight_low) * f(high);
    case PriorKind::Sphere:
      return f(low);
    case PriorKind::TruncatedGaussian:
    case PriorKind::Gaussian: {
      const double half_d = 0.5 * c.dimension();
      const Function density = [&](double rho) {
        const double tail = std::exp(-rho / (2 * c.tau2));
        return tail > 0 ? std::pow(rho, half_d - 1) * tail : 0;
      };
      const auto over = [&](const Function& g) {
        if (c.prior == PriorKind::TruncatedGaussian) return integral(g, low, high);
        boost::math::quadrature::exp_sinh<double> rule;
        return rule.integrate(g, 1e-12);
      };
      return over([&](double rho) {
               const double weight = density(rho);
               return weight > 0 ? weight * f(rho) : 0;
             }) /
             over(density);
    }
    case PriorKind::PerModality: {
      Function inner = f;
      for (int j = c.modalities - 1; j >= 0; --j) {
        const double a = c.modalityLow(j), b = c.modalityHigh(j);
        inner = [inner, a, b](double sum) {
          return integral([&](double p) { return inner(sum + p); }, a, b) / (b - a);
        };
      }
      return inner(0);
    }
    case PriorKind::TaskList: {
      const auto tasks = parseTasks(c.tasks, c.dimension()).value();
      double sum = 0;
      for (const auto& task : tasks) {
        double rho = 0;
        for (const double x : task) rho += x * x;
        sum += f(rho);
      }
      return sum / static_cast<double>(tasks.size());
    }
  }
  return NAN;
}

/// The layers as they are written, on the eigenvector of Λ with eigenvalue s: F^t = P_t X.
inline long double state(const Config& c, long double s, long double alpha, long double beta,
                         long double gain = 0) {
  const bool self = c.stack == StackKind::Self;
  long double p = self ? 1 : c.start == Start::Data ? alpha : 0;
  for (int t = 1; t <= c.depth; ++t) {
    const bool skip = !self && (c.reinjection == Reinjection::EveryLayer ||
                                (c.reinjection == Reinjection::FirstLayer && t == 1));
    long double next = c.residual ? p : 0;
    if (self) next += gain * p;
    if (skip) next += alpha;
    if (c.attention != Attention::Off) next += self ? beta * p * (p * s * p) : beta * s * p;
    p = next;
  }
  return p;
}

/// What the read-out makes of it: p with ŷ = ζ mᵀ p(Λ) x.
inline long double stack(const Config& c, long double s, long double alpha, long double beta,
                         long double gain = 0) {
  const long double p = state(c, s, alpha, beta, gain);
  if (c.stack == StackKind::Self) return alpha * p * p;
  return c.readout == Readout::Ff ? p * p : p;
}

inline double excess(const Config& c, double alpha, double beta, double gain = 0) {
  return mean(c, [&](double rho) {
    const long double s = static_cast<long double>(c.noise2) + rho;
    const long double q = 1 - s * stack(c, s, alpha, beta, gain);
    return static_cast<double>(rho / s * q * q);
  });
}

inline double bayes(const Config& c) {
  return mean(c, [&](double rho) { return c.noise2 / (c.noise2 + rho); });
}

/// Settings of every kind, for tests that should hold whatever is set.
inline std::vector<Config> assorted() {
  std::vector<Config> all;
  const auto add = [&](auto&& change) {
    Config c;
    change(c);
    all.push_back(c);
  };
  add([](Config&) {});
  add([](Config& c) { c.prior = PriorKind::Norm, c.norm2_low = 1, c.norm2_high = 4; });
  add([](Config& c) { c.prior = PriorKind::TwoNorms, c.weight_low = 0.3; });
  add([](Config& c) { c.prior = PriorKind::Sphere, c.norm2_low = 2.5; });
  add([](Config& c) { c.prior = PriorKind::TruncatedGaussian; });
  add([](Config& c) { c.prior = PriorKind::TruncatedGaussian, c.modalities = 1, c.dim_1 = 1; });
  add([](Config& c) { c.prior = PriorKind::PerModality; });
  add([](Config& c) {
    c.prior = PriorKind::PerModality;
    c.norm2_low_1 = 0.2, c.norm2_high_1 = 1, c.norm2_low_2 = 2, c.norm2_high_2 = 6;
  });
  add([](Config& c) {
    c.prior = PriorKind::Gaussian, c.modalities = 1, c.dim_1 = 2, c.tau2 = 0.4;
  });
  add([](Config& c) { c.prior = PriorKind::TaskList; });
  add([](Config& c) { c.noise2 = 0.25; });
  add([](Config& c) { c.noise2 = 3, c.prior = PriorKind::Norm; });
  return all;
}

}  // namespace icl::cross_attention::brute
