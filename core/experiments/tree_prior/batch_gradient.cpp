#include "core/experiments/tree_prior/batch_gradient.h"

#include "core/base/parallel.h"

namespace icl::tree_prior {

BatchGradient::BatchGradient(const Config& config)
    : sampler_(config, config.tokens, config.noise, config.explicitTokens()),
      division_(static_cast<std::size_t>(config.batch)) {}

void BatchGradient::work(const Net& net, Worker& worker, std::size_t share, std::uint64_t seed,
                         std::uint64_t step, Sum& sum) const {
  std::fill(sum.slope.begin(), sum.slope.end(), 0.0);
  sum.loss = 0;
  const Shape& shape = net.shape();
  const double scale = 1.0 / static_cast<double>(division_.count);
  const std::size_t first = share * division_.length;
  for (std::size_t b = first; b < std::min(first + division_.length, division_.blocks); ++b) {
    Stream random(seed, Purpose::Tokens, step, b);
    const int rows = division_.rows(b);
    sampler_.draw(random, rows, *worker.block);
    net.forward(*worker.block, *worker.tape);
    net.backward(*worker.block, *worker.tape, scale, sum.slope.data());
    std::array<double, kRows> errors{};
    for (int l = shape.every_layer ? 0 : shape.layers - 1; l < shape.layers; ++l) {
      net.errors(*worker.block, *worker.tape, l, errors.data());
      for (int r = 0; r < rows; ++r) sum.loss += scale * errors[static_cast<std::size_t>(r)];
    }
  }
}

double BatchGradient::evaluate(Net& net, Workers& workers, std::span<const double> weights,
                               std::uint64_t seed, std::uint64_t step) {
  const parallel::FlushDenormals flush;  // slopes behind a saturated unit fade out
  workers.prepare(net, sampler_.explicitTokens() ? sampler_.tokens() : 0);
  if (sums_.empty()) sums_.resize(division_.shares, {std::vector<double>(net.sumSize()), 0});
  net.prepare(weights.data());
  Sum& total = parallel::reduceInto(
      division_.shares, 1, std::span<Sum>(sums_),
      [&](std::size_t share, std::size_t, Sum& sum) {
        auto worker = workers.take();
        work(net, *worker, share, seed, step, sum);
      },
      [](Sum& into, const Sum& from) {
        double* to = into.slope.data();
        for (std::size_t k = 0; k < from.slope.size(); ++k) to[k] += from.slope[k];
        into.loss += from.loss;
      });
  gradient_.resize(net.layout().size());
  net.finish(total.slope.data(), gradient_.data());
  return total.loss;
}

}  // namespace icl::tree_prior
