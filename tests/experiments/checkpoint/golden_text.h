// A tiny checkpoint of the reference set as a TextModel, with its inputs and expected tensors.
#pragma once

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/base/json.h"
#include "core/experiments/checkpoint/text_model.h"
#include "tests/support/compare.h"
#include "tests/support/places.h"

namespace icl::checkpoint::golden {

inline std::filesystem::path folder(const std::string& name) {
  return std::filesystem::path(ICL_GOLDEN_DIR) / "checkpoints" / name;
}

inline Json inputs(const std::string& name) {
  const auto file = folder(name) / "inputs.json";
  return Json::parse(icl::testing::readText(file), file.string()).value();
}

inline Json unit(const std::string& file) {
  return Json::parse(icl::testing::readText(folder("unit") / file), file).value();
}

inline std::vector<int> whole(const Json& list) {
  std::vector<int> out;
  for (const Json& item : list.items()) out.push_back(static_cast<int>(item.asInteger()));
  return out;
}

inline std::vector<double> numbers(const Json& list) {
  std::vector<double> out;
  for (const Json& item : list.items()) out.push_back(item.asNumber());
  return out;
}

template <class T>
TextModel<T> model(const std::string& name) {
  const ModelConfig config = readModelConfig(folder(name)).value();
  return TextModel<T>(config, Weights::open(folder(name), config).value());
}

class Expected {
 public:
  explicit Expected(const std::string& name)
      : file_(MappedTensors::open(folder(name) / "expected.safetensors").value()) {}
  bool has(const std::string& name) const { return file_.find(name) != nullptr; }
  std::vector<double> at(const std::string& name) const {
    const WeightView* view = file_.find(name);
    EXPECT_NE(view, nullptr) << name;
    return view ? view->all<double>() : std::vector<double>();
  }

 private:
  MappedTensors file_;
};

/// The largest |got − expected|; NaN is infinite, and so is another size.
template <class Got>
double distance(const Got& got, const std::vector<double>& expected) {
  if (got.size() != expected.size()) return INFINITY;
  double most = 0;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const double apart = std::abs(static_cast<double>(got[i]) - expected[i]);
    most = std::isnan(apart) ? INFINITY : std::max(most, apart);
  }
  return most;
}

inline std::vector<std::size_t> allRows(std::size_t tokens) {
  std::vector<std::size_t> rows(tokens);
  for (std::size_t i = 0; i < tokens; ++i) rows[i] = i;
  return rows;
}

/// The manifest's bounds: of double, and of float for logits, hidden rows and attention.
template <class T>
double bound(double of_float, double of_double = 1e-10) {
  return sizeof(T) == 4 ? of_float : of_double;
}

}  // namespace icl::checkpoint::golden
