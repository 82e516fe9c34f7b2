#include "core/run/event_file.h"

#include <gtest/gtest.h>

namespace icl {
namespace {

std::string hex(std::string_view bytes) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string out;
  for (const char c : bytes) {
    out += kDigits[static_cast<unsigned char>(c) >> 4];
    out += kDigits[static_cast<unsigned char>(c) & 15];
  }
  return out;
}

TEST(EventFile, ChecksumIsThatOfTheStandard) {
  EXPECT_EQ(crc32c("123456789"), 0xE3069283u);            // the check value of CRC-32C
  EXPECT_EQ(crc32c(std::string(32, '\0')), 0x8A9136AAu);  // RFC 3720, B.4
  EXPECT_EQ(crc32c(std::string(32, '\xff')), 0x62A8AB43u);
}

TEST(EventFile, BeginsAsEveryEventFileDoes) {
  // The length of the first event is 24; with its checksum that is how such files are known.
  const std::string record = eventRecord(versionEvent(0));
  EXPECT_EQ(hex(record.substr(0, 12)), "1800000000000000a37f4b22");
  EXPECT_EQ(hex(record.substr(12, 9)), "090000000000000000");  // field 1: a double
  EXPECT_EQ(record.substr(21, 15),
            "\x1a\x0d"
            "brain.Event:2");  // field 3: a text of 13
  EXPECT_EQ(record.size(), 12u + 24u + 4u);
}

TEST(EventFile, ScalarsAreNestedMessages) {
  const EventScalar scalar{"loss", 0.5f};
  // Worked out by hand: wall time 1.0; step 300 as a varint; summary { value { tag, float } }.
  EXPECT_EQ(hex(scalarEvent(1.0, 300, std::span(&scalar, 1))),
            "09000000000000f03f"
            "10ac02"
            "2a0d"
            "0a0b"
            "0a046c6f7373"
            "150000003f");
}

TEST(EventFile, AStepWithoutFiniteValuesIsAnEmptySummary) {
  EXPECT_EQ(hex(scalarEvent(0, 0, {})),
            "090000000000000000"
            "1000"
            "2a00");
}

}  // namespace
}  // namespace icl
