#include "ui/session_controller.h"

#include <algorithm>
#include <cmath>

#include "ui/core_text.h"
#include "ui/edit_command.h"
#include "ui/guess_book.h"
#include "ui/notes/note_book.h"
#include "ui/probes/probe_desk.h"
#include "ui/run_naming.h"
#include "ui/session_state.h"
#include "ui/view.h"
#include "ui/workbench/seed_desk.h"

namespace icl::ui {

namespace {

constexpr int kPictures = 4;

/// The preset's pictures, then whatever suits the experiment, in menu order.
QStringList defaultViews(const ExperimentType& type, const std::optional<Preset>& preset) {
  QStringList suited, ids;
  for (const ViewType& view : viewTypes()) {
    if (view.suits(type)) suited << view.id;
  }
  if (preset) {
    for (const std::string& id : preset->views) {
      const QString name = QString::fromStdString(id);
      if (suited.contains(name) && !ids.contains(name) && ids.size() < kPictures) ids << name;
    }
  }
  for (const QString& id : suited) {
    if (ids.size() < kPictures && !ids.contains(id)) ids << id;
  }
  return ids;
}

}  // namespace

SessionController::SessionController(const Catalog& catalog, QObject* parent,
                                     std::filesystem::path store)
    : QObject(parent), state_(std::make_unique<State>()) {
  state_->catalog = &catalog;
  state_->store = std::move(store);
  state_->background.setMaxThreadCount(1);
  state_->probes = std::make_unique<ProbeRunner>([this](Answer answer) {
    QMetaObject::invokeMethod(
        this,
        [this, answer = std::move(answer)] {
          const auto it = state_->asked.find(answer.channel);
          if (it == state_->asked.end() || it->second.first != answer.ticket) return;
          Q_EMIT probeAnswered(QString::fromStdString(answer.channel), it->second.second,
                               answer.result);
        },
        Qt::QueuedConnection);
  });
  state_->notes = std::make_unique<NoteBook>(state_->undo);
  state_->desk = std::make_unique<ProbeDesk>();
  state_->seeds = std::make_unique<SeedDesk>(state_->store);
  state_->guesses = std::make_unique<GuessBook>(*this);
  connect(this, &SessionController::opened, state_->seeds.get(), &SeedDesk::clear);
  connect(state_->seeds.get(), &SeedDesk::changed, this, &SessionController::refreshed);
  connect(state_->notes.get(), &NoteBook::changed, this, &SessionController::keepNotes);
  state_->pump = std::make_unique<SessionPump>(*this);
}

SessionController::~SessionController() {
  stopTraining();
  state_->seeds.reset();
  state_->probes.reset();
  state_->pump.reset();
  state_->session.reset();
  state_->background.waitForDone();
}

SessionPump& SessionController::pump() const { return *state_->pump; }
QUndoStack& SessionController::undoStack() const { return state_->undo; }
NoteBook& SessionController::notes() const { return *state_->notes; }
ProbeDesk& SessionController::desk() const { return *state_->desk; }
SeedDesk& SessionController::seeds() const { return *state_->seeds; }
GuessBook& SessionController::guesses() const { return *state_->guesses; }
const Catalog& SessionController::catalog() const { return *state_->catalog; }
const std::optional<Preset>& SessionController::preset() const { return state_->preset; }
bool SessionController::isOpen() const { return state_->session != nullptr; }
const Values& SessionController::startingPoint() const { return state_->starting_point; }

const ExperimentType& SessionController::type() const {
  ICL_CHECK(state_->type != nullptr, "no experiment is open");
  return *state_->type;
}

// ── opening ──

bool SessionController::openPreset(const Preset& preset, bool start) {
  Opening opening{};
  opening.type = findExperiment(*state_->catalog, preset.experiment);
  if (opening.type == nullptr) {
    Q_EMIT message(tr("The preset “%1” needs the experiment “%2”, which this build does not have.")
                       .arg(coreText(preset.title), QString::fromStdString(preset.experiment)),
                   true);
    return false;
  }
  opening.preset = preset;
  opening.changes = preset.changes;
  opening.run = preset.run;
  opening.pace = preset.pace;
  opening.start = start;
  return open(opening);
}

bool SessionController::openExperiment(const QString& id, const Values& changes, std::uint64_t seed,
                                       bool start) {
  Opening opening{};
  opening.type = findExperiment(*state_->catalog, id.toStdString());
  if (opening.type == nullptr) {
    Q_EMIT message(tr("There is no experiment “%1” in this build.").arg(id), true);
    return false;
  }
  opening.changes = changes;
  opening.run.seed = seed;
  opening.start = start;
  return open(opening);
}

bool SessionController::open(const Opening& opening) {
  State& s = *state_;
  const double pace = opening.pace > 0 ? opening.pace : kDefaultPace;
  auto complete = opening.type->schema.complete(opening.changes);
  if (!complete) {
    Q_EMIT message(coreError(complete.error()), true);
    return false;
  }
  if (opening.stored) {
    stopTraining();
  } else if (waitsForParents(*opening.type, opening.changes, opening.run.seed,
                             [this, opening] { open(opening); })) {
    return true;
  }
  SessionOptions options{};
  options.store = s.store;
  options.steps_per_second = pace;
  RunOptions run = opening.run;
  if (opening.preset) {
    run.preset = opening.preset->id;
    if (run.title.empty()) run.title = opening.preset->title;
    if (run.script.empty()) run.script = opening.preset->script;
  }
  auto session = opening.stored ? Session::openStored(*s.catalog, *opening.stored, options)
                                : Session::open(*opening.type, opening.changes, run, options);
  if (!session) {
    Q_EMIT message(coreError(session.error()), true);
    return false;
  }
  closeSession();
  s.tracks.clear();
  s.ghost_snapshots.clear();
  s.hidden.clear();
  if (!s.guests) {
    s.kept_notes.clear();
    s.foreign_notes.clear();
    s.notes->clear();
  }
  const bool other_experiment = s.type != opening.type;
  s.type = opening.type;
  if (other_experiment) s.desk->clear();
  s.preset = opening.preset;
  s.form = complete.value();
  s.waiting.clear();
  s.sent.clear();
  s.sought.reset();
  s.starting_point = s.type->schema.defaults();
  if (s.preset) {
    if (auto start = s.type->schema.complete(s.preset->changes)) s.starting_point = start.value();
  }
  s.seed = opening.run.seed;
  s.step_limit = opening.run.steps > 0 ? opening.run.steps : opening.type->endFor(s.form);
  s.until = QString::fromStdString(opening.run.until);
  s.pace = pace;
  s.cursor = std::numeric_limits<double>::quiet_NaN();
  s.look = {};
  s.views = opening.views.isEmpty() ? defaultViews(*s.type, s.preset) : opening.views;
  s.follow = true;
  s.next_colour = 0;
  s.highlighted.reset();
  if (!s.guests) s.undo.clear();
  s.session = std::move(session.value());
  s.pump->sessionChanged();
  s.session->setLook(s.look);
  const auto members = s.session->members();
  ICL_CHECK(members.size() == 1, "a new session has one member");
  const QString title = opening.title.isEmpty()
                            ? coreText(s.preset ? s.preset->title : s.type->title)
                            : opening.title;
  RunTrack& track = addTrack(members.front().serial, title, s.form);
  track.state = members.front();
  track.state.serial = track.serial;
  s.active = track.serial;
  computeTheory(track);
  if (opening.stored) reloadLostRows(track);
  if (opening.start) s.session->run();
  Q_EMIT opened();
  Q_EMIT runsChanged();
  Q_EMIT activityChanged();
  if (opening.afterwards) opening.afterwards();
  return true;
}

void SessionController::closeSession() {
  State& s = *state_;
  if (!s.session) return;
  s.pump->tick();  // what was recorded so far stays in the ghosts
  for (const auto& [theirs, ours] : s.serials) {
    s.ghost_snapshots[ours] = s.session->snapshot(theirs);
    if (RunTrack* track = find(ours)) track->live = false;
  }
  s.serials.clear();
  s.session->cancel();
  // Closing run files and joining may wait for a long step: not on this thread.
  s.background.start(
      [old = std::shared_ptr<Session>(std::move(s.session))]() mutable { old.reset(); });
}

// ── transport ──

Activity SessionController::activity() const { return state_->activity; }
std::uint64_t SessionController::position() const { return state_->position; }
std::uint64_t SessionController::furthest() const { return state_->furthest; }
double SessionController::pace() const { return state_->pace; }
bool SessionController::follow() const { return state_->follow; }
QString SessionController::stopRule() const { return state_->until; }
std::uint64_t SessionController::stepLimit() const { return state_->step_limit; }

double SessionController::measuredStepsPerSecond() const {
  return state_->session ? state_->session->stepsPerSecond() : 0;
}

void SessionController::run() {
  if (!state_->session) return;
  goOnPastCondition();
  state_->sought.reset();
  setFollow(true);
  state_->session->run();
  state_->pump->wake();
}

void SessionController::pause() {
  if (!state_->session) return;
  state_->session->pause();
  state_->pump->wake();
}

void SessionController::toggleRun() {
  if (state_->activity == Activity::Running) {
    pause();
  } else {
    run();
  }
}

void SessionController::step(int n) {
  if (!state_->session || n == 0) return;
  if (n > 0) {
    state_->sought.reset();
    setFollow(true);
    state_->session->step(static_cast<std::uint64_t>(n));
  } else {
    const auto back = static_cast<std::uint64_t>(-static_cast<std::int64_t>(n));
    seek(state_->position > back ? state_->position - back : 0);
  }
  state_->pump->wake();
}

void SessionController::rewind() {
  if (!state_->session) return;
  state_->session->pause();
  state_->session->rewind();
  state_->sought.reset();
  takeBackLiveChanges();
  setFollow(true);
  state_->pump->wake();
}

void SessionController::seek(std::uint64_t step) {
  if (!state_->session) return;
  setFollow(false);
  state_->session->pause();
  state_->session->seek(step);
  state_->sought = step;
  state_->pump->lookSoon();
}

bool SessionController::looksBack() const {
  const std::uint64_t at = state_->sought.value_or(state_->position);
  for (const RunTrack* track : liveFamily()) {
    const auto steps = track->steps.values();
    if (!steps.empty() && steps.back() > static_cast<double>(at)) return true;
  }
  return false;
}

void SessionController::goToNewest() {
  if (state_->position < state_->furthest) seek(state_->furthest);
  setFollow(true);
}

void SessionController::setFollow(bool on) {
  if (state_->follow == on) return;
  state_->follow = on;
  Q_EMIT activityChanged();
}

void SessionController::setPace(double steps_per_second) {
  state_->pace = steps_per_second;
  if (state_->session) state_->session->setPace(steps_per_second);
  Q_EMIT activityChanged();
}

Status SessionController::checkStopRule(const QString& rule) const {
  const RunTrack* run = active();
  if (rule.trimmed().isEmpty() || run == nullptr) return {};
  auto levels = run->levels;
  if (levels.empty() && type().levels) levels = type().levels(run->state.live_config);
  auto parsed = parseStopRule(rule.trimmed().toStdString(), type(), levels);
  if (!parsed) return parsed.error();
  return {};
}

void SessionController::setStopRule(const QString& rule, std::uint64_t steps) {
  if (!state_->session) return;
  if (const Status status = checkStopRule(rule); !status) {
    Q_EMIT message(coreError(status.error()), true);
    return;
  }
  state_->until = rule.trimmed();
  state_->step_limit = steps > 0 ? steps : type().endFor(state_->form);
  state_->session->setLimits(state_->step_limit, state_->until.toStdString());
  state_->pump->wake();
  Q_EMIT settingsChanged();
}

// ── looking ──

void SessionController::setCursor(double step) {
  if (step == state_->cursor || (std::isnan(step) && std::isnan(state_->cursor))) return;
  state_->cursor = step;
  Q_EMIT cursorChanged(step);
}

double SessionController::cursor() const { return state_->cursor; }

void SessionController::setLook(const Look& look) {
  if (look == state_->look) return;
  state_->look = look;
  if (state_->session) state_->session->setLook(look);
  state_->pump->wake();
  Q_EMIT lookChanged();
}

const Look& SessionController::look() const { return state_->look; }

void SessionController::setHighlighted(std::optional<std::uint64_t> serial) {
  if (serial == state_->highlighted) return;
  state_->highlighted = serial;
  Q_EMIT highlightChanged();
}

std::optional<std::uint64_t> SessionController::highlighted() const { return state_->highlighted; }

QStringList SessionController::views() const { return state_->views; }

void SessionController::setViews(const QStringList& ids) {
  if (ids == state_->views) return;
  const auto show = [this](const QStringList& list) {
    state_->views = list;
    Q_EMIT viewsChanged();
  };
  record(new EditCommand(
      tr("Choose pictures"), {}, [show, before = state_->views] { show(before); },
      [show, ids] { show(ids); }));
}

}  // namespace icl::ui
