#include "core/experiments/checkpoint/weights.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "core/base/text.h"
#include "core/experiments/checkpoint/formats.h"

namespace icl::checkpoint {
namespace {

std::string shapeText(const std::vector<std::size_t>& shape) {
  std::vector<std::string> parts;
  for (const std::size_t size : shape) parts.push_back(std::to_string(size));
  return "[" + joined(parts, ", ") + "]";
}

bool isWeightType(Stored type) { return type != Stored::I64 && type != Stored::U8; }

}  // namespace

/// Takes tensors file by file and makes sure that they are the model's.
class WeightGatherer {
 public:
  WeightGatherer(const ModelConfig& config, std::string where)
      : where_(std::move(where)), tied_(config.text.tied) {
    for (NamedShape& entry : weightShapes(config)) {
      wanted_.emplace(std::move(entry.name), std::move(entry.shape));
    }
  }

  Status add(MappedTensors file, const std::string& where) {
    for (const std::string& name : file.names()) {
      if (Status status = take(name, file, where); !status.ok()) return status;
    }
    weights_->files_.push_back(std::move(file));
    return {};
  }
  std::string& memory() { return weights_->own_; }

  Result<std::shared_ptr<const Weights>> finish() {
    const std::size_t missing = wanted_.size() - weights_->views_.size();
    for (const auto& [name, shape] : wanted_) {
      if (weights_->has(name)) continue;
      return Error{missing == 1 ? Message{ICL_TR("the tensor '%1' is missing"), {name}}
                                : Message{ICL_TR("%1 tensors are missing, '%2' for one"),
                                          {std::to_string(missing), name}},
                   where_};
    }
    for (const auto& [name, view] : weights_->views_) {
      weights_->parameters_ += view.size();
      weights_->bytes_ += view.bytes();
    }
    return std::shared_ptr<const Weights>(std::move(weights_));
  }

 private:
  Status take(const std::string& stored_name, const MappedTensors& file, const std::string& where) {
    const std::string name = publishedName(stored_name);
    const auto refuse = [&](Message message) { return Error{std::move(message), where}; };
    if (tied_ && name == "lm_head.weight") return {};  // the embedding's copy
    const auto wanted = wanted_.find(name);
    if (wanted == wanted_.end()) {
      return refuse({ICL_TR("the tensor '%1' is none of this model's"), {stored_name}});
    }
    const WeightView* view = file.find(stored_name);
    if (view == nullptr || !isWeightType(view->type)) {
      return refuse({ICL_TR("tensor '%1' has the number type %2; BF16, F16, F32 and F64 can be "
                            "read"),
                     {stored_name, file.typeOf(stored_name)}});
    }
    if (view->shape != wanted->second) {
      return refuse({ICL_TR("tensor '%1' has the shape %2 where config.json asks for %3"),
                     {stored_name, shapeText(view->shape), shapeText(wanted->second)}});
    }
    if (!weights_->views_.emplace(name, *view).second) {
      return refuse({ICL_TR("the tensor '%1' is there twice"), {name}});
    }
    return {};
  }

  std::string where_;
  bool tied_;
  std::map<std::string, std::vector<std::size_t>, std::less<>> wanted_{};
  std::shared_ptr<Weights> weights_ = std::make_shared<Weights>();
};

Result<std::shared_ptr<const Weights>> Weights::open(const std::filesystem::path& folder,
                                                     const ModelConfig& config) {
  const auto paths = weightFiles(folder);
  if (!paths) return paths.error();
  WeightGatherer gatherer(config, folder.string());
  for (const auto& path : *paths) {
    auto file = MappedTensors::open(path);
    if (!file) return file.error();
    if (Status status = gatherer.add(std::move(*file), path.string()); !status.ok()) {
      return status.error();
    }
  }
  return gatherer.finish();
}

Result<std::shared_ptr<const Weights>> Weights::fromTensors(const std::vector<Tensor>& tensors,
                                                            const ModelConfig& config) {
  const std::string where = "memory";
  WeightGatherer gatherer(config, where);
  gatherer.memory() = safetensorsBytes(tensors);
  auto file = MappedTensors::fromBytes(gatherer.memory(), where);
  if (!file) return file.error();
  if (Status status = gatherer.add(std::move(*file), where); !status.ok()) return status.error();
  return gatherer.finish();
}

std::shared_ptr<const Weights> Weights::inBf16(std::shared_ptr<const Weights> weights) {
  const auto& views = weights->views_;
  if (std::all_of(views.begin(), views.end(),
                  [](const auto& entry) { return entry.second.type == Stored::BF16; })) {
    return weights;
  }
  auto rounded = std::make_shared<Weights>();
  rounded->parameters_ = weights->parameters_;
  rounded->bytes_ = weights->parameters_ * bytesOf(Stored::BF16);
  rounded->own_.resize(rounded->bytes_);
  char* to = rounded->own_.data();
  std::array<float, 4096> part;
  for (const auto& [name, view] : views) {
    rounded->views_.emplace(
        name, WeightView{reinterpret_cast<const std::byte*>(to), Stored::BF16, view.shape});
    const std::size_t size = view.size();
    for (std::size_t first = 0; first < size; first += part.size()) {
      const std::size_t count = std::min(part.size(), size - first);
      view.copy(first, count, part.data());
      for (std::size_t i = 0; i < count; ++i, to += 2) {
        const std::uint16_t bits = bf16FromFloat(part[i]);
        std::memcpy(to, &bits, sizeof bits);
      }
    }
  }
  return rounded;
}

const WeightView& Weights::at(std::string_view name) const {
  const auto found = views_.find(name);
  ICL_CHECK(found != views_.end(), std::string(name));
  return found->second;
}

}  // namespace icl::checkpoint
