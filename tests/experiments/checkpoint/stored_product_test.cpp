// Products with stored matrices against sums written out, in odd sizes and every number type.
#include "core/experiments/checkpoint/stored_product.h"

#include <cmath>
#include <cstring>

#include <gtest/gtest.h>

#include "core/base/random.h"

namespace icl::checkpoint {
namespace {

/// A random matrix whose numbers bf16 holds exactly, stored as asked, one byte off alignment.
struct Matrix {
  Matrix(std::size_t out, std::size_t in, Stored type) : numbers(out * in) {
    Stream random(4, Purpose::Probe);
    const std::size_t bytes = bytesOf(type);
    memory.resize(1 + numbers.size() * bytes);
    view = {memory.data() + 1, type, {out, in}};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      const auto rough = static_cast<float>(random.normal());
      std::uint32_t bits = 0;
      std::memcpy(&bits, &rough, 4);
      bits &= 0xFFFF0000U;
      float value = 0;
      std::memcpy(&value, &bits, 4);
      numbers[i] = value;
      std::byte* const to = memory.data() + 1 + i * bytes;
      const auto half = static_cast<std::uint16_t>(bits >> 16);
      const double wide = value;
      if (type == Stored::BF16) std::memcpy(to, &half, 2);
      if (type == Stored::F32) std::memcpy(to, &value, 4);
      if (type == Stored::F64) std::memcpy(to, &wide, 8);
    }
  }
  std::vector<double> numbers;
  std::vector<std::byte> memory{};
  WeightView view{};
};

template <class T>
class StoredProducts : public ::testing::Test {};
using Scalars = ::testing::Types<float, double>;
TYPED_TEST_SUITE(StoredProducts, Scalars);

TYPED_TEST(StoredProducts, AreThoseOfPlainSumsThereAndBack) {
  using T = TypeParam;
  for (const Stored type : {Stored::BF16, Stored::F32, Stored::F64}) {
    for (const auto& [rows, out, in] : {std::tuple<std::size_t, std::size_t, std::size_t>{1, 1, 1},
                                        {3, 70, 5},
                                        {9, 129, 1100},
                                        {17, 1030, 67}}) {
      const Matrix w(out, in, type);
      for (const bool back : {false, true}) {
        const std::size_t inner = back ? out : in, cols = back ? in : out;
        Buffer<T> x(rows * rowStride(inner)), y(rows * rowStride(cols)), bias(cols);
        Stream random(5, Purpose::Probe);
        for (T& value : x.span()) value = static_cast<T>(random.normal());
        for (T& value : y.span()) value = static_cast<T>(random.normal());
        for (T& value : bias.span()) value = static_cast<T>(random.normal());
        const auto before = y;
        const StoredJob<T> job{
            &w.view, {y.data(), rowStride(cols)}, back ? nullptr : bias.data(), rows > 1};
        const Rows<const T> left{x.data(), rowStride(inner)};
        if (back) {
          storedProductBack<T>(rows, left, job);
        } else {
          storedProducts<T>(rows, left, {&job, 1});
        }
        double most = 0;
        for (std::size_t t = 0; t < rows; ++t) {
          for (std::size_t n = 0; n < cols; ++n) {
            double sum = back ? 0 : static_cast<double>(bias[n]);
            if (job.add) sum += static_cast<double>(before[t * rowStride(cols) + n]);
            for (std::size_t k = 0; k < inner; ++k) {
              sum +=
                  static_cast<double>(left.row(t)[k]) * w.numbers[back ? k * in + n : n * in + k];
            }
            most = std::max(most, std::abs(sum - static_cast<double>(job.y.row(t)[n])));
          }
        }
        EXPECT_LT(most, (sizeof(T) == 4 ? 2e-5 : 1e-13) * std::sqrt(static_cast<double>(inner)))
            << rows << " " << out << " " << in << " " << back << " " << nameOf(type);
      }
    }
  }
}

}  // namespace
}  // namespace icl::checkpoint
