// The tensors of a fixture by name, and the worst of all comparisons with them. Only parity*.cpp
// include this.
#pragma once

#include <cmath>
#include <limits>
#include <span>
#include <string>

#include "core/base/safetensors.h"
#include "core/run/parity.h"

namespace icl::mixture {

class FixtureTensors {
 public:
  explicit FixtureTensors(TensorFile file) : file_(std::move(file)) {}
  const Tensor* find(const std::string& name) const {
    for (const Tensor& tensor : file_.tensors) {
      if (tensor.name == name) return &tensor;
    }
    return nullptr;
  }
  const TensorFile& file() const { return file_; }

 private:
  TensorFile file_;
};

/// |got − expected| against tolerance · max(1, |expected|); the worst is kept.
class WorstTensor {
 public:
  explicit WorstTensor(std::string id) {
    entry_.id = std::move(id);
    entry_.ok = true;
  }
  void number(const std::string& label, double got, double expected, double tolerance) {
    const double allowed = tolerance * std::max(1.0, std::abs(expected));
    const double distance = std::abs(got - expected);
    const double error =
        std::isfinite(distance) ? distance / allowed : std::numeric_limits<double>::infinity();
    if (!(error <= 1)) entry_.ok = false;
    if (any_ && !(error > entry_.error)) return;
    any_ = true;
    entry_.label = label;
    entry_.got = got;
    entry_.expected = expected;
    entry_.error = error;
  }
  /// `rows` rows of got, `cols` numbers each, against a tensor of that size, if there is one.
  template <class RowOf>
  void tensor(const FixtureTensors& from, const std::string& name, std::size_t rows,
              std::size_t cols, double tolerance, RowOf&& row_of) {
    const Tensor* expected = from.find(name);
    if (expected == nullptr) return;
    if (expected->data.size() != rows * cols) {
      return number(name + " (size)", static_cast<double>(rows * cols),
                    static_cast<double>(expected->data.size()), 0);
    }
    for (std::size_t r = 0; r < rows; ++r) {
      const auto row = row_of(r);
      for (std::size_t c = 0; c < cols; ++c) {
        number(name, static_cast<double>(row[c]), expected->data[r * cols + c], tolerance);
      }
    }
  }
  bool any() const { return any_; }
  VerifyEntry entry() const { return entry_; }

 private:
  VerifyEntry entry_{};
  bool any_ = false;
};

}  // namespace icl::mixture
