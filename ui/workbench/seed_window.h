// SeedWindow: repeat a run, or a run and its twin, with further seeds; watch the table, the paired
// differences and the verdict fill. Does not block; what it started goes on when it is closed. GUI
// thread.
#pragma once

#include <memory>
#include <vector>

#include <QDialog>

#include "core/telemetry/series.h"
#include "ui/plots/chart_scene.h"
#include "ui/workbench/seed_statistics.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableView;

namespace icl::ui {

class LineChart;
class SeedModel;
class SessionController;

class SeedWindow : public QDialog {
  Q_OBJECT
 public:
  SeedWindow(SessionController& lab, QWidget* parent);

  void startOrStop();
  /// The table as a file's text, C locale.
  QString csv() const;
  QSpinBox& count() const { return *count_; }
  QPushButton& startButton() const { return *start_; }
  QTableView& table() const { return *table_; }
  LineChart& chart() const { return *chart_; }
  QString verdict() const;

 Q_SIGNALS:
  void helpAsked(const QString& anchor);

 protected:
  void changeEvent(QEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* buildHead();
  QWidget* buildFoot();
  void showPlan();
  void showProgress();
  void showResults();
  void showChart();
  std::vector<SeedCurve> shownCurves(const SeedPlan& plan) const;
  std::vector<ChartLine> linesOf(const std::vector<SeedCurve>& curves, const QColor& colour);
  void fillMeasures();
  void saveTable();
  /// What is shown: the plan of the desk, or what would be repeated.
  std::optional<SeedPlan> shownPlan(QString* why = nullptr) const;
  int channel(std::size_t side) const;

  SessionController& lab_;
  SeedDesk& desk_;
  SeedModel* model_ = nullptr;
  QLabel *what_ = nullptr, *progress_ = nullptr, *verdict_ = nullptr, *facts_ = nullptr;
  QLabel* sentence_ = nullptr;
  QSpinBox* count_ = nullptr;
  QComboBox* measure_ = nullptr;
  QPushButton *start_ = nullptr, *save_ = nullptr;
  QCheckBox* bands_ = nullptr;
  QProgressBar* bar_ = nullptr;
  QTableView* table_ = nullptr;
  LineChart* chart_ = nullptr;
  /// What the chart points into.
  struct Curves {
    std::vector<std::unique_ptr<Series>> series{};
    Series x{}, low{}, middle{}, high{};
  };
  std::unique_ptr<Curves> curves_{};
};

}  // namespace icl::ui
