#include "ui/window_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QUndoStack>

#include "ui/documents/lab_document.h"
#include "ui/glyphs.h"
#include "ui/lecture/presentation.h"

namespace icl::ui {

WindowActions::WindowActions(SessionController& controller, QMenuBar& bar, QObject* parent)
    : QObject(parent), controller_(controller) {
  buildFile(bar);
  buildEdit(bar);
  buildRun(bar);
  buildView(bar);
  buildPresent(bar);
  buildHelp(bar);
  connect(&controller_, &SessionController::activityChanged, this, &WindowActions::showActivity);
  showActivity();
}

QAction* WindowActions::add(QMenu* menu, const QString& text, const QKeySequence& key,
                            std::function<void()> act, const QString& tip) {
  auto* action = menu->addAction(text);
  action->setShortcut(key);
  action->setShortcutContext(Qt::WindowShortcut);
  if (!tip.isEmpty()) {
    const QString shortcut = key.toString(QKeySequence::NativeText);
    action->setToolTip(shortcut.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, shortcut));
    action->setStatusTip(tip);
  }
  if (act) connect(action, &QAction::triggered, this, std::move(act));
  all_.push_back(action);
  return action;
}

void WindowActions::buildFile(QMenuBar& bar) {
  QMenu* menu = bar.addMenu(tr("&File"));
  add(menu, tr("Preset &gallery…"), QKeySequence(Qt::CTRL | Qt::Key_G),
      [this] { Q_EMIT galleryAsked(); });
  add(menu, tr("Sw&eeps…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_G),
      [this] { Q_EMIT sweepsAsked(); });
  add(
      menu, tr("Pa&ired seeds…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R),
      [this] { Q_EMIT seedsAsked(); },
      tr("The run and its twin with further seeds: median, interval, verdict"));
  add(
      menu, tr("Co&mpare runs…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M),
      [this] { Q_EMIT compareAsked(); },
      tr("Open and stored runs in a table and in one chart, by what differs"));
  add(menu, tr("&Open…"), QKeySequence::Open, [this] { Q_EMIT openAsked(); });
  recent = menu->addMenu(tr("Open &recent"));
  connect(recent, &QMenu::aboutToShow, this, [this] {
    recent->clear();
    for (const QString& path : LabDocument::recentFiles()) {
      recent
          ->addAction(QFileInfo(path).fileName(), this,
                      [this, path] { Q_EMIT openFileAsked(path); })
          ->setStatusTip(path);
    }
    if (recent->isEmpty()) recent->addAction(tr("No documents yet"))->setEnabled(false);
  });
  menu->addSeparator();
  add(menu, tr("&Save"), QKeySequence::Save, [this] { Q_EMIT saveAsked(); });
  add(menu, tr("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S),
      [this] { Q_EMIT saveAsAsked(); });
  add(
      menu, tr("S&hare as one file…"), {}, [this] { Q_EMIT shareAsked(); },
      tr("The document with the runs it shows, to be opened elsewhere"));
  menu->addSeparator();
  add(
      menu, tr("Save &figure…"), QKeySequence(Qt::CTRL | Qt::Key_E),
      [this] { Q_EMIT figureAsked(); }, tr("The chosen picture as SVG, PDF or PNG"));
  add(
      menu, tr("Save a&nimation…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V),
      [this] { Q_EMIT animationAsked(); },
      tr("The chosen picture over the steps of the run: PNG files, MP4 or GIF"));
  add(
      menu, tr("Export ro&ws…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E),
      [this] { Q_EMIT rowsAsked(); }, tr("Every recorded step of the run as CSV or NPY"));
  add(
      menu, tr("&Copy as command"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
      [this] { Q_EMIT copyCommandAsked(); }, tr("The line that repeats this run without a window"));
  menu->addSeparator();
  add(menu, tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), [this] { Q_EMIT quitAsked(); });
}

void WindowActions::buildEdit(QMenuBar& bar) {
  QMenu* menu = bar.addMenu(tr("&Edit"));
  QUndoStack& stack = controller_.undoStack();
  QAction* undo = add(menu, tr("&Undo"), QKeySequence::Undo, [this, &stack] {
    stack.undo();
    Q_EMIT editReversed();
  });
  QAction* redo =
      add(menu, tr("&Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), [this, &stack] {
        stack.redo();
        Q_EMIT editReversed();
      });
  menu->addSeparator();
  add(
      menu, tr("&Pin a note…"), QKeySequence(Qt::CTRL | Qt::Key_D),
      [this] { Q_EMIT pinNoteAsked(); }, tr("A sentence at this step, beside this picture"));
  add(
      menu, tr("&Copy notes as Markdown"), {}, [this] { Q_EMIT copyNotesAsked(); },
      tr("All notes with the line that repeats the run"));
  const auto show = [this, undo, redo, &stack] {
    undo->setEnabled(stack.canUndo());
    redo->setEnabled(stack.canRedo());
    undo->setText(stack.canUndo() ? tr("&Undo: %1").arg(stack.undoText()) : tr("&Undo"));
    redo->setText(stack.canRedo() ? tr("&Redo: %1").arg(stack.redoText()) : tr("&Redo"));
  };
  connect(&stack, &QUndoStack::indexChanged, undo, show);
  show();
}

void WindowActions::buildRun(QMenuBar& bar) {
  QMenu* menu = bar.addMenu(tr("&Run"));
  SessionController* c = &controller_;
  transport.run = add(
      menu, tr("&Run"), {}, [c] { c->toggleRun(); }, tr("Run or pause"));
  transport.run->setShortcuts({QKeySequence(Qt::Key_Space), QKeySequence(Qt::CTRL | Qt::Key_R)});
  transport.rewind = add(
      menu, tr("Re&wind"), QKeySequence(Qt::CTRL | Qt::Key_Home), [c] { c->rewind(); },
      tr("Back to the start with the same seed; does not run"));
  transport.rewind->setIcon(glyphIcon(Glyph::Rewind));
  transport.step = add(
      menu, tr("&Step"), QKeySequence(Qt::CTRL | Qt::Key_Right), [c] { c->step(1); },
      tr("One step of the method"));
  transport.step->setIcon(glyphIcon(Glyph::Step));
  add(menu, tr("&Ten steps"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Right),
      [c] { c->step(10); });
  add(
      menu, tr("Step &back"), QKeySequence(Qt::CTRL | Qt::Key_Left), [c] { c->step(-1); },
      tr("To the step before, exactly as it was"));
  add(menu, tr("Te&n steps back"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Left),
      [c] { c->step(-10); });
  add(menu, tr("Go to the n&ewest step"), QKeySequence(Qt::CTRL | Qt::Key_End),
      [c] { c->goToNewest(); });
  add(
      menu, tr("Stop &at…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A),
      [this] { Q_EMIT stopAsked(); }, tr("Edits the stop condition"));
  add(menu, tr("Ne&xt note"), QKeySequence(Qt::CTRL | Qt::Key_Period),
      [this] { Q_EMIT noteAsked(true); });
  add(menu, tr("Pre&vious note"), QKeySequence(Qt::CTRL | Qt::Key_Comma),
      [this] { Q_EMIT noteAsked(false); });
  menu->addSeparator();
  add(menu, tr("Restart with the &changes"), QKeySequence(Qt::CTRL | Qt::Key_Return),
      [c] { c->restart(); });
  add(
      menu, tr("&Fork here"), QKeySequence(Qt::CTRL | Qt::Key_B), [c] { c->forkHere(); },
      tr("A second run that shares the past up to the cursor"));
  add(menu, tr("New see&d"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), [c] { c->newSeed(); });
  menu->addSeparator();
  transport.layer = add(
      menu, tr("Next &layer"), QKeySequence(Qt::CTRL | Qt::Key_L), [this] { nextLayer(1); },
      tr("The next layer in the whitening and attention pictures"));
  transport.layer->setIcon(glyphIcon(Glyph::Layer));
  add(menu, tr("Previous la&yer"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L),
      [this] { nextLayer(-1); });
  add(menu, tr("New example &prompt"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), [c] {
    Look look = c->look();
    ++look.sample;
    c->setLook(look);
  });
}

void WindowActions::nextLayer(int by) {
  const RunTrack* run = controller_.active();
  int layers = 0;
  if (run != nullptr) {
    for (const PlateData& plate : run->frame.plates) layers = std::max(layers, plate.layers);
  }
  if (layers < 2) return;
  Look look = controller_.look();
  const int now = look.layer < 0 ? layers - 1 : look.layer;
  look.layer = (now + by + layers) % layers;
  controller_.setLook(look);
}

void WindowActions::buildView(QMenuBar& bar) {
  QMenu* menu = bar.addMenu(tr("&View"));
  add(
      menu, tr("&Enlarge the picture"), QKeySequence(Qt::CTRL | Qt::Key_M),
      [this] { Q_EMIT enlargeAsked(); }, tr("The chosen picture alone, or all again"));
  add(
      menu, tr("&Next picture"), QKeySequence(Qt::CTRL | Qt::Key_J),
      [this] { Q_EMIT nextPictureAsked(); }, tr("Puts the keyboard into the next picture"));
  add(
      menu, tr("Ask a &probe"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K),
      [this] { Q_EMIT probeAsked(); }, tr("Any question that the experiment answers"));
  add(menu, tr("Picture as &table…"), QKeySequence(Qt::CTRL | Qt::Key_T),
      [this] { Q_EMIT tableAsked(); });
  menu->addSeparator();
  experiment_panel = add(menu, tr("E&xperiment panel"), QKeySequence(Qt::CTRL | Qt::Key_1), {});
  run_panel = add(menu, tr("R&uns panel"), QKeySequence(Qt::CTRL | Qt::Key_2), {});
  for (QAction* action : {experiment_panel, run_panel}) {
    action->setCheckable(true);
    action->setChecked(true);
  }
  add(menu, tr("Restore &default layout"), {}, [this] { Q_EMIT defaultLayoutAsked(); });
  add(
      menu, tr("&Hide controls…"), {}, [this] { Q_EMIT hideAsked(); },
      tr("Which controls a handout shows; kept in the document"));
  hidden = menu->addMenu(tr("Hidden &controls"));
  full_screen = add(menu, tr("&Full screen"), QKeySequence(Qt::Key_F11), {});
  full_screen->setCheckable(true);
  menu->addSeparator();
  QMenu* themes = menu->addMenu(tr("&Theme"));
  themes_ = new QActionGroup(this);
  const std::pair<QString, QString> kinds[] = {{QStringLiteral("system"), tr("&As the system")},
                                               {QStringLiteral("light"), tr("&Light")},
                                               {QStringLiteral("dark"), tr("&Dark")}};
  for (const auto& [id, text] : kinds) {
    QAction* action = add(themes, text, {}, [this, id = id] { Q_EMIT themeChosen(id); });
    action->setData(id);
    action->setCheckable(true);
    themes_->addAction(action);
  }
  QMenu* languages = menu->addMenu(tr("&Language"));
  languages_ = new QActionGroup(this);
  const std::pair<QString, QString> tongues[] = {{QStringLiteral("en"), QStringLiteral("English")},
                                                 {QStringLiteral("it"), QStringLiteral("Italiano")},
                                                 {QStringLiteral("ko"), QStringLiteral("한국어")}};
  for (const auto& [id, text] : tongues) {
    QAction* action = add(languages, text, {}, [this, id = id] { Q_EMIT languageChosen(id); });
    action->setData(id);
    action->setCheckable(true);
    languages_->addAction(action);
  }
}

void WindowActions::buildPresent(QMenuBar& bar) {
  QMenu* menu = bar.addMenu(tr("&Present"));
  start_ = add(
      menu, tr("&Give the lecture"), QKeySequence(Qt::Key_F5),
      [this] { Q_EMIT presentAsked(false); },
      tr("The cues one by one, with a window for the audience on the second screen"));
  presenting_.push_back(add(
      menu, tr("&Next cue"), QKeySequence(Qt::Key_PageDown), [this] { Q_EMIT cueAsked(true); },
      tr("To the stop at once, reveal what is covered, or the next cue")));
  presenting_.push_back(add(
      menu, tr("&Previous cue"), QKeySequence(Qt::Key_PageUp), [this] { Q_EMIT cueAsked(false); },
      tr("The end of the cue before, as it was")));
  presenting_.push_back(add(
      menu, tr("&Blank"), {}, [this] { Q_EMIT blankAsked(); },
      tr("Darkens the audience's window")));
  presenting_.back()->setShortcuts({QKeySequence(Qt::Key_B), QKeySequence(Qt::Key_Period)});
  presenting_.push_back(add(
      menu, tr("&Freeze"), QKeySequence(Qt::Key_S), [this] { Q_EMIT freezeAsked(); },
      tr("Keeps the audience's picture while you try something")));
  presenting_.push_back(add(
      menu, tr("&End the lecture"), QKeySequence(Qt::Key_Escape),
      [this] { Q_EMIT endLectureAsked(); }, tr("The window is as it was before")));
  menu->addSeparator();
  add(
      menu, tr("Give it from the &chosen cue"), QKeySequence(Qt::SHIFT | Qt::Key_F5),
      [this] { Q_EMIT presentAsked(true); }, tr("The lecture begins at the cue that is chosen"));
  add(
      menu, tr("&Add a cue from here"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D),
      [this] { Q_EMIT addCueAsked(); }, tr("This run, this step and these pictures as a cue"));
  menu->addSeparator();
  lectures = menu->addMenu(tr("&Ready lectures"));
  add(menu, tr("&Open a lecture…"), {}, [this] { Q_EMIT openLectureAsked(); });
  add(
      menu, tr("&Save the cues as a lecture…"), {}, [this] { Q_EMIT saveLectureAsked(); },
      tr("A file that any ICL Lab can give"));
  menu->addSeparator();
  dark_audience_ = add(menu, tr("&Dark audience window"), {}, {});
  dark_audience_->setCheckable(true);
  dark_audience_->setChecked(Presentation::wantsDark());
  connect(dark_audience_, &QAction::toggled, this, &WindowActions::darkAudienceAsked);
  showPresenting(false);
}

void WindowActions::showPresenting(bool on) {
  for (QAction* action : presenting_) action->setEnabled(on);
  start_->setEnabled(!on);
}

void WindowActions::showTheme(const QString& theme) {
  for (QAction* action : themes_->actions()) action->setChecked(action->data().toString() == theme);
}

void WindowActions::showLanguage(const QString& language) {
  for (QAction* action : languages_->actions()) {
    action->setChecked(action->data().toString() == language);
  }
}

void WindowActions::buildHelp(QMenuBar& bar) {
  QMenu* menu = bar.addMenu(tr("&Help"));
  add(menu, tr("&Help"), QKeySequence::HelpContents, [this] { Q_EMIT helpAsked(); });
  add(
      menu, tr("&First minute"), {}, [this] { Q_EMIT guideAsked(); },
      tr("Five small tasks, each of which moves something; again to leave"));
  add(
      menu, tr("&What is this?"), QKeySequence(Qt::SHIFT | Qt::Key_F1),
      [this] { Q_EMIT whatIsThisAsked(); }, tr("Help on the control that has the keyboard"));
  add(menu, tr("&Keyboard shortcuts"), QKeySequence(Qt::CTRL | Qt::Key_Slash),
      [this] { Q_EMIT shortcutsAsked(); });
  add(menu, tr("&Command palette…"), QKeySequence(Qt::CTRL | Qt::Key_K),
      [this] { Q_EMIT paletteAsked(); });
  menu->addSeparator();
  add(menu, tr("&About ICL Lab"), {}, [this] { Q_EMIT aboutAsked(); });
}

void WindowActions::showActivity() {
  const bool running = controller_.isOpen() && controller_.activity() == Activity::Running;
  const QString text = running ? tr("Pause") : tr("Run");
  if (transport.run->text() == text) return;
  transport.run->setText(text);
  transport.run->setIcon(glyphIcon(running ? Glyph::Pause : Glyph::Run));
}

}  // namespace icl::ui
