// What the probes of the stages share: the parts of a snapshot, ready to compute, and the
// argument that names a test set. Only probes*.cpp include this.
#pragma once

#include <string>

#include "core/experiments/mixture/config.h"
#include "core/experiments/mixture/evaluation.h"
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
  }
  const State& state() const { return pretrain.state(); }
  const Task& task() const { return pretrain.task(); }

  const PretrainSnapshot& pretrain;
  Config config;
  Decoder<float> decoder;
  PassOptions options{};
};

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
