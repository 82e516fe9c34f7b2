// The model and the batch that a fixture describes. Only parity*.cpp include this.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/experiments/mixture/decoder.h"
#include "core/experiments/mixture/measures.h"
#include "core/experiments/mixture/parity_tensors.h"

namespace icl::mixture {

struct Given {
  DecoderShape shape{};
  std::size_t tokens = 0, pairs = 0, batch = 0;
  bool frozen = false;  // the blocks
  bool paired() const { return shape.projector.inputs > 0; }
  std::size_t items() const { return pairs + 1; }
  SequenceLayout layout() const { return {pairs, paired() ? std::size_t{3} : std::size_t{2}}; }
};

/// What its tensors say goes before what its entry says.
Result<Given> givenBy(const ParityFixture& fixture, const FixtureTensors& tensors);

Error damaged(const ParityFixture& fixture, const char* pattern, std::vector<std::string> texts);
/// A member of the fixture's entry that is a text; else empty.
std::string textOf(const Json& entry, std::string_view key);

}  // namespace icl::mixture
