// ProbeDesk: what is on the table of questions: the probe that is chosen, the arguments typed for
// each, and answers that were pinned to be looked at beside others. Outlives the picture that shows
// it. Owned by SessionController; GUI thread.
#pragma once

#include <map>
#include <string>
#include <vector>

#include <QObject>

#include "ui/probes/probe_answer.h"

namespace icl::ui {

class ProbeDesk : public QObject {
  Q_OBJECT
 public:
  static constexpr std::size_t kMostPinned = 4;
  using QObject::QObject;

  const std::string& chosen() const { return chosen_; }
  void choose(const std::string& probe);
  /// Only those that differ from the probe's defaults.
  Values arguments(const std::string& probe) const;
  void setArguments(const std::string& probe, const Values& given);

  const std::vector<ProbeAnswer>& pinned() const { return pinned_; }
  /// The oldest makes room for a fifth.
  void pin(ProbeAnswer answer);
  void unpin(std::size_t index);
  /// Another experiment is open: nothing here belongs to it.
  void clear();

 Q_SIGNALS:
  void chosenChanged();
  void pinsChanged();

 private:
  std::string chosen_{};
  std::map<std::string, Values> arguments_{};
  std::vector<ProbeAnswer> pinned_{};
};

}  // namespace icl::ui
