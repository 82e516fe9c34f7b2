// Runs as the comparison knows them: open ones and those in the store, what differs between their
// settings, and which a filter lets through. Plain data and pure functions; any thread.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/run/registry.h"

namespace icl::ui {

struct RunTrack;

/// At most so many in the table, and so many with their curves in view.
inline constexpr std::size_t kMostCompared = 64, kMostInView = 12;

struct CompareRun {
  QString key{};  // the same run, whatever is known of it: its folder, or "open 3"
  QString name{};
  std::uint64_t serial = 0;  // of the open run; 0: it is in the store alone
  std::string folder{};
  std::string started{};
  Values config{};
  std::uint64_t seed = 1, steps = 0;  // steps: made
  EndReason end = EndReason::None;
  std::map<std::string, double> finals{};
  QString words{};  // what the filter looks in: lower case
};

CompareRun comparedRun(const RunTrack& track);
CompareRun comparedRun(const RunEntry& entry);
/// Name, "key=value" of every setting, title of each setting, seed and end.
void fillWords(CompareRun& run, const ExperimentType& type);
/// Every word of the filter is in the run's words.
bool passes(const CompareRun& run, const QStringList& filter);
QStringList filterWords(const QString& text);

/// Settings that are not the same in all runs, in the schema's order.
std::vector<const Field*> differingSettings(const ExperimentType& type,
                                            const std::vector<const CompareRun*>& runs);
/// Groups by the value of a setting ("seed": by seed), smallest first; by place of the run.
struct RunGroups {
  std::vector<QString> names{};
  std::vector<int> of{};
};
RunGroups groupsBy(const ExperimentType& type, const std::string& key,
                   const std::vector<const CompareRun*>& runs);

/// One line a run, all settings that differ and the last value of every channel; C locale.
QString compareCsv(const ExperimentType& type, const std::vector<const CompareRun*>& runs);

}  // namespace icl::ui
