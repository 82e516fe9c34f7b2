// CompareWindow's chart: curves of the runs in view, their colours and groups, and who is pointed
// at.
#include <algorithm>

#include <QComboBox>
#include <QPushButton>

#include "ui/plots/color_map.h"
#include "ui/plots/figure_export.h"
#include "ui/plots/line_chart.h"
#include "ui/session_controller.h"
#include "ui/views/figure_parts.h"
#include "ui/views/view_parts.h"
#include "ui/workbench/compare_window.h"

namespace icl::ui {

namespace {

/// Ids of runs that are not open, beyond every serial.
constexpr std::uint64_t kStoredIds = std::uint64_t{1} << 40;

/// A few groups have the colours of runs; many have a scale from first to last.
QColor groupColour(int group, int groups, const PlotTheme& theme) {
  if (groups <= PlotTheme::kSeries) return theme.series(group);
  const double share = static_cast<double>(group) / static_cast<double>(groups - 1);
  return ColorMap::get(MapKind::Sequential, theme.dark).at(0.35 + 0.65 * share);
}

}  // namespace

std::uint64_t CompareWindow::idOf(const QString& key) const {
  const CompareRun* run = desk_.run(key);
  if (run == nullptr) return 0;
  return run->serial != 0 ? run->serial : kStoredIds + static_cast<std::uint64_t>(desk_.place(key));
}

QString CompareWindow::keyOf(std::uint64_t id) const {
  for (const QString& key : desk_.view()) {
    if (idOf(key) == id) return key;
  }
  return {};
}

void CompareWindow::highlight(const QString& key) {
  model_->setHighlighted(key);
  const bool drawn = desk_.inView(key);
  chart_->setHighlight(drawn ? std::optional(idOf(key)) : std::nullopt);
  const CompareRun* run = desk_.run(key);
  const bool open = run != nullptr && run->serial != 0;
  pointing_ = true;
  lab_.setHighlighted(open ? std::optional(run->serial) : std::nullopt);
  pointing_ = false;
}

QColor CompareWindow::colourOf(const QString& key, const PlotTheme& theme) const {
  const int place = desk_.place(key);
  if (place < 0) return theme.quiet;
  if (!groups_.names.empty() && static_cast<std::size_t>(place) < groups_.of.size()) {
    return groupColour(groups_.of[static_cast<std::size_t>(place)],
                       static_cast<int>(groups_.names.size()), theme);
  }
  const CompareRun* run = desk_.run(key);
  const RunTrack* track = run != nullptr && run->serial != 0 ? lab_.run(run->serial) : nullptr;
  return track != nullptr ? runColour(*track, theme) : theme.series(place);
}

void CompareWindow::showChart() {
  if (!lab_.isOpen() || !isVisible() || measure() == nullptr) return;
  const PlotTheme theme = PlotTheme::of(*chart_);
  const std::string by = by_->currentData().toString().toStdString();
  std::vector<const CompareRun*> viewed;
  for (const QString& key : desk_.view()) viewed.push_back(desk_.run(key));
  groups_ = by.empty() || viewed.empty() ? RunGroups{} : groupsBy(lab_.type(), by, viewed);
  std::vector<ChartLine> lines;
  std::vector<bool> named(groups_.names.size(), false);
  for (std::size_t i = 0; i < viewed.size(); ++i) {
    const CompareCurve* curve = desk_.curve(desk_.view()[i]);
    const int channel = curve == nullptr ? -1 : channelIndex(curve->layout, measure()->key);
    if (channel < 0 || channel >= static_cast<int>(curve->channels.size())) continue;
    ChartLine line;
    line.id = idOf(desk_.view()[i]);
    line.color = colourOf(desk_.view()[i], theme);
    line.name = viewed[i]->name;
    const bool shared = std::any_of(viewed.begin(), viewed.end(), [&](const CompareRun* other) {
      return other != viewed[i] && other->name == viewed[i]->name;
    });
    if (shared) line.name = tr("seed %1, %2").arg(viewed[i]->seed).arg(line.name);
    line.marker = static_cast<int>(i);
    line.open_marker = i >= static_cast<std::size_t>(PlotTheme::kSeries);
    if (!groups_.names.empty()) {  // one name a group
      const auto group = static_cast<std::size_t>(groups_.of[i]);
      line.name = named[group] ? QString() : groups_.names[group];
      named[group] = true;
      line.marker = groups_.of[i];
      line.open_marker = false;
      line.width = 1.4;
    }
    line.x = &curve->steps;
    line.y = &curve->channels[static_cast<std::size_t>(channel)];
    lines.push_back(line);
  }
  std::vector<ChartBand> bands = groupBands(theme);
  chart_->setLog(false, measure()->scale == Scale::Log || measure()->role == Role::Excess);
  chart_->setWholeX(true);
  chart_->setTitles(tr("step"), channelTitle(*measure()));
  chart_->setLines(std::move(lines));
  chart_->setBands(std::move(bands));
  const QString& lit = model_->highlighted();
  chart_->setHighlight(desk_.inView(lit) ? std::optional(idOf(lit)) : std::nullopt);
  chart_->setAccessibleDescription(
      tr("%n run(s) in view", nullptr, static_cast<int>(viewed.size())));
  chart_->refresh();
  figure_->setEnabled(!viewed.empty());
  model_->showTicks();
}

/// Median and interval of each group of two and more.
std::vector<ChartBand> CompareWindow::groupBands(const PlotTheme& theme) {
  std::vector<ChartBand> out;
  std::vector<std::unique_ptr<Band>> fresh;
  for (std::size_t group = 0; group < groups_.names.size(); ++group) {
    std::vector<const SeedCurve*> curves;
    int channel = -1;
    for (std::size_t i = 0; i < desk_.view().size(); ++i) {
      const CompareCurve* curve = desk_.curve(desk_.view()[i]);
      if (groups_.of[i] != static_cast<int>(group) || curve == nullptr) continue;
      const int here = channelIndex(curve->layout, measure()->key);
      if (here < 0 || (channel >= 0 && here != channel)) continue;
      channel = here;
      curves.push_back(&curve->rows);
    }
    const SeedBandData data_of = bandOf(curves, channel, -1);
    if (data_of.x.empty()) continue;
    auto band = std::make_unique<Band>();
    for (std::size_t i = 0; i < data_of.x.size(); ++i) {
      band->x.append(data_of.x[i]);
      band->low.append(data_of.low[i]);
      band->middle.append(data_of.median[i]);
      band->high.append(data_of.high[i]);
    }
    out.push_back(
        {0, groups_.names[group], statisticText(data_of.n, data_of.level),
         groupColour(static_cast<int>(group), static_cast<int>(groups_.names.size()), theme),
         &band->x, &band->low, &band->middle, &band->high});
    fresh.push_back(std::move(band));
  }
  chart_->setBands({});  // they point into what goes now
  bands_ = std::move(fresh);
  return out;
}

Status CompareWindow::saveFigure(const QString& path) const {
  ExportOptions options;
  options.path = path;
  options.size = {900, 520};
  options.title = chart_->scene().y_title;
  QStringList runs;
  for (const QString& key : desk_.view()) {
    if (const CompareRun* run = desk_.run(key)) {
      runs << QStringLiteral("%1 (%2)").arg(run->name, QString::fromStdString(run->folder));
    }
  }
  options.slip.notes = runs;
  const auto paint = [this](QPainter& painter, const QSizeF& size) {
    const PlotTheme theme = PlotTheme::paper(font());
    ChartScene scene = chart_->scene();
    for (ChartLine& line : scene.lines) line.color = colourOf(keyOf(line.id), theme);
    scene.focus = false;
    scene.highlight.reset();
    ChartPainter(scene, theme, QRectF(QPointF(0, 0), size), ChartPainter::Target::File)
        .paint(painter);
  };
  return exportFigure(paint, options);
}

}  // namespace icl::ui
