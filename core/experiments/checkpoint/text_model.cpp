#include "core/experiments/checkpoint/text_model.h"

#include <algorithm>

#include "core/base/parallel.h"
#include "core/base/text.h"
#include "core/experiments/checkpoint/text_pass.h"

namespace icl::checkpoint {
namespace {

template <class T>
Buffer<T> numbersOf(const WeightView& view) {
  Buffer<T> out(view.size());
  view.copy(0, view.size(), out.data());
  return out;
}

template <class T>
TextLayer<T> layerOf(const Weights& weights, std::size_t l) {
  const std::string prefix = "model.layers." + std::to_string(l) + ".";
  const auto at = [&](const char* name) { return &weights.at(prefix + name); };
  const auto numbers = [&](const char* name) { return numbersOf<T>(weights.at(prefix + name)); };
  return {at("self_attn.q_proj.weight"),
          at("self_attn.k_proj.weight"),
          at("self_attn.v_proj.weight"),
          at("self_attn.o_proj.weight"),
          at("mlp.gate_proj.weight"),
          at("mlp.up_proj.weight"),
          at("mlp.down_proj.weight"),
          numbers("input_layernorm.weight"),
          numbers("post_attention_layernorm.weight"),
          numbers("self_attn.q_proj.bias"),
          numbers("self_attn.k_proj.bias"),
          numbers("self_attn.v_proj.bias")};
}

/// One forward pass, layer by layer.
template <class T>
class Forward {
 public:
  Forward(const TextModel<T>& model, const TextInput<T>& input, const TextOptions<T>& options)
      : model_(model), options_(options), pass_(model, input, options) {
    const std::size_t heads = model.headCount();
    result_.tokens = input.tokens.size();
    result_.heads = model.shape().heads;
    result_.vocabulary = model.shape().vocabulary;
    result_.logit_rows = options.logit_rows;
    if (!options.statistics) return;
    result_.subdiagonal.resize(heads * result_.tokens);
    result_.last_row.resize(heads * result_.tokens);
  }

  TextResult<T> run() {
    const std::size_t n = result_.tokens, layers = model_.shape().layers;
    Buffer<T> stream(n * pass_.stride());
    const Rows<T> x{stream.data(), pass_.stride()};
    pass_.embed(x);
    for (std::size_t l = 0; l < layers; ++l) {
      if (options_.stop && options_.stop()) return std::move(result_);
      showHidden(l, x);
      pass_.attend(l, x, notes(l));
      pass_.project(l, x);
      if (l + 1 < layers || options_.observer != nullptr) pass_.feedForward(l, n, x);
    }
    showHidden(layers, x);
    readOut(x);
    result_.complete = true;
    return std::move(result_);
  }

 private:
  void showHidden(std::size_t layer, Rows<const T> x) const {
    if (options_.observer && options_.observer->hidden) options_.observer->hidden(layer, x);
  }

  AttentionNotes<T> notes(std::size_t layer) {
    AttentionNotes<T> out;
    if (options_.statistics) {
      const std::size_t at = layer * result_.heads * result_.tokens;
      out.subdiagonal = result_.subdiagonal.data() + at;
      out.last_row = result_.last_row.data() + at;
    }
    if (options_.observer && options_.observer->attention) {
      out.block = [this, layer](std::size_t head, std::size_t first, std::size_t rows,
                                Rows<const T> weights) {
        options_.observer->attention(layer, head, first, rows, weights);
      };
    }
    return out;
  }

  /// The rest of the last layer for the rows that are asked for, and their logits.
  void readOut(Rows<T> x) {
    const std::size_t width = model_.shape().width, stride = pass_.stride();
    if (options_.observer && options_.observer->final_norm) {
      Buffer<T> all(result_.tokens * stride);
      pass_.finish(result_.tokens, x, {all.data(), stride});
      options_.observer->final_norm({all.data(), stride});
    }
    const std::size_t asked = result_.logit_rows.size();
    if (asked == 0) return;
    Buffer<T> kept(asked * stride), normed(asked * stride);
    const Rows<T> rows{kept.data(), stride}, y{normed.data(), stride};
    for (std::size_t i = 0; i < asked; ++i) {
      std::copy_n(x.row(result_.logit_rows[i]), width, rows.row(i));
    }
    if (options_.observer == nullptr) pass_.feedForward(model_.shape().layers - 1, asked, rows);
    pass_.finish(asked, rows, y);
    const std::size_t logits_stride = rowStride(result_.vocabulary);
    Buffer<T> logits(asked * logits_stride);
    const StoredJob<T> job{&model_.head(), {logits.data(), logits_stride}};
    storedProducts<T>(asked, y, {&job, 1});
    result_.logits.resize(asked * result_.vocabulary);
    for (std::size_t i = 0; i < asked; ++i) {
      std::copy_n(logits.data() + i * logits_stride, result_.vocabulary,
                  result_.logits.data() + i * result_.vocabulary);
    }
  }

  const TextModel<T>& model_;
  const TextOptions<T>& options_;
  TextPass<T> pass_;
  TextResult<T> result_{};
};

}  // namespace

template <class T>
TextModel<T>::TextModel(const ModelConfig& config, std::shared_ptr<const Weights> weights)
    : shape_(config.text), ids_(config.tokens), weights_(std::move(weights)) {
  embedding_ = &weights_->at("model.embed_tokens.weight");
  head_ = shape_.tied ? embedding_ : &weights_->at("lm_head.weight");
  final_norm_ = numbersOf<T>(weights_->at("model.norm.weight"));
  layers_.reserve(shape_.layers);
  for (std::size_t l = 0; l < shape_.layers; ++l) layers_.push_back(layerOf<T>(*weights_, l));
}

template <class T>
Status TextModel<T>::check(const TextInput<T>& input) const {
  if (input.tokens.empty()) return Error{ICL_TR("the prompt has no tokens"), "prompt"};
  std::size_t pads = 0;
  for (const int token : input.tokens) {
    if (token < 0 || static_cast<std::size_t>(token) >= shape_.vocabulary) {
      return Error{Message{ICL_TR("token %1 is not among the %2 of the model: its tokenizer must "
                                  "come from the same folder"),
                           {std::to_string(token), std::to_string(shape_.vocabulary)}},
                   "prompt"};
    }
    if (token == ids_.image_pad) ++pads;
  }
  if (!input.positions.empty() && input.positions.size() != input.tokens.size()) {
    return Error{
        Message{ICL_TR("%1 positions were given for %2 tokens: each needs one"),
                {std::to_string(input.positions.size()), std::to_string(input.tokens.size())}},
        "prompt"};
  }
  if (!input.images.empty() && input.images.size() != pads * shape_.width) {
    return Error{Message{ICL_TR("the images have %1 numbers, but %2 image tokens of width %3 are "
                                "in the prompt"),
                         {std::to_string(input.images.size()), std::to_string(pads),
                          std::to_string(shape_.width)}},
                 "prompt"};
  }
  return {};
}

template <class T>
TextResult<T> TextModel<T>::forward(const TextInput<T>& input,
                                    const TextOptions<T>& options) const {
  if (const Status status = check(input); !status) ICL_CHECK(false, status.error().text());
  ICL_CHECK(options.open.empty() || options.open.size() == headCount(), "a gate for every head");
  for (const std::size_t row : options.logit_rows) {
    ICL_CHECK(row < input.tokens.size(), "logits of a token that is there");
  }
  const parallel::FlushDenormals flush;
  return Forward<T>(*this, input, options).run();
}

std::vector<std::uint8_t> openBut(std::size_t heads, std::span<const std::size_t> shut) {
  std::vector<std::uint8_t> open(heads, 1);
  for (const std::size_t head : shut) open.at(head) = 0;
  return open;
}

template class TextModel<float>;
template class TextModel<double>;

}  // namespace icl::checkpoint
