// Planted circuits: answers of every example with and without heads, scores of every head.
#include <map>
#include <utility>

#include "core/experiments/checkpoint/head_stats.h"
#include "core/experiments/checkpoint/parity_parts.h"
#include "core/experiments/checkpoint/rope_positions.h"
#include "core/experiments/checkpoint/vision_model.h"

namespace icl::checkpoint {
namespace {

/// A part of the examples with its own results: all of them, or those of one size of pictures.
struct PlantedPart {
  std::string results{}, prefix{};
  std::size_t first = 0, count = 0;
};

template <class T>
class PlantedComparison {
 public:
  PlantedComparison(FixtureModel<T> model, const FixtureJson& inputs, const MappedTensors& expected,
                    const Bounds& bounds, WorstDifference& worst)
      : model_(std::move(model)),
        inputs_(inputs),
        expected_(expected),
        worst_(worst),
        logits_(Bounds::single<T>() ? bounds.logits : bounds.planted),
        scores_(Bounds::single<T>() ? bounds.attention : bounds.planted) {}

  Status run() {
    if (auto read = readInputs(); !read) return read;
    for (const PlantedPart& part : parts()) {
      if (auto done = compare(part); !done) return done;
    }
    return {};
  }

 private:
  const Json& example(std::size_t i) const { return inputs_.find("examples")->items()[i]; }

  std::vector<PlantedPart> parts() const {
    const std::size_t all = inputs_.find("examples")->items().size();
    std::vector<PlantedPart> parts;
    std::size_t first = 0;
    for (const auto& [key, prefix] : {std::pair{"results", ""}, std::pair{"results_first_20", ""},
                                      std::pair{"results_last_4_larger_pictures", "big."}}) {
      const Json* results = inputs_.find(key);
      if (results == nullptr) continue;
      const auto count = static_cast<std::size_t>(numberIn(*results, "examples", 0));
      parts.push_back({key, prefix, first, std::min(count, all - first)});
      first += parts.back().count;
    }
    return parts;
  }

  Status readInputs() {
    const Json* examples = inputs_.find("examples");
    if (!examples->isArray()) return damagedFixture(inputs_.where());
    for (std::size_t i = 0; i < examples->items().size(); ++i) {
      TextInput<T> input;
      input.tokens = idsIn(example(i).find("ids"));
      if (model_.config.vision) {
        if (auto placed = place(example(i), input); !placed) return placed;
      }
      if (auto fits = model_.text->check(input); !fits) return fits;
      inputs_of_.push_back(std::move(input));
    }
    return {};
  }

  Status place(const Json& json, TextInput<T>& input) {
    const auto colours = idsIn(json.find("colours")), side = idsIn(json.find("side"));
    const auto palette = listsIn(inputs_.find("colours"));
    if (side.size() != 2) return damagedFixture(inputs_.where());
    const VisionShape& shape = *model_.config.vision;
    std::vector<PatchGrid> grids;
    for (const int colour : colours) {
      if (colour < 0 || colour >= static_cast<int>(palette.size())) {
        return damagedFixture(inputs_.where());
      }
      const auto& features = featuresOf(palette[static_cast<std::size_t>(colour)], side, shape);
      grids.push_back(features.grid);
      input.images.insert(input.images.end(), features.values.begin(), features.values.end());
    }
    const auto positions = ropePositions(input.tokens, grids, shape.merge, model_.config.tokens);
    if (!positions) return positions.error();
    input.positions = positions->tokens;
    return {};
  }

  const PictureFeatures<T>& featuresOf(const std::vector<int>& rgb, const std::vector<int>& side,
                                       const VisionShape& shape) {
    std::vector<int> key = rgb;
    key.insert(key.end(), side.begin(), side.end());
    const auto known = features_.find(key);
    if (known != features_.end()) return known->second;
    PreparedPicture prepared;
    prepared.picture.height = static_cast<std::size_t>(side[0]);
    prepared.picture.width = static_cast<std::size_t>(side[1]);
    for (int i = 0; i < side[0] * side[1]; ++i) {
      for (const int channel : rgb) {
        prepared.picture.pixels.push_back(static_cast<std::uint8_t>(channel));
      }
    }
    prepared.grid = {1, prepared.picture.height / shape.patch,
                     prepared.picture.width / shape.patch};
    const VisionModel<T> tower(model_.config, model_.weights);
    return features_.emplace(std::move(key), tower.features(prepared)).first->second;
  }

  Status compare(const PlantedPart& part) {
    const Json* results = inputs_.find(part.results);
    const Json* runs = results->find("runs");
    if (runs == nullptr || !runs->isArray()) return damagedFixture(inputs_.where());
    for (const Json& run : runs->items()) compareRun(part, run);
    ScoreMeans means(model_.text->headCount());
    for (std::size_t i = 0; i < part.count; ++i) means.add(scoresOf(part.first + i));
    const std::string where = part.prefix.empty() ? "" : part.prefix;
    compareTensor(expected_, where + "ph", means.previousPublished(), scores_, worst_);
    compareTensor(expected_, where + "ih", means.inductionPublished(), scores_, worst_);
    worst_.number(where + "ih_examples", static_cast<double>(means.counted()),
                  numberIn(*results, "ih_examples", -1), 0);
    ranking(*results, "top_ph", means.previousPublished());
    ranking(*results, "top_ih", means.inductionPublished());
    return {};
  }

  PromptScores scoresOf(std::size_t i) {
    TextOptions<T> options;
    options.statistics = true;
    const TextInput<T>& input = inputs_of_[i];
    const auto result = model_.text->forward(input, options);
    const auto places =
        spanPositions(answerSpans(input.tokens, listsIn(example(i).find("variants"))));
    PromptScores scores = promptScores(
        result, places,
        tokenKinds(input.tokens, model_.config.tokens.image_pad, model_.config.tokens.vision_end));
    for (const auto& [key, got] :
         {std::pair{"ph", &scores.previous}, std::pair{"ih", &scores.induction}}) {
      const auto stated = numbersIn(example(i).find(key));  // to 12 digits
      if (!stated.empty()) worst_.numbers(std::string("example ") + key, *got, stated, scores_);
    }
    return scores;
  }

  void ranking(const Json& results, const char* name, const std::vector<double>& scores) {
    const Json* list = results.find(name);
    if (list == nullptr || !list->isArray()) return;
    const auto ranked = rankedHeads(model_.text->shape().heads, scores, list->items().size());
    if (!ranked || ranked->size() != list->items().size()) return worst_.number(name, 0, 1, 0);
    for (std::size_t i = 0; i < ranked->size(); ++i) {
      const Json& item = list->items()[i];
      const HeadScore& one = (*ranked)[i];
      const double stated = numberIn(item, "score", -1);
      worst_.number(name, one.score, stated, scores_);
      // Heads whose scores are as good as equal may change places.
      const bool close =
          i + 1 < ranked->size() && std::abs((*ranked)[i + 1].score - stated) < scores_;
      const bool near = i > 0 && std::abs((*ranked)[i - 1].score - stated) < scores_;
      if (close || near) continue;
      worst_.number(name, static_cast<double>(one.layer), numberIn(item, "layer", -1), 0);
      worst_.number(name, static_cast<double>(one.head), numberIn(item, "head", -1), 0);
    }
  }

  void compareRun(const PlantedPart& part, const Json& run) {
    const Json* name = run.find("name");
    const std::string label = name && name->isString() ? name->asString() : "run";
    std::vector<std::size_t> shut;
    for (const auto& head : listsIn(run.find("knockout"))) {
      if (head.size() != 2) continue;
      shut.push_back(static_cast<std::size_t>(head[0]) * model_.text->shape().heads +
                     static_cast<std::size_t>(head[1]));
    }
    TextOptions<T> options;
    options.open = openBut(model_.text->headCount(), shut);
    std::vector<T> logits;
    std::vector<int> answers;
    double right = 0, shown = 0;
    for (std::size_t i = 0; i < part.count; ++i) {
      const TextInput<T>& input = inputs_of_[part.first + i];
      options.logit_rows = {input.tokens.size() - 1};
      const auto result = model_.text->forward(input, options);
      logits.insert(logits.end(), result.logits.begin(), result.logits.end());
      answers.push_back(likeliest(result.logitsOf(0)));
      const auto answer = idsIn(example(part.first + i).find("answer"));
      const auto labels = idsIn(example(part.first + i).find("label_first_tokens"));
      const AnswerMarks marks = markAnswer(answers.back(), answer, labels);
      right += marks.right ? 1 : 0;
      shown += marks.in_context ? 1 : 0;
    }
    compareTensor(expected_, part.prefix + label + "_last_logits", logits, logits_, worst_);
    worst_.numbers(label + " predictions", answers, numbersIn(run.find("predictions")), 0);
    const auto count = static_cast<double>(part.count);
    worst_.number(label + " accuracy", right / count, numberIn(run, "accuracy", -1), 1e-12);
    worst_.number(label + " cla", shown / count, numberIn(run, "cla", -1), 1e-12);
  }

  FixtureModel<T> model_;
  const FixtureJson& inputs_;
  const MappedTensors& expected_;
  WorstDifference& worst_;
  double logits_, scores_;
  std::vector<TextInput<T>> inputs_of_{};
  std::map<std::vector<int>, PictureFeatures<T>> features_{};
};

}  // namespace

Status comparePlanted(const ParityFixture& fixture, const FixtureJson& inputs,
                      const MappedTensors& expected, WorstDifference& worst) {
  return compareInBoth<PlantedComparison>(fixture.folder / fixture.id, inputs, expected,
                                          boundsOf(fixture), worst);
}

}  // namespace icl::checkpoint
