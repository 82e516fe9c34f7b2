// SessionController's use of run folders: stored runs beside the live ones, rows that the ring
// refused, notes, and the command that repeats a run. Files are read and written on the
// controller's background thread.
#include <algorithm>

#include "core/run/notes.h"
#include "core/run/record.h"
#include "core/run/repeat_command.h"
#include "ui/core_text.h"
#include "ui/notes/note_book.h"
#include "ui/run_naming.h"
#include "ui/session_state.h"

namespace icl::ui {

struct SessionController::StoredRun {
  RunManifest manifest{};
  std::vector<double> rows{};
  Message problem{};
  Result<std::vector<RunNote>> notes{std::vector<RunNote>{}};

  static StoredRun read(const std::string& folder);
  void fill(RunTrack& track) const;
};

SessionController::StoredRun SessionController::StoredRun::read(const std::string& folder) {
  StoredRun stored;
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
  stored.notes = readNotes(folder);
  return stored;
}

/// Fills a record from the rows of a file; later rows of the record stay.
void SessionController::StoredRun::fill(RunTrack& track) const {
  // A run may have recorded more than the picture shows: channels of single layers and heads.
  const std::size_t width = manifest.channels.size();
  if (track.channels.empty() || width < track.channels.size()) return;
  const std::size_t count = rows.size() / width;
  std::vector<std::vector<double>> later;
  const double end = static_cast<double>(manifest.first_step + count);
  for (std::size_t i = 0; i < track.steps.size(); ++i) {
    if (track.steps[i] < end) continue;
    std::vector<double> row{track.steps[i]};
    for (const Series& series : track.channels) row.push_back(series[i]);
    later.push_back(std::move(row));
  }
  for (std::size_t i = 0; i < count; ++i) {
    appendRow(track, manifest.first_step + i, std::span(rows).subspan(i * width, width));
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

void SessionController::reloadLostRows(RunTrack& track) {
  if (track.state.folder.empty()) return;
  state_->background.start([this, serial = track.serial, folder = track.state.folder] {
    StoredRun stored = StoredRun::read(folder);
    QMetaObject::invokeMethod(
        this,
        [this, serial, stored = std::move(stored)] {
          RunTrack* found = find(serial);
          if (found == nullptr || !stored.problem.empty()) return;
          stored.fill(*found);
          Q_EMIT refreshed();
        },
        Qt::QueuedConnection);
  });
}

void SessionController::addStoredRun(const QString& folder, bool unless_repeated) {
  state_->background.start([this, folder, unless_repeated] {
    StoredRun stored = StoredRun::read(folder.toStdString());
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
            if (!(unless_repeated && repeated)) showStored(*its, folder, stored);
          }
        },
        Qt::QueuedConnection);
  });
}

void SessionController::showStored(const ExperimentType& its, const QString& folder,
                                   const StoredRun& stored) {
  State& s = *state_;
  const RunManifest& manifest = stored.manifest;
  if (&its != s.type) {
    openExperiment(QString::fromStdString(its.id), its.schema.changes(manifest.config),
                   manifest.seed, false);
  }
  auto track = std::make_unique<RunTrack>();
  track->serial = s.next_serial++;
  track->name = QString::fromStdString(manifest.title.empty() ? manifest.id : manifest.title);
  track->colour = s.next_colour++ % kRunColours;
  track->live = false;
  track->layout = s.type->channelsOf(manifest.config);
  track->channels.resize(track->layout.size());
  MemberState& state = track->state;
  state.serial = track->serial;
  state.config = state.live_config = manifest.config;
  state.seed = manifest.seed;
  state.first = manifest.first_step;
  state.end = manifest.end;
  state.sentence = manifest.sentence;
  state.events = manifest.events;
  state.folder = folder.toStdString();
  state.parent = manifest.parent;
  stored.fill(*track);
  state.position = state.furthest =
      manifest.first_step + std::max<std::size_t>(track->steps.size(), 1) - 1;
  const std::uint64_t serial = track->serial;
  const std::string name = folderName(state);
  s.tracks.push_back(std::move(track));
  computeTheory(*s.tracks.back());
  if (stored.notes) {
    s.kept_notes[serial] = stored.notes.value();
    std::vector<Note> notes;
    for (const RunNote& note : stored.notes.value()) {
      notes.push_back({0, note.step, QString::fromStdString(note.view),
                       QString::fromStdString(note.text), serial, name});
    }
    s.notes->load(std::move(notes));
    s.notes->bindRun(serial, name);
  } else {
    s.foreign_notes.insert(serial);
    Q_EMIT message(coreError(stored.notes.error()), true);
  }
  Q_EMIT runsChanged();
  Q_EMIT refreshed();
}

// ── notes beside the rows ──

/// A run has got a folder (with its first step, or anew after a rewind): its notes go there.
void SessionController::bindNotes(const RunTrack& track) {
  if (track.state.folder.empty()) return;
  state_->kept_notes.erase(track.serial);
  state_->notes->bindRun(track.serial, folderName(track.state));
  keepNotes();
}

void SessionController::keepNotes() {
  State& s = *state_;
  for (const auto& track : s.tracks) {
    if (track->state.folder.empty() || s.foreign_notes.count(track->serial) > 0) continue;
    std::vector<RunNote> theirs;
    for (const Note& note : s.notes->notes()) {
      if (note.run != track->serial) continue;
      theirs.push_back({note.step, note.view.toStdString(), note.text.toStdString()});
    }
    std::vector<RunNote>& kept = s.kept_notes[track->serial];
    if (theirs == kept) continue;
    kept = theirs;
    s.background.start([this, folder = track->state.folder, theirs] {
      const Status status = writeNotes(folder, theirs);
      if (status) return;
      QMetaObject::invokeMethod(
          this, [this, status] { Q_EMIT message(coreError(status.error()), true); },
          Qt::QueuedConnection);
    });
  }
}

namespace {

/// What the core would write down of a run on the screen.
RunManifest recordOf(const MemberState& member) {
  RunManifest record;
  record.id = member.folder;
  record.parent = member.parent;
  record.first_step = member.first;
  record.config = member.config;
  record.seed = member.seed;
  record.events = member.events;
  return record;
}

}  // namespace

QString SessionController::asCommand(std::uint64_t serial) const {
  const RunTrack* track = run(serial);
  if (track == nullptr) return {};
  std::uint64_t steps = state_->step_limit;
  if (track->state.end == EndReason::None && track->steps.size() > 0) {
    steps = static_cast<std::uint64_t>(track->steps[track->steps.size() - 1]);
  }
  const RunManifest record = recordOf(track->state);
  const Preset* preset = state_->preset ? &*state_->preset : nullptr;
  QString line = QString::fromStdString(
      repeatCommand(record, type(), preset, steps, state_->until.toStdString()));
  if (const auto changes = eventsByHand(record, preset); !changes.empty()) {
    line +=
        QStringLiteral("  # ") + tr("the run also has %n change(s) made while it ran, kept in %1",
                                    nullptr, static_cast<int>(changes.size()))
                                     .arg(QString::fromStdString(record.id));
  }
  return line;
}

}  // namespace icl::ui
