#include "core/run/driver.h"

#include <algorithm>
#include <exception>
#include <utility>

#include "core/run/parents.h"

namespace icl {

namespace {

bool earlier(const Event& a, const Event& b) { return a.step < b.step; }

void sortByStep(std::vector<Event>& events) {
  std::stable_sort(events.begin(), events.end(), earlier);
}

/// Levels are computed only where the rule can name one: they may take tens of milliseconds.
Result<StopRule> ruleFor(const ExperimentType& type, const std::vector<Channel>& channels,
                         const Values& complete, const std::string& text) {
  auto rule = parseStopRule(text, channels, {});
  if (rule || !type.levels) return rule;
  return parseStopRule(text, channels, type.levels(complete));
}

/// True where every differing setting may change during a run.
bool onlyLiveDiffer(const Schema& schema, const Values& changed) {
  return std::all_of(changed.map().begin(), changed.map().end(), [&](const auto& entry) {
    const Field* field = schema.find(entry.first);
    return field != nullptr && field->change == Change::AnyTime;
  });
}

Intervention setting(const std::string& key, const Value& value) {
  Intervention change;
  change.type = std::string(kSetIntervention);
  change.target = key;
  change.value = value;
  return change;
}

}  // namespace

Result<std::unique_ptr<Driver>> Driver::prepare(const ExperimentType& type, const Values& changes,
                                                const RunOptions& options, std::uint64_t first) {
  auto complete = type.schema.complete(changes);
  if (!complete) return complete.error();
  auto experiment = type.create(*complete, options.seed);
  if (!experiment) return experiment.error();
  auto channels = type.channelsOf(*complete);
  auto rule = ruleFor(type, channels, *complete, options.until);
  if (!rule) return rule.error();

  std::unique_ptr<Driver> driver(new Driver());
  driver->type_ = &type;
  driver->config_ = *complete;
  driver->live_ = std::move(complete).value();
  driver->options_ = options;
  driver->limit_ = options.steps != 0 ? options.steps : type.endFor(driver->config_, first);
  driver->rule_ = std::move(rule).value();
  driver->experiment_ = std::move(experiment).value();
  driver->first_ = driver->position_ = driver->furthest_ = first;
  driver->channels_ = std::move(channels);
  driver->row_.assign(driver->channels_.size(), 0.0);
  driver->has_parents_ = type.parents && !type.parents(driver->config_, options.seed).empty();
  if (auto ready = driver->setEvents(options.script); !ready) return ready.error();
  return driver;
}

Result<std::unique_ptr<Driver>> Driver::create(const ExperimentType& type, const Values& changes,
                                               const RunOptions& options) {
  auto driver = prepare(type, changes, options, 0);
  if (!driver) return driver;
  Driver& made = **driver;
  if (made.has_parents_ && made.options_.parents.empty()) {
    auto parents = parentsFor(type, made.config_, options.seed, {});
    if (!parents) return parents.error();
    made.options_.parents = std::move(parents).value();
  }
  if (made.has_parents_) {
    auto begun = made.experiment_->startFrom(made.options_.parents);
    if (!begun) return begun.error();
  }
  if (auto started = made.start(); !started) return started.error();
  return driver;
}

std::string Driver::parentText() const {
  std::string text;
  for (const auto& parent : options_.parents) {
    if (parent->run.empty() || first_ > 0) continue;
    text += (text.empty() ? "" : " ") + parent->run;
  }
  return text;
}

Result<std::unique_ptr<Driver>> Driver::fork(const ExperimentType& type, const Values& changes,
                                             const RunOptions& options, const Snapshot& from,
                                             std::uint64_t step) {
  auto driver = prepare(type, changes, options, step);
  if (!driver) return driver;
  const Values changed = difference(from.config(), (*driver)->config_);
  Experiment& experiment = *(*driver)->experiment_;
  if (!onlyLiveDiffer(type.schema, changed)) {
    // Another structure: the named state is carried over, and refused where it does not fit.
    return forkStored(type, changes, options, from.tensors(), step);
  }
  experiment.restore(from);
  for (const auto& [key, value] : changed.map()) {
    if (auto done = experiment.apply(setting(key, value)); !done) return done.error();
  }
  if (auto started = (*driver)->start(); !started) return started.error();
  return driver;
}

Result<std::unique_ptr<Driver>> Driver::forkStored(const ExperimentType& type,
                                                   const Values& changes, const RunOptions& options,
                                                   const std::vector<Snapshot::Tensor>& tensors,
                                                   std::uint64_t step) {
  auto driver = prepare(type, changes, options, step);
  if (!driver) return driver;
  if (auto placed = (*driver)->experiment_->restoreTensors(tensors); !placed) {
    return placed.error();
  }
  if (auto started = (*driver)->start(); !started) return started.error();
  return driver;
}

std::unique_ptr<Driver> Driver::twin() const {
  auto experiment = type_->create(config_, options_.seed);
  ICL_CHECK(experiment.ok(), "settings that made one run make another");
  std::unique_ptr<Driver> other(new Driver());
  other->type_ = type_;
  other->channels_ = channels_;
  other->config_ = config_;
  other->options_ = options_;
  other->limit_ = limit_;
  other->rule_ = rule_;
  other->experiment_ = std::move(experiment).value();
  other->first_ = first_;
  other->furthest_ = furthest_;
  other->events_ = events_;
  other->ended_ = ended_;
  other->has_parents_ = has_parents_;
  other->own_end_ = own_end_;
  other->row_ = row_;
  other->keyframes_ = keyframes_;
  other->keyframe_bytes_ = keyframe_bytes_;
  other->position_ = first_;
  other->experiment_->restore(*keyframes_.begin()->second);
  other->live_ = other->liveAt(first_);
  other->measure();
  return other;
}

Status Driver::start() {
  if (auto due = applyDue(); !due) return due;
  measure();
  ended_ = limitStatus();
  keep();
  return {};
}

StepStatus Driver::advance() {
  if (atEnd()) return ended_;
  try {
    const bool replay = position_ < furthest_;
    StepStatus status = experiment_->step({position_, options_.seed});
    ++position_;
    if (auto due = applyDue(); !due) return fail(due.error().text());
    measure();
    if (replay) {
      if (position_ < furthest_) return {};
      if (ended_.end == EndReason::None) ended_ = limitStatus();
      return ended_;
    }
    furthest_ = position_;
    own_end_ = status.end != EndReason::None;
    ended_ = own_end_ ? std::move(status) : limitStatus();
    keepIfDue();
    return ended_;
  } catch (const std::exception& problem) {
    return fail(problem.what());
  }
}

StepStatus Driver::fail(const std::string& what) {
  furthest_ = position_;
  own_end_ = true;
  ended_ = {EndReason::Failed,
            Message{ICL_TR("Step %1 could not be made: %2"), {std::to_string(position_), what}}};
  return ended_;
}

Status Driver::approach(std::uint64_t step) {
  if (step < first_) {
    return Error{Message{ICL_TR("step %1 lies before this run's first step %2"),
                         {std::to_string(step), std::to_string(first_)}},
                 "step"};
  }
  if (position_ == furthest_ && step < furthest_ && ended_.end != EndReason::Failed) {
    keep();  // the newest state is always one jump away
  }
  const std::uint64_t target = std::min(step, furthest_);
  const auto nearest = std::prev(keyframes_.upper_bound(target));
  if (position_ <= target && nearest->first <= position_) return {};
  experiment_->restore(*nearest->second);
  position_ = nearest->first;
  live_ = liveAt(position_);
  if (auto due = applyDue(); !due) return due;
  measure();
  return {};
}

Status Driver::seek(std::uint64_t step) {
  if (auto near = approach(step); !near) return near;
  while (position_ < step && !atEnd()) advance();
  if (ended_.end == EndReason::Failed && position_ < step) return Error{ended_.sentence, ""};
  return {};
}

Status Driver::apply(const Intervention& change) {
  auto accepted = checked(change);
  if (!accepted) return accepted.error();
  if (auto done = experiment_->apply(*accepted); !done) return done;

  const bool failed = ended_.end == EndReason::Failed && position_ == furthest_;
  if (position_ < furthest_) {
    std::erase_if(events_, [&](const Event& event) { return event.step > position_; });
    while (!keyframes_.empty() && keyframes_.rbegin()->first > position_) {
      keyframe_bytes_ -= keyframes_.rbegin()->second->bytes();
      keyframes_.erase(std::prev(keyframes_.end()));
    }
    furthest_ = position_;
  }
  // An assignment repeated at one step (a slider that is dragged) is one event: the last.
  std::erase_if(events_, [&](const Event& event) {
    return event.step == position_ && event.intervention.type == accepted->type &&
           event.intervention.target == accepted->target;
  });
  const Event event{position_, *accepted};
  events_.insert(std::upper_bound(events_.begin(), events_.end(), event, earlier), event);
  live_ = liveAt(position_);
  measure();
  if (failed) return {};
  own_end_ = false;  // the change may let it go on
  ended_ = limitStatus();
  return {};
}

Status Driver::setLimits(std::uint64_t steps, const std::string& until) {
  auto rule = ruleFor(*type_, channels_, config_, until);
  if (!rule) return rule.error();
  rule_ = std::move(rule).value();
  options_.until = until;
  options_.steps = steps;
  limit_ = steps != 0 ? steps : type_->endFor(config_, first_);
  // An end of the experiment's own stands whatever the limits. In the past the rule is judged when
  // the replay reaches the newest row again.
  if (!own_end_) ended_ = position_ == furthest_ ? limitStatus() : StepStatus{};
  return {};
}

std::vector<std::uint64_t> Driver::keyframeSteps() const {
  std::vector<std::uint64_t> steps;
  for (const auto& [step, snapshot] : keyframes_) steps.push_back(step);
  return steps;
}

Status Driver::setEvents(std::vector<Event> events) {
  for (Event& event : events) {
    auto accepted = checked(event.intervention);
    if (!accepted) return accepted.error();
    event.intervention = std::move(accepted).value();
  }
  std::erase_if(events, [&](const Event& event) { return event.step < first_; });
  sortByStep(events);
  events_ = std::move(events);
  return {};
}

Status Driver::resume(const std::vector<Snapshot::Tensor>& tensors, std::uint64_t step,
                      std::vector<Event> events) {
  if (auto known = setEvents(std::move(events)); !known) return known;
  // Assignments first (they may concern more than the named tensors), then the state as it was.
  for (const Event& event : events_) {
    if (event.step > step) break;
    if (auto done = experiment_->apply(event.intervention); !done) return done;
  }
  if (auto placed = experiment_->restoreTensors(tensors); !placed) return placed;
  position_ = furthest_ = step;
  live_ = liveAt(step);
  if (auto due = applyDue(); !due) return due;
  measure();
  ended_ = limitStatus();
  keep();
  return {};
}

Result<Intervention> Driver::checked(const Intervention& change) const {
  Intervention accepted = change;
  if (change.type == kSetIntervention) {
    const Field* field = type_->schema.find(change.target);
    if (field == nullptr) {
      std::vector<std::string> known;
      for (const Field& candidate : type_->schema.fields()) known.push_back(candidate.key);
      return unknownName("setting", change.target, known);
    }
    if (field->change != Change::AnyTime || field->read_only) {
      return Error{Message{ICL_TR("%1 cannot change during a run; start again or fork with the new "
                                  "value"),
                           {change.target}},
                   change.target};
    }
    auto value = field->check(change.value);
    if (!value) return value.error();
    accepted.value = *value;
    Values next = live_;
    next.set(change.target, std::move(value).value());
    if (auto whole = type_->schema.complete(next); !whole) return whole.error();
    return accepted;
  }
  std::vector<std::string> known{std::string(kSetIntervention)};
  for (const InterventionType& candidate : type_->interventions) {
    known.push_back(candidate.id);
    if (candidate.id != change.type) continue;
    if (candidate.targets) {
      const auto targets = candidate.targets(live_);
      if (!targets.empty() &&
          std::find(targets.begin(), targets.end(), change.target) == targets.end()) {
        return unknownName("target", change.target, targets, change.type);
      }
    }
    auto value = candidate.amount.check(change.value);
    if (!value) return value.error();
    accepted.value = std::move(value).value();
    return accepted;
  }
  return unknownName("intervention", change.type, known);
}

Status Driver::applyDue() {
  const Event here{position_, {}};
  for (auto due = std::lower_bound(events_.begin(), events_.end(), here, earlier);
       due != events_.end() && due->step == position_; ++due) {
    if (auto done = experiment_->apply(due->intervention); !done) return done;
    if (due->intervention.type == kSetIntervention) {
      live_.set(due->intervention.target, due->intervention.value);
    }
  }
  return {};
}

Values Driver::liveAt(std::uint64_t step) const {
  Values live = config_;
  for (const Event& event : events_) {
    if (event.step > step) break;
    if (event.intervention.type == kSetIntervention) {
      live.set(event.intervention.target, event.intervention.value);
    }
  }
  return live;
}

StepStatus Driver::limitStatus() const {
  if (rule_.met(row_)) {
    return {EndReason::Condition, Message{ICL_TR("The condition \"%1\" was met at step %2."),
                                          {rule_.text, std::to_string(position_)}}};
  }
  if (position_ >= limit_) {
    return {EndReason::ReachedLimit,
            Message{ICL_TR("The limit of %1 steps was reached."), {std::to_string(limit_)}}};
  }
  return {};
}

void Driver::measure() { experiment_->measure(row_); }

}  // namespace icl
