#include "core/experiments/tree_prior/net.h"

#include "core/experiments/tree_prior/linear_net.h"
#include "core/experiments/tree_prior/token_net.h"

namespace icl::tree_prior {

std::unique_ptr<Net> makeNet(const Config& config) {
  const Shape shape = Shape::of(config);
  if (shape.features == Features::Linear) return std::make_unique<LinearNet>(shape);
  return std::make_unique<TokenNet>(shape);
}

}  // namespace icl::tree_prior
