// Adapters against the reference run (losses, gradients of the first step, five updates, dropout),
// against central differences in double, against a base with the adapters merged in, and there and
// back through their files.
#include "core/experiments/checkpoint/lora.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/base/files.h"
#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/base/safetensors.h"
#include "core/experiments/checkpoint/head_stats.h"
#include "core/math/gradient_check.h"
#include "tests/experiments/checkpoint/golden_text.h"

namespace icl::checkpoint {
namespace {

constexpr const char* kLetters[kLoraTargets] = {"q", "k", "v", "o"};

LoraSettings goldenSettings(const Json& inputs) {
  LoraSettings settings;
  settings.rank = static_cast<std::size_t>(inputs.find("r")->asInteger());
  settings.alpha = inputs.find("alpha")->asNumber();
  settings.rate = inputs.find("lr")->asNumber();
  settings.decay = inputs.find("weight_decay")->asNumber();
  return settings;
}

/// visit(module, name without what comes before and after it).
template <class Visit>
void forModules(const LoraLayout& layout, const Visit& visit) {
  for (std::size_t i = 0; i < layout.layers() * kLoraTargets; ++i) {
    const std::size_t layer = i / kLoraTargets, target = i % kLoraTargets;
    visit(layout.module(layer, static_cast<LoraTarget>(target)),
          std::to_string(layer) + "." + kLetters[target]);
  }
}

/// The largest distance of A and B of all modules from the tensors "prefix.L.x.A".
template <class T>
double apart(const LoraLayout& layout, const Buffer<T>& numbers, const golden::Expected& expected,
             const std::string& prefix) {
  double most = 0;
  forModules(layout, [&](const LoraModule& m, const std::string& name) {
    const auto part = [&](std::size_t at, std::size_t count) {
      return std::vector<T>(numbers.data() + at, numbers.data() + at + count);
    };
    most = std::max(
        most, golden::distance(part(m.a, layout.rank() * m.in), expected.at(prefix + name + ".A")));
    most = std::max(most, golden::distance(part(m.b, m.out * layout.rank()),
                                           expected.at(prefix + name + ".B")));
  });
  return most;
}

template <class T>
void setFrom(Adapters<T>& adapters, const golden::Expected& expected, const std::string& prefix) {
  forModules(adapters.layout(), [&](const LoraModule& m, const std::string& name) {
    const auto put = [&](std::size_t at, const std::string& tensor) {
      if (!expected.has(tensor)) return;
      const auto numbers = expected.at(tensor);
      for (std::size_t i = 0; i < numbers.size(); ++i) {
        adapters.values()[at + i] = static_cast<T>(numbers[i]);
      }
    };
    put(m.a, prefix + name + ".A");
    put(m.b, prefix + name + ".B");
  });
}

template <class T>
class GoldenLora : public ::testing::Test {
 protected:
  static constexpr bool kFloat = sizeof(T) == 4;
  const golden::Expected expected_{"lora"};
  const Json inputs_ = golden::inputs("lora");
  const TextModel<T> model_ = golden::model<T>("text_f32");
};

using Scalars = ::testing::Types<float, double>;
TYPED_TEST_SUITE(GoldenLora, Scalars);

TYPED_TEST(GoldenLora, FiveUpdatesAreTheReferenceRun) {
  using T = TypeParam;
  Adapters<T> adapters(this->model_.shape(), goldenSettings(this->inputs_));
  setFrom(adapters, this->expected_, "init.");
  const auto losses = golden::numbers(*this->inputs_.find("losses"));
  const auto norms = golden::numbers(*this->inputs_.find("grad_norms"));
  Buffer<T> gradient;
  std::size_t step = 0;
  for (const Json& one : this->inputs_.find("examples")->items()) {
    LoraExample<T> example;
    example.input.tokens = golden::whole(*one.find("ids"));
    example.prompt = static_cast<std::size_t>(one.find("prompt_len")->asInteger());
    const auto alone = loraLoss(this->model_, adapters, example);
    const auto loss = loraGradient(this->model_, adapters, example, {}, gradient);
    ASSERT_TRUE(loss.has_value());
    EXPECT_EQ(*alone, *loss);
    EXPECT_NEAR(*loss, losses[step], this->kFloat ? 5e-5 : 1e-8);
    double squares = 0;
    for (const T g : gradient.span()) squares += static_cast<double>(g) * static_cast<double>(g);
    EXPECT_NEAR(std::sqrt(squares) / norms[step], 1, this->kFloat ? 1e-4 : 1e-8);
    if (step == 0) {
      EXPECT_LT(apart(adapters.layout(), gradient, this->expected_, "grad1."),
                this->kFloat ? 5e-5 : 1e-8);
    }
    adapters.update(gradient);
    ++step;
  }
  EXPECT_EQ(adapters.updates(), 5U);
  EXPECT_LT(apart(adapters.layout(), adapters.values(), this->expected_, "final."),
            this->kFloat ? 1e-5 : 1e-8);
}

TYPED_TEST(GoldenLora, ProbesAndDropoutOfTheTrainedAdapters) {
  using T = TypeParam;
  Adapters<T> adapters(this->model_.shape(), goldenSettings(this->inputs_));
  setFrom(adapters, this->expected_, "final.");
  TextInput<T> input;
  input.tokens = golden::whole(*this->inputs_.find("probe_ids"));
  TextOptions<T> options;
  options.logit_rows = golden::allRows(input.tokens.size());
  options.statistics = true;
  options.adapters = &adapters;
  const auto result = this->model_.forward(input, options);
  const double logits = this->kFloat ? 1e-3 : 1e-8;
  EXPECT_LT(golden::distance(result.logits, this->expected_.at("probe_logits")), logits);
  const std::vector<std::vector<int>> variants{{42, 9}, {88, 42, 9}};
  const auto scores = promptScores(result, spanPositions(answerSpans(input.tokens, variants)),
                                   tokenKinds(input.tokens, -1, -1));
  const double attention = this->kFloat ? 2e-5 : 1e-8;
  EXPECT_LT(golden::distance(scores.previous, this->expected_.at("probe_subdiag_mean")), attention);
  EXPECT_LT(golden::distance(scores.induction, this->expected_.at("probe_ih")), attention);

  std::vector<std::vector<std::uint8_t>> keep;
  forModules(adapters.layout(), [&](const LoraModule&, const std::string& name) {
    const auto mask = this->expected_.at("dropout_mask." + name);
    keep.emplace_back(mask.begin(), mask.end());
  });
  const Dropout dropout(this->inputs_.find("dropout_p_of_masks")->asNumber(), keep);
  options.dropout = &dropout;
  EXPECT_LT(golden::distance(this->model_.forward(input, options).logits,
                             this->expected_.at("dropout_logits")),
            logits);
}

/// A small model with more heads than key heads, whose prompts are longer than a block of queries.
class SmallLora : public ::testing::Test {
 protected:
  SmallLora() {
    config_.model_type = "qwen2";
    config_.text = {2, 12, 17, 4, 2, 4, 23, 1e-6, 1e4, true, {}};
    std::uint32_t row = 0;
    for (const auto& [name, shape] : weightShapes(config_)) {
      std::size_t count = 1;
      for (const std::size_t size : shape) count *= size;
      Tensor tensor{name, shape, std::vector<double>(count), Tensor::Storage::F64};
      Stream(5, Purpose::Init, 0, row++).normals(tensor.data);
      for (double& x : tensor.data) x *= 0.4;
      tensors_.push_back(std::move(tensor));
    }
    settings_.rank = 2;
    settings_.alpha = 3;
  }

  TextModel<double> model() const {
    return TextModel<double>(config_, Weights::fromTensors(tensors_, config_).value());
  }
  Adapters<double> adapters(double scale) const {
    Adapters<double> out(config_.text, settings_);
    Stream(6, Purpose::Init).normals(out.values().span());
    for (double& x : out.values().span()) x *= scale;
    return out;
  }
  static LoraExample<double> example(std::size_t tokens, std::size_t answer) {
    LoraExample<double> out;
    Stream random(8, Purpose::Example);
    for (std::size_t i = 0; i < tokens; ++i) {
      out.input.tokens.push_back(static_cast<int>(random.below(23)));
    }
    out.prompt = tokens - answer;
    return out;
  }

  ModelConfig config_{};
  std::vector<Tensor> tensors_{};
  LoraSettings settings_{};
};

TEST_F(SmallLora, GradientIsThatOfCentralDifferences) {
  const auto model = this->model();
  auto adapters = this->adapters(0.3);
  const auto example = this->example(70, 3);  // two blocks of queries
  const Dropout dropout(0.25, 11, 4);
  LoraOptions<double> options;
  options.dropout = &dropout;
  options.open = std::vector<std::uint8_t>(8, 1);
  options.open[5] = 0;
  Buffer<double> gradient;
  ASSERT_TRUE(loraGradient(model, adapters, example, options, gradient).has_value());
  // Along directions in which all numbers of all modules move, and along some of them alone.
  const auto at = [&](std::span<const double> along) {
    auto moved = adapters;
    Stream random(9, Purpose::Probe);
    Buffer<double> direction(moved.values().size());
    for (const double step : along.first(4)) {
      random.normals(direction.span());
      for (std::size_t i = 0; i < direction.size(); ++i) moved.values()[i] += step * direction[i];
    }
    for (std::size_t i = 4; i < along.size(); ++i) {
      moved.values()[(i - 4) * moved.values().size() / 12] += along[i];
    }
    return *loraLoss(model, moved, example, options);
  };
  std::vector<double> claimed;
  Stream random(9, Purpose::Probe);
  Buffer<double> direction(gradient.size());
  for (int i = 0; i < 4; ++i) {
    random.normals(direction.span());
    double sum = 0;
    for (std::size_t j = 0; j < gradient.size(); ++j) sum += direction[j] * gradient[j];
    claimed.push_back(sum);
  }
  for (std::size_t i = 0; i < 12; ++i) claimed.push_back(gradient[i * gradient.size() / 12]);
  EXPECT_LT(gradientError(at, std::vector<double>(16), claimed, 1e-4, 1e-4), 1e-7);
}

TEST_F(SmallLora, SameBitsForAnyNumberOfThreads) {
  const auto model = this->model();
  const auto adapters = this->adapters(0.3);
  Buffer<double> one, three;
  parallel::setThreads(1);
  const auto loss = loraGradient(model, adapters, example(70, 2), {}, one);
  parallel::setThreads(3);
  EXPECT_EQ(loraGradient(model, adapters, example(70, 2), {}, three), loss);
  parallel::setThreads(0);
  EXPECT_EQ(icl::testing::firstDifference(one.span(), three.span()), -1);
}

TEST_F(SmallLora, MergedIntoTheBaseItGivesTheSameLogits) {
  const auto model = this->model();
  const auto adapters = this->adapters(0.5);
  auto merged = tensors_;
  constexpr const char* kNames[] = {"q_proj", "k_proj", "v_proj", "o_proj"};
  for (std::size_t i = 0; i < 2 * kLoraTargets; ++i) {
    const LoraModule m =
        adapters.layout().module(i / kLoraTargets, static_cast<LoraTarget>(i % kLoraTargets));
    const std::string name = "model.layers." + std::to_string(i / kLoraTargets) + ".self_attn." +
                             kNames[i % kLoraTargets] + ".weight";
    for (Tensor& tensor : merged) {
      if (tensor.name != name) continue;
      for (std::size_t o = 0; o < m.out; ++o) {
        for (std::size_t c = 0; c < m.in; ++c) {
          for (std::size_t r = 0; r < 2; ++r) {
            tensor.data[o * m.in + c] +=
                1.5 * adapters.values()[m.b + o * 2 + r] * adapters.values()[m.a + r * m.in + c];
          }
        }
      }
    }
  }
  const TextModel<double> base(config_, Weights::fromTensors(merged, config_).value());
  TextOptions<double> options;
  options.logit_rows = {3, 19};
  const auto plain = base.forward(example(20, 1).input, options).logits;
  const auto without = model.forward(example(20, 1).input, options).logits;
  options.adapters = &adapters;
  const auto beside = model.forward(example(20, 1).input, options).logits;
  EXPECT_LT(golden::distance(beside, plain), 1e-11);
  EXPECT_GT(golden::distance(without, plain), 1e-2);
}

TEST_F(SmallLora, BeginsAsTheBaseWithNoGradientOfA) {
  const auto model = this->model();
  Adapters<double> adapters(config_.text, settings_);
  adapters.begin(1);
  const LoraModule m = adapters.layout().module(1, LoraTarget::Output);
  double most = 0, square = 0;
  for (std::size_t i = 0; i < 2 * m.in; ++i) {
    most = std::max(most, std::abs(adapters.values()[m.a + i]));
    square += adapters.values()[m.a + i] * adapters.values()[m.a + i];
  }
  EXPECT_LE(most, 0.25);  // 1/√16
  EXPECT_NEAR(square / static_cast<double>(2 * m.in), 1.0 / 48, 1.0 / 90);
  TextOptions<double> options;
  options.logit_rows = {9};
  const auto before = model.forward(example(10, 1).input, options).logits;
  options.adapters = &adapters;
  EXPECT_EQ(model.forward(example(10, 1).input, options).logits, before);
  Buffer<double> gradient;
  ASSERT_TRUE(loraGradient(model, adapters, example(10, 2), {}, gradient).has_value());
  double of_a = 0, of_b = 0;
  forModules(adapters.layout(), [&](const LoraModule& at, const std::string&) {
    for (std::size_t i = 0; i < 2 * at.in; ++i) of_a += std::abs(gradient[at.a + i]);
    for (std::size_t i = 0; i < 2 * at.out; ++i) of_b += std::abs(gradient[at.b + i]);
  });
  EXPECT_EQ(of_a, 0);
  EXPECT_GT(of_b, 1e-3);
  int asked = 0;
  LoraOptions<double> stopping;
  stopping.stop = [&asked] { return ++asked > 3; };
  EXPECT_FALSE(loraGradient(model, adapters, example(10, 2), stopping, gradient).has_value());
}

TEST_F(SmallLora, DropoutKeepsItsShareAndIsAddressed) {
  const Dropout dropout(0.3, 2, 7);
  std::vector<double> x(20000, 1), again(20000, 1), other(20000, 1);
  dropout.apply(3, 5, x.size(), x.data());
  dropout.apply(3, 5, again.size(), again.data());
  dropout.apply(3, 6, other.size(), other.data());
  EXPECT_EQ(x, again);
  EXPECT_NE(x, other);
  double kept = 0;
  for (const double value : x) {
    EXPECT_TRUE(value == 0 || value == 1 / 0.7);
    kept += value > 0 ? 1 : 0;
  }
  EXPECT_NEAR(kept / 20000, 0.7, 5 * std::sqrt(0.21 / 20000));
}

TEST_F(SmallLora, FilesComeBackUnderEitherNames) {
  auto adapters = this->adapters(0.5);
  for (double& x : adapters.values().span()) x = static_cast<double>(static_cast<float>(x));
  for (const auto names : {AdapterNames::Plain, AdapterNames::LanguageModel}) {
    const icl::testing::TemporaryFolder folder;
    ASSERT_TRUE(writeAdapters(folder.path(), adapters, names, "some/model").ok());
    const auto read = readAdapters<double>(folder.path(), config_.text);
    ASSERT_TRUE(read.ok()) << read.error().text();
    EXPECT_EQ(icl::testing::firstDifference(read->values().span(), adapters.values().span()), -1);
    EXPECT_EQ(read->settings().rank, 2U);
    EXPECT_EQ(read->settings().alpha, 3);
    const auto tensors = readSafetensors(folder / "adapter_model.safetensors").value().tensors;
    const std::string part = names == AdapterNames::Plain ? "" : "language_model.";
    EXPECT_EQ(tensors[2].name,
              "base_model.model.model." + part + "layers.0.self_attn.k_proj.lora_A.weight");
    EXPECT_EQ(tensors[3].shape, (std::vector<std::size_t>{8, 2}));
  }
}

TEST_F(SmallLora, FilesOfOtherAdaptersAreRefused) {
  const icl::testing::TemporaryFolder folder;
  ASSERT_TRUE(writeAdapters(folder.path(), adapters(0.5), AdapterNames::Plain, "some/model").ok());
  TextShape wider = config_.text;
  wider.width = 16;
  EXPECT_FALSE(readAdapters<float>(folder.path(), wider).ok());
  TextShape deeper = config_.text;
  deeper.layers = 3;
  EXPECT_FALSE(readAdapters<float>(folder.path(), deeper).ok());
  TextShape flatter = config_.text;
  flatter.layers = 1;
  EXPECT_FALSE(readAdapters<float>(folder.path(), flatter).ok());
  const auto path = folder / "adapter_config.json";
  const std::string config = icl::testing::readText(path);
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string text = config;
    EXPECT_NE(text.find(from), std::string::npos);
    text.replace(text.find(from), from.size(), to);
    icl::testing::writeText(path, text);
    return readAdapters<float>(folder.path(), config_.text).ok();
  };
  EXPECT_TRUE(changed("\"r\": 2", "\"r\": 2"));
  EXPECT_FALSE(changed("\"r\": 2", "\"r\": 3"));
  EXPECT_FALSE(changed("\"r\": 2", "\"r\": \"2\""));
  EXPECT_FALSE(changed("\"use_dora\": false", "\"use_dora\": true"));
  EXPECT_FALSE(changed("\"o_proj\"", "\"gate_proj\""));
  EXPECT_FALSE(changed("{", "["));
}

}  // namespace
}  // namespace icl::checkpoint
