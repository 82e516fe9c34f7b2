#include "ui/probes/probe_desk.h"

#include <utility>

namespace icl::ui {

void ProbeDesk::choose(const std::string& probe) {
  if (probe == chosen_) return;
  chosen_ = probe;
  Q_EMIT chosenChanged();
}

Values ProbeDesk::arguments(const std::string& probe) const {
  const auto found = arguments_.find(probe);
  return found == arguments_.end() ? Values() : found->second;
}

void ProbeDesk::setArguments(const std::string& probe, const Values& given) {
  arguments_.insert_or_assign(probe, given);
}

void ProbeDesk::pin(ProbeAnswer answer) {
  if (pinned_.size() >= kMostPinned) pinned_.erase(pinned_.begin());
  pinned_.push_back(std::move(answer));
  Q_EMIT pinsChanged();
}

void ProbeDesk::unpin(std::size_t index) {
  if (index >= pinned_.size()) return;
  pinned_.erase(pinned_.begin() + static_cast<std::ptrdiff_t>(index));
  Q_EMIT pinsChanged();
}

void ProbeDesk::clear() {
  chosen_.clear();
  arguments_.clear();
  pinned_.clear();
  Q_EMIT chosenChanged();
  Q_EMIT pinsChanged();
}

}  // namespace icl::ui
