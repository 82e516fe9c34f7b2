// The experiment mixture-encoder: an encoder of the second modality, trained as a classifier of
// single items. This is the only entry that the catalog needs; everything else in the folder is
// reached from here.
#pragma once

#include "core/run/experiment.h"

namespace icl {

ExperimentType mixtureEncoderType();

}  // namespace icl
