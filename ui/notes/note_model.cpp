#include "ui/notes/note_model.h"

#include <QLocale>

#include "ui/notes/note_book.h"
#include "ui/view.h"

namespace icl::ui {

QString notePlace(const SessionController& controller, const Note& note) {
  QStringList parts{
      NoteModel::tr("step %1").arg(QLocale().toString(static_cast<qulonglong>(note.step)))};
  if (!note.view.isEmpty()) parts << viewTitle(note.view);
  const RunTrack* run = controller.run(note.run);
  if (run != nullptr && controller.runs().size() > 1) parts << run->name;
  return parts.join(QStringLiteral(" · "));
}

QString notesMarkdown(const SessionController& controller, const QString& title) {
  QString text = QStringLiteral("# %1\n\n").arg(title);
  if (const RunTrack* run = controller.active()) {
    text += QStringLiteral("    %1\n\n").arg(controller.asCommand(run->serial));
  }
  for (const Note& note : controller.notes().notes()) {
    QString sentence = note.text;
    sentence.replace(QLatin1Char('\n'), QLatin1String("\n  "));
    text += QStringLiteral("- **%1**: %2\n").arg(notePlace(controller, note), sentence);
  }
  return text;
}

NoteModel::NoteModel(SessionController& controller, QObject* parent)
    : QAbstractListModel(parent), controller_(controller) {
  const auto reset = [this] {
    beginResetModel();
    endResetModel();
  };
  connect(&controller_.notes(), &NoteBook::changed, this, reset);
  connect(&controller_, &SessionController::runsChanged, this, [this] {
    const int rows = rowCount();
    if (rows > 0) Q_EMIT dataChanged(index(0), index(rows - 1), {PlaceRole});
  });
}

int NoteModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(controller_.notes().notes().size());
}

std::uint64_t NoteModel::idAt(const QModelIndex& index) const {
  const auto& notes = controller_.notes().notes();
  const auto row = static_cast<std::size_t>(index.row());
  return index.isValid() && row < notes.size() ? notes[row].id : 0;
}

QModelIndex NoteModel::indexOf(std::uint64_t id) const {
  const auto& notes = controller_.notes().notes();
  for (std::size_t i = 0; i < notes.size(); ++i) {
    if (notes[i].id == id) return index(static_cast<int>(i));
  }
  return {};
}

QVariant NoteModel::data(const QModelIndex& index, int role) const {
  const Note* note = controller_.notes().find(idAt(index));
  if (note == nullptr) return {};
  switch (role) {
    case Qt::DisplayRole:
      return note->text;
    case Qt::AccessibleTextRole:
      return notePlace(controller_, *note) + QStringLiteral(": ") + note->text;
    case Qt::ToolTipRole:
      return note->text;
    case IdRole:
      return static_cast<qulonglong>(note->id);
    case PlaceRole:
      return notePlace(controller_, *note);
    case StepRole:
      return static_cast<qulonglong>(note->step);
    default:
      return {};
  }
}

}  // namespace icl::ui
