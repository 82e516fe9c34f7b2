#include "core/experiments/mixture/task.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/result.h"

namespace icl::mixture {
namespace {

/// Steps and rows of the streams. Class tables: step 0; new classes of the batch b: step 1 + b; of
/// a test set: far beyond any batch.
constexpr std::uint64_t kTestStep = std::uint64_t{1} << 55;
constexpr std::uint64_t kLabelRow = std::uint64_t{1} << 31;

std::uint64_t numberOf(SequenceSet set) { return static_cast<std::uint64_t>(set); }

void drawMean(Stream random, std::span<float> out) {
  random.normals(out);
  const float size = 1 / std::sqrt(static_cast<float>(out.size()));
  for (float& x : out) x *= size;
}

std::vector<double> cumulativePrior(const TaskConfig& config) {
  std::vector<double> sums(config.classes);
  double total = 0;
  for (std::uint32_t k = 0; k < config.classes; ++k) {
    total += std::pow(static_cast<double>(k) + 1, -config.zipf);
    sums[k] = total;
  }
  for (double& sum : sums) sum /= total;
  sums.back() = 1;
  return sums;
}

/// The streams of a sequence: what it is made of, and the noise of its items.
Stream choices(std::uint64_t seed, const SequenceAddress& at) {
  if (at.set == SequenceSet::Train) return {seed, Purpose::Tokens, at.batch, at.index};
  return {seed, Purpose::Test, 2 * numberOf(at.set), at.index};
}

Stream noise(std::uint64_t seed, const SequenceAddress& at) {
  if (at.set == SequenceSet::Train) return {seed, Purpose::Noise, at.batch, at.index};
  return {seed, Purpose::Test, 2 * numberOf(at.set) + 1, at.index};
}

}  // namespace

Task::Task(const TaskConfig& config, std::uint64_t seed) : config_(config), seed_(seed) {
  const std::size_t d = config.dimension;
  labels_.resize(config.labels * d);
  classes_.resize(config.classes * d);
  for (std::uint32_t l = 0; l < config.labels; ++l) {
    drawMean({seed, Purpose::Task, 0, kLabelRow + l}, std::span(labels_).subspan(l * d, d));
  }
  for (std::uint32_t k = 0; k < config.classes; ++k) {
    drawMean({seed, Purpose::Task, 0, k}, std::span(classes_).subspan(k * d, d));
  }
  if (config.zipf != 0) cumulative_ = cumulativePrior(config);
}

std::span<const float> Task::classMean(std::uint32_t class_number) const {
  return std::span(classes_).subspan(std::size_t{class_number} * config_.dimension,
                                     config_.dimension);
}

std::span<const float> Task::labelVector(std::uint32_t label) const {
  return std::span(labels_).subspan(std::size_t{label} * config_.dimension, config_.dimension);
}

void Task::newClassMean(SequenceSet set, std::uint64_t batch, std::uint32_t number,
                        std::span<float> out) const {
  const std::uint64_t step = set == SequenceSet::Train ? 1 + batch : kTestStep + numberOf(set);
  drawMean({seed_, Purpose::Task, step, number}, out);
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

std::uint32_t Task::drawClass(Stream& random) const {
  if (cumulative_.empty()) return static_cast<std::uint32_t>(random.below(config_.classes));
  const double u = random.uniform();
  const auto at = std::upper_bound(cumulative_.begin(), cumulative_.end(), u);
  return static_cast<std::uint32_t>(std::min(at, cumulative_.end() - 1) - cumulative_.begin());
}

/// A few classes, `copies` times each, in random order; the query is one of them.
void Task::drawContext(Stream& random, std::uint32_t copies, bool fresh, Prompt& out) const {
  const std::uint32_t pairs = config_.pairs, distinct = pairs / copies;
  const std::uint32_t classes = fresh ? config_.new_classes : config_.classes;
  out.classes.assign(std::size_t{pairs} + 1, 0);
  for (std::uint32_t i = 0; i < distinct; ++i) {
    std::uint32_t& drawn = out.classes[i];
    if (config_.no_repeats) {
      // Labels without replacement: the drawn one must differ from those before it.
      const auto label = [&](std::uint32_t at) { return labelOf(out.classes[at]); };
      for (bool taken = true; taken;) {
        drawn = static_cast<std::uint32_t>(random.below(config_.labels));
        taken = false;
        for (std::uint32_t j = 0; j < i; ++j) taken = taken || label(j) == drawn;
      }
      drawn += config_.labels * static_cast<std::uint32_t>(random.below(classes / config_.labels));
    } else {
      drawn = fresh ? static_cast<std::uint32_t>(random.below(classes)) : drawClass(random);
    }
  }
  for (std::uint32_t i = distinct; i < pairs; ++i) out.classes[i] = out.classes[i % distinct];
  random.shuffle(std::span(out.classes).first(pairs));
  out.classes[pairs] = out.classes[random.below(pairs)];
}

void Task::drawIndependent(Stream& random, Prompt& out) const {
  out.classes.resize(std::size_t{config_.pairs} + 1);
  for (std::uint32_t& drawn : out.classes) drawn = drawClass(random);
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
  out.labels.resize(out.classes.size());
  for (std::size_t i = 0; i < out.classes.size(); ++i) {
    const std::uint32_t label = labelOf(out.classes[i]);
    out.labels[i] = recipe.flip ? (label + 1) % config_.labels : label;
  }
}

std::size_t Task::scratchSize() const {
  return 2 * (std::size_t{config_.pairs} + 1) * config_.dimension;
}

void Task::compose(const SequenceAddress& address, const Prompt& prompt, double item_scale,
                   double label_scale, Rows<float> rows, std::span<float> scratch) const {
  const std::size_t d = config_.dimension, items = std::size_t{config_.pairs} + 1;
  const auto noises = scratch.first(items * d), means = scratch.subspan(items * d, items * d);
  if (config_.spread > 0) noise(seed_, address).normals(noises);
  const double unit = 1 / std::sqrt(1 + config_.spread * config_.spread);
  const auto share = static_cast<float>(unit * item_scale);
  const auto spread =
      static_cast<float>(unit * item_scale * config_.spread / std::sqrt(static_cast<double>(d)));
  for (std::size_t i = 0; i < items; ++i) {
    const std::uint32_t number = prompt.classes[i];
    const auto same = static_cast<std::size_t>(
        std::find(prompt.classes.begin(), prompt.classes.end(), number) - prompt.classes.begin());
    const auto fresh = means.subspan(same * d, d);
    if (prompt.new_classes && same == i) {
      newClassMean(address.set, address.batch, number, fresh);
    }
    const std::span<const float> mean = prompt.new_classes ? fresh : classMean(number);
    const auto begin = [&](std::size_t token) {
      float* row = rows.row(token);
      std::fill_n(row, config_.width(), 0.0F);
      if (config_.position_block > 0) row[prompt.shift + token] = 1;
      return row + config_.position_block;
    };
    float* item = begin(2 * i);
    if (config_.spread > 0) {
      for (std::size_t j = 0; j < d; ++j) item[j] = share * mean[j] + spread * noises[i * d + j];
    } else {
      for (std::size_t j = 0; j < d; ++j) item[j] = share * mean[j];
    }
    if (i + 1 == items) continue;
    float* label = begin(2 * i + 1);
    const auto vector = labelVector(prompt.labels[i]);
    const auto scale = static_cast<float>(label_scale);
    for (std::size_t j = 0; j < d; ++j) label[j] = scale * vector[j];
  }
}

namespace {

/// How often a class drawn by the prior has each label.
std::vector<double> labelLaw(const TaskConfig& config) {
  std::vector<double> law(config.labels, 0);
  double total = 0;
  for (std::uint32_t k = 0; k < config.classes; ++k) {
    const double weight = std::pow(static_cast<double>(k) + 1, -config.zipf);
    law[k % config.labels] += weight;
    total += weight;
  }
  for (double& p : law) p /= total;
  return law;
}

}  // namespace

ChanceLevels chanceOf(const TaskConfig& config) {
  const double labels = config.labels;
  ChanceLevels out;
  out.blind = 1 / labels;
  for (const double p : labelLaw(config)) {
    out.context_iwl += p * p;
    out.present_iwl += p * (1 - std::pow(1 - p, config.pairs));
  }
  // Both positions hold copies of one draw, or draws that share a label by accident.
  const std::uint32_t copies = config.burstiness == 0 ? config.pairs / 2 : config.burstiness;
  const double distinct = config.pairs / copies;
  const auto either = [&](double collision) {
    return 1 / distinct + (1 - 1 / distinct) * (config.no_repeats ? 0 : collision);
  };
  out.context = either(out.blind);
  out.context_seen = either(out.context_iwl);
  out.transition = (out.context + 1) / 2;
  return out;
}

}  // namespace icl::mixture
