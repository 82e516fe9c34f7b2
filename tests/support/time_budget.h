// Time limits in tests: as stated in an optimised build, wider under a sanitizer, whose
// instrumentation slows code several times. Used by tests that measure; no state.
#pragma once

namespace icl::test {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr double kInstrumented = 8;
#else
inline constexpr double kInstrumented = 1;
#endif

/// The limit to hold in this build, in the unit of `limit`.
constexpr double timeBudget(double limit) { return limit * kInstrumented; }

}  // namespace icl::test
