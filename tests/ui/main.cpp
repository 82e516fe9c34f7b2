// The main of ui_tests: one QApplication on the offscreen platform with a fixed style and language,
// so that pictures depend on the code alone. Every process has its own folders for settings, data
// and cache, gone at its end: tests run side by side and never touch the user's.
#include <gtest/gtest.h>

#include <QApplication>
#include <QLocale>
#include <QStyleFactory>
#include <QTemporaryDir>

namespace {

void useOwnFolders(const QTemporaryDir& home) {
  for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME",
                           "XDG_RUNTIME_DIR"}) {
    qputenv(name, home.path().toLocal8Bit());
  }
}

}  // namespace

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  if (testing::GTEST_FLAG(list_tests)) return RUN_ALL_TESTS();
  const QTemporaryDir home;
  useOwnFolders(home);
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  const QApplication application(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("icl-lab-tests"));
  QApplication::setApplicationName(QStringLiteral("icl-lab-tests"));
  QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
  return RUN_ALL_TESTS();
}
