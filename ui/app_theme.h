// AppTheme: the look of the whole program: Fusion with our light or dark palette, and a short style
// sheet for headings and quiet tools. Switches at run time. GUI thread.
#pragma once

#include <QPalette>
#include <QString>

class QApplication;

namespace icl::ui {

enum class Theme { System, Light, Dark };

Theme themeFromText(const QString& text, bool* ok = nullptr);

/// Light or dark palette of ours.
QPalette themePalette(bool dark);
/// Remembers what the desktop asked for; call once, before applyTheme.
void initTheme(QApplication& app);
void applyTheme(QApplication& app, Theme theme);

}  // namespace icl::ui
