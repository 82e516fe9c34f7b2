#include "ui/panels/run_panel.h"

#include <algorithm>

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include "ui/notes/note_panel.h"
#include "ui/panels/lineage.h"
#include "ui/panels/run_model.h"
#include "ui/panels/story_panel.h"
#include "ui/plots/plot_theme.h"
#include "ui/workbench/seed_row.h"

namespace icl::ui {

namespace {

constexpr int kLineageMost = 132;  // pixels; more is scrolled

/// Two quiet lines a run: tick, colour, name, value; a thin line of progress.
class RunDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override {
    return {120, 2 * option.fontMetrics.height() + 14};
  }

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    // The list is transparent: colours are those of the pictures, on the program's own palette.
    const PlotTheme theme = PlotTheme::from(QGuiApplication::palette(), option.font);
    const QRectF box = QRectF(option.rect).adjusted(1, 1, -1, -1);
    paintGround(painter, option, index, box);
    const bool shown = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    const int hue = index.data(RunModel::ColourRole).toInt();
    const QColor colour =
        index.data(RunModel::TwinRole).toBool() ? theme.twin(hue) : theme.series(hue);
    paintTick(painter, tickRect(option.rect), shown, colour, theme);
    const QRectF text = box.adjusted(28, 4, -6, -4);
    const double line = option.fontMetrics.height();
    QFont font = option.font;
    font.setBold(index.data(RunModel::ActiveRole).toBool());
    painter->setFont(font);
    painter->setPen(shown ? theme.text : theme.quiet);
    painter->drawText(QRectF(text.left(), text.top(), text.width(), line), Qt::AlignVCenter,
                      QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight,
                                                    static_cast<int>(text.width())));
    painter->setFont(option.font);
    painter->setPen(theme.quiet);
    const QString value = index.data(RunModel::ValueRole).toString();
    const QRectF below(text.left(), text.top() + line, text.width(), line);
    painter->drawText(below, Qt::AlignRight | Qt::AlignVCenter, value);
    const double end = below.right() - option.fontMetrics.horizontalAdvance(value) - 10;
    const double progress = index.data(RunModel::ProgressRole).toDouble();
    const double y = below.center().y();
    painter->setPen(QPen(QGuiApplication::palette().color(QPalette::Mid), 1.5));
    painter->drawLine(QPointF(text.left(), y), QPointF(end, y));
    painter->setPen(QPen(colour, 1.5));
    painter->drawLine(QPointF(text.left(), y),
                      QPointF(text.left() + progress * (end - text.left()), y));
    painter->restore();
  }

  bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override {
    if (event->type() == QEvent::MouseButtonRelease) {
      const auto* mouse = static_cast<QMouseEvent*>(event);
      if (mouse->button() == Qt::LeftButton &&
          tickRect(option.rect).adjusted(-5, -5, 5, 5).contains(mouse->position())) {
        const bool shown = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
        return model->setData(index, shown ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
      }
    }
    return false;
  }

 private:
  static QRectF tickRect(const QRect& rect) {
    return {rect.left() + 6.0, rect.top() + 7.0, 14, 14};
  }
  static void paintTick(QPainter* painter, const QRectF& tick, bool shown, const QColor& colour,
                        const PlotTheme& theme) {
    painter->setPen(QPen(colour, 1.6));
    painter->setBrush(shown ? QBrush(colour) : QBrush(Qt::NoBrush));
    painter->drawRoundedRect(tick, 3, 3);
    if (!shown) return;
    painter->setPen(QPen(theme.inkOn(colour), 1.8, Qt::SolidLine, Qt::RoundCap));
    painter->drawPolyline(
        QPolygonF({tick.topLeft() + QPointF(3, tick.height() / 2),
                   tick.topLeft() + QPointF(tick.width() * 0.42, tick.height() - 3.5),
                   tick.topRight() + QPointF(-2.5, 3.5)}));
  }
  static void paintGround(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index, const QRectF& box) {
    QColor ground = option.palette.color(QPalette::Highlight);
    const bool lit = index.data(RunModel::HighlightRole).toBool();
    if (lit || option.state & QStyle::State_Selected) {
      ground.setAlpha(lit ? 56 : 30);
      painter->setPen(Qt::NoPen);
      painter->setBrush(ground);
      painter->drawRoundedRect(box, 4, 4);
    }
    if (option.state & QStyle::State_HasFocus) {
      painter->setBrush(Qt::NoBrush);
      painter->setPen(QPen(option.palette.color(QPalette::Highlight), 1.4));
      painter->drawRoundedRect(box, 4, 4);
    }
  }
};

}  // namespace

RunList::RunList(SessionController& controller, QWidget* parent)
    : QListView(parent), controller_(controller), model_(new RunModel(controller, this)) {
  setModel(model_);
  setItemDelegate(new RunDelegate(this));
  setMouseTracking(true);
  setProperty("role", QStringLiteral("calm"));
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setEditTriggers(NoEditTriggers);
  setAccessibleName(tr("Runs"));
  setProperty("helpAnchor", QStringLiteral("runs"));
  connect(this, &QListView::doubleClicked, &controller_,
          [this](const QModelIndex& index) { controller_.setActive(model_->serialAt(index)); });
}

std::uint64_t RunList::currentSerial() const { return model_->serialAt(currentIndex()); }

void RunList::keyPressEvent(QKeyEvent* event) {
  const std::uint64_t serial = currentSerial();
  const RunTrack* run = controller_.run(serial);
  if (run != nullptr && event->key() == Qt::Key_Space) {
    controller_.setShown(serial, !run->shown);
  } else if (run != nullptr &&
             (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)) {
    controller_.removeRun(serial);
  } else if (run != nullptr && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
    controller_.setActive(serial);
  } else {
    QListView::keyPressEvent(event);
    if (const std::uint64_t now = currentSerial(); now != serial) controller_.setHighlighted(now);
  }
}

void RunList::mouseMoveEvent(QMouseEvent* event) {
  const std::uint64_t serial = model_->serialAt(indexAt(event->pos()));
  controller_.setHighlighted(serial != 0 ? std::optional(serial) : std::nullopt);
  QListView::mouseMoveEvent(event);
}

void RunList::leaveEvent(QEvent* event) {
  controller_.setHighlighted({});
  QListView::leaveEvent(event);
}

void RunList::showOnly(std::uint64_t serial) {
  for (const RunTrack* run : controller_.runs()) {
    controller_.setShown(run->serial, run->serial == serial);
  }
}

void RunList::contextMenuEvent(QContextMenuEvent* event) {
  const std::uint64_t serial = currentSerial();
  if (controller_.run(serial) == nullptr) return;
  QMenu menu(this);
  menu.addAction(tr("Look at this run"), &controller_,
                 [=, this] { controller_.setActive(serial); });
  menu.addAction(tr("Show only this run"), this, [=, this] { showOnly(serial); });
  menu.addSeparator();
  menu.addAction(tr("Copy as command"), &controller_, [=, this] {
    QGuiApplication::clipboard()->setText(controller_.asCommand(serial));
  });
  menu.addAction(tr("Export rows…"), this, [=, this] { Q_EMIT exportAsked(serial); });
  menu.addSeparator();
  menu.addAction(tr("Remove from the list"), &controller_,
                 [=, this] { controller_.removeRun(serial); });
  menu.exec(event->reason() == QContextMenuEvent::Keyboard
                ? mapToGlobal(visualRect(currentIndex()).center())
                : event->globalPos());
}

RunPanel::RunPanel(SessionController& controller, QWidget* parent) : QWidget(parent) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4, 8, 8, 8);
  layout->setSpacing(6);
  auto* title = new QLabel(tr("Runs"), this);
  title->setProperty("role", QStringLiteral("panel-heading"));
  list_ = new RunList(controller, this);
  for (QWidget* part : {static_cast<QWidget*>(title), static_cast<QWidget*>(list_)}) {
    part->setProperty("control", QStringLiteral("runs"));
  }
  connect(list_, &RunList::exportAsked, this, &RunPanel::exportAsked);
  layout->addWidget(title);
  layout->addWidget(list_, 2);
  auto* seeds = new SeedRow(controller, this);
  seeds->setProperty("control", QStringLiteral("seeds"));
  connect(seeds, &SeedRow::asked, this, &RunPanel::seedsAsked);
  connect(seeds, &SeedRow::compareAsked, this, &RunPanel::compareAsked);
  layout->addWidget(seeds);
  addLineage(controller, *layout);
  margin_ = new QStackedWidget(this);
  notes_ = new NotePanel(controller, margin_);
  margin_->addWidget(notes_);
  margin_->setProperty("control", QStringLiteral("notes"));
  layout->addWidget(margin_, 2);
  auto* story = new StoryPanel(controller, this);
  story->setProperty("control", QStringLiteral("story"));
  layout->addWidget(story, 4);
}

/// Seen only where some run comes from another.
void RunPanel::addLineage(SessionController& controller, QVBoxLayout& layout) {
  auto* title = new QLabel(tr("Lineage"), this);
  title->setProperty("role", QStringLiteral("panel-heading"));
  auto* area = new QScrollArea(this);
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setFocusPolicy(Qt::NoFocus);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* graph = new LineageGraph(controller, area);
  area->setWidget(graph);
  layout.addWidget(title);
  layout.addWidget(area);
  const auto show = [title, area, graph](bool any) {
    title->setVisible(any);
    area->setVisible(any);
    area->setFixedHeight(std::min(graph->sizeHint().height(), kLineageMost));
  };
  connect(graph, &LineageGraph::offered, this, show);
  show(!graph->nodes().empty());
}

void RunPanel::addCues(QWidget* cues) {
  margin_->addWidget(cues);
  notes_->offerCues();
}

void RunPanel::showCues(bool on) { margin_->setCurrentIndex(on && margin_->count() > 1 ? 1 : 0); }

}  // namespace icl::ui
