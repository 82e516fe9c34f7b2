// The vision tower of Qwen2.5-VL and its merger: from the patches of a picture to rows that stand
// for embeddings of image pads. Weights stay where Weights has them and are converted while they
// multiply, so that beside activations little memory is taken. Float and double; the same bits for
// any number of threads. One picture at a time, for pictures never see each other; a model may
// serve several threads at once.
#pragma once

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "core/experiments/checkpoint/patches.h"
#include "core/experiments/checkpoint/weights.h"
#include "core/math/products.h"

namespace icl::checkpoint {

/// What the text model reads in place of the embeddings of a picture's pads, in their order.
template <class T>
struct PictureFeatures {
  PatchGrid grid{};
  std::size_t rows = 0, cols = 0;  // tokens × width of the text model
  std::vector<T> values{};         // row by row
};

/// Called with what is made on the way: "patch_embed", "vision_angles" and "merged" in the
/// processor's order, "vision_block.N" and "merger_gelu" window by window.
template <class T>
using VisionObserver = std::function<void(std::string_view name, std::size_t rows, std::size_t cols,
                                          Rows<const T> at)>;

/// The matrices of a block where they lie, the vectors as numbers of T.
template <class T>
struct VisionBlock {
  bool full = false;  // sees the whole picture
  const WeightView *qkv = nullptr, *proj = nullptr;
  const WeightView *gate = nullptr, *up = nullptr, *down = nullptr;
  Buffer<T> norm1{}, norm2{}, qkv_bias{}, proj_bias{}, gate_bias{}, up_bias{}, down_bias{};
};

template <class T>
struct VisionMerger {
  const WeightView *first = nullptr, *second = nullptr;
  Buffer<T> norm{}, first_bias{}, second_bias{};
};

template <class T>
class VisionModel {
 public:
  /// The configuration must have a vision part, the weights must be its.
  VisionModel(const ModelConfig& config, std::shared_ptr<const Weights> weights,
              const PictureRules& rules = {});
  const VisionShape& shape() const { return shape_; }
  const PictureRules& rules() const { return rules_; }
  const WeightView& patchKernel() const { return kernel_; }
  const VisionBlock<T>& block(std::size_t b) const { return blocks_[b]; }
  const VisionMerger<T>& merger() const { return merger_; }

  /// Where `observer` is given it is called once for each stage. `stop` is asked before each
  /// block; true ends the work with no rows.
  PictureFeatures<T> features(const PreparedPicture& picture,
                              const VisionObserver<T>& observer = {},
                              const std::function<bool()>& stop = {}) const;

 private:
  VisionShape shape_;
  PictureRules rules_;
  std::shared_ptr<const Weights> weights_;
  WeightView kernel_{};  // as a matrix: width × numbers of a patch
  std::vector<VisionBlock<T>> blocks_{};
  VisionMerger<T> merger_{};
};

/// Multiplications and additions of one picture, and the bytes it takes beside the weights.
double visionOperations(const VisionShape& shape, const PatchGrid& grid);
double visionBytes(const VisionShape& shape, const PatchGrid& grid, std::size_t scalar_bytes = 4);

}  // namespace icl::checkpoint
