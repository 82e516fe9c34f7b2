// Latest<T>: newest complete value from one writer thread to one reader thread (triple buffer).
// Neither ever waits. The writer asks wanted() before it draws, so no picture is made in vain.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

namespace icl {

template <class T>
class Latest {
 public:
  /// Writer: the slot to fill; stays the same until publish().
  T& back() noexcept { return slots_[back_]; }
  /// Writer: makes the filled slot the newest one.
  void publish() noexcept {
    const auto before =
        middle_.exchange(static_cast<std::uint8_t>(back_ | kFresh), std::memory_order_acq_rel);
    back_ = before & kIndex;
  }
  /// Writer: false while the last published value still waits to be taken.
  bool wanted() const noexcept { return (middle_.load(std::memory_order_acquire) & kFresh) == 0; }
  /// Reader: the newest value if there is a new one, valid until the next take(); else nullptr.
  const T* take() noexcept {
    if ((middle_.load(std::memory_order_acquire) & kFresh) == 0) return nullptr;
    const auto before = middle_.exchange(front_, std::memory_order_acq_rel);
    front_ = before & kIndex;
    return &slots_[front_];
  }

 private:
  static constexpr std::uint8_t kIndex = 3, kFresh = 4;
  std::array<T, 3> slots_{};
  std::uint8_t back_ = 0;
  std::uint8_t front_ = 1;
  std::atomic<std::uint8_t> middle_{2};
};

}  // namespace icl
