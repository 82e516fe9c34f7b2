#include "core/base/safetensors.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <optional>

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/base/text.h"

namespace icl {

static_assert(std::endian::native == std::endian::little, "safetensors data are little-endian");

namespace {

constexpr std::size_t kLength = 8;                   // bytes of the header's length
constexpr std::uint64_t kLongestHeader = 16U << 20;  // far above any checkpoint of ours
constexpr std::uint64_t kLargestFile = std::uint64_t{8} << 30;
constexpr std::string_view kMetadata = "__metadata__";

std::size_t width(Tensor::Storage storage) { return storage == Tensor::Storage::F32 ? 4 : 8; }

std::string_view nameOf(Tensor::Storage storage) {
  if (storage == Tensor::Storage::I64) return "I64";
  return storage == Tensor::Storage::F64 ? "F64" : "F32";
}

std::optional<Tensor::Storage> storageOf(std::string_view name) {
  for (const auto storage : {Tensor::Storage::F64, Tensor::Storage::F32, Tensor::Storage::I64}) {
    if (name == nameOf(storage)) return storage;
  }
  return {};
}

/// The number of entries, or nothing where it cannot be counted in 64 bits.
std::optional<std::uint64_t> entryCount(const std::vector<std::size_t>& shape) {
  if (std::find(shape.begin(), shape.end(), std::size_t{0}) != shape.end()) return 0;
  std::uint64_t count = 1;
  for (const std::size_t size : shape) {
    if (count > std::numeric_limits<std::uint64_t>::max() / size) return {};
    count *= size;
  }
  return count;
}

void appendData(const Tensor& tensor, std::string& out) {
  if (tensor.storage == Tensor::Storage::F64) {
    out.append(reinterpret_cast<const char*>(tensor.data.data()), tensor.data.size() * 8);
    return;
  }
  const auto append = [&](auto value) {
    out.append(reinterpret_cast<const char*>(&value), sizeof value);
  };
  for (const double value : tensor.data) {
    if (tensor.storage == Tensor::Storage::I64) {
      append(static_cast<std::int64_t>(value));
    } else {
      append(static_cast<float>(value));
    }
  }
}

std::vector<double> dataFrom(std::string_view bytes, Tensor::Storage storage) {
  std::vector<double> data(bytes.size() / width(storage));
  if (storage == Tensor::Storage::F64) {
    if (!data.empty()) std::memcpy(data.data(), bytes.data(), bytes.size());
    return data;
  }
  const auto read = [&](auto value) {
    for (std::size_t i = 0; i < data.size(); ++i) {
      std::memcpy(&value, bytes.data() + i * sizeof value, sizeof value);
      data[i] = static_cast<double>(value);
    }
  };
  if (storage == Tensor::Storage::I64) {
    read(std::int64_t{});
  } else {
    read(float{});
  }
  return data;
}

/// A tensor of the header whose data have not been read yet.
struct Entry {
  Tensor tensor{};
  std::uint64_t begin = 0, end = 0;
};

/// Non-negative whole numbers of a JSON array, or nothing.
std::optional<std::vector<std::size_t>> sizesFrom(const Json* json) {
  if (json == nullptr || !json->isArray()) return {};
  std::vector<std::size_t> sizes;
  for (const Json& item : json->items()) {
    if (!item.isInteger() || item.asInteger() < 0) return {};
    sizes.push_back(static_cast<std::size_t>(item.asInteger()));
  }
  return sizes;
}

Error damaged(const char* pattern, std::vector<std::string> arguments, const std::string& where) {
  return Error{Message{pattern, std::move(arguments)}, where};
}

Result<Entry> entryFrom(const std::string& name, const Json& json, std::uint64_t data_bytes,
                        const std::string& where) {
  Entry entry;
  entry.tensor.name = name;
  const Json* type = json.find("dtype");
  if (type == nullptr || !type->isString()) {
    return damaged(ICL_TR("tensor '%1' has no number type"), {name}, where);
  }
  const auto storage = storageOf(type->asString());
  if (!storage) {
    return damaged(ICL_TR("tensor '%1' has the number type %2; F64, F32 and I64 can be read"),
                   {name, type->asString()}, where);
  }
  entry.tensor.storage = *storage;
  auto shape = sizesFrom(json.find("shape"));
  const auto offsets = sizesFrom(json.find("data_offsets"));
  if (!shape || !offsets || offsets->size() != 2) {
    return damaged(ICL_TR("tensor '%1' has no proper shape and place"), {name}, where);
  }
  entry.tensor.shape = std::move(*shape);
  entry.begin = (*offsets)[0];
  entry.end = (*offsets)[1];
  if (entry.begin > entry.end || entry.end > data_bytes) {
    return damaged(ICL_TR("tensor '%1' lies outside the file: it was cut short or damaged"), {name},
                   where);
  }
  const auto count = entryCount(entry.tensor.shape);
  const std::uint64_t bytes = entry.end - entry.begin;
  const std::size_t each = width(entry.tensor.storage);
  if (!count || bytes % each != 0 || bytes / each != *count) {
    return damaged(ICL_TR("the data of tensor '%1' do not fill its shape"), {name}, where);
  }
  return entry;
}

Status readMetadata(const Json& json, std::map<std::string, std::string>& metadata,
                    const std::string& where) {
  if (!json.isObject()) return damaged(ICL_TR("the metadata are not an object"), {}, where);
  for (const auto& [key, value] : json.members()) {
    if (!value.isString()) {
      return damaged(ICL_TR("the metadata member '%1' is not a text"), {key}, where);
    }
    metadata[key] = value.asString();
  }
  return {};
}

/// Sorted by place, every byte of data belongs to exactly one tensor.
Status checkWholeData(std::vector<Entry>& entries, std::uint64_t data_bytes,
                      const std::string& where) {
  std::stable_sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
    return std::pair(a.begin, a.end) < std::pair(b.begin, b.end);
  });
  std::uint64_t reached = 0;
  for (const Entry& entry : entries) {
    if (entry.begin < reached) {
      return damaged(ICL_TR("tensor '%1' overlaps another"), {entry.tensor.name}, where);
    }
    if (entry.begin > reached) {
      return damaged(ICL_TR("there is a gap in the data before tensor '%1'"), {entry.tensor.name},
                     where);
    }
    reached = entry.end;
  }
  if (reached == data_bytes) return {};
  return damaged(ICL_TR("%1 at the end of the file belong to no tensor"),
                 {byteCount(static_cast<double>(data_bytes - reached))}, where);
}

}  // namespace

std::string safetensorsBytes(std::span<const Tensor> tensors,
                             const std::map<std::string, std::string>& metadata) {
  Json header = Json::object();
  if (!metadata.empty()) {
    Json texts = Json::object();
    for (const auto& [key, value] : metadata) texts.set(key, value);
    header.set(std::string(kMetadata), std::move(texts));
  }
  std::uint64_t offset = 0;
  for (const Tensor& tensor : tensors) {
    ICL_CHECK(entryCount(tensor.shape) == tensor.data.size(), tensor.name);
    ICL_CHECK(header.find(tensor.name) == nullptr && tensor.name != kMetadata, tensor.name);
    const std::uint64_t end = offset + tensor.data.size() * width(tensor.storage);
    Json shape = Json::array();
    for (const std::size_t size : tensor.shape) shape.push(std::uint64_t{size});
    Json entry = Json::object();
    entry.set("dtype", nameOf(tensor.storage));
    entry.set("shape", std::move(shape));
    entry.set("data_offsets", Json::array({offset, end}));
    header.append(tensor.name, std::move(entry));
    offset = end;
  }
  std::string text = header.print();
  text.append((kLength - text.size() % kLength) % kLength, ' ');  // data stay aligned
  const std::uint64_t length = text.size();
  std::string bytes(reinterpret_cast<const char*>(&length), kLength);
  bytes.reserve(kLength + text.size() + offset);
  bytes += text;
  for (const Tensor& tensor : tensors) appendData(tensor, bytes);
  return bytes;
}

Result<TensorFile> safetensorsFromBytes(std::string_view bytes, const std::string& where) {
  std::uint64_t length = 0;
  if (bytes.size() >= kLength) std::memcpy(&length, bytes.data(), kLength);
  if (length < 2 || length > kLongestHeader || length > bytes.size() - kLength) {
    return damaged(ICL_TR("this is not a safetensors file, or it was cut short"), {}, where);
  }
  const auto header = Json::parse(bytes.substr(kLength, length), where);
  if (!header) return header.error();
  if (!header->isObject()) return damaged(ICL_TR("the header is not an object"), {}, where);
  const std::string_view data = bytes.substr(kLength + length);

  TensorFile file;
  std::vector<Entry> entries;
  for (const auto& [name, json] : header->members()) {
    if (name == kMetadata) {
      if (Status status = readMetadata(json, file.metadata, where); !status.ok()) {
        return status.error();
      }
      continue;
    }
    auto entry = entryFrom(name, json, data.size(), where);
    if (!entry) return entry.error();
    entries.push_back(std::move(entry).value());
  }
  if (Status status = checkWholeData(entries, data.size(), where); !status.ok())
    return status.error();
  for (Entry& entry : entries) {
    entry.tensor.data =
        dataFrom(data.substr(entry.begin, entry.end - entry.begin), entry.tensor.storage);
    file.tensors.push_back(std::move(entry.tensor));
  }
  return file;
}

Status writeSafetensors(const std::filesystem::path& path, std::span<const Tensor> tensors,
                        const std::map<std::string, std::string>& metadata) {
  return writeAtomic(path, safetensorsBytes(tensors, metadata));
}

Result<TensorFile> readSafetensors(const std::filesystem::path& path) {
  const auto bytes = readFile(path, kLargestFile);
  if (!bytes) return bytes.error();
  return safetensorsFromBytes(*bytes, path.string());
}

}  // namespace icl
