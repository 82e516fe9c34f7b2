// What the probes share: a snapshot's parts, ready to ask. Only probes*.cpp include this.
#pragma once

#include <stop_token>
#include <string>

#include "core/experiments/checkpoint/published.h"
#include "core/experiments/checkpoint/scores.h"

namespace icl::checkpoint {

struct AskedRun {
  AskedRun(const Snapshot& snapshot, std::stop_token token)
      : scored(scoredOf(snapshot)),
        config(checkpoint::configOf(snapshot.config())),
        subject(scored.subject()),
        stop([token] { return token.stop_requested(); }) {}
  const Bench& bench() const { return *subject.bench; }
  const TextShape& shape() const { return subject.bench->model().text; }
  /// How many heads count as the strongest where nobody said: the study's five, or one in eight of
  /// a small model's.
  std::size_t usualTop() const;
  /// What the run has measured so far; where that is nothing, all its examples now.
  Summary summary() const;

  const ScoredSnapshot& scored;
  Config config;
  Subject subject;
  Stop stop;
};

/// Under these gates: all of the first `count` examples. Shorter where stopped.
Outcomes answersOf(const Subject& subject, std::size_t count, const Stop& stop);
/// Strongest first; empty where nothing was scored.
std::vector<HeadScore> strongestHeads(const AskedRun& asked, const Summary& summary,
                                      HeadMeasure measure, std::size_t top);
/// Heads that are taken away together; "baseline" takes none.
struct HeadSet {
  std::string name{};
  std::vector<std::size_t> heads{};  // layer · heads + head
};
/// "baseline", the `top` strongest of either kind ("ih", "ph"), "both", and a "control" of as many
/// others of the same layers, drawn by `control`.
std::vector<HeadSet> strongestSets(const AskedRun& asked, const Summary& summary, std::size_t top,
                                   std::uint64_t control);
std::string headLabel(const HeadScore& head);

}  // namespace icl::checkpoint
