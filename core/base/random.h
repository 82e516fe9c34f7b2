// Random numbers that are addressed, not consumed: a Stream is named by (seed, purpose, step, row)
// and always gives the same draws, so any step can be redone alone on any thread. Philox4x32-10;
// normals by Box–Muller in arithmetic that has the same bits on every x86-64 processor.
// A Stream is a small value for one thread; make it where it is needed, keep nothing between steps.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace icl {

/// What draws are for; part of their address, so the numbers are never reused for something else.
enum class Purpose : std::uint8_t {
  Task = 1,     // the hidden task of a prompt
  Tokens = 2,   // the inputs of a prompt
  Query = 3,    // its query
  Noise = 4,    // noise on inputs or responses
  Init = 5,     // starting weights
  Example = 6,  // the example prompt on the screen
  Test = 7,     // held-out prompts
  Probe = 8,    // Monte Carlo inside probes
  Order = 9,    // permutations of data
  Bootstrap = 10,
  Dropout = 11,
};

class Stream {
 public:
  /// step < 2^56, row < 2^32.
  Stream(std::uint64_t seed, Purpose purpose, std::uint64_t step = 0, std::uint64_t row = 0);

  std::uint32_t word();
  std::uint64_t bits();
  /// In [0, 1), all 53 bits.
  double uniform();
  /// Whole number in [0, n), exactly uniform; n > 0.
  std::uint64_t below(std::uint64_t n);
  /// -1 or +1.
  double sign();
  /// Standard normal (to 6.8 standard deviations: 32 random bits make the radius).
  double normal();
  double exponential();
  /// Gamma of the given shape > 0 and scale 1.
  double gamma(double shape);
  double chiSquare(double freedom) { return 2 * gamma(freedom / 2); }

  /// Many at once, several times faster than one by one (another sequence than normal()'s). The
  /// first n of a longer span are the same; floats are those doubles to float accuracy, so single
  /// and double precision see the same data.
  void normals(std::span<double> out);
  void normals(std::span<float> out);

  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
  }
  /// 0 … n-1 in random order.
  std::vector<std::uint32_t> permutation(std::uint32_t n);

 private:
  template <class T>
  void fillNormals(std::span<T> out);

  std::array<std::uint32_t, 2> key_{};
  std::array<std::uint32_t, 4> counter_{};  // block, row, step low, purpose and step high
  std::array<std::uint32_t, 4> words_{};
  unsigned used_ = 4;
  std::array<double, 2> spare_{};
  unsigned spares_ = 0;
};

}  // namespace icl
