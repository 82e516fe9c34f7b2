// MainWindow's part for lectures: cues in the right column, the speaker's panel while a lecture is
// given, ready lectures in the menu.
#include <QAction>
#include <QMenu>
#include <QSplitter>

#include "ui/core_text.h"
#include "ui/documents/document_actions.h"
#include "ui/language.h"
#include "ui/lecture/cue_book.h"
#include "ui/lecture/cue_panel.h"
#include "ui/lecture/presentation.h"
#include "ui/lecture/speaker_panel.h"
#include "ui/main_window.h"
#include "ui/notes/note_panel.h"
#include "ui/panels/run_panel.h"
#include "ui/view_area.h"
#include "ui/window_actions.h"

namespace icl::ui {

namespace {

/// Room for notes that are read from a desk.
constexpr int kSpeakerWidth = 380;

}  // namespace

void MainWindow::connectLecture() {
  WindowActions* a = actions_;
  lecture_->setViewSource([this](const QString& id) { return views_->viewOf(id); });
  cues_ = new CuePanel(lab_.controller, lab_.document.cues(), lab_.presets, lab_.language, runs_);
  runs_->addCues(cues_);
  runs_->showCues(!lab_.document.cues().cues().empty());
  connect(runs_->notes(), &NotePanel::cuesAsked, this, [this] { runs_->showCues(true); });
  connect(cues_, &CuePanel::notesAsked, this, [this] { runs_->showCues(false); });
  connect(cues_, &CuePanel::goAsked, this, [this](int row) { lecture_->begin(row); });
  connect(cues_, &CuePanel::presentAsked, this, [this] { lecture_->begin(); });
  connect(a, &WindowActions::presentAsked, this, [this](bool from_chosen) {
    lecture_->begin(from_chosen ? std::max(0, cues_->chosen()) : 0);
  });
  connect(a, &WindowActions::cueAsked, lecture_,
          [this](bool forward) { forward ? lecture_->next() : lecture_->back(); });
  connect(a, &WindowActions::blankAsked, lecture_, [this] {
    if (lecture_->isOn()) lecture_->setBlank(!lecture_->audience()->isBlank());
  });
  connect(a, &WindowActions::freezeAsked, lecture_, [this] {
    if (lecture_->isOn()) lecture_->setFrozen(!lecture_->audience()->isFrozen());
  });
  connect(a, &WindowActions::endLectureAsked, lecture_, &Presentation::end);
  connect(a, &WindowActions::darkAudienceAsked, lecture_, &Presentation::setDark);
  connect(a, &WindowActions::openLectureAsked, files_, &DocumentActions::openLecture);
  connect(a, &WindowActions::saveLectureAsked, files_, &DocumentActions::saveLecture);
  connect(a, &WindowActions::addCueAsked, this, [this] {
    actions_->run_panel->setChecked(true);
    runs_->showCues(true);
    cues_->addFromHere();
  });
  connect(a->lectures, &QMenu::aboutToShow, this, &MainWindow::fillLectures);
  connect(lecture_, &Presentation::changed, cues_,
          [this] { cues_->setCurrent(lecture_->isOn() ? lecture_->player().index() : -1); });
  connect(&lab_.document.cues(), &CueBook::changed, cues_, [this] {
    if (!lab_.document.cues().cues().empty()) runs_->showCues(true);
  });
}

/// Read when first asked for; what cannot be read is told, and the list is empty.
const std::vector<Lecture>& MainWindow::readyLectures() {
  if (!ready_) {
    auto read =
        loadLectures(resourceFolder() / "lectures", lab_.controller.catalog(), lab_.presets);
    if (!read) showMessage(coreError(read.error()), true);
    ready_ = read ? std::move(read).value() : std::vector<Lecture>{};
  }
  return *ready_;
}

void MainWindow::fillLectures() {
  QMenu* menu = actions_->lectures;
  menu->clear();
  const std::string language = lab_.language.current().toStdString();
  for (std::size_t i = 0; i < readyLectures().size(); ++i) {
    const Lecture& lecture = readyLectures()[i];
    QString text = QString::fromStdString(lecture.title.in(language));
    if (lecture.minutes > 0) text += tr(" (%1 min)").arg(lecture.minutes);
    QAction* action = menu->addAction(text, this, [this, i] { openLecture(static_cast<int>(i)); });
    action->setStatusTip(QString::fromStdString(lecture.about.in(language)));
  }
  if (menu->isEmpty()) menu->addAction(tr("No lectures in this build"))->setEnabled(false);
}

void MainWindow::openLecture(int index) {
  const auto& all = readyLectures();
  if (index < 0 || index >= static_cast<int>(all.size()) || !files_->mayLeave()) return;
  if (const Status status = lab_.document.openLecture(all[static_cast<std::size_t>(index)]);
      !status) {
    return showMessage(coreError(status.error()), true);
  }
  actions_->run_panel->setChecked(true);
  showMessage(tr("F5 gives the lecture; Page Down goes from cue to cue."), false);
}

// ── the window while a lecture is given ──

void MainWindow::lectureBegun() {
  before_ = {panels_->sizes(), actions_->experiment_panel->isChecked(),
             actions_->run_panel->isChecked()};
  actions_->showPresenting(true);
  actions_->experiment_panel->setChecked(false);
  actions_->run_panel->setChecked(true);
  runs_->hide();
  speaker_->show();
  const int right = std::min(kSpeakerWidth, width() / 2);
  panels_->setSizes({0, std::max(300, width() - right), right});
  speaker_->setFocus();
}

void MainWindow::lectureEnded() {
  actions_->showPresenting(false);
  speaker_->hide();
  runs_->show();
  actions_->experiment_panel->setChecked(before_.left);
  actions_->run_panel->setChecked(before_.right);
  panels_->setSizes(before_.sizes);
  if (LabView* view = views_->currentView()) view->setFocus();
}

}  // namespace icl::ui
