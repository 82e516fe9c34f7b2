#include "ui/flow_layout.h"

#include <algorithm>
#include <utility>

#include <QWidget>

namespace icl::ui {

FlowLayout::~FlowLayout() {
  for (QLayoutItem* item : items_) delete item;
}

QLayoutItem* FlowLayout::itemAt(int index) const {
  return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
  QLayoutItem* item = itemAt(index);
  if (item != nullptr) items_.erase(items_.begin() + index);
  return item;
}

int FlowLayout::heightForWidth(int width) const { return flow(QRect(0, 0, width, 0), false); }

QSize FlowLayout::sizeHint() const {
  const QMargins margins = contentsMargins();
  int width = 0, height = 0;
  for (const QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    width += item->sizeHint().width() + (width > 0 ? spacing() : 0);
    height = std::max(height, item->sizeHint().height());
  }
  return {width + margins.left() + margins.right(), height + margins.top() + margins.bottom()};
}

QSize FlowLayout::minimumSize() const {
  const QMargins margins = contentsMargins();
  QSize size;
  for (const QLayoutItem* item : items_) {
    if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
  }
  return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  flow(rect, true);
}

int FlowLayout::flow(const QRect& rect, bool place) const {
  const QRect room = rect.marginsRemoved(contentsMargins());
  std::vector<std::pair<QLayoutItem*, QRect>> line;
  int x = room.left(), y = room.top(), height = 0;
  const auto finish = [&] {
    for (const auto& [item, box] : line) {
      if (place) item->setGeometry(box.translated(0, (height - box.height()) / 2));
    }
    line.clear();
  };
  for (QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    const QSize size = item->sizeHint()
                           .boundedTo({std::max(1, room.width()), 10000})
                           .expandedTo(item->minimumSize());
    if (!line.empty() && x + size.width() > room.right() + 1) {
      finish();
      x = room.left();
      y += height + spacing();
      height = 0;
    }
    line.emplace_back(item, QRect(QPoint(x, y), size));
    x += size.width() + spacing();
    height = std::max(height, size.height());
  }
  finish();
  return y + height - room.top() + contentsMargins().top() + contentsMargins().bottom();
}

}  // namespace icl::ui
