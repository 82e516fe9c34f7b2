// Pictures that suit any experiment: curves by the roles of its channels, heatmaps by the roles of
// its plates, equations, differences of twins. Listed by ui/view_registry.cpp.
#pragma once

#include <vector>

#include "ui/view.h"

namespace icl::ui {

std::vector<ViewType> commonViewTypes();

}  // namespace icl::ui
