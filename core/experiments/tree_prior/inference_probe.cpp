// The probe `inference`: one context's way through the net in full, perhaps with a donor's keys or
// workspace: what the tree view draws and steps through.
#include <algorithm>

#include "core/experiments/tree_prior/inference.h"
#include "core/experiments/tree_prior/probes_parts.h"

namespace icl::tree_prior {
namespace {

struct Arguments {
  int leaf = -1;
  std::int64_t seed = 1;
  int patch_layer = 0, transplant_after = 0;  // counted from 1
  int donor_leaf = -1;
  std::int64_t donor_seed = 2;
};

Schema argumentsSchema() {
  using A = Arguments;
  constexpr double kMostSeed = 9007199254740992.0;
  return SchemaOf<A>("inference", {})
      .add(&A::leaf, "leaf", ICL_TR("Leaf"))
      .range(-1, (1 << kMaxLevels) - 1)
      .help(ICL_TR("The true leaf, counted from the left; −1: drawn from the prior."))
      .add(&A::seed, "seed", ICL_TR("Seed of the tokens"))
      .range(0, kMostSeed)
      .help(ICL_TR("Which tokens are drawn."))
      .add(&A::patch_layer, "patch-layer", ICL_TR("Layer with patched keys"))
      .range(0, 255)
      .help(ICL_TR("Layer, counted from 1, that pools with the donor's keys; 0: none."))
      .add(&A::transplant_after, "transplant-after", ICL_TR("Layer before the transplant"))
      .range(0, 255)
      .help(ICL_TR("Layer, counted from 1, after which the workspace is the donor's; 0: none."))
      .add(&A::donor_leaf, "donor-leaf", ICL_TR("Leaf of the donor"))
      .range(-1, (1 << kMaxLevels) - 1)
      .help(ICL_TR("Where keys or workspace come from; −1: drawn from the prior."))
      .add(&A::donor_seed, "donor-seed", ICL_TR("Seed of the donor's tokens"))
      .range(0, kMostSeed)
      .help(ICL_TR("Which tokens the donor has."))
      .build();
}

Status checkArguments(const Config& config, const Values& arguments) {
  for (const char* key : {"leaf", "donor-leaf"}) {
    if (arguments.integer(key) < 0) continue;
    if (!config.hasTree()) {
      return Error{ICL_TR("only a tree has leaves: leave it out, or set prior to tree"), key};
    }
    const int most = (1 << config.levels) - 1;
    if (arguments.integer(key) > most) {
      return Error{Message{ICL_TR("the tree's leaves are 0 to %1"), {std::to_string(most)}}, key};
    }
  }
  for (const char* key : {"patch-layer", "transplant-after"}) {
    if (arguments.integer(key) > config.layers()) {
      return Error{
          Message{ICL_TR("the net's layers are 1 to %1"), {std::to_string(config.layers())}}, key};
    }
  }
  return {};
}

void drawOne(const ContextSampler& sampler, std::int64_t leaf, std::int64_t seed,
             ContextBlock& block) {
  Stream random(static_cast<std::uint64_t>(seed), Purpose::Example);
  if (leaf < 0) {
    sampler.draw(random, 1, block);
    return;
  }
  block.leaf.fill(static_cast<int>(leaf));
  sampler.drawGiven(random, 1, block);
}

/// Columns: what is asked and answered, then squared keys, leaf masses, estimates.
std::vector<std::string> columnLabels(const Config& config, const Shape& s, const Tree& tree) {
  std::vector<std::string> labels{"asked", "reached", "entropy"};
  for (int channel = 0; channel < s.channels; ++channel) {
    labels.push_back(s.channels == 1 ? "answer" : numbered("answer", channel + 1));
  }
  const auto coordinates = [&](const std::string& what) {
    for (int n = 0; n < s.dimension; ++n) {
      labels.push_back(what +
                       (config.prior == PriorKind::Gaussian ? std::to_string(n) : nodeName(n)));
    }
  };
  coordinates("key ");
  coordinates("estimate ");
  if (config.hasTree()) {
    for (int leaf = 0; leaf < tree.leaves(); ++leaf)
      labels.push_back("leaf " + leafName(tree, leaf));
  }
  return labels;
}

/// Row l: after l layers; `asked` and `reached` of the layer just done, −1 before the first.
std::vector<double> rowAfter(int l, const Inference& inference, const Shape& s, const Tree& tree,
                             bool has_tree) {
  Eigen::VectorXd squares = Eigen::VectorXd::Zero(s.dimension);
  double asked = -1, reached = -1;
  if (l > 0) {
    squares = inference.keys(l - 1).array().square().colwise().sum();
    Eigen::Index largest = 0;
    squares.maxCoeff(&largest);
    asked = static_cast<double>(largest);
    const int level = s.filled(l - 1);
    if (has_tree && level < tree.levels()) reached = tree.nodeAt(inference.leaf(), level);
  }
  std::vector<double> row{asked, reached, has_tree ? inference.entropies()[l] : 0};
  for (int channel = 0; channel < s.channels; ++channel) {
    row.push_back(l > 0 ? inference.answers()[s.filled(l - 1) + channel] : 0);
  }
  row.insert(row.end(), squares.begin(), squares.end());
  for (int n = 0; n < s.dimension; ++n) row.push_back(inference.estimates()(l, n));
  if (has_tree) {
    for (int leaf = 0; leaf < tree.leaves(); ++leaf) row.push_back(inference.masses()(l, leaf));
  }
  return row;
}

Result<ProbeResult> run(const Snapshot& snapshot, const Values& arguments, std::stop_token) {
  auto loaded = loadLinear(snapshot, "inference");
  if (!loaded) return loaded.error();
  const Config& config = loaded->config;
  if (auto ok = checkArguments(config, arguments); !ok) return ok.error();
  const LinearNet& net = *loaded->net;
  const Shape& s = net.shape();
  const ContextSampler sampler(config, config.testTokens(), config.testNoise(),
                               config.explicitTokens());
  const int room = sampler.explicitTokens() ? sampler.tokens() : 0;
  ContextBlock block(s.dimension, room), donor_block(s.dimension, room);
  LinearTape tape(s), donor(s);
  drawOne(sampler, arguments.integer("leaf"), arguments.integer("seed"), block);
  drawOne(sampler, arguments.integer("donor-leaf"), arguments.integer("donor-seed"), donor_block);
  std::array<double, kRows> plain{}, errors{};
  net.forward(block, tape, {});
  net.errors(block, tape, s.layers - 1, plain.data());

  const auto patch = arguments.integer("patch-layer"),
             after = arguments.integer("transplant-after");
  std::vector<const LinearTape*> keys(static_cast<std::size_t>(s.layers), nullptr);
  auto workspace = keys;
  if (patch > 0) keys[static_cast<std::size_t>(patch - 1)] = &donor;
  if (after > 0) workspace[static_cast<std::size_t>(after - 1)] = &donor;
  net.forward(donor_block, donor, {});
  net.forward(block, tape, {keys, workspace});
  net.errors(block, tape, s.layers - 1, errors.data());
  Inference inference(config, sampler.tokens(), sampler.noise());
  inference.read(net, block, tape, 0, {keys, workspace});

  ProbeResult result;
  result.values = {{"error", errors[0]}, {"error_plain", plain[0]}};
  if (config.hasTree()) {
    result.values.emplace_back("leaf", block.leaf[0]);
    result.values.emplace_back("donor_leaf", donor_block.leaf[0]);
    const auto last = inference.masses().row(s.layers);
    Eigen::Index likeliest = 0;
    result.values.emplace_back("mass", last.maxCoeff(&likeliest));
    result.values.emplace_back("likeliest", static_cast<double>(likeliest));
    result.values.emplace_back(
        "bayes_error",
        (inference.bayes().row(s.layers).transpose() - inference.theta()).squaredNorm());
  }
  std::vector<std::vector<double>> rows;
  for (int l = 0; l <= s.layers; ++l) {
    rows.push_back(rowAfter(l, inference, s, sampler.tree(), config.hasTree()));
    result.row_labels.push_back(std::to_string(l));
  }
  setTable(result, rows, columnLabels(config, s, sampler.tree()));
  return result;
}

}  // namespace

ProbeType inferenceProbe() {
  return {
      "inference",
      ICL_TR("One inference"),
      ICL_TR("One context through the net: a row after each layer, with the node asked most "
             "(largest squared key) and the node that the path had reached, the answer, the "
             "entropy in bits, then squared keys and estimates of all coordinates and the masses "
             "of all leaves. Keys of a layer or the workspace may come from another context."),
      argumentsSchema(),
      {{"leaf", ICL_TR("true leaf, counted from the left")},
       {"donor_leaf", ICL_TR("leaf of the donor")},
       {"error", ICL_TR("squared error of the last estimate")},
       {"error_plain", ICL_TR("the same without patch and transplant")},
       {"likeliest", ICL_TR("leaf with the most mass after all layers")},
       {"mass", ICL_TR("its mass")},
       {"bayes_error", ICL_TR("squared error of the posterior mean after all layers")}},
      run};
}

}  // namespace icl::tree_prior
