#include "ui/views/mixture_accuracy_view.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/plots/number_text.h"
#include "ui/views/figure_parts.h"
#include "ui/views/guess_link.h"
#include "ui/views/view_parts.h"

namespace icl::ui {
namespace {

const char* const kCurves[] = {"icl", "icl_flipped", "iwl", "accuracy"};
constexpr std::size_t kAccuracyRows = 1000;

double levelNamed(const RunTrack& track, const char* name) {
  const auto at = track.levels.find(name);
  return at == track.levels.end() ? std::nan("") : at->second;
}

}  // namespace

bool AccuracyView::suits(const ExperimentType& type) {
  return type.channelIndex("icl") >= 0 && type.channelIndex("iwl") >= 0;
}

AccuracyView::AccuracyView(SessionController& lab, QWidget* parent) : LabView(parent), lab_(lab) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  chart_ = new LineChart(this);
  chart_->setTitles(tr("step"), tr("accuracy"));
  chart_->setWholeX(true);
  chart_->setEmptyText(tr("The curves appear here as soon as the run moves: press Run."));
  chart_->setAccessibleName(tr("Accuracies"));
  FlowLayout* row = controlRow();
  guess_ = new GuessLink(lab_, *chart_, *this, *row);
  column->addLayout(row);
  column->addWidget(chart_, 1);
  setKeyboardPart(chart_);
  heading_ = tr("Accuracies");
  connect(chart_, &LineChart::cursorMoved, this, &AccuracyView::cursorFromChart);
  connect(chart_, &LineChart::picked, this, [this](double step) {
    if (step >= 0) lab_.seek(static_cast<std::uint64_t>(std::llround(step)));
  });
  connect(chart_, &LineChart::lineHovered, this, [this](bool any, quint64 id) {
    lab_.setHighlighted(any ? std::optional<std::uint64_t>(id) : std::nullopt);
  });
  connect(&lab_, &SessionController::highlightChanged, this,
          [this] { chart_->setHighlight(lab_.highlighted()); });
  connect(&lab_, &SessionController::cursorChanged, this, [this](double step) {
    chart_->setCursor(std::isfinite(step) ? std::optional(step) : std::nullopt);
    updateHeading();
  });
  connect(&lab_, &SessionController::runsChanged, this, &AccuracyView::refresh);
  connect(&lab_, &SessionController::opened, this, [this] {
    chart_->reset();
    refresh();
  });
  refresh();
}

/// Of one run the four curves that tell memory from reading; of several the in-context one.
std::vector<int> AccuracyView::channelsShown() const {
  std::vector<int> channels;
  const bool one = shownRuns(lab_).size() == 1;
  for (const char* key : kCurves) {
    const int index = lab_.type().channelIndex(key);
    if (index >= 0) channels.push_back(index);
    if (!one) break;
  }
  return channels;
}

void AccuracyView::updateLines() {
  const PlotTheme theme = PlotTheme::of(*this);
  const auto channels = channelsShown();
  std::vector<ChartLine> lines;
  for (const RunTrack* track : shownRuns(lab_)) {
    for (std::size_t i = 0; i < channels.size(); ++i) {
      ChartLine line = runLine(*track, theme, channels[i], -1);
      if (channels.size() > 1) {
        const Channel& channel = lab_.type().channels[static_cast<std::size_t>(channels[i])];
        line.color = theme.series(static_cast<int>(i));
        line.marker = static_cast<int>(i);
        line.name = coreText(channel.title);
      }
      lines.push_back(line);
    }
  }
  chart_->setLines(std::move(lines));
}

void AccuracyView::updateTheory() {
  std::vector<ChartTheory> theory;
  const RunTrack* lead = lab_.active();
  if (lead != nullptr) {
    for (const Reference& r : lead->references) {
      if (r.channel != "icl" || !r.x.empty()) continue;
      theory.push_back(
          {coreText(r.title), valueText(r.level, 2), TheoryKind::Baseline, r.level, {}, {}});
    }
    const double t50 = newest(*lead, lab_.type().channelIndex("t50"));
    if (std::isfinite(t50)) {
      ChartTheory mark;
      mark.name = tr("transition");
      mark.kind = TheoryKind::Rate;
      mark.x = {t50, t50};
      mark.y = {0, 1};
      theory.push_back(mark);
    }
  }
  chart_->setTheory(std::move(theory));
}

void AccuracyView::refresh() {
  if (!lab_.isOpen() || !suits(lab_.type())) return;
  updateLines();
  updateTheory();
  chart_->setGrowing(lab_.activity() == Activity::Running);
  const auto cover = lab_.cover();
  chart_->setCover(cover ? std::optional(static_cast<double>(*cover)) : std::nullopt);
  guess_->refresh(QStringLiteral("accuracies|step"));
  chart_->refresh();
  updateHeading();
}

void AccuracyView::cursorFromChart(double x) {
  lab_.setCursor(std::isfinite(x) ? std::round(x) : x);
}

void AccuracyView::updateHeading() {
  const RunTrack* lead = lab_.isOpen() && suits(lab_.type()) ? lab_.active() : nullptr;
  QString text = tr("Accuracies");
  if (lead != nullptr) {
    const double icl = valueNow(lab_, *lead, lab_.type().channelIndex("icl"));
    const double t50 = newest(*lead, lab_.type().channelIndex("t50"));
    const double level = levelNamed(*lead, "transition"), chance = levelNamed(*lead, "context");
    text = tr("In context %1").arg(valueText(icl, 3));
    if (std::isfinite(t50) && std::isfinite(level)) {
      text += tr("; crosses %1 at step %2").arg(valueText(level, 2), countText(std::round(t50)));
    } else if (std::isfinite(chance)) {
      text += tr("; a random label has %1").arg(valueText(chance, 2));
    }
  }
  text += guess_->inHeading();
  if (lab_.cover()) text = tr("Accuracies");
  if (text == heading_) return;
  heading_ = text;
  Q_EMIT headingChanged();
}

QString AccuracyView::heading() const { return heading_; }

QString AccuracyView::conclusion() const { return guess_->sentence(); }

QString AccuracyView::summary() const {
  const RunTrack* lead = lab_.isOpen() && suits(lab_.type()) ? lab_.active() : nullptr;
  if (lead == nullptr) return heading_;
  if (lab_.cover()) return guess_->whileCovered();
  QStringList parts{heading_};
  for (const int channel : channelsShown()) {
    const Channel& c = lab_.type().channels[static_cast<std::size_t>(channel)];
    parts << tr("%1: %2").arg(coreText(c.title), valueText(valueNow(lab_, *lead, channel), 3));
  }
  return parts.join(QStringLiteral(". ")) + QLatin1Char('.');
}

ViewTable AccuracyView::table() const {
  ViewTable table;
  table.columns << tr("step");
  const RunTrack* lead = lab_.isOpen() && suits(lab_.type()) ? lab_.active() : nullptr;
  if (lead == nullptr) return table;
  const auto channels = channelsShown();
  for (const int channel : channels) {
    table.columns << coreText(lab_.type().channels[static_cast<std::size_t>(channel)].title);
  }
  const GuessCurve& guess = chart_->guess();
  if (!guess.empty()) table.columns << guessName();
  const auto cover = lab_.cover();
  const std::size_t rows = lead->steps.size();
  const std::size_t stride = std::max<std::size_t>(1, (rows + kAccuracyRows - 1) / kAccuracyRows);
  for (std::size_t row = 0; row < rows; row += stride) {
    std::vector<double> cells{lead->steps[row]};
    for (const int channel : channels) {
      const Series& series = lead->channels[static_cast<std::size_t>(channel)];
      const bool there =
          row < series.size() && !(cover && cells.front() > static_cast<double>(*cover));
      cells.push_back(there ? series[row] : std::nan(""));
    }
    if (!guess.empty()) {
      cells.push_back(guess.at(cells.front(), false, false).value_or(std::nan("")));
    }
    table.rows.push_back(std::move(cells));
  }
  return table;
}

void AccuracyView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  const QRectF area = paintFigureTitle(painter, theme, heading_, size);
  ChartScene scene = chart_->scene();
  const std::size_t channels = channelsShown().size();
  for (std::size_t i = 0; i < scene.lines.size(); ++i) {
    ChartLine& line = scene.lines[i];
    const RunTrack* track = lab_.run(line.id);
    if (channels > 1) {
      line.color = theme.series(static_cast<int>(i % channels));
    } else if (track != nullptr) {
      line.color = runColour(*track, theme);
    }
  }
  ChartPainter(scene, theme, area, ChartPainter::Target::File).paint(painter);
}

}  // namespace icl::ui
