#include "ui/views/prediction_view.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/plots/number_text.h"
#include "ui/views/figure_parts.h"
#include "ui/views/view_parts.h"

namespace icl::ui {
namespace {

double pointOf(const PlateData& curve, int row, int col) {
  return curve.data[static_cast<std::size_t>(row * curve.cols + col)];
}

}  // namespace

PredictionView::PredictionView(SessionController& lab, QWidget* parent)
    : LabView(parent), lab_(lab) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  FlowLayout* row = controlRow();
  new_prompt_ = quietButton(this, tr("new prompt"),
                            tr("Draw another example prompt; the run is not touched"), false);
  row->addWidget(new_prompt_);
  column->addLayout(row);
  chart_ = new LineChart(this);
  chart_->setTitles(tr("layer"), tr("response"));
  chart_->setWholeX(true);
  chart_->setEmptyText(tr("The prediction appears with the first step of a run: press Run."));
  column->addWidget(chart_, 1);
  setKeyboardPart(chart_);
  connect(new_prompt_, &QToolButton::clicked, this, [this] {
    Look look = lab_.look();
    ++look.sample;
    lab_.setLook(look);
  });
  connect(chart_, &LineChart::picked, this, [this](double layer) {
    Look look = lab_.look();
    look.layer = std::max(0, static_cast<int>(std::lround(layer)));
    lab_.setLook(look);
  });
  connect(chart_, &LineChart::lineHovered, this, [this](bool any, quint64 id) {
    lab_.setHighlighted(any ? std::optional<std::uint64_t>(id) : std::nullopt);
  });
  connect(&lab_, &SessionController::highlightChanged, this,
          [this] { chart_->setHighlight(lab_.highlighted()); });
  connect(&lab_, &SessionController::opened, this, [this] {
    curves_.clear();
    chart_->reset();
    refresh();
  });
  refresh();
}

const PlateData* PredictionView::curveOf(const RunTrack& track) const {
  const PlateData* data_ = plateOf(track, lab_.type(), plate_);
  if (data_ == nullptr || data_->rows < 1 || data_->cols < 2) return nullptr;
  const auto cells = static_cast<std::size_t>(data_->rows) * static_cast<std::size_t>(data_->cols);
  return data_->data.size() >= cells ? data_ : nullptr;
}

void PredictionView::refresh() {
  if (!lab_.isOpen()) return;
  plate_ = -1;
  for (std::size_t i = 0; i < lab_.type().plates.size(); ++i) {
    if (lab_.type().plates[i].role == PlateRole::Curve) plate_ = static_cast<int>(i);
  }
  const PlotTheme theme = PlotTheme::of(*this);
  std::vector<ChartLine> lines;
  std::vector<ChartTheory> theory;
  for (const RunTrack* track : shownRuns(lab_)) {
    const PlateData* curve = curveOf(*track);
    if (curve == nullptr) continue;
    auto& [x, y] = curves_[track->serial];
    x.clear();
    y.clear();
    for (int r = 0; r < curve->rows; ++r) {
      x.append(pointOf(*curve, r, 0));
      y.append(pointOf(*curve, r, 1));
    }
    ChartLine line = runLine(*track, theme, -1, -1);
    line.x = &x;
    line.y = &y;
    line.dots = curve->rows <= 64;
    lines.push_back(line);
    theory.clear();  // the same prompt for all: the last one's levels stand for all
    for (int c = 2; c < curve->cols; ++c) {
      const auto index = static_cast<std::size_t>(c);
      const QString name =
          index < curve->col_labels.size() ? coreText(curve->col_labels[index]) : QString();
      const double level = pointOf(*curve, curve->rows - 1, c);
      theory.push_back({name,
                        valueText(level),
                        c == 2 ? TheoryKind::Bayes : TheoryKind::Baseline,
                        level,
                        {},
                        {}});
    }
  }
  chart_->setLines(std::move(lines));
  chart_->setTheory(std::move(theory));
  chart_->refresh();
  updateHeading();
}

void PredictionView::updateHeading() {
  const RunTrack* track = lab_.active();
  const PlateData* curve = track != nullptr ? curveOf(*track) : nullptr;
  QString text = tr("Prediction for the example's query");
  if (curve != nullptr) {
    const int last = curve->rows - 1;
    text = curve->cols > 3
               ? tr("After %n layer(s) the prediction is %1; Bayes %2, truth %3", nullptr, last)
                     .arg(valueText(pointOf(*curve, last, 1), 3),
                          valueText(pointOf(*curve, last, 2), 3),
                          valueText(pointOf(*curve, last, 3), 3))
               : tr("After %n layer(s) the prediction is %1", nullptr, last)
                     .arg(valueText(pointOf(*curve, last, 1), 3));
  }
  if (text == heading_) return;
  heading_ = text;
  chart_->setAccessibleName(tr("Prediction after each layer"));
  Q_EMIT headingChanged();
}

QString PredictionView::heading() const { return heading_; }
QString PredictionView::summary() const { return heading_ + QStringLiteral("."); }

ViewTable PredictionView::table() const {
  ViewTable table;
  const RunTrack* track = lab_.active();
  const PlateData* curve = track != nullptr ? curveOf(*track) : nullptr;
  if (curve == nullptr) return table;
  for (int c = 0; c < curve->cols; ++c) {
    const auto index = static_cast<std::size_t>(c);
    table.columns << (index < curve->col_labels.size() ? coreText(curve->col_labels[index])
                                                       : QString::number(c));
  }
  for (int r = 0; r < curve->rows; ++r) {
    const auto begin = curve->data.begin() + static_cast<std::ptrdiff_t>(r) * curve->cols;
    table.rows.emplace_back(begin, begin + curve->cols);
  }
  return table;
}

void PredictionView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  const QRectF area = paintFigureTitle(painter, theme, heading_, size);
  ChartScene scene = chart_->scene();
  for (ChartLine& line : scene.lines) {
    if (const RunTrack* track = lab_.run(line.id)) line.color = runColour(*track, theme);
  }
  ChartPainter(scene, theme, area, ChartPainter::Target::File).paint(painter);
}

}  // namespace icl::ui
