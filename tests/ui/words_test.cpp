// Words around the pictures: headings in at most two lines with the lesson below them, stories that
// can be read to their end.
#include <gtest/gtest.h>

#include <QDialog>
#include <QFontMetricsF>
#include <QLabel>
#include <QTextBrowser>
#include <QToolButton>

#include "core/run/preset.h"
#include "tests/ui/window_fixture.h"
#include "ui/core_text.h"
#include "ui/elided_text.h"
#include "ui/panels/story_panel.h"
#include "ui/view_area.h"

namespace icl::ui {
namespace {

TEST(ElidedLines, AreAsManyAsNeededAndNoMore) {
  const QFont font = QApplication::font();
  const QString text = QStringLiteral("Risk rises by 0.43: layer 2 asks with foreign keys");
  const double width = QFontMetricsF(font).horizontalAdvance(text);
  EXPECT_EQ(elidedLines(text, font, width + 2, 2), QStringList{text});
  const QStringList two = elidedLines(text, font, 0.7 * width, 2);
  ASSERT_EQ(two.size(), 2);
  EXPECT_EQ(two.join(QLatin1Char(' ')), text);
  const QStringList cut = elidedLines(text, font, 0.3 * width, 2);
  ASSERT_EQ(cut.size(), 2);
  EXPECT_TRUE(cut[1].endsWith(QStringLiteral("…")));
  EXPECT_TRUE(text.startsWith(cut[0]));
  for (const QString& line : two + cut) {
    EXPECT_LE(QFontMetricsF(font).horizontalAdvance(line), 0.7 * width + 1);
  }
  EXPECT_TRUE(elidedLines({}, font, 100, 2).isEmpty());
}

TEST(Headings, StandInTwoLinesWithTheLessonBelowWhereThereIsRoom) {
  WindowLab lab;
  ASSERT_TRUE(lab.controller.openExperiment(QStringLiteral("adaptive-inference"), {}, 1, false));
  lab.showAt(1600, 1000);
  lab.controller.setViews({QStringLiteral("budget"), QStringLiteral("limits"),
                           QStringLiteral("tree"), QStringLiteral("routing")});
  ASSERT_TRUE(eventually([&] { return lab.window.findChildren<ViewSlot*>().size() == 4; }));
  ViewSlot* slot = lab.window.findChildren<ViewSlot*>().front();
  const auto label = [&](const char* role) -> QLabel* {
    for (QLabel* one : slot->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly)) {
      if (one->property("role").toString() == QLatin1String(role)) return one;
    }
    return nullptr;
  };
  ASSERT_TRUE(eventually([&] { return slot->view() && !slot->view()->conclusion().isEmpty(); }));
  ASSERT_NE(label("note"), nullptr);
  EXPECT_TRUE(eventually([&] {
    slot->refresh();
    return label("note")->isVisible();
  }));
  const auto linesOf = [](const QLabel& words) {
    return words.text().count(QLatin1Char('\n')) + 1;
  };
  for (const char* role : {"view-heading", "note"}) {
    const QLabel& words = *label(role);
    EXPECT_LE(linesOf(words), 2);
    EXPECT_GE(words.height(), linesOf(words) * words.fontMetrics().lineSpacing()) << role;
  }
  const QSize bare = slot->bareMinimum();
  EXPECT_LT(bare.height(), slot->minimumSizeHint().height());
  lab.showAt(1024, 640);  // no room for words
  EXPECT_TRUE(eventually([&] { return !label("note")->isVisible(); }));
  EXPECT_EQ(linesOf(*label("view-heading")), 1);
  EXPECT_TRUE(label("view-heading")->toolTip().contains(slot->view()->conclusion()));
}

TEST(Story, CanBeReadInAWindowOfItsOwn) {
  WindowLab lab;
  lab.showAt(1280, 800);
  auto* story = lab.window.findChild<StoryPanel*>();
  ASSERT_NE(story, nullptr);
  story->readAll();
  auto* text = lab.window.findChild<QDialog*>()->findChild<QTextBrowser*>();
  ASSERT_NE(text, nullptr);
  EXPECT_TRUE(text->toPlainText().contains(coreText(lab.controller.type().summary).left(40)));
  text->window()->close();
}

TEST(Story, TheFiveQuestionsLeadTheGallery) {
  const Catalog catalog = makeCatalog();
  const auto presets = loadPresets(resourceFolder() / "presets" / "adaptive_inference", catalog);
  ASSERT_TRUE(presets.ok());
  ASSERT_GE(presets->size(), 5u);
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_EQ((*presets)[i].story.rfind("Question " + std::to_string(i + 1) + " of 5: ", 0), 0u)
        << (*presets)[i].id;
    EXPECT_EQ((*presets)[i].explanation.rfind("Look at ", 0), 0u) << (*presets)[i].id;
  }
}

}  // namespace
}  // namespace icl::ui
