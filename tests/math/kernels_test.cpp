// The kernels of every instruction set that this processor has, against loops written out plainly,
// in odd sizes, and against derivatives by differences.
#include <algorithm>
#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/random.h"
#include "core/math/buffer.h"
#include "core/math/gradient_check.h"
#include "core/math/kernels/table.h"

namespace icl::kernels {
namespace {

template <class T>
Buffer<T> randomBuffer(std::size_t count, std::uint64_t seed) {
  Buffer<T> out(count);
  Stream random(seed, Purpose::Probe);
  for (std::size_t i = 0; i < count; ++i) out[i] = static_cast<T>(random.normal());
  return out;
}

template <class T>
class Kernels : public ::testing::Test {
 protected:
  static constexpr double kTolerance = sizeof(T) == 4 ? 2e-6 : 5e-15;
  /// check(table), with the table's name in what a failure says.
  template <class Check>
  void onEveryTable(Check&& check) {
    const auto list = usableTables<T>();
    for (int i = 0; i < list.count; ++i) {
      SCOPED_TRACE(list.names[i]);
      check(*list.tables[i]);
    }
  }
};

using Scalars = ::testing::Types<float, double>;
TYPED_TEST_SUITE(Kernels, Scalars);

TYPED_TEST(Kernels, ProductsAreThoseOfPlainLoopsInAnySize) {
  using T = TypeParam;
  constexpr std::size_t kRoom = 160;
  this->onEveryTable([&](const Table<T>& kernels) {
    for (const auto& [rows, cols, inner] :
         {std::tuple<std::size_t, std::size_t, std::size_t>{1, 1, 1},
          {3, 5, 7},
          {8, 32, 16},
          {13, 33, 9},
          {17, 80, 31},
          {29, 47, 2},
          {6, 128, 20}}) {
      SCOPED_TRACE(std::to_string(rows) + " x " + std::to_string(cols) + " x " +
                   std::to_string(inner));
      const auto a = randomBuffer<T>(rows * kRoom, 1), w = randomBuffer<T>(cols * inner, 2);
      const auto bias = randomBuffer<T>(cols, 3), add = randomBuffer<T>(rows * kRoom, 4);
      Buffer<T> packed((cols + kernels.panel) * inner), c(rows * kRoom);
      for (const bool transposed : {false, true}) {
        std::fill_n(c.data(), c.size(), T{-9});
        (transposed ? kernels.packTransposed : kernels.pack)(
            inner, cols, w.data(), transposed ? inner : cols, packed.data());
        kernels.multiply({rows, cols, inner, a.data(), kRoom, packed.data(), 0, bias.data(),
                          add.data(), kRoom, T{0.5}, c.data(), kRoom});
        for (std::size_t r = 0; r < rows; ++r) {
          for (std::size_t n = 0; n < cols; ++n) {
            double sum = static_cast<double>(bias[n]);
            for (std::size_t k = 0; k < inner; ++k) {
              const T weight = transposed ? w[n * inner + k] : w[k * cols + n];
              sum += static_cast<double>(a[r * kRoom + k]) * static_cast<double>(weight);
            }
            const double wanted = static_cast<double>(add[r * kRoom + n]) + 0.5 * sum;
            ASSERT_NEAR(static_cast<double>(c[r * kRoom + n]), wanted,
                        this->kTolerance * static_cast<double>(inner + 2) * 2);
          }
          ASSERT_EQ(c[r * kRoom + cols], T{-9}) << "written beyond the last column";
        }
      }
    }
  });
}

TYPED_TEST(Kernels, TransposedProductsAddUpOrWriteAnew) {
  using T = TypeParam;
  constexpr std::size_t kRoom = 96;
  this->onEveryTable([&](const Table<T>& kernels) {
    for (const auto& [rows, cols, inner] :
         {std::tuple<std::size_t, std::size_t, std::size_t>{1, 3, 2}, {9, 17, 5}, {11, 70, 13}}) {
      const auto a = randomBuffer<T>(inner * kRoom, 1), b = randomBuffer<T>(inner * kRoom, 2);
      const auto before = randomBuffer<T>(rows * cols + 1, 3);
      for (const bool add : {false, true}) {
        Buffer<T> c = before;
        kernels.multiplyTransposed({rows, cols, inner, a.data(), kRoom, b.data(), kRoom, nullptr,
                                    add ? c.data() : nullptr, cols, T{2}, c.data(), cols});
        for (std::size_t i = 0; i < rows * cols; ++i) {
          double wanted = add ? static_cast<double>(before[i]) : 0;
          for (std::size_t k = 0; k < inner; ++k) {
            wanted += 2 * static_cast<double>(a[k * kRoom + i / cols]) *
                      static_cast<double>(b[k * kRoom + i % cols]);
          }
          ASSERT_NEAR(static_cast<double>(c[i]), wanted, this->kTolerance * 40);
        }
        ASSERT_EQ(c[rows * cols], before[rows * cols]) << "written beyond the end";
      }
    }
  });
}

TYPED_TEST(Kernels, TheExponentialIsExactToRounding) {
  using T = TypeParam;
  this->onEveryTable([&](const Table<T>& kernels) {
    // SiLU(x) = x/(1 + e⁻ˣ) at v = 1, over the whole range of x.
    constexpr std::size_t kCount = 4096;
    Buffer<T> x(kCount), one(kCount), y(kCount);
    for (std::size_t i = 0; i < kCount; ++i) {
      x[i] = static_cast<T>(-80 + 160.0 * static_cast<double>(i) / kCount);
      one[i] = 1;
    }
    kernels.activation({1, kCount, x.data(), one.data(), kCount, true, y.data(), kCount, nullptr, 0,
                        nullptr, nullptr, 0});
    for (std::size_t i = 0; i < kCount; ++i) {
      const double at = static_cast<double>(x[i]);
      const double wanted = at / (1 + std::exp(-at));
      ASSERT_NEAR(static_cast<double>(y[i]), wanted,
                  std::abs(wanted) * (sizeof(T) == 4 ? 6e-7 : 1e-15) + 1e-36)
          << at;
    }
  });
}

/// One head written out: weights and output, rows [first, tokens).
struct PlainHead {
  std::size_t tokens = 0, size = 0, first = 0;
  double scale = 1, slope = 0, gate = 1;

  std::vector<double> weights(std::span<const double> q, std::span<const double> k) const {
    std::vector<double> out(tokens * tokens, 0.0);
    for (std::size_t t = first; t < tokens; ++t) {
      double total = 0;
      for (std::size_t u = 0; u <= t; ++u) {
        double score = 0;
        for (std::size_t i = 0; i < size; ++i) score += q[t * size + i] * k[u * size + i];
        score = score * scale - slope * static_cast<double>(t - u);
        total += out[t * tokens + u] = std::exp(score);
      }
      for (std::size_t u = 0; u <= t; ++u) out[t * tokens + u] /= total;
    }
    return out;
  }
  std::vector<double> output(std::span<const double> qkv) const {
    const std::size_t n = tokens * size;
    const auto w = weights(qkv.first(n), qkv.subspan(n, n));
    std::vector<double> out(n, 0.0);
    for (std::size_t t = first; t < tokens; ++t) {
      for (std::size_t u = 0; u <= t; ++u) {
        for (std::size_t i = 0; i < size; ++i) {
          out[t * size + i] += gate * w[t * tokens + u] * qkv[2 * n + u * size + i];
        }
      }
    }
    return out;
  }
};

std::vector<PlainHead> headsToTry() {
  return {{5, 3, 0, 0.6, 0, 1},      {17, 8, 0, 0.35, 0.25, 0.3}, {17, 8, 16, 0.35, 0, 1},
          {33, 20, 0, 0.2, 0.01, 0}, {2, 1, 1, 1, 0, 0.5},        {16, 40, 15, 0.15, 0.5, 1}};
}

template <class T>
struct HeadMemory {
  explicit HeadMemory(const PlainHead& head, std::uint64_t seed)
      : tokens(head.tokens),
        size(head.size),
        ld(rowStride(3 * head.size)),
        qkv(head.tokens * ld),
        weights(head.tokens * paddedTokens(head.tokens)),
        out(head.tokens * ld),
        scratch(attentionScratch(head.tokens, head.size)) {
    Stream random(seed, Purpose::Probe);
    for (std::size_t i = 0; i < 3 * tokens * size; ++i) flat.push_back(random.normal());
    for (std::size_t part = 0; part < 3; ++part) {
      for (std::size_t t = 0; t < tokens; ++t) {
        for (std::size_t i = 0; i < size; ++i) {
          qkv[t * ld + part * size + i] = static_cast<T>(flat[(part * tokens + t) * size + i]);
        }
      }
    }
  }
  AttentionJob<T> job(const PlainHead& head) {
    const T* q = qkv.data() + head.first * ld;
    return {tokens,
            size,
            head.first,
            q,
            ld,
            qkv.data() + size,
            qkv.data() + 2 * size,
            ld,
            static_cast<T>(head.scale),
            static_cast<T>(head.slope),
            static_cast<T>(head.gate),
            weights.data(),
            out.data(),
            ld,
            nullptr,
            0,
            scratch.data()};
  }
  std::size_t tokens, size, ld;
  Buffer<T> qkv, weights, out, scratch;
  std::vector<double> flat{};
};

TYPED_TEST(Kernels, AHeadIsWhatItsDefinitionSays) {
  using T = TypeParam;
  this->onEveryTable([&](const Table<T>& kernels) {
    for (const PlainHead& head : headsToTry()) {
      HeadMemory<T> memory(head, 5);
      kernels.attention(memory.job(head));
      const std::size_t n = head.tokens * head.size, padded = paddedTokens(head.tokens);
      const auto all = std::span<const double>(memory.flat);
      const auto weights = head.weights(all.first(n), all.subspan(n, n));
      const auto out = head.output(all);
      for (std::size_t t = head.first; t < head.tokens; ++t) {
        const T* row = memory.weights.data() + (t - head.first) * padded;
        for (std::size_t u = 0; u < padded; ++u) {
          const double wanted = u < head.tokens ? weights[t * head.tokens + u] : 0;
          ASSERT_NEAR(static_cast<double>(row[u]), wanted, this->kTolerance * 4);
        }
        for (std::size_t i = 0; i < head.size; ++i) {
          ASSERT_NEAR(static_cast<double>(memory.out[(t - head.first) * memory.ld + i]),
                      out[t * head.size + i], this->kTolerance * 8);
        }
      }
    }
  });
}

TYPED_TEST(Kernels, AHeadAddsItsOutputToWhatPassesBy) {
  using T = TypeParam;
  const PlainHead head{7, 5, 0, 0.4, 0, 1};
  this->onEveryTable([&](const Table<T>& kernels) {
    HeadMemory<T> plain(head, 6), joined(head, 6);
    kernels.attention(plain.job(head));
    const auto stream = randomBuffer<T>(head.tokens * 16, 7);
    auto job = joined.job(head);
    job.add = stream.data();
    job.ldadd = 16;
    kernels.attention(job);
    for (std::size_t t = 0; t < head.tokens; ++t) {
      for (std::size_t i = 0; i < head.size; ++i) {
        ASSERT_NEAR(static_cast<double>(joined.out[t * joined.ld + i]),
                    static_cast<double>(plain.out[t * plain.ld + i] + stream[t * 16 + i]),
                    this->kTolerance * 4);
      }
    }
  });
}

TEST(KernelGradients, AHeadsWayBackIsItsDerivative) {
  const auto list = usableTables<double>();
  for (int table = 0; table < list.count; ++table) {
    for (const PlainHead& head : headsToTry()) {
      HeadMemory<double> memory(head, 8);
      Stream random(9, Purpose::Probe);
      std::vector<double> along(head.tokens * head.size, 0.0);
      for (std::size_t i = head.first * head.size; i < along.size(); ++i)
        along[i] = random.normal();
      const auto f = [&](std::span<const double> qkv) {
        const auto out = head.output(qkv);
        double sum = 0;
        for (std::size_t i = 0; i < out.size(); ++i) sum += along[i] * out[i];
        return sum;
      };
      list.tables[table]->attention(memory.job(head));
      Buffer<double> d(head.tokens * memory.ld), dout(head.tokens * memory.ld);
      for (std::size_t t = head.first; t < head.tokens; ++t) {
        std::copy_n(along.data() + t * head.size, head.size,
                    dout.data() + (t - head.first) * memory.ld);
      }
      list.tables[table]->attentionGradient(
          {memory.job(head), dout.data(), memory.ld, d.data() + head.first * memory.ld, memory.ld,
           d.data() + head.size, d.data() + 2 * head.size, memory.ld});
      std::vector<double> claimed;
      for (std::size_t part = 0; part < 3; ++part) {
        for (std::size_t t = 0; t < head.tokens; ++t) {
          const double* row = d.data() + t * memory.ld + part * head.size;
          claimed.insert(claimed.end(), row, row + head.size);
        }
      }
      EXPECT_LT(gradientError(f, memory.flat, claimed, 1e-3, 1e-3), 1e-8) << list.names[table];
    }
  }
}

TEST(KernelGradients, TheNormsWayBackIsItsDerivative) {
  constexpr std::size_t kRows = 3, kCols = 21, kRoom = 48;
  const auto list = usableTables<double>();
  Stream random(4, Purpose::Probe);
  std::vector<double> at(kRows * kCols + kCols);  // x, then the weight
  for (double& value : at) value = random.normal();
  Buffer<double> dy(kRows * kRoom);
  for (std::size_t i = 0; i < dy.size(); ++i) dy[i] = random.normal();
  const auto f = [&](std::span<const double> p) {
    double sum = 0;
    for (std::size_t r = 0; r < kRows; ++r) {
      double square = 0;
      for (std::size_t i = 0; i < kCols; ++i) square += p[r * kCols + i] * p[r * kCols + i];
      const double inverse = 1 / std::sqrt(square / kCols + 0.01);
      for (std::size_t i = 0; i < kCols; ++i) {
        sum += dy[r * kRoom + i] * p[r * kCols + i] * inverse * p[kRows * kCols + i];
      }
    }
    return sum;
  };
  for (int table = 0; table < list.count; ++table) {
    Buffer<double> x(kRows * kRoom), y(kRows * kRoom), dx(kRows * kRoom), inverse(kRows);
    for (std::size_t r = 0; r < kRows; ++r) {
      std::copy_n(at.data() + r * kCols, kCols, x.data() + r * kRoom);
    }
    const double* weight = at.data() + kRows * kCols;
    list.tables[table]->norm(
        {kRows, kCols, x.data(), kRoom, weight, 0.01, y.data(), kRoom, inverse.data()});
    Buffer<double> dweight(kCols);
    for (const bool add : {false, true}) {
      list.tables[table]->normGradient({kRows, kCols, x.data(), kRoom, weight, inverse.data(),
                                        dy.data(), kRoom, dx.data(), kRoom, add,
                                        add ? nullptr : dweight.data()});
    }
    std::vector<double> claimed;
    for (std::size_t r = 0; r < kRows; ++r) {
      for (std::size_t i = 0; i < kCols; ++i) claimed.push_back(dx[r * kRoom + i] / 2);
    }
    claimed.insert(claimed.end(), dweight.data(), dweight.data() + kCols);
    EXPECT_LT(gradientError(f, at, claimed, 1e-3, 1e-3), 1e-8) << list.names[table];
  }
}

TEST(KernelGradients, TheActivationsWayBackIsItsDerivative) {
  constexpr std::size_t kCols = 19, kRoom = 32;
  const auto list = usableTables<double>();
  Stream random(4, Purpose::Probe);
  std::vector<double> at(2 * kCols);
  for (double& value : at) value = 2 * random.normal();
  Buffer<double> dy(kRoom);
  for (std::size_t i = 0; i < kCols; ++i) dy[i] = random.normal();
  for (const bool gated : {false, true}) {
    const auto f = [&](std::span<const double> p) {
      double sum = 0;
      for (std::size_t i = 0; i < kCols; ++i) {
        const double u = p[i], v = p[kCols + i], z = gated ? u : u * v;
        sum += dy[i] * z / (1 + std::exp(-z)) * (gated ? v : 1);
      }
      return sum;
    };
    for (int table = 0; table < list.count; ++table) {
      Buffer<double> u(kRoom), v(kRoom), du(kRoom), dv(kRoom);
      std::copy_n(at.data(), kCols, u.data());
      std::copy_n(at.data() + kCols, kCols, v.data());
      list.tables[table]->activationGradient({1, kCols, u.data(), v.data(), kRoom, gated, nullptr,
                                              0, dy.data(), kRoom, du.data(), dv.data(), kRoom});
      std::vector<double> claimed(du.data(), du.data() + kCols);
      claimed.insert(claimed.end(), dv.data(), dv.data() + kCols);
      EXPECT_LT(gradientError(f, at, claimed, 1e-3, 1e-3), 1e-8) << list.names[table];
    }
  }
}

TYPED_TEST(Kernels, SumsOfColumnsAndSquares) {
  using T = TypeParam;
  this->onEveryTable([&](const Table<T>& kernels) {
    const auto a = randomBuffer<T>(3 * 40, 1);
    Buffer<T> sums(21);
    kernels.columnSums(3, 21, a.data(), 40, T{2}, false, sums.data());
    kernels.columnSums(3, 21, a.data(), 40, T{1}, true, sums.data());
    for (std::size_t i = 0; i < 21; ++i) {
      const auto wanted = 3 * (static_cast<double>(a[i]) + static_cast<double>(a[40 + i]) +
                               static_cast<double>(a[80 + i]));
      ASSERT_NEAR(static_cast<double>(sums[i]), wanted, this->kTolerance * 20);
    }
    double squares = 0;
    for (std::size_t i = 0; i < 53; ++i) squares += static_cast<double>(a[i] * a[i]);
    EXPECT_NEAR(kernels.squares(53, a.data()), squares, 1e-5);
  });
}

}  // namespace
}  // namespace icl::kernels
