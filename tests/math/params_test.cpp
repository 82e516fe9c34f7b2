#include "core/math/params.h"

#include <gtest/gtest.h>

#include "core/math/buffer.h"

namespace icl {
namespace {

TEST(ParamLayout, TensorsLieOneAfterTheOther) {
  ParamLayout layout;
  EXPECT_EQ(layout.add("a.weight", 2, 3), 0u);
  EXPECT_EQ(layout.add("a.bias", 1, 3), 6u);
  EXPECT_EQ(layout.add("b.weight", 4, 1), 9u);
  EXPECT_EQ(layout.size(), 13u);
  EXPECT_EQ(layout.find("a.bias")->offset, 6u);
  EXPECT_EQ(layout.find("c"), nullptr);
  EXPECT_EQ(layout.range("a."), (ParamRange{0, 9}));
  EXPECT_EQ(layout.range("b."), (ParamRange{9, 13}));
}

TEST(NumberBuffer, IsZeroedAndCopiedLikeAVector) {
  Buffer<float> a(5);
  EXPECT_EQ(a[4], 0);
  a[2] = 3;
  Buffer<float> b = a;
  b[2] = 4;
  EXPECT_EQ(a[2], 3);
  a = b;
  EXPECT_EQ(a[2], 4);
  const Buffer<float> c = std::move(b);
  EXPECT_EQ(c[2], 4);
  EXPECT_EQ(b.size(), 0u);  // NOLINT: what a moved-from buffer is, is the point
  a = Buffer<float>(2);
  EXPECT_EQ(a.size(), 2u);
}

TEST(NumberBuffer, RowsAreWholeVectorsApartAndNoPowerOfTwo) {
  EXPECT_EQ(rowStride(1), 16u);
  EXPECT_EQ(rowStride(16), 16u);
  EXPECT_EQ(rowStride(17), 48u);
  EXPECT_EQ(rowStride(128), 144u);
}

}  // namespace
}  // namespace icl
