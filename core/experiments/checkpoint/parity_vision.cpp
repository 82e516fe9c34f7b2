// Pictures of a fixture through resize, patches, tower and merger.
#include <utility>

#include "core/experiments/checkpoint/parity_parts.h"
#include "core/experiments/checkpoint/vision_model.h"
#include "core/experiments/checkpoint/windows.h"

namespace icl::checkpoint {
namespace {

Picture pictureOf(const WeightView& view) {
  Picture picture{view.shape[0], view.shape[1], {}};
  for (const double x : view.all<double>()) {
    picture.pixels.push_back(static_cast<std::uint8_t>(x));
  }
  return picture;
}

void compareWindows(const VisionShape& shape, const FixtureJson& inputs,
                    const std::vector<PatchGrid>& grids, WorstDifference& worst) {
  if (inputs.find("window_order") == nullptr) return;
  const WindowPlan plan = planWindows(grids, shape.merge, windowUnits(shape));
  worst.numbers("window_order", plan.order, numbersIn(inputs.find("window_order")), 0);
  worst.numbers("window_bounds", plan.window_bounds, numbersIn(inputs.find("window_bounds")), 0);
  worst.numbers("image_bounds", plan.picture_bounds, numbersIn(inputs.find("image_bounds")), 0);
}

template <class T>
void comparePatches(const PreparedPicture& prepared, const VisionShape& shape,
                    const PictureRules& rules, const std::string& name,
                    const MappedTensors& expected, double allowed, WorstDifference& worst) {
  if (expected.find(name) == nullptr) return;
  const std::size_t cols = shape.patchNumbers();
  std::vector<T> rows(prepared.grid.patches() * cols);
  patchRows<T>(prepared, shape, rules, Rows<T>{rows.data(), cols});
  compareTensor(expected, name, rows, allowed, worst);
}

}  // namespace

/// Collects a stage of the tower over all pictures.
template <class T>
struct VisionStages {
  std::vector<std::pair<std::string, std::vector<T>>> all{};
  void add(std::string_view name, Rows<const T> at, std::size_t rows, std::size_t cols) {
    auto found = std::find_if(all.begin(), all.end(),
                              [&](const auto& stage) { return stage.first == name; });
    if (found == all.end()) found = all.insert(all.end(), {std::string(name), {}});
    for (std::size_t r = 0; r < rows; ++r) {
      found->second.insert(found->second.end(), at.row(r), at.row(r) + cols);
    }
  }
};

template <class T>
Result<std::vector<T>> fixtureFeatures(const FixtureModel<T>& model, const FixtureJson& inputs,
                                       const MappedTensors& expected, const Bounds& bounds,
                                       WorstDifference& worst) {
  const double allowed = Bounds::single<T>() ? bounds.hidden : bounds.exact;
  const auto grids = gridsIn(inputs.find("grids"));
  const auto sizes = listsIn(inputs.find("sizes"));
  const VisionShape& shape = *model.config.vision;
  const VisionModel<T> tower(model.config, model.weights);
  compareWindows(shape, inputs, grids, worst);
  VisionStages<T> stages;
  std::vector<T> merged;
  for (std::size_t i = 0; i < grids.size(); ++i) {
    const std::string number = std::to_string(i);
    const WeightView* bytes = expected.find("image." + number);
    if (bytes == nullptr || bytes->shape.size() != 3 || i >= sizes.size() || sizes[i].size() != 2) {
      return damagedFixture(inputs.where());
    }
    const PictureSize size{static_cast<std::size_t>(sizes[i][0]),
                           static_cast<std::size_t>(sizes[i][1])};
    const PreparedPicture prepared{resized(pictureOf(*bytes), size), grids[i]};
    compareTensor(expected, "resized." + number, prepared.picture.pixels, 0, worst);
    comparePatches<T>(prepared, shape, tower.rules(), "pixel_values." + number, expected, allowed,
                      worst);
    const VisionObserver<T> observer = [&](std::string_view name, std::size_t rows,
                                           std::size_t cols,
                                           Rows<const T> at) { stages.add(name, at, rows, cols); };
    const auto features = tower.features(prepared, observer);
    merged.insert(merged.end(), features.values.begin(), features.values.end());
  }
  for (const auto& [name, rows] : stages.all) {
    if (name != "merged") compareTensor(expected, name, rows, allowed, worst);
  }
  compareTensor(expected, "merged", merged, allowed, worst);
  return merged;
}

template Result<std::vector<float>> fixtureFeatures(const FixtureModel<float>&, const FixtureJson&,
                                                    const MappedTensors&, const Bounds&,
                                                    WorstDifference&);
template Result<std::vector<double>> fixtureFeatures(const FixtureModel<double>&,
                                                     const FixtureJson&, const MappedTensors&,
                                                     const Bounds&, WorstDifference&);

}  // namespace icl::checkpoint
