#include <gtest/gtest.h>

#include "core/telemetry/history_ring.h"
#include "core/telemetry/latest.h"

namespace icl {
namespace {

TEST(HistoryRing, RowsComeOutInTheOrderTheyWentIn) {
  HistoryRing ring(2, 3);
  const double rows[][2] = {{1, 10}, {2, 20}};
  for (const auto& row : rows) EXPECT_TRUE(ring.push(row));
  std::vector<double> seen;
  EXPECT_EQ(ring.drain([&](std::span<const double> row) { seen.push_back(row[1]); }), 2u);
  EXPECT_EQ(seen, (std::vector<double>{10, 20}));
  EXPECT_EQ(ring.drain([](std::span<const double>) {}), 0u);
}

TEST(HistoryRing, AFullRingRefusesAndCounts) {
  HistoryRing ring(1, 2);
  const double row[] = {1};
  EXPECT_TRUE(ring.push(row));
  EXPECT_TRUE(ring.push(row));
  EXPECT_FALSE(ring.push(row));
  EXPECT_EQ(ring.refused(), 1u);
  ring.drain([](std::span<const double>) {});
  EXPECT_TRUE(ring.push(row));
}

TEST(HistoryRing, ARowOfAnotherWidthIsRefused) {
  HistoryRing ring(2, 2);
  const double row[] = {1};
  EXPECT_FALSE(ring.push(row));
}

TEST(Latest, TheReaderGetsTheNewestValueOnce) {
  Latest<int> slot;
  EXPECT_EQ(slot.take(), nullptr);
  EXPECT_TRUE(slot.wanted());
  slot.back() = 1;
  slot.publish();
  EXPECT_FALSE(slot.wanted());
  slot.back() = 2;
  slot.publish();
  const int* value = slot.take();
  ASSERT_NE(value, nullptr);
  EXPECT_EQ(*value, 2);
  EXPECT_TRUE(slot.wanted());
  EXPECT_EQ(slot.take(), nullptr);
}

TEST(Latest, ATakenValueStaysWhileTheWriterGoesOn) {
  Latest<int> slot;
  slot.back() = 7;
  slot.publish();
  const int* value = slot.take();
  for (int i = 0; i < 10; ++i) {
    slot.back() = 100 + i;
    slot.publish();
  }
  EXPECT_EQ(*value, 7);
}

}  // namespace
}  // namespace icl
