#include "ui/views/difference_track.h"

#include <algorithm>
#include <cmath>

namespace icl::ui {

void DifferenceTrack::clear() { *this = {}; }

void DifferenceTrack::update(const Series& ax, const Series& ay, const Series& bx, const Series& by,
                             bool absolute) {
  const std::size_t na = std::min(ax.size(), ay.size()), nb = std::min(bx.size(), by.size());
  if (na < a_size_ || nb < b_size_ || absolute != absolute_ || (a_size_ > 0 && ay[0] != a_first_) ||
      (b_size_ > 0 && by[0] != b_first_)) {
    clear();
  }
  absolute_ = absolute;
  a_size_ = na;
  b_size_ = nb;
  if (na == 0 || nb == 0) return;
  a_first_ = ay[0];
  b_first_ = by[0];
  for (; a_ < na; ++a_) {
    const double x = ax[a_];
    if (x > bx[nb - 1]) break;  // B is not there yet
    while (b_ + 1 < nb && bx[b_ + 1] <= x) ++b_;
    double other = by[b_];
    if (x < bx[b_]) continue;  // before B's first row
    if (b_ + 1 < nb && bx[b_] < x) {
      const double share = (x - bx[b_]) / (bx[b_ + 1] - bx[b_]);
      other += share * (by[b_ + 1] - other);
    }
    const double difference = ay[a_] - other;
    x_.append(x);
    y_.append(absolute ? std::abs(difference) : difference);
  }
}

}  // namespace icl::ui
