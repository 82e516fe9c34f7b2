#include "core/experiments/catalog.h"

#include "core/experiments/cross_attention/experiment.h"

namespace icl {

Catalog makeCatalog() { return {crossAttentionType()}; }

}  // namespace icl
