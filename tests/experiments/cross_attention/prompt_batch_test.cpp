#include "core/experiments/cross_attention/prompt_batch.h"

#include <cmath>

#include <gtest/gtest.h>

#include "core/experiments/cross_attention/task_nodes.h"
#include "tests/support/allocation_guard.h"

namespace icl::cross_attention {
namespace {

using Matrix = Mat<double>;

/// One task, uneven noise: every mean below has a closed form.
Config oneTask(int context) {
  Config c;
  c.parameters = Parameters::Matrices;
  c.modalities = 2, c.dim_1 = 2, c.dim_2 = 2;
  c.prior = PriorKind::TaskList, c.tasks = "[[0.8,-0.3,0.5,1.1]]";
  c.noise2 = 0.6, c.noise2_2 = 1.7;
  c.method = Method::Descent, c.context = context;
  return c;
}
Eigen::Vector4d taskOf() { return {0.8, -0.3, 0.5, 1.1}; }
Matrix covarianceOf() {
  Matrix out = taskOf() * taskOf().transpose();
  out.diagonal() += Eigen::Vector4d(0.6, 0.6, 1.7, 1.7);
  return out;
}

/// Mean over prompts of a matrix that each gives, with the size of its error.
struct Average {
  Matrix mean{};
  double error = 0;  // root of the summed variances of the mean's entries
};
template <class Of>
Average averageOf(const PromptBatch<double>& batch, int prompts, Of&& of) {
  PromptChunk<double> chunk;
  batch.resize(chunk, prompts);
  batch.draw(7, Purpose::Tokens, 3, 0, prompts, chunk);
  Matrix sum = Matrix::Zero(4, 4), squares = Matrix::Zero(4, 4);
  for (int i = 0; i < prompts; ++i) {
    const Matrix one = of(chunk, i);
    sum += one;
    squares += one.cwiseAbs2();
  }
  const Matrix mean = sum / prompts;
  return {mean, std::sqrt((squares / prompts - mean.cwiseAbs2()).sum() / prompts)};
}

Matrix momentOf(const PromptBatch<double>& batch, const PromptChunk<double>& chunk, int i) {
  if (batch.form() != MomentForm::Tokens) return chunk.moments.middleCols(4 * i, 4);
  const Matrix X = chunk.tokens.middleCols(i * batch.tokenCount(), batch.tokenCount());
  return X * X.transpose() / batch.context();
}

constexpr int kPrompts = 20000;

void expectNear(const Average& average, const Matrix& expected) {
  EXPECT_LT((average.mean - expected).norm(), 4 * average.error);
  EXPECT_LT(average.error, 0.2 * expected.norm());
}

TEST(PromptBatch, SecondMomentsAndResponsesHaveTheirExactMeansInEveryForm) {
  for (const auto& [form, length] :
       {std::pair{MomentForm::Wishart, 6}, std::pair{MomentForm::Wishart, 4},
        std::pair{MomentForm::Formed, 3}, std::pair{MomentForm::Tokens, 1},
        std::pair{MomentForm::Tokens, 6}}) {
    SCOPED_TRACE(static_cast<int>(form) * 100 + length);
    const PromptBatch<double> batch(oneTask(length), length, form);
    const Matrix lambda = covarianceOf();
    const auto m = taskOf();
    const Matrix mm = m * m.transpose();
    const double L = length;
    expectNear(averageOf(batch, kPrompts,
                         [&](const auto& chunk, int i) { return momentOf(batch, chunk, i); }),
               lambda);
    // E Λ̂² = Λ² (1 + 1/L) + Λ tr Λ / L.
    expectNear(averageOf(batch, kPrompts,
                         [&](const auto& chunk, int i) {
                           const Matrix M = momentOf(batch, chunk, i);
                           return Matrix(M * M);
                         }),
               lambda * lambda * (1 + 1 / L) + lambda * lambda.trace() / L);
    // With y = ζ u and x = m u + ξ: E h hᵀ = m mᵀ (1 + 2/L) + D / L.
    const Matrix noise = lambda - mm;
    expectNear(averageOf(batch, kPrompts,
                         [](const auto& chunk, int i) {
                           return Matrix(chunk.response.col(i) * chunk.response.col(i).transpose());
                         }),
               mm * (1 + 2 / L) + noise / L);
    // h goes with ζ, which w shows: E h wᵀ = m mᵀ Λ⁻¹.
    expectNear(averageOf(batch, kPrompts,
                         [](const auto& chunk, int i) {
                           return Matrix(chunk.response.col(i) * chunk.bayes.col(i).transpose());
                         }),
               mm * lambda.inverse());
    // By Isserlis' theorem: E ζ Λ̂ h = (1 + 1/L) Λ m + m tr Λ / L.
    const Matrix expected =
        ((1 + 1 / L) * lambda * mm + lambda.trace() / L * mm) * lambda.inverse();
    expectNear(averageOf(batch, kPrompts,
                         [&](const auto& chunk, int i) {
                           return Matrix(momentOf(batch, chunk, i) * chunk.response.col(i) *
                                         chunk.bayes.col(i).transpose());
                         }),
               expected);
  }
}

TEST(PromptBatch, TheResidualIsWhatTheBayesWeightsLeave) {
  const PromptBatch<double> batch(oneTask(6), 6, MomentForm::Wishart);
  PromptChunk<double> chunk;
  batch.resize(chunk, 1);
  batch.draw(7, Purpose::Tokens, 3, 0, 1, chunk);
  const Matrix lambda = covarianceOf();
  const auto m = taskOf();
  const double size = m.dot(lambda.inverse() * m);
  EXPECT_NEAR(chunk.residual(0, 0), 1 - size, 1e-14);
  EXPECT_NEAR(chunk.bayes.col(0).dot(m), chunk.bayes.col(0).dot(m) > 0 ? size : -size, 1e-14);
}

TEST(PromptBatch, AQueryAmongTheKeysAddsItsOwnTerm) {
  for (const auto& [form, length] :
       {std::pair{MomentForm::Wishart, 6}, std::pair{MomentForm::Tokens, 1}}) {
    Config config = oneTask(length);
    config.query_as_key = true;
    const PromptBatch<double> batch(config, length, form);
    expectNear(averageOf(batch, kPrompts,
                         [&](const auto& chunk, int i) { return momentOf(batch, chunk, i); }),
               covarianceOf() * (1 + 1.0 / length));
    expectNear(averageOf(batch, kPrompts,
                         [](const auto& chunk, int i) {
                           return Matrix(chunk.query.col(i) * chunk.query.col(i).transpose());
                         }),
               covarianceOf());
  }
}

TEST(PromptBatch, APromptIsTheSameInAnyChunkAndPrecision) {
  const Config config = oneTask(6);
  const PromptBatch<double> batch(config, 6, MomentForm::Wishart);
  const PromptBatch<float> single(config, 6, MomentForm::Wishart);
  PromptChunk<double> many, one;
  PromptChunk<float> narrow;
  batch.resize(many, 5), batch.resize(one, 1), single.resize(narrow, 1);
  batch.draw(7, Purpose::Tokens, 3, 10, 5, many);
  batch.draw(7, Purpose::Tokens, 3, 13, 1, one);
  single.draw(7, Purpose::Tokens, 3, 13, 1, narrow);
  EXPECT_EQ(many.moments.middleCols(12, 4), one.moments);
  EXPECT_EQ(many.response.col(3), one.response.col(0));
  EXPECT_LT((narrow.moments.cast<double>() - one.moments).norm(), 1e-5);
  EXPECT_LT((narrow.response.cast<double>() - one.response).norm(), 1e-5);
}

TEST(PromptBatch, TakesTheCheaperForm) {
  Config config = oneTask(4);  // four dimensions
  EXPECT_EQ(momentFormFor(config, 4), MomentForm::Wishart);
  EXPECT_EQ(momentFormFor(config, 3), MomentForm::Formed);
  EXPECT_EQ(momentFormFor(config, 2), MomentForm::Formed);
  EXPECT_EQ(momentFormFor(config, 1), MomentForm::Tokens);
  config.attention = Attention::Softmax;
  EXPECT_EQ(momentFormFor(config, 64), MomentForm::Tokens);
}

TEST(PromptBatch, DrawsAllocateNothing) {
  for (const auto& [form, length] :
       {std::pair{MomentForm::Wishart, 6}, std::pair{MomentForm::Tokens, 1}}) {
    const PromptBatch<float> batch(oneTask(length), length, form);
    PromptChunk<float> chunk;
    batch.resize(chunk, 8);
    batch.draw(7, Purpose::Tokens, 3, 0, 8, chunk);
    const testing::AllocationGuard guard;
    batch.draw(7, Purpose::Tokens, 4, 0, 8, chunk);
    EXPECT_EQ(guard.count(), 0U);
  }
}

}  // namespace
}  // namespace icl::cross_attention
