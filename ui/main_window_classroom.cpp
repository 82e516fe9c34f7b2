// MainWindow's part for handouts: controls that are hidden, listed in the View menu, and the share.
#include <QAction>
#include <QMenu>

#include "ui/classroom/handout_dialog.h"
#include "ui/documents/document_actions.h"
#include "ui/main_window.h"
#include "ui/window_actions.h"

namespace icl::ui {

void MainWindow::connectClassroom() {
  HiddenControls* hidden = &lab_.document.hidden();
  connect(actions_, &WindowActions::shareAsked, files_, &DocumentActions::saveShare);
  connect(actions_, &WindowActions::hideAsked, this, [this, hidden] {
    if (!lab_.controller.isOpen()) return;
    HandoutDialog(*hidden, lab_.controller.type(), this).exec();
  });
  connect(actions_->hidden, &QMenu::aboutToShow, this, &MainWindow::fillHidden);
  // The actions live as long as this window's present widgets do.
  const auto apply = [this, hidden] { hidden->applyTo(*this); };
  connect(hidden, &HiddenControls::changed, actions_, apply);
  connect(&lab_.controller, &SessionController::opened, actions_, apply);
  connect(&lab_.controller, &SessionController::viewsChanged, actions_, apply);
  apply();
}

void MainWindow::fillHidden() {
  QMenu* menu = actions_->hidden;
  menu->clear();
  HiddenControls* hidden = &lab_.document.hidden();
  for (const QString& id : hidden->ids()) {
    menu->addAction(tr("Show: %1").arg(controlTitle(lab_.controller.type(), id)), hidden,
                    [hidden, id] { hidden->setHidden(id, false); });
  }
  if (menu->isEmpty()) {
    menu->addAction(tr("Nothing is hidden"))->setEnabled(false);
    return;
  }
  menu->addSeparator();
  menu->addAction(tr("Show all"), hidden, &HiddenControls::showAll);
}

}  // namespace icl::ui
