#include "core/experiments/tree_prior/state.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/math/constants.h"

namespace icl::tree_prior {
namespace {

using Tensors = std::vector<Snapshot::Tensor>;

constexpr int kScalars = 6;
constexpr const char* kAdam[] = {"adam.first.", "adam.second."};

std::vector<std::size_t> shapeOf(const Layout::Part& part) {
  return {static_cast<std::size_t>(part.rows), static_cast<std::size_t>(part.cols)};
}

void addParts(const Layout& layout, const std::string& prefix, std::span<const double> from,
              Tensors& to) {
  for (const Layout::Part& part : layout.parts()) {
    const auto numbers = from.subspan(part.first, part.size());
    to.push_back({prefix + part.name, shapeOf(part), {numbers.begin(), numbers.end()}});
  }
}

void addLevels(const std::string& name, const std::vector<int>& levels, Tensors& to) {
  to.push_back({name, {levels.size()}, {levels.begin(), levels.end()}});
}

const Snapshot::Tensor* find(const Tensors& tensors, const std::string& name) {
  const auto found =
      std::find_if(tensors.begin(), tensors.end(), [&](const auto& t) { return t.name == name; });
  return found == tensors.end() ? nullptr : &*found;
}

Error unfit(const std::string& name, const std::string& wanted) {
  return Error{Message{ICL_TR("the checkpoint of an adaptive-inference run must hold %2 numbers "
                              "named %1; settings of the net's size cannot change on the way"),
                       {name, wanted}},
               name};
}

Status readParts(const Tensors& tensors, const Layout& layout, const std::string& prefix,
                 std::span<double> to) {
  for (const Layout::Part& part : layout.parts()) {
    const std::string name = prefix + part.name;
    const Snapshot::Tensor* tensor = find(tensors, name);
    if (tensor == nullptr || tensor->shape != shapeOf(part)) {
      return unfit(name, std::to_string(part.rows) + " × " + std::to_string(part.cols));
    }
    std::copy(tensor->data.begin(), tensor->data.end(),
              to.begin() + static_cast<std::ptrdiff_t>(part.first));
  }
  return {};
}

Status readNumbers(const Tensors& tensors, const std::string& name, std::size_t count,
                   std::vector<double>& to) {
  const Snapshot::Tensor* tensor = find(tensors, name);
  if (tensor == nullptr || tensor->data.size() != count) return unfit(name, std::to_string(count));
  to = tensor->data;
  return {};
}

std::vector<int> levelsFrom(const std::vector<double>& numbers) {
  std::vector<int> levels;
  for (const double number : numbers) levels.push_back(static_cast<int>(number));
  return levels;
}

/// Settings as a number: a state that was measured under others must be measured anew.
double markOf(const Values& settings) {
  return static_cast<double>(std::stoull(contentHash(settings).substr(0, 12), nullptr, 16));
}

/// Loss, slope, rate, the settings it was measured under (0: not yet), then what was measured.
std::vector<double> scalarsOf(const State& state, const Values& settings) {
  std::vector<double> numbers{state.loss,          state.gradient_norm,
                              state.rate,          state.measured_yet ? markOf(settings) : 0.0,
                              state.measured.risk, state.measured.routing};
  numbers.insert(numbers.end(), state.measured.after.begin(), state.measured.after.end());
  return numbers;
}

void takeScalars(const std::vector<double>& numbers, const Values& settings, State& state) {
  state.loss = numbers[0];
  state.gradient_norm = numbers[1];
  state.rate = numbers[2];
  state.measured_yet = numbers[3] == markOf(settings);
  state.measured.risk = numbers[4];
  state.measured.routing = numbers[5];
  std::copy(numbers.begin() + kScalars, numbers.end(), state.measured.after.begin());
}

Status readExtras(const Tensors& tensors, const Shape& shape, const Values& settings,
                  State& state) {
  const auto layers = static_cast<std::size_t>(shape.layers);
  std::vector<double> numbers;
  if (auto ok = readNumbers(tensors, "measured", kScalars + kShownLayers, numbers); !ok) return ok;
  takeScalars(numbers, settings, state);
  if (auto ok = readNumbers(tensors, "frozen", layers, numbers); !ok) return ok;
  state.frozen = levelsFrom(numbers);
  if (auto ok = readNumbers(tensors, "patch.keys", layers, numbers); !ok) return ok;
  state.plan.keys = levelsFrom(numbers);
  if (auto ok = readNumbers(tensors, "patch.workspace", layers, numbers); !ok) return ok;
  state.plan.workspace = levelsFrom(numbers);
  for (std::size_t l = 0; l < layers; ++l) {
    const std::string name = "patch.given." + std::to_string(l);
    const Snapshot::Tensor* given = find(tensors, name);
    if (given == nullptr) continue;
    const auto wanted = static_cast<std::size_t>(shape.keyNumbers());
    if (given->data.size() != wanted) return unfit(name, std::to_string(wanted));
    state.plan.given_keys[l] = given->data;
  }
  return {};
}

}  // namespace

std::size_t StateSnapshot::bytes() const {
  std::size_t given = 0;
  for (const auto& keys : state_.plan.given_keys) given += keys.size();
  // A map node a setting: key, value and pointers, about 160 bytes.
  return sizeof(*this) + config_.map().size() * 160 +
         (3 * state_.weights.size() + given) * sizeof(double);
}

std::vector<Snapshot::Tensor> StateSnapshot::tensors() const {
  const Layout layout(Shape::of(configOf(config_)));
  Tensors out;
  addParts(layout, "", state_.weights, out);
  addParts(layout, kAdam[0], state_.moments.first.span(), out);
  addParts(layout, kAdam[1], state_.moments.second.span(), out);
  std::vector<double> scalars = scalarsOf(state_, config_);
  out.push_back({"measured", {scalars.size()}, std::move(scalars)});
  addLevels("frozen", state_.frozen, out);
  addLevels("patch.keys", state_.plan.keys, out);
  addLevels("patch.workspace", state_.plan.workspace, out);
  for (std::size_t l = 0; l < state_.plan.given_keys.size(); ++l) {
    const auto& keys = state_.plan.given_keys[l];
    if (!keys.empty()) out.push_back({"patch.given." + std::to_string(l), {keys.size()}, keys});
  }
  return out;
}

State startOf(const Config& config, std::uint64_t seed) {
  const Layout layout(Shape::of(config));
  State state;
  state.weights = layout.start(seed);
  state.moments = {Buffer<double>(layout.size()), Buffer<double>(layout.size())};
  state.loss = state.gradient_norm = state.rate = kNaN;
  const auto layers = static_cast<std::size_t>(config.layers());
  state.frozen.assign(layers, 0);
  state.plan.keys.assign(layers, -1);
  state.plan.workspace.assign(layers, -1);
  state.plan.given_keys.resize(layers);
  return state;
}

Result<State> stateFromTensors(const std::vector<Snapshot::Tensor>& tensors,
                               const Values& settings) {
  const Shape shape = Shape::of(configOf(settings));
  const Layout layout(shape);
  State state;
  state.weights.resize(layout.size());
  state.moments = {Buffer<double>(layout.size()), Buffer<double>(layout.size())};
  state.plan.given_keys.resize(static_cast<std::size_t>(shape.layers));
  if (auto ok = readParts(tensors, layout, "", state.weights); !ok) return ok.error();
  if (auto ok = readParts(tensors, layout, kAdam[0], state.moments.first.span()); !ok)
    return ok.error();
  if (auto ok = readParts(tensors, layout, kAdam[1], state.moments.second.span()); !ok)
    return ok.error();
  if (auto ok = readExtras(tensors, shape, settings, state); !ok) return ok.error();
  return state;
}

const State& stateOf(const Snapshot& snapshot) {
  const auto* own = dynamic_cast<const StateSnapshot*>(&snapshot);
  ICL_CHECK(own != nullptr, "a snapshot of another experiment");
  return own->state();
}

}  // namespace icl::tree_prior
