// Reads the stored numbers of tests/golden/cross_attention_numbers.json by the start of their id.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "core/base/json.h"
#include "tests/support/places.h"

namespace icl::cross_attention {

struct StoredNumber {
  std::string id{};
  std::vector<double> values{};             // the value, or the flat list of values
  std::vector<std::vector<double>> rows{};  // lists inside the list
};

inline std::vector<StoredNumber> storedNumbers(const std::string& prefix) {
  std::ifstream file(std::string(ICL_GOLDEN_DIR) + "/cross_attention_numbers.json");
  std::stringstream text;
  text << file.rdbuf();
  const Json json = Json::parse(text.str(), "cross_attention_numbers.json").value();
  std::vector<StoredNumber> found;
  for (const Json& entry : json.find("numbers")->items()) {
    StoredNumber number;
    number.id = entry.find("id")->asString();
    if (number.id.compare(0, prefix.size(), prefix) != 0) continue;
    const Json& value = *entry.find("value");
    if (value.isNumber()) number.values.push_back(value.asNumber());
    for (const Json& item : value.isArray() ? value.items() : Json::Array{}) {
      if (item.isNumber()) number.values.push_back(item.asNumber());
      if (!item.isArray()) continue;
      number.rows.emplace_back();
      for (const Json& x : item.items()) number.rows.back().push_back(x.asNumber());
    }
    found.push_back(std::move(number));
  }
  return found;
}

/// The one with exactly this id; a missing id is a failed check.
inline StoredNumber storedNumber(const std::string& id) {
  for (StoredNumber& number : storedNumbers(id)) {
    if (number.id == id) return number;
  }
  ICL_CHECK(false, "no stored number " + id);
  return {};
}

}  // namespace icl::cross_attention
