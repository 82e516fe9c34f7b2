#include "core/experiments/catalog.h"

#include "core/experiments/checkpoint/experiment.h"
#include "core/experiments/cross_attention/experiment.h"
#include "core/experiments/mixture/encoder/experiment.h"
#include "core/experiments/mixture/experiment.h"
#include "core/experiments/tree_prior/experiment.h"

namespace icl {

Catalog makeCatalog() {
  return {crossAttentionType(),  mixturePretrainType(), mixtureProjectorType(),
          mixtureEncoderType(),  mixtureJointType(),    adaptiveInferenceType(),
          checkpointHeadsType(), checkpointLoraType()};
}

}  // namespace icl
