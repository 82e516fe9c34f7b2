// Parity: tensors of an independent implementation (a manifest of fixtures) against this build. An
// experiment's hook compares the fixtures of the kinds it knows. Plain data; any thread.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "core/base/json.h"
#include "core/base/result.h"

namespace icl {

struct VerifyEntry {
  std::string id{}, label{};  // the worst label (or "row r column c"; of a fixture: the tensor)
  bool ok = false;
  double got = 0, expected = 0, error = 0;  // error: |got − expected| / allowed
};

/// One member of a manifest's "fixtures": its description, and the folder that its files are in.
struct ParityFixture {
  std::string id{};
  const Json* entry = nullptr;
  std::filesystem::path folder{};
};

/// Nothing: the fixture is of a kind that the experiment does not know. An error: a damaged one.
using ParityHook = std::optional<Result<VerifyEntry>> (*)(const ParityFixture&);

}  // namespace icl
