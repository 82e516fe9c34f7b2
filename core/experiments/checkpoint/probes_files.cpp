// The results of a run in the files that the study's scripts write: heads.json, and a file for each
// set of heads that was taken away.
#include <utility>

#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/base/json.h"
#include "core/experiments/checkpoint/probes.h"
#include "core/experiments/checkpoint/probes_parts.h"

namespace icl::checkpoint {
namespace {

struct ResultsQuestion {
  std::string folder{};
  bool knockouts = true;
};

Schema resultsQuestion() {
  return SchemaOf<ResultsQuestion>("results", {})
      .add(&ResultsQuestion::folder, "folder", ICL_TR("Folder"))
      .help(
          ICL_TR("Where heads.json and knockout_ih_results.json, …_ph_…, …_both_… are written; it "
                 "is made if need be. Empty: nothing is written."))
      .add(&ResultsQuestion::knockouts, "knockouts", ICL_TR("With removals"))
      .help(ICL_TR("Answers all examples again without the strongest heads of either kind, and "
                   "without both."))
      .build();
}

Json headList(const std::vector<HeadScore>& heads) {
  Json list = Json::array();
  for (const HeadScore& one : heads) {
    Json entry = Json::object();
    entry.set("layer", static_cast<std::int64_t>(one.layer));
    entry.set("head", static_cast<std::int64_t>(one.head));
    entry.set("score", one.score);
    list.push(std::move(entry));
  }
  return list;
}

/// What tells one model from another: its configuration and the index of its files.
std::string modelHash(const Config& config) {
  if (config.builtIn()) return sha256(plantedConfig(config.planted));
  std::string bytes;
  for (const char* name : {"config.json", "model.safetensors.index.json"}) {
    const auto text = readFile(std::filesystem::path(config.folder) / name);
    if (text) bytes += *text;
  }
  return sha256(bytes);
}

Json headsJson(const AskedRun& asked, const Summary& summary) {
  const auto top = static_cast<std::size_t>(asked.config.top);
  const ScoreMeans& means = summary.means;
  Json json = Json::object();
  json.set("ph_heads", headList(strongestHeads(asked, summary, HeadMeasure::Previous, top)));
  json.set("ih_heads", headList(strongestHeads(asked, summary, HeadMeasure::Induction, top)));
  json.set("model", asked.config.builtIn() ? std::string("planted") : asked.config.folder);
  json.set("model_hash", modelHash(asked.config));
  json.set("precision", asked.config.precision == Precision::Bf16 ? "bf16" : "as stored");
  json.set("resize", "bicubic, antialiased, 22-bit weights");
  json.set("data", asked.bench().source());
  json.set("average", asked.config.average == Average::Published ? "published" : "processed");
  json.set("loaded", static_cast<std::int64_t>(means.loaded()));
  json.set("processed", static_cast<std::int64_t>(means.processed()));
  json.set("skipped", static_cast<std::int64_t>(means.loaded() - means.processed()));
  return json;
}

Json measuresJson(double accuracy, double cla) {
  Json json = Json::object();
  json.set("accuracy", accuracy);
  json.set("cla", cla);
  return json;
}

Json knockoutJson(const AskedRun& asked, const HeadSet& set, const Summary& base,
                  const Summary& without) {
  Json heads = Json::array();
  for (const std::size_t head : set.heads) {
    Json entry = Json::object();
    entry.set("layer", static_cast<std::int64_t>(head / asked.shape().heads));
    entry.set("head", static_cast<std::int64_t>(head % asked.shape().heads));
    heads.push(std::move(entry));
  }
  Json json = Json::object();
  json.set("knockout_type", set.name);
  json.set("heads", std::move(heads));
  json.set("baseline", measuresJson(base.accuracy(), base.inContext()));
  json.set("knockout", measuresJson(without.accuracy(), without.inContext()));
  json.set("diff", measuresJson(without.accuracy() - base.accuracy(),
                                without.inContext() - base.inContext()));
  json.set("num_eval", static_cast<std::int64_t>(without.answered));
  return json;
}

Status writeJson(const std::filesystem::path& file, const Json& json) {
  return writeAtomic(file, json.print(2) + "\n");
}

Result<ProbeResult> runResults(const Snapshot& snapshot, const Values& arguments,
                               std::stop_token stop) {
  const AskedRun asked(snapshot, stop);
  ProbeResult result;
  const std::string& folder = arguments.text("folder");
  if (folder.empty()) {
    result.values = {{"files", 0}};
    return result;
  }
  const Summary summary = asked.summary();
  if (stop.stop_requested()) return result;
  if (auto made = makeFolder(folder); !made) return made.error();
  const std::filesystem::path to(folder);
  if (auto written = writeJson(to / "heads.json", headsJson(asked, summary)); !written) {
    return written.error();
  }
  double files = 1;
  Summary base;
  for (const HeadSet& set : strongestSets(asked, summary, asked.usualTop(), 1)) {
    if (!arguments.toggle("knockouts") || set.name == "control") break;
    Subject subject = asked.subject;
    for (const std::size_t head : set.heads) subject.open[head] = 0;
    const Summary now =
        summaryOf(answersOf(subject, subject.count, asked.stop), asked.bench().heads());
    if (stop.stop_requested()) return result;
    if (set.name == "baseline") {
      base = now;
      continue;
    }
    const auto file = to / ("knockout_" + set.name + "_results.json");
    if (auto written = writeJson(file, knockoutJson(asked, set, base, now)); !written) {
      return written.error();
    }
    ++files;
  }
  result.values = {{"files", files}};
  result.text = folder;
  return result;
}

}  // namespace

ProbeType resultsProbe() {
  return {
      "results",
      ICL_TR("Results as files"),
      ICL_TR("Writes the ranking and the removals as JSON in the layout of the study's scripts, "
             "with what they were measured on."),
      resultsQuestion(),
      {{"files", ICL_TR("files written")}},
      runResults};
}

}  // namespace icl::checkpoint
