// RowBuffer: features × kRows doubles on a cache line's border, for the kernels. Its size is set
// once; nothing else allocates. Moved, never copied.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>

#include "core/experiments/tree_prior/row_kernels.h"

namespace icl::tree_prior {

class RowBuffer {
 public:
  RowBuffer() = default;
  explicit RowBuffer(int features)
      : size_(static_cast<std::size_t>(features) * kRows),
        data_(static_cast<double*>(::operator new(size_ * sizeof(double), kBorder))) {
    std::fill_n(data_.get(), size_, 0.0);
  }
  double* row(int feature) { return data_.get() + static_cast<std::ptrdiff_t>(feature) * kRows; }
  const double* row(int feature) const {
    return data_.get() + static_cast<std::ptrdiff_t>(feature) * kRows;
  }
  double at(int feature, int r) const { return row(feature)[r]; }
  int features() const { return static_cast<int>(size_ / kRows); }
  void zero() { std::fill_n(data_.get(), size_, 0.0); }

 private:
  static constexpr std::align_val_t kBorder{64};
  struct Free {
    void operator()(double* data) const { ::operator delete(data, kBorder); }
  };
  std::size_t size_ = 0;
  std::unique_ptr<double, Free> data_{};
};

}  // namespace icl::tree_prior
