// What the probes of the stages share: the parts of a snapshot, ready to compute, and the
// argument that names a test set. Only probes*.cpp include this.
#pragma once

#include <memory>
#include <string>

#include "core/experiments/mixture/config.h"
#include "core/experiments/mixture/evaluation.h"
#include "core/experiments/mixture/joint.h"
#include "core/experiments/mixture/state.h"

namespace icl::mixture {

struct Asked {
  explicit Asked(const Snapshot& snapshot)
      : pretrain(pretrainOf(snapshot)),
        config(configOf(snapshot.config())),
        decoder(config.shape(), config.layout().tokens()) {
    decoder.params() = pretrain.state().params;
    decoder.pack();
    options.gates = pretrain.state().gates;
    if (config.encoded) through = taskThrough(pretrain.task(), config, state().encoder);
  }
  const State& state() const { return pretrain.state(); }
  const Task& task() const { return through ? *through : pretrain.task(); }
  /// The same sequences as they were at the beginning of the run.
  std::shared_ptr<const Task> taskAtStart() const {
    if (!config.encoded) return {std::shared_ptr<const Task>(), &pretrain.task()};
    return taskThrough(pretrain.task(), config,
                       encoderAtStart(config, pretrain.origin(), pretrain.seed()));
  }

  const PretrainSnapshot& pretrain;
  Config config;
  Decoder<float> decoder;
  PassOptions options{};
  std::shared_ptr<const Task> through{};  // of the last stage: read by its encoder
};

/// The weights that the run began with: those of its origin, or drawn from the seed.
inline void setToStart(const Asked& asked, Decoder<float>& decoder) {
  const auto& start = asked.pretrain.origin().start;
  if (!start) return decoder.initialise(asked.pretrain.seed());
  decoder.params() = *start;
  decoder.pack();
}

/// Whether the arguments `layer` and `head` name a head of the model.
Status checkPlace(const Values& arguments, const Config& config);

enum class AskedSet { Icl, Flipped, Iwl, Test };

inline SequenceSet setNamed(const std::string& name) {
  if (name == "flipped") return SequenceSet::Flipped;
  if (name == "iwl") return SequenceSet::Iwl;
  return name == "test" ? SequenceSet::Test : SequenceSet::Icl;
}

/// Adds the argument `set` to a schema under construction.
template <class T>
SchemaOf<T>& addSet(SchemaOf<T>& schema, AskedSet T::*member) {
  return schema.add(member, "set", ICL_TR("Test set"))
      .option(AskedSet::Icl, "icl", ICL_TR("new classes"))
      .option(AskedSet::Flipped, "flipped", ICL_TR("swapped labels"))
      .option(AskedSet::Iwl, "iwl", ICL_TR("known classes, context of no use"))
      .option(AskedSet::Test, "test", ICL_TR("as in training"))
      .help(ICL_TR("Which test set the sequences come from."));
}

}  // namespace icl::mixture
