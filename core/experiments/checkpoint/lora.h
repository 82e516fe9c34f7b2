// Low-rank adapters (LoRA) beside q_proj, k_proj, v_proj and o_proj of every text layer: where
// their numbers lie, how they begin, their AdamW, the loss of one example with its gradient, and
// the public file layout. The base stays frozen. Float and double; the same bits for any number of
// threads.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/experiments/checkpoint/text_model.h"
#include "core/math/optimizer.h"

namespace icl::checkpoint {

inline constexpr std::size_t kLoraTargets = 4;
enum class LoraTarget : std::uint8_t { Query, Key, Value, Output };

struct LoraSettings {
  std::size_t rank = 16;
  double alpha = 32;
  double dropout = 0.05;  // while training
  double rate = 2e-5, decay = 0.01, beta1 = 0.9, beta2 = 0.999, eps = 1e-8;
  double scale() const { return alpha / static_cast<double>(rank); }
};

/// One module's A (rank × in) and B (out × rank) in the vector of all.
struct LoraModule {
  std::size_t in = 0, out = 0, a = 0, b = 0;
};

class LoraLayout {
 public:
  LoraLayout() = default;
  LoraLayout(const TextShape& shape, std::size_t rank);
  std::size_t rank() const { return rank_; }
  std::size_t layers() const { return layers_; }
  std::size_t count() const { return count_; }
  /// The number of a module: 4 · layer + target.
  static std::size_t number(std::size_t layer, LoraTarget target) {
    return kLoraTargets * layer + static_cast<std::size_t>(target);
  }
  LoraModule module(std::size_t layer, LoraTarget target) const;

 private:
  std::size_t rank_ = 0, layers_ = 0, count_ = 0, of_layer_ = 0;
  LoraModule first_[kLoraTargets] = {};  // of layer 0
};

/// The adapters' numbers and the moments of their AdamW.
template <class T>
class Adapters {
 public:
  Adapters() = default;
  /// All zero.
  Adapters(const TextShape& shape, const LoraSettings& settings);
  /// A uniform in ±1/√in, B zero, moments zero.
  void begin(std::uint64_t seed);

  const LoraLayout& layout() const { return layout_; }
  const LoraSettings& settings() const { return settings_; }
  /// Takes effect at the next update; rank and alpha stay.
  void setRate(double rate) { settings_.rate = rate; }
  T scale() const { return static_cast<T>(settings_.scale()); }
  Buffer<T>& values() { return values_; }
  const Buffer<T>& values() const { return values_; }
  Moments<T>& moments() { return moments_; }
  const Moments<T>& moments() const { return moments_; }
  std::uint64_t updates() const { return updates_; }
  void setUpdates(std::uint64_t updates) { updates_ = updates; }

  /// AdamW with decoupled decay on A and B.
  void update(const Buffer<T>& gradient);

 private:
  OptimizerSettings optimizer() const;

  LoraSettings settings_{};
  LoraLayout layout_{};
  Buffer<T> values_{};
  Moments<T> moments_{};
  std::uint64_t updates_ = 0;
};

/// Which inputs of the adapters are zeroed in one training step; the others are divided by 1 − p.
/// Drawn by module, token and place, or given.
class Dropout {
 public:
  Dropout(double p, std::uint64_t seed, std::uint64_t step);
  /// One mask a module (LoraLayout::number), tokens × in, 1: kept.
  Dropout(double p, std::vector<std::vector<std::uint8_t>> keep);
  double p() const { return p_; }
  /// In place on the input (or its gradient) of one token.
  template <class T>
  void apply(std::size_t module, std::size_t token, std::size_t in, T* x) const;

 private:
  double p_ = 0;
  std::uint64_t seed_ = 0, step_ = 0;
  std::vector<std::vector<std::uint8_t>> keep_{};
};

/// Prompt and answer in one: the tokens [prompt, end) are what the loss counts, each predicted by
/// the row before it.
template <class T>
struct LoraExample {
  TextInput<T> input{};
  std::size_t prompt = 0;
};

template <class T>
struct LoraOptions {
  const Dropout* dropout = nullptr;
  std::vector<std::uint8_t> open{};  // heads, as in TextOptions
  std::function<bool()> stop{};
};

/// The mean cross-entropy over the answer's tokens and its gradient by all adapters, which is
/// overwritten. Nothing where stopped. 0 < prompt < tokens.
template <class T>
std::optional<double> loraGradient(const TextModel<T>& model, const Adapters<T>& adapters,
                                   const LoraExample<T>& example, const LoraOptions<T>& options,
                                   Buffer<T>& gradient);
/// The loss alone.
template <class T>
std::optional<double> loraLoss(const TextModel<T>& model, const Adapters<T>& adapters,
                               const LoraExample<T>& example, const LoraOptions<T>& options = {});

/// The names of tensors in adapter files: newer ones of VL models have ".language_model" in them.
enum class AdapterNames { Plain, LanguageModel };

/// adapter_config.json and adapter_model.safetensors (f32) in `folder`, which must exist.
template <class T>
Status writeAdapters(const std::filesystem::path& folder, const Adapters<T>& adapters,
                     AdapterNames names, const std::string& base_model);
/// Either names, any stored precision; rank, alpha and dropout are those of the file.
template <class T>
Result<Adapters<T>> readAdapters(const std::filesystem::path& folder, const TextShape& shape);

}  // namespace icl::checkpoint
