// The small parts of the window: sliders, stop conditions, the run list, the time bar, the palette,
// the gallery, the help.
#include <cmath>

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QUndoStack>

#include "core/experiments/catalog.h"
#include "tests/support/places.h"
#include "tests/ui/lab_fixture.h"
#include "ui/cursor_bar.h"
#include "ui/help/help_topics.h"
#include "ui/help/help_viewer.h"
#include "ui/number_box.h"
#include "ui/panels/command_palette.h"
#include "ui/panels/preset_gallery.h"
#include "ui/panels/run_model.h"
#include "ui/panels/run_panel.h"
#include "ui/panels/table_dialog.h"
#include "ui/plots/number_text.h"
#include "ui/run_naming.h"
#include "ui/time_bar.h"
#include "ui/transport_bar.h"
#include "ui/value_scale.h"

namespace icl::ui {
namespace {

TEST(ValueScale, EverySliderReachesItsEndsAndGivesItsValuesBack) {
  for (const ExperimentType& type : makeCatalog()) {
    for (const Field& field : type.schema.fields()) {
      if (field.kind != Kind::Integer && field.kind != Kind::Real) continue;
      const ValueScale scale(field);
      if (!scale.bounded()) continue;
      EXPECT_EQ(scale.fromSlider(0), field.min) << field.key;
      EXPECT_EQ(scale.fromSlider(1), field.max) << field.key;
      for (const double t : {0.1, 0.37, 0.5, 0.93}) {
        const double v = scale.fromSlider(t);
        EXPECT_GE(v, field.min) << field.key;
        EXPECT_LE(v, field.max) << field.key;
        const double again = scale.fromSlider(scale.toSlider(v));
        EXPECT_NEAR(again, v, 0.11 * std::abs(v) + 1e-12) << field.key;
      }
    }
  }
}

TEST(ValueScale, ALogSettingClimbsTheOneTwoFiveLadder) {
  Field field;
  field.kind = Kind::Real;
  field.scale = Scale::Log;
  field.min = 1e-6;
  field.max = 10;
  field.fallback = 0.1;
  const ValueScale scale(field);
  EXPECT_EQ(scale.stepped(0.1, 1), 0.2);
  EXPECT_EQ(scale.stepped(0.2, 1), 0.5);
  EXPECT_EQ(scale.stepped(0.5, 1), 1.0);
  EXPECT_EQ(scale.stepped(0.1, -1), 0.05);
  EXPECT_EQ(scale.stepped(10, 1), 10);
}

TEST(NumberBox, UnderstandsTheDecimalCommaOfTheWindowAndTheDecimalPointOfFiles) {
  const QLocale before;
  QLocale::setDefault(QLocale(QLocale::Italian));
  EXPECT_EQ(plainNumber(QStringLiteral("0,25")), "0.25");
  EXPECT_EQ(plainNumber(QStringLiteral("0.25")), "0.25");
  EXPECT_EQ(plainNumber(QStringLiteral("1e-6")), "1e-6");
  QLocale::setDefault(before);
}

TEST(StopCondition, IsARuleAndANumberOfStepsJoinedByOr) {
  const auto both = parseStopCondition(QStringLiteral("excess < 1e-6 or step 4000"));
  ASSERT_TRUE(both.ok());
  EXPECT_EQ(both->rule, QStringLiteral("excess < 1e-6"));
  EXPECT_EQ(both->steps, 4000u);
  EXPECT_EQ(stopConditionText(both->rule, both->steps),
            QStringLiteral("excess < 1e-6 or step 4000"));
  EXPECT_EQ(parseStopCondition(QStringLiteral("step 0")).ok(), false);
  EXPECT_EQ(parseStopCondition(QStringLiteral("a < 1 or b < 2")).ok(), false);
  EXPECT_TRUE(parseStopCondition(QString())->rule.isEmpty());
}

TEST(RunModel, IsASoundModelThroughRestartsTwinsAndRemovals) {
  TinyLab lab;
  lab.open({}, false);
  RunModel model(lab.controller, nullptr);
  const QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  ASSERT_TRUE(lab.runToEnd());
  lab.controller.setSetting(QStringLiteral("noise"), Value(0.5));
  lab.controller.restart();
  lab.controller.startTwin(QStringLiteral("curvature"), Value(1.0));
  EXPECT_EQ(model.rowCount(), 3);
  EXPECT_TRUE(model.setData(model.index(0), Qt::Unchecked, Qt::CheckStateRole));
  EXPECT_FALSE(lab.controller.runs()[0]->shown);
  lab.controller.removeRun(model.serialAt(model.index(0)));
  EXPECT_EQ(model.rowCount(), 2);
  lab.controller.undoStack().undo();
  EXPECT_EQ(model.rowCount(), 3);
}

TEST(RunModel, TellsNothingThatIsCovered) {
  TinyLab lab;
  lab.open({}, false);
  ASSERT_TRUE(lab.runToEnd());
  const RunModel model(lab.controller, nullptr);
  const CursorBar bar(lab.controller, nullptr);
  const auto told = [&](int role) { return model.data(model.index(0), role).toString(); };
  const auto text = [&](std::size_t row) {
    return valueText(
        lab.active().channels[static_cast<std::size_t>(mainChannel(lab.controller.type()))][row]);
  };
  EXPECT_EQ(told(RunModel::ValueRole), text(200));
  EXPECT_FALSE(told(RunModel::EndRole).isEmpty());
  lab.controller.setCursor(150);
  lab.controller.setCover(100);
  EXPECT_EQ(told(RunModel::ValueRole), text(100));
  EXPECT_TRUE(told(RunModel::EndRole).isEmpty());
  EXPECT_FALSE(told(Qt::AccessibleTextRole).contains(text(200)));
  EXPECT_EQ(bar.text(), QStringLiteral("step 150, covered"));
  lab.controller.setCursor(60);
  EXPECT_TRUE(bar.text().contains(text(60))) << bar.text().toStdString();
  lab.controller.setCover({});
  EXPECT_EQ(told(RunModel::ValueRole), text(200));
}

TEST(RunList, SpaceTicksDeleteRemovesAndReturnMakesActive) {
  TinyLab lab;
  lab.open({}, false);
  ASSERT_TRUE(lab.runToEnd());
  lab.controller.setSetting(QStringLiteral("noise"), Value(0.5));
  lab.controller.restart();
  RunList list(lab.controller, nullptr);
  list.show();
  list.setCurrentIndex(list.model()->index(0, 0));
  const std::uint64_t ghost = lab.controller.runs()[0]->serial;
  QTest::keyClick(&list, Qt::Key_Space);
  EXPECT_FALSE(lab.controller.run(ghost)->shown);
  QTest::keyClick(&list, Qt::Key_Return);
  EXPECT_EQ(lab.controller.active()->serial, ghost);
  lab.controller.undoStack().undo();
  EXPECT_NE(lab.controller.active()->serial, ghost);
  list.setCurrentIndex(list.model()->index(0, 0));
  QTest::keyClick(&list, Qt::Key_Delete);
  EXPECT_EQ(lab.controller.run(ghost), nullptr);
}

TEST(TimeBar, KeysGoStepByStepAndEndFollowsAgain) {
  TinyLab lab;
  lab.open({}, false);
  ASSERT_TRUE(lab.runToEnd());
  TimeBar bar(lab.controller, nullptr);
  bar.show();
  QTest::keyClick(&bar, Qt::Key_Home);
  ASSERT_TRUE(eventually([&] { return lab.controller.position() == 0; }));
  QTest::keyClick(&bar, Qt::Key_Right);
  QTest::keyClick(&bar, Qt::Key_Right, Qt::ShiftModifier);
  ASSERT_TRUE(eventually([&] { return lab.controller.position() == 11; }));
  EXPECT_EQ(bar.shownStep(), 11u);
  EXPECT_FALSE(lab.controller.follow());
  QTest::keyClick(&bar, Qt::Key_End);
  ASSERT_TRUE(eventually([&] { return lab.controller.position() == 200; }));
  EXPECT_TRUE(lab.controller.follow());
}

TEST(TimeBar, NewRowsDoNotMoveTheHandleWhileFollowIsOff) {
  TinyLab lab;
  lab.open({}, false);
  lab.controller.setPace(300);
  lab.controller.run();
  TimeBar bar(lab.controller, nullptr);
  ASSERT_TRUE(eventually([&] { return lab.rows() > 20; }));
  lab.controller.setFollow(false);
  const std::uint64_t at = bar.shownStep();
  ASSERT_TRUE(eventually([&] { return lab.rows() > 80; }));
  EXPECT_EQ(bar.shownStep(), at);
}

TEST(CursorBar, SaysTheValuesAtTheCursor) {
  TinyLab lab;
  lab.open({}, false);
  ASSERT_TRUE(lab.runToEnd());
  const CursorBar bar(lab.controller, nullptr);
  lab.controller.setCursor(10);
  EXPECT_TRUE(bar.text().contains(QStringLiteral("step 10"))) << bar.text().toStdString();
  const QString x = QLocale().toString(lab.active().channels[1][10], 'g', 4);
  EXPECT_TRUE(bar.text().contains(x)) << bar.text().toStdString();
}

TEST(CommandPalette, FindsByWordsInAnyOrderAndActs) {
  QWidget window;
  int done = 0;
  CommandPalette palette(QStringLiteral("Find"),
                         {{QStringLiteral("Save figure"), {}, [&] { done = 1; }},
                          {QStringLiteral("Step back"), {}, [&] { done = 2; }}},
                         &window);
  palette.show();
  QTest::keyClicks(palette.findChild<QLineEdit*>(), QStringLiteral("back st"));
  EXPECT_EQ(palette.list()->count(), 1);
  QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Return);
  EXPECT_TRUE(eventually([&] { return done == 2; }));
}

TEST(PresetGallery, ShowsACardAPresetWithItsPicture) {
  const Catalog catalog{tiny::type()};
  Preset preset;
  preset.id = "one";
  preset.title = "One";
  preset.story = "A story.";
  preset.experiment = "tiny";
  const std::vector<double> curve = thumbnailCurve(catalog, preset, false);
  ASSERT_EQ(curve.size(), 201u);
  EXPECT_DOUBLE_EQ(curve.front(), std::log10(9.5));  // (0 − 3)² + 0.5 · (0 + 1)²
  const std::vector<Preset> presets{preset};
  PresetGallery gallery(catalog, presets, nullptr);
  QSignalSpy chosen(&gallery, &PresetGallery::chosen);
  gallery.show();
  ASSERT_EQ(gallery.cards()->count(), 1);
  gallery.cards()->setFocus();
  QTest::keyClick(gallery.cards(), Qt::Key_Return);
  EXPECT_EQ(chosen.count(), 1);
}

TEST(PresetGallery, GroupsByFamilyAndFindsByWords) {
  Catalog catalog{tiny::type(), tiny::type(), tiny::type()};
  const char* const kNames[] = {"first", "second", "third"};
  for (std::size_t i = 0; i < 3; ++i) {
    catalog[i].id = kNames[i];
    catalog[i].title = std::string("The ") + kNames[i];
    catalog[i].family = i == 0 ? "a" : "b";
  }
  std::vector<Preset> presets(4);
  for (std::size_t i = 0; i < 4; ++i) {
    presets[i].id = presets[i].title = "tale-" + std::to_string(i);
    presets[i].experiment = kNames[(i + 1) % 3];  // second, third, first, second
    presets[i].story = i == 3 ? "Bayes is reached" : "Nothing happens";
  }
  const auto groups = presetGroups(catalog, presets);
  ASSERT_EQ(groups.size(), 2u);
  EXPECT_EQ(groups[0].presets, std::vector<int>{2});
  EXPECT_EQ(groups[1].presets, (std::vector<int>{0, 1, 3}));
  EXPECT_TRUE(groups[1].title.startsWith(QStringLiteral("The second · The third")));
  PresetGallery gallery(catalog, presets, nullptr);
  gallery.show();
  EXPECT_EQ(gallery.cards()->count(), 6) << "two headings, four cards";
  QSignalSpy chosen(&gallery, &PresetGallery::chosen);
  QTest::keyClicks(gallery.search(), QStringLiteral("BAYES second"));
  QTest::keyClick(gallery.search(), Qt::Key_Return);
  ASSERT_EQ(chosen.count(), 1);
  EXPECT_EQ(chosen.front().front().toInt(), 3);
}

TEST(HelpViewer, OpensAtTheParagraphOfAControlAndOfASetting) {
  const ExperimentType type = tiny::type();
  HelpViewer viewer(
      {{QStringLiteral("welcome"), QStringLiteral("Welcome"), QStringLiteral("# Welcome\n\nHello."),
        true},
       {QStringLiteral("controls"), QStringLiteral("Controls"), controlsPage(), false},
       {QStringLiteral("settings"), QStringLiteral("Settings"), settingsPage(type), false}},
      nullptr);
  EXPECT_EQ(viewer.currentPage(), QStringLiteral("welcome"));
  for (const HelpTopic& topic : controlTopics()) {
    viewer.showTopic(topic.anchor);
    EXPECT_EQ(viewer.currentPage(), QStringLiteral("controls")) << topic.anchor.toStdString();
  }
  viewer.showTopic(QStringLiteral("noise"));
  EXPECT_EQ(viewer.currentPage(), QStringLiteral("settings"));
  viewer.showTopic(QStringLiteral("nothing-of-the-kind"));
  EXPECT_EQ(viewer.currentPage(), QStringLiteral("welcome"));
}

TEST(HelpViewer, EveryLanguageHasEveryPage) {
  const QString docs = QStringLiteral(ICL_SOURCE_DIR) + QStringLiteral("/resources/docs");
  const auto english = writtenPages(docs, QStringLiteral("en"));
  ASSERT_GE(english.size(), 5u);
  EXPECT_EQ(english.front().id, QStringLiteral("welcome"));
  for (const QString& language : {QStringLiteral("it"), QStringLiteral("ko")}) {
    const auto pages = writtenPages(docs, language);
    ASSERT_EQ(pages.size(), english.size());
    for (std::size_t i = 0; i < pages.size(); ++i) {
      EXPECT_NE(pages[i].text, english[i].text) << language.toStdString();
    }
  }
}

TEST(TableDialog, CopiesNumbersThatParseBack) {
  const ViewTable table{{QStringLiteral("t"), QStringLiteral("a \"b\"")}, {{0.1, 1e-9}, {2, 3}}};
  EXPECT_EQ(TableDialog::asCsv(table), QStringLiteral("\"t\",\"a \"\"b\"\"\"\n0.1,1e-09\n2,3\n"));
}

}  // namespace
}  // namespace icl::ui
