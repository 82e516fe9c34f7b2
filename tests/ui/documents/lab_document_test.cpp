#include "ui/documents/lab_document.h"

#include <csignal>
#include <random>
#include <sys/wait.h>
#include <unistd.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QUndoStack>

#include "tests/ui/lab_fixture.h"
#include "ui/documents/document_format.h"

namespace icl::ui {
namespace {

const std::vector<Preset> kNoPresets{};

DocumentData sample() {
  DocumentData data;
  data.experiment = "tiny";
  data.changes = Values{{"noise", 0.1}, {"rate", 0.25}};
  data.seed = 18446744073709551615ULL;
  data.steps = 4000;
  data.until = "loss < 1e-6";
  data.views = {"loss", "whitening"};
  data.runs = {"runs/a"};
  return data;
}

TEST(Document, WhatIsWrittenIsRead) {
  const Catalog catalog{tiny::type()};
  const auto read = documentFromText(documentText(sample()), "x.icl", catalog);
  ASSERT_TRUE(read.ok()) << read.error().text();
  EXPECT_EQ(read.value(), sample());
}

TEST(Document, EveryRefusalNamesTheFileAndWhatIsWrong) {
  const Catalog catalog{tiny::type()};
  const auto refusal = [&](std::string from, const std::string& to) {
    std::string text = documentText(sample());
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
    const auto read = documentFromText(text, "x.icl", catalog);
    return read ? std::string("accepted") : read.error().text();
  };
  EXPECT_THAT(refusal("\"noise\": 0.1", "\"noise\": 99"), testing::HasSubstr("noise"));
  EXPECT_THAT(refusal("\"noise\"", "\"nosie\""), testing::HasSubstr("noise"));
  EXPECT_THAT(refusal("icl-document/1", "icl-document/9"), testing::HasSubstr("newer"));
  EXPECT_THAT(refusal("icl-document/1", "something"), testing::HasSubstr("icl-document/1"));
  EXPECT_THAT(refusal("\"seed\": \"18446744073709551615\"", "\"seed\": -1"),
              testing::HasSubstr("seed"));
  EXPECT_THAT(refusal("\"views\"", "\"vews\""), testing::HasSubstr("views"));
  EXPECT_THAT(refusal("\"experiment\": \"tiny\"", "\"experiment\": \"tinny\""),
              testing::HasSubstr("tiny"));
  EXPECT_THAT(refusal("\"whitening\"", "\"whitenning\""), testing::HasSubstr("whitening"));
  EXPECT_THAT(refusal("\"steps\": 4000", "\"steps\": \"many\""), testing::HasSubstr("steps"));
}

TEST(Document, TenThousandDamagedDocumentsAreReadOrRefusedInWords) {
  const Catalog catalog{tiny::type()};
  const std::string good = documentText(sample());
  std::mt19937_64 random(3);
  for (int i = 0; i < 10000; ++i) {
    std::string text = good;
    const auto edits = 1 + random() % 4;
    for (std::uint64_t e = 0; e < edits && !text.empty(); ++e) {
      const auto at = random() % text.size();
      switch (random() % 4) {
        case 0:
          text[at] = static_cast<char>(random() % 256);
          break;
        case 1:
          text.erase(at, 1 + random() % 20);
          break;
        case 2:
          text.insert(at, text.substr(random() % text.size(), random() % 30));
          break;
        default:
          text.resize(at);
      }
    }
    const auto read = documentFromText(text, "x.icl", catalog);
    ASSERT_TRUE(read.ok() || !read.error().text().empty()) << text;
  }
}

TEST(Document, AFileIsOldOrNewWhenTheWriterIsKilled) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("lecture.icl"));
  const Catalog catalog{tiny::type()};
  ASSERT_TRUE(writeDocumentFile(path, documentText(sample())));
  std::mt19937 random(5);
  for (int round = 0; round < 20; ++round) {
    const pid_t child = fork();
    if (child == 0) {
      DocumentData data = sample();
      for (std::uint64_t i = 1;; ++i) {
        data.seed = i;
        if (!writeDocumentFile(path, documentText(data))) _exit(1);
      }
    }
    usleep(static_cast<useconds_t>(1000 + random() % 8000));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    const auto text = readDocumentFile(path);
    ASSERT_TRUE(text.ok());
    const auto read = documentFromText(text.value(), "lecture.icl", catalog);
    ASSERT_TRUE(read.ok()) << read.error().text();
  }
}

TEST(LabDocument, FiftyEditsUndoneGiveTheStartDocumentByteForByte) {
  TinyLab lab;
  lab.open({}, false);
  LabDocument document(lab.controller, kNoPresets);
  ASSERT_TRUE(eventually([&] { return lab.rows() == 1; }));
  const std::string start = documentText(document.data());
  std::mt19937 random(11);
  for (int i = 0; i < 50; ++i) {
    const double u = static_cast<double>(random() % 1000) / 1000;
    switch (random() % 4) {
      case 0:
        lab.controller.setSetting(QStringLiteral("noise"), Value(u));
        break;
      case 1:
        lab.controller.setSetting(QStringLiteral("curvature"), Value(u * 10));
        break;
      case 2:
        lab.controller.setSeed(random() % 1000);
        break;
      default:
        lab.controller.setSetting(QStringLiteral("work"),
                                  Value(static_cast<std::int64_t>(1 + random() % 100)));
    }
    if (random() % 2 == 0) lab.controller.endGesture();
  }
  EXPECT_TRUE(document.isDirty());
  EXPECT_NE(documentText(document.data()), start);
  while (lab.controller.undoStack().canUndo()) lab.controller.undoStack().undo();
  EXPECT_EQ(documentText(document.data()), start);
  EXPECT_FALSE(document.isDirty());
}

TEST(LabDocument, SavedAndOpenedAgainItIsTheSame) {
  TinyLab lab;
  lab.open({{"noise", 0.5}}, false);
  LabDocument document(lab.controller, kNoPresets);
  lab.controller.setSetting(QStringLiteral("curvature"), Value(2.0));
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("a.icl"));
  ASSERT_TRUE(document.save(path));
  EXPECT_FALSE(document.isDirty());
  lab.controller.setSetting(QStringLiteral("curvature"), Value(3.0));
  EXPECT_TRUE(document.isDirty());
  ASSERT_TRUE(document.open(path, false));
  EXPECT_EQ(lab.controller.settings().real("curvature"), 2.0);
  EXPECT_EQ(lab.controller.settings().real("noise"), 0.5);
  EXPECT_EQ(lab.controller.seed(), 7u);
  EXPECT_EQ(document.name(), QStringLiteral("a.icl"));
}

TEST(LabDocument, ARefusedFileLeavesTheOpenDocumentAsItWas) {
  TinyLab lab;
  lab.open({{"noise", 0.5}}, false);
  LabDocument document(lab.controller, kNoPresets);
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("bad.icl"));
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("{\"format\": \"icl-document/1\", ");
  file.close();
  const Status status = document.open(path, true);
  ASSERT_FALSE(status.ok());
  EXPECT_NE(status.error().text().find("bad.icl"), std::string::npos);
  EXPECT_EQ(lab.controller.settings().real("noise"), 0.5);
  EXPECT_TRUE(document.path().isEmpty());
}

TEST(LabDocument, AnUnwritablePlaceIsToldAndNothingIsLost) {
  TinyLab lab;
  lab.open({}, false);
  LabDocument document(lab.controller, kNoPresets);
  const Status status = document.save(QStringLiteral("/proc/nowhere/a.icl"));
  ASSERT_FALSE(status.ok());
  EXPECT_NE(status.error().text().find("/proc/nowhere/a.icl"), std::string::npos);
  EXPECT_TRUE(document.path().isEmpty());
}

TEST(LabDocument, WhatACrashLeftBehindIsFoundAndRecovered) {
  TinyLab lab;
  lab.open({}, false);
  LabDocument document(lab.controller, kNoPresets);
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("lecture.icl"));
  ASSERT_TRUE(document.save(path));
  lab.controller.setSetting(QStringLiteral("curvature"), Value(4.0));
  document.autosaveNow();
  const auto found = document.recoverable();  // as the next start would see it
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found.front().original, path);
  lab.controller.undoStack().undo();
  ASSERT_TRUE(document.recover(found.front(), false));
  EXPECT_EQ(lab.controller.settings().real("curvature"), 4.0);
  EXPECT_EQ(document.path(), path);
  EXPECT_TRUE(document.isDirty());
  document.dropAutosave();
  EXPECT_TRUE(document.recoverable().empty());
}

}  // namespace
}  // namespace icl::ui
