#include "core/math/token_attention.h"

#include <cmath>

#include "core/math/kernels/table.h"

namespace icl {
namespace {

std::size_t index(int t) { return static_cast<std::size_t>(t); }

/// The columns whose states the readout needs: [first, first + count).
struct Columns {
  Eigen::Index first = 0, count = 0;
};
Columns columnsOf(const StackShape& shape, Eigen::Index tokens) {
  switch (shape.pairing) {
    case Pairing::Xf:
      return {tokens - 1, 1};
    case Pairing::Fx:
      return {0, tokens - 1};
    case Pairing::Ff:
      break;
  }
  return {0, tokens};
}

/// Softmax down each column, in place.
template <class T>
void softmaxColumns(Mat<T>& scores) {
  for (Eigen::Index j = 0; j < scores.cols(); ++j) {
    auto column = scores.col(j);
    column = (column.array() - column.maxCoeff()).exp();
    column /= column.sum();
  }
}

/// What all layers share: Λ̂ or the mean of the keys, and S X.
template <class T>
void prepare(const StackKernel<T>& w, const TokenAttention& attention, const ConstMatView<T>& X,
             Eigen::Index keys, Columns columns, TokenTape<T>& tape) {
  const StackShape& shape = w.shape();
  const auto K = X.leftCols(keys);
  if (attention.softmax) {
    tape.mean.setZero(X.rows());
    if (attention.centred) tape.mean = K.rowwise().mean();
  } else {
    tape.moment.resize(X.rows(), X.rows());
    gram<T>(K, 1 / static_cast<T>(X.cols() - 1), tape.moment);
  }
  tape.skip.resize(X.rows(), columns.count);
  if (shape.tied) w.skip(0).apply(X.middleCols(columns.first, columns.count), tape.skip);
}

/// The map of a layer with linear attention, transposed: (r I + V Λ̂ B)ᵀ = r I + Bᵀ (V Λ̂)ᵀ.
template <class T>
void setMap(const StackKernel<T>& w, int t, TokenTape<T>& tape) {
  const Eigen::Index d = tape.moment.rows();
  tape.small.setZero(d, d);
  addOuter<T>(tape.moment, w.value(t).matrix(), tape.small);
  tape.other.resize(d, d);
  w.product(t).applyTransposed(tape.small, tape.other);
  if (w.shape().residual) tape.other.diagonal().array() += 1;
  tape.maps[w.shape().at(t)].set(tape.other);
}

/// out += the softmax attention of the layer.
template <class T>
void attendForward(const StackKernel<T>& w, const TokenAttention& attention,
                   const ConstMatView<T>& X, Eigen::Index keys, int t, TokenTape<T>& tape,
                   Mat<T>& out) {
  const auto K = X.leftCols(keys);
  const T tau = static_cast<T>(attention.temperature);
  Mat<T>& P = tape.shares[index(t)];
  tape.mixed.noalias() = w.product(t).matrix() * tape.states[index(t)];
  P.noalias() = K.transpose() * tape.mixed;
  P /= tau;
  softmaxColumns(P);
  tape.pulled.noalias() = K * P;
  tape.pulled.colwise() -= tape.mean;
  tape.pulled *= tau;
  out.noalias() += w.value(t).matrix() * tape.pulled;
}

/// From dF^{t+1} in `a`: gradients of V and B, and what F^t gets through softmax, added to `down`.
template <class T>
void attendBackward(const StackKernel<T>& w, const TokenAttention& attention,
                    const ConstMatView<T>& X, Eigen::Index keys, int t, const Mat<T>& a,
                    TokenTape<T>& tape, StackWeights<T>& dw, Mat<T>& down) {
  const std::size_t k = w.shape().at(t);
  const auto K = X.leftCols(keys);
  const T tau = static_cast<T>(attention.temperature);
  const Mat<T>& P = tape.shares[index(t)];
  tape.pulled.noalias() = K * P;
  tape.pulled.colwise() -= tape.mean;
  tape.pulled *= tau;
  dw.value[k].noalias() += a * tape.pulled.transpose();
  tape.mixed.noalias() = w.value(t).transpose() * a;
  tape.scores.noalias() = K.transpose() * tape.mixed;
  // The factors τ of the output and 1/τ of the scores cancel.
  for (Eigen::Index j = 0; j < P.cols(); ++j) {
    const T inner = P.col(j).dot(tape.scores.col(j));
    tape.scores.col(j) = P.col(j).array() * (tape.scores.col(j).array() - inner);
  }
  tape.mixed.noalias() = K * tape.scores;
  dw.product[k].noalias() += tape.mixed * tape.states[index(t)].transpose();
  down.noalias() += w.product(t).transpose() * tape.mixed;
}

/// From dA to dV = dA Bᵀ Λ̂ and dB = Λ̂ Vᵀ dA. dA is there transposed.
template <class T>
void mapBackward(const StackKernel<T>& w, int t, TokenTape<T>& tape, StackWeights<T>& dw) {
  const std::size_t k = w.shape().at(t);
  const Eigen::Index d = tape.moment.rows();
  tape.map_slope = tape.map_slope_transposed.transpose();
  tape.small.setZero(d, d);
  addOuter<T>(tape.map_slope, w.product(t).matrix(), tape.small);
  addOuter<T>(tape.small, tape.moment, dw.value[k]);
  tape.small.setZero();
  addOuter<T>(tape.map_slope_transposed, w.value(t).transpose(), tape.small);
  addOuter<T>(tape.moment, tape.small, dw.product[k]);
  tape.map_slope_transposed.setZero();
}

template <class T>
void layerForward(const StackKernel<T>& w, const TokenAttention& attention,
                  const ConstMatView<T>& X, Eigen::Index keys, Columns columns, int t,
                  TokenTape<T>& tape) {
  const StackShape& shape = w.shape();
  const Mat<T>& F = tape.states[index(t)];
  Mat<T>& next = tape.states[index(t) + 1];
  next.resize(F.rows(), F.cols());
  if (shape.injects(t) && !shape.tied) {
    w.skip(t).apply(X.middleCols(columns.first, columns.count), tape.skip);
  }
  if (shape.attention && !attention.softmax) {
    if (!shape.tied || t == 0) setMap(w, t, tape);
    const auto& map = tape.maps[shape.at(t)];
    if (shape.injects(t)) {
      map.applyTransposedPlus(F, tape.skip, next);
    } else {
      map.applyTransposed(F, next);
    }
    return;
  }
  next.setZero();
  if (shape.injects(t)) next = tape.skip;
  if (shape.residual) addTo(F, next);
  if (shape.attention) attendForward(w, attention, X, keys, t, tape, next);
}

template <class T>
void layerBackward(const StackKernel<T>& w, const TokenAttention& attention,
                   const ConstMatView<T>& X, Eigen::Index keys, Columns columns, int t,
                   TokenTape<T>& tape, StackWeights<T>& dw) {
  const StackShape& shape = w.shape();
  Mat<T>& a = tape.adjoint;
  if (shape.injects(t) && shape.tied) {
    addTo(a, tape.skip_sum);
  } else if (shape.injects(t)) {
    addOuter<T>(a, X.middleCols(columns.first, columns.count), dw.skip[index(t)]);
  }
  tape.down.resize(a.rows(), a.cols());
  if (shape.attention && !attention.softmax) {
    addOuter<T>(tape.states[index(t)], a, tape.map_slope_transposed);
    tape.maps[shape.at(t)].apply(a, tape.down);
    if (!shape.tied || t == 0) mapBackward(w, t, tape, dw);
  } else {
    if (shape.residual) {
      tape.down = a;
    } else {
      tape.down.setZero();
    }
    if (shape.attention) attendBackward(w, attention, X, keys, t, a, tape, dw, tape.down);
  }
  a.swap(tape.down);
}

}  // namespace

template <class T>
T tokenForward(const StackKernel<T>& w, const TokenAttention& attention, const ConstMatView<T>& X,
               const Eigen::Ref<const TokenVector<T>>& y, TokenTape<T>& tape) {
  const StackShape& shape = w.shape();
  const Eigen::Index d = X.rows(), length = X.cols() - 1;
  const Eigen::Index keys = attention.query_as_key ? length + 1 : length;
  const Columns columns = columnsOf(shape, X.cols());
  prepare(w, attention, X, keys, columns, tape);
  tape.states.resize(index(shape.depth) + 1);
  tape.shares.resize(attention.softmax ? index(shape.depth) : 0);
  tape.maps.resize(attention.softmax ? 0 : shape.copies());
  tape.states[0].setZero(d, columns.count);
  if (shape.start_from_data) {
    w.skip(0).apply(X.middleCols(columns.first, columns.count), tape.states[0]);
  }
  for (int t = 0; t < shape.depth; ++t) layerForward(w, attention, X, keys, columns, t, tape);
  const T share = 1 / static_cast<T>(length);
  const Mat<T>& F = tape.states.back();
  tape.h.noalias() = share * (X.leftCols(length) * y);
  if (shape.pairing != Pairing::Xf) tape.g.noalias() = share * (F.leftCols(length) * y);
  if (shape.pairing == Pairing::Fx) {
    tape.right = X.col(length);
  } else {
    tape.right = F.col(F.cols() - 1);
  }
  const TokenVector<T>& left = shape.pairing == Pairing::Xf ? tape.h : tape.g;
  tape.pull.noalias() = w.readout().matrix() * tape.right;
  return left.dot(tape.pull);
}

template <class T>
void tokenBackward(const StackKernel<T>& w, const TokenAttention& attention,
                   const ConstMatView<T>& X, const Eigen::Ref<const TokenVector<T>>& y,
                   T dprediction, TokenTape<T>& tape, StackWeights<T>& dw) {
  const StackShape& shape = w.shape();
  const Eigen::Index d = X.rows(), length = X.cols() - 1;
  const Eigen::Index keys = attention.query_as_key ? length + 1 : length;
  const Columns columns = columnsOf(shape, X.cols());
  const TokenVector<T>& left = shape.pairing == Pairing::Xf ? tape.h : tape.g;
  dw.readout.noalias() += dprediction * left * tape.right.transpose();
  Mat<T>& a = tape.adjoint;
  a.setZero(d, columns.count);
  if (shape.pairing != Pairing::Xf) {
    // dg = U right dŷ; column i of dF is y_i dg / L.
    tape.pull *= dprediction / static_cast<T>(length);
    a.leftCols(length).noalias() += tape.pull * y.transpose();
  }
  if (shape.pairing != Pairing::Fx) {
    a.col(a.cols() - 1).noalias() += dprediction * (w.readout().transpose() * left);
  }
  tape.skip_sum.setZero(d, columns.count);
  tape.map_slope_transposed.setZero(d, d);
  for (int t = shape.depth - 1; t >= 0; --t) {
    layerBackward(w, attention, X, keys, columns, t, tape, dw);
  }
  if (shape.start_from_data) addTo(a, tape.skip_sum);
  if (shape.tied || shape.start_from_data) {
    addOuter<T>(tape.skip_sum, X.middleCols(columns.first, columns.count), dw.skip[0]);
  }
}

namespace {

/// Through the kernel of this processor, whose columns are whole vectors.
template <class T>
kernels::TokenStackJob<T> stackJob(const StackShape& shape, TokenScalars<T> w,
                                   const ConstMatView<T>& X,
                                   const Eigen::Ref<const TokenVector<T>>& y, TokenTape<T>& tape) {
  kernels::TokenStackJob<T> job{};
  job.size = static_cast<std::size_t>(X.rows());
  job.tokens = static_cast<std::size_t>(X.cols() - 1);
  job.depth = index(shape.depth);
  job.x = X.data(), job.ldx = static_cast<std::size_t>(X.outerStride()), job.y = y.data();
  job.start_from_data = shape.start_from_data;
  job.inject_first = shape.inject_first, job.inject_rest = shape.inject_rest;
  job.alpha = w.alpha, job.beta = w.beta, job.keep = shape.residual ? 1 : 0;
  const std::size_t states = (job.depth + 1) * job.tokens * job.size;
  if (tape.stack.size() < states) tape.stack = Buffer<T>(states);
  const std::size_t scratch = kernels::tokenStackScratch(job.size);
  if (tape.scratch.size() < scratch) tape.scratch = Buffer<T>(scratch);
  job.states = tape.stack.data(), job.scratch = tape.scratch.data();
  return job;
}

template <class T>
void plainScalarForward(const StackShape& shape, TokenScalars<T> w, const ConstMatView<T>& X,
                        const Eigen::Ref<const TokenVector<T>>& y, TokenTape<T>& tape) {
  const Eigen::Index d = X.rows(), length = X.cols() - 1;
  const auto K = X.leftCols(length);
  tape.skip = w.alpha * K;
  tape.states.resize(index(shape.depth) + 1);
  tape.states[0].setZero(d, length);
  if (shape.start_from_data) tape.states[0] = tape.skip;
  for (int t = 0; t < shape.depth; ++t) {
    Mat<T>& next = tape.states[index(t) + 1];
    next.noalias() = tape.small * tape.states[index(t)];
    if (shape.injects(t)) next += tape.skip;
  }
  tape.g.noalias() = tape.states.back() * y;
}

template <class T>
void plainScalarBackward(const StackShape& shape, TokenScalars<T> w, const ConstMatView<T>& X,
                         const Eigen::Ref<const TokenVector<T>>& y, TokenTape<T>& tape,
                         TokenScalars<T>& dw) {
  Mat<T>& a = tape.adjoint;
  a.noalias() = tape.pull * y.transpose();
  tape.skip_sum.setZero(a.rows(), a.cols());
  tape.down.resize(a.rows(), a.cols());
  const T keep = shape.residual ? 1 : 0;
  for (int t = shape.depth - 1; t >= 0; --t) {
    tape.down.noalias() = tape.moment * a;
    Mat<T>* sum = shape.injects(t) ? &tape.skip_sum : nullptr;
    dw.beta += adjointStep(tape.down, tape.states[index(t)], keep, w.beta, a, sum);
  }
  if (shape.start_from_data) addTo(a, tape.skip_sum);
  dw.alpha += tape.skip_sum.cwiseProduct(X.leftCols(X.cols() - 1)).sum();
}

}  // namespace

template <class T>
T scalarTokenForward(const StackShape& shape, TokenScalars<T> w, const ConstMatView<T>& X,
                     const Eigen::Ref<const TokenVector<T>>& y, TokenTape<T>& tape) {
  const Eigen::Index d = X.rows(), length = X.cols() - 1;
  tape.moment.resize(d, d);
  gram<T>(X.leftCols(length), 1 / static_cast<T>(length), tape.moment);
  tape.small = w.beta * tape.moment;  // r I + β Λ̂, its own transpose
  if (shape.residual) tape.small.diagonal().array() += 1;
  if (wholeVectors<T>(d)) {
    kernels::TokenStackJob<T> job = stackJob(shape, w, X, y, tape);
    tape.g.resize(d);
    job.map = tape.small.data(), job.out = tape.g.data();
    kernels::table<T>().tokenStack(job);
  } else {
    plainScalarForward(shape, w, X, y, tape);
  }
  tape.g /= static_cast<T>(length);
  return tape.g.dot(X.col(length));
}

template <class T>
void scalarTokenBackward(const StackShape& shape, TokenScalars<T> w, const ConstMatView<T>& X,
                         const Eigen::Ref<const TokenVector<T>>& y, T dprediction,
                         TokenTape<T>& tape, TokenScalars<T>& dw) {
  const Eigen::Index length = X.cols() - 1;
  tape.pull = (dprediction / static_cast<T>(length)) * X.col(length);
  if (!wholeVectors<T>(X.rows())) return plainScalarBackward(shape, w, X, y, tape, dw);
  kernels::TokenStackJob<T> job = stackJob(shape, w, X, y, tape);
  job.map = tape.moment.data(), job.pull = tape.pull.data();
  job.d_alpha = &dw.alpha, job.d_beta = &dw.beta;
  kernels::table<T>().tokenStackGradient(job);
}

#define ICL_INSTANTIATE(T)                                                                        \
  template T tokenForward(const StackKernel<T>&, const TokenAttention&, const ConstMatView<T>&,   \
                          const Eigen::Ref<const TokenVector<T>>&, TokenTape<T>&);                \
  template void tokenBackward(const StackKernel<T>&, const TokenAttention&,                       \
                              const ConstMatView<T>&, const Eigen::Ref<const TokenVector<T>>&, T, \
                              TokenTape<T>&, StackWeights<T>&);                                   \
  template T scalarTokenForward(const StackShape&, TokenScalars<T>, const ConstMatView<T>&,       \
                                const Eigen::Ref<const TokenVector<T>>&, TokenTape<T>&);          \
  template void scalarTokenBackward(const StackShape&, TokenScalars<T>, const ConstMatView<T>&,   \
                                    const Eigen::Ref<const TokenVector<T>>&, T, TokenTape<T>&,    \
                                    TokenScalars<T>&)

ICL_INSTANTIATE(float);
ICL_INSTANTIATE(double);
#undef ICL_INSTANTIATE

}  // namespace icl
