// CompareModel: the runs that pass the filter, at most 64, with the settings that differ among them
// as columns; cells that differ from the run at the keyboard are marked, a highlighted run, too.
// Ticks put runs into view. GUI thread.
#pragma once

#include <functional>

#include <QAbstractTableModel>
#include <QColor>

#include "ui/workbench/compare_desk.h"

namespace icl::ui {

class CompareModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Name, Seed, FirstSetting };
  CompareModel(CompareDesk& desk, QObject* parent);

  void setFilter(const QString& text);
  /// Whose last value is a column.
  void setMeasure(const Channel& channel);
  /// Cells are marked where they differ from this run; −1: from none.
  void setReference(int row);
  void setHighlighted(const QString& key);
  const QString& highlighted() const { return highlighted_; }
  /// The colour of a run in view, by its key.
  void setColours(std::function<QColor(const QString& key)> colour) { colour_ = std::move(colour); }
  void refill();
  void showTicks();

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  void sort(int column, Qt::SortOrder order) override;

  const CompareRun* run(int row) const;
  int rowOf(const QString& key) const;
  std::vector<const CompareRun*> rows() const;
  /// Runs that pass the filter, shown or not.
  int passing() const { return passing_; }
  bool differs(const QModelIndex& index) const;

 Q_SIGNALS:
  void full();  // no more fit into view

 private:
  const Field* setting(int column) const;
  int columnAfterSettings() const { return FirstSetting + static_cast<int>(settings_.size()); }
  QString text(const CompareRun& run, int column) const;
  double number(const CompareRun& run, int column) const;
  void sortKeys();

  CompareDesk& desk_;
  QStringList filter_{};
  Channel measure_{};
  std::vector<QString> keys_{};
  std::vector<const Field*> settings_{};
  const ExperimentType* type_ = nullptr;
  QString reference_{}, highlighted_{};
  std::function<QColor(const QString& key)> colour_{};
  int passing_ = 0, sorted_ = -1;
  Qt::SortOrder order_ = Qt::AscendingOrder;
};

}  // namespace icl::ui
