// Evaluations of the four test sets, and the gradient of a batch: sums over sequences that depend
// on nothing but the sequences.
#include "core/experiments/mixture/evaluation.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/base/parallel.h"
#include "core/base/random.h"
#include "core/experiments/mixture/config.h"
#include "tests/experiments/mixture/small_run.h"

namespace icl::mixture {
namespace {

class EvaluationTest : public ::testing::Test {
 protected:
  EvaluationTest() { decoder_.initialise(7); }
  ~EvaluationTest() override { parallel::setThreads(0); }

  Config config_ = configOf(*pretrainSchema().complete(smallSettings()));
  Task task_{config_.task(), 3};
  Decoder<float> decoder_{config_.shape(), config_.layout().tokens()};
};

TEST_F(EvaluationTest, AccuraciesAreTheSharesOfRightAnswers) {
  Evaluator evaluator(task_, config_.layout(), config_.shape(), 101);
  Evaluation found;
  evaluator.evaluate(decoder_, {}, {}, found);
  const std::pair<SequenceSet, double> sets[] = {{SequenceSet::Test, found.test},
                                                 {SequenceSet::Icl, found.icl},
                                                 {SequenceSet::Flipped, found.flipped},
                                                 {SequenceSet::Iwl, found.iwl}};
  for (const auto& [set, accuracy] : sets) {
    std::vector<std::uint8_t> right;
    evaluator.answers(decoder_, {}, {}, set, 101, right);
    double sum = 0;
    for (const std::uint8_t one : right) sum += one;
    EXPECT_NEAR(accuracy, sum / 101, 1e-12);
    EXPECT_LT(accuracy, 0.5);  // it has learnt nothing
  }
  ASSERT_EQ(found.heads.size(), 2u);
  for (const HeadMeasures& head : found.heads) {
    EXPECT_NEAR(at(head, Measure::AllLabels), 4.0 / 9, 0.02);  // nearly uniform attention
  }
}

TEST_F(EvaluationTest, ThreadsAndTheSizeOfTheSetChangeNoAnswer) {
  Evaluation reference, again;
  parallel::setThreads(1);
  Evaluator(task_, config_.layout(), config_.shape(), 77).evaluate(decoder_, {}, {}, reference);
  for (const int threads : {2, 5}) {
    parallel::setThreads(threads);
    Evaluator evaluator(task_, config_.layout(), config_.shape(), 77);
    for (int repeat = 0; repeat < 2; ++repeat) {
      evaluator.evaluate(decoder_, {}, {}, again);
      EXPECT_EQ(again.icl, reference.icl);
      EXPECT_EQ(again.cla, reference.cla);
      EXPECT_EQ(again.heads, reference.heads);
    }
  }
  std::vector<std::uint8_t> few, many;
  Evaluator larger(task_, config_.layout(), config_.shape(), 200);
  larger.answers(decoder_, {}, {}, SequenceSet::Icl, 33, few);
  larger.answers(decoder_, {}, {}, SequenceSet::Icl, 200, many);
  EXPECT_TRUE(std::equal(few.begin(), few.end(), many.begin()));
}

/// Sequences of random rows with random labels.
template <class T>
class RandomSource final : public BatchSource<T> {
 public:
  RandomSource(std::size_t tokens, std::size_t width, std::size_t labels)
      : tokens_(tokens), width_(width), labels_(labels) {}
  void fill(const BatchPart& part, const InputRows<T>& rows,
            std::span<std::uint32_t> targets) override {
    for (std::size_t s = 0; s < part.count; ++s) {
      Stream random(5, Purpose::Tokens, 0, part.first + s);
      targets[s] = static_cast<std::uint32_t>(random.below(labels_));
      for (std::size_t t = 0; t < tokens_; ++t) {
        for (std::size_t i = 0; i < width_; ++i) {
          rows.tokens.row(s * tokens_ + t)[i] = static_cast<T>(random.normal());
        }
      }
    }
  }

 private:
  std::size_t tokens_, width_, labels_;
};

DecoderShape oddShape() {
  DecoderShape shape;
  shape.width = 6;
  shape.heads = 2;
  shape.project = true;
  shape.labels = 5;
  return shape;
}

TEST(BatchGradient, IsTheMeanOfTheGradientsOfItsSequences) {
  constexpr std::size_t kLength = 5, kBatch = 37;
  const DecoderShape shape = oddShape();
  Decoder<double> decoder(shape, kLength);
  decoder.initialise(2);
  RandomSource<double> source(kLength, shape.width, shape.labels);
  BatchGradient<double> batch(shape, kLength, kBatch);
  const BatchOutcome outcome = batch.run(decoder, source, {});
  const ParamRange all{0, decoder.params().size()};
  const double squares = batch.reduce({&all, 1});

  DecoderPass<double> pass(shape, kLength, 1);
  Buffer<double> sum(decoder.params().size());
  double loss = 0, accuracy = 0, expected_squares = 0;
  for (std::size_t i = 0; i < kBatch; ++i) {
    std::uint32_t target = 0;
    source.fill({i, 1, 0}, pass.input(), {&target, 1});
    pass.forward(decoder, 1, {});
    const CrossEntropy e =
        crossEntropy<double>({pass.logits().row(0), shape.labels}, target, 1.0 / kBatch,
                             {pass.logitGradient().row(0), shape.labels});
    loss += e.loss / kBatch;
    accuracy += e.best == target ? 1.0 / kBatch : 0;
    pass.backward(decoder, {}, sum.data(), i == 0);
  }
  EXPECT_NEAR(outcome.loss, loss, 1e-13);
  EXPECT_NEAR(outcome.accuracy, accuracy, 1e-13);
  for (std::size_t i = 0; i < sum.size(); ++i) {
    ASSERT_NEAR(batch.gradient()[i], sum[i], 1e-14) << i;
    expected_squares += sum[i] * sum[i];
  }
  EXPECT_NEAR(squares, expected_squares, 1e-12);
}

TEST(BatchGradient, HasTheSameBitsForAnyNumberOfThreads) {
  constexpr std::size_t kLength = 7, kBatch = 100;
  const DecoderShape shape = oddShape();
  Decoder<float> decoder(shape, kLength);
  decoder.initialise(2);
  RandomSource<float> source(kLength, shape.width, shape.labels);
  const ParamRange all{0, decoder.params().size()};
  std::vector<float> reference;
  for (const int threads : {1, 2, 3, 8}) {
    parallel::setThreads(threads);
    BatchGradient<float> batch(shape, kLength, kBatch);
    for (int repeat = 0; repeat < 2; ++repeat) {
      batch.run(decoder, source, {});
      batch.reduce({&all, 1});
      const std::vector<float> got(batch.gradient(), batch.gradient() + decoder.params().size());
      if (reference.empty()) reference = got;
      EXPECT_EQ(got, reference) << threads;
    }
  }
  parallel::setThreads(0);
}

TEST(BatchGradient, PartialSumsAreFewAndFitTheMemory) {
  EXPECT_EQ(partialGradients(128, 202112), 16u);
  EXPECT_EQ(partialGradients(1, 202112), 1u);
  EXPECT_EQ(partialGradients(20, 1000), 3u);
  EXPECT_EQ(partialGradients(128, 20'000'000), 3u);  // 240 MB
  EXPECT_EQ(partialGradients(128, 400'000'000), 2u);
}

}  // namespace
}  // namespace icl::mixture
