// Where runs come from: forks on the screen, ancestors in the store, and runs that are gone.
#include "ui/panels/lineage.h"

#include <algorithm>

#include <gtest/gtest.h>

#include <QTest>

#include "tests/ui/lab_fixture.h"
#include "ui/run_naming.h"

namespace icl::ui {
namespace {

TEST(Origin, IsARunAndPerhapsAStep) {
  EXPECT_EQ(originFrom("20261130-a1b2@20").run, "20261130-a1b2");
  EXPECT_EQ(originFrom("20261130-a1b2@20").step, std::optional<std::uint64_t>(20));
  EXPECT_EQ(originFrom("20261130-a1b2").run, "20261130-a1b2");
  EXPECT_FALSE(originFrom("20261130-a1b2").step.has_value());
  EXPECT_TRUE(originFrom("").run.empty());
}

struct ForkedLab : TinyLab {
  ForkedLab() {
    open({}, false);
    controller.step(50);
    EXPECT_TRUE(eventually([this] { return rows() == 51; }));
    first = controller.active()->serial;
  }
  /// A fork of the active run at a step.
  std::uint64_t fork(std::uint64_t step, double rate) {
    controller.seek(step);
    EXPECT_TRUE(eventually([&] { return controller.position() == step; }));
    controller.setSetting(QStringLiteral("rate"), Value(rate));
    controller.forkHere();
    EXPECT_TRUE(eventually([this] {
      return !active().state.parent.empty() && !active().state.folder.empty() && rows() > 60;
    }));
    controller.pause();
    return active().serial;
  }
  std::uint64_t first = 0;
};

TEST(Lineage, AForkHangsFromItsParentAndARunAloneIsNotShown) {
  ForkedLab lab;
  LineageGraph graph(lab.controller, nullptr);
  EXPECT_TRUE(graph.nodes().empty());
  const std::uint64_t child = lab.fork(20, 0.05);
  ASSERT_TRUE(eventually([&] { return graph.nodes().size() == 2; }));
  EXPECT_EQ(graph.nodes()[0].serial, lab.first);
  EXPECT_EQ(graph.nodes()[1].serial, child);
  EXPECT_EQ(graph.nodes()[1].parent, 0);
  EXPECT_TRUE(graph.nodes()[1].detail.contains(QStringLiteral("20")));
  EXPECT_TRUE(graph.nodes()[1].active);
  // Keys go to the parent and show it.
  graph.show();
  QTest::keyClick(&graph, Qt::Key_Up);
  QTest::keyClick(&graph, Qt::Key_Return);
  EXPECT_EQ(lab.controller.active()->serial, lab.first);
}

TEST(Lineage, AncestorsComeFromTheStoreAndMissingOnesAreSaidToBe) {
  ForkedLab lab;
  std::vector<std::string> unknown;
  lab.fork(20, 0.05);
  const std::string parent = originFrom(lab.active().state.parent).run;
  std::map<std::string, StoredAncestor> stored;
  // As if the parent were no longer on the screen, with an ancestor of its own that is gone.
  lab.controller.removeRun(lab.first);
  EXPECT_TRUE(lineageOf(lab.controller, stored, unknown).empty());
  ASSERT_EQ(unknown, std::vector<std::string>{parent});
  stored[parent] = {true, "The first stage", "tiny", "long-gone", "/store/" + parent};
  stored["long-gone"] = {};
  const auto nodes = lineageOf(lab.controller, stored, unknown);
  ASSERT_EQ(nodes.size(), 3u);
  EXPECT_FALSE(nodes[0].found);
  EXPECT_EQ(nodes[1].name, QStringLiteral("The first stage"));
  EXPECT_EQ(nodes[1].depth, 1);
  EXPECT_EQ(nodes[2].depth, 2);
  // A later stage begins from two: the first is the stage before, the other stands beside.
  stored[parent] = {true, "The later stage", "tiny", "stage-one@5 stage-two", "/store/" + parent};
  stored["stage-one"] = {true, "One", "tiny", "", "/store/stage-one"};
  stored["stage-two"] = {true, "Two", "tiny", "", "/store/stage-two"};
  const auto merged = lineageOf(lab.controller, stored, unknown);
  ASSERT_EQ(merged.size(), 4u);
  const auto later = std::find_if(merged.begin(), merged.end(),
                                  [&](const LineageNode& node) { return node.run == parent; });
  ASSERT_NE(later, merged.end());
  EXPECT_EQ(merged[static_cast<std::size_t>(later->parent)].name, QStringLiteral("One"));
  ASSERT_EQ(later->others.size(), 1u);
  EXPECT_EQ(merged[static_cast<std::size_t>(later->others[0])].name, QStringLiteral("Two"));
  // The graph itself reads the manifest of the one that is in the store.
  LineageGraph graph(lab.controller, nullptr);
  ASSERT_TRUE(eventually([&] { return graph.nodes().size() == 2 && graph.nodes()[0].found; }));
  EXPECT_EQ(graph.nodes()[0].serial, 0u);
}

}  // namespace
}  // namespace icl::ui
