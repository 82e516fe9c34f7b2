// ConfigForm: the settings of the open experiment as a form drawn from its schema, in sections that
// fold; or only its switches. Edits go to SessionController::setSetting; everything shown comes
// back from settingsChanged(). GUI thread.
#pragma once

#include <memory>
#include <vector>

#include <QWidget>

#include "ui/session_controller.h"

class QVBoxLayout;

namespace icl::ui {

class FieldRow;

class ConfigForm : public QWidget {
  Q_OBJECT
 public:
  enum class Part { Settings, Switches };
  ConfigForm(SessionController& controller, Part part, QWidget* parent);
  /// Puts the keyboard into the editor of a setting; false where it is not in this part.
  bool focusField(const QString& key);
  const std::vector<FieldRow*>& rows() const { return rows_; }
  /// No rule is broken: what stands in the form can be run.
  bool usable() const { return usable_; }

 Q_SIGNALS:
  void accepted();
  void gestureEnded();
  void usableChanged(bool usable);

 private:
  void rebuild();
  void showValues();
  void showTwins();
  FieldRow* addRow(const Field& field, QVBoxLayout* into);
  QVBoxLayout* addSection(const QString& title, bool folded);

  SessionController& controller_;
  Part part_;
  QWidget* body_ = nullptr;
  std::vector<FieldRow*> rows_{};
  Values twins_of_{};  // settings that the twins on offer were made for
  bool usable_ = true;
};

}  // namespace icl::ui
