// CommandPalette: a list of things to do that is filtered by typing: all actions, presets and
// settings (Ctrl+K); and, with another list, the clickable list of shortcuts. GUI thread.
#pragma once

#include <functional>
#include <vector>

#include <QDialog>
#include <QString>

class QAction;
class QLineEdit;
class QListWidget;

namespace icl::ui {

struct PaletteEntry {
  QString text{}, key{};
  std::function<void()> act{};
  bool enabled = true;
};

/// One entry an action: its text without the mnemonic mark, its first shortcut, its trigger.
PaletteEntry entryOf(QAction* action);

class CommandPalette : public QDialog {
  Q_OBJECT
 public:
  CommandPalette(const QString& title, std::vector<PaletteEntry> entries, QWidget* parent);
  QListWidget* list() const { return list_; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void filter(const QString& text);
  void choose();
  std::vector<PaletteEntry> entries_;
  QLineEdit* search_;
  QListWidget* list_;
};

}  // namespace icl::ui
