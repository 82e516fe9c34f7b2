// CuePlayer: steps through the cues of a lecture in SessionController: forward runs until the cue's
// stop, back restores the end of the cue before. Runs that were shown stay alive, set aside, so
// that a return costs no training; where a person changed them meanwhile they are made again. The
// document's own run waits until stop(). GUI thread; nothing here blocks.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include "core/run/lecture.h"
#include "ui/session_controller.h"

namespace icl::ui {

class CuePlayer : public QObject {
  Q_OBJECT
 public:
  enum class Phase { Still, Running, Restoring };

  CuePlayer(SessionController& controller, const std::vector<Preset>& presets,
            QObject* parent = nullptr);
  ~CuePlayer() override;

  /// Sets the document aside and enters a cue. False: there are none.
  bool start(std::vector<Cue> cues, int first = 0);
  /// Puts the document back as it was.
  void stop();
  bool isPlaying() const { return !cues_.empty(); }

  /// While a cue runs: to its stop at once. While its curves are covered: reveals them. Else the
  /// next cue.
  void next();
  /// The end of the cue before.
  void back();
  void goTo(int index);

  int index() const { return index_; }
  int count() const { return static_cast<int>(cues_.size()); }
  const Cue* cue() const { return cueAt(index_); }
  const Cue* upcoming() const { return cueAt(index_ + 1); }
  Phase phase() const { return phase_; }
  /// The curves of this cue are covered: the next key reveals them.
  bool covered() const;
  /// Captions and notes may be edited while they are shown.
  void setTexts(int index, const LocalText& caption, const LocalText& note);

 Q_SIGNALS:
  void changed();  // cue, phase or cover
  void ended();    // next() after the last cue

 private:
  struct Reached {
    bool there = false;
    std::uint64_t step = 0, active = 0;
    std::vector<std::uint64_t> shown{};
  };
  struct Segment {
    std::shared_ptr<SessionController::Parked> parked{};
    std::vector<std::pair<std::uint64_t, std::size_t>> mark{};  // live runs with their changes
    bool made = false, spoiled = false;
  };

  const Cue* cueAt(int index) const;
  std::size_t segmentOf(int index) const;
  int firstOf(std::size_t segment) const;
  bool restorable(int index) const;
  bool standsAt(int index) const;
  std::vector<std::pair<std::uint64_t, std::size_t>> markNow() const;
  void leaveSegment();
  void makeFor(int index);
  void enter(int index);
  bool openCue(const Cue& cue);
  void restore(int index);
  void showCue(const Cue& cue);
  void runOn(const Cue& cue);
  bool settingsInForce(const Cue& cue) const;
  void look();
  void arrive();
  void setPhase(Phase phase);

  SessionController& controller_;
  const std::vector<Preset>& presets_;
  std::vector<Cue> cues_{};
  std::vector<std::size_t> segments_of_{};
  std::vector<Segment> segments_{};
  std::vector<Reached> reached_{};
  std::shared_ptr<SessionController::Parked> document_{};
  std::optional<std::size_t> current_{};  // the segment that is open
  int index_ = -1, goal_ = -1;
  Phase phase_ = Phase::Still;
  bool fast_ = false, moved_ = false;
  std::uint64_t from_ = 0;
  QElapsedTimer clock_;
  QTimer patience_;
};

}  // namespace icl::ui
