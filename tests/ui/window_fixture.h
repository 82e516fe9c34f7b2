// The whole window over the real catalog with a store of its own, shown or not; and its parts by
// name. Used by the tests of window, keyboard and panels.
#pragma once

#include <string>
#include <vector>

#include <gtest/gtest.h>

#include <QApplication>
#include <QTest>
#include <QToolButton>

#include "core/experiments/catalog.h"
#include "tests/ui/lab_fixture.h"
#include "ui/config_form.h"
#include "ui/field_row.h"
#include "ui/language.h"
#include "ui/main_window.h"

namespace icl::ui {

struct WindowLab {
  QTemporaryDir folder{};
  Catalog catalog = makeCatalog();
  std::vector<Preset> presets;
  SessionController controller{catalog, nullptr, folder.path().toStdString()};
  LabDocument document{controller, presets};
  Language language{};
  MainWindow window{{controller, document, presets, language}};

  explicit WindowLab(bool start = false, std::vector<Preset> shipped = {})
      : presets(std::move(shipped)) {
    if (presets.empty()) {
      controller.openExperiment(QString::fromStdString(catalog.front().id), {}, 1, start);
    } else {
      controller.openPreset(presets.front(), start);
    }
    window.startUp(true);
  }
  void showAt(int width, int height) {
    window.resize(width, height);
    window.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&window));
    QCoreApplication::processEvents();
  }
  /// Shown at 1280 × 800 and with the keyboard.
  void activate() {
    showAt(1280, 800);
    window.activateWindow();
    ASSERT_TRUE(eventually([&] { return window.isActiveWindow(); }));
  }
  static void press(Qt::Key key, Qt::KeyboardModifiers with = {}) {
    QTest::keyClick(QApplication::focusWidget(), key, with);
  }
  FieldRow* row(const std::string& key) const {
    for (const ConfigForm* form : window.findChildren<ConfigForm*>()) {
      for (FieldRow* row : form->rows()) {
        if (row->field().key == key) return row;
      }
    }
    return nullptr;
  }
  static QToolButton* twinButton(const FieldRow& row) {
    for (QToolButton* button : row.findChildren<QToolButton*>()) {
      if (button->text() == FieldRow::tr("Twin")) return button;
    }
    return nullptr;
  }
  static void clickTwin(const FieldRow& row) {
    QToolButton* twin = twinButton(row);
    ASSERT_NE(twin, nullptr) << row.field().key;
    QTest::mouseClick(twin, Qt::LeftButton, {}, QPoint(8, twin->height() / 2));
  }
};

}  // namespace icl::ui
