// Filling the matrices of a planted checkpoint: places by row and column, and small random numbers.
// Only planted*.cpp include this.
#pragma once

#include <string>
#include <vector>

#include "core/base/random.h"
#include "core/base/safetensors.h"

namespace icl::checkpoint {

class PlantedMatrix {
 public:
  PlantedMatrix(std::string name, std::vector<std::size_t> shape) {
    tensor_.name = std::move(name);
    tensor_.shape = std::move(shape);
    tensor_.storage = Tensor::Storage::F32;
    std::size_t count = 1;
    for (const std::size_t n : tensor_.shape) count *= n;
    columns_ = count / tensor_.shape.front();
    tensor_.data.assign(count, 0.0);
  }
  double& operator()(std::size_t row, std::size_t column) {
    return tensor_.data[row * columns_ + column];
  }
  double& operator()(std::size_t i) { return tensor_.data[i]; }
  PlantedMatrix& ones() {
    tensor_.data.assign(tensor_.data.size(), 1.0);
    return *this;
  }
  /// Normal numbers of the given size in a block; `key` tells one block from another.
  PlantedMatrix& noise(std::uint64_t key, double size, std::size_t first_row, std::size_t last_row,
                       std::size_t first_column, std::size_t last_column) {
    Stream stream(kSeed, Purpose::Init, key);
    for (std::size_t r = first_row; r < last_row; ++r) {
      for (std::size_t c = first_column; c < last_column; ++c) {
        (*this)(r, c) = static_cast<float>(size * stream.normal());
      }
    }
    return *this;
  }
  Tensor take() { return std::move(tensor_); }

 private:
  static constexpr std::uint64_t kSeed = 2601;  // the checkpoint is always the same one
  Tensor tensor_{};
  std::size_t columns_ = 1;
};

/// The tensors of the planted vision tower, whose merger says "item c" for colour c.
std::vector<Tensor> plantedTower();

}  // namespace icl::checkpoint
