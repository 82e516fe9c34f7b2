// ProbeRunner: answers probes on its own low-priority thread, newest request first: a newer request
// stops and replaces an unfinished one of the same channel. `done` is called on the runner's
// thread.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "core/run/experiment.h"

namespace icl {

struct Answer {
  std::string channel{};  // who asked ("landscape", "depth-curve", …)
  std::uint64_t ticket = 0;
  Result<ProbeResult> result{ProbeResult{}};
};

class ProbeRunner {
 public:
  explicit ProbeRunner(std::function<void(Answer)> done);
  ~ProbeRunner();  // stops and joins
  /// Replaces a waiting or running request of the same channel. The ticket comes back in the
  /// answer.
  std::uint64_t request(std::string channel, const ProbeType& probe, SnapshotPtr snapshot,
                        Values arguments);
  void cancel();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace icl
