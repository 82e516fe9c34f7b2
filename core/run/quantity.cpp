#include "core/run/quantity.h"

#include "core/run/verify.h"

namespace icl {

namespace {

constexpr std::string_view kLevel = "level:", kProbe = "probe:";

Result<Quantity> parseLevel(const std::string& name, const ExperimentType& type) {
  Quantity quantity;
  quantity.kind = Quantity::Kind::Level;
  quantity.name = name;
  // The summary probe names every level there can be; where there is none, measuring will tell.
  if (const ProbeType* summary = type.probe("summary"); summary && !summary->labels.empty()) {
    std::vector<std::string> known;
    for (const auto& [label, meaning] : summary->labels) {
      if (label == name) return quantity;
      known.push_back(label);
    }
    return unknownName("level", name, known);
  }
  return quantity;
}

Result<Quantity> parseProbe(const std::string& text, const ExperimentType& type) {
  const auto dot = text.find('.');
  if (dot == std::string::npos) {
    return Error{Message{ICL_TR("'probe:%1' must be 'probe:PROBE.LABEL'"), {text}}, ""};
  }
  Quantity quantity;
  quantity.kind = Quantity::Kind::Probe;
  quantity.name = text.substr(dot + 1);
  quantity.probe = type.probe(text.substr(0, dot));
  std::vector<std::string> known;
  if (quantity.probe == nullptr) {
    for (const ProbeType& probe : type.probes) known.push_back(probe.id);
    return unknownName("probe", text.substr(0, dot), known);
  }
  for (const auto& [label, meaning] : quantity.probe->labels) {
    if (label == quantity.name) return quantity;
    known.push_back(label);
  }
  return unknownName("label", quantity.name, known);
}

Result<double> levelOf(const Quantity& quantity, const Driver& driver, const Values& set) {
  Values settings = driver.config();
  for (const auto& [key, value] : set.map()) settings.set(key, value);
  const auto complete = driver.type().schema.complete(settings);
  if (!complete) return complete.error();
  const auto levels =
      driver.type().levels ? driver.type().levels(*complete) : std::map<std::string, double>{};
  const auto found = levels.find(quantity.name);
  if (found != levels.end()) return found->second;
  std::vector<std::string> known;
  for (const auto& [name, value] : levels) known.push_back(name);
  return unknownName("level", quantity.name, known);
}

}  // namespace

Result<Quantity> parseQuantity(const std::string& text, const ExperimentType& type,
                               const std::vector<Channel>& channels) {
  if (text.starts_with(kLevel)) return parseLevel(text.substr(kLevel.size()), type);
  if (text.starts_with(kProbe)) return parseProbe(text.substr(kProbe.size()), type);
  Quantity quantity;
  quantity.channel = channelIndex(channels, text);
  if (quantity.channel >= 0) return quantity;
  std::vector<std::string> known;
  for (const Channel& channel : channels) known.push_back(channel.key);
  return unknownName("channel", text, known);
}

Result<double> measureQuantity(const Quantity& quantity, const Driver& driver, const Values& set,
                               const Values& arguments) {
  if (quantity.kind == Quantity::Kind::Channel) {
    return driver.row()[static_cast<std::size_t>(quantity.channel)];
  }
  if (quantity.kind == Quantity::Kind::Level) return levelOf(quantity, driver, set);
  const auto ask = [&]() -> Result<ProbeResult> {
    if (set.empty()) return askSnapshot(*quantity.probe, *driver.snapshot(), arguments);
    Values settings = driver.config();
    for (const auto& [key, value] : set.map()) settings.set(key, value);
    return askFresh(driver.type(), settings, driver.options().seed, quantity.probe->id, arguments);
  };
  const auto answer = ask();
  if (!answer) return answer.error();
  if (const double* value = answer->find(quantity.name)) return *value;
  return Error{Message{ICL_TR("the probe '%1' gives no '%2' under these settings"),
                       {quantity.probe->id, quantity.name}},
               ""};
}

}  // namespace icl
