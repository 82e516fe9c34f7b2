// What a pass over a checkpoint and a LoRA step cost, told before they begin: operations, memory,
// seconds. Any thread.
#pragma once

#include <cstddef>

#include "core/experiments/checkpoint/lora.h"

namespace icl::checkpoint {

/// Multiplications and additions of one forward pass with `logit_rows` rows of logits.
double textOperations(const TextShape& shape, std::size_t tokens, std::size_t logit_rows = 1);
/// Of a training step: there, recomputed, and back.
double loraOperations(const TextShape& shape, std::size_t tokens, std::size_t rank,
                      std::size_t answer_tokens = 3);
/// Bytes beside the weights: of one pass with statistics; of a training step with all that the
/// adapters keep.
double textBytes(const TextShape& shape, std::size_t tokens, std::size_t scalar_bytes = 4);
double loraBytes(const TextShape& shape, std::size_t tokens, std::size_t rank,
                 std::size_t scalar_bytes = 4);
/// Operations a second that passes reach on this machine with all threads; measured once, in some
/// milliseconds, with products of this kind.
double checkpointSpeed();

}  // namespace icl::checkpoint
