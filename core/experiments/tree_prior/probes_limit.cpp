// The probe `depth-limit`: how far down a tree depth helps, for several strengths of noise: the
// closed form of a machine that follows the path, on a tree deeper than nets are trained on.
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/experiments/tree_prior/probes_parts.h"
#include "core/experiments/tree_prior/theory.h"

namespace icl::tree_prior {
namespace {

constexpr int kDeepTree = 12;       // levels of the tree that the curves are of
constexpr int kTokensUnknown = 32;  // where a run has no noise to compare with
constexpr int kNoiseCurves = 4;

struct LimitArguments {
  int levels = kDeepTree;
};

Schema limitArguments() {
  using A = LimitArguments;
  return SchemaOf<A>("depth-limit", {})
      .add(&A::levels, "levels", ICL_TR("Levels of the deep tree"))
      .range(2, 16)
      .help(ICL_TR("The curves are of a tree with as many levels, each as much weaker than the one "
                   "above as the decay that is set says."))
      .build();
}

/// A tree of so many levels whose contexts have so many tokens; 0: exact answers.
Theory deepTree(const Config& run, int levels, int tokens) {
  Config config;
  config.levels = levels;
  config.decay = run.decay;
  config.noise = run.testNoise();
  config.tokens = tokens;
  return Theory(config);
}

/// A quarter of the run's tokens, as many, four times as many, and infinitely many.
std::vector<int> tokensOfCurves(int tokens) {
  const int base = tokens > 0 ? tokens : kTokensUnknown;
  std::vector<int> list;
  if (base > 1) list.push_back(std::max(1, base / 4));
  for (const int more : {base, 4 * base, 0}) list.push_back(more);
  return list;
}

Result<ProbeResult> runLimit(const Snapshot& snapshot, const Values& arguments, std::stop_token) {
  Config config = configOf(snapshot.config());
  const int levels = static_cast<int>(arguments.integer("levels"));
  config.tokens = config.testTokens();
  config.noise = config.testNoise();
  ProbeResult result;
  const Theory own(config);
  const bool has_curve = own.path(1).has_value();
  if (config.hasTree()) result.values.emplace_back("levels", config.levels);
  if (const auto finest = own.finestLevel()) result.values.emplace_back("finest_level", *finest);
  if (const auto deep = deepTree(config, levels, config.tokens).finestLevel()) {
    result.values.emplace_back("deep_finest_level", *deep);
  }
  const double variance = config.tokens > 0 ? (1 + config.noise * config.noise) / config.tokens : 0;
  result.values.emplace_back("answer_noise", std::sqrt(variance));

  std::vector<std::string> labels{ICL_TR("layers")};
  std::vector<Theory> curves;
  int number = 0;
  for (const int tokens : tokensOfCurves(config.tokens)) {
    curves.push_back(deepTree(config, levels, tokens));
    labels.push_back(tokens > 0 ? "N = " + std::to_string(tokens) : ICL_TR("no noise"));
    ++number;
    result.values.emplace_back(numbered("tokens", number), tokens);
    if (const auto finest = curves.back().finestLevel()) {
      result.values.emplace_back(numbered("finest", number), *finest);
    }
    result.values.emplace_back(numbered("floor", number), *curves.back().path(levels));
  }
  if (has_curve) labels.emplace_back(ICL_TR("this tree"));
  std::vector<std::vector<double>> rows;
  for (int depth = 0; depth <= levels; ++depth) {
    rows.push_back({static_cast<double>(depth)});
    for (const Theory& curve : curves) rows.back().push_back(*curve.path(depth));
    if (has_curve) rows.back().push_back(*own.path(depth));
  }
  setTable(result, rows, std::move(labels));
  return result;
}

}  // namespace

ProbeType depthLimitProbe() {
  std::vector<std::pair<std::string, std::string>> labels{
      {"levels", ICL_TR("levels of the run's own tree: below the last there is nothing to ask")},
      {"finest_level",
       ICL_TR("level (from 1) of the run's own tree whose strength equals the noise of one answer, "
              "were it to go on so far")},
      {"deep_finest_level", ICL_TR("the same on the deep tree, which shares out the same energy "
                                   "among more levels")},
      {"answer_noise", ICL_TR("standard deviation of the noise of one answer, √((1 + σ²)/N)")}};
  for (int k = 1; k <= kNoiseCurves; ++k) {
    labels.emplace_back(numbered("tokens", k),
                        ICL_TR("tokens of a context on this curve; 0: infinitely many"));
    labels.emplace_back(numbered("finest", k),
                        ICL_TR("its finest level: from there on an answer is more noise than "
                               "signal"));
    labels.emplace_back(numbered("floor", k), ICL_TR("risk that is left with a layer for every "
                                                     "level"));
  }
  return {
      "depth-limit",
      ICL_TR("What limits depth"),
      ICL_TR("Risk of a machine that follows the path, layer by layer, on a deep tree: a column "
             "for a quarter of the run's tokens, as many, four times as many, and without "
             "noise. A curve goes flat at its finest level, where the noise of an answer, "
             "(1 + σ²)/N, is as strong as the level. The run's own tree goes flat where it "
             "ends, too. Where the prior has no tree, the curves tell what one would allow."),
      limitArguments(),
      std::move(labels),
      runLimit};
}

}  // namespace icl::tree_prior
