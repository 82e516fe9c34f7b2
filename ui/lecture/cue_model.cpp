#include "ui/lecture/cue_model.h"

#include <QLocale>

#include "ui/core_text.h"
#include "ui/language.h"
#include "ui/lecture/cue_book.h"

namespace icl::ui {

CueModel::CueModel(const CueBook& book, const std::vector<Preset>& presets, const Catalog& catalog,
                   const Language& language, QObject* parent)
    : QAbstractListModel(parent),
      book_(book),
      presets_(presets),
      catalog_(catalog),
      language_(language) {
  connect(&book_, &CueBook::changed, this, [this] {
    beginResetModel();
    endResetModel();
  });
}

int CueModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(book_.cues().size());
}

void CueModel::setCurrent(int row) {
  if (current_ == row) return;
  current_ = row;
  if (rowCount() > 0) Q_EMIT dataChanged(index(0), index(rowCount() - 1), {CurrentRole});
}

/// "3 · Two weights find Bayes · to step 100".
QString CueModel::place(int row) const {
  const Cue& cue = book_.cues()[static_cast<std::size_t>(row)];
  QStringList parts{QString::number(row + 1)};
  QString what = tr("goes on");
  for (const Preset& preset : presets_) {
    if (preset.id == cue.preset) what = coreText(preset.title);
  }
  if (const ExperimentType* type = findExperiment(catalog_, cue.experiment)) {
    what = coreText(type->title);
  }
  parts << what;
  if (cue.step > 0) {
    parts << tr("to step %1").arg(QLocale().toString(static_cast<qulonglong>(cue.step)));
  }
  if (!cue.until.empty()) parts << tr("until %1").arg(QString::fromStdString(cue.until));
  if (cue.to_end) parts << tr("to the end");
  if (cue.cover) parts << tr("covered");
  return parts.join(QStringLiteral(" · "));
}

QVariant CueModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const Cue& cue = book_.cues()[static_cast<std::size_t>(index.row())];
  const std::string language = language_.current().toStdString();
  const QString caption = QString::fromStdString(cue.caption.in(language));
  switch (role) {
    case Qt::DisplayRole:
      return caption.isEmpty() ? tr("(no caption yet)") : caption;
    case Qt::AccessibleTextRole:
      return place(index.row()) + QStringLiteral(": ") + caption;
    case Qt::ToolTipRole: {
      const QString note = QString::fromStdString(cue.note.in(language));
      return note.isEmpty() ? caption : note;
    }
    case PlaceRole:
      return place(index.row());
    case CurrentRole:
      return index.row() == current_;
    default:
      return {};
  }
}

}  // namespace icl::ui
