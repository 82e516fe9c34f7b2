// icl-lab --render: one picture of a preset, document or stored run, drawn off screen after the
// run's end. `icl plot` calls it. Main thread of a program without a window.
#pragma once

#include <vector>

#include "app/gui_arguments.h"
#include "core/run/preset.h"

namespace icl::app {

/// The exit code: 0 done, 2 what was asked makes no sense, 4 the file could not be written.
int renderView(const GuiArguments& arguments, const Catalog& catalog,
               const std::vector<Preset>& presets);

}  // namespace icl::app
