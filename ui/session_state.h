// What SessionController and SessionPump share: the session, the tracks, the form. Private to
// their source files; GUI thread only.
#pragma once

#include <atomic>
#include <filesystem>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <QThreadPool>
#include <QUndoStack>

#include "core/run/notes.h"
#include "ui/session_controller.h"
#include "ui/session_pump.h"

namespace icl::ui {

/// Steps per second where a preset names none: slow enough to be watched.
inline constexpr double kDefaultPace = 40;
/// Runs take the palette's colours in turn.
inline constexpr int kRunColours = 6;

struct SessionController::FormState {
  Values form{};
  std::uint64_t seed = 1;
  std::optional<std::uint64_t> active{};
};

/// Rows of a live run that are not shown for now.
struct HiddenRows {
  std::vector<double> steps{};
  std::vector<std::vector<double>> channels{};
};

/// What changes when another session takes the place of the present one.
struct SessionController::Parked {
  const ExperimentType* type = nullptr;
  std::optional<Preset> preset{};
  Values starting_point{};
  std::unique_ptr<Session> session{};
  std::map<std::uint64_t, std::uint64_t> serials{};
  std::vector<std::unique_ptr<RunTrack>> tracks{};
  std::map<std::uint64_t, SnapshotPtr> ghost_snapshots{};
  std::map<std::uint64_t, HiddenRows> hidden{};
  std::uint64_t active = 0;
  int next_colour = 0;
  Values form{};
  std::set<std::string> waiting{};
  std::uint64_t seed = 1, step_limit = 0;
  QString until{};
  double pace = 0, cursor = std::numeric_limits<double>::quiet_NaN();
  bool follow = true, running = false;
  Look look{};
  QStringList views{};
};

struct SessionController::State {
  const Catalog* catalog = nullptr;
  std::filesystem::path store{};
  const ExperimentType* type = nullptr;
  std::optional<Preset> preset{};
  Values starting_point{};

  std::unique_ptr<Session> session{};
  std::map<std::uint64_t, std::uint64_t> serials{};  // the session's serial → the track's
  std::vector<std::unique_ptr<RunTrack>> tracks{};
  std::map<std::uint64_t, SnapshotPtr> ghost_snapshots{};
  std::map<std::uint64_t, HiddenRows> hidden{};
  std::uint64_t next_serial = 1, active = 0;
  int next_colour = 0;
  std::optional<std::uint64_t> highlighted{};

  Values form{};
  std::set<std::string> waiting{};      // live settings that were changed while looking back
  std::map<std::string, Value> sent{};  // live settings on their way to the run
  std::uint64_t seed = 1, step_limit = 0, gesture = 0;
  QString until{};
  double pace = kDefaultPace;
  bool follow = true;
  double cursor = std::numeric_limits<double>::quiet_NaN();
  Look look{};
  QStringList views{};
  Activity activity = Activity::Idle;
  std::uint64_t position = 0, furthest = 0;
  std::optional<std::uint64_t> sought{};  // a seek that is still on its way
  bool guests = false;                    // a lecture's runs in the place of the document's
  std::optional<std::uint64_t> cover{};
  std::shared_ptr<std::atomic<bool>> training{};  // of a parent, on another thread; true: stop it

  std::map<std::uint64_t, std::vector<StopMark>> stops{};  // by track

  QUndoStack undo{};
  std::unique_ptr<NoteBook> notes{};
  std::map<std::uint64_t, std::vector<RunNote>> kept_notes{};  // by track: what its folder holds
  std::set<std::uint64_t> foreign_notes{};  // tracks whose notes could not be read: left alone
  std::unique_ptr<ProbeDesk> desk{};
  std::unique_ptr<SeedDesk> seeds{};
  std::unique_ptr<GuessBook> guesses{};
  std::unique_ptr<SessionPump> pump{};
  QThreadPool background{};
  std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> asked{};  // ticket, track serial
  std::unique_ptr<ProbeRunner> probes{};  // last: its thread stops first

  std::optional<std::uint64_t> sessionSerial(std::uint64_t track) const {
    for (const auto& [theirs, ours] : serials) {
      if (ours == track) return theirs;
    }
    return {};
  }
};

}  // namespace icl::ui
