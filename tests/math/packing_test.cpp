// Packed panels, number by number, on every instruction set that this processor has.
#include <cstring>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/math/kernels/table.h"

namespace icl::kernels {
namespace {

/// Random numbers that bf16 holds exactly, as such, one byte off alignment, and as T.
template <class T>
struct Bf16Matrix {
  explicit Bf16Matrix(std::size_t count) : bytes(2 * count + 1), numbers(count) {
    Stream random(6, Purpose::Probe);
    for (std::size_t i = 0; i < count; ++i) {
      const auto half = static_cast<std::uint16_t>(random.word() & 0xBFFFU);  // no infinity, no NaN
      std::memcpy(bytes.data() + 1 + 2 * i, &half, 2);
      const std::uint32_t bits = std::uint32_t{half} << 16;
      float value = 0;
      std::memcpy(&value, &bits, 4);
      numbers[i] = static_cast<T>(value);
    }
  }
  std::vector<unsigned char> bytes;
  std::vector<T> numbers;
};

/// Compares the panels of the cols × inner matrix `w`, or (plain) of the inner × cols one.
template <class T>
void comparePanels(const Table<T>& kernels, std::size_t cols, std::size_t inner, bool transposed) {
  const Bf16Matrix<T> w(cols * inner);
  const std::size_t panel = kernels.panel, panels = (cols + panel - 1) / panel;
  const std::size_t ld = transposed ? inner : cols;
  std::vector<T> own(panels * panel * inner, T{-9}), half = own;
  (transposed ? kernels.packTransposed : kernels.pack)(inner, cols, w.numbers.data(), ld,
                                                       own.data());
  (transposed ? kernels.packTransposedBf16 : kernels.packBf16)(inner, cols, w.bytes.data() + 1, ld,
                                                               half.data());
  EXPECT_EQ(own, half);
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < own.size(); ++i) {
    const std::size_t n = i / (panel * inner) * panel + i % panel;
    const std::size_t k = i % (panel * inner) / panel;
    const T wanted = n >= cols ? T{0} : w.numbers[transposed ? n * inner + k : k * cols + n];
    if (own[i] != wanted) ++wrong;
  }
  EXPECT_EQ(wrong, 0U) << cols << " x " << inner << (transposed ? " transposed" : "");
}

template <class T>
class Packing : public ::testing::Test {};
using PackedScalars = ::testing::Types<float, double>;
TYPED_TEST_SUITE(Packing, PackedScalars);

TYPED_TEST(Packing, CopiesEveryNumberAndFillsUpWithZeros) {
  const auto list = usableTables<TypeParam>();
  for (int i = 0; i < list.count; ++i) {
    SCOPED_TRACE(list.names[i]);
    for (const bool transposed : {false, true}) {
      for (const auto& [cols, inner] :
           {std::pair<std::size_t, std::size_t>{1, 1}, {5, 40}, {33, 16}, {64, 33}, {70, 50}}) {
        comparePanels(*list.tables[i], cols, inner, transposed);
      }
    }
  }
}

}  // namespace
}  // namespace icl::kernels
