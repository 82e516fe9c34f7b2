#include "core/experiments/checkpoint/vision_model.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "core/base/parallel.h"
#include "core/experiments/checkpoint/stored_product.h"
#include "core/experiments/checkpoint/vision_attention.h"
#include "core/experiments/checkpoint/windows.h"
#include "core/math/kernels/table.h"
#include "core/math/layers.h"

namespace icl::checkpoint {
namespace {

constexpr double kVisionEps = 1e-6;
constexpr double kVisionBase = 10000;           // of rotary angles
constexpr std::size_t kVisionGrain = 32;        // rows a thread takes at a time
constexpr std::size_t kFeedForwardRows = 4096;  // whose inner activations are held at a time

template <class T>
struct Sheet {
  std::size_t cols = 0, ld = 0;
  Buffer<T> data{};

  Sheet(std::size_t rows, std::size_t columns)
      : cols(columns), ld(rowStride(columns)), data(rows * ld) {}
  Rows<T> rows() { return {data.data(), ld}; }
  Rows<const T> rows() const { return {data.data(), ld}; }
};

template <class T>
Buffer<T> storedVector(const Weights& weights, const std::string& name) {
  const WeightView& view = weights.at(name);
  Buffer<T> out(view.size());
  view.copy(0, view.size(), out.data());
  return out;
}

template <class T>
VisionBlock<T> blockOf(const Weights& weights, std::size_t b) {
  const std::string at = "visual.blocks." + std::to_string(b) + ".";
  const auto matrix = [&](const char* name) { return &weights.at(at + name + ".weight"); };
  const auto vector = [&](const char* name) { return storedVector<T>(weights, at + name); };
  VisionBlock<T> block;
  block.qkv = matrix("attn.qkv");
  block.proj = matrix("attn.proj");
  block.gate = matrix("mlp.gate_proj");
  block.up = matrix("mlp.up_proj");
  block.down = matrix("mlp.down_proj");
  block.norm1 = vector("norm1.weight");
  block.norm2 = vector("norm2.weight");
  block.qkv_bias = vector("attn.qkv.bias");
  block.proj_bias = vector("attn.proj.bias");
  block.gate_bias = vector("mlp.gate_proj.bias");
  block.up_bias = vector("mlp.up_proj.bias");
  block.down_bias = vector("mlp.down_proj.bias");
  return block;
}

/// One picture on its way through the tower.
template <class T>
class VisionPass {
 public:
  VisionPass(const VisionModel<T>& model, const PreparedPicture& picture,
             const VisionObserver<T>& observer)
      : model_(model),
        shape_(model.shape()),
        observer_(observer),
        patches_(picture.grid.patches()),
        unit_(shape_.merge * shape_.merge),
        half_(shape_.headWidth() / 2),
        plan_(planWindows({&picture.grid, 1}, shape_.merge, windowUnits(shape_))),
        x_(patches_, shape_.width),
        normed_(patches_, shape_.width),
        mixed_(patches_, shape_.width),
        cosine_(patches_ * half_),
        sine_(patches_ * half_) {
    embed(picture);
    turnAngles(picture.grid);
  }

  void block(std::size_t b) {
    const VisionBlock<T>& block = model_.block(b);
    attend(block);
    feedForward(block);
    observe("vision_block." + std::to_string(b), patches_, x_);
  }
  PictureFeatures<T> merged(const PatchGrid& grid);

 private:
  void embed(const PreparedPicture& picture);
  void turnAngles(const PatchGrid& grid);
  void attend(const VisionBlock<T>& block);
  void feedForward(const VisionBlock<T>& block);
  void norm(const Buffer<T>& weight);
  void observe(std::string_view name, std::size_t rows, const Sheet<T>& sheet) const {
    if (observer_) observer_(name, rows, sheet.cols, sheet.rows());
  }
  /// The patch in the processor's order that stands at place `row` window by window.
  std::size_t processorRow(std::size_t row) const {
    return plan_.order[row / unit_] * unit_ + row % unit_;
  }

  const VisionModel<T>& model_;
  const VisionShape& shape_;
  const VisionObserver<T>& observer_;
  std::size_t patches_, unit_, half_;
  WindowPlan plan_;
  Sheet<T> x_, normed_, mixed_;
  Buffer<T> cosine_, sine_;
};

/// In double: later blocks enlarge what is wrong here many times, and it is little work.
template <class T>
void VisionPass<T>::embed(const PreparedPicture& picture) {
  Sheet<double> pixels(patches_, shape_.patchNumbers()), embedded(patches_, shape_.width);
  patchRows<double>(picture, shape_, model_.rules(), pixels.rows());
  const StoredJob<double> job{&model_.patchKernel(), embedded.rows()};
  storedProducts<double>(patches_, std::as_const(pixels).rows(), {&job, 1});
  for (std::size_t row = 0; row < patches_; ++row) {
    std::copy_n(embedded.rows().row(row), shape_.width, mixed_.rows().row(row));
  }
  observe("patch_embed", patches_, mixed_);
  for (std::size_t row = 0; row < patches_; ++row) {
    std::copy_n(mixed_.rows().row(processorRow(row)), shape_.width, x_.rows().row(row));
  }
}

/// Half of the angles of a patch go by its row, half by its column.
template <class T>
void VisionPass<T>::turnAngles(const PatchGrid& grid) {
  const auto places = patchCoordinates({&grid, 1}, shape_.merge);
  const std::size_t quarter = half_ / 2;
  Sheet<T> angles(patches_, half_);
  const auto angle = [&](std::size_t patch, std::size_t j) {
    const std::size_t place = places[patch][j < quarter ? 0 : 1], i = j % quarter;
    const double rate = -2.0 * static_cast<double>(i) / static_cast<double>(half_);
    return static_cast<double>(place) * std::pow(kVisionBase, rate);
  };
  for (std::size_t row = 0; row < patches_; ++row) {
    const std::size_t patch = processorRow(row);
    for (std::size_t j = 0; j < half_; ++j) {
      const double turn = angle(patch, j);
      cosine_[row * half_ + j] = static_cast<T>(std::cos(turn));
      sine_[row * half_ + j] = static_cast<T>(std::sin(turn));
      angles.rows().row(patch)[j] = static_cast<T>(turn);
    }
  }
  observe("vision_angles", patches_, angles);
}

template <class T>
void VisionPass<T>::norm(const Buffer<T>& weight) {
  parallel::forEach(patches_, kVisionGrain, [&](std::size_t first, std::size_t last) {
    T inverse[kVisionGrain];
    kernels::table<T>().norm({last - first, shape_.width, x_.rows().row(first), x_.ld,
                              weight.data(), static_cast<T>(kVisionEps), normed_.rows().row(first),
                              normed_.ld, inverse});
  });
}

template <class T>
void VisionPass<T>::attend(const VisionBlock<T>& block) {
  Sheet<T> qkv(patches_, 3 * shape_.width);
  norm(block.norm1);
  const StoredJob<T> in{block.qkv, qkv.rows(), block.qkv_bias.data()};
  storedProducts<T>(patches_, std::as_const(normed_).rows(), {&in, 1});
  // Queries and keys lie side by side: as many heads again.
  parallel::forEach(patches_, kVisionGrain, [&](std::size_t first, std::size_t last) {
    kernels::table<T>().rotation({last - first, last - first, first, 2 * shape_.heads, half_,
                                  cosine_.data(), sine_.data(), false, false, qkv.rows().row(first),
                                  qkv.ld});
  });
  const std::vector<std::size_t>& bounds = block.full ? plan_.picture_bounds : plan_.window_bounds;
  segmentAttention<T>(bounds, shape_.heads, shape_.headWidth(), std::as_const(qkv).rows(),
                      mixed_.rows());
  const StoredJob<T> out{block.proj, x_.rows(), block.proj_bias.data(), true};
  storedProducts<T>(patches_, std::as_const(mixed_).rows(), {&out, 1});
}

template <class T>
void VisionPass<T>::feedForward(const VisionBlock<T>& block) {
  norm(block.norm2);
  const std::size_t most = std::min(patches_, kFeedForwardRows);
  Sheet<T> gate(most, shape_.inner), up(most, shape_.inner);
  for (std::size_t first = 0; first < patches_; first += most) {
    const std::size_t rows = std::min(most, patches_ - first);
    const StoredJob<T> in[] = {{block.gate, gate.rows(), block.gate_bias.data()},
                               {block.up, up.rows(), block.up_bias.data()}};
    storedProducts<T>(rows, {normed_.rows().row(first), normed_.ld}, in);
    parallel::forEach(rows, kVisionGrain, [&](std::size_t begin, std::size_t end) {
      T* y = gate.rows().row(begin);
      kernels::table<T>().activation({end - begin, shape_.inner, y, up.rows().row(begin), gate.ld,
                                      true, y, gate.ld, nullptr, 0, nullptr, nullptr, 0});
    });
    const StoredJob<T> out{block.down, {x_.rows().row(first), x_.ld}, block.down_bias.data(), true};
    storedProducts<T>(rows, std::as_const(gate).rows(), {&out, 1});
  }
}

template <class T>
PictureFeatures<T> VisionPass<T>::merged(const PatchGrid& grid) {
  const VisionMerger<T>& merger = model_.merger();
  const std::size_t units = patches_ / unit_, wide = unit_ * shape_.width;
  Sheet<T> joined(units, wide), hidden(units, wide), out(units, shape_.out_width);
  norm(merger.norm);
  for (std::size_t row = 0; row < patches_; ++row) {
    std::copy_n(normed_.rows().row(row), shape_.width,
                joined.rows().row(row / unit_) + row % unit_ * shape_.width);
  }
  const StoredJob<T> first{merger.first, hidden.rows(), merger.first_bias.data()};
  storedProducts<T>(units, std::as_const(joined).rows(), {&first, 1});
  parallel::forEach(units, 1, [&](std::size_t row) {
    for (std::size_t i = 0; i < wide; ++i) {
      T& value = hidden.rows().row(row)[i];
      value = static_cast<T>(gelu(static_cast<double>(value)));
    }
  });
  observe("merger_gelu", units, hidden);
  const StoredJob<T> second{merger.second, out.rows(), merger.second_bias.data()};
  storedProducts<T>(units, std::as_const(hidden).rows(), {&second, 1});
  PictureFeatures<T> features{grid, units, out.cols, std::vector<T>(units * out.cols)};
  for (std::size_t k = 0; k < units; ++k) {
    std::copy_n(out.rows().row(k), out.cols, features.values.data() + plan_.order[k] * out.cols);
  }
  if (observer_) observer_("merged", units, out.cols, {features.values.data(), out.cols});
  return features;
}

}  // namespace

template <class T>
VisionModel<T>::VisionModel(const ModelConfig& config, std::shared_ptr<const Weights> weights,
                            const PictureRules& rules)
    : rules_(rules), weights_(std::move(weights)) {
  ICL_CHECK(config.vision.has_value(), "a model without a vision part");
  shape_ = *config.vision;
  kernel_ = weights_->at("visual.patch_embed.proj.weight");
  kernel_.shape = {shape_.width, shape_.patchNumbers()};
  for (std::size_t b = 0; b < shape_.depth; ++b) {
    blocks_.push_back(blockOf<T>(*weights_, b));
    const auto& full = shape_.full_blocks;
    blocks_.back().full = std::find(full.begin(), full.end(), b) != full.end();
  }
  const std::string merger = "visual.merger.";
  merger_.norm = storedVector<T>(*weights_, merger + "ln_q.weight");
  merger_.first = &weights_->at(merger + "mlp.0.weight");
  merger_.first_bias = storedVector<T>(*weights_, merger + "mlp.0.bias");
  merger_.second = &weights_->at(merger + "mlp.2.weight");
  merger_.second_bias = storedVector<T>(*weights_, merger + "mlp.2.bias");
}

template <class T>
PictureFeatures<T> VisionModel<T>::features(const PreparedPicture& picture,
                                            const VisionObserver<T>& observer,
                                            const std::function<bool()>& stop) const {
  const PatchGrid& grid = picture.grid;
  ICL_CHECK(grid.frames == 1 && grid.patches() > 0 && grid.rows % shape_.merge == 0 &&
                grid.columns % shape_.merge == 0 &&
                picture.picture.height == grid.rows * shape_.patch &&
                picture.picture.width == grid.columns * shape_.patch,
            "a picture that preparePicture() has made");
  VisionPass<T> pass(*this, picture, observer);
  for (std::size_t b = 0; b < shape_.depth; ++b) {
    if (stop && stop()) return {grid, 0, shape_.out_width, {}};
    pass.block(b);
  }
  return pass.merged(grid);
}

double visionOperations(const VisionShape& shape, const PatchGrid& grid) {
  const auto patches = static_cast<double>(grid.patches());
  const auto width = static_cast<double>(shape.width), inner = static_cast<double>(shape.inner);
  const auto unit = static_cast<double>(shape.merge * shape.merge);
  const auto side = static_cast<double>(windowUnits(shape) * shape.merge);
  const auto depth = static_cast<double>(shape.depth);
  const auto full = static_cast<double>(shape.full_blocks.size());
  const double linear = width * static_cast<double>(shape.patchNumbers()) +
                        depth * (4 * width * width + 3 * width * inner) + unit * width * width +
                        width * static_cast<double>(shape.out_width);
  const double seen = (depth - full) * std::min(patches, side * side) + full * patches;
  return 2 * patches * (linear + 2 * width * seen);
}

double visionBytes(const VisionShape& shape, const PatchGrid& grid, std::size_t scalar_bytes) {
  const auto patches = static_cast<double>(grid.patches());
  const auto width = static_cast<double>(shape.width), inner = static_cast<double>(shape.inner);
  const double held = std::min(patches, static_cast<double>(kFeedForwardRows));
  const double inside = std::max(3 * width * patches, 2 * inner * held);
  const auto bytes = static_cast<double>(scalar_bytes);
  const auto embedding = static_cast<double>(sizeof(double) * (shape.patchNumbers() + shape.width));
  return 3 * width * patches * bytes + std::max(inside * bytes, embedding * patches);
}

template class VisionModel<float>;
template class VisionModel<double>;

}  // namespace icl::checkpoint
