#include "core/run/event_file.h"

#include <bit>

#include <boost/crc.hpp>

namespace icl {

namespace {

// Field numbers of Event, Summary and Summary.Value.
enum EventField { kWallTime = 1, kStep = 2, kFileVersion = 3, kSummary = 5 };
enum SummaryField { kValue = 1, kTag = 1, kSimpleValue = 2 };
enum WireType : unsigned { kVarint = 0, kFixed64 = 1, kBytes = 2, kFixed32 = 5 };

void appendVarint(std::string& out, std::uint64_t number) {
  for (; number >= 0x80; number >>= 7) out += static_cast<char>((number & 0x7f) | 0x80);
  out += static_cast<char>(number);
}

void appendKey(std::string& out, unsigned field, WireType type) {
  appendVarint(out, field << 3 | type);
}

/// Little-endian, whatever the machine is.
void appendFixed(std::string& out, std::uint64_t number, int bytes) {
  for (int i = 0; i < bytes; ++i) out += static_cast<char>(number >> (8 * i) & 0xff);
}

void appendBytes(std::string& out, unsigned field, std::string_view bytes) {
  appendKey(out, field, kBytes);
  appendVarint(out, bytes.size());
  out += bytes;
}

std::string eventAt(double wall_time) {
  std::string event;
  appendKey(event, kWallTime, kFixed64);
  appendFixed(event, std::bit_cast<std::uint64_t>(wall_time), 8);
  return event;
}

/// Checksums of data that holds checksums are turned and shifted, so that they do not collide.
std::uint32_t maskedCrc(std::string_view bytes) {
  constexpr std::uint32_t kShift = 0xa282ead8;
  return std::rotr(crc32c(bytes), 15) + kShift;
}

}  // namespace

std::uint32_t crc32c(std::string_view bytes) {
  boost::crc_optimal<32, 0x1EDC6F41, 0xFFFFFFFF, 0xFFFFFFFF, true, true> crc;
  crc.process_bytes(bytes.data(), bytes.size());
  return static_cast<std::uint32_t>(crc.checksum());
}

std::string eventRecord(std::string_view payload) {
  std::string record;
  appendFixed(record, payload.size(), 8);
  appendFixed(record, maskedCrc(record), 4);
  record += payload;
  appendFixed(record, maskedCrc(payload), 4);
  return record;
}

std::string versionEvent(double wall_time) {
  std::string event = eventAt(wall_time);
  appendBytes(event, kFileVersion, "brain.Event:2");
  return event;
}

std::string scalarEvent(double wall_time, std::uint64_t step,
                        std::span<const EventScalar> scalars) {
  std::string summary;
  for (const EventScalar& scalar : scalars) {
    std::string value;
    appendBytes(value, kTag, scalar.tag);
    appendKey(value, kSimpleValue, kFixed32);
    appendFixed(value, std::bit_cast<std::uint32_t>(scalar.value), 4);
    appendBytes(summary, kValue, value);
  }
  std::string event = eventAt(wall_time);
  appendKey(event, kStep, kVarint);
  appendVarint(event, step);
  appendBytes(event, kSummary, summary);
  return event;
}

}  // namespace icl
