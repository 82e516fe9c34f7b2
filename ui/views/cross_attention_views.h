// Pictures of the cross-attention family: parameter plane, prediction, risk against depth. Listed
// by ui/view_registry.cpp.
#pragma once

#include <vector>

#include "ui/view.h"

namespace icl::ui {

std::vector<ViewType> crossAttentionViewTypes();

}  // namespace icl::ui
