#include "ui/sweeps/sweep_window.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QStyle>
#include <QVBoxLayout>

#include "core/base/files.h"
#include "core/base/parallel.h"
#include "ui/core_text.h"
#include "ui/key_guard.h"
#include "ui/plots/number_text.h"
#include "ui/sweeps/phase_diagram.h"
#include "ui/sweeps/sweep_choices.h"
#include "ui/sweeps/sweep_form.h"
#include "ui/sweeps/sweep_words.h"

namespace icl::ui {

namespace fs = std::filesystem;

namespace {

constexpr int kBarSteps = 1000;

QLabel* wrappedLabel(QWidget* parent) {
  auto* label = new QLabel(parent);
  label->setWordWrap(true);
  return label;
}

}  // namespace

SweepWindow::SweepWindow(SessionController& controller, QWidget* parent)
    : QDialog(parent), controller_(controller), maker_(controller.catalog()) {
  setObjectName(QStringLiteral("sweeps"));
  setProperty("helpAnchor", QStringLiteral("sweeps"));
  setWindowTitle(tr("Sweeps"));
  setWindowFlag(Qt::WindowMaximizeButtonHint);
  auto* whole = new QVBoxLayout(this);
  auto* halves = new QSplitter(Qt::Horizontal, this);
  halves->setChildrenCollapsible(false);
  halves->addWidget(buildLeft());
  halves->addWidget(buildRight());
  halves->setStretchFactor(1, 1);
  halves->setSizes({300, 660});
  whole->addWidget(halves, 1);
  auto* foot = new QHBoxLayout;
  sentence_ = wrappedLabel(this);
  sentence_->setTextFormat(Qt::PlainText);
  foot->addWidget(sentence_, 1);
  auto* help = new QPushButton(tr("&Help"), this);
  help->setToolTip(tr("What the parts of this window are (F1)"));
  foot->addWidget(help, 0, Qt::AlignBottom);
  whole->addLayout(foot);
  for (QPushButton* button : {start_, save_, help}) button->setAutoDefault(false);
  connect(help, &QPushButton::clicked, this,
          [this] { Q_EMIT helpAsked(QStringLiteral("sweeps")); });
  buildKeys();
  resize(980, 660);
  connect(&maker_, &SweepMaker::made, this, &SweepWindow::take);
  connect(&maker_, &SweepMaker::refused, this, &SweepWindow::refuse);
  connect(&maker_, &SweepMaker::listed, this, &SweepWindow::shelve);
  connect(&desk_, &SweepDesk::gridChanged, this, &SweepWindow::showGrid);
  connect(&desk_, &SweepDesk::viewChanged, this, &SweepWindow::showStory);
  connect(&desk_, &SweepDesk::progressChanged, this, &SweepWindow::showProgress);
  connect(&desk_, &SweepDesk::failed, this, [this](const QString& why) { say(why, true); });
  maker_.listReady();
  takeForm();
}

QWidget* SweepWindow::buildLeft() {
  auto* area = new QScrollArea(this);
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFocusPolicy(Qt::NoFocus);
  area->setMinimumWidth(280);
  auto* left = new QWidget(area);
  auto* column = new QVBoxLayout(left);
  column->setContentsMargins(0, 0, 6, 0);
  ready_ = new QComboBox(left);
  ready_->setAccessibleName(tr("Sweep"));
  ready_->setToolTip(tr("One of your own, or one of those that come with the program"));
  ready_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  ready_->setMinimumContentsLength(16);
  ready_->addItem(tr("Of the open experiment"));
  column->addWidget(ready_);
  form_ = new SweepForm(controller_, left);
  form_->setProperty("helpAnchor", QStringLiteral("sweep-axes"));
  column->addWidget(form_);
  story_ = wrappedLabel(left);
  story_->setTextFormat(Qt::RichText);
  column->addWidget(story_);
  buildRun(column, left);
  column->addStretch(1);
  connect(ready_, &QComboBox::activated, this, &SweepWindow::chooseReady);
  connect(form_, &SweepForm::changed, this, &SweepWindow::formChanged);
  area->setWidget(left);
  return area;
}

void SweepWindow::buildRun(QVBoxLayout* column, QWidget* left) {
  auto* box = new QWidget(left);
  box->setProperty("helpAnchor", QStringLiteral("sweep-run"));
  auto* rows = new QVBoxLayout(box);
  rows->setContentsMargins(0, 0, 0, 0);
  need_ = wrappedLabel(box);
  need_->setProperty("role", QStringLiteral("note"));
  rows->addWidget(need_);
  auto* buttons = new QHBoxLayout;
  start_ = new QPushButton(tr("&Start"), box);
  start_->setToolTip(tr("Runs what is missing; finished jobs stay when it is stopped"));
  start_->setEnabled(false);
  save_ = new QPushButton(tr("Save &file…"), box);
  save_->setToolTip(tr("The sweep as a file for “icl sweep”, here or on a cluster"));
  save_->setEnabled(false);
  buttons->addWidget(start_, 1);
  buttons->addWidget(save_, 1);
  rows->addLayout(buttons);
  bar_ = new QProgressBar(box);
  bar_->setRange(0, kBarSteps);
  bar_->setTextVisible(false);
  bar_->setFixedHeight(8);
  bar_->setAccessibleName(tr("Jobs that are stored"));
  rows->addWidget(bar_);
  progress_ = wrappedLabel(box);
  rows->addWidget(progress_);
  column->addWidget(box);
  connect(start_, &QPushButton::clicked, this, &SweepWindow::startOrStop);
  connect(save_, &QPushButton::clicked, this, &SweepWindow::askFile);
}

QWidget* SweepWindow::buildRight() {
  auto* right = new QWidget(this);
  right->setProperty("helpAnchor", QStringLiteral("sweep-picture"));
  auto* column = new QVBoxLayout(right);
  column->setContentsMargins(6, 0, 0, 0);
  heading_ = wrappedLabel(right);
  heading_->setProperty("role", QStringLiteral("view-heading"));
  heading_->setTextFormat(Qt::PlainText);
  column->addWidget(heading_);
  choices_ = new SweepChoices(right);
  column->addWidget(choices_);
  diagram_ = new PhaseDiagram(right);
  diagram_->setEmptyText(tr("Choose axes at the left and start."));
  diagram_->setAccessibleName(tr("Phase diagram"));
  diagram_->setToolTip(tr("A double click or Return opens the run of a cell"));
  column->addWidget(diagram_, 1);
  read_out_ = new QLabel(right);
  column->addWidget(read_out_);
  connect(choices_, &SweepChoices::changed, this, [this] { desk_.look(choices_->look()); });
  connect(diagram_, &PhaseDiagram::cellChosen, this, &SweepWindow::openCell);
  connect(diagram_, &Heatmap::cellChanged, this, [this] {
    const QString text = diagram_->readOut();
    read_out_->setText(text.isEmpty() ? text : tr("%1 · a double click opens the run").arg(text));
    diagram_->setAccessibleDescription(text);
  });
  return right;
}

void SweepWindow::buildKeys() {
  const auto key = [this](const QKeySequence& keys, std::function<QString()> anchor) {
    auto* shortcut = new QShortcut(keys, this);
    connect(shortcut, &QShortcut::activated, this,
            [this, anchor = std::move(anchor)] { Q_EMIT helpAsked(anchor()); });
  };
  key(QKeySequence::HelpContents, [] { return QStringLiteral("sweeps"); });
  key(QKeySequence(Qt::SHIFT | Qt::Key_F1),
      [] { return helpAnchorOf(QApplication::focusWidget()); });
}

// ── choosing ──

void SweepWindow::say(const QString& sentence, bool problem) {
  sentence_->setProperty("role", problem ? QStringLiteral("problem") : QStringLiteral("note"));
  sentence_->style()->unpolish(sentence_);
  sentence_->style()->polish(sentence_);
  sentence_->setText(sentence);
}

QString SweepWindow::sentence() const { return sentence_->text(); }

void SweepWindow::shelve(const std::vector<ShelvedSweep>& ready) {
  int at = 1;  // before what was opened meanwhile
  for (const ShelvedSweep& one : ready) {
    ready_->insertItem(at, coreText(one.title), QString::fromStdString(one.file.string()));
    ready_->setItemData(at, coreText(one.story), Qt::ToolTipRole);
    ++at;
  }
}

void SweepWindow::chooseReady(int index) {
  if (index == 0) {
    takeForm();
  } else {
    maker_.fromFile(ready_->itemData(index).toString().toStdString());
  }
}

/// A sweep that runs is not replaced while a setting is dragged: the form waits for the next start.
void SweepWindow::formChanged() {
  if (ready_->currentIndex() != 0) return;
  form_waits_ = desk_.running() || !isVisible();
  if (!form_waits_) takeForm();
}

void SweepWindow::showEvent(QShowEvent* event) {
  QDialog::showEvent(event);
  if (form_waits_ && !desk_.running()) takeForm();
}

void SweepWindow::takeForm() {
  form_waits_ = false;
  form_->show();
  story_->hide();
  if (const auto json = form_->json()) {
    maker_.fromJson(*json, tr("sweep").toStdString());
  } else {
    maker_.forget();
    refuse(json.error());
    say(coreError(json.error()), false);  // nothing is wrong yet
  }
}

void SweepWindow::refuse(const Error& error) {
  start_waits_ = false;
  start_->setEnabled(desk_.running());
  save_->setEnabled(false);
  say(coreError(error), true);
}

void SweepWindow::take(const MadeSweep& made) {
  const QString file = QString::fromStdString(made.file.string());
  if (!file.isEmpty()) {
    int at = ready_->findData(file);
    if (at < 0) {
      ready_->addItem(coreText(made.sweep->spec().title), file);
      at = ready_->count() - 1;
    }
    ready_->setCurrentIndex(at);
  }
  form_->setVisible(file.isEmpty());
  story_->setVisible(!file.isEmpty());
  say({}, false);
  start_->setEnabled(true);
  save_->setEnabled(true);
  heading_->setText(coreText(made.sweep->spec().title));
  choices_->show(made.sweep);
  desk_.show(made.sweep, made.folder);
  desk_.look(choices_->look());
  QString text = tr("%n job(s) in %1 cells", nullptr, static_cast<int>(made.need.jobs))
                     .arg(countText(static_cast<double>(made.need.cells)));
  if (made.need.seconds > 0) {
    const int workers = std::max(1, parallel::threads() - 1);
    text += QStringLiteral(" · ") + tr("about %1").arg(timeText(made.need.seconds / workers));
  }
  need_->setText(text + QStringLiteral(" · ") + bytesText(made.need.bytes));
  if (std::exchange(start_waits_, false)) desk_.start();
}

bool SweepWindow::isSweep(const QString& path) {
  const fs::path place = path.toStdString();
  std::error_code none;
  if (fs::is_directory(place, none)) return fs::exists(place / "sweep.json", none);
  if (place.extension() == ".db") return fs::exists(place.parent_path() / "sweep.json", none);
  if (place.extension() != ".json") return false;
  const auto text = readFile(place, std::uint64_t{4} << 20);
  return text && text->find("icl-sweep/1") != std::string::npos;
}

void SweepWindow::openPath(const QString& path) {
  if (desk_.running()) {
    say(tr("Stop the sweep that runs before you open another one."), true);
    return;
  }
  maker_.fromFile(path.toStdString());
}

void SweepWindow::askFile() {
  const std::string name = desk_.sweep()->spec().id + ".json";
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Save the sweep"), QString::fromStdString(name),
                                   tr("Sweeps (%1)").arg(QStringLiteral("*.json")));
  if (!path.isEmpty()) saveFile(path);
}

void SweepWindow::saveFile(const QString& path) {
  if (desk_.sweep() == nullptr) return;
  if (const Status done = writeAtomic(path.toStdString(), desk_.sweep()->text()); !done) {
    say(coreError(done.error()), true);
    return;
  }
  say(tr("Saved. On a cluster: %1")
          .arg(QStringLiteral("mpirun -n 64 icl sweep %1").arg(QFileInfo(path).fileName())),
      false);
}

// ── running ──

void SweepWindow::startOrStop() {
  if (desk_.running()) {
    desk_.stop();
    return;
  }
  if (form_waits_) takeForm();
  if (maker_.busy()) {
    start_waits_ = true;
  } else if (start_->isEnabled()) {
    desk_.start();
  }
}

void SweepWindow::showProgress() {
  const bool running = desk_.running();
  start_->setText(!running ? tr("&Start") : desk_.stopping() ? tr("Stopping…") : tr("&Stop"));
  ready_->setEnabled(!running);
  form_->setEnabled(!running);
  if (desk_.sweep() == nullptr) return;
  const auto stored = static_cast<double>(desk_.stored());
  const auto jobs = static_cast<double>(desk_.sweep()->jobs());
  QString text = tr("%1 of %2 jobs are stored").arg(countText(stored), countText(jobs));
  if (const double left = desk_.secondsLeft(); left >= 0) {
    text += QStringLiteral(" · ") + tr("%1 left").arg(timeText(left));
  }
  progress_->setText(text);
  bar_->setValue(static_cast<int>(stored / jobs * kBarSteps));
}

void SweepWindow::showStory() {
  if (desk_.sweep() == nullptr) return;
  const QString html = storyHtml(*desk_.sweep(), desk_.view().get());
  if (story_->text() != html) story_->setText(html);
}

void SweepWindow::showGrid() {
  const Sweep& sweep = *desk_.sweep();
  const SweepGrid& grid = desk_.grid();
  HeatmapData cells;
  cells.diverging = false;
  cells.cols = static_cast<int>(grid.columns);
  cells.rows = static_cast<int>(grid.rows);
  cells.col_title = axisTitle(sweep, grid.look.across);
  for (std::size_t p = 0; p < grid.columns; ++p) {
    cells.col_labels << pointText(sweep, grid.look.across, p);
  }
  if (!grid.look.flat()) {
    cells.row_title = axisTitle(sweep, grid.look.up);
    for (std::size_t p = 0; p < grid.rows; ++p) {
      cells.row_labels << pointText(sweep, grid.look.up, p);
    }
  }
  cells.values = grid.values;
  diagram_->setData(std::move(cells));
  diagram_->setLevel(choices_->level());
}

void SweepWindow::openCell(int column, int row) {
  const Sweep& sweep = *desk_.sweep();
  const SweepJob job = sweep.job(desk_.grid().look.job(
      sweep.spec(), static_cast<std::size_t>(column), static_cast<std::size_t>(row)));
  Opening opening;
  opening.type = findExperiment(controller_.catalog(), sweep.spec().experiment);
  opening.changes = sweep.changes(job);
  opening.run = sweep.spec().run;
  opening.run.seed = job.seed;
  opening.run.title.clear();
  opening.title = jobTitle(sweep, job);
  opening.start = true;
  Q_EMIT runAsked(opening);
}

}  // namespace icl::ui
