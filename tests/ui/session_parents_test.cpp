// Runs that begin from runs, opened in the window: the first stage is trained on another thread,
// what was open stays until it is there, and only the newest wish counts.
#include <gtest/gtest.h>

#include "core/experiments/catalog.h"
#include "core/run/parents.h"
#include "tests/support/thread_time.h"
#include "tests/ui/lab_fixture.h"
#include "ui/documents/lab_document.h"
#include "ui/notes/note_book.h"

namespace icl::ui {
namespace {

constexpr std::int64_t kFew = 8;

/// A second stage whose first one is small; `first` tells the tests' parents apart.
Values secondStage(std::int64_t first_steps) {
  return {{"initial", std::string("pretrain")}, {"pretrain-steps", first_steps},
          {"classes", std::int64_t{64}},        {"classes-2", std::int64_t{64}},
          {"item-dimension", std::int64_t{7}},  {"item-dimension-2", kFew},
          {"test-sequences", std::int64_t{16}}, {"batch", std::int64_t{8}}};
}

struct StagesLab {
  Catalog catalog = makeCatalog();
  QTemporaryDir folder{};
  SessionController controller{catalog, nullptr, folder.path().toStdString()};
  QStringList said{};

  StagesLab() {
    QObject::connect(&controller, &SessionController::message, &controller,
                     [this](const QString& text) { said << text; });
    EXPECT_TRUE(controller.openExperiment(QStringLiteral("cross-attention"), {}, 1, false));
  }
  bool has(const char* id) const { return controller.type().id == id; }
};

TEST(SessionParents, AFirstStageIsTrainedWhileWhatWasOpenStays) {
  StagesLab lab;
  const double begin = test::threadMilliseconds();
  ASSERT_TRUE(lab.controller.openExperiment(QStringLiteral("mixture-projector"), secondStage(400),
                                            1, false));
  EXPECT_LT(test::threadMilliseconds() - begin, test::timeBudget(100));
  EXPECT_TRUE(lab.has("cross-attention"));
  ASSERT_TRUE(eventually([&] { return lab.has("mixture-projector"); }, 60000));
  EXPECT_FALSE(lab.said.isEmpty());
  EXPECT_FALSE(lab.controller.active()->state.parent.empty());
  // Now it is known: the same again begins at once, other settings wait again.
  lab.controller.restart();
  EXPECT_TRUE(lab.has("mixture-projector"));
  EXPECT_EQ(lab.controller.runs().size(), 1u);
}

TEST(SessionParents, WhatIsAskedForLaterWins) {
  StagesLab lab;
  ASSERT_TRUE(lab.controller.openExperiment(QStringLiteral("mixture-projector"),
                                            secondStage(100000), 1, false));
  ASSERT_TRUE(lab.controller.openExperiment(QStringLiteral("adaptive-inference"), {}, 1, false));
  EXPECT_TRUE(lab.has("adaptive-inference"));
  EXPECT_FALSE(eventually([&] { return lab.has("mixture-projector"); }, 300));
}

TEST(SessionParents, AChangeThatNeedsAnotherFirstStageKeepsTheRunUntilThen) {
  StagesLab lab;
  ASSERT_TRUE(lab.controller.openExperiment(QStringLiteral("mixture-projector"), secondStage(41), 1,
                                            false));
  ASSERT_TRUE(eventually([&] { return lab.has("mixture-projector"); }, 60000));
  const std::uint64_t before = lab.controller.active()->serial;
  lab.controller.startTwin(QStringLiteral("pretrain-steps"), Value(std::int64_t{42}));
  EXPECT_EQ(lab.controller.runs().size(), 1u);
  EXPECT_TRUE(eventually([&] { return lab.controller.runs().size() == 2; }, 60000));
  EXPECT_EQ(lab.controller.active()->serial, before);
}

TEST(SessionParents, ADocumentBringsItsNotesWhenItsFirstStageIsTrained) {
  StagesLab lab;
  const std::vector<Preset> none;
  LabDocument document(lab.controller, none);
  DocumentData data;
  data.experiment = "mixture-projector";
  data.changes = secondStage(120);
  data.notes.push_back({{1, "loss", "here"}, {}});
  const QString path = lab.folder.filePath(QStringLiteral("stages.icl"));
  ASSERT_TRUE(writeDocumentFile(path, documentText(data)).ok());
  ASSERT_TRUE(document.open(path, false).ok());
  EXPECT_TRUE(lab.has("cross-attention"));
  ASSERT_TRUE(eventually([&] { return lab.has("mixture-projector"); }, 60000));
  ASSERT_EQ(lab.controller.notes().notes().size(), 1u);
  EXPECT_EQ(lab.controller.notes().notes()[0].text, QStringLiteral("here"));
}

}  // namespace
}  // namespace icl::ui
