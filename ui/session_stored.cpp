// SessionController's use of run folders: stored runs beside the live ones, and rows that the ring
// refused. Files are read on the controller's background thread.
#include <algorithm>

#include "core/run/record.h"
#include "ui/core_text.h"
#include "ui/session_state.h"

namespace icl::ui {

namespace {

struct StoredRows {
  RunManifest manifest{};
  std::vector<double> rows{};
  Message problem{};
};

StoredRows readRows(const std::string& folder) {
  StoredRows stored;
  auto reader = RunReader::open(folder);
  if (!reader) {
    stored.problem = reader.error().message;
    return stored;
  }
  stored.manifest = reader->manifest();
  auto rows = reader->read(0, reader->rows());
  if (rows) {
    stored.rows = std::move(rows.value());
  } else {
    stored.problem = rows.error().message;
  }
  return stored;
}

/// Fills a record from the rows of a file; later rows of the record stay.
void fillRecord(RunTrack& track, const StoredRows& stored) {
  // A run may have recorded more than the picture shows: channels of single layers and heads.
  const std::size_t width = stored.manifest.channels.size();
  if (track.channels.empty() || width < track.channels.size()) return;
  const std::size_t count = stored.rows.size() / width;
  std::vector<std::vector<double>> later;
  const double end = static_cast<double>(stored.manifest.first_step + count);
  for (std::size_t i = 0; i < track.steps.size(); ++i) {
    if (track.steps[i] < end) continue;
    std::vector<double> row{track.steps[i]};
    for (const Series& series : track.channels) row.push_back(series[i]);
    later.push_back(std::move(row));
  }
  for (std::size_t i = 0; i < count; ++i) {
    appendRow(track, stored.manifest.first_step + i,
              std::span(stored.rows).subspan(i * width, width));
  }
  for (const auto& row : later) {
    appendRow(track, static_cast<std::uint64_t>(row[0]), std::span(row).subspan(1));
  }
  const auto last = static_cast<std::uint64_t>(
      track.steps.size() > 0 ? track.steps[track.steps.size() - 1] : 0.0);
  const auto first = static_cast<std::uint64_t>(track.steps.size() > 0 ? track.steps[0] : 0.0);
  track.lost_rows =
      last - first + 1 - std::min<std::uint64_t>(track.steps.size(), last - first + 1);
}

}  // namespace

void SessionController::reloadLostRows(RunTrack& track) {
  if (track.state.folder.empty()) return;
  state_->background.start([this, serial = track.serial, folder = track.state.folder] {
    StoredRows stored = readRows(folder);
    QMetaObject::invokeMethod(
        this,
        [this, serial, stored = std::move(stored)] {
          RunTrack* found = find(serial);
          if (found == nullptr || !stored.problem.empty()) return;
          fillRecord(*found, stored);
          Q_EMIT refreshed();
        },
        Qt::QueuedConnection);
  });
}

void SessionController::addStoredRun(const QString& folder, bool unless_repeated) {
  state_->background.start([this, folder, unless_repeated] {
    StoredRows stored = readRows(folder.toStdString());
    QMetaObject::invokeMethod(
        this,
        [this, folder, unless_repeated, stored = std::move(stored)] {
          const RunManifest& manifest = stored.manifest;
          const ExperimentType* its = findExperiment(*state_->catalog, manifest.experiment);
          if (!stored.problem.empty()) {
            Q_EMIT message(folder + QStringLiteral(": ") + coreMessage(stored.problem), true);
          } else if (its == nullptr) {
            Q_EMIT message(tr("“%1” is a run of “%2”, an experiment that this build does not have.")
                               .arg(folder, QString::fromStdString(manifest.experiment)),
                           true);
          } else if (auto complete = its->schema.complete(manifest.config); !complete) {
            Q_EMIT message(folder + QStringLiteral(": ") + coreError(complete.error()), true);
          } else {
            const RunTrack* now = its == state_->type ? active() : nullptr;
            const bool repeated = now != nullptr && now->state.config == complete.value() &&
                                  now->state.seed == manifest.seed && manifest.events.empty();
            if (!(unless_repeated && repeated)) showStored(*its, folder, manifest, stored.rows);
          }
        },
        Qt::QueuedConnection);
  });
}

void SessionController::showStored(const ExperimentType& its, const QString& folder,
                                   const RunManifest& manifest, const std::vector<double>& rows) {
  State& s = *state_;
  if (&its != s.type) {
    openExperiment(QString::fromStdString(its.id), its.schema.changes(manifest.config),
                   manifest.seed, false);
  }
  auto track = std::make_unique<RunTrack>();
  track->serial = s.next_serial++;
  track->name = QString::fromStdString(manifest.title.empty() ? manifest.id : manifest.title);
  track->colour = s.next_colour++ % kRunColours;
  track->live = false;
  track->channels.resize(s.type->channels.size());
  MemberState& state = track->state;
  state.serial = track->serial;
  state.config = state.live_config = manifest.config;
  state.seed = manifest.seed;
  state.first = manifest.first_step;
  state.end = manifest.end;
  state.sentence = manifest.sentence;
  state.events = manifest.events;
  state.folder = folder.toStdString();
  fillRecord(*track, {manifest, rows, {}});
  state.position = state.furthest =
      manifest.first_step + std::max<std::size_t>(track->steps.size(), 1) - 1;
  s.tracks.push_back(std::move(track));
  computeTheory(*s.tracks.back());
  Q_EMIT runsChanged();
  Q_EMIT refreshed();
}

}  // namespace icl::ui
