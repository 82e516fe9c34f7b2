#include "ui/workbench/compare_window.h"

#include <cmath>

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStyle>
#include <QTableView>
#include <QTimer>
#include <QVBoxLayout>

#include "core/base/files.h"
#include "ui/core_text.h"
#include "ui/plots/line_chart.h"
#include "ui/run_naming.h"
#include "ui/session_controller.h"

namespace icl::ui {

namespace {

constexpr int kFollowMilliseconds = 500;

}  // namespace

CompareWindow::CompareWindow(SessionController& lab, std::filesystem::path store, QWidget* parent)
    : QDialog(parent),
      lab_(lab),
      desk_(lab, std::move(store)),
      model_(new CompareModel(desk_, this)) {
  setObjectName(QStringLiteral("compare"));
  setProperty("helpAnchor", QStringLiteral("compare"));
  setWindowTitle(tr("Compare runs"));
  setWindowFlag(Qt::WindowMaximizeButtonHint);
  auto* whole = new QVBoxLayout(this);
  whole->setSpacing(8);
  whole->addWidget(buildHead());
  auto* halves = new QSplitter(Qt::Vertical, this);
  halves->setChildrenCollapsible(false);
  table_ = new QTableView(halves);
  table_->setModel(model_);
  table_->setAccessibleName(tr("Runs to compare"));
  table_->setTabKeyNavigation(false);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::SingleSelection);
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setMouseTracking(true);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 10);
  table_->horizontalHeader()->setStretchLastSection(true);
  table_->horizontalHeader()->setResizeContentsPrecision(12);
  table_->horizontalHeader()->setSortIndicatorClearable(true);
  table_->setSortingEnabled(true);
  table_->sortByColumn(-1, Qt::AscendingOrder);
  table_->setMinimumHeight(140);
  chart_ = new LineChart(halves);
  chart_->setMinimumHeight(160);
  chart_->setEmptyText(tr("Tick runs in the table (Space): their curves appear here."));
  chart_->setAccessibleName(tr("Curves of the runs in view"));
  halves->addWidget(table_);
  halves->addWidget(chart_);
  halves->setStretchFactor(1, 1);
  halves->setSizes({260, 320});
  whole->addWidget(halves, 1);
  whole->addWidget(buildFoot());
  follow_ = new QTimer(this);
  follow_->setInterval(kFollowMilliseconds);
  connect(follow_, &QTimer::timeout, &desk_, &CompareDesk::followOpenRuns);
  connectTable();
  resize(980, 680);
  fillMeasures();
  showList();
  filter_->setFocus();
}

QWidget* CompareWindow::buildHead() {
  auto* head = new QWidget(this);
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(0, 0, 0, 0);
  filter_ = new QLineEdit(head);
  filter_->setPlaceholderText(tr("Filter: depth=8 seed=3 …"));
  filter_->setAccessibleName(tr("Filter runs"));
  filter_->setToolTip(
      tr("Words that the name, a setting (depth=8), the seed or the end must hold"));
  filter_->setClearButtonEnabled(true);
  count_ = new QLabel(head);
  measure_ = new QComboBox(head);
  measure_->setAccessibleName(tr("Measure"));
  measure_->setToolTip(tr("What the curves and the last value show"));
  by_ = new QComboBox(head);
  by_->setAccessibleName(tr("Group and colour by"));
  by_->setToolTip(tr("Runs with the same value have one colour; two and more of them have a band"));
  by_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  auto* measured = new QLabel(tr("&Measure"), head);
  measured->setBuddy(measure_);
  auto* by = new QLabel(tr("&Colour by"), head);
  by->setBuddy(by_);
  row->addWidget(filter_, 1);
  row->addWidget(count_);
  row->addSpacing(8);
  row->addWidget(measured);
  row->addWidget(measure_);
  row->addWidget(by);
  row->addWidget(by_);
  connect(filter_, &QLineEdit::textChanged, this, [this](const QString& text) {
    model_->setFilter(text);
    showList();
  });
  connect(measure_, &QComboBox::currentIndexChanged, this, [this] {
    if (const Channel* channel = measure()) model_->setMeasure(*channel);
    chart_->reset();
    showChart();
  });
  connect(by_, &QComboBox::currentIndexChanged, this, &CompareWindow::showChart);
  return head;
}

QWidget* CompareWindow::buildFoot() {
  auto* foot = new QWidget(this);
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(0, 0, 0, 0);
  note_ = new QLabel(foot);
  note_->setWordWrap(true);
  note_->setTextFormat(Qt::PlainText);
  open_ = new QPushButton(tr("&Open in the window"), foot);
  open_->setToolTip(tr("Shows the run at the keyboard in every picture of the main window"));
  save_ = new QPushButton(tr("Save &table…"), foot);
  save_->setToolTip(tr("The rows that are listed, with settings and last values, as CSV"));
  figure_ = new QPushButton(tr("Save &figure…"), foot);
  figure_->setToolTip(tr("The curves in view as SVG, PDF or PNG"));
  auto* help = new QPushButton(tr("&Help"), foot);
  help->setToolTip(tr("What can be done here (F1)"));
  row->addWidget(note_, 1);
  for (QPushButton* button : {open_, save_, figure_, help}) {
    button->setAutoDefault(false);
    row->addWidget(button);
  }
  const auto ask = [this] { Q_EMIT helpAsked(QStringLiteral("compare")); };
  auto* key = new QShortcut(QKeySequence::HelpContents, this);
  connect(key, &QShortcut::activated, this, ask);
  connect(help, &QPushButton::clicked, this, ask);
  connect(open_, &QPushButton::clicked, this, [this] {
    if (const CompareRun* run = model_->run(table_->currentIndex().row())) {
      desk_.openInWindow(run->key);
    }
  });
  connect(save_, &QPushButton::clicked, this, &CompareWindow::askTable);
  connect(figure_, &QPushButton::clicked, this, &CompareWindow::askFigure);
  return foot;
}

void CompareWindow::connectTable() {
  table_->viewport()->installEventFilter(this);
  table_->installEventFilter(this);
  model_->setColours([this](const QString& key) { return colourOf(key, PlotTheme::of(*chart_)); });
  connect(table_, &QTableView::entered, this, [this](const QModelIndex& index) {
    if (const CompareRun* run = model_->run(index.row())) highlight(run->key);
  });
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& now) {
            model_->setReference(now.row());
            const CompareRun* run = model_->run(now.row());
            if (run != nullptr && table_->hasFocus()) highlight(run->key);
          });
  connect(model_, &CompareModel::full, this, [this] {
    showNote(tr("%1 runs are in view, the most that can be told apart: untick one first.")
                 .arg(kMostInView),
             true);
  });
  connect(&desk_, &CompareDesk::changed, this, &CompareWindow::showList);
  connect(&desk_, &CompareDesk::viewChanged, this, &CompareWindow::showChart);
  connect(&desk_, &CompareDesk::failed, this, [this](const QString& why) { showNote(why, true); });
  connect(chart_, &LineChart::lineHovered, this,
          [this](bool any, quint64 id) { highlight(any ? keyOf(id) : QString()); });
  connect(chart_, &LineChart::cursorMoved, &lab_, &SessionController::setCursor);
  connect(&lab_, &SessionController::cursorChanged, chart_, [this](double step) {
    chart_->setCursor(std::isfinite(step) ? std::optional(step) : std::nullopt);
  });
  connect(&lab_, &SessionController::highlightChanged, this, [this] {
    if (pointing_) return;
    const auto serial = lab_.highlighted();
    const RunTrack* track = serial ? lab_.run(*serial) : nullptr;
    highlight(track == nullptr ? QString() : comparedRun(*track).key);
  });
}

// ── the list ──

void CompareWindow::showList() {
  if (!isVisible() || !lab_.isOpen()) return;
  if (measure() == nullptr) fillMeasures();
  fillColourBy();
  const int shown = model_->rowCount(), passing = model_->passing();
  count_->setText(desk_.loading()   ? tr("reading the store…")
                  : passing > shown ? tr("%1 of %2 runs, the newest").arg(shown).arg(passing)
                                    : tr("%n run(s)", nullptr, shown));
  save_->setEnabled(shown > 0);
  open_->setEnabled(shown > 0);
  const int at = model_->rowOf(keyOf(0));
  if (table_->currentIndex().row() < 0 && shown > 0) table_->selectRow(std::max(0, at));
  table_->resizeColumnsToContents();
  table_->setColumnWidth(0, std::clamp(table_->columnWidth(0) + 24, 160, 340));
  table_->horizontalHeader()->setStretchLastSection(false);  // it has just been made narrow
  table_->horizontalHeader()->setStretchLastSection(true);
  showChart();
}

void CompareWindow::fillMeasures() {
  const QSignalBlocker block(measure_);
  measure_->clear();
  if (!lab_.isOpen()) return;
  const int main = mainChannel(lab_.type());
  int at = 0;
  for (std::size_t i = 0; i < lab_.type().channels.size(); ++i) {
    const Channel& channel = lab_.type().channels[i];
    if (channel.role == Role::Time) continue;
    if (static_cast<int>(i) == main) at = measure_->count();
    measure_->addItem(coreText(channel.title), QString::fromStdString(channel.key));
  }
  measure_->setCurrentIndex(at);
  if (const Channel* channel = measure()) model_->setMeasure(*channel);
}

/// The settings that differ among the listed runs.
void CompareWindow::fillColourBy() {
  const QSignalBlocker block(by_);
  const QString before = by_->currentData().toString();
  by_->clear();
  by_->addItem(tr("run"), QString());
  by_->addItem(tr("seed"), QStringLiteral("seed"));
  const auto rows = model_->rows();
  if (!rows.empty()) {
    for (const Field* field : differingSettings(lab_.type(), rows)) {
      by_->addItem(coreText(field->title), QString::fromStdString(field->key));
    }
  }
  by_->setCurrentIndex(std::max(0, by_->findData(before)));
}

void CompareWindow::setColourBy(const QString& key) {
  by_->setCurrentIndex(std::max(0, by_->findData(key)));
}

const Channel* CompareWindow::measure() const {
  if (!lab_.isOpen()) return nullptr;
  const int at = lab_.type().channelIndex(measure_->currentData().toString().toStdString());
  return at < 0 ? nullptr : &lab_.type().channels[static_cast<std::size_t>(at)];
}

void CompareWindow::showNote(const QString& sentence, bool problem) {
  note_->setProperty("role", problem ? QStringLiteral("problem") : QStringLiteral("note"));
  note_->style()->unpolish(note_);
  note_->style()->polish(note_);
  note_->setText(sentence);
}

// ── out of the window ──

QString CompareWindow::csv() const {
  return lab_.isOpen() ? compareCsv(lab_.type(), model_->rows()) : QString();
}

void CompareWindow::askTable() {
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Save the table"), QStringLiteral("runs.csv"), tr("Comma-separated values (*.csv)"));
  if (path.isEmpty()) return;
  const Status done = writeAtomic(path.toStdString(), csv().toStdString());
  showNote(done ? tr("Written to %1.").arg(path) : coreError(done.error()), !done);
}

void CompareWindow::askFigure() {
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Save figure"), QStringLiteral("comparison.svg"),
                                   tr("Figures (%1)").arg(QStringLiteral("*.svg *.pdf *.png")));
  if (path.isEmpty()) return;
  const Status done = saveFigure(path);
  showNote(done ? tr("Figure written to %1.").arg(path) : coreError(done.error()), !done);
}

// ── events ──

bool CompareWindow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Leave && watched == table_->viewport()) highlight({});
  if (event->type() == QEvent::KeyPress && watched == table_) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const QModelIndex name = model_->index(table_->currentIndex().row(), CompareModel::Name);
    if (key->key() == Qt::Key_Space && name.isValid()) {
      const bool on = name.data(Qt::CheckStateRole).toInt() == Qt::Checked;
      model_->setData(name, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
      return true;
    }
    if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && name.isValid()) {
      open_->click();
      return true;
    }
  }
  return QDialog::eventFilter(watched, event);
}

void CompareWindow::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && chart_ != nullptr) showChart();
}

void CompareWindow::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  desk_.reload();
  showList();
  follow_->start();
}

void CompareWindow::hideEvent(QHideEvent* event) {
  follow_->stop();
  QDialog::hideEvent(event);
}

}  // namespace icl::ui
