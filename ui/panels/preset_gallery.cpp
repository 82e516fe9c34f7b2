#include "ui/panels/preset_gallery.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPainterPath>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "core/run/driver.h"
#include "core/run/parents.h"
#include "ui/core_text.h"
#include "ui/elided_text.h"
#include "ui/plots/plot_theme.h"
#include "ui/views/view_parts.h"

namespace icl::ui {

namespace {

constexpr int kStoryRole = Qt::UserRole + 1;
constexpr int kCurveRole = Qt::UserRole + 2;
constexpr int kIndexRole = Qt::UserRole + 3;  // a heading has none
constexpr int kHeadingHeight = 34;
constexpr QSize kCard{248, 264};
constexpr int kPictureHeight = 96;
constexpr auto kPatience = std::chrono::milliseconds(150);

class CardDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    if (index.data(kIndexRole).isValid()) return kCard;
    const auto* list = qobject_cast<const QListView*>(option.widget);
    return {list != nullptr ? list->viewport()->width() - 2 : kCard.width(), kHeadingHeight};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    if (!index.data(kIndexRole).isValid()) return paintHeading(painter, option, index);
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
    const double line = QFontMetricsF(option.font).lineSpacing();
    const QStringList lines = elidedLines(index.data(kStoryRole).toString(), option.font,
                                          story.width(), static_cast<int>(story.height() / line));
    painter->drawText(story, Qt::AlignLeft | Qt::AlignTop, lines.join(QLatin1Char('\n')));
    painter->restore();
  }

 private:
  static void paintHeading(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) {
    painter->save();
    QFont bold = option.font;
    bold.setWeight(QFont::DemiBold);
    painter->setFont(bold);
    painter->setPen(option.palette.color(QPalette::Active, QPalette::PlaceholderText));
    painter->drawText(option.rect.adjusted(8, 0, -8, -4), Qt::AlignLeft | Qt::AlignBottom,
                      index.data().toString());
    painter->restore();
  }

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

std::vector<PresetGroup> presetGroups(const Catalog& catalog, const std::vector<Preset>& presets) {
  std::vector<std::string> families;
  for (const ExperimentType& type : catalog) {
    if (std::find(families.begin(), families.end(), type.family) == families.end()) {
      families.push_back(type.family);
    }
  }
  std::vector<PresetGroup> groups(families.size() + 1);
  for (std::size_t f = 0; f < families.size(); ++f) {
    QStringList titles, sources;
    for (const ExperimentType& type : catalog) {
      if (type.family != families[f]) continue;
      titles << coreText(type.title);
      if (!type.source.empty() && !sources.contains(coreText(type.source))) {
        sources << coreText(type.source);
      }
    }
    groups[f].title = (titles + sources.mid(0, 1)).join(QStringLiteral(" · "));
  }
  groups.back().title = PresetGallery::tr("Other");
  for (std::size_t i = 0; i < presets.size(); ++i) {
    const ExperimentType* type = findExperiment(catalog, presets[i].experiment);
    const auto at = type == nullptr ? families.end()
                                    : std::find(families.begin(), families.end(), type->family);
    groups[static_cast<std::size_t>(at - families.begin())].presets.push_back(static_cast<int>(i));
  }
  std::erase_if(groups, [](const PresetGroup& group) { return group.presets.empty(); });
  return groups;
}

bool presetMatches(const Preset& preset, const Catalog& catalog, const QString& typed) {
  QStringList text{coreText(preset.title), coreText(preset.story),
                   QString::fromStdString(preset.id), QString::fromStdString(preset.experiment),
                   coreText(preset.source)};
  if (const ExperimentType* type = findExperiment(catalog, preset.experiment)) {
    text << coreText(type->title);
  }
  const QString all = text.join(QLatin1Char(' '));
  for (const QString& word : typed.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    if (!all.contains(word, Qt::CaseInsensitive)) return false;
  }
  return true;
}

std::vector<double> thumbnailCurve(const Catalog& catalog, const Preset& preset,
                                   const std::atomic<bool>& enough) {
  const ExperimentType* type = findExperiment(catalog, preset.experiment);
  // A picture is not worth another model that would have to be trained before.
  if (type == nullptr || !parentsKnown(*type, preset.changes, preset.run.seed, {})) return {};
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
  while (driver.value()->ended().end == EndReason::None && curve.size() < 4000 && !enough &&
         std::chrono::steady_clock::now() < until) {
    driver.value()->advance();
    take();
  }
  return curve;
}

PresetGallery::PresetGallery(const Catalog& catalog, const std::vector<Preset>& presets,
                             QWidget* parent)
    : QDialog(parent),
      catalog_(catalog),
      presets_(presets),
      search_(new QLineEdit(this)),
      cards_(new QListWidget(this)) {
  setWindowTitle(tr("Preset gallery"));
  resize(3 * kCard.width() + 60, 2 * kCard.height() + 110);
  auto* layout = new QVBoxLayout(this);
  search_->setPlaceholderText(tr("Type to find"));
  search_->setAccessibleName(tr("Find a preset"));
  search_->setClearButtonEnabled(true);
  search_->installEventFilter(this);
  layout->addWidget(search_);
  cards_->setViewMode(QListView::IconMode);
  cards_->setResizeMode(QListView::Adjust);
  cards_->setMovement(QListView::Static);
  cards_->setFrameShape(QFrame::NoFrame);
  cards_->setMouseTracking(true);
  cards_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  cards_->setItemDelegate(new CardDelegate(cards_));
  cards_->setAccessibleName(tr("Presets"));
  layout->addWidget(cards_);
  fill();
  filter({});
  connect(search_, &QLineEdit::textChanged, this, &PresetGallery::filter);
  connect(search_, &QLineEdit::returnPressed, this, &PresetGallery::choose);
  connect(cards_, &QListWidget::itemClicked, this, &PresetGallery::choose);
  connect(cards_, &QListWidget::itemActivated, this, &PresetGallery::choose);
  background_.setMaxThreadCount(1);
  drawThumbnails();
}

PresetGallery::~PresetGallery() {
  closing_ = true;
  background_.clear();
  background_.waitForDone();
}

void PresetGallery::fill() {
  const auto groups = presetGroups(catalog_, presets_);
  for (const PresetGroup& group : groups) {
    if (groups.size() > 1) {
      auto* heading = new QListWidgetItem(group.title, cards_);
      heading->setFlags(Qt::NoItemFlags);
    }
    for (const int i : group.presets) {
      const Preset& preset = presets_[static_cast<std::size_t>(i)];
      auto* item = new QListWidgetItem(coreText(preset.title), cards_);
      item->setData(kIndexRole, i);
      item->setData(kStoryRole, coreText(preset.story));
      item->setData(Qt::AccessibleTextRole,
                    coreText(preset.title) + QStringLiteral(". ") + coreText(preset.story));
      item->setToolTip(coreText(preset.story));
    }
  }
}

/// Headings without a card go, too. The first card is chosen, so that Return opens it.
void PresetGallery::filter(const QString& typed) {
  QListWidgetItem *heading = nullptr, *first = nullptr;
  for (int row = 0; row < cards_->count(); ++row) {
    QListWidgetItem* item = cards_->item(row);
    const QVariant index = item->data(kIndexRole);
    if (!index.isValid()) {
      heading = item;
      heading->setHidden(true);
      continue;
    }
    const auto at = static_cast<std::size_t>(index.toInt());
    const bool wanted = presetMatches(presets_[at], catalog_, typed);
    item->setHidden(!wanted);
    if (!wanted) continue;
    if (const auto picture = waiting_.extract(row)) item->setData(kCurveRole, picture.mapped());
    if (heading != nullptr) heading->setHidden(false);
    if (first == nullptr) first = item;
  }
  cards_->setCurrentItem(first);
  if (first == nullptr) cards_->setCurrentRow(-1);
}

bool PresetGallery::eventFilter(QObject* watched, QEvent* event) {
  if (watched == search_ && event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down) {
    cards_->setFocus(Qt::TabFocusReason);
    return true;
  }
  return QDialog::eventFilter(watched, event);
}

/// The first cards of every family first: those are seen first, wherever one looks.
void PresetGallery::drawThumbnails() {
  int place = 0;
  for (int row = 0; row < cards_->count(); ++row) {
    const QVariant index = cards_->item(row)->data(kIndexRole);
    place = index.isValid() ? place + 1 : 0;
    if (!index.isValid()) continue;
    background_.start(
        [this, row, at = static_cast<std::size_t>(index.toInt())] {
          const std::vector<double> curve = thumbnailCurve(catalog_, presets_[at], closing_);
          QVariantList values;
          for (const double v : curve) values << v;
          QMetaObject::invokeMethod(
              this, [this, row, values] { showThumbnail(row, values); }, Qt::QueuedConnection);
        },
        -place);
  }
}

/// A card that the search hides gets its picture when it is seen again: the list would paint it.
void PresetGallery::showThumbnail(int row, const QVariantList& values) {
  QListWidgetItem* item = cards_->item(row);
  if (item->isHidden()) {
    waiting_[row] = values;
  } else {
    item->setData(kCurveRole, values);
  }
}

void PresetGallery::choose() {
  const QListWidgetItem* item = cards_->currentItem();
  if (item == nullptr || item->isHidden() || !isVisible()) return;
  const QVariant index = item->data(kIndexRole);
  if (!index.isValid()) return;
  accept();
  Q_EMIT chosen(index.toInt());
}

}  // namespace icl::ui
