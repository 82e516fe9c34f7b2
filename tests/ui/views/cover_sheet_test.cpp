// Predict, then reveal, for pictures that are no curves.
#include "ui/views/cover_sheet.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QLineEdit>

#include "tests/ui/window_fixture.h"
#include "ui/lecture/audience_window.h"
#include "ui/view_area.h"

namespace icl::ui {
namespace {

struct CoverLab : WindowLab {
  CoverLab() {
    controller.setViews({QStringLiteral("plane"), QStringLiteral("loss")});
    showAt(1280, 800);
    reach(20);
  }
  void reach(std::uint64_t step) {
    controller.step(static_cast<int>(step - controller.position()));
    ASSERT_TRUE(eventually([&] { return controller.position() == step; }));
    ASSERT_TRUE(eventually([&] { return controller.active()->steps.size() == step + 1; }));
  }
  ViewSlot& plane() const { return *window.views().slot(0); }
  CoverSheet* sheetOf(int slot) const {
    return window.views().slot(slot)->findChild<CoverSheet*>();
  }
  QStringList wordsOf(const ViewSlot& slot) const {
    QStringList words;
    for (const QLabel* label : slot.findChildren<QLabel*>()) {
      if (label->isVisible()) words << label->text();
    }
    return words;
  }
};

TEST(CoverSheet, LiesOverThePlaneFromTheCoveredStepAndOnlyThere) {
  CoverLab lab;
  lab.controller.setCover(10);
  ASSERT_NE(lab.sheetOf(0), nullptr);
  EXPECT_FALSE(lab.plane().view()->isVisible());
  EXPECT_EQ(lab.sheetOf(1), nullptr) << "curves are covered by their charts";
  EXPECT_TRUE(lab.wordsOf(lab.plane()).contains(viewTitle(QStringLiteral("plane"))));
  EXPECT_TRUE(lab.wordsOf(lab.plane()).contains(guessQuestion(QStringLiteral("plane"))));
  EXPECT_FALSE(lab.wordsOf(lab.plane()).contains(lab.plane().view()->heading()));
  lab.controller.seek(4);
  EXPECT_TRUE(eventually([&] { return lab.sheetOf(0) == nullptr; })) << "nothing to hide yet";
  EXPECT_TRUE(lab.plane().view()->isVisible());
}

TEST(CoverSheet, AGuessIsWrittenDownAndStandsBesideTheRevealedPicture) {
  CoverLab lab;
  lab.controller.setCover(10);
  QLineEdit* guess = lab.sheetOf(0)->guess();
  EXPECT_FALSE(guess->accessibleName().isEmpty());
  QTest::keyClicks(guess, QStringLiteral("at the star"));
  lab.controller.setCover({});
  EXPECT_EQ(lab.sheetOf(0), nullptr);
  EXPECT_TRUE(lab.plane().view()->isVisible());
  EXPECT_TRUE(
      lab.wordsOf(lab.plane()).join(QLatin1Char(' ')).contains(QStringLiteral("at the star")));
  lab.controller.setCover(12);
  EXPECT_TRUE(guessOf(*lab.plane().view()).isEmpty()) << "a new cover asks anew";
}

TEST(CoverSheet, TheAudienceSeesNothingOfWhatIsCovered) {
  CoverLab lab;
  AudienceWindow audience(lab.controller,
                          [&](const QString& id) { return lab.window.views().viewOf(id); });
  audience.resize(640, 400);
  audience.setViews({QStringLiteral("plane")});
  const auto seen = [&] {
    audience.renderNow();
    return audience.picture().toImage();
  };
  const QImage before = seen();
  lab.controller.setCover(10);
  const QImage covered = seen();
  EXPECT_NE(covered, before);
  lab.reach(40);
  EXPECT_EQ(seen(), covered) << "whatever the run does meanwhile";
  lab.controller.setCover({});
  EXPECT_NE(seen(), covered);
}

}  // namespace
}  // namespace icl::ui
