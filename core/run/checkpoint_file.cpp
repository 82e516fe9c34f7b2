#include "core/run/checkpoint_file.h"

#include <bit>
#include <cstring>

#include "core/base/files.h"
#include "core/base/json.h"

namespace icl {

static_assert(std::endian::native == std::endian::little, "stored numbers are little-endian");

namespace {

constexpr std::size_t kLengthBytes = 8;

Error damaged(const std::filesystem::path& file, const char* what) {
  return Error{Message{ICL_TR("is not a checkpoint this program can read: %1"), {what}},
               file.string()};
}

Json headerOf(const std::vector<Snapshot::Tensor>& tensors, std::uint64_t step) {
  Json header = Json::object();
  Json about = Json::object();
  about.set("step", std::to_string(step));
  header.set("__metadata__", std::move(about));
  std::uint64_t offset = 0;
  for (const auto& tensor : tensors) {
    const std::uint64_t end = offset + tensor.data.size() * sizeof(double);
    Json entry = Json::object();
    entry.set("dtype", "F64");
    Json shape = Json::array();
    for (const std::size_t extent : tensor.shape) shape.push(static_cast<std::int64_t>(extent));
    entry.set("shape", std::move(shape));
    entry.set("data_offsets",
              Json::array({static_cast<std::int64_t>(offset), static_cast<std::int64_t>(end)}));
    header.set(tensor.name, std::move(entry));
    offset = end;
  }
  return header;
}

/// One entry of the header; nullptr-safe, every number checked against the data there is.
bool readTensor(const Json& entry, std::string_view data, Snapshot::Tensor& tensor) {
  const Json* dtype = entry.find("dtype");
  const Json* shape = entry.find("shape");
  const Json* offsets = entry.find("data_offsets");
  if (dtype == nullptr || !dtype->isString() || dtype->asString() != "F64") return false;
  if (shape == nullptr || !shape->isArray() || offsets == nullptr || !offsets->isArray()) {
    return false;
  }
  if (offsets->items().size() != 2) return false;
  std::uint64_t count = 1;
  for (const Json& extent : shape->items()) {
    if (!extent.isInteger() || extent.asInteger() < 0) return false;
    const auto n = static_cast<std::uint64_t>(extent.asInteger());
    if (n != 0 && count > data.size() / n) return false;  // more than the file can hold
    count *= n;
    tensor.shape.push_back(static_cast<std::size_t>(n));
  }
  for (const Json& offset : offsets->items()) {
    if (!offset.isInteger() || offset.asInteger() < 0) return false;
  }
  const auto begin = static_cast<std::uint64_t>(offsets->items()[0].asInteger());
  const auto end = static_cast<std::uint64_t>(offsets->items()[1].asInteger());
  if (begin > end || end > data.size() || end - begin != count * sizeof(double)) return false;
  tensor.data.resize(static_cast<std::size_t>(count));
  if (count > 0) std::memcpy(tensor.data.data(), data.data() + begin, end - begin);
  return true;
}

}  // namespace

Status writeCheckpoint(const std::filesystem::path& file, const Snapshot& snapshot,
                       std::uint64_t step) {
  const auto tensors = snapshot.tensors();
  std::string header = headerOf(tensors, step).print();
  while (header.size() % kLengthBytes != 0) header += ' ';  // the data start aligned
  const std::uint64_t length = header.size();
  std::string bytes(kLengthBytes, '\0');
  std::memcpy(bytes.data(), &length, kLengthBytes);
  bytes += header;
  for (const auto& tensor : tensors) {
    bytes.append(reinterpret_cast<const char*>(tensor.data.data()),
                 tensor.data.size() * sizeof(double));
  }
  return writeAtomic(file, bytes);
}

Result<std::vector<Snapshot::Tensor>> readCheckpoint(const std::filesystem::path& file) {
  const auto bytes = readFile(file);
  if (!bytes) return bytes.error();
  const std::string_view all = *bytes;
  std::uint64_t length = 0;
  if (all.size() < kLengthBytes) return damaged(file, ICL_TR("it is too short"));
  std::memcpy(&length, all.data(), kLengthBytes);
  if (length > all.size() - kLengthBytes) return damaged(file, ICL_TR("its header is cut off"));
  const auto header = Json::parse(all.substr(kLengthBytes, length), file.string());
  if (!header) return header.error();
  if (!header->isObject()) return damaged(file, ICL_TR("its header is no object"));
  std::vector<Snapshot::Tensor> tensors;
  for (const auto& [name, entry] : header->members()) {
    if (name == "__metadata__") continue;
    Snapshot::Tensor tensor;
    tensor.name = name;
    if (!readTensor(entry, all.substr(kLengthBytes + length), tensor)) {
      return damaged(file, ICL_TR("a tensor does not lie inside it"));
    }
    tensors.push_back(std::move(tensor));
  }
  return tensors;
}

}  // namespace icl
