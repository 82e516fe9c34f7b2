#include "ui/views/plane_view.h"

#include <algorithm>
#include <cmath>

#include <QEvent>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/plots/number_text.h"
#include "ui/views/view_parts.h"

namespace icl::ui {
namespace {

constexpr int kGridPoints = 141;  // a side of the grid
const std::vector<std::string> kMoving = {"alpha",     "beta",  "rate",     "method",
                                          "stop-time", "batch", "optimizer"};

}  // namespace

PlaneView::PlaneView(SessionController& lab, QWidget* parent) : LabView(parent), lab_(lab) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  FlowLayout* row = controlRow();
  arrows_ = quietButton(this, tr("arrows"), tr("Directions of the gradient flow"), true);
  arrows_->setChecked(true);
  whole_ = quietButton(this, tr("whole plane"), tr("Back to the range around the minimum (Home)"),
                       false);
  row->addWidget(arrows_);
  row->addWidget(whole_);
  column->addLayout(row);
  pages_ = new QStackedWidget(this);
  plane_ = new TrajectoryPlot(this);
  curve_ = new LineChart(this);
  pages_->addWidget(plane_);
  pages_->addWidget(curve_);
  column->addWidget(pages_, 1);
  plane_->setEmptyText(tr("The heights of the loss are being computed."),
                       tr("The loss is the same everywhere: without a skip the stack stays at zero "
                          "whatever its weights are."));
  curve_->setEmptyText(plane_->scene().empty);
  plane_->setToolTip(
      tr("Click, or move the crosshair with the arrow keys and press Enter, to start "
         "from there. Wheel and + − zoom, drag moves, Home shows the whole plane."));
  landscape_ = new ProbeAsker(lab, QStringLiteral("plane"), "landscape", kMoving, this);
  minimiser_ = new ProbeAsker(lab, QStringLiteral("minimiser"), "minimiser", kMoving, this);
  barrier_ = new ProbeAsker(lab, QStringLiteral("barrier"), "barrier", kMoving, this);
  landscape_->whenAnswered([this](const ProbeResult& r, std::uint64_t) { takeLandscape(r); });
  minimiser_->whenAnswered([this](const ProbeResult& r, std::uint64_t) { takeMinimiser(r); },
                           [this](const Error&) { best_.reset(); });
  barrier_->whenAnswered(
      [this](const ProbeResult& r, std::uint64_t) {
        const double* value = r.find("beta_barrier");
        barrier_beta_ = value != nullptr ? std::optional(*value) : std::nullopt;
        refresh();
      },
      [this](const Error&) {
        barrier_beta_.reset();
        refresh();
      });
  connect(arrows_, &QToolButton::toggled, plane_, &TrajectoryPlot::setArrows);
  connect(whole_, &QToolButton::clicked, this, [this] {
    plane_->goHome();
    curve_->resetZoom();
  });
  connect(plane_, &TrajectoryPlot::rangeChanged, this, &PlaneView::askAll);
  connect(plane_, &TrajectoryPlot::startPicked, this, &PlaneView::pickStart);
  connect(curve_, &LineChart::picked, this, [this](double x) { pickStart(x, -x); });
  connect(&lab_, &SessionController::opened, this, &PlaneView::rebuild);
  connect(&lab_, &SessionController::cursorChanged, this, &PlaneView::refresh);
  connect(&lab_, &SessionController::highlightChanged, this, [this] {
    plane_->setHighlight(lab_.highlighted());
    curve_->setHighlight(lab_.highlighted());
  });
  rebuild();
}

void PlaneView::rebuild() {
  if (!lab_.isOpen()) return;
  alpha_ = lab_.type().channelIndex("alpha");
  beta_ = lab_.type().channelIndex("beta");
  excess_ = channelOfRole(lab_.type(), Role::Excess);
  best_.reset();
  barrier_beta_.reset();
  points_.clear();
  diagonal_ = {};
  plane_->setGrid({});
  plane_->setTitles(QStringLiteral("α"), QStringLiteral("β"), tr("excess"));
  curve_->setTitles(QStringLiteral("α"), tr("excess"));
  curve_->setLog(false, true);
  curve_->reset();
  plane_->setHomeRange({-0.11, 0.61, false}, {-0.71, 0.31, false});
  plane_->goHome();
  refresh();
}

bool PlaneView::oneParameter() const {
  const RunTrack* track = lab_.active();
  if (track == nullptr) return false;
  const Value* kind = track->state.config.find("parameters");
  return kind != nullptr && std::holds_alternative<std::string>(*kind) &&
         std::get<std::string>(*kind) == "one";
}

void PlaneView::askAll() {
  if (lab_.active() == nullptr) return;
  const PlaneScene& s = plane_->scene();
  AxisScale x = s.x, y = s.y;
  if (oneParameter()) y = {-x.high, -x.low, false};  // the other diagonal is β = −α
  range_ = Values{{"alpha-min", x.low},
                  {"alpha-max", x.high},
                  {"beta-min", y.low},
                  {"beta-max", y.high},
                  {"points", std::int64_t{kGridPoints}}};
  landscape_->ask(range_);
  minimiser_->ask({});
  if (!oneParameter()) barrier_->ask({});
}

void PlaneView::takeLandscape(const ProbeResult& result) {
  if (result.rows < 2 || result.cols < 2 || result.col_labels.empty()) return;
  const auto number = [](const std::string& text) {
    return QString::fromStdString(text).toDouble();
  };
  PlaneGrid grid;
  grid.rows = result.rows;
  grid.cols = result.cols;
  grid.values = result.table;
  grid.x_low = number(result.col_labels.front());
  grid.x_high = number(result.col_labels.back());
  grid.y_low = number(result.row_labels.front());
  grid.y_high = number(result.row_labels.back());
  if (oneParameter()) {
    diagonal_ = std::move(grid);
  } else {
    plane_->setGrid(std::move(grid));
  }
  refresh();
}

void PlaneView::takeMinimiser(const ProbeResult& result) {
  const double *a = result.find("alpha"), *b = result.find("beta"), *e = result.find("excess");
  best_.reset();
  if (a != nullptr) best_ = QPointF(*a, b != nullptr ? *b : -*a);
  best_excess_ = e != nullptr ? *e : std::nan("");
  updateHome();
  refresh();
}

void PlaneView::updateHome() {
  if (!best_) return;
  const bool home = plane_->atHome();
  const double size = std::max({std::abs(best_->x()), std::abs(best_->y()), 1e-3});
  AxisScale x{-0.4 * size, 2.2 * size, false}, y{-2.6 * size, 1.1 * size, false};
  // The starts belong into the picture, unless somebody began far away.
  for (const RunTrack* track : shownRuns(lab_)) {
    if (alpha_ < 0 || beta_ < 0 || track->steps.size() == 0) continue;
    const double a = track->channels[static_cast<std::size_t>(alpha_)][0];
    const double b = track->channels[static_cast<std::size_t>(beta_)][0];
    if (std::abs(a) > 8 * size || std::abs(b) > 8 * size) continue;
    const double margin = 0.4 * size;
    x = {std::min(x.low, a - margin), std::max(x.high, a + margin), false};
    y = {std::min(y.low, b - margin), std::max(y.high, b + margin), false};
  }
  plane_->setHomeRange(x, y);
  if (home) plane_->goHome();
}

std::vector<PlanePath> PlaneView::paths(const PlotTheme& theme) const {
  std::vector<PlanePath> out;
  if (alpha_ < 0 || beta_ < 0) return out;
  for (const RunTrack* track : shownRuns(lab_)) {
    PlanePath path;
    path.id = track->serial;
    path.name = track->name;
    path.color = runColour(*track, theme);
    path.marker = runMarker(*track);
    path.open_marker = track->twin_of.has_value();
    path.faint = !track->live;
    path.x = &track->channels[static_cast<std::size_t>(alpha_)];
    path.y = &track->channels[static_cast<std::size_t>(beta_)];
    const auto row = rowAtStep(*track, lab_.cursor());
    path.now = row.value_or(track->steps.size() > 0 ? track->steps.size() - 1 : 0);
    out.push_back(path);
  }
  return out;
}

std::vector<PlaneMark> PlaneView::marks() const {
  std::vector<PlaneMark> out;
  if (best_) out.push_back({PlaneMark::Kind::Star, best_->x(), best_->y(), tr("minimum")});
  const RunTrack* track = lab_.active();
  if (track == nullptr) return out;
  const auto gamma = track->levels.find("lsa_gamma");
  const Value* depth = track->state.config.find("depth");
  const Value* skip = track->state.config.find("reinjection");
  const Value* start = track->state.config.find("start");
  const bool every = skip == nullptr || toText(*skip) == "every-layer";
  if (gamma != track->levels.end() && depth != nullptr && every) {
    // At β = 0 the stack adds α X once a layer: the one-layer predictor with γ = α · layers.
    const double layers = static_cast<double>(std::get<std::int64_t>(*depth)) +
                          (start != nullptr && toText(*start) == "data" ? 1 : 0);
    out.push_back({PlaneMark::Kind::Square, gamma->second / layers, 0, tr("one layer")});
  }
  return out;
}

std::vector<PlaneLine> PlaneView::lines() const {
  std::vector<PlaneLine> out{{-1, 0, QStringLiteral("β = −α"), false}};
  if (barrier_beta_) out.push_back({0, *barrier_beta_, tr("barrier"), true});
  return out;
}

void PlaneView::refresh() {
  if (!lab_.isOpen() || lab_.active() == nullptr) return;
  const bool one = oneParameter();
  pages_->setCurrentIndex(one ? 1 : 0);
  setKeyboardPart(one ? static_cast<QWidget*>(curve_) : plane_);
  arrows_->setVisible(!one);
  askAll();
  if (one) {
    updateCurve();
  } else {
    updatePlane();
  }
  updateHeading();
}

void PlaneView::updatePlane() {
  plane_->setPaths(paths(PlotTheme::of(*this)));
  plane_->setMarks(marks());
  plane_->setLines(lines());
}

void PlaneView::pickStart(double alpha, double beta) {
  // Three digits: a start that can be named and typed.
  const auto rounded = [](double v) { return std::round(v * 1000) / 1000; };
  lab_.setSetting(QStringLiteral("alpha"), rounded(alpha));
  if (!oneParameter()) lab_.setSetting(QStringLiteral("beta"), rounded(beta));
  lab_.endGesture();
  lab_.restart();
  lab_.run();
}

void PlaneView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) refresh();
  if (event->type() == QEvent::LanguageChange) rebuild();
  LabView::changeEvent(event);
}

}  // namespace icl::ui
