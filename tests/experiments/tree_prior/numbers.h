// Reads the stored numbers of tests/golden/adaptive_inference_numbers.json by id, and the trained
// net beside it.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "core/base/json.h"
#include "core/experiments/tree_prior/config.h"
#include "tests/support/places.h"

namespace icl::tree_prior {

struct StoredNumber {
  double value = 0, tolerance = 0;
};

inline Json goldenJson(const std::string& name) {
  std::ifstream file(std::filesystem::path(ICL_GOLDEN_DIR) / name);
  std::stringstream text;
  text << file.rdbuf();
  return Json::parse(text.str(), name).value();
}

/// A missing id is a failed check.
inline StoredNumber storedNumber(const std::string& id) {
  static const Json json = goldenJson("adaptive_inference_numbers.json");
  for (const Json& entry : json.find("numbers")->items()) {
    if (entry.find("id")->asString() != id) continue;
    return {entry.find("value")->asNumber(), entry.find("tolerance")->asNumber()};
  }
  ICL_CHECK(false, "no stored number " + id);
  return {};
}

/// EXPECT_NEAR to a stored number within its tolerance and `more`.
#define EXPECT_STORED(id, measured, more)                             \
  EXPECT_NEAR(measured, ::icl::tree_prior::storedNumber(id).value,    \
              ::icl::tree_prior::storedNumber(id).tolerance + (more)) \
      << (id)

}  // namespace icl::tree_prior
