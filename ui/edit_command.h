// EditCommand: one entry of the undo list made of two functions; entries of the same gesture (one
// slider drag, one spell of typing) merge into one. Made by SessionController; GUI
// thread only.
#pragma once

#include <functional>
#include <utility>

#include <QString>
#include <QUndoCommand>

namespace icl::ui {

class EditCommand : public QUndoCommand {
 public:
  /// `gesture` empty: never merges.
  EditCommand(const QString& text, QString gesture, std::function<void()> undo,
              std::function<void()> redo)
      : QUndoCommand(text),
        gesture_(std::move(gesture)),
        undo_(std::move(undo)),
        redo_(std::move(redo)) {}

  int id() const override { return gesture_.isEmpty() ? -1 : 1; }
  bool mergeWith(const QUndoCommand* other) override {
    const auto* next = dynamic_cast<const EditCommand*>(other);
    if (next == nullptr || next->gesture_ != gesture_) return false;
    redo_ = next->redo_;
    setText(next->text());
    return true;
  }
  void undo() override { undo_(); }
  void redo() override { redo_(); }

 private:
  QString gesture_;
  std::function<void()> undo_, redo_;
};

}  // namespace icl::ui
