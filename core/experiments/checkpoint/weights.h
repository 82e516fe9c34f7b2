// All weights of a model under the names of the published checkpoints ("model.layers.0.…",
// "visual.…"), whatever scheme the files use: complete, without surplus, every shape as config.json
// says. Files stay mapped and are read as the numbers are used. Immutable once open; any thread.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/base/safetensors.h"
#include "core/experiments/checkpoint/mapped_tensors.h"
#include "core/experiments/checkpoint/model_config.h"

namespace icl::checkpoint {

struct NamedShape {
  std::string name{};
  std::vector<std::size_t> shape{};
};

/// Every tensor of the model: the text part, then the vision part where there is one.
std::vector<NamedShape> weightShapes(const ModelConfig& config);
/// A name of any of the three known schemes in the published one; other names as they are.
std::string publishedName(std::string_view name);
/// The files of a model folder that hold weights: model.safetensors, or the shards that
/// model.safetensors.index.json names (file names in this folder only), in alphabetical order.
Result<std::vector<std::filesystem::path>> weightFiles(const std::filesystem::path& folder);

class Weights {
 public:
  static Result<std::shared_ptr<const Weights>> open(const std::filesystem::path& folder,
                                                     const ModelConfig& config);
  /// The same from memory, kept as each tensor's storage says (F64 or F32).
  static Result<std::shared_ptr<const Weights>> fromTensors(const std::vector<Tensor>& tensors,
                                                            const ModelConfig& config);

  /// The same model with every number rounded to bfloat16 and kept so, two bytes each; `weights`
  /// itself where it is stored so already.
  static std::shared_ptr<const Weights> inBf16(std::shared_ptr<const Weights> weights);

  /// A name that the model does not have is our mistake.
  const WeightView& at(std::string_view name) const;
  bool has(std::string_view name) const { return views_.find(name) != views_.end(); }
  /// Numbers, and the bytes they take as stored.
  std::size_t parameters() const { return parameters_; }
  std::size_t bytes() const { return bytes_; }
  const std::map<std::string, WeightView, std::less<>>& views() const { return views_; }

 private:
  friend class WeightGatherer;

  std::vector<MappedTensors> files_{};
  std::string own_{};  // bytes of tensors that came from memory
  std::map<std::string, WeightView, std::less<>> views_{};
  std::size_t parameters_ = 0, bytes_ = 0;
};

}  // namespace icl::checkpoint
