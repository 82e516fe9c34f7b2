#include "core/experiments/checkpoint/feature_cache.h"

#include <utility>

#include "core/base/files.h"
#include "core/base/hash.h"

namespace icl::checkpoint {
namespace {

constexpr std::uint64_t kMostCachedFile = std::uint64_t{64} << 20;

std::string pictureKey(const Picture& picture) {
  Sha256 hash;
  hash.update(std::to_string(picture.height) + "x" + std::to_string(picture.width) + ":");
  hash.update(std::string_view(reinterpret_cast<const char*>(picture.pixels.data()),
                               picture.pixels.size()));
  return hash.hex();
}

}  // namespace

template <class T>
FeatureCache<T>::FeatureCache(std::shared_ptr<const VisionModel<T>> model, PictureRoute route,
                              std::size_t most_bytes)
    : model_(std::move(model)), route_(route), most_bytes_(most_bytes) {}

template <class T>
Result<typename FeatureCache<T>::Features> FeatureCache<T>::of(const std::filesystem::path& path,
                                                               const std::function<bool()>& stop) {
  const auto bytes = readFile(path, kMostCachedFile);
  if (!bytes) return bytes.error();
  const std::string key = "file:" + sha256(*bytes);
  if (Features found = find(key)) return found;
  const auto picture = pictureFromBytes(*bytes, path.string(), route_);
  if (!picture) return picture.error();
  return compute(key, *picture, path.string(), stop);
}

template <class T>
Result<typename FeatureCache<T>::Features> FeatureCache<T>::of(const Picture& picture,
                                                               const std::string& where,
                                                               const std::function<bool()>& stop) {
  const std::string key = pictureKey(picture);
  if (Features found = find(key)) return found;
  return compute(key, picture, where, stop);
}

template <class T>
Result<typename FeatureCache<T>::Features> FeatureCache<T>::compute(
    const std::string& key, const Picture& picture, const std::string& where,
    const std::function<bool()>& stop) {
  const auto prepared = preparePicture(picture, model_->shape(), model_->rules(), route_);
  if (!prepared) return Error{prepared.error().message, where, prepared.error().fault};
  PictureFeatures<T> features = model_->features(*prepared, {}, stop);
  if (features.rows == 0) return Features{};
  return keep(key, std::move(features));
}

template <class T>
typename FeatureCache<T>::Features FeatureCache<T>::find(const std::string& key) {
  const std::lock_guard lock(mutex_);
  const auto place = places_.find(key);
  if (place == places_.end()) return {};
  ++use_.found;
  entries_.splice(entries_.begin(), entries_, place->second);
  return entries_.front().features;
}

template <class T>
typename FeatureCache<T>::Features FeatureCache<T>::keep(const std::string& key,
                                                         PictureFeatures<T> features) {
  const auto bytes = [](const Features& of) { return of->values.size() * sizeof(T); };
  auto made = std::make_shared<const PictureFeatures<T>>(std::move(features));
  const std::lock_guard lock(mutex_);
  ++use_.computed;
  if (places_.count(key) != 0) return made;  // another thread was as quick
  entries_.push_front({key, made});
  places_[key] = entries_.begin();
  use_.bytes += bytes(made);
  while (use_.bytes > most_bytes_ && entries_.size() > 1) {
    use_.bytes -= bytes(entries_.back().features);
    places_.erase(entries_.back().key);
    entries_.pop_back();
  }
  use_.pictures = entries_.size();
  return made;
}

template <class T>
typename FeatureCache<T>::Use FeatureCache<T>::use() const {
  const std::lock_guard lock(mutex_);
  return use_;
}

template class FeatureCache<float>;
template class FeatureCache<double>;

}  // namespace icl::checkpoint
