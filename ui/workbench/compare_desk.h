// CompareDesk: the runs that can be compared (open ones, and those of the open experiment in the
// store, newest first), which are in view, and their curves. The store is read in the background.
// GUI thread; no call waits.
#pragma once

#include <map>
#include <memory>
#include <vector>

#include <QHash>
#include <QObject>

#include "core/telemetry/series.h"
#include "ui/back_room.h"
#include "ui/workbench/compare_rows.h"
#include "ui/workbench/seed_run.h"

namespace icl::ui {

class SessionController;

/// A run's rows for a chart, thinned as CurveKeeper does.
struct CompareCurve {
  SeedCurve rows{};
  Series steps{};
  std::vector<Series> channels{};
  std::vector<Channel> layout{};
};

class CompareDesk : public QObject {
  Q_OBJECT
 public:
  CompareDesk(SessionController& lab, std::filesystem::path store, QObject* parent = nullptr);

  /// Reads the store again; changed() follows.
  void reload();
  bool loading() const { return loading_; }
  const ExperimentType* type() const { return type_; }
  const std::vector<CompareRun>& runs() const { return runs_; }
  const CompareRun* run(const QString& key) const;
  /// False where 12 are in view already.
  bool setInView(const QString& key, bool on);
  bool inView(const QString& key) const;
  /// In the order they came into view.
  const std::vector<QString>& view() const { return view_; }
  /// Place among those in view, for its colour; −1: it is not.
  int place(const QString& key) const;
  /// Null until it is read.
  const CompareCurve* curve(const QString& key) const;
  /// Shows a run of the store in the main window, too.
  void openInWindow(const QString& key);
  /// The list of open runs has changed.
  void showOpenRuns();
  /// Newest values of open runs, and their curves where they are in view.
  void followOpenRuns();

 Q_SIGNALS:
  void changed();      // the list
  void viewChanged();  // ticks, curves
  void failed(const QString& sentence);

 private:
  void merge();
  void read(const CompareRun& run);
  void took(const QString& key, std::shared_ptr<CompareCurve> curve);

  SessionController& lab_;
  std::filesystem::path store_;
  const ExperimentType* type_ = nullptr;
  std::vector<CompareRun> stored_{}, runs_{};
  QHash<QString, std::size_t> places_{};  // of the runs, by key
  std::vector<QString> view_{};
  std::map<QString, std::shared_ptr<CompareCurve>> curves_{};
  bool loading_ = false;
  std::uint64_t generation_ = 0;
  BackRoom reader_{};  // last: its work uses the others
};

}  // namespace icl::ui
