#include "ui/window_dialogs.h"

#include <QAction>
#include <QCoreApplication>
#include <QMessageBox>

#include "ui/core_text.h"
#include "ui/help/help_topics.h"
#include "ui/help/help_viewer.h"
#include "ui/main_window.h"
#include "ui/panels/command_palette.h"
#include "ui/window_actions.h"

namespace icl::ui {

void openPalette(const WindowActions& actions, const SessionController& controller,
                 const std::vector<Preset>& presets, const PaletteTargets& targets,
                 const QString& language, QWidget* window) {
  std::vector<PaletteEntry> entries;
  for (QAction* action : actions.all()) entries.push_back(entryOf(action));
  for (std::size_t i = 0; i < presets.size(); ++i) {
    entries.push_back({MainWindow::tr("Preset: %1").arg(coreText(presets[i].title)),
                       {},
                       [open = targets.open_preset, i] { open(static_cast<int>(i)); }});
  }
  for (std::size_t i = 0; i < targets.lectures.size(); ++i) {
    const std::string title = targets.lectures[i].title.in(language.toStdString());
    entries.push_back({MainWindow::tr("Lecture: %1").arg(QString::fromStdString(title)),
                       {},
                       [open = targets.open_lecture, i] { open(static_cast<int>(i)); }});
  }
  for (const Field& field : controller.type().schema.fields()) {
    entries.push_back(
        {MainWindow::tr("Setting: %1").arg(coreText(field.title)),
         {},
         [focus = targets.focus_setting, key = QString::fromStdString(field.key)] { focus(key); }});
  }
  CommandPalette(MainWindow::tr("Command palette"), std::move(entries), window).exec();
}

void openShortcuts(const WindowActions& actions, QWidget* window) {
  std::vector<PaletteEntry> entries;
  for (QAction* action : actions.all()) {
    if (!action->shortcut().isEmpty()) entries.push_back(entryOf(action));
  }
  CommandPalette(MainWindow::tr("Keyboard shortcuts"), std::move(entries), window).exec();
}

HelpViewer* openHelp(const WindowActions& actions, const SessionController& controller,
                     const QString& language, QWidget* window) {
  std::vector<PaletteEntry> shortcuts;
  for (QAction* action : actions.all()) shortcuts.push_back(entryOf(action));
  auto pages = writtenPages(QString::fromStdString((resourceFolder() / "docs").string()), language);
  pages.push_back(
      {QStringLiteral("controls"), MainWindow::tr("The controls"), controlsPage(), false});
  pages.push_back({QStringLiteral("settings"), MainWindow::tr("Settings"),
                   settingsPage(controller.type()), false});
  pages.push_back(
      {QStringLiteral("keyboard"), MainWindow::tr("Keyboard"), shortcutsPage(shortcuts), false});
  auto* viewer = new HelpViewer(std::move(pages), window);
  viewer->setAttribute(Qt::WA_DeleteOnClose);
  viewer->show();
  return viewer;
}

void openAbout(QWidget* window) {
  QMessageBox::about(window, MainWindow::tr("About ICL Lab"),
                     MainWindow::tr("<b>ICL Lab %1</b><p>A laboratory that shows how attention "
                                    "learns in context.</p><p>GPL-3.0-or-later</p>")
                         .arg(QCoreApplication::applicationVersion()));
}

}  // namespace icl::ui
