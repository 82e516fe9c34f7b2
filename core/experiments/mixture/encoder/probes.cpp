#include "core/experiments/mixture/encoder/probes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "core/experiments/mixture/encoder/training.h"
#include "core/experiments/mixture/geometry.h"

namespace icl::mixture {
namespace {

constexpr std::size_t kProbeBatch = 64;
constexpr std::size_t kStages = 2;  // the item itself, its features

struct NoQuestion {};

Schema noQuestion(const char* id) { return SchemaOf<NoQuestion>(id, {}).build(); }

/// The encoder of a snapshot, ready to look at validation items.
struct AskedEncoder {
  explicit AskedEncoder(const Snapshot& snapshot)
      : own(encoderOf(snapshot)),
        config(encoderConfigOf(snapshot.config())),
        encoder(config.shape(own.items().form()), kProbeBatch) {
    encoder.weights() = own.state().weights;
    encoder.kept() = own.state().kept;
    encoder.pack();
  }

  const EncoderSnapshot& own;
  EncoderConfig config;
  Encoder<float> encoder;
};

struct PlaneArguments {
  std::int64_t classes = 6, points = 300;
};

Schema planeArguments() {
  return SchemaOf<PlaneArguments>("geometry", {})
      .add(&PlaneArguments::classes, "classes", ICL_TR("Classes shown"))
      .range(2, 1024)
      .help(ICL_TR("Only items of the first so many classes: of a few the clusters can be told "
                   "apart in a plane."))
      .add(&PlaneArguments::points, "points", ICL_TR("Points"))
      .range(10, 2000)
      .log()
      .help(ICL_TR("Validation items that are looked at; of images there may be fewer."))
      .build();
}

/// Items of a few classes with their place before and behind the encoder.
struct PlanePoints {
  std::array<Eigen::MatrixXd, kStages> stages{};
  std::vector<std::uint32_t> classes{};

  void keep(std::uint32_t number, std::span<const float> item, std::span<const float> features) {
    const auto at = static_cast<Eigen::Index>(classes.size());
    for (const auto& [stage, from] : {std::pair(0U, item), std::pair(1U, features)}) {
      for (std::size_t j = 0; j < from.size(); ++j) {
        stages[stage](at, static_cast<Eigen::Index>(j)) = static_cast<double>(from[j]);
      }
    }
    classes.push_back(number);
  }
};

/// False where it was asked to stop.
bool gatherItems(AskedEncoder& asked, const Values& arguments, const std::stop_token& stop,
                 PlanePoints& points) {
  const Items& items = asked.own.items();
  const auto shown = static_cast<std::uint32_t>(arguments.integer("classes"));
  const auto most = static_cast<std::size_t>(arguments.integer("points"));
  const std::size_t sizes[kStages] = {items.form().size(), asked.encoder.shape().features};
  for (std::size_t s = 0; s < kStages; ++s) {
    points.stages[s].resize(static_cast<Eigen::Index>(most), static_cast<Eigen::Index>(sizes[s]));
  }
  const std::uint64_t all = items.distinctValidation();
  std::vector<std::uint32_t> numbers;
  std::vector<float> item(items.form().size());
  for (std::uint64_t next = 0; next < all && points.classes.size() < most;) {
    if (stop.stop_requested()) return false;
    numbers.clear();
    const std::size_t room = std::min(kProbeBatch, most - points.classes.size());
    while (numbers.size() < room && next < all) {
      const std::uint32_t number = items.draw({true, 0, next++}, item);
      if (number >= shown) continue;
      std::copy(item.begin(), item.end(), asked.encoder.item(numbers.size()).begin());
      numbers.push_back(number);
    }
    if (numbers.empty()) break;
    asked.encoder.forward(numbers.size(), false);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      points.keep(numbers[i], asked.encoder.item(i), asked.encoder.features(i));
    }
  }
  for (Eigen::MatrixXd& stage : points.stages) {
    stage.conservativeResize(static_cast<Eigen::Index>(points.classes.size()), Eigen::NoChange);
  }
  return true;
}

ProbeResult planeResult(const PlanePoints& points, std::uint32_t labels) {
  ProbeResult result;
  const std::size_t count = points.classes.size();
  const std::set<std::uint32_t> different(points.classes.begin(), points.classes.end());
  result.col_labels = {"point", "layers", "label", "class", "x", "y"};
  result.cols = static_cast<int>(result.col_labels.size());
  result.rows = static_cast<int>(count * kStages);
  std::array<Eigen::MatrixXd, kStages> flat{};
  for (std::size_t s = 0; s < kStages; ++s) {
    const PrincipalPlane plane = principalPlane(points.stages[s]);
    flat[s] = plane.project(points.stages[s]);
    const std::string stage = "." + std::to_string(s);
    result.values.emplace_back("by_class" + stage, shareBetween(points.stages[s], points.classes));
    const double second = plane.shares.size() > 1 ? plane.shares[1] : 0;
    result.values.emplace_back("shares" + stage, plane.shares[0] + second);
  }
  result.values.emplace_back(
      "by_chance", static_cast<double>(different.size() - 1) / static_cast<double>(count - 1));
  for (std::size_t p = 0; p < count; ++p) {
    const auto at = static_cast<Eigen::Index>(p);
    for (std::size_t s = 0; s < kStages; ++s) {
      for (const double x :
           {static_cast<double>(p), static_cast<double>(s),
            static_cast<double>(points.classes[p] % labels), static_cast<double>(points.classes[p]),
            flat[s](at, 0), flat[s].cols() > 1 ? flat[s](at, 1) : 0.0}) {
        result.table.push_back(x);
      }
    }
  }
  return result;
}

Result<ProbeResult> runPlane(const Snapshot& snapshot, const Values& arguments,
                             std::stop_token stop) {
  AskedEncoder asked(snapshot);
  PlanePoints points;
  if (!gatherItems(asked, arguments, stop, points)) return ProbeResult{};
  if (points.classes.size() < 2) {
    return Error{ICL_TR("fewer than two validation items are of these classes: ask for more "
                        "classes"),
                 "classes"};
  }
  return planeResult(points, static_cast<std::uint32_t>(asked.config.labels));
}

ProbeType planeProbe() {
  return {"geometry",
          ICL_TR("Features in a plane"),
          ICL_TR("Validation items of a few classes as points: as they are (layers 0) and behind "
                 "the encoder (layers 1), each in the plane of its two principal axes, and how "
                 "well they are told apart by their classes. A row for each point and layer."),
          planeArguments(),
          {{"by_class.0", ICL_TR("share of the items' variance that lies between classes")},
           {"shares.0", ICL_TR("share of the items' variance that the plane shows")},
           {"by_class.1", ICL_TR("share of the features' variance that lies between classes")},
           {"shares.1", ICL_TR("share of the features' variance that the plane shows")},
           {"by_chance", ICL_TR("what by_class would be if classes meant nothing")}},
          runPlane};
}

Result<ProbeResult> runBest(const Snapshot& snapshot, const Values&, std::stop_token) {
  const EncoderSnapshot& own = encoderOf(snapshot);
  ProbeResult result;
  if (const double best = own.items().bestAccuracy(); !std::isnan(best)) {
    result.values.emplace_back("accuracy", best);
  }
  result.values.emplace_back("items", static_cast<double>(own.items().validationCount()));
  return result;
}

ProbeType bestProbe() {
  return {"best",
          ICL_TR("Best possible accuracy"),
          ICL_TR("What a classifier that knows all class means reaches on the validation items, by "
                 "taking the nearest. Of images nobody knows it."),
          noQuestion("best"),
          {{"accuracy", ICL_TR("validation accuracy of the nearest class mean; absent for images")},
           {"items", ICL_TR("validation items")}},
          runBest};
}

struct ItemArguments {
  std::int64_t item = 0;
};

Result<ProbeResult> runItem(const Snapshot& snapshot, const Values& arguments, std::stop_token) {
  AskedEncoder asked(snapshot);
  const Items& items = asked.own.items();
  const std::int64_t item = arguments.integer("item");
  if (item >= static_cast<std::int64_t>(items.validationCount())) {
    return Error{Message{ICL_TR("there is no item %1: the validation items are counted from 0 to "
                                "%2"),
                         {std::to_string(item), std::to_string(items.validationCount() - 1)}},
                 "item"};
  }
  const auto numbers = asked.encoder.item(0);
  const std::uint32_t right = items.draw({true, 0, static_cast<std::uint64_t>(item)}, numbers);
  const ItemForm form = items.form();
  ProbeResult result;
  result.rows = static_cast<int>(form.height);
  result.cols = static_cast<int>(form.width * form.channels);
  result.table.assign(numbers.begin(), numbers.end());
  asked.encoder.forward(1, false);
  const auto logits = asked.encoder.logits(0);
  const double most = *std::max_element(logits.begin(), logits.end());
  double total = 0;
  for (const float logit : logits) total += std::exp(static_cast<double>(logit) - most);
  const auto best = std::max_element(logits.begin(), logits.end()) - logits.begin();
  result.values = {{"class", static_cast<double>(right)},
                   {"answer", static_cast<double>(best)},
                   {"probability", std::exp(static_cast<double>(logits[right]) - most) / total}};
  return result;
}

ProbeType itemProbe() {
  return {"item",
          ICL_TR("One item and its answer"),
          ICL_TR("A validation item as the encoder sees it, row by row, the channels of a pixel "
                 "beside each other, and what the classifier makes of it."),
          SchemaOf<ItemArguments>("item", {})
              .add(&ItemArguments::item, "item", ICL_TR("Item"))
              .range(0, 99'999)
              .help(ICL_TR("Number of the validation item, from 0."))
              .build(),
          {{"class", ICL_TR("the right class")},
           {"answer", ICL_TR("the likeliest class")},
           {"probability", ICL_TR("what the classifier gives the right class")}},
          runItem};
}

Result<ProbeResult> runEncoderCost(const Snapshot& snapshot, const Values&, std::stop_token) {
  const EncoderSnapshot& own = encoderOf(snapshot);
  const Cost cost = encoderCost(encoderConfigOf(snapshot.config()), own.items().form());
  ProbeResult result;
  result.values = {{"parameters", cost.parameters}, {"bytes", cost.bytes}};
  return result;
}

ProbeType encoderCostProbe() {
  return {"cost",
          ICL_TR("Cost of a run"),
          ICL_TR("What the settings need, predicted from the shapes of the layers."),
          noQuestion("cost"),
          {{"parameters", ICL_TR("numbers that are trained")},
           {"bytes", ICL_TR("memory at its largest")}},
          runEncoderCost};
}

}  // namespace

std::vector<ProbeType> encoderProbes() {
  return {planeProbe(), bestProbe(), itemProbe(), encoderCostProbe()};
}

}  // namespace icl::mixture
