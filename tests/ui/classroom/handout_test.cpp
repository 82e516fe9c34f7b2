// The classroom: controls are hidden and come back, a document travels with its runs, and files are
// opened by dropping them.
#include <gtest/gtest.h>

#include <QDropEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QUndoStack>

#include "core/run/share_file.h"
#include "tests/ui/window_fixture.h"
#include "ui/classroom/handout_dialog.h"
#include "ui/time_bar.h"
#include "ui/transport_bar.h"
#include "ui/window_actions.h"

namespace icl::ui {
namespace {

struct HandoutLab : WindowLab {
  HandoutLab() { showAt(1280, 800); }
  HiddenControls& hidden() const { return document.hidden(); }
  bool seesStop() const { return window.findChild<TransportBar*>()->stopEditor()->isVisible(); }
  QStringList menu() const {
    QMenu* menu = window.actions().hidden;
    QMetaObject::invokeMethod(menu, "aboutToShow");
    QStringList texts;
    for (const QAction* action : menu->actions()) texts << action->text();
    return texts;
  }
  void drop(const QString& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({9, 9}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent event({9, 9}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &event);
  }
};

TEST(Handout, EveryControlOfTheListIsHiddenAndComesBack) {
  HandoutLab lab;
  for (const ControlName& control : hideableControls(lab.controller.type())) {
    std::vector<QWidget*> its;
    for (QWidget* widget : lab.window.findChildren<QWidget*>()) {
      const bool is = widget->property("control").toString() == control.id;
      if (is && !widget->isHidden()) its.push_back(widget);
    }
    EXPECT_FALSE(its.empty()) << control.id.toStdString();
    lab.hidden().setHidden(control.id, true);
    for (const QWidget* widget : its) EXPECT_TRUE(widget->isHidden()) << control.id.toStdString();
    lab.hidden().setHidden(control.id, false);
    for (const QWidget* widget : its) EXPECT_FALSE(widget->isHidden()) << control.id.toStdString();
  }
}

TEST(Handout, TheDocumentKeepsWhatIsHiddenAndTheMenuListsIt) {
  HandoutLab lab;
  HandoutDialog dialog(lab.hidden(), lab.controller.type(), &lab.window);
  int stop = 0;
  while (dialog.list()->item(stop)->data(Qt::UserRole).toString() != QLatin1String("stop")) ++stop;
  EXPECT_TRUE(dialog.list()->item(stop)->flags() & Qt::ItemIsUserCheckable) << "Space ticks it";
  dialog.list()->item(stop)->setCheckState(Qt::Unchecked);
  EXPECT_FALSE(lab.seesStop());
  lab.hidden().setHidden(QStringLiteral("setting:depth"), true);
  EXPECT_FALSE(lab.row("depth")->isVisible());
  EXPECT_EQ(lab.menu().size(), 4) << "two controls, a line, and all";
  EXPECT_TRUE(lab.document.isDirty());

  const QString path = lab.folder.filePath(QStringLiteral("handout.icl"));
  ASSERT_TRUE(lab.document.save(path));
  lab.controller.undoStack().undo();
  EXPECT_TRUE(lab.row("depth")->isVisible());
  lab.hidden().showAll();
  EXPECT_TRUE(lab.seesStop());
  ASSERT_TRUE(lab.document.open(path, false));
  EXPECT_FALSE(lab.seesStop());
  EXPECT_FALSE(lab.row("depth")->isVisible()) << "of the form that was made anew";
  lab.menu();
  lab.window.actions().hidden->actions().front()->trigger();
  EXPECT_TRUE(lab.seesStop());
}

TEST(Handout, AnUnknownControlIsRefusedByName) {
  const Catalog catalog{tiny::type()};
  DocumentData data;
  data.experiment = "tiny";
  data.hidden = {"pase"};
  const auto read = documentFromText(documentText(data), "x.icl", catalog);
  ASSERT_FALSE(read.ok());
  EXPECT_NE(read.error().text().find("pace"), std::string::npos) << read.error().text();
}

TEST(Share, ADocumentOpensElsewhereWithTheRunsInside) {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("talk.iclshare"));
  std::size_t rows = 0;
  {
    TinyLab lab;
    const std::vector<Preset> none;
    lab.open({{"noise", 0.5}}, false);
    LabDocument document(lab.controller, none);
    ASSERT_TRUE(lab.runToEnd());
    lab.controller.setSetting(QStringLiteral("noise"), Value(0.25));
    lab.controller.restart();
    ASSERT_TRUE(lab.runToEnd());
    rows = lab.rows();
    document.hidden().setHidden(QStringLiteral("pace"), true);
    const Status saved = document.shareWriter(path)();
    ASSERT_TRUE(saved.ok()) << saved.error().text();
  }  // the folder of its runs is gone
  TinyLab other;
  const std::vector<Preset> none;
  other.open({}, false);
  LabDocument document(other.controller, none);
  const auto unpacked = unpackShare(path.toStdString(), LabDocument::sharesFolder());
  ASSERT_TRUE(unpacked.ok()) << unpacked.error().text();
  const Status opened = document.openUnpacked(*unpacked, false);
  ASSERT_TRUE(opened.ok()) << opened.error().text();
  EXPECT_TRUE(document.path().isEmpty());
  EXPECT_FALSE(document.isDirty());
  EXPECT_EQ(document.hidden().ids(), QStringList(QStringLiteral("pace")));
  EXPECT_EQ(other.controller.settings().real("noise"), 0.25);
  ASSERT_TRUE(eventually([&] { return other.controller.runs().size() == 2; }));
  const RunTrack* stored = other.controller.runs().back();
  EXPECT_EQ(stored->state.config.real("noise"), 0.5);
  EXPECT_EQ(stored->steps.size(), rows);
}

TEST(Share, ARefusedOneLeavesTheDocumentAsItWas) {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("bad.iclshare"));
  ASSERT_TRUE(writeShare(path.toStdString(), "{\"format\": \"icl-document/1\"}", {}).ok());
  TinyLab lab;
  const std::vector<Preset> none;
  lab.open({{"noise", 0.5}}, false);
  LabDocument document(lab.controller, none);
  const auto unpacked = unpackShare(path.toStdString(), LabDocument::sharesFolder());
  ASSERT_TRUE(unpacked.ok()) << unpacked.error().text();
  const Status status = document.openUnpacked(*unpacked, true);
  EXPECT_FALSE(status.ok());
  EXPECT_FALSE(std::filesystem::exists(*unpacked)) << "what was refused is not kept";
  EXPECT_EQ(lab.controller.settings().real("noise"), 0.5);
}

TEST(DragAndDrop, ADocumentAShareAndARunAreOpened) {
  HandoutLab lab;
  lab.controller.setSetting(QStringLiteral("depth"), Value(std::int64_t{2}));
  const QString document = lab.folder.filePath(QStringLiteral("deep.icl"));
  const QString share = lab.folder.filePath(QStringLiteral("deep.iclshare"));
  lab.controller.step(3);
  ASSERT_TRUE(eventually([&] { return lab.controller.active()->steps.size() == 4; }));
  ASSERT_FALSE(lab.controller.active()->state.folder.empty());
  const QString run = QString::fromStdString(lab.controller.active()->state.folder);
  ASSERT_TRUE(lab.document.save(document));
  ASSERT_TRUE(lab.document.shareWriter(share)());
  lab.controller.openExperiment(QString::fromStdString(lab.catalog.front().id), {}, 5, false);
  lab.document.startAnew();
  lab.drop(document);
  EXPECT_EQ(lab.document.name(), QStringLiteral("deep.icl"));
  EXPECT_EQ(lab.controller.settings().integer("depth"), 2);
  lab.drop(share);  // unpacked beside the window
  ASSERT_TRUE(eventually([&] { return lab.document.path().isEmpty(); }));
  EXPECT_EQ(lab.controller.settings().integer("depth"), 2);
  ASSERT_TRUE(eventually([&] { return lab.controller.runs().size() >= 2; }));
  const std::size_t before = lab.controller.runs().size();
  lab.drop(run);
  EXPECT_TRUE(eventually([&] { return lab.controller.runs().size() == before + 1; }));
}

}  // namespace
}  // namespace icl::ui
