#include "ui/views/vectors_view.h"

#include <algorithm>

#include <QComboBox>

#include "ui/flow_layout.h"
#include "ui/plots/number_text.h"
#include "ui/plots/tree_painter.h"
#include "ui/views/inference_parts.h"

namespace icl::ui {
namespace {

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

VectorsView::VectorsView(SessionController& lab, QWidget* parent)
    : CloudView(lab, kVectorColumns, parent) {
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
  row_->addWidget(plane_);
  row_->addWidget(tokens_);
  setFirstHeading(tr("Function vectors"),
                  tr("Each point is the workspace of one context. Hue: its first two turns; "
                     "shape: the third. [ and ] step through the layers."));
  asker_ = newAsker(QStringLiteral("vectors"), "function-vectors", [] { return true; });
  for (QComboBox* box : {plane_, tokens_}) {
    connect(box, &QComboBox::currentIndexChanged, this, &VectorsView::ask);
  }
  rebuild();
}

void VectorsView::rebuild() {
  clear(tr("The workspaces appear with the first answer of the net."));
  refresh();
}

void VectorsView::refresh() {
  if (lab_.isOpen()) ask();
}

void VectorsView::ask() {
  const RunTrack* run = lab_.isOpen() ? lab_.active() : nullptr;
  if (run == nullptr) return;
  Values arguments{{"contexts", std::int64_t{kVectorContexts}},
                   {"plane", plane_->currentData().toString().toStdString()}};
  // Infinitely many tokens have no noise that more of them could lessen.
  const Value* tokens = run->state.live_config.find("tokens");
  const bool exact = tokens != nullptr && toText(*tokens) == "0";
  if (!exact) arguments.set("tokens", std::int64_t{tokens_->currentData().toInt()});
  askOf(*asker_, arguments);
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
  double shown = 0;
  for (int k = 1; k <= 2; ++k) {
    const double* share = points_.find("share." + std::to_string(k));
    if (share != nullptr) shown += *share;
  }
  const QString answers = QString::number(shownStage());
  present(sceneOf(), plane_->currentIndex() == 0
                         ? tr("What %1 answers have written; %2 % of the variance lies in this "
                              "plane")
                               .arg(answers, fixedText(100 * shown, 0))
                         : tr("What %1 answers have written").arg(answers));
}

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

QStringList VectorsView::tableColumns() const {
  return {tr("context"), tr("layers"), tr("leaf"), QStringLiteral("x"), QStringLiteral("y")};
}

}  // namespace icl::ui
