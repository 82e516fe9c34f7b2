#include "core/experiments/mixture/task.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/result.h"
#include "core/experiments/mixture/encoder/items.h"

namespace icl::mixture {
namespace {

/// Steps and rows of the streams. Class tables: step 0; new classes of the batch b: step 1 + b; of
/// a test set: far beyond any batch.
constexpr std::uint64_t kTestStep = std::uint64_t{1} << 55;
constexpr std::uint64_t kLabelRow = std::uint64_t{1} << 31;
constexpr std::uint64_t kSecondRow = std::uint64_t{1} << 30;       // class means of modality 2
constexpr std::uint64_t kSecondNoiseRow = std::uint64_t{1} << 31;  // noise of modality 2

std::uint64_t numberOf(SequenceSet set) { return static_cast<std::uint64_t>(set); }

void drawMean(Stream random, std::span<float> out) {
  random.normals(out);
  const float size = 1 / std::sqrt(static_cast<float>(out.size()));
  for (float& x : out) x *= size;
}

/// One row for each number from 0, drawn from the rows of the stream from `first` on; not where the
/// table has the right size already.
void drawTable(std::uint64_t seed, std::uint64_t first, std::size_t rows, std::size_t dimension,
               std::vector<float>& table) {
  if (table.size() == rows * dimension) return;
  table.resize(rows * dimension);
  for (std::size_t r = 0; r < rows; ++r) {
    drawMean({seed, Purpose::Task, 0, first + r},
             std::span(table).subspan(r * dimension, dimension));
  }
}

/// The streams of a sequence: what it is made of, and the noise of its items.
Stream choices(std::uint64_t seed, const SequenceAddress& at) {
  if (at.set == SequenceSet::Train) return {seed, Purpose::Tokens, at.batch, at.index};
  return {seed, Purpose::Test, 2 * numberOf(at.set), at.index};
}

Stream noise(std::uint64_t seed, const SequenceAddress& at, bool second) {
  const std::uint64_t row = at.index + (second ? kSecondNoiseRow : 0);
  if (at.set == SequenceSet::Train) return {seed, Purpose::Noise, at.batch, row};
  return {seed, Purpose::Test, 2 * numberOf(at.set) + 1, row};
}

/// Which images of their classes the second items are.
Stream imageChoices(std::uint64_t seed, const SequenceAddress& at) {
  return choices(seed, {at.set, at.batch, at.index + kSecondNoiseRow});
}

std::uint64_t stepOfNew(SequenceSet set, std::uint64_t batch) {
  return set == SequenceSet::Train ? 1 + batch : kTestStep + numberOf(set);
}

}  // namespace

std::uint32_t TaskConfig::newClasses() const {
  if (!joint()) return new_classes;
  return std::max(new_classes / second.groups_1, 1U) * second.groups_1;
}

std::uint32_t TaskConfig::newSecondClasses() const {
  const std::uint32_t modulus = joint() ? second.groups_2 : second.labels;
  const std::uint64_t shared = std::uint64_t{new_classes} * second.classes / classes;
  return std::max(static_cast<std::uint32_t>(shared / modulus), 1U) * modulus;
}

Task::Task(const TaskConfig& config, std::uint64_t seed) : Task(config, seed, TaskTables{}) {}

Task::Task(const TaskConfig& config, std::uint64_t seed, TaskTables tables)
    : config_(config), seed_(seed), tables_(std::move(tables)) {
  drawTable(seed, kLabelRow, config.labels, config.dimension, tables_.labels);
  drawTable(seed, 0, config.classes, config.dimension, tables_.classes);
  if (!tables_.images) {
    drawTable(seed, kSecondRow, config.second.classes, config.second.dimension, tables_.second);
  }
  preparePriors();
}

std::span<const float> Task::classMean(std::uint32_t class_number) const {
  return std::span(tables_.classes)
      .subspan(std::size_t{class_number} * config_.dimension, config_.dimension);
}

std::span<const float> Task::secondMean(std::uint32_t class_number) const {
  return std::span(tables_.second)
      .subspan(std::size_t{class_number} * config_.second.dimension, config_.second.dimension);
}

std::span<const float> Task::labelVector(std::uint32_t label) const {
  return std::span(tables_.labels)
      .subspan(std::size_t{label} * config_.dimension, config_.dimension);
}

void Task::newClassMean(SequenceSet set, std::uint64_t batch, std::uint32_t number,
                        std::span<float> out) const {
  drawMean({seed_, Purpose::Task, stepOfNew(set, batch), number}, out);
}

void Task::newSecondMean(SequenceSet set, std::uint64_t batch, std::uint32_t number,
                         std::span<float> out) const {
  drawMean({seed_, Purpose::Task, stepOfNew(set, batch), kSecondRow + number}, out);
}

Task::Recipe Task::recipeOf(SequenceSet set) const {
  const bool off = config_.burstiness == 0;
  Recipe recipe{off ? config_.pairs / 2 : config_.burstiness, off ? 0 : config_.bursty_fraction,
                config_.ood_fraction, false};
  if (set == SequenceSet::Icl || set == SequenceSet::Flipped) {
    recipe.bursty = 1;
    recipe.ood = set == SequenceSet::Icl ? 1 : 0;
    recipe.flip = set == SequenceSet::Flipped;
  } else if (set == SequenceSet::Iwl) {
    recipe.bursty = 0;
    recipe.ood = 0;
  }
  return recipe;
}

void Task::draw(const SequenceAddress& address, Prompt& out) const {
  const Recipe recipe = recipeOf(address.set);
  Stream random = choices(seed_, address);
  // Always drawn, so that the rest of a sequence does not depend on the fractions.
  const bool bursty = random.uniform() < recipe.bursty;
  out.new_classes = random.uniform() < recipe.ood;
  out.shift = static_cast<std::uint32_t>(random.below(std::uint64_t{config_.max_shift} + 1));
  if (bursty || out.new_classes) {
    drawContext(random, recipe.copies, out.new_classes, out);
  } else {
    drawIndependent(random, out);
  }
  label(recipe.flip, out);
}

std::size_t Task::scratchSize() const {
  const std::uint32_t second = tables_.images ? 0 : config_.second.dimension;
  return 2 * (std::size_t{config_.pairs} + 1) * std::max(config_.dimension, second);
}

/// Class means with noise, into the rows that row_of(i) begins.
template <class RowOf>
void Task::composeItems(const SequenceAddress& address, const Prompt& prompt, const Items& items,
                        std::span<float> scratch, RowOf&& row_of) const {
  const std::size_t d = items.dimension, count = std::size_t{config_.pairs} + 1;
  const auto noises = scratch.first(count * d), means = scratch.subspan(count * d, count * d);
  if (items.spread > 0) noise(seed_, address, items.second).normals(noises);
  const auto& classes = items.second ? prompt.second : prompt.classes;
  const double unit = items.scale / std::sqrt(1 + items.spread * items.spread);
  const auto share = static_cast<float>(unit);
  const auto spread = static_cast<float>(unit * items.spread / std::sqrt(static_cast<double>(d)));
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint32_t number = classes[i];
    std::span<const float> mean;
    if (prompt.new_classes) {
      const auto same = static_cast<std::size_t>(std::find(classes.begin(), classes.end(), number) -
                                                 classes.begin());
      const auto fresh = means.subspan(same * d, d);
      if (same == i && items.second) newSecondMean(address.set, address.batch, number, fresh);
      if (same == i && !items.second) newClassMean(address.set, address.batch, number, fresh);
      mean = fresh;
    } else {
      mean = items.second ? secondMean(number) : classMean(number);
    }
    float* item = row_of(i);
    if (items.spread > 0) {
      for (std::size_t j = 0; j < d; ++j) item[j] = share * mean[j] + spread * noises[i * d + j];
    } else {
      for (std::size_t j = 0; j < d; ++j) item[j] = share * mean[j];
    }
  }
}

void Task::compose(const SequenceAddress& address, const Prompt& prompt, double item_scale,
                   double label_scale, Rows<float> rows, std::span<float> scratch) const {
  const std::size_t d = config_.dimension, stride = config_.stride();
  const auto begin = [&](std::size_t token) {
    float* row = rows.row(token);
    std::fill_n(row, config_.width(), 0.0F);
    if (config_.position_block > 0) row[prompt.shift + token] = 1;
    return row + config_.position_block;
  };
  composeItems(address, prompt, {config_.dimension, config_.spread, item_scale, false}, scratch,
               [&](std::size_t i) { return begin(stride * i); });
  const auto scale = static_cast<float>(label_scale);
  for (std::size_t i = 0; i <= config_.pairs; ++i) {
    if (config_.paired()) begin(stride * i + 1);
    if (i == config_.pairs) break;
    float* label = begin(stride * i + stride - 1);
    const auto vector = labelVector(prompt.labels[i]);
    for (std::size_t j = 0; j < d; ++j) label[j] = scale * vector[j];
  }
}

void Task::composeSecond(const SequenceAddress& address, const Prompt& prompt, double scale,
                         Rows<float> rows, std::span<float> scratch) const {
  if (tables_.images) return composeImages(address, prompt, scale, rows);
  composeItems(address, prompt, {config_.second.dimension, config_.second.spread, scale, true},
               scratch, [&](std::size_t i) { return rows.row(i); });
}

void Task::composeImages(const SequenceAddress& address, const Prompt& prompt, double scale,
                         Rows<float> rows) const {
  const SecondImages& images = *tables_.images;
  const auto purpose = prompt.new_classes                  ? SecondImages::For::NewClasses
                       : address.set == SequenceSet::Train ? SecondImages::For::Training
                                                           : SecondImages::For::Tests;
  Stream choice = imageChoices(seed_, address), random = noise(seed_, address, true);
  for (std::size_t i = 0; i < prompt.second.size(); ++i) {
    const std::span<float> row(rows.row(i), config_.second.dimension);
    if (config_.second.spread > 0) random.normals(row);
    readPixels(images.draw(prompt.second[i], purpose, choice), config_.second.spread, row);
    if (scale == 1) continue;
    for (float& x : row) x *= static_cast<float>(scale);
  }
}

}  // namespace icl::mixture
