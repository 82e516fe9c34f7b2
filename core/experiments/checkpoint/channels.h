// What the experiments on checkpoints record and draw: accuracies, the scores of every head, and
// the plates with the maps of heads and the last token's attention.
#pragma once

#include <span>
#include <vector>

#include "core/experiments/checkpoint/scores.h"
#include "core/telemetry/channel.h"

namespace icl::checkpoint {

std::vector<Channel> headsChannels();
std::vector<Channel> loraChannels();
/// "ph.L.H" of all heads, then "ih.L.H".
std::vector<Channel> strengthChannels(const TextShape& shape);
std::vector<Plate> headPlates();

/// The strengths at the end of `row`: previous-token, then induction scores; not a number before
/// the first example.
void writeStrengths(const Summary& summary, Average average, std::span<double> row);
/// All plates of headPlates(), in their order.
void drawPlates(const Bench& bench, const Scores& scores, const Summary& summary, Average average,
                const Look& look, Frame& frame);

}  // namespace icl::checkpoint
