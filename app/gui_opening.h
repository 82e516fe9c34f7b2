// What a word on icl-lab's command line means: a document, a run folder or id, a preset, an
// experiment. Called by main before the window is shown, and by off-screen drawing.
#pragma once

#include <string>
#include <vector>

#include "ui/documents/lab_document.h"
#include "ui/session_controller.h"

namespace icl::app {

/// Whether what is named may have to train another run before it begins.
bool mayTrainFirst(const std::string& what, const Catalog& catalog,
                   const std::vector<Preset>& presets);

/// Opens it in the controller; the empty word opens the default preset.
Status openNamed(const std::string& what, ui::SessionController& controller,
                 ui::LabDocument& document, const std::vector<Preset>& presets, bool start);
/// The preset that the window opens on.
const Preset* defaultPreset(const std::vector<Preset>& presets);

}  // namespace icl::app
