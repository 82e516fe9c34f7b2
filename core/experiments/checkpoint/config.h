// The settings of the two experiments on checkpoints: which model and data, how many examples,
// which heads are shut, and (fine-tuning) the adapters and their optimiser. Plain data.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/config/schema.h"
#include "core/experiments/checkpoint/lora.h"
#include "core/experiments/checkpoint/model_config.h"
#include "core/experiments/checkpoint/planted.h"

namespace icl::checkpoint {

enum class Precision { Bf16, F32 };
enum class Average { Published, Processed };

inline constexpr const char* kBuiltInData = "names";

struct Config {
  std::string folder{};
  Planted planted = Planted::Words;
  std::string data = kBuiltInData;
  std::int64_t examples = 40, shots = 2;
  Precision precision = Precision::F32;
  Average average = Average::Published;
  std::int64_t top = 20;
  std::string gate{};
  // Fine-tuning alone.
  std::int64_t train_examples = 100, evaluate_every = 25, watched = 5;
  std::string watch_previous{}, watch_induction{};
  std::int64_t rank = 16;
  double scale_alpha = 32, dropout = 0.05, rate = 2e-5, weight_decay = 0.01;

  bool builtIn() const { return folder.empty(); }
  bool benchmark() const { return data != kBuiltInData; }
  LoraSettings lora() const;
};

Schema headsSchema();
Schema loraSchema();
/// From complete settings of either schema.
Config configOf(const Values& complete);

/// The model that the settings name: of the folder's config.json, or planted.
Result<ModelConfig> modelOf(const Config& config);

}  // namespace icl::checkpoint
