// Rows that pictures become, kept: the tower is frozen, so a picture is computed once. Told apart
// by content, not by name. Any thread; a picture asked for twice at once may be computed twice.
#pragma once

#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "core/experiments/checkpoint/vision_model.h"

namespace icl::checkpoint {

template <class T>
class FeatureCache {
 public:
  using Features = std::shared_ptr<const PictureFeatures<T>>;

  /// The least lately used go where more than `most_bytes` would be kept.
  FeatureCache(std::shared_ptr<const VisionModel<T>> model, PictureRoute route,
               std::size_t most_bytes = std::size_t{1} << 30);

  /// Null where `stop` ended the work.
  Result<Features> of(const std::filesystem::path& path, const std::function<bool()>& stop = {});
  Result<Features> of(const Picture& picture, const std::string& where,
                      const std::function<bool()>& stop = {});
  const VisionModel<T>& model() const { return *model_; }

  struct Use {
    std::size_t pictures = 0, bytes = 0, computed = 0, found = 0;
  };
  Use use() const;

 private:
  struct Entry {
    std::string key{};
    Features features{};
  };
  Features find(const std::string& key);
  Features keep(const std::string& key, PictureFeatures<T> features);
  Result<Features> compute(const std::string& key, const Picture& picture, const std::string& where,
                           const std::function<bool()>& stop);

  std::shared_ptr<const VisionModel<T>> model_;
  PictureRoute route_;
  std::size_t most_bytes_;
  mutable std::mutex mutex_{};
  std::list<Entry> entries_{};  // the last used first
  std::map<std::string, typename std::list<Entry>::iterator, std::less<>> places_{};
  Use use_{};
};

}  // namespace icl::checkpoint
