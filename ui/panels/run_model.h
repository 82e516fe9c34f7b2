// RunModel: the runs on the screen as an item model: check state, colour, name, progress, final
// value. Reads SessionController; writes only ticks. GUI thread.
#pragma once

#include <vector>

#include <QAbstractListModel>

#include "ui/session_controller.h"

namespace icl::ui {

class RunModel : public QAbstractListModel {
  Q_OBJECT
 public:
  enum Roles {
    SerialRole = Qt::UserRole,
    ColourRole,    // index in the palette
    TwinRole,      // it shares the hue of another
    ProgressRole,  // 0 … 1
    ValueRole,     // newest value of the main channel, as text
    ActiveRole,
    HighlightRole,
    EndRole  // why it ended, a sentence; empty while it may go on
  };
  RunModel(SessionController& controller, QObject* parent);
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  std::uint64_t serialAt(const QModelIndex& index) const;

 private:
  void showRuns();
  void showValues();
  const RunTrack* trackAt(const QModelIndex& index) const;
  SessionController& controller_;
  std::vector<std::uint64_t> serials_{};
};

}  // namespace icl::ui
