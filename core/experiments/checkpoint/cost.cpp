#include "core/experiments/checkpoint/cost.h"

#include "core/experiments/checkpoint/patches.h"
#include "core/experiments/checkpoint/text_cost.h"
#include "core/experiments/checkpoint/vision_model.h"
#include "core/experiments/checkpoint/weights.h"

namespace icl::checkpoint {
namespace {

constexpr double kKept = 64.0 * (1 << 20);  // keyframes of a run, and the program itself
// Prompts in a real vocabulary: the head of the chat, and a demonstration or the question in words.
constexpr std::size_t kChatTokens = 40, kTurnTokens = 22;
constexpr std::size_t kPictureTokens = 234, kPictureSide = 26, kPictureRows = 36;  // 375 × 500
constexpr double kRounding = 2;  // bytes a weight that is kept rounded to bfloat16

struct Sizes {
  std::size_t tokens = 0;
  double weights = 0, extra = 0;           // bytes
  double tower = 0, tower_operations = 0;  // bytes; of an example whose pictures are new
};

double storedBytes(const Config& config, const ModelConfig& model) {
  double bytes = 0, numbers = 0;
  for (const NamedShape& weight : weightShapes(model)) {
    double count = 1;
    for (const std::size_t n : weight.shape) count *= static_cast<double>(n);
    numbers += count;
  }
  if (config.builtIn()) return numbers * sizeof(float);
  const auto files = weightFiles(config.folder);
  if (!files) return 2 * numbers;
  for (const auto& file : *files) {
    std::error_code problem;
    const auto size = std::filesystem::file_size(file, problem);
    if (!problem) bytes += static_cast<double>(size);
  }
  const bool rounded = config.precision == Precision::Bf16 && bytes > 3 * numbers;
  return bytes + (rounded ? kRounding * numbers : 0);
}

Sizes sizesOf(const Config& config, const ModelConfig& model) {
  Sizes sizes;
  sizes.weights = storedBytes(config, model);
  const auto turns = static_cast<std::size_t>(2 * config.shots + 1);
  if (config.builtIn()) {
    const std::size_t item = config.planted == Planted::LargePictures ? 8 : 3;
    sizes.tokens = 1 + turns * item;
    return sizes;
  }
  sizes.tokens = kChatTokens + turns * kTurnTokens;
  if (!model.vision || !config.benchmark()) return sizes;
  sizes.tokens += turns * kPictureTokens;
  const PatchGrid grid{1, kPictureSide, kPictureRows};
  sizes.tower = visionBytes(*model.vision, grid);
  sizes.tower_operations = static_cast<double>(turns) * visionOperations(*model.vision, grid);
  return sizes;
}

}  // namespace

Cost headsCost(const Config& config) {
  Cost cost;
  const auto model = modelOf(config);
  if (!model) return cost;
  const Sizes sizes = sizesOf(config, *model);
  cost.bytes = sizes.weights + sizes.tower + textBytes(model->text, sizes.tokens) + kKept;
  const double operations = textOperations(model->text, sizes.tokens) + sizes.tower_operations;
  cost.step_seconds = operations / checkpointSpeed();
  return cost;
}

Cost loraCost(const Config& config) {
  Cost cost;
  const auto model = modelOf(config);
  if (!model) return cost;
  const Sizes sizes = sizesOf(config, *model);
  const auto rank = static_cast<std::size_t>(config.rank);
  cost.parameters = static_cast<double>(LoraLayout(model->text, rank).count());
  cost.bytes = sizes.weights + sizes.tower + loraBytes(model->text, sizes.tokens, rank) + kKept;
  // Pictures are gone through once and then kept: towards the end of a run they cost nothing.
  const double evaluation = static_cast<double>(config.examples) *
                            textOperations(model->text, sizes.tokens) /
                            static_cast<double>(config.evaluate_every);
  cost.step_seconds =
      (loraOperations(model->text, sizes.tokens, rank) + evaluation) / checkpointSpeed();
  return cost;
}

Status checkFits(const Cost& cost, const Config& config, double left) {
  if (cost.bytes <= left) return {};
  return Error{Message{ICL_TR("this run would need %1, but %2 of memory are left: choose a smaller "
                              "model, fewer demonstrations, or weights as stored"),
                       {byteCount(cost.bytes), byteCount(left)}},
               config.folder};
}

}  // namespace icl::checkpoint
