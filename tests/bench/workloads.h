// The workloads that icl_bench and icl_bars time, in one place, so that both speak of the same
// thing. Programs of ./dev bench; one thread.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

#include "core/experiments/catalog.h"
#include "core/run/driver.h"

namespace icl::bench {

/// Steps so small that no run converges while it is timed.
inline Value creep() { return 1e-6; }

/// Gradient descent on the exact population loss, 16 layers.
inline Values exactDescent() {
  return {{"method", std::string("descent")}, {"depth", std::int64_t{16}}, {"rate", creep()}};
}

/// Sampled training of 16 layers on 512 prompts of 128 tokens in 32 dimensions, through the d×d
/// recursion.
inline Values sampledDescent() {
  return {
      {"method", std::string("descent")}, {"depth", std::int64_t{16}}, {"rate", creep()},
      {"modalities", std::int64_t{2}},    {"dim-1", std::int64_t{16}}, {"dim-2", std::int64_t{16}},
      {"context", std::int64_t{128}},     {"batch", std::int64_t{512}}};
}

/// A run that no limit ends while it is timed. Ends the program where the settings are refused.
inline RunOptions endless() {
  RunOptions options;
  options.steps = 1'000'000'000;
  return options;
}

inline const ExperimentType& crossAttention(const Catalog& catalog) {
  const ExperimentType* type = findExperiment(catalog, "cross-attention");
  if (type == nullptr) {
    std::fputs("the catalog has no cross-attention\n", stderr);
    std::exit(4);
  }
  return *type;
}

inline std::unique_ptr<Driver> start(const ExperimentType& type, const Values& changes) {
  auto driver = Driver::create(type, changes, endless());
  if (!driver) {
    std::fprintf(stderr, "%s\n", driver.error().text().c_str());
    std::exit(4);
  }
  return std::move(*driver);
}

}  // namespace icl::bench
