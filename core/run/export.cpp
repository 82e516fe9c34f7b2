#include "core/run/export.h"

#include <algorithm>
#include <functional>
#include <system_error>
#include <unistd.h>

#include "core/base/files.h"
#include "core/base/json.h"
#include "core/run/export_parts.h"

namespace icl {

namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t kRowsOfAFile = 4096;
constexpr std::size_t kNpyAlignment = 64;

}  // namespace

Status writeWhole(const fs::path& link, const std::function<Status(AppendFile&)>& fill) {
  const fs::path out = behindLinks(link);
  fs::path part = out;
  part += ".part-" + std::to_string(::getpid());
  std::error_code ignored;
  fs::remove(part, ignored);
  const auto write = [&]() -> Status {
    auto file = AppendFile::open(part);
    if (!file) return file.error();
    if (auto filled = fill(*file); !filled) return filled;
    if (auto synced = file->sync(); !synced) return synced;
    std::error_code code;
    fs::rename(part, out, code);
    return code ? Status{fileError(out, code.value())} : Status{};
  };
  Status done = write();
  if (done) return {};
  fs::remove(part, ignored);
  Error error = done.error();
  for (std::string& named : error.message.arguments) {  // a person knows the file asked for
    if (named == part.string()) named = out.string();
  }
  return error;
}

Status forBlocksOfRows(
    const RunReader& run,
    const std::function<Status(std::uint64_t, const std::vector<double>&)>& body) {
  for (std::uint64_t first = 0; first < run.rows(); first += kRowsOfAFile) {
    const auto rows = run.read(first, std::min(first + kRowsOfAFile, run.rows()));
    if (!rows) return rows.error();
    if (auto done = body(first, *rows); !done) return done;
  }
  return {};
}

std::string csvField(const std::string& text) {
  if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"') out += '"';
    out += c;
  }
  return out + '"';
}

bool mayReplaceNames(const fs::path& file) {
  std::error_code ignored;
  if (!fs::exists(file, ignored)) return true;
  const auto text = readFile(file, std::uint64_t{1} << 20);
  if (!text) return false;
  const auto json = Json::parse(*text, file.string());
  return json && (json->find("run") != nullptr || json->find("sweep") != nullptr) &&
         json->find("columns") != nullptr;
}

std::string npyHeader(const std::vector<std::uint64_t>& shape) {
  std::string text = "{'descr': '<f8', 'fortran_order': False, 'shape': (";
  for (std::size_t i = 0; i < shape.size(); ++i) {
    text += (i > 0 ? ", " : "") + std::to_string(shape[i]);
  }
  text += "), }";
  constexpr std::size_t kBefore = 10;  // magic, version, length
  while ((kBefore + text.size() + 1) % kNpyAlignment != 0) text += ' ';
  text += '\n';
  std::string header = "\x93NUMPY";
  header += '\x01';
  header += '\x00';
  header += static_cast<char>(text.size() & 0xff);
  header += static_cast<char>(text.size() >> 8);
  return header + text;
}

Status exportCsv(const RunReader& run, const fs::path& out) {
  const auto& channels = run.manifest().channels;
  return writeWhole(out, [&](AppendFile& file) -> Status {
    std::string header = "step";
    for (const std::string& key : channels) header += "," + csvField(key);
    if (auto written = file.append(header + "\n"); !written) return written;
    return forBlocksOfRows(run, [&](std::uint64_t first, const std::vector<double>& rows) {
      std::string text;
      for (std::size_t r = 0; r * channels.size() < rows.size(); ++r) {
        text += std::to_string(run.manifest().first_step + first + r);
        for (std::size_t c = 0; c < channels.size(); ++c) {
          text += ',';
          text += exactNumber(rows[r * channels.size() + c]);
        }
        text += '\n';
      }
      return file.append(text);
    });
  });
}

Status exportNpy(const RunReader& run, const fs::path& out) {
  const auto& channels = run.manifest().channels;
  Json names = Json::object();
  names.set("run", run.manifest().id);
  names.set("first_step", static_cast<std::int64_t>(run.manifest().first_step));
  Json keys = Json::array();
  for (const std::string& key : channels) keys.push(key);
  names.set("columns", std::move(keys));
  fs::path beside = out;
  beside += ".json";
  if (!mayReplaceNames(beside)) {
    return Error{Message{ICL_TR("is in the way: the names of the columns are written there; move "
                                "it, or name another file")},
                 beside.string()};
  }
  if (auto written = writeAtomic(beside, names.print(1) + "\n"); !written) return written;
  return writeWhole(out, [&](AppendFile& file) -> Status {
    if (auto written = file.append(npyHeader({run.rows(), channels.size()})); !written) {
      return written;
    }
    return forBlocksOfRows(run, [&](std::uint64_t, const std::vector<double>& rows) {
      return file.append(std::span<const double>(rows));
    });
  });
}

std::string tableCsv(const ProbeResult& result) {
  std::string out;
  if (result.table.empty()) {
    out = "label,value\n";
    for (const auto& [label, value] : result.values) {
      out += csvField(label) + "," + exactNumber(value) + "\n";
    }
    return out;
  }
  const bool named = !result.row_labels.empty();
  const auto cols = static_cast<std::size_t>(result.cols);
  for (std::size_t c = 0; c < cols; ++c) {
    if (c > 0 || named) out += ',';
    out += c < result.col_labels.size() ? csvField(result.col_labels[c]) : std::to_string(c);
  }
  out += '\n';
  for (std::size_t r = 0; r < static_cast<std::size_t>(result.rows); ++r) {
    if (named && r < result.row_labels.size()) out += csvField(result.row_labels[r]);
    for (std::size_t c = 0; c < cols; ++c) {
      if (c > 0 || named) out += ',';
      out += exactNumber(result.table[r * cols + c]);
    }
    out += '\n';
  }
  return out;
}

}  // namespace icl
