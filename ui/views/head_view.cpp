#include "ui/views/head_view.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/base/text.h"
#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/plots/number_text.h"
#include "ui/views/figure_parts.h"
#include "ui/views/view_parts.h"

namespace icl::ui {

namespace {

int indexIn(const std::string& text) {
  const auto number = parseInteger(text);
  return number && *number >= 0 && *number < 100000 ? static_cast<int>(*number) : -1;
}

/// Position of (layer, head) among the pairs there are; sorted.
std::vector<std::pair<int, int>> placesOf(const std::vector<HeadChannel>& heads) {
  std::vector<std::pair<int, int>> places;
  for (const HeadChannel& h : heads) places.emplace_back(h.layer, h.head);
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

}  // namespace

std::vector<HeadChannel> headChannels(const std::vector<Channel>& layout) {
  std::vector<HeadChannel> heads;
  for (std::size_t i = 0; i < layout.size(); ++i) {
    const std::string& key = layout[i].key;
    const auto first = key.find('.');
    const auto second = first == std::string::npos ? first : key.find('.', first + 1);
    if (layout[i].role != Role::Strength || second == std::string::npos) continue;
    HeadChannel head{key.substr(0, first), indexIn(key.substr(first + 1, second - first - 1)),
                     indexIn(key.substr(second + 1)), static_cast<int>(i)};
    if (head.layer >= 0 && head.head >= 0) heads.push_back(std::move(head));
  }
  return heads;
}

HeadView::HeadView(SessionController& lab, QWidget* parent) : LabView(parent), lab_(lab) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  FlowLayout* row = controlRow();
  which_ = new QComboBox(this);
  which_->setAccessibleName(tr("Measure"));
  which_->setToolTip(tr("All measures of all heads, or one measure by layer and head"));
  which_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  which_->setMinimumContentsLength(10);
  fixed_ = quietButton(this, tr("fixed colours"),
                       tr("Keep the colour range as it is, to compare frames and runs"), true);
  row->addWidget(which_);
  row->addWidget(fixed_);
  column->addLayout(row);
  heatmap_ = new Heatmap(this);
  heatmap_->setEmptyText(tr("The heads appear with the first step of a run: press Run."));
  column->addWidget(heatmap_, 1);
  read_out_ = new QLabel(this);
  read_out_->setContentsMargins(12, 0, 8, 4);
  read_out_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  column->addWidget(read_out_);
  setKeyboardPart(heatmap_);
  heading_ = tr("Heads");
  connect(which_, &QComboBox::currentIndexChanged, this, &HeadView::refresh);
  connect(fixed_, &QToolButton::toggled, heatmap_, &Heatmap::setFixedRange);
  connect(heatmap_, &Heatmap::cellChanged, this,
          [this] { read_out_->setText(heatmap_->readOut()); });
  connect(heatmap_, &Heatmap::cellClicked, this, &HeadView::toggle);
  connect(&lab_, &SessionController::cursorChanged, this, &HeadView::refresh);
  connect(&lab_, &SessionController::opened, this, &HeadView::refresh);
  refresh();
}

void HeadView::fillMeasures(const RunTrack& track) {
  std::vector<std::string> keys;
  for (const Channel& channel : track.layout) keys.push_back(channel.key);
  if (keys == keys_) return;
  keys_ = std::move(keys);
  heads_ = headChannels(track.layout);
  const QSignalBlocker quiet(which_);
  const QString before = which_->currentData().toString();
  which_->clear();
  which_->addItem(tr("all measures"), QString());
  for (const HeadChannel& head : heads_) {
    const QString measure = QString::fromStdString(head.measure);
    if (which_->findData(measure) >= 0) continue;
    const Channel& channel = track.layout[static_cast<std::size_t>(head.channel)];
    which_->addItem(coreText(channel.title), measure);
    which_->setItemData(which_->count() - 1, coreText(channel.help), Qt::ToolTipRole);
  }
  which_->setCurrentIndex(std::max(0, which_->findData(before)));
}

HeatmapData HeadView::allMeasures(const RunTrack& track) const {
  HeatmapData cells;
  const auto places = placesOf(heads_);
  cells.rows = static_cast<int>(places.size());
  cells.cols = which_->count() - 1;
  cells.row_title = tr("layer.head");
  cells.diverging = false;
  cells.values.assign(static_cast<std::size_t>(cells.rows) * static_cast<std::size_t>(cells.cols),
                      std::numeric_limits<double>::quiet_NaN());
  for (const auto& [layer, head] : places) {
    cells.row_labels << QStringLiteral("%1.%2").arg(layer).arg(head);
  }
  for (int c = 0; c < cells.cols; ++c) cells.col_labels << which_->itemData(c + 1).toString();
  for (const HeadChannel& head : heads_) {
    const auto row =
        std::lower_bound(places.begin(), places.end(), std::pair(head.layer, head.head)) -
        places.begin();
    const int col = which_->findData(QString::fromStdString(head.measure)) - 1;
    cells.values[static_cast<std::size_t>(row) * static_cast<std::size_t>(cells.cols) +
                 static_cast<std::size_t>(col)] = valueNow(lab_, track, head.channel);
  }
  return cells;
}

HeatmapData HeadView::oneMeasure(const RunTrack& track, const std::string& measure) const {
  HeatmapData cells;
  for (const HeadChannel& head : heads_) {
    cells.rows = std::max(cells.rows, head.layer + 1);
    cells.cols = std::max(cells.cols, head.head + 1);
  }
  cells.row_title = tr("layer");
  cells.col_title = tr("head");
  cells.diverging = false;
  cells.values.assign(static_cast<std::size_t>(cells.rows) * static_cast<std::size_t>(cells.cols),
                      std::numeric_limits<double>::quiet_NaN());
  for (int r = 0; r < cells.rows; ++r) cells.row_labels << QString::number(r);
  for (int c = 0; c < cells.cols; ++c) cells.col_labels << QString::number(c);
  for (const HeadChannel& head : heads_) {
    if (head.measure != measure) continue;
    cells.values[static_cast<std::size_t>(head.layer) * static_cast<std::size_t>(cells.cols) +
                 static_cast<std::size_t>(head.head)] = valueNow(lab_, track, head.channel);
  }
  return cells;
}

/// Whether the experiment has gates that are open or shut, and shows which.
bool HeadView::gated() const {
  if (!lab_.isOpen() || lab_.type().plateIndex("gates") < 0) return false;
  const auto& changes = lab_.type().interventions;
  return std::any_of(changes.begin(), changes.end(), [](const InterventionType& t) {
    return t.id == "head-gate" && t.amount.kind == Kind::Toggle;
  });
}

/// Layer and head of a cell, whatever is shown.
std::optional<std::pair<int, int>> HeadView::headAt(const QPoint& cell) const {
  const auto places = placesOf(heads_);
  if (which_->currentData().toString().isEmpty()) {
    if (cell.y() < 0 || cell.y() >= static_cast<int>(places.size())) return {};
    return places[static_cast<std::size_t>(cell.y())];
  }
  const std::pair<int, int> head(cell.y(), cell.x());
  if (!std::binary_search(places.begin(), places.end(), head)) return {};
  return head;
}

void HeadView::toggle(const QPoint& cell) {
  const RunTrack* track = lab_.isOpen() ? lab_.active() : nullptr;
  const auto head = headAt(cell);
  if (track == nullptr || !head || !gated()) return;
  const auto [layer, number] = *head;
  const QString name = QStringLiteral("%1.%2").arg(layer).arg(number);
  lab_.intervene({"head-gate",
                  "layer" + std::to_string(layer) + ".head" + std::to_string(number),
                  shutHeads(*track).contains(name),
                  {}});
}

/// "1.0": those whose gate is shut now.
QStringList HeadView::shutHeads(const RunTrack& track) const {
  QStringList names;
  if (!gated()) return names;
  const PlateData* gates = plateOf(track, lab_.type(), lab_.type().plateIndex("gates"));
  if (gates == nullptr || gates->cols <= 0) return names;
  for (int i = 0; i < gates->rows * gates->cols; ++i) {
    if (gates->data[static_cast<std::size_t>(i)] != 0) continue;
    names << QStringLiteral("%1.%2").arg(i / gates->cols).arg(i % gates->cols);
  }
  return names;
}

void HeadView::refresh() {
  const RunTrack* track = lab_.isOpen() ? lab_.active() : nullptr;
  if (track == nullptr || track->steps.size() == 0) return;
  fillMeasures(*track);
  heatmap_->setToolTip(gated() ? tr("Click a head to shut it; click again to open it") : QString());
  if (heads_.empty()) {
    heatmap_->setEmptyText(tr("With these settings no strengths are recorded."));
    heatmap_->setData({});
    return;
  }
  const std::string measure = which_->currentData().toString().toStdString();
  HeatmapData cells = measure.empty() ? allMeasures(*track) : oneMeasure(*track, measure);
  cells.diverging =
      std::any_of(cells.values.begin(), cells.values.end(), [](double v) { return v < -1e-3; });
  heatmap_->setData(std::move(cells));
  read_out_->setText(heatmap_->readOut());
  updateHeading(*track);
}

void HeadView::updateHeading(const RunTrack& track) {
  const std::string measure = which_->currentData().toString().toStdString();
  const HeadChannel* strongest = nullptr;
  double largest = -std::numeric_limits<double>::infinity();
  for (const HeadChannel& head : heads_) {
    if (!measure.empty() && head.measure != measure) continue;
    const double value = valueNow(lab_, track, head.channel);
    if (!std::isfinite(value) || value <= largest) continue;
    largest = value;
    strongest = &head;
  }
  QString text = tr("Heads");
  if (strongest != nullptr) {
    const Channel& channel = track.layout[static_cast<std::size_t>(strongest->channel)];
    text = tr("%1: strongest in head %2.%3, %4")
               .arg(coreText(channel.title))
               .arg(strongest->layer)
               .arg(strongest->head)
               .arg(valueText(largest, 3));
  }
  if (const QStringList shut = shutHeads(track); !shut.isEmpty()) {
    text += tr(" · without %1").arg(shut.join(QStringLiteral(", ")));
  }
  if (text == heading_) return;
  heading_ = text;
  heatmap_->setAccessibleName(tr("Strengths of the heads"));
  Q_EMIT headingChanged();
}

QString HeadView::heading() const { return heading_; }

QString HeadView::summary() const {
  const QString cell = heatmap_->readOut();
  return heading_ + QLatin1Char('.') +
         (cell.isEmpty() ? QString() : QLatin1Char(' ') + cell + QLatin1Char('.'));
}

ViewTable HeadView::table() const {
  ViewTable table;
  const HeatmapData& d = heatmap_->data();
  for (int c = 0; c < d.cols; ++c) table.columns << d.col_labels.value(c);
  if (table.columns.isEmpty()) table.columns << tr("no heads yet");
  for (int r = 0; r < d.rows; ++r) {
    const auto begin = d.values.begin() + static_cast<std::ptrdiff_t>(r) * d.cols;
    table.rows.emplace_back(begin, begin + d.cols);
  }
  return table;
}

void HeadView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  heatmap_->paintFigure(painter, theme, paintFigureTitle(painter, theme, heading_, size));
}

}  // namespace icl::ui
