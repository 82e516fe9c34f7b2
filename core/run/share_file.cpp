#include "core/run/share_file.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <set>
#include <string_view>

#include "core/base/files.h"
#include "core/base/text.h"
#include "core/run/record.h"

namespace icl {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kTarBlock = 512;
constexpr std::uint64_t kMostShareBytes = std::uint64_t{4} << 30;
constexpr std::uint64_t kMostDocument = std::uint64_t{64} << 20;
constexpr std::size_t kMostShareName = 100;  // what the classic header holds
constexpr std::array<std::string_view, 3> kRunFiles{"run.json", "rows.f64", "notes.json"};

struct SharePart {
  std::string name{};
  fs::path file{};  // where its bytes are, unless they are here
  std::string text{};
  std::uint64_t size = 0, offset = 0;
};

Error refusedShare(Message message, const fs::path& where) {
  return Error{std::move(message), where.string()};
}

Error damagedShare(const fs::path& where) {
  return refusedShare(
      ICL_TR("This is no share of ICL Lab, or it is damaged: nothing of it was opened."), where);
}

bool safeWord(std::string_view word) {
  constexpr std::string_view kLetters =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.";
  return !word.empty() && word.front() != '.' &&
         word.find_first_not_of(kLetters) == std::string_view::npos;
}

/// "document.icl" or "runs/NAME/FILE" with nothing that leads elsewhere.
bool allowedName(std::string_view name) {
  if (name == kShareDocument) return true;
  if (name.size() > kMostShareName || name.rfind("runs/", 0) != 0) return false;
  const std::string_view rest = name.substr(5);
  const auto slash = rest.find('/');
  if (slash == std::string_view::npos || !safeWord(rest.substr(0, slash))) return false;
  const std::string_view file = rest.substr(slash + 1);
  return std::find(kRunFiles.begin(), kRunFiles.end(), file) != kRunFiles.end();
}

// ── headers ──

std::string octal(std::uint64_t value, std::size_t width) {
  std::string text(width, '0');
  for (std::size_t i = width; i > 0; --i, value /= 8) {
    text[i - 1] = static_cast<char>('0' + value % 8);
  }
  return text;
}

unsigned sumOf(const std::array<char, kTarBlock>& header) {
  unsigned sum = 0;
  for (std::size_t i = 0; i < kTarBlock; ++i) {
    sum += i >= 148 && i < 156 ? ' ' : static_cast<unsigned char>(header[i]);
  }
  return sum;
}

/// Everything but name and size is always the same, so that a reader can ask for exactly this.
std::array<char, kTarBlock> shareHeader(const std::string& name, std::uint64_t size) {
  std::array<char, kTarBlock> header{};
  const auto put = [&header](std::size_t at, std::string_view text) {
    std::memcpy(header.data() + at, text.data(), text.size());
  };
  put(0, name);
  put(100, "0000644");
  put(108, "0000000");
  put(116, "0000000");
  put(124, octal(size, 11));
  put(136, octal(0, 11));
  put(156, "0");
  put(257, "ustar");
  put(263, "00");
  put(148, octal(sumOf(header), 6));
  header[155] = ' ';
  return header;
}

std::uint64_t padded(std::uint64_t size) { return (size + kTarBlock - 1) / kTarBlock * kTarBlock; }

// ── writing ──

Status addFile(std::vector<SharePart>& entries, const fs::path& file, std::string name,
               bool needed) {
  std::error_code error;
  if (!fs::is_regular_file(file, error)) {
    if (!needed) return {};
    return refusedShare(ICL_TR("This run has no such file: it cannot be shared."), file);
  }
  SharePart entry;
  entry.name = std::move(name);
  entry.size = fs::file_size(file, error);
  entry.file = file;
  if (error) return fileError(file, error.value());
  entries.push_back(std::move(entry));
  return {};
}

Result<std::vector<SharePart>> entriesOf(const std::string& document,
                                         const std::vector<fs::path>& folders) {
  std::vector<SharePart> entries(1);
  entries.front().name = std::string(kShareDocument);
  entries.front().text = document;
  entries.front().size = document.size();
  std::set<std::string> names;
  if (folders.size() > kMostSharedRuns) {
    return Error{Message{ICL_TR("A share holds at most %1 runs: remove some from the list."),
                         {std::to_string(kMostSharedRuns)}},
                 {}};
  }
  for (const fs::path& folder : folders) {
    const std::string name = sharedName(folder);
    if (!names.insert(name).second) {
      return refusedShare(ICL_TR("Two runs have the same name: a share cannot hold both."), folder);
    }
    for (const std::string_view file : kRunFiles) {
      const std::string inside = name + "/" + std::string(file);
      if (!allowedName(inside)) {
        return refusedShare(
            ICL_TR("The name of this run's folder is too long or has signs other than "
                   "letters, digits, “-”, “_” and “.”: rename it to share it."),
            folder);
      }
      if (Status status = addFile(entries, folder / file, inside, file != "notes.json"); !status) {
        return status.error();
      }
    }
  }
  return entries;
}

/// Exactly as many bytes as the header says, whatever the file has become meanwhile.
Status copyInto(std::ofstream& out, const SharePart& entry) {
  std::array<char, 1 << 16> buffer{};
  if (entry.file.empty()) {
    out.write(entry.text.data(), static_cast<std::streamsize>(entry.text.size()));
  } else {
    std::ifstream in(entry.file, std::ios::binary);
    for (std::uint64_t left = entry.size; left > 0;) {
      const auto want = static_cast<std::streamsize>(std::min<std::uint64_t>(left, buffer.size()));
      if (!in.read(buffer.data(), want)) {
        return refusedShare(ICL_TR("The file became shorter while it was read: try again."),
                            entry.file);
      }
      out.write(buffer.data(), want);
      left -= static_cast<std::uint64_t>(want);
    }
  }
  const std::string zeros(padded(entry.size) - entry.size, '\0');
  out.write(zeros.data(), static_cast<std::streamsize>(zeros.size()));
  return {};
}

// ── reading ──

/// The next header, checked against the one that this name and size would have.
Result<SharePart> readHeader(std::istream& in, const fs::path& where) {
  std::array<char, kTarBlock> header{};
  if (!in.read(header.data(), kTarBlock)) return damagedShare(where);
  SharePart entry;
  entry.name.assign(header.data(), strnlen(header.data(), kMostShareName));
  for (std::size_t i = 124; i < 135; ++i) {
    if (header[i] < '0' || header[i] > '7') return damagedShare(where);
    entry.size = entry.size * 8 + static_cast<std::uint64_t>(header[i] - '0');
  }
  if (!allowedName(entry.name) || header != shareHeader(entry.name, entry.size)) {
    return damagedShare(where);
  }
  return entry;
}

bool isZero(const std::array<char, kTarBlock>& block) {
  return std::all_of(block.begin(), block.end(), [](char c) { return c == 0; });
}

/// All headers of the file, without a byte of what is in between.
Result<std::vector<SharePart>> contentsOf(std::ifstream& in, std::uint64_t bytes,
                                          const fs::path& where) {
  std::vector<SharePart> entries;
  std::set<std::string> names;
  std::uint64_t at = 0;
  while (at + 2 * kTarBlock < bytes) {
    in.seekg(static_cast<std::streamoff>(at));
    auto entry = readHeader(in, where);
    if (!entry) return entry.error();
    entry->offset = at + kTarBlock;
    if (entry->size > bytes - entry->offset) return damagedShare(where);
    at = entry->offset + padded(entry->size);
    const bool first = entries.empty();
    if (first != (entry->name == kShareDocument) || !names.insert(entry->name).second ||
        (first && entry->size > kMostDocument) ||
        entries.size() > kMostSharedRuns * kRunFiles.size()) {
      return damagedShare(where);
    }
    entries.push_back(std::move(*entry));
  }
  std::array<char, kTarBlock> end{};
  in.seekg(static_cast<std::streamoff>(at));
  for (int i = 0; i < 2; ++i) {
    if (at + 2 * kTarBlock != bytes || !in.read(end.data(), kTarBlock) || !isZero(end)) {
      return damagedShare(where);
    }
  }
  if (entries.empty()) return damagedShare(where);
  return entries;
}

Status extract(std::ifstream& in, const SharePart& entry, const fs::path& to) {
  if (Status made = makeFolder(to.parent_path()); !made) return made;
  std::ofstream out(to, std::ios::binary);
  std::array<char, 1 << 16> buffer{};
  in.seekg(static_cast<std::streamoff>(entry.offset));
  for (std::uint64_t left = entry.size; left > 0;) {
    const auto want = static_cast<std::streamsize>(std::min<std::uint64_t>(left, buffer.size()));
    if (!in.read(buffer.data(), want)) return damagedShare(to);
    out.write(buffer.data(), want);
    left -= static_cast<std::uint64_t>(want);
  }
  out.close();
  if (!out) return fileError(to, errno);
  return {};
}

Status checkRuns(const fs::path& folder, const std::vector<SharePart>& entries) {
  std::set<fs::path> runs;
  for (const SharePart& entry : entries) {
    if (entry.name != kShareDocument) runs.insert((folder / entry.name).parent_path());
  }
  for (const fs::path& run : runs) {
    auto reader = RunReader::open(run);
    if (!reader) return reader.error();
    if (Status whole = reader->intact(); !whole) return whole;
  }
  return {};
}

}  // namespace

std::string sharedName(const fs::path& run_folder) {
  const fs::path name =
      run_folder.has_filename() ? run_folder.filename() : run_folder.parent_path().filename();
  return "runs/" + name.string();
}

Status writeShare(const fs::path& to, const std::string& document,
                  const std::vector<fs::path>& run_folders) {
  auto entries = entriesOf(document, run_folders);
  if (!entries) return entries.error();
  std::uint64_t bytes = 2 * kTarBlock;
  for (const SharePart& entry : *entries) bytes += kTarBlock + padded(entry.size);
  if (bytes > kMostShareBytes || entries->front().size > kMostDocument) {
    return refusedShare(
        ICL_TR("The runs are larger than 4 GB together: remove some from the list."), to);
  }
  const fs::path part = to.string() + ".part";
  std::ofstream out(part, std::ios::binary);
  Status status;
  for (const SharePart& entry : *entries) {
    const auto header = shareHeader(entry.name, entry.size);
    out.write(header.data(), kTarBlock);
    status = copyInto(out, entry);
    if (!status || !out) break;
  }
  const std::array<char, 2 * kTarBlock> end{};
  out.write(end.data(), end.size());
  out.close();
  std::error_code error;
  if (status && !out) status = fileError(to, errno);
  if (status) fs::rename(part, to, error);
  if (status && error) status = fileError(to, error.value());
  if (!status) fs::remove(part, error);
  return status;
}

Result<fs::path> unpackShare(const fs::path& from, const fs::path& root) {
  std::error_code error;
  const std::uint64_t bytes = fs::file_size(from, error);
  if (error) return fileError(from, error.value());
  if (bytes > kMostShareBytes || bytes < 4 * kTarBlock) return damagedShare(from);
  std::ifstream in(from, std::ios::binary);
  auto entries = contentsOf(in, bytes, from);
  if (!entries) return entries.error();
  if (Status made = makeFolder(root); !made) return made.error();
  auto folder = makeUniqueFolder(root, slug(from.stem().string()));
  if (!folder) return folder.error();
  Status status;
  for (const SharePart& entry : *entries) {
    status = extract(in, entry, *folder / entry.name);
    if (!status) break;
  }
  if (status) status = checkRuns(*folder, *entries);
  if (status) return *folder;
  fs::remove_all(*folder, error);
  return status.error();
}

}  // namespace icl
