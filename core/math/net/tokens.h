// Layers that cut, extend and reduce the rows of a sample: patches, the class token, maxima. See
// layer.h.
#pragma once

#include "core/math/net/layer.h"

namespace icl::net {

/// Numbers of a sample in another order: number i of the output is number from[i] of the input,
/// both counted row by row.
template <class T>
class Regroup final : public Layer<T> {
 public:
  Regroup(Shape in, Parameters&, Shape out, std::vector<std::uint32_t> from);
  void forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) override;
  void backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                Activations<T>* dx) override;

 private:
  std::vector<std::uint32_t> from_;
};

/// Learnt row in front, and a learnt vector added to every row for its place.
template <class T>
class ClassToken final : public Layer<T> {
 public:
  ClassToken(Shape in, Parameters& parameters, const std::string& token,
             const std::string& positions, Start token_start, Start position_start);
  void forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) override;
  void backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                Activations<T>* dx) override;

 private:
  std::size_t token_, positions_;
};

/// The first row alone.
template <class T>
class FirstRow final : public Layer<T> {
 public:
  FirstRow(Shape in, Parameters&) : Layer<T>(in, {1, in.cols}) {}
  void forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) override;
  void backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                Activations<T>* dx) override;
};

/// Row i of the output is, column by column, the largest of the rows groups[i] of the input (the
/// first of equals). No row is in two groups.
template <class T>
class MaxPool final : public Layer<T> {
 public:
  using Groups = std::vector<std::vector<std::uint32_t>>;
  MaxPool(Shape in, Parameters&, Groups groups);
  void prepare(std::size_t samples, std::size_t chunks) override;
  void forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) override;
  void backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                Activations<T>* dx) override;

 private:
  Groups groups_;
  std::vector<std::uint32_t> chosen_{};  // row of the largest, for every number of the output
};

}  // namespace icl::net
