// The encoder of the last stage as tensors of a checkpoint, and back.
#include "core/experiments/mixture/encoder/state.h"
#include "core/experiments/mixture/state.h"

namespace icl::mixture {
namespace {

constexpr const char* kEncoderPrefix = "encoder.";
constexpr const char* kEncoderStart = "start.encoder.";
constexpr const char* kJointFacts = "encoder-facts";  // held, validation

}  // namespace

void appendEncoder(const EncoderLayouts& layouts, const EncoderPart& part, const EncoderPart* start,
                   std::vector<Snapshot::Tensor>& out) {
  const std::string prefix = kEncoderPrefix;
  slabToTensors(layouts.weights, part.weights, prefix, out);
  slabToTensors(layouts.kept, part.kept, prefix, out);
  slabToTensors(layouts.weights, part.moments.first, "optimizer.first." + prefix, out);
  slabToTensors(layouts.weights, part.moments.second, "optimizer.second." + prefix, out);
  out.push_back({kJointFacts, {2}, {part.held ? 1.0 : 0.0, part.validation}});
  if (start == nullptr) return;
  slabToTensors(layouts.weights, start->weights, kEncoderStart, out);
  slabToTensors(layouts.kept, start->kept, kEncoderStart, out);
}

Status encoderPartFromTensors(const std::vector<Snapshot::Tensor>& tensors,
                              const EncoderLayouts& layouts, EncoderPart& part,
                              std::shared_ptr<const EncoderPart>& start) {
  const std::string prefix = kEncoderPrefix;
  EncoderPart next = part;
  const auto weights = [&](const std::string& before, EncoderPart& to) -> Status {
    if (auto read = slabFromTensors(tensors, layouts.weights, before, true, to.weights); !read) {
      return read;
    }
    return slabFromTensors(tensors, layouts.kept, before, true, to.kept);
  };
  if (auto read = weights(prefix, next); !read) return read;
  for (auto& [slab, before] : {std::pair(&next.moments.first, "optimizer.first."),
                               std::pair(&next.moments.second, "optimizer.second.")}) {
    if (auto read = slabFromTensors(tensors, layouts.weights, before + prefix, false, *slab);
        !read) {
      return read;
    }
  }
  if (const auto* facts = tensorNamed(tensors, kJointFacts); facts && facts->data.size() == 2) {
    next.held = facts->data[0] != 0;
    next.validation = facts->data[1];
  }
  if (tensorNamed(tensors, kEncoderStart + layouts.weights.entries().front().name) != nullptr) {
    auto began = std::make_shared<EncoderPart>();
    began->weights = Buffer<float>(layouts.weights.size());
    began->kept = Buffer<float>(layouts.kept.size());
    if (auto read = weights(kEncoderStart, *began); !read) return read;
    start = std::move(began);
  }
  part = std::move(next);
  return {};
}

}  // namespace icl::mixture
