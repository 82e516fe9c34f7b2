// Two attention maps side by side with their difference: of one run at its beginning and now, and
// of two runs.
#include <cmath>

#include <gtest/gtest.h>

#include <QTest>

#include "tests/ui/tree_lab.h"
#include "ui/views/before_after_view.h"

namespace icl::ui {
namespace {

TEST(MapChange, IsTheCosineAndTheLargestDifference) {
  const MapChange turned = mapChange({1, 0, 0, 1}, {0, 1, 0, 1}, 2);
  EXPECT_NEAR(turned.cosine, 0.5, 1e-12);
  EXPECT_EQ(turned.largest, -1);
  EXPECT_EQ(turned.row, 0);
  EXPECT_EQ(turned.col, 0);
  EXPECT_NEAR(mapChange({1, 2, 3}, {2, 4, 6}, 3).cosine, 1, 1e-12);
  EXPECT_TRUE(std::isnan(mapChange({0, 0}, {1, 2}, 2).cosine));
}

struct AttentionLab {
  Catalog catalog = makeCatalog();
  SessionController controller{catalog};
  AttentionLab() {
    EXPECT_TRUE(controller.openExperiment(QStringLiteral("cross-attention"), {}, 3, false));
    controller.step(30);
    EXPECT_TRUE(eventually(
        [this] {
          const RunTrack* t = controller.active();
          return t != nullptr && t->frame.step == 30 && !t->frame.plates.empty();
        },
        20000));
  }
};

TEST(BeforeAfter, TheBeginningOfARunIsMadeAgain) {
  AttentionLab lab;
  BeforeAfterView view(lab.controller, nullptr);
  ASSERT_TRUE(drawnUntil(view, [&] { return view.map(2).data().rows > 0; }));
  const auto& before = view.map(0).data().values;
  const auto& after = view.map(1).data().values;
  const auto& difference = view.map(2).data().values;
  ASSERT_EQ(before.size(), after.size());
  for (std::size_t i = 0; i < difference.size(); ++i) {
    ASSERT_EQ(difference[i], after[i] - before[i]);
  }
  EXPECT_NE(before, after);
  EXPECT_TRUE(view.map(2).data().diverging);
  EXPECT_EQ(view.map(0).low(), view.map(1).low()) << "two maps are coloured alike";
  EXPECT_EQ(view.map(0).high(), view.map(1).high());
  // Back at step 0 the run is what was made again, to the last bit.
  lab.controller.seek(0);
  EXPECT_TRUE(drawnUntil(view, [&] {
    return lab.controller.active()->frame.step == 0 &&
           view.map(0).data().values == view.map(1).data().values;
  }));
  EXPECT_TRUE(view.heading().contains(QStringLiteral("Nothing has changed")));
}

TEST(BeforeAfter, ATwinIsComparedWithItsPartner) {
  AttentionLab lab;
  lab.controller.startTwin(QStringLiteral("reinjection"), Value(std::string("none")));
  BeforeAfterView view(lab.controller, nullptr);
  ASSERT_TRUE(drawnUntil(view, [&] {
    return lab.controller.runs().size() == 2 && view.summary().startsWith(QStringLiteral("A: "));
  }));
  view.map(0).select(QPoint(1, 2));
  EXPECT_EQ(view.map(2).selected(), QPoint(1, 2)) << "the cell is the same in all three";
  EXPECT_EQ(view.table().rows.size(), static_cast<std::size_t>(view.map(2).data().rows));
}

}  // namespace
}  // namespace icl::ui
