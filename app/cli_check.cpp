// `icl check`: runs presets and prints each claim with the value measured.
#include <cmath>
#include <limits>

#include "app/cli_input.h"
#include "app/cli_verb.h"
#include "core/run/record_json.h"

namespace icl::cli {
namespace {

struct CheckArguments {
  std::vector<std::string> names{};
  std::string seed{};
  bool all = false, record = false;
};

Result<std::vector<Preset>> chosen(const Catalog& catalog, const CheckArguments& given) {
  if (given.all && !given.names.empty()) {
    return Error{Message{"name presets or say --all, not both"}, "check"};
  }
  if (given.record && !given.seed.empty()) {
    return Error{Message{"records what seeds 1, 2 and 3 give, so it goes without --seed"},
                 "--record"};
  }
  if (given.all) return allPresets(catalog);
  if (given.names.empty()) return missingArgument("PRESET", checkVerb().usage);
  std::vector<Preset> presets;
  for (const std::string& name : given.names) {
    auto preset = findPreset(catalog, name);
    if (!preset) return preset.error();
    presets.push_back(std::move(preset).value());
  }
  return presets;
}

/// Those to run the presets with; empty: each with its own.
Result<std::vector<std::uint64_t>> seedsOf(const CheckArguments& given) {
  if (given.record) return std::vector<std::uint64_t>(kRecordedSeeds.begin(), kRecordedSeeds.end());
  if (given.seed.empty()) return std::vector<std::uint64_t>{};
  auto number = wholeNumber("--seed", given.seed, 0, std::numeric_limits<std::int64_t>::max());
  if (!number) return number.error();
  return std::vector<std::uint64_t>{number.value()};
}

Json claimItem(const Preset& preset, std::uint64_t seed, const ClaimResult& claim) {
  Json item = Json::object();
  item.set("preset", preset.id).set("seed", countToJson(seed)).set("claim", claim.text);
  item.set("quantity", claim.quantity);
  setFinite(item, "measured", claim.measured);
  setFinite(item, "target", claim.target);
  setFinite(item, "margin", claim.margin);
  item.set("ok", claim.ok).set("sentence", claim.sentence);
  return item;
}

/// Runs presets one after the other and gathers what their claims measured.
class Checks {
 public:
  Checks(Context& context, bool record) : context_(context), record_(record) {
    table_.alignRight(2).alignRight(3).alignRight(4);
  }

  Status run(const Preset& preset, const std::vector<std::uint64_t>& seeds) {
    std::vector<std::vector<ClaimResult>> by_seed;
    const int failed_before = failed_;
    for (const std::uint64_t seed : seeds) {
      auto claims = checkPreset(preset, context_.catalog, seed);
      if (!claims) return claims.error();
      for (const ClaimResult& claim : claims.value()) take(preset, seed, claim);
      by_seed.push_back(std::move(claims).value());
    }
    if (!record_ || failed_ > failed_before) return {};
    ++recorded_;
    return recordClaims(preset, by_seed);
  }

  int tell(std::size_t presets) {
    const Output& out = context_.out;
    out.table(table_);
    out.line("\n" + std::to_string(items_.size()) + " claims of " + std::to_string(presets) +
             " presets, " + std::to_string(failed_) + " failed");
    if (record_) {
      out.line(std::to_string(recorded_) + " of " + std::to_string(presets) +
               " presets recorded; those with a claim that failed are as they were");
    }
    out.items(std::move(items_));
    return failed_ == 0 ? kDone : kClaimFailed;
  }

 private:
  void take(const Preset& preset, std::uint64_t seed, const ClaimResult& claim) {
    failed_ += claim.ok ? 0 : 1;
    table_.add({claim.ok ? "✓" : "✗", preset.id, shortNumber(claim.measured),
                shortNumber(claim.target),
                std::isfinite(claim.margin) ? shortNumber(claim.margin, 2) : "",
                claim.ok ? claim.text : claim.sentence});
    items_.push_back(claimItem(preset, seed, claim));
  }

  Context& context_;
  bool record_;
  Table table_{{"", "PRESET", "MEASURED", "TARGET", "MARGIN", "CLAIM"}};
  Json::Array items_{};
  int failed_ = 0;
  std::size_t recorded_ = 0;
};

int check(Context& context, const CheckArguments& given) {
  const Output& out = context.out;
  auto presets = chosen(context.catalog, given);
  if (!presets) return out.fail(presets.error());
  for (const Preset& preset : presets.value()) {
    if (!preset.claims.empty()) continue;
    return out.fail(Error{
        Message{"makes no claims, so there is nothing to check; 'claims' lists them"}, preset.id});
  }
  const auto seeds = seedsOf(given);
  if (!seeds) return out.fail(seeds.error());
  Checks checks(context, given.record);
  Progress progress(out, "checking", "presets", presets->size());
  std::uint64_t done = 0;
  for (const Preset& preset : presets.value()) {
    progress.update(done++);
    const Status made =
        checks.run(preset, seeds->empty() ? std::vector{preset.run.seed} : seeds.value());
    if (!made) return out.fail(made.error());
  }
  progress.finish();
  return checks.tell(presets->size());
}

}  // namespace

Verb checkVerb() {
  return {"check",
          "check PRESET… | --all [--seed N | --record]",
          "runs presets and prints each claim with the value measured",
          {"icl check --all", "icl check --all --seed 2 --json", "icl check depth --record"},
          [](CLI::App& app) -> Action {
            auto given = std::make_shared<CheckArguments>();
            app.add_option("PRESET", given->names, "presets, by name or file")->type_name("");
            app.add_flag("--all", given->all, "every preset");
            addText(app, "--seed", given->seed, "instead of each preset's own", "N");
            app.add_flag("--record", given->record,
                         "with seeds 1, 2 and 3, and into the presets' files");
            return [given](Context& context) { return check(context, *given); };
          }};
}

}  // namespace icl::cli
