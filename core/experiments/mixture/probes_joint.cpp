// Items of the second modality before and after the last stage, as points of one plane: behind the
// encoder, or behind encoder and projector, where the decoder reads them.
#include <array>
#include <cmath>
#include <numbers>
#include <set>

#include "core/experiments/mixture/geometry.h"
#include "core/experiments/mixture/probes.h"
#include "core/experiments/mixture/probes_parts.h"

namespace icl::mixture {
namespace {

constexpr std::size_t kAlignmentBatch = 64;
constexpr std::uint64_t kMostItems = 200'000;  // looked through for the classes asked for

enum class AlignmentOf { Features, Embeddings };

struct AlignmentArguments {
  AlignmentOf show = AlignmentOf::Embeddings;
  std::int64_t classes = 6, points = 300;
};

Schema alignmentArguments() {
  using A = AlignmentArguments;
  return SchemaOf<A>("alignment", {})
      .add(&A::show, "show", ICL_TR("Show"))
      .option(AlignmentOf::Features, "features", ICL_TR("features of the encoder"))
      .option(AlignmentOf::Embeddings, "embeddings", ICL_TR("embeddings behind the projector"))
      .help(ICL_TR("What of an item becomes a point. A held encoder's features stay."))
      .add(&A::classes, "classes", ICL_TR("Classes shown"))
      .range(2, 1024)
      .help(ICL_TR("Only items of the first so many classes: of a few the clusters can be told "
                   "apart in a plane."))
      .add(&A::points, "points", ICL_TR("Points"))
      .range(10, 2000)
      .log()
      .help(ICL_TR("Items that are looked at; of images at most those held out."))
      .build();
}

/// Items of a few classes, drawn as those on which encoders are validated.
struct ShownItems {
  std::vector<std::vector<float>> items{};
  std::vector<std::uint32_t> classes{};
};

ShownItems shownItems(const Asked& asked, const Values& arguments) {
  const auto items = itemsOf(asked.config, asked.task(), asked.pretrain.seed());
  const auto shown = static_cast<std::uint32_t>(arguments.integer("classes"));
  const auto most = static_cast<std::size_t>(arguments.integer("points"));
  ShownItems out;
  std::vector<float> item(items->form().size());
  const std::uint64_t all = std::min(kMostItems, items->distinctValidation());
  for (std::uint64_t next = 0; next < all && out.items.size() < most; ++next) {
    const std::uint32_t number = items->draw({true, 0, next}, item);
    if (number >= shown) continue;
    out.items.push_back(item);
    out.classes.push_back(number);
  }
  return out;
}

Eigen::MatrixXd featuresOf(const Config& config, const EncoderPart& part, const ShownItems& shown) {
  Encoder<float> encoder(config.encoderShape(), kAlignmentBatch);
  encoder.weights() = part.weights;
  encoder.kept() = part.kept;
  encoder.pack();
  const std::size_t count = shown.items.size(), width = encoder.shape().features;
  Eigen::MatrixXd out(static_cast<Eigen::Index>(count), static_cast<Eigen::Index>(width));
  for (std::size_t first = 0; first < count; first += kAlignmentBatch) {
    const std::size_t here = std::min(kAlignmentBatch, count - first);
    for (std::size_t i = 0; i < here; ++i) {
      std::copy(shown.items[first + i].begin(), shown.items[first + i].end(),
                encoder.item(i).begin());
    }
    encoder.forwardFeatures(here, false);
    for (std::size_t i = 0; i < here; ++i) {
      for (std::size_t j = 0; j < width; ++j) {
        out(static_cast<Eigen::Index>(first + i), static_cast<Eigen::Index>(j)) =
            static_cast<double>(encoder.features(i)[j]);
      }
    }
  }
  return out;
}

double gelu(double x) { return 0.5 * x * (1 + std::erf(x / std::numbers::sqrt2)); }

Eigen::MatrixXd throughProjector(const Decoder<float>& decoder, Eigen::MatrixXd x) {
  using Weights =
      Eigen::Map<const Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>;
  const ProjectorShape& shape = decoder.shape().projector;
  for (std::size_t i = 0; i < shape.count(); ++i) {
    if (i > 0) x = x.unaryExpr([](double at) { return gelu(at); });
    const Weights weights(decoder.tensor(decoder.layout().projection(i)),
                          static_cast<Eigen::Index>(shape.outputs), x.cols());
    x = x * weights.cast<double>().transpose();
  }
  return x;
}

/// How far points moved, against their distance from their middle.
double movedShare(const Eigen::MatrixXd& before, const Eigen::MatrixXd& after) {
  const double spread = (after.rowwise() - after.colwise().mean()).norm();
  return spread > 0 ? (after - before).norm() / spread : kUnknown;
}

ProbeResult alignmentResult(const std::array<Eigen::MatrixXd, 2>& stages, const ShownItems& shown,
                            const TaskConfig& task) {
  const auto count = static_cast<Eigen::Index>(shown.classes.size());
  Eigen::MatrixXd both(2 * count, stages[0].cols());
  both << stages[0], stages[1];
  const PrincipalPlane plane = principalPlane(both);
  const Eigen::MatrixXd flat = plane.project(both);
  const std::set<std::uint32_t> different(shown.classes.begin(), shown.classes.end());
  const std::uint32_t labels = task.joint() ? task.second.groups_2 : task.second.labels;
  const double second = plane.shares.size() > 1 ? plane.shares[1] : 0;
  ProbeResult result;
  result.values = {{"by_class.0", shareBetween(stages[0], shown.classes)},
                   {"by_class.1", shareBetween(stages[1], shown.classes)},
                   {"by_chance", static_cast<double>(different.size() - 1) /
                                     static_cast<double>(shown.classes.size() - 1)},
                   {"shares", plane.shares[0] + second},
                   {"moved", movedShare(stages[0], stages[1])}};
  result.col_labels = {"point", "layers", "label", "class", "x", "y"};
  result.cols = static_cast<int>(result.col_labels.size());
  result.rows = static_cast<int>(2 * count);
  for (Eigen::Index p = 0; p < count; ++p) {
    const std::uint32_t number = shown.classes[static_cast<std::size_t>(p)];
    for (Eigen::Index stage = 0; stage < 2; ++stage) {
      const Eigen::Index row = stage * count + p;
      for (const double x : {static_cast<double>(p), static_cast<double>(stage),
                             static_cast<double>(number % labels), static_cast<double>(number),
                             flat(row, 0), flat.cols() > 1 ? flat(row, 1) : 0.0}) {
        result.table.push_back(x);
      }
    }
  }
  return result;
}

Result<ProbeResult> runAlignment(const Snapshot& snapshot, const Values& arguments,
                                 std::stop_token stop) {
  const Asked asked(snapshot);
  const ShownItems shown = shownItems(asked, arguments);
  if (shown.classes.size() < 2) {
    return Error{ICL_TR("fewer than two validation items are of these classes: ask for more "
                        "classes"),
                 "classes"};
  }
  const EncoderPart start =
      encoderAtStart(asked.config, asked.pretrain.origin(), asked.pretrain.seed());
  std::array<Eigen::MatrixXd, 2> stages{featuresOf(asked.config, start, shown),
                                        featuresOf(asked.config, asked.state().encoder, shown)};
  if (stop.stop_requested()) return ProbeResult{};
  if (arguments.text("show") == "embeddings") {
    Decoder<float> decoder(asked.decoder.shape(), asked.config.layout().tokens());
    setToStart(asked, decoder);
    stages[0] = throughProjector(decoder, std::move(stages[0]));
    stages[1] = throughProjector(asked.decoder, std::move(stages[1]));
  }
  return alignmentResult(stages, shown, asked.task().config());
}

}  // namespace

ProbeType alignmentProbe() {
  return {"alignment",
          ICL_TR("Items before and after"),
          ICL_TR("Single items of the second modality as points, at the beginning of the stage "
                 "(layers 0) and now (layers 1), both in the plane of their two principal axes, "
                 "and how well they are told apart by their classes. A row for each point and "
                 "time."),
          alignmentArguments(),
          {{"by_class.0", ICL_TR("share of the variance between classes, at the beginning")},
           {"by_class.1", ICL_TR("share of the variance between classes, now")},
           {"by_chance", ICL_TR("what both would be if classes meant nothing")},
           {"shares", ICL_TR("share of the variance that the plane shows")},
           {"moved", ICL_TR("how far the points moved, against their distance from their middle")}},
          runAlignment};
}

}  // namespace icl::mixture
