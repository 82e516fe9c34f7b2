#include "ui/views/depth_view.h"

#include <algorithm>
#include <cmath>
#include <set>

#include <QLabel>
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

/// At a finite context each depth is an average over sampled prompts.
constexpr const char* kFewDepths = "[1,2,3,4,6,8,12,16]";
constexpr std::int64_t kFewSamples = 1000;

/// Predictors that depth does not change.
bool isFlat(const std::string& id) {
  static const std::set<std::string> kFlat{
      "bayes", "lsa", "zero", "raw-mean", "least-squares", "inverse-regression", "known-scale"};
  return kFlat.count(id) == 1;
}

}  // namespace

DepthView::DepthView(SessionController& lab, QWidget* parent) : LabView(parent), lab_(lab) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  FlowLayout* row = controlRow();
  excess_ =
      quietButton(this, tr("excess, log"),
                  tr("Excess over the Bayes risk on a logarithmic axis; off: the risk"), true);
  excess_->setChecked(true);
  row->addWidget(excess_);
  column->addLayout(row);
  chart_ = new StaticChart(this);
  chart_->setEmptyText(tr("The risk of each predictor is being computed for every depth."));
  column->addWidget(chart_, 1);
  read_out_ = new QLabel(this);
  read_out_->setContentsMargins(12, 0, 8, 4);
  read_out_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  column->addWidget(read_out_);
  setKeyboardPart(chart_);
  heading_ = tr("Risk against depth");
  chart_->setAccessibleName(heading_);
  asker_ = new ProbeAsker(
      lab, QStringLiteral("depth"), "depth-curve",
      {"alpha", "beta", "rate", "method", "stop-time", "batch", "depth", "parameters"}, this);
  asker_->whenAnswered([this](const ProbeResult& r, std::uint64_t) { take(r); },
                       [this](const Error& error) {
                         chart_->setEmptyText(coreMessage(error.message));
                         take({});
                       });
  connect(excess_, &QToolButton::toggled, this, &DepthView::showCurve);
  connect(chart_, &StaticChart::selectionChanged, this, &DepthView::showCurve);
  connect(&lab_, &SessionController::opened, this, [this] {
    curve_ = {};
    showCurve();
    refresh();
  });
  refresh();
}

/// Tokens of the prompts that the run is tested on, else of those it learns from; 0: infinite.
std::int64_t DepthView::context() const {
  const RunTrack* track = lab_.isOpen() ? lab_.active() : nullptr;
  if (track == nullptr) return 0;
  for (const char* key : {"test-context", "context"}) {
    const Value* value = track->state.live_config.find(key);
    const auto* tokens = value != nullptr ? std::get_if<std::int64_t>(value) : nullptr;
    if (tokens != nullptr && *tokens > 0) return *tokens;
  }
  return 0;
}

void DepthView::refresh() {
  if (!lab_.isOpen()) return;
  Values arguments;
  if (context() > 0) {
    arguments.set("context", context());
    arguments.set("depths", std::string(kFewDepths));
    arguments.set("samples", kFewSamples);
  }
  asker_->ask(arguments);
}

void DepthView::take(const ProbeResult& result) {
  curve_ = result;
  showCurve();
}

double DepthView::valueAt(int row, int col) const {
  return curve_.table[static_cast<std::size_t>(row * curve_.cols + col)];
}

QString DepthView::predictorName(const std::string& id) const {
  static const std::vector<std::pair<std::string, const char*>> kNames = {
      {"bayes", QT_TR_NOOP("Bayes")},
      {"lsa", QT_TR_NOOP("one layer (LSA)")},
      {"lca-one", QT_TR_NOOP("one parameter")},
      {"lca-two", QT_TR_NOOP("two parameters")},
      {"untied", QT_TR_NOOP("untied layers")},
      {"zero", QT_TR_NOOP("predict zero")},
      {"raw-mean", QT_TR_NOOP("raw mean")},
      {"chebyshev", QT_TR_NOOP("Chebyshev rate")},
      {"lca-one-retrained", QT_TR_NOOP("one parameter, retrained")},
      {"lca-two-retrained", QT_TR_NOOP("two parameters, retrained")},
      {"least-squares", QT_TR_NOOP("least squares")},
      {"inverse-regression", QT_TR_NOOP("inverse regression")},
      {"known-scale", QT_TR_NOOP("scale known")}};
  for (const auto& [name, title] : kNames) {
    if (name == id) return tr(title);
  }
  return QString::fromStdString(id);
}

void DepthView::showCurve() {
  const bool excess = excess_->isChecked();
  int bayes = -1;
  for (std::size_t c = 0; c < curve_.col_labels.size(); ++c) {
    if (curve_.col_labels[c] == "bayes") bayes = static_cast<int>(c);
  }
  std::vector<StaticSeries> all;
  QStringList values;
  int colour = 0;
  double last_best = std::nan("");
  for (int c = 1; c < curve_.cols; ++c) {
    const std::string& id = curve_.col_labels[static_cast<std::size_t>(c)];
    if (excess && bayes >= 0 && c == bayes) continue;
    if (id == "raw-mean") continue;  // far above predicting zero: it would squeeze all others
    StaticSeries series;
    series.name = predictorName(id);
    if (isFlat(id)) {
      series.theory = id == "bayes"  ? TheoryKind::Bayes
                      : id == "zero" ? TheoryKind::Minimum
                                     : TheoryKind::Baseline;
    } else {
      series.colour = colour++;
    }
    for (int r = 0; r < curve_.rows; ++r) {
      const double floor = excess && bayes >= 0 ? valueAt(r, bayes) : 0;
      series.points.emplace_back(valueAt(r, 0), valueAt(r, c) - floor);
      if (valueAt(r, 0) == chart_->selected()) {
        values << series.name + QStringLiteral(" ") + valueText(series.points.back().y(), 3);
      }
    }
    if (id == "lca-two" && !series.points.empty()) last_best = series.points.back().y();
    all.push_back(std::move(series));
  }
  const bool same = chart_->series().size() == all.size() && !all.empty() && sender() == chart_;
  if (!same) {
    chart_->setTitles(tr("depth T, layers"), excess ? tr("excess risk") : tr("risk"));
    chart_->setSeries(std::move(all));
    chart_->setLogY(excess);
  }
  read_out_->setText(values.isEmpty() ? QString()
                                      : tr("depth %1: %2")
                                            .arg(countText(chart_->selected()),
                                                 values.join(QStringLiteral(",  "))));
  QString text = tr("Risk against depth");
  const RunTrack* track = lab_.isOpen() ? lab_.active() : nullptr;
  if (context() > 0) {
    text = tr("Risk against depth on prompts of %n token(s)", nullptr, static_cast<int>(context()));
  } else if (track != nullptr && excess && std::isfinite(last_best)) {
    const auto r = track->levels.find("contraction");
    if (r != track->levels.end() && r->second > 0 && r->second < 1) {
      text = tr("Excess falls by a factor of about %1 a layer, r² with r = %2")
                 .arg(valueText(r->second * r->second, 3), valueText(r->second, 3));
    }
  }
  if (text == heading_) return;
  heading_ = text;
  Q_EMIT headingChanged();
}

QString DepthView::heading() const { return heading_; }

QString DepthView::summary() const {
  if (curve_.rows == 0) return tr("The risk against depth is not computed yet.");
  QStringList parts;
  for (const StaticSeries& s : chart_->series()) {
    if (!s.points.empty()) {
      parts << tr("%1: %2 at depth %3, %4 at depth %5")
                   .arg(s.name, valueText(s.points.front().y(), 3), countText(s.points.front().x()),
                        valueText(s.points.back().y(), 3), countText(s.points.back().x()));
    }
  }
  return parts.join(QStringLiteral("; ")) + QStringLiteral(".");
}

ViewTable DepthView::table() const {
  ViewTable table;
  for (std::size_t c = 0; c < curve_.col_labels.size(); ++c) {
    table.columns << (c == 0 ? tr("depth") : predictorName(curve_.col_labels[c]));
  }
  for (int r = 0; r < curve_.rows; ++r) {
    const auto begin = curve_.table.begin() + static_cast<std::ptrdiff_t>(r) * curve_.cols;
    table.rows.emplace_back(begin, begin + curve_.cols);
  }
  return table;
}

void DepthView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  chart_->paintFigure(painter, theme, paintFigureTitle(painter, theme, heading_, size));
}

}  // namespace icl::ui
