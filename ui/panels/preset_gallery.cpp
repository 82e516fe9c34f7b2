#include "ui/panels/preset_gallery.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <QApplication>
#include <QListWidget>
#include <QPainter>
#include <QPainterPath>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "core/run/driver.h"
#include "ui/core_text.h"
#include "ui/plots/plot_theme.h"
#include "ui/views/view_parts.h"

namespace icl::ui {

namespace {

constexpr int kStoryRole = Qt::UserRole + 1;
constexpr int kCurveRole = Qt::UserRole + 2;
constexpr QSize kCard{248, 208};
constexpr int kPictureHeight = 96;
constexpr auto kPatience = std::chrono::milliseconds(150);

class CardDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override { return kCard; }

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const PlotTheme theme = PlotTheme::from(option.palette, option.font);
    const QRectF card = QRectF(option.rect).adjusted(6, 6, -6, -6);
    const bool chosen = option.state & QStyle::State_Selected;
    const bool hover = option.state & QStyle::State_MouseOver;
    painter->setPen(
        QPen(option.palette.color(chosen || hover ? QPalette::Highlight : QPalette::Midlight),
             chosen ? 2 : 1));
    painter->setBrush(theme.surface);
    painter->drawRoundedRect(card, 6, 6);
    const QRectF picture(card.left() + 12, card.top() + 10, card.width() - 24, kPictureHeight - 16);
    paintCurve(painter, picture, index.data(kCurveRole).toList(), theme);
    QFont bold = option.font;
    bold.setWeight(QFont::DemiBold);
    painter->setFont(bold);
    painter->setPen(theme.text);
    const QRectF title(picture.left(), card.top() + kPictureHeight, picture.width(), 36);
    painter->drawText(title, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop,
                      index.data().toString());
    const QRectF used = painter->boundingRect(title, Qt::TextWordWrap, index.data().toString());
    painter->setFont(option.font);
    painter->setPen(theme.quiet);
    const QRectF story(picture.left(), used.bottom() + 4, picture.width(),
                       card.bottom() - used.bottom() - 12);
    painter->drawText(story, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop,
                      index.data(kStoryRole).toString());
    painter->restore();
  }

 private:
  static void paintCurve(QPainter* painter, const QRectF& box, const QVariantList& values,
                         const PlotTheme& theme) {
    painter->setPen(QPen(theme.frame, 1));
    painter->drawLine(box.bottomLeft(), box.bottomRight());
    if (values.size() < 2) return;
    double low = INFINITY, high = -INFINITY;
    for (const QVariant& v : values) {
      low = std::min(low, v.toDouble());
      high = std::max(high, v.toDouble());
    }
    if (!(high > low)) high = low + 1;
    QPolygonF line;
    const double n = std::log(static_cast<double>(values.size()));
    for (qsizetype i = 0; i < values.size(); ++i) {
      const double x = std::log(static_cast<double>(i + 1)) / n;
      const double y = (values[i].toDouble() - low) / (high - low);
      line << QPointF(box.left() + x * box.width(), box.bottom() - 4 - y * (box.height() - 8));
    }
    painter->setPen(QPen(theme.series(0), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(line);
  }
};

}  // namespace

std::vector<double> thumbnailCurve(const Catalog& catalog, const Preset& preset) {
  const ExperimentType* type = findExperiment(catalog, preset.experiment);
  if (type == nullptr) return {};
  auto driver = Driver::create(*type, preset.changes, preset.run);
  int channel = channelOfRole(*type, Role::Excess);
  if (channel < 0) channel = channelOfRole(*type, Role::Loss);
  if (!driver || channel < 0) return {};
  std::vector<double> curve;
  const auto take = [&] {
    const double v = driver.value()->row()[static_cast<std::size_t>(channel)];
    if (std::isfinite(v) && v > 0) curve.push_back(std::log10(v));
  };
  take();
  const auto until = std::chrono::steady_clock::now() + kPatience;
  while (driver.value()->ended().end == EndReason::None && curve.size() < 4000 &&
         std::chrono::steady_clock::now() < until) {
    driver.value()->advance();
    take();
  }
  return curve;
}

PresetGallery::PresetGallery(const Catalog& catalog, const std::vector<Preset>& presets,
                             QWidget* parent)
    : QDialog(parent), catalog_(catalog), presets_(presets), cards_(new QListWidget(this)) {
  setWindowTitle(tr("Preset gallery"));
  resize(3 * kCard.width() + 60, 2 * kCard.height() + 60);
  auto* layout = new QVBoxLayout(this);
  cards_->setViewMode(QListView::IconMode);
  cards_->setResizeMode(QListView::Adjust);
  cards_->setMovement(QListView::Static);
  cards_->setUniformItemSizes(true);
  cards_->setFrameShape(QFrame::NoFrame);
  cards_->setMouseTracking(true);
  cards_->setItemDelegate(new CardDelegate(cards_));
  cards_->setAccessibleName(tr("Presets"));
  layout->addWidget(cards_);
  for (const Preset& preset : presets_) {
    auto* item = new QListWidgetItem(coreText(preset.title), cards_);
    item->setData(kStoryRole, coreText(preset.story));
    item->setData(Qt::AccessibleTextRole,
                  coreText(preset.title) + QStringLiteral(". ") + coreText(preset.story));
    item->setToolTip(coreText(preset.story));
  }
  cards_->setCurrentRow(0);
  connect(cards_, &QListWidget::itemClicked, this, &PresetGallery::choose);
  connect(cards_, &QListWidget::itemActivated, this, &PresetGallery::choose);
  background_.setMaxThreadCount(1);
  drawThumbnails();
}

PresetGallery::~PresetGallery() {
  background_.clear();
  background_.waitForDone();
}

void PresetGallery::drawThumbnails() {
  for (std::size_t i = 0; i < presets_.size(); ++i) {
    background_.start([this, i] {
      const std::vector<double> curve = thumbnailCurve(catalog_, presets_[i]);
      QVariantList values;
      for (const double v : curve) values << v;
      QMetaObject::invokeMethod(
          this,
          [this, i, values] { cards_->item(static_cast<int>(i))->setData(kCurveRole, values); },
          Qt::QueuedConnection);
    });
  }
}

void PresetGallery::choose() {
  const int row = cards_->currentRow();
  if (row < 0 || !isVisible()) return;
  accept();
  Q_EMIT chosen(row);
}

}  // namespace icl::ui
