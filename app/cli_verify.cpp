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
    setFinite(item, "got", entry.got);
    setFinite(item, "expected", entry.expected);
    setFinite(item, "error", entry.error);
    entries.push(std::move(item));
  }
  Json object = Json::object();
  object.set("checked", report.checked).set("failed", report.failed);
  Json skipped = Json::array();
  for (const std::string& id : report.skipped_ids) skipped.push(id);
  object.set("skipped", report.skipped).set("skipped_ids", skipped).set("entries", entries);
  return object;
}

void printReport(const Output& out, const VerifyReport& report) {
  Table table({"", "ENTRY", "WORST LABEL", "GOT", "EXPECTED", "ERROR / ALLOWED"});
  table.alignRight(3).alignRight(4).alignRight(5);
  for (const VerifyEntry& entry : report.entries) {
    table.add({entry.ok ? "✓" : "✗", entry.id, entry.label, shortNumber(entry.got, 8),
               shortNumber(entry.expected, 8), shortNumber(entry.error, 2)});
  }
  out.table(table);
  out.line("\n" + std::to_string(report.checked) + " checked, " + std::to_string(report.failed) +
           " failed, " + std::to_string(report.skipped) + " skipped");
  if (report.skipped_ids.empty()) return;
  std::string ids;
  for (const std::string& id : report.skipped_ids) ids += (ids.empty() ? "" : ", ") + id;
  out.line("Skipped, because this build cannot judge fixtures of their kind: " + ids);
}

struct Named {
  std::vector<std::string> references{}, manifests{};
};

void append(const VerifyReport& part, VerifyReport& all) {
  all.checked += part.checked;
  all.failed += part.failed;
  all.skipped += part.skipped;
  all.skipped_ids.insert(all.skipped_ids.end(), part.skipped_ids.begin(), part.skipped_ids.end());
  all.entries.insert(all.entries.end(), part.entries.begin(), part.entries.end());
}

int verify(Context& context, const Named& named) {
  const Output& out = context.out;
  std::vector<fs::path> references;
  if (!named.references.empty() || named.manifests.empty()) {
    auto files = filesToVerify(named.references);
    if (!files) return out.fail(files.error());
    references = std::move(files).value();
  }
  VerifyReport all;
  for (const fs::path& file : references) {
    Progress progress(out, "verifying " + file.filename().string(), "entries");
    auto report = verifyFile(file, context.catalog,
                             [&](std::size_t done, std::size_t of) { progress.update(done, of); });
    progress.finish();
    if (!report) return out.fail(report.error());
    if (report->checked + report->skipped == 0) {
      return out.fail(
          Error{Message{"has no entries, so there is nothing to check"}, file.string()});
    }
    append(*report, all);
  }
  for (const fs::path manifest : named.manifests) {
    auto report = verifyParity(manifest, context.catalog);
    if (!report) return out.fail(report.error());
    append(*report, all);
  }
  printReport(out, all);
  out.object(toJson(all));
  return all.failed == 0 ? kDone : kClaimFailed;
}

}  // namespace

Verb verifyVerb() {
  return {"verify",
          "verify [--reference FILE]… [--parity MANIFEST]…",
          "this build against closed forms and stored reference values",
          {"icl verify", "icl verify --reference tests/golden/cross_attention.json --json",
           "icl verify --parity tests/golden/mixture/manifest.json"},
          [](CLI::App& app) -> Action {
            auto named = std::make_shared<Named>();
            addRepeated(app, "--reference", named->references,
                        "a reference file; without one, those that came with the program", "FILE");
            addRepeated(app, "--parity", named->manifests,
                        "a manifest of tensors from an independent implementation", "MANIFEST");
            return [named](Context& context) { return verify(context, *named); };
          }};
}

}  // namespace icl::cli
