#include "core/experiments/mixture/parity_unit.h"

#include <algorithm>
#include <vector>

#include "core/math/kernels/table.h"
#include "core/math/layers.h"

namespace icl::mixture {
namespace {

constexpr double kSingle = 2e-6;  // of float32 operations

void activations(const FixtureTensors& tensors, WorstTensor& worst) {
  const Tensor* x = tensors.find("silu.x");
  if (x == nullptr) return;
  const std::size_t n = x->data.size();
  Buffer<double> u(n), one(n), y(n);
  std::copy(x->data.begin(), x->data.end(), u.data());
  std::fill_n(one.data(), n, 1.0);
  kernels::table<double>().activation(
      {1, n, u.data(), one.data(), n, true, y.data(), n, nullptr, 0, nullptr, nullptr, 0});
  worst.tensor(tensors, "silu.y", 1, n, kSingle, [&](std::size_t) { return y.data(); });
  std::vector<double> smooth;
  for (const double value : x->data) smooth.push_back(gelu(value));
  worst.tensor(tensors, "gelu.y", 1, n, kSingle, [&](std::size_t) { return smooth.data(); });
}

/// Queries and keys (…, tokens, size), turned in both pairings; and the tables of angles.
void rotations(const FixtureTensors& tensors, const std::string& name, double base,
               WorstTensor& worst) {
  const Tensor* cosine = tensors.find(name + ".cos");
  if (cosine == nullptr || cosine->shape.size() != 2) return;
  const std::size_t tokens = cosine->shape[0], size = cosine->shape[1], half = size / 2;
  const RotaryAngles<double> angles(tokens, half, base);
  std::vector<double> twice;
  const auto table = [&](const char* part, const double* from) {
    worst.tensor(tensors, name + part, tokens, size, kSingle, [&](std::size_t t) {
      twice.assign(from + t * half, from + (t + 1) * half);
      twice.insert(twice.end(), from + t * half, from + (t + 1) * half);
      return twice.data();
    });
  };
  table(".cos", angles.cosine());
  table(".sin", angles.sine());
  for (const char* part : {".q", ".k"}) {
    const Tensor* given = tensors.find(name + part);
    if (given == nullptr) continue;
    const std::size_t rows = given->data.size() / size;
    for (const auto& [rotation, suffix] :
         {std::pair(Rotation::Published, "_repo"), std::pair(Rotation::Standard, "_neox")}) {
      Buffer<double> x(rows * size);
      std::copy(given->data.begin(), given->data.end(), x.data());
      rotate<double>(rotation, angles, rows, tokens, 0, 1, false, {x.data(), size});
      worst.tensor(tensors, name + part + suffix, rows, size, kSingle,
                   [&](std::size_t r) { return x.data() + r * size; });
    }
  }
}

void slopes(const FixtureTensors& tensors, WorstTensor& worst) {
  for (std::size_t heads = 1; heads <= 16; ++heads) {
    const auto ours = alibiSlopes(heads);
    worst.tensor(tensors, "alibi.slopes" + std::to_string(heads), 1, heads, kSingle,
                 [&](std::size_t) { return ours.data(); });
  }
}

void norms(const FixtureTensors& tensors, WorstTensor& worst) {
  const Tensor* given = tensors.find("rms.x");
  const Tensor* weight = tensors.find("rms.w");
  if (given == nullptr || weight == nullptr) return;
  const std::size_t size = weight->data.size(), rows = given->data.size() / size;
  Buffer<double> x(rows * size), y(rows * size), inverse(rows);
  std::copy(given->data.begin(), given->data.end(), x.data());
  kernels::table<double>().norm(
      {rows, size, x.data(), size, weight->data.data(), 1e-5, y.data(), size, inverse.data()});
  worst.tensor(tensors, "rms.y", rows, size, kSingle,
               [&](std::size_t r) { return y.data() + r * size; });
}

void losses(const FixtureTensors& tensors, WorstTensor& worst) {
  const Tensor* logits = tensors.find("ce.logits");
  const Tensor* targets = tensors.find("ce.soft_targets");
  if (logits == nullptr || targets == nullptr || logits->shape.size() != 2) return;
  const std::size_t rows = logits->shape[0], labels = logits->shape[1];
  double loss = 0;
  for (std::size_t r = 0; r < rows; ++r) {
    loss += softCrossEntropy<double>({logits->data.data() + r * labels, labels},
                                     {targets->data.data() + r * labels, labels}) /
            static_cast<double>(rows);
  }
  worst.tensor(tensors, "ce.loss", 1, 1, kSingle, [&](std::size_t) { return &loss; });
}

}  // namespace

Result<VerifyEntry> compareOperations(const ParityFixture& fixture, const FixtureTensors& tensors) {
  WorstTensor worst(fixture.id);
  activations(tensors, worst);
  rotations(tensors, "rope8_10000", 10000, worst);
  rotations(tensors, "rope16_100", 100, worst);
  slopes(tensors, worst);
  norms(tensors, worst);
  losses(tensors, worst);
  if (worst.any()) return worst.entry();
  return Error{Message{ICL_TR("holds no operation that is known here")}, fixture.id};
}

}  // namespace icl::mixture
