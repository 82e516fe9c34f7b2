// `icl check`: runs presets and prints each claim with the value measured.
#include <limits>

#include "app/cli_input.h"
#include "app/cli_verb.h"
#include "core/run/record_json.h"

namespace icl::cli {
namespace {

struct CheckArguments {
  std::vector<std::string> names{};
  std::string seed{};
  bool all = false;
};

Result<std::vector<Preset>> chosen(const Catalog& catalog, const CheckArguments& given) {
  if (given.all && !given.names.empty()) {
    return Error{Message{"name presets or say --all, not both"}, "check"};
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

Json claimItem(const Preset& preset, std::uint64_t seed, const ClaimResult& claim) {
  Json item = Json::object();
  item.set("preset", preset.id).set("seed", countToJson(seed)).set("claim", claim.text);
  item.set("quantity", claim.quantity);
  setFinite(item, "measured", claim.measured);
  setFinite(item, "target", claim.target);
  item.set("ok", claim.ok).set("sentence", claim.sentence);
  return item;
}

int check(Context& context, const CheckArguments& given) {
  const Output& out = context.out;
  auto presets = chosen(context.catalog, given);
  if (!presets) return out.fail(presets.error());
  for (const Preset& preset : presets.value()) {
    if (!preset.claims.empty()) continue;
    return out.fail(Error{
        Message{"makes no claims, so there is nothing to check; 'claims' lists them"}, preset.id});
  }
  std::uint64_t seed_given = 0;
  if (!given.seed.empty()) {
    auto number = wholeNumber("--seed", given.seed, 0, std::numeric_limits<std::int64_t>::max());
    if (!number) return out.fail(number.error());
    seed_given = number.value();
  }
  Table table({"", "PRESET", "MEASURED", "TARGET", "CLAIM"});
  table.alignRight(2).alignRight(3);
  Json::Array items;
  int failed = 0;
  {
    Progress progress(out, "checking", "presets", presets.value().size());
    std::uint64_t done = 0;
    for (const Preset& preset : presets.value()) {
      progress.update(done++);
      const std::uint64_t seed = given.seed.empty() ? preset.run.seed : seed_given;
      auto claims = checkPreset(preset, context.catalog, seed);
      if (!claims) return out.fail(claims.error());
      for (const ClaimResult& claim : claims.value()) {
        failed += claim.ok ? 0 : 1;
        table.add({claim.ok ? "✓" : "✗", preset.id, shortNumber(claim.measured),
                   shortNumber(claim.target), claim.ok ? claim.text : claim.sentence});
        items.push_back(claimItem(preset, seed, claim));
      }
    }
  }
  out.table(table);
  out.line("\n" + std::to_string(items.size()) + " claims of " +
           std::to_string(presets.value().size()) + " presets, " + std::to_string(failed) +
           " failed");
  out.items(std::move(items));
  return failed == 0 ? kDone : kClaimFailed;
}

}  // namespace

Verb checkVerb() {
  return {"check",
          "check PRESET… | --all [--seed N]",
          "runs presets and prints each claim with the value measured",
          {"icl check --all", "icl check --all --seed 2 --json"},
          [](CLI::App& app) -> Action {
            auto given = std::make_shared<CheckArguments>();
            app.add_option("PRESET", given->names, "presets, by name or file")->type_name("");
            app.add_flag("--all", given->all, "every preset");
            addText(app, "--seed", given->seed, "instead of each preset's own", "N");
            return [given](Context& context) { return check(context, *given); };
          }};
}

}  // namespace icl::cli
