#include "core/math/contour.h"

#include <array>
#include <cmath>
#include <cstddef>

#include "core/base/result.h"

namespace icl {
namespace {

// Every line point lies on an edge between two neighbouring grid points. Edges are numbered: first
// those to the right of each grid point, then those upward. A point belongs to at most two
// segments (one of each cell beside the edge), so lines are chains that can simply be followed.
constexpr int kNoCell = -1;

struct Links {
  std::array<int, 2> next{kNoCell, kNoCell};
  int count() const { return (next[0] != kNoCell ? 1 : 0) + (next[1] != kNoCell ? 1 : 0); }
};

class Marcher {
 public:
  Marcher(std::span<const double> grid, int rows, int cols, double level)
      : grid_(grid),
        rows_(rows),
        cols_(cols),
        level_(level),
        links_(2 * static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols)) {}

  std::vector<Polyline> lines() {
    for (int r = 0; r + 1 < rows_; ++r) {
      for (int c = 0; c + 1 < cols_; ++c) cell(r, c);
    }
    std::vector<Polyline> found;
    const int edges = static_cast<int>(links_.size());
    for (int edge = 0; edge < edges; ++edge) {  // open lines start where only one segment ends
      if (at(edge).count() == 1) found.push_back(follow(edge));
    }
    for (int edge = 0; edge < edges; ++edge) {
      if (at(edge).count() == 2) found.push_back(follow(edge));
    }
    return found;
  }

 private:
  double value(int r, int c) const {
    return grid_[static_cast<std::size_t>(r) * static_cast<std::size_t>(cols_) +
                 static_cast<std::size_t>(c)];
  }
  int rightEdge(int r, int c) const { return r * cols_ + c; }
  int upEdge(int r, int c) const { return rows_ * cols_ + r * cols_ + c; }
  Links& at(int edge) { return links_[static_cast<std::size_t>(edge)]; }

  void join(int a, int b) {
    const auto add = [this](int from, int to) {
      auto& next = at(from).next;
      next[next[0] == kNoCell ? 0 : 1] = to;
    };
    add(a, b);
    add(b, a);
  }

  void cell(int r, int c) {
    const double v00 = value(r, c), v01 = value(r, c + 1), v10 = value(r + 1, c),
                 v11 = value(r + 1, c + 1);
    if (!std::isfinite(v00 + v01 + v10 + v11)) return;
    const int low = rightEdge(r, c), high = rightEdge(r + 1, c), left = upEdge(r, c),
              right = upEdge(r, c + 1);
    const int corners = (v00 >= level_ ? 1 : 0) | (v01 >= level_ ? 2 : 0) |
                        (v11 >= level_ ? 4 : 0) | (v10 >= level_ ? 8 : 0);
    const bool centre_above = 0.25 * (v00 + v01 + v10 + v11) >= level_;
    switch (corners <= 7 ? corners : 15 - corners) {
      case 1:
        return join(low, left);
      case 2:
        return join(low, right);
      case 3:
        return join(left, right);
      case 4:
        return join(high, right);
      case 6:
        return join(low, high);
      case 7:
        return join(high, left);
      case 5: {  // two opposite corners: the mean in the middle says which of them are connected
        const bool first_diagonal_above = corners == 5;
        if (centre_above == first_diagonal_above) {
          join(low, right);
          join(high, left);
        } else {
          join(low, left);
          join(high, right);
        }
        return;
      }
      default:
        return;
    }
  }

  void append(int edge, Polyline& line) const {
    const bool upward = edge >= rows_ * cols_;
    const int index = upward ? edge - rows_ * cols_ : edge;
    const int r = index / cols_, c = index % cols_;
    const double a = value(r, c), b = upward ? value(r + 1, c) : value(r, c + 1);
    const double part = (level_ - a) / (b - a);
    line.x.push_back(c + (upward ? 0.0 : part));
    line.y.push_back(r + (upward ? part : 0.0));
  }

  /// Follows the chain from `edge` and takes its links away.
  Polyline follow(int edge) {
    Polyline line;
    const int first = edge;
    while (true) {
      append(edge, line);
      auto& next = at(edge).next;
      const int to = next[0] != kNoCell ? next[0] : next[1];
      if (to == kNoCell) return line;
      next[next[0] != kNoCell ? 0 : 1] = kNoCell;
      auto& back = at(to).next;
      back[back[0] == edge ? 0 : 1] = kNoCell;
      if (to == first) {
        line.closed = true;
        return line;
      }
      edge = to;
    }
  }

  std::span<const double> grid_;
  int rows_, cols_;
  double level_;
  std::vector<Links> links_;
};

}  // namespace

std::vector<Polyline> contourLines(std::span<const double> grid, int rows, int cols, double level) {
  ICL_CHECK(rows >= 0 && cols >= 0 &&
                grid.size() == static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols),
            "the grid has rows times cols values");
  return Marcher(grid, rows, cols, level).lines();
}

}  // namespace icl
