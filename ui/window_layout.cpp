#include "ui/window_layout.h"

#include <algorithm>

#include <QGuiApplication>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QWidget>

namespace icl::ui {

namespace {

constexpr int kVersion = 1;
const QString kGroup = QStringLiteral("layout");

bool onSomeScreen(const QRect& frame) {
  const auto screens = QGuiApplication::screens();
  return std::any_of(screens.begin(), screens.end(), [&](const QScreen* screen) {
    const QRect seen = screen->availableGeometry().intersected(frame);
    return seen.width() >= 200 && seen.height() >= 100;
  });
}

bool plausible(const QList<QVariant>& sizes, const QSplitter& splitter) {
  if (sizes.size() != splitter.count()) return false;
  return std::all_of(sizes.begin(), sizes.end(), [](const QVariant& size) {
    bool ok = false;
    const int pixels = size.toInt(&ok);
    return ok && pixels >= 0 && pixels < 20000;
  });
}

}  // namespace

void saveLayout(const QWidget& window, const QList<QSplitter*>& splitters) {
  QSettings settings;
  settings.beginGroup(kGroup);
  settings.setValue(QStringLiteral("version"), kVersion);
  settings.setValue(QStringLiteral("frame"), window.normalGeometry());
  settings.setValue(QStringLiteral("maximized"), window.isMaximized());
  for (qsizetype i = 0; i < splitters.size(); ++i) {
    QList<QVariant> sizes;
    for (const int size : splitters[i]->sizes()) sizes << size;
    settings.setValue(QStringLiteral("splitter%1").arg(i), sizes);
  }
}

bool restoreLayout(QWidget& window, const QList<QSplitter*>& splitters) {
  QSettings settings;
  settings.beginGroup(kGroup);
  if (settings.allKeys().isEmpty()) return true;
  if (settings.value(QStringLiteral("version")).toInt() != kVersion) return false;
  const QRect frame = settings.value(QStringLiteral("frame")).toRect();
  if (frame.width() < 300 || frame.height() < 200 || frame.width() > 20000 ||
      frame.height() > 20000 || !onSomeScreen(frame)) {
    return false;
  }
  QList<QList<int>> all;
  for (qsizetype i = 0; i < splitters.size(); ++i) {
    const auto stored = settings.value(QStringLiteral("splitter%1").arg(i)).toList();
    if (!plausible(stored, *splitters[i])) return false;
    QList<int> sizes;
    for (const QVariant& size : stored) sizes << size.toInt();
    all << sizes;
  }
  window.setGeometry(frame);
  for (qsizetype i = 0; i < splitters.size(); ++i) {
    if (std::any_of(all[i].begin(), all[i].end(), [](int size) { return size > 0; })) {
      splitters[i]->setSizes(all[i]);
    }
  }
  if (settings.value(QStringLiteral("maximized")).toBool()) {
    window.setWindowState(window.windowState() | Qt::WindowMaximized);
  }
  return true;
}

void forgetLayout() {
  QSettings settings;
  settings.remove(kGroup);
}

}  // namespace icl::ui
