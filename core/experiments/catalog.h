// The explicit list of all experiments: the only place that knows which families exist.
#pragma once

#include "core/run/experiment.h"

namespace icl {

/// Built once at start by main and passed on; order is the menu's.
Catalog makeCatalog();

}  // namespace icl
