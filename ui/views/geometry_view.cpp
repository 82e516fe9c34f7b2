#include "ui/views/geometry_view.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include <QComboBox>
#include <QSignalBlocker>

#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/plots/number_text.h"

namespace icl::ui {
namespace {

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

GeometryView::GeometryView(SessionController& lab, QWidget* parent)
    : CloudView(lab, kGeometryColumns, parent) {
  what_ = new QComboBox(this);
  what_->setAccessibleName(tr("Points"));
  what_->setToolTip(tr("What becomes a point of the plane"));
  row_->addWidget(what_);
  setFirstHeading(tr("Geometry"),
                  tr("Points of one colour belong together. [ and ] step through the stages."));
  layers_asker_ = newAsker(QStringLiteral("geometry-layers"), kLayersProbe,
                           [this] { return !comparesTimes(); });
  times_asker_ =
      newAsker(QStringLiteral("geometry-times"), kTimesProbe, [this] { return comparesTimes(); });
  connect(what_, &QComboBox::currentIndexChanged, this, [this] {
    points_ = {};
    layers_asker_->forget();
    times_asker_->forget();
    ask();
  });
  rebuild();
}

void GeometryView::rebuild() {
  clear(tr("The points appear with the first answer of the run."));
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
  if (what_->count() == 0) return;
  Values arguments;
  if (comparesTimes()) arguments.set("show", what_->currentData().toString().toStdString());
  askOf(comparesTimes() ? *times_asker_ : *layers_asker_, arguments);
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
  double apart = share("by_class", stage);
  if (std::isnan(apart)) apart = share("by_label", stage);
  const QString percent = fixedText(100 * apart, 0);
  present(sceneOf(),
          comparesTimes()
              ? (stage == 0 ? tr("At the beginning %1 % of the variance lies between classes")
                            : tr("Now %1 % of the variance lies between classes"))
                    .arg(percent)
              : tr("After %n layer(s) %1 % of the variance tells them apart", nullptr, stage)
                    .arg(percent));
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

QStringList GeometryView::tableColumns() const {
  QStringList names;
  for (const std::string& name : points_.col_labels) names << QString::fromStdString(name);
  return names;
}

}  // namespace icl::ui
