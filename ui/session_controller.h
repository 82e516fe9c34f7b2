// SessionController: the QObject around one Session; the hub that every panel and view talks to. It
// owns the records of all runs on the screen (live members and kept ghosts), the cursor, the look
// (layer, example prompt), probes and undoable settings. GUI thread only; nothing here blocks > 4
// ms. Panels call its slots; SessionPump fills its tracks and emits refreshed() at draw pace.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>

#include "core/run/preset.h"
#include "core/run/probe.h"
#include "core/run/session.h"
#include "core/telemetry/series.h"

class QUndoCommand;
class QUndoStack;

namespace icl::ui {

class GuessBook;
class NoteBook;
class ProbeDesk;
class SeedDesk;
class SessionPump;

/// One run as the window knows it: a live member of the session, or a ghost (kept, no longer live).
struct RunTrack {
  std::uint64_t serial = 0;
  QString name{};  // by difference: "depth 4→8"; the first: the preset's title
  int colour = 0;  // index in the theme's series palette; same everywhere
  std::optional<std::uint64_t> twin_of{};  // shares the hue of that run, lighter
  bool live = true, shown = true;
  MemberState state{};
  Series steps{};                          // the step of each recorded row
  std::vector<Channel> layout{};           // what it records: the experiment's, then its settings'
  std::vector<Series> channels{};          // in the order of the layout
  Frame frame{};                           // newest picture
  std::vector<Reference> references{};     // theory lines, once computed
  std::map<std::string, double> levels{};  // summary labels, once computed
  std::uint64_t lost_rows = 0;             // refused by the ring (then reloaded from the run file)
};

/// Where a condition stopped a run, or a number that is none; kept when the run goes on.
struct StopMark {
  std::uint64_t step = 0;
  QString text{}, sentence{};  // for a picture, and the whole
  bool trouble = false;        // the run cannot go on from there
};

/// What to open: an experiment with settings, perhaps told by a preset.
struct Opening {
  const ExperimentType* type = nullptr;
  std::optional<Preset> preset{};
  QString title{};  // name of the first run; empty: the preset's or the experiment's
  Values changes{};
  RunOptions run{};
  std::optional<RunReader> stored{};  // this run, as it stands, instead of a new one
  QStringList views{};                // ids; empty: the preset's, filled up with what suits
  double pace = 0;                    // 0: the window's default
  bool start = false;
  std::function<void()> afterwards{};  // when it is open, at once or once its parents are trained
};

class SessionController : public QObject {
  Q_OBJECT
 public:
  /// `store`: where run folders are written; empty: nothing is kept.
  explicit SessionController(const Catalog& catalog, QObject* parent = nullptr,
                             std::filesystem::path store = {});
  ~SessionController() override;
  SessionPump& pump() const;
  /// Settings, seed, removed runs and the choice of views; one drag is one entry.
  QUndoStack& undoStack() const;
  /// Sentences pinned to steps; kept beside the rows of their runs, too.
  NoteBook& notes() const;
  /// The chosen probe, its arguments, and pinned answers.
  ProbeDesk& desk() const;
  /// The open run and its twin with further seeds, in the background.
  SeedDesk& seeds() const;
  /// What was drawn by hand over covered curves.
  GuessBook& guesses() const;

  // ── what is open ──
  const Catalog& catalog() const;
  const ExperimentType& type() const;  // of the open experiment
  /// False, with message(), where it is refused; what was open stays open.
  bool open(const Opening& opening);
  bool openPreset(const Preset& preset, bool start);
  bool openExperiment(const QString& id, const Values& changes, std::uint64_t seed, bool start);
  const std::optional<Preset>& preset() const;
  std::vector<const RunTrack*> runs() const;  // list order
  const RunTrack* run(std::uint64_t serial) const;
  const RunTrack* active() const;  // settings and pictures are this one's
  void setActive(std::uint64_t serial);
  void setShown(std::uint64_t serial, bool shown);
  void setHighlighted(
      std::optional<std::uint64_t> serial);  // hover anywhere = highlight everywhere
  std::optional<std::uint64_t> highlighted() const;
  void removeRun(std::uint64_t serial);  // undoable
  /// Reads a stored run in the background and shows it beside the others.
  /// `unless_repeated`: not where the active run repeats it to the last bit anyway.
  void addStoredRun(const QString& folder, bool unless_repeated = false);
  bool isOpen() const;

  // ── transport ──
  Activity activity() const;
  std::uint64_t position() const;
  std::uint64_t furthest() const;
  double measuredStepsPerSecond() const;
  void run();
  void pause();
  void toggleRun();
  void step(int n);
  void rewind();                  // same seed; does not start
  void seek(std::uint64_t step);  // turns follow off
  void goToNewest();              // and follow it; a running run goes on
  void setFollow(bool on);
  bool follow() const;
  void setPace(double steps_per_second);  // 0: free
  double pace() const;
  void setStopRule(const QString& rule, std::uint64_t steps);
  QString stopRule() const;
  std::uint64_t stepLimit() const;
  /// The active run (or its twin) stands before its newest step: a change made now would replace
  /// what came after, so that it waits for forkHere() or restart().
  bool looksBack() const;
  /// Stops of this run so far, by step.
  std::vector<StopMark> stopMarks(std::uint64_t serial) const;
  /// What setStopRule would say, without doing it.
  Status checkStopRule(const QString& rule) const;

  // ── settings ──
  Values settings() const;  // the form's, complete
  /// Live settings go to the running run and its twins, unless it looksBack(); others take effect
  /// on restart() or forkHere().
  void setSetting(const QString& key, const Value& value);
  Values pending() const;  // changed in the form, not yet in the active run
  /// Further edits of the same setting are a new undo entry (a slider was released, focus left).
  void endGesture();
  /// The settings that "back to preset" returns to: the preset's, else the defaults.
  const Values& startingPoint() const;
  std::uint64_t seed() const;
  void setSeed(std::uint64_t seed);
  void newSeed();
  void restart();   // with pending settings; the old run stays as a ghost
  void forkHere();  // from the cursor's step, with pending settings
  /// Changes the active run from its present step on; where it looksBack(), a fork of it.
  void intervene(const Intervention& change);
  /// Lock step, both in every chart; a twin that is there already is shown again.
  void startTwin(const QString& key, const Value& other);

  // ── looking ──
  /// Ids of the pictures on the screen, one a place; empty texts are empty places.
  QStringList views() const;
  void setViews(const QStringList& ids);  // undoable
  void setCursor(double step);            // NaN: none; linked everywhere
  double cursor() const;
  void setLook(const Look& look);
  const Look& look() const;
  /// Answer comes as probeAnswered(channel, …); a newer request of the channel replaces an older.
  void ask(const QString& channel, const std::string& probe, const Values& arguments,
           std::optional<std::uint64_t> serial = {});

  // ── a lecture: other runs in the place of the document's, for a while ──
  /// What is open (session, runs, form, pictures), set aside as it stands and paused. Nothing is
  /// open then: open() or putBack() must follow at once.
  struct Parked;
  std::shared_ptr<Parked> setAside();
  void putBack(const std::shared_ptr<Parked>& parked);
  /// Ends what was set aside; its run files are closed in the background.
  void discard(const std::shared_ptr<Parked>& parked);
  /// While guests are shown nothing is undoable, and notes stay those of the document.
  void setGuests(bool on);
  bool hasGuests() const;
  /// Live runs show their rows up to this step; later ones are kept and come back when asked for.
  void showRowsUntil(std::uint64_t step);
  /// Curves are covered from this step on, and theory is not drawn: predict, then reveal.
  void setCover(std::optional<std::uint64_t> step);
  std::optional<std::uint64_t> cover() const;

  /// The line that reproduces this run headless.
  QString asCommand(std::uint64_t serial) const;

 Q_SIGNALS:
  void opened();       // another experiment or preset: rebuild
  void refreshed();    // new rows or frames; at draw pace
  void runsChanged();  // list, names, colours, shown, active
  void activityChanged();
  void settingsChanged();
  void cursorChanged(double step);
  void lookChanged();
  void viewsChanged();
  void highlightChanged();
  void coverChanged();
  void probeAnswered(const QString& channel, std::uint64_t serial,
                     const icl::Result<icl::ProbeResult>& result);
  void message(const QString& sentence, bool is_error);

 private:
  friend class SessionPump;
  struct State;
  struct FormState;
  RunTrack* find(std::uint64_t serial) const;
  std::vector<RunTrack*> liveFamily() const;
  RunOptions optionsOf(const Values& settings, std::uint64_t seed) const;
  RunTrack& addTrack(std::uint64_t session_serial, const QString& name, const Values& settings);
  void keepAsGhost(std::uint64_t serial);
  void closeSession();
  bool waitsForParents(const ExperimentType& type, const Values& changes, std::uint64_t seed,
                       std::function<void()> then);
  void stopTraining();
  void startAgain(const Values& settings, std::uint64_t seed);
  void edit(const QString& text, const QString& gesture, const FormState& after);
  void record(QUndoCommand* change);
  void setForm(const FormState& state);
  void applyLive(const std::string& key, const Value& value);
  void takeBackLiveChanges();
  void followLive(const Values& was, const Values& now);
  bool addTwin(const RunTrack& parent, const Values& settings);
  bool showsTwin(const RunTrack& parent, const Values& settings);
  bool addFork();
  void hideOldGhosts();
  void noteStop(const RunTrack& track);
  void explainStop(std::uint64_t serial);
  void goOnPastCondition();
  void bindNotes(const RunTrack& track);
  void keepNotes();
  void computeTheory(RunTrack& track);
  void reloadLostRows(RunTrack& track);
  struct StoredRun;
  void showStored(const ExperimentType& its, const QString& folder, const StoredRun& stored);
  std::unique_ptr<State> state_;
};

}  // namespace icl::ui
