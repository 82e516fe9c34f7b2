// Small parts that all views share: colours of runs, controls above a picture, the place of the
// cursor, plates as heatmap data, plain text from markup. GUI thread; no state of its own.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <QToolButton>

#include "ui/plots/chart_scene.h"
#include "ui/plots/heatmap_scene.h"
#include "ui/session_controller.h"

namespace icl::ui {

class FlowLayout;

/// Runs that are ticked, ghosts first, the active run last (on top).
std::vector<const RunTrack*> shownRuns(const SessionController& lab);
/// The two runs a difference is taken of: a twin and its partner (the active run's first), else the
/// two that are ticked where there are exactly two. A − B is partner − twin.
std::optional<std::pair<const RunTrack*, const RunTrack*>> comparedRuns(
    const SessionController& lab);
QColor runColour(const RunTrack& track, const PlotTheme& theme);
/// The second cue beside colour: a shape by run.
int runMarker(const RunTrack& track);
/// A line of this run for one channel, against steps or the channel of role Time.
ChartLine runLine(const RunTrack& track, const PlotTheme& theme, int channel, int x_channel);

int channelOfRole(const ExperimentType& type, Role role);
/// Where a run records a channel; −1: it does not.
int channelIn(const RunTrack& track, const std::string& key);
/// "excess risk" with its symbol, for an axis.
QString channelTitle(const Channel& channel);
/// Row of the record at or before a step; nothing where the run has no rows.
std::optional<std::size_t> rowAtStep(const RunTrack& track, double step);
double newest(const RunTrack& track, int channel);
/// The value at the cursor, or the newest where there is no cursor.
double valueNow(const SessionController& lab, const RunTrack& track, int channel);

HeatmapData heatmapData(const Plate& plate, const PlateData& data);
const PlateData* plateOf(const RunTrack& track, const ExperimentType& type, int plate);

/// Markup with _{…} and ^{…} as one line of text: P_{t} becomes Pₜ.
QString plainMarkup(const QString& markup);

/// A quiet button above a picture; text, tooltip and accessible name.
QToolButton* quietButton(QWidget* parent, const QString& text, const QString& help, bool checkable);
/// A button above a picture that does something: framed, so that it is seen to be one.
QToolButton* actionButton(QWidget* parent, const QString& text, const QString& help);
/// The row of controls above a picture; goes on below where the picture is narrow.
FlowLayout* controlRow();

}  // namespace icl::ui
