#include "core/experiments/tree_prior/row_kernels.h"

// Built with -O3 -ffp-contract=off -fno-math-errno -fno-trapping-math (core/CMakeLists.txt): the
// second keeps the bits equal on processors with and without fused multiply-add, the last two let
// square roots become vector code.

namespace icl::tree_prior {

namespace {

namespace basic {
#define ICL_LANES 2
#define ICL_TILE 2
#include "core/experiments/tree_prior/row_kernels_body.h"
#undef ICL_LANES
#undef ICL_TILE
}  // namespace basic

#if defined(__x86_64__)

#pragma GCC push_options
#pragma GCC target("arch=x86-64-v3")
namespace v3 {
#define ICL_LANES 4
#define ICL_TILE 2
#include "core/experiments/tree_prior/row_kernels_body.h"
#undef ICL_LANES
#undef ICL_TILE
}  // namespace v3
#pragma GCC pop_options

#pragma GCC push_options
#pragma GCC target("arch=x86-64-v4,prefer-vector-width=512")
namespace v4 {
#define ICL_LANES 8
#define ICL_TILE 4
#include "core/experiments/tree_prior/row_kernels_body.h"
#undef ICL_LANES
#undef ICL_TILE
}  // namespace v4
#pragma GCC pop_options

#endif

}  // namespace

std::vector<const RowKernels*> allRowKernels() {
  std::vector<const RowKernels*> usable{&basic::kKernels};
#if defined(__x86_64__)
  if (__builtin_cpu_supports("x86-64-v3")) usable.push_back(&v3::kKernels);
  if (__builtin_cpu_supports("x86-64-v4")) usable.push_back(&v4::kKernels);
#endif
  return usable;
}

const RowKernels& rowKernels() {
  static const RowKernels& best = *allRowKernels().back();
  return best;
}

}  // namespace icl::tree_prior
