// An animation: which steps, PNG files that show the run growing, a movie by a stand-in for ffmpeg,
// what happens without one, and cancelling; the run on the screen is left alone.
#include <gtest/gtest.h>

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QSignalSpy>
#include <QSpinBox>

#include "tests/ui/lab_fixture.h"
#include "ui/workbench/animation_dialog.h"

namespace icl::ui {

namespace {

/// A program named ffmpeg that writes what it was called with into its last word; alone in PATH.
class StandIn {
 public:
  StandIn(const QString& folder, bool there, int code = 0) : before_(qgetenv("PATH")) {
    QDir().mkpath(folder);
    if (there) {
      QFile file(folder + QStringLiteral("/ffmpeg"));
      EXPECT_TRUE(file.open(QIODevice::WriteOnly));
      file.write("#!/bin/sh\nfor word; do last=$word; done\n");
      file.write(code == 0 ? "echo \"$@\" > \"$last\"\n" : "echo no such codec\nexit 3\n");
      file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    qputenv("PATH", folder.toLocal8Bit());
  }
  ~StandIn() { qputenv("PATH", before_); }

 private:
  QByteArray before_;
};

struct AnimationLab : TinyLab {
  AnimationLab() {
    open({}, false);
    EXPECT_TRUE(runToEnd());
  }
  QString place(const QString& name) const { return folder.filePath(name); }
  AnimationOptions options(const QString& name, int frames) const {
    AnimationOptions made;
    made.view = QStringLiteral("loss");
    made.path = place(name);
    made.frames = frames;
    made.size = QSize(320, 200);
    return made;
  }
  /// The sentence at the end.
  QString make(const AnimationOptions& made, bool& ok) {
    Animation animation(catalog);
    QSignalSpy spy(&animation, &Animation::finished);
    const Status status = animation.start(controller, active(), made);
    EXPECT_TRUE(status.ok()) << (status ? "" : status.error().text());
    EXPECT_TRUE(eventually([&] { return !spy.isEmpty(); }));
    ok = !spy.isEmpty() && spy.front()[1].toBool();
    return spy.isEmpty() ? QString() : spy.front()[0].toString();
  }
};

int colouredPixels(const QImage& image) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) count += image.pixelColor(x, y).saturation() > 60;
  }
  return count;
}

}  // namespace

TEST(Animation, StepsAreEvenOrEvenInTheLogarithmAndNeverTwice) {
  EXPECT_EQ(frameSteps(0, 100, 5, false), (std::vector<std::uint64_t>{0, 25, 50, 75, 100}));
  EXPECT_EQ(frameSteps(10, 12, 100, false), (std::vector<std::uint64_t>{10, 11, 12}));
  const auto steps = frameSteps(0, 1000, 20, true);
  EXPECT_EQ(steps.front(), 0U);
  EXPECT_EQ(steps.back(), 1000U);
  EXPECT_LT(steps[steps.size() / 2], 100U);
  for (std::size_t i = 1; i < steps.size(); ++i) EXPECT_GT(steps[i], steps[i - 1]);
}

TEST(Animation, PngFilesShowTheRunGrowing) {
  AnimationLab lab;
  const std::uint64_t position = lab.controller.position();
  bool ok = false;
  const QString said = lab.make(lab.options(QStringLiteral("film"), 6), ok);
  ASSERT_TRUE(ok) << said.toStdString();
  const QDir folder(lab.place(QStringLiteral("film")));
  ASSERT_EQ(folder.entryList(QDir::Files | QDir::Hidden).size(), 6);
  const QImage first(folder.filePath(QStringLiteral("frame-00002.png")));
  const QImage last(folder.filePath(QStringLiteral("frame-00006.png")));
  EXPECT_EQ(last.size(), QSize(320, 200));
  EXPECT_NE(first, last);
  EXPECT_GT(colouredPixels(last), 50) << "the curve is drawn";
  EXPECT_EQ(lab.controller.position(), position) << "the run on the screen is left alone";
  EXPECT_EQ(lab.rows(), 201U);
  Animation again(lab.catalog);
  EXPECT_FALSE(again.start(lab.controller, lab.active(), lab.options(QStringLiteral("film"), 6)))
      << "a folder that holds something is not written to";
}

TEST(Animation, AMovieIsMadeByFfmpegAndNothingElseIsLeft) {
  AnimationLab lab;
  const StandIn ffmpeg(lab.place(QStringLiteral("bin")), true);
  for (const QString& name : {QStringLiteral("run.mp4"), QStringLiteral("run.gif")}) {
    bool ok = false;
    auto options = lab.options(name, 4);
    options.per_second = 30;
    const QString said = lab.make(options, ok);
    ASSERT_TRUE(ok) << said.toStdString();
    QFile file(lab.place(name));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray words = file.readAll();
    EXPECT_TRUE(words.contains("-framerate 30"));
    EXPECT_TRUE(words.contains("frame-%05d.png"));
    EXPECT_EQ(words.contains("palettegen"), name.endsWith(QLatin1String("gif")));
  }
  const QStringList left =
      QDir(lab.folder.path())
          .entryList({QStringLiteral(".frames*")}, QDir::AllEntries | QDir::Hidden);
  EXPECT_TRUE(left.isEmpty()) << left.join(QLatin1Char(' ')).toStdString();
}

TEST(Animation, WithoutFfmpegThePngFilesAreWrittenAndItIsSaid) {
  AnimationLab lab;
  const StandIn nothing(lab.place(QStringLiteral("bin")), false);
  bool ok = false;
  const QString said = lab.make(lab.options(QStringLiteral("run.mp4"), 3), ok);
  EXPECT_TRUE(ok);
  EXPECT_TRUE(said.contains(QStringLiteral("ffmpeg was not found"))) << said.toStdString();
  EXPECT_EQ(QDir(lab.place(QStringLiteral("run-frames"))).entryList(QDir::Files).size(), 3);
  EXPECT_FALSE(QFile::exists(lab.place(QStringLiteral("run.mp4"))));
}

TEST(Animation, AFailingFfmpegIsQuotedAndNoFileIsLeft) {
  AnimationLab lab;
  const StandIn ffmpeg(lab.place(QStringLiteral("bin")), true, 3);
  bool ok = true;
  const QString said = lab.make(lab.options(QStringLiteral("run.mp4"), 2), ok);
  EXPECT_FALSE(ok);
  EXPECT_TRUE(said.contains(QStringLiteral("no such codec"))) << said.toStdString();
  EXPECT_FALSE(QFile::exists(lab.place(QStringLiteral("run.mp4"))));
}

TEST(Animation, CancelKeepsNothingAndTurnsAreShort) {
  AnimationLab lab;
  Animation animation(lab.catalog);
  QSignalSpy spy(&animation, &Animation::finished);
  ASSERT_TRUE(
      animation.start(lab.controller, lab.active(), lab.options(QStringLiteral("film"), 150)));
  ASSERT_TRUE(eventually([&] { return animation.done() >= 3; }));
  animation.cancel();
  ASSERT_EQ(spy.size(), 1);
  EXPECT_FALSE(animation.running());
  EXPECT_FALSE(QFile::exists(lab.place(QStringLiteral("film"))));
  EXPECT_LT(animation.longestTurn(), test::timeBudget(33)) << "ms: within a frame of the window";
}

TEST(AnimationDialog, MakesWhatIsChosenAndSaysWhatIsRefused) {
  AnimationLab lab;
  AnimationDialog dialog(lab.controller, nullptr);
  dialog.show();
  dialog.choosePicture(QStringLiteral("loss"));
  dialog.frames().setValue(2);
  dialog.start(lab.place(QStringLiteral("no/such/film")));
  EXPECT_TRUE(dialog.sentence().contains(QStringLiteral("no such folder")))
      << dialog.sentence().toStdString();
  dialog.start(lab.place(QStringLiteral("film")));
  ASSERT_TRUE(eventually([&] { return !dialog.animation().running(); }));
  EXPECT_TRUE(dialog.sentence().contains(QStringLiteral("2 picture")))
      << dialog.sentence().toStdString();
}

}  // namespace icl::ui
