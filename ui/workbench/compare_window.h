// CompareWindow: runs of the open experiment, open or stored, side by side: a table of what
// differs, a filter, up to 12 in one chart, grouped and coloured by a setting, pointed at
// everywhere at once. Does not block. GUI thread.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QDialog>

#include "ui/workbench/compare_model.h"
#include "ui/workbench/seed_statistics.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;
class QTimer;

namespace icl::ui {

class LineChart;
struct ChartBand;
struct ChartLine;
struct PlotTheme;

class CompareWindow : public QDialog {
  Q_OBJECT
 public:
  CompareWindow(SessionController& lab, std::filesystem::path store, QWidget* parent);

  CompareDesk& desk() { return desk_; }
  CompareModel& model() const { return *model_; }
  QLineEdit& filter() const { return *filter_; }
  QTableView& table() const { return *table_; }
  LineChart& chart() const { return *chart_; }
  QComboBox& colourBy() const { return *by_; }
  /// Empty: each run has its own colour; "seed", or the key of a setting.
  void setColourBy(const QString& key);
  QString csv() const;
  Status saveFigure(const QString& path) const;
  /// In the table, in the chart and in the main window.
  void highlight(const QString& key);

 Q_SIGNALS:
  void helpAsked(const QString& anchor);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  QWidget* buildHead();
  QWidget* buildFoot();
  void connectTable();
  void showList();
  void fillMeasures();
  void fillColourBy();
  void showChart();
  void showNote(const QString& sentence, bool problem);
  void askTable();
  void askFigure();
  const Channel* measure() const;
  QColor colourOf(const QString& key, const PlotTheme& theme) const;
  std::vector<ChartBand> groupBands(const PlotTheme& theme);
  QString keyOf(std::uint64_t id) const;
  std::uint64_t idOf(const QString& key) const;

  SessionController& lab_;
  CompareDesk desk_;
  CompareModel* model_;
  QLineEdit* filter_ = nullptr;
  QComboBox *measure_ = nullptr, *by_ = nullptr;
  QTableView* table_ = nullptr;
  LineChart* chart_ = nullptr;
  QLabel *count_ = nullptr, *note_ = nullptr;
  QPushButton *open_ = nullptr, *save_ = nullptr, *figure_ = nullptr;
  QTimer* follow_ = nullptr;
  bool pointing_ = false;  // here, not in the main window
  RunGroups groups_{};     // of the runs in view
  struct Band {
    Series x{}, low{}, middle{}, high{};
  };
  std::vector<std::unique_ptr<Band>> bands_{};
};

}  // namespace icl::ui
