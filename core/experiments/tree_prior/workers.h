// Workers: the storage that passes over many contexts need, a set for each share of the work. The
// number of shares follows from the number of blocks alone, so that sums have the same bits for any
// number of threads. Made at first use; grown only where more tokens are asked for.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>

#include "core/experiments/tree_prior/linear_net.h"

namespace icl::tree_prior {

inline constexpr std::size_t kMostShares = 16;

struct Worker {
  std::unique_ptr<ContextBlock> block{};
  std::unique_ptr<Tape> tape{};
};

class Workers {
 public:
  /// Room for `shares` of them with blocks of `tokens` tokens (0: pooled vectors only).
  void prepare(const Net& net, std::size_t shares, int tokens) {
    if (tokens > room_) workers_.clear();
    room_ = std::max(room_, tokens);
    while (workers_.size() < shares) {
      Worker worker;
      worker.block = std::make_unique<ContextBlock>(net.shape().dimension, room_);
      worker.tape = net.makeTape();
      workers_.push_back(std::move(worker));
    }
  }
  Worker& operator[](std::size_t share) { return workers_[share]; }
  int room() const { return room_; }

 private:
  std::vector<Worker> workers_{};
  int room_ = 0;
};

/// How `contexts` contexts are divided: into blocks, and those into shares of equal length.
struct Division {
  explicit Division(std::size_t contexts)
      : blocks((contexts + kRows - 1) / kRows),
        length((blocks + kMostShares - 1) / kMostShares),
        shares((blocks + length - 1) / length),
        count(contexts) {}
  int rows(std::size_t block) const {
    return static_cast<int>(std::min<std::size_t>(kRows, count - block * kRows));
  }
  std::size_t blocks, length, shares, count;
};

}  // namespace icl::tree_prior
