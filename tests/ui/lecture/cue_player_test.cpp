// Stepping through cues: forward runs to the stop, back restores the end of the cue before, and the
// document comes back as it was.
#include "ui/lecture/cue_player.h"

#include <map>

#include <gtest/gtest.h>

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QUndoStack>

#include "tests/support/time_budget.h"
#include "tests/ui/lab_fixture.h"
#include "ui/documents/lab_document.h"
#include "ui/lecture/cue_book.h"
#include "ui/notes/note_book.h"

namespace icl::ui {
namespace {

constexpr char kPlayed[] = R"([
  {"experiment": "tiny", "settings": {"noise": 0.5}, "seed": 4, "step": 20, "pace": 100000,
   "views": ["loss"]},
  {"step": 50, "pace": 100000, "views": ["loss", "parameters"]},
  {"step": 80, "settings": {"rate": 0.05}, "pace": 100000, "views": ["loss"]},
  {"views": ["parameters"], "layer": 0},
  {"experiment": "tiny", "settings": {"curvature": 1.0}, "twin": {"curvature": 0.5}, "step": 30,
   "pace": 100000, "views": ["loss"]},
  {"step": 60, "cover": 40, "pace": 100000, "views": ["loss"]}])";

struct PlayerLab : TinyLab {
  std::vector<Preset> presets{};
  CuePlayer player{controller, presets};

  PlayerLab() { open({{"noise", 1.0}}, false); }
  std::vector<Cue> cues() const {
    return cuesFromJson(Json::parse(kPlayed, "x").value(), "x", catalog, presets).value();
  }
  bool still() {
    return eventually([this] { return player.phase() == CuePlayer::Phase::Still; });
  }
  void play() {
    ASSERT_TRUE(player.start(cues()));
    ASSERT_TRUE(still());
  }
  /// All that a lecture shows of a state: where it stands, rows, pictures, matrices.
  QByteArray digest() const {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const auto& number) {
      hash.addData(QByteArrayView(reinterpret_cast<const char*>(&number), sizeof(number)));
    };
    add(controller.position());
    for (const RunTrack* run : controller.runs()) {
      add(run->shown);
      for (const double step : run->steps.values()) add(step);
      for (const Series& series : run->channels) {
        for (const double value : series.values()) add(value);
      }
      add(run->frame.step);
      for (const double value : run->frame.row) add(value);
      for (const PlateData& plate : run->frame.plates) {
        for (const double value : plate.data) add(value);
      }
    }
    hash.addData(controller.views().join(QLatin1Char(' ')).toUtf8());
    return hash.result();
  }
  /// The frame of the state may come a moment after it.
  bool drawn() {
    return eventually([this] {
      controller.pump().tick();
      return active().frame.step == controller.position();
    });
  }
};

TEST(CuePlayer, ForwardRunsToEachStopAndThePicturesAreTheCues) {
  PlayerLab lab;
  lab.play();
  const std::uint64_t stops[] = {20, 50, 80, 80, 30, 60};
  for (int i = 0; i < lab.player.count(); ++i) {
    EXPECT_EQ(lab.player.index(), i);
    EXPECT_EQ(lab.controller.position(), stops[i]) << "cue " << i;
    EXPECT_EQ(lab.controller.views().size(),
              static_cast<qsizetype>(lab.player.cue()->views.size()));
    lab.player.next();
    ASSERT_TRUE(lab.still());
  }
  EXPECT_TRUE(lab.controller.hasGuests());
  EXPECT_EQ(lab.controller.runs().size(), 2u) << "the twin";
}

TEST(CuePlayer, TwentyTimesForwardAndBackGivesTheSameStatesWithinATenthOfASecond) {
  PlayerLab lab;
  lab.play();
  std::vector<QByteArray> first;
  for (int i = 0; i < lab.player.count(); ++i) {
    while (lab.player.covered()) lab.player.next();
    ASSERT_TRUE(lab.still() && lab.drawn());
    first.push_back(lab.digest());
    lab.player.next();
    ASSERT_TRUE(lab.still());
  }
  while (lab.player.covered()) lab.player.next();
  // The least time of each step: what others take from a busy machine is not the player's own.
  std::map<std::pair<int, bool>, qint64> least;
  const auto go = [&](bool forward) {
    const int from = lab.player.index();
    QElapsedTimer clock;
    clock.start();
    forward ? lab.player.next() : lab.player.back();
    ASSERT_TRUE(lab.still() && lab.drawn());
    const auto [place, first_time] = least.emplace(std::pair(from, forward), clock.elapsed());
    if (!first_time) place->second = std::min(place->second, clock.elapsed());
    const auto index = static_cast<std::size_t>(lab.player.index());
    EXPECT_EQ(lab.digest().toHex(), first[index].toHex()) << "cue " << index;
  };
  for (int round = 0; round < 20; ++round) {
    for (int i = 1; i < lab.player.count(); ++i) go(false);
    EXPECT_EQ(lab.player.index(), 0);
    for (int i = 1; i < lab.player.count(); ++i) go(true);
  }
  for (const auto& [step, milliseconds] : least) {
    EXPECT_LT(milliseconds, test::timeBudget(100)) << "from cue " << step.first;
  }
}

TEST(CuePlayer, WhatIsCoveredIsRevealedByTheNextKey) {
  PlayerLab lab;
  lab.play();
  lab.player.goTo(5);
  ASSERT_TRUE(lab.still());
  EXPECT_EQ(lab.player.index(), 5);
  EXPECT_TRUE(lab.player.covered());
  EXPECT_EQ(lab.controller.cover(), 40u);
  lab.player.next();
  EXPECT_FALSE(lab.player.covered());
  EXPECT_EQ(lab.player.index(), 5);
  bool ended = false;
  QObject::connect(&lab.player, &CuePlayer::ended, &lab.player, [&] { ended = true; });
  lab.player.next();
  EXPECT_TRUE(ended);
  EXPECT_EQ(lab.player.index(), 5);
}

TEST(CuePlayer, AKeyWhileItRunsGoesToTheStopAtOnce) {
  PlayerLab lab;
  auto cues = lab.cues();
  cues[0].pace = 1;  // would take twenty seconds
  ASSERT_TRUE(lab.player.start(cues));
  ASSERT_TRUE(eventually([&] { return lab.controller.activity() == Activity::Running; }));
  lab.player.next();
  ASSERT_TRUE(eventually([&] { return lab.player.phase() == CuePlayer::Phase::Still; }, 5000));
  EXPECT_EQ(lab.controller.position(), 20u);
  EXPECT_EQ(lab.player.index(), 0);
}

TEST(CuePlayer, WhatWasTriedOutBetweenIsNotInTheNextCue) {
  PlayerLab lab;
  lab.play();
  lab.player.next();
  ASSERT_TRUE(lab.still() && lab.drawn());
  const QByteArray undisturbed = lab.digest();
  lab.player.back();
  ASSERT_TRUE(lab.still());
  lab.controller.setSetting(QStringLiteral("rate"), Value(0.5));
  ASSERT_TRUE(eventually([&] { return !lab.active().state.events.empty(); }));
  lab.player.next();
  ASSERT_TRUE(lab.still() && lab.drawn());
  EXPECT_EQ(lab.player.index(), 1);
  EXPECT_EQ(lab.digest().toHex(), undisturbed.toHex());
}

TEST(CuePlayer, TheDocumentComesBackAsItWas) {
  PlayerLab lab;
  LabDocument document(lab.controller, lab.presets);
  ASSERT_TRUE(lab.runToEnd());
  lab.controller.notes().add([] {
    Note note;
    note.step = 3;
    note.text = QStringLiteral("mine");
    return note;
  }());
  lab.controller.undoStack().setClean();
  const std::uint64_t serial = lab.active().serial;
  const DocumentData before = document.data();
  document.hold();
  lab.play();
  lab.controller.setSetting(QStringLiteral("rate"), Value(0.3));
  lab.controller.setViews({QStringLiteral("parameters")});
  EXPECT_TRUE(document.data() == before) << "an autosave meanwhile is of the document";
  lab.player.stop();
  document.release();
  EXPECT_FALSE(lab.controller.hasGuests());
  EXPECT_EQ(lab.active().serial, serial);
  EXPECT_EQ(lab.rows(), 201u);
  EXPECT_EQ(lab.controller.notes().notes().size(), 1u);
  EXPECT_TRUE(document.data() == before);
  EXPECT_FALSE(document.isDirty()) << "a lecture is no edit";
}

TEST(CueBook, EveryEditIsUndoneAndCuesKeepTheirRuns) {
  PlayerLab lab;
  QUndoStack undo;
  CueBook book(undo, lab.presets);
  Lecture lecture;
  lecture.cues = lab.cues();
  book.load(lecture);
  const auto before = book.cues();
  book.move(1, 0);  // what went on with a run opens it now
  EXPECT_TRUE(book.cues()[0].opens());
  EXPECT_EQ(book.cues()[0].step, 50u);
  book.remove(0);
  Cue edited = book.cues()[0];
  edited.caption.set("it", "Giù");
  book.setCue(0, edited, QStringLiteral("Edit"));
  EXPECT_EQ(book.cues()[0].caption.in("it"), "Giù");
  const auto valid = cuesFromJson(toJson(book.cues()), "x", lab.catalog, lab.presets);
  EXPECT_TRUE(valid.ok()) << valid.error().text();
  for (int i = 0; i < 3; ++i) undo.undo();
  EXPECT_EQ(book.cues(), before);
}

TEST(CueBook, ACueFromHereOpensTheSameState) {
  PlayerLab lab;
  lab.open({{"noise", 0.5}}, false);
  lab.controller.step(25);
  ASSERT_TRUE(eventually([&] { return lab.controller.position() == 25; }));
  lab.controller.setSetting(QStringLiteral("rate"), Value(0.05));
  ASSERT_TRUE(eventually([&] { return !lab.active().state.events.empty(); }));
  lab.controller.step(15);
  ASSERT_TRUE(eventually([&] { return lab.rows() == 41; }));
  const auto cue = cueFromHere(lab.controller);
  ASSERT_TRUE(cue.ok()) << cue.error().text();
  EXPECT_EQ(cue->step, 40u);
  EXPECT_EQ(cue->seed, 7u);
  const double last = lab.active().channels[0][40];
  ASSERT_TRUE(lab.player.start({cue.value()}));
  lab.player.next();  // at once
  ASSERT_TRUE(lab.still());
  EXPECT_EQ(lab.controller.position(), 40u);
  EXPECT_EQ(lab.active().channels[0][40], last);
}

}  // namespace
}  // namespace icl::ui
