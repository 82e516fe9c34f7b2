// Bench: what a run works on: an open checkpoint, its tokenizer and vision tower where there are
// such, and the examples in tokens. Opened once and then shared by the run, its snapshots and the
// probes; immutable but for a cache of picture features. Any thread.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/experiments/checkpoint/config.h"
#include "core/experiments/checkpoint/feature_cache.h"
#include "core/experiments/checkpoint/head_stats.h"
#include "core/experiments/checkpoint/task_data.h"
#include "core/experiments/checkpoint/text_model.h"

namespace icl::checkpoint {

/// An example as the model reads it.
struct Prepared {
  TextInput<float> input{};             // the prompt
  std::vector<int> answer{}, target{};  // the bare answer; with the end of the turn
  std::vector<std::array<std::int32_t, 3>> target_positions{};  // none: they count on
  std::vector<int> shown_first{};                               // first tokens of all names shown
  std::vector<std::size_t> places{};                            // of the answer in the prompt
  std::vector<TokenKind> kinds{};
};

class Bench {
 public:
  /// `count` examples, as many as there are. What cannot be used is told in one sentence.
  static Result<std::shared_ptr<const Bench>> open(const Config& config, std::size_t count,
                                                   std::uint64_t seed);

  const ModelConfig& model() const { return model_; }
  const TextModel<float>& text() const { return *text_; }
  std::size_t heads() const { return text_->headCount(); }
  std::size_t size() const { return examples_.size(); }
  std::size_t weightBytes() const { return weights_->bytes(); }
  const std::string& source() const { return source_; }
  std::size_t skippedEntries() const { return skipped_; }
  /// Examples where two names in play begin with the same token, so that the first token alone
  /// does not tell them apart.
  std::size_t confounded() const;
  /// Tokens of the longest prompt, pictures not counted beyond one token each.
  std::size_t longestPrompt() const;
  std::string tokenText(int id) const;

  /// Pictures are read, and go through the tower unless they have before. An error where one
  /// cannot be used; where `stop` ended the work the prompt is empty.
  Result<Prepared> prepare(std::size_t index, const std::function<bool()>& stop = {}) const;

 private:
  Bench() = default;
  Status openPlanted(const Config& config, std::size_t count, std::uint64_t seed);
  Status openFolder(const Config& config, std::size_t count, std::uint64_t seed);
  Status addPictures(const TokenExample& example, std::size_t index, Prepared& to,
                     const std::function<bool()>& stop) const;

  ModelConfig model_{};
  std::shared_ptr<const Weights> weights_{};
  std::shared_ptr<const TextModel<float>> text_{};
  std::unique_ptr<FeatureCache<float>> features_{};
  std::shared_ptr<const Tokenizer> tokenizer_{};
  std::vector<TokenExample> examples_{};
  std::vector<std::vector<Picture>> pictures_{};  // of planted examples
  std::string source_{};
  std::size_t skipped_ = 0;
};

}  // namespace icl::checkpoint
