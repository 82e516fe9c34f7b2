// Points of a plane: an encoder's items before and behind it, and in the last stage the items of
// the second modality at the beginning and now.
#include "ui/views/geometry_view.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QTest>

#include "tests/ui/tree_lab.h"

namespace icl::ui {
namespace {

struct PointsLab {
  Catalog catalog = makeCatalog();
  SessionController controller{catalog};
  PointsLab(const char* experiment, Values small) {
    for (const auto& [key, number] : {std::pair("classes-2", 16), std::pair("item-dimension-2", 6),
                                      std::pair("encoder-width", 5), std::pair("encoder-hidden", 9),
                                      std::pair("validation-items", 50), std::pair("batch", 16)}) {
      small.set(key, std::int64_t{number});
    }
    EXPECT_TRUE(controller.openExperiment(QString::fromLatin1(experiment), small, 3, false));
    controller.step(3);
    EXPECT_TRUE(eventually([this] { return controller.position() == 3; }, 20000));
  }
};

Values lastStage() {
  return {{"classes", std::int64_t{64}},      {"labels", std::int64_t{8}},
          {"new-classes", std::int64_t{32}},  {"item-dimension", std::int64_t{7}},
          {"pairs", std::int64_t{4}},         {"burstiness", std::int64_t{2}},
          {"max-pairs", std::int64_t{8}},     {"test-sequences", std::int64_t{16}},
          {"optimizer", std::string("adam")}, {"rate", 0.01}};
}

TEST(GeometryView, ShowsAnEncodersItemsBeforeAndBehindIt) {
  PointsLab lab("mixture-encoder", {{"labels-2", std::int64_t{8}}});
  GeometryView view(lab.controller, nullptr);
  ASSERT_TRUE(drawnUntil(view, [&] { return !view.cloud().scene().trails.empty(); }));
  const CloudScene& scene = view.cloud().scene();
  EXPECT_EQ(scene.trails[0].points.size(), 2u);
  EXPECT_EQ(scene.stage, 1);
  EXPECT_EQ(scene.keys.size(), 6u);
  Look look = lab.controller.look();
  look.layer = 0;
  lab.controller.setLook(look);
  EXPECT_EQ(view.cloud().scene().stage, 0);
  EXPECT_EQ(view.table().rows.size(), 2 * view.cloud().scene().trails.size());
}

TEST(GeometryView, ShowsItemsOfTheLastStageAtItsBeginningAndNow) {
  PointsLab lab("mixture-joint", lastStage());
  GeometryView view(lab.controller, nullptr);
  ASSERT_TRUE(drawnUntil(view, [&] { return !view.cloud().scene().trails.empty(); }));
  const CloudTrail trail = view.cloud().scene().trails[0];
  ASSERT_EQ(trail.points.size(), 2u);
  EXPECT_NE(trail.points[0], trail.points[1]);
  auto* what = view.findChild<QComboBox*>();
  ASSERT_NE(what, nullptr);
  ASSERT_EQ(what->count(), 3);
  what->setCurrentIndex(2);  // layer by layer
  EXPECT_TRUE(drawnUntil(view, [&] {
    const auto& trails = view.cloud().scene().trails;
    return !trails.empty() && trails[0].points.size() == 3;
  }));
}

TEST(GeometryView, IsOfferedWhereThereIsSomethingToPlace) {
  for (const ExperimentType& type : makeCatalog()) {
    EXPECT_EQ(GeometryView::suits(type), type.id.starts_with("mixture-")) << type.id;
  }
}

}  // namespace
}  // namespace icl::ui
