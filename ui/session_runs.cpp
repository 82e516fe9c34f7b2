// SessionController's second half: the list of runs, settings with undo, twins, forks, theory and
// probes.
#include <algorithm>
#include <cmath>
#include <random>

#include "core/run/record.h"
#include "ui/core_text.h"
#include "ui/edit_command.h"
#include "ui/run_naming.h"
#include "ui/session_state.h"

namespace icl::ui {

namespace {

/// What the theory of one configuration needs: computed off the GUI thread.
struct Theory {
  std::vector<Reference> references{};
  std::map<std::string, double> levels{};
};

Theory theoryOf(const ExperimentType& type, const Values& config) {
  Theory theory;
  if (type.references) theory.references = type.references(config);
  if (type.levels) theory.levels = type.levels(config);
  return theory;
}

/// Removes a run from the list and gives it back on undo.
class RemoveRunCommand : public QUndoCommand {
 public:
  using Take = std::function<std::unique_ptr<RunTrack>(std::size_t& index)>;
  using Give = std::function<void(std::unique_ptr<RunTrack>, std::size_t index)>;
  RemoveRunCommand(const QString& text, Take take, Give give)
      : QUndoCommand(text), take_(std::move(take)), give_(std::move(give)) {}
  void redo() override { track_ = take_(index_); }
  void undo() override {
    if (track_) give_(std::move(track_), index_);
  }

 private:
  Take take_;
  Give give_;
  std::unique_ptr<RunTrack> track_{};
  std::size_t index_ = 0;
};

/// The form with one setting changed. Settings that follow from it follow, where nothing refuses
/// the whole; what contradicts a rule stays in the form, marked, until the next change.
Values withSetting(const Schema& schema, const Values& form, const std::string& key,
                   const Value& value) {
  Values given = schema.changes(form);
  given.set(key, value);
  if (auto complete = schema.complete(given)) return complete.value();
  Values after = form;
  after.set(key, value);
  return after;
}

}  // namespace

std::vector<const RunTrack*> SessionController::runs() const {
  std::vector<const RunTrack*> list;
  for (const auto& track : state_->tracks) list.push_back(track.get());
  return list;
}

RunTrack* SessionController::find(std::uint64_t serial) const {
  for (const auto& track : state_->tracks) {
    if (track->serial == serial) return track.get();
  }
  return nullptr;
}

const RunTrack* SessionController::run(std::uint64_t serial) const { return find(serial); }
const RunTrack* SessionController::active() const { return find(state_->active); }

/// The live runs that a change of the active one concerns: itself and its twins.
std::vector<RunTrack*> SessionController::liveFamily() const {
  std::vector<RunTrack*> family;
  const RunTrack* run = active();
  if (run == nullptr) return family;
  const std::uint64_t first = run->twin_of.value_or(run->serial);
  for (const auto& track : state_->tracks) {
    if (track->live && (track->serial == first || track->twin_of == first)) {
      family.push_back(track.get());
    }
  }
  return family;
}

RunTrack& SessionController::addTrack(std::uint64_t session_serial, const QString& name,
                                      const Values& settings) {
  State& s = *state_;
  auto track = std::make_unique<RunTrack>();
  track->serial = s.next_serial++;
  track->name = name;
  track->colour = s.next_colour++ % kRunColours;
  track->layout = s.type->channelsOf(settings);
  track->channels.resize(track->layout.size());
  s.serials[session_serial] = track->serial;
  s.tracks.push_back(std::move(track));
  return *s.tracks.back();
}

void SessionController::keepAsGhost(std::uint64_t serial) {
  State& s = *state_;
  const auto theirs = s.sessionSerial(serial);
  RunTrack* track = find(serial);
  if (!theirs || track == nullptr) return;
  s.ghost_snapshots[serial] = s.session->snapshot(*theirs);
  s.session->removeRun(*theirs);
  s.serials.erase(*theirs);
  track->live = false;
}

void SessionController::setActive(std::uint64_t serial) {
  const RunTrack* track = find(serial);
  if (track == nullptr || serial == state_->active) return;
  edit(tr("Look at “%1”").arg(track->name), {},
       FormState{track->state.live_config, track->state.seed, serial});
}

void SessionController::setShown(std::uint64_t serial, bool shown) {
  RunTrack* track = find(serial);
  if (track == nullptr || track->shown == shown) return;
  track->shown = shown;
  Q_EMIT runsChanged();
}

void SessionController::removeRun(std::uint64_t serial) {
  State& s = *state_;
  const RunTrack* track = find(serial);
  if (track == nullptr) return;
  if (track->live && s.serials.size() == 1) {
    Q_EMIT message(tr("This is the run that is going on: restart it or open another one instead."),
                   false);
    return;
  }
  auto take = [this, serial](std::size_t& index) {
    State& st = *state_;
    keepAsGhost(serial);
    const auto it = std::find_if(st.tracks.begin(), st.tracks.end(),
                                 [&](const auto& t) { return t->serial == serial; });
    index = static_cast<std::size_t>(it - st.tracks.begin());
    std::unique_ptr<RunTrack> taken = std::move(*it);
    st.tracks.erase(it);
    if (st.highlighted == serial) setHighlighted({});
    if (st.active == serial) st.active = st.serials.begin()->second;
    Q_EMIT runsChanged();
    return taken;
  };
  auto give = [this](std::unique_ptr<RunTrack> back, std::size_t index) {
    auto& tracks = state_->tracks;
    const auto at = static_cast<std::ptrdiff_t>(std::min(index, tracks.size()));
    tracks.insert(tracks.begin() + at, std::move(back));
    Q_EMIT runsChanged();
  };
  record(new RemoveRunCommand(tr("Remove “%1”").arg(track->name), take, give));
}

// ── settings ──

Values SessionController::settings() const { return state_->form; }
std::uint64_t SessionController::seed() const { return state_->seed; }
void SessionController::endGesture() { ++state_->gesture; }

void SessionController::edit(const QString& text, const QString& gesture, const FormState& after) {
  const FormState before{state_->form, state_->seed,
                         after.active ? std::optional(state_->active) : std::nullopt};
  const QString id =
      gesture.isEmpty() ? QString() : gesture + QLatin1Char('#') + QString::number(state_->gesture);
  record(new EditCommand(
      text, id, [this, before] { setForm(before); }, [this, after] { setForm(after); }));
}

void SessionController::setForm(const FormState& target) {
  State& s = *state_;
  const Values before = s.form;
  s.form = target.form;
  s.seed = target.seed;
  if (target.active && find(*target.active) != nullptr) {
    s.active = *target.active;
    s.waiting.clear();
    Q_EMIT runsChanged();
  }
  const bool back = looksBack();
  for (const Field& field : s.type->schema.fields()) {
    const Value* now = s.form.find(field.key);
    const Value* was = before.find(field.key);
    if (field.change != Change::AnyTime || !s.session || now == nullptr || target.active) continue;
    if (was != nullptr && *was == *now) continue;
    if (back) {
      s.waiting.insert(field.key);
    } else {
      applyLive(field.key, *now);
    }
  }
  Q_EMIT settingsChanged();
}

void SessionController::applyLive(const std::string& key, const Value& value) {
  State& s = *state_;
  const Value* in_force = active() != nullptr ? active()->state.live_config.find(key) : nullptr;
  const bool waited = s.waiting.erase(key) > 0;
  if (waited && in_force != nullptr && *in_force == value) return;  // it never reached the run
  if (liveFamily().empty()) return;
  s.sent.insert_or_assign(key, value);
  for (const RunTrack* track : liveFamily()) {
    const auto theirs = s.sessionSerial(track->serial);
    if (theirs)
      s.session->apply(Intervention{std::string(kSetIntervention), key, value, {}}, theirs);
  }
  s.pump->wake();
}

/// A rewound run starts with what it started with: so the form says.
void SessionController::takeBackLiveChanges() {
  State& s = *state_;
  const RunTrack* run = active();
  s.sent.clear();
  s.waiting.clear();
  if (run == nullptr || !run->live) return;
  for (const Field& field : s.type->schema.fields()) {
    const Value* value = run->state.config.find(field.key);
    if (field.change == Change::AnyTime && value != nullptr) s.form.set(field.key, *value);
  }
  Q_EMIT settingsChanged();
}

/// Settings in force changed by themselves (a script): the form shows them, unless a person's own
/// change is on its way.
void SessionController::followLive(const Values& was, const Values& now) {
  State& s = *state_;
  const bool back = looksBack();
  for (const Field& field : s.type->schema.fields()) {
    const Value* value = now.find(field.key);
    if (field.change != Change::AnyTime || value == nullptr) continue;
    const Value* before = was.find(field.key);
    if (const auto sent = s.sent.find(field.key); sent != s.sent.end()) {
      const bool arrived = sent->second == *value;
      const bool earlier = before != nullptr && sent->second == *before;  // there and back again
      if (arrived || earlier) s.sent.erase(sent);
      if (!earlier) continue;
    }
    const Value* shown = s.form.find(field.key);
    const bool untouched = shown != nullptr && before != nullptr && *shown == *before;
    if (untouched && !back) s.form.set(field.key, *value);
  }
}

void SessionController::setSetting(const QString& key, const Value& value) {
  const Field* field = type().schema.find(key.toStdString());
  if (field == nullptr) return;
  auto checked = field->check(value);
  if (!checked) {
    Q_EMIT message(coreError(checked.error()), true);
    return;
  }
  if (const Value* now = state_->form.find(field->key); now && *now == checked.value()) return;
  FormState after{state_->form, state_->seed, {}};
  after.form = withSetting(type().schema, state_->form, field->key, checked.value());
  edit(tr("%1 = %2").arg(coreText(field->title), valueText(*field, checked.value())), key, after);
}

void SessionController::setSeed(std::uint64_t seed) {
  if (seed == state_->seed) return;
  edit(tr("Seed = %1").arg(seed), QStringLiteral("seed "), FormState{state_->form, seed, {}});
}

void SessionController::newSeed() {
  std::random_device device;
  setSeed(1 + device() % 999999);
  endGesture();
  restart();
}

Values SessionController::pending() const {
  const RunTrack* track = active();
  if (track == nullptr) return {};
  Values waiting;
  for (const Field& field : type().schema.fields()) {
    if (field.read_only) continue;
    const bool live_setting =
        field.change == Change::AnyTime && track->live && state_->waiting.count(field.key) == 0;
    const Value* now = state_->form.find(field.key);
    const Value* run = track->state.live_config.find(field.key);
    if (live_setting || now == nullptr || run == nullptr || *now == *run) continue;
    waiting.set(field.key, *now);
  }
  return waiting;
}

// ── theory, stored rows, probes ──

void SessionController::computeTheory(RunTrack& track) {
  const ExperimentType* type = state_->type;
  state_->background.start([this, type, serial = track.serial, config = track.state.live_config] {
    Theory theory = theoryOf(*type, config);
    QMetaObject::invokeMethod(
        this,
        [this, serial, config, theory = std::move(theory)]() mutable {
          RunTrack* found = find(serial);
          if (found == nullptr || found->state.live_config != config) return;
          found->references = std::move(theory.references);
          found->levels = std::move(theory.levels);
          Q_EMIT runsChanged();
        },
        Qt::QueuedConnection);
  });
}

void SessionController::ask(const QString& channel, const std::string& probe,
                            const Values& arguments, std::optional<std::uint64_t> serial) {
  State& s = *state_;
  const RunTrack* track = serial ? find(*serial) : active();
  const ProbeType* kind = s.type != nullptr ? s.type->probe(probe) : nullptr;
  if (track == nullptr || kind == nullptr) return;
  SnapshotPtr snapshot;
  if (const auto theirs = s.sessionSerial(track->serial)) {
    snapshot = s.session->snapshot(*theirs);
  } else if (const auto it = s.ghost_snapshots.find(track->serial); it != s.ghost_snapshots.end()) {
    snapshot = it->second;
  }
  if (!snapshot) {  // a stored run, or a member that has not begun: its state at the start
    auto fresh = s.type->create(track->state.live_config, track->state.seed);
    if (fresh) snapshot = fresh.value()->snapshot();
  }
  if (!snapshot) return;
  const std::string name = channel.toStdString();
  const std::uint64_t asked_of = track->serial;
  const std::uint64_t ticket = s.probes->request(name, *kind, std::move(snapshot), arguments);
  s.asked[name] = {ticket, asked_of};
}

}  // namespace icl::ui
