// CueModel: the cues of the document as a list: what each opens and where it stops, its caption,
// and which one is on the screen. GUI thread.
#pragma once

#include <QAbstractListModel>

#include "core/run/lecture.h"

namespace icl::ui {

class CueBook;
class Language;

class CueModel : public QAbstractListModel {
  Q_OBJECT
 public:
  enum Role { PlaceRole = Qt::UserRole + 1, CurrentRole };
  CueModel(const CueBook& book, const std::vector<Preset>& presets, const Catalog& catalog,
           const Language& language, QObject* parent);
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  /// The cue that is shown; −1: none.
  void setCurrent(int row);

 private:
  QString place(int row) const;
  const CueBook& book_;
  const std::vector<Preset>& presets_;
  const Catalog& catalog_;
  const Language& language_;
  int current_ = -1;
};

}  // namespace icl::ui
