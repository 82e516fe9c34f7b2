#include "core/experiments/checkpoint/mapped_tensors.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <limits>
#include <optional>

#include "core/experiments/checkpoint/bounded_json.h"
#include "core/experiments/checkpoint/formats.h"

namespace icl::checkpoint {
namespace {

constexpr std::size_t kLengthBytes = 8;
constexpr std::uint64_t kLongestHeader = 100'000'000;
constexpr std::ptrdiff_t kMostCommas = 1 << 20;  // a model of a thousand tensors has ten thousand
constexpr std::size_t kMostAxes = 16;

std::optional<Stored> storedAs(std::string_view name) {
  for (const auto type :
       {Stored::F64, Stored::F32, Stored::F16, Stored::BF16, Stored::I64, Stored::U8}) {
    if (name == nameOf(type)) return type;
  }
  return {};
}

/// The product, or nothing where it is beyond `most`.
std::optional<std::uint64_t> boundedProduct(const std::vector<std::size_t>& shape,
                                            std::uint64_t most) {
  if (std::find(shape.begin(), shape.end(), std::size_t{0}) != shape.end()) return 0;
  std::uint64_t product = 1;
  for (const std::size_t size : shape) {
    if (product > most / size) return {};
    product *= size;
  }
  return product;
}

std::optional<std::vector<std::size_t>> sizeList(const Json* json, std::size_t most) {
  if (json == nullptr || !json->isArray() || json->items().size() > most) return {};
  std::vector<std::size_t> sizes;
  for (const Json& item : json->items()) {
    if (!item.isInteger() || item.asInteger() < 0) return {};
    sizes.push_back(static_cast<std::size_t>(item.asInteger()));
  }
  return sizes;
}

template <class Bits, class T, class Convert>
void convertRange(const std::byte* from, std::size_t count, T* to, Convert convert) {
  for (std::size_t i = 0; i < count; ++i) {
    Bits bits;
    std::memcpy(&bits, from + i * sizeof bits, sizeof bits);
    to[i] = static_cast<T>(convert(bits));
  }
}

}  // namespace

std::size_t bytesOf(Stored type) {
  switch (type) {
    case Stored::F64:
    case Stored::I64:
      return 8;
    case Stored::F32:
      return 4;
    case Stored::F16:
    case Stored::BF16:
      return 2;
    case Stored::U8:
      break;
  }
  return 1;
}

std::string_view nameOf(Stored type) {
  switch (type) {
    case Stored::F64:
      return "F64";
    case Stored::F32:
      return "F32";
    case Stored::F16:
      return "F16";
    case Stored::BF16:
      return "BF16";
    case Stored::I64:
      return "I64";
    case Stored::U8:
      break;
  }
  return "U8";
}

std::size_t WeightView::size() const {
  std::size_t product = 1;
  for (const std::size_t axis : shape) product *= axis;
  return product;
}

template <class T>
void WeightView::copy(std::size_t first, std::size_t count, T* to) const {
  ICL_DCHECK(first <= size() && count <= size() - first, "a range outside the tensor");
  const std::byte* from = data + first * bytesOf(type);
  const auto same = [](auto value) { return value; };
  switch (type) {
    case Stored::F64:
      return convertRange<double>(from, count, to, same);
    case Stored::F32:
      return convertRange<float>(from, count, to, same);
    case Stored::F16:
      return convertRange<std::uint16_t>(from, count, to, floatFromF16);
    case Stored::BF16:
      return convertRange<std::uint16_t>(from, count, to, floatFromBf16);
    case Stored::I64:
      return convertRange<std::int64_t>(from, count, to, same);
    case Stored::U8:
      return convertRange<std::uint8_t>(from, count, to, same);
  }
}
template void WeightView::copy(std::size_t, std::size_t, float*) const;
template void WeightView::copy(std::size_t, std::size_t, double*) const;

/// Reads a header into the entries of a MappedTensors.
class TensorHeader {
 public:
  TensorHeader(std::string_view bytes, std::string where, MappedTensors& to)
      : bytes_(bytes), where_(std::move(where)), to_(to) {}

  Status read() {
    std::uint64_t length = 0;
    if (bytes_.size() >= kLengthBytes) std::memcpy(&length, bytes_.data(), kLengthBytes);
    if (length < 2 || length > kLongestHeader || length > bytes_.size() - kLengthBytes) {
      return error({ICL_TR("this is not a safetensors file, or it was cut short")});
    }
    data_ = bytes_.substr(kLengthBytes + length);
    std::string_view text = bytes_.substr(kLengthBytes, length);
    text = text.substr(0, text.find_last_not_of(" \n\r\t") + 1);  // may be padded with megabytes
    const auto header = boundedJson(text, kMostCommas, where_);
    if (!header) return header.error();
    if (!header->isObject()) return error({ICL_TR("the header is not an object")});
    for (const auto& [name, json] : header->members()) {
      if (name == "__metadata__") continue;
      if (Status status = add(name, json); !status.ok()) return status;
    }
    return checkOverlaps();
  }

 private:
  Error error(Message message) const { return {std::move(message), where_}; }

  Status add(const std::string& name, const Json& json) {
    const Json* type = json.find("dtype");
    if (type == nullptr || !type->isString()) {
      return error({ICL_TR("tensor '%1' has no number type"), {name}});
    }
    auto shape = sizeList(json.find("shape"), kMostAxes);
    const auto offsets = sizeList(json.find("data_offsets"), 2);
    if (!shape || !offsets || offsets->size() != 2) {
      return error({ICL_TR("tensor '%1' has no proper shape and place"), {name}});
    }
    const std::uint64_t begin = (*offsets)[0], end = (*offsets)[1];
    if (begin > end || end > data_.size()) {
      return error(
          {ICL_TR("tensor '%1' lies outside the file: it was cut short or damaged"), {name}});
    }
    MappedTensors::Entry entry;
    entry.type = type->asString();
    if (const auto stored = storedAs(entry.type)) {
      const auto count = boundedProduct(*shape, data_.size());
      if (!count || *count > (end - begin) / bytesOf(*stored) ||
          *count * bytesOf(*stored) != end - begin) {
        return error({ICL_TR("the data of tensor '%1' do not fill its shape"), {name}});
      }
      entry.readable = true;
      entry.view.type = *stored;
      entry.view.data = reinterpret_cast<const std::byte*>(data_.data()) + begin;
    }
    entry.view.shape = std::move(*shape);
    places_.push_back({begin, end, name});
    to_.entries_.emplace(name, std::move(entry));
    return {};
  }

  Status checkOverlaps() {
    std::sort(places_.begin(), places_.end(), [](const Place& a, const Place& b) {
      return std::pair(a.begin, a.end) < std::pair(b.begin, b.end);
    });
    std::uint64_t reached = 0;
    for (const Place& place : places_) {
      if (place.begin < reached)
        return error({ICL_TR("tensor '%1' overlaps another"), {place.name}});
      reached = std::max(reached, place.end);
    }
    return {};
  }

  struct Place {
    std::uint64_t begin = 0, end = 0;
    std::string name{};
  };
  std::string_view bytes_, data_{};
  std::string where_;
  MappedTensors& to_;
  std::vector<Place> places_{};
};

Result<MappedTensors> MappedTensors::open(const std::filesystem::path& path) {
  auto file = MappedFile::open(path);
  if (!file) return file.error();
  auto tensors = fromBytes((*file)->bytes(), path.string());
  if (tensors) tensors->file_ = std::move(*file);
  return tensors;
}

Result<MappedTensors> MappedTensors::fromBytes(std::string_view bytes, const std::string& where) {
  MappedTensors tensors;
  if (Status status = TensorHeader(bytes, where, tensors).read(); !status.ok()) {
    return status.error();
  }
  return tensors;
}

std::vector<std::string> MappedTensors::names() const {
  std::vector<std::string> names;
  for (const auto& [name, entry] : entries_) names.push_back(name);
  return names;
}

const WeightView* MappedTensors::find(std::string_view name) const {
  const auto found = entries_.find(name);
  return found == entries_.end() || !found->second.readable ? nullptr : &found->second.view;
}

std::string MappedTensors::typeOf(std::string_view name) const {
  const auto found = entries_.find(name);
  return found == entries_.end() ? std::string() : found->second.type;
}

}  // namespace icl::checkpoint
