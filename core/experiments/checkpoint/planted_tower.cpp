// The planted vision tower (width 32): places 0…2 hold the mean colour of a patch all the way
// through, the blocks write small random numbers into the others, and the merger compares the
// colour's direction with those of the eight colours there are.
#include <cmath>

#include "core/experiments/checkpoint/planted.h"
#include "core/experiments/checkpoint/planted_parts.h"

namespace icl::checkpoint {
namespace {

constexpr std::size_t kTowerWidth = 32, kTowerInner = 40, kTowerDepth = 2, kMerged = 128;
constexpr std::size_t kTowerOut = 128, kChannels = 3, kPatchNumbers = 3 * 2 * 14 * 14;
constexpr std::size_t kChannelNumbers = kPatchNumbers / kChannels, kUnitPatches = 4;
constexpr double kSharp = 24, kBetween = 0.66;  // own colour: 8 above 0; its neighbours: 8 below
constexpr double kTowerNoise = 0.05, kPatchNoise = 0.002;
constexpr double kMean[kChannels] = {0.48145466, 0.4578275, 0.40821073};
constexpr double kSpread[kChannels] = {0.26862954, 0.26130258, 0.27577711};

/// The direction of a colour as the tower gets it, of length 1.
std::array<double, kChannels> directionOf(int colour) {
  const auto rgb = plantedColour(colour);
  std::array<double, kChannels> x{};
  double squares = 0;
  for (std::size_t c = 0; c < kChannels; ++c) {
    x[c] = (rgb[c] / 255.0 - kMean[c]) / kSpread[c];
    squares += x[c] * x[c];
  }
  for (double& each : x) each /= std::sqrt(squares);
  return x;
}

void appendBlock(std::size_t block, std::vector<Tensor>& out) {
  const std::string at = "visual.blocks." + std::to_string(block) + ".";
  const std::uint64_t key = 100 + 20 * block;
  // Writes nothing into the colour's three places.
  const auto writes = [&](const char* name, std::uint64_t more, std::size_t inputs) {
    out.push_back(PlantedMatrix(at + name + ".weight", {kTowerWidth, inputs})
                      .noise(key + more, kTowerNoise, kChannels, kTowerWidth, 0, inputs)
                      .take());
    out.push_back(PlantedMatrix(at + name + ".bias", {kTowerWidth}).take());
  };
  const auto reads = [&](const char* name, std::uint64_t more, std::size_t outputs) {
    out.push_back(PlantedMatrix(at + name + ".weight", {outputs, kTowerWidth})
                      .noise(key + more, kTowerNoise, 0, outputs, 0, kTowerWidth)
                      .take());
    out.push_back(PlantedMatrix(at + name + ".bias", {outputs})
                      .noise(key + more + 1, kTowerNoise, 0, outputs, 0, 1)
                      .take());
  };
  writes("attn.proj", 0, kTowerWidth);
  reads("attn.qkv", 2, 3 * kTowerWidth);
  writes("mlp.down_proj", 4, kTowerInner);
  reads("mlp.gate_proj", 6, kTowerInner);
  reads("mlp.up_proj", 8, kTowerInner);
  for (const char* norm : {"norm1.weight", "norm2.weight"}) {
    out.push_back(PlantedMatrix(at + norm, {kTowerWidth}).ones().take());
  }
}

void appendMerger(std::vector<Tensor>& out) {
  PlantedMatrix first("visual.merger.mlp.0.weight", {kMerged, kMerged});
  PlantedMatrix bias("visual.merger.mlp.0.bias", {kMerged});
  PlantedMatrix second("visual.merger.mlp.2.weight", {kTowerOut, kMerged});
  const double length = std::sqrt(static_cast<double>(kTowerWidth));  // of a normalised patch
  for (int colour = 0; colour < planted::kColours; ++colour) {
    const auto unit = static_cast<std::size_t>(colour);
    const auto direction = directionOf(colour);
    for (std::size_t patch = 0; patch < kUnitPatches; ++patch) {
      for (std::size_t c = 0; c < kChannels; ++c) {
        first(unit, patch * kTowerWidth + c) =
            kSharp * direction[c] / (length * static_cast<double>(kUnitPatches));
      }
    }
    bias(unit) = -kSharp * kBetween;
    second(unit, unit) = 0.125;
  }
  first.noise(150, kTowerNoise, planted::kColours, kMerged, 0, kMerged);
  second.noise(151, 0.01, 80, kTowerOut, planted::kColours, kMerged);
  out.push_back(PlantedMatrix("visual.merger.ln_q.weight", {kTowerWidth}).ones().take());
  out.push_back(bias.take());
  out.push_back(first.take());
  out.push_back(PlantedMatrix("visual.merger.mlp.2.bias", {kTowerOut}).take());
  out.push_back(second.take());
}

}  // namespace

std::vector<Tensor> plantedTower() {
  std::vector<Tensor> out;
  PlantedMatrix patch("visual.patch_embed.proj.weight", {kTowerWidth, kChannels, 2, 14, 14});
  for (std::size_t c = 0; c < kChannels; ++c) {
    for (std::size_t i = 0; i < kChannelNumbers; ++i) {
      patch(c, c * kChannelNumbers + i) = 1.0 / kChannelNumbers;
    }
  }
  patch.noise(90, kPatchNoise, kChannels, kTowerWidth, 0, kPatchNumbers);
  for (std::size_t block = 0; block < kTowerDepth; ++block) appendBlock(block, out);
  appendMerger(out);
  out.push_back(patch.take());
  return out;
}

std::array<std::uint8_t, 3> plantedColour(int colour) {
  const auto channel = [&](int bit) {
    return static_cast<std::uint8_t>((colour >> bit & 1) != 0 ? 236 : 18);
  };
  return {channel(0), channel(1), channel(2)};
}

std::array<std::size_t, 2> plantedSides(Planted kind) {
  if (kind == Planted::LargePictures) return {84, 56};
  return {28, 28};
}

}  // namespace icl::checkpoint
