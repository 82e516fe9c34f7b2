#include "tests/support/allocation_guard.h"

#include <cstdlib>
#include <new>

namespace {
thread_local std::size_t allocations = 0;

void* counted(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}

void* countedOrNull(std::size_t size) noexcept {
  ++allocations;
  return std::malloc(size == 0 ? 1 : size);
}

void* countedAligned(std::size_t size, std::align_val_t alignment) {
  ++allocations;
  void* memory = nullptr;
  const auto at_least = static_cast<std::size_t>(alignment);
  if (posix_memalign(&memory, at_least < sizeof(void*) ? sizeof(void*) : at_least, size) != 0) {
    throw std::bad_alloc();
  }
  return memory;
}
}  // namespace

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return countedOrNull(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
  return countedOrNull(size);
}
void* operator new(std::size_t size, std::align_val_t a) { return countedAligned(size, a); }
void* operator new[](std::size_t size, std::align_val_t a) { return countedAligned(size, a); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

namespace icl::testing {

AllocationGuard::AllocationGuard() : before_(allocations) {}

std::size_t AllocationGuard::count() const { return allocations - before_; }

}  // namespace icl::testing
