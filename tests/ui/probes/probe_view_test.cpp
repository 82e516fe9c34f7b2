// The picture that asks: every probe of every experiment by its schema alone.
#include "ui/probes/probe_view.h"

#include <set>

#include <gtest/gtest.h>

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>

#include "core/experiments/catalog.h"
#include "tests/ui/window_fixture.h"
#include "ui/plots/heatmap.h"
#include "ui/probes/answer_card.h"
#include "ui/probes/argument_form.h"
#include "ui/probes/intervention_form.h"
#include "ui/probes/probe_desk.h"
#include "ui/view_area.h"

namespace icl::ui {
namespace {

/// Asks until the answer of this probe is there.
bool answered(ProbeView& view, const std::string& probe, int timeout_ms = 20000) {
  return eventually(
      [&] {
        view.refresh();
        return view.card().answer() && view.card().answer()->probe == probe;
      },
      timeout_ms);
}

TEST(ProbeView, MirrorsTheSchemaOfEveryProbeOfEveryExperiment) {
  const Catalog catalog = makeCatalog();
  SessionController controller(catalog);
  for (const ExperimentType& type : catalog) {
    ASSERT_TRUE(controller.openExperiment(QString::fromStdString(type.id), {}, 1, false));
    ArgumentForm form(nullptr);
    for (const ProbeType& probe : type.probes) {
      form.setSchema(probe.arguments, {});
      EXPECT_EQ(form.rows().size(), probe.arguments.fields().size()) << probe.id;
      EXPECT_TRUE(form.usable()) << probe.id;
      EXPECT_TRUE(form.given().empty()) << probe.id << ": nothing is given at first";
      for (const FieldRow* row : form.rows()) {
        EXPECT_FALSE(row->toolTip().isEmpty()) << probe.id << ' ' << row->field().key;
      }
    }
  }
}

TEST(ProbeView, ShowsTheNumbersOfTheFirstProbeWithoutAClick) {
  TinyLab lab;
  lab.open({}, false);
  ASSERT_TRUE(lab.runToEnd());
  ProbeView view(lab.controller, nullptr);
  view.resize(600, 320);
  view.show();
  const std::string first = lab.controller.type().probes.front().id;
  ASSERT_TRUE(answered(view, first));
  EXPECT_EQ(view.card().answer()->step, 200u);
  EXPECT_FALSE(view.table().rows.empty());
  EXPECT_TRUE(view.summary().contains(QStringLiteral("distance"))) << view.summary().toStdString();
  EXPECT_TRUE(view.command().contains(QStringLiteral("@200"))) << view.command().toStdString();
}

TEST(ProbeView, AnArgumentThatIsEditedIsAskedAndNamedInTheCommand) {
  TinyLab lab;
  lab.open({}, false);
  ProbeView view(lab.controller, nullptr);
  view.show();
  ASSERT_TRUE(answered(view, "distance"));
  const double before = *view.card().answer()->result.find("distance");
  FieldRow* row = nullptr;
  for (FieldRow* one : view.form().rows()) {
    if (one->field().key == "x") row = one;
  }
  ASSERT_NE(row, nullptr);
  auto* line = row->editor()->findChild<QLineEdit*>();
  line->selectAll();
  QTest::keyClicks(line, QStringLiteral("4"));
  QTest::keyClick(row->editor(), Qt::Key_Return);
  ASSERT_TRUE(eventually([&] {
    view.refresh();
    return *view.card().answer()->result.find("distance") != before;
  }));
  EXPECT_TRUE(view.command().endsWith(QStringLiteral("--arg x=4"))) << view.command().toStdString();
}

TEST(ProbeView, APinnedAnswerStaysWhenTheRunGoesOn) {
  TinyLab lab;
  lab.open({}, false);
  ProbeView view(lab.controller, nullptr);
  view.show();
  ASSERT_TRUE(answered(view, "distance"));
  const double start = *view.card().answer()->result.find("distance");
  view.pin();
  ASSERT_EQ(view.pins().size(), 1u);
  ASSERT_TRUE(lab.runToEnd());
  view.askAgain();
  ASSERT_TRUE(eventually([&] {
    view.refresh();
    return view.card().answer() && view.card().answer()->step == 200u;
  }));
  EXPECT_EQ(*view.pins().front()->answer()->result.find("distance"), start);
  EXPECT_NE(*view.card().answer()->result.find("distance"), start);
  // The desk keeps it while another picture is in its place; a fifth pushes out the first.
  for (std::size_t i = 0; i < ProbeDesk::kMostPinned; ++i) view.pin();
  EXPECT_EQ(lab.controller.desk().pinned().size(), ProbeDesk::kMostPinned);
  lab.controller.desk().unpin(0);
  EXPECT_EQ(view.pins().size(), ProbeDesk::kMostPinned - 1);
}

TEST(ProbeView, AnInterventionActsOnTheRunAndIsMarked) {
  TinyLab lab;
  lab.open({}, false);
  lab.controller.step(5);
  ASSERT_TRUE(eventually([&] { return lab.rows() == 6; }));
  InterventionForm form(lab.controller, nullptr);
  ASSERT_TRUE(form.offered());
  form.targets()->setCurrentText(QStringLiteral("y"));
  auto* line = form.amount()->editor()->findChild<QLineEdit*>();
  line->selectAll();
  QTest::keyClicks(line, QStringLiteral("2"));
  QTest::keyClick(form.amount()->editor(), Qt::Key_Return);
  form.applyButton()->click();
  ASSERT_TRUE(eventually([&] { return lab.active().state.events.size() == 1; }));
  EXPECT_EQ(lab.active().state.events.front().step, 5u);
  ASSERT_TRUE(eventually([&] { return lab.active().channels[2][5] == 2; }));
}

TEST(ProbeView, AnInterventionInThePastGoesToAForkAndCutsNothing) {
  TinyLab lab;
  lab.open({}, false);
  ASSERT_TRUE(lab.runToEnd());
  const RunTrack* parent = lab.controller.active();
  lab.controller.seek(50);
  ASSERT_TRUE(eventually([&] { return lab.controller.position() == 50; }));
  InterventionForm form(lab.controller, nullptr);
  form.targets()->setCurrentText(QStringLiteral("y"));
  form.applyButton()->click();
  const RunTrack* fork = lab.controller.active();
  ASSERT_NE(fork, parent);
  ASSERT_TRUE(eventually([&] { return fork->steps.size() == 201; }));
  EXPECT_EQ(parent->steps.size(), 201u);
  EXPECT_TRUE(parent->state.events.empty());
  EXPECT_TRUE(eventually([&] { return fork->state.events.size() == 1; }));
}

TEST(ProbeView, TheLandscapeOfCrossAttentionIsCellsAndTheDepthCurveIsCurves) {
  WindowLab lab;
  lab.showAt(1280, 800);
  auto* view = qobject_cast<ProbeView*>(lab.window.views().showView(QStringLiteral("probe")));
  ASSERT_NE(view, nullptr);
  view->choose("landscape");
  ASSERT_TRUE(answered(*view, "landscape"));
  EXPECT_EQ(view->card().shape(), AnswerShape::Cells);
  EXPECT_EQ(view->card().cells().data().rows, 101);
  view->choose("depth-curve");
  ASSERT_TRUE(answered(*view, "depth-curve"));
  EXPECT_EQ(view->card().shape(), AnswerShape::Curves);
  EXPECT_GE(view->card().chart().series().size(), 4u);
  view->card().setShape(AnswerShape::Cells);
  EXPECT_EQ(view->card().shape(), AnswerShape::Cells);
}

TEST(ProbeView, FitsIntoAQuarterOfASmallWindow) {
  WindowLab lab;
  lab.showAt(1280, 800);
  LabView* view = lab.window.views().showView(QStringLiteral("probe"));
  ASSERT_TRUE(answered(*qobject_cast<ProbeView*>(view), "summary"));
  EXPECT_LE(view->minimumSizeHint().height(), 250);
  EXPECT_LE(view->minimumSizeHint().width(), 340);
  for (int i = 0; i < ViewArea::kSlots; ++i) {
    EXPECT_FALSE(lab.window.views().slot(i)->isHidden()) << "picture " << i;
  }
}

TEST(ProbeView, ARefusalIsASentence) {
  WindowLab lab;
  lab.controller.openExperiment(QStringLiteral("cross-attention"), {{"depth", std::int64_t{1}}}, 1,
                                false);
  ProbeView view(lab.controller, nullptr);
  view.show();
  view.choose("barrier");  // needs two layers
  EXPECT_TRUE(eventually([&] {
    view.refresh();
    return !view.card().answer() && view.card().summary().contains(QStringLiteral("depth"));
  })) << view.card().summary().toStdString();
}

}  // namespace
}  // namespace icl::ui
