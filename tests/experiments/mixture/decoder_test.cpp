// The decoder there and back: its gradient against differences for every kind of position, norm,
// head, gate and activation; and that what is skipped does not matter.
#include <cmath>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/experiments/mixture/decoder_pass.h"
#include "core/math/gradient_check.h"

namespace icl::mixture {
namespace {

constexpr std::size_t kTokens = 5, kSequences = 2;

/// A decoder with weights large enough that every part matters, and a batch for it.
template <class T>
class Model {
 public:
  explicit Model(const DecoderShape& shape)
      : decoder(shape, kTokens),
        pass(shape, kTokens, kSequences),
        gradient(decoder.params().size()) {
    Stream random(3, Purpose::Init);
    for (const ParamEntry& entry : decoder.layout().params().entries()) {
      const bool norm = entry.name.ends_with("norm.weight");
      for (std::size_t i = 0; i < entry.size(); ++i) {
        decoder.params()[entry.offset + i] =
            static_cast<T>((norm ? 1 : 0) + (norm ? 0.2 : 0.5) * random.normal());
      }
    }
    for (std::size_t r = 0; r < kTokens * kSequences; ++r) {
      for (std::size_t i = 0; i < shape.width; ++i) {
        input.push_back(random.normal());
      }
    }
    decoder.pack();
  }
  double loss(const PassOptions& options) {
    const DecoderShape& shape = decoder.shape();
    for (std::size_t r = 0; r < kTokens * kSequences; ++r) {
      for (std::size_t i = 0; i < shape.width; ++i) {
        pass.input().row(r)[i] = static_cast<T>(input[r * shape.width + i]);
      }
    }
    pass.forward(decoder, kSequences, options);
    double sum = 0;
    for (std::size_t s = 0; s < kSequences; ++s) {
      sum += crossEntropy<T>({pass.logits().row(s), shape.labels}, s + 1, 0.5,
                             {pass.logitGradient().row(s), shape.labels})
                 .loss;
    }
    return sum / 2;
  }
  void back(const PassOptions& options, bool fresh = true) {
    pass.backward(decoder, options, gradient.data(), fresh);
  }

  Decoder<T> decoder;
  DecoderPass<T> pass;
  Buffer<T> gradient;
  std::vector<double> input{};
};

struct Variant {
  const char* name;
  DecoderShape shape;
  std::vector<double> gates{};
};

DecoderShape small(std::size_t heads = 1) {
  DecoderShape shape;
  shape.layers = 2;
  shape.width = 6;
  shape.labels = 4;
  shape.heads = heads;
  shape.project = heads > 1;
  return shape;
}

std::vector<Variant> variants() {
  std::vector<Variant> all{{"one head", small()}, {"three heads", small(3)}};
  const auto add = [&](const char* name, std::size_t heads, auto&& change) {
    DecoderShape shape = small(heads);
    change(shape);
    all.push_back({name, shape});
  };
  add("rotary", 1, [](DecoderShape& s) { s.rotation = Rotation::Standard; });
  add("rotary as published", 1, [](DecoderShape& s) { s.rotation = Rotation::Published; });
  add("rotary, three heads", 3, [](DecoderShape& s) { s.rotation = Rotation::Published; });
  add("alibi", 2, [](DecoderShape& s) { s.alibi = true; });
  add("no norm", 1, [](DecoderShape& s) { s.norm = false; });
  add("no norm, two heads, scaled residual", 2, [](DecoderShape& s) {
    s.norm = false;
    s.residual_scale = 0.4;
  });
  add("scaled residual", 1, [](DecoderShape& s) { s.residual_scale = 0.7; });
  add("gated", 1, [](DecoderShape& s) { s.gated = true; });
  add("projection with one head", 1, [](DecoderShape& s) { s.project = true; });
  add("no biases", 1, [](DecoderShape& s) { s.bias = false; });
  add("one layer", 1, [](DecoderShape& s) { s.layers = 1; });
  add("three layers, two heads", 2, [](DecoderShape& s) { s.layers = 3; });
  all.push_back({"gates", small(2), {0.3, 1, 0, 0.6}});
  all.push_back({"gate of the only head", small(), {0.3, 0.8}});
  return all;
}

TEST(DecoderGradient, IsTheDerivativeForEveryKindOfModel) {
  for (const Variant& variant : variants()) {
    for (const bool last_only : {true, false}) {
      SCOPED_TRACE(std::string(variant.name) + (last_only ? ", skipping" : ""));
      Model<double> model(variant.shape);
      PassOptions options;
      options.last_only = last_only;
      options.gates = variant.gates;
      options.input_gradient = true;
      model.loss(options);
      model.back(options);
      const std::size_t count = model.gradient.size();
      const std::vector<double> claimed(model.gradient.data(), model.gradient.data() + count);
      const std::vector<double> at(model.decoder.params().data(),
                                   model.decoder.params().data() + count);
      const auto by_weights = [&](std::span<const double> weights) {
        std::copy(weights.begin(), weights.end(), model.decoder.params().data());
        model.decoder.pack();
        return model.loss(options);
      };
      EXPECT_LT(gradientError(by_weights, at, claimed, 2e-4, 1e-2), 1e-7);

      std::vector<double> by_input;
      for (std::size_t r = 0; r < kTokens * kSequences; ++r) {
        const double* row = model.pass.inputGradient().row(r);
        by_input.insert(by_input.end(), row, row + variant.shape.width);
      }
      const std::vector<double> inputs = model.input;
      std::copy(at.begin(), at.end(), model.decoder.params().data());
      model.decoder.pack();
      const auto f = [&](std::span<const double> x) {
        model.input.assign(x.begin(), x.end());
        return model.loss(options);
      };
      EXPECT_LT(gradientError(f, inputs, by_input, 2e-4, 1e-2), 1e-7);
    }
  }
}

double relative(double a, double b) { return std::abs(a - b) / std::max(1.0, std::abs(b)); }

template <class T>
void expectSkippingChangesNothing(double tolerance) {
  for (const Variant& variant : variants()) {
    SCOPED_TRACE(variant.name);
    Model<T> model(variant.shape);
    PassOptions whole;
    whole.last_only = false;
    whole.gates = variant.gates;
    PassOptions skipping = whole;
    skipping.last_only = true;
    const double loss = model.loss(whole);
    model.back(whole);
    const Buffer<T> gradient = model.gradient;
    EXPECT_LE(relative(model.loss(skipping), loss), tolerance);
    model.back(skipping);
    for (std::size_t i = 0; i < gradient.size(); ++i) {
      ASSERT_LE(relative(static_cast<double>(model.gradient[i]), static_cast<double>(gradient[i])),
                tolerance);
    }
  }
}

TEST(DecoderPass, SkippingWhatNothingDependsOnChangesLossAndGradientByRoundingOnly) {
  expectSkippingChangesNothing<double>(1e-13);
  expectSkippingChangesNothing<float>(1e-5);
}

TEST(DecoderPass, AttentionOfEveryTokenIsThatOfTheWholePass) {
  Model<double> model(small(2));
  PassOptions whole;
  whole.last_only = false;
  const double loss = model.loss(whole);
  std::vector<double> weights;
  for (std::size_t t = 0; t < kTokens; ++t) {
    const double* row = model.pass.attention(1, 1, 1).row(t);
    weights.insert(weights.end(), row, row + kTokens);
  }
  PassOptions watched;
  watched.all_attention = true;
  EXPECT_NEAR(model.loss(watched), loss, 1e-13);
  for (std::size_t t = 0; t < kTokens; ++t) {
    double sum = 0;
    for (std::size_t u = 0; u < kTokens; ++u) {
      const double weight = model.pass.attention(1, 1, 1).row(t)[u];
      EXPECT_NEAR(weight, weights[t * kTokens + u], 1e-14);
      if (u > t) {
        EXPECT_EQ(weight, 0) << "a look ahead";
      }
      sum += weight;
    }
    EXPECT_NEAR(sum, 1, 1e-14);
  }
}

TEST(DecoderPass, GradientsOfSeveralPartsAddUp) {
  Model<double> model(small(3));
  const PassOptions options;
  model.loss(options);
  model.back(options, true);
  const Buffer<double> once = model.gradient;
  model.back(options, false);
  for (std::size_t i = 0; i < once.size(); ++i) {
    ASSERT_NEAR(model.gradient[i], 2 * once[i], 1e-14 * std::abs(once[i]) + 1e-300);
  }
}

TEST(DecoderPass, AFrozenBlockKeepsItsGradientUntouchedAndTheOthersTheirs) {
  Model<double> model(small(2));
  PassOptions options;
  model.loss(options);
  model.back(options);
  const Buffer<double> whole = model.gradient;
  for (const std::size_t frozen : {std::size_t{0}, std::size_t{1}}) {
    options.frozen.assign(2, false);
    options.frozen[frozen] = true;
    std::fill_n(model.gradient.data(), model.gradient.size(), 77.0);
    model.loss(options);
    model.back(options);
    const ParamRange block = model.decoder.layout().blockRange(frozen);
    for (std::size_t i = 0; i < whole.size(); ++i) {
      const bool inside = i >= block.begin && i < block.end;
      ASSERT_EQ(model.gradient[i], inside ? 77.0 : whole[i]) << i;
    }
  }
}

TEST(DecoderPass, AClosedGateEqualsAHeadThatPutsOutNothing) {
  Model<double> gated(small(2)), silent(small(2));
  PassOptions options;
  options.gates = {1, 0, 1, 1};
  const std::size_t size = 3;  // rows of head 1 in wv of the first block
  double* wv = silent.decoder.params().data() + silent.decoder.layout().block(0).wv;
  std::fill_n(wv + size * 6, size * 6, 0.0);
  silent.decoder.pack();
  EXPECT_NEAR(gated.loss(options), silent.loss({}), 1e-14);
}

TEST(Decoder, HasAsManyParametersAsPublished) {
  DecoderShape shape;  // two layers, one head, 32 labels
  shape.width = 64;
  EXPECT_EQ(parameterCount(shape), 51904u);
  shape.width = 128;
  EXPECT_EQ(parameterCount(shape), 202112u);
}

TEST(Decoder, StartsAsPublished) {
  DecoderShape shape;
  shape.width = 64;
  Decoder<float> decoder(shape, 17);
  decoder.initialise(1);
  const auto spread = [&](const char* name) {
    const ParamEntry* entry = decoder.layout().params().find(name);
    double squares = 0, most = 0;
    for (std::size_t i = 0; i < entry->size(); ++i) {
      const double x = decoder.params()[entry->offset + i];
      squares += x * x;
      most = std::max(most, std::abs(x));
    }
    return std::pair(std::sqrt(squares / static_cast<double>(entry->size())), most);
  };
  EXPECT_NEAR(spread("layers.0.attn.wq.weight").first, 0.02, 0.001);
  EXPECT_NEAR(spread("out.weight").first, 0.02, 0.001);
  EXPECT_NEAR(spread("layers.1.mlp.fc2.weight").first, 0.125 / std::sqrt(3), 0.003);
  EXPECT_LE(spread("layers.1.mlp.fc2.bias").second, 0.125);
  EXPECT_EQ(spread("layers.1.mlp_norm.weight").first, 1);
  EXPECT_NE(decoder.tensor(decoder.layout().block(0).wq)[0],
            decoder.tensor(decoder.layout().block(1).wq)[0]);
}

}  // namespace
}  // namespace icl::mixture
