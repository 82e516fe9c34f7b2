#include "core/experiments/mixture/encoder/state.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/result.h"

namespace icl::mixture {
namespace {

constexpr const char* kMeansName = "tables.class_means_2";
constexpr const char* kLabelsName = "tables.labels_2";
constexpr std::size_t kEncoderFacts = 8;

/// The single numbers of a state, in the order of the tensor "facts"; updates and what is frozen
/// follow.
std::array<double*, kEncoderFacts - 3> encoderFactsOf(EncoderState& state) {
  return {&state.loss, &state.accuracy, &state.gradient_norm, &state.validation,
          &state.validation_loss};
}

Error otherEncoder(const std::string& name, std::size_t count) {
  return Error{Message{ICL_TR("the checkpoint must hold %1 numbers named %2; it is one of another "
                              "encoder"),
                       {std::to_string(count), name}},
               name};
}

/// A checkpoint that knows its class means must know these.
Status compareMeans(const std::vector<Snapshot::Tensor>& tensors, const Items& items) {
  const auto* means = tensorNamed(tensors, kMeansName);
  const auto own = items.classMeans();
  if (means == nullptr || own.empty()) return {};
  const bool same = means->data.size() == own.size() &&
                    std::equal(own.begin(), own.end(), means->data.begin(),
                               [](float a, double b) { return a == static_cast<float>(b); });
  if (same) return {};
  return Error{ICL_TR("the checkpoint's class means are not those of this seed and these settings: "
                      "take the seed, classes-2 and item-dimension-2 of its run"),
               kMeansName};
}

}  // namespace

const Snapshot::Tensor* tensorNamed(const std::vector<Snapshot::Tensor>& tensors,
                                    const std::string& name) {
  for (const Snapshot::Tensor& tensor : tensors) {
    if (tensor.name == name) return &tensor;
  }
  return nullptr;
}

void slabToTensors(const ParamLayout& layout, const Buffer<float>& slab, const std::string& prefix,
                   std::vector<Snapshot::Tensor>& out) {
  if (slab.size() == 0) return;
  for (const ParamEntry& entry : layout.entries()) {
    Snapshot::Tensor tensor;
    tensor.name = prefix + entry.name;
    if (entry.rows > 1) tensor.shape.push_back(entry.rows);
    tensor.shape.push_back(entry.cols);
    const auto part = slab.span().subspan(entry.offset, entry.size());
    tensor.data.assign(part.begin(), part.end());
    out.push_back(std::move(tensor));
  }
}

Status slabFromTensors(const std::vector<Snapshot::Tensor>& tensors, const ParamLayout& layout,
                       const std::string& prefix, bool required, Buffer<float>& slab) {
  if (slab.size() == 0) return {};
  for (const ParamEntry& entry : layout.entries()) {
    const auto* tensor = tensorNamed(tensors, prefix + entry.name);
    const auto part = slab.span().subspan(entry.offset, entry.size());
    if (tensor == nullptr || tensor->data.size() != entry.size()) {
      if (required) return otherEncoder(prefix + entry.name, entry.size());
      std::fill(part.begin(), part.end(), 0.0F);
      continue;
    }
    std::transform(tensor->data.begin(), tensor->data.end(), part.begin(),
                   [](double x) { return static_cast<float>(x); });
  }
  return {};
}

std::vector<float> classMeansFromTensors(const std::vector<Snapshot::Tensor>& tensors) {
  const auto* means = tensorNamed(tensors, kMeansName);
  return means == nullptr ? std::vector<float>{}
                          : std::vector<float>(means->data.begin(), means->data.end());
}

std::size_t EncoderSnapshot::bytes() const {
  const std::size_t numbers = state_.weights.size() + state_.kept.size() +
                              state_.moments.first.size() + state_.moments.second.size();
  return sizeof(*this) + numbers * sizeof(float) + config_.map().size() * 160;
}

std::vector<Snapshot::Tensor> EncoderSnapshot::tensors() const {
  std::vector<Tensor> out;
  slabToTensors(layouts_->weights, state_.weights, "", out);
  slabToTensors(layouts_->kept, state_.kept, "", out);
  slabToTensors(layouts_->weights, state_.moments.first, "optimizer.first.", out);
  slabToTensors(layouts_->weights, state_.moments.second, "optimizer.second.", out);
  EncoderState copy = state_;
  Tensor facts{"facts", {kEncoderFacts}, {}};
  for (const double* fact : encoderFactsOf(copy)) facts.data.push_back(*fact);
  facts.data.push_back(static_cast<double>(state_.updates));
  for (const bool frozen : {state_.body_frozen, state_.classifier_frozen}) {
    facts.data.push_back(frozen ? 1 : 0);
  }
  out.push_back(std::move(facts));
  const EncoderConfig config = encoderConfigOf(config_);
  const auto classes = static_cast<std::size_t>(config.classes);
  if (const auto means = items_->classMeans(); !means.empty()) {
    out.push_back({kMeansName, {classes, means.size() / classes}, {means.begin(), means.end()}});
  }
  Tensor labels{kLabelsName, {classes}, {}};
  for (std::int64_t k = 0; k < config.classes; ++k) {
    labels.data.push_back(static_cast<double>(k % config.labels));
  }
  out.push_back(std::move(labels));
  return out;
}

Status encoderFromTensors(const std::vector<Snapshot::Tensor>& tensors,
                          const EncoderLayouts& layouts, const Items& items, EncoderState& state) {
  EncoderState next = state;
  if (auto same = compareMeans(tensors, items); !same) return same;
  if (auto read = slabFromTensors(tensors, layouts.weights, "", true, next.weights); !read) {
    return read;
  }
  if (auto read = slabFromTensors(tensors, layouts.kept, "", true, next.kept); !read) return read;
  for (auto& [slab, prefix] : {std::pair(&next.moments.first, "optimizer.first."),
                               std::pair(&next.moments.second, "optimizer.second.")}) {
    if (auto read = slabFromTensors(tensors, layouts.weights, prefix, false, *slab); !read) {
      return read;
    }
  }
  const auto* facts = tensorNamed(tensors, "facts");
  if (facts == nullptr || facts->data.size() != kEncoderFacts) {
    return otherEncoder("facts", kEncoderFacts);
  }
  const auto targets = encoderFactsOf(next);
  for (std::size_t i = 0; i < targets.size(); ++i) *targets[i] = facts->data[i];
  next.updates = static_cast<std::uint64_t>(facts->data[targets.size()]);
  next.body_frozen = facts->data[targets.size() + 1] != 0;
  next.classifier_frozen = facts->data[targets.size() + 2] != 0;
  state = std::move(next);
  return {};
}

const EncoderSnapshot& encoderOf(const Snapshot& snapshot) {
  const auto* own = dynamic_cast<const EncoderSnapshot*>(&snapshot);
  ICL_CHECK(own != nullptr, "a snapshot of another experiment");
  return *own;
}

}  // namespace icl::mixture
