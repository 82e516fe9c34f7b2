// What sequences are made of: classes, pairs of classes, labels; and the accuracies that need no
// learning under these laws.
#include <algorithm>
#include <cmath>

#include "core/experiments/mixture/task.h"

namespace icl::mixture {
namespace {

double weightOf(std::uint32_t class_number, double zipf) {
  return std::pow(static_cast<double>(class_number) + 1, -zipf);
}

std::vector<double> cumulativePrior(std::uint32_t classes, double zipf) {
  if (zipf == 0) return {};
  std::vector<double> sums(classes);
  double total = 0;
  for (std::uint32_t k = 0; k < classes; ++k) sums[k] = total += weightOf(k, zipf);
  for (double& sum : sums) sum /= total;
  if (!sums.empty()) sums.back() = 1;
  return sums;
}

std::size_t placeOf(double u, std::span<const double> cumulative) {
  const auto at = std::upper_bound(cumulative.begin(), cumulative.end(), u);
  return static_cast<std::size_t>(std::min(at, cumulative.end() - 1) - cumulative.begin());
}

}  // namespace

void Task::preparePriors() {
  cumulative_ = cumulativePrior(config_.classes, config_.zipf);
  second_cumulative_ = cumulativePrior(config_.second.classes, config_.second.zipf);
  if (!config_.paired() || config_.joint() || config_.zipf == 0) return;
  const std::uint32_t each = config_.classes / config_.labels;
  partners_.reserve(config_.classes);
  for (std::uint32_t label = 0; label < config_.labels; ++label) {
    double total = 0;
    for (std::uint32_t j = 0; j < each; ++j) {
      partners_.push_back(total += weightOf(label + config_.labels * j, config_.zipf));
    }
    for (auto at = partners_.end() - each; at != partners_.end(); ++at) *at /= total;
    partners_.back() = 1;
  }
}

Task::Law Task::lawOf(bool second, bool fresh) const {
  static const std::vector<double> kUniform;
  if (fresh) {
    return {second ? config_.newSecondClasses() : config_.newClasses(),
            second ? config_.second.labels : config_.labels, &kUniform};
  }
  if (second) return {config_.second.classes, config_.second.labels, &second_cumulative_};
  return {config_.classes, config_.labels, &cumulative_};
}

std::uint32_t Task::drawClass(Stream& random, const Law& law) {
  if (law.cumulative->empty()) return static_cast<std::uint32_t>(random.below(law.classes));
  return static_cast<std::uint32_t>(placeOf(random.uniform(), *law.cumulative));
}

void Task::drawDistinct(Stream& random, const Law& law, bool different_labels,
                        std::span<std::uint32_t> out) const {
  for (std::size_t i = 0; i < out.size(); ++i) {
    if (!different_labels) {
      out[i] = drawClass(random, law);
      continue;
    }
    // Labels without replacement: the drawn one must differ from those before it.
    for (bool taken = true; taken;) {
      out[i] = static_cast<std::uint32_t>(random.below(law.labels));
      taken = false;
      for (std::size_t j = 0; j < i; ++j) taken = taken || out[j] % law.labels == out[i];
    }
    out[i] += law.labels * static_cast<std::uint32_t>(random.below(law.classes / law.labels));
  }
}

/// A class of the first modality with the label, by the prior restricted to those.
std::uint32_t Task::drawPartner(Stream& random, std::uint32_t label, bool fresh) const {
  const std::uint32_t classes = fresh ? config_.newClasses() : config_.classes;
  const std::uint32_t each = classes / config_.labels;
  if (fresh || partners_.empty()) {
    return label + config_.labels * static_cast<std::uint32_t>(random.below(each));
  }
  const auto of_label = std::span(partners_).subspan(std::size_t{label} * each, each);
  return label + config_.labels * static_cast<std::uint32_t>(placeOf(random.uniform(), of_label));
}

/// A few classes (or pairs of them), `copies` times each, in random order; the query is one.
void Task::drawContext(Stream& random, std::uint32_t copies, bool fresh, Prompt& out) const {
  const std::uint32_t pairs = config_.pairs, distinct = pairs / copies;
  const bool different = config_.no_repeats && !config_.joint();
  const auto extend = [&](std::vector<std::uint32_t>& classes) {
    for (std::uint32_t i = distinct; i < pairs; ++i) classes[i] = classes[i % distinct];
  };
  out.classes.assign(std::size_t{pairs} + 1, 0);
  out.second.clear();
  const auto first = std::span(out.classes).first(distinct);
  if (!config_.paired()) {
    drawDistinct(random, lawOf(false, fresh), different, first);
    extend(out.classes);
    random.shuffle(std::span(out.classes).first(pairs));
    out.classes[pairs] = out.classes[random.below(pairs)];
    return;
  }
  out.second.assign(std::size_t{pairs} + 1, 0);
  drawDistinct(random, lawOf(true, fresh), different, std::span(out.second).first(distinct));
  for (std::uint32_t i = 0; i < distinct; ++i) {
    first[i] = config_.joint() ? drawClass(random, lawOf(false, fresh))
                               : drawPartner(random, secondLabelOf(out.second[i]), fresh);
  }
  extend(out.classes);
  extend(out.second);
  for (std::size_t i = pairs; i > 1; --i) {  // both in the same order
    const std::size_t j = random.below(i);
    std::swap(out.classes[i - 1], out.classes[j]);
    std::swap(out.second[i - 1], out.second[j]);
  }
  const std::size_t query = random.below(pairs);
  out.classes[pairs] = out.classes[query];
  out.second[pairs] = out.second[query];
}

void Task::drawIndependent(Stream& random, Prompt& out) const {
  const std::size_t count = std::size_t{config_.pairs} + 1;
  out.classes.resize(count);
  out.second.resize(config_.paired() ? count : 0);
  for (std::uint32_t& drawn : out.classes) drawn = drawClass(random, lawOf(false, false));
  for (std::uint32_t& drawn : out.second) drawn = drawClass(random, lawOf(true, false));
}

void Task::label(bool flip, Prompt& out) const {
  const bool joint = config_.joint();
  const std::uint32_t modulus = config_.answers();
  out.labels.resize(out.classes.size());
  for (std::size_t i = 0; i < out.labels.size(); ++i) {
    std::uint32_t label = config_.paired() ? secondLabelOf(out.second[i]) : labelOf(out.classes[i]);
    if (joint) label += labelOf(out.classes[i]) * config_.second.groups_2;
    out.labels[i] = flip ? (label + 1) % modulus : label;
  }
  if (flip && joint && config_.second.published_flip) {
    out.labels.back() = (out.labels.back() + 1) % modulus;
  }
}

namespace {

/// How often a class drawn by the prior has each of `labels` labels.
std::vector<double> labelLaw(std::uint32_t classes, std::uint32_t labels, double zipf) {
  std::vector<double> law(labels, 0);
  double total = 0;
  for (std::uint32_t k = 0; k < classes; ++k) {
    const double weight = weightOf(k, zipf);
    law[k % labels] += weight;
    total += weight;
  }
  for (double& p : law) p /= total;
  return law;
}

std::vector<double> answerLaw(const TaskConfig& config) {
  const SecondModality& second = config.second;
  if (!config.paired()) return labelLaw(config.classes, config.labels, config.zipf);
  if (!config.joint()) return labelLaw(second.classes, second.labels, second.zipf);
  std::vector<double> law;
  for (const double p : labelLaw(config.classes, second.groups_1, config.zipf)) {
    for (const double q : labelLaw(second.classes, second.groups_2, second.zipf)) {
      law.push_back(p * q);
    }
  }
  return law;
}

}  // namespace

ChanceLevels chanceOf(const TaskConfig& config) {
  ChanceLevels out;
  out.blind = 1 / static_cast<double>(config.answers());
  for (const double p : answerLaw(config)) {
    out.context_iwl += p * p;
    out.present_iwl += p * (1 - std::pow(1 - p, config.pairs));
  }
  // Both positions hold copies of one draw, or draws that share a label by accident.
  const std::uint32_t copies = config.burstiness == 0 ? config.pairs / 2 : config.burstiness;
  const double distinct = config.pairs / copies;
  const bool different = config.no_repeats && !config.joint();
  const auto either = [&](double collision) {
    return 1 / distinct + (1 - 1 / distinct) * (different ? 0 : collision);
  };
  out.context = either(out.blind);
  out.context_seen = either(out.context_iwl);
  out.transition = (out.context + 1) / 2;
  return out;
}

}  // namespace icl::mixture
