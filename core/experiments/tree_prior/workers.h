// Workers: the storage that passes over many contexts need, lent to whoever works on a share, so
// that it stays in a core's cache. The number of shares follows from the number of blocks alone, so
// that sums have the same bits for any number of threads. Made at first use; made anew only where
// more tokens are asked for.
#pragma once

#include <algorithm>
#include <memory>

#include "core/base/workspaces.h"
#include "core/experiments/tree_prior/linear_net.h"

namespace icl::tree_prior {

inline constexpr std::size_t kMostShares = 16;

struct Worker {
  std::unique_ptr<ContextBlock> block{};
  std::unique_ptr<Tape> tape{};
};

class Workers {
 public:
  Workers() = default;
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// For this net, with room for blocks of so many tokens (0: pooled vectors only).
  void prepare(const Net& net, int tokens) {
    net_ = &net;
    if (idle_ && tokens <= room_) return;
    room_ = tokens;
    idle_ = std::make_unique<Workspaces<Worker>>([this] {
      auto worker = std::make_unique<Worker>();
      worker->block = std::make_unique<ContextBlock>(net_->shape().dimension, room_);
      worker->tape = net_->makeTape();
      return worker;
    });
  }
  Workspaces<Worker>::Lease take() { return idle_->take(); }

 private:
  const Net* net_ = nullptr;
  int room_ = 0;
  std::unique_ptr<Workspaces<Worker>> idle_{};
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
