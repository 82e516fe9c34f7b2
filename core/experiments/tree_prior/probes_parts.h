// What the files of probes share: the single probes, the net behind a snapshot, and arguments that
// default to what the run has. Included by probes*.cpp only.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/experiments/tree_prior/linear_net.h"
#include "core/experiments/tree_prior/state.h"
#include "core/run/probe_type.h"

namespace icl::tree_prior {

ProbeType theoryProbe();
ProbeType riskProbe();
ProbeType budgetCurveProbe();
ProbeType posteriorProbe();
ProbeType inferenceProbe();
ProbeType routingProbe();
ProbeType functionVectorsProbe();
ProbeType keyPatchProbe();
ProbeType workspaceTransplantProbe();
ProbeType designProbe();
ProbeType depthLimitProbe();

/// The net of a snapshot, ready for forward passes.
struct Loaded {
  Config config{};
  std::unique_ptr<LinearNet> net{};
};
/// Refuses nets whose features are not linear: they have no keys to speak of.
Result<Loaded> loadLinear(const Snapshot& snapshot, const char* probe);
/// Refuses priors without leaves.
Result<Loaded> loadOnTree(const Snapshot& snapshot, const char* probe);

/// Arguments that most probes of a net have.
struct SampleArguments {
  int contexts = 4096;
  std::int64_t seed = 1;
};
/// Fields `contexts` and `seed`.
template <class A>
SchemaOf<A>& addSample(SchemaOf<A>& schema, int most) {
  return schema.add(&A::contexts, "contexts", ICL_TR("Contexts"))
      .range(16, most)
      .help(ICL_TR("How many contexts the answer is averaged over."))
      .add(&A::seed, "seed", ICL_TR("Seed"))
      .range(0, 9007199254740992.0)
      .help(ICL_TR("Which contexts are drawn."));
}

Error stopped();

/// A table from rows of numbers, all of one length.
void setTable(ProbeResult& result, const std::vector<std::vector<double>>& rows,
              std::vector<std::string> col_labels);

/// "risk.3": what is said of a layer carries its number, counted from 1.
std::string numbered(const char* name, int number);
/// "layer 1" for layer 0 of the code, "level 1" for level 1: for people, who count from 1.
std::string layerName(int layer);
std::string levelName(int level);

}  // namespace icl::tree_prior
