// Workspaces: storage for the bodies of parallel loops, lent out and taken back, so that a loop
// that runs every step allocates only while it warms up. As many exist as bodies ever ran at once.
// Any thread may take one; what it holds must not change a result.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace icl {

template <class W>
class Workspaces {
 public:
  /// `make` builds one; called by the thread that first needs it.
  explicit Workspaces(std::function<std::unique_ptr<W>()> make) : make_(std::move(make)) {}

  class Lease {
   public:
    Lease(Workspaces& home, std::unique_ptr<W> one) : home_(home), one_(std::move(one)) {}
    ~Lease() { home_.giveBack(std::move(one_)); }
    Lease(const Lease&) = delete;
    Lease& operator=(const Lease&) = delete;
    W& operator*() { return *one_; }
    W* operator->() { return one_.get(); }

   private:
    Workspaces& home_;
    std::unique_ptr<W> one_;
  };

  Lease take() {
    std::unique_ptr<W> one;
    {
      const std::lock_guard lock(mutex_);
      if (!free_.empty()) {
        one = std::move(free_.back());
        free_.pop_back();
      } else {
        free_.reserve(free_.capacity() + 1);  // giving back must not allocate
      }
    }
    return Lease(*this, one ? std::move(one) : make_());
  }

 private:
  void giveBack(std::unique_ptr<W> one) {
    const std::lock_guard lock(mutex_);
    free_.push_back(std::move(one));
  }

  std::function<std::unique_ptr<W>()> make_;
  std::mutex mutex_{};
  std::vector<std::unique_ptr<W>> free_{};
};

}  // namespace icl
