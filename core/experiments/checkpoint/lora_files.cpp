// Adapters in the public folder layout: adapter_config.json and adapter_model.safetensors.
#include <algorithm>
#include <array>

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/safetensors.h"
#include "core/base/text.h"
#include "core/experiments/checkpoint/lora.h"
#include "core/experiments/checkpoint/mapped_tensors.h"

namespace icl::checkpoint {
namespace {

constexpr const char* kConfigFile = "adapter_config.json";
constexpr const char* kTensorFile = "adapter_model.safetensors";
constexpr std::array<const char*, kLoraTargets> kTargetNames{"q_proj", "k_proj", "v_proj",
                                                             "o_proj"};
constexpr double kMostRank = 4096;

std::string moduleName(std::size_t layer, std::size_t target, AdapterNames names) {
  const char* part = names == AdapterNames::LanguageModel ? "language_model." : "";
  return std::string("base_model.model.model.") + part + "layers." + std::to_string(layer) +
         ".self_attn." + kTargetNames[target];
}

Json configOf(const LoraSettings& settings, const std::string& base_model) {
  Json targets = Json::array();
  for (const char* name : kTargetNames) targets.push(name);
  Json out = Json::object();
  out.set("peft_type", "LORA").set("task_type", "CAUSAL_LM");
  out.set("base_model_name_or_path", base_model);
  out.set("r", static_cast<std::int64_t>(settings.rank)).set("lora_alpha", settings.alpha);
  out.set("lora_dropout", settings.dropout).set("target_modules", targets);
  out.set("bias", "none").set("fan_in_fan_out", false).set("inference_mode", true);
  out.set("init_lora_weights", true).set("modules_to_save", nullptr);
  out.set("use_rslora", false).set("use_dora", false);
  return out;
}

/// A number of the configuration in [low, high].
Result<double> numberOf(const Json& config, const char* key, double low, double high,
                        const std::string& where) {
  const Json* value = config.find(key);
  if (value != nullptr && value->isNumber() && value->asNumber() >= low &&
      value->asNumber() <= high) {
    return value->asNumber();
  }
  return Error{Message{ICL_TR("“%1” must be a number from %2 to %3"),
                       {key, shortNumber(low, 6), shortNumber(high, 6)}},
               where};
}

bool isSet(const Json& config, const char* key) {
  const Json* value = config.find(key);
  if (value == nullptr || value->isNull()) return false;
  if (value->isBool()) return value->asBool();
  if (value->isString()) return value->asString() != "none";
  return !(value->isArray() && value->items().empty()) &&
         !(value->isObject() && value->members().empty());
}

/// The targets must be the four that we have.
bool fourTargets(const Json& config) {
  const Json* targets = config.find("target_modules");
  if (targets == nullptr || !targets->isArray()) return false;
  if (targets->items().size() != kLoraTargets) return false;
  return std::all_of(kTargetNames.begin(), kTargetNames.end(), [&](const char* name) {
    const auto& items = targets->items();
    return std::any_of(items.begin(), items.end(), [name](const Json& item) {
      return item.isString() && item.asString() == name;
    });
  });
}

Result<LoraSettings> settingsOf(const Json& config, const std::string& where) {
  for (const char* key : {"use_dora", "use_rslora", "fan_in_fan_out", "bias", "rank_pattern",
                          "alpha_pattern", "modules_to_save"}) {
    if (isSet(config, key)) {
      return Error{Message{ICL_TR("adapters with “%1” are not supported: plain LoRA is"), {key}},
                   where};
    }
  }
  if (!fourTargets(config)) {
    return Error{ICL_TR("“target_modules” must be q_proj, k_proj, v_proj and o_proj"), where};
  }
  const auto rank = numberOf(config, "r", 1, kMostRank, where);
  if (!rank) return rank.error();
  const auto alpha = numberOf(config, "lora_alpha", 0, 1e6, where);
  if (!alpha) return alpha.error();
  LoraSettings out;
  out.rank = static_cast<std::size_t>(*rank);
  out.alpha = *alpha;
  if (config.find("lora_dropout") != nullptr) {
    const auto dropout = numberOf(config, "lora_dropout", 0, 0.999, where);
    if (!dropout) return dropout.error();
    out.dropout = *dropout;
  }
  return out;
}

/// Copies one tensor into the adapters; whichever of the two names the file has.
template <class T>
Status readPart(const MappedTensors& file, std::size_t module, const char* part, std::size_t rows,
                std::size_t cols, const std::string& where, T* to) {
  const std::size_t layer = module / kLoraTargets, target = module % kLoraTargets;
  const WeightView* view = nullptr;
  for (const auto names : {AdapterNames::LanguageModel, AdapterNames::Plain}) {
    const std::string name = moduleName(layer, target, names) + part;
    if (view == nullptr) view = file.find(name);
  }
  const std::string name = moduleName(layer, target, AdapterNames::Plain) + part;
  if (view == nullptr) {
    return Error{
        Message{ICL_TR("the tensor %1 is missing: adapters of all layers are needed"), {name}},
        where};
  }
  if (view->shape != std::vector<std::size_t>{rows, cols}) {
    return Error{Message{ICL_TR("the tensor %1 must be %2 × %3: these adapters belong to another "
                                "model"),
                         {name, std::to_string(rows), std::to_string(cols)}},
                 where};
  }
  view->copy(0, rows * cols, to);
  return {};
}

}  // namespace

template <class T>
Status writeAdapters(const std::filesystem::path& folder, const Adapters<T>& adapters,
                     AdapterNames names, const std::string& base_model) {
  std::vector<Tensor> tensors;
  const LoraLayout& layout = adapters.layout();
  const auto append = [&](std::string name, std::size_t rows, std::size_t cols, std::size_t at) {
    const T* from = adapters.values().data() + at;
    tensors.push_back({std::move(name),
                       {rows, cols},
                       std::vector<double>(from, from + rows * cols),
                       Tensor::Storage::F32});
  };
  for (std::size_t i = 0; i < layout.layers() * kLoraTargets; ++i) {
    const std::size_t layer = i / kLoraTargets, target = i % kLoraTargets;
    const LoraModule m = layout.module(layer, static_cast<LoraTarget>(target));
    const std::string name = moduleName(layer, target, names);
    append(name + ".lora_A.weight", layout.rank(), m.in, m.a);
    append(name + ".lora_B.weight", m.out, layout.rank(), m.b);
  }
  const auto written = writeSafetensors(folder / kTensorFile, tensors, {{"format", "pt"}});
  if (!written) return written;
  return writeAtomic(folder / kConfigFile,
                     configOf(adapters.settings(), base_model).print(2) + "\n");
}

template <class T>
Result<Adapters<T>> readAdapters(const std::filesystem::path& folder, const TextShape& shape) {
  const auto config_path = folder / kConfigFile, tensor_path = folder / kTensorFile;
  const auto text = readFile(config_path, std::uint64_t{1} << 20);
  if (!text) return text.error();
  const auto config = Json::parse(*text, config_path.string());
  if (!config) return config.error();
  const auto settings = settingsOf(*config, config_path.string());
  if (!settings) return settings.error();
  const auto file = MappedTensors::open(tensor_path);
  if (!file) return file.error();
  Adapters<T> out(shape, *settings);
  const LoraLayout& layout = out.layout();
  for (std::size_t i = 0; i < layout.layers() * kLoraTargets; ++i) {
    const LoraModule m = layout.module(i / kLoraTargets, static_cast<LoraTarget>(i % kLoraTargets));
    T* const at = out.values().data();
    const std::string where = tensor_path.string();
    const Status a = readPart(*file, i, ".lora_A.weight", layout.rank(), m.in, where, at + m.a);
    if (!a) return a.error();
    const Status b = readPart(*file, i, ".lora_B.weight", m.out, layout.rank(), where, at + m.b);
    if (!b) return b.error();
  }
  const std::size_t expected = 2 * kLoraTargets * layout.layers();
  if (file->names().size() != expected) {
    return Error{Message{ICL_TR("%1 tensors were found where this model has %2: these adapters "
                                "belong to another model"),
                         {std::to_string(file->names().size()), std::to_string(expected)}},
                 tensor_path.string()};
  }
  return out;
}

#define ICL_LORA_FILES(T)                                                                       \
  template Status writeAdapters(const std::filesystem::path&, const Adapters<T>&, AdapterNames, \
                                const std::string&);                                            \
  template Result<Adapters<T>> readAdapters(const std::filesystem::path&, const TextShape&);
ICL_LORA_FILES(float)
ICL_LORA_FILES(double)
#undef ICL_LORA_FILES

}  // namespace icl::checkpoint
