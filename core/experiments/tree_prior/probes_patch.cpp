// Probes that exchange something between two contexts: keys of a layer, or the workspace.
#include <algorithm>

#include "core/experiments/tree_prior/probes_parts.h"
#include "core/experiments/tree_prior/theory.h"

namespace icl::tree_prior {
namespace {

struct PairArguments {
  int contexts = 2048;
  std::int64_t seed = 1;
};

Schema pairArguments() {
  SchemaOf<PairArguments> schema("key-patch", {});
  return addSample(schema, 1000000).build();
}

std::string cell(const char* name, int layer, int level) {
  return std::string(name) + "." + std::to_string(layer) + "." + std::to_string(level);
}

Sample patchedSample(const Config& config, const Values& arguments) {
  Sample sample;
  sample.contexts = static_cast<std::size_t>(arguments.integer("contexts"));
  sample.seed = static_cast<std::uint64_t>(arguments.integer("seed"));
  sample.purpose = Purpose::Probe;
  sample.tokens = config.testTokens();
  sample.noise = config.testNoise();
  return sample;
}

Result<ProbeResult> runKeyPatch(const Snapshot& snapshot, const Values& arguments,
                                std::stop_token stop) {
  auto loaded = loadOnTree(snapshot, "key-patch");
  if (!loaded) return loaded.error();
  const Config& config = loaded->config;
  const LinearNet& net = *loaded->net;
  const int layers = net.shape().layers, levels = config.levels;
  Workers workers;
  Evaluator evaluator(config, patchedSample(config, arguments));
  const double whole = evaluator.run(net, workers, {}).last().mean();
  ProbeResult result;
  result.values.emplace_back("risk", whole);
  result.rows = layers;
  result.cols = levels + 1;
  DonorPlan plan;
  for (int l = 0; l < layers; ++l) {
    for (int level = 0; level <= levels; ++level) {
      if (stop.stop_requested()) return stopped();
      // The targets are the same contexts in every run, so that differences are paired.
      double damage = 0;
      if (!net.shape().fixedKeys(l)) {
        plan.keys.assign(static_cast<std::size_t>(layers), -1);
        plan.keys[static_cast<std::size_t>(l)] = level;
        damage = evaluator.run(net, workers, plan).last().mean() - whole;
      }
      result.table.push_back(damage);
      if (l < kShownLayers) result.values.emplace_back(cell("damage", l + 1, level + 1), damage);
    }
    result.row_labels.push_back(layerName(l));
  }
  for (int level = 1; level <= levels; ++level) {
    result.col_labels.push_back(levelName(level));
  }
  result.col_labels.emplace_back(ICL_TR("same leaf"));
  const Theory theory(config);
  for (int l = 0; l < std::min(layers, levels); ++l) {
    const auto predicted = theory.patchDamage(l);
    if (predicted) result.values.emplace_back(numbered("predicted", l + 1), *predicted);
  }
  return result;
}

struct TransplantArguments {
  int contexts = 2048;
  std::int64_t seed = 1;
  int level = 1;
};

Schema transplantArguments() {
  SchemaOf<TransplantArguments> schema("workspace-transplant", {});
  return addSample(schema, 1000000)
      .add(&TransplantArguments::level, "level", ICL_TR("Level where the paths part"))
      .range(1, kMaxLevels)
      .help(ICL_TR("1: at the root."))
      .build();
}

/// Where the keys after a transplant land: means over pairs of contexts.
struct Landing {
  RunningMoments donor{}, target{}, damage{};
};

Landing landingAfter(const Loaded& loaded, const Values& arguments, int layer, int level) {
  const Config& config = loaded.config;
  const LinearNet& net = *loaded.net;
  const Shape& s = net.shape();
  const ContextSampler sampler(config, config.testTokens(), config.testNoise(),
                               config.explicitTokens());
  const Tree& tree = sampler.tree();
  const int room = sampler.explicitTokens() ? sampler.tokens() : 0;
  ContextBlock target(s.dimension, room), donor(s.dimension, room);
  LinearTape target_tape(s), donor_tape(s), own_tape(s);
  std::vector<const LinearTape*> workspace(static_cast<std::size_t>(s.layers), nullptr);
  workspace[static_cast<std::size_t>(layer)] = &donor_tape;
  const int pairs = static_cast<int>(arguments.integer("contexts"));
  const int next = (layer + 1) * s.channels;  // first level that the next layer should ask
  Landing landing;
  std::array<double, kRows> before{}, after{};
  for (int done = 0; done < pairs; done += kRows) {
    Stream random(static_cast<std::uint64_t>(arguments.integer("seed")), Purpose::Probe, 2,
                  static_cast<std::uint64_t>(done));
    const int rows = std::min(kRows, pairs - done);
    sampler.draw(random, rows, target);
    for (std::size_t r = 0; r < kRows; ++r) {
      donor.leaf[r] = sampler.partingLeaf(random, target.leaf[r], level);
    }
    sampler.drawGiven(random, rows, donor);
    net.forward(donor, donor_tape, {});
    net.forward(target, own_tape, {});
    net.forward(target, target_tape, {{}, workspace});
    net.errors(target, own_tape, s.layers - 1, before.data());
    net.errors(target, target_tape, s.layers - 1, after.data());
    for (int r = 0; r < rows; ++r) {
      const auto k = static_cast<std::size_t>(r);
      landing.damage.add(after[k] - before[k]);
      const int there = tree.nodeAt(donor.leaf[k], next), here = tree.nodeAt(target.leaf[k], next);
      landing.donor.add(keyOnNode(net, target_tape, next, there, r));
      landing.target.add(keyOnNode(net, target_tape, next, here, r));
    }
  }
  return landing;
}

Result<ProbeResult> runTransplant(const Snapshot& snapshot, const Values& arguments,
                                  std::stop_token stop) {
  auto loaded = loadOnTree(snapshot, "workspace-transplant");
  if (!loaded) return loaded.error();
  const int level = static_cast<int>(arguments.integer("level"));
  if (level > loaded->config.levels) {
    return Error{Message{ICL_TR("level must be at most the levels of the tree, %1"),
                         {std::to_string(loaded->config.levels)}},
                 "level"};
  }
  ProbeResult result;
  std::vector<std::vector<double>> rows;
  const Shape& s = loaded->net->shape();
  for (int layer = 0; layer + 1 < s.layers && s.filled(layer + 1) < loaded->config.levels;
       ++layer) {
    if (stop.stop_requested()) return stopped();
    const Landing landing = landingAfter(*loaded, arguments, layer, level - 1);
    rows.push_back({static_cast<double>(layer + 1), landing.donor.mean(), landing.target.mean(),
                    landing.damage.mean()});
    if (layer >= kShownLayers) continue;
    result.values.emplace_back(numbered("donor", layer + 1), landing.donor.mean());
    result.values.emplace_back(numbered("target", layer + 1), landing.target.mean());
    result.values.emplace_back(numbered("damage", layer + 1), landing.damage.mean());
  }
  setTable(result, rows, {"layer", "donor", "target", "damage"});
  return result;
}

}  // namespace

ProbeType keyPatchProbe() {
  std::vector<std::pair<std::string, std::string>> labels{
      {"risk", ICL_TR("risk without a patch, of the same contexts")}};
  for (int l = 1; l <= kShownLayers; ++l) {
    labels.emplace_back(numbered("predicted", l),
                        ICL_TR("rise that theory predicts for this layer where the paths part "
                               "before the level it asks"));
    for (int level = 1; level <= kMaxLevels + 1; ++level) {
      labels.emplace_back(
          cell("damage", l, level),
          ICL_TR("rise of the risk: layer, then level where the paths part; one more "
                 "than there are levels is the same leaf"));
    }
  }
  return {
      "key-patch",
      ICL_TR("Key patching"),
      ICL_TR("Rise of the risk where one layer pools with the keys of another context. Rows are "
             "layers, columns the level where the two paths part. Where keys follow the path, "
             "only patches from paths that part before the layer's level do harm: a "
             "lower-triangular table, worse the earlier the layer."),
      pairArguments(),
      std::move(labels),
      runKeyPatch};
}

ProbeType workspaceTransplantProbe() {
  std::vector<std::pair<std::string, std::string>> labels;
  for (int l = 1; l <= kShownLayers; ++l) {
    labels.emplace_back(numbered("donor", l),
                        ICL_TR("squared component of the next key on the donor's node"));
    labels.emplace_back(numbered("target", l),
                        ICL_TR("squared component of the next key on the target's own node"));
    labels.emplace_back(numbered("damage", l), ICL_TR("rise of the risk"));
  }
  return {
      "workspace-transplant",
      ICL_TR("Workspace transplant"),
      ICL_TR("After a layer a context goes on with the whole workspace of another one. Its next "
             "key then lands on the other's node: the function vector alone steers the router. "
             "A row for each layer after which it is done."),
      transplantArguments(),
      std::move(labels),
      runTransplant};
}

}  // namespace icl::tree_prior
