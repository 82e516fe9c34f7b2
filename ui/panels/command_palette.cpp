#include "ui/panels/command_palette.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace icl::ui {

namespace {

constexpr int kKeyRole = Qt::UserRole + 1;

class EntryDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    QStyledItemDelegate::paint(painter, option, index);
    const bool chosen = option.state & QStyle::State_Selected;
    painter->setPen(
        option.palette.color(chosen ? QPalette::HighlightedText : QPalette::PlaceholderText));
    painter->drawText(option.rect.adjusted(0, 0, -10, 0), Qt::AlignRight | Qt::AlignVCenter,
                      index.data(kKeyRole).toString());
  }
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 8);
  }
};

/// All typed words occur, in any order.
bool matches(const QString& text, const QString& typed) {
  for (const QString& word : typed.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
    if (!text.contains(word, Qt::CaseInsensitive)) return false;
  }
  return true;
}

}  // namespace

PaletteEntry entryOf(QAction* action) {
  QString text = action->text();
  text.remove(QLatin1Char('&'));
  return {text, action->shortcut().toString(QKeySequence::NativeText),
          [action] { action->trigger(); }, action->isEnabled()};
}

CommandPalette::CommandPalette(const QString& title, std::vector<PaletteEntry> entries,
                               QWidget* parent)
    : QDialog(parent),
      entries_(std::move(entries)),
      search_(new QLineEdit(this)),
      list_(new QListWidget(this)) {
  setWindowTitle(title);
  resize(460, 420);
  auto* layout = new QVBoxLayout(this);
  search_->setPlaceholderText(tr("Type to find"));
  search_->setAccessibleName(tr("Find"));
  search_->setClearButtonEnabled(true);
  search_->installEventFilter(this);
  list_->setItemDelegate(new EntryDelegate(list_));
  list_->setAccessibleName(title);
  layout->addWidget(search_);
  layout->addWidget(list_, 1);
  connect(search_, &QLineEdit::textChanged, this, &CommandPalette::filter);
  connect(search_, &QLineEdit::returnPressed, this, &CommandPalette::choose);
  connect(list_, &QListWidget::itemClicked, this, &CommandPalette::choose);
  connect(list_, &QListWidget::itemActivated, this, &CommandPalette::choose);
  filter({});
}

void CommandPalette::filter(const QString& text) {
  list_->clear();
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    const PaletteEntry& entry = entries_[i];
    if (!matches(entry.text + QLatin1Char(' ') + entry.key, text)) continue;
    auto* item = new QListWidgetItem(entry.text, list_);
    item->setData(Qt::UserRole, static_cast<qulonglong>(i));
    item->setData(kKeyRole, entry.key);
    if (!entry.enabled) item->setFlags(Qt::NoItemFlags);
  }
  list_->setCurrentRow(0);
}

void CommandPalette::choose() {
  QListWidgetItem* item = list_->currentItem();
  if (item == nullptr || !(item->flags() & Qt::ItemIsEnabled)) return;
  const auto index = static_cast<std::size_t>(item->data(Qt::UserRole).toULongLong());
  const auto act = entries_[index].act;
  accept();
  if (act)
    QMetaObject::invokeMethod(
        parent(), [act] { act(); }, Qt::QueuedConnection);
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
  if (watched == search_ && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int rows = list_->count();
    if (rows > 0 && (key == Qt::Key_Down || key == Qt::Key_Up)) {
      const int by = key == Qt::Key_Down ? 1 : -1;
      list_->setCurrentRow((list_->currentRow() + by + rows) % rows);
      return true;
    }
  }
  return QDialog::eventFilter(watched, event);
}

}  // namespace icl::ui
