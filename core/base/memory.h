// What the machine has left, asked before a large run starts. Any thread.
#pragma once

namespace icl {

/// Bytes that programs may still take; infinite where the system does not tell.
double availableMemory();

}  // namespace icl
