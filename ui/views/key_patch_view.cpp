#include "ui/views/key_patch_view.h"

#include <algorithm>
#include <cmath>

#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/plots/number_text.h"
#include "ui/views/figure_parts.h"
#include "ui/views/view_parts.h"

namespace icl::ui {
namespace {

constexpr int kMatrixMs = 900;  // a moving run is asked so often: many contexts an answer
constexpr int kPatchContexts = 1024;

HeatmapData matrixOf(const ProbeResult& result) {
  HeatmapData out;
  out.rows = result.rows;
  out.cols = result.cols;
  out.values = result.table;
  for (const std::string& label : result.row_labels) out.row_labels << coreLabel(label);
  for (const std::string& label : result.col_labels) out.col_labels << coreLabel(label);
  out.row_title = KeyPatchView::tr("layer with foreign keys");
  out.col_title = KeyPatchView::tr("the paths part at");
  out.diverging = true;
  return out;
}

}  // namespace

KeyPatchView::KeyPatchView(SessionController& lab, QWidget* parent) : LabView(parent), lab_(lab) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  FlowLayout* row = controlRow();
  auto* tokens =
      quietButton(this, tr("new tokens"),
                  tr("Draws another context for the tree; the run is not touched"), false);
  row->addWidget(tokens);
  column->addLayout(row);
  split_ = new QSplitter(Qt::Horizontal, this);
  split_->setChildrenCollapsible(false);
  split_->setHandleWidth(8);
  heatmap_ = new Heatmap(split_);
  tree_ = new TreePlot(split_);
  split_->addWidget(heatmap_);
  split_->addWidget(tree_);
  column->addWidget(split_, 1);
  heatmap_->setToolTip(
      tr("Rise of the risk where one layer asks with the keys of another context. Click a cell to "
         "see the way of one context with this patch on the tree."));
  tree_->setToolTip(
      tr("★ the context's own leaf, ◇ the donor's. Numbers: which layer asked; ✗ off the path."));
  read_out_ = new QLabel(this);
  read_out_->setContentsMargins(12, 0, 8, 4);
  read_out_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  column->addWidget(read_out_);
  setKeyboardPart(heatmap_);
  heatmap_->setAccessibleName(tr("Rise of the risk by layer and level"));
  matrix_asker_ = new ProbeAsker(lab, QStringLiteral("key-patch"), "key-patch", {"rate"}, this);
  tree_asker_ = new ProbeAsker(lab, QStringLiteral("patched"), "inference", {"rate"}, this);
  matrix_asker_->whenAnswered([this](const ProbeResult& r, std::uint64_t) { takeMatrix(r); },
                              [this](const Error& error) { refuse(error); });
  tree_asker_->whenAnswered([this](const ProbeResult& r, std::uint64_t) { takeTree(r); },
                            [this](const Error& error) { refuse(error); });
  connect(tokens, &QToolButton::clicked, this, [this] {
    Look look = lab_.look();
    ++look.sample;
    lab_.setLook(look);
  });
  connect(heatmap_, &Heatmap::cellChanged, this, [this] {
    if (heatmap_->selected()) cell_ = *heatmap_->selected();
    askTree();
    updateHeading();
  });
  connect(tree_, &TreePlot::leafPicked, this, [this](int leaf) {
    truth_ = leaf;
    askTree();
  });
  connect(&lab_, &SessionController::lookChanged, this, [this] {
    truth_ = -1;
    askTree();
  });
  connect(&lab_, &SessionController::opened, this, &KeyPatchView::rebuild);
  since_.start();
  rebuild();
}

void KeyPatchView::rebuild() {
  matrix_ = {};
  inference_.reset();
  cell_ = {0, 1};
  truth_ = -1;
  heatmap_->setData({});
  heatmap_->setEmptyText(tr("The matrix of patches is being measured."));
  TreeScene scene;
  scene.empty = tr("Click a cell to follow one patched context.");
  tree_->setScene(scene);
  refresh();
}

void KeyPatchView::refresh() {
  const RunTrack* run = lab_.isOpen() ? lab_.active() : nullptr;
  if (run == nullptr) return;
  if (matrix_asker_->settled() && run->state.position != asked_step_ &&
      since_.elapsed() > kMatrixMs) {
    matrix_asker_->forget();
    tree_asker_->forget();
  }
  askMatrix();
  askTree();
}

void KeyPatchView::askMatrix() {
  const RunTrack* run = lab_.active();
  const bool rested = matrix_asker_->settled();
  matrix_asker_->ask({{"contexts", std::int64_t{kPatchContexts}}});
  if (!rested || matrix_asker_->settled()) return;
  asked_step_ = run->state.position;
  since_.restart();
}

/// One context and a donor whose path parts from it where the cell says. The first question only
/// learns which leaf the tokens were drawn from.
void KeyPatchView::askTree() {
  if (!lab_.isOpen() || lab_.active() == nullptr) return;
  const auto sample = static_cast<std::int64_t>(lab_.look().sample);
  Values arguments{{"leaf", std::int64_t{truth_}}, {"seed", sample}, {"donor-seed", sample + 1}};
  if (truth_ >= 0 && matrix_.cols > 1) {
    const int levels = matrix_.cols - 1;
    const int donor = cell_.x() >= levels ? truth_ : truth_ ^ (1 << (levels - 1 - cell_.x()));
    arguments.set("donor-leaf", std::int64_t{donor});
    arguments.set("patch-layer", std::int64_t{std::min(cell_.y(), matrix_.rows - 1) + 1});
  }
  tree_asker_->ask(arguments);
}

void KeyPatchView::takeMatrix(const ProbeResult& result) {
  matrix_ = result;
  heatmap_->setData(matrixOf(result));
  if (!heatmap_->selected()) heatmap_->select(cell_);
  askTree();
  updateHeading();
}

void KeyPatchView::takeTree(const ProbeResult& result) {
  inference_ = inferenceFrom(result);
  if (!inference_) return;
  if (truth_ < 0) {
    truth_ = inference_->leaf;
    return askTree();
  }
  // An answer that was on its way when another leaf was picked: the next one is of that.
  if (inference_->leaf != truth_) return;
  TreeScene scene = treeSceneOf(*inference_, inference_->layers());
  scene.donor = inference_->donor;
  // The colour of the layer that was patched, not of the last one.
  const auto shown = static_cast<std::size_t>(cell_.y() + 1);
  if (shown < inference_->stages.size()) scene.squares = inference_->stages[shown].squares;
  tree_->setScene(std::move(scene));
  updateHeading();
}

void KeyPatchView::refuse(const Error& error) {
  matrix_ = {};
  inference_.reset();
  heatmap_->setData({});
  heatmap_->setEmptyText(coreMessage(error.message));
  TreeScene scene;
  scene.empty = coreMessage(error.message);
  tree_->setScene(scene);
  updateHeading();
}

double KeyPatchView::predicted(int layer) const {
  const double* value = matrix_.find("predicted." + std::to_string(layer + 1));
  return value != nullptr ? *value : std::nan("");
}

void KeyPatchView::updateHeading() {
  QString text = tr("Whose keys does a layer need?"), detail;
  if (matrix_.rows > 0 && cell_.y() < matrix_.rows && cell_.x() < matrix_.cols) {
    const auto at = static_cast<std::size_t>(cell_.y() * matrix_.cols + cell_.x());
    const QString rise = valueText(matrix_.table[at], 3);
    const bool same = cell_.x() == matrix_.cols - 1;
    text = same ? tr("Risk rises by %1: layer %2 asks with the keys of another context of the same "
                     "leaf")
                      .arg(rise, QString::number(cell_.y() + 1))
                : tr("Risk rises by %1: layer %2 asks with the keys of a path that parts at level "
                     "%3")
                      .arg(rise, QString::number(cell_.y() + 1), QString::number(cell_.x() + 1));
    const double theory = cell_.x() < cell_.y() ? predicted(cell_.y()) : 0;
    if (std::isfinite(theory)) detail = tr("Theory: %1.").arg(valueText(theory, 3));
  }
  if (inference_ && inference_->leaf >= 0 && matrix_.cols > 1) {
    detail += QLatin1Char(' ') +
              tr("This context: squared error %1, without the patch %2.")
                  .arg(valueText(inference_->error, 3), valueText(inference_->plain_error, 3));
  }
  read_out_->setText(detail);
  if (text == heading_) return;
  heading_ = text;
  Q_EMIT headingChanged();
}

QString KeyPatchView::heading() const { return heading_; }

/// The keys are the cause where foreign ones harm below the diagonal and nowhere else.
QString KeyPatchView::conclusion() const {
  const RunTrack* run = lab_.isOpen() ? lab_.active() : nullptr;
  if (run == nullptr || matrix_.rows == 0) return {};
  const TaskKind kind = taskKindOf(*run);
  if (!kind.trained) return tr("Not trained yet: press Run.");
  if (!kind.deep || !kind.router) {
    return tr("These keys are the same for every context: there is nothing to exchange.");
  }
  double below = 0, elsewhere = 0;
  int count_below = 0, count_elsewhere = 0;
  for (int r = 0; r < matrix_.rows; ++r) {
    for (int c = 0; c < matrix_.cols; ++c) {
      const double rise = matrix_.table[static_cast<std::size_t>(r * matrix_.cols + c)];
      (c < r ? below : elsewhere) += std::abs(rise);
      ++(c < r ? count_below : count_elsewhere);
    }
  }
  if (count_below == 0 || below / count_below < 4 * elsewhere / std::max(1, count_elsewhere)) {
    return tr("Harm is not confined to early splits: these keys do not follow the path (yet).");
  }
  return tr(
      "Foreign keys harm only where the paths parted above the layer's level: the keys, and "
      "with them the answers before, cause what is heard.");
}

QString KeyPatchView::summary() const {
  if (matrix_.rows == 0) return tr("No patch is measured yet.");
  return heading_ + QStringLiteral(". ") + read_out_->text();
}

ViewTable KeyPatchView::table() const {
  ViewTable table;
  if (matrix_.rows == 0) return table;
  table.columns << tr("layer");
  for (const std::string& label : matrix_.col_labels) table.columns << coreLabel(label);
  for (int r = 0; r < matrix_.rows; ++r) {
    std::vector<double> row{static_cast<double>(r + 1)};
    const auto begin = matrix_.table.begin() + static_cast<std::ptrdiff_t>(r) * matrix_.cols;
    row.insert(row.end(), begin, begin + matrix_.cols);
    table.rows.push_back(std::move(row));
  }
  return table;
}

void KeyPatchView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  const QRectF room = paintFigureTitle(painter, theme, heading_, size, conclusion());
  QRectF left = room, right = room;
  left.setWidth(0.48 * room.width());
  right.setLeft(left.right());
  heatmap_->paintFigure(painter, theme, left);
  tree_->paintFigure(painter, theme, right);
}

}  // namespace icl::ui
