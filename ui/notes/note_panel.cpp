#include "ui/notes/note_panel.h"

#include <cmath>

#include <QApplication>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/notes/note_model.h"
#include "ui/plots/plot_theme.h"
#include "ui/run_naming.h"

namespace icl::ui {

namespace {

constexpr int kEditorLines = 3;
constexpr int kPadding = 5;

/// A quiet line that says where, and the text below it in as many lines as it takes.
class NoteDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto* list = qobject_cast<const QListView*>(option.widget);
    const int width = list != nullptr ? list->viewport()->width() : option.rect.width();
    const QRect text =
        option.fontMetrics.boundingRect(QRect(0, 0, std::max(40, width - 2 * kPadding), 100000),
                                        Qt::TextWordWrap, index.data().toString());
    return {std::max(40, width), option.fontMetrics.height() + text.height() + 2 * kPadding};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const PlotTheme theme = PlotTheme::from(QGuiApplication::palette(), option.font);
    const QRectF box = QRectF(option.rect).adjusted(1, 1, -1, -1);
    if (option.state & QStyle::State_Selected) {
      QColor ground = option.palette.color(QPalette::Highlight);
      ground.setAlpha(30);
      painter->setPen(Qt::NoPen);
      painter->setBrush(ground);
      painter->drawRoundedRect(box, 4, 4);
    }
    if (option.state & QStyle::State_HasFocus) {
      painter->setBrush(Qt::NoBrush);
      painter->setPen(QPen(option.palette.color(QPalette::Highlight), 1.4));
      painter->drawRoundedRect(box, 4, 4);
    }
    const QRect inside = option.rect.adjusted(kPadding, kPadding, -kPadding, -kPadding);
    const int line = option.fontMetrics.height();
    painter->setFont(option.font);
    painter->setPen(theme.quiet);
    painter->drawText(QRect(inside.left(), inside.top(), inside.width(), line), Qt::AlignVCenter,
                      option.fontMetrics.elidedText(index.data(NoteModel::PlaceRole).toString(),
                                                    Qt::ElideRight, inside.width()));
    painter->setPen(theme.text);
    painter->drawText(inside.adjusted(0, line, 0, 0), Qt::TextWordWrap | Qt::AlignTop,
                      index.data().toString());
    painter->restore();
  }
};

}  // namespace

// ── the editor ──

NoteEditor::NoteEditor(QWidget* parent)
    : QFrame(parent), place_(new QLabel(this)), edit_(new QPlainTextEdit(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 4);
  column->setSpacing(4);
  place_->setProperty("role", QStringLiteral("note"));
  place_->setWordWrap(true);
  edit_->setPlaceholderText(tr("What is to be seen here?"));
  edit_->setAccessibleName(tr("Text of the note"));
  edit_->setToolTip(tr("Return pins the note, Shift+Return starts a line, Escape gives up"));
  edit_->setTabChangesFocus(true);
  edit_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  edit_->setFixedHeight(kEditorLines * fontMetrics().lineSpacing() + 14);
  edit_->installEventFilter(this);
  auto* row = new QHBoxLayout;
  row->setSpacing(6);
  auto* pin = new QPushButton(tr("Pin"), this);
  auto* cancel = new QPushButton(tr("Cancel"), this);
  connect(pin, &QPushButton::clicked, this, &NoteEditor::pinned);
  connect(cancel, &QPushButton::clicked, this, &NoteEditor::cancelled);
  row->addWidget(pin);
  row->addWidget(cancel);
  row->addStretch(1);
  column->addWidget(place_);
  column->addWidget(edit_);
  column->addLayout(row);
}

void NoteEditor::begin(const QString& place, const QString& text) {
  place_->setText(place);
  edit_->setPlainText(text);
  edit_->selectAll();
  show();
  edit_->setFocus(Qt::ShortcutFocusReason);
}

QString NoteEditor::text() const { return edit_->toPlainText().trimmed(); }

bool NoteEditor::eventFilter(QObject* watched, QEvent* event) {
  if (watched == edit_ && event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (enter && !(key->modifiers() & Qt::ShiftModifier)) {
      Q_EMIT pinned();
      return true;
    }
    if (key->key() == Qt::Key_Escape) {
      Q_EMIT cancelled();
      return true;
    }
  }
  return QFrame::eventFilter(watched, event);
}

// ── the list ──

NoteList::NoteList(SessionController& controller, QWidget* parent)
    : QListView(parent), controller_(controller), model_(new NoteModel(controller, this)) {
  setModel(model_);
  setItemDelegate(new NoteDelegate(this));
  setProperty("role", QStringLiteral("calm"));
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(ScrollPerPixel);
  setEditTriggers(NoEditTriggers);
  setAccessibleName(tr("Notes"));
  setProperty("helpAnchor", QStringLiteral("notes"));
  connect(this, &QListView::clicked, this,
          [this](const QModelIndex& index) { Q_EMIT goAsked(model_->idAt(index)); });
  connect(this, &QListView::doubleClicked, this,
          [this](const QModelIndex& index) { Q_EMIT editAsked(model_->idAt(index)); });
}

std::uint64_t NoteList::currentId() const { return model_->idAt(currentIndex()); }

void NoteList::setCurrentId(std::uint64_t id) {
  const QModelIndex index = model_->indexOf(id);
  setCurrentIndex(index);
  if (index.isValid()) scrollTo(index);
}

void NoteList::keyPressEvent(QKeyEvent* event) {
  const std::uint64_t id = currentId();
  const int key = event->key();
  if (id != 0 && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
    Q_EMIT goAsked(id);
  } else if (id != 0 && key == Qt::Key_F2) {
    Q_EMIT editAsked(id);
  } else if (id != 0 && (key == Qt::Key_Delete || key == Qt::Key_Backspace)) {
    const int row = currentIndex().row();
    controller_.notes().remove(id);
    setCurrentIndex(model_->index(std::min(row, model_->rowCount() - 1)));
  } else {
    QListView::keyPressEvent(event);
  }
}

void NoteList::contextMenuEvent(QContextMenuEvent* event) {
  const std::uint64_t id = currentId();
  if (id == 0) return;
  QMenu menu(this);
  menu.addAction(tr("Go to its step"), this, [this, id] { Q_EMIT goAsked(id); });
  menu.addAction(tr("Edit"), this, [this, id] { Q_EMIT editAsked(id); });
  menu.addAction(tr("Copy all as Markdown"), this, &NoteList::copyAsked);
  menu.addSeparator();
  menu.addAction(tr("Remove"), this, [this, id] { controller_.notes().remove(id); });
  menu.exec(event->reason() == QContextMenuEvent::Keyboard
                ? mapToGlobal(visualRect(currentIndex()).center())
                : event->globalPos());
}

void NoteList::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  scheduleDelayedItemsLayout();  // texts wrap anew
}

// ── the panel ──

NotePanel::NotePanel(SessionController& controller, QWidget* parent)
    : QWidget(parent), controller_(controller) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  auto* head = new QHBoxLayout;
  auto* title = new QLabel(tr("Notes"), this);
  title->setProperty("role", QStringLiteral("panel-heading"));
  auto* add = new QToolButton(this);
  add->setText(QStringLiteral("+"));
  add->setAutoRaise(true);
  add->setToolTip(tr("Pin a note to this step and picture (Ctrl+D)"));
  add->setAccessibleName(tr("Pin a note"));
  add->setProperty("helpAnchor", QStringLiteral("notes"));
  connect(add, &QToolButton::clicked, this, &NotePanel::pinAsked);
  cues_ = new QToolButton(this);
  cues_->setText(tr("cues"));
  cues_->setAutoRaise(true);
  cues_->setToolTip(tr("Shows the cues of a lecture here"));
  cues_->setAccessibleName(tr("Show the cues"));
  cues_->setProperty("helpAnchor", QStringLiteral("cues"));
  cues_->hide();
  connect(cues_, &QToolButton::clicked, this, &NotePanel::cuesAsked);
  head->addWidget(title, 1);
  head->addWidget(cues_);
  head->addWidget(add);
  editor_ = new NoteEditor(this);
  editor_->hide();
  list_ = new NoteList(controller, this);
  empty_ =
      new QLabel(tr("None yet: “+” pins a thought to the step and picture you look at."), this);
  empty_->setProperty("role", QStringLiteral("note"));
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  column->addLayout(head);
  column->addWidget(editor_);
  column->addWidget(list_, 1);
  column->addWidget(empty_, 1);
  connect(editor_, &NoteEditor::pinned, this, [this] { finish(true); });
  connect(editor_, &NoteEditor::cancelled, this, [this] { finish(false); });
  connect(list_, &NoteList::goAsked, this, &NotePanel::goTo);
  connect(list_, &NoteList::editAsked, this, &NotePanel::edit);
  connect(list_, &NoteList::copyAsked, this, &NotePanel::copyAsked);
  connect(&controller_.notes(), &NoteBook::changed, this, &NotePanel::showState);
  connect(&controller_, &SessionController::opened, this, [this] {
    editor_->hide();
    showState();
  });
  showState();
}

void NotePanel::offerCues() { cues_->show(); }

void NotePanel::begin(const QString& view) {
  const RunTrack* run = controller_.active();
  if (run == nullptr) return;
  const double cursor = controller_.cursor();
  draft_ = {};
  draft_.step = std::isfinite(cursor) && cursor >= 0
                    ? static_cast<std::uint64_t>(std::llround(cursor))
                    : controller_.position();
  draft_.view = view;
  draft_.run = run->serial;
  draft_.folder = folderName(run->state);
  editor_->begin(notePlace(controller_, draft_), {});
}

void NotePanel::edit(std::uint64_t id) {
  const Note* note = controller_.notes().find(id);
  if (note == nullptr) return;
  draft_ = *note;
  editor_->begin(notePlace(controller_, draft_), note->text);
}

void NotePanel::finish(bool keep) {
  const QString text = editor_->text();
  const bool had_focus = editor_->isAncestorOf(QApplication::focusWidget());
  editor_->hide();
  if (keep && draft_.id != 0) {
    controller_.notes().setText(draft_.id, text);
  } else if (keep) {
    draft_.text = text;
    draft_.id = controller_.notes().add(draft_);
  }
  list_->setCurrentId(draft_.id);
  if (had_focus) list_->setFocus(Qt::OtherFocusReason);
}

void NotePanel::goTo(std::uint64_t id) {
  const Note* found = controller_.notes().find(id);
  if (found == nullptr) return;
  const Note note = *found;
  const RunTrack* run = controller_.run(note.run);
  if (run != nullptr) controller_.setHighlighted(run->serial);
  // A ghost cannot be brought back to the step; its values can be read there.
  if (run == nullptr || run->live) controller_.seek(note.step);
  controller_.setCursor(static_cast<double>(note.step));
  if (!note.view.isEmpty()) Q_EMIT viewAsked(note.view);
}

void NotePanel::goToNext(bool forwards) {
  const double cursor = controller_.cursor();
  const double at = std::isfinite(cursor) ? cursor : static_cast<double>(controller_.position());
  const Note* note = controller_.notes().next(at, forwards);
  if (note == nullptr) return;
  list_->setCurrentId(note->id);
  goTo(note->id);
}

void NotePanel::showState() {
  const bool any = !controller_.notes().notes().empty();
  list_->setVisible(any);
  empty_->setVisible(!any);
}

}  // namespace icl::ui
