// NoteModel: the notes of the document as an item model: text, and one quiet line that says where
// each is pinned. Reads SessionController. GUI thread.
#pragma once

#include <cstdint>

#include <QAbstractListModel>

#include "ui/session_controller.h"

namespace icl::ui {

struct Note;

class NoteModel : public QAbstractListModel {
  Q_OBJECT
 public:
  enum Roles {
    IdRole = Qt::UserRole,
    PlaceRole,  // "step 40 · Parameter plane · T 4→8"
    StepRole
  };
  NoteModel(SessionController& controller, QObject* parent);
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  std::uint64_t idAt(const QModelIndex& index) const;
  QModelIndex indexOf(std::uint64_t id) const;

 private:
  SessionController& controller_;
};

/// "step 40 · Parameter plane · T 4→8": where a note is pinned; the run only where there are
/// several.
QString notePlace(const SessionController& controller, const Note& note);
/// All notes as Markdown, with the line that repeats the run.
QString notesMarkdown(const SessionController& controller, const QString& title);

}  // namespace icl::ui
