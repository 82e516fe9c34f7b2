#include "ui/view_area.h"

#include <algorithm>

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QSize>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/elided_text.h"
#include "ui/glyphs.h"
#include "ui/views/cover_sheet.h"

namespace icl::ui {

namespace {

/// The least room in which a picture with its heading and controls can be read.
constexpr QSize kPicture{268, 190};
constexpr int kHandle = 8;
/// How often the sentence for assistive technology is renewed.
constexpr int kDescribeMs = 1000;
/// Lower places have one line of heading and no conclusion below it.
constexpr int kRoomForWords = 262;
constexpr int kWordLines = 2;
constexpr int kWordsHeight = 56;  // of a second line of heading and two of a conclusion

const ViewType* findView(const QString& id) {
  for (const ViewType& type : viewTypes()) {
    if (type.id == id) return &type;
  }
  return nullptr;
}

}  // namespace

// ── one slot ──

ViewSlot::ViewSlot(SessionController& controller, int index, QWidget* parent)
    : QFrame(parent), controller_(controller), index_(index) {
  setProperty("role", QStringLiteral("slot"));
  layout_ = new QVBoxLayout(this);
  layout_->setContentsMargins(10, 4, 6, 6);
  layout_->setSpacing(0);
  auto* header = new QHBoxLayout;
  header->setSpacing(2);
  heading_ = new QLabel(this);
  heading_->setProperty("role", QStringLiteral("view-heading"));
  heading_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  chooser_ = new QToolButton(this);
  chooser_->setArrowType(Qt::DownArrow);
  chooser_->setAutoRaise(true);
  chooser_->setPopupMode(QToolButton::InstantPopup);
  chooser_->setToolTip(tr("Show another picture here"));
  chooser_->setAccessibleName(tr("Picture %1").arg(index + 1));
  chooser_->setProperty("helpAnchor", QStringLiteral("views"));
  chooser_->setProperty("control", QStringLiteral("choosers"));
  auto* menu = new QMenu(chooser_);
  chooser_->setMenu(menu);
  connect(menu, &QMenu::aboutToShow, this, &ViewSlot::fillMenu);
  auto* enlarge = new QToolButton(this);
  enlarge->setIcon(glyphIcon(Glyph::Enlarge));
  enlarge->setIconSize(QSize(13, 13));
  enlarge->setAutoRaise(true);
  enlarge->setToolTip(tr("Enlarge this picture, or show all again (double click)"));
  enlarge->setAccessibleName(tr("Enlarge picture %1").arg(index + 1));
  connect(enlarge, &QToolButton::clicked, this, [this] { Q_EMIT enlargeAsked(index_); });
  header->addWidget(heading_, 1);
  header->addWidget(chooser_);
  header->addWidget(enlarge);
  layout_->addLayout(header);
  conclusion_ = new QLabel(this);
  conclusion_->setProperty("role", QStringLiteral("note"));
  conclusion_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  conclusion_->hide();
  layout_->addWidget(conclusion_);
  connect(&controller_, &SessionController::coverChanged, this, [this] {
    if (view_ != nullptr && controller_.cover()) view_->setProperty("guess", QString());
    showCover();
  });
}

void ViewSlot::fillMenu() {
  QMenu* menu = chooser_->menu();
  menu->clear();
  for (const ViewType& type : viewTypes()) {
    if (!type.suits(controller_.type())) continue;
    QAction* action = menu->addAction(viewTitle(type.id), this,
                                      [this, id = type.id] { Q_EMIT chosen(index_, id); });
    action->setCheckable(true);
    action->setChecked(type.id == id_);
  }
  menu->addSeparator();
  menu->addAction(tr("Nothing here"), this, [this] { Q_EMIT chosen(index_, QString()); });
}

void ViewSlot::setViewId(const QString& id) {
  delete sheet_;
  sheet_ = nullptr;
  delete view_;
  view_ = nullptr;
  id_ = id;
  heading_lines_ = conclusion_lines_ = 1;
  conclusion_->hide();
  const ViewType* type = findView(id);
  if (type == nullptr || !controller_.isOpen()) {
    heading_->clear();
    return;
  }
  view_ = type->create(controller_, this);
  view_->setProperty("viewId", id);
  if (view_->keyboardPart() == nullptr) view_->setFocusPolicy(Qt::StrongFocus);
  connect(view_, &LabView::headingChanged, this, &ViewSlot::showHeading);
  layout_->addWidget(view_, 1);
  view_->show();
  showHeading();
  showCover();
}

void ViewSlot::showHeading() {
  if (view_ == nullptr) return;
  const QString text = sheet_ != nullptr ? viewTitle(id_) : view_->heading();
  const QStringList lines =
      elidedLines(text, heading_->font(), std::max(40, heading_->width()), wordy_ ? kWordLines : 1);
  heading_lines_ = wordy_ ? std::max(heading_lines_, static_cast<int>(lines.size())) : 1;
  setLines(*heading_, lines, heading_lines_);
  heading_->setToolTip(text);
  view_->setAccessibleName(text);
  showConclusion();
}

/// Hidden where there is no room; then the heading's tooltip says it.
void ViewSlot::showConclusion() {
  const QString text = conclusionText();
  conclusion_->setVisible(wordy_ && !text.isEmpty());
  if (text.isEmpty()) return;
  heading_->setToolTip((sheet_ != nullptr ? viewTitle(id_) : view_->heading()) + QLatin1Char('\n') +
                       text);
  if (!wordy_) return;
  const QMargins margins = layout_->contentsMargins();
  const int room = std::max(40, width() - margins.left() - margins.right());
  const QStringList lines = elidedLines(text, conclusion_->font(), room, kWordLines);
  conclusion_lines_ = std::max(conclusion_lines_, static_cast<int>(lines.size()));
  setLines(*conclusion_, lines, conclusion_lines_);
  conclusion_->setToolTip(text);
}

/// A height of so many lines, whatever is written in them.
void ViewSlot::setLines(QLabel& words, const QStringList& lines, int least) {
  words.setAlignment(Qt::AlignLeft | Qt::AlignTop);
  words.setText(lines.join(QLatin1Char('\n')));
  // Some scripts are drawn with a taller font than the first.
  words.setFixedHeight(
      std::max(words.sizeHint().height(), least * words.fontMetrics().lineSpacing() + 1));
}

void ViewSlot::setWordy(bool wordy) {
  if (wordy_ == wordy) return;
  wordy_ = wordy;
  heading_lines_ = conclusion_lines_ = 1;
  showHeading();
}

QSize ViewSlot::bareMinimum() const {
  const int second = (heading_lines_ - 1) * heading_->fontMetrics().lineSpacing();
  const int lesson = conclusion_->isHidden() ? 0 : conclusion_->height();
  return minimumSizeHint() - QSize(0, second + lesson);
}

void ViewSlot::refresh() {
  showCover();
  if (view_ == nullptr || !view_->isVisible()) return;
  view_->refresh();
  if (described_.isValid() && described_.elapsed() < kDescribeMs) return;
  described_.start();
  showConclusion();
  QString summary = view_->summary();
  if (const QString words = view_->conclusion(); !words.isEmpty()) {
    summary += QLatin1Char(' ') + words;
  }
  view_->setAccessibleDescription(summary);
  if (QWidget* part = view_->keyboardPart()) {
    part->setAccessibleName(view_->accessibleName());
    part->setAccessibleDescription(summary);
  }
}

void ViewSlot::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  heading_lines_ = conclusion_lines_ = 1;
  showHeading();
}

void ViewSlot::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->position().y() < heading_->geometry().bottom() + 4) Q_EMIT enlargeAsked(index_);
}

// ── the grid ──

ViewArea::ViewArea(SessionController& controller, QWidget* parent)
    : QWidget(parent), controller_(controller) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  rows_ = new QSplitter(Qt::Vertical, this);
  rows_->setChildrenCollapsible(false);
  layout->addWidget(rows_);
  layout->setSizeConstraint(QLayout::SetNoConstraint);
  setMinimumSize(kPicture);
  for (std::size_t r = 0; r < columns_.size(); ++r) {
    columns_[r] = new QSplitter(Qt::Horizontal, rows_);
    columns_[r]->setChildrenCollapsible(false);
    for (std::size_t c = 0; c < 2; ++c) {
      const std::size_t i = 2 * r + c;
      slots_[i] = new ViewSlot(controller_, static_cast<int>(i), columns_[r]);
      connect(slots_[i], &ViewSlot::chosen, this, &ViewArea::choose);
      connect(slots_[i], &ViewSlot::enlargeAsked, this, &ViewArea::toggleEnlarged);
    }
  }
  for (QSplitter* splitter : {rows_, columns_[0], columns_[1]}) splitter->setHandleWidth(kHandle);
  connect(&controller_, &SessionController::refreshed, this, &ViewArea::refresh);
  connect(&controller_, &SessionController::runsChanged, this, &ViewArea::refresh);
  connect(&controller_, &SessionController::opened, this, &ViewArea::showViews);
  connect(&controller_, &SessionController::viewsChanged, this, &ViewArea::showViews);
  connect(qApp, &QApplication::focusChanged, this,
          [this](const QWidget*, const QWidget* now) { noticeFocus(now); });
  arrange();
  showViews();
}

void ViewArea::showViews() {
  if (!controller_.isOpen()) return;
  const QStringList ids = controller_.views();
  setUpdatesEnabled(false);
  enlarged_ = -1;
  for (int i = 0; i < kSlots; ++i) {
    const QString id = i < ids.size() ? ids[i] : QString();
    if (slot(i)->viewId() != id || slot(i)->view() == nullptr) slot(i)->setViewId(id);
  }
  arrange();
  setUpdatesEnabled(true);
}

void ViewArea::choose(int slot, const QString& id) {
  QStringList ids;
  for (const ViewSlot* s : slots_) ids << s->viewId();
  const auto other = ids.indexOf(id);
  if (!id.isEmpty() && other >= 0) ids[other] = ids[slot];  // two pictures change places
  ids[slot] = id;
  ids.removeAll(QString());
  controller_.setViews(ids);
}

void ViewArea::toggleEnlarged(int slot) {
  enlarged_ = enlarged_ == slot ? -1 : slot;
  arrange();
}

/// What the largest of the pictures needs.
QSize ViewArea::roomNeeded() const {
  QSize need = kPicture;
  for (int i = 0; i < kSlots; ++i) {
    if (!slot(i)->viewId().isEmpty()) need = need.expandedTo(slot(i)->bareMinimum());
  }
  return need;
}

std::vector<int> ViewArea::visibleSlots() const {
  if (enlarged_ >= 0) return {enlarged_};
  std::vector<int> filled;
  for (int i = 0; i < kSlots; ++i) {
    if (!slot(i)->viewId().isEmpty()) filled.push_back(i);
  }
  if (filled.empty()) return {0};  // an empty place still offers its chooser
  const QSize need = roomNeeded();
  const int columns = width() >= 2 * need.width() + kHandle ? 2 : 1;
  const int rows = height() >= 2 * need.height() + kHandle ? 2 : 1;
  const auto room = static_cast<std::size_t>(columns * rows);
  if (filled.size() <= room) return filled;
  const auto at = std::find(filled.begin(), filled.end(), current_);
  const auto index = at == filled.end() ? 0 : static_cast<std::size_t>(at - filled.begin());
  const std::size_t first = std::min(index / room * room, filled.size() - room);
  return {filled.begin() + static_cast<std::ptrdiff_t>(first),
          filled.begin() + static_cast<std::ptrdiff_t>(first + room)};
}

bool ViewArea::arrange() {
  const std::vector<int> seen = visibleSlots();
  bool changed = false;
  for (int i = 0; i < kSlots; ++i) {
    const bool shown = std::find(seen.begin(), seen.end(), i) != seen.end();
    changed = changed || shown == slot(i)->isHidden();
    slot(i)->setVisible(shown);
  }
  // Where two do not fit side by side, they stand one above the other.
  const bool narrow = width() < 2 * roomNeeded().width() + kHandle;
  const auto upper = std::count_if(seen.begin(), seen.end(), [](int i) { return i < 2; });
  const auto lower = static_cast<std::ptrdiff_t>(seen.size()) - upper;
  const auto rows = narrow ? upper + lower : (upper > 0 ? 1 : 0) + (lower > 0 ? 1 : 0);
  const int need = std::max(kRoomForWords, roomNeeded().height() + kWordsHeight);
  const bool wordy = height() >= rows * (need + kHandle);
  for (const int i : seen) slot(i)->setWordy(wordy);
  for (std::size_t r = 0; r < 2; ++r) {
    columns_[r]->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
    columns_[r]->setVisible(!slots_[2 * r]->isHidden() || !slots_[2 * r + 1]->isHidden());
  }
  if (changed) refresh();
  return changed;
}

void ViewArea::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (!arrange()) return;
  for (QSplitter* splitter : {rows_, columns_[0], columns_[1]}) splitter->setSizes({1000, 1000});
}

void ViewArea::noticeFocus(const QWidget* now) {
  for (int i = 0; now != nullptr && i < kSlots; ++i) {
    if (slot(i)->isAncestorOf(now)) current_ = i;
  }
}

void ViewArea::nextPicture() {
  for (int i = 1; i <= kSlots; ++i) {
    const int next = (current_ + i) % kSlots;
    if (slot(next)->view() == nullptr) continue;
    current_ = next;
    if (enlarged_ >= 0) enlarged_ = next;
    arrange();
    slot(next)->view()->setFocus(Qt::TabFocusReason);
    return;
  }
}

void ViewArea::resetSizes() {
  enlarged_ = -1;
  arrange();
  rows_->setSizes({1000, 1000});
  for (QSplitter* columns : columns_) columns->setSizes({1000, 1000});
}

void ViewArea::refresh() {
  if (!isVisible()) return;
  for (ViewSlot* slot : slots_) slot->refresh();
}

LabView* ViewArea::currentView() const {
  if (!slot(current_)->isHidden() && slot(current_)->view() != nullptr) {
    return slot(current_)->view();
  }
  for (const ViewSlot* s : slots_) {
    if (!s->isHidden() && s->view() != nullptr) return s->view();
  }
  return nullptr;
}

QString ViewArea::currentViewId() const {
  const LabView* view = currentView();
  for (const ViewSlot* s : slots_) {
    if (view != nullptr && s->view() == view) return s->viewId();
  }
  return {};
}

LabView* ViewArea::showView(const QString& id) {
  const ViewType* type = findView(id);
  if (type == nullptr || !controller_.isOpen() || !type->suits(controller_.type())) return nullptr;
  if (viewOf(id) == nullptr) choose(current_, id);
  for (int i = 0; i < kSlots; ++i) {
    if (slot(i)->viewId() != id || slot(i)->view() == nullptr) continue;
    current_ = i;
    if (enlarged_ >= 0) enlarged_ = i;
    arrange();
    slot(i)->view()->setFocus(Qt::ShortcutFocusReason);
    return slot(i)->view();
  }
  return nullptr;
}

void ViewArea::focusView(const QString& id) {
  if (viewOf(id) != nullptr) showView(id);
}

LabView* ViewArea::viewOf(const QString& id) const {
  for (const ViewSlot* s : slots_) {
    if (s->viewId() == id) return s->view();
  }
  return nullptr;
}

}  // namespace icl::ui
