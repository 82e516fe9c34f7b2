// Where the last token of one example looks; and the adapters of a run as files.
#include <cmath>
#include <utility>

#include "core/base/files.h"
#include "core/experiments/checkpoint/lora_run.h"
#include "core/experiments/checkpoint/probes.h"
#include "core/experiments/checkpoint/probes_parts.h"
#include "core/run/head_list.h"

namespace icl::checkpoint {
namespace {

struct RowQuestion {
  std::int64_t example = 0;
  std::string head{};
};

Schema rowQuestion() {
  return SchemaOf<RowQuestion>("attention-row", {})
      .add(&RowQuestion::example, "example", ICL_TR("Example"))
      .range(0, 1999)
      .help(ICL_TR("Which of the run's examples, from 0."))
      .add(&RowQuestion::head, "head", ICL_TR("Head"))
      .help(ICL_TR("Such as 1.0 (layer.head); empty: the strongest induction head so far."))
      .build();
}

Result<std::size_t> headAsked(const AskedRun& asked, const std::string& text) {
  const auto heads = headsFromText(text, asked.shape().layers, asked.shape().heads, "head");
  if (!heads) return heads.error();
  if (!heads->empty()) return heads->front();
  const auto strongest = strongestHeads(asked, asked.summary(), HeadMeasure::Induction, 1);
  if (strongest.empty()) {
    return Error{Message{ICL_TR("no example could be scored, so no head is the strongest: name "
                                "one")},
                 "head"};
  }
  return strongest.front().layer * asked.shape().heads + strongest.front().head;
}

Result<ProbeResult> runRow(const Snapshot& snapshot, const Values& arguments,
                           std::stop_token stop) {
  const AskedRun asked(snapshot, stop);
  const auto index = static_cast<std::size_t>(arguments.integer("example"));
  if (index >= asked.subject.count) {
    return Error{Message{ICL_TR("there is no example %1: they are counted from 0 to %2"),
                         {std::to_string(index), std::to_string(asked.subject.count - 1)}},
                 "example"};
  }
  const auto head = headAsked(asked, arguments.text("head"));
  if (!head) return head.error();
  LastRow row;
  const auto outcome = scoreExample(asked.subject, index, asked.stop, &row);
  ProbeResult result;
  if (!outcome) return result;
  const auto prepared = asked.bench().prepare(asked.subject.first + index, asked.stop);
  if (!prepared) return prepared.error();
  const std::size_t tokens = row.tokens.size();
  const float* weights = row.weights.data() + *head * tokens;
  result.cols = 2;
  result.col_labels = {"attention", "answer"};
  double on_answer = 0;
  std::size_t next = 0;
  for (std::size_t t = 0; t < tokens; ++t) {
    const bool part = next < prepared->places.size() && prepared->places[next] == t;
    if (part) {
      ++next;
      on_answer += static_cast<double>(weights[t]);
    }
    result.row_labels.push_back(std::to_string(t) + ": " + asked.bench().tokenText(row.tokens[t]));
    result.table.push_back(static_cast<double>(weights[t]));
    result.table.push_back(part ? 1 : 0);
    ++result.rows;
  }
  const TextShape& shape = asked.shape();
  result.values = {{"layer", static_cast<double>(*head / shape.heads)},
                   {"head", static_cast<double>(*head % shape.heads)},
                   {"ph", outcome->scores.previous[*head]},
                   {"ih", outcome->scores.induction[*head]},
                   {"on_answer", on_answer},
                   {"answered", static_cast<double>(outcome->answered)},
                   {"right", static_cast<double>(prepared->answer.front())},
                   {"probability", std::exp(-outcome->loss)}};
  result.text = asked.bench().tokenText(outcome->answered);
  return result;
}

struct FilesQuestion {
  std::string folder{};
};

Schema filesQuestion() {
  return SchemaOf<FilesQuestion>("adapters", {})
      .add(&FilesQuestion::folder, "folder", ICL_TR("Folder"))
      .help(ICL_TR("Where adapter_config.json and adapter_model.safetensors are written; it is "
                   "made if need be, and what it holds under these names is replaced. Empty: "
                   "nothing is written."))
      .build();
}

Result<ProbeResult> runAdapters(const Snapshot& snapshot, const Values& arguments,
                                std::stop_token) {
  const auto* lora = dynamic_cast<const LoraSnapshot*>(&snapshot);
  ICL_CHECK(lora != nullptr, "a snapshot of another experiment");
  const Adapters<float>& adapters = lora->state().adapters;
  const std::string& folder = arguments.text("folder");
  ProbeResult result;
  double squares = 0;
  for (const float x : adapters.values().span()) squares += double{x} * double{x};
  result.values = {{"parameters", static_cast<double>(adapters.layout().count())},
                   {"updates", static_cast<double>(adapters.updates())},
                   {"length", std::sqrt(squares)}};
  if (folder.empty()) return result;
  if (auto made = makeFolder(folder); !made) return made.error();
  const Config config = checkpoint::configOf(snapshot.config());
  const bool vision = lora->bench().model().vision.has_value();
  auto written =
      writeAdapters(folder, adapters, vision ? AdapterNames::LanguageModel : AdapterNames::Plain,
                    config.builtIn() ? "planted" : config.folder);
  if (!written) return written.error();
  result.text = folder;
  return result;
}

}  // namespace

ProbeType attentionRowProbe() {
  return {"attention-row",
          ICL_TR("Where the last token looks"),
          ICL_TR("One head's attention from the last token of one example: a row for each token, "
                 "with a 1 where the token belongs to the right name."),
          rowQuestion(),
          {{"layer", ICL_TR("layer of the head")},
           {"head", ICL_TR("its number in the layer")},
           {"ph", ICL_TR("its previous-token score on this example")},
           {"ih", ICL_TR("its induction score on this example")},
           {"on_answer", ICL_TR("attention on the right name, all places together")},
           {"answered", ICL_TR("the likeliest next token")},
           {"right", ICL_TR("the first token of the right name")},
           {"probability", ICL_TR("what the model gives the right token")}},
          runRow};
}

ProbeType adaptersProbe() {
  return {"adapters",
          ICL_TR("Adapters as files"),
          ICL_TR("Writes the adapters of this state in the public layout, for other programs to "
                 "load beside the same base model."),
          filesQuestion(),
          {{"parameters", ICL_TR("numbers of all adapters")},
           {"updates", ICL_TR("updates so far")},
           {"length", ICL_TR("root of the sum of their squares")}},
          runAdapters};
}

}  // namespace icl::checkpoint
