#include "ui/views/difference_view.h"

#include <cmath>

#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/plots/number_text.h"
#include "ui/views/channel_view.h"
#include "ui/views/figure_parts.h"
#include "ui/views/view_parts.h"

namespace icl::ui {

DifferenceView::DifferenceView(SessionController& lab, QWidget* parent)
    : LabView(parent), lab_(lab) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  lesson_ = new QLabel(tr("Press Twin beside a switch: the other choice runs beside this one, with "
                          "the same seed and data, and their difference appears here."),
                       this);
  lesson_->setWordWrap(true);
  lesson_->setAlignment(Qt::AlignCenter);
  lesson_->setMargin(24);
  lesson_->setForegroundRole(QPalette::PlaceholderText);
  column->addWidget(lesson_, 1);
  split_ = new QSplitter(Qt::Horizontal, this);
  split_->setChildrenCollapsible(false);
  curves_ = new ChannelView(lab, lossChoices, split_);
  curves_->setDifference(true);
  matrix_side_ = new QWidget(split_);
  auto* side = new QVBoxLayout(matrix_side_);
  side->setContentsMargins(0, 0, 0, 0);
  side->setSpacing(0);
  which_ = new QComboBox(matrix_side_);
  which_->setAccessibleName(tr("Matrix"));
  which_->setToolTip(tr("Matrix whose difference is shown"));
  which_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  which_->setMinimumContentsLength(10);
  heatmap_ = new Heatmap(matrix_side_);
  note_ = new QLabel(matrix_side_);
  note_->setContentsMargins(12, 0, 8, 4);
  note_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  side->addWidget(which_, 0, Qt::AlignLeft);
  side->addWidget(heatmap_, 1);
  side->addWidget(note_);
  split_->setStretchFactor(0, 5);
  split_->setStretchFactor(1, 4);
  split_->setSizes({500, 400});
  column->addWidget(split_, 1);
  setKeyboardPart(curves_);
  connect(which_, &QComboBox::currentIndexChanged, this, &DifferenceView::updateMatrix);
  connect(heatmap_, &Heatmap::cellChanged, this, &DifferenceView::updateMatrix);
  connect(&lab_, &SessionController::opened, this, &DifferenceView::rebuild);
  connect(&lab_, &SessionController::lookChanged, this, &DifferenceView::refresh);
  rebuild();
}

void DifferenceView::rebuild() {
  if (!lab_.isOpen()) return;
  plates_.clear();
  const QSignalBlocker block(which_);
  which_->clear();
  for (std::size_t i = 0; i < lab_.type().plates.size(); ++i) {
    const Plate& plate = lab_.type().plates[i];
    if (plate.role == PlateRole::Curve || plate.role == PlateRole::Tokens) continue;
    plates_.push_back(static_cast<int>(i));
    which_->addItem(plainMarkup(coreText(plate.title)));
  }
  matrix_side_->setVisible(!plates_.empty());
  refresh();
}

void DifferenceView::refresh() {
  if (!lab_.isOpen()) return;
  const bool any = comparedRuns(lab_).has_value();
  lesson_->setVisible(!any);
  split_->setVisible(any);
  if (any) {
    curves_->refresh();
    updateMatrix();
  }
  updateHeading();
}

void DifferenceView::updateMatrix() {
  const auto pair = comparedRuns(lab_);
  const int index = which_->currentIndex();
  if (!pair || index < 0 || index >= static_cast<int>(plates_.size())) return;
  const int plate = plates_[static_cast<std::size_t>(index)];
  const PlateData* a = plateOf(*pair->first, lab_.type(), plate);
  const PlateData* b = plateOf(*pair->second, lab_.type(), plate);
  if (a == nullptr || b == nullptr) return;
  if (a->rows != b->rows || a->cols != b->cols || a->data.size() != b->data.size()) {
    heatmap_->setEmptyText(tr("The two matrices have different sizes: %1 × %2 and %3 × %4.")
                               .arg(a->rows)
                               .arg(a->cols)
                               .arg(b->rows)
                               .arg(b->cols));
    heatmap_->setData({});
    note_->clear();
    return;
  }
  HeatmapData difference = heatmapData(lab_.type().plates[static_cast<std::size_t>(plate)], *a);
  for (std::size_t i = 0; i < difference.values.size(); ++i) difference.values[i] -= b->data[i];
  difference.diverging = true;
  difference.low = difference.high = 0;
  heatmap_->setData(std::move(difference));
  const auto step_a = pair->first->frame.step, step_b = pair->second->frame.step;
  QString text = heatmap_->readOut();
  if (text.isEmpty()) {
    text = step_a == step_b ? tr("A − B at step %1").arg(countText(static_cast<double>(step_a)))
                            : tr("A at step %1, B at step %2")
                                  .arg(countText(static_cast<double>(step_a)),
                                       countText(static_cast<double>(step_b)));
  }
  note_->setText(text);
}

void DifferenceView::updateHeading() {
  QString text = tr("Difference of two runs");
  if (const auto pair = comparedRuns(lab_)) {
    const int excess = channelOfRole(lab_.type(), Role::Excess);
    const int channel = excess >= 0 ? excess : channelOfRole(lab_.type(), Role::Loss);
    text = tr("A: %1, B: %2").arg(pair->first->name, pair->second->name);
    const double d = valueNow(lab_, *pair->first, channel) - valueNow(lab_, *pair->second, channel);
    if (std::isfinite(d)) text += tr(";  A − B = %1").arg(valueText(d, 3));
  }
  if (text == heading_) return;
  heading_ = text;
  Q_EMIT headingChanged();
}

QString DifferenceView::heading() const { return heading_; }

QString DifferenceView::summary() const {
  return comparedRuns(lab_) ? heading_ + QStringLiteral(". ") + curves_->summary()
                            : lesson_->text();
}

ViewTable DifferenceView::table() const {
  return comparedRuns(lab_) ? curves_->table() : ViewTable{};
}

void DifferenceView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  const QRectF area = paintFigureTitle(painter, theme, heading_, size);
  const bool both = heatmap_->data().rows > 0;
  QRectF left = area;
  if (both) left.setWidth(area.width() * 0.56);
  curves_->paintChart(painter, theme, left);
  if (both) {
    heatmap_->paintFigure(painter, theme, area.adjusted(left.width() + 8, 0, 0, 0));
  }
}

}  // namespace icl::ui
