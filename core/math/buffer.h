// Buffer: numbers for inner loops, zeroed, aligned to cache lines, with room beyond the end for a
// whole vector. Copied like a vector; one thread at a time.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>
#include <span>
#include <utility>

namespace icl {

template <class T>
class Buffer {
 public:
  Buffer() = default;
  explicit Buffer(std::size_t count) : data_(make(count)), count_(count) {}
  Buffer(const Buffer& other) : Buffer(other.count_) { std::copy_n(other.data(), count_, data()); }
  Buffer(Buffer&& other) noexcept
      : data_(std::move(other.data_)), count_(std::exchange(other.count_, 0)) {}
  Buffer& operator=(const Buffer& other) {
    if (count_ != other.count_) *this = Buffer(other.count_);
    std::copy_n(other.data(), count_, data());
    return *this;
  }
  Buffer& operator=(Buffer&& other) noexcept {
    data_ = std::move(other.data_);
    count_ = std::exchange(other.count_, 0);
    return *this;
  }
  ~Buffer() = default;

  T* data() { return data_.get(); }
  const T* data() const { return data_.get(); }
  std::size_t size() const { return count_; }
  T& operator[](std::size_t i) { return data_.get()[i]; }
  const T& operator[](std::size_t i) const { return data_.get()[i]; }
  std::span<T> span() { return {data(), count_}; }
  std::span<const T> span() const { return {data(), count_}; }

 private:
  static constexpr std::align_val_t kLine{64};
  static constexpr std::size_t kRoom = 64;  // numbers beyond the end that may be read
  struct Free {
    void operator()(T* data) const { ::operator delete(data, kLine); }
  };
  static std::unique_ptr<T[], Free> make(std::size_t count) {
    const std::size_t all = count + kRoom;
    std::unique_ptr<T[], Free> data(static_cast<T*>(::operator new(all * sizeof(T), kLine)));
    std::uninitialized_fill_n(data.get(), all, T{0});
    return data;
  }

  std::unique_ptr<T[], Free> data_{};
  std::size_t count_ = 0;
};

/// Distance between rows of `cols` numbers: whole vectors, and never a power of two, at which the
/// rows of a column would fight for the same places of the cache.
constexpr std::size_t rowStride(std::size_t cols) {
  constexpr std::size_t kVector = 16;
  const std::size_t vectors = (cols + kVector - 1) / kVector;
  return (vectors % 2 == 0 ? vectors + 1 : vectors) * kVector;
}

}  // namespace icl
