#include "core/experiments/tree_prior/pictures.h"

#include <algorithm>
#include <limits>

#include "core/experiments/tree_prior/theory.h"

namespace icl::tree_prior {
namespace {

constexpr int kRoutingContexts = 512;
enum PlateIndex : std::size_t { kRouting, kKeys, kPosterior, kEstimate, kBudget, kPlates };

void put(PlateData& plate, const Eigen::MatrixXd& matrix) {
  plate.layer = 0;
  plate.layers = 1;
  plate.rows = static_cast<int>(matrix.rows());
  plate.cols = static_cast<int>(matrix.cols());
  plate.data.resize(static_cast<std::size_t>(matrix.size()));
  using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  Eigen::Map<RowMajor>(plate.data.data(), matrix.rows(), matrix.cols()) = matrix;
}

void labelCoordinates(std::vector<std::string>& labels, const Config& config, int count) {
  labels.clear();
  for (int n = 0; n < count; ++n) {
    labels.push_back(config.prior == PriorKind::Gaussian ? "θ" + std::to_string(n) : nodeName(n));
  }
}

/// "2" the second layer, "2.1" its first channel.
void labelLayers(std::vector<std::string>& labels, int count, int channels) {
  labels.clear();
  for (int k = 0; k < count; ++k) {
    std::string name = std::to_string(k / channels + 1);
    if (channels > 1) name += "." + std::to_string(k % channels + 1);
    labels.push_back(std::move(name));
  }
}

/// Layers done: none, one, …
void labelStages(std::vector<std::string>& labels, int count) {
  labels.clear();
  for (int k = 0; k < count; ++k) labels.push_back(std::to_string(k));
}

void drawRouting(PlateData& plate, const LinearNet& net, const Config& config) {
  put(plate,
      routingMatrix(net, config, kRoutingContexts, 1, config.testTokens(), config.testNoise()));
  if (config.hasTree()) {
    labelCoordinates(plate.row_labels, config, plate.rows);
  } else {
    labelLayers(plate.row_labels, plate.rows, 1);
  }
  labelCoordinates(plate.col_labels, config, plate.cols);
}

/// Risk after each number of questions beside the lines of theory; NaN where there is none.
void drawBudget(PlateData& plate, const Config& config, const State& state) {
  constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
  const Theory theory(config);
  const int layers = config.layers(), channels = config.channels();
  const int most = std::min(config.dimension(), std::max(config.budget, config.levels) + 1);
  Eigen::MatrixXd curve(most + 1, 6);
  for (int m = 0; m <= most; ++m) {
    const int layer = m / channels;
    double have = m == 0 ? 1 : kNone;
    if (m > 0 && m % channels == 0 && layer <= std::min(layers, kShownLayers)) {
      have = state.measured.after[static_cast<std::size_t>(layer - 1)];
    }
    if (m == config.budget) have = state.measured.risk;
    curve.row(m) << m, have, theory.path(m).value_or(kNone), theory.linear(m),
        theory.adaptiveLimit(m).value_or(kNone), theory.fixedLimit(m);
  }
  put(plate, curve);
  plate.col_labels = {ICL_TR("questions"),  ICL_TR("this net"),       ICL_TR("path"),
                      ICL_TR("best fixed"), ICL_TR("path, no noise"), ICL_TR("fixed, no noise")};
}

}  // namespace

std::vector<Plate> platesOfTask() {
  return {
      {"routing", ICL_TR("Routing"), ICL_TR("node reached"), ICL_TR("coordinate asked"),
       ICL_TR("Mean squared key component on every node, given the node that the path has reached. "
              "A perfect router gives the identity. Under a Gaussian prior: a row a layer."),
       PlateRole::Posterior, false, false, 0, 1},
      {"keys", ICL_TR("Keys"), ICL_TR("layer"), ICL_TR("coordinate"),
       ICL_TR("The unit keys that the example context's layers ask with."), PlateRole::Weights,
       true, false, -1, 1},
      {"posterior", ICL_TR("Leaf posterior"), ICL_TR("answers"), ICL_TR("leaf"),
       ICL_TR("What the answers so far say about the example's leaf, by enumeration of all leaves. "
              "Under a Gaussian prior: share of each coordinate's variance that is left."),
       PlateRole::Posterior, false, false, 0, 1},
      {"estimate", ICL_TR("Estimate"), ICL_TR("layers done"), ICL_TR("coordinate"),
       ICL_TR("The example's estimate of θ after each layer; the last row is θ itself."),
       PlateRole::Weights, true, false, 0, 0},
      {"budget", ICL_TR("Risk against budget"), ICL_TR("questions"), ICL_TR("risk"),
       ICL_TR("Held-out risk after each number of pooled answers, beside what theory says of "
              "following the path and of the best fixed questions."),
       PlateRole::Curve, false, false, 0, 0},
  };
}

void TaskPictures::prepare(const Config& config) {
  if (!net_) net_.emplace(Shape::of(config));
  if (tokens_ == config.testTokens() && noise_ == config.testNoise()) return;
  tokens_ = config.testTokens();
  noise_ = config.testNoise();
  sampler_.emplace(config, tokens_, noise_, config.explicitTokens());
  block_.emplace(config.dimension(), config.explicitTokens() ? tokens_ : 0);
  tape_.emplace(net_->shape());
  inference_.emplace(config, tokens_, noise_);
}

void TaskPictures::draw(Frame& frame, const Look& look, const Config& config, const State& state) {
  frame.plates.resize(kPlates);
  drawBudget(frame.plates[kBudget], config, state);
  if (config.features != Features::Linear) {
    for (const std::size_t k : {kRouting, kKeys, kPosterior, kEstimate}) {
      put(frame.plates[k], Eigen::MatrixXd::Zero(1, 1));
    }
    return;
  }
  prepare(config);
  net_->prepare(state.weights.data());
  drawRouting(frame.plates[kRouting], *net_, config);
  Stream random(look.sample, Purpose::Example);
  sampler_->draw(random, 1, *block_);
  net_->forward(*block_, *tape_, {});
  inference_->read(*net_, *block_, *tape_, 0);
  drawExample(frame, config);
}

void TaskPictures::drawExample(Frame& frame, const Config& config) {
  const Shape& s = net_->shape();
  PlateData& keys = frame.plates[kKeys];
  Eigen::MatrixXd all(s.slots(), s.dimension);
  for (int l = 0; l < s.layers; ++l) {
    all.middleRows(s.filled(l), s.channels) = inference_->keys(l);
  }
  put(keys, all);
  labelLayers(keys.row_labels, keys.rows, s.channels);
  keys.layers = s.layers + 1;  // a step through the layers goes from no answer to all of them
  labelCoordinates(keys.col_labels, config, keys.cols);

  PlateData& posterior = frame.plates[kPosterior];
  put(posterior, config.hasTree() ? inference_->masses() : inference_->uncertainty());
  labelStages(posterior.row_labels, posterior.rows);
  posterior.col_labels.clear();
  if (config.hasTree()) {
    for (int leaf = 0; leaf < posterior.cols; ++leaf) {
      posterior.col_labels.push_back(leafName(sampler_->tree(), leaf));
    }
  } else {
    labelCoordinates(posterior.col_labels, config, posterior.cols);
  }

  PlateData& estimate = frame.plates[kEstimate];
  Eigen::MatrixXd rows(s.layers + 2, s.dimension);
  rows << inference_->estimates(), inference_->theta().transpose();
  put(estimate, rows);
  labelStages(estimate.row_labels, estimate.rows - 1);
  estimate.row_labels.emplace_back("θ");
  labelCoordinates(estimate.col_labels, config, estimate.cols);
}

}  // namespace icl::tree_prior
