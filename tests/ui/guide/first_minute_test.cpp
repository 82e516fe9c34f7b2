// The guided first minute, driven with keys: every task ends in something that moved.
#include "ui/guide/first_minute.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSlider>

#include "tests/ui/window_fixture.h"
#include "ui/guide/guide_card.h"
#include "ui/view_area.h"
#include "ui/window_actions.h"

namespace icl::ui {
namespace {

using Task = FirstMinute::Task;

struct GuideLab : WindowLab {
  GuideLab() : WindowLab(true) {
    QSettings().clear();
    activate();
    views().currentView()->setFocus();
  }
  FirstMinute& guide() const { return window.guide(); }
  ViewArea& views() const { return window.views(); }
  GuideCard& card() const { return *window.findChild<GuideCard*>(); }
  bool comesTo(std::optional<Task> task) const {
    return eventually([&] { return guide().task() == task; });
  }
  /// The card is inside the window, clear of what it points at, and says what to do.
  void expectReadable() const {
    const QWidget* over = card().parentWidget();
    EXPECT_TRUE(card().isVisible());
    EXPECT_TRUE(over->rect().contains(card().geometry()));
    EXPECT_FALSE(card().framed().intersects(card().geometry()));
    EXPECT_FALSE(card().accessibleName().isEmpty());
    EXPECT_TRUE(card().accessibleDescription().contains(guide().wish()));
    EXPECT_FALSE(card().isAncestorOf(QApplication::focusWidget())) << "takes no keyboard";
    for (const QLabel* label : card().findChildren<QLabel*>()) {
      if (label->isHidden()) continue;
      EXPECT_GE(label->height(), label->heightForWidth(label->width()) - 1)
          << label->text().toStdString();
    }
  }
  QPushButton* button(const QString& text) const {
    for (QPushButton* button : card().findChildren<QPushButton*>()) {
      if (button->text() == text && button->isVisible()) return button;
    }
    return nullptr;
  }
};

TEST(FirstMinute, EachOfTheFiveEndsInSomethingThatMovedByKeysAlone) {
  GuideLab lab;
  SessionController& c = lab.controller;
  ASSERT_TRUE(eventually([&] { return c.active()->steps.size() > 3; }));
  lab.guide().begin();
  ASSERT_EQ(lab.guide().task(), Task::Run);
  lab.expectReadable();
  const QRect framed = lab.card().framed();
  EXPECT_FALSE(framed.isEmpty());

  GuideLab::press(Qt::Key_Space);
  ASSERT_TRUE(eventually([&] { return c.activity() == Activity::Idle; }));
  EXPECT_EQ(lab.guide().task(), Task::Run) << "it shall move again";
  const auto stood = c.position();
  GuideLab::press(Qt::Key_Space);
  ASSERT_TRUE(lab.comesTo(Task::Slider));
  EXPECT_FALSE(lab.guide().reward().isEmpty());
  EXPECT_TRUE(eventually([&] { return c.position() > stood; }));
  lab.expectReadable();
  EXPECT_NE(lab.card().framed(), framed);

  const std::uint64_t first = c.active()->serial;
  lab.row("depth")->findChild<QSlider*>()->setFocus(Qt::TabFocusReason);
  GuideLab::press(Qt::Key_Right);
  ASSERT_TRUE(lab.comesTo(Task::Twin));
  EXPECT_FALSE(c.run(first)->live);
  EXPECT_GT(c.active()->steps.size(), 1u);
  lab.expectReadable();

  WindowLab::twinButton(*lab.row("reinjection"))->setFocus(Qt::TabFocusReason);
  GuideLab::press(Qt::Key_Space);
  ASSERT_TRUE(lab.comesTo(Task::Back));
  EXPECT_EQ(c.runs().back()->twin_of, c.active()->serial);
  EXPECT_GT(c.runs().back()->steps.size(), 1u);
  lab.expectReadable();

  ASSERT_TRUE(eventually([&] { return c.position() > 5; }));
  const auto before = c.position();
  GuideLab::press(Qt::Key_Left, Qt::ControlModifier);
  ASSERT_TRUE(lab.comesTo(Task::Fork));
  EXPECT_TRUE(eventually([&] { return c.activity() == Activity::Idle; }));
  EXPECT_LT(c.position(), c.furthest()) << before;
  lab.expectReadable();

  GuideLab::press(Qt::Key_B, Qt::ControlModifier);
  ASSERT_TRUE(lab.comesTo({}));
  EXPECT_TRUE(lab.guide().isDone());
  EXPECT_GT(c.active()->state.first, 0u);
  EXPECT_TRUE(FirstMinute::wasSeen());
  EXPECT_TRUE(lab.card().framed().isEmpty());
  lab.expectReadable();

  lab.button(GuideCard::tr("Close"))->setFocus(Qt::TabFocusReason);
  GuideLab::press(Qt::Key_Space);
  EXPECT_FALSE(lab.guide().isOn());
  EXPECT_FALSE(lab.card().isVisible());
  EXPECT_TRUE(lab.views().isAncestorOf(QApplication::focusWidget()));
}

TEST(FirstMinute, CanBeLeftAtAnyTimeAndComesBackFromTheMenu) {
  GuideLab lab;
  EXPECT_FALSE(FirstMinute::wasSeen());
  lab.window.offerFirstMinute();
  ASSERT_TRUE(lab.guide().isOn());
  lab.button(GuideCard::tr("Leave"))->setFocus(Qt::TabFocusReason);
  GuideLab::press(Qt::Key_Escape);
  EXPECT_FALSE(lab.guide().isOn());
  EXPECT_TRUE(FirstMinute::wasSeen());
  lab.window.offerFirstMinute();
  EXPECT_FALSE(lab.guide().isOn()) << "not twice by itself";
  Q_EMIT lab.window.actions().guideAsked();
  EXPECT_EQ(lab.guide().number(), 1);
  for (int i = 0; i < FirstMinute::kTasks; ++i) {
    ASSERT_NE(lab.button(GuideCard::tr("Skip")), nullptr) << i;
    lab.button(GuideCard::tr("Skip"))->click();
    EXPECT_TRUE(lab.guide().reward().isEmpty()) << "nothing was done";
  }
  EXPECT_TRUE(lab.guide().isDone());
  Q_EMIT lab.window.actions().guideAsked();
  EXPECT_FALSE(lab.guide().isOn());
}

TEST(FirstMinute, WhatTheRunDoesByItselfIsNoTaskDone) {
  TinyLab lab;  // no switch that has a twin
  lab.open({}, true);
  FirstMinute guide(lab.controller);
  guide.begin();
  ASSERT_TRUE(eventually([&] { return lab.ended() && lab.rows() == 201; }));
  EXPECT_TRUE(eventually([&] { return guide.wish().contains(QStringLiteral("Ctrl+Home")); }))
      << guide.wish().toStdString();
  EXPECT_EQ(guide.task(), Task::Run);
  lab.controller.rewind();
  lab.controller.setPace(60);
  lab.controller.run();
  ASSERT_TRUE(eventually([&] { return guide.task() == Task::Slider; }));
  guide.skip();
  EXPECT_NE(guide.task(), Task::Slider);
  EXPECT_EQ(guide.task() == Task::Twin,
            std::any_of(lab.controller.type().schema.fields().begin(),
                        lab.controller.type().schema.fields().end(),
                        [](const Field& field) { return bool(field.twins); }));
  guide.end();
}

}  // namespace
}  // namespace icl::ui
