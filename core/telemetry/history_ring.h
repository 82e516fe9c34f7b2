// HistoryRing: rows of doubles from one writer thread to one reader thread. Bounded; push never
// waits: a row that finds no room is refused and counted (the run file has it all the same).
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace icl {

class HistoryRing {
 public:
  HistoryRing(std::size_t width, std::size_t capacity)
      : width_(width), capacity_(capacity), data_(width * capacity) {}

  std::size_t width() const noexcept { return width_; }
  std::size_t capacity() const noexcept { return capacity_; }

  /// Writer. False: refused and counted.
  bool push(std::span<const double> row) noexcept {
    const auto head = head_.load(std::memory_order_relaxed);
    if (row.size() != width_ || head - tail_.load(std::memory_order_acquire) >= capacity_) {
      refused_.fetch_add(1, std::memory_order_relaxed);
      return false;
    }
    double* to = data_.data() + (head % capacity_) * width_;
    for (std::size_t i = 0; i < width_; ++i) to[i] = row[i];
    head_.store(head + 1, std::memory_order_release);
    return true;
  }
  /// Reader: passes each waiting row to sink(std::span<const double>); returns how many.
  template <class Sink>
  std::size_t drain(Sink&& sink) {
    const auto tail = tail_.load(std::memory_order_relaxed);
    const auto head = head_.load(std::memory_order_acquire);
    for (auto i = tail; i != head; ++i) {
      sink(std::span<const double>(data_.data() + (i % capacity_) * width_, width_));
    }
    tail_.store(head, std::memory_order_release);
    return static_cast<std::size_t>(head - tail);
  }
  std::uint64_t refused() const noexcept { return refused_.load(std::memory_order_relaxed); }

 private:
  std::size_t width_, capacity_;
  std::vector<double> data_;
  alignas(64) std::atomic<std::uint64_t> head_{0};
  alignas(64) std::atomic<std::uint64_t> tail_{0};
  std::atomic<std::uint64_t> refused_{0};
};

}  // namespace icl
