#include "ui/main_window.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSplitter>
#include <QStatusBar>
#include <QVBoxLayout>

#include "ui/cursor_bar.h"
#include "ui/documents/document_actions.h"
#include "ui/help/help_viewer.h"
#include "ui/key_guard.h"
#include "ui/language.h"
#include "ui/lecture/presentation.h"
#include "ui/lecture/speaker_panel.h"
#include "ui/notes/note_model.h"
#include "ui/notes/note_panel.h"
#include "ui/notice_bar.h"
#include "ui/panels/experiment_panel.h"
#include "ui/panels/preset_gallery.h"
#include "ui/panels/run_panel.h"
#include "ui/panels/table_dialog.h"
#include "ui/session_pump.h"
#include "ui/status_line.h"
#include "ui/sweeps/sweep_window.h"
#include "ui/time_bar.h"
#include "ui/view_area.h"
#include "ui/window_actions.h"
#include "ui/window_dialogs.h"
#include "ui/window_layout.h"
#include "ui/workbench/workbench.h"

namespace icl::ui {

namespace {

constexpr int kFrameHeight = 32;

}  // namespace

MainWindow::MainWindow(const Lab& lab)
    : lab_(lab),
      files_(new DocumentActions(lab.controller, lab.document, this)),
      guide_(new FirstMinute(lab.controller, this)) {
  setObjectName(QStringLiteral("main"));
  setAcceptDrops(true);
  lecture_ = new Presentation(lab.controller, lab.document, lab.presets, lab.language, *this);
  connect(lecture_, &Presentation::begun, this, &MainWindow::lectureBegun);
  connect(lecture_, &Presentation::ended, this, &MainWindow::lectureEnded);
  connect(files_, &DocumentActions::leaving, lecture_, &Presentation::end);
  build();
  qApp->installEventFilter(this);
  connect(&lab_.controller, &SessionController::message, this, &MainWindow::showMessage);
  connect(&lab_.controller, &SessionController::opened, this, &MainWindow::showTitle);
  connect(&lab_.controller, &SessionController::settingsChanged, this, &MainWindow::showTitle);
  connect(&lab_.document, &LabDocument::changed, this, &MainWindow::showTitle);
  connect(&lab_.language, &Language::changed, this, &MainWindow::build);
}

MainWindow::~MainWindow() { qApp->removeEventFilter(this); }

void MainWindow::build() {
  lecture_->end();
  const QList<int> sizes = panels_ != nullptr ? panels_->sizes() : QList<int>();
  delete takeCentralWidget();
  delete actions_;
  // In the language that is left; one that runs stays until it is closed.
  if (sweeps_ != nullptr && !sweeps_->desk().running()) delete sweeps_;
  delete bench_;
  menuBar()->clear();
  delete status_;
  actions_ = new WindowActions(lab_.controller, *menuBar(), this);
  auto* whole = new QWidget(this);
  auto* column = new QVBoxLayout(whole);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  transport_ = new TransportBar(lab_.controller, actions_->transport, whole);
  column->addWidget(transport_);
  notice_ = new NoticeBar(whole);
  column->addWidget(notice_);
  panels_ = new QSplitter(Qt::Horizontal, whole);
  panels_->setHandleWidth(8);
  panels_->setChildrenCollapsible(false);
  experiment_ = new ExperimentPanel(lab_.controller, lab_.presets, panels_);
  panels_->addWidget(experiment_);
  panels_->addWidget(buildCentre());
  right_ = new QWidget(panels_);
  auto* beside = new QHBoxLayout(right_);
  beside->setContentsMargins(0, 0, 0, 0);
  runs_ = new RunPanel(lab_.controller, right_);
  speaker_ = new SpeakerPanel(*lecture_, right_);
  speaker_->hide();
  beside->addWidget(runs_);
  beside->addWidget(speaker_);
  panels_->addWidget(right_);
  for (int i = 0; i < 3; ++i) panels_->setStretchFactor(i, i == 1 ? 1 : 0);
  column->addWidget(panels_, 1);
  setCentralWidget(whole);
  status_ = new StatusLine(lab_.controller, lab_.document, this);
  statusBar()->addPermanentWidget(status_);
  statusBar()->setSizeGripEnabled(false);
  connectActions();
  connectFileActions();
  connectNotes();
  connectWorkbench();
  connectLecture();
  connectGuide(whole);
  connectClassroom();
  if (sizes.size() == 3) {
    panels_->setSizes(sizes);
  } else {
    defaultLayout();
  }
  showTitle();
}

QWidget* MainWindow::buildCentre() {
  auto* centre = new QWidget(panels_);
  auto* column = new QVBoxLayout(centre);
  column->setContentsMargins(0, 4, 0, 4);
  column->setSpacing(4);
  views_ = new ViewArea(lab_.controller, centre);
  column->addWidget(views_, 1);
  auto* cursor = new CursorBar(lab_.controller, centre);
  cursor->setProperty("control", QStringLiteral("cursor"));
  column->addWidget(cursor);
  auto* time = new TimeRow(lab_.controller, centre);
  time->setProperty("control", QStringLiteral("time"));
  column->addWidget(time);
  return centre;
}

void MainWindow::connectActions() {
  WindowActions* a = actions_;
  SessionController* c = &lab_.controller;
  connect(a, &WindowActions::galleryAsked, this, &MainWindow::openGallery);
  connect(a, &WindowActions::sweepsAsked, this, &MainWindow::openSweeps);
  connect(a, &WindowActions::paletteAsked, this, &MainWindow::openPalette);
  connect(a, &WindowActions::shortcutsAsked, this, [this] { openShortcuts(*actions_, this); });
  connect(a, &WindowActions::helpAsked, this, [this] { openHelp(); });
  connect(a, &WindowActions::whatIsThisAsked, this, &MainWindow::whatIsThis);
  connect(a, &WindowActions::stopAsked, transport_->stopEditor(), [this] {
    transport_->stopEditor()->setFocus(Qt::ShortcutFocusReason);
    transport_->stopEditor()->selectAll();
  });
  connect(a, &WindowActions::aboutAsked, this, [this] { openAbout(this); });
  connect(a, &WindowActions::enlargeAsked, views_,
          [this] { views_->toggleEnlarged(views_->currentSlot()); });
  connect(a, &WindowActions::nextPictureAsked, views_, &ViewArea::nextPicture);
  connect(a, &WindowActions::defaultLayoutAsked, this, &MainWindow::defaultLayout);
  connect(a, &WindowActions::themeChosen, this, &MainWindow::themeChosen);
  connect(a, &WindowActions::languageChosen, &lab_.language, &Language::use, Qt::QueuedConnection);
  a->showLanguage(lab_.language.current());
  a->showTheme(theme_);
  connect(a->experiment_panel, &QAction::toggled, experiment_, &QWidget::setVisible);
  connect(a->run_panel, &QAction::toggled, right_, &QWidget::setVisible);
  connect(a->full_screen, &QAction::toggled, this,
          [this](bool on) { on ? showFullScreen() : showNormal(); });
  connect(a, &WindowActions::tableAsked, this, [this] {
    const LabView* view = views_->currentView();
    if (view == nullptr) return;
    TableDialog(*view, this).exec();
  });
  connect(a, &WindowActions::copyCommandAsked, this, [this, c] {
    const RunTrack* run = c->active();
    if (run == nullptr) return;
    QApplication::clipboard()->setText(c->asCommand(run->serial));
    showMessage(tr("Copied: %1").arg(c->asCommand(run->serial)), false);
  });
  connect(a, &WindowActions::probeAsked, views_,
          [this] { views_->showView(QStringLiteral("probe")); });
  connect(a, &WindowActions::editReversed, experiment_, &ExperimentPanel::restartIfWanted);
  connect(experiment_, &ExperimentPanel::presetChosen, this, &MainWindow::openPreset);
  connect(experiment_, &ExperimentPanel::galleryAsked, this, &MainWindow::openGallery);
}

void MainWindow::connectFileActions() {
  WindowActions* a = actions_;
  connect(a, &WindowActions::openAsked, files_, &DocumentActions::open);
  connect(a, &WindowActions::openFileAsked, files_, &DocumentActions::openPath);
  connect(a, &WindowActions::saveAsked, files_, &DocumentActions::save);
  connect(a, &WindowActions::saveAsAsked, files_, &DocumentActions::saveAs);
  connect(a, &WindowActions::quitAsked, this, &QWidget::close);
  connect(a, &WindowActions::figureAsked, files_, [this] {
    if (LabView* view = views_->currentView()) files_->saveFigure(*view);
  });
  connect(a, &WindowActions::rowsAsked, files_, [this] {
    if (const RunTrack* run = lab_.controller.active()) files_->exportRows(run->serial);
  });
  connect(runs_, &RunPanel::exportAsked, files_, &DocumentActions::exportRows);
}

void MainWindow::connectWorkbench() {
  bench_ = new Workbench(lab_.controller, this);
  connect(actions_, &WindowActions::seedsAsked, bench_, &Workbench::openSeeds);
  connect(runs_, &RunPanel::seedsAsked, bench_, &Workbench::openSeeds);
  connect(actions_, &WindowActions::compareAsked, bench_, &Workbench::openCompare);
  connect(runs_, &RunPanel::compareAsked, bench_, &Workbench::openCompare);
  connect(actions_, &WindowActions::animationAsked, bench_,
          [this] { bench_->openAnimation(views_->currentViewId()); });
  connect(bench_, &Workbench::helpAsked, this,
          [this](const QString& anchor) { openHelp()->showTopic(anchor); });
}

void MainWindow::connectNotes() {
  NotePanel* notes = runs_->notes();
  const auto pin = [this, notes] {
    actions_->run_panel->setChecked(true);
    notes->begin(views_->currentViewId());
  };
  const auto copy = [this] {
    QApplication::clipboard()->setText(notesMarkdown(lab_.controller, lab_.document.name()));
    showMessage(tr("The notes are in the clipboard, as Markdown."), false);
  };
  connect(notes, &NotePanel::pinAsked, this, pin);
  connect(notes, &NotePanel::copyAsked, this, copy);
  connect(notes, &NotePanel::viewAsked, views_, &ViewArea::focusView);
  connect(actions_, &WindowActions::pinNoteAsked, this, pin);
  connect(actions_, &WindowActions::copyNotesAsked, this, copy);
  connect(actions_, &WindowActions::noteAsked, notes, &NotePanel::goToNext);
}

void MainWindow::showTheme(const QString& theme) {
  theme_ = theme;
  actions_->showTheme(theme);
}

void MainWindow::startUp(bool reset_layout) {
  if (reset_layout) forgetLayout();
  QSize room(1280, 800);
  if (const QScreen* shown = screen()) {  // with space for the frame that the desktop adds
    room = room.boundedTo(shown->availableSize() - QSize(0, kFrameHeight));
  }
  resize(room.expandedTo({853, 480}));
  defaultLayout();
  if (!restoreLayout(*this, splitters())) {
    forgetLayout();
    statusBar()->showMessage(tr("The stored layout could not be used: this is the default one."),
                             20000);
  }
  if (LabView* view = views_->currentView()) view->setFocus();
  files_->offerRecovery(*notice_);
}

QList<QSplitter*> MainWindow::splitters() const {
  return QList<QSplitter*>{panels_} + views_->findChildren<QSplitter*>();
}

void MainWindow::defaultLayout() {
  actions_->experiment_panel->setChecked(true);
  actions_->run_panel->setChecked(true);
  const int left = std::clamp(width() / 5, 236, 272);
  const int right = left * 2 / 3;
  panels_->setSizes({left, std::max(300, width() - left - right), right});
  views_->resetSizes();
}

void MainWindow::showTitle() {
  setWindowTitle(
      tr("%1[*] · seed %2 · ICL Lab").arg(lab_.document.name()).arg(lab_.controller.seed()));
  setWindowModified(lab_.document.isDirty());
}

void MainWindow::showMessage(const QString& sentence, bool is_error) {
  if (is_error) {
    notice_->tell(sentence);
  } else {
    statusBar()->showMessage(sentence, 8000);
  }
}

void MainWindow::openPreset(int index) {
  const auto& presets = lab_.presets;
  if (index < 0 || index >= static_cast<int>(presets.size()) || !files_->mayLeave()) return;
  if (lab_.controller.openPreset(presets[static_cast<std::size_t>(index)], true)) {
    lab_.document.startAnew();
  }
}

void MainWindow::openGallery() {
  PresetGallery gallery(lab_.controller.catalog(), lab_.presets, this);
  connect(&gallery, &PresetGallery::chosen, this, &MainWindow::openPreset, Qt::QueuedConnection);
  gallery.exec();
}

/// One for the life of the window: a sweep that runs goes on behind it.
SweepWindow* MainWindow::openSweeps() {
  if (sweeps_ == nullptr) {
    sweeps_ = new SweepWindow(lab_.controller, this);
    connect(sweeps_, &SweepWindow::runAsked, this, [this](const Opening& opening) {
      if (files_->mayLeave() && lab_.controller.open(opening)) lab_.document.startAnew();
    });
    connect(sweeps_, &SweepWindow::helpAsked, this,
            [this](const QString& anchor) { openHelp()->showTopic(anchor); });
  }
  sweeps_->show();
  sweeps_->raise();
  sweeps_->activateWindow();
  return sweeps_;
}

void MainWindow::openPalette() {
  const PaletteTargets targets{[this](int index) { openPreset(index); },
                               [this](const QString& key) {
                                 actions_->experiment_panel->setChecked(true);
                                 experiment_->focusField(key);
                               },
                               [this](int index) { openLecture(index); }, readyLectures()};
  ui::openPalette(*actions_, lab_.controller, lab_.presets, targets, lab_.language.current(), this);
}

HelpViewer* MainWindow::openHelp() {
  return ui::openHelp(*actions_, lab_.controller, lab_.language.current(), this);
}

void MainWindow::whatIsThis() {
  const QString anchor = helpAnchorOf(QApplication::focusWidget());
  openHelp()->showTopic(anchor);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!files_->mayLeave()) {
    event->ignore();
    return;
  }
  saveLayout(*this, splitters());
  lab_.document.dropAutosave();
  event->accept();
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::WindowStateChange) {
    lab_.controller.pump().setVisible(!isMinimized());
  }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  for (const QUrl& url : event->mimeData()->urls()) {
    if (!url.isLocalFile()) continue;
    const QString path = url.toLocalFile();
    if (SweepWindow::isSweep(path)) {
      openSweeps()->openPath(path);
    } else {
      files_->openPath(path);
    }
  }
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  return guardKeys(event, QApplication::focusWidget()) ? true
                                                       : QMainWindow::eventFilter(watched, event);
}

}  // namespace icl::ui
