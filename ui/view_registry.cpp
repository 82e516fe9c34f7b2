// The explicit list of all pictures, in menu order. A picture suits an experiment by the roles of
// its channels and plates, or by its family; titles are translated in the context "ViewTypes".
#include <algorithm>

#include "ui/view.h"
#include "ui/views/common_views.h"

namespace icl::ui {

const std::vector<ViewType>& viewTypes() {
  static const std::vector<ViewType> kTypes = [] {
    std::vector<ViewType> types = commonViewTypes();
    return types;
  }();
  return kTypes;
}

}  // namespace icl::ui
