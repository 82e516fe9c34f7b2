// What an experiment publishes: channels (one number a step) and plates (matrices at screen pace),
// described by role so that the window can choose axes, colours and widgets. Plain data.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/text.h"

namespace icl {

enum class Role {
  Time,
  Loss,
  Excess,
  LogExcess,
  Gradient,
  Parameter,
  Distance,
  Accuracy,
  Strength
};

struct Channel {
  std::string key{}, title{}, symbol{}, unit{}, help{};
  Role role = Role::Loss;
  Scale scale = Scale::Linear;
};

enum class PlateRole { Weights, Whitening, Gram, Attention, Tokens, Curve, Posterior };

struct Plate {
  std::string key{}, title{}, row_title{}, column_title{}, help{};
  PlateRole role = PlateRole::Weights;
  bool diverging = true;     // colours centred on 0; else sequential from low to high
  bool layered = false;      // one matrix a layer; the view has a layer control
  double low = 0, high = 0;  // fixed range where the quantity has one; equal: free
};

/// One matrix, row-major. `layers` and `layer` for layered plates (layer 0 … layers-1).
struct PlateData {
  int layer = 0, layers = 1, rows = 0, cols = 0;
  std::vector<double> data{};
  std::vector<int> row_blocks{}, col_blocks{};  // sizes of blocks (modalities), for separators
  std::vector<std::string> row_labels{}, col_labels{};
};

/// What the screen wants to see; a view state, never part of a run.
struct Look {
  int layer = -1;            // -1: the last one
  std::uint64_t sample = 1;  // seed of the example prompt
  int length = 24;           // its tokens
  bool operator==(const Look&) const = default;
};

/// A picture of the state at one step. Storage is reused from frame to frame.
struct Frame {
  std::uint64_t step = 0;
  Look look{};
  std::vector<double> row{};        // the channels at this step
  std::vector<PlateData> plates{};  // one a plate of the experiment type, in its order
};

}  // namespace icl
