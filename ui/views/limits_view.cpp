#include "ui/views/limits_view.h"

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

constexpr std::uint64_t kCurveIds = std::uint64_t{1} << 62;  // apart from those of runs
constexpr double kNoRisk = 1e-12;                            // stands for 0 on a log axis
constexpr int kMostLevels = 16;                              // as many as the probe knows

double limitCell(const ProbeResult& answer, int row, int col) {
  return answer.table[static_cast<std::size_t>(row * answer.cols + col)];
}

/// Risk of a column at a depth between two whole ones, along a straight line of its logarithm.
double riskAt(const ProbeResult& answer, int col, double depth) {
  const int below = std::clamp(static_cast<int>(depth), 0, answer.rows - 2);
  const double a = std::log(std::max(kNoRisk, limitCell(answer, below, col)));
  const double b = std::log(std::max(kNoRisk, limitCell(answer, below + 1, col)));
  return std::exp(a + (b - a) * (depth - below));
}

}  // namespace

LimitsView::LimitsView(SessionController& lab, QWidget* parent)
    : InferenceChart(lab, tr("What limits depth"), tr("layers, one question each"), parent) {
  deep_ =
      quietButton(this, tr("12 levels"),
                  tr("A deeper tree, which shares out the same energy among twelve levels"), true);
  controls().addWidget(deep_);
  chart().setEmptyText(tr("The curves are being computed."));
  chart().setToolTip(tr(
      "Theory for this tree under other noise; each curve goes flat at its dot, the finest level "
      "that its noise leaves resolvable, or where the tree ends. Points: this run's net."));
  asker_ = new ProbeAsker(lab, QStringLiteral("limits"), "depth-limit", {"rate"}, this);
  asker_->whenAnswered([this](const ProbeResult& r, std::uint64_t) { take(r); });
  connect(deep_, &QToolButton::toggled, this, &LimitsView::refresh);
  refresh();
}

void LimitsView::setDeep(bool deep) { deep_->setChecked(deep); }

/// Below its last level a tree leaves nothing to ask: its curves go on flat, as far as the level at
/// which noise would stop them.
void LimitsView::take(const ProbeResult& result) {
  answer_ = result;
  const auto levels = value("levels");
  if (levels && answer_.rows == static_cast<int>(*levels) + 1 && answer_.cols > 0) {
    const double finest = finestLevel().value_or(*levels);
    const int last = std::clamp(static_cast<int>(std::ceil(finest)), answer_.rows, kMostLevels);
    while (answer_.rows <= last) {
      for (int c = 0; c < answer_.cols; ++c) {
        answer_.table.push_back(c == 0 ? answer_.rows : limitCell(answer_, answer_.rows - 1, c));
      }
      ++answer_.rows;
    }
  }
  show();
}

std::optional<double> LimitsView::value(const std::string& label) const {
  const double* found = answer_.find(label);
  return found != nullptr ? std::optional(*found) : std::nullopt;
}

std::optional<double> LimitsView::value(const char* label, int number) const {
  return value(std::string(label) + "." + std::to_string(number));
}

/// Number (from 1) of the curve with the run's own noise: the second, or the only one with tokens.
int LimitsView::ownCurve() const {
  const RunTrack* run = lab().active();
  if (run == nullptr) return 0;
  const auto tokensOf = [run](const char* key) {
    const Value* setting = run->state.live_config.find(key);
    return setting != nullptr ? std::get<std::int64_t>(*setting) : -1;
  };
  const std::int64_t test = tokensOf("test-tokens");
  const std::int64_t tokens = test < 0 ? tokensOf("tokens") : test;
  for (int k = 1; value("tokens", k); ++k) {
    if (*value("tokens", k) == static_cast<double>(tokens)) return k;
  }
  return 0;
}

/// On the tree of the curves: the run's own, or the deep one.
std::optional<double> LimitsView::finestLevel() const {
  const auto own = value("finest_level");
  return own && !deep_->isChecked() ? own : value("deep_finest_level");
}

void LimitsView::refresh() {
  const RunTrack* run = lab().isOpen() ? lab().active() : nullptr;
  if (run == nullptr) return;
  const Value* prior = run->state.live_config.find("prior");
  const Value* levels = run->state.live_config.find("levels");
  const bool tree = prior != nullptr && levels != nullptr && toText(*prior) != "gaussian";
  deep_->setVisible(tree);
  Values arguments;
  if (tree && !deep_->isChecked()) {
    const auto own = std::clamp<std::int64_t>(std::get<std::int64_t>(*levels), 2, kMostLevels);
    arguments.set("levels", own);
  }
  asker_->ask(arguments);
  show();
}

void LimitsView::addCurves(const PlotTheme& theme, std::vector<ChartLine>& lines) {
  const int own = ownCurve();
  for (int k = 1; value("tokens", k) && k < answer_.cols; ++k) {
    if (*value("tokens", k) == 0) continue;  // drawn as a line of theory
    ChartLine line;
    line.id = kCurveIds + static_cast<std::uint64_t>(k);
    line.color = theme.series(k);
    line.marker = -1;  // the only sign on a curve is the dot at its finest level
    line.width = k == own ? 2.6 : 1.4;
    line.name = tr("%1 tokens").arg(countText(*value("tokens", k)));
    auto points = std::make_unique<std::pair<Series, Series>>();
    for (int r = 0; r < answer_.rows; ++r) {
      points->first.append(limitCell(answer_, r, 0));
      points->second.append(limitCell(answer_, r, k));
    }
    line.x = &points->first;
    line.y = &points->second;
    points_.push_back(std::move(points));
    lines.push_back(line);
    const auto finest = value("finest", k);
    if (!finest || *finest < 0 || *finest > answer_.rows - 1) continue;
    auto dot = std::make_unique<std::pair<Series, Series>>();
    dot->first.append(*finest);
    dot->second.append(riskAt(answer_, k, *finest));
    line.name.clear();
    line.marker = k;
    line.dots = true;
    line.x = &dot->first;
    line.y = &dot->second;
    points_.push_back(std::move(dot));
    lines.push_back(line);
  }
}

/// The measured risks of every run that is ticked, after as many layers as it has questions.
void LimitsView::addRuns(const PlotTheme& theme, std::vector<ChartLine>& lines) {
  for (const RunTrack* track : shownRuns(lab())) {
    const PlateData* curve = plateOf(*track, lab().type(), lab().type().plateIndex("budget"));
    if (curve == nullptr || curve->cols < 2) continue;
    auto points = std::make_unique<std::pair<Series, Series>>();
    for (int r = 0; r < curve->rows; ++r) {
      const auto at = static_cast<std::size_t>(r * curve->cols);
      if (!std::isfinite(curve->data[at + 1])) continue;
      points->first.append(curve->data[at]);
      points->second.append(curve->data[at + 1]);
    }
    ChartLine line = runLine(*track, theme, -1, -1);
    line.x = &points->first;
    line.y = &points->second;
    line.dots = true;
    points_.push_back(std::move(points));
    lines.push_back(line);
  }
}

std::vector<ChartTheory> LimitsView::theoryLines() const {
  std::vector<ChartTheory> theory;
  std::vector<double> risks;
  for (const auto& points : points_) {
    const auto& values = points->second.values();
    risks.insert(risks.end(), values.begin(), values.end());
  }
  const double below = belowAll(risks);
  for (int c = 1; c < answer_.cols; ++c) {
    const std::string& label = answer_.col_labels[static_cast<std::size_t>(c)];
    const bool exact = value("tokens", c) == std::optional(0.0), own = label == "this tree";
    if (!exact && !own) continue;
    ChartTheory line;
    line.name = coreText(label);
    line.kind = own ? TheoryKind::Minimum : TheoryKind::Baseline;
    for (int r = 0; r < answer_.rows; ++r) {
      line.x.push_back(limitCell(answer_, r, 0));
      const double risk = limitCell(answer_, r, c);
      line.y.push_back(logarithmic() ? std::max(below, risk) : risk);
    }
    theory.push_back(std::move(line));
  }
  return theory;
}

std::vector<ChartMark> LimitsView::marks(const PlotTheme& theme) const {
  std::vector<ChartMark> list;
  if (const auto levels = value("levels")) {
    list.push_back({*levels, tr("this tree ends: %1").arg(countText(*levels)), {}});
  }
  const int own = ownCurve();
  const auto finest = finestLevel();
  if (finest && *finest > 0 && *finest <= answer_.rows - 1) {
    list.push_back({*finest, tr("finest level: %1").arg(fixedText(*finest, 1)),
                    own > 0 ? theme.series(own) : QColor()});
  }
  return list;
}

void LimitsView::show() {
  if (!lab().isOpen() || answer_.rows < 2) return;
  const PlotTheme theme = PlotTheme::of(*this);
  points_.clear();
  std::vector<ChartLine> lines;
  addCurves(theme, lines);
  addRuns(theme, lines);
  chart().setLines(std::move(lines));
  chart().setTheory(theoryLines());
  chart().setMarks(marks(theme));
  chart().refresh();
  updateHeading();
}

void LimitsView::updateHeading() {
  const auto levels = value("levels"), finest = finestLevel();
  QString text = tr("What limits depth");
  if (levels && finest && *finest < *levels) {
    text = tr("Noise stops depth at level %1, before the tree ends at %2")
               .arg(fixedText(*finest, 1), countText(*levels));
  } else if (levels && finest) {
    text =
        (deep_->isChecked()
             ? tr("The tree ends at level %1; on a deeper one noise would stop depth at level %2")
             : tr("The tree ends at level %1; were it to go on, noise would stop depth at level "
                  "%2"))
            .arg(countText(*levels), fixedText(*finest, 1));
  } else if (levels) {
    text = tr("Only the end of the tree limits depth, at level %1").arg(countText(*levels));
  } else if (finest) {
    text = tr("No levels, no gain from depth; on a tree noise would stop it at level %1")
               .arg(fixedText(*finest, 1));
  }
  setHeading(text);
}

/// Of the active run's net with all its questions.
QString LimitsView::belowPath() const {
  const RunTrack* run = lab().active();
  const PlateData* curve =
      run != nullptr ? plateOf(*run, lab().type(), lab().type().plateIndex("budget")) : nullptr;
  if (curve == nullptr || curve->cols < 3) return {};
  for (int r = curve->rows - 1; r > 0; --r) {
    const auto at = static_cast<std::size_t>(r * curve->cols);
    if (!std::isfinite(curve->data[at + 1])) continue;
    return belowThePath(curve->data[at + 1], curve->data[at + 2],
                        value("answer_noise").value_or(0));
  }
  return {};
}

QString LimitsView::conclusion() const {
  if (answer_.rows < 2) return {};
  if (!value("levels")) {
    return tr(
        "Depth helps by asking level after level. This prior has none, so that layers beyond "
        "the first buy nothing.");
  }
  if (const QString below = belowPath(); !below.isEmpty()) return below;
  const auto one = value("finest", 1), two = value("finest", 2);
  if (!one || !two) {
    return tr(
        "One layer finds one level: depth helps while there is a level left to ask, and while "
        "its signal is stronger than the noise of an answer.");
  }
  return tr("A layer helps while a level is left whose signal beats the noise, (1 + σ²)/N. Four "
            "times the tokens: %1 levels more.")
      .arg(fixedText(*two - *one, 1));
}

QString LimitsView::summary() const {
  if (answer_.rows < 2) return tr("Nothing is computed yet.");
  return heading() + QStringLiteral(". ") +
         tr("Noise of one answer: %1.").arg(valueText(value("answer_noise").value_or(0), 3));
}

ViewTable LimitsView::table() const {
  return answer_.rows < 2 ? ViewTable{} : tableOf(answer_.col_labels, answer_.table);
}

QColor LimitsView::figureColour(const ChartLine& line, const PlotTheme& theme) const {
  return theme.series(static_cast<int>(line.id - kCurveIds));
}

}  // namespace icl::ui
