// The declaration of the settings that all stages share, and the schema of the first.
#include <initializer_list>

#include "core/experiments/mixture/config_parts.h"
#include "core/experiments/mixture/config_rules.h"

namespace icl::mixture {
namespace {

using Builder = SchemaOf<Config>;

bool hasPositionBlock(const Values& values) {
  return values.text("positions") == "absolute" || values.text("positions") == "hybrid";
}

std::function<std::vector<Value>(const Values&)> others(std::string key,
                                                        std::vector<Value> options) {
  return [key = std::move(key), options = std::move(options)](const Values& values) {
    std::vector<Value> rest;
    for (const Value& option : options) {
      if (option != *values.find(key)) rest.push_back(option);
    }
    return rest;
  };
}

std::vector<Value> numbers(std::initializer_list<std::int64_t> of) {
  std::vector<Value> out;
  for (const std::int64_t number : of) out.emplace_back(number);
  return out;
}

std::vector<Value> names(std::initializer_list<const char*> of) {
  std::vector<Value> out;
  for (const char* name : of) out.emplace_back(std::string(name));
  return out;
}

std::function<Message(const Values&)> actsWith(std::string key, std::string option,
                                               const char* message) {
  return [key = std::move(key), option = std::move(option), message](const Values& values) {
    return values.text(key) == option ? Message{} : Message{message};
  };
}

void addTask(Builder& schema) {
  schema.section(ICL_TR("Task"))
      .add(&Config::classes, "classes", ICL_TR("Classes"))
      .range(2, 1'048'576)
      .log()
      .symbol("K")
      .help(ICL_TR("Classes that training shows. Few can be memorised; of many it pays to read the "
                   "labels from the context."))
      .asSwitch()
      .twins(others("classes", numbers({8192, 2048, 512})))
      .add(&Config::labels, "labels", ICL_TR("Labels"))
      .range(2, 1024)
      .symbol("L")
      .help(ICL_TR("Labels that the classes share: class k has the label k mod L."))
      .add(&Config::pairs, "pairs", ICL_TR("Pairs"))
      .range(2, 128)
      .symbol("N")
      .help(ICL_TR("Items with their labels that stand before the query."))
      .add(&Config::item_dimension, "item-dimension", ICL_TR("Dimension of an item"))
      .range(1, 512)
      .symbol("D")
      .help(
          ICL_TR("Numbers in an item or label. By default 63 with absolute positions, whose block "
                 "of 65 makes a width of 128, else 64. Smaller ones learn sooner."))
      .derived([](const Values& values) -> Value {
        return std::int64_t{values.text("positions") == "absolute" ? 63 : 64};
      })
      .add(&Config::burstiness, "burstiness", ICL_TR("Burstiness"))
      .range(0, 64)
      .symbol("B")
      .help(ICL_TR("How often each class of a context is repeated; 0 means that no sequence is "
                   "bursty, so that the query's class hardly ever stands in the context."))
      .add(&Config::bursty_fraction, "bursty-fraction", ICL_TR("Bursty part"))
      .range(0, 1)
      .symbol("p_{B}")
      .help(ICL_TR("Part of the sequences whose query is one of the repeated classes of its "
                   "context; in the others all classes are drawn independently."))
      .add(&Config::ood_fraction, "ood-fraction", ICL_TR("New-class part"))
      .range(0, 1)
      .symbol("p_{C}")
      .help(ICL_TR("Part of the training sequences whose classes are new, drawn afresh for every "
                   "batch; only the context can tell their labels."));
}

void addTaskDetails(Builder& schema) {
  schema.add(&Config::new_classes, "new-classes", ICL_TR("New classes"))
      .range(2, 65536)
      .log()
      .advanced()
      .help(ICL_TR("How many new classes a batch or a test set draws its sequences from."))
      .add(&Config::spread, "spread", ICL_TR("Spread within a class"))
      .range(0, 10)
      .symbol("ε")
      .help(ICL_TR("Noise of an item about its class mean, relative to the mean's length. Items "
                   "are scaled to mean squared length 1 whatever the spread."))
      .add(&Config::zipf, "zipf", ICL_TR("Zipf exponent"))
      .range(0, 5)
      .symbol("α")
      .help(ICL_TR("Class k is drawn with probability proportional to (k+1)^-α; 0 is uniform. "
                   "Near 1 a model can both memorise the common classes and learn in context."))
      .add(&Config::no_repeats, "no-repeats", ICL_TR("No repeated labels"))
      .advanced()
      .help(ICL_TR("Draw the classes of a context with different labels, each label and then each "
                   "of its classes equally likely."));
}

void addModel(Builder& schema) {
  schema.section(ICL_TR("Model"))
      .add(&Config::layers, "layers", ICL_TR("Layers"))
      .range(1, 8)
      .help(ICL_TR("Transformer blocks. An induction head needs two: the first notes at each label "
                   "which item stood before it."))
      .asSwitch()
      .twins(others("layers", numbers({1, 2, 4})))
      .add(&Config::heads, "heads", ICL_TR("Heads"))
      .range(1, 16)
      .symbol("H")
      .help(ICL_TR("Attention heads of a layer; they share the width."))
      .asSwitch()
      .twins(others("heads", numbers({1, 4})))
      .add(&Config::output_projection, "output-projection", ICL_TR("Output projection"))
      .option(OutputProjection::Auto, "auto", ICL_TR("with several heads"),
              ICL_TR("as published: one head writes into the residual stream directly"))
      .option(OutputProjection::Always, "always", ICL_TR("always"), ICL_TR("also with one head"))
      .advanced()
      .help(ICL_TR("Whether a matrix mixes what the heads put out."))
      .idle([](const Values& values) -> Message {
        if (values.integer("heads") == 1) return {};
        return ICL_TR("acts with one head; several have it always");
      });
}

void addPositions(Builder& schema) {
  schema.add(&Config::positions, "positions", ICL_TR("Positions"))
      .option(Positions::Absolute, "absolute", ICL_TR("absolute"),
              ICL_TR("a one-hot position, shifted at random, before the embedding"))
      .option(Positions::Rotary, "rotary", ICL_TR("rotary"),
              ICL_TR("queries and keys turned by their position, in the standard pairing"))
      .option(Positions::RotaryPublished, "rotary-published", ICL_TR("rotary, as published"),
              ICL_TR("the published pairing, which is no rotation"))
      .option(Positions::Alibi, "alibi", ICL_TR("ALiBi"),
              ICL_TR("scores fall with distance, one slope a head"))
      .option(Positions::Hybrid, "hybrid", ICL_TR("hybrid"),
              ICL_TR("the one-hot block, and rotation if hybrid-rotation is on"))
      .option(Positions::None, "none", ICL_TR("none"),
              ICL_TR("nothing but the causal mask tells tokens apart"))
      .help(ICL_TR("How the model knows where a token stands."))
      .asSwitch()
      .twins(others("positions", names({"absolute", "rotary", "none", "alibi"})))
      .add(&Config::max_pairs, "max-pairs", ICL_TR("Pairs that positions allow for"))
      .range(2, 128)
      .symbol("N_{max}")
      .advanced()
      .help(ICL_TR("The one-hot block has a column for each of 2 N_max + 1 positions. A sequence "
                   "begins at a random one; without that room learning takes several times as "
                   "long."))
      .idle([](const Values& values) -> Message {
        return hasPositionBlock(values) ? Message{} : ICL_TR("acts for absolute and hybrid");
      })
      .add(&Config::hybrid_rotation, "hybrid-rotation", ICL_TR("Rotation of the hybrid"))
      .option(HybridRotation::Off, "off", ICL_TR("off"))
      .option(HybridRotation::On, "on", ICL_TR("standard"))
      .option(HybridRotation::Published, "published", ICL_TR("as published"))
      .advanced()
      .help(ICL_TR("Whether hybrid positions turn queries and keys as well, over the whole width "
                   "of a head."))
      .idle(actsWith("positions", "hybrid", ICL_TR("acts for hybrid positions")))
      .add(&Config::rotary_base, "rotary-base", ICL_TR("Base of the rotation"))
      .range(2, 1e7)
      .log()
      .symbol("θ")
      .advanced()
      .help(ICL_TR("The angle of pair j is the position times θ^(-2j/h), h the size of a head."))
      .idle([](const Values& values) -> Message {
        const std::string& kind = values.text("positions");
        if (kind == "rotary" || kind == "rotary-published") return {};
        if (kind == "hybrid" && values.text("hybrid-rotation") != "off") return {};
        return ICL_TR("acts for rotary positions");
      });
}

void addModelDetails(Builder& schema) {
  schema.add(&Config::width, "width", ICL_TR("Width"))
      .range(1, 4096)
      .symbol("d")
      .unit(ICL_TR("channels"))
      .readOnly()
      .help(ICL_TR("Numbers in the residual stream of a token: the embedding and, with absolute or "
                   "hybrid positions, the block of one-hot positions."))
      .derived([](const Values& values) -> Value {
        const std::int64_t most = values.integer("max-pairs");
        const std::string& kind = values.text("positions");
        const std::int64_t block =
            kind == "absolute" ? 2 * most + 1 : (kind == "hybrid" ? 2 * most + 2 : 0);
        return block + values.integer("item-dimension");
      })
      .add(&Config::rms_norm, "rms-norm", ICL_TR("RMSNorm"))
      .help(ICL_TR("Normalise the stream before attention, before the feed-forward layer and "
                   "before the read-out."))
      .asSwitch()
      .twins(others("rms-norm", {true, false}))
      .add(&Config::norm_eps, "norm-eps", ICL_TR("Floor of the norm"))
      .range(0, 1)
      .advanced()
      .help(ICL_TR("Added to the mean square under the root."))
      .idle([](const Values& values) -> Message {
        return values.toggle("rms-norm") ? Message{} : ICL_TR("acts with rms-norm on");
      })
      .add(&Config::residual_scale, "residual-scale", ICL_TR("Residual scale"))
      .range(0, 10)
      .symbol("s")
      .advanced()
      .help(ICL_TR("What attention and feed-forward layers put out is multiplied with this before "
                   "it joins the stream."))
      .add(&Config::activation, "activation", ICL_TR("Activation"))
      .option(Activation::Published, "published", ICL_TR("of the product"),
              ICL_TR("W₃ SiLU(W₁x ∘ W₂x), as in the published code"))
      .option(Activation::SwiGlu, "swiglu", ICL_TR("of the gate"),
              ICL_TR("W₃ (SiLU(W₁x) ∘ W₂x), true SwiGLU"))
      .advanced()
      .help(ICL_TR("Where the feed-forward layer has its nonlinearity."))
      .asSwitch()
      .twins(others("activation", names({"published", "swiglu"})));
}

void addOptimizer(Builder& schema) {
  schema.section(ICL_TR("Training"))
      .add(&Config::batch, "batch", ICL_TR("Batch"))
      .range(1, 4096)
      .log()
      .unit(ICL_TR("sequences per step"))
      .help(ICL_TR("Sequences drawn afresh for each step."))
      .add(&Config::optimizer, "optimizer", ICL_TR("Optimiser"))
      .option(Optimizer::Sgd, "sgd", ICL_TR("SGD"),
              ICL_TR("as published; takes some 100,000 steps to learn in context"))
      .option(Optimizer::Adam, "adam", ICL_TR("Adam"),
              ICL_TR("hundreds of steps; weight decay joins the gradient"))
      .option(Optimizer::AdamW, "adamw", ICL_TR("AdamW"),
              ICL_TR("Adam whose weight decay shrinks the weights by itself"))
      .help(ICL_TR("How the gradient moves the weights."))
      .asSwitch()
      .twins(others("optimizer", names({"sgd", "adam"})))
      .add(&Config::rate, "rate", ICL_TR("Learning rate"))
      .range(1e-6, 10)
      .log()
      .symbol("η")
      .help(ICL_TR("Size of a step."))
      .live()
      .add(&Config::momentum, "momentum", ICL_TR("Momentum"))
      .range(0, 0.999)
      .advanced()
      .help(ICL_TR("Part of the last step that is made again."))
      .idle(actsWith("optimizer", "sgd", ICL_TR("acts with sgd")))
      .add(&Config::weight_decay, "weight-decay", ICL_TR("Weight decay"))
      .range(0, 10)
      .symbol("λ")
      .help(ICL_TR("Pulls every weight towards 0, biases and norms as well."))
      .live()
      .add(&Config::clip, "clip", ICL_TR("Largest gradient norm"))
      .range(0, 1e6)
      .advanced()
      .help(ICL_TR("Longer gradients are shortened to this; 0 leaves them."))
      .live();
}

void addSchedule(Builder& schema) {
  schema.add(&Config::schedule, "schedule", ICL_TR("Schedule"))
      .option(RateSchedule::Constant, "constant", ICL_TR("constant"))
      .option(RateSchedule::Cosine, "cosine", ICL_TR("cosine"),
              ICL_TR("after the warm-up down to 0 on half a cosine"))
      .option(RateSchedule::WarmUp, "warm-up", ICL_TR("warm-up"),
              ICL_TR("up from 0 on a line, then constant"))
      .advanced()
      .help(ICL_TR("How the learning rate changes during a run."))
      .add(&Config::warm_up_steps, "warm-up-steps", ICL_TR("Warm-up"))
      .range(0, 1'000'000)
      .unit(ICL_TR("steps"))
      .advanced()
      .help(ICL_TR("Steps over which the learning rate grows from 0."))
      .idle([](const Values& values) -> Message {
        if (values.text("schedule") != "constant") return {};
        return ICL_TR("acts with the schedules cosine and warm-up");
      })
      .add(&Config::schedule_steps, "schedule-steps", ICL_TR("End of the schedule"))
      .range(1, 10'000'000)
      .log()
      .unit(ICL_TR("steps"))
      .advanced()
      .help(ICL_TR("Step at which the cosine schedule reaches 0."))
      .idle(actsWith("schedule", "cosine", ICL_TR("acts with the schedule cosine")))
      .add(&Config::skip_unused, "skip-unused", ICL_TR("Skip what nothing depends on"))
      .advanced()
      .help(ICL_TR("Compute of the last block only what the loss needs: the query's row. Loss and "
                   "gradient are the same up to rounding, in a third less time."));
}

void addEvaluation(Builder& schema) {
  schema.section(ICL_TR("Test"))
      .add(&Config::test_sequences, "test-sequences", ICL_TR("Test sequences"))
      .range(10, 10000)
      .log()
      .help(ICL_TR("Sequences in each of the four test sets. They stay the same for the whole run, "
                   "as do the new classes in them, so an accuracy is known to ±√(p(1−p)/S) and to "
                   "the luck of that one draw."))
      .add(&Config::evaluate_every, "evaluate-every", ICL_TR("Evaluate every"))
      .range(1, 100'000)
      .log()
      .unit(ICL_TR("steps"))
      .help(ICL_TR("Steps between two evaluations of the test sets; the curves keep the last value "
                   "in between."));
}

}  // namespace

void addTaskSettings(SchemaOf<Config>& schema) {
  addTask(schema);
  addTaskDetails(schema);
}

void addModelSettings(SchemaOf<Config>& schema) {
  addModel(schema);
  addPositions(schema);
  addModelDetails(schema);
}

void addTrainingSettings(SchemaOf<Config>& schema) {
  addOptimizer(schema);
  addSchedule(schema);
  addEvaluation(schema);
}

void addSharedRules(SchemaOf<Config>& schema) {
  schema.rule({"classes", "labels", "new-classes"}, checkClasses)
      .rule({"pairs", "burstiness", "no-repeats", "labels"}, checkBurstiness)
      .rule({"item-dimension", "heads", "positions", "max-pairs", "hybrid-rotation"},
            checkPositions)
      .rule({"schedule", "schedule-steps", "warm-up-steps"}, checkSchedule);
}

Schema pretrainSchema() {
  Builder schema("mixture-pretrain", ICL_TR("Mixture, first stage"));
  addTaskSettings(schema);
  addModelSettings(schema);
  addTrainingSettings(schema);
  addSharedRules(schema);
  return schema.build();
}

}  // namespace icl::mixture
