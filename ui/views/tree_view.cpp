#include "ui/views/tree_view.h"

#include <algorithm>
#include <cmath>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/plots/number_text.h"
#include "ui/views/figure_parts.h"
#include "ui/views/plate_view.h"
#include "ui/views/view_parts.h"

namespace icl::ui {
namespace {

constexpr int kTreeLiveMs = 120;  // a moving run is asked so often
constexpr int kLayerMs = 900;     // of the player
constexpr int kWeighMs = 350;     // a drag of a weight is one restart

bool userTree(const Values& settings) {
  const Value* prior = settings.find("prior");
  return prior != nullptr && toText(*prior) == "user-tree";
}

/// The weights as the setting has them, one a node.
std::vector<double> branchesOf(const Values& settings, int nodes) {
  std::vector<double> right(static_cast<std::size_t>(nodes), 0.5);
  const Value* text = settings.find("branches");
  if (text == nullptr) return right;
  const QJsonArray list = QJsonDocument::fromJson(QByteArray::fromStdString(toText(*text))).array();
  for (qsizetype k = 0; k < list.size() && k < nodes; ++k) {
    right[static_cast<std::size_t>(k)] = list[k].toDouble(0.5);
  }
  return right;
}

QString branchText(const std::vector<double>& right) {
  std::size_t used = right.size();
  while (used > 0 && right[used - 1] == 0.5) --used;
  QStringList numbers;
  for (std::size_t k = 0; k < used; ++k) numbers << QString::number(right[k], 'g', 6);
  return numbers.isEmpty()
             ? QString()
             : QStringLiteral("[") + numbers.join(QStringLiteral(", ")) + QStringLiteral("]");
}

}  // namespace

TreeView::TreeView(SessionController& lab, QWidget* parent) : LabView(parent), lab_(lab) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(buildControls());
  plot_ = new TreePlot(this);
  plot_->setToolTip(
      tr("Colour: how much of the layer's key points at the node. Width of an edge: belief that "
         "the path goes there. ★ true leaf; numbers: which layer asked. Click a leaf to start "
         "there; [ and ] step through the layers."));
  column->addWidget(plot_, 1);
  read_out_ = new QLabel(this);
  read_out_->setContentsMargins(12, 0, 8, 4);
  read_out_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  column->addWidget(read_out_);
  setKeyboardPart(plot_);
  heading_ = tr("The tree, question by question");
  asker_ = new ProbeAsker(lab, QStringLiteral("tree"), "inference", {"rate"}, this);
  asker_->whenAnswered([this](const ProbeResult& r, std::uint64_t) { take(r); },
                       [this](const Error& error) {
                         inference_.reset();
                         TreeScene scene;
                         scene.empty = coreMessage(error.message);
                         plot_->setScene(scene);
                         updateHeading();
                       });
  connect(plot_, &TreePlot::leafPicked, this, &TreeView::pickLeaf);
  connect(plot_, &TreePlot::nodePicked, this, &TreeView::pickNode);
  connect(plot_, &TreePlot::layerKey, layers_, &LayerControl::moveBy);
  connect(plot_, &TreePlot::selectionChanged, this,
          [this] { read_out_->setText(plot_->readOut()); });
  connect(&lab_, &SessionController::opened, this, &TreeView::rebuild);
  connect(&lab_, &SessionController::lookChanged, this, [this] {
    ask();
    show();
  });
  player_.setInterval(kLayerMs);
  connect(&player_, &QTimer::timeout, this, [this] {
    if (!inference_) return;
    Look look = lab_.look();
    const int next = shownLayers() >= inference_->layers() ? 0 : shownLayers() + 1;
    look.layer = next == inference_->layers() ? -1 : next;
    lab_.setLook(look);
  });
  weigher_.setSingleShot(true);
  weigher_.setInterval(kWeighMs);
  connect(&weigher_, &QTimer::timeout, this, [this] {
    lab_.endGesture();
    const bool moving = lab_.activity() == Activity::Running;
    lab_.restart();
    if (moving) lab_.run();
  });
  since_.start();
  rebuild();
}

QLayout* TreeView::buildControls() {
  FlowLayout* row = controlRow();
  layers_ = new LayerControl(lab_, this);
  play_ = quietButton(this, tr("play layers"),
                      tr("Shows the inference layer by layer, again and again"), true);
  connect(play_, &QToolButton::toggled, this, &TreeView::play);
  leaves_ = new QComboBox(this);
  leaves_->setAccessibleName(tr("True leaf"));
  leaves_->setToolTip(tr("The leaf that the context was made from"));
  leaves_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  leaves_->setMinimumContentsLength(7);
  connect(leaves_, &QComboBox::activated, this,
          [this](int index) { pickLeaf(leaves_->itemData(index).toInt()); });
  auto* tokens =
      quietButton(this, tr("new tokens"),
                  tr("Draws the tokens of the context anew; the run is not touched"), false);
  connect(tokens, &QToolButton::clicked, this, &TreeView::drawTokens);
  own_ = quietButton(this, tr("own branches"),
                     tr("A tree with branch weights of your own: the run starts again with the "
                        "prior of weighted branches"),
                     true);
  connect(own_, &QToolButton::clicked, this, [this](bool on) {
    lab_.setSetting(QStringLiteral("prior"), std::string(on ? "user-tree" : "tree"));
    weigher_.start();
  });
  for (QWidget* widget : {static_cast<QWidget*>(layers_), static_cast<QWidget*>(play_),
                          static_cast<QWidget*>(leaves_), static_cast<QWidget*>(tokens),
                          static_cast<QWidget*>(own_)}) {
    row->addWidget(widget);
  }
  buildWeights(row);
  return row;
}

void TreeView::buildWeights(QLayout* row) {
  weights_ = new QWidget(this);
  auto* line = new QHBoxLayout(weights_);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(4);
  weight_of_ = new QLabel(weights_);
  weight_ = new QDoubleSpinBox(weights_);
  weight_->setRange(0, 1);
  weight_->setSingleStep(0.05);
  weight_->setDecimals(2);
  weight_->setAccessibleName(tr("Probability of turning right"));
  weight_->setToolTip(tr("Probability of + at this node; click another node to weigh its branch"));
  weight_of_->setBuddy(weight_);
  line->addWidget(weight_of_);
  line->addWidget(weight_);
  connect(weight_, &QDoubleSpinBox::valueChanged, this, &TreeView::weighBranch);
  row->addWidget(weights_);
}

void TreeView::rebuild() {
  inference_.reset();
  leaf_ = -1;
  node_ = 0;
  filled_levels_ = -1;
  TreeScene scene;
  scene.empty = tr("The tree appears with the first answer of the net.");
  plot_->setScene(scene);
  refresh();
}

int TreeView::shownLayers() const {
  const int most = inference_ ? inference_->layers() : 0;
  const int wanted = lab_.look().layer;
  return wanted < 0 ? most : std::min(wanted, most);
}

Values TreeView::arguments() const {
  // The example that the other pictures show, too, where the leaf is drawn.
  return {{"leaf", std::int64_t{leaf_}}, {"seed", static_cast<std::int64_t>(lab_.look().sample)}};
}

void TreeView::ask() {
  const RunTrack* run = lab_.isOpen() ? lab_.active() : nullptr;
  if (run == nullptr) return;
  if (asker_->settled() && run->state.position != asked_step_ && since_.elapsed() > kTreeLiveMs) {
    asker_->forget();
  }
  const bool rested = asker_->settled();
  asker_->ask(arguments());
  if (rested && !asker_->settled()) {
    asked_step_ = run->state.position;
    since_.restart();
  }
}

void TreeView::refresh() {
  if (!lab_.isOpen()) return;
  const bool user = userTree(lab_.settings());
  const QSignalBlocker quiet(own_);
  own_->setChecked(user);
  weights_->setVisible(user);
  if (user && !weight_->hasFocus()) pickNode(node_);
  ask();
}

void TreeView::take(const ProbeResult& result) {
  inference_ = inferenceFrom(result);
  if (inference_ && inference_->hasBelief()) fillLeaves(inference_->levels);
  leaves_->setVisible(inference_ && inference_->hasBelief());
  show();
}

void TreeView::fillLeaves(int levels) {
  if (filled_levels_ != levels) {
    filled_levels_ = levels;
    leaves_->clear();
    leaves_->addItem(tr("any leaf"), -1);
    for (int leaf = 0; leaf < (1 << levels); ++leaf) {
      leaves_->addItem(treePlaceName((1 << levels) - 1 + leaf), leaf);
    }
    if (leaf_ >= (1 << levels)) leaf_ = -1;
  }
  leaves_->setCurrentIndex(leaves_->findData(leaf_));
}

void TreeView::show() {
  if (!inference_) return;
  layers_->setLayers(inference_->layers() + 1, shownLayers());
  TreeScene scene = treeSceneOf(*inference_, shownLayers());
  if (scene.levels == 0) {
    scene.empty =
        tr("The coordinates of this task are no tree: see the keys and the risk against "
           "budget.");
  }
  plot_->setScene(std::move(scene));
  read_out_->setText(plot_->readOut());
  updateHeading();
}

void TreeView::updateHeading() {
  QString text = tr("The tree, question by question");
  if (inference_ && inference_->layers() > 0) {
    const int layers = shownLayers();
    const InferenceStage& stage = inference_->stages[static_cast<std::size_t>(layers)];
    const QString bits = fixedText(stage.entropy, 2);
    if (!inference_->hasBelief()) {
      text = layers == 0 ? tr("No question yet")
                         : tr("Layer %1 asks most of %2, whatever the answers were")
                               .arg(QString::number(layers), placeName(stage.asked));
    } else if (layers == 0) {
      text = tr("%1 bits open before the first question").arg(bits);
    } else if (layers < inference_->layers() || inference_->likeliest < 0) {
      text = tr("%1 bits open after layer %2 asked %3")
                 .arg(bits, QString::number(layers), placeName(stage.asked));
    } else {
      const int place = (1 << inference_->levels) - 1 + inference_->likeliest;
      text = tr("Leaf %1 with %2 % after %3 answers, %4 bits open")
                 .arg(treePlaceName(place), fixedText(100 * inference_->mass, 0),
                      QString::number(layers), bits);
    }
  }
  if (text == heading_) return;
  heading_ = text;
  plot_->setAccessibleName(tr("Tree of questions"));
  plot_->setAccessibleDescription(heading_);
  Q_EMIT headingChanged();
}

/// "+−" on a tree, else the coordinate by number.
QString TreeView::placeName(int coordinate) const {
  return inference_ && inference_->hasBelief() ? treePlaceName(coordinate)
                                               : QStringLiteral("θ%1").arg(coordinate);
}

QString TreeView::conclusion() const {
  const RunTrack* run = lab_.isOpen() ? lab_.active() : nullptr;
  if (run == nullptr || !inference_ || inference_->layers() == 0) return {};
  const TaskKind kind = taskKindOf(*run);
  if (!kind.trained) return tr("Not trained yet: the net asks anywhere. Press Run.");
  if (!inference_->hasBelief()) {
    return tr(
        "Every context is asked the same: under a Gaussian no answer changes which question "
        "is best.");
  }
  if (!kind.deep) {
    return tr("One layer puts all its questions at once: no answer can choose the next.");
  }
  bool followed = true, counted = false;
  for (std::size_t l = 1; l < inference_->stages.size(); ++l) {
    const InferenceStage& stage = inference_->stages[l];
    if (stage.reached < 0) continue;
    counted = true;
    followed = followed && stage.asked == stage.reached;
  }
  if (counted && followed) {
    return tr(
        "Each answer's sign says which child is asked next, and takes about one bit: half of "
        "the leaves.");
  }
  return tr("A layer that asks off the path hears noise only, and later layers go on from there.");
}

void TreeView::pickLeaf(int leaf) {
  leaf_ = leaf;
  ask();
}

void TreeView::drawTokens() {
  Look look = lab_.look();
  ++look.sample;
  lab_.setLook(look);
}

void TreeView::pickNode(int node) {
  if (!inference_ || inference_->levels == 0) return;
  node_ = std::min(node, (1 << inference_->levels) - 2);
  const QSignalBlocker quiet(weight_);
  const auto right = branchesOf(lab_.settings(), (1 << inference_->levels) - 1);
  weight_of_->setText(tr("+ at %1").arg(treePlaceName(node_)));
  weight_->setValue(right[static_cast<std::size_t>(node_)]);
}

void TreeView::weighBranch(double right) {
  if (!inference_ || inference_->levels == 0) return;
  auto weights = branchesOf(lab_.settings(), (1 << inference_->levels) - 1);
  weights[static_cast<std::size_t>(node_)] = right;
  lab_.setSetting(QStringLiteral("branches"), branchText(weights).toStdString());
  weigher_.start();
}

void TreeView::play(bool on) { on ? player_.start() : player_.stop(); }

QString TreeView::heading() const { return heading_; }

QString TreeView::summary() const {
  if (!inference_) return tr("No inference is drawn yet.");
  QStringList parts;
  for (int l = 1; l <= inference_->layers(); ++l) {
    const InferenceStage& stage = inference_->stages[static_cast<std::size_t>(l)];
    parts << tr("layer %1 asks %2").arg(QString::number(l), placeName(stage.asked));
  }
  return heading_ + QStringLiteral(". ") +
         tr("%1; squared error of the estimate %2.")
             .arg(parts.join(QStringLiteral(", ")), valueText(inference_->error, 3));
}

ViewTable TreeView::table() const {
  ViewTable table;
  if (!inference_) return table;
  table.columns << tr("layers") << tr("asked") << tr("on the path") << tr("bits open");
  const int nodes = static_cast<int>(inference_->stages.front().squares.size());
  for (int n = 0; n < nodes; ++n) table.columns << tr("key² %1").arg(treePlaceName(n));
  for (std::size_t l = 0; l < inference_->stages.size(); ++l) {
    const InferenceStage& stage = inference_->stages[l];
    std::vector<double> row{static_cast<double>(l), static_cast<double>(stage.asked),
                            static_cast<double>(stage.reached), stage.entropy};
    row.insert(row.end(), stage.squares.begin(), stage.squares.end());
    table.rows.push_back(std::move(row));
  }
  return table;
}

void TreeView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  plot_->paintFigure(painter, theme,
                     paintFigureTitle(painter, theme, heading_, size, conclusion()));
}

void TreeView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    filled_levels_ = -1;
    show();
  }
  LabView::changeEvent(event);
}

}  // namespace icl::ui
