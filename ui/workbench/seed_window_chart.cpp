// SeedWindow's chart: curves by seed, or their paired differences, with the band.
#include <QComboBox>
#include <QLabel>

#include "ui/plots/line_chart.h"
#include "ui/session_controller.h"
#include "ui/workbench/seed_window.h"

namespace icl::ui {

/// One curve a seed: of the run, or of the difference where both have ended.
std::vector<SeedCurve> SeedWindow::shownCurves(const SeedPlan& plan) const {
  std::vector<SeedCurve> curves;
  const bool paired = plan.sides.size() == 2;
  const int a_channel = channel(0), b_channel = paired ? channel(1) : -1;
  const bool ours = desk_.plan() && desk_.plan()->sameRuns(plan);
  for (int row = 0; ours && a_channel >= 0 && row < plan.count; ++row) {
    const SeedCurve *a = desk_.curve(0, row), *b = desk_.curve(1, row);
    if (a == nullptr || (paired && b == nullptr)) continue;
    if (paired) {
      curves.push_back(differenceCurve(*a, *b, a_channel, b_channel));
    } else {
      SeedCurve one;
      one.steps = a->steps;
      one.channels = {a->channels[static_cast<std::size_t>(a_channel)]};
      curves.push_back(std::move(one));
    }
  }
  return curves;
}

/// Thin lines by seed, owned by `curves_`.
std::vector<ChartLine> SeedWindow::linesOf(const std::vector<SeedCurve>& curves,
                                           const QColor& colour) {
  std::vector<ChartLine> lines;
  for (const SeedCurve& curve : curves) {
    ChartLine line;
    line.id = 1;
    line.color = colour;
    line.width = 1;
    line.marker = -1;
    line.faint = true;
    for (const auto* values : {&curve.steps, &curve.channels.front()}) {
      curves_->series.push_back(std::make_unique<Series>());
      for (const double value : *values) curves_->series.back()->append(value);
    }
    line.x = curves_->series[curves_->series.size() - 2].get();
    line.y = curves_->series.back().get();
    lines.push_back(line);
  }
  return lines;
}

void SeedWindow::showChart() {
  const auto plan = shownPlan();
  if (!plan) return;
  const bool paired = plan->sides.size() == 2;
  const PlotTheme theme = PlotTheme::of(*chart_);
  const QColor colour = theme.series(plan->sides[0].colour);
  const std::vector<SeedCurve> curves = shownCurves(*plan);
  chart_->setLines({});
  chart_->setBands({});
  curves_ = std::make_unique<Curves>();
  std::vector<ChartLine> lines = linesOf(curves, paired ? theme.quiet : colour);
  std::vector<const SeedCurve*> ended;
  for (const SeedCurve& curve : curves) ended.push_back(&curve);
  const SeedBandData over = bandOf(ended, 0, -1);
  for (std::size_t i = 0; i < over.x.size(); ++i) {
    curves_->x.append(over.x[i]);
    curves_->low.append(over.low[i]);
    curves_->middle.append(over.median[i]);
    curves_->high.append(over.high[i]);
  }
  const QString measure = measure_->currentText();
  const QString name = paired ? tr("B − A, %1").arg(measure) : measure;
  if (!over.x.empty()) {
    chart_->setBands({{1, name, statisticText(over.n, over.level), paired ? theme.accent : colour,
                       &curves_->x, &curves_->low, &curves_->middle, &curves_->high}});
  }
  const int at = channel(0);
  const auto layout = plan->type->channelsOf(plan->sides[0].config);
  chart_->setLog(false,
                 !paired && at >= 0 && layout[static_cast<std::size_t>(at)].scale == Scale::Log);
  chart_->setWholeX(true);
  chart_->setTitles(tr("step"), name);
  chart_->setAccessibleName(paired ? tr("Paired differences over steps") : tr("Curves by seed"));
  chart_->setAccessibleDescription(verdict_->text());
  std::vector<ChartTheory> theory;
  if (paired && !lines.empty()) {
    theory.push_back({tr("no difference"), {}, TheoryKind::Baseline, 0, {}, {}});
  }
  chart_->setLines(std::move(lines));
  chart_->setTheory(std::move(theory));
  chart_->refresh();
}

}  // namespace icl::ui
