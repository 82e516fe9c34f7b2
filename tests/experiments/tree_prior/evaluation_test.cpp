#include "core/experiments/tree_prior/evaluation.h"

#include <gtest/gtest.h>

#include "tests/experiments/tree_prior/net_fixture.h"

namespace icl::tree_prior {
namespace {

/// Risk after each layer, then routing: means and variances.
std::vector<double> numbersOf(const Risks& risks) {
  std::vector<double> numbers;
  for (const RunningMoments& moments : risks.after) {
    numbers.insert(numbers.end(), {moments.mean(), moments.variance()});
  }
  numbers.insert(numbers.end(), {risks.routing.mean(), risks.routing.variance()});
  return numbers;
}

TEST(Evaluator, ContextsThatAreKeptAreThoseThatAreDrawnAgain) {
  Config config;
  config.levels = 3;
  config.budget = 3;
  config.hidden = 5;
  NetFixture f(config);
  f.net->prepare(f.weights.data());
  DonorPlan plain, donors;
  donors.keys = {-1, 1, 0};
  donors.workspace = {2, -1, -1};
  Sample sample;
  sample.contexts = 150;  // its last block is not full
  Evaluator drawing(config, sample);
  sample.keep = true;
  Evaluator keeping(config, sample);
  Workers workers;
  std::vector<double> before;
  for (const DonorPlan* plan : {&plain, &donors, &plain}) {
    const std::vector<double> drawn = numbersOf(drawing.run(*f.net, workers, *plan));
    EXPECT_EQ(numbersOf(keeping.run(*f.net, workers, *plan)), drawn);
    EXPECT_EQ(numbersOf(keeping.run(*f.net, workers, *plan)), drawn);
    EXPECT_NE(drawn, before);
    before = drawn;
  }
  EXPECT_EQ(keeping.run(*f.net, workers, plain).last().count(), 150u);
}

TEST(Evaluator, TheRiskIsTheMeanOfTheErrors) {
  Config config;
  config.levels = 2;
  config.budget = 2;
  config.hidden = 5;
  NetFixture f(config);
  f.net->prepare(f.weights.data());
  Sample sample;
  sample.contexts = 2 * kRows;
  Workers workers;
  Evaluator evaluator(config, sample);
  const Risks& risks = evaluator.run(*f.net, workers, {});
  const ContextSampler sampler(config, sample.tokens, sample.noise, false);
  for (int l = 0; l < 2; ++l) {
    double sum = 0;
    for (std::uint64_t b = 0; b < 2; ++b) {
      Stream random(sample.seed, sample.purpose, 0, b);
      sampler.draw(random, kRows, f.block);
      f.net->forward(f.block, *f.tape);
      double errors[kRows];
      f.net->errors(f.block, *f.tape, l, errors);
      for (const double error : errors) sum += error;
    }
    EXPECT_NEAR(risks.after[static_cast<std::size_t>(l)].mean(), sum / (2 * kRows), 1e-13);
  }
}

}  // namespace
}  // namespace icl::tree_prior
