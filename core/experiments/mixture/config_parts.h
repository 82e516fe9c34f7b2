// Settings that the stages' schemas have in common, section by section. Only config_*.cpp include
// this.
#pragma once

#include "core/experiments/mixture/config.h"

namespace icl::mixture {

void addTaskSettings(SchemaOf<Config>& schema);
void addModelSettings(SchemaOf<Config>& schema);
void addTrainingSettings(SchemaOf<Config>& schema);
void addSharedRules(SchemaOf<Config>& schema);
/// Of the stages with a second modality.
void addBeginning(SchemaOf<Config>& schema);
/// `pictured`: its items may be images.
void addSecondModality(SchemaOf<Config>& schema, bool pictured = false);
void addProjector(SchemaOf<Config>& schema);
void addPairedRules(SchemaOf<Config>& schema);

}  // namespace icl::mixture
