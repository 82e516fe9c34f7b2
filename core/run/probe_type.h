// A probe: one question to an immutable snapshot, with its arguments and labelled answer.
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/config/schema.h"

namespace icl {

class Snapshot;
using SnapshotPtr = std::shared_ptr<const Snapshot>;

/// Flat plain data: named scalars, and a table (row-major) where the answer is a curve or a grid.
struct ProbeResult {
  std::vector<std::pair<std::string, double>> values{};
  int rows = 0, cols = 0;
  std::vector<double> table{};
  std::vector<std::string> row_labels{}, col_labels{};
  std::string text{};

  const double* find(std::string_view label) const {
    for (const auto& [name, value] : values) {
      if (name == label) return &value;
    }
    return nullptr;
  }
};

struct ProbeType {
  std::string id{}, title{}, help{};
  Schema arguments{};
  std::vector<std::pair<std::string, std::string>> labels{};  // label, meaning; all that may occur
  std::function<Result<ProbeResult>(const Snapshot&, const Values& arguments, std::stop_token)>
      run{};
};

}  // namespace icl
