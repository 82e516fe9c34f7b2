#include "ui/workbench/compare_rows.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/base/text.h"
#include "ui/core_text.h"
#include "ui/run_naming.h"
#include "ui/session_controller.h"

namespace icl::ui {

namespace {

QString quoted(QString text) {
  text.replace(QLatin1Char('"'), QLatin1String("\"\""));
  return QLatin1Char('"') + text + QLatin1Char('"');
}

const Value* settingOf(const CompareRun& run, const std::string& key) {
  return run.config.find(key);
}

/// Numbers by size, texts by letter; a run without the setting comes first.
bool before(const Value* a, const Value* b) {
  if (a == nullptr || b == nullptr) return a == nullptr && b != nullptr;
  const auto number = [](const Value& value) -> std::optional<double> {
    if (const auto* real = std::get_if<double>(&value)) return *real;
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return static_cast<double>(*whole);
    return {};
  };
  const auto x = number(*a), y = number(*b);
  if (x && y) return *x < *y;
  return toText(*a) < toText(*b);
}

}  // namespace

CompareRun comparedRun(const RunTrack& track) {
  CompareRun run;
  run.name = track.name;
  run.serial = track.serial;
  run.folder = track.state.folder;
  run.key = run.folder.empty() ? QStringLiteral("open %1").arg(run.serial)
                               : QString::fromStdString(run.folder);
  run.config = track.state.config;
  run.seed = track.state.seed;
  run.end = track.state.end;
  if (track.steps.size() == 0) return run;
  run.steps = static_cast<std::uint64_t>(track.steps[track.steps.size() - 1]);
  for (std::size_t c = 0; c < track.layout.size() && c < track.channels.size(); ++c) {
    const Series& series = track.channels[c];
    if (series.size() > 0) run.finals[track.layout[c].key] = series[series.size() - 1];
  }
  return run;
}

CompareRun comparedRun(const RunEntry& entry) {
  const RunManifest& manifest = entry.manifest;
  CompareRun run;
  run.name = QString::fromStdString(manifest.title.empty() ? manifest.id : manifest.title);
  run.folder = entry.folder.string();
  run.key = QString::fromStdString(run.folder);
  run.started = manifest.started;
  run.config = manifest.config;
  run.seed = manifest.seed;
  run.steps = manifest.first_step + (entry.rows > 0 ? entry.rows - 1 : 0);
  run.end = manifest.end;
  run.finals = manifest.finals;
  return run;
}

void fillWords(CompareRun& run, const ExperimentType& type) {
  QStringList words{run.name, QStringLiteral("seed=%1").arg(run.seed),
                    QString::fromStdString(std::string(toText(run.end)))};
  for (const Field& field : type.schema.fields()) {
    const Value* value = settingOf(run, field.key);
    if (value == nullptr) continue;
    words << QString::fromStdString(field.key) + QLatin1Char('=') +
                 QString::fromStdString(toText(*value))
          << coreText(field.title) + QLatin1Char('=') + valueText(field, *value);
  }
  run.words = words.join(QLatin1Char('\n')).toLower();
}

QStringList filterWords(const QString& text) {
  return text.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

bool passes(const CompareRun& run, const QStringList& filter) {
  return std::all_of(filter.begin(), filter.end(),
                     [&run](const QString& word) { return run.words.contains(word); });
}

std::vector<const Field*> differingSettings(const ExperimentType& type,
                                            const std::vector<const CompareRun*>& runs) {
  std::vector<const Field*> fields;
  for (const Field& field : type.schema.fields()) {
    const bool differs = std::any_of(runs.begin(), runs.end(), [&](const CompareRun* run) {
      const Value* first = settingOf(*runs.front(), field.key);
      const Value* here = settingOf(*run, field.key);
      if (first == nullptr || here == nullptr) return first != here;
      return !sameValue(*first, *here);
    });
    if (differs) fields.push_back(&field);
  }
  return fields;
}

RunGroups groupsBy(const ExperimentType& type, const std::string& key,
                   const std::vector<const CompareRun*>& runs) {
  RunGroups groups;
  const Field* field = type.schema.find(key);
  std::vector<std::pair<const CompareRun*, std::size_t>> sorted;
  for (std::size_t i = 0; i < runs.size(); ++i) sorted.emplace_back(runs[i], i);
  const auto less = [&](const CompareRun& a, const CompareRun& b) {
    return field == nullptr ? a.seed < b.seed : before(settingOf(a, key), settingOf(b, key));
  };
  std::stable_sort(sorted.begin(), sorted.end(),
                   [&](const auto& a, const auto& b) { return less(*a.first, *b.first); });
  groups.of.assign(runs.size(), 0);
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    const CompareRun& run = *sorted[i].first;
    if (i == 0 || less(*sorted[i - 1].first, run)) {
      const Value* value = field == nullptr ? nullptr : settingOf(run, key);
      groups.names.push_back(field == nullptr   ? QStringLiteral("seed %1").arg(run.seed)
                             : value == nullptr ? QStringLiteral("–")
                                                : shortName(*field) + QStringLiteral(" ") +
                                                      valueText(*field, *value));
    }
    groups.of[sorted[i].second] = static_cast<int>(groups.names.size()) - 1;
  }
  return groups;
}

QString compareCsv(const ExperimentType& type, const std::vector<const CompareRun*>& runs) {
  if (runs.empty()) return {};
  const auto fields = differingSettings(type, runs);
  QStringList head{QStringLiteral("name"), QStringLiteral("folder"), QStringLiteral("seed"),
                   QStringLiteral("steps"), QStringLiteral("end")};
  for (const Field* field : fields) head << QString::fromStdString(field->key);
  for (const Channel& channel : type.channels) head << QString::fromStdString(channel.key);
  QStringList lines{head.join(QLatin1Char(','))};
  for (const CompareRun* run : runs) {
    QStringList cells{quoted(run->name), quoted(QString::fromStdString(run->folder)),
                      QString::number(run->seed), QString::number(run->steps),
                      QString::fromStdString(std::string(toText(run->end)))};
    for (const Field* field : fields) {
      const Value* value = settingOf(*run, field->key);
      const QString text = value == nullptr ? QString() : QString::fromStdString(toText(*value));
      cells << (text.contains(QLatin1Char(',')) || text.contains(QLatin1Char('"')) ? quoted(text)
                                                                                   : text);
    }
    for (const Channel& channel : type.channels) {
      const auto found = run->finals.find(channel.key);
      cells << (found == run->finals.end() ? QString()
                                           : QString::fromStdString(exactNumber(found->second)));
    }
    lines << cells.join(QLatin1Char(','));
  }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

}  // namespace icl::ui
