// What a probe said, and how it is best shown: its numbers with their meanings, its table as curves
// or as coloured cells. Decided from shape and labels alone, so that every probe of every
// experiment can be looked at. Pure functions; GUI thread for the texts.
#pragma once

#include <cstdint>
#include <vector>

#include <QString>

#include "core/run/probe_type.h"
#include "ui/plots/heatmap_scene.h"
#include "ui/plots/static_chart.h"
#include "ui/view.h"

namespace icl::ui {

/// One answer as it was given: it stays readable when run and settings have gone on.
struct ProbeAnswer {
  std::string probe{};
  Values arguments{};  // complete
  std::uint64_t run = 0, step = 0;
  QString about{};  // "T 4→8, step 120"
  ProbeResult result{};
};

enum class AnswerShape { Numbers, Curves, Cells };

/// Curves: a first column that grows and names a horizontal axis, or numbers along one side of a
/// small table. Cells: every other table.
AnswerShape answerShape(const ProbeResult& result);
/// What a table can be shown as, the best first.
std::vector<AnswerShape> answerShapes(const ProbeResult& result);

struct AnswerCurves {
  QString x_title{}, y_title{};
  std::vector<StaticSeries> series{};
  bool log_x = false, log_y = false, whole_x = false;
};
AnswerCurves answerCurves(const ProbeResult& result);
HeatmapData answerCells(const ProbeResult& result);
ViewTable answerTable(const ProbeResult& result);

struct AnswerValue {
  QString label{}, value{}, meaning{};
};
std::vector<AnswerValue> answerValues(const ProbeType& type, const ProbeResult& result);
/// "summary: 7 numbers" … one sentence for assistive technology.
QString answerSummary(const ProbeType& type, const ProbeAnswer& answer);

/// The line that asks the same of the command line. `run`: name of the stored run's folder, empty
/// where it is not kept; then `changes` are the settings of a fresh state.
QString probeCommand(const std::string& experiment, const ProbeType& probe,
                     const ProbeAnswer& answer, const std::string& run, const Values& changes,
                     std::uint64_t seed);

}  // namespace icl::ui
