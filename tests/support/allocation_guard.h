// "This scope does not allocate": counts every operator new of the calling thread. Linking this
// file replaces the global operators of the test program.
#pragma once

#include <cstddef>

namespace icl::testing {

class AllocationGuard {
 public:
  AllocationGuard();
  /// Allocations of this thread since the guard was made.
  std::size_t count() const;

 private:
  std::size_t before_;
};

}  // namespace icl::testing
