#include "ui/workbench/compare_desk.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "ui/core_text.h"
#include "ui/session_controller.h"

namespace icl::ui {

namespace {

constexpr std::uint64_t kRowsRead = 4096;

Result<std::shared_ptr<CompareCurve>> readCurve(const std::string& folder,
                                                std::vector<Channel> layout) {
  const auto reader = RunReader::open(folder);
  if (!reader) return reader.error();
  const std::size_t width = reader->manifest().channels.size();
  CurveKeeper keeper(width);
  for (std::uint64_t first = 0; first < reader->rows(); first += kRowsRead) {
    const std::uint64_t end = std::min(reader->rows(), first + kRowsRead);
    const auto rows = reader->read(first, end);
    if (!rows) return rows.error();
    for (std::uint64_t i = first; i < end; ++i) {
      const auto at = static_cast<std::size_t>(i - first) * width;
      keeper.add(reader->manifest().first_step + i, std::span(rows.value()).subspan(at, width));
    }
  }
  auto curve = std::make_shared<CompareCurve>();
  curve->rows = keeper.take();
  curve->layout = std::move(layout);
  for (const double step : curve->rows.steps) curve->steps.append(step);
  curve->channels.resize(width);
  for (std::size_t c = 0; c < width; ++c) {
    for (const double value : curve->rows.channels[c]) curve->channels[c].append(value);
  }
  return curve;
}

/// Of an open run as far as it is: as many rows as a chart needs, however long it has run.
std::shared_ptr<CompareCurve> openCurve(const RunTrack& track) {
  auto curve = std::make_shared<CompareCurve>();
  curve->layout = track.layout;
  curve->channels.resize(track.channels.size());
  curve->rows.channels.resize(track.channels.size());
  const std::size_t rows = track.steps.size();
  std::size_t stride = 1;
  while (rows / stride > CurveKeeper::kMost) stride *= 2;
  const auto take = [&](std::size_t i) {
    curve->steps.append(track.steps[i]);
    curve->rows.steps.push_back(track.steps[i]);
    for (std::size_t c = 0; c < track.channels.size(); ++c) {
      const double value = i < track.channels[c].size() ? track.channels[c][i] : std::nan("");
      curve->channels[c].append(value);
      curve->rows.channels[c].push_back(value);
    }
  };
  for (std::size_t i = 0; i < rows; i += stride) take(i);
  if (rows > 0 && (rows - 1) % stride != 0) take(rows - 1);
  return curve;
}

}  // namespace

CompareDesk::CompareDesk(SessionController& lab, std::filesystem::path store, QObject* parent)
    : QObject(parent), lab_(lab), store_(std::move(store)) {
  connect(&lab_, &SessionController::opened, this, &CompareDesk::reload);
  connect(&lab_, &SessionController::runsChanged, this, &CompareDesk::showOpenRuns);
  reload();
}

void CompareDesk::reload() {
  const ExperimentType* now = lab_.isOpen() ? &lab_.type() : nullptr;
  if (now != type_) {
    view_.clear();
    curves_.clear();
    stored_.clear();
    type_ = now;
  }
  merge();
  if (type_ == nullptr || store_.empty()) return;
  loading_ = true;
  const std::uint64_t number = ++generation_;
  reader_.post([this, number, store = store_, type = type_] {
    std::vector<CompareRun> found;
    for (const RunEntry& entry : listRuns(store)) {
      if (!entry.problem.empty() || entry.manifest.experiment != type->id || entry.rows == 0) {
        continue;
      }
      found.push_back(comparedRun(entry));
    }
    QMetaObject::invokeMethod(
        this,
        [this, number, found = std::move(found)]() mutable {
          if (number != generation_) return;
          loading_ = false;
          stored_ = std::move(found);
          for (CompareRun& run : stored_) fillWords(run, *type_);
          merge();
        },
        Qt::QueuedConnection);
  });
}

/// Open runs first, then those of the store that are not open.
void CompareDesk::merge() {
  runs_.clear();
  std::set<std::string> open;
  if (type_ != nullptr && lab_.isOpen() && &lab_.type() == type_) {
    for (const RunTrack* track : lab_.runs()) {
      runs_.push_back(comparedRun(*track));
      fillWords(runs_.back(), *type_);
      if (!runs_.back().folder.empty()) open.insert(runs_.back().folder);
    }
  }
  for (const CompareRun& run : stored_) {
    if (open.count(run.folder) == 0) runs_.push_back(run);
  }
  places_.clear();
  for (std::size_t i = 0; i < runs_.size(); ++i) places_.insert(runs_[i].key, i);
  const auto gone = [this](const QString& key) { return run(key) == nullptr; };
  view_.erase(std::remove_if(view_.begin(), view_.end(), gone), view_.end());
  Q_EMIT changed();
}

void CompareDesk::showOpenRuns() {
  const ExperimentType* now = lab_.isOpen() ? &lab_.type() : nullptr;
  if (now == type_) merge();
}

void CompareDesk::followOpenRuns() {
  bool any = false;
  for (CompareRun& run : runs_) {
    const RunTrack* track = run.serial != 0 ? lab_.run(run.serial) : nullptr;
    if (track == nullptr || track->steps.size() == 0) continue;
    const double last = track->steps[track->steps.size() - 1];
    if (static_cast<double>(run.steps) == last) continue;
    const QString words = run.words;
    run = comparedRun(*track);
    run.words = words;
    if (inView(run.key)) curves_[run.key] = openCurve(*track);
    any = true;
  }
  if (any) Q_EMIT viewChanged();
}

const CompareRun* CompareDesk::run(const QString& key) const {
  const auto at = places_.find(key);
  return at == places_.end() ? nullptr : &runs_[*at];
}

int CompareDesk::place(const QString& key) const {
  const auto at = std::find(view_.begin(), view_.end(), key);
  return at == view_.end() ? -1 : static_cast<int>(at - view_.begin());
}

bool CompareDesk::inView(const QString& key) const { return place(key) >= 0; }

bool CompareDesk::setInView(const QString& key, bool on) {
  const CompareRun* wanted = run(key);
  if (wanted == nullptr || inView(key) == on) return wanted != nullptr;
  if (!on) {
    view_.erase(std::find(view_.begin(), view_.end(), key));
  } else if (view_.size() >= kMostInView) {
    return false;
  } else {
    view_.push_back(key);
    read(*wanted);
  }
  Q_EMIT viewChanged();
  return true;
}

void CompareDesk::read(const CompareRun& run) {
  const RunTrack* track = run.serial != 0 ? lab_.run(run.serial) : nullptr;
  if (track != nullptr) {  // what is open may have grown
    curves_[run.key] = openCurve(*track);
    return;
  }
  if (curves_.count(run.key) > 0) return;
  reader_.post([this, key = run.key, folder = run.folder, layout = type_->channelsOf(run.config)] {
    auto curve = readCurve(folder, layout);
    QMetaObject::invokeMethod(
        this,
        [this, key, curve = std::move(curve)] {
          if (curve) {
            took(key, curve.value());
          } else {
            Q_EMIT failed(coreError(curve.error()));
          }
        },
        Qt::QueuedConnection);
  });
}

void CompareDesk::took(const QString& key, std::shared_ptr<CompareCurve> curve) {
  if (!inView(key)) return;
  curves_[key] = std::move(curve);
  Q_EMIT viewChanged();
}

const CompareCurve* CompareDesk::curve(const QString& key) const {
  const auto at = curves_.find(key);
  return at == curves_.end() ? nullptr : at->second.get();
}

void CompareDesk::openInWindow(const QString& key) {
  const CompareRun* wanted = run(key);
  if (wanted == nullptr) return;
  if (wanted->serial != 0) {
    lab_.setShown(wanted->serial, true);
  } else {
    lab_.addStoredRun(QString::fromStdString(wanted->folder));
  }
}

}  // namespace icl::ui
