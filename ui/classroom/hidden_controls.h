// HiddenControls: what a handout does not show: ids of controls ("pace", "setting:depth"), kept in
// the document, undoable. A widget says with its property "control" which one it is; hiding is done
// here for a whole window. GUI thread.
#pragma once

#include <vector>

#include <QObject>
#include <QStringList>

#include "core/run/experiment.h"

class QUndoStack;
class QWidget;

namespace icl::ui {

class HiddenControls : public QObject {
  Q_OBJECT
 public:
  explicit HiddenControls(QUndoStack& undo, QObject* parent = nullptr);
  const QStringList& ids() const { return ids_; }
  bool isHidden(const QString& id) const { return ids_.contains(id); }
  void setHidden(const QString& id, bool hidden);
  void showAll();
  /// Those of a document that was opened; no entry of undo.
  void load(const QStringList& ids);

  /// Hides what is to be hidden in the window and shows again what it had hidden.
  void applyTo(QWidget& window) const;

 Q_SIGNALS:
  void changed();

 private:
  void edit(const QString& text, const QStringList& after);
  QUndoStack& undo_;
  QStringList ids_{};
};

struct ControlName {
  QString id{}, title{};
};
/// All that can be hidden: the parts of the window, then the settings of the experiment.
std::vector<ControlName> hideableControls(const ExperimentType& type);
/// In the window's language; the id itself where there is no such control.
QString controlTitle(const ExperimentType& type, const QString& id);

}  // namespace icl::ui
