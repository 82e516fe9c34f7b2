#include "ui/classroom/hidden_controls.h"

#include <QCoreApplication>
#include <QUndoStack>
#include <QVariant>
#include <QWidget>

#include "ui/core_text.h"
#include "ui/edit_command.h"

namespace icl::ui {

namespace {

constexpr char kControl[] = "control";
constexpr char kHiddenHere[] = "hiddenForHandout";
const QString kSetting = QStringLiteral("setting:");

struct WindowPart {
  const char* id;
  const char* title;
};

/// In the order of the window.
constexpr WindowPart kParts[] = {
    {"transport", QT_TRANSLATE_NOOP("HiddenControls", "Rewind, run, step, layer")},
    {"pace", QT_TRANSLATE_NOOP("HiddenControls", "Steps per second, draws per second")},
    {"stop", QT_TRANSLATE_NOOP("HiddenControls", "Stop condition")},
    {"preset", QT_TRANSLATE_NOOP("HiddenControls", "Preset")},
    {"seed", QT_TRANSLATE_NOOP("HiddenControls", "Seed")},
    {"switches", QT_TRANSLATE_NOOP("HiddenControls", "All switches")},
    {"twins", QT_TRANSLATE_NOOP("HiddenControls", "Twin buttons")},
    {"pending", QT_TRANSLATE_NOOP("HiddenControls", "Restart and fork")},
    {"choosers", QT_TRANSLATE_NOOP("HiddenControls", "Choice of pictures")},
    {"cursor", QT_TRANSLATE_NOOP("HiddenControls", "Values at the cursor")},
    {"time", QT_TRANSLATE_NOOP("HiddenControls", "Time bar")},
    {"runs", QT_TRANSLATE_NOOP("HiddenControls", "List of runs")},
    {"seeds", QT_TRANSLATE_NOOP("HiddenControls", "Seeds and comparison")},
    {"notes", QT_TRANSLATE_NOOP("HiddenControls", "Notes and cues")},
    {"story", QT_TRANSLATE_NOOP("HiddenControls", "Story")}};

}  // namespace

HiddenControls::HiddenControls(QUndoStack& undo, QObject* parent) : QObject(parent), undo_(undo) {}

void HiddenControls::edit(const QString& text, const QStringList& after) {
  if (after == ids_) return;
  const auto show = [this](const QStringList& ids) {
    ids_ = ids;
    Q_EMIT changed();
  };
  undo_.push(new EditCommand(
      text, {}, [show, before = ids_] { show(before); }, [show, after] { show(after); }));
}

void HiddenControls::setHidden(const QString& id, bool hidden) {
  QStringList after = ids_;
  after.removeAll(id);
  if (hidden) after << id;
  edit(hidden ? tr("Hide a control") : tr("Show a control"), after);
}

void HiddenControls::showAll() { edit(tr("Show all controls"), {}); }

void HiddenControls::load(const QStringList& ids) {
  if (ids == ids_) return;
  ids_ = ids;
  Q_EMIT changed();
}

void HiddenControls::applyTo(QWidget& window) const {
  for (QWidget* widget : window.findChildren<QWidget*>()) {
    const QString id = widget->property(kControl).toString();
    if (id.isEmpty()) continue;
    const bool hidden_here = widget->property(kHiddenHere).toBool();
    if (isHidden(id)) {
      if (!hidden_here && widget->isHidden()) continue;  // by somebody else, for another reason
      widget->setProperty(kHiddenHere, true);
      widget->hide();
    } else if (hidden_here) {
      widget->setProperty(kHiddenHere, false);
      widget->show();
    }
  }
}

std::vector<ControlName> hideableControls(const ExperimentType& type) {
  std::vector<ControlName> all;
  for (const WindowPart& part : kParts) {
    all.push_back(
        {QString::fromLatin1(part.id), QCoreApplication::translate("HiddenControls", part.title)});
  }
  for (const Field& field : type.schema.fields()) {
    all.push_back({kSetting + QString::fromStdString(field.key),
                   HiddenControls::tr("Setting: %1").arg(coreText(field.title))});
  }
  return all;
}

QString controlTitle(const ExperimentType& type, const QString& id) {
  for (const ControlName& control : hideableControls(type)) {
    if (control.id == id) return control.title;
  }
  return id;
}

}  // namespace icl::ui
