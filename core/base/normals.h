// The kernel under Stream::normals: Philox blocks and Box–Muller over 64 lanes' worth of draws,
// built for three instruction sets of x86-64 that give the same bits (no fused multiply-add, no
// library functions). Called by random.cpp only.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace icl::detail {

inline constexpr std::size_t kNormalBlocks = 16;            // Philox blocks a group
inline constexpr std::size_t kNormals = 4 * kNormalBlocks;  // normals a group

/// Fills `groups` whole groups from consecutive blocks, the first at counter[0].
void fillNormalGroups(const std::uint32_t key[2], const std::uint32_t counter[4], float* out,
                      std::size_t groups);
void fillNormalGroups(const std::uint32_t key[2], const std::uint32_t counter[4], double* out,
                      std::size_t groups);
/// The same for every instruction set that this processor has, plainest first: the last is used.
template <class T>
using NormalKernel = void (*)(const std::uint32_t*, const std::uint32_t*, T*, std::size_t);
std::vector<NormalKernel<float>> floatNormalKernels();
std::vector<NormalKernel<double>> doubleNormalKernels();
/// Two normals from two words, as in the groups.
std::array<double, 2> normalPair(std::uint32_t radius, std::uint32_t angle);

}  // namespace icl::detail
