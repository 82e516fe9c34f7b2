// icl-lab: the window. Reads its arguments, sets up look and language, opens what it was asked to
// open, and shows it; or draws one picture off screen.
#include <iostream>
#include <string>
#include <vector>

#include <QApplication>
#include <QSettings>
#include <QTimer>

#include "app/gui_arguments.h"
#include "app/gui_bench.h"
#include "app/gui_opening.h"
#include "app/gui_render.h"
#include "core/experiments/catalog.h"
#include "core/run/registry.h"
#include "ui/app_theme.h"
#include "ui/core_text.h"
#include "ui/language.h"
#include "ui/lecture/presentation.h"
#include "ui/main_window.h"

namespace {

constexpr char kVersion[] = "0.1.0";

int refuse(const icl::Error& error) {
  std::cerr << "icl-lab: " << error.text() << std::endl;
  return 2;
}

void nameProgram() {
  QCoreApplication::setOrganizationName(QStringLiteral("icl-lab"));
  QCoreApplication::setApplicationName(QStringLiteral("icl-lab"));
  QCoreApplication::setApplicationVersion(QString::fromLatin1(kVersion));
  QGuiApplication::setApplicationDisplayName(QStringLiteral("ICL Lab"));
  QGuiApplication::setDesktopFileName(QStringLiteral("org.icl_lab.icl_lab"));
}

QString chosen(const std::string& argument, const QString& key, const QString& fallback) {
  if (!argument.empty()) return QString::fromStdString(argument);
  return QSettings().value(key, fallback).toString();
}

int showWindow(QApplication& app, const icl::app::GuiArguments& arguments,
               const icl::Catalog& catalog, const std::vector<icl::Preset>& presets) {
  using namespace icl;
  ui::Language language;
  language.use(chosen(arguments.language, QStringLiteral("language"), ui::Language::ofSystem()));
  ui::initTheme(app);
  const QString theme = chosen(arguments.theme, QStringLiteral("theme"), QStringLiteral("system"));
  ui::applyTheme(app, ui::themeFromText(theme));
  ui::SessionController controller(catalog, nullptr, defaultStore());
  ui::LabDocument document(controller, presets);
  if (app::mayTrainFirst(arguments.what, catalog, presets)) {
    (void)app::openNamed({}, controller, document, presets, false);  // stands in until then
  }
  if (const Status status = app::openNamed(arguments.what, controller, document, presets, true);
      !status) {
    return refuse(status.error());
  }
  ui::MainWindow window({controller, document, presets, language});
  window.showTheme(theme);
  QObject::connect(&window, &ui::MainWindow::themeChosen, &app, [&](const QString& id) {
    ui::applyTheme(app, ui::themeFromText(id));
    QSettings().setValue(QStringLiteral("theme"), id);
    window.showTheme(id);
  });
  QObject::connect(&language, &ui::Language::changed, &app,
                   [&] { QSettings().setValue(QStringLiteral("language"), language.current()); });
  window.startUp(arguments.reset_layout);
  window.lecture().setScreen(arguments.screen);
  window.show();
  if (arguments.what.empty() && !arguments.bench) window.offerFirstMinute();
  if (arguments.present) {
    QTimer::singleShot(0, &window, [&window] { window.lecture().begin(); });
  }
  std::unique_ptr<app::GuiBench> bench;
  if (arguments.bench) {
    bench = std::make_unique<app::GuiBench>(controller, window.views(), arguments.bench_seconds);
  }
  return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
  const auto arguments = icl::app::parseGuiArguments({argv + 1, argv + argc});
  if (!arguments) return refuse(arguments.error());
  if (arguments->help) {
    std::cout << icl::app::guiUsage();
    return 0;
  }
  if (arguments->version) {
    std::cout << "icl-lab " << kVersion << '\n';
    return 0;
  }
  const bool render = !arguments->render_view.empty();
  if (render) qputenv("QT_QPA_PLATFORM", "offscreen");
  nameProgram();
  QApplication app(argc, argv);
  const icl::Catalog catalog = icl::makeCatalog();
  const auto presets = icl::loadPresets(icl::resourceFolder() / "presets", catalog);
  if (!presets) return refuse(presets.error());
  if (render) return icl::app::renderView(*arguments, catalog, presets.value());
  return showWindow(app, *arguments, catalog, presets.value());
}
