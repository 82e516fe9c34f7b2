// The bytes of TensorBoard's event files: records (TFRecord: length, payload, and a masked CRC-32C
// of each) that hold Event messages with scalar summaries, in protobuf's wire format. Only what
// curves need. Pure; any thread. Used by the exports alone.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace icl {

struct EventScalar {
  std::string_view tag{};
  float value = 0;
};

std::uint32_t crc32c(std::string_view bytes);
/// Length, its checksum, payload, its checksum.
std::string eventRecord(std::string_view payload);
/// Payload of the first record of a file: the format's version.
std::string versionEvent(double wall_time);
/// Payload of the scalars of one step.
std::string scalarEvent(double wall_time, std::uint64_t step, std::span<const EventScalar> scalars);

}  // namespace icl
