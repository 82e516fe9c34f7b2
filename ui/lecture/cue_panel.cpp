#include "ui/lecture/cue_panel.h"

#include <algorithm>

#include <QCheckBox>
#include <QContextMenuEvent>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core_text.h"
#include "ui/glyphs.h"
#include "ui/language.h"
#include "ui/lecture/cue_book.h"
#include "ui/lecture/cue_model.h"
#include "ui/plots/plot_theme.h"

namespace icl::ui {

namespace {

constexpr int kCuePadding = 5;
constexpr int kMostCoverStep = 1000000000;
constexpr QSize kDialog{520, 460};

/// A quiet line that says what and how far, the caption below it; a bar beside the one that is
/// shown.
class CueDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    const auto* list = qobject_cast<const QListView*>(option.widget);
    const int width = list != nullptr ? list->viewport()->width() : option.rect.width();
    const QRect text =
        option.fontMetrics.boundingRect(QRect(0, 0, std::max(40, width - 2 * kCuePadding), 100000),
                                        Qt::TextWordWrap, index.data().toString());
    return {std::max(40, width), option.fontMetrics.height() + text.height() + 2 * kCuePadding};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const PlotTheme theme = PlotTheme::from(QGuiApplication::palette(), option.font);
    const QRectF box = QRectF(option.rect).adjusted(1, 1, -1, -1);
    const QColor accent = option.palette.color(QPalette::Highlight);
    if (option.state & QStyle::State_Selected) {
      QColor ground = accent;
      ground.setAlpha(30);
      painter->setPen(Qt::NoPen);
      painter->setBrush(ground);
      painter->drawRoundedRect(box, 4, 4);
    }
    if (option.state & QStyle::State_HasFocus) {
      painter->setBrush(Qt::NoBrush);
      painter->setPen(QPen(accent, 1.4));
      painter->drawRoundedRect(box, 4, 4);
    }
    if (index.data(CueModel::CurrentRole).toBool()) {
      painter->fillRect(QRectF(box.left(), box.top() + 4, 3, box.height() - 8), accent);
    }
    const QRect inside = option.rect.adjusted(kCuePadding, kCuePadding, -kCuePadding, -kCuePadding);
    const int line = option.fontMetrics.height();
    painter->setFont(option.font);
    painter->setPen(theme.quiet);
    painter->drawText(QRect(inside.left(), inside.top(), inside.width(), line), Qt::AlignVCenter,
                      option.fontMetrics.elidedText(index.data(CueModel::PlaceRole).toString(),
                                                    Qt::ElideRight, inside.width()));
    painter->setPen(theme.text);
    painter->drawText(inside.adjusted(0, line, 0, 0), Qt::TextWordWrap | Qt::AlignTop,
                      index.data().toString());
    painter->restore();
  }
};

QToolButton* headButton(QWidget* parent, const QString& text, const QString& tip) {
  auto* button = new QToolButton(parent);
  button->setText(text);
  button->setToolTip(tip);
  button->setAccessibleName(tip);
  button->setAutoRaise(true);
  button->setProperty("helpAnchor", QStringLiteral("cues"));
  return button;
}

}  // namespace

// ── one cue's texts ──

CueDialog::CueDialog(const Cue& cue, const QString& place, const QString& language, QWidget* parent)
    : QDialog(parent),
      cue_(cue),
      language_(language),
      caption_(new QPlainTextEdit(this)),
      note_(new QPlainTextEdit(this)),
      cover_(new QCheckBox(tr("Predict, then reveal: cover the curves from step"), this)),
      from_(new QSpinBox(this)) {
  setWindowTitle(tr("Cue"));
  resize(kDialog);
  const std::string code = language.toStdString();
  auto* column = new QVBoxLayout(this);
  auto* where = new QLabel(place, this);
  where->setProperty("role", QStringLiteral("note"));
  where->setWordWrap(true);
  column->addWidget(where);
  const auto field = [&](QPlainTextEdit* edit, const QString& title, const LocalText& text,
                         int stretch) {
    auto* label = new QLabel(title, this);
    label->setBuddy(edit);
    edit->setAccessibleName(title);
    edit->setTabChangesFocus(true);
    edit->setPlainText(QString::fromStdString(text.in(code)));
    column->addWidget(label);
    column->addWidget(edit, stretch);
  };
  field(caption_, tr("&Caption, one sentence for the audience:"), cue.caption, 1);
  field(note_, tr("&Note, for the speaker alone:"), cue.note, 3);
  auto* row = new QHBoxLayout;
  from_->setRange(0, kMostCoverStep);
  from_->setValue(static_cast<int>(std::min<std::uint64_t>(cue.cover.value_or(0), kMostCoverStep)));
  from_->setAccessibleName(tr("First covered step"));
  cover_->setChecked(cue.cover.has_value());
  cover_->setEnabled(cue.runs());
  cover_->setToolTip(tr("The next key takes the cover away and shows theory"));
  from_->setEnabled(cover_->isChecked());
  if (cue.step > 0) from_->setMaximum(static_cast<int>(cue.step) - 1);
  connect(cover_, &QCheckBox::toggled, from_, &QWidget::setEnabled);
  row->addWidget(cover_);
  row->addWidget(from_);
  row->addStretch(1);
  column->addLayout(row);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(buttons);
  caption_->setFocus();
}

Cue CueDialog::cue() const {
  Cue edited = cue_;
  const std::string code = language_.toStdString();
  const auto take = [&code](LocalText& text, const QPlainTextEdit* edit) {
    const std::string words = edit->toPlainText().trimmed().toStdString();
    if (words != text.in(code)) text.set(code, words);
  };
  take(edited.caption, caption_);
  take(edited.note, note_);
  edited.cover.reset();
  if (cover_->isChecked()) edited.cover = static_cast<std::uint64_t>(from_->value());
  return edited;
}

// ── the list ──

CueList::CueList(QWidget* parent) : QListView(parent) {
  setItemDelegate(new CueDelegate(this));
  setProperty("role", QStringLiteral("calm"));
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollMode(ScrollPerPixel);
  setEditTriggers(NoEditTriggers);
  setAccessibleName(tr("Cues"));
  setProperty("helpAnchor", QStringLiteral("cues"));
  connect(this, &QListView::doubleClicked, this,
          [this](const QModelIndex& index) { Q_EMIT goAsked(index.row()); });
}

void CueList::keyPressEvent(QKeyEvent* event) {
  const int row = currentIndex().isValid() ? currentIndex().row() : -1;
  const int key = event->key();
  const bool moves = event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier);
  if (row >= 0 && moves && (key == Qt::Key_Up || key == Qt::Key_Down)) {
    Q_EMIT moveAsked(row, key == Qt::Key_Up ? row - 1 : row + 1);
  } else if (row >= 0 && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
    Q_EMIT goAsked(row);
  } else if (row >= 0 && key == Qt::Key_F2) {
    Q_EMIT editAsked(row);
  } else if (row >= 0 && (key == Qt::Key_Delete || key == Qt::Key_Backspace)) {
    Q_EMIT removeAsked(row);
  } else {
    QListView::keyPressEvent(event);
  }
}

void CueList::contextMenuEvent(QContextMenuEvent* event) {
  if (!currentIndex().isValid()) return;
  const int row = currentIndex().row();
  QMenu menu(this);
  menu.addAction(tr("Give the lecture from here"), this, [this, row] { Q_EMIT goAsked(row); });
  menu.addAction(tr("Edit caption and note"), this, [this, row] { Q_EMIT editAsked(row); });
  menu.addSeparator();
  menu.addAction(tr("Move up"), this, [this, row] { Q_EMIT moveAsked(row, row - 1); })
      ->setEnabled(row > 0);
  menu.addAction(tr("Move down"), this, [this, row] { Q_EMIT moveAsked(row, row + 1); })
      ->setEnabled(row + 1 < model()->rowCount());
  menu.addSeparator();
  menu.addAction(tr("Remove"), this, [this, row] { Q_EMIT removeAsked(row); });
  menu.exec(event->reason() == QContextMenuEvent::Keyboard
                ? mapToGlobal(visualRect(currentIndex()).center())
                : event->globalPos());
}

void CueList::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  scheduleDelayedItemsLayout();  // texts wrap anew
}

// ── the panel ──

CuePanel::CuePanel(SessionController& controller, CueBook& book, const std::vector<Preset>& presets,
                   const Language& language, QWidget* parent)
    : QWidget(parent), controller_(controller), book_(book), language_(language) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  auto* head = new QHBoxLayout;
  head->setSpacing(0);
  title_ = new QLabel(this);
  title_->setProperty("role", QStringLiteral("panel-heading"));
  title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  QToolButton* notes = headButton(this, tr("notes"), tr("Shows the notes here"));
  QToolButton* add = headButton(this, QStringLiteral("+"), tr("Add a cue from what is shown"));
  QToolButton* present = headButton(this, {}, tr("Give the lecture (F5)"));
  present->setIcon(glyphIcon(Glyph::Run));
  connect(notes, &QToolButton::clicked, this, &CuePanel::notesAsked);
  connect(add, &QToolButton::clicked, this, [this] { addFromHere(); });
  connect(present, &QToolButton::clicked, this, &CuePanel::presentAsked);
  head->addWidget(title_, 1);
  for (QToolButton* button : {notes, present, add}) head->addWidget(button);
  column->addLayout(head);
  list_ = new CueList(this);
  model_ = new CueModel(book_, presets, controller_.catalog(), language_, this);
  list_->setModel(model_);
  empty_ = new QLabel(tr("None yet: “+” makes a cue of the run, the step and the pictures you look "
                         "at. Present has ready lectures."),
                      this);
  empty_->setProperty("role", QStringLiteral("note"));
  empty_->setWordWrap(true);
  empty_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  column->addWidget(list_, 1);
  column->addWidget(empty_, 1);
  connect(list_, &CueList::goAsked, this, &CuePanel::goAsked);
  connect(list_, &CueList::editAsked, this, &CuePanel::edit);
  connect(list_, &CueList::removeAsked, this, [this](int row) {
    book_.remove(row);
    list_->setCurrentIndex(model_->index(std::min(row, model_->rowCount() - 1)));
  });
  connect(list_, &CueList::moveAsked, this, [this](int row, int to) {
    if (to < 0 || to >= model_->rowCount()) return;
    book_.move(row, to);
    list_->setCurrentIndex(model_->index(to));
  });
  connect(&book_, &CueBook::changed, this, &CuePanel::showState);
  showState();
}

int CuePanel::chosen() const {
  return list_->currentIndex().isValid() ? list_->currentIndex().row() : -1;
}

void CuePanel::setCurrent(int row) {
  model_->setCurrent(row);
  if (row >= 0) list_->scrollTo(model_->index(row));
}

void CuePanel::addFromHere(bool ask) {
  if (controller_.hasGuests()) {
    Q_EMIT controller_.message(tr("End the lecture first (Esc), then add a cue."), false);
    return;
  }
  const auto cue = cueFromHere(controller_);
  if (!cue) {
    Q_EMIT controller_.message(coreError(cue.error()), true);
    return;
  }
  const int at = chosen() >= 0 ? chosen() + 1 : model_->rowCount();
  book_.insert(at, cue.value());
  list_->setCurrentIndex(model_->index(at));
  if (ask) edit(at);
}

void CuePanel::edit(int row) {
  if (row < 0 || row >= model_->rowCount()) return;
  const QModelIndex index = model_->index(row);
  CueDialog dialog(book_.cues()[static_cast<std::size_t>(row)],
                   index.data(CueModel::PlaceRole).toString(), language_.current(), window());
  if (dialog.exec() == QDialog::Accepted) book_.setCue(row, dialog.cue(), tr("Edit a cue"));
  list_->setCurrentIndex(model_->index(row));
}

void CuePanel::showState() {
  const bool any = !book_.cues().empty();
  title_->setText(tr("Cues"));
  title_->setToolTip(book_.title(language_.current()));
  list_->setVisible(any);
  empty_->setVisible(!any);
}

}  // namespace icl::ui
