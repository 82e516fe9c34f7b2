#include "ui/views/plate_view.h"

#include <algorithm>
#include <cmath>

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/flow_layout.h"
#include "ui/plots/matrix_parts.h"
#include "ui/plots/number_text.h"
#include "ui/views/figure_parts.h"
#include "ui/views/view_parts.h"

namespace icl::ui {

namespace {

enum class MatrixPart { Whole, WithoutScalar, Rotation, BlockMeans };

}  // namespace

LayerControl::LayerControl(SessionController& lab, QWidget* parent) : QWidget(parent), lab_(lab) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(6);
  auto* label = new QLabel(tr("layer"), this);
  slider_ = new QSlider(Qt::Horizontal, this);
  slider_->setAccessibleName(tr("Layer"));
  slider_->setToolTip(tr("Layer that is shown; [ and ] move by one"));
  slider_->setMaximumWidth(56);
  slider_->setMinimumWidth(36);
  number_ = new QSpinBox(this);
  number_->setAccessibleName(tr("Layer number"));
  number_->setToolTip(slider_->toolTip());
  label->setBuddy(number_);
  row->addWidget(label);
  row->addWidget(slider_, 1);
  row->addWidget(number_);
  connect(slider_, &QSlider::valueChanged, this, &LayerControl::choose);
  connect(number_, &QSpinBox::valueChanged, this, &LayerControl::choose);
}

void LayerControl::setLayers(int layers, int shown) {
  layers_ = std::max(1, layers);
  const QSignalBlocker block_slider(slider_), block_number(number_);
  slider_->setRange(0, layers_ - 1);
  number_->setRange(0, layers_ - 1);
  slider_->setValue(shown);
  if (!number_->hasFocus() || number_->value() != shown) number_->setValue(shown);
}

void LayerControl::choose(int layer) {
  Look look = lab_.look();
  // The last layer stays the last one when the depth changes.
  look.layer = layer >= layers_ - 1 ? -1 : layer;
  lab_.setLook(look);
}

void LayerControl::moveBy(int layers) {
  choose(std::clamp(number_->value() + layers, 0, layers_ - 1));
}

PlateView::PlateView(SessionController& lab, std::function<bool(const Plate&)> wanted,
                     QWidget* parent)
    : LabView(parent), lab_(lab), wanted_(std::move(wanted)) {
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
  fixed_ = quietButton(this, tr("fixed colours"),
                       tr("Keep the colour range as it is, to compare frames and runs"), true);
  new_prompt_ = quietButton(this, tr("new prompt"),
                            tr("Draw another example prompt; the run is not touched"), false);
  part_ = new QComboBox(this);
  part_->setAccessibleName(tr("Part of the matrix"));
  part_->setToolTip(
      tr("The whole matrix, what is left without its closest multiple of the "
         "identity, the part that turns, (W − Wᵀ)/2, or the means of its blocks"));
  part_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  part_->setMinimumContentsLength(4);
  part_->hide();
  row->addWidget(which_);
  row->addWidget(part_);
  row->addWidget(layers_);
  row->addWidget(fixed_);
  row->addWidget(new_prompt_);
  column->addLayout(row);
  heatmap_ = new Heatmap(this);
  column->addWidget(heatmap_, 1);
  // Always there, so that pointing at a cell does not shift the picture.
  read_out_ = new QLabel(this);
  read_out_->setContentsMargins(12, 0, 8, 4);
  read_out_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  column->addWidget(read_out_);
  setKeyboardPart(heatmap_);
  connect(which_, &QComboBox::currentIndexChanged, this, [this] {
    heatmap_->setFixedRange(false);
    refresh();
  });
  connect(part_, &QComboBox::currentIndexChanged, this, [this] {
    heatmap_->setFixedRange(false);
    refresh();
  });
  connect(fixed_, &QToolButton::toggled, heatmap_, &Heatmap::setFixedRange);
  connect(new_prompt_, &QToolButton::clicked, this, [this] {
    Look look = lab_.look();
    ++look.sample;
    lab_.setLook(look);
  });
  connect(heatmap_, &Heatmap::layerKey, layers_, &LayerControl::moveBy);
  connect(heatmap_, &Heatmap::cellChanged, this,
          [this] { read_out_->setText(heatmap_->readOut()); });
  connect(&lab_, &SessionController::opened, this, &PlateView::rebuild);
  connect(&lab_, &SessionController::lookChanged, this, &PlateView::refresh);
  rebuild();
}

void PlateView::rebuild() {
  if (!lab_.isOpen()) return;
  plates_.clear();
  const QSignalBlocker block(which_);
  which_->clear();
  const auto& all = lab_.type().plates;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!wanted_(all[i])) continue;
    plates_.push_back(static_cast<int>(i));
    which_->addItem(plainMarkup(coreText(all[i].title)));
  }
  which_->setVisible(plates_.size() > 1);
  offered_ = {};
  heatmap_->setEmptyText(tr("The matrix appears with the first step of a run: press Run."));
  refresh();
}

int PlateView::plateIndex() const {
  const int at = std::max(0, which_->currentIndex());
  return at < static_cast<int>(plates_.size()) ? plates_[static_cast<std::size_t>(at)] : -1;
}

void PlateView::refresh() {
  const int index = plateIndex();
  const RunTrack* track = lab_.isOpen() ? lab_.active() : nullptr;
  if (index < 0 || track == nullptr) return;
  const Plate& plate = lab_.type().plates[static_cast<std::size_t>(index)];
  const bool example = plate.role == PlateRole::Attention || plate.role == PlateRole::Tokens ||
                       plate.role == PlateRole::Gram || plate.role == PlateRole::Whitening;
  new_prompt_->setVisible(example);
  layers_->setVisible(plate.layered);
  heatmap_->setToolTip(plainMarkup(coreText(plate.help)));
  const PlateData* matrix = plateOf(*track, lab_.type(), index);
  if (matrix == nullptr) {
    heatmap_->setData({});
    heading_ = plainMarkup(coreText(plate.title));
    Q_EMIT headingChanged();
    return;
  }
  layers_->setLayers(matrix->layers, matrix->layer);
  offerParts(plate, *matrix);
  HeatmapData cells = heatmapData(plate, *matrix);
  if (cells.rows > 0) cells.values = shownValues(*matrix);
  heatmap_->setData(std::move(cells));
  read_out_->setText(heatmap_->readOut());
  updateHeading(plate, *matrix);
}

/// Square weights offer what is left of them without a scalar and what turns; blocks their means.
void PlateView::offerParts(const Plate& plate, const PlateData& matrix) {
  const bool square =
      plate.role == PlateRole::Weights && matrix.rows == matrix.cols && matrix.rows > 1;
  const bool blocks = matrix.row_blocks.size() + matrix.col_blocks.size() > 2;
  const std::pair<bool, bool> offer(square, blocks);
  if (offer == offered_) return;
  offered_ = offer;
  const QSignalBlocker quiet(part_);
  const auto before = part_->currentData();
  part_->clear();
  part_->addItem(tr("whole"), static_cast<int>(MatrixPart::Whole));
  if (square) {
    part_->addItem(tr("without its scalar"), static_cast<int>(MatrixPart::WithoutScalar));
    part_->addItem(tr("rotation"), static_cast<int>(MatrixPart::Rotation));
  }
  if (blocks) part_->addItem(tr("block means"), static_cast<int>(MatrixPart::BlockMeans));
  part_->setCurrentIndex(std::max(0, part_->findData(before)));
  part_->setVisible(part_->count() > 1);
}

std::vector<double> PlateView::shownValues(const PlateData& matrix) const {
  const std::span<const double> whole(
      matrix.data.data(),
      static_cast<std::size_t>(matrix.rows) * static_cast<std::size_t>(matrix.cols));
  switch (static_cast<MatrixPart>(part_->currentData().toInt())) {
    case MatrixPart::WithoutScalar:
      return withoutScalar(whole, matrix.rows);
    case MatrixPart::Rotation:
      return rotationPart(whole, matrix.rows);
    case MatrixPart::BlockMeans:
      return blockMeans(whole, matrix.rows, matrix.cols, matrix.row_blocks, matrix.col_blocks);
    case MatrixPart::Whole:
      break;
  }
  return {whole.begin(), whole.end()};
}

QString PlateView::describe(const Plate& plate, const PlateData& matrix) const {
  double largest = 0, off = 0;
  int row = 0, col = 0;
  for (int r = 0; r < matrix.rows; ++r) {
    for (int c = 0; c < matrix.cols; ++c) {
      const double v = matrix.data[static_cast<std::size_t>(r * matrix.cols + c)];
      if (!std::isfinite(v)) continue;
      off = std::max(off, std::abs(v - (r == c ? 1 : 0)));
      if (std::abs(v) <= std::abs(largest)) continue;
      largest = v;
      row = r;
      col = c;
    }
  }
  const HeatmapData shown = heatmapData(plate, matrix);
  const auto label = [](const QStringList& labels, int i) {
    return i < labels.size() ? labels[i] : QString::number(i);
  };
  const QString layer = QString::number(matrix.layer);
  switch (plate.role) {
    case PlateRole::Whitening:
      return tr("After layer %1: within %2 of the identity").arg(layer, valueText(off, 3));
    case PlateRole::Attention:
      return tr("Attention after layer %1: strongest %2 → %3, %4")
          .arg(layer, label(shown.row_labels, row), label(shown.col_labels, col),
               valueText(largest, 3));
    case PlateRole::Tokens:
      return tr("Example prompt %1: %2 tokens of %3 numbers")
          .arg(QString::number(lab_.look().sample), QString::number(matrix.cols),
               QString::number(matrix.rows));
    default:
      break;
  }
  const QString title = plainMarkup(coreText(plate.title));
  if (plate.key == "routing" && !matrix.row_labels.empty() && matrix.row_labels.front() == "root") {
    double met = 0;
    for (int r = 0; r < matrix.rows; ++r) {
      met += matrix.data[static_cast<std::size_t>(r * matrix.cols + r)] / matrix.rows;
    }
    return tr("%1 of a key's square lies on the node that the path has reached")
        .arg(valueText(met, 3));
  }
  if (offered_.first) {
    const std::span<const double> w(matrix.data.data(), static_cast<std::size_t>(matrix.rows) *
                                                            static_cast<std::size_t>(matrix.cols));
    const double size = frobenius(w);
    const auto share = [size](const std::vector<double>& part) {
      return size > 0 ? valueText(100 * frobenius(part) / size, 3) : QStringLiteral("0");
    };
    return tr("%1: closest scalar %2, off by %3 %, turning %4 %")
        .arg(title, valueText(closestScalar(w, matrix.rows), 3),
             share(withoutScalar(w, matrix.rows)), share(rotationPart(w, matrix.rows)));
  }
  return plate.layered
             ? tr("%1 after layer %2: largest %3").arg(title, layer, valueText(largest, 3))
             : tr("%1: largest %2").arg(title, valueText(largest, 3));
}

void PlateView::updateHeading(const Plate& plate, const PlateData& matrix) {
  QString text = describe(plate, matrix);
  if (const auto bad = nonFiniteCount(heatmap_->data()); bad > 0) {
    text += tr(" · %1 non-finite").arg(countText(static_cast<double>(bad)));
  }
  if (text == heading_) return;
  heading_ = text;
  heatmap_->setAccessibleName(plainMarkup(coreText(plate.title)));
  Q_EMIT headingChanged();
}

QString PlateView::heading() const { return heading_; }

QString PlateView::conclusion() const {
  const int index = plateIndex();
  const RunTrack* track = lab_.isOpen() ? lab_.active() : nullptr;
  if (!lesson_ || index < 0 || track == nullptr) return {};
  const PlateData* matrix = plateOf(*track, lab_.type(), index);
  if (matrix == nullptr) return {};
  return lesson_(lab_.type().plates[static_cast<std::size_t>(index)], *matrix, *track);
}

QString PlateView::summary() const {
  if (heatmap_->data().rows == 0) return tr("No matrix is drawn yet.");
  const QString cell = heatmap_->readOut();
  return heading_ + QStringLiteral(". ") +
         tr("%1 rows, %2 columns, colours from %3 to %4.")
             .arg(QString::number(heatmap_->data().rows), QString::number(heatmap_->data().cols),
                  valueText(heatmap_->low(), 3), valueText(heatmap_->high(), 3)) +
         (cell.isEmpty() ? QString() : QStringLiteral(" ") + cell + QStringLiteral("."));
}

ViewTable PlateView::table() const {
  ViewTable table;
  const HeatmapData& d = heatmap_->data();
  for (int c = 0; c < d.cols; ++c) {
    table.columns << (c < d.col_labels.size() ? d.col_labels[c] : QString::number(c));
  }
  for (int r = 0; r < d.rows; ++r) {
    const auto begin = d.values.begin() + static_cast<std::ptrdiff_t>(r) * d.cols;
    table.rows.emplace_back(begin, begin + d.cols);
  }
  return table;
}

void PlateView::paintFigure(QPainter& painter, const QSizeF& size) const {
  const PlotTheme theme = figureTheme(*this);
  heatmap_->paintFigure(painter, theme,
                        paintFigureTitle(painter, theme, heading_, size, conclusion()));
}

void PlateView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) rebuild();
  LabView::changeEvent(event);
}

}  // namespace icl::ui
