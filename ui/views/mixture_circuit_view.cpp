#include "ui/views/mixture_circuit_view.h"

#include <algorithm>
#include <cmath>

#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/plots/number_text.h"
#include "ui/views/figure_parts.h"
#include "ui/views/view_parts.h"

namespace icl::ui {
namespace {

constexpr int kGateSteps = 20;

const PlateData* plateNamed(const RunTrack& track, const ExperimentType& type, const char* key) {
  return plateOf(track, type, type.plateIndex(key));
}

/// "x1·7" of "0: x1·7".
QString tokenName(const std::string& text) {
  return QString::fromStdString(text).section(QStringLiteral(": "), 1);
}

/// "0.0, 1.3": the heads whose gate is closed.
QString closedHeads(const HeadGridData& grid) {
  QStringList names;
  for (int i = 0; i < grid.layers * grid.heads; ++i) {
    const int layer = i / grid.heads, head = i % grid.heads;
    if (grid.gate(layer, head) == 0) names << QStringLiteral("%1.%2").arg(layer).arg(head);
  }
  return names.join(QStringLiteral(", "));
}

}  // namespace

bool CircuitView::suits(const ExperimentType& type) {
  return type.plateIndex("all-heads") >= 0 && type.plateIndex("gates") >= 0 &&
         std::any_of(type.interventions.begin(), type.interventions.end(),
                     [](const InterventionType& t) { return t.id == "head-gate"; });
}

CircuitView::CircuitView(SessionController& lab, QWidget* parent) : LabView(parent), lab_(lab) {
  makeControls();
  setKeyboardPart(grid_);
  heading_ = tr("Attention of every head");
  connect(grid_, &HeadGrid::selectionChanged, this, &CircuitView::showSelected);
  connect(grid_, &HeadGrid::cellChanged, this, [this] { read_out_->setText(grid_->readOut()); });
  connect(grid_, &HeadGrid::gateClicked, this, [this](int layer, int head) {
    setGate(layer, head, grid_->data().gate(layer, head) > 0 ? 0 : 1);
  });
  connect(grid_, &HeadGrid::itemDragged, this,
          [this](int from, int onto) { edit(QStringLiteral("copy.%1").arg(onto / 2), from / 2); });
  connect(grid_, &HeadGrid::labelClicked, this, &CircuitView::changeLabel);
  connect(&lab_, &SessionController::opened, this, [this] {
    const QSignalBlocker quiet(swap_);
    swap_->setChecked(false);
    refresh();
  });
  connect(&lab_, &SessionController::lookChanged, this, &CircuitView::refresh);
  refresh();
}

void CircuitView::makeControls() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  FlowLayout* row = controlRow();
  auto* label = new QLabel(tr("gate"), this);
  gate_ = new QSlider(Qt::Horizontal, this);
  gate_->setRange(0, kGateSteps);
  gate_->setTracking(false);  // a change is an event of the run: one, when it is let go
  gate_->setMaximumWidth(80);
  gate_->setAccessibleName(tr("Gate of the enlarged head"));
  gate_->setToolTip(
      tr("What the enlarged head's output is multiplied with, in training and in the tests"));
  label->setBuddy(gate_);
  new_prompt_ = quietButton(this, tr("new prompt"),
                            tr("Draw another example prompt; the run is not touched"), false);
  swap_ = quietButton(this, tr("swap labels"),
                      tr("Move all labels of the example on by one; press again to undo"), true);
  undo_ = quietButton(this, tr("undo edits"), tr("Take back all changes of the example sequence"),
                      false);
  row->addWidget(label);
  row->addWidget(gate_);
  row->addWidget(new_prompt_);
  row->addWidget(swap_);
  row->addWidget(undo_);
  column->addLayout(row);
  grid_ = new HeadGrid(this);
  grid_->setEmptyText(tr("The heads appear with the first step of a run: press Run."));
  grid_->setToolTip(
      tr("Point at a head to enlarge it, click to take it away or put it back. Drag an item onto "
         "another to copy it there, click a label to change it."));
  column->addWidget(grid_, 1);
  read_out_ = new QLabel(this);
  read_out_->setContentsMargins(12, 0, 8, 4);
  read_out_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  column->addWidget(read_out_);
  connect(gate_, &QSlider::valueChanged, this, [this](int value) {
    const int heads = std::max(1, grid_->data().heads);
    setGate(grid_->selected() / heads, grid_->selected() % heads,
            static_cast<double>(value) / kGateSteps);
  });
  connect(new_prompt_, &QToolButton::clicked, this, [this] {
    Look look = lab_.look();
    ++look.sample;
    lab_.setLook(look);
  });
  connect(swap_, &QToolButton::toggled, this,
          [this](bool on) { edit(QStringLiteral("shift"), on ? 1 : -1); });
  connect(undo_, &QToolButton::clicked, this, [this] {
    const QSignalBlocker quiet(swap_);
    swap_->setChecked(false);
    edit(QStringLiteral("all"), -1);
  });
}

HeadGridData CircuitView::dataOf(const RunTrack& track) const {
  HeadGridData shown;
  const PlateData* all = plateNamed(track, lab_.type(), "all-heads");
  const PlateData* gates = plateNamed(track, lab_.type(), "gates");
  if (all == nullptr || gates == nullptr || all->row_blocks.empty()) return shown;
  const int tokens = all->row_blocks.front();
  if (tokens <= 0 || all->rows % tokens != 0 || all->cols % tokens != 0) return shown;
  shown.layers = all->rows / tokens;
  shown.heads = all->cols / tokens;
  shown.tokens = tokens;
  shown.gates = gates->data;
  shown.weights.reserve(all->data.size());
  for (int l = 0; l < shown.layers; ++l) {
    for (int h = 0; h < shown.heads; ++h) {
      for (int t = 0; t < tokens; ++t) {
        const auto from = all->data.begin() + (l * tokens + t) * all->cols + h * tokens;
        shown.weights.insert(shown.weights.end(), from, from + tokens);
      }
    }
  }
  for (int t = 0; t < tokens && t < static_cast<int>(all->row_labels.size()); ++t) {
    shown.names << tokenName(all->row_labels[static_cast<std::size_t>(t)]);
  }
  return shown;
}

void CircuitView::refresh() {
  const RunTrack* track = lab_.isOpen() ? lab_.active() : nullptr;
  grid_->setData(track != nullptr && suits(lab_.type()) ? dataOf(*track) : HeadGridData{});
  showSelected();
}

void CircuitView::showSelected() {
  const HeadGridData& shown = grid_->data();
  const bool any = shown.heads > 0;
  gate_->setEnabled(any);
  if (any && !gate_->isSliderDown()) {
    const QSignalBlocker quiet(gate_);
    const double gate =
        shown.gate(grid_->selected() / shown.heads, grid_->selected() % shown.heads);
    gate_->setValue(static_cast<int>(std::lround(gate * kGateSteps)));
  }
  read_out_->setText(grid_->readOut());
  updateHeading();
}

void CircuitView::setGate(int layer, int head, double gate) {
  lab_.intervene(
      {"head-gate", "layer" + std::to_string(layer) + ".head" + std::to_string(head), gate, {}});
}

void CircuitView::edit(const QString& target, double value) {
  lab_.intervene({"edit-example", target.toStdString(), value, {}});
}

/// The next of the labels that stand in the context, round and round.
void CircuitView::changeLabel(int token) {
  QStringList labels;
  const QStringList& names = grid_->data().names;
  for (int t = 1; t < names.size(); t += 2) {
    if (!labels.contains(labelOfToken(names[t]))) labels << labelOfToken(names[t]);
  }
  const auto at = labels.indexOf(labelOfToken(names.value(token)));
  if (at < 0) return;
  edit(QStringLiteral("label.%1").arg(token / 2), labels[(at + 1) % labels.size()].toInt());
}

void CircuitView::updateHeading() {
  const HeadGridData& shown = grid_->data();
  QString text = tr("Attention of every head");
  if (shown.heads > 0) {
    const int layer = grid_->selected() / shown.heads, head = grid_->selected() % shown.heads;
    int best = 0;
    const int query = shown.tokens - 1;
    for (int u = 0; u < shown.tokens; ++u) {
      if (shown.weight(layer, head, query, u) > shown.weight(layer, head, query, best)) best = u;
    }
    text = tr("Head %1.%2 looks at %3, %4")
               .arg(layer)
               .arg(head)
               .arg(shown.names.value(best), valueText(shown.weight(layer, head, query, best), 2));
    if (const QString closed = closedHeads(shown); !closed.isEmpty()) {
      text += tr(" · without %1").arg(closed);
    }
  }
  if (text == heading_) return;
  heading_ = text;
  Q_EMIT headingChanged();
}

QString CircuitView::heading() const { return heading_; }

QString CircuitView::summary() const {
  return heading_ + QStringLiteral(". ") + grid_->readOut() + QLatin1Char('.');
}

/// The enlarged map.
ViewTable CircuitView::table() const {
  ViewTable table;
  const HeadGridData& shown = grid_->data();
  if (shown.heads == 0) return table;
  const int layer = grid_->selected() / shown.heads, head = grid_->selected() % shown.heads;
  for (int u = 0; u < shown.tokens; ++u) table.columns << shown.names.value(u);
  for (int t = 0; t < shown.tokens; ++t) {
    std::vector<double> row;
    for (int u = 0; u < shown.tokens; ++u) row.push_back(shown.weight(layer, head, t, u));
    table.rows.push_back(std::move(row));
  }
  return table;
}

void CircuitView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  grid_->paintFigure(painter, theme, paintFigureTitle(painter, theme, heading_, size));
}

}  // namespace icl::ui
