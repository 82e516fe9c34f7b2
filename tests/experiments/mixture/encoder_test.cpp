// Encoders of all four kinds: gradients against differences in double, the same bits for any number
// of threads, single precision near double, parity with an independent implementation.
#include "core/experiments/mixture/encoder/encoder.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/experiments/mixture/encoder/experiment.h"
#include "core/math/gradient_check.h"
#include "core/math/layers.h"
#include "core/run/verify.h"
#include "tests/support/compare.h"
#include "tests/support/places.h"

namespace icl::mixture {
namespace {

constexpr std::size_t kItems = 6;

EncoderShape smallEncoder(EncoderKind kind) {
  EncoderShape shape;
  shape.kind = kind;
  shape.item = {1, 12, 1};
  shape.features = 6;
  shape.classes = 3;
  shape.hidden = {7, 5};
  shape.layers = 1;
  shape.heads = 2;
  shape.segment = 4;
  shape.patch = 4;
  return shape;
}

std::vector<EncoderShape> allKinds() {
  std::vector<EncoderShape> shapes;
  for (const EncoderKind kind :
       {EncoderKind::Mlp, EncoderKind::Transformer, EncoderKind::Cnn, EncoderKind::Vit}) {
    shapes.push_back(smallEncoder(kind));
  }
  shapes[1].dropout = 0.3;
  EncoderShape image = smallEncoder(EncoderKind::Vit);
  image.item = {4, 6, 3};
  image.patch = 2;
  image.heads = 1;
  shapes.push_back(image);
  image.kind = EncoderKind::Cnn;
  shapes.push_back(image);
  return shapes;
}

/// With weights large enough that every part matters.
template <class T>
void fillEncoder(Encoder<T>& encoder) {
  Stream random(4, Purpose::Init);
  for (T& w : encoder.weights().span()) w = static_cast<T>(0.4 * random.normal());
  for (T& k : encoder.kept().span()) k = T{1};
  for (std::size_t i = 0; i < kItems; ++i) {
    for (T& x : encoder.item(i)) x = static_cast<T>(random.normal());
  }
  encoder.pack();
}

template <class T>
double meanLoss(Encoder<T>& encoder) {
  encoder.forward(kItems, true, 9, 2);
  double loss = 0;
  for (std::size_t i = 0; i < kItems; ++i) {
    loss += crossEntropy<T>(encoder.logits(i), i % 3, 1.0 / kItems, encoder.logitGradient(i)).loss /
            kItems;
  }
  return loss;
}

TEST(Encoder, TheGradientOfEveryKindAgreesWithDifferences) {
  const int before = parallel::threads();
  parallel::setThreads(1);  // passes of microseconds
  for (const EncoderShape& shape : allKinds()) {
    SCOPED_TRACE(static_cast<int>(shape.kind));
    Encoder<double> encoder(shape, kItems);
    fillEncoder(encoder);
    meanLoss(encoder);
    encoder.backward();
    const ParamRange all{0, encoder.weights().size()};
    encoder.reduce({&all, 1});
    const std::vector<double> claimed(encoder.gradient(), encoder.gradient() + all.end);
    const std::vector<double> at(encoder.weights().data(), encoder.weights().data() + all.end);
    // Some 40 of the weights. The step is small, since ReLU and maxima have kinks.
    std::vector<double> some, some_claimed;
    std::vector<std::size_t> which;
    for (std::size_t i = 0; i<all.end; i += all.end> 1500 ? 23 : 1) {
      which.push_back(i);
      some.push_back(at[i]);
      some_claimed.push_back(claimed[i]);
    }
    const auto loss = [&](std::span<const double> w) {
      for (std::size_t i = 0; i < which.size(); ++i) encoder.weights()[which[i]] = w[i];
      encoder.pack();
      return meanLoss(encoder);
    };
    EXPECT_LT(gradientError(loss, some, some_claimed, 1e-6, 1e-3), 1e-5);
  }
  parallel::setThreads(before);
}

TEST(Encoder, GradientsByFeaturesAloneGoTheSameWayBack) {
  Encoder<double> encoder(smallEncoder(EncoderKind::Vit), kItems);
  fillEncoder(encoder);
  meanLoss(encoder);
  encoder.backward();
  const ParamRange body = encoder.bodyRange();
  encoder.reduce({&body, 1});
  const std::vector<double> whole(encoder.gradient(), encoder.gradient() + body.end);
  encoder.backwardFeatures();  // the gradient by the features is still there
  encoder.reduce({&body, 1});
  for (std::size_t i = 0; i < whole.size(); ++i) EXPECT_EQ(encoder.gradient()[i], whole[i]);
}

TEST(Encoder, SinglePrecisionIsNearDouble) {
  for (const EncoderShape& shape : allKinds()) {
    Encoder<double> exact(shape, kItems);
    Encoder<float> single(shape, kItems);
    fillEncoder(exact);
    fillEncoder(single);
    EXPECT_NEAR(meanLoss(single), meanLoss(exact), 1e-4) << static_cast<int>(shape.kind);
    for (std::size_t j = 0; j < shape.features; ++j) {
      EXPECT_NEAR(single.features(2)[j], exact.features(2)[j], 1e-3);
    }
  }
}

TEST(Encoder, WhatDoesNotFitTheItemsIsRefusedInWords) {
  const auto refusal = [](auto&& change) {
    EncoderShape shape = smallEncoder(EncoderKind::Vit);
    change(shape);
    const Status status = checkShape(shape);
    return status.ok() ? std::string() : status.error().text();
  };
  EXPECT_EQ(refusal([](EncoderShape&) {}), "");
  EXPECT_NE(refusal([](EncoderShape& s) { s.patch = 5; }).find("side of 12"), std::string::npos);
  EXPECT_NE(refusal([](EncoderShape& s) {
              s.item = {10, 12, 1};
            }).find("side of 10"),
            std::string::npos);
  EXPECT_NE(refusal([](EncoderShape& s) { s.heads = 4; }).find("6 features cannot be shared by 4"),
            std::string::npos);
  EXPECT_NE(refusal([](EncoderShape& s) {
              s.kind = EncoderKind::Transformer;
              s.segment = 5;
            }).find("segments of 5"),
            std::string::npos);
}

TEST(Encoder, AgreesWithEveryStoredEncoderOfAnIndependentImplementation) {
  const auto manifest = std::filesystem::path(ICL_GOLDEN_DIR) / "mixture_encoder/manifest.json";
  const auto report = verifyParity(manifest, {mixtureEncoderType()});
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report->checked, 4);
  EXPECT_EQ(report->skipped, 0);
  for (const VerifyEntry& entry : report->entries) {
    EXPECT_TRUE(entry.ok) << entry.id << ": " << entry.label << " is " << entry.got << ", not "
                          << entry.expected << ", " << entry.error << " of what is allowed";
    EXPECT_GT(entry.error, 0) << entry.id << ": nothing was compared";
  }
}

TEST(Encoder, AnotherEncoderThanTheStoredOneDoesNotHold) {
  const auto golden = std::filesystem::path(ICL_GOLDEN_DIR) / "mixture_encoder";
  const testing::TemporaryFolder folder;
  const auto verify = [&](const std::string& members, const char* file) {
    std::filesystem::copy_file(golden / file, folder / file,
                               std::filesystem::copy_options::overwrite_existing);
    testing::writeText(folder / "manifest.json",
                       R"({"fixtures": {"one": {"kind": "encoder", "file": ")" + std::string(file) +
                           "\", " + members + "}}}");
    return verifyParity(folder / "manifest.json", {mixtureEncoderType()});
  };
  const auto heads =
      verify(R"("arch": "ViTEncoder", "patch": 4, "heads": 4)", "enc_vit.safetensors");
  ASSERT_TRUE(heads.ok()) << heads.error().text();
  EXPECT_EQ(heads->failed, 1);
  EXPECT_EQ(
      verify(R"("arch": "ViTEncoder", "patch": 4, "heads": 2)", "enc_vit.safetensors")->failed, 0);
  const auto kind = verify(R"("arch": "CNNEncoder")", "enc_mlp.safetensors");
  ASSERT_FALSE(kind.ok());
  EXPECT_NE(kind.error().text().find("w.conv.0.weight"), std::string::npos);
  EXPECT_FALSE(verify(R"("arch": "Perceiver")", "enc_mlp.safetensors").ok());
  EXPECT_FALSE(verify(R"("arch": "ViTEncoder", "patch": 5)", "enc_vit.safetensors").ok());
}

}  // namespace
}  // namespace icl::mixture
