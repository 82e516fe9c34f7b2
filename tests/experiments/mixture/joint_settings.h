// Settings of a last stage small enough for tests of milliseconds.
#pragma once

#include "tests/experiments/mixture/small_run.h"

namespace icl::mixture {

inline Values jointSettings(const Values& more = {}) {
  Values changes = smallSettings({{"classes-2", std::int64_t{16}},
                                  {"item-dimension-2", std::int64_t{6}},
                                  {"encoder-width", std::int64_t{5}},
                                  {"encoder-hidden", std::int64_t{9}},
                                  {"pretrain-steps", std::int64_t{20}},
                                  {"encoder-steps", std::int64_t{100}},
                                  {"encoder-rate", 0.02},
                                  {"validation-items", std::int64_t{80}}});
  for (const auto& [key, value] : more.map()) changes.set(key, value);
  return changes;
}

/// The same with glyphs as the second modality, and on top of `more`.
inline Values glyphSettings(const Values& more = {}) {
  Values changes = jointSettings();
  for (const auto& [key, value] : more.map()) changes.set(key, value);
  const Values glyphs{{"data", std::string("glyphs")},
                      {"image-size", std::int64_t{8}},
                      {"images-per-class", std::int64_t{8}},
                      {"held-out", std::int64_t{3}},
                      {"patch", std::int64_t{4}},
                      {"validation-items", std::int64_t{48}}};
  for (const auto& [key, value] : glyphs.map()) changes.set(key, value);
  return changes;
}

}  // namespace icl::mixture
