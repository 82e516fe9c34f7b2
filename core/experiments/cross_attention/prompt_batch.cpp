#include "core/experiments/cross_attention/prompt_batch.h"

#include <cmath>

#include "core/experiments/cross_attention/dense_context.h"

// X = R Z with R Rᵀ = Λ = D + m mᵀ and Z standard normal. With m̃ = D^{-1/2} m,
//   R = D^{1/2} (I + c m̃ m̃ᵀ),  c = 1/(1 + √(1 + m̃ᵀm̃)).
// Z Zᵀ is a Wishart matrix, A Aᵀ with A lower triangular, χ on its diagonal and normals below
// (Bartlett 1933). y = Xᵀw + e with e independent of X, so h = Λ̂ w + R A ε · √residual / L.

namespace icl::cross_attention {

MomentForm momentFormFor(const Config& config, int context) {
  const int dimension = config.dimension();
  if (config.attention == Attention::Softmax) return MomentForm::Tokens;
  if (context >= dimension) return MomentForm::Wishart;
  return 2 * context >= dimension ? MomentForm::Formed : MomentForm::Tokens;
}

template <class T>
PromptBatch<T>::PromptBatch(const Config& config, int context, MomentForm form,
                            const TaskShift& shift)
    : tasks_(config, shift),
      dimension_(config.dimension()),
      context_(context),
      form_(form),
      query_as_key_(config.query_as_key),
      noise_(coordinateNoise(config).cast<T>()),
      root_noise_(noise_.cwiseSqrt()) {
  attention_.softmax = config.attention == Attention::Softmax;
  attention_.temperature = config.softmax_temperature;
  attention_.centred = config.softmax_centred;
  attention_.query_as_key = config.query_as_key;
  ICL_CHECK(context >= 1, "a context of tokens");
  ICL_CHECK(!attention_.softmax || form == MomentForm::Tokens, "softmax looks at tokens");
  ICL_CHECK(form != MomentForm::Wishart || context >= dimension_, "Bartlett's factor is square");
}

template <class T>
void PromptBatch<T>::resize(PromptChunk<T>& chunk, int prompts) const {
  const Eigen::Index d = dimension_, n = prompts;
  const bool tokens = form_ != MomentForm::Wishart;
  if (form_ != MomentForm::Tokens) chunk.moments.resize(d, n * d);
  if (tokens) chunk.tokens.resize(d, n * tokenCount());
  if (tokens) chunk.answers.resize(context_, n);
  for (Mat<T>* m : {&chunk.response, &chunk.task, &chunk.bayes}) m->resize(d, n);
  if (sampledQuery()) chunk.query.resize(d, n);
  chunk.residual.resize(1, n);
  if (!tokens) chunk.factor.setZero(d, d);
  chunk.scaled.resize(d, 1);
  chunk.pair.resize(d, 1);
  const Eigen::Index own = tokens ? (d + 1) * context_ : d * (d + 1) / 2;
  chunk.normals.resize(static_cast<std::size_t>(own + (sampledQuery() ? d + 1 : 0)));
  chunk.wide.resize(static_cast<std::size_t>(d));
}

template <class T>
void PromptBatch<T>::draw(std::uint64_t seed, Purpose purpose, std::uint64_t step,
                          std::size_t first, int n, PromptChunk<T>& chunk) const {
  const Eigen::Index d = dimension_;
  for (int i = 0; i < n; ++i) {
    Stream random(seed, purpose, step, first + static_cast<std::size_t>(i));
    tasks_.drawTaskInto(random, chunk.wide);
    const double scale = tasks_.drawScale(random);
    auto m = chunk.task.col(i);
    m = Eigen::Map<const Eigen::VectorXd>(chunk.wide.data(), d).template cast<T>();
    chunk.scaled = m.cwiseQuotient(root_noise_.col(0));
    const T size = 1 + chunk.scaled.squaredNorm();
    chunk.bayes.col(i) =
        (static_cast<T>(scale) / size) * chunk.scaled.col(0).cwiseQuotient(root_noise_.col(0));
    chunk.residual(0, i) = static_cast<T>(scale * scale) / size;
    if (form_ == MomentForm::Wishart) {
      drawWishart(random, i, chunk);
    } else {
      drawTokens(random, static_cast<T>(scale), i, chunk);
    }
  }
}

/// x_q from the normals at `from`, and its part in Λ̂.
template <class T>
void PromptBatch<T>::drawQuery(const T* from, int i, PromptChunk<T>& chunk) const {
  const Eigen::Index d = dimension_;
  auto x = chunk.query.col(i);
  x = root_noise_.col(0).cwiseProduct(Eigen::Map<const Mat<T>>(from, d, 1).col(0)) +
      from[d] * chunk.task.col(i);
  if (form_ == MomentForm::Tokens || !query_as_key_) return;
  chunk.moments.middleCols(i * d, d).noalias() += (x / static_cast<T>(context_)) * x.transpose();
}

template <class T>
void PromptBatch<T>::drawWishart(Stream& random, int i, PromptChunk<T>& chunk) const {
  const Eigen::Index d = dimension_;
  const T share = 1 / static_cast<T>(context_);
  auto& A = chunk.factor;
  for (Eigen::Index k = 0; k < d; ++k) {
    A(k, k) = static_cast<T>(std::sqrt(random.chiSquare(context_ - static_cast<double>(k))));
  }
  random.normals(std::span<T>(chunk.normals));
  const T* next = chunk.normals.data();
  for (Eigen::Index k = 0; k + 1 < d; next += d - 1 - k, ++k) {
    A.col(k).tail(d - 1 - k) = Eigen::Map<const Mat<T>>(next, d - 1 - k, 1).col(0);
  }
  const Eigen::Map<const Mat<T>> epsilon(next, d, 1);
  next += d;

  auto M = chunk.moments.middleCols(i * d, d);
  gram<T>(A, share, M);
  const auto m = chunk.scaled.col(0);
  const T c = 1 / (1 + std::sqrt(1 + m.squaredNorm()));
  auto p = chunk.pair.col(0);
  p.noalias() = M * m;
  p = c * p + (c * c * m.dot(p) / 2) * m;
  for (Eigen::Index k = 0; k < d; ++k) {
    M.col(k) += p[k] * m + m[k] * p;
    M.col(k) = root_noise_(k, 0) * root_noise_.col(0).cwiseProduct(M.col(k));
  }
  auto h = chunk.response.col(i);
  p.noalias() = A * epsilon;
  p += (c * m.dot(p)) * m;
  h = (share * std::sqrt(chunk.residual(0, i))) * root_noise_.col(0).cwiseProduct(p);
  h.noalias() += M * chunk.bayes.col(i);
  if (sampledQuery()) drawQuery(next, i, chunk);
}

template <class T>
void PromptBatch<T>::drawTokens(Stream& random, T scale, int i, PromptChunk<T>& chunk) const {
  const Eigen::Index d = dimension_, length = context_;
  const T share = 1 / static_cast<T>(context_);
  random.normals(std::span<T>(chunk.normals));
  const Eigen::Map<const Mat<T>> noise(chunk.normals.data(), d, length);
  const Eigen::Map<const Mat<T>> u(chunk.normals.data() + d * length, length, 1);
  auto X = chunk.tokens.middleCols(i * tokenCount(), length);
  for (Eigen::Index k = 0; k < length; ++k) {
    X.col(k) = root_noise_.col(0).cwiseProduct(noise.col(k)) + u(k, 0) * chunk.task.col(i);
  }
  auto h = chunk.response.col(i);
  chunk.answers.col(i) = scale * u.col(0);
  h.noalias() = X * chunk.answers.col(i);
  h *= share;
  if (form_ == MomentForm::Formed) {
    auto M = chunk.moments.middleCols(i * d, d);
    gram<T>(X, share, M);
  }
  if (!sampledQuery()) return;
  drawQuery(chunk.normals.data() + (d + 1) * length, i, chunk);
  chunk.tokens.col(i * tokenCount() + length) = chunk.query.col(i);
}

template class PromptBatch<float>;
template class PromptBatch<double>;

}  // namespace icl::cross_attention
