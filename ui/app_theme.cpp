#include "ui/app_theme.h"

#include <QApplication>
#include <QStyleFactory>
#include <QVariant>

namespace icl::ui {

namespace {

constexpr char kSystemDark[] = "icl-system-dark";

QString sheet(const QPalette& colours) {
  const QString quiet = colours.color(QPalette::PlaceholderText).name();
  const QString line = colours.color(QPalette::Midlight).name();
  const QString base = colours.color(QPalette::Base).name();
  const bool dark = colours.color(QPalette::Window).lightness() < 128;
  const QString problem = dark ? QStringLiteral("#ff8a80") : QStringLiteral("#b3261e");
  const QString accent = colours.color(QPalette::Highlight).name();
  return QStringLiteral(
             "QLabel[role=\"panel-heading\"] { color: %1; font-weight: 600; }"
             "QLabel[role=\"note\"] { color: %1; }"
             "QLabel[role=\"problem\"] { color: %5; }"
             "QFrame[role=\"notice\"] { background: %3; border: 1px solid %4; border-radius: 6px;"
             " margin: 0 12px; }"
             "QFrame[role=\"guide\"] { background: %3; border: 1px solid %4; border-radius: 6px; }"
             "QToolButton[popupMode=\"2\"]::menu-indicator { image: none; }"
             "QListView[role=\"calm\"] { background: transparent; }"
             "QLabel[role=\"view-heading\"] { font-weight: 600; font-size: 14px; }"
             "QFrame[role=\"slot\"] { background: %3; border: 1px solid %2; border-radius: 6px; }"
             "QToolButton[role=\"dot\"] { color: %4; border: none; padding: 0; font-size: 9px; }"
             "QToolButton[role=\"section\"] { color: %1; border: none; font-weight: 600;"
             " padding: 4px 0; text-align: left; }"
             "QToolButton[role=\"section\"]:focus { color: %4; }"
             "QSplitter::handle { background: transparent; }"
             "QStatusBar { color: %1; } QStatusBar::item { border: none; }"
             "QWidget[role=\"line\"] { background: %2; }")
      .arg(quiet, line, base, accent, problem);
}

}  // namespace

Theme themeFromText(const QString& text, bool* ok) {
  if (ok != nullptr) *ok = true;
  if (text == QLatin1String("light")) return Theme::Light;
  if (text == QLatin1String("dark")) return Theme::Dark;
  if (ok != nullptr) *ok = text == QLatin1String("system");
  return Theme::System;
}

QPalette themePalette(bool dark) {
  const auto pick = [dark](QRgb light, QRgb night) { return QColor(dark ? night : light); };
  QPalette p;
  p.setColor(QPalette::Window, pick(0xfff3f4f6, 0xff16191c));
  p.setColor(QPalette::Base, pick(0xffffffff, 0xff1b1e20));
  p.setColor(QPalette::AlternateBase, pick(0xfff7f8fa, 0xff202427));
  p.setColor(QPalette::Button, pick(0xfffbfbfc, 0xff262b30));
  p.setColor(QPalette::WindowText, pick(0xff1c2126, 0xffe6e9ec));
  p.setColor(QPalette::Text, pick(0xff1c2126, 0xffe6e9ec));
  p.setColor(QPalette::ButtonText, pick(0xff1c2126, 0xffe6e9ec));
  p.setColor(QPalette::BrightText, pick(0xff000000, 0xffffffff));
  p.setColor(QPalette::PlaceholderText, pick(0xff5a636c, 0xff9aa4ae));
  p.setColor(QPalette::Highlight, pick(0xff0f58b5, 0xff5b93e0));
  p.setColor(QPalette::HighlightedText, pick(0xffffffff, 0xff0d1114));
  p.setColor(QPalette::Link, pick(0xff0f58b5, 0xff7fb0f0));
  p.setColor(QPalette::LinkVisited, pick(0xff5b3aa0, 0xffb59af0));
  p.setColor(QPalette::ToolTipBase, pick(0xffffffff, 0xff2a3036));
  p.setColor(QPalette::ToolTipText, pick(0xff1c2126, 0xffe6e9ec));
  p.setColor(QPalette::Light, pick(0xffffffff, 0xff30363c));
  p.setColor(QPalette::Midlight, pick(0xffdfe2e6, 0xff2b3137));
  p.setColor(QPalette::Mid, pick(0xffc3c8ce, 0xff3c444c));
  p.setColor(QPalette::Dark, pick(0xff7c858e, 0xff6a747e));
  p.setColor(QPalette::Shadow, pick(0xff6b737b, 0xff050607));
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    p.setColor(QPalette::Disabled, role, pick(0xff8b939b, 0xff6d7781));
  }
  p.setColor(QPalette::Disabled, QPalette::Highlight, pick(0xffc3c8ce, 0xff3c444c));
  return p;
}

void initTheme(QApplication& app) {
  app.setProperty(kSystemDark, app.palette().color(QPalette::Window).lightness() < 128);
  app.setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
}

void applyTheme(QApplication& app, Theme theme) {
  const bool dark =
      theme == Theme::Dark || (theme == Theme::System && app.property(kSystemDark).toBool());
  const QPalette palette = themePalette(dark);
  app.setPalette(palette);
  app.setStyleSheet(sheet(palette));
}

}  // namespace icl::ui
