#include "ui/views/inference_parts.h"

#include <algorithm>
#include <bit>
#include <string_view>

namespace icl::ui {
namespace {

struct InferenceColumns {
  std::size_t first_square = 0, squares = 0, first_estimate = 0, estimates = 0, first_mass = 0,
              masses = 0;
};

void countColumns(const std::vector<std::string>& labels, std::string_view prefix,
                  std::size_t& first, std::size_t& count) {
  for (std::size_t c = 0; c < labels.size(); ++c) {
    if (labels[c].compare(0, prefix.size(), prefix) != 0) continue;
    if (count++ == 0) first = c;
  }
}

/// T where there are 2ᵀ − 1 coordinates, else 0.
int levelsOfTree(std::size_t coordinates) {
  return std::has_single_bit(coordinates + 1) ? static_cast<int>(std::bit_width(coordinates)) : 0;
}

int labelledWhole(const ProbeResult& result, std::string_view label, int otherwise) {
  const double* value = result.find(label);
  return value != nullptr ? static_cast<int>(*value) : otherwise;
}

double labelledNumber(const ProbeResult& result, std::string_view label) {
  const double* value = result.find(label);
  return value != nullptr ? *value : 0;
}

std::string settingText(const Values& settings, std::string_view key) {
  const Value* value = settings.find(key);
  return value != nullptr ? toText(*value) : std::string();
}

}  // namespace

TaskKind taskKindOf(const RunTrack& track) {
  const Values& settings = track.state.live_config;
  const std::string prior = settingText(settings, "prior"), model = settingText(settings, "model");
  const std::string layers = settingText(settings, "layers"),
                    channels = settingText(settings, "channels"),
                    budget = settingText(settings, "budget");
  TaskKind kind;
  kind.tree = prior == "tree" || prior == "user-tree";
  kind.router = model != "c";
  kind.decoder = settingText(settings, "read-out") == "mlp";
  kind.deep = layers != "0"     ? layers != "1"
              : channels != "0" ? channels != budget
                                : model == "a" && budget != "1";
  kind.trained = track.state.position > 0;
  return kind;
}

std::optional<OneInference> inferenceFrom(const ProbeResult& result) {
  InferenceColumns c;
  countColumns(result.col_labels, "key ", c.first_square, c.squares);
  countColumns(result.col_labels, "estimate ", c.first_estimate, c.estimates);
  countColumns(result.col_labels, "leaf ", c.first_mass, c.masses);
  if (result.rows < 1 || result.cols < 4 || c.squares == 0 || result.col_labels[0] != "asked") {
    return std::nullopt;
  }
  OneInference out;
  out.levels = levelsOfTree(c.squares);
  out.leaf = labelledWhole(result, "leaf", -1);
  out.donor = labelledWhole(result, "donor_leaf", -1);
  out.likeliest = labelledWhole(result, "likeliest", -1);
  out.error = labelledNumber(result, "error");
  out.plain_error = labelledNumber(result, "error_plain");
  out.mass = labelledNumber(result, "mass");
  for (int r = 0; r < result.rows; ++r) {
    const auto row = result.table.begin() + static_cast<std::ptrdiff_t>(r) * result.cols;
    const auto part = [&](std::size_t first, std::size_t count) {
      const auto begin = row + static_cast<std::ptrdiff_t>(first);
      return std::vector<double>(begin, begin + static_cast<std::ptrdiff_t>(count));
    };
    InferenceStage stage;
    stage.asked = static_cast<int>(row[0]);
    stage.reached = static_cast<int>(row[1]);
    stage.entropy = row[2];
    stage.squares = part(c.first_square, c.squares);
    stage.estimate = part(c.first_estimate, c.estimates);
    stage.masses = part(c.first_mass, c.masses);
    out.stages.push_back(std::move(stage));
  }
  return out;
}

TreeScene treeSceneOf(const OneInference& inference, int layers) {
  TreeScene scene;
  scene.levels = inference.levels;
  if (inference.levels == 0) return scene;
  const int last = std::clamp(layers, 0, inference.layers());
  const InferenceStage& stage = inference.stages[static_cast<std::size_t>(last)];
  scene.squares = stage.squares;
  for (double& square : scene.squares) square = std::min(1.0, square);
  scene.masses = stage.masses;
  scene.truth = inference.leaf;
  for (int l = 1; l <= last; ++l) {
    scene.asked.push_back(inference.stages[static_cast<std::size_t>(l)].asked);
  }
  return scene;
}

}  // namespace icl::ui
