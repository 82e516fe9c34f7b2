// Probes that look into inferences: what the answers say about the leaf, where keys point, one
// context in full, and the workspaces of many in a plane.
#include <algorithm>
#include <cmath>

#include <Eigen/Eigenvalues>
#include <Eigen/QR>

#include "core/base/parallel.h"
#include "core/experiments/tree_prior/inference.h"
#include "core/experiments/tree_prior/probes_parts.h"

namespace icl::tree_prior {
namespace {

std::uint64_t seedOf(const Values& arguments, const char* key = "seed") {
  return static_cast<std::uint64_t>(arguments.integer(key));
}

int countOf(const Values& arguments) { return static_cast<int>(arguments.integer("contexts")); }

/// Contexts as the run is tested, block by block, with a tape and a reader; one a thread.
struct Reader {
  explicit Reader(const Loaded& loaded)
      : net(*loaded.net),
        sampler(loaded.config, loaded.config.testTokens(), loaded.config.testNoise(),
                loaded.config.explicitTokens()),
        block(net.shape().dimension, sampler.explicitTokens() ? sampler.tokens() : 0),
        tape(net.shape()),
        inference(loaded.config, sampler.tokens(), sampler.noise()) {}
  const LinearNet& net;
  ContextSampler sampler;
  ContextBlock block;
  LinearTape tape;
  Inference inference;
};

// ── posterior ──

struct PosteriorArguments {
  int contexts = 1000;
  std::int64_t seed = 1;
};

Schema posteriorArguments() {
  SchemaOf<PosteriorArguments> schema("posterior", {});
  return addSample(schema, 100000).build();
}

/// Sums over contexts, a row each for 0 … L layers: entropy, Bayes risk, right turns at the level
/// that the layer asks.
using PosteriorSums = Eigen::MatrixXd;

void addPosterior(const Inference& inference, const Tree& tree, int channels, PosteriorSums& sums) {
  for (Eigen::Index l = 0; l < sums.rows(); ++l) {
    sums(l, 0) += inference.entropies()[l];
    sums(l, 1) += (inference.bayes().row(l).transpose() - inference.theta()).squaredNorm();
    const int level = static_cast<int>(l) * channels - 1;
    if (l == 0 || level >= tree.levels()) continue;
    const bool right = inference.turns()(l, level) > 0.5;
    sums(l, 2) += right == tree.turnsRight(inference.leaf(), level) ? 1 : 0;
  }
}

Result<ProbeResult> runPosterior(const Snapshot& snapshot, const Values& arguments,
                                 std::stop_token stop) {
  auto loaded = loadOnTree(snapshot, "posterior");
  if (!loaded) return loaded.error();
  const Shape& s = loaded->net->shape();
  const Division division(static_cast<std::size_t>(countOf(arguments)));
  const PosteriorSums sums = parallel::deterministicReduce(
      division.blocks, 1, PosteriorSums(PosteriorSums::Zero(s.layers + 1, 3)),
      [&](std::size_t b, std::size_t, PosteriorSums& sum) {
        if (stop.stop_requested()) return;
        Reader reader(*loaded);
        Stream random(seedOf(arguments), Purpose::Probe, 3, b);
        reader.sampler.draw(random, division.rows(b), reader.block);
        reader.net.forward(reader.block, reader.tape, {});
        for (int r = 0; r < division.rows(b); ++r) {
          reader.inference.read(reader.net, reader.block, reader.tape, r);
          addPosterior(reader.inference, reader.sampler.tree(), s.channels, sum);
        }
      },
      [](PosteriorSums& into, const PosteriorSums& from) { into += from; });
  if (stop.stop_requested()) return stopped();
  const PosteriorSums means = sums / countOf(arguments);
  ProbeResult result;
  std::vector<std::vector<double>> rows;
  for (int l = 0; l <= s.layers; ++l) {
    rows.push_back({static_cast<double>(l), means(l, 0), means(l, 1), means(l, 2)});
    if (l > kShownLayers) continue;
    result.values.emplace_back(numbered("entropy", l), means(l, 0));
    result.values.emplace_back(numbered("bayes", l), means(l, 1));
    if (l > 0 && l * s.channels <= loaded->config.levels) {
      result.values.emplace_back(numbered("turn", l), means(l, 2));
    }
  }
  setTable(result, rows, {"layers", "entropy", "bayes", "turn"});
  return result;
}

// ── routing ──

struct RoutingArguments {
  int contexts = 4096;
  std::int64_t seed = 1;
};

Schema routingArguments() {
  SchemaOf<RoutingArguments> schema("routing", {});
  return addSample(schema, 1000000).build();
}

/// Mean over levels and contexts of ‖P e_n‖², P the projection on the span of all keys of a
/// context.
double spanCapture(const Loaded& loaded, int contexts, std::uint64_t seed) {
  Reader reader(loaded);
  const Shape& s = reader.net.shape();
  const Tree& tree = reader.sampler.tree();
  Eigen::MatrixXd keys(s.dimension, s.slots());
  double sum = 0;
  for (int done = 0; done < contexts; done += kRows) {
    Stream random(seed, Purpose::Probe, 4, static_cast<std::uint64_t>(done));
    const int rows = std::min(kRows, contexts - done);
    reader.sampler.draw(random, rows, reader.block);
    reader.net.forward(reader.block, reader.tape, {});
    for (int r = 0; r < rows; ++r) {
      for (int slot = 0; slot < s.slots(); ++slot) {
        for (int n = 0; n < s.dimension; ++n) {
          keys(n, slot) = reader.net.key(reader.tape, slot / s.channels, slot % s.channels, n, r);
        }
      }
      const Eigen::ColPivHouseholderQR<Eigen::MatrixXd> qr(keys);
      const Eigen::MatrixXd basis =
          qr.householderQ() * Eigen::MatrixXd::Identity(s.dimension, qr.rank());
      const int leaf = reader.block.leaf[static_cast<std::size_t>(r)];
      for (int level = 0; level < tree.levels(); ++level) {
        sum += basis.row(tree.nodeAt(leaf, level)).squaredNorm() / tree.levels();
      }
    }
  }
  return sum / contexts;
}

Result<ProbeResult> runRouting(const Snapshot& snapshot, const Values& arguments,
                               std::stop_token stop) {
  auto loaded = loadLinear(snapshot, "routing");
  if (!loaded) return loaded.error();
  const Config& config = loaded->config;
  const Eigen::MatrixXd map =
      routingMatrix(*loaded->net, config, countOf(arguments), seedOf(arguments),
                    config.testTokens(), config.testNoise());
  if (stop.stop_requested()) return stopped();
  ProbeResult result;
  result.rows = static_cast<int>(map.rows());
  result.cols = static_cast<int>(map.cols());
  for (Eigen::Index row = 0; row < map.rows(); ++row) {
    for (Eigen::Index col = 0; col < map.cols(); ++col) result.table.push_back(map(row, col));
    result.row_labels.push_back(config.hasTree() ? nodeName(static_cast<int>(row))
                                                 : layerName(static_cast<int>(row)));
  }
  for (int n = 0; n < result.cols; ++n) {
    result.col_labels.push_back(config.prior == PriorKind::Gaussian ? std::to_string(n)
                                                                    : nodeName(n));
  }
  if (!config.hasTree()) return result;
  result.values = {
      {"diagonal", map.diagonal().mean()},
      {"worst", map.diagonal().minCoeff()},
      {"span", spanCapture(*loaded, std::min(countOf(arguments), 2048), seedOf(arguments))}};
  return result;
}

// ── function vectors ──

struct PlaneArguments {
  enum class Plane { Principal, Fixed } plane = Plane::Principal;
  int contexts = 200;
  std::int64_t seed = 1;
  int tokens = -1;
};

Schema planeArguments() {
  using A = PlaneArguments;
  SchemaOf<A> schema("function-vectors", {});
  return addSample(schema, 5000)
      .add(&A::plane, "plane", ICL_TR("Plane"))
      .option(A::Plane::Principal, "principal", ICL_TR("principal axes"))
      .option(A::Plane::Fixed, "fixed", ICL_TR("fixed"),
              ICL_TR("φ₁ + 0.45 φ₃ + … against φ₂ + 0.45 φ₄ + …, the same for every net"))
      .help(ICL_TR("What the workspaces are projected on."))
      .add(&A::tokens, "tokens", ICL_TR("Tokens"))
      .range(-1, 65536)
      .help(ICL_TR("Tokens of a context; −1: as the run is tested, 0: infinitely many. With 128 or "
                   "more the clusters stand apart."))
      .build();
}

/// Two columns that a workspace of W slots is projected with, and the shares of variance along the
/// principal axes, largest first.
struct Plane {
  Eigen::MatrixXd axes{};
  Eigen::VectorXd mean{}, shares{};
};

/// From the complete workspaces: earlier ones are their projections.
Plane planeOf(const Eigen::MatrixXd& points, bool principal) {
  const Eigen::Index slots = points.cols();
  Plane plane;
  plane.mean = points.colwise().mean();
  const Eigen::MatrixXd centred = points.rowwise() - plane.mean.transpose();
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(centred.transpose() * centred);
  plane.shares = solver.eigenvalues().reverse() / solver.eigenvalues().sum();
  plane.axes = Eigen::MatrixXd::Zero(slots, 2);
  for (int axis = 0; axis < 2; ++axis) {
    for (Eigen::Index k = axis, power = 0; k < slots; k += 2, ++power) {
      plane.axes(k, axis) = std::pow(0.45, static_cast<double>(power));
    }
    if (!principal || axis >= slots) continue;
    plane.axes.col(axis) = solver.eigenvectors().col(slots - 1 - axis);
    Eigen::Index largest = 0;
    plane.axes.col(axis).cwiseAbs().maxCoeff(&largest);
    if (plane.axes(largest, axis) < 0) plane.axes.col(axis) *= -1;  // the sign is free: one choice
  }
  if (!principal) plane.mean.setZero();
  return plane;
}

Result<ProbeResult> runFunctionVectors(const Snapshot& snapshot, const Values& arguments,
                                       std::stop_token) {
  auto loaded = loadLinear(snapshot, "function-vectors");
  if (!loaded) return loaded.error();
  if (arguments.integer("tokens") >= 0) {
    loaded->config.test_tokens = static_cast<int>(arguments.integer("tokens"));
    if (loaded->config.test_tokens == 0 && loaded->config.explicitTokens()) {
      return Error{ICL_TR("tokens must be at least 1 where they are drawn one by one"), "tokens"};
    }
  }
  Reader reader(*loaded);
  const Shape& s = reader.net.shape();
  const int contexts = countOf(arguments), stages = s.layers + 1;
  // Workspaces after 0 … L layers, slots not yet filled being 0.
  Eigen::MatrixXd points = Eigen::MatrixXd::Zero(contexts * stages, s.slots());
  std::vector<int> leaves;
  for (int done = 0; done < contexts; done += kRows) {
    Stream random(seedOf(arguments), Purpose::Probe, 5, static_cast<std::uint64_t>(done));
    const int rows = std::min(kRows, contexts - done);
    reader.sampler.draw(random, rows, reader.block);
    reader.net.forward(reader.block, reader.tape, {});
    for (int r = 0; r < rows; ++r) {
      leaves.push_back(reader.block.leaf[static_cast<std::size_t>(r)]);
      for (int l = 1; l < stages; ++l) {
        for (int slot = 0; slot < s.filled(l); ++slot) {
          points((done + r) * stages + l, slot) = reader.tape.workspace.at(slot, r);
        }
      }
    }
  }
  Eigen::MatrixXd complete(contexts, s.slots());
  for (int c = 0; c < contexts; ++c) complete.row(c) = points.row(c * stages + s.layers);
  const Plane plane = planeOf(complete, arguments.text("plane") == "principal");
  const Eigen::MatrixXd flat = (points.rowwise() - plane.mean.transpose()) * plane.axes;
  ProbeResult result;
  for (int k = 0; k < std::min(kShownLayers, s.slots()); ++k) {
    result.values.emplace_back(numbered("share", k + 1), plane.shares[k]);
  }
  std::vector<std::vector<double>> rows;
  for (int k = 0; k < contexts * stages; ++k) {
    const int context = k / stages;
    rows.push_back({static_cast<double>(context), static_cast<double>(k % stages),
                    static_cast<double>(leaves[static_cast<std::size_t>(context)]), flat(k, 0),
                    flat(k, 1)});
  }
  setTable(result, rows, {"context", "layers", "leaf", "x", "y"});
  return result;
}

std::vector<std::pair<std::string, std::string>> layerLabels(
    std::initializer_list<std::pair<const char*, const char*>> meanings, int first) {
  std::vector<std::pair<std::string, std::string>> labels;
  for (const auto& [name, meaning] : meanings) {
    for (int l = first; l <= kShownLayers; ++l) labels.emplace_back(numbered(name, l), meaning);
  }
  return labels;
}

}  // namespace

ProbeType posteriorProbe() {
  auto labels =
      layerLabels({{"entropy", ICL_TR("mean entropy of the leaf posterior in bits after so "
                                      "many layers")},
                   {"bayes", ICL_TR("risk of the posterior mean from the answers so far")}},
                  0);
  for (auto& label : layerLabels({{"turn", ICL_TR("share of contexts whose turn at the last level "
                                                  "asked is decoded correctly")}},
                                 1)) {
    labels.push_back(std::move(label));
  }
  return {
      "posterior",
      ICL_TR("Leaf posterior"),
      ICL_TR("What the answers after each layer say about the leaf, by enumeration of all leaves "
             "with the keys that were really asked. A good question takes about one bit."),
      posteriorArguments(),
      std::move(labels),
      runPosterior};
}

ProbeType routingProbe() {
  return {
      "routing",
      ICL_TR("Routing"),
      ICL_TR("Mean squared key component on every node (columns), given the node that the path "
             "has reached (rows). The identity is a perfect router. Under a Gaussian prior rows "
             "are layers."),
      routingArguments(),
      {{"diagonal", ICL_TR("mean over nodes of the component on the node itself")},
       {"worst", ICL_TR("least of them")},
       {"span", ICL_TR("how much of the path's nodes lies in the span of all keys of a context, "
                       "mean over levels")}},
      runRouting};
}

ProbeType functionVectorsProbe() {
  return {
      "function-vectors",
      ICL_TR("Function vectors"),
      ICL_TR("The workspaces of many contexts after each layer, as points of a plane: first two, "
             "then four clusters, one for each prefix of the path."),
      planeArguments(),
      layerLabels({{"share", ICL_TR("share of the variance along this principal axis")}}, 1),
      runFunctionVectors};
}

}  // namespace icl::tree_prior
