#include "ui/views/inference_chart.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/views/figure_parts.h"
#include "ui/views/view_parts.h"

namespace icl::ui {

InferenceChart::InferenceChart(SessionController& lab, const QString& title, const QString& x_title,
                               QWidget* parent)
    : LabView(parent), lab_(lab), controls_(controlRow()), heading_(title) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  log_ = quietButton(this, tr("log"), tr("Logarithmic risk"), true);
  log_->setChecked(true);
  controls_->addWidget(log_);
  column->addLayout(controls_);
  chart_ = new LineChart(this);
  chart_->setTitles(x_title, tr("risk"));
  chart_->setWholeX(true);
  chart_->setLog(false, true);
  chart_->setAccessibleName(title);
  column->addWidget(chart_, 1);
  setKeyboardPart(chart_);
  connect(log_, &QToolButton::toggled, this, [this](bool on) {
    chart_->setLog(false, on);
    chart_->reset();
    refresh();
  });
  connect(chart_, &LineChart::lineHovered, this, [this](bool any, quint64 id) {
    const bool run = any && lab_.run(id) != nullptr;
    lab_.setHighlighted(run ? std::optional<std::uint64_t>(id) : std::nullopt);
  });
  connect(&lab_, &SessionController::highlightChanged, this,
          [this] { chart_->setHighlight(lab_.highlighted()); });
  connect(&lab_, &SessionController::opened, this, [this] {
    forget();
    chart_->reset();
    refresh();
  });
}

bool InferenceChart::logarithmic() const { return log_->isChecked(); }

void InferenceChart::setHeading(const QString& text) {
  if (text == heading_) return;
  heading_ = text;
  Q_EMIT headingChanged();
}

QColor InferenceChart::figureColour(const ChartLine& line, const PlotTheme&) const {
  return line.color;
}

std::vector<ChartMark> InferenceChart::marks(const PlotTheme&) const { return {}; }

double InferenceChart::belowAll(const std::vector<double>& risks) {
  double below = 1;
  for (const double risk : risks) {
    if (risk > 0) below = std::min(below, 0.01 * risk);
  }
  return below;
}

ViewTable InferenceChart::tableOf(const std::vector<std::string>& labels,
                                  const std::vector<double>& cells) {
  ViewTable table;
  for (const std::string& label : labels) table.columns << coreLabel(label);
  const auto width = static_cast<std::ptrdiff_t>(labels.size());
  for (auto row = cells.begin(); width > 0 && cells.end() - row >= width; row += width) {
    table.rows.emplace_back(row, row + width);
  }
  return table;
}

void InferenceChart::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  const QRectF area = paintFigureTitle(painter, theme, heading_, size, conclusion());
  ChartScene scene = chart_->scene();
  for (ChartLine& line : scene.lines) {
    const RunTrack* track = lab_.run(line.id);
    line.color = track != nullptr ? runColour(*track, theme) : figureColour(line, theme);
  }
  scene.marks = marks(theme);
  ChartPainter(scene, theme, area, ChartPainter::Target::File).paint(painter);
}

QString belowThePath(double risk, double path, double noise) {
  if (!(noise > 0) || !(risk < 0.98 * path)) return {};
  return InferenceChart::tr(
      "The net ends below the path line: it asks some questions again and averages their noise "
      "away, where the path asks each level once.");
}

}  // namespace icl::ui
