#include "ui/views/before_after_view.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/run/driver.h"
#include "core/run/parents.h"
#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/plots/number_text.h"
#include "ui/views/figure_parts.h"
#include "ui/views/plate_view.h"
#include "ui/views/view_parts.h"

namespace icl::ui {

MapChange mapChange(const std::vector<double>& before, const std::vector<double>& after, int cols) {
  MapChange change;
  double both = 0, one = 0, other = 0;
  for (std::size_t i = 0; i < before.size() && i < after.size(); ++i) {
    if (!std::isfinite(before[i]) || !std::isfinite(after[i])) continue;
    both += before[i] * after[i];
    one += before[i] * before[i];
    other += after[i] * after[i];
    const double difference = after[i] - before[i];
    if (std::abs(difference) <= std::abs(change.largest)) continue;
    change.largest = difference;
    change.row = static_cast<int>(i) / cols;
    change.col = static_cast<int>(i) % cols;
  }
  const double size = std::sqrt(one * other);
  change.cosine = size > 0 ? both / size : std::numeric_limits<double>::quiet_NaN();
  return change;
}

BeforeAfterView::BeforeAfterView(SessionController& lab, QWidget* parent)
    : LabView(parent), lab_(lab), heading_(tr("Before and after")) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  FlowLayout* row = controlRow();
  which_ = new QComboBox(this);
  which_->setAccessibleName(tr("Matrix"));
  which_->setToolTip(tr("Which matrix is shown"));
  which_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  which_->setMinimumContentsLength(8);
  layers_ = new LayerControl(lab, this);
  QToolButton* prompt = quietButton(
      this, tr("new prompt"), tr("Draw another example prompt; the run is not touched"), false);
  row->addWidget(which_);
  row->addWidget(layers_);
  row->addWidget(prompt);
  column->addLayout(row);
  auto* maps = new QHBoxLayout;
  maps->setSpacing(4);
  for (std::size_t i = 0; i < maps_.size(); ++i) {
    auto* part = new QVBoxLayout;
    titles_[i] = new QLabel(this);
    titles_[i]->setContentsMargins(12, 2, 4, 0);
    titles_[i]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    maps_[i] = new Heatmap(this);
    part->addWidget(titles_[i]);
    part->addWidget(maps_[i], 1);
    maps->addLayout(part, 1);
    connect(maps_[i], &Heatmap::cellChanged, this, [this, i] { selectEverywhere(i); });
    connect(maps_[i], &Heatmap::layerKey, layers_, &LayerControl::moveBy);
  }
  column->addLayout(maps, 1);
  read_out_ = new QLabel(this);
  read_out_->setContentsMargins(12, 0, 8, 4);
  read_out_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  column->addWidget(read_out_);
  setKeyboardPart(maps_[1]);
  connect(which_, &QComboBox::currentIndexChanged, this, &BeforeAfterView::refresh);
  connect(prompt, &QToolButton::clicked, this, [this] {
    Look look = lab_.look();
    ++look.sample;
    lab_.setLook(look);
  });
  connect(&lab_, &SessionController::opened, this, &BeforeAfterView::rebuild);
  connect(&lab_, &SessionController::lookChanged, this, &BeforeAfterView::refresh);
  rebuild();
}

void BeforeAfterView::rebuild() {
  if (!lab_.isOpen()) return;
  plates_.clear();
  asked_.reset();
  start_.reset();
  {
    const QSignalBlocker block(which_);
    which_->clear();
    const auto& all = lab_.type().plates;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (all[i].role != PlateRole::Attention) continue;
      plates_.push_back(static_cast<int>(i));
      which_->addItem(plainMarkup(coreText(all[i].title)));
    }
    which_->setVisible(plates_.size() > 1);
  }
  refresh();
}

/// The first state of the run is made again: it is known to the last bit from settings and seed.
void BeforeAfterView::askStart(const RunTrack& run) {
  Start wanted{run.serial, run.state.seed, run.state.config, lab_.look()};
  if (asked_ == wanted) return;
  asked_ = wanted;
  start_.reset();
  room_.postOnly([this, wanted, &type = lab_.type()] {
    RunOptions options;
    options.seed = wanted.seed;
    const Values changes = type.schema.changes(wanted.config);
    std::optional<Frame> frame;
    QString why;
    if (!parentsKnown(type, changes, wanted.seed, {})) {
      why = tr("The run that this one begins from is not at hand.");
    } else if (auto driver = Driver::create(type, changes, options)) {
      frame.emplace();
      (*driver)->experiment().draw(*frame, wanted.look);
    } else {
      why = coreError(driver.error());
    }
    QMetaObject::invokeMethod(
        this,
        [this, wanted, why, frame = std::move(frame)]() mutable {
          if (asked_ != wanted) return;
          start_ = std::move(frame);
          why_not_ = why;
          refresh();
        },
        Qt::QueuedConnection);
  });
}

std::optional<std::pair<const PlateData*, const PlateData*>> BeforeAfterView::pair(int plate) {
  const RunTrack* active = lab_.active();
  if (active == nullptr) return {};
  const PlateData *before = nullptr, *after = nullptr;
  if (const auto runs = comparedRuns(lab_)) {
    before = plateOf(*runs->first, lab_.type(), plate);
    after = plateOf(*runs->second, lab_.type(), plate);
    before_name_ = tr("A: %1").arg(runs->first->name);
    after_name_ = tr("B: %1").arg(runs->second->name);
  } else {
    askStart(*active);
    const auto at = static_cast<std::size_t>(plate);
    if (start_ && at < start_->plates.size()) before = &start_->plates[at];
    after = plateOf(*active, lab_.type(), plate);
    before_name_ = tr("before: step 0");
    after_name_ = tr("now: step %1").arg(countText(static_cast<double>(active->frame.step)));
  }
  if (before == nullptr || after == nullptr) return {};
  return std::pair(before, after);
}

void BeforeAfterView::refresh() {
  const int at = which_->currentIndex();
  if (!lab_.isOpen() || at < 0 || at >= static_cast<int>(plates_.size())) return;
  const int index = plates_[static_cast<std::size_t>(at)];
  const Plate& plate = lab_.type().plates[static_cast<std::size_t>(index)];
  layers_->setVisible(plate.layered);
  const auto two = pair(index);
  if (!two) {
    showNothing(why_not_.isEmpty() ? tr("The map appears with the first step of a run: press Run.")
                                   : why_not_);
    return;
  }
  const auto& [before, after] = *two;
  layers_->setLayers(after->layers, after->layer);
  if (before->rows != after->rows || before->cols != after->cols ||
      before->data.size() != after->data.size() || after->rows == 0) {
    showNothing(tr("The two matrices have different sizes: %1 × %2 and %3 × %4.")
                    .arg(before->rows)
                    .arg(before->cols)
                    .arg(after->rows)
                    .arg(after->cols));
    return;
  }
  showMaps(plate, *before, *after);
}

void BeforeAfterView::showNothing(const QString& why) {
  change_ = {};
  for (Heatmap* map : maps_) {
    map->setEmptyText(why);
    map->setData({});
  }
  for (QLabel* title : titles_) title->clear();
  read_out_->clear();
  setHeading(tr("Before and after"));
}

void BeforeAfterView::showMaps(const Plate& plate, const PlateData& before,
                               const PlateData& after) {
  HeatmapData one = heatmapData(plate, before), two = heatmapData(plate, after);
  HeatmapData difference = two;
  for (std::size_t i = 0; i < difference.values.size(); ++i) difference.values[i] -= one.values[i];
  difference.diverging = true;
  difference.low = difference.high = 0;
  change_ = mapChange(one.values, two.values, two.cols);
  const auto name = [](const QStringList& labels, int i) {
    return i < labels.size() ? labels[i] : countText(i);
  };
  const QString where =
      tr("%1 → %2").arg(name(two.row_labels, change_.row), name(two.col_labels, change_.col));
  maps_[0]->setData(std::move(one));
  maps_[1]->setData(std::move(two));
  maps_[2]->setData(std::move(difference));
  if (maps_[0]->low() != maps_[1]->low() || maps_[0]->high() != maps_[1]->high()) {
    const double low = std::min(maps_[0]->low(), maps_[1]->low());
    const double high = std::max(maps_[0]->high(), maps_[1]->high());
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) maps_[i]->setRange(low, high);
  }
  titles_[0]->setText(before_name_);
  titles_[1]->setText(after_name_);
  titles_[2]->setText(comparedRuns(lab_) ? tr("B − A") : tr("now − before"));
  for (std::size_t i = 0; i < maps_.size(); ++i) {
    titles_[i]->setToolTip(titles_[i]->text());
    maps_[i]->setAccessibleName(titles_[i]->text());
  }
  setHeading(change_.largest == 0
                 ? tr("Nothing has changed between the two maps")
                 : tr("Cosine of the two maps %1; largest change %2, %3")
                       .arg(valueText(change_.cosine, 3), valueText(change_.largest, 3), where));
}

void BeforeAfterView::selectEverywhere(std::size_t from) {
  const auto cell = maps_[from]->selected();
  for (std::size_t i = 0; i < maps_.size(); ++i) {
    const QSignalBlocker quiet(maps_[i]);
    if (i != from) maps_[i]->select(cell);
  }
  read_out_->setText(!cell ? QString()
                           : tr("%1 · before %2, difference %3")
                                 .arg(maps_[1]->readOut(),
                                      valueText(maps_[0]->data().at(cell->y(), cell->x()), 3),
                                      valueText(maps_[2]->data().at(cell->y(), cell->x()), 3)));
}

void BeforeAfterView::setHeading(const QString& text) {
  if (text == heading_) return;
  heading_ = text;
  Q_EMIT headingChanged();
}

QString BeforeAfterView::conclusion() const {
  if (!(change_.largest != 0) || !std::isfinite(change_.cosine)) return {};
  if (change_.cosine > 0.9) {
    return tr("Refined, not rebuilt: nearly every token looks where it looked before.");
  }
  if (change_.cosine > 0.6) return tr("Partly rebuilt: some tokens look elsewhere than before.");
  return tr("Rebuilt: the tokens look elsewhere than before.");
}

QString BeforeAfterView::summary() const {
  if (maps_[1]->data().rows == 0) return tr("No matrix is drawn yet.");
  return before_name_ + QStringLiteral("; ") + after_name_ + QStringLiteral(". ") + heading_ +
         QStringLiteral(".");
}

/// The difference: a row a token that looks.
ViewTable BeforeAfterView::table() const {
  ViewTable table;
  const HeatmapData& d = maps_[2]->data();
  for (int c = 0; c < d.cols; ++c) {
    table.columns << (c < d.col_labels.size() ? d.col_labels[c] : QString::number(c));
  }
  for (int r = 0; r < d.rows; ++r) {
    const auto begin = d.values.begin() + static_cast<std::ptrdiff_t>(r) * d.cols;
    table.rows.emplace_back(begin, begin + d.cols);
  }
  return table;
}

void BeforeAfterView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  const QRectF area = paintFigureTitle(painter, theme, heading_, size, conclusion());
  const double width = area.width() / 3, line = QFontMetricsF(theme.font).lineSpacing();
  for (std::size_t i = 0; i < maps_.size(); ++i) {
    const QRectF part(area.left() + static_cast<double>(i) * width, area.top(), width - 8,
                      area.height());
    painter.setFont(theme.font);
    painter.setPen(theme.text);
    painter.drawText(part.adjusted(12, 0, 0, 0), Qt::AlignLeft | Qt::AlignTop, titles_[i]->text());
    maps_[i]->paintFigure(painter, theme, part.adjusted(0, line, 0, 0));
  }
}

}  // namespace icl::ui
