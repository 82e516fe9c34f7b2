#include "core/run/experiment.h"

#include <algorithm>
#include <array>
#include <utility>

namespace icl {

namespace {

struct NamedReason {
  EndReason reason;
  std::string_view name;
};

constexpr std::array<NamedReason, 6> kReasons{{{EndReason::ReachedLimit, "reached-limit"},
                                               {EndReason::Condition, "condition"},
                                               {EndReason::Converged, "converged"},
                                               {EndReason::Diverged, "diverged"},
                                               {EndReason::Cancelled, "cancelled"},
                                               {EndReason::Failed, "failed"}}};

template <class Items>
int indexOf(const Items& items, std::string_view key) {
  const auto found =
      std::find_if(items.begin(), items.end(), [&](const auto& item) { return item.key == key; });
  return found == items.end() ? -1 : static_cast<int>(found - items.begin());
}

}  // namespace

std::string_view toText(EndReason reason) {
  for (const auto& [value, name] : kReasons) {
    if (value == reason) return name;
  }
  return {};
}

Result<EndReason> endReasonFromText(std::string_view text) {
  if (text.empty()) return EndReason::None;
  std::vector<std::string> known;
  for (const auto& [value, name] : kReasons) {
    if (name == text) return value;
    known.emplace_back(name);
  }
  return unknownName("end", text, known);
}

std::uint64_t ExperimentType::endFor(const Values& complete, std::uint64_t first) const {
  const std::uint64_t steps = steps_of ? steps_of(complete) : default_steps;
  return steps_of && first < steps ? steps : first + steps;
}

const ProbeType* ExperimentType::probe(std::string_view name) const {
  for (const ProbeType& candidate : probes) {
    if (candidate.id == name) return &candidate;
  }
  return nullptr;
}

std::vector<Channel> ExperimentType::channelsOf(const Values& complete) const {
  std::vector<Channel> all = channels;
  if (!more_channels) return all;
  for (Channel& channel : more_channels(complete)) all.push_back(std::move(channel));
  return all;
}

int channelIndex(const std::vector<Channel>& channels, std::string_view key) {
  return indexOf(channels, key);
}

int ExperimentType::channelIndex(std::string_view key) const { return indexOf(channels, key); }

int ExperimentType::plateIndex(std::string_view key) const { return indexOf(plates, key); }

const ExperimentType* findExperiment(const Catalog& catalog, std::string_view id) {
  for (const ExperimentType& type : catalog) {
    if (type.id == id) return &type;
  }
  return nullptr;
}

}  // namespace icl
