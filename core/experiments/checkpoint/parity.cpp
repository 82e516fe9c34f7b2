#include "core/experiments/checkpoint/parity.h"

#include <utility>

#include "core/experiments/checkpoint/parity_parts.h"

namespace icl::checkpoint {

Bounds boundsOf(const ParityFixture& fixture) {
  Bounds bounds;
  const Json* stated = fixture.entry->find("tolerances");
  if (stated == nullptr) return bounds;
  const auto take = [&](std::string_view key, double& to) { to = numberIn(*stated, key, to); };
  take("double port", bounds.exact);
  take("double port, planted and lora", bounds.planted);
  take("float32 port, logits absolute", bounds.logits);
  take("float32 port, hidden and merged absolute", bounds.hidden);
  take("float32 port, attention, last_row, scores absolute", bounds.attention);
  take("float32 port, lora losses", bounds.losses);
  take("float32 port, lora final A and B", bounds.adapters);
  return bounds;
}

Result<VerifyEntry> WorstDifference::entry(const ParityFixture& fixture) const {
  if (compared_ > 0) return entry_;
  return damagedFixture((fixture.folder / fixture.id).string());
}

Error damagedFixture(const std::string& where) {
  return Error{Message{ICL_TR("is no fixture of a checkpoint as this program knows them, or a "
                              "damaged one")},
               where};
}

Result<FixtureJson> FixtureJson::read(const std::filesystem::path& file) {
  const auto text = readFile(file);
  if (!text) return text.error();
  auto json = Json::parse(*text, file.string());
  if (!json) return json.error();
  FixtureJson read;
  read.root_ = std::make_shared<const Json>(std::move(json).value());
  read.where_ = file.string();
  return read;
}

std::vector<double> numbersIn(const Json* json) {
  std::vector<double> out;
  if (json == nullptr || !json->isArray()) return out;
  for (const Json& item : json->items()) {
    if (item.isNumber()) out.push_back(item.asNumber());
    for (const double x : numbersIn(item.isArray() ? &item : nullptr)) out.push_back(x);
  }
  return out;
}

std::vector<int> idsIn(const Json* json) {
  std::vector<int> out;
  for (const double x : numbersIn(json)) out.push_back(static_cast<int>(x));
  return out;
}

std::vector<std::vector<int>> listsIn(const Json* json) {
  std::vector<std::vector<int>> out;
  if (json == nullptr || !json->isArray()) return out;
  for (const Json& item : json->items()) out.push_back(idsIn(&item));
  return out;
}

std::vector<PatchGrid> gridsIn(const Json* json) {
  std::vector<PatchGrid> out;
  for (const auto& sides : listsIn(json)) {
    if (sides.size() != 3) continue;
    out.push_back({static_cast<std::size_t>(sides[0]), static_cast<std::size_t>(sides[1]),
                   static_cast<std::size_t>(sides[2])});
  }
  return out;
}

double numberIn(const Json& json, std::string_view key, double fallback) {
  const Json* found = json.find(key);
  return found != nullptr && found->isNumber() ? found->asNumber() : fallback;
}

namespace {

Result<VerifyEntry> judgeFixture(const ParityFixture& fixture, std::filesystem::path folder) {
  WorstDifference worst(fixture.id);
  std::error_code ignored;
  if (!std::filesystem::exists(folder / "inputs.json", ignored)) {
    if (auto done = compareTables(fixture, worst); !done) return done.error();
    return worst.entry(fixture);
  }
  auto inputs = FixtureJson::read(folder / "inputs.json");
  if (!inputs) return inputs.error();
  if (const Json* same = inputs->find("same_expected_as"); same != nullptr && same->isString()) {
    folder = fixture.folder / same->asString();
    inputs = FixtureJson::read(folder / "inputs.json");
    if (!inputs) return inputs.error();
  }
  const auto expected = MappedTensors::open(folder / "expected.safetensors");
  if (!expected) return expected.error();
  const auto compare = inputs->find("base") != nullptr       ? compareLora
                       : inputs->find("examples") != nullptr ? comparePlanted
                                                             : compareText;
  if (auto done = compare(fixture, *inputs, *expected, worst); !done) return done.error();
  return worst.entry(fixture);
}

}  // namespace

std::optional<Result<VerifyEntry>> compareFixture(const ParityFixture& fixture) {
  const Json* name = fixture.entry->find("folder");
  if (name == nullptr || !name->isString()) return {};
  return judgeFixture(fixture, fixture.folder / name->asString());
}

}  // namespace icl::checkpoint
