// A lecture as it is given: the audience's window, the keys of a clicker, the window afterwards.
#include "ui/lecture/presentation.h"

#include <gtest/gtest.h>

#include <QDialog>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>

#include "tests/ui/window_fixture.h"
#include "ui/lecture/cue_book.h"
#include "ui/lecture/cue_panel.h"
#include "ui/lecture/speaker_panel.h"
#include "ui/plots/plot_theme.h"
#include "ui/view_area.h"
#include "ui/window_actions.h"

namespace icl::ui {
namespace {

constexpr char kTalk[] = R"([
  {"experiment": "cross-attention", "step": 12, "pace": 100000, "views": ["loss"],
   "caption": {"en": "First", "it": "Prima"}, "note": "Say first."},
  {"step": 24, "pace": 100000, "cover": 16, "views": ["loss", "plane"], "caption": "Second",
   "note": "Say second."}])";

struct TalkLab : WindowLab {
  TalkLab() {
    Lecture lecture;
    lecture.cues = cuesFromJson(Json::parse(kTalk, "x").value(), "x", catalog, presets).value();
    document.cues().load(std::move(lecture));
    activate();
  }
  Presentation& talk() const { return window.lecture(); }
  bool still() const {
    return eventually([this] { return talk().player().phase() == CuePlayer::Phase::Still; });
  }
  void begin() {
    ASSERT_TRUE(talk().begin());
    ASSERT_TRUE(still());
  }
  void key(Qt::Key key) const { QTest::keyClick(talk().audience(), key); }
};

TEST(Presentation, TheClickersKeysStepRevealBlankFreezeAndEnd) {
  TalkLab lab;
  QTest::keyClick(&lab.window, Qt::Key_F5);
  ASSERT_TRUE(lab.talk().isOn());
  ASSERT_TRUE(lab.still());
  EXPECT_EQ(lab.controller.position(), 12u);
  AudienceWindow& audience = *lab.talk().audience();
  lab.key(Qt::Key_PageDown);
  ASSERT_TRUE(lab.still());
  EXPECT_EQ(lab.talk().player().index(), 1);
  EXPECT_FALSE(audience.echoed().isEmpty());
  EXPECT_TRUE(lab.talk().player().covered());
  lab.key(Qt::Key_Right);
  EXPECT_FALSE(lab.talk().player().covered());
  for (const Qt::Key key : {Qt::Key_B, Qt::Key_Period}) {
    lab.key(key);
    EXPECT_TRUE(audience.isBlank());
    lab.key(key);
    EXPECT_FALSE(audience.isBlank());
  }
  lab.key(Qt::Key_S);
  EXPECT_TRUE(audience.isFrozen());
  lab.key(Qt::Key_S);
  lab.key(Qt::Key_PageUp);
  ASSERT_TRUE(lab.still());
  EXPECT_EQ(lab.talk().player().index(), 0);
  EXPECT_EQ(lab.controller.position(), 12u);
  lab.key(Qt::Key_Escape);
  EXPECT_FALSE(lab.talk().isOn());
}

TEST(Presentation, TheSpeakersWindowTakesTheKeysUnlessSomethingIsTyped) {
  TalkLab lab;
  lab.begin();
  lab.window.views().currentView()->setFocus();
  WindowLab::press(Qt::Key_PageDown);
  ASSERT_TRUE(lab.still());
  EXPECT_EQ(lab.talk().player().index(), 1);
  QPlainTextEdit note(&lab.window);
  note.show();
  note.setFocus();
  QTest::keyClicks(&note, QStringLiteral("bs."));
  EXPECT_EQ(note.toPlainText(), QStringLiteral("bs."));
  EXPECT_FALSE(lab.talk().audience()->isBlank());
  EXPECT_FALSE(lab.talk().audience()->isFrozen());
}

TEST(Presentation, TypeAndLinesAreLargeOnALargeScreen) {
  TalkLab lab;
  lab.begin();
  AudienceWindow& audience = *lab.talk().audience();
  audience.resize(1920, 1080);
  EXPECT_GE(audience.typePixels(), 24.0);
  EXPECT_GE(audience.linePixels(), 3.0);
  // A thin theory line in the scaled figure is as wide as that.
  PlotTheme theme = PlotTheme::paper(lab.window.font());
  const double scale = audience.typePixels() / theme.small.pixelSize();
  EXPECT_GE(theme.small.pixelSize() * scale, 24.0 - 1e-9);
  theme.least_line = audience.linePixels() / scale;
  for (const TheoryKind kind :
       {TheoryKind::Bayes, TheoryKind::Minimum, TheoryKind::Baseline, TheoryKind::Rate}) {
    EXPECT_GE(theme.theoryPen(kind).widthF() * scale, 3.0 - 1e-9);
  }
  for (const double width : {0.7, 1.0, 1.3, 2.0}) {  // of contours, nodes, levels, paths
    EXPECT_GE(theme.line(width) * scale, 3.0 - 1e-9);
  }
  EXPECT_EQ(PlotTheme::paper(lab.window.font()).line(1.3), 1.3) << "not on a small screen";
}

/// Dark ink of a picture, as a share.
double ink(const QImage& image) {
  int dark = 0;
  for (int y = 0; y < image.height(); y += 3) {
    for (int x = 0; x < image.width(); x += 3) dark += qGray(image.pixel(x, y)) < 110 ? 1 : 0;
  }
  return 9.0 * dark / (image.width() * image.height());
}

TEST(Presentation, TheAudienceSeesPicturesAndNothingElse) {
  TalkLab lab;
  lab.begin();
  AudienceWindow& audience = *lab.talk().audience();
  audience.resize(960, 540);
  audience.renderNow();
  EXPECT_TRUE(audience.findChildren<QWidget*>().isEmpty()) << "no control, no dialog, no menu";
  EXPECT_EQ(audience.toolTip(), QString());
  const QImage light = audience.picture().toImage();
  EXPECT_GT(qGray(light.pixel(2, 2)), 240);
  EXPECT_GT(ink(light), 0.001);
  EXPECT_LT(ink(light), 0.3);
  audience.setDark(true);
  audience.renderNow();
  EXPECT_LT(qGray(audience.picture().toImage().pixel(2, 2)), 60);
  audience.setDark(false);
  audience.setBlank(true);
  const QImage blank = audience.grab().toImage();
  EXPECT_EQ(blank.pixel(100, 100), qRgb(0, 0, 0));
  audience.setBlank(false);
  audience.renderNow();
  audience.setFrozen(true);
  const qint64 key = audience.picture().cacheKey();
  lab.controller.setCursor(5);
  QTest::qWait(120);
  EXPECT_EQ(audience.picture().cacheKey(), key);
  audience.point(QPointF(0.5, 0.5));
  EXPECT_NE(audience.grab().toImage().pixel(480, 270), light.pixel(480, 270));
}

TEST(Presentation, TheSpeakerSeesTheNoteTheNextCueAndTheTime) {
  TalkLab lab;
  lab.begin();
  auto* panel = lab.window.findChild<SpeakerPanel*>();
  ASSERT_TRUE(panel->isVisible());
  EXPECT_EQ(panel->noteShown(), QStringLiteral("Say first."));
  EXPECT_EQ(lab.talk().textOf(lab.talk().player().upcoming(), true), QStringLiteral("Second"));
  EXPECT_GE(lab.talk().seconds(), 0);
}

TEST(Presentation, EndingGivesTheWindowBackAsItWas) {
  TalkLab lab;
  auto* panels = lab.window.findChild<QSplitter*>();
  lab.window.actions().run_panel->setChecked(false);
  QCoreApplication::processEvents();
  const QList<int> sizes = panels->sizes();
  const QStringList views = lab.controller.views();
  const std::uint64_t serial = lab.controller.active()->serial;
  lab.begin();
  EXPECT_FALSE(lab.window.actions().experiment_panel->isChecked());
  lab.talk().end();
  QCoreApplication::processEvents();
  EXPECT_EQ(panels->sizes(), sizes);
  EXPECT_TRUE(lab.window.actions().experiment_panel->isChecked());
  EXPECT_FALSE(lab.window.actions().run_panel->isChecked());
  EXPECT_EQ(lab.controller.views(), views);
  EXPECT_EQ(lab.controller.active()->serial, serial);
  EXPECT_FALSE(lab.document.isDirty());
}

TEST(Presentation, WithoutCuesItSaysWhatToDo) {
  WindowLab lab;
  QString said;
  QObject::connect(&lab.controller, &SessionController::message, &lab.controller,
                   [&](const QString& sentence, bool) { said = sentence; });
  EXPECT_FALSE(lab.window.lecture().begin());
  EXPECT_FALSE(said.isEmpty());
}

TEST(CuePanel, CuesAreAddedMovedAndRemovedByKeys) {
  TalkLab lab;
  auto* panel = lab.window.findChild<CuePanel*>();
  ASSERT_TRUE(panel->isVisible());
  lab.controller.step(8);
  ASSERT_TRUE(eventually([&] { return lab.controller.position() == 8; }));
  panel->addFromHere(false);
  const auto& cues = lab.document.cues().cues();
  ASSERT_EQ(cues.size(), 3u);
  EXPECT_EQ(cues.back().step, 8u);
  EXPECT_TRUE(lab.document.isDirty());
  panel->list()->setFocus();
  QTest::keyClick(panel->list(), Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(cues[1].step, 8u);
  QTest::keyClick(panel->list(), Qt::Key_Delete);
  EXPECT_EQ(cues.size(), 2u);
  WindowLab::press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(cues.size(), 3u);
}

TEST(CuePanel, TheDialogEditsTheLanguageOfTheWindowAlone) {
  TalkLab lab;
  const Cue& cue = lab.document.cues().cues().front();
  CueDialog dialog(cue, QStringLiteral("1"), QStringLiteral("it"), &lab.window);
  EXPECT_EQ(dialog.caption()->toPlainText(), QStringLiteral("Prima"));
  dialog.caption()->setPlainText(QStringLiteral("Per prima"));
  const Cue edited = dialog.cue();
  EXPECT_EQ(edited.caption.in("it"), "Per prima");
  EXPECT_EQ(edited.caption.in("en"), "First");
  EXPECT_EQ(edited.note, cue.note) << "an untouched text stays in its language";
}

TEST(CuePanel, CuesAreSavedAsALectureAndOpenedAgain) {
  TalkLab lab;
  const QString path = lab.folder.filePath(QStringLiteral("my-talk.json"));
  ASSERT_TRUE(lab.document.saveLecture(path));
  const auto cues = lab.document.cues().cues();
  lab.document.startAnew();
  EXPECT_TRUE(lab.document.cues().cues().empty());
  const Status opened = lab.document.openLectureFile(path);
  ASSERT_TRUE(opened.ok()) << opened.error().text();
  EXPECT_EQ(lab.document.cues().cues(), cues);
  EXPECT_EQ(lab.document.cues().lecture().id, "my-talk");
}

TEST(ReadyLectures, AreThereInThreeLanguagesWithPicturesThatExist) {
  const Catalog catalog = makeCatalog();
  const auto presets = loadPresets(resourceFolder() / "presets", catalog);
  ASSERT_TRUE(presets.ok());
  const auto lectures = loadLectures(resourceFolder() / "lectures", catalog, *presets);
  ASSERT_TRUE(lectures.ok()) << lectures.error().text();
  EXPECT_GE(lectures->size(), 3u);
  for (const Lecture& lecture : *lectures) {
    const Status shown = checkCueViews(lecture.cues, catalog, *presets, lecture.id);
    EXPECT_TRUE(shown.ok()) << shown.error().text();
    EXPECT_GE(lecture.cues.size(), 8u) << lecture.id;
    EXPECT_LE(lecture.cues.size(), 14u) << lecture.id;
    EXPECT_GE(lecture.minutes, 10);
    EXPECT_LE(lecture.minutes, 15);
    EXPECT_EQ(chained(standalone(lecture.cues, *presets), *presets), lecture.cues) << lecture.id;
    std::vector<const LocalText*> texts{&lecture.title, &lecture.about};
    for (const Cue& cue : lecture.cues) {
      texts.push_back(&cue.caption);
      texts.push_back(&cue.note);
    }
    for (const LocalText* text : texts) {
      for (const char* language : {"en", "it", "ko"}) {
        EXPECT_TRUE(text->texts.count(language)) << lecture.id << ": " << text->in("en");
      }
    }
  }
}

}  // namespace
}  // namespace icl::ui
