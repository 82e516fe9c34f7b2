// SeedModel: a row a seed with the measure of one run or two, their difference and how far they
// are. Reads SeedDesk. GUI thread.
#pragma once

#include <QAbstractTableModel>

#include "ui/workbench/seed_statistics.h"

namespace icl::ui {

class SeedModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  using QAbstractTableModel::QAbstractTableModel;
  /// `channels`: where each side records the measure.
  void show(const SeedDesk& desk, const SeedPlan& plan, std::vector<int> channels);
  void showProgress();
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  /// NaN where there is none yet.
  double value(int row, int column) const;
  bool paired() const { return plan_.sides.size() == 2; }
  /// Why a run ended as it did, or how far it is.
  QString state(int row) const;

 private:
  const SeedDesk* desk_ = nullptr;
  SeedPlan plan_{};
  std::vector<int> channels_{};
};

}  // namespace icl::ui
