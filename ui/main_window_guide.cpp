// MainWindow's part for the first minute: the card, and where in the window each task is done.
#include <QAction>
#include <QMenuBar>
#include <QScrollArea>
#include <QSlider>
#include <QToolButton>

#include "ui/field_row.h"
#include "ui/guide/guide_card.h"
#include "ui/main_window.h"
#include "ui/panels/experiment_panel.h"
#include "ui/time_bar.h"
#include "ui/transport_bar.h"
#include "ui/view_area.h"
#include "ui/window_actions.h"

namespace icl::ui {

namespace {

QWidget* runButton(const QWidget& transport, const QAction* run) {
  for (QToolButton* button : transport.findChildren<QToolButton*>()) {
    if (button->defaultAction() == run) return button;
  }
  return nullptr;
}

/// The first slider that starts a new run, or the first button that starts a twin.
QWidget* inForm(const QWidget& panel, FirstMinute::Task task) {
  for (const FieldRow* row : panel.findChildren<FieldRow*>()) {
    if (!row->isVisibleTo(&panel)) continue;
    if (task == FirstMinute::Task::Slider) {
      if (row->field().change == Change::AnyTime || row->field().read_only) continue;
      if (auto* slider = row->findChild<QSlider*>()) return slider;
    } else {
      for (QToolButton* button : row->findChildren<QToolButton*>()) {
        if (button->text() == FieldRow::tr("Twin") && button->isEnabled()) return button;
      }
    }
  }
  return nullptr;
}

void scrollTo(QWidget* widget) {
  for (QWidget* w = widget; w != nullptr; w = w->parentWidget()) {
    if (auto* area = qobject_cast<QScrollArea*>(w)) return area->ensureWidgetVisible(widget);
  }
}

}  // namespace

void MainWindow::connectGuide(QWidget* over) {
  auto* card = new GuideCard(
      *guide_, [this, over](FirstMinute::Task task) { return placeOf(task, over); }, over);
  connect(card, &GuideCard::focusFreed, this, [this] {
    if (LabView* view = views_->currentView()) view->setFocus();
  });
  connect(actions_, &WindowActions::guideAsked, guide_,
          [this] { guide_->isOn() ? guide_->end() : guide_->begin(); });
  connect(guide_, &FirstMinute::changed, card, [this] {
    const auto task = guide_->task();
    if (task != FirstMinute::Task::Slider && task != FirstMinute::Task::Twin) return;
    if (experiment_->isHidden()) actions_->experiment_panel->setChecked(true);
  });
}

QRect MainWindow::placeOf(FirstMinute::Task task, const QWidget* over) const {
  QWidget* target = nullptr;
  switch (task) {
    case FirstMinute::Task::Run:
      target = runButton(*transport_, actions_->transport.run);
      break;
    case FirstMinute::Task::Slider:
    case FirstMinute::Task::Twin:
      target = inForm(*experiment_, task);
      scrollTo(target);
      break;
    case FirstMinute::Task::Back:
      target = findChild<TimeBar*>();
      break;
    case FirstMinute::Task::Fork:  // in a menu: the card itself names the key
      break;
  }
  if (target == nullptr || !target->isVisible()) return {};
  return {target->mapTo(over, QPoint(0, 0)), target->size()};
}

void MainWindow::offerFirstMinute() {
  if (!FirstMinute::wasSeen()) guide_->begin();
}

}  // namespace icl::ui
