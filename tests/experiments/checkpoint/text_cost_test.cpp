// What is told before a run, against the counts of the 3B's matrices by hand.
#include "core/experiments/checkpoint/text_cost.h"

#include <gtest/gtest.h>

namespace icl::checkpoint {
namespace {

TextShape shapeOf3B() {
  TextShape shape;
  shape.layers = 36;
  shape.width = 2048;
  shape.inner = 11008;
  shape.heads = 16;
  shape.key_heads = 2;
  shape.head_width = 128;
  shape.vocabulary = 151936;
  shape.tied = true;
  return shape;
}

TEST(TextCost, OperationsAreThoseOfTheMatrices) {
  const TextShape shape = shapeOf3B();
  // 36 layers of 77,070,336 numbers in matrices, all rows of all but the last MLP.
  const double attention = 2048.0 * (2048 + 256 + 256 + 2048), mlp = 3 * 2048.0 * 11008;
  const double products = 2 * 138 * (36 * attention + 35 * mlp) + 2 * mlp;
  const double heads = 36 * 2 * 138.0 * 138 * 2048, logits = 2 * 2048.0 * 151936;
  EXPECT_NEAR(textOperations(shape, 138) / (products + heads + logits), 1, 1e-12);
  EXPECT_NEAR(textOperations(shape, 138), 0.76e12, 0.03e12);  // "0.8 Tflop for text"
  EXPECT_NEAR(textOperations(shape, 1300), 7.2e12, 0.3e12);   // "about 7"
  // "About four forwards" a step: what is not needed is left out.
  const double step = loraOperations(shape, 138, 16) / textOperations(shape, 138);
  EXPECT_GT(step, 2.5);
  EXPECT_LT(step, 4);
  EXPECT_EQ(LoraLayout(shape, 16).count(), 7372800U);
}

TEST(TextCost, MemoryIsFarBelowThatOfAttentionMaps) {
  const TextShape shape = shapeOf3B();
  EXPECT_LT(textBytes(shape, 1300), 250e6);
  EXPECT_GT(textBytes(shape, 1300), 80e6);
  EXPECT_LT(loraBytes(shape, 1300, 16), 1.2e9);
  EXPECT_GT(loraBytes(shape, 1300, 16), 383e6);  // the inputs of the layers alone
  EXPECT_GT(checkpointSpeed(), 1e8);
}

}  // namespace
}  // namespace icl::checkpoint
