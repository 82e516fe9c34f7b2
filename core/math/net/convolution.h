// Convolutions of samples whose rows are the places of a line or a grid. See layer.h.
#pragma once

#include "core/math/net/layer.h"

namespace icl::net {

/// Places row by row; a line is a grid of one row.
struct Grid {
  std::size_t height = 1, width = 1;
  std::size_t places() const { return height * width; }
};

/// Of every place the places that a kernel of three (on a line) or three by three covers; −1 lies
/// outside.
std::vector<std::int32_t> threeWide(Grid grid);
/// Neighbours joined in pairs along every side of at least two places; what is left over goes.
Grid halved(Grid grid);
std::vector<std::vector<std::uint32_t>> halves(Grid grid);

/// A row for each place: y = W (the numbers at the places around it, channel by channel) + b, 0
/// outside. `around`: so many places for each place.
template <class T>
class Convolution final : public Layer<T> {
 public:
  Convolution(Shape in, Parameters& parameters, const std::string& name, std::size_t outputs,
              std::vector<std::int32_t> around);
  void prepare(std::size_t samples, std::size_t chunks) override;
  void pack(const T* weights) override;
  void forward(const Pass<T>& pass, const Activations<T>& x, Activations<T>& y) override;
  void backward(const Pass<T>& pass, const Activations<T>& x, const Activations<T>& dy,
                Activations<T>* dx) override;

 private:
  std::size_t inner() const { return taps_ * this->in().cols; }
  void gather(Rows<const T> x, Rows<T> columns) const;
  void scatter(Rows<const T> columns, Rows<T> dx) const;

  std::vector<std::int32_t> around_;
  std::size_t taps_, weight_, bias_, ld_;
  PackedMatrix<T> there_{}, back_{};
  std::vector<Buffer<T>> columns_{};  // one a chunk: of one sample
};

}  // namespace icl::net
