#include "core/run/result_store.h"

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <fcntl.h>
#include <limits>
#include <sqlite3.h>
#include <unistd.h>
#include <utility>

#include "core/base/files.h"
#include "core/run/record.h"

namespace icl {

namespace fs = std::filesystem;

namespace {

constexpr int kWaitMilliseconds = 20'000;  // for a reader or writer on another machine
constexpr std::size_t kKeyBytes = 16;

struct CloseBase {
  void operator()(sqlite3* base) const { sqlite3_close(base); }
};
struct CloseStatement {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Base = std::unique_ptr<sqlite3, CloseBase>;
using Statement = std::unique_ptr<sqlite3_stmt, CloseStatement>;

Error baseError(sqlite3* base, int code, const fs::path& file) {
  const int system = base == nullptr ? 0 : sqlite3_system_errno(base);
  switch (code & 0xff) {
    case SQLITE_FULL:
      return fileError(file, ENOSPC);
    case SQLITE_READONLY:
      return fileError(file, EACCES);
    case SQLITE_CANTOPEN:
    case SQLITE_IOERR:
      if (system != 0 && system != ENOENT) return fileError(file, system);
      return fileError(file, (code & 0xff) == SQLITE_IOERR ? EIO : EACCES);
    case SQLITE_NOMEM:
      return fileError(file, ENOMEM);
    case SQLITE_BUSY:
      return Error{
          Message{ICL_TR("'%1' is held by another program"), {file.string()}}, {}, Fault::Machine};
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return Error{
          Message{ICL_TR("'%1' is damaged: what it held is computed again"), {file.string()}}};
    default:
      break;
  }
  return Error{Message{ICL_TR("'%1' failed: %2"), {file.string(), sqlite3_errstr(code)}},
               {},
               Fault::Machine};
}

Status run(sqlite3* base, const std::string& sql, const fs::path& file) {
  const int code = sqlite3_exec(base, sql.c_str(), nullptr, nullptr, nullptr);
  return code == SQLITE_OK ? Status{} : Status{baseError(base, code, file)};
}

Result<Base> openBase(const fs::path& file, int flags) {
  sqlite3* raw = nullptr;
  const int code = sqlite3_open_v2(file.c_str(), &raw, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  Base base(raw);
  if (code != SQLITE_OK) return baseError(raw, code, file);
  sqlite3_extended_result_codes(raw, 1);
  sqlite3_busy_timeout(raw, kWaitMilliseconds);
  return base;
}

Result<Statement> prepare(sqlite3* base, const std::string& sql, const fs::path& file) {
  sqlite3_stmt* raw = nullptr;
  const int code = sqlite3_prepare_v2(base, sql.c_str(), -1, &raw, nullptr);
  if (code != SQLITE_OK) return baseError(base, code, file);
  return Statement(raw);
}

/// Column names are checked when a sweep is loaded: no quotation marks, none of our own.
std::string quoted(const std::string& name) { return "\"" + name + "\""; }

std::string listed(const std::vector<std::string>& columns, const std::string& after) {
  std::string out;
  for (const std::string& column : columns) out += ", " + quoted(column) + after;
  return out;
}

std::string hostName() {
  char name[256] = {};
  if (::gethostname(name, sizeof name - 1) != 0) return "host";
  return slug(name);
}

/// A file that nobody else has: another container's process may have our host's name and number.
Result<fs::path> freshFile(const fs::path& folder) {
  const std::string stem = "results-" + hostName() + "-" + std::to_string(::getpid());
  constexpr int kTries = 100'000;
  for (int i = 1; i < kTries; ++i) {
    const fs::path file = folder / (stem + (i == 1 ? "" : "-" + std::to_string(i)) + ".db");
    const int descriptor = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor >= 0) {
      ::close(descriptor);
      return file;
    }
    if (errno != EEXIST) return fileError(folder, errno);
  }
  return fileError(folder, EEXIST);
}

std::string keyBytes(const JobKey& key) {
  std::string bytes;
  for (const std::uint64_t part : {key.high, key.low}) {
    for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>((part >> shift) & 0xff);
  }
  return bytes;
}

JobKey keyFrom(const unsigned char* bytes) {
  JobKey key;
  for (std::size_t i = 0; i < kKeyBytes; ++i) {
    std::uint64_t& part = i < kKeyBytes / 2 ? key.high : key.low;
    part = (part << 8) | bytes[i];
  }
  return key;
}

void bindText(sqlite3_stmt* statement, int at, const std::string& text) {
  sqlite3_bind_text(statement, at, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
}

std::string textAt(sqlite3_stmt* statement, int at) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement, at));
  return text == nullptr
             ? std::string()
             : std::string(text, static_cast<std::size_t>(sqlite3_column_bytes(statement, at)));
}

}  // namespace

// ── writing ──

struct ResultWriter::State {
  fs::path file{};
  Base base{};
  Statement insert{};
};

ResultWriter::ResultWriter(std::unique_ptr<State> state) : state_(std::move(state)) {}
ResultWriter::~ResultWriter() = default;

const fs::path& ResultWriter::path() const { return state_->file; }

Result<std::unique_ptr<ResultWriter>> ResultWriter::create(
    const fs::path& folder, const std::vector<std::string>& columns) {
  auto file = freshFile(folder);
  if (!file) return file.error();
  auto state = std::make_unique<State>();
  state->file = *file;
  auto base = openBase(*file, SQLITE_OPEN_READWRITE);
  if (!base) return base.error();
  state->base = std::move(base).value();
  sqlite3* raw = state->base.get();
  // A journal that is emptied, not deleted, costs less; FULL: a stored job outlives the power.
  const std::string tables =
      "PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL; BEGIN;"
      "CREATE TABLE writer (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;"
      "CREATE TABLE results (key BLOB PRIMARY KEY, settings TEXT, seed INTEGER, \"end\" TEXT, "
      "steps "
      "INTEGER, seconds REAL, digest TEXT, sentence TEXT, run TEXT" +
      listed(columns, " REAL") + ") WITHOUT ROWID;";
  if (auto made = run(raw, tables, *file); !made) return made.error();
  for (const auto& [name, value] : {std::pair<std::string, std::string>{"format", "icl-results/1"},
                                    {"build", buildString()},
                                    {"host", hostName()}}) {
    auto meta = prepare(raw, "INSERT INTO writer VALUES (?1, ?2)", *file);
    if (!meta) return meta.error();
    bindText(meta->get(), 1, name);
    bindText(meta->get(), 2, value);
    if (const int code = sqlite3_step(meta->get()); code != SQLITE_DONE) {
      return baseError(raw, code, *file);
    }
  }
  if (auto done = run(raw, "COMMIT", *file); !done) return done.error();
  auto insert = prepare(
      raw,
      "INSERT OR REPLACE INTO results (key, settings, seed, \"end\", steps, seconds, digest, "
      "sentence, run" +
          listed(columns, "") + ") VALUES (?" +
          [&] {
            std::string marks;
            for (std::size_t i = 0; i < 8 + columns.size(); ++i) marks += ", ?";
            return marks;
          }() +
          ")",
      *file);
  if (!insert) return insert.error();
  state->insert = std::move(insert).value();
  return std::unique_ptr<ResultWriter>(new ResultWriter(std::move(state)));
}

Status ResultWriter::write(std::span<const JobResult> results) {
  if (results.empty()) return {};
  sqlite3* base = state_->base.get();
  sqlite3_stmt* insert = state_->insert.get();
  if (auto begun = run(base, "BEGIN IMMEDIATE", state_->file); !begun) return begun;
  const auto undo = [&](Error error) -> Status {
    sqlite3_reset(insert);
    sqlite3_exec(base, "ROLLBACK", nullptr, nullptr, nullptr);
    return error;
  };
  for (const JobResult& result : results) {
    const std::string key = keyBytes(result.key);
    const std::string end(toText(result.end));
    sqlite3_bind_blob(insert, 1, key.data(), static_cast<int>(key.size()), SQLITE_STATIC);
    bindText(insert, 2, result.settings);
    sqlite3_bind_int64(insert, 3, std::bit_cast<sqlite3_int64>(result.seed));
    bindText(insert, 4, end);
    sqlite3_bind_int64(insert, 5, static_cast<sqlite3_int64>(result.steps));
    sqlite3_bind_double(insert, 6, result.seconds);
    bindText(insert, 7, result.digest);
    bindText(insert, 8, result.sentence);
    bindText(insert, 9, result.run);
    for (std::size_t v = 0; v < result.values.size(); ++v) {
      sqlite3_bind_double(insert, static_cast<int>(10 + v), result.values[v]);  // NaN: NULL
    }
    const int code = sqlite3_step(insert);
    if (code != SQLITE_DONE) return undo(baseError(base, code, state_->file));
    sqlite3_reset(insert);
  }
  if (auto done = run(base, "COMMIT", state_->file); !done) return undo(done.error());
  return {};
}

// ── reading ──

namespace {

/// Read-only where that is enough: what a killed writer left half done must be rolled back first,
/// which takes the right to write.
Result<Base> openToRead(const fs::path& file) {
  std::error_code ignored;
  fs::path journal = file;
  journal += "-journal";
  const bool pending = fs::file_size(journal, ignored) > 0 && !ignored;
  if (pending) {
    auto base = openBase(file, SQLITE_OPEN_READWRITE);
    if (base) return base;
  }
  return openBase(file, SQLITE_OPEN_READONLY);
}

/// Whether the file is a store with all these columns; a file without a table was killed at birth.
Result<bool> hasColumns(sqlite3* base, const std::vector<std::string>& columns,
                        const fs::path& file) {
  auto info = prepare(base, "SELECT name FROM pragma_table_info('results')", file);
  if (!info) return info.error();
  std::vector<std::string> present;
  int code = sqlite3_step(info->get());
  for (; code == SQLITE_ROW; code = sqlite3_step(info->get())) {
    present.push_back(textAt(info->get(), 0));
  }
  if (code != SQLITE_DONE) return baseError(base, code, file);
  return std::all_of(columns.begin(), columns.end(), [&](const std::string& column) {
    return std::find(present.begin(), present.end(), column) != present.end();
  });
}

JobResult wholeRow(sqlite3_stmt* row, std::size_t values) {
  JobResult result;
  result.steps = static_cast<std::uint64_t>(sqlite3_column_int64(row, 2));
  result.seconds = sqlite3_column_double(row, 3);
  result.digest = textAt(row, 4);
  result.sentence = textAt(row, 5);
  result.run = textAt(row, 6);
  result.values.reserve(values);
  for (std::size_t v = 0; v < values; ++v) {
    const int at = static_cast<int>(7 + v);
    result.values.push_back(sqlite3_column_type(row, at) == SQLITE_NULL
                                ? std::numeric_limits<double>::quiet_NaN()
                                : sqlite3_column_double(row, at));
  }
  return result;
}

Status readFile(const fs::path& file, const std::vector<std::string>& columns, Reading how,
                const std::function<void(JobResult&)>& visit) {
  auto base = openToRead(file);
  if (!base) return base.error();
  const auto fits = hasColumns(base->get(), columns, file);
  if (!fits) return fits.error();
  if (columns.empty() || !*fits) return {};
  const std::string what =
      how == Reading::Keys
          ? std::string("key, \"end\"")
          : "key, \"end\", steps, seconds, digest, sentence, run" + listed(columns, "");
  auto select = prepare(base->get(), "SELECT " + what + " FROM results", file);
  if (!select) return select.error();
  sqlite3_stmt* row = select->get();
  int code = sqlite3_step(row);
  for (; code == SQLITE_ROW; code = sqlite3_step(row)) {
    if (sqlite3_column_bytes(row, 0) != static_cast<int>(kKeyBytes)) continue;
    const auto end = endReasonFromText(textAt(row, 1));
    if (!end || *end == EndReason::None) continue;
    JobResult result = how == Reading::Whole ? wholeRow(row, columns.size()) : JobResult{};
    result.key = keyFrom(static_cast<const unsigned char*>(sqlite3_column_blob(row, 0)));
    result.end = *end;
    visit(result);
  }
  return code == SQLITE_DONE ? Status{} : Status{baseError(base->get(), code, file)};
}

}  // namespace

void readResults(const fs::path& folder, const std::vector<std::string>& columns, Reading how,
                 const std::function<void(JobResult&)>& row, std::vector<std::string>& notes) {
  std::vector<fs::path> files;
  std::error_code none;
  for (fs::directory_iterator at(folder, none), end; !none && at != end; at.increment(none)) {
    const std::string name = at->path().filename().string();
    if (name.starts_with("results-") && name.ends_with(".db")) files.push_back(at->path());
  }
  std::sort(files.begin(), files.end());
  for (const fs::path& file : files) {
    if (auto read = readFile(file, columns, how, row); !read) notes.push_back(read.error().text());
  }
}

}  // namespace icl
