#include "core/experiments/tree_prior/net.h"

#include "core/experiments/tree_prior/linear_net.h"

namespace icl::tree_prior {

std::unique_ptr<Net> makeNet(const Config& config) {
  return std::make_unique<LinearNet>(Shape::of(config));
}

}  // namespace icl::tree_prior
