// Loops over many cores with the same bits for any number of threads: work is cut into chunks by
// size alone, partial sums are joined in chunk order. The only door to oneTBB (or, under
// ICL_PARALLEL_JTHREAD, to plain threads with the same results). Any thread may call; calls nest;
// an exception of a body comes out of the call. The pool is the process's one pool, as in TBB.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/result.h"

namespace icl::parallel {

/// Threads for all later calls, the calling one included; 0: one a core. Running calls are not
/// disturbed.
void setThreads(int count);
int threads();

/// Chunks that n items make: the unit of work and of summation, whatever the number of threads.
constexpr std::size_t chunkCount(std::size_t n, std::size_t grain) {
  return (n + grain - 1) / grain;
}

namespace detail {

/// A borrowed callable: costs one indirect call, owns nothing, outlives no call.
template <class... Arguments>
class Callable {
 public:
  template <class F>
  Callable(F& body)  // NOLINT: implicit on purpose
      : object_(const_cast<void*>(static_cast<const void*>(std::addressof(body)))),
        call_([](void* object, Arguments... arguments) {
          (*static_cast<F*>(object))(arguments...);
        }) {}
  void operator()(Arguments... arguments) const { call_(object_, arguments...); }

 private:
  void* object_;
  void (*call_)(void*, Arguments...);
};

/// Runs work(first, last) over ranges of chunk numbers that together cover [0, chunks).
void overChunks(std::size_t chunks, Callable<std::size_t, std::size_t> work);
void lowPriority(Callable<> work);
void isolated(Callable<> work);

}  // namespace detail

/// body(chunk, first, last) once for every chunk, in any order, on any thread.
template <class Body>
void forChunks(std::size_t n, std::size_t grain, Body&& body) {
  ICL_CHECK(grain > 0, "a loop over chunks of no items");
  auto work = [&](std::size_t first_chunk, std::size_t last_chunk) {
    for (std::size_t chunk = first_chunk; chunk < last_chunk; ++chunk) {
      const std::size_t first = chunk * grain;
      body(chunk, first, first + grain < n ? first + grain : n);
    }
  };
  detail::overChunks(chunkCount(n, grain), work);
}

/// body(i) for every item, or body(first, last) for runs of `grain` items (room for a workspace).
template <class Body>
void forEach(std::size_t n, std::size_t grain, Body&& body) {
  forChunks(n, grain, [&](std::size_t, std::size_t first, std::size_t last) {
    if constexpr (std::is_invocable_v<Body&, std::size_t, std::size_t>) {
      body(first, last);
    } else {
      for (std::size_t i = first; i < last; ++i) body(i);
    }
  });
}

/// body(first, last, partial) fills one partial a chunk (and must first reset it, as the storage
/// is reused); join(into, from) adds neighbours up pairwise. The sum is partials[0]. Allocates
/// nothing, so a training step can keep `partials` (at least chunkCount of them).
template <class T, class Body, class Join>
T& reduceInto(std::size_t n, std::size_t grain, std::span<T> partials, Body&& body, Join&& join) {
  ICL_CHECK(grain > 0 && n > 0, "a sum over nothing has no chunk to hold it");
  const std::size_t chunks = chunkCount(n, grain);
  ICL_CHECK(partials.size() >= chunks, "too few partial sums for the chunks");
  forChunks(n, grain, [&](std::size_t chunk, std::size_t first, std::size_t last) {
    body(first, last, partials[chunk]);
  });
  // Pairwise: the rounding error grows with log(chunks), not with chunks.
  for (std::size_t width = 1; width < chunks; width *= 2) {
    for (std::size_t i = 0; i + width < chunks; i += 2 * width) {
      join(partials[i], partials[i + width]);
    }
  }
  return partials[0];
}

/// The sum of body(first, last, partial) over chunks, each begun from `identity`, joined by
/// join(into, from): the same bits for any number of threads.
template <class T, class Body, class Join>
T deterministicReduce(std::size_t n, std::size_t grain, const T& identity, Body&& body,
                      Join&& join) {
  if (n == 0) return identity;
  ICL_CHECK(grain > 0, "a sum over chunks of no items");
  std::vector<T> partials(chunkCount(n, grain), identity);
  return std::move(reduceInto(n, grain, std::span<T>(partials), body, join));
}

/// Runs work() here, with every loop inside at low priority: probes give way to training.
template <class Work>
void atLowPriority(Work&& work) {
  detail::lowPriority(work);
}

/// Runs work() here; while it waits for its own inner loops, this thread starts no other work (a
/// job of a sweep must not begin another job in the middle of itself).
template <class Work>
void isolate(Work&& work) {
  detail::isolated(work);
}

/// While alive, denormal numbers count as zero on this thread and in every loop begun from it:
/// gradients that fade out would otherwise slow the processor many times.
class FlushDenormals {
 public:
  FlushDenormals();
  ~FlushDenormals();
  FlushDenormals(const FlushDenormals&) = delete;
  FlushDenormals& operator=(const FlushDenormals&) = delete;

 private:
  std::uint32_t before_ = 0;
};

}  // namespace icl::parallel
