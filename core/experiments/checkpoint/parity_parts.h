// What the comparisons share: a fixture's inputs and expected tensors, and the worst of all
// differences in units of what is allowed. Only parity*.cpp include this.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/experiments/checkpoint/mapped_tensors.h"
#include "core/experiments/checkpoint/patches.h"
#include "core/experiments/checkpoint/text_model.h"
#include "core/run/parity.h"

namespace icl::checkpoint {

/// What a fixture allows, in double and in float.
struct Bounds {
  double exact = 1e-10, planted = 1e-8;
  double logits = 1e-3, hidden = 1e-4, attention = 2e-5, losses = 5e-5, adapters = 1e-5;

  template <class T>
  static constexpr bool single() {
    return sizeof(T) == sizeof(float);
  }
};
Bounds boundsOf(const ParityFixture& fixture);

/// The worst of all comparisons; a number that is not finite never passes.
class WorstDifference {
 public:
  explicit WorstDifference(std::string id) {
    entry_.id = std::move(id);
    entry_.ok = true;
  }
  void number(const std::string& label, double got, double expected, double allowed) {
    const double distance = std::abs(got - expected);
    double error = allowed > 0 ? distance / allowed : distance == 0 ? 0 : kNever;
    if (!std::isfinite(distance)) error = kNever;
    if (!(error <= 1)) entry_.ok = false;
    ++compared_;
    if (compared_ > 1 && !(error > entry_.error)) return;
    entry_.label = label;
    entry_.got = got;
    entry_.expected = expected;
    entry_.error = error;
  }
  template <class Got, class Expected>
  void numbers(const std::string& label, const Got& got, const Expected& expected, double allowed) {
    if (got.size() != expected.size()) {
      number(label + " (size)", static_cast<double>(got.size()),
             static_cast<double>(expected.size()), 0);
      return;
    }
    for (std::size_t i = 0; i < got.size(); ++i) {
      number(label, static_cast<double>(got[i]), static_cast<double>(expected[i]), allowed);
    }
  }
  /// An error where nothing at all was compared: such a fixture proves nothing.
  Result<VerifyEntry> entry(const ParityFixture& fixture) const;

 private:
  static constexpr double kNever = std::numeric_limits<double>::infinity();
  VerifyEntry entry_{};
  std::size_t compared_ = 0;
};

/// Member of an object; an error that names the file where it is missing.
class FixtureJson {
 public:
  static Result<FixtureJson> read(const std::filesystem::path& file);
  const Json& root() const { return *root_; }
  const Json* find(std::string_view key) const { return root_->find(key); }
  const std::string& where() const { return where_; }

 private:
  std::shared_ptr<const Json> root_{};
  std::string where_{};
};

Error damagedFixture(const std::string& where);
/// Numbers of an array, or of an array of arrays one behind the other; empty for anything else.
std::vector<double> numbersIn(const Json* json);
std::vector<int> idsIn(const Json* json);
std::vector<std::vector<int>> listsIn(const Json* json);
std::vector<PatchGrid> gridsIn(const Json* json);
double numberIn(const Json& json, std::string_view key, double fallback);

/// The model of a fixture's folder.
template <class T>
struct FixtureModel {
  ModelConfig config{};
  std::shared_ptr<const Weights> weights{};
  std::shared_ptr<const TextModel<T>> text{};
};
template <class T>
Result<FixtureModel<T>> openModel(const std::filesystem::path& folder) {
  auto config = readModelConfig(folder);
  if (!config) return config.error();
  auto weights = Weights::open(folder, *config);
  if (!weights) return weights.error();
  FixtureModel<T> model{std::move(config).value(), std::move(weights).value(), nullptr};
  model.text = std::make_shared<const TextModel<T>>(model.config, model.weights);
  return model;
}

/// A comparison of the model in `folder`, made anew with its numbers in double and in float.
template <template <class> class Comparison, class T>
Status compareOnce(const std::filesystem::path& folder, const FixtureJson& inputs,
                   const MappedTensors& expected, const Bounds& bounds, WorstDifference& worst) {
  auto model = openModel<T>(folder);
  if (!model) return model.error();
  return Comparison<T>(std::move(model).value(), inputs, expected, bounds, worst).run();
}
template <template <class> class Comparison>
Status compareInBoth(const std::filesystem::path& folder, const FixtureJson& inputs,
                     const MappedTensors& expected, const Bounds& bounds, WorstDifference& worst) {
  if (auto done = compareOnce<Comparison, double>(folder, inputs, expected, bounds, worst); !done) {
    return done;
  }
  return compareOnce<Comparison, float>(folder, inputs, expected, bounds, worst);
}

/// Compares a tensor of the file, where it is there, with rows × cols numbers.
template <class T>
void compareRows(const MappedTensors& expected, const std::string& name, Rows<const T> rows,
                 std::size_t first, std::size_t count, std::size_t cols, double allowed,
                 WorstDifference& worst) {
  const WeightView* view = expected.find(name);
  if (view == nullptr || (first + count) * cols > view->size()) return;
  std::vector<double> row(cols);
  for (std::size_t r = 0; r < count; ++r) {
    view->copy((first + r) * cols, cols, row.data());
    worst.numbers(name, std::span<const T>(rows.row(r), cols), row, allowed);
  }
}

template <class Got>
void compareTensor(const MappedTensors& expected, const std::string& name, const Got& got,
                   double allowed, WorstDifference& worst) {
  const WeightView* view = expected.find(name);
  if (view != nullptr) worst.numbers(name, got, view->all<double>(), allowed);
}

// One a kind of fixture; `expected` may lie in another folder.
Status compareText(const ParityFixture& fixture, const FixtureJson& inputs,
                   const MappedTensors& expected, WorstDifference& worst);
Status comparePlanted(const ParityFixture& fixture, const FixtureJson& inputs,
                      const MappedTensors& expected, WorstDifference& worst);
Status compareLora(const ParityFixture& fixture, const FixtureJson& inputs,
                   const MappedTensors& expected, WorstDifference& worst);
Status compareTables(const ParityFixture& fixture, WorstDifference& worst);

/// Picture features of a fixture: from its bytes through resize, patches and tower, each compared;
/// the rows that stand for the pads.
template <class T>
Result<std::vector<T>> fixtureFeatures(const FixtureModel<T>& model, const FixtureJson& inputs,
                                       const MappedTensors& expected, const Bounds& bounds,
                                       WorstDifference& worst);

}  // namespace icl::checkpoint
