// The mixture family's own pictures; the common ones suit it as well.
#pragma once

#include <vector>

#include "ui/view.h"

namespace icl::ui {

std::vector<ViewType> mixtureViewTypes();

}  // namespace icl::ui
