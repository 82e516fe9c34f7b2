#include "ui/back_room.h"

#include <utility>

namespace icl::ui {

BackRoom::BackRoom() : thread_([this] { loop(); }) {}

BackRoom::~BackRoom() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    waiting_.clear();
  }
  some_.notify_one();
  thread_.join();
}

void BackRoom::post(std::function<void()> work) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(work));
  }
  some_.notify_one();
}

void BackRoom::postOnly(std::function<void()> work) {
  std::deque<std::function<void()>> dropped;
  {
    const std::lock_guard lock(mutex_);
    dropped.swap(waiting_);
    waiting_.push_back(std::move(work));
  }
  some_.notify_one();
}

void BackRoom::loop() {
  std::unique_lock lock(mutex_);
  for (;;) {
    some_.wait(lock, [&] { return closing_ || !waiting_.empty(); });
    if (closing_) return;
    std::function<void()> work = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    work();
    work = nullptr;  // what it holds goes here, not on the thread that waits for the lock
    lock.lock();
  }
}

}  // namespace icl::ui
