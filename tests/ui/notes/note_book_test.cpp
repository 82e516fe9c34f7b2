// Notes of a document: undo, order, where they are kept, and the panel that shows them.
#include "ui/notes/note_book.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QPlainTextEdit>
#include <QUndoStack>

#include "core/run/notes.h"
#include "tests/ui/window_fixture.h"
#include "ui/notes/note_model.h"
#include "ui/notes/note_panel.h"
#include "ui/panels/run_panel.h"
#include "ui/time_bar.h"
#include "ui/view_area.h"

namespace icl::ui {
namespace {

Note noteAt(std::uint64_t step, const char* text) {
  Note note;
  note.step = step;
  note.text = QString::fromUtf8(text);
  return note;
}

QStringList texts(const NoteBook& book) {
  QStringList list;
  for (const Note& note : book.notes()) list << note.text;
  return list;
}

TEST(NoteBook, IsInTheOrderOfStepsAndEveryChangeIsUndone) {
  QUndoStack undo;
  NoteBook book(undo);
  book.add(noteAt(40, "forty"));
  const std::uint64_t ten = book.add(noteAt(10, "ten"));
  EXPECT_EQ(texts(book), QStringList({QStringLiteral("ten"), QStringLiteral("forty")}));
  book.setText(ten, QStringLiteral("  the tenth "));
  EXPECT_EQ(texts(book).front(), QStringLiteral("the tenth"));
  book.remove(ten);
  EXPECT_EQ(texts(book), QStringList{QStringLiteral("forty")});
  undo.undo();
  undo.undo();
  EXPECT_EQ(texts(book).front(), QStringLiteral("ten"));
  undo.undo();
  undo.undo();
  EXPECT_TRUE(book.notes().empty());
  undo.redo();
  EXPECT_EQ(texts(book), QStringList{QStringLiteral("forty")});
}

TEST(NoteBook, ABlankNoteIsNoneAndBlankTextRemoves) {
  QUndoStack undo;
  NoteBook book(undo);
  EXPECT_EQ(book.add(noteAt(1, "  \n")), 0u);
  EXPECT_EQ(undo.count(), 0);
  const std::uint64_t id = book.add(noteAt(1, "x"));
  book.setText(id, QStringLiteral(" "));
  EXPECT_TRUE(book.notes().empty());
}

TEST(NoteBook, FindsTheNextAndTheOneBefore) {
  QUndoStack undo;
  NoteBook book(undo);
  for (const std::uint64_t step : {10, 20, 30}) book.add(noteAt(step, "x"));
  EXPECT_EQ(book.next(10, true)->step, 20u);
  EXPECT_EQ(book.next(30, true), nullptr);
  EXPECT_EQ(book.next(30, false)->step, 20u);
  EXPECT_EQ(book.next(10, false), nullptr);
}

TEST(NoteBook, WhatADocumentAndItsRunBothHoldIsOneNote) {
  QUndoStack undo;
  NoteBook book(undo);
  Note note = noteAt(5, "same");
  note.folder = "run-a";
  book.load({note});
  note.run = 3;
  book.load({note});
  ASSERT_EQ(book.notes().size(), 1u);
  EXPECT_EQ(book.notes().front().run, 3u);
  EXPECT_EQ(undo.count(), 0) << "opening is no edit";
}

TEST(Notes, AreKeptBesideTheRowsAndComeBackWithTheRun) {
  TinyLab lab;
  lab.open({}, false);
  ASSERT_TRUE(lab.runToEnd());
  const std::string folder = lab.active().state.folder;
  Note note = noteAt(40, "the plateau ends");
  note.view = QStringLiteral("loss");
  note.run = lab.active().serial;
  lab.controller.notes().add(note);
  const auto stored = [&] { return readNotes(folder).value(); };
  ASSERT_TRUE(eventually([&] { return stored().size() == 1; }));
  EXPECT_EQ(stored().front(), (RunNote{40, "loss", "the plateau ends"}));
  lab.controller.undoStack().undo();
  ASSERT_TRUE(eventually([&] { return stored().empty(); }));
  lab.controller.undoStack().redo();
  ASSERT_TRUE(eventually([&] { return stored().size() == 1; }));
  // Another document: nothing of it touches the kept run.
  lab.open({{"noise", 0.5}}, false);
  EXPECT_TRUE(lab.controller.notes().notes().empty());
  lab.controller.addStoredRun(QString::fromStdString(folder));
  ASSERT_TRUE(eventually([&] { return lab.controller.notes().notes().size() == 1; }));
  EXPECT_EQ(stored().size(), 1u);
  EXPECT_EQ(lab.controller.notes().notes().front().run, lab.controller.runs()[1]->serial);
}

TEST(Notes, WrittenBeforeTheFirstStepAreKeptOnceTheRunIs) {
  TinyLab lab;
  lab.open({}, false);
  Note note = noteAt(0, "before");
  note.run = lab.active().serial;
  lab.controller.notes().add(note);
  ASSERT_TRUE(lab.runToEnd());
  ASSERT_TRUE(eventually([&] { return !lab.active().state.folder.empty(); }));
  EXPECT_TRUE(eventually([&] { return readNotes(lab.active().state.folder).value().size() == 1; }));
}

TEST(Notes, AFileThatCannotBeReadIsLeftAloneAndTold) {
  TinyLab lab;
  lab.open({}, false);
  ASSERT_TRUE(lab.runToEnd());
  const std::string folder = lab.active().state.folder;
  const QString path = QString::fromStdString(folder) + QStringLiteral("/notes.json");
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("half a no");
  file.close();
  lab.open({}, false);
  QString said;
  QObject::connect(&lab.controller, &SessionController::message, &lab.controller,
                   [&](const QString& sentence, bool) { said = sentence; });
  lab.controller.addStoredRun(QString::fromStdString(folder));
  ASSERT_TRUE(eventually([&] { return said.contains(QStringLiteral("notes.json")); }));
  Note note = noteAt(1, "new");
  note.run = lab.controller.runs()[1]->serial;
  lab.controller.notes().add(note);
  QTest::qWait(50);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readAll(), QByteArray("half a no"));
}

TEST(Notes, BelongToTheDocument) {
  TinyLab lab;
  lab.open({}, false);
  const std::vector<Preset> none;
  LabDocument document(lab.controller, none);
  lab.controller.notes().add(noteAt(7, "seven"));
  EXPECT_TRUE(document.isDirty());
  const QString path = lab.folder.filePath(QStringLiteral("lecture.icl"));
  ASSERT_TRUE(document.save(path));
  EXPECT_FALSE(document.isDirty());
  lab.open({}, false);
  ASSERT_TRUE(lab.controller.notes().notes().empty());
  ASSERT_TRUE(document.open(path, false));
  EXPECT_EQ(texts(lab.controller.notes()), QStringList{QStringLiteral("seven")});
  EXPECT_FALSE(document.isDirty());
}

TEST(NoteModel, IsASoundModel) {
  TinyLab lab;
  lab.open({}, false);
  NoteModel model(lab.controller, nullptr);
  const QAbstractItemModelTester tester(&model,
                                        QAbstractItemModelTester::FailureReportingMode::Fatal);
  const std::uint64_t id = lab.controller.notes().add(noteAt(3, "three"));
  lab.controller.notes().add(noteAt(1, "one"));
  EXPECT_EQ(model.rowCount(), 2);
  EXPECT_EQ(model.indexOf(id).row(), 1);
  EXPECT_EQ(model.data(model.index(0), NoteModel::PlaceRole).toString(), QStringLiteral("step 1"));
  lab.controller.notes().remove(id);
  EXPECT_EQ(model.rowCount(), 1);
}

TEST(NotePanel, ANoteIsPinnedEditedAndRemovedByKeysAlone) {
  WindowLab lab;
  lab.activate();
  SessionController& c = lab.controller;
  c.step(30);
  ASSERT_TRUE(eventually([&] { return c.position() == 30; }));
  lab.window.views().showView(QStringLiteral("plane"));
  WindowLab::press(Qt::Key_D, Qt::ControlModifier);
  auto* edit = qobject_cast<QPlainTextEdit*>(QApplication::focusWidget());
  ASSERT_NE(edit, nullptr);
  QTest::keyClicks(edit, QStringLiteral("along the valley"));
  QTest::keyClick(edit, Qt::Key_Return);
  ASSERT_EQ(c.notes().notes().size(), 1u);
  EXPECT_EQ(c.notes().notes().front().step, 30u);
  EXPECT_EQ(c.notes().notes().front().view, QStringLiteral("plane"));
  auto* panel = lab.window.findChild<NotePanel*>();
  EXPECT_TRUE(panel->list()->hasFocus());
  WindowLab::press(Qt::Key_F2);
  QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("in the valley"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  EXPECT_EQ(c.notes().notes().front().text, QStringLiteral("in the valley"));
  WindowLab::press(Qt::Key_Delete);
  EXPECT_TRUE(c.notes().notes().empty());
  WindowLab::press(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(c.notes().notes().size(), 1u);
}

TEST(NotePanel, GoingToANoteShowsItsStepAndItsPicture) {
  WindowLab lab;
  lab.activate();
  SessionController& c = lab.controller;
  c.step(30);
  ASSERT_TRUE(eventually([&] { return c.position() == 30; }));
  Note note = noteAt(12, "twelve");
  note.view = QStringLiteral("whitening");
  c.notes().add(note);
  c.notes().add(noteAt(20, "twenty"));
  WindowLab::press(Qt::Key_Comma, Qt::ControlModifier);
  ASSERT_TRUE(eventually([&] { return c.position() == 20; }));
  WindowLab::press(Qt::Key_Comma, Qt::ControlModifier);
  ASSERT_TRUE(eventually([&] { return c.position() == 12; }));
  EXPECT_EQ(lab.window.views().currentViewId(), QStringLiteral("whitening"));
  EXPECT_EQ(c.cursor(), 12);
}

TEST(NotePanel, EscapeGivesUp) {
  WindowLab lab;
  lab.activate();
  WindowLab::press(Qt::Key_D, Qt::ControlModifier);
  QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("never mind"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  EXPECT_TRUE(lab.controller.notes().notes().empty());
  EXPECT_FALSE(lab.window.findChild<NotePanel*>()->editor()->isVisible());
}

TEST(NotePanel, AllNotesAsMarkdownNameTheCommand) {
  TinyLab lab;
  lab.open({}, false);
  lab.controller.notes().add(noteAt(7, "two\nlines"));
  const QString text = notesMarkdown(lab.controller, QStringLiteral("lecture.icl"));
  EXPECT_TRUE(text.startsWith(QStringLiteral("# lecture.icl\n\n    icl run tiny --seed 7")));
  EXPECT_TRUE(text.endsWith(QStringLiteral("- **step 7**: two\n  lines\n"))) << text.toStdString();
}

TEST(TimeBar, ShowsANoteAndAClickOnItIsItsStep) {
  TinyLab lab;
  lab.open({}, false);
  ASSERT_TRUE(lab.runToEnd());
  TimeBar bar(lab.controller, nullptr);
  bar.resize(bar.sizeHint());
  bar.show();
  const QImage before = bar.grab().toImage();
  lab.controller.notes().add(noteAt(100, "the middle"));
  EXPECT_NE(bar.grab().toImage(), before);
  const double share = 100.0 / static_cast<double>(bar.range());
  const int x = 9 + static_cast<int>(share * (bar.width() - 18)) + 3;  // beside it
  QTest::mouseClick(&bar, Qt::LeftButton, {}, QPoint(x, 6));
  EXPECT_TRUE(eventually([&] { return lab.controller.position() == 100; }));
}

}  // namespace
}  // namespace icl::ui
