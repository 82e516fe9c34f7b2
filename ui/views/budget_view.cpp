#include "ui/views/budget_view.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/plots/number_text.h"
#include "ui/views/figure_parts.h"
#include "ui/views/inference_parts.h"
#include "ui/views/view_parts.h"

namespace icl::ui {
namespace {

enum BudgetColumn { kQuestions, kNet, kPath, kFixed, kPathExact, kFixedExact, kBudgetColumns };

double budgetCell(const PlateData& curve, int row, int col) {
  return curve.data[static_cast<std::size_t>(row * curve.cols + col)];
}

/// Row of the budget that this run has: its last finite risk.
int lastRow(const PlateData& curve) {
  for (int r = curve.rows - 1; r > 0; --r) {
    if (std::isfinite(budgetCell(curve, r, kNet))) return r;
  }
  return -1;
}

}  // namespace

BudgetView::BudgetView(SessionController& lab, QWidget* parent) : LabView(parent), lab_(lab) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  FlowLayout* row = controlRow();
  log_ = quietButton(this, tr("log"), tr("Logarithmic risk"), true);
  log_->setChecked(true);
  model_b_ = quietButton(
      this, tr("race B"),
      tr("Trains model B, wide with a router, beside this run, on the same contexts"), false);
  model_c_ = quietButton(this, tr("race C"),
                         tr("Trains model C, wide without a router, beside this run, on the same "
                            "contexts"),
                         false);
  for (QToolButton* button : {log_, model_b_, model_c_}) row->addWidget(button);
  column->addLayout(row);
  chart_ = new LineChart(this);
  chart_->setTitles(tr("questions, pooled numbers"), tr("risk"));
  chart_->setWholeX(true);
  chart_->setLog(false, true);
  chart_->setEmptyText(tr("The curve appears with the first step of a run: press Run."));
  column->addWidget(chart_, 1);
  setFocusProxy(chart_);
  heading_ = tr("Risk against budget");
  chart_->setAccessibleName(heading_);
  connect(log_, &QToolButton::toggled, this, [this](bool on) {
    chart_->setLog(false, on);
    chart_->reset();
    refresh();
  });
  connect(model_b_, &QToolButton::clicked, this,
          [this] { lab_.startTwin(QStringLiteral("model"), std::string("b")); });
  connect(model_c_, &QToolButton::clicked, this,
          [this] { lab_.startTwin(QStringLiteral("model"), std::string("c")); });
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

const PlateData* BudgetView::curveOf(const RunTrack& track) const {
  const PlateData* plate = plateOf(track, lab_.type(), lab_.type().plateIndex("budget"));
  if (plate == nullptr || plate->rows < 2 || plate->cols != kBudgetColumns) return nullptr;
  return plate->data.size() >= static_cast<std::size_t>(plate->rows * plate->cols) ? plate
                                                                                   : nullptr;
}

std::vector<ChartTheory> BudgetView::theoryOf(const RunTrack& track, const PlateData& curve) const {
  std::vector<ChartTheory> theory;
  double below = 1;
  for (int r = 0; r < curve.rows; ++r) {
    const double risk = budgetCell(curve, r, kNet);
    if (risk > 0) below = std::min(below, 0.01 * risk);
  }
  for (int c = kPath; c < kBudgetColumns; ++c) {
    ChartTheory line;
    line.name = coreText(curve.col_labels[static_cast<std::size_t>(c)]);
    line.kind = c == kPath    ? TheoryKind::Minimum
                : c == kFixed ? TheoryKind::Baseline
                              : TheoryKind::Rate;
    for (int r = 0; r < curve.rows; ++r) {
      const double value = budgetCell(curve, r, c);
      if (!std::isfinite(value)) continue;
      line.x.push_back(budgetCell(curve, r, kQuestions));
      // Zero has no place on a log axis: the line leaves through the bottom.
      line.y.push_back(log_->isChecked() ? std::max(value, below) : value);
    }
    if (line.x.size() > 1) theory.push_back(std::move(line));
  }
  const auto floor = track.levels.find("floor");
  if (floor != track.levels.end() && floor->second > 0) {
    theory.push_back(
        {tr("Bayes floor"), valueText(floor->second, 3), TheoryKind::Bayes, floor->second, {}, {}});
  }
  return theory;
}

void BudgetView::refresh() {
  if (!lab_.isOpen()) return;
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
      if (!std::isfinite(budgetCell(*curve, r, kNet))) continue;
      x.append(budgetCell(*curve, r, kQuestions));
      y.append(budgetCell(*curve, r, kNet));
    }
    ChartLine line = runLine(*track, theme, -1, -1);
    line.x = &x;
    line.y = &y;
    line.dots = true;
    lines.push_back(line);
    theory = theoryOf(*track, *curve);  // the active run comes last: its lines stand
  }
  chart_->setLines(std::move(lines));
  chart_->setTheory(std::move(theory));
  chart_->refresh();
  updateHeading();
}

void BudgetView::updateHeading() {
  const RunTrack* track = lab_.active();
  const PlateData* curve = track != nullptr ? curveOf(*track) : nullptr;
  const int last = curve != nullptr ? lastRow(*curve) : -1;
  QString text = tr("Risk against budget");
  if (last > 0) {
    const QString budget = countText(budgetCell(*curve, last, kQuestions));
    const QString risk = valueText(budgetCell(*curve, last, kNet), 3);
    const double path = budgetCell(*curve, last, kPath);
    const QString fixed = valueText(budgetCell(*curve, last, kFixed), 3);
    text = std::isfinite(path)
               ? tr("%1 questions leave a risk of %2; the path %3, fixed questions %4")
                     .arg(budget, risk, valueText(path, 3), fixed)
               : tr("%1 questions leave a risk of %2; fixed questions %3").arg(budget, risk, fixed);
  }
  if (text == heading_) return;
  heading_ = text;
  Q_EMIT headingChanged();
}

QString BudgetView::heading() const { return heading_; }
QString BudgetView::conclusion() const {
  const RunTrack* track = lab_.isOpen() ? lab_.active() : nullptr;
  const PlateData* curve = track != nullptr ? curveOf(*track) : nullptr;
  const int last = curve != nullptr ? lastRow(*curve) : -1;
  if (last < 1) return {};
  const TaskKind kind = taskKindOf(*track);
  const double risk = budgetCell(*curve, last, kNet), fixed = budgetCell(*curve, last, kFixed);
  if (!kind.trained) return tr("Not trained yet: press Run.");
  if (!kind.deep) {
    return risk < 0.9 * fixed && kind.decoder
               ? tr("The non-linear decoder reads several bits off one number: a trick of known "
                    "strengths, not a choice of questions.")
               : tr("All questions at once: no answer can choose the next, so width gets what the "
                    "best fixed questions get.");
  }
  if (!kind.tree) {
    return tr(
        "Depth buys nothing here: no answer changes what is worth asking, so only the number "
        "of questions counts.");
  }
  if (!kind.router || risk > 0.95 * fixed) {
    return tr("No better than fixed questions: the answers do not choose the questions here.");
  }
  const int questions = static_cast<int>(budgetCell(*curve, last, kQuestions));
  return tr("Each answer chooses the next question: without noise %1 of these are worth 2ᴹ − 1 = "
            "%2 "
            "fixed ones.")
      .arg(QString::number(questions), countText(std::ldexp(1.0, questions) - 1));
}

QString BudgetView::summary() const { return heading_ + QStringLiteral("."); }

ViewTable BudgetView::table() const {
  ViewTable table;
  const RunTrack* track = lab_.isOpen() ? lab_.active() : nullptr;
  const PlateData* curve = track != nullptr ? curveOf(*track) : nullptr;
  if (curve == nullptr) return table;
  for (const std::string& label : curve->col_labels) table.columns << coreText(label);
  for (int r = 0; r < curve->rows; ++r) {
    const auto begin = curve->data.begin() + static_cast<std::ptrdiff_t>(r) * curve->cols;
    table.rows.emplace_back(begin, begin + curve->cols);
  }
  return table;
}

void BudgetView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  const QRectF area = paintFigureTitle(painter, theme, heading_, size, conclusion());
  ChartScene scene = chart_->scene();
  for (ChartLine& line : scene.lines) {
    if (const RunTrack* track = lab_.run(line.id)) line.color = runColour(*track, theme);
  }
  ChartPainter(scene, theme, area, ChartPainter::Target::File).paint(painter);
}

}  // namespace icl::ui
