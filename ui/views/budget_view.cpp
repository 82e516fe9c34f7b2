#include "ui/views/budget_view.h"

#include <algorithm>
#include <cmath>

#include <QToolButton>

#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/plots/number_text.h"
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

BudgetView::BudgetView(SessionController& lab, QWidget* parent)
    : InferenceChart(lab, tr("Risk against budget"), tr("questions, pooled numbers"), parent) {
  const auto race = [&](const char* model, const QString& text, const QString& help) {
    QToolButton* button = actionButton(this, text, help);
    controls().addWidget(button);
    connect(button, &QToolButton::clicked, this, [this, model = std::string(model)] {
      this->lab().startTwin(QStringLiteral("model"), model);
    });
  };
  race("b", tr("race B"),
       tr("Trains model B, wide with a router, beside this run, on the same contexts"));
  race("c", tr("race C"),
       tr("Trains model C, wide without a router, beside this run, on the same contexts"));
  chart().setEmptyText(tr("The curve appears with the first step of a run: press Run."));
  refresh();
}

const PlateData* BudgetView::curveOf(const RunTrack& track) const {
  const PlateData* plate = plateOf(track, lab().type(), lab().type().plateIndex("budget"));
  if (plate == nullptr || plate->rows < 2 || plate->cols != kBudgetColumns) return nullptr;
  return plate->data.size() >= static_cast<std::size_t>(plate->rows * plate->cols) ? plate
                                                                                   : nullptr;
}

std::vector<ChartTheory> BudgetView::theoryOf(const RunTrack& track, const PlateData& curve) const {
  std::vector<ChartTheory> theory;
  std::vector<double> risks;
  for (int r = 0; r < curve.rows; ++r) risks.push_back(budgetCell(curve, r, kNet));
  const double below = belowAll(risks);
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
      line.y.push_back(logarithmic() ? std::max(value, below) : value);
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
  if (!lab().isOpen()) return;
  const PlotTheme theme = PlotTheme::of(*this);
  std::vector<ChartLine> lines;
  std::vector<ChartTheory> theory;
  for (const RunTrack* track : shownRuns(lab())) {
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
  chart().setLines(std::move(lines));
  chart().setTheory(std::move(theory));
  chart().refresh();
  updateHeading();
}

void BudgetView::updateHeading() {
  const RunTrack* track = lab().active();
  const PlateData* curve = track != nullptr ? curveOf(*track) : nullptr;
  const int last = curve != nullptr ? lastRow(*curve) : -1;
  QString text = tr("Risk against budget");
  if (last > 0) {
    const int budget = static_cast<int>(budgetCell(*curve, last, kQuestions));
    const QString risk = valueText(budgetCell(*curve, last, kNet), 3);
    const double path = budgetCell(*curve, last, kPath);
    const QString fixed = valueText(budgetCell(*curve, last, kFixed), 3);
    text = std::isfinite(path)
               ? tr("%n question(s) leave a risk of %1; the path %2, fixed questions %3", nullptr,
                    budget)
                     .arg(risk, valueText(path, 3), fixed)
               : tr("%n question(s) leave a risk of %1; fixed questions %2", nullptr, budget)
                     .arg(risk, fixed);
  }
  setHeading(text);
}

QString BudgetView::conclusion() const {
  const RunTrack* track = lab().isOpen() ? lab().active() : nullptr;
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
  const auto floor = track->levels.find("floor");
  const double noise = floor != track->levels.end() ? floor->second : 0;
  const QString below = belowThePath(risk, budgetCell(*curve, last, kPath), noise);
  if (!below.isEmpty()) return below;
  const int questions = static_cast<int>(budgetCell(*curve, last, kQuestions));
  return tr("Each answer chooses the next question: without noise %1 of these are worth 2ᴹ − 1 = "
            "%2 "
            "fixed ones.")
      .arg(QString::number(questions), countText(std::ldexp(1.0, questions) - 1));
}

QString BudgetView::summary() const { return heading() + QStringLiteral("."); }

ViewTable BudgetView::table() const {
  const RunTrack* track = lab().isOpen() ? lab().active() : nullptr;
  const PlateData* curve = track != nullptr ? curveOf(*track) : nullptr;
  return curve == nullptr ? ViewTable{} : tableOf(curve->col_labels, curve->data);
}

}  // namespace icl::ui
