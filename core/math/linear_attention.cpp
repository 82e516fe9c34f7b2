#include "core/math/linear_attention.h"

namespace icl {
namespace {

/// The first n columns of a matrix of the tape.
template <class T>
auto head(Mat<T>& m, Eigen::Index n) {
  return m.leftCols(n);
}
template <class T>
auto head(const Mat<T>& m, Eigen::Index n) {
  return m.leftCols(n);
}
std::size_t at(int t) { return static_cast<std::size_t>(t); }

}  // namespace

template <class T>
void StackWeights<T>::resize(const StackShape& shape) {
  const auto d = static_cast<Eigen::Index>(shape.dimension);
  for (auto* kind : {&skip, &value, &product}) {
    kind->resize(shape.copies());
    for (Mat<T>& m : *kind) m.setZero(d, d);
  }
  readout.setZero(d, d);
}

template <class T>
void StackWeights<T>::setZero() {
  for (auto* kind : {&skip, &value, &product}) {
    for (Mat<T>& m : *kind) m.setZero();
  }
  readout.setZero();
}

template <class T>
StackWeights<T>& StackWeights<T>::operator+=(const StackWeights& other) {
  for (std::size_t t = 0; t < skip.size(); ++t) {
    skip[t] += other.skip[t];
    value[t] += other.value[t];
    product[t] += other.product[t];
  }
  readout += other.readout;
  return *this;
}

template <class T>
StackWeights<T>& StackWeights<T>::operator*=(T factor) {
  for (auto* kind : {&skip, &value, &product}) {
    for (Mat<T>& m : *kind) m *= factor;
  }
  readout *= factor;
  return *this;
}

template <class T>
void StackKernel<T>::set(const StackShape& shape, const StackWeights<T>& weights) {
  shape_ = shape;
  const auto pack = [](const std::vector<Mat<T>>& from, std::vector<ColumnOperator<T>>& to) {
    to.resize(from.size());
    for (std::size_t t = 0; t < from.size(); ++t) to[t].set(from[t]);
  };
  pack(weights.skip, skip_);
  pack(weights.value, value_);
  pack(weights.product, product_);
  readout_.set(weights.readout);
}

template <class T>
void DenseMoments<T>::apply(const ConstMatView<T>& in, MatView<T> out) const {
  const Eigen::Index d = in.rows();
  for (Eigen::Index i = 0; i < in.cols(); ++i) {
    symmetricApply<T>(all_.middleCols(i * d, d), in.col(i).data(), out.col(i).data());
  }
}

template <class T>
void TokenMoments<T>::apply(const ConstMatView<T>& in, MatView<T> out) const {
  scores_.resize(count_);
  for (Eigen::Index i = 0; i < in.cols(); ++i) {
    const auto X = tokens_.middleCols(i * count_, count_);
    scores_.noalias() = X.transpose() * in.col(i);
    scores_ *= share_;
    out.col(i).noalias() = X * scores_;
  }
}

template <class T>
void StackTape<T>::resize(const StackShape& shape, int prompts) {
  const auto d = static_cast<Eigen::Index>(shape.dimension);
  const auto layers = at(shape.depth);
  const bool states = shape.pairing != Pairing::Xf, readout = shape.pairing != Pairing::Fx;
  z.resize(states ? layers + 1 : 0);
  mbz.resize(states ? layers : 0);
  c.resize(readout ? layers + 1 : 0);
  mvc.resize(readout ? layers : 0);
  for (auto* kind : {&z, &mbz, &c, &mvc}) {
    for (Mat<T>& m : *kind) m.setZero(d, prompts);
  }
  for (Mat<T>* m : {&weights, &a, &b, &e, &sum}) m->setZero(d, prompts);
}

namespace {

/// z_T of "fx".
template <class T>
void statesForward(const StackKernel<T>& w, const ConstMatView<T>& H, const SecondMoments<T>& M,
                   StackTape<T>& tape) {
  const StackShape& shape = w.shape();
  const Eigen::Index n = H.cols();
  auto skip = head(tape.sum, n);  // S h, the same at every layer where tied
  bool known = false;
  if (shape.start_from_data) {
    w.skip(0).apply(H, head(tape.z[0], n));
  } else {
    head(tape.z[0], n).setZero();
  }
  for (int t = 0; t < shape.depth; ++t) {
    const auto z = head(tape.z[at(t)], n);
    auto next = head(tape.z[at(t) + 1], n);
    if (shape.injects(t)) {
      if (!shape.tied || !known) w.skip(t).apply(H, skip);
      known = true;
      next = skip;
      if (shape.residual) next += z;
    } else if (shape.residual) {
      next = z;
    } else {
      next.setZero();
    }
    if (!shape.attention) continue;
    auto bz = head(tape.b, n), mbz = head(tape.mbz[at(t)], n);
    w.product(t).apply(z, bz);
    M.apply(bz, mbz);
    w.value(t).apply(mbz, next, true);
  }
}

/// From a = dz_T: gradients of S, V, B.
template <class T>
void statesBackward(const StackKernel<T>& w, const ConstMatView<T>& H, const SecondMoments<T>& M,
                    StackTape<T>& tape, StackWeights<T>& dw) {
  const StackShape& shape = w.shape();
  const Eigen::Index n = H.cols();
  auto a = head(tape.a, n), va = head(tape.b, n), mva = head(tape.e, n), sum = head(tape.sum, n);
  sum.setZero();
  for (int t = shape.depth - 1; t >= 0; --t) {
    const std::size_t k = shape.at(t);
    if (shape.injects(t)) {
      if (shape.tied) {
        sum += a;
      } else {
        addOuter<T>(a, H, dw.skip[k]);
      }
    }
    if (shape.attention) {
      addOuter<T>(a, head(tape.mbz[at(t)], n), dw.value[k]);
      w.value(t).applyTransposed(a, va);
      M.apply(va, mva);
      addOuter<T>(mva, head(tape.z[at(t)], n), dw.product[k]);
      w.product(t).applyTransposed(mva, a, shape.residual);
    } else if (!shape.residual) {
      a.setZero();
    }
  }
  if (shape.start_from_data) sum += a;
  if (shape.tied || shape.start_from_data) addOuter<T>(sum, H, dw.skip[0]);
}

/// From c_T in tape.c: ŵ of "xf".
template <class T>
void readoutForward(const StackKernel<T>& w, Eigen::Index n, const SecondMoments<T>& M,
                    StackTape<T>& tape) {
  const StackShape& shape = w.shape();
  auto out = head(tape.weights, n), sum = head(tape.sum, n), vc = head(tape.b, n);
  out.setZero();
  sum.setZero();
  for (int t = shape.depth - 1; t >= 0; --t) {
    const auto c = head(tape.c[at(t) + 1], n);
    auto before = head(tape.c[at(t)], n);
    if (shape.injects(t)) {
      if (shape.tied) {
        sum += c;
      } else {
        w.skip(t).applyTransposed(c, out, true);
      }
    }
    if (shape.residual) {
      before = c;
    } else {
      before.setZero();
    }
    if (!shape.attention) continue;
    auto mvc = head(tape.mvc[at(t)], n);
    w.value(t).applyTransposed(c, vc);
    M.apply(vc, mvc);
    w.product(t).applyTransposed(mvc, before, true);
  }
  if (shape.start_from_data) sum += head(tape.c[0], n);
  if (shape.tied || shape.start_from_data) w.skip(0).applyTransposed(sum, out, true);
}

/// From g = dŵ: gradients of S, V, B, and e = dc_T in tape.e.
template <class T>
void readoutBackward(const StackKernel<T>& w, const ConstMatView<T>& g, const SecondMoments<T>& M,
                     StackTape<T>& tape, StackWeights<T>& dw) {
  const StackShape& shape = w.shape();
  const Eigen::Index n = g.cols();
  auto e = head(tape.e, n), be = head(tape.b, n), mbe = head(tape.a, n), sum = head(tape.sum, n);
  sum.setZero();
  auto skip = head(tape.weights, n);  // S g, the same at every layer where tied
  w.skip(0).apply(g, skip);
  if (shape.start_from_data) {
    e = skip;
    sum += head(tape.c[0], n);
  } else {
    e.setZero();
  }
  for (int t = 0; t < shape.depth; ++t) {
    const std::size_t k = shape.at(t);
    const auto c = head(tape.c[at(t) + 1], n);
    if (shape.attention) {
      addOuter<T>(head(tape.mvc[at(t)], n), e, dw.product[k]);
      w.product(t).apply(e, be);
      M.apply(be, mbe);
      addOuter<T>(c, mbe, dw.value[k]);
      w.value(t).apply(mbe, e, shape.residual);
    } else if (!shape.residual) {
      e.setZero();
    }
    if (!shape.injects(t)) continue;
    if (shape.tied) {
      sum += c;
      e += skip;
    } else {
      addOuter<T>(c, g, dw.skip[k]);
      w.skip(t).apply(g, e, true);
    }
  }
  if (shape.tied || shape.start_from_data) addOuter<T>(sum, g, dw.skip[0]);
}

}  // namespace

template <class T>
void stackForward(const StackKernel<T>& w, const ConstMatView<T>& H, const SecondMoments<T>& M,
                  StackTape<T>& tape) {
  const Eigen::Index n = H.cols();
  const Pairing pairing = w.shape().pairing;
  if (pairing != Pairing::Xf) statesForward(w, H, M, tape);
  if (pairing == Pairing::Fx) {
    w.readout().applyTransposed(head(tape.z.back(), n), head(tape.weights, n));
    return;
  }
  auto last = head(tape.c.back(), n);
  if (pairing == Pairing::Ff) {
    w.readout().applyTransposed(head(tape.z.back(), n), last);
  } else {
    w.readout().applyTransposed(H, last);
  }
  readoutForward(w, n, M, tape);
}

template <class T>
void stackBackward(const StackKernel<T>& w, const ConstMatView<T>& H, const SecondMoments<T>& M,
                   const ConstMatView<T>& dweights, StackTape<T>& tape, StackWeights<T>& dw) {
  const Eigen::Index n = H.cols();
  const Pairing pairing = w.shape().pairing;
  if (pairing == Pairing::Fx) {
    addOuter<T>(head(tape.z.back(), n), dweights, dw.readout);
    w.readout().apply(dweights, head(tape.a, n));
    statesBackward(w, H, M, tape, dw);
    return;
  }
  readoutBackward(w, dweights, M, tape, dw);
  const auto e = head(tape.e, n);
  if (pairing == Pairing::Xf) {
    addOuter<T>(H, e, dw.readout);
    return;
  }
  addOuter<T>(head(tape.z.back(), n), e, dw.readout);
  w.readout().apply(e, head(tape.a, n));
  statesBackward(w, H, M, tape, dw);
}

#define ICL_INSTANTIATE(T)                                                                    \
  template struct StackWeights<T>;                                                            \
  template class StackKernel<T>;                                                              \
  template class DenseMoments<T>;                                                             \
  template class TokenMoments<T>;                                                             \
  template class StackTape<T>;                                                                \
  template void stackForward(const StackKernel<T>&, const ConstMatView<T>&,                   \
                             const SecondMoments<T>&, StackTape<T>&);                         \
  template void stackBackward(const StackKernel<T>&, const ConstMatView<T>&,                  \
                              const SecondMoments<T>&, const ConstMatView<T>&, StackTape<T>&, \
                              StackWeights<T>&)

ICL_INSTANTIATE(float);
ICL_INSTANTIATE(double);
#undef ICL_INSTANTIATE

}  // namespace icl
