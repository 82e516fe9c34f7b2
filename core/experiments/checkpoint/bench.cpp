#include "core/experiments/checkpoint/bench.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/experiments/checkpoint/rope_positions.h"

namespace icl::checkpoint {
namespace {

constexpr std::uint64_t kPlantedPixels = 784;  // the smallest picture there is: one token

TokenExample inTokens(const PlantedExample& planted) {
  TokenExample example;
  example.prompt = planted.tokens;
  example.answer = planted.answer;
  example.target = planted.answer;
  example.target.push_back(planted::kEnd);
  example.variants = planted.variants;
  std::set<int> first{planted::kBlank};
  for (const auto& name : planted.demonstrations) first.insert(name.front());
  example.shown_first.assign(first.begin(), first.end());
  return example;
}

Picture plainPicture(int colour, Planted kind) {
  const auto sides = plantedSides(kind);
  const auto rgb = plantedColour(colour);
  Picture picture;
  picture.width = sides[0];
  picture.height = sides[1];
  for (std::size_t i = 0; i < sides[0] * sides[1]; ++i) {
    picture.pixels.insert(picture.pixels.end(), rgb.begin(), rgb.end());
  }
  return picture;
}

}  // namespace

Status Bench::openPlanted(const Config& config, std::size_t count, std::uint64_t seed) {
  auto weights = Weights::fromTensors(plantedTensors(config.planted), model_);
  if (!weights) return weights.error();
  weights_ = std::move(weights).value();
  for (std::size_t i = 0; i < count; ++i) {
    const PlantedExample planted =
        plantedExample(config.planted, seed, i, static_cast<std::size_t>(config.shots));
    examples_.push_back(inTokens(planted));
    if (config.planted == Planted::Words) continue;
    pictures_.emplace_back();
    for (const int colour : planted.pictures) {
      pictures_.back().push_back(plainPicture(colour, config.planted));
    }
  }
  source_ = "planted";
  return {};
}

Status Bench::openFolder(const Config& config, std::size_t count, std::uint64_t seed) {
  auto weights = Weights::open(config.folder, model_);
  if (!weights) return weights.error();
  weights_ = std::move(weights).value();
  auto tokenizer = Tokenizer::open(config.folder);
  if (!tokenizer) return tokenizer.error();
  tokenizer_ = std::make_shared<const Tokenizer>(std::move(tokenizer).value());
  if (tokenizer_->size() > model_.text.vocabulary) {
    return Error{
        Message{ICL_TR("the tokenizer has more tokens than the model (%1, %2): they are "
                       "not of the same model"),
                {std::to_string(tokenizer_->size()), std::to_string(model_.text.vocabulary)}},
        config.folder};
  }
  const bool vision = model_.vision.has_value();
  Task task;
  if (config.benchmark()) {
    auto read = benchmarkTask(config.data, vision, count, static_cast<std::size_t>(config.shots));
    if (!read) return read.error();
    task = std::move(read).value();
  } else {
    task = namesTask(seed, 0, count, static_cast<std::size_t>(config.shots));
  }
  source_ = task.source;
  skipped_ = task.skipped;
  for (const TaskExample& example : task.examples) {
    examples_.push_back(checkpoint::inTokens(example, *tokenizer_, vision));
  }
  if (!examples_.empty()) return {};
  return Error{Message{ICL_TR("holds no example that could be used")}, config.data};
}

Result<std::shared_ptr<const Bench>> Bench::open(const Config& config, std::size_t count,
                                                 std::uint64_t seed) {
  auto model = modelOf(config);
  if (!model) return model.error();
  std::shared_ptr<Bench> bench(new Bench());
  bench->model_ = std::move(model).value();
  auto opened = config.builtIn() ? bench->openPlanted(config, count, seed)
                                 : bench->openFolder(config, count, seed);
  if (!opened) return opened.error();
  if (config.precision == Precision::Bf16) {
    bench->weights_ = Weights::inBf16(std::move(bench->weights_));
  }
  bench->text_ = std::make_shared<const TextModel<float>>(bench->model_, bench->weights_);
  if (bench->model_.vision) {
    PictureRules rules;
    if (config.builtIn()) {
      rules.limits.least = kPlantedPixels;
    } else {
      auto read = readPictureRules(config.folder);
      if (!read) return read.error();
      rules = std::move(read).value();
    }
    auto tower = std::make_shared<const VisionModel<float>>(bench->model_, bench->weights_, rules);
    bench->features_ =
        std::make_unique<FeatureCache<float>>(std::move(tower), PictureRoute::Helper);
  }
  return std::shared_ptr<const Bench>(std::move(bench));
}

std::size_t Bench::confounded() const {
  return static_cast<std::size_t>(
      std::count_if(examples_.begin(), examples_.end(),
                    [](const TokenExample& example) { return example.confounded; }));
}

std::size_t Bench::longestPrompt() const {
  std::size_t longest = 0;
  for (const TokenExample& example : examples_) longest = std::max(longest, example.prompt.size());
  return longest;
}

std::string Bench::tokenText(int id) const {
  return tokenizer_ ? tokenizer_->text(id) : plantedToken(id);
}

Status Bench::addPictures(const TokenExample& example, std::size_t index, Prepared& to,
                          const std::function<bool()>& stop) const {
  const std::size_t merge = model_.vision->merge;
  std::vector<PatchGrid> grids;
  const std::size_t count = pictures_.empty() ? example.images.size() : pictures_[index].size();
  for (std::size_t i = 0; i < count; ++i) {
    auto features = pictures_.empty() ? features_->of(example.images[i], stop)
                                      : features_->of(pictures_[index][i], "picture", stop);
    if (!features) return features.error();
    if (!*features) {
      to.input.tokens.clear();
      return {};
    }
    const PictureFeatures<float>& picture = **features;
    grids.push_back(picture.grid);
    to.input.images.insert(to.input.images.end(), picture.values.begin(), picture.values.end());
  }
  std::vector<std::size_t> counts;
  for (const PatchGrid& grid : grids) counts.push_back(grid.tokens(merge));
  auto tokens = withImagePads(example.prompt, model_.tokens.image_pad, counts);
  if (!tokens) return tokens.error();
  to.input.tokens = std::move(tokens).value();
  std::vector<int> whole = to.input.tokens;
  whole.insert(whole.end(), to.target.begin(), to.target.end());
  auto positions = ropePositions(whole, grids, merge, model_.tokens);
  if (!positions) return positions.error();
  const auto prompt =
      positions->tokens.begin() + static_cast<std::ptrdiff_t>(to.input.tokens.size());
  to.input.positions.assign(positions->tokens.begin(), prompt);
  to.target_positions.assign(prompt, positions->tokens.end());
  return {};
}

Result<Prepared> Bench::prepare(std::size_t index, const std::function<bool()>& stop) const {
  const TokenExample& example = examples_[index];
  Prepared prepared;
  prepared.input.tokens = example.prompt;
  prepared.answer = example.answer;
  prepared.target = example.target;
  prepared.shown_first = example.shown_first;
  if (model_.vision) {
    if (auto added = addPictures(example, index, prepared, stop); !added) return added.error();
    if (prepared.input.tokens.empty()) return prepared;
  }
  if (auto fits = text_->check(prepared.input); !fits) return fits.error();
  prepared.places = spanPositions(answerSpans(prepared.input.tokens, example.variants));
  prepared.kinds =
      tokenKinds(prepared.input.tokens, model_.tokens.image_pad, model_.tokens.vision_end);
  return prepared;
}

}  // namespace icl::checkpoint
