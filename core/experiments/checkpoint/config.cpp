#include "core/experiments/checkpoint/config.h"

#include <algorithm>

namespace icl::checkpoint {
namespace {

constexpr std::int64_t kTested = 16;  // examples of an evaluation in the study's fine-tuning

Message onlyPlanted(const Values& values) {
  if (values.text("folder").empty()) return {};
  return {ICL_TR("chooses among the built-in checkpoints; a folder is given")};
}

void addSource(SchemaOf<Config>& schema) {
  schema.section(ICL_TR("Checkpoint"))
      .add(&Config::folder, "folder", ICL_TR("Model folder"))
      .help(ICL_TR("The folder of a Qwen2.5 or Qwen2.5-VL model as its makers publish it: "
                   "config.json, the safetensors files, the tokenizer's files. Empty: a small "
                   "checkpoint with known circuits, made on the spot. Files are read where they "
                   "lie and never changed."))
      .add(&Config::planted, "planted", ICL_TR("Built-in checkpoint"))
      .option(Planted::Words, "words", ICL_TR("text model"),
              ICL_TR("Items are words; head 0.1 looks one token back, head 1.0 is an induction "
                     "head."))
      .option(Planted::Pictures, "pictures", ICL_TR("vision model, small pictures"),
              ICL_TR("The same circuit behind a vision tower; a picture is one token."))
      .option(Planted::LargePictures, "large-pictures", ICL_TR("vision model, larger pictures"),
              ICL_TR("Pictures of six tokens: they share one time index, so that a head that "
                     "counts positions no longer finds the token before."))
      .help(
          ICL_TR("Which of the checkpoints with known circuits is used where no folder is given."))
      .idle(onlyPlanted)
      .add(&Config::precision, "precision", ICL_TR("Weights"))
      .option(Precision::Bf16, "bf16", ICL_TR("rounded to bfloat16"))
      .option(Precision::F32, "f32", ICL_TR("as stored"))
      .help(ICL_TR("Weights as the files hold them, or rounded to bfloat16 first (of files in "
                   "bfloat16 the same). All arithmetic is in 32 bits."))
      .advanced();
}

void addData(SchemaOf<Config>& schema, const char* examples_help) {
  schema.section(ICL_TR("Data"))
      .add(&Config::data, "data", ICL_TR("Examples from"))
      .help(ICL_TR("names: built-in texts that give invented names to things, for any model. Or "
                   "the folder of the benchmark VL-ICL's task open_mi, with its pictures."))
      .add(&Config::examples, "examples", ICL_TR("Examples"))
      .range(1, 2000)
      .log()
      .help(examples_help)
      .add(&Config::shots, "shots", ICL_TR("Demonstrations of each name"))
      .range(1, 4)
      .help(ICL_TR("How often each of the two names is shown before the question. A benchmark "
                   "folder shows each twice."));
}

void addGate(SchemaOf<Config>& schema) {
  schema.add(&Config::gate, "gate", ICL_TR("Heads shut"))
      .help(ICL_TR("Heads that are taken away from the start, such as 1.0 or 0.1 1.0 (layer.head, "
                   "from 0): what they put out is zero at every token."))
      .twins([](const Values& values) -> std::vector<Value> {
        if (!values.text("folder").empty()) return {};
        return {std::string("1.0"), std::string("0.1")};
      })
      .add(&Config::average, "average", ICL_TR("Means of the scores"))
      .option(Average::Published, "published", ICL_TR("as published"),
              ICL_TR("Previous-token scores over all examples that were loaded, induction over "
                     "those where some head's score is above 0."))
      .option(Average::Processed, "processed", ICL_TR("over all processed"))
      .help(ICL_TR("What the scores of the heads are divided by."))
      .advanced();
}

Status checkShots(const Config& config) {
  if (!config.benchmark() || config.shots == 2) return {};
  return Error{Message{ICL_TR("a benchmark folder shows each name twice: 'shots' must be 2")},
               "shots"};
}

Status checkData(const Config& config) {
  if (config.data.empty()) {
    return Error{Message{ICL_TR("is empty: write names for the built-in texts, or the folder of "
                                "the benchmark")},
                 "data"};
  }
  if (!config.benchmark() || !config.builtIn()) return {};
  return Error{Message{ICL_TR("the built-in checkpoint knows its own task alone: 'data' must be "
                              "names, or 'folder' must name a model")},
               "data"};
}

void addRules(SchemaOf<Config>& schema) {
  schema.rule({"shots", "data"}, checkShots).rule({"data", "folder"}, checkData);
}

void addAdapters(SchemaOf<Config>& schema) {
  schema.section(ICL_TR("Adapters"))
      .add(&Config::rank, "rank", ICL_TR("Rank"))
      .range(1, 256)
      .symbol("r")
      .help(ICL_TR("Of the two factors that stand beside every query, key, value and output "
                   "matrix of the text model."))
      .add(&Config::scale_alpha, "scale-alpha", ICL_TR("Scale"))
      .range(1e-3, 1e4)
      .log()
      .symbol("α")
      .help(ICL_TR("What the factors add is multiplied by α over the rank."))
      .add(&Config::dropout, "dropout", ICL_TR("Dropout"))
      .range(0, 0.9)
      .help(ICL_TR("Part of the adapters' inputs that is left out in a training step."))
      .add(&Config::rate, "rate", ICL_TR("Learning rate"))
      .range(1e-8, 1)
      .log()
      .unit(ICL_TR("per step"))
      .help(ICL_TR("Of AdamW, constant. The study's 2e-5 is for large models; the built-in one "
                   "learns at 1e-3."))
      .add(&Config::weight_decay, "weight-decay", ICL_TR("Weight decay"))
      .range(0, 1)
      .help(ICL_TR("Decoupled, on both factors."))
      .advanced();
}

void addEvaluation(SchemaOf<Config>& schema) {
  schema.section(ICL_TR("Training"))
      .add(&Config::train_examples, "train-examples", ICL_TR("Training examples"))
      .range(1, 2000)
      .log()
      .help(ICL_TR("One is drawn a step. Those that are tested come behind them. With a benchmark "
                   "folder and 100 examples the first 500 steps take them in the study's order."))
      .add(&Config::evaluate_every, "evaluate-every", ICL_TR("Steps between evaluations"))
      .range(1, 10000)
      .log()
      .help(ICL_TR("Accuracy and all heads' scores are measured before the first step and then "
                   "after so many."))
      .add(&Config::watched, "watched", ICL_TR("Heads watched"))
      .range(1, 20)
      .help(ICL_TR("How many of the strongest heads of either kind, as the first evaluation finds "
                   "them, the mean strengths are over."))
      .add(&Config::watch_previous, "watch-previous", ICL_TR("Previous-token heads"))
      .help(ICL_TR("Those to watch instead, such as 19.11 1.1; empty: the strongest."))
      .advanced()
      .add(&Config::watch_induction, "watch-induction", ICL_TR("Induction heads"))
      .help(ICL_TR("Those to watch instead, such as 20.1 25.5; empty: the strongest."))
      .advanced();
}

}  // namespace

LoraSettings Config::lora() const {
  LoraSettings settings;
  settings.rank = static_cast<std::size_t>(rank);
  settings.alpha = scale_alpha;
  settings.dropout = dropout;
  settings.rate = rate;
  settings.decay = weight_decay;
  return settings;
}

Schema headsSchema() {
  SchemaOf<Config> schema("checkpoint-heads", ICL_TR("Checkpoint: find and remove heads"));
  addSource(schema);
  addData(schema, ICL_TR("One is scored a step; the first of the data are taken."));
  schema.section(ICL_TR("Heads"))
      .add(&Config::top, "top", ICL_TR("Length of the ranking"))
      .range(1, 1000)
      .help(ICL_TR("How many heads the ranking lists."));
  addGate(schema);
  addRules(schema);
  return schema.build();
}

Schema loraSchema() {
  SchemaOf<Config> schema("checkpoint-lora", ICL_TR("Checkpoint: fine-tune with LoRA"));
  addSource(schema);
  addData(schema, ICL_TR("Examples that are tested at every evaluation."));
  addEvaluation(schema);
  addAdapters(schema);
  schema.section(ICL_TR("Heads"));
  addGate(schema);
  addRules(schema);
  Schema built = schema.build();
  for (Field& field : built.mutableFields()) {
    if (field.key == "examples") field.fallback = kTested;
  }
  return built;
}

Config configOf(const Values& complete) {
  static const Schema kSchemas[] = {headsSchema(), loraSchema()};
  const Schema& schema = kSchemas[complete.contains("rank") ? 1 : 0];
  Config config;
  for (const Field& field : schema.fields()) {
    if (field.load) field.load(&config, *complete.find(field.key));
  }
  return config;
}

Result<ModelConfig> modelOf(const Config& config) {
  if (config.builtIn()) return modelConfigFromText(plantedConfig(config.planted), "config.json");
  return readModelConfig(config.folder);
}

}  // namespace icl::checkpoint
