// Numbers of two bytes as public weights are stored: bfloat16 (the upper half of a float) and
// float16. To float is exact; from float rounds to the nearest, ties to even. Pure functions.
#pragma once

#include <bit>
#include <cstdint>

namespace icl::checkpoint {

inline float floatFromBf16(std::uint16_t bits) {
  return std::bit_cast<float>(std::uint32_t{bits} << 16);
}

inline std::uint16_t bf16FromFloat(float value) {
  const auto bits = std::bit_cast<std::uint32_t>(value);
  // Rounding up could turn a NaN into infinity: its quiet bit is set instead.
  if ((bits & 0x7FFFFFFFU) > 0x7F800000U) return static_cast<std::uint16_t>((bits >> 16) | 0x40U);
  return static_cast<std::uint16_t>((bits + 0x7FFFU + ((bits >> 16) & 1U)) >> 16);
}

inline float floatFromF16(std::uint16_t bits) {
  const std::uint32_t sign = (bits & 0x8000U) << 16, rest = bits & 0x7FFFU;
  if (rest >= 0x7C00U) return std::bit_cast<float>(sign | 0x7F800000U | (rest & 0x3FFU) << 13);
  if (rest < 0x400U) {  // subnormal; through a whole number, as floats below 2^-126 may be flushed
    const float small = static_cast<float>(rest) * 0x1p-24F;
    return std::bit_cast<float>(sign | std::bit_cast<std::uint32_t>(small));
  }
  return std::bit_cast<float>(sign | ((rest << 13) + 0x38000000U));
}

inline std::uint16_t f16FromFloat(float value) {
  const auto bits = std::bit_cast<std::uint32_t>(value);
  const std::uint32_t sign = (bits >> 16) & 0x8000U, rest = bits & 0x7FFFFFFFU;
  const auto signedBits = [&](std::uint32_t x) { return static_cast<std::uint16_t>(sign | x); };
  if (rest > 0x7F800000U) return signedBits(0x7E00U | ((rest >> 13) & 0x3FFU));
  if (rest >= 0x477FF000U) return signedBits(0x7C00U);  // 65520 and more
  if (rest < 0x38800000U) {                             // below 2^-14: in units of 2^-24
    // Adding a half puts the units at the end of the fraction, rounded by the addition itself.
    const float units = std::bit_cast<float>(rest) + 0.5F;
    return signedBits(std::bit_cast<std::uint32_t>(units) - 0x3F000000U);
  }
  return signedBits((rest - 0x38000000U + 0xFFFU + ((rest >> 13) & 1U)) >> 13);
}

}  // namespace icl::checkpoint
