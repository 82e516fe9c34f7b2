// `icl verify`: stored values from independent derivations against this build, through the same
// probes that a person uses.
#include <algorithm>

#include "app/cli_input.h"
#include "app/cli_verb.h"
#include "core/run/verify.h"

namespace icl::cli {
namespace {

namespace fs = std::filesystem;

/// The files named, or all that came with the program.
Result<std::vector<fs::path>> filesToVerify(const std::vector<std::string>& named) {
  std::vector<fs::path> files(named.begin(), named.end());
  if (!files.empty()) return files;
  const fs::path folder = resourceFolder() / "reference";
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(folder, ignored)) {
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  if (!files.empty()) return files;
  return Error{
      Message{"no reference files came with this build; name one: icl %1", {verifyVerb().usage}},
      "verify"};
}

Json toJson(const VerifyReport& report) {
  Json entries = Json::array();
  for (const VerifyEntry& entry : report.entries) {
    Json item = Json::object();
    item.set("id", entry.id).set("ok", entry.ok).set("label", entry.label);
    item.set("got", entry.got).set("expected", entry.expected).set("error", entry.error);
    entries.push(std::move(item));
  }
  Json object = Json::object();
  object.set("checked", report.checked).set("failed", report.failed);
  object.set("skipped", report.skipped).set("entries", entries);
  return object;
}

void print(const Output& out, const VerifyReport& report) {
  Table table({"", "ENTRY", "WORST LABEL", "GOT", "EXPECTED", "ERROR / ALLOWED"});
  table.alignRight(3).alignRight(4).alignRight(5);
  for (const VerifyEntry& entry : report.entries) {
    table.add({entry.ok ? "✓" : "✗", entry.id, entry.label, shortNumber(entry.got, 8),
               shortNumber(entry.expected, 8), shortNumber(entry.error, 2)});
  }
  out.table(table);
  out.line("\n" + std::to_string(report.checked) + " checked, " + std::to_string(report.failed) +
           " failed, " + std::to_string(report.skipped) + " skipped");
}

int verify(Context& context, const std::vector<std::string>& named) {
  const Output& out = context.out;
  auto files = filesToVerify(named);
  if (!files) return out.fail(files.error());
  VerifyReport all;
  for (const fs::path& file : files.value()) {
    auto report = verifyFile(file, context.catalog);
    if (!report) return out.fail(report.error());
    all.checked += report.value().checked;
    all.failed += report.value().failed;
    all.skipped += report.value().skipped;
    const auto& entries = report.value().entries;
    all.entries.insert(all.entries.end(), entries.begin(), entries.end());
  }
  print(out, all);
  out.object(toJson(all));
  return all.failed == 0 ? kDone : kClaimFailed;
}

}  // namespace

Verb verifyVerb() {
  return {"verify",
          "verify [--reference FILE]…",
          "this build against closed forms and stored reference values",
          {"icl verify", "icl verify --reference tests/golden/cross_attention.json --json"},
          [](CLI::App& app) -> Action {
            auto files = std::make_shared<std::vector<std::string>>();
            addRepeated(app, "--reference", *files,
                        "a reference file; without one, those that came with the program", "FILE");
            return [files](Context& context) { return verify(context, *files); };
          }};
}

}  // namespace icl::cli
