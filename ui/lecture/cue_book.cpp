#include "ui/lecture/cue_book.h"

#include <algorithm>
#include <utility>

#include <QUndoStack>

#include "ui/edit_command.h"
#include "ui/view.h"

namespace icl::ui {

CueBook::CueBook(QUndoStack& undo, const std::vector<Preset>& presets, QObject* parent)
    : QObject(parent), undo_(undo), presets_(presets) {}

QString CueBook::title(const QString& language) const {
  return QString::fromStdString(lecture_.title.in(language.toStdString()));
}

void CueBook::replace(const QString& what, std::vector<Cue> cues) {
  const auto set = [this](const std::vector<Cue>& list) {
    lecture_.cues = list;
    Q_EMIT changed();
  };
  undo_.push(new EditCommand(
      what, {}, [set, before = lecture_.cues] { set(before); },
      [set, after = std::move(cues)] { set(after); }));
}

void CueBook::insert(int at, const Cue& cue) {
  std::vector<Cue> list = standalone(cues(), presets_);
  const auto place = std::clamp<std::ptrdiff_t>(at, 0, static_cast<std::ptrdiff_t>(list.size()));
  list.insert(list.begin() + place, cue);
  replace(tr("Add a cue"), chained(list, presets_));
}

void CueBook::setCue(int index, const Cue& cue, const QString& what) {
  const auto at = static_cast<std::size_t>(index);
  if (index < 0 || at >= cues().size() || cues()[at] == cue) return;
  std::vector<Cue> list = cues();
  list[at] = cue;
  replace(what, std::move(list));
}

void CueBook::remove(int index) {
  if (index < 0 || index >= static_cast<int>(cues().size())) return;
  std::vector<Cue> list = standalone(cues(), presets_);
  list.erase(list.begin() + index);
  replace(tr("Remove a cue"), chained(list, presets_));
}

void CueBook::move(int from, int to) {
  const int count = static_cast<int>(cues().size());
  if (from < 0 || from >= count || to < 0 || to >= count || from == to) return;
  std::vector<Cue> list = standalone(cues(), presets_);
  Cue moved = std::move(list[static_cast<std::size_t>(from)]);
  list.erase(list.begin() + from);
  list.insert(list.begin() + to, std::move(moved));
  replace(tr("Move a cue"), chained(list, presets_));
}

void CueBook::load(Lecture lecture) {
  lecture_ = std::move(lecture);
  Q_EMIT changed();
}

void CueBook::clear() { load({}); }

namespace {

/// Over the preset's settings (none: the defaults), so that the run's come out.
Values settingsOver(const Schema& schema, const Values& base, const Values& complete) {
  Values settings;
  const Values changes = schema.changes(complete);
  for (const auto& [key, value] : changes.map()) {
    const Value* told = base.find(key);
    if (told == nullptr || *told != value) settings.set(key, value);
  }
  for (const auto& [key, value] : base.map()) {
    const Value* now = complete.find(key);
    if (!changes.contains(key) && now != nullptr && *now != value) settings.set(key, *now);
  }
  return settings;
}

}  // namespace

Result<Cue> cueFromHere(const SessionController& controller) {
  const RunTrack* run = controller.isOpen() ? controller.active() : nullptr;
  // A twin is looked at beside its partner, who opens the run.
  const RunTrack* leader = run != nullptr && run->twin_of ? controller.run(*run->twin_of) : run;
  if (leader == nullptr) return Error{ICL_TR("There is no run here to make a cue of."), {}};
  if (leader->state.first > 0) {
    return Error{ICL_TR("A cue cannot open a fork: start a run with its settings, or change them "
                        "on the way."),
                 {}};
  }
  Cue cue;
  const auto& preset = controller.preset();
  const Values base = preset ? preset->changes : Values();
  cue.settings = settingsOver(controller.type().schema, base, leader->state.config);
  (preset ? cue.preset : cue.experiment) = preset ? preset->id : controller.type().id;
  if (leader->state.seed != (preset ? preset->run.seed : 1)) cue.seed = leader->state.seed;
  cue.step = controller.position();
  if (!preset || leader->state.events != preset->script) cue.script = leader->state.events;
  for (const RunTrack* other : controller.runs()) {
    if (other->twin_of != leader->serial || !other->live || !other->shown) continue;
    const Values differs = icl::difference(leader->state.config, other->state.config);
    if (differs.map().size() == 1 && cue.step > 0) cue.twin = differs;
  }
  for (const QString& id : controller.views()) {
    if (!id.isEmpty()) cue.views.push_back(id.toStdString());
  }
  if (cue.views.empty()) return Error{ICL_TR("A cue shows at least one picture: choose one."), {}};
  cue.layer = controller.look().layer;
  cue.sample = controller.look().sample;
  return cue;
}

Opening openingOf(const Cue& cue, const CueState& state) {
  Opening opening{};
  opening.type = state.type;
  opening.changes = state.type->schema.changes(state.settings);
  if (state.preset != nullptr) {
    opening.preset = *state.preset;
    opening.run = state.preset->run;
    opening.pace = state.preset->pace;
  }
  if (cue.seed) opening.run.seed = *cue.seed;
  if (!cue.script.empty()) opening.run.script = cue.script;
  if (cue.pace > 0) opening.pace = cue.pace;
  for (const std::string& view : cue.views) opening.views << QString::fromStdString(view);
  return opening;
}

Status checkCueViews(const std::vector<Cue>& cues, const Catalog& catalog,
                     const std::vector<Preset>& presets, const std::string& where) {
  const ExperimentType* type = nullptr;
  for (std::size_t i = 0; i < cues.size(); ++i) {
    const std::string here = where + ": cues[" + std::to_string(i) + "]";
    if (cues[i].opens()) {
      const auto state = stateOf(cues[i], catalog, presets, here);
      if (!state) return state.error();
      type = state->type;
    }
    std::vector<std::string> known;
    for (const ViewType& view : viewTypes()) {
      if (type != nullptr && view.suits(*type)) known.push_back(view.id.toStdString());
    }
    for (const std::string& id : cues[i].views) {
      if (std::find(known.begin(), known.end(), id) == known.end()) {
        return unknownName("view", id, known, here);
      }
    }
  }
  return {};
}

}  // namespace icl::ui
