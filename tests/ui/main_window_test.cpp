#include "ui/main_window.h"

#include <map>
#include <random>
#include <set>

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QSplitter>
#include <QStatusBar>
#include <QToolButton>
#include <QTranslator>
#include <QUndoStack>

#include "tests/support/thread_time.h"
#include "tests/support/time_budget.h"
#include "tests/ui/window_fixture.h"
#include "ui/app_theme.h"
#include "ui/key_guard.h"
#include "ui/panels/experiment_panel.h"
#include "ui/panels/run_panel.h"
#include "ui/view_area.h"
#include "ui/window_actions.h"
#include "ui/window_layout.h"

namespace icl::ui {
namespace {

bool focusable(const QWidget& widget) {
  return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.isVisibleTo(widget.window());
}

QString nameOf(const QWidget& widget) {
  if (!widget.accessibleName().isEmpty()) return widget.accessibleName();
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) return button->text();
  return {};
}

/// Parts of compound controls that the control speaks for.
bool isPart(const QWidget& widget) {
  for (const QWidget* w = widget.parentWidget(); w != nullptr; w = w->parentWidget()) {
    if (qobject_cast<const QAbstractSpinBox*>(w) || qobject_cast<const QComboBox*>(w)) return true;
  }
  return false;
}

TEST(MainWindow, EveryFocusableControlHasAName) {
  WindowLab lab;
  lab.showAt(1280, 800);
  QStringList nameless;
  for (const QWidget* widget : lab.window.findChildren<QWidget*>()) {
    if (focusable(*widget) && !isPart(*widget) && nameOf(*widget).isEmpty()) {
      nameless << QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
                      widget->objectName();
    }
  }
  EXPECT_TRUE(nameless.isEmpty()) << nameless.join(QStringLiteral(", ")).toStdString();
}

TEST(MainWindow, EveryPictureHasASummaryAndATable) {
  WindowLab lab;
  lab.showAt(1280, 800);
  lab.controller.step(20);
  ASSERT_TRUE(eventually([&] { return lab.controller.active()->steps.size() == 21; }));
  lab.controller.startTwin(QStringLiteral("reinjection"), Value(std::string("none")));
  ASSERT_TRUE(eventually([&] { return lab.controller.runs()[1]->steps.size() > 5; }));
  for (const ViewType& type : viewTypes()) {
    if (!type.suits(lab.controller.type())) continue;
    const std::unique_ptr<LabView> view(type.create(lab.controller, nullptr));
    view->show();
    const bool filled = eventually([&] {
      view->refresh();
      return !view->table().columns.isEmpty();
    });
    EXPECT_TRUE(filled) << type.id.toStdString();
    EXPECT_FALSE(view->heading().isEmpty()) << type.id.toStdString();
    EXPECT_FALSE(view->summary().isEmpty()) << type.id.toStdString();
  }
}

void collect(const QMenu& menu, std::set<const QAction*>& into) {
  for (const QAction* action : menu.actions()) {
    into.insert(action);
    if (action->menu() != nullptr) collect(*action->menu(), into);
  }
}

TEST(MainWindow, NoShortcutIsUsedTwiceAndEveryActionIsInAMenu) {
  WindowLab lab;
  std::set<const QAction*> in_menus;
  for (const QAction* top : lab.window.menuBar()->actions()) collect(*top->menu(), in_menus);
  std::map<QString, QString> owners;
  for (const QAction* action : lab.window.actions().all()) {
    EXPECT_TRUE(in_menus.count(action)) << action->text().toStdString();
    for (const QKeySequence& key : action->shortcuts()) {
      const QString text = key.toString();
      EXPECT_TRUE(owners.emplace(text, action->text()).second)
          << text.toStdString() << " belongs to " << owners[text].toStdString() << " and to "
          << action->text().toStdString();
    }
  }
  EXPECT_GT(owners.size(), 25u);
}

/// Controls that reach out of their parent, and scroll areas that would scroll sideways.
QStringList clipped(const QWidget& window) {
  QStringList found;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->isWindow()) continue;
    const QWidget* parent = widget->parentWidget();
    const bool control =
        qobject_cast<const QAbstractButton*>(widget) ||
        qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QComboBox*>(widget) ||
        qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QSlider*>(widget);
    if (control && !isPart(*widget) && parent->layout() != nullptr) {
      const QRect box = widget->geometry();
      if (box.right() > parent->width() || box.left() < 0) {
        found << QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
                     nameOf(*widget) + QStringLiteral(" reaches out");
      }
      if (widget->width() < widget->minimumSizeHint().width() - 1) {
        found << QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
                     nameOf(*widget) + QStringLiteral(" is squeezed");
      }
    }
    if (const auto* area = qobject_cast<const QAbstractScrollArea*>(widget)) {
      if (area->horizontalScrollBar()->isVisible()) {
        found << QStringLiteral("horizontal scroll bar in ") + nameOf(*widget);
      }
    }
  }
  return found;
}

TEST(MainWindow, NothingIsClippedInASmallWindow) {
  WindowLab lab;
  lab.showAt(1024, 640);
  EXPECT_EQ(lab.window.size(), QSize(1024, 640));
  EXPECT_EQ(clipped(lab.window).join(QStringLiteral("; ")).toStdString(), "");
  lab.showAt(853, 480);  // 1280 × 720 at scale 1.5
  EXPECT_EQ(lab.window.size(), QSize(853, 480));
  EXPECT_EQ(clipped(lab.window).join(QStringLiteral("; ")).toStdString(), "");
}

TEST(MainWindow, OnALargeScreenThePictureIsTheLoudestThing) {
  WindowLab lab;
  lab.window.resize(1920, 1080);
  QMetaObject::invokeMethod(&lab.window.actions(), "defaultLayoutAsked");
  lab.showAt(1920, 1080);
  const double share = static_cast<double>(lab.window.views().width()) *
                       lab.window.views().height() / (1920.0 * 1080.0);
  EXPECT_GE(share, 0.65);
}

/// Longer texts with accents, as a stand-in for languages not spoken here.
class PseudoTranslator : public QTranslator {
 public:
  QString translate(const char*, const char* source, const char*, int) const override {
    QString text = QString::fromUtf8(source);
    const int more = static_cast<int>(text.size() * 2 / 5);
    return text + QString(more, QChar(0x00E9));
  }
  bool isEmpty() const override { return false; }
};

TEST(MainWindow, FortyPercentLongerTextsAreNotClipped) {
  PseudoTranslator pseudo;
  qApp->installTranslator(&pseudo);
  {
    WindowLab lab;
    lab.showAt(1280, 800);
    EXPECT_EQ(clipped(lab.window).join(QStringLiteral("; ")).toStdString(), "");
  }
  qApp->removeTranslator(&pseudo);
}

TEST(MainWindow, TheThemeChangesAllPanelsAtOnce) {
  WindowLab lab;
  initTheme(*qApp);
  applyTheme(*qApp, Theme::Light);
  lab.showAt(1280, 800);
  const auto brightness = [&] {
    return qGray(lab.window.grab()
                     .toImage()
                     .scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                     .pixel(0, 0));
  };
  EXPECT_GT(brightness(), 200);
  const double begin = test::threadMilliseconds();
  applyTheme(*qApp, Theme::Dark);
  QCoreApplication::processEvents();
  const int dark = brightness();
  EXPECT_LT(test::threadMilliseconds() - begin, test::timeBudget(1000));
  EXPECT_LT(dark, 70);
  for (const QWidget* panel :
       {static_cast<const QWidget*>(lab.window.findChild<ExperimentPanel*>()),
        static_cast<const QWidget*>(lab.window.findChild<RunPanel*>()),
        static_cast<const QWidget*>(&lab.window.views())}) {
    EXPECT_LT(panel->palette().color(QPalette::Window).lightness(), 80);
  }
  applyTheme(*qApp, Theme::Light);
}

TEST(MainWindow, AStoredLayoutThatIsGarbageGivesTheDefaultOneAndSaysSo) {
  std::mt19937 random(2);
  WindowLab lab;
  for (int i = 0; i < 200; ++i) {
    QSettings settings;
    settings.remove(QStringLiteral("layout"));
    settings.beginGroup(QStringLiteral("layout"));
    const auto noise = [&]() -> QVariant {
      switch (random() % 5) {
        case 0:
          return QByteArray(static_cast<int>(random() % 64), static_cast<char>(random() % 256));
        case 1:
          return static_cast<int>(random());
        case 2:
          return QRect(static_cast<int>(random() % 100000), -50000, 900, 700);
        case 3:
          return QVariantList{QStringLiteral("x"), -5, 1e9};
        default:
          return {};
      }
    };
    settings.setValue(QStringLiteral("version"), random() % 3 ? QVariant(1) : noise());
    settings.setValue(QStringLiteral("frame"), noise());
    settings.setValue(QStringLiteral("splitter0"), noise());
    settings.endGroup();
    lab.window.startUp(false);
    EXPECT_GE(lab.window.width(), 700);
    EXPECT_FALSE(lab.window.statusBar()->currentMessage().isEmpty()) << "round " << i;
    lab.window.statusBar()->clearMessage();
  }
  QSettings().remove(QStringLiteral("layout"));
}

TEST(MainWindow, PauseActsWithinATenthOfASecond) {
  WindowLab lab(true);
  lab.showAt(1280, 800);
  lab.window.views().currentView()->setFocus();
  const auto paused = [&] {
    ASSERT_TRUE(eventually([&] { return lab.controller.activity() == Activity::Running; }));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    ASSERT_TRUE(eventually([&] { return lab.controller.activity() == Activity::Idle; }));
  };
  EXPECT_TRUE(test::holdsOnce(test::timeBudget(200), paused, [&] { lab.controller.run(); }));
  EXPECT_EQ(lab.window.actions().transport.run->text(), MainWindow::tr("Run"));
}

TEST(MainWindow, SpaceOnAButtonPressesTheButton) {
  QToolButton button;
  QKeyEvent press(QEvent::ShortcutOverride, Qt::Key_Space, Qt::NoModifier);
  EXPECT_TRUE(guardKeys(&press, &button));
  const QLabel label;
  EXPECT_FALSE(guardKeys(&press, &label));
}

TEST(MainWindow, TheLanguageChangesWhileTheRunGoesOn) {
  WindowLab lab;
  lab.showAt(1280, 800);
  lab.controller.step(5);
  ASSERT_TRUE(eventually([&] { return lab.controller.active()->steps.size() == 6; }));
  for (const QString& code : Language::known()) {
    lab.language.use(code);
    QCoreApplication::processEvents();
    EXPECT_EQ(lab.controller.active()->steps.size(), 6u);
    EXPECT_EQ(lab.controller.views().size(), ViewArea::kSlots);
  }
  lab.language.use(QStringLiteral("en"));
}

TEST(ConfigForm, MirrorsTheSchemaOfEveryExperiment) {
  const Catalog catalog = makeCatalog();
  SessionController controller(catalog);
  for (const ExperimentType& type : catalog) {
    ASSERT_TRUE(controller.openExperiment(QString::fromStdString(type.id), {}, 1, false));
    const ConfigForm settings(controller, ConfigForm::Part::Settings, nullptr);
    const ConfigForm switches(controller, ConfigForm::Part::Switches, nullptr);
    std::set<std::string> shown;
    for (const ConfigForm* form : {&settings, &switches}) {
      for (const FieldRow* row : form->rows()) {
        EXPECT_TRUE(shown.insert(row->field().key).second) << row->field().key << " twice";
        EXPECT_FALSE(row->toolTip().isEmpty()) << row->field().key;
      }
    }
    EXPECT_EQ(shown.size(), type.schema.fields().size());
  }
}

TEST(ConfigForm, AValueOutOfRangeIsToldUnderItsFieldAndNothingChanges) {
  TinyLab lab;
  lab.open({}, false);
  ConfigForm form(lab.controller, ConfigForm::Part::Settings, nullptr);
  form.show();
  FieldRow* row = nullptr;
  for (FieldRow* one : form.rows()) {
    if (one->field().key == "noise") row = one;
  }
  ASSERT_NE(row, nullptr);
  auto* line = row->editor()->findChild<QLineEdit*>();
  line->selectAll();
  QTest::keyClicks(line, QStringLiteral("99"));
  QTest::keyClick(row->editor(), Qt::Key_Return);
  EXPECT_EQ(lab.controller.settings().real("noise"), 0.0);
  QStringList notes;
  for (const QLabel* label : row->findChildren<QLabel*>()) {
    if (label->isVisible()) notes << label->text();
  }
  EXPECT_TRUE(notes.join(QLatin1Char(' ')).contains(QStringLiteral("10"))) << "the range is named";
  QTest::keyClick(row->editor(), Qt::Key_Escape);
  EXPECT_EQ(line->text(), QStringLiteral("0"));
}

}  // namespace
}  // namespace icl::ui
