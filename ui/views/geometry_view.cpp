#include "ui/views/geometry_view.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/plots/number_text.h"
#include "ui/views/figure_parts.h"
#include "ui/views/plate_view.h"
#include "ui/views/view_parts.h"

namespace icl::ui {
namespace {

constexpr int kGeometryMs = 500;  // a moving run is asked so often
constexpr int kGeometryHues = 6;  // then shapes change as well
constexpr const char* kLayersProbe = "geometry";
constexpr const char* kTimesProbe = "alignment";
enum GeometryColumn {
  kPointColumn,
  kStageColumn,
  kLabelColumn,
  kClassColumn,
  kXColumn,
  kYColumn,
  kGeometryColumns
};

}  // namespace

bool GeometryView::suits(const ExperimentType& type) { return type.probe(kLayersProbe) != nullptr; }

GeometryView::GeometryView(SessionController& lab, QWidget* parent) : LabView(parent), lab_(lab) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  FlowLayout* row = controlRow();
  layers_ = new LayerControl(lab, this);
  what_ = new QComboBox(this);
  what_->setAccessibleName(tr("Points"));
  what_->setToolTip(tr("What becomes a point of the plane"));
  row->addWidget(layers_);
  row->addWidget(what_);
  column->addLayout(row);
  cloud_ = new PointCloud(this);
  column->addWidget(cloud_, 1);
  read_out_ = new QLabel(this);
  read_out_->setContentsMargins(12, 0, 8, 4);
  read_out_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  column->addWidget(read_out_);
  setFocusProxy(cloud_);
  cloud_->setToolTip(tr("Points of one colour belong together. [ and ] step through the stages."));
  heading_ = tr("Geometry");
  cloud_->setAccessibleName(heading_);
  layers_asker_ =
      new ProbeAsker(lab, QStringLiteral("geometry-layers"), kLayersProbe, {"rate"}, this);
  times_asker_ = new ProbeAsker(lab, QStringLiteral("geometry-times"), kTimesProbe, {"rate"}, this);
  for (ProbeAsker* asker : {layers_asker_, times_asker_}) {
    asker->whenAnswered(
        [this, asker](const ProbeResult& r, std::uint64_t) {
          if (asker != (comparesTimes() ? times_asker_ : layers_asker_)) return;
          points_ = r;
          show();
        },
        [this](const Error& error) {
          points_ = {};
          CloudScene scene;
          scene.empty = coreMessage(error.message);
          cloud_->setScene(scene);
        });
  }
  connect(what_, &QComboBox::currentIndexChanged, this, [this] {
    points_ = {};
    layers_asker_->forget();
    times_asker_->forget();
    ask();
  });
  connect(cloud_, &PointCloud::layerKey, layers_, &LayerControl::moveBy);
  connect(cloud_, &PointCloud::selectionChanged, this,
          [this] { read_out_->setText(cloud_->readOut()); });
  connect(&lab_, &SessionController::opened, this, &GeometryView::rebuild);
  connect(&lab_, &SessionController::lookChanged, this, &GeometryView::show);
  since_.start();
  rebuild();
}

void GeometryView::rebuild() {
  points_ = {};
  CloudScene scene;
  scene.empty = tr("The points appear with the first answer of the run.");
  cloud_->setScene(scene);
  if (!lab_.isOpen()) return;
  {
    const QSignalBlocker block(what_);
    what_->clear();
    if (lab_.type().probe(kTimesProbe) != nullptr) {
      what_->addItem(tr("embeddings, before and now"), QStringLiteral("embeddings"));
      what_->addItem(tr("features, before and now"), QStringLiteral("features"));
    }
    if (const ProbeType* probe = lab_.type().probe(kLayersProbe)) {
      what_->addItem(coreText(probe->title), QString());
    }
    what_->setVisible(what_->count() > 1);
  }
  refresh();
}

void GeometryView::refresh() {
  if (lab_.isOpen() && suits(lab_.type())) ask();
}

bool GeometryView::comparesTimes() const { return !what_->currentData().toString().isEmpty(); }

void GeometryView::ask() {
  const RunTrack* run = lab_.isOpen() ? lab_.active() : nullptr;
  if (run == nullptr || what_->count() == 0) return;
  ProbeAsker* asker = comparesTimes() ? times_asker_ : layers_asker_;
  if (asker->settled() && run->state.position != asked_step_ && since_.elapsed() > kGeometryMs) {
    asker->forget();
  }
  Values arguments;
  if (comparesTimes()) arguments.set("show", what_->currentData().toString().toStdString());
  const bool rested = asker->settled();
  asker->ask(arguments);
  if (!rested || asker->settled()) return;
  asked_step_ = run->state.position;
  since_.restart();
}

int GeometryView::stages() const {
  int most = 0;
  for (int r = 0; r < points_.rows && points_.cols == kGeometryColumns; ++r) {
    if (points_.table[static_cast<std::size_t>(r * kGeometryColumns + kPointColumn)] > 0) break;
    most = r + 1;
  }
  return most;
}

int GeometryView::shownStage() const {
  const int last = std::max(0, stages() - 1), wanted = lab_.look().layer;
  return wanted < 0 ? last : std::min(wanted, last);
}

CloudScene GeometryView::sceneOf() const {
  CloudScene scene;
  const int count = stages();
  if (count == 0) return scene;
  scene.stage = shownStage();
  scene.x_title = tr("principal axis 1");
  scene.y_title = tr("principal axis 2");
  // Features of an encoder are classes; what a decoder sees are labels.
  const bool classes = comparesTimes() || lab_.type().probe("best") != nullptr;
  std::map<int, int> order;
  for (int r = 0; r < points_.rows; ++r) {
    const auto at = static_cast<std::size_t>(r * kGeometryColumns);
    order.emplace(static_cast<int>(points_.table[at + (classes ? kClassColumn : kLabelColumn)]), 0);
  }
  int next = 0;
  for (auto& [group, place] : order) {
    place = next++;
    if (order.size() > 2 * kGeometryHues) continue;
    scene.keys.push_back({place % kGeometryHues, place / kGeometryHues % 2,
                          (classes ? tr("class %1") : tr("label %1")).arg(group)});
  }
  for (int first = 0; first + count <= points_.rows; first += count) {
    const double* row =
        points_.table.data() + static_cast<std::ptrdiff_t>(first) * kGeometryColumns;
    const int place = order[static_cast<int>(row[classes ? kClassColumn : kLabelColumn])];
    CloudTrail trail;
    trail.hue = place % kGeometryHues;
    trail.shape = place / kGeometryHues % 2;
    trail.name = tr("class %1, label %2")
                     .arg(static_cast<int>(row[kClassColumn]))
                     .arg(static_cast<int>(row[kLabelColumn]));
    for (int s = 0; s < count; ++s, row += kGeometryColumns) {
      trail.points.emplace_back(row[kXColumn], row[kYColumn]);
    }
    scene.trails.push_back(std::move(trail));
  }
  return scene;
}

/// NaN where the answer has none.
double GeometryView::share(const char* name, int stage) const {
  const double* found = points_.find(name + ("." + std::to_string(stage)));
  return found != nullptr ? *found : std::numeric_limits<double>::quiet_NaN();
}

void GeometryView::show() {
  if (stages() == 0) return;
  const int stage = shownStage();
  layers_->setLayers(stages(), stage);
  cloud_->setScene(sceneOf());
  read_out_->setText(cloud_->readOut());
  double apart = share("by_class", stage);
  if (std::isnan(apart)) apart = share("by_label", stage);
  const QString percent = fixedText(100 * apart, 0);
  const QString text =
      comparesTimes()
          ? (stage == 0 ? tr("At the beginning %1 % of the variance lies between classes")
                        : tr("Now %1 % of the variance lies between classes"))
                .arg(percent)
          : tr("After %1 layers %2 % of the variance tells them apart").arg(stage).arg(percent);
  if (text == heading_) return;
  heading_ = text;
  Q_EMIT headingChanged();
}

QString GeometryView::conclusion() const {
  const int last = stages() - 1;
  if (last < 1) return {};
  double before = share("by_class", 0), after = share("by_class", last);
  if (std::isnan(before)) {
    before = share("by_label", 0);
    after = share("by_label", last);
  }
  if (!std::isfinite(before) || !std::isfinite(after)) return {};
  if (after > before + 0.05) return tr("What belongs together is pulled together.");
  if (after < before - 0.05) return tr("What belongs together drifts apart.");
  return tr("What belongs together lies as close as before.");
}

QString GeometryView::summary() const {
  if (stages() == 0) return tr("No points are drawn yet.");
  return heading_ + QStringLiteral(". ") +
         tr("%n point(s) drawn.", nullptr, static_cast<int>(cloud_->scene().trails.size()));
}

ViewTable GeometryView::table() const {
  ViewTable table;
  if (points_.cols != kGeometryColumns) return table;
  for (const std::string& name : points_.col_labels) table.columns << QString::fromStdString(name);
  for (int r = 0; r < points_.rows; ++r) {
    const auto begin = points_.table.begin() + static_cast<std::ptrdiff_t>(r) * points_.cols;
    table.rows.emplace_back(begin, begin + points_.cols);
  }
  return table;
}

void GeometryView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  cloud_->paintFigure(painter, theme,
                      paintFigureTitle(painter, theme, heading_, size, conclusion()));
}

}  // namespace icl::ui
