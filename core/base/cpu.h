// Which processor this is, in one line for build strings of run files: the bits of exp and log
// depend on it. Any thread.
#pragma once

#include <string>

namespace icl {

/// "x86-64-v4 (AMD EPYC 9R14)"; only the level where the model is not known.
std::string processorName();

}  // namespace icl
