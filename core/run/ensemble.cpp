#include "core/run/ensemble.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace icl {

std::size_t Ensemble::add(std::unique_ptr<Driver> driver) {
  ICL_CHECK(driver != nullptr, "a member needs a driver");
  members_.push_back(std::move(driver));
  return members_.size() - 1;
}

void Ensemble::remove(std::size_t index) {
  members_.erase(members_.begin() + static_cast<std::ptrdiff_t>(index));
}

std::unique_ptr<Driver> Ensemble::replace(std::size_t index, std::unique_ptr<Driver> driver) {
  ICL_CHECK(driver != nullptr, "a member needs a driver");
  std::swap(members_[index], driver);
  return driver;
}

bool Ensemble::behind() const {
  const std::uint64_t leader = position();
  return std::any_of(members_.begin(), members_.end(), [&](const auto& member) {
    return member->position() < leader && !member->atEnd();
  });
}

std::size_t Ensemble::catchUp() {
  std::size_t last = members_.size();
  for (std::size_t i = 0; i < members_.size(); ++i) {
    if (members_[i]->atEnd()) continue;
    if (last == members_.size() || members_[i]->position() < members_[last]->position()) last = i;
  }
  ICL_CHECK(last < members_.size(), "catchUp() is called while behind()");
  members_[last]->advance();
  return last;
}

bool Ensemble::advance() {
  bool moved = false;
  for (auto& member : members_) {
    if (member->atEnd()) continue;
    member->advance();
    moved = true;
  }
  return moved;
}

Status Ensemble::approach(std::uint64_t step) {
  Status all;
  for (auto& member : members_) {
    auto near = member->approach(std::max(step, member->first()));
    if (!near && all) all = near;
  }
  return all;
}

Status Ensemble::seek(std::uint64_t step) {
  Status all;
  for (auto& member : members_) {
    auto done = member->seek(std::max(step, member->first()));
    if (!done && all) all = done;
  }
  return all;
}

std::uint64_t Ensemble::position() const {
  std::uint64_t most = 0;
  for (const auto& member : members_) most = std::max(most, member->position());
  return most;
}

std::uint64_t Ensemble::furthest() const {
  std::uint64_t most = 0;
  for (const auto& member : members_) most = std::max(most, member->furthest());
  return most;
}

bool Ensemble::ended() const {
  return std::all_of(members_.begin(), members_.end(),
                     [](const auto& member) { return member->atEnd(); });
}

std::vector<double> difference(std::span<const double> ax, std::span<const double> ay,
                               std::span<const double> bx, std::span<const double> by) {
  std::vector<double> out(ax.size(), std::numeric_limits<double>::quiet_NaN());
  const std::size_t n = std::min(bx.size(), by.size());
  std::size_t j = 0;  // both abscissae do not decrease: one walk over both
  for (std::size_t i = 0; i < std::min(ax.size(), ay.size()); ++i) {
    if (n == 0 || !(ax[i] >= bx[0]) || !(ax[i] <= bx[n - 1])) continue;
    while (j + 1 < n && bx[j + 1] < ax[i]) ++j;
    const std::size_t k = std::min(j + 1, n - 1);
    const double width = bx[k] - bx[j];
    double y = by[j];
    if (ax[i] == bx[k]) {
      y = by[k];
    } else if (ax[i] != bx[j] && width > 0) {
      const double t = (ax[i] - bx[j]) / width;
      y = by[j] * (1 - t) + by[k] * t;
    }
    out[i] = y - ay[i];
  }
  return out;
}

}  // namespace icl
