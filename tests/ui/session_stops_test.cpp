// Stops: a condition leaves a mark and Run goes beyond it; a run that diverges is shown at its last
// finite step, with the reason.
#include <cmath>

#include <gtest/gtest.h>

#include "tests/ui/lab_fixture.h"

namespace icl::ui {
namespace {

struct StopLab : TinyLab {
  std::vector<std::pair<QString, bool>> said{};
  StopLab() {
    QObject::connect(
        &controller, &SessionController::message, &controller,
        [this](const QString& sentence, bool error) { said.emplace_back(sentence, error); });
  }
  std::vector<StopMark> marks() const { return controller.stopMarks(active().serial); }
};

TEST(Stops, AConditionLeavesAMarkAndRunGoesBeyondIt) {
  StopLab lab;
  lab.open({}, false);
  lab.controller.setStopRule(QStringLiteral("x > 1"), 200);
  lab.controller.run();
  ASSERT_TRUE(eventually([&] { return lab.ended() && lab.marks().size() == 1; }));
  const StopMark mark = lab.marks().front();
  EXPECT_EQ(lab.active().state.end, EndReason::Condition);
  EXPECT_EQ(mark.step, 2u) << "x is 3 − 3·0.8^t";
  EXPECT_EQ(mark.text, QStringLiteral("x > 1"));
  EXPECT_FALSE(mark.trouble);
  EXPECT_FALSE(mark.sentence.isEmpty());
  lab.controller.run();
  EXPECT_TRUE(lab.controller.stopRule().isEmpty());
  ASSERT_TRUE(eventually([&] { return lab.rows() == 201; }));
  EXPECT_EQ(lab.marks().size(), 1u) << "where it stopped is still seen";
  EXPECT_EQ(lab.marks().front().step, 2u);
  EXPECT_FALSE(lab.said.empty());
}

TEST(Stops, ARunThatDivergesIsShownAtItsLastFiniteStepWithTheReason) {
  StopLab lab;
  lab.open({{"rate", 10.0}}, false);
  lab.controller.setStopRule({}, 1000);
  lab.controller.run();
  ASSERT_TRUE(eventually([&] { return lab.ended(); }));
  ASSERT_EQ(lab.active().state.end, EndReason::Diverged);
  ASSERT_TRUE(eventually([&] { return !lab.said.empty(); }));
  EXPECT_TRUE(lab.said.back().second);
  ASSERT_TRUE(eventually([&] { return lab.controller.activity() == Activity::Idle; }));
  const RunTrack& run = lab.active();
  const auto at = static_cast<std::size_t>(lab.controller.position());
  ASSERT_TRUE(eventually([&] { return lab.controller.position() < run.state.furthest; }));
  ASSERT_LT(at, run.channels.front().size());
  EXPECT_TRUE(std::isfinite(run.channels.front()[lab.controller.position()]));
  EXPECT_TRUE(lab.said.back().first.contains(QString::number(lab.controller.position())));
  EXPECT_TRUE(lab.marks().size() == 1 && lab.marks().front().trouble);
}

}  // namespace
}  // namespace icl::ui
