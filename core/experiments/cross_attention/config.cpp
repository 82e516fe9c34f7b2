#include "core/experiments/cross_attention/config.h"

#include <array>
#include <numeric>

#include "core/experiments/cross_attention/config_sections.h"

namespace icl::cross_attention {
std::vector<int> Config::dims() const {
  const std::array<int, kMaxModalities> all{dim_1, dim_2, dim_3, dim_4};
  return {all.begin(), all.begin() + modalities};
}

int Config::dimension() const {
  const auto sizes = dims();
  return std::accumulate(sizes.begin(), sizes.end(), 0);
}

double Config::modalityLow(int j) const {
  const std::array<double, kMaxModalities> all{norm2_low_1, norm2_low_2, norm2_low_3, norm2_low_4};
  return all.at(static_cast<std::size_t>(j));
}

double Config::modalityHigh(int j) const {
  const std::array<double, kMaxModalities> all{norm2_high_1, norm2_high_2, norm2_high_3,
                                               norm2_high_4};
  return all.at(static_cast<std::size_t>(j));
}

double Config::modalityNoise2(int j) const {
  const std::array<double, kMaxModalities> all{noise2_1, noise2_2, noise2_3, noise2_4};
  const double own = all.at(static_cast<std::size_t>(j));
  return own > 0 ? own : noise2;
}

double Config::testNoise2(int j) const {
  const std::array<double, kMaxModalities> all{test_noise2_1, test_noise2_2, test_noise2_3,
                                               test_noise2_4};
  const double own = all.at(static_cast<std::size_t>(j));
  if (own > 0) return own;
  return test_noise2 > 0 ? test_noise2 : modalityNoise2(j);
}

bool Config::evenNoise() const {
  for (int j = 0; j < modalities; ++j) {
    if (modalityNoise2(j) != noise2) return false;
  }
  return true;
}

Schema crossAttentionSchema() {
  Builder schema("cross-attention", ICL_TR("Cross-attention"));
  addModalities(schema);
  addPrior(schema);
  addModel(schema);
  addMatrices(schema);
  addTraining(schema);
  addTest(schema);
  addRules(schema);
  return schema.build();
}

Config configOf(const Values& complete) {
  static const Schema kSchema = crossAttentionSchema();
  auto config = bind<Config>(kSchema, complete);
  ICL_CHECK(config.ok(), config.ok() ? "" : config.error().text());
  return config.value();
}

bool is(const Values& values, std::string_view key, std::string_view option) {
  return values.text(key) == option;
}

std::function<Message(const Values&)> actsForModality(int number, bool per_modality) {
  return [number, per_modality](const Values& values) -> Message {
    if (per_modality && !is(values, "prior", "per-modality")) {
      return ICL_TR("acts for the prior per-modality");
    }
    if (values.integer("modalities") >= number) return {};
    return Message{ICL_TR("acts with %1 or more modalities"), {std::to_string(number)}};
  };
}

std::function<std::vector<Value>(const Values&)> otherOptions(std::string key,
                                                              std::vector<std::string> options) {
  return [key = std::move(key), options = std::move(options)](const Values& values) {
    std::vector<Value> others;
    for (const std::string& option : options) {
      if (option != values.text(key)) others.emplace_back(option);
    }
    return others;
  };
}

std::function<std::vector<Value>(const Values&)> otherPosition(std::string key) {
  return [key = std::move(key)](const Values& values) {
    return std::vector<Value>{!values.toggle(key)};
  };
}

}  // namespace icl::cross_attention
