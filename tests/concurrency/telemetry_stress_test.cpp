// Ring and slot under load. Under the thread sanitizer a weaker memory order is reported; without
// it, torn values are seen.
#include <array>
#include <atomic>
#include <thread>

#include <gtest/gtest.h>

#include "core/telemetry/history_ring.h"
#include "core/telemetry/latest.h"

namespace icl {
namespace {

TEST(HistoryRingStress, EveryRowArrivesWholeAndInOrder) {
  constexpr std::uint64_t kRows = 50000;
  HistoryRing ring(4, 64);
  std::jthread writer([&] {
    for (std::uint64_t i = 1; i <= kRows; ++i) {
      const auto v = static_cast<double>(i);
      const std::array<double, 4> row{v, -v, v * 2, v * 3};
      while (!ring.push(row)) std::this_thread::yield();
    }
  });
  std::uint64_t received = 0, wrong = 0;
  while (received < kRows) {
    ring.drain([&](std::span<const double> row) {
      const auto v = static_cast<double>(++received);
      if (row[0] != v || row[1] != -v || row[2] != 2 * v || row[3] != 3 * v) ++wrong;
    });
  }
  EXPECT_EQ(wrong, 0u);
}

TEST(LatestStress, TheReaderNeverSeesAHalfWrittenValue) {
  constexpr int kValues = 100000;
  struct Wide {
    std::array<int, 16> parts{};
  };
  Latest<Wide> slot;
  std::atomic<bool> finished{false};
  std::jthread writer([&] {
    for (int i = 1; i <= kValues; ++i) {
      slot.back().parts.fill(i);
      slot.publish();
    }
    finished.store(true, std::memory_order_release);
  });
  int torn = 0, backwards = 0, last = 0;
  const auto look = [&] {
    const Wide* value = slot.take();
    if (value == nullptr) return;
    for (const int part : value->parts) torn += part == value->parts[0] ? 0 : 1;
    backwards += value->parts[0] > last ? 0 : 1;
    last = value->parts[0];
  };
  while (!finished.load(std::memory_order_acquire)) look();
  look();
  EXPECT_EQ(torn, 0);
  EXPECT_EQ(backwards, 0);
  EXPECT_EQ(last, kValues);  // the newest one always arrives
}

}  // namespace
}  // namespace icl
