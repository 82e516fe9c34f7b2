#include "app/gui_render.h"

#include <iostream>
#include <memory>

#include <QApplication>
#include <QElapsedTimer>
#include <QThread>

#include "app/gui_opening.h"
#include "ui/app_theme.h"
#include "ui/core_text.h"
#include "ui/language.h"
#include "ui/session_pump.h"
#include "ui/views/probe_asker.h"
#include "ui/views/view_export.h"
#include "ui/workbench/animation.h"

namespace icl::app {

namespace {

constexpr int kPatienceMs = 600000;  // a run that has no end is drawn as far as it came
constexpr int kAnswersMs = 120000;   // probes and theory lines, on the slowest machine
constexpr int kSettleMs = 200;       // what follows from the last answer

int refuseFigure(const Error& error, int code) {
  std::cerr << "icl-lab: " << error.text() << std::endl;
  return code;
}

void processEvents(ui::SessionController& controller) {
  QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  controller.pump().tick();
  QThread::msleep(2);
}

/// Runs to the end at full speed; every event loop turn records what came.
void runToItsEnd(ui::SessionController& controller) {
  controller.setPace(0);
  controller.run();
  QElapsedTimer clock;
  clock.start();
  const auto going = [&controller] {
    const ui::RunTrack* run = controller.active();
    return run != nullptr && run->live && run->state.end == EndReason::None;
  };
  while (going() && clock.elapsed() < kPatienceMs) processEvents(controller);
}

/// The rows of a stored run, which is drawn as it is; false: they could not be read.
bool waitForRows(ui::SessionController& controller) {
  QElapsedTimer clock;
  clock.start();
  const auto whole = [&controller] {
    const ui::RunTrack* run = controller.active();
    return run == nullptr || run->steps.size() >= run->state.furthest - run->state.first + 1;
  };
  while (!whole() && clock.elapsed() < kAnswersMs) processEvents(controller);
  return whole();
}

/// Every question of the picture is answered and the theory of the run is there.
bool isWhole(const ui::SessionController& controller, const ui::LabView& view) {
  for (const ui::ProbeAsker* asker : view.findChildren<ui::ProbeAsker*>()) {
    if (!asker->settled()) return false;
  }
  const ui::RunTrack* run = controller.active();
  return run == nullptr || !controller.type().references || !run->references.empty();
}

void settle(ui::SessionController& controller, ui::LabView& view) {
  QElapsedTimer patience, quiet;
  patience.start();
  quiet.start();
  const auto news = [&quiet] { quiet.restart(); };
  QObject::connect(&controller, &ui::SessionController::probeAnswered, &view, news);
  QObject::connect(&controller, &ui::SessionController::runsChanged, &view, news);
  while (quiet.elapsed() < kSettleMs) {
    processEvents(controller);
    view.refresh();
    if (!isWhole(controller, view) && patience.elapsed() < kAnswersMs) quiet.restart();
  }
}

Result<const ui::ViewType*> viewNamed(const std::string& name, const ExperimentType& type) {
  std::vector<std::string> known;
  for (const ui::ViewType& view : ui::viewTypes()) {
    if (!view.suits(type)) continue;
    if (view.id.toStdString() == name) return &view;
    known.push_back(view.id.toStdString());
  }
  return unknownName("view", name, known, "--render");
}

/// The run over its steps, made again frame by frame.
int animate(const GuiArguments& arguments, const ui::SessionController& controller) {
  ui::AnimationOptions options;
  options.view = QString::fromStdString(arguments.render_view);
  options.path = QString::fromStdString(arguments.out);
  if (arguments.frames > 0) options.frames = arguments.frames;
  options.per_second = arguments.per_second;
  options.size = QSize(arguments.width, arguments.height);
  options.dark = arguments.theme == "dark";
  ui::Animation animation(controller.catalog());
  int code = -1;
  QObject::connect(&animation, &ui::Animation::finished, &animation,
                   [&code](const QString& sentence, bool ok) {
                     std::cerr << "icl-lab: " << sentence.toStdString() << std::endl;
                     code = ok ? 0 : 4;
                   });
  if (const Status status = animation.start(controller, *controller.active(), options); !status) {
    return refuseFigure(status.error(), 2);
  }
  while (code < 0) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  return code;
}

}  // namespace

int renderView(const GuiArguments& arguments, const Catalog& catalog,
               const std::vector<Preset>& presets) {
  auto& app = *static_cast<QApplication*>(QCoreApplication::instance());
  ui::Language language;
  language.use(QString::fromStdString(arguments.language.empty() ? "en" : arguments.language));
  ui::initTheme(app);
  ui::applyTheme(app, arguments.theme == "dark" ? ui::Theme::Dark : ui::Theme::Light);
  ui::SessionController controller(catalog);
  bool refused = false;
  QObject::connect(&controller, &ui::SessionController::message, &app,
                   [&refused](const QString& sentence, bool is_error) {
                     if (!is_error) return;
                     refused = true;
                     std::cerr << "icl-lab: " << sentence.toStdString() << std::endl;
                   });
  ui::LabDocument document(controller, presets);
  if (const Status status = openNamed(arguments.what, controller, document, presets, false);
      !status) {
    return refuseFigure(status.error(), 2);
  }
  if (refused || !controller.isOpen()) return 2;
  const auto type = viewNamed(arguments.render_view, controller.type());
  if (!type) return refuseFigure(type.error(), 2);
  if (const ui::RunTrack* run = controller.active(); run != nullptr && !run->state.folder.empty()) {
    if (!waitForRows(controller)) {
      return refuseFigure(Error{ICL_TR("the rows of the run could not be read"), run->state.folder},
                          4);
    }
  } else {
    runToItsEnd(controller);
  }
  const auto form = ui::formOf(QString::fromStdString(arguments.out));
  if (arguments.frames > 0 || form != ui::AnimationForm::Pictures) {
    return animate(arguments, controller);
  }
  const std::unique_ptr<ui::LabView> view(type.value()->create(controller, nullptr));
  view->resize(arguments.width, arguments.height);
  view->show();
  settle(controller, *view);
  ui::ExportOptions options{};
  options.path = QString::fromStdString(arguments.out);
  options.size = QSizeF(arguments.width, arguments.height);
  options.dpi = arguments.dpi;
  options.screen_colours = arguments.theme == "dark";
  if (const Status status = exportFigure(*view, controller, options); !status) {
    return refuseFigure(status.error(), 4);
  }
  return 0;
}

}  // namespace icl::app
