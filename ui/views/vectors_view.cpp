#include "ui/views/vectors_view.h"

#include <algorithm>

#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/plots/number_text.h"
#include "ui/plots/tree_painter.h"
#include "ui/views/figure_parts.h"
#include "ui/views/inference_parts.h"
#include "ui/views/plate_view.h"
#include "ui/views/view_parts.h"

namespace icl::ui {
namespace {

constexpr int kVectorsMs = 500;  // a moving run is asked so often
constexpr int kVectorContexts = 256;
enum VectorColumn { kContext, kStage, kLeaf, kX, kY, kVectorColumns };

/// One hue for each pair of first turns, one shape for each third turn, as the points have them.
std::vector<CloudKey> keysOfTurns(int levels) {
  std::vector<CloudKey> keys;
  const int turns = std::min(2, levels);
  for (int hue = 0; turns > 0 && hue < (1 << turns); ++hue) {
    keys.push_back(
        {hue, 0, VectorsView::tr("%1 first").arg(treePlaceName((1 << turns) - 1 + hue))});
  }
  if (levels > 2) {
    keys.push_back({-1, 0, VectorsView::tr("then −")});
    keys.push_back({-1, 1, VectorsView::tr("then +")});
  }
  return keys;
}

}  // namespace

VectorsView::VectorsView(SessionController& lab, QWidget* parent) : LabView(parent), lab_(lab) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  FlowLayout* row = controlRow();
  layers_ = new LayerControl(lab, this);
  plane_ = new QComboBox(this);
  plane_->setAccessibleName(tr("Plane"));
  plane_->setToolTip(tr("The two axes that the workspaces are seen along"));
  plane_->addItem(tr("principal axes"), QStringLiteral("principal"));
  plane_->addItem(tr("fixed axes"), QStringLiteral("fixed"));
  tokens_ = new QComboBox(this);
  tokens_->setAccessibleName(tr("Tokens of a context"));
  tokens_->setToolTip(tr("With more tokens the answers are less noisy and the clusters sharper"));
  tokens_->addItem(tr("tokens as tested"), -1);
  for (const int count : {128, 512}) tokens_->addItem(tr("%1 tokens").arg(count), count);
  tokens_->setCurrentIndex(1);
  row->addWidget(layers_);
  row->addWidget(plane_);
  row->addWidget(tokens_);
  column->addLayout(row);
  cloud_ = new PointCloud(this);
  column->addWidget(cloud_, 1);
  read_out_ = new QLabel(this);
  read_out_->setContentsMargins(12, 0, 8, 4);
  read_out_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  column->addWidget(read_out_);
  setFocusProxy(cloud_);
  cloud_->setToolTip(
      tr("Each point is the workspace of one context. Hue: its first two turns; "
         "shape: the third. [ and ] step through the layers."));
  heading_ = tr("Function vectors");
  cloud_->setAccessibleName(heading_);
  asker_ = new ProbeAsker(lab, QStringLiteral("vectors"), "function-vectors", {"rate"}, this);
  asker_->whenAnswered(
      [this](const ProbeResult& r, std::uint64_t) {
        points_ = r;
        show();
      },
      [this](const Error& error) {
        points_ = {};
        CloudScene scene;
        scene.empty = coreMessage(error.message);
        cloud_->setScene(scene);
      });
  for (QComboBox* box : {plane_, tokens_}) {
    connect(box, &QComboBox::currentIndexChanged, this, &VectorsView::ask);
  }
  connect(cloud_, &PointCloud::layerKey, layers_, &LayerControl::moveBy);
  connect(cloud_, &PointCloud::selectionChanged, this,
          [this] { read_out_->setText(cloud_->readOut()); });
  connect(&lab_, &SessionController::opened, this, &VectorsView::rebuild);
  connect(&lab_, &SessionController::lookChanged, this, &VectorsView::show);
  since_.start();
  rebuild();
}

void VectorsView::rebuild() {
  points_ = {};
  CloudScene scene;
  scene.empty = tr("The workspaces appear with the first answer of the net.");
  cloud_->setScene(scene);
  refresh();
}

void VectorsView::refresh() {
  if (lab_.isOpen()) ask();
}

void VectorsView::ask() {
  const RunTrack* run = lab_.isOpen() ? lab_.active() : nullptr;
  if (run == nullptr) return;
  if (asker_->settled() && run->state.position != asked_step_ && since_.elapsed() > kVectorsMs) {
    asker_->forget();
  }
  Values arguments{{"contexts", std::int64_t{kVectorContexts}},
                   {"plane", plane_->currentData().toString().toStdString()}};
  // Infinitely many tokens have no noise that more of them could lessen.
  const Value* tokens = run->state.live_config.find("tokens");
  const bool exact = tokens != nullptr && toText(*tokens) == "0";
  if (!exact) arguments.set("tokens", std::int64_t{tokens_->currentData().toInt()});
  const bool rested = asker_->settled();
  asker_->ask(arguments);
  if (!rested || asker_->settled()) return;
  asked_step_ = run->state.position;
  since_.restart();
}

int VectorsView::stages() const {
  int most = 0;
  for (int r = 0; r < points_.rows && points_.cols == kVectorColumns; ++r) {
    if (points_.table[static_cast<std::size_t>(r * kVectorColumns + kContext)] > 0) break;
    most = r + 1;
  }
  return most;
}

int VectorsView::shownStage() const {
  const int last = std::max(0, stages() - 1), wanted = lab_.look().layer;
  return wanted < 0 ? last : std::min(wanted, last);
}

CloudScene VectorsView::sceneOf() const {
  CloudScene scene;
  const int count = stages();
  if (count == 0) return scene;
  scene.stage = shownStage();
  const bool principal = plane_->currentIndex() == 0;
  scene.x_title = principal ? tr("principal axis 1") : tr("φ₁ + 0.45 φ₃ + …");
  scene.y_title = principal ? tr("principal axis 2") : tr("φ₂ + 0.45 φ₄ + …");
  const RunTrack* run = lab_.active();
  const Value* setting = run != nullptr ? run->state.config.find("levels") : nullptr;
  const int levels = setting != nullptr ? static_cast<int>(std::get<std::int64_t>(*setting)) : 0;
  bool leaves = false;
  for (int first = 0; first + count <= points_.rows; first += count) {
    const double* row = points_.table.data() + static_cast<std::ptrdiff_t>(first) * kVectorColumns;
    const int leaf = static_cast<int>(row[kLeaf]);
    CloudTrail trail;
    if (leaf >= 0 && levels > 0) {
      leaves = true;
      trail.hue = levels > 1 ? leaf >> (levels - 2) : leaf;
      trail.shape = levels > 2 ? (leaf >> (levels - 3)) & 1 : 0;
      trail.name = tr("leaf %1").arg(treePlaceName((1 << levels) - 1 + leaf));
    } else {
      trail.name = tr("context %1").arg(first / count);
    }
    for (int s = 0; s < count; ++s, row += kVectorColumns) {
      trail.points.emplace_back(row[kX], row[kY]);
    }
    scene.trails.push_back(std::move(trail));
  }
  if (leaves) scene.keys = keysOfTurns(levels);
  return scene;
}

void VectorsView::show() {
  if (stages() == 0) return;
  layers_->setLayers(stages(), shownStage());
  cloud_->setScene(sceneOf());
  read_out_->setText(cloud_->readOut());
  double shown = 0;
  for (int k = 1; k <= 2; ++k) {
    const double* share = points_.find("share." + std::to_string(k));
    if (share != nullptr) shown += *share;
  }
  const QString answers = QString::number(shownStage());
  const QString text =
      plane_->currentIndex() == 0
          ? tr("What %1 answers have written; %2 % of the variance lies in this plane")
                .arg(answers, fixedText(100 * shown, 0))
          : tr("What %1 answers have written").arg(answers);
  if (text == heading_) return;
  heading_ = text;
  Q_EMIT headingChanged();
}

QString VectorsView::heading() const { return heading_; }

QString VectorsView::conclusion() const {
  const RunTrack* run = lab_.isOpen() ? lab_.active() : nullptr;
  if (run == nullptr || stages() == 0) return {};
  const TaskKind kind = taskKindOf(*run);
  if (!kind.trained) return tr("Not trained yet: press Run.");
  if (!kind.tree) return tr("One cloud: under a Gaussian the answers fall into no kinds.");
  if (!kind.deep)
    return tr("All answers come at once: nothing is written before the only layer asks.");
  return tr(
      "Contexts gather by the turns found so far, two groups for every layer above: that place "
      "is all that the next layer's router sees.");
}

QString VectorsView::summary() const {
  if (stages() == 0) return tr("No function vectors are drawn yet.");
  return heading_ + QStringLiteral(". ") +
         tr("%n context(s) drawn.", nullptr, static_cast<int>(cloud_->scene().trails.size()));
}

ViewTable VectorsView::table() const {
  ViewTable table;
  if (points_.cols != kVectorColumns) return table;
  table.columns << tr("context") << tr("layers") << tr("leaf") << QStringLiteral("x")
                << QStringLiteral("y");
  for (int r = 0; r < points_.rows; ++r) {
    const auto begin = points_.table.begin() + static_cast<std::ptrdiff_t>(r) * points_.cols;
    table.rows.emplace_back(begin, begin + points_.cols);
  }
  return table;
}

void VectorsView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  cloud_->paintFigure(painter, theme,
                      paintFigureTitle(painter, theme, heading_, size, conclusion()));
}

}  // namespace icl::ui
