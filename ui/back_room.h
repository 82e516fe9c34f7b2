// BackRoom: one thread for work that would hold the window up. Work is done in the order it was
// given in; what it has to say it says itself (QMetaObject::invokeMethod). The destructor drops
// what still waits and waits for what is in hand. Any thread may post.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace icl::ui {

class BackRoom {
 public:
  BackRoom();
  ~BackRoom();
  BackRoom(const BackRoom&) = delete;
  BackRoom& operator=(const BackRoom&) = delete;

  void post(std::function<void()> work);
  /// In the place of everything that still waits.
  void postOnly(std::function<void()> work);

 private:
  void loop();

  std::mutex mutex_{};
  std::condition_variable some_{};
  std::deque<std::function<void()>> waiting_{};
  bool closing_ = false;
  std::thread thread_{};  // last: it uses the others
};

}  // namespace icl::ui
