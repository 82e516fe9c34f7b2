// The pictures of adaptive inference: the tree, routing, risk against budget, key patching,
// function vectors, two-level designs. In menu order.
#pragma once

#include <vector>

#include "ui/view.h"

namespace icl::ui {

std::vector<ViewType> treePriorViewTypes();

}  // namespace icl::ui
