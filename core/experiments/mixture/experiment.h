// The experiments of the mixture family. `mixture-pretrain`: a decoder learns to classify items of
// a Gaussian mixture from labelled examples in its context, or by heart. `mixture-projector`: the
// same with a second modality, which a projector brings to the decoder. `mixture-joint`: the same
// with an encoder before the projector. These are the only entries
// that the catalog needs; everything else in the folder is reached from here.
#pragma once

#include "core/run/experiment.h"

namespace icl {

ExperimentType mixturePretrainType();
ExperimentType mixtureProjectorType();
ExperimentType mixtureJointType();

}  // namespace icl
