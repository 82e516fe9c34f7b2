// Exports a LabView with its reproduction slip: what the window's menu and icl-lab --render call.
// GUI thread; may take a second for a long record (the digest of its rows).
#pragma once

#include "ui/plots/figure_export.h"
#include "ui/view.h"

namespace icl::ui {

/// Command, build, seed and digest of a run as recorded so far.
FigureSlip slipOf(const SessionController& lab, const RunTrack& track);
/// Title (where options have none) and slip are filled in from the view and the active run.
Status exportFigure(LabView& view, const SessionController& lab, ExportOptions options);

}  // namespace icl::ui
