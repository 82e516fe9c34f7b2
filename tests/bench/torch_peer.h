// A PyTorch process that times its own training steps on request, so that the figures of both
// programs are taken in turn in one run. Used by icl_bars; blocking.
#pragma once

#include <cstdio>
#include <memory>
#include <string>

namespace icl::bench {

class TorchPeer {
 public:
  /// Starts `python3 SCRIPT`; where that is missing or cannot start, why() says so.
  explicit TorchPeer(const std::string& script);
  ~TorchPeer();
  TorchPeer(const TorchPeer&) = delete;
  TorchPeer& operator=(const TorchPeer&) = delete;

  bool ready() const { return why_.empty(); }
  const std::string& why() const { return why_; }
  /// "PyTorch 1.13.0, …": version and settings.
  const std::string& settings() const { return settings_; }
  /// Seconds of the fastest of `steps` training steps.
  double seconds(const std::string& workload, int threads, int steps);

 private:
  std::string line();

  std::FILE* to_ = nullptr;
  std::FILE* from_ = nullptr;
  int child_ = -1;
  std::string why_{}, settings_{};
};

}  // namespace icl::bench
