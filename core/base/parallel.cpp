#include "core/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

#if !defined(ICL_PARALLEL_JTHREAD)
#include <tbb/blocked_range.h>
#include <tbb/global_control.h>
#include <tbb/info.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>
#endif

#include "core/base/parallel_together.h"

namespace icl::parallel {

namespace {

std::uint32_t floatingPointMode() {
#if defined(__SSE2__)
  return _mm_getcsr();
#else
  return 0;
#endif
}

void setFloatingPointMode([[maybe_unused]] std::uint32_t mode) {
#if defined(__SSE2__)
  _mm_setcsr(mode);
#endif
}

/// True while this thread works inside one of our loops: a loop begun there stays where it is.
thread_local bool inside_loop = false;

/// Set while this thread works on a job that its caller keeps together.
thread_local const std::atomic<bool>* all_busy_here = nullptr;

bool staysHere() {
  return all_busy_here != nullptr && all_busy_here->load(std::memory_order_relaxed);
}

/// What a piece of work needs on whatever thread takes it: the caller's rounding and denormal
/// mode (else the bits would depend on the thread), and the knowledge of being inside.
class Inside {
 public:
  explicit Inside(std::uint32_t mode)
      : mode_before_(floatingPointMode()), inside_before_(std::exchange(inside_loop, true)) {
    if (mode != mode_before_) setFloatingPointMode(mode);
  }
  ~Inside() {
    if (floatingPointMode() != mode_before_) setFloatingPointMode(mode_before_);
    inside_loop = inside_before_;
  }
  Inside(const Inside&) = delete;
  Inside& operator=(const Inside&) = delete;

 private:
  std::uint32_t mode_before_;
  bool inside_before_;
};

}  // namespace

#if !defined(ICL_PARALLEL_JTHREAD)

namespace {

/// Explicit arenas: the implicit one keeps the number of slots that it was first used with.
struct Arenas {
  explicit Arenas(int slots)
      : count(slots),
        normal(slots, 1, tbb::task_arena::priority::normal),
        low(slots, 1, tbb::task_arena::priority::low) {
    // More threads than cores are only for tests; without this TBB would warn and ignore them.
    if (slots > tbb::info::default_concurrency()) {
      limit = std::make_unique<tbb::global_control>(tbb::global_control::max_allowed_parallelism,
                                                    static_cast<std::size_t>(slots));
    }
  }
  int count;
  std::unique_ptr<tbb::global_control> limit{};
  tbb::task_arena normal, low;
};

/// The process's one pool, as in TBB itself; made at first use, replaced by setThreads.
class Pool {
 public:
  static Pool& instance() {
    static Pool pool;
    return pool;
  }
  std::shared_ptr<Arenas> arenas() {
    const std::lock_guard lock(mutex_);
    if (!arenas_) arenas_ = std::make_shared<Arenas>(tbb::info::default_concurrency());
    return arenas_;
  }
  void replace(int count) {
    auto fresh = std::make_shared<Arenas>(count > 0 ? count : tbb::info::default_concurrency());
    const std::lock_guard lock(mutex_);
    arenas_.swap(fresh);
  }

 private:
  std::mutex mutex_{};
  std::shared_ptr<Arenas> arenas_{};
};

}  // namespace

void setThreads(int count) { Pool::instance().replace(count); }

int threads() { return Pool::instance().arenas()->count; }

namespace detail {

void overChunks(std::size_t chunks, Callable<std::size_t, std::size_t> work) {
  if (chunks == 0) return;
  const std::uint32_t mode = floatingPointMode();
  const auto spread = [&] {
    tbb::parallel_for(tbb::blocked_range<std::size_t>(0, chunks),
                      [&](const tbb::blocked_range<std::size_t>& range) {
                        const Inside inside(mode);
                        work(range.begin(), range.end());
                      });
  };
  if (chunks == 1 || staysHere()) {
    const Inside inside(mode);
    work(0, chunks);
  } else {
    const auto arenas = Pool::instance().arenas();
    if (arenas->count == 1) {  // also inside a loop: a lone thread stands in no arena of ours
      const Inside inside(mode);
      work(0, chunks);
    } else if (inside_loop) {
      spread();
    } else {
      arenas->normal.execute(spread);
    }
  }
}

void lowPriority(Callable<> work) {
  const std::uint32_t mode = floatingPointMode();
  const auto arenas = Pool::instance().arenas();
  arenas->low.execute([&] {
    const Inside inside(mode);
    work();
  });
}

void isolated(Callable<> work) {
  tbb::this_task_arena::isolate([&] { work(); });
}

}  // namespace detail

#else

namespace {

int coreCount() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

std::atomic<int>& threadCount() {
  static std::atomic<int> count{coreCount()};
  return count;
}

}  // namespace

void setThreads(int count) { threadCount() = count > 0 ? count : coreCount(); }

int threads() { return threadCount(); }

namespace detail {

// Threads are made for each loop: slow, but every hand-over is visible to ThreadSanitizer, which
// is all this backend is for. The chunks, and so the bits, are those of the TBB backend.
void overChunks(std::size_t chunks, Callable<std::size_t, std::size_t> work) {
  const std::uint32_t mode = floatingPointMode();
  std::atomic<std::size_t> next{0};
  std::mutex mutex;
  std::exception_ptr problem;
  const bool stays = staysHere();
  const auto take = [&] {
    const Inside inside(mode);
    // Relaxed: ordered hand-outs would order the chunks, and so hide their races.
    const auto nextChunk = [&] { return next.fetch_add(1, std::memory_order_relaxed); };
    for (std::size_t chunk = nextChunk(); chunk < chunks; chunk = nextChunk()) {
      try {
        work(chunk, chunk + 1);
      } catch (...) {
        const std::lock_guard lock(mutex);
        if (!problem) problem = std::current_exception();
        next.store(chunks, std::memory_order_relaxed);
      }
    }
  };
  const std::size_t wanted = inside_loop ? 1 : static_cast<std::size_t>(threads());
  {
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < std::min(wanted, chunks) && !stays; ++i) helpers.emplace_back(take);
    take();
  }
  if (problem) std::rethrow_exception(problem);
}

void lowPriority(Callable<> work) { work(); }

void isolated(Callable<> work) { work(); }

}  // namespace detail

#endif

void detail::together(const std::atomic<bool>& all_busy, Callable<> work) {
  struct Restore {
    const std::atomic<bool>* before;
    ~Restore() { all_busy_here = before; }
  };
  const Restore restore{std::exchange(all_busy_here, &all_busy)};
  work();
}

FlushDenormals::FlushDenormals() : before_(floatingPointMode()) {
#if defined(__SSE2__)
  setFloatingPointMode(before_ | _MM_FLUSH_ZERO_ON | 0x0040U);  // 0x0040: denormals are zero
#endif
}

FlushDenormals::~FlushDenormals() { setFloatingPointMode(before_); }

}  // namespace icl::parallel
