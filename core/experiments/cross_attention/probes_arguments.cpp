#include <algorithm>
#include <cmath>

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/experiments/cross_attention/probes_parts.h"

namespace icl::cross_attention {
namespace {

constexpr std::size_t kMostNumbers = 10000;

/// The items of a list with or without brackets, quotes, commas.
std::vector<std::string> itemsOf(const std::string& text) {
  std::vector<std::string> items;
  std::string item;
  const auto close = [&] {
    if (!item.empty()) items.push_back(item);
    item.clear();
  };
  for (const char c : text) {
    if (std::string_view("[]\", \t\n").find(c) != std::string_view::npos) {
      close();
    } else {
      item += c;
    }
  }
  close();
  return items;
}

}  // namespace

bool given(const Values& arguments, const char* key) { return std::isfinite(arguments.real(key)); }

Result<std::vector<double>> parseNumbers(const std::string& text, const std::string& key,
                                         double low, double high) {
  std::vector<double> numbers;
  for (const std::string& item : itemsOf(text)) {
    const auto number = parseNumber(item);
    if (!number || !(number.value() >= low && number.value() <= high)) {
      return Error{Message{ICL_TR("%1 must be numbers between %2 and %3, not '%4'"),
                           {key, exactNumber(low), exactNumber(high), item}},
                   key};
    }
    numbers.push_back(number.value());
  }
  if (numbers.empty() || numbers.size() > kMostNumbers) {
    return Error{Message{ICL_TR("%1 must list between 1 and %2 numbers, such as [1, 10, 100]"),
                         {key, std::to_string(kMostNumbers)}},
                 key};
  }
  return numbers;
}

Result<std::vector<std::string>> parseNames(const std::string& text, const std::string& key,
                                            const std::vector<std::string>& known) {
  auto names = itemsOf(text);
  for (const std::string& name : names) {
    if (std::find(known.begin(), known.end(), name) == known.end()) {
      return unknownName("predictor", name, known, key);
    }
  }
  return names;
}

}  // namespace icl::cross_attention
