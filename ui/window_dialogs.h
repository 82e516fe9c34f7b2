// The windows that MainWindow opens and forgets: command palette, list of shortcuts, help, about.
// Each is made from the actions and the open experiment when it is asked for. GUI thread.
#pragma once

#include <functional>
#include <vector>

#include <QString>

#include "core/run/lecture.h"
#include "ui/session_controller.h"

class QWidget;

namespace icl::ui {

class HelpViewer;
class WindowActions;

struct PaletteTargets {
  std::function<void(int index)> open_preset{};
  std::function<void(const QString& key)> focus_setting{};
  std::function<void(int index)> open_lecture{};
  const std::vector<Lecture>& lectures;
};

void openPalette(const WindowActions& actions, const SessionController& controller,
                 const std::vector<Preset>& presets, const PaletteTargets& targets,
                 const QString& language, QWidget* window);
void openShortcuts(const WindowActions& actions, QWidget* window);
/// Deletes itself when closed.
HelpViewer* openHelp(const WindowActions& actions, const SessionController& controller,
                     const QString& language, QWidget* window);
void openAbout(QWidget* window);

}  // namespace icl::ui
