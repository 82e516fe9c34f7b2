// Channels of a run: what every run records, and what the settings add, one a measure, layer and
// head. Pure; any thread.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/experiments/mixture/state.h"
#include "core/telemetry/channel.h"

namespace icl::mixture {

std::vector<Channel> pretrainChannels();
/// "ph.L.H", "ind.L.H", …: measure by measure, layer by layer, head by head.
std::vector<Channel> headChannels(std::size_t layers, std::size_t heads, std::size_t modalities);
/// What the last stage records besides pretrainChannels(), after them.
Channel encoderChannel();
/// All, in that order.
void writeChannels(const State& state, std::size_t modalities, bool encoded, std::span<double> out);

/// What freezing calls the encoder of the last stage.
inline constexpr std::string_view kEncoderTarget = "encoder";

/// Heads as targets of interventions: "layer1.head0".
struct HeadName {
  std::size_t layer = 0, head = 0;
};
std::vector<std::string> headNames(std::size_t layers, std::size_t heads);
/// Of a name from headNames(), or of a layer alone.
HeadName headFromText(std::string_view name);

}  // namespace icl::mixture
