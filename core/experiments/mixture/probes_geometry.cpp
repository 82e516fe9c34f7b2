// Class geometry: the residual stream of many tokens after each layer, as points of a plane.
#include <algorithm>
#include <set>

#include "core/experiments/mixture/geometry.h"
#include "core/experiments/mixture/probes.h"
#include "core/experiments/mixture/probes_parts.h"

namespace icl::mixture {
namespace {

constexpr std::int64_t kMostLayers = 8;
constexpr std::uint64_t kMostSequences = 200'000;  // looked through for the labels asked for

struct GeometryArguments {
  AskedSet set = AskedSet::Icl;
  enum class Tokens { Query, Items, Labels } tokens = Tokens::Query;
  std::int64_t labels = 6, points = 300, layer = -1;
};

Schema geometryArguments() {
  using A = GeometryArguments;
  SchemaOf<A> schema("geometry", {});
  return addSet(schema, &A::set)
      .add(&A::tokens, "tokens", ICL_TR("Tokens"))
      .option(A::Tokens::Query, "query", ICL_TR("the query"))
      .option(A::Tokens::Items, "items", ICL_TR("items of the context"))
      .option(A::Tokens::Labels, "labels", ICL_TR("labels of the context"))
      .help(ICL_TR("Which tokens become points."))
      .add(&A::labels, "labels", ICL_TR("Labels shown"))
      .range(2, 1024)
      .help(ICL_TR("Only tokens with one of the first so many labels: of a few the clusters can be "
                   "told apart in a plane."))
      .add(&A::points, "points", ICL_TR("Points"))
      .range(10, 2000)
      .log()
      .help(ICL_TR("Tokens that are looked at."))
      .add(&A::layer, "layer", ICL_TR("Plane of layer"))
      .range(-1, static_cast<double>(kMostLayers))
      .help(ICL_TR("The two principal axes after so many layers are the plane for all of them; −1: "
                   "after the last."))
      .build();
}

/// Tokens of test sequences with their place after 0 … L layers.
class Points {
 public:
  Points(const Asked& asked, const Values& arguments)
      : asked_(asked),
        layout_(asked.config.layout()),
        set_(setNamed(arguments.text("set"))),
        tokens_(arguments.text("tokens")),
        labels_(static_cast<std::uint32_t>(arguments.integer("labels"))),
        most_(static_cast<std::size_t>(arguments.integer("points"))),
        pass_(asked.decoder.shape(), layout_.tokens(), sequencesPerPass(layout_.tokens())) {
    const DecoderShape& shape = asked.decoder.shape();
    stages_.assign(shape.layers + 1, Eigen::MatrixXd(static_cast<Eigen::Index>(most_),
                                                     static_cast<Eigen::Index>(shape.width)));
    options_ = asked.options;
    options_.last_only = false;
  }

  /// False where it was asked to stop.
  bool gather(const std::stop_token& stop) {
    std::uint64_t next = 0;
    while (labels.size() < most_ && next < kMostSequences) {
      if (stop.stop_requested()) return false;
      wanted_.clear();
      std::size_t count = 0;
      while (count < pass_.capacity() && next < kMostSequences) count += take(next++, count);
      if (count == 0) break;
      pass_.forward(asked_.decoder, count, options_);
      for (const Wanted& token : wanted_) keep(token);
    }
    for (Eigen::MatrixXd& stage : stages_) {
      stage.conservativeResize(static_cast<Eigen::Index>(labels.size()), Eigen::NoChange);
    }
    return true;
  }
  const std::vector<Eigen::MatrixXd>& stages() const { return stages_; }

  std::vector<std::uint32_t> labels{}, classes{};  // one a point

 private:
  struct Wanted {
    std::size_t row = 0;
    std::uint32_t label = 0, number = 0;
  };

  /// Composes the sequence in place `slot` of the pass if it has a token that is asked for: 1 or 0.
  std::size_t take(std::uint64_t index, std::size_t slot) {
    const SequenceAddress address{set_, 0, index};
    Prompt& prompt = maker_.prompt();
    asked_.task().draw(address, prompt);
    const std::size_t before = wanted_.size(), first = slot * layout_.tokens();
    const bool query = tokens_ == "query", items = tokens_ == "items";
    for (std::size_t i = query ? layout_.pairs : 0; i < layout_.pairs + (query ? 1 : 0); ++i) {
      const std::size_t token = query   ? layout_.tokens() - 1
                                : items ? layout_.item(i, 0)
                                        : layout_.label(i);
      if (prompt.labels[i] >= labels_) continue;
      wanted_.push_back({first + token, prompt.labels[i], prompt.classes[i]});
    }
    if (wanted_.size() == before) return 0;
    maker_.compose(asked_.task(), address, asked_.state().scales, pass_.inputs(slot));
    return 1;
  }

  void keep(const Wanted& token) {
    if (labels.size() == most_) return;
    const auto point = static_cast<Eigen::Index>(labels.size());
    for (std::size_t stage = 0; stage < stages_.size(); ++stage) {
      const float* from = pass_.stream(stage).row(token.row);
      for (Eigen::Index j = 0; j < stages_[stage].cols(); ++j) {
        stages_[stage](point, j) = static_cast<double>(from[j]);
      }
    }
    labels.push_back(token.label);
    classes.push_back(token.number);
  }

  const Asked& asked_;
  SequenceLayout layout_;
  SequenceSet set_;
  std::string tokens_;
  std::uint32_t labels_;
  std::size_t most_;
  DecoderPass<float> pass_;
  PassOptions options_{};
  SequenceMaker maker_{};
  std::vector<Wanted> wanted_{};
  std::vector<Eigen::MatrixXd> stages_{};
};

ProbeResult resultOf(const Points& points, const PrincipalPlane& plane) {
  ProbeResult result;
  const std::size_t stages = points.stages().size(), count = points.labels.size();
  result.values = {{"share.1", plane.shares[0]},
                   {"share.2", plane.shares.size() > 1 ? plane.shares[1] : 0}};
  const std::set<std::uint32_t> different(points.labels.begin(), points.labels.end());
  result.values.emplace_back(
      "by_chance", static_cast<double>(different.size() - 1) / static_cast<double>(count - 1));
  std::vector<Eigen::MatrixXd> flat;
  for (std::size_t s = 0; s < stages; ++s) {
    result.values.emplace_back("by_label." + std::to_string(s),
                               shareBetween(points.stages()[s], points.labels));
    flat.push_back(plane.project(points.stages()[s]));
  }
  result.col_labels = {"point", "layers", "label", "class", "x", "y"};
  result.cols = static_cast<int>(result.col_labels.size());
  result.rows = static_cast<int>(count * stages);
  for (std::size_t p = 0; p < count; ++p) {
    for (std::size_t s = 0; s < stages; ++s) {
      const auto at = static_cast<Eigen::Index>(p);
      for (const double x :
           {static_cast<double>(p), static_cast<double>(s), static_cast<double>(points.labels[p]),
            static_cast<double>(points.classes[p]), flat[s](at, 0), flat[s](at, 1)}) {
        result.table.push_back(x);
      }
    }
  }
  return result;
}

Result<ProbeResult> runGeometry(const Snapshot& snapshot, const Values& arguments,
                                std::stop_token stop) {
  const Asked asked(snapshot);
  const std::int64_t layers = asked.config.layers, layer = arguments.integer("layer");
  if (layer > layers) {
    return Error{Message{ICL_TR("there are %1 layers: ask for the plane after 0 to %1 of them, or "
                                "−1 for the last"),
                         {std::to_string(layers)}},
                 "layer"};
  }
  Points points(asked, arguments);
  if (!points.gather(stop)) return ProbeResult{};
  if (points.labels.size() < 2) {
    return Error{ICL_TR("fewer than two tokens have one of these labels: ask for more labels"),
                 "labels"};
  }
  const std::size_t stage = static_cast<std::size_t>(layer < 0 ? layers : layer);
  return resultOf(points, principalPlane(points.stages()[stage]));
}

}  // namespace

ProbeType geometryProbe() {
  std::vector<std::pair<std::string, std::string>> labels{
      {"share.1",
       ICL_TR("share of the variance along the first axis, after the layer of the plane")},
      {"share.2", ICL_TR("along the second")},
      {"by_chance", ICL_TR("what by_label would be if labels meant nothing")}};
  for (std::int64_t s = 0; s <= kMostLayers; ++s) {
    labels.emplace_back("by_label." + std::to_string(s),
                        ICL_TR("share of the variance that lies between labels, after so many "
                               "layers"));
  }
  return {
      "geometry",
      ICL_TR("Class geometry"),
      ICL_TR("The residual stream of many tokens after each layer, as points of a plane, and how "
             "well they are told apart by their labels. A row for each point and layer."),
      geometryArguments(),
      std::move(labels),
      runGeometry};
}

}  // namespace icl::mixture
