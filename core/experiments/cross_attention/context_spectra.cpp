#include "core/experiments/cross_attention/context_spectra.h"

#include <algorithm>
#include <cmath>

#include <Eigen/Eigenvalues>

#include "core/base/parallel.h"
#include "core/experiments/cross_attention/stack_response.h"
#include "core/math/tridiagonal.h"

namespace icl::cross_attention {
namespace {

/// Prompts a worker takes at a time.
constexpr std::size_t kSpectraGrain = 32;

/// Responses at many eigenvalues; one a thread, so that nothing allocates after the first use.
struct Workspace {
  std::vector<double> p{}, a{}, b{}, g{}, pull{};
};

Workspace& workspaceFor(std::size_t size) {
  thread_local Workspace work;
  for (auto* part : {&work.p, &work.a, &work.b, &work.g, &work.pull}) {
    if (part->size() < size) part->resize(size);
  }
  return work;
}

template <int kOrder>
void respondAll(const ScalarStack& stack, std::span<const double> eigenvalues, Workspace& work) {
  Response r;
  Lanes s{};
  for (std::size_t at = 0; at < eigenvalues.size(); at += kLanes) {
    const std::size_t count = std::min(kLanes, eigenvalues.size() - at);
    for (std::size_t i = 0; i < kLanes; ++i) s[i] = eigenvalues[at + std::min(i, count - 1)];
    respond<kOrder>(stack.shape(), stack.weights(), s, r);
    const auto keep = [&](const Lanes& from, std::vector<double>& to) {
      std::copy_n(from.begin(), count, to.begin() + static_cast<std::ptrdiff_t>(at));
    };
    keep(r.p, work.p);
    if constexpr (kOrder >= 1) {
      keep(r.a, work.a);
      keep(r.b, work.b);
      keep(r.g, work.g);
    }
  }
}

}  // namespace

SpectrumSampler::SpectrumSampler(const Config& config, const TaskShift& shift, int context)
    : dimension_(config.dimension()),
      even_(config.evenNoise()),
      query_as_key_(config.query_as_key),
      context_(context) {
  if (even_ && !query_as_key_) {
    simple_.emplace(config, shift, context);
  } else {
    dense_.emplace(config, shift, context);
  }
}

ContextSpectra::ContextSpectra(const SpectrumSampler& sampler, std::size_t count) {
  resize(sampler, count);
}

void ContextSpectra::resize(const SpectrumSampler& sampler, std::size_t count) {
  dimension_ = static_cast<std::size_t>(sampler.dimension());
  full_ = sampler.full();
  for (auto* part : {&value_, &a_, &b_}) part->resize(count * dimension_);
  for (auto* part : {&base_, &linear_, &square_, &across_}) part->resize(count);
  form_.resize(full_ ? count * dimension_ * dimension_ : 0);
}

std::size_t ContextSpectra::bytesEach() const {
  const std::size_t numbers = dimension_ * (full_ ? dimension_ + 3 : 3) + 4;
  return numbers * sizeof(double);
}

void ContextSpectra::draw(SpectrumSampler& sampler, std::size_t i, Stream& random) {
  if (sampler.simple_) {
    drawSimple(sampler, i, random);
  } else {
    drawDense(sampler, i, random);
  }
}

void ContextSpectra::drawSimple(SpectrumSampler& sampler, std::size_t i, Stream& random) {
  ContextDraw draw;
  sampler.simple_->draw(random, draw);
  const std::size_t d = dimension_, at = i * d;
  std::array<double, kMaxDimension> first{};
  first[0] = 1;
  tridiagonalSpectrum(
      {draw.diagonal.data(), d}, {draw.beside.data(), d},
      {std::span<double>(first.data(), d), std::span<double>(draw.response.data(), d)});
  for (std::size_t k = 0; k < d; ++k) {
    const double h = draw.response[k];
    value_[at + k] = std::max(draw.diagonal[k], 0.0);
    a_[at + k] = first[k] * h;
    b_[at + k] = h * h;
  }
  base_[i] = draw.scale2 * draw.v / draw.s + draw.s * draw.target * draw.target;
  linear_[i] = -2 * draw.s * draw.target;
  square_[i] = draw.s - draw.v;
  across_[i] = draw.v;
}

void ContextSpectra::drawDense(SpectrumSampler& sampler, std::size_t i, Stream& random) {
  DenseContext draw;
  sampler.dense_->draw(random, draw);
  const auto d = static_cast<Eigen::Index>(dimension_);
  const std::size_t at = i * dimension_;
  if (sampler.query_as_key_) {
    draw.moment += draw.query * draw.query.transpose() / sampler.context_;
  }
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(draw.moment);
  const Eigen::MatrixXd& basis = solver.eigenvectors();
  const Eigen::VectorXd h = basis.transpose() * draw.response;
  Eigen::Map<Eigen::VectorXd>(&value_[at], d) = solver.eigenvalues().cwiseMax(0.0);
  Eigen::Map<Eigen::VectorXd> a(&a_[at], d), b(&b_[at], d);
  b.setZero();
  if (sampler.query_as_key_) {
    a = h.cwiseProduct(basis.transpose() * draw.query);
    base_[i] = draw.rest + draw.truth * draw.truth;
    linear_[i] = -2 * draw.truth;
    square_[i] = 1;
    across_[i] = 0;
    return;
  }
  a = h.cwiseProduct(basis.transpose() * draw.task);
  base_[i] = draw.scale * draw.scale;
  linear_[i] = -2 * draw.scale;
  square_[i] = 1;  // of (Σ a p)² = (ŵᵀ m)²; the noise is the form
  across_[i] = 0;
  Eigen::Map<Eigen::MatrixXd> form(&form_[at * dimension_], d, d);
  form = h.asDiagonal() * (basis.transpose() * draw.noise.asDiagonal() * basis) * h.asDiagonal();
}

double ContextSpectra::lossOf(std::size_t i, const double* p, double* pull) const {
  const std::size_t d = dimension_;
  const double *a = &a_[i * d], *b = &b_[i * d];
  double w = 0, across = 0;
  for (std::size_t k = 0; k < d; ++k) {
    w += a[k] * p[k];
    across += b[k] * p[k] * p[k];
  }
  double loss = base_[i] + (linear_[i] + square_[i] * w) * w + across_[i] * across;
  if (pull != nullptr) {
    const double along = linear_[i] + 2 * square_[i] * w;
    for (std::size_t k = 0; k < d; ++k) pull[k] = along * a[k] + 2 * across_[i] * b[k] * p[k];
  }
  for (std::size_t k = 0; full_ && k < d; ++k) {
    const double* row = &form_[(i * d + k) * d];
    double sum = 0;
    for (std::size_t l = 0; l < d; ++l) sum += row[l] * p[l];
    loss += sum * p[k];
    if (pull != nullptr) pull[k] += 2 * sum;
  }
  return loss;
}

void ContextSpectra::losses(const ScalarStack& stack, std::size_t first, std::span<double> out,
                            std::span<ScalarWeights> slopes) const {
  const std::size_t d = dimension_, count = out.size();
  Workspace& work = workspaceFor(count * d);
  const std::span<const double> eigenvalues(value_.data() + first * d, count * d);
  if (slopes.empty()) {
    respondAll<0>(stack, eigenvalues, work);
    for (std::size_t i = 0; i < count; ++i) {
      out[i] = lossOf(first + i, &work.p[i * d], nullptr);
    }
    return;
  }
  respondAll<1>(stack, eigenvalues, work);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t at = i * d;
    out[i] = lossOf(first + i, &work.p[at], work.pull.data());
    ScalarWeights& slope = slopes[i];
    slope = {};
    for (std::size_t k = 0; k < d; ++k) {
      slope.alpha += work.pull[k] * work.a[at + k];
      slope.beta += work.pull[k] * work.b[at + k];
      slope.gain += work.pull[k] * work.g[at + k];
    }
  }
}

double ContextSpectra::largest(std::size_t i) const {
  const auto begin = value_.begin() + static_cast<std::ptrdiff_t>(i * dimension_);
  return *std::max_element(begin, begin + static_cast<std::ptrdiff_t>(dimension_));
}

void drawnLosses(const Config& config, const TaskShift& shift, int context,
                 const ScalarStack& stack, const MonteCarlo& how, std::span<double> out,
                 std::size_t& diverging) {
  const SpectrumSampler sampler(config, shift, context);
  const auto body = [&](std::size_t first, std::size_t last, std::size_t& count) {
    thread_local ContextSpectra prompts;  // storage only
    SpectrumSampler own = sampler;
    prompts.resize(own, last - first);
    count = 0;
    for (std::size_t i = first; i < last && !how.stop.stop_requested(); ++i) {
      Stream random(how.seed, Purpose::Probe, 0, i);
      prompts.draw(own, i - first, random);
      if (stack.diverges(prompts.largest(i - first))) ++count;
    }
    if (how.stop.stop_requested()) return;
    prompts.losses(stack, 0, out.subspan(first, last - first), {});
  };
  const auto join = [](std::size_t& into, std::size_t from) { into += from; };
  diverging = parallel::deterministicReduce(out.size(), kSpectraGrain, std::size_t{0}, body, join);
}

SampledRisk::SampledRisk(const Config& config, const TaskShift& shift, int context,
                         const MonteCarlo& how, Purpose purpose) {
  const SpectrumSampler sampler(config, shift, context);
  spectra_.resize(sampler, static_cast<std::size_t>(how.samples));
  parallel::forEach(spectra_.count(), kSpectraGrain, [&](std::size_t first, std::size_t last) {
    SpectrumSampler own = sampler;  // a sampler has a workspace
    for (std::size_t i = first; i < last && !how.stop.stop_requested(); ++i) {
      Stream random(how.seed, purpose, 0, i);
      spectra_.draw(own, i, random);
    }
  });
}

void SampledRisk::each(const ScalarStack& stack, std::span<double> out) const {
  parallel::forEach(spectra_.count(), kSpectraGrain, [&](std::size_t first, std::size_t last) {
    spectra_.losses(stack, first, out.subspan(first, last - first), {});
  });
}

double SampledRisk::at(const ScalarStack& stack, ScalarWeights* slope) const {
  struct Sum {
    double loss = 0;
    ScalarWeights slope{};
  };
  const auto body = [&](std::size_t first, std::size_t last, Sum& sum) {
    sum = {};
    std::array<double, kSpectraGrain> loss{};
    std::array<ScalarWeights, kSpectraGrain> slopes{};
    const std::size_t count = last - first;
    spectra_.losses(
        stack, first, {loss.data(), count},
        slope ? std::span<ScalarWeights>(slopes.data(), count) : std::span<ScalarWeights>());
    for (std::size_t i = 0; i < count; ++i) {
      sum.loss += loss[i];
      sum.slope.alpha += slopes[i].alpha;
      sum.slope.beta += slopes[i].beta;
      sum.slope.gain += slopes[i].gain;
    }
  };
  const auto join = [](Sum& into, const Sum& from) {
    into.loss += from.loss;
    into.slope.alpha += from.slope.alpha;
    into.slope.beta += from.slope.beta;
    into.slope.gain += from.slope.gain;
  };
  const Sum sum = parallel::deterministicReduce(spectra_.count(), kSpectraGrain, Sum{}, body, join);
  const double share = 1.0 / static_cast<double>(spectra_.count());
  if (slope != nullptr) {
    *slope = {sum.slope.alpha * share, sum.slope.beta * share, sum.slope.gain * share};
  }
  return sum.loss * share;
}

double SampledRisk::divergingShare(const ScalarStack& stack) const {
  std::size_t diverging = 0;
  for (std::size_t i = 0; i < spectra_.count(); ++i) {
    if (stack.diverges(spectra_.largest(i))) ++diverging;
  }
  return static_cast<double>(diverging) / static_cast<double>(spectra_.count());
}

}  // namespace icl::cross_attention
